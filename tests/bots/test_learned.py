"""Learned bots: the net as numpy runs it, the veteran that trusts it, and the master that searches with it."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import Glimpse, veteran
from emberwatch.bots.net import Net, fingerprint, read_net, write_net
from emberwatch.bots.outlive import NET
from emberwatch.bots.veteran import Veteran, net_of
from emberwatch.engine.agenda import Pick
from emberwatch.engine.errors import BadNet
from emberwatch.engine.game import Game
from tests.bots.test_bots import some_game, won_against_three

MOST_BYTES = 6_000_000


def rows_of(game: Game) -> list[bytes]:
    return [Glimpse(game, seat).row() for seat in range(game.seats)]


def small_weights(rng: np.random.Generator) -> dict[str, np.ndarray]:
    """A net of two layers for rows of five numbers and four picks."""
    shapes = {"first.weight": (3, 5), "first.bias": (3,), "layers.0.weight": (3, 3), "layers.0.bias": (3,)}
    shapes |= {"picks.weight": (4, 3), "picks.bias": (4,), "worth.weight": (2, 3), "worth.bias": (2,)}
    found = {name: rng.normal(size=shape).astype(np.float32) for name, shape in shapes.items()}
    return {**found, "scale": np.array([1, 0.5, 0.1, 1, 0.2], np.float32)}


# -- the net ------------------------------------------------------------------------------------------------------


def test_a_net_computes_what_its_weights_say() -> None:
    weights = small_weights(np.random.default_rng(1))
    row = np.array([3, 0, 7, 1, 0], np.uint8)
    x = np.maximum(weights["first.weight"] @ (row * weights["scale"]) + weights["first.bias"], 0)
    x = x + np.maximum(weights["layers.0.weight"] @ x + weights["layers.0.bias"], 0)
    judged = Net(weights).judge([row.tobytes()])
    np.testing.assert_allclose(judged.picks[0], weights["picks.weight"] @ x + weights["picks.bias"], rtol=1e-5)
    np.testing.assert_allclose(
        [judged.win[0], judged.lead[0]], weights["worth.weight"] @ x + weights["worth.bias"], rtol=1e-5
    )


def test_a_net_judges_one_row_as_it_judges_many() -> None:
    rows = [row for choices in (0, 40, 200) for row in rows_of(some_game(choices))]
    together = net_of("outlive").judge(rows)
    for i, row in enumerate(rows):
        alone = net_of("outlive").judge([row])
        np.testing.assert_allclose(alone.picks[0], together.picks[i], atol=1e-3)
        np.testing.assert_allclose(alone.win[0], together.win[i], atol=1e-4)


def test_chances_add_up_over_what_is_offered() -> None:
    chances = Net.chances(np.array([5.0, 1.0, 2.0, 9.0], np.float32), [1, 2])
    assert sum(chances) == pytest.approx(1)
    assert chances[1] / chances[0] == pytest.approx(np.e, rel=1e-5)


@pytest.mark.parametrize(("win", "seats", "chance"), [(1, 4, 1), (-1 / 3, 4, 0), (0, 4, 0.25), (0, 2, 0.5), (2, 2, 1)])
def test_chance_of_winning(win: float, seats: int, chance: float) -> None:
    assert Net.chance_of_win(win, seats) == pytest.approx(chance)


# -- files of weights ---------------------------------------------------------------------------------------------


def test_the_shipped_net_is_small_and_fits_the_rules() -> None:
    assert NET.stat().st_size <= MOST_BYTES
    assert isinstance(read_net(NET, "outlive"), Net)


def test_a_net_is_written_and_read(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    weights = small_weights(np.random.default_rng(2))
    write_net(file, "outlive", weights, {"minutes": 1})
    row = bytes([3, 0, 7, 1, 0])
    np.testing.assert_allclose(read_net(file, "outlive").judge([row]).picks, Net(weights).judge([row]).picks, atol=0.05)


def test_a_net_for_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    write_net(file, "discover", small_weights(np.random.default_rng(2)), {})
    with pytest.raises(BadNet, match=fingerprint("discover")):
        read_net(file, "outlive")


@pytest.mark.parametrize("content", [b"", b"no net at all"])
def test_a_file_that_is_no_net_is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "net.npz"
    file.write_bytes(content)
    with pytest.raises(BadNet, match="cannot be read"):
        read_net(file, "outlive")


def test_the_fingerprint_changes_with_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    before = fingerprint.__wrapped__("outlive")
    monkeypatch.setattr(type(ew.rules_of("outlive")), "version", 999)
    assert fingerprint.__wrapped__("outlive") != before


# -- the veteran --------------------------------------------------------------------------------------------------


def test_the_veteran_takes_the_pick_that_its_net_likes_best() -> None:
    game = some_game(40)
    seat = game.waiting[0]
    bot = Veteran(1)
    pick = bot.choose(Glimpse(game, seat))
    judged = net_of("outlive").judge([Glimpse(game, seat).row()]).picks[0]
    assert pick.number == max([offered.number for offered in game.asked[seat]], key=lambda number: judged[number])


def test_the_veteran_does_not_play_games_it_has_not_learned() -> None:
    assert Veteran.plays("outlive")
    assert not Veteran.plays("discover")


def test_the_veteran_beats_three_greedy() -> None:
    """A sample of what the arena measures: three of four."""
    assert won_against_three("veteran", "greedy", 12) >= 6


def test_with_a_net_for_other_rules_the_planner_plays(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    write_net(tmp_path / "net.npz", "discover", small_weights(np.random.default_rng(2)), {})
    monkeypatch.setattr(veteran, "net_of", lambda game: read_net(tmp_path / "net.npz", game))
    game = some_game(40)
    bot = bots.make("veteran", "outlive", 3)
    bot.budget = bots.Budget(None, 3)
    with pytest.warns(UserWarning, match="other rules of outlive"):
        assert bot.choose(Glimpse(game, game.waiting[0])) in game.asked[game.waiting[0]]
    assert bot.why().key.startswith("bot-why-planner")


# -- the master ---------------------------------------------------------------------------------------------------


def test_the_master_searches_when_its_net_is_unsure() -> None:
    game = some_game(40)
    bot = bots.make("master:20", "outlive", 3)
    searched = 0
    for _ in range(60):
        seat = game.waiting[0]
        pick = bot.choose(Glimpse(game, seat))
        why = bot.why()
        searched += why.key == "bot-why-master"
        if why.key == "bot-why-master":
            assert why.details["tries"] == 20
        game.take(seat, pick)
    assert 5 < searched < 60


def test_the_master_plays_the_same_again() -> None:
    picks: list[list[Pick]] = []
    for _ in range(2):
        game = some_game(40)
        bot = bots.make("master:12", "outlive", 5)
        picks.append([])
        for _ in range(20):
            seat = game.waiting[0]
            picks[-1].append(bot.choose(Glimpse(game, seat)))
            game.take(seat, picks[-1][-1])
    assert picks[0] == picks[1]
