"""How many gestures a game of Outlive takes: `python -m benchmarks.gestures --games 20`.

The person here wants what the normal bot wants, and makes one gesture for each intention: a shortcut if it does just
that, otherwise a single pick. Which tokens pay is left to the shortcut. Saying that a turn is over is counted apart:
people can switch that off.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import Glimpse
from emberwatch.bots.outlive.greedy import Greedy
from emberwatch.bots.outlive.trials import Trial, value_picks
from emberwatch.engine.agenda import Pick
from emberwatch.engine.game import Game
from emberwatch.engine.turns import follow
from emberwatch.table.play.match import Match, MatchEvent, Start

PAYMENTS: Final = frozenset(("pay", "save", "give", "recruit"))
"""Verbs for which a person does not mind which token goes."""
LEAVING: Final = "pass"

Deed = tuple[str, tuple[str | int, ...]]
"""A pick with its question; payments without what is paid."""


class Counted(NamedTuple):
    """What one seat did in one game."""

    picks: int
    gestures: int
    endings: int
    """How often the turn was ended explicitly."""
    undone: int
    """How many gestures of several picks could be taken back at once."""
    score: int


def deed(key: str, pick: Pick) -> Deed:
    return key, pick.words[:1] if pick.words[0] in PAYMENTS else pick.words


def intend(trial: Trial) -> Counter[Deed]:
    """Everything the bot would do until its business is over, by question."""
    wanted: Counter[Deed] = Counter()
    while trial.picks:
        values = value_picks(trial)
        pick = trial.picks[values.index(max(values))]
        wanted[deed(trial.agenda()[-1].KEY, pick)] += 1
        trial = trial.after(pick)
    return wanted


def rehearse(trial: Trial, picks: Sequence[Pick]) -> Counter[Deed] | None:
    """What a shortcut does, by question; None if it fails in this imagined world. Passing at its end, where nothing
    else is left, is nobody's intention."""
    done: Counter[Deed] = Counter()
    for pick in picks:
        if pick not in trial.picks:
            return done if pick.words[0] == LEAVING else None
        done[deed(trial.agenda()[-1].KEY, pick)] += 1
        trial = trial.after(pick)
    return done


class Person:
    """Somebody who wants what the normal bot wants, and uses shortcuts."""

    def __init__(self, seed: int) -> None:
        bot = bots.make("greedy", "outlive", seed=seed)
        assert isinstance(bot, Greedy)
        self.bot: Final = bot

    def choose(self, game: Game, seat: int) -> Sequence[Pick]:
        """The picks of the next gesture."""
        trial = self.bot.imagine_trial(Glimpse(game, seat))
        if not trial.picks:
            return game.asked[seat][:1]
        values = value_picks(trial)
        best = trial.picks[values.index(max(values))]
        wanted = intend(trial)
        fitting = [picks for picks in offered(game, seat) if is_wanted(trial, picks, wanted)]
        return max(fitting, key=len, default=(best,))


def offered(game: Game, seat: int) -> list[Sequence[Pick]]:
    """The shortcuts, each also with the pick that ends the matter."""
    rows: list[Sequence[Pick]] = []
    for found in game.rules.shortcuts.offer(game, seat, lambda key, **_: key):
        rows += [found.picks, (*found.picks, found.ending)] if found.ending else [found.picks]
    return rows


def is_wanted(trial: Trial, picks: Sequence[Pick], wanted: Counter[Deed]) -> bool:
    """Whether these picks are among what is wanted, and do not leave before all of it is done."""
    done = rehearse(trial, picks)
    if done is None:
        return False
    left = {key for key, words in done if words[0] == LEAVING}
    return done <= wanted and not any([key in left for key, _ in wanted - done])


def play(seed: int, seats: int = 3) -> list[Counted]:
    """Play a whole game at a table, every seat a person, and count."""
    match = Match(Start("outlive", seats, {}, f"seed:{seed}"))
    people = [Person(seed * 10 + seat) for seat in range(seats)]
    picks, gestures, endings, undone = ([0] * seats for _ in range(4))
    while match.game.outcome is None:
        if match.held is not None:
            endings[match.held] += 1
            match.apply(MatchEvent(match.count, "end", match.held))
            continue
        seat = match.waiting[0]
        chosen = people[seat].choose(match.game, seat)
        made = chosen[: follow(match.game, seat, chosen)]
        gesture = match.count if len(chosen) > 1 else None
        for pick in made:
            match.apply(MatchEvent(match.count, "pick", seat, pick.words, hold=True, gesture=gesture))
        picks[seat] += len(made)
        gestures[seat] += 1
        undone[seat] += len(made) > 1 and match.undoable(seat) is not None
    scores = match.game.outcome.scores
    return [Counted(*row) for row in zip(picks, gestures, endings, undone, scores, strict=True)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seats", type=int, default=3, choices=ew.rules_of("outlive").seats)
    asked = parser.parse_args()
    rows = [row for seed in range(asked.games) for row in play(seed, asked.seats)]
    for name in Counted._fields:
        values = [getattr(row, name) for row in rows]
        print(f"{name:9} {sum(values) / len(values):6.1f} a seat, {min(values)} to {max(values)}")


if __name__ == "__main__":
    main()
