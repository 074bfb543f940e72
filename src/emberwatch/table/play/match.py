"""A match: one game at a table. It is a fold over its events: the same events give the same match."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, TypeAlias

import msgspec

import emberwatch as ew
from emberwatch.engine.agenda import Pick, Step, Words
from emberwatch.engine.dice import CounterDice, Dice, SealedDice
from emberwatch.engine.errors import IllegalPick, Problem
from emberwatch.engine.game import Game, new
from emberwatch.engine.position import Relic, read_position, read_story, remember_log, write_told
from emberwatch.engine.turns import Turns
from emberwatch.table.play.beats import Sightings

SEEDED: Final = "seed:"
MOST_UNDONE: Final = 1000
"""Maximum number of picks that can be taken back in one game, so that nobody fills the store."""


Reason: TypeAlias = tuple[str, dict[str, str | int | float]]
"""Why a bot made a pick, or why a game is closed: the key of a message and its details."""


class StaleOrder(Problem):
    """An order about an outdated state."""


class Effect(msgspec.Struct, frozen=True):
    """What came of an event, in a form that needs no rules: picks as records have them, and events of the story."""

    log: list[list[str | int]] = []
    story: list[dict[str, str | int]] = []


class Chapter(msgspec.Struct, frozen=True):
    """A part of a game that is played by one version of the rules, and everything that happened before it."""

    events: int = 0
    """How many events the table had when it began."""
    position: dict[str, Any] | None = None
    """The position then; None if the game began with this chapter."""
    held: int | None = None
    before: Effect = Effect()


class Start(msgspec.Struct, frozen=True):
    """What a match begins with."""

    game: str
    seats: int
    options: Mapping[str, object]
    secret: str
    """The secret of the sealed dice in hexadecimal, or `seed:` and the seed of a game from elsewhere."""
    chapter: Chapter = Chapter()

    def dice(self) -> Dice:
        kind, _, seed = self.secret.partition(SEEDED)
        return CounterDice(int(seed)) if seed else SealedDice(bytes.fromhex(kind))

    def new_game(self) -> Game:
        """The game at the beginning of the chapter, up to its first question."""
        rules, chapter = ew.rules_of(self.game), self.chapter
        options = ew.checked_options(rules, self.options)
        if chapter.position is None:
            return new(rules, self.seats, self.dice(), options, aloud=True)
        game = read_position(chapter.position, rules, self.seats, options, self.dice())
        remember_log(game, chapter.before.log)
        game.state.story = read_story(rules, chapter.before.story)
        game.resume()
        return game


class MatchEvent(msgspec.Struct, frozen=True):
    """One thing that somebody did at the table."""

    number: int
    kind: str
    """pick, undo or end."""
    seat: int
    pick: tuple[str | int, ...] = ()
    hold: bool = False
    """Whether the seat wants to end its turn explicitly."""
    nonce: str | None = None
    why: Reason | None = None
    """For a bot's pick: why the bot made it."""


class Mark:
    """A pick, and whether it can be taken back."""

    __slots__ = ("event", "free", "in_lane", "parallel", "seat")

    def __init__(self, event: int, seat: int, *, in_lane: bool, free: bool, parallel: bool) -> None:
        self.event: Final = event
        self.seat: Final = seat
        self.in_lane: Final = in_lane
        """Made while several seats were choosing at once, on the seat's own lane."""
        self.free: Final = free
        """It revealed nothing, drew nothing, and moved nobody else."""
        self.parallel: Final = parallel
        """Whether seats were still choosing at once afterward, about the same matter."""


