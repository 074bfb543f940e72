"""Turns in Outlive: whose turn it is, what can be undone without having revealed anything, standing answers."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import Glimpse
from emberwatch.engine.agenda import CHANCE, Pick
from emberwatch.engine.game import Game
from emberwatch.engine.turns import NOBODY, Turns
from emberwatch.outlive import OUTLIVE
from emberwatch.outlive.model.state import NIGHT, PLACEMENT, OutliveState
from emberwatch.outlive.rules.day import HeroTurn
from emberwatch.outlive.rules.night import Indoors, Overcome
from tests.outlive.situation import board, key, play, play_on, seat, table, waiting

TURNS: Turns = OUTLIVE.turns


def moments(seats: int, seed: int, bot: str, placement: str = "together") -> Iterator[tuple[Game, Game, int, Pick]]:
    """Every pick of a game: the game before and after it, the seat and the pick."""
    game = ew.new_game("outlive", seats=seats, seed=seed, placement=placement)
    players = [bots.make(bot, "outlive", seed + n) for n in range(seats)]
    while game.waiting:
        n = game.waiting[-1]
        before = game.clone()
        pick = players[n].choose(Glimpse(game, n))
        game.take(n, pick)
        yield before, game, n, pick


def shows_nothing(before: Game, after: Game) -> bool:
    """Whether a pick could be undone, judging by chance and by what is known."""
    drawn = any(who == CHANCE for who, _ in after.log[len(before.log) :])
    return not drawn and TURNS.knowledge(before.state) == TURNS.knowledge(after.state)


def pressed(munitions: int = 0, **mine: object) -> Game:
    """Seat 1 comes with strength 5 to where seat 0 stands with strength 3: a pressure of two."""
    s = table(3)
    resources = {"munition": munitions, "wood": 2, "metal": 3, "meat": 3, "canned-goods": 1}
    seat(s, 0, resources=resources, heroes={"hero-3a": "dam"}, standing=["hero-3a"], **mine)  # type: ignore[arg-type]
    seat(s, 1, heroes={"hero-5": "forest"})
    game = play(s, HeroTurn(1), HeroTurn(1))
    game.choose(1, ("move", "hero-5", "dam"))
    assert waiting(game) == (0,)
    return game


def answered(game: Game, n: int, **answers: str) -> tuple[str | int, ...] | None:
    """What standing answers pick for this seat."""
    step = game.question(n)
    assert step is not None
    named = {name.replace("_", "-"): answer for name, answer in answers.items()}
    pick = TURNS.standing_pick(game.state, step, game.asked[n], named)
    assert pick is None or pick in game.asked[n]
    return pick.words if pick else None


def given(game: Game, n: int, **answers: str) -> list[tuple[str | int, ...]]:
    """All picks that standing answers make until they have none."""
    picks = []
    while n in game.waiting:
        words = answered(game, n, **answers)
        if words is None:
            break
        game.choose(n, words)
        picks.append(words)
    return picks


# -- whose turn -----------------------------------------------------------------------------------------------------


def test_the_turn_stays_with_who_presses() -> None:
    """Defense and tribute are answers in somebody else's turn."""
    game = pressed(munitions=1)
    assert TURNS.turn_of(game.state) == 1
    game.choose(0, ("pass",))
    assert key(game, 0) == "ask-tribute"
    assert TURNS.turn_of(game.state) == 1


def test_the_turn_goes_on_to_the_next_seat() -> None:
    """A turn lasts from the move to the end of the visit; afterwards, with nothing left to do, it is nobody's."""
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "dam"})
    seat(s, 1, heroes={"hero-5": "forest"})
    game = play(s, HeroTurn(0), HeroTurn(1))
    assert TURNS.turn_of(game.state) == 0
    game.choose(0, ("move", "hero-3a", "military-base"))
    assert TURNS.turn_of(game.state) == 0
    game.choose(0, ("pass",))
    assert TURNS.turn_of(game.state) == 1
    play_on(game, 1)
    assert TURNS.turn_of(game.state) == NOBODY


def test_overcoming_events_is_done_in_turns_and_the_rest_of_the_night_together() -> None:
    s = table(2, phase=NIGHT, events=["wildfire"])
    for n in range(2):
        seat(s, n, resources={"canned-goods": 9, "wood": 9, "water": 9, "munition": 9}, airlock=2)
    game = play(s, Overcome(1, 0), Indoors())
    assert TURNS.turn_of(game.state) == 1
    game.choose(1, ("pass",))
    assert TURNS.turn_of(game.state) == 0
    game.choose(0, ("pass",))
    assert waiting(game) == (0, 1)
    assert TURNS.turn_of(game.state) == NOBODY


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_is_asked_out_of_turn_is_pressed(seats: int) -> None:
    """In whole games: seats are asked in their own turn or when pressed; if several act, or at the end, it is
    nobody's."""
    for _, game, _, _ in moments(seats, seats, "random", "in-turn"):
        turn = TURNS.turn_of(game.state)
        if len(game.waiting) > 1 or not game.waiting:
            assert turn == NOBODY
        elif turn not in (NOBODY, *game.waiting):
            assert key(game, game.waiting[0]) in ("ask-defend", "ask-tribute")


