"""Every kind of question that games ask: one moment of a real game for each, to show on a page."""

from __future__ import annotations

import random
from functools import cache

from emberwatch.table.play.frames import FrameMaker
from emberwatch.table.play.match import Match, MatchEvent, Start
from emberwatch.table.play.wire import StateMessage

SEATS = {"outlive": 3, "discover": 2}
GAMES = 200
"""This many random games ask nearly everything."""
LEFT_OUT = "give-up"
"""A pick that would end games before they have asked much."""
Picks = tuple[tuple[int, tuple[str | int, ...]], ...]


class Moment:
    """A game after some picks, with a question to the first seat."""

    def __init__(self, start: Start, picks: Picks, key: str, shape: str, choices: int) -> None:
        self.start = start
        self.picks = picks
        self.key = key
        self.shape = shape
        self.choices = choices

    def frame(self, language: str) -> StateMessage:
        """What the page of the first seat is sent."""
        match = Match(self.start, [MatchEvent(n, "pick", seat, pick) for n, (seat, pick) in enumerate(self.picks)])
        names = [f"Player {seat}" for seat in range(self.start.seats)]
        return FrameMaker(0, language, names).frame(match, None)


@cache
def moments(game: str) -> tuple[Moment, ...]:
    """For each question of a game, the moment at which it has the most choices."""
    found: dict[str, Moment] = {}
    for number in range(GAMES):
        options = {"copy": number, "scenario": number % 5 + 1} if game == "discover" else {}
        for moment in questions(Start(game, SEATS[game], options, f"{number:064x}"), number):
            if moment.key not in found or found[moment.key].choices < moment.choices:
                found[moment.key] = moment
    return tuple(found.values())


def questions(start: Start, seed: int) -> list[Moment]:
    """Every question to the first seat in a random game."""
    dice, match, asked = random.Random(seed), Match(start), list[Moment]()
    picks: list[tuple[int, tuple[str | int, ...]]] = []
    while match.game.outcome is None:
        if 0 in match.waiting:
            prompt = match.game.prompt(0)
            assert prompt is not None
            asked.append(Moment(start, tuple(picks), prompt.key, prompt.shape, len(match.game.picks(0))))
        seat = dice.choice(match.waiting)
        pick = dice.choice([pick for pick in match.game.picks(seat) if pick[0] != LEFT_OUT])
        match.apply(MatchEvent(match.count, "pick", seat, pick))
        picks.append((seat, pick))
    return asked