class Match:
    """A game, and what the table knows about it."""

    closing: Reason | None = None
    """Why nobody can continue it, as a message with its details; None if somebody can, or if it is over."""

    def __init__(self, start: Start, events: Sequence[MatchEvent] = ()) -> None:
        self.start: Final = start
        self.turns: Final[Turns] = ew.rules_of(start.game).turns
        self.count = 0
        """How many events there have been."""
        self.done: list[MatchEvent] = []
        """The events that count; picks that were taken back are not among them."""
        self.asked_at: list[int] = []
        """For each seat, after how many events it was asked its current question."""
        self.undone_at = [0] * start.seats
        """For each seat, after how many events it last took something back."""
        self.since = 0
        """The first moment that one can look back to; before it the game was played by other rules."""
        self.marks: list[Mark] = []
        self.held: int | None = None
        """The seat that has finished but not ended its turn yet; until it does, nobody else moves."""
        self.nonces: dict[tuple[int, str], int] = {}
        self.retold = 0
        """How often the story was rewound."""
        self.whys: dict[int, Reason] = {}
        """For each seat, why the bot on it made its last move."""
        self.sightings: Final = Sightings()
        """What the seats whose pages are open saw in the events since the pages were last told."""
        for event in events:
            self.note(event)
        self.open(events)

    def open(self, events: Sequence[MatchEvent]) -> None:
        """Reach the present from the beginning of the chapter."""
        self.replay(counting(events[self.start.chapter.events :]))

    # -- asking ---------------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may pick now."""
        return () if self.held is not None else self.game.waiting

    @property
    def turn(self) -> int:
        return self.turns.turn_of(self.game.state)

    @property
    def picks(self) -> list[tuple[int, Words]]:
        """All picks that count, with their seats: together with the start they determine the game."""
        return [(event.seat, event.pick) for event in self.done if event.kind == "pick"]

    def event_of_order(self, seat: int, nonce: str) -> int | None:
        """The number of the event that this order has already made."""
        return self.nonces.get((seat, nonce))

    def undoable(self, seat: int) -> Mark | None:
        """The pick that this seat could take back now; none once the game is over and all secrets are revealed."""
        if self.game.outcome is not None or self.retold >= MOST_UNDONE:
            return None
        others_moved = False
        for mark in reversed(self.marks):
            if mark.seat == seat:
                alone = not others_moved or (mark.in_lane and mark.parallel)
                return mark if mark.free and alone else None
            if not (mark.in_lane and mark.parallel):
                return None
            others_moved = True
        return None

    # -- checking -------------------------------------------------------------------------------------------------

    def check_pick(self, seat: int, seq: int, pick: Words) -> None:
        """Raise if this pick cannot be made. Changes nothing."""
        self.game.seat_at(seat)
        entry = self.game.parse_pick(pick)
        if self.held is not None:
            raise StaleOrder("error-table-held", seat=self.held + 1)
        if seq < self.asked_at[seat] or seq > self.count:
            raise StaleOrder("error-table-stale", seq=seq, count=self.count)
        if entry not in self.game.asked[seat]:
            self.game.refuse(seat, entry)

    def check_undo(self, seat: int, seq: int) -> int:
        """The event that an undo would take back; raise if there is none."""
        mark = self.undoable(seat)
        if mark is None:
            raise IllegalPick("error-table-no-undo")
        if seq <= mark.event or seq > self.count:
            raise StaleOrder("error-table-stale", seq=seq, count=self.count)
        return mark.event

    def check_end(self, seat: int, seq: int) -> None:
        if self.held != seat:
            raise StaleOrder("error-table-not-held")
        if seq > self.count:
            raise StaleOrder("error-table-stale", seq=seq, count=self.count)

    # -- folding --------------------------------------------------------------------------------------------------

    def apply(self, event: MatchEvent) -> Effect:
        """Apply an event that has been checked, and return what came of it."""
        mark = self.undoable(event.seat) if event.kind == "undo" else None
        self.note(event)
        if event.kind == "undo":
            assert mark is not None, "an undo was checked before it is carried out"
            self.replay([done for done in self.done if done.number != mark.event])
            return Effect()
        moment, told = self.game.moment, len(self.game.state.story or ())
        self.game.witness = self.sightings
        self.do_event(event)
        return effect_of(self.game, moment, told)

    def note(self, event: MatchEvent) -> None:
        """Count an event, whatever its effect."""
        assert event.number == self.count, f"event {event.number} after {self.count}"
        self.count += 1
        if event.nonce:
            self.nonces[event.seat, event.nonce] = event.number
        if event.why:
            self.whys[event.seat] = event.why
        if event.kind == "undo":
            self.undone_at[event.seat] = self.count
            self.retold += 1

    def replay(self, events: Sequence[MatchEvent]) -> None:
        """Replay the game from its beginning with these events."""
        self.game = self.start.new_game()
        self.since = len(self.start.chapter.before.log)
        self.done, self.marks, self.held = [], [], self.start.chapter.held
        self.asked_at = [self.start.chapter.events] * self.start.seats
        for event in events:
            self.do_event(event)
        self.asked_at = [max(at) for at in zip(self.asked_at, self.undone_at, strict=True)]

    def do_event(self, event: MatchEvent) -> None:
        self.done.append(msgspec.structs.replace(event, why=None) if event.why else event)
        if event.kind == "end":
            self.held = None
            self.marks.clear()
        else:
            self.pick(event)

    def pick(self, event: MatchEvent) -> None:
        game, seat = self.game, event.seat
        state, before, turn = game.state, game.asked[:], self.turn
        known, moment, in_lane, trunk = (
            self.turns.knowledge(state),
            game.moment,
            bool(state.lanes[seat]),
            state.trunk[:],
        )
        game.take(seat, game.parse_pick(event.pick))
        for other in range(self.start.seats):
            if game.asked[other] is not before[other]:
                self.asked_at[other] = event.number + 1
        own_only = all([game.pick_at(at)[0] == seat for at in range(moment, game.moment)])
        free = own_only and self.turns.knowledge(state) == known
        parallel = state.parallel and is_same(state.trunk, trunk)
        self.marks.append(Mark(event.number, seat, in_lane=in_lane, free=free, parallel=parallel))
        own_turn = turn == seat and self.turn != seat
        self.held = seat if event.hold and free and own_turn and self.is_finished(seat, event.pick) else None

    def is_finished(self, seat: int, pick: Words) -> bool:
        """Whether others would continue now although the seat has not said so."""
        waiting = self.game.waiting
        return bool(waiting) and seat not in waiting and not self.game.state.parallel and (
            pick[0] not in self.turns.ENDS_TURN
        )  # fmt: skip


