"""Rooms (R): what each of the twenty-two does, when it works, how often, and what looking through a pile tells."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

import pytest

from emberwatch.engine.agenda import Step, Words
from emberwatch.engine.game import Game
from emberwatch.engine.record import snapshot
from emberwatch.outlive.dawn import Dawn
from emberwatch.outlive.day import Turn
from emberwatch.outlive.equipment import Mend
from emberwatch.outlive.events import Reveal
from emberwatch.outlive.names import EMPTY, EQUIPMENT, EVENTS
from emberwatch.outlive.night import Feed, Night, Overcome, Radiation, Upkeep
from emberwatch.outlive.rooms import Build
from emberwatch.outlive.setup import MaryDraws
from emberwatch.outlive.state import NIGHT, UNSEEN, State
from tests.situation import (
    board,
    bystanders,
    choose_all,
    gauge,
    gear,
    has,
    is_offered,
    lives_in,
    me,
    play,
    purse,
    seat,
    seen,
    stock,
    table,
    verbs,
    waiting,
)

PASS: Words = ("pass",)
CITIES = ("blackwood", "silent-peak")
LOOKS: list[Words] = [("look", "blackwood"), ("look", "silent-peak")]

FIGURES: Mapping[str, tuple[int, int]] = {
    "construction": (3, 2),
    "workshop": (3, 2),
    "events": (4, 1),
    "hunting-1": (4, 1),
    "cargo-1": (4, 1),
    "look": (4, 1),
    "hero-immunity": (4, 1),
    "choice-of-tribute": (4, 1),
    "hunting-2": (3, 3),
    "cargo-2": (3, 3),
    "munitions-4": (3, 3),
    "repair-free": (3, 3),
    "permanent-water": (3, 2),
    "event-immunity": (3, 2),
    "dismantle": (3, 2),
    "gauge-1": (3, 2),
    "airlock-1": (3, 2),
    "survivor-1": (3, 2),
    "search-2": (3, 2),
    "equipment-2": (3, 2),
    "empty-cupboard": (3, 2),
    "repair-2": (3, 2),
}
"""Spaces and upkeep."""

PLAYED: list[Game] = []


@pytest.fixture(autouse=True)
def nothing_lost() -> Iterator[None]:
    """After every test, tokens, cards and survivors are where they can be."""
    PLAYED.clear()
    yield
    for game in PLAYED:
        assert game.rules.audit(game.state) == []


def begin(s: State, *steps: Step, aloud: bool = False) -> Game:
    game = play(s, *steps, aloud=aloud)
    PLAYED.append(game)
    return game


def key(game: Game, n: int) -> str:
    """Which question a seat is asked."""
    prompt = game.prompt(n)
    assert prompt is not None
    return prompt.key


def detail(game: Game, n: int, name: str) -> int:
    """A number in the question a seat is asked."""
    prompt = game.prompt(n)
    assert prompt is not None
    return prompt.details[name]


def room(game: Game, n: int, label: str) -> dict[str, object]:
    """A room as everybody sees it."""
    rooms = seen(game, None, "shelters", n, "rooms")
    assert isinstance(rooms, list)
    (found,) = [each for each in rooms if each["label"] == label]
    assert isinstance(found, dict)
    return found


def owned(game: Game, n: int) -> set[str]:
    return {kind for kind in EQUIPMENT if gear(game, n, kind) != "none"}


# -- every room -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FIGURES)
def test_r_spaces_upkeep_and_when_it_works(name: str) -> None:
    """A built room works with its last space filled, with one free it does not, and unbuilt it never does."""
    spaces, upkeep = FIGURES[name]
    s = table(seats=3)
    seat(s, 0, full=[name])
    seat(s, 1, people={name: spaces - 1})
    game = begin(s)
    view = room(game, 0, name)
    assert (view["spaces"], view["upkeep"], view["survivors"]) == (spaces, upkeep, spaces)
    assert (view["built"], view["works"]) == (True, True)
    assert (room(game, 1, name)["built"], room(game, 1, name)["works"]) == (True, False)
    seat(s, 2, rooms=[name] if name not in ("construction", "workshop", "events") else [])
    if s.rooms_left[5] >= 0:
        assert (room(begin(s), 2, name)["built"], room(begin(s), 2, name)["works"]) == (False, False)


def test_r_a_room_works_from_the_moment_its_last_space_fills() -> None:
    """At night: with the third survivor in it the ability is offered, not before, and at once."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, people={"gauge-1": 1}, airlock=2, gauge=-1)
    game = begin(s, Build(0))
    game.choose(0, ("enter", "gauge-1"))
    assert game.picks(0) == [PASS, ("enter", "gauge-1")]
    game.choose(0, ("enter", "gauge-1"))
    assert game.picks(0) == [PASS, ("use", "gauge-1")]


def test_r_a_room_filled_in_the_day_works_at_once() -> None:
    """A survivor found with the Flashlight fills the room that looks through piles: it may look the next moment."""
    s = table(seats=2)
    seat(s, 0, heroes={"hero-3a": "forest"}, gear={"flashlight": "ready"}, people={"look": 3})
    game = begin(s, Turn(0))
    assert "look" not in verbs(game, 0)
    game.choose(0, ("move", "hero-3a", "blackwood"))
    choose_all(game, 0, ("use", "flashlight"), ("welcome", "look"))
    assert game.picks(0) == [PASS, ("search", "blackwood"), *LOOKS]


def test_r_a_room_filled_by_a_survivor_of_the_ship_works_at_once() -> None:
    """The survivor of the slot completes the cargo +2 room: its canned goods are offered on this very visit."""
    s = table(seats=2)
    seat(s, 0, heroes={"hero-3a": "mine"}, people={"cargo-2": 2})
    game = begin(s, Turn(0))
    game.choose(0, ("move", "hero-3a", "cargo-ship"))
    game.choose(0, ("welcome", "cargo-2"))
    assert game.picks(0) == [PASS, ("use", "cargo-2")]
    game.choose(0, ("use", "cargo-2"))
    assert has(game, 0, "canned-goods") == 3


def test_r_a_room_stops_the_moment_a_space_empties() -> None:
    """A survivor lost from it in the morning: the room is of no use that day."""
    s = table(seats=2, events=["cold-snap"])
    seat(s, 0, full=["look"], airlock=1, heroes={"hero-3a": "forest"})
    seat(s, 1, overcome=[name for name in EVENTS if name not in ("cold-snap", "sandstorm")])
    game = begin(s, Reveal(), Turn(0))
    assert game.picks(0) == [("lose", "look"), ("lose", "airlock"), *LOOKS]
    other = game.clone()
    game.choose(0, ("lose", "look"))
    other.choose(0, ("lose", "airlock"))
    assert (key(game, 0), key(other, 0)) == ("ask-turn", "ask-turn")
    assert "look" not in verbs(game, 0)
    assert "look" in verbs(other, 0)


def test_r_abilities_are_ready_again_the_next_round() -> None:
    """Used once in a night, not twice; and again in the night after."""
    s = table(seats=2, phase=NIGHT)
    seat(s, 0, full=["munitions-4"], resources={"canned-goods": 6})
    game = begin(s, Night(), Night())
    choose_all(game, 0, PASS, ("use", "munitions-4"))
    assert key(game, 0) == "ask-recruit", "the first night is over: nothing was left to do after the munitions"
    choose_all(game, 0, ("use", "munitions-4")) if key(game, 0) == "ask-build" else None
    assert has(game, 0, "munition") == 4