# -- what can be undone ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "bot"), [(2, "random"), (3, "random"), (4, "random"), (3, "greedy")])
@pytest.mark.parametrize("seed", [1, 2])
def test_what_may_be_taken_back_has_told_its_seat_nothing(seats: int, bot: str, seed: int) -> None:
    """The same pick in any world its seat can imagine leads to what it sees: so the pick has revealed nothing to it."""
    harmless = 0
    for before, game, n, pick in moments(seats, 10 * seed + seats, bot):
        if not shows_nothing(before, game):
            continue
        harmless += 1
        for world in [before.imagine(n, k) for k in range(3)]:
            world.take(n, pick)
            assert world.view(n) == game.view(n), pick
    assert harmless > 100


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_what_may_be_taken_back_has_told_the_others_nothing(seats: int, seed: int) -> None:
    """Nor has anybody else learned anything, after set-up, except that worlds without that pick are ruled out."""
    told = 0
    for before, game, n, pick in moments(seats, seed, "random"):
        if board(before).phase <= PLACEMENT or not shows_nothing(before, game):
            continue
        for other in range(seats):
            world = before.imagine(other, 7)
            if other != n and pick in world.asked[n]:
                world.take(n, pick)
                assert world.view(other) == game.view(other), pick
                told += 1
    assert told > 100


def looked(by_both: bool) -> Game:
    """Seat 0 has looked through the Blackwood pile, which chance had to settle; seat 1 has the same room."""
    s = table(2, piles={"blackwood": ["water", "wood", "capsule"], "silent-peak": ["wood"]})
    seat(s, 0, full=["look"], heroes={"hero-5": "forest", "hero-4": "dam"})
    seat(s, 1, full=["look"] if by_both else [], heroes={"hero-5": "forest", "hero-4": "dam"})
    return play(s, HeroTurn(0), HeroTurn(1), HeroTurn(0), HeroTurn(1))


def known_after(game: Game, n: int, *words: str | int) -> tuple[bool, bool]:
    """Whether a pick changes what is known, and whether chance had to draw for it."""
    before = game.clone()
    game.choose(n, tuple(words))
    drawn = any(who == CHANCE for who, _ in game.log[len(before.log) :])
    return TURNS.knowledge(before.state) != TURNS.knowledge(game.state), drawn


def test_a_look_at_tiles_that_chance_has_settled_is_knowledge() -> None:
    assert known_after(looked(False), 0, "look", "blackwood") == (True, False)


def test_finding_a_tile_that_chance_has_settled_is_knowledge() -> None:
    game = looked(False)
    assert known_after(game, 0, "move", "hero-5", "blackwood") == (False, False)
    assert known_after(game, 0, "search", "blackwood") == (True, False)


def test_the_thermal_sensor_and_the_prey_it_finds_are_knowledge() -> None:
    s = table(2, game={"forest": ("prey-5", "prey-1", "prey-2", "prey-1")})
    seat(s, 0, resources={"munition": 4}, gear={"thermal-sensor": "ready"}, heroes={"hero-3a": "dam", "hero-5": "mine"})
    game = play(s, HeroTurn(0), HeroTurn(0))
    assert known_after(game, 0, "move", "hero-3a", "forest") == (False, False)
    assert known_after(game, 0, "hunt") == (False, False)
    assert known_after(game, 0, "use", "thermal-sensor") == (True, False)
    assert known_after(game, 0, "prey", 2) == (True, False)
    assert known_after(game, 0, "amount", 2) == (True, False)


def test_a_hunt_for_the_open_tile_is_taken_back_until_the_next_is_turned_up() -> None:
    s = table(2, game={"forest": ("prey-5", "prey-2", "prey-1")})
    seat(s, 0, resources={"munition": 1}, heroes={"hero-3a": "dam", "hero-5": "mine"})
    game = play(s, HeroTurn(0), HeroTurn(0))
    game.choose(0, ("move", "hero-3a", "forest"))
    assert known_after(game, 0, "hunt") == (False, False)
    assert known_after(game, 0, "amount", 0) == (True, False)


def test_taking_and_passing_are_not_knowledge() -> None:
    s = table(2)
    seat(s, 0, heroes={"hero-3a": "dam", "hero-5": "mine"})
    game = play(s, HeroTurn(0), HeroTurn(0))
    assert known_after(game, 0, "move", "hero-3a", "forest") == (False, False)
    assert known_after(game, 0, "take", "wood") == (False, False)
    assert known_after(game, 0, "pass") == (False, False)


# -- standing answers -------------------------------------------------------------------------------------------------


