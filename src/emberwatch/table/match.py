"""A match: one game at a table, as its events have made it. It is a fold: the same events give the same match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

import msgspec

import emberwatch as ew
from emberwatch.engine.agenda import Pick, Step, Words
from emberwatch.engine.game import Game
from emberwatch.engine.manners import Manners
from emberwatch.engine.problems import IllegalPick, Problem

SEEDED: Final = "seed:"
MOST_UNDONE: Final = 1000
"""So often something can be taken back in one game: who does nothing else fills the store."""


Reason: TypeAlias = tuple[str, dict[str, str | int | float]]
"""Why a bot made a pick: the key of a message and its details."""


class Stale(Problem):
    """An order about a state that is no longer there."""


class Start(msgspec.Struct, frozen=True):
    """What a match begins with."""

    game: str
    seats: int
    options: Mapping[str, object]
    secret: str
    """The secret of the sealed dice in hexadecimal digits, or `seed:` and the seed of a game from elsewhere."""

    def new_game(self) -> Game:
        kind, _, seed = self.secret.partition(SEEDED)
        dice = {"seed": int(seed)} if seed else {"secret": bytes.fromhex(kind)}
        return ew.new_game(self.game, seats=self.seats, aloud=True, **dice, **self.options)  # type: ignore[arg-type]


class Event(msgspec.Struct, frozen=True):
    """One thing that somebody did at the table."""

    number: int
    kind: str
    """pick, undo or end."""
    seat: int
    pick: tuple[str | int, ...] = ()
    hold: bool = False
    """Whether the seat wants to say itself that its turn is over."""
    nonce: str | None = None
    why: Reason | None = None
    """Of a bot's pick: why it was made."""


class Mark:
    """A pick that was made, and whether it could be taken back."""

    __slots__ = ("event", "free", "in_lane", "parallel", "seat")

    def __init__(self, event: int, seat: int, *, in_lane: bool, free: bool, parallel: bool) -> None:
        self.event: Final = event
        self.seat: Final = seat
        self.in_lane: Final = in_lane
        """Made while several seats were choosing at once, on the seat's own lane."""
        self.free: Final = free
        """It revealed nothing, drew nothing, and moved nobody else."""
        self.parallel: Final = parallel
        """Whether seats were still choosing at once afterwards, about the same matter."""


