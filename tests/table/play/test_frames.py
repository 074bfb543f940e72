"""What a seat is shown reveals nothing that it may not know: it is the same in every world the seat can imagine."""

from __future__ import annotations

import random
from typing import Any

import pytest

from emberwatch.engine.game import Game
from emberwatch.table.play.frames import FrameMaker
from emberwatch.table.play.match import Match, MatchEvent, Start
from emberwatch.text import LANGUAGES

SECRET = "c0ffee" * 10 + "beef"
NAMES = ("Ada", "Ben", "Cyd", "Dot")
STARTS = [
    Start("outlive", 2, {}, SECRET),
    Start("outlive", 4, {"placement": "together"}, SECRET),
    Start("discover", 1, {"copy": 3}, SECRET),
    Start("discover", 3, {"copy": 11, "scenario": 2}, SECRET),
    Start("discover", 2, {"copy": 5, "scenario": 5}, SECRET),
]
LONGEST = 600
EVERY = 4
"""Number of events between two looks at all seats."""


def told(game: Game, seat: int, language: str) -> dict[str, Any]:
    """Everything that a page of this seat could be sent, from the first line of the log on."""
    teller = FrameMaker(seat, language, NAMES)
    return {**teller.look(game), "view": game.view(seat), "question": teller.question(game)}


def imagined(game: Game, seat: int, seed: int) -> Game:
    """Another world that this seat could be in, with the story that it knows."""
    world = game.imagine(seat, seed)
    world.state.story = game.state.story
    world.remember(game)
    return world


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start.game}-{start.seats}")
def test_a_seat_is_told_nothing_that_it_may_not_know(start: Start, seed: int) -> None:
    dice, match, looked_at = random.Random(seed), Match(start), 0
    while match.game.outcome is None and match.count < LONGEST:
        if match.count % EVERY == 0:
            for seat in range(start.seats):
                language = LANGUAGES[match.count % 4]
                real = told(match.game, seat, language)
                other = told(imagined(match.game, seat, dice.getrandbits(30)), seat, language)
                real.pop("seal"), other.pop("seal")
                assert real == other, f"after {match.count} events seat {seat} is told a secret"
                looked_at += 1
        seat = dice.choice(match.waiting)
        match.apply(MatchEvent(match.count, "pick", seat, dice.choice(match.game.picks(seat))))
    assert looked_at > 5


@pytest.mark.parametrize("start", STARTS, ids=lambda start: f"{start.game}-{start.seats}")
def test_the_secret_of_the_dice_comes_at_the_end_only(start: Start) -> None:
    dice, match = random.Random(4), Match(start)
    while match.game.outcome is None:
        seal = FrameMaker(0, "en", NAMES).look(match.game)["seal"]
        assert seal["secret"] is None
        assert len(seal["hash"]) == 64
        for _ in range(60):
            if match.game.outcome is None:
                seat = dice.choice(match.waiting)
                match.apply(MatchEvent(match.count, "pick", seat, dice.choice(match.game.picks(seat))))
    assert FrameMaker(0, "en", NAMES).look(match.game)["seal"]["secret"] == SECRET


def test_lines_are_told_once_and_all_again_after_something_was_taken_back() -> None:
    match, teller = Match(STARTS[0]), FrameMaker(0, "en", NAMES)
    first = teller.frame(match, None)
    assert first["log"]["from"] == 0
    match.apply(MatchEvent(0, "pick", 0, match.game.picks(0)[0]))
    second = teller.frame(match, 0)
    assert second["log"]["from"] == len(first["log"]["lines"])
    assert second["undo"]
    match.apply(MatchEvent(1, "undo", 0))
    third = teller.frame(match, 0)
    assert third["log"]["from"] == 0
    assert third["log"]["lines"] == first["log"]["lines"]
    assert not third["undo"]