class ClosedMatch(Match):
    """A match that can only be looked at: its last state or its end, under rules that no longer exist."""

    def __init__(
        self, start: Start, events: Sequence[MatchEvent], game: Relic, is_drawn: bool, closing: Reason
    ) -> None:
        self.closing = closing
        self.game = game
        self.is_drawn: Final = is_drawn
        """Whether the game can be drawn, or only told in words."""
        super().__init__(start, events)

    def open(self, events: Sequence[MatchEvent]) -> None:
        self.asked_at = [self.count] * self.start.seats

    def check_pick(self, seat: int, seq: int, pick: Words) -> None:
        raise StaleOrder("error-table-closed")

    def undoable(self, seat: int) -> Mark | None:
        return None


def effect_of(game: Game, moment: int = 0, told: int = 0) -> Effect:
    """What has happened in a game since a number of picks and of story events."""
    log: list[list[str | int]] = []
    for at in range(moment, game.moment):
        seat, pick = game.pick_at(at)
        log.append([seat, *pick.words])
    return Effect(log, [write_told(game, event) for event in (game.state.story or [])[told:]])


def join_effects(effects: Iterable[Effect]) -> Effect:
    """Join several effects into one."""
    log: list[list[str | int]] = []
    story: list[dict[str, str | int]] = []
    for effect in effects:
        log += effect.log
        story += effect.story
    return Effect(log, story)


def counting(events: Sequence[MatchEvent]) -> list[MatchEvent]:
    """The events without the picks that were taken back (always the last one of the seat). So a game with many undos is
    replayed once, not once for each undo."""
    left: list[MatchEvent] = []
    for event in events:
        if event.kind == "undo":
            left.pop(next(i for i in reversed(range(len(left))) if left[i].seat == event.seat))
        else:
            left.append(event)
    return left


def is_same(now: list[Step], before: list[Step]) -> bool:
    """Whether the trunk has not moved. Steps never change, so identical steps mean the same."""
    return len(now) == len(before) and all([a is b for a, b in zip(now, before, strict=True)])


def standing_pick(match: Match, seat: int, answers: Mapping[str, str]) -> Pick | None:
    """The pick that a standing answer makes for the question of this seat, outside its own turn."""
    step = match.game.question(seat)
    if step is None or match.turn == seat or not answers:
        return None
    return match.turns.standing_pick(match.game.state, step, match.game.asked[seat], answers)
