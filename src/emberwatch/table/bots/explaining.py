"""Explain the turn of a bot, pick by pick: what it did, as the log tells it, and why.

Picks with the same reason are told together. What nobody else could see is not explained.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from emberwatch.bots.advice import Told, adviser_of
from emberwatch.bots.secrecy import is_unseen
from emberwatch.engine.agenda import Words
from emberwatch.engine.game import Game
from emberwatch.narrator import Narrator, read_event
from emberwatch.table.play.match import Reason
from emberwatch.table.play.wire import ExplainedStep
from emberwatch.text import Speaker, speaker

SECRET: Final[Reason] = ("bot-why-secret", {})
"""The reason shown for a pick that others cannot see yet, because the bot's own reason might give it away."""
MINOR: Final = ("bot-why-planner-habit", "bot-why-greedy-alone")
"""Reasons that say nothing about the turn: they are left out if the bot has given another one."""


class TurnTold:
    """The turn of one seat, as one reader is told it."""

    def __init__(self, seat: int, reader: int | None, language: str, names: Sequence[str], bot: str) -> None:
        self.seat = seat
        self.reader = reader
        self.language = language
        self.names = names
        self.bot = bot
        self.steps: list[ExplainedStep] = []
        self.last: Reason | None = None

    def follow(self, game: Game, picks: Sequence[tuple[int, Words]], whys: Mapping[int, Reason]) -> None:
        """Play the picks of a turn; those of the seat are explained with the reasons that belong to their numbers."""
        for number, (seat, pick) in enumerate(picks):
            if seat != self.seat:
                game.choose(seat, pick)
                continue
            hidden = is_unseen(game, seat, game.parse_pick(pick))
            if not self.steps:
                self.say_needs(game)
            known = len(game.state.story or [])
            game.choose(seat, pick)
            self.add(self.lines_since(game, known), SECRET if hidden else whys.get(number))

    def say_needs(self, game: Game) -> None:
        """Begin with what the seat lacked, if everybody could see that."""
        narrator = Narrator(game, self.language, self.names)
        for told in adviser_of(game.rules.name).needs(game, self.seat)[:1]:
            self.steps.append({"line": "", "why": say_of_bot(narrator, told)})

    def lines_since(self, game: Game, known: int) -> list[str]:
        """What the log tells the reader about the newest pick."""
        narrator = Narrator(game, self.language, self.names, reader=self.reader)
        fresh = [event for event in (game.state.story or [])[known:] if event.only in (-1, self.reader)]
        events = [read_event(game, event) for event in fresh]
        return [narrator.line(event) for event in events if event.get("seat") == self.seat]

    def add(self, lines: list[str], why: Reason | None) -> None:
        """Add a pick; if its reason is that of the pick before, to that one."""
        line = " ".join(lines)
        if self.steps and why == self.last:
            before = self.steps[-1]
            before["line"] = f"{before['line']} {line}".strip()
            return
        self.last = why
        self.steps.append({"line": line, "why": say_reason(speaker(self.language), why, self.bot) if why else ""})


def explain_turn(
    game: Game, seat: int, reader: int | None, picks: Sequence[tuple[int, Words]], whys: Mapping[int, Reason],
    language: str, names: Sequence[str], bot: str,
) -> list[ExplainedStep]:  # fmt: skip
    """The turn of a seat, from a game in which it has just begun."""
    told = TurnTold(seat, reader, language, names, bot)
    told.follow(game, picks, drop_minor(whys))
    return [step for step in told.steps if step["line"] or step["why"]]


def drop_minor(whys: Mapping[int, Reason]) -> Mapping[int, Reason]:
    """The reasons without those that say nothing, unless there is no other."""
    major = {number: why for number, why in whys.items() if why[0] not in MINOR}
    return major or whys


def say_of_bot(narrator: Narrator, told: Told) -> str:
    """A need of a bot's seat in a sentence about the bot."""
    key, numbers = told
    return narrator.say(f"{key}.bot", **narrator.speak(key, numbers))


def say_reason(known: Speaker, why: Reason, bot: str) -> str:
    """A bot's reason in words. A bot from another package may give reasons without a translation."""
    key, given = why
    details: dict[str, Any] = given
    try:
        return known.say(key, **details)
    except KeyError:
        return known.say("bot-why-silent", bot=bot)
