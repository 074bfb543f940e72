"""What one seat is shown: its view, its question, its log, in its language, and nothing else."""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import Any, Final, TypeVar

from emberwatch.engine.agenda import LogEvent, Pick, Prompt, Step
from emberwatch.engine.errors import BadPosition
from emberwatch.engine.game import Game
from emberwatch.engine.position import try_with_these_rules
from emberwatch.engine.presenting import AskingCard, Say, Shortcut, Tooltip
from emberwatch.engine.view_types import PlainEntry
from emberwatch.narrator import Event, Narrator, read_event
from emberwatch.table.play.beats import Sighting, View, change_between
from emberwatch.table.play.foresight import find_winning_picks
from emberwatch.table.play.match import ClosedMatch, Match
from emberwatch.table.play.wire import (
    AskedQuestion,
    Beat,
    LogLine,
    LogNews,
    LookMessage,
    OfferedChoice,
    OfferedShortcut,
    SealShown,
    StateMessage,
    ToldOutcome,
)
from emberwatch.text import speaker

Made = TypeVar("Made")

log = logging.getLogger("emberwatch.frames")

MOST_KEPT: Final = 4096
"""How many recent sentences to keep per language; a table says much the same things again and again."""


@cache
def say_in(language: str) -> Say:
    """The function that says messages in a language; it keeps recent sentences instead of formatting them again.

    A language consists of many small objects that stay: the garbage collector is told to skip them, because going
    through them would make everybody wait.
    """
    say = lru_cache(MOST_KEPT)(speaker(language).say)
    gc.freeze()
    return say


def secret_seats(game: Game) -> list[int]:
    """The seats that now see something that others may not see."""
    return [seat for seat in range(game.seats) if game.rules.turns.has_secrets(game.state, seat)]


class FrameMaker:
    """Shows one game to one seat (None: a spectator) in one language, and remembers what it has shown."""

    def __init__(self, seat: int | None, language: str, names: Sequence[str]) -> None:
        self.seat = seat
        self.language = language
        self.names = tuple(names)
        self.lines = 0
        """How many lines of the log have been sent."""
        self.heard = 0
        """How many events of the story have been read."""
        self.retold = 0
        self.things: Mapping[str, Tooltip] = {}
        """The glossary as last sent."""
        self.view: View | None = None
        """The view as last sent."""

    def forget(self) -> None:
        """Drop what a page was sent at which nothing happens; the next time it is sent in full."""
        self.things, self.view = {}, None

    def frame(self, match: Match, actor: int | None) -> StateMessage:
        """The present state of a match."""
        if match.retold != self.retold:
            self.retold, self.heard, self.lines, self.view = match.retold, 0, 0, None
        if isinstance(match, ClosedMatch):
            return self.closed_frame(match)
        game, own = match.game, self.seat
        before = Sighting(self.heard, self.view) if self.view is not None else None
        message: StateMessage = {
            **self.look(game),
            "seq": match.count,
            "since": match.since,
            "past": False,
            "question": self.question(game) if own in match.waiting else None,
            "waiting": list(match.waiting),
            "held": match.held,
            "undo": own is not None and match.undoable(own) is not None,
            "actor": actor,
            "secrets": secret_seats(game),
        }
        self.view = view = game.view(own)
        if before is None:
            message["view"] = view
        else:
            message["beats"] = self.beats(game, [before, *match.sightings.of(own), Sighting(self.heard, view)])
        return message

    def beats(self, game: Game, sightings: list[Sighting]) -> list[Beat]:
        """The differences between what the seat was sent last, what it has seen since, and the present."""
        story = game.state.story or []
        seen = sightings[:1]
        for sighting in sightings[1:-1]:
            if self.audible(story[seen[-1].told : sighting.told]):
                seen.append(sighting)
        seen[1:] = [*seen[1:-1], sightings[-1]]  # what happens in silence at the end belongs to the last beat
        return [
            {"lines": len(self.audible(story[a.told : b.told])), "change": change_between(a.view, b.view)}
            for a, b in pairwise(seen)
        ]

    def audible(self, story: list[LogEvent]) -> list[LogEvent]:
        """The events that the seat is told of."""
        return [told for told in story if told.only in (-1, self.seat)]

    def closed_frame(self, match: ClosedMatch) -> StateMessage:
        """A game that nobody can continue: why, its last state if that can be shown, and its whole log."""
        game, say = match.game, say_in(self.language)
        narrator = Narrator(game, self.language, self.names, say, self.seat)
        assert match.closing is not None
        key, details = match.closing
        story, self.heard = (game.state.story or [])[self.heard :], len(game.state.story or [])
        told = self.audible(story)
        lines = [attempt(self.line, game, narrator, read_event(game, event)) for event in told]
        first, self.lines = self.lines, self.lines + len(lines)
        return {
            "say": "state", "at": game.moment, "seat": self.seat, "language": self.language, "turn": -1,
            "view": game.view(self.seat) if match.is_drawn else None,
            "log": {"from": first, "lines": [line for line in lines if line is not None]},
            "things": (attempt(self.new_things, game) if match.is_drawn else None) or {},
            "outcome": attempt(outcome_of, game, narrator),
            "seal": seal_of(game, told=True),
            "seq": match.count, "since": game.moment, "past": False, "question": None, "waiting": [], "held": None,
            "undo": False, "actor": None, "secrets": [],
            "closed": say(key, **details),
        }  # fmt: skip

    def past_frame(self, game: Game, seq: int, since: int) -> StateMessage:
        """A state of the past, as the seat saw it then."""
        return {
            **self.look(game), "view": game.view(self.seat), "seq": seq, "since": since, "past": True, "question": None,
            "waiting": list(game.waiting), "held": None, "undo": False, "actor": None, "secrets": [],
        }  # fmt: skip

    def look(self, game: Game) -> LookMessage:
        """What the seat is told beside its view, whether now or in the past."""
        narrator = Narrator(game, self.language, self.names, say_in(self.language), self.seat)
        return {
            "say": "state",
            "at": game.moment,
            "seat": self.seat,
            "language": self.language,
            "turn": game.rules.turns.turn_of(game.state),
            "log": self.news(game, narrator),
            "things": self.new_things(game),
            "outcome": outcome_of(game, narrator),
            "seal": seal_of(game, told=game.outcome is not None),
            "closed": None,
        }

    # -- the log --------------------------------------------------------------------------------------------------

    def news(self, game: Game, narrator: Narrator) -> LogNews:
        """The lines of the log since the last time."""
        story = game.state.story or []
        lines = [self.line(game, narrator, read_event(game, told)) for told in self.audible(story[self.heard :])]
        news: LogNews = {"from": self.lines, "lines": lines}
        self.heard, self.lines = len(story), self.lines + len(lines)
        return news

    def line(self, game: Game, narrator: Narrator, event: Event) -> LogLine:
        details = {name: event[name] for name in event if name not in ("at", "told")}
        card = game.rules.wording.card(game.state, narrator.say, event.kind, event.numbers)
        return {
            "at": event["at"],
            "told": event["told"],
            "seat": event.get("seat"),
            "text": narrator.line(event),
            "details": details,
            "card": card or None,
        }

    # -- things ---------------------------------------------------------------------------------------------------

    def new_things(self, game: Game) -> dict[str, PlainEntry]:
        """Entries of the glossary that are new or changed since the last time."""
        told, self.things = self.things, game.rules.clickables.glossary(game.state, self.seat, say_in(self.language))
        fresh = [(key, entry) for key, entry in self.things.items() if told.get(key) is not entry]
        return {key: entry.plain() for key, entry in fresh if is_news(told.get(key), entry)}

    # -- the question ---------------------------------------------------------------------------------------------

    def question(self, game: Game) -> AskedQuestion | None:
        """What the seat is asked, with every choice."""
        seat = self.seat
        if seat is None or not game.asked[seat]:
            return None
        prompt, step = game.prompt(seat), game.question(seat)
        assert prompt is not None
        assert step is not None
        narrator = Narrator(game, self.language, self.names, say_in(self.language), self.seat)
        winning = find_winning_picks(game, seat)
        choices = [self.choice(game, narrator, step, pick, pick in winning) for pick in game.asked[seat]]
        shortcuts = [plain_shortcut(found) for found in game.rules.shortcuts.offer(game, seat, narrator.say)]
        return plain_question(prompt, narrator.question(seat), choices, shortcuts, narrator.asking_card(seat))

    def choice(self, game: Game, narrator: Narrator, step: Step, pick: Pick, wins: bool) -> OfferedChoice:
        seat = self.seat
        assert seat is not None
        choice: OfferedChoice = {
            "pick": pick.words,
            "label": narrator.choice(seat, pick),
            "things": game.rules.clickables.keys_of(game.state, step, pick),
            "help": narrator.helps(seat, pick),
            "wins": wins,
        }
        drag = game.rules.clickables.drag_of(game.state, step, pick)
        return {**choice, "drag": drag} if drag else choice


