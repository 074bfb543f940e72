"""Pictures of the table: what `render_mode="rgb_array"` gives."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import Glimpse
from emberwatch.engine.errors import NoRoom
from emberwatch.environments.games import check_render_mode, draw_frame
from emberwatch.environments.gymnasium import IDS, SeatEnv
from emberwatch.environments.pettingzoo import env
from emberwatch.environments.picture import SCALE, Canvas, title_of
from tests.pebbles import PEBBLES

GAMES = [
    ("outlive", 2, {}),
    ("outlive", 4, {"edition": "fr"}),
    ("discover", 1, {"scenario": 4, "copy": 12}),
    ("discover", 4, {"scenario": 5, "copy": 3}),
]


def color_at(frame: Any, color: str) -> int:  # noqa: ANN401
    """How many pixels have about this color."""
    wanted = np.array([int(color[i : i + 2], 16) for i in (1, 3, 5)])
    return int((np.abs(frame.astype(int) - wanted).max(axis=2) <= 2).sum())


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_every_moment_of_a_game_can_be_drawn(name: str, seats: int, options: dict[str, Any]) -> None:
    game = ew.new_game(name, seats=seats, seed=4, **options)
    players = [bots.make("normal", name, seat) for seat in range(seats)]
    glimpses = [Glimpse(game, seat) for seat in range(seats)]
    moves, seen = 0, set()
    while game.waiting:
        if moves % 60 == 0:
            for seat in (None, seats - 1):
                frame = draw_frame(game, seat)
                assert (frame.dtype, frame.shape) == (np.uint8, (900, 1200, 3))
                seen.add(frame.tobytes())
        seat = game.waiting[0]
        game.take(seat, players[seat].choose(glimpses[seat]))
        moves += 1
    seen.add(draw_frame(game, 0).tobytes())
    assert len(seen) > moves / 60, "it shows what happens"


def test_it_shows_only_what_the_seat_may_know() -> None:
    """Worlds that a seat cannot tell apart have the same picture; for another seat they differ."""
    game = ew.new_game("outlive", seats=2, seed=4)
    worlds = [game.imagine(0, seed) for seed in range(4)]
    assert len({draw_frame(world, 0).tobytes() for world in worlds}) == 1
    assert len({draw_frame(world, 1).tobytes() for world in worlds}) > 1


def test_seats_have_their_colors() -> None:
    frame = draw_frame(ew.new_game("outlive", seats=3, seed=4), None)
    counts = [color_at(frame, color) for color in ("#e0694f", "#4f9fd8", "#e3b341", "#6fbf73")]
    assert min(counts[:3]) > 5000
    assert counts[3] < 100, "nobody sits there"


@pytest.mark.parametrize("id", IDS.values())
def test_gymnasium_draws(id: str) -> None:
    table = gymnasium.make(id, render_mode="rgb_array", seats=2)
    table.reset(seed=1)
    frame: Any = table.render()
    assert frame.shape == (900, 1200, 3)
    assert table.metadata["render_fps"] > 0


def test_gymnasium_draws_what_the_own_seat_knows() -> None:
    table = SeatEnv(seats=3, seat=2, render_mode="rgb_array")
    table.reset(seed=1)
    assert table.game is not None
    np.testing.assert_array_equal(table.render(), draw_frame(table.game, 2))


def test_gymnasium_records_videos_of_it() -> None:
    table = gymnasium.wrappers.RenderCollection(SeatEnv(seats=2, render_mode="rgb_array"))
    _, info = table.reset(seed=1)
    table.step(np.int64(np.flatnonzero(info["action_mask"])[0]))
    frames: Any = table.render()
    assert len(frames) == 2


def test_pettingzoo_draws_what_a_spectator_sees() -> None:
    table = env("outlive", seats=2, render_mode="rgb_array")
    table.reset(seed=1)
    np.testing.assert_array_equal(table.render(), draw_frame(table.game, None))


def test_a_game_without_a_picture_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not PEBBLES.has_room("picture")
    monkeypatch.setattr(ew, "rules_of", lambda game: PEBBLES)
    with pytest.raises(NoRoom):
        check_render_mode("pebbles", "rgb_array")
    check_render_mode("pebbles", "ansi")


def test_words_are_cut_and_broken_where_they_must_be() -> None:
    canvas = Canvas(200, 100)
    assert canvas.cut("short", 190) == "short"
    assert canvas.cut("a very long line of words that goes on", 60).endswith("…")
    assert canvas.wide(canvas.cut("a very long line of words that goes on", 60)) <= 60
    things = ["Wood 3", "Stone 12", "Clean Water 2", "Poison 1"]
    lines = canvas.lines(things, 110)
    assert len(lines) > 1
    assert " ".join(lines) == ", ".join(things)
    assert all([canvas.wide(line) <= 110 for line in lines])
    assert canvas.lines([], 100) == []
    assert canvas.image.size == (200 * SCALE, 100 * SCALE)
    assert title_of("silent-peak") == "Silent Peak"
