"""A match: a game, its players, and how far each of them has read its story. A save file holds all of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import Bot, BotFailed, Glimpse, Why
from emberwatch.bots.files import is_from_file, trace_of
from emberwatch.bots.secrecy import is_unseen
from emberwatch.engine.agenda import Pick
from emberwatch.engine.dice import CounterDice, is_seed
from emberwatch.engine.errors import BadOption, describe
from emberwatch.engine.game import Game
from emberwatch.narrator import Narrator
from emberwatch.terminal.window import glue_words
from emberwatch.text import speaker

ME: Final = "me"
"""The word for a seat that a person at this screen plays."""
LONGEST_NAME: Final = 16
NORMAL: Final = "normal"
"""The level that replaces a bot that has failed."""


class TerminalMatch:
    """One game between people at this screen and bots."""

    def __init__(self, game: Game, seats: Sequence[str], names: Sequence[str], language: str) -> None:
        self.game = game
        self.seats = list(seats)
        self.names = list(names)
        self.language = language
        self.narrator = Narrator(game, language, names, glue_words(speaker(language).say))
        self.bots = bots_on(game, self.seats)
        self.glimpses = {seat: Glimpse(game, seat) for seat in self.bots}
        self.humans = [seat for seat in range(game.seats) if seat not in self.bots]
        self.settled = game.moment
        """How many picks had been made when the game last waited for somebody; up to there it can always be saved."""
        self.asked_last = -1
        """The seat that continues to answer when several people could, so that nobody has to leave in the middle."""
        self.seen = [0] * game.seats
        """How much of its story each seat has read."""
        self.told = 0
        """How much of the public story has been shown."""
        self.whys: dict[int, Why] = {}
        """Why each bot made its last move."""
        self.failed: dict[int, tuple[str, str]] = {}
        """For seats whose bot was replaced: which bot, and what went wrong. Whoever shows an entry removes it."""

    def take(self, seat: int, pick: Pick) -> None:
        self.game.take(seat, pick)
        self.settled = self.game.moment

    def let_bots_answer(self) -> bool:
        """Let every bot that is asked answer until it is asked no more; return whether there was any."""
        thinking = [seat for seat in self.game.waiting if seat in self.bots]
        for seat in thinking:
            while self.game.asked[seat]:
                self.let_answer(seat)
        return bool(thinking)

    def let_answer(self, seat: int) -> None:
        """Let a bot answer. A bot from another package may do anything: if it fails, the normal bot takes over."""
        bot = self.bots[seat]
        try:
            pick = bots.ask(bot, self.glimpses[seat])
        except BotFailed as failure:
            if bots.own().get(bot.name) is type(bot):
                raise
            self.replace(seat, self.problem_with(seat, failure))
            return
        self.whys[seat] = Why("bot-why-secret") if is_unseen(self.game, seat, pick) else bots.explain(bot)
        self.take(seat, pick)

    def problem_with(self, seat: int, failure: BotFailed) -> str:
        """What a bot raised, or the pick that it was not offered."""
        if failure.__cause__ is not None and is_from_file(self.bots[seat]):
            return trace_of(failure.__cause__)
        if failure.__cause__ is not None:
            return describe(failure.__cause__)
        return self.narrator.say(failure.key, **{**failure.details, "bot": self.seats[seat]})

    def replace(self, seat: int, problem: str) -> None:
        """Replace a bot by the normal one, also in save files."""
        self.failed[seat] = (self.seats[seat], problem)
        self.seats[seat] = NORMAL
        self.bots[seat] = bots_on(self.game, self.seats)[seat]
        self.whys.pop(seat, None)

    def because(self, seat: int) -> str:
        """Why a bot made its last move. A bot from another package may give reasons that have no words."""
        why = self.whys.get(seat, Why("bot-why-not-yet"))
        details: dict[str, Any] = dict(why.details)
        try:
            return self.narrator.say(why.key, **details)
        except KeyError:
            return self.narrator.say("bot-why-silent", bot=self.seats[seat])

    def to_ask(self) -> int:
        """The person who should answer now."""
        waiting = self.game.waiting
        return self.asked_last if self.asked_last in waiting else waiting[0]

    def asks(self, seat: int) -> str:
        """The key of the question that a seat is asked; "" if there is none."""
        prompt = self.game.prompt(seat)
        return prompt.key if prompt else ""

    def record(self) -> dict[str, object]:
        """The record up to the last question, even if something broke off in the middle of a move."""
        record = self.game.record()
        if self.game.moment == self.settled:
            return record
        return ew.replay(record, to=self.settled).record()


def seat_names(language: str, given: Sequence[str], seats: int) -> list[str]:
    """The names given, and a color for every seat without one."""
    if len(given) > seats:
        raise BadOption("term-error-names", names=len(given), seats=seats)
    names = [" ".join(name.split())[:LONGEST_NAME] for name in given] + [""] * (seats - len(given))
    return [name or speaker(language).say(f"term-seat-{seat % 4}") for seat, name in enumerate(names)]


def bots_on(game: Game, seats: Sequence[str]) -> dict[int, Bot]:
    """The bots by seat; BadOption if a bot does not exist."""
    dice = game.dice
    seed = dice.seed if isinstance(dice, CounterDice) and is_seed(dice.seed) else 0
    seeds = bots.seeds_of(seed, game.seats)
    return {seat: bots.make(word, game.rules.name, seeds[seat]) for seat, word in enumerate(seats) if word != ME}