def attempt(make: Callable[..., Made | None], *words: object) -> Made | None:
    """Describe a game that was played by older rules; None if these rules have no words for it."""
    try:
        return try_with_these_rules(make, *words)
    except BadPosition:
        log.info("a part of an old game cannot be shown", exc_info=True)
        return None


def is_news(told: Tooltip | None, entry: Tooltip) -> bool:
    """Whether an entry differs from what was sent."""
    return told is None or (told.title, told.text, told.rules) != (entry.title, entry.text, entry.rules)


def plain_question(
    prompt: Prompt,
    text: str,
    choices: list[OfferedChoice],
    shortcuts: list[OfferedShortcut],
    card: AskingCard | None,
) -> AskedQuestion:
    return {
        "key": prompt.key, "text": text, "shape": prompt.shape, "rules": prompt.rules, "choices": choices,
        "shortcuts": shortcuts,
        "card": {"kind": card.kind, "thing": card.thing, "printed": card.printed} if card else None,
    }  # fmt: skip


def plain_shortcut(shortcut: Shortcut) -> OfferedShortcut:
    return {
        "label": shortcut.label, "note": shortcut.note, "picks": [pick.words for pick in shortcut.picks],
        "things": shortcut.things, "group": shortcut.group, "figure": shortcut.figure,
        "ending": shortcut.ending.words if shortcut.ending else None,
    }  # fmt: skip


def outcome_of(game: Game, narrator: Narrator) -> ToldOutcome | None:
    outcome = game.outcome
    return {**outcome.plain(), "text": narrator.ending(), "epilogue": narrator.epilogue()} if outcome else None


def seal_of(game: Game, *, told: bool) -> SealShown:
    """The hash of the dice's secret from the start; the secret itself at the end."""
    dice: dict[str, Any] = game.dice.plain(secret=told)
    return {"hash": dice.get("seal", ""), "secret": dice.get("secret")}
