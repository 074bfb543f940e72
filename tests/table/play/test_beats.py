"""Beats lead a page from one state to the next, one thing after another, and never show what the seat may not know."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from emberwatch.engine.game import Game
from emberwatch.table.play.beats import Sightings, change_between
from emberwatch.table.play.frames import FrameMaker
from emberwatch.table.play.match import Match, MatchEvent, Start
from tests.table.changes import changed, view_after
from tests.table.play.test_frames import NAMES, STARTS, imagined

LONGEST = 300


def sent(value: object) -> Any:  # noqa: ANN401
    """A value as a page gets it."""
    return msgspec.json.decode(msgspec.json.encode(value))


class Onlooker(Sightings):
    """It also writes down at once what it sees, so that nothing can change it later."""

    def __init__(self, seats: list[int | None]) -> None:
        super().__init__()
        self.watch(seats)
        self.written: dict[int | None, list[Any]] = {seat: [] for seat in seats}

    def see(self, game: Game) -> None:
        super().see(game)
        for seat, views in self.written.items():
            views.append(sent(game.view(seat)))


@pytest.mark.parametrize(
    ("before", "after", "change"),
    [
        ({"a": 1, "b": 2}, {"a": 1, "b": 3}, {"b": [3]}),
        ({"a": 1}, {"b": [1]}, {"a": None, "b": [[1]]}),
        ({"a": None}, {"a": {}}, {"a": [{}]}),
        ({"a": [1, {"x": 2}]}, {"a": [1, {"x": None}]}, {"a": {"1": {"x": [None]}}}),
        ({"a": [1]}, {"a": [1, 2]}, {"a": [[1, 2]]}),
        ({"a": 1}, {"a": 1}, {}),
    ],
)
def test_a_change_holds_what_differs_and_nothing_else(before: object, after: object, change: object) -> None:
    assert change_between(before, after) == change
    assert changed(before, change) == after


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start.game}-{start.seats}")
def test_beats_lead_from_each_state_to_the_next(start: Start) -> None:
    """For every seat and a spectator: each beat to what the seat saw then, the last one to the present."""
    dice, match = random.Random(3), Match(start)
    seats = [*range(start.seats), None]
    tellers = {seat: FrameMaker(seat, "en", NAMES) for seat in seats}
    views = {seat: view_after(None, sent(teller.frame(match, None))) for seat, teller in tellers.items()}
    longest = 0
    while match.game.outcome is None and match.count < LONGEST:
        onlooker = Onlooker(seats)
        match.sightings.seen = onlooker.seen
        match.sightings.see = onlooker.see  # type: ignore[method-assign]
        seat = dice.choice(match.waiting)
        match.apply(MatchEvent(match.count, "pick", seat, dice.choice(match.game.picks(seat))))
        for own, teller in tellers.items():
            frame = sent(teller.frame(match, seat))
            assert "view" not in frame
            steps = [views[own]]
            for beat in frame["beats"]:
                steps.append(changed(steps[-1], beat["change"]))
            assert all(step in onlooker.written[own] for step in steps[1:-1])
            assert steps[-1] == sent(match.game.view(own))
            assert sum(beat["lines"] for beat in frame["beats"]) == len(frame["log"]["lines"])
            assert all(beat["lines"] for beat in frame["beats"][:-1])
            views[own], longest = steps[-1], max(longest, len(steps))
    assert longest > 4


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start.game}-{start.seats}")
def test_nothing_is_shown_for_a_moment_that_the_seat_may_not_know(start: Start) -> None:
    """The same pick in two worlds: if the seat cannot tell them apart afterwards, it has seen the same on the way."""
    dice, match, compared = random.Random(5), Match(start), 0
    while match.game.outcome is None and match.count < LONGEST:
        acting = dice.choice(match.waiting)
        pick = dice.choice(match.game.picks(acting))
        for seat in range(start.seats):
            world = imagined(match.game, seat, dice.getrandbits(30))
            if pick in world.picks(acting):
                compared += compare(match.game, world, seat, acting, pick)
        match.apply(MatchEvent(match.count, "pick", acting, pick))
    assert compared > 50


def compare(game: Game, world: Game, seat: int, acting: int, pick: tuple[str | int, ...]) -> int:
    """How many equal moments the seat has seen in both worlds; 0 if they turned out to be different worlds."""
    (end, seen), (other_end, other_seen) = [sightings_of(one, seat, acting, pick) for one in (game, world)]
    if end != other_end:
        return 0
    assert seen == other_seen
    return len(seen)


def sightings_of(game: Game, seat: int, acting: int, pick: tuple[str | int, ...]) -> tuple[Any, list[Any]]:
    """What the seat knows after somebody has made this pick, and what it has seen on the way."""
    twin, onlooker = game.clone(), Onlooker([seat])
    twin.state.story, twin.witness = [], onlooker
    twin.choose(acting, pick)
    told = [(event.kind, event.numbers) for event in twin.events(seat)]
    return (told, twin.view(seat)), onlooker.written[seat]