class Match:
    """The game and what the table knows around it."""

    def __init__(self, start: Start, events: Sequence[Event] = ()) -> None:
        self.start: Final = start
        self.manners: Final[Manners] = ew.rules_of(start.game).manners
        self.count = 0
        """How many events there have been."""
        self.done: list[Event] = []
        """Those that count: undone picks are not among them."""
        self.asked_at: list[int] = []
        """For each seat after how many events it was asked what it is asked now."""
        self.undone_at = [0] * start.seats
        """For each seat after how many events it took something back last."""
        self.marks: list[Mark] = []
        self.held: int | None = None
        """The seat that has finished but has not said yet that its turn is over; until then nobody else moves."""
        self.nonces: dict[tuple[int, str], int] = {}
        self.retold = 0
        """How often the story went back."""
        self.whys: dict[int, Reason] = {}
        """For each seat why the bot on it made its last move."""
        for event in events:
            self.note(event)
        self.tell(counting(events))

    # -- asking ---------------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may pick now."""
        return () if self.held is not None else self.game.waiting

    @property
    def turn(self) -> int:
        return self.manners.turn_of(self.game.state)

    @property
    def picks(self) -> list[tuple[int, Words]]:
        """All picks that count, with their seats: with the start they make the game."""
        return [(event.seat, event.pick) for event in self.done if event.kind == "pick"]

    def repeated(self, seat: int, nonce: str) -> int | None:
        """The number of the event that this order has made already."""
        return self.nonces.get((seat, nonce))

    def undoable(self, seat: int) -> Mark | None:
        """The pick that this seat could take back now; none once the game is over, for then all secrets are told."""
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
        """Raise if this pick cannot be made; it changes nothing."""
        self.game.seat_at(seat)
        entry = self.game.understood(pick)
        if self.held is not None:
            raise Stale("error-table-held", seat=self.held + 1)
        if seq < self.asked_at[seat] or seq > self.count:
            raise Stale("error-table-stale", seq=seq, count=self.count)
        if entry not in self.game.asked[seat]:
            self.game.refuse(seat, entry)

    def check_undo(self, seat: int, seq: int) -> int:
        """The event that would be undone; raises if there is none."""
        mark = self.undoable(seat)
        if mark is None:
            raise IllegalPick("error-table-no-undo")
        if seq <= mark.event or seq > self.count:
            raise Stale("error-table-stale", seq=seq, count=self.count)
        return mark.event

    def check_end(self, seat: int, seq: int) -> None:
        if self.held != seat:
            raise Stale("error-table-not-held")
        if seq > self.count:
            raise Stale("error-table-stale", seq=seq, count=self.count)

    # -- folding --------------------------------------------------------------------------------------------------

    def apply(self, event: Event) -> None:
        """Carry out an event that was checked."""
        mark = self.undoable(event.seat) if event.kind == "undo" else None
        self.note(event)
        if event.kind == "undo":
            assert mark is not None, "an undo was checked before it is carried out"
            self.tell([done for done in self.done if done.number != mark.event])
        else:
            self.carry_out(event)

    def note(self, event: Event) -> None:
        """Count an event, whatever comes of it."""
        assert event.number == self.count, f"event {event.number} after {self.count}"
        self.count += 1
        if event.nonce:
            self.nonces[event.seat, event.nonce] = event.number
        if event.why:
            self.whys[event.seat] = event.why
        if event.kind == "undo":
            self.undone_at[event.seat] = self.count
            self.retold += 1

    def tell(self, events: Sequence[Event]) -> None:
        """Tell the game from its beginning, with these events."""
        self.game = self.start.new_game()
        self.done, self.marks, self.held = [], [], None
        self.asked_at = [0] * self.start.seats
        for event in events:
            self.carry_out(event)
        self.asked_at = [max(at) for at in zip(self.asked_at, self.undone_at, strict=True)]

    def carry_out(self, event: Event) -> None:
        self.done.append(msgspec.structs.replace(event, why=None) if event.why else event)
        if event.kind == "end":
            self.held = None
            self.marks.clear()
        else:
            self.pick(event)

    def pick(self, event: Event) -> None:
        game, seat = self.game, event.seat
        state, before, turn = game.state, game.asked[:], self.turn
        known, moment, in_lane, trunk = (
            self.manners.known(state),
            game.moment,
            bool(state.lanes[seat]),
            state.trunk[:],
        )
        game.take(seat, game.understood(event.pick))
        for other in range(self.start.seats):
            if game.asked[other] is not before[other]:
                self.asked_at[other] = event.number + 1
        own_only = all([game.noted(at)[0] == seat for at in range(moment, game.moment)])
        free = own_only and self.manners.known(state) == known
        parallel = state.parallel and is_same(state.trunk, trunk)
        self.marks.append(Mark(event.number, seat, in_lane=in_lane, free=free, parallel=parallel))
        own_turn = turn == seat and self.turn != seat
        self.held = seat if event.hold and free and own_turn and self.is_finished(seat, event.pick) else None

    def is_finished(self, seat: int, pick: Words) -> bool:
        """Whether others would go on now, without the seat having said so."""
        waiting = self.game.waiting
        return bool(waiting) and seat not in waiting and not self.game.state.parallel and (
            pick[0] not in self.manners.ENDS_TURN
        )  # fmt: skip


def counting(events: Sequence[Event]) -> list[Event]:
    """The events without the picks that were taken back: always the last one of the seat. So a game in which much was
    taken back is told once and not as often as that."""
    left: list[Event] = []
    for event in events:
        if event.kind == "undo":
            left.pop(next(i for i in reversed(range(len(left))) if left[i].seat == event.seat))
        else:
            left.append(event)
    return left


def is_same(now: list[Step], before: list[Step]) -> bool:
    """Whether the trunk has not moved. Steps never change, so the same ones mean the same."""
    return len(now) == len(before) and all([a is b for a, b in zip(now, before, strict=True)])


def standing_pick(match: Match, seat: int, answers: Mapping[str, str]) -> Pick | None:
    """What a standing answer says to the question of this seat, out of its turn."""
    step = match.game.question(seat)
    if step is None or match.turn == seat or not answers:
        return None
    return match.manners.standing_pick(match.game.state, step, match.game.asked[seat], answers)