def test_munitions_are_spent_if_they_save_everything() -> None:
    game = pressed(munitions=3)
    assert given(game, 0, defend="yes") == [("shoot",), ("shoot",)]
    assert 0 not in waiting(game)


def test_munitions_are_not_wasted() -> None:
    game = pressed(munitions=1)
    assert given(game, 0, defend="yes", tribute="materials-first") == [
        ("pass",),
        ("give", "metal"),
        ("give", "wood"),
    ]


def test_who_has_other_means_is_asked() -> None:
    """Battle Gear and the immunity room work once per round: no standing answer can say when."""
    assert answered(pressed(munitions=9, gear={"battle-gear": "ready"}), 0, defend="yes") is None
    assert answered(pressed(munitions=9, full=["hero-immunity"]), 0, defend="yes") is None
    assert answered(pressed(munitions=9, full=["hero-immunity"]), 0, defend="no") == ("pass",)


def test_yielding_keeps_the_munitions() -> None:
    assert answered(pressed(munitions=9), 0, defend="no") == ("pass",)


@pytest.mark.parametrize(
    ("order", "gifts"),
    [
        ("materials-first", ["metal", "wood"]),
        ("supplies-first", ["meat", "meat"]),
        ("most-plentiful", ["meat", "metal"]),
    ],
)
def test_tribute_in_an_order_of_preference(order: str, gifts: list[str]) -> None:
    """Of the group that goes first, always a token of the most plentiful kind."""
    game = pressed(munitions=1)
    game.choose(0, ("pass",))
    assert given(game, 0, tribute=order) == [("give", gift) for gift in gifts]


def test_a_group_that_is_used_up_gives_way_to_the_other() -> None:
    s = table(2)
    seat(s, 0, resources={"wood": 1, "meat": 3}, heroes={"hero-3a": "dam"}, standing=["hero-3a"])
    seat(s, 1, heroes={"hero-5": "forest"})
    game = play(s, HeroTurn(1), HeroTurn(1))
    game.choose(1, ("move", "hero-5", "dam"))
    assert given(game, 0, tribute="materials-first") == [("give", "wood")]
    game = pressed()
    assert answered(game, 0) is None


def test_what_the_attacker_takes_is_never_answered_beforehand() -> None:
    """With the tribute room it is the attacker's choice, in the attacker's own turn."""
    s = table(2)
    seat(s, 0, resources={"wood": 2, "meat": 3}, heroes={"hero-3a": "dam"}, standing=["hero-3a"])
    seat(s, 1, full=["choice-of-tribute"], heroes={"hero-5": "forest"})
    game = play(s, HeroTurn(1), HeroTurn(1))
    game.choose(1, ("move", "hero-5", "dam"))
    assert key(game, 1) == "ask-tribute"
    assert answered(game, 1, tribute="most-plentiful") is None


@pytest.mark.parametrize("seats", [3, 4])
def test_standing_answers_are_offered_picks_and_only_out_of_turn(seats: int) -> None:
    """In whole games, with every answer that can be given."""
    seen: list[str] = []
    for name, answers in TURNS.STANDING.items():
        for answer in answers:
            for _, game, _, _ in moments(seats, 3, "random"):
                for n in game.waiting:
                    step = game.question(n)
                    assert step is not None
                    pick = TURNS.standing_pick(game.state, step, game.asked[n], {name: answer})
                    if pick is not None:
                        assert pick in game.asked[n]
                        assert n != TURNS.turn_of(game.state)
                        seen.append(step.KEY)
    assert {*seen} == {"ask-defend", "ask-tribute"}


# -- secrets ----------------------------------------------------------------------------------------------------------


def phase_of(game: Game) -> int:
    assert isinstance(game.state, OutliveState)
    return game.state.phase


def test_s2_s6_choices_are_secret_until_all_have_made_them() -> None:
    """Two people at one screen hide their hands in set-up and nothing afterward."""
    phases: dict[int, set[bool]] = {}
    for before, _, n, _ in moments(2, 3, "novice"):
        phases.setdefault(phase_of(before), set()).add(TURNS.has_secrets(before.state, n))
    assert phases[0] == phases[PLACEMENT] == {True}
    assert phases[NIGHT] <= {True, False}
    assert False in phases[NIGHT]


def test_s6_nothing_is_secret_where_heroes_are_placed_in_the_open() -> None:
    placing = [b for b, _, _, _ in moments(2, 3, "novice", "in-turn") if phase_of(b) == PLACEMENT]
    assert placing
    assert not any(TURNS.has_secrets(before.state, seat) for before in placing for seat in range(2))


def test_what_a_seat_has_looked_at_is_secret() -> None:
    s = table(2, phase=NIGHT)
    assert not TURNS.has_secrets(s, 0)
    s.piles_seen[0] |= 1
    assert [TURNS.has_secrets(s, n) for n in range(2)] == [True, False]
