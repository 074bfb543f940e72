"""Hints and warnings in words, for the person on a seat, in the language of their page."""

from __future__ import annotations

from emberwatch.bots.advice import POINTS
from emberwatch.engine.agenda import Words
from emberwatch.engine.game import Game
from emberwatch.narrator import Narrator
from emberwatch.table.bots.process import SentAdvice


def tell_hint(game: Game, seat: int, narrator: Narrator, pick: Words, advice: SentAdvice) -> str:
    """What to do, why, and what that beats."""
    what = narrator.say("hint-what", choice=label(game, seat, narrator, pick))
    return " ".join([what, *tell_reasons(narrator, advice), *tell_rival(game, seat, narrator, advice)])


def tell_warning(game: Game, seat: int, narrator: Narrator, advice: SentAdvice) -> str:
    """What speaks against a pick, and what looks better."""
    return " ".join([*tell_reasons(narrator, advice), *tell_better(game, seat, narrator, advice)])


def tell_reasons(narrator: Narrator, advice: SentAdvice) -> list[str]:
    return [narrator.tell(key, numbers) for key, numbers in advice.reasons]


def tell_rival(game: Game, seat: int, narrator: Narrator, advice: SentAdvice) -> list[str]:
    """The alternative that a hint beats, and by how much."""
    if not advice.other:
        return []
    other = label(game, seat, narrator, advice.other)
    if not advice.by:
        return [narrator.say("hint-close", other=other)]
    return [narrator.say("hint-points" if advice.unit == POINTS else "hint-chance", other=other, by=advice.by)]


def tell_better(game: Game, seat: int, narrator: Narrator, advice: SentAdvice) -> list[str]:
    """What looks clearly better than a pick, and by how much."""
    if not advice.other or not advice.by:
        return []
    other = label(game, seat, narrator, advice.other)
    return [narrator.say("coach-points" if advice.unit == POINTS else "coach-chance", other=other, by=advice.by)]


def label(game: Game, seat: int, narrator: Narrator, pick: Words) -> str:
    """A choice as the page words it."""
    return narrator.choice(seat, game.parse_pick(pick))
