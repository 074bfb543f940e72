"""Positions: a game stored as plain data and restored is the same game; what does not fit is refused."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any, ClassVar

import pytest

import emberwatch as ew
from emberwatch.engine.dice import CounterDice, Dice, SealedDice
from emberwatch.engine.errors import BadPosition
from emberwatch.engine.game import Game
from emberwatch.engine.position import (
    Reader,
    check_names,
    digest_of,
    names_of,
    read_position,
    read_story,
    remember_log,
    sketch_state,
    write_position,
    write_told,
    write_value,
)
from emberwatch.engine.snapshot import snapshot
from tests.engine.toy import Toy
from tests.outlive.situation import play_on

GAMES = [("outlive", 2, {}), ("outlive", 4, {"placement": "in-turn"}), ("discover", 1, {"copy": 3}),
         ("discover", 3, {"copy": 7, "scenario": 2}), ("discover", 2, {"copy": 5, "scenario": 5})]  # fmt: skip
SECRET = bytes(range(32))


def taken_up(game: Game, position: Mapping[str, Any] | None = None, dice: Dice | None = None) -> Game:
    """Restore the game from its position as JSON."""
    plain = position or json.loads(json.dumps(write_position(game)))
    again = read_position(plain, game.rules, game.seats, game.options, dice or fresh_dice(game))
    remember_log(again, [[seat, *pick.words] for seat, pick in game.log])
    again.resume()
    return again


def fresh_dice(game: Game) -> Dice:
    return SealedDice(game.dice.secret) if isinstance(game.dice, SealedDice) else CounterDice(7)


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_a_game_taken_up_goes_on_as_it_would_have(game: str, seats: int, options: dict[str, Any]) -> None:
    """At every twentieth decision: the same state, record and questions; played on in the same way, still the same."""
    played = ew.new_game(game, seats=seats, seed=7, **options)
    while played.waiting:
        again = taken_up(played)
        assert snapshot(again.state) == snapshot(played.state)
        assert again.record() == played.record()
        assert [again.picks(seat) for seat in range(seats)] == [played.picks(seat) for seat in range(seats)]
        before = played.moment
        for one in (played, again):
            play_on(one, before, 20)
        assert again.record() == played.record()


def test_sealed_dice_go_on_where_they_stood() -> None:
    game = play_on(ew.new_game("outlive", seats=2, secret=SECRET), 3, 40)
    again = taken_up(game)
    assert play_on(again, 4, 60).log == play_on(game, 4, 60).log


@pytest.mark.parametrize(("game", "seats", "options"), GAMES)
def test_the_story_comes_back_with_its_secrets(game: str, seats: int, options: dict[str, Any]) -> None:
    played = play_on(ew.new_game(game, seats=seats, seed=7, aloud=True, **options), 5, 200)
    plain = json.loads(json.dumps([write_told(played, told) for told in played.state.story or []]))
    told = {seat: played.story(seat) for seat in [None, *range(seats)]}
    played.state.story = read_story(played.rules, plain)
    assert {seat: played.story(seat) for seat in [None, *range(seats)]} == told
    assert (told[0] != told[None]) == (options.get("scenario") != 5), "but in duels some of it only one seat may know"


def test_events_that_have_no_words_any_more_are_left_out() -> None:
    rules = ew.rules_of("outlive")
    known = {"at": 3, "told": "first", "seat": 1}
    strange = [{**known, "told": "abolished"}, {**known, "wind": 3}, {"at": 1, "told": "dealt-room", "room": "attic"}]
    assert [told.kind for told in read_story(rules, [*strange, known])] == ["first"]


def changed(position: dict[str, Any], **fields: object) -> dict[str, Any]:
    """The position with other fields in its state; None removes one."""
    state = {**position["state"]["State"], **fields}
    kept = {name: value for name, value in state.items() if value is not None}
    return {**position, "state": {"State": kept}}


@pytest.mark.parametrize(
    ("fields", "problem"),
    [
        ({"round": None}, "State: .*round"),
        ({"moon": 3}, "State: .*(moon|arguments)"),
        ({"trunk": [{"Attic": {}}]}, "there is no Attic any more"),
        ({"trunk": [{"Turn": {"seat": 0, "left": 2}}]}, "Turn: .*(left|arguments?)"),
        ({"deck": [99] * 30}, "equipment"),
        ({"trunk": [{"pick": ["fly"]}]}, "no pick is called fly"),
        ({"trunk": [{"Turn": {"seat": 0}, "Dawn": {}}]}, "stands for nothing"),
        ({"lanes": []}, "no state of this game"),
    ],
)
def test_what_does_not_fit_is_refused_with_the_reason(fields: dict[str, object], problem: str) -> None:
    game = play_on(ew.new_game("outlive", seats=2, seed=7), 3, 30)
    position = json.loads(json.dumps(write_position(game)))
    with pytest.raises(BadPosition, match=problem):
        taken_up(game, changed(position, **fields))


class Metres:
    """A part of a state that was once written in feet, and still is."""

    def __init__(self, height: int) -> None:
        self.height = height

    def written(self) -> tuple[str, dict[str, object]]:
        return "Tower", {"feet": self.height * 3}


def read_tower(feet: int) -> Metres:
    return Metres(feet // 3)


class Towers(Toy):
    """Rules that read parts which say how they are written."""

    readers: ClassVar[Mapping[str, Callable[..., object]]] = {"Tower": read_tower}


def test_an_object_may_say_itself_how_it_is_written() -> None:
    """Its class and its fields can change while the positions that hold it stay the same."""
    written = write_value((Metres(4),))
    assert written == {"()": [{"Tower": {"feet": 12}}]}
    assert snapshot(Metres(4)) == ["Tower", 12]
    rules = Towers([])
    again = Reader(rules, rules.start(2, {})).read(written)
    assert isinstance(again, tuple)
    assert [(type(part), part.height) for part in again] == [(Metres, 4)]
    with pytest.raises(BadPosition, match=r"Tower: .*metres"):
        Reader(rules, rules.start(2, {})).read({"Tower": {"metres": 4}})


def test_numbers_that_would_mean_something_else_are_refused() -> None:
    """New things may come at the end; whatever was there before must keep its number."""
    game = ew.new_game("discover", seats=2, seed=7, copy=3)
    rules, names = game.rules, names_of(game.rules, game.state)
    check_names(names, rules, game.state)
    fewer = rules.numbered_names(game.state)["card"][:3]
    check_names({"card": [3, digest_of(fewer)]}, rules, game.state)
    other = ew.new_game("discover", seats=2, seed=7, copy=4)
    with pytest.raises(BadPosition, match="numbered in another way"):
        check_names(names, rules, other.state)
    with pytest.raises(BadPosition, match="moons are numbered"):
        check_names({**names, "moons": [2, "abc"]}, rules, game.state)


def test_a_sketch_shows_the_board_without_what_is_to_be_done() -> None:
    """For a game that these rules cannot continue: its steps are gone, its board is there."""
    game = play_on(ew.new_game("outlive", seats=3, seed=7), 3, 150)
    position = changed(json.loads(json.dumps(write_position(game))), trunk=[{"Attic": {}}], moon=None)
    fresh = game.rules.start(3, game.options)
    sketch = sketch_state(position["state"], game.rules, fresh)
    assert sketch is not None
    assert (sketch.trunk, sketch.lanes) == ([], [[], [], []])
    for seat in [None, 0, 1, 2]:
        seen, sketched = game.rules.view(game.state, seat), game.rules.view(sketch, seat)
        assert {name for name in seen if seen[name] != sketched[name]} <= {"turn", "asked"}
    assert sketch_state({"Plan": {}}, game.rules, fresh) is None
