"""Commit what people and bots do: every change of a match is checked, applied, committed, and only then broadcast."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Any, Final, Protocol

import msgspec

from emberwatch.bots.secrecy import is_unseen
from emberwatch.engine.agenda import Words
from emberwatch.engine.errors import IllegalPick
from emberwatch.table.bots.explaining import SECRET
from emberwatch.table.bots.pool import BotPool, NoAnswer, Thought
from emberwatch.table.live.chat import chat_message, notice
from emberwatch.table.live.tables import OpenTables, Table
from emberwatch.table.logs import note_failure
from emberwatch.table.metrics import COMMITS, EVENTS
from emberwatch.table.play.chapters import facts_of, position_row
from emberwatch.table.play.levels import usual
from emberwatch.table.play.match import Effect, Match, MatchEvent, Reason, standing_pick
from emberwatch.table.play.wire import Habits
from emberwatch.table.store.rows import EventRow
from emberwatch.table.store.store import Conflict

TRIES: Final = 5
"""How often to retry an order when another worker commits first."""
PAUSE: Final = 1.2
"""Seconds before each turn of a stand-in whose owner is watching, so that they can take the seat back in time."""
MOST_FAILURES: Final = 3
"""How often a bot may fail in a seat before it is no longer asked and the usual bot plays on."""

log = logging.getLogger("emberwatch.play")


class Summons(Protocol):
    """Sends messages to people who are away and have to choose."""

    def summon(self, table: Table, seats: Sequence[int]) -> None: ...


class Play:
    """All changes of matches go through here."""

    def __init__(self, open_tables: OpenTables, bot_pool: BotPool, summons: Summons) -> None:
        self.open_tables = open_tables
        self.bot_pool = bot_pool
        self.summons = summons

    # -- orders of people -----------------------------------------------------------------------------------------

    async def pick(self, table: Table, seat: int, seq: int, pick: Words, nonce: str) -> int:
        """Make a pick for a seat and return the number of its event."""

        def order(match: Match) -> list[MatchEvent]:
            match.check_pick(seat, seq, pick)
            hold = habits_of(table, seat).explicit_end
            return [MatchEvent(match.count, "pick", seat, pick, hold, nonce)]

        return await self.execute(table, seat, seq, nonce, order)

    async def gesture(self, table: Table, seat: int, seq: int, picks: Sequence[Words], nonce: str) -> int:
        """Make picks in a row for a seat, as far as nothing unforeseen happens, and return the number of the first
        event. They are committed together and taken back together."""

        def order(match: Match) -> list[MatchEvent]:
            made, hold = match.check_gesture(seat, seq, picks), habits_of(table, seat).explicit_end
            first = match.count
            return [
                MatchEvent(first + i, "pick", seat, pick, hold, None if i else nonce, gesture=first)
                for i, pick in enumerate(made)
            ]

        return await self.execute(table, seat, seq, nonce, order)

    async def undo(self, table: Table, seat: int, seq: int, nonce: str) -> int:
        def order(match: Match) -> list[MatchEvent]:
            match.check_undo(seat, seq)
            return [MatchEvent(match.count, "undo", seat, nonce=nonce)]

        return await self.execute(table, seat, seq, nonce, order)

    async def end_turn(self, table: Table, seat: int, seq: int, nonce: str) -> int:
        def order(match: Match) -> list[MatchEvent]:
            match.check_end(seat, seq)
            return [MatchEvent(match.count, "end", seat, nonce=nonce)]

        return await self.execute(table, seat, seq, nonce, order)

    async def execute(
        self, table: Table, seat: int, seq: int, nonce: str, order: Callable[[Match], list[MatchEvent]]
    ) -> int:
        """Check an order against the current state and carry it out once. A page may be ahead of this worker."""
        async with table.lock:
            for _ in range(TRIES):
                match = await self.open_tables.match(table)
                if seq > match.count:
                    await self.open_tables.catch_up(table)
                done = match.event_of_order(seat, nonce)
                if done is not None:
                    return done
                events = order(match)
                if await self.make(table, match, events):
                    return events[0].number
            raise IllegalPick("error-table-crowded")

    # -- carrying them out ----------------------------------------------------------------------------------------

    async def make(self, table: Table, match: Match, events: list[MatchEvent], by: str = "") -> bool:
        """Apply events, commit them, broadcast them; False if another worker was faster and the match has caught up.

        The lock of the table is held.
        """
        before = match.waiting
        match.sightings.watch(table.watching())
        rows = [row_of(table.id, event, match.apply(event), by) for event in events]
        try:
            await self.commit(table, match, rows)
        except Conflict:
            self.open_tables.forget(table)
            await self.open_tables.match(table)
            await self.open_tables.broadcast(table, None)
            return False
        except BaseException:
            self.open_tables.forget(table)
            raise
        EVENTS.labels(kind=events[0].kind).inc(len(events))
        await self.open_tables.broadcast(table, events[-1].seat)
        self.summons.summon(table, [seat for seat in match.waiting if seat not in before])
        self.stir(table)
        return True

    async def commit(self, table: Table, match: Match, events: Sequence[EventRow] = ()) -> None:
        """Store events that were applied, the position, and what the table now waits for."""
        outcome = match.game.outcome
        with COMMITS.time():
            await self.open_tables.store.append(
                table.id,
                match.count - len(events),
                events,
                waiting=match.waiting,
                over=outcome is not None,
                outcome=dict(outcome.plain()) if outcome else None,
                bots_due=bool(table.bots_waiting()) or table.seat_held_by_bot() is not None,
                rules=match.game.rules.version,
                position=position_row(table.id, match) if events else None,
                facts=facts_of(match),
            )

    # -- automatic moves ------------------------------------------------------------------------------------------

    def stir(self, table: Table) -> None:
        """Let bots and standing answers continue, if it is their turn."""
        running = table.bots is not None and not table.bots.done()
        if not running and table.match is not None and self.has_work(table):
            table.bots = asyncio.create_task(self.go_on(table))
            table.bots.add_done_callback(note_failure)

    def has_work(self, table: Table) -> bool:
        return bool(table.bots_waiting()) or table.seat_held_by_bot() is not None or self.standing(table) is not None

    def standing(self, table: Table) -> tuple[int, Words] | None:
        """A seat whose question has a standing answer, with that answer."""
        match = table.match
        for seat in match.waiting if match is not None else ():
            assert match is not None
            if table.seats[seat].kind == "person" and not table.bot_on(seat):
                pick = standing_pick(match, seat, habits_of(table, seat).standing)
                if pick is not None:
                    return seat, pick.words
        return None

    async def go_on(self, table: Table) -> None:
        """Let bots think outside the lock. People may move meanwhile; moves for an outdated state are discarded."""
        while await self.answer_standing(table) or await self.end_for_bot(table) or await self.move_bot(table):
            pass

    async def end_for_bot(self, table: Table) -> bool:
        """End the turn for a stand-in that took over when nothing else was left to do."""
        async with table.lock:
            await self.open_tables.match(table)
            held = table.seat_held_by_bot()
        return held is not None and await self.release(table, held, "bot")

    async def release(self, table: Table, seat: int, by: str) -> bool:
        """End the turn of a seat for somebody who is not here to end it."""
        async with table.lock:
            match = await self.open_tables.match(table)
            if match.held == seat:
                await self.make(table, match, [MatchEvent(match.count, "end", seat)], by)
                return True
            return False

    async def answer_standing(self, table: Table) -> bool:
        async with table.lock:
            match = await self.open_tables.match(table)
            found = self.standing(table)
            if found is None:
                return False
            seat, pick = found
            await self.make(table, match, [MatchEvent(match.count, "pick", seat, pick)], by="standing")
            return True

    async def move_bot(self, table: Table) -> bool:
        """Let one bot make its picks; False if no bot has to move."""
        async with table.lock:
            match = await self.open_tables.match(table)
            seats = table.bots_waiting()
            if not seats:
                return False
            seat = seats[0]
            bot, asked_at, retold = table.bot_on(seat), match.asked_at[seat], match.retold
        assert bot is not None
        thought = await self.ask_bot(table, match, seat, bot)
        if table.seats[seat].stand_in and table.is_here(seat):
            await asyncio.sleep(PAUSE)
        async with table.lock:
            same = table.match is match and match.asked_at[seat] == asked_at and match.retold == retold
            if same and seat in table.bots_waiting():
                await self.make_picks(table, match, seat, thought)
            return True

    async def ask_bot(self, table: Table, match: Match, seat: int, bot: str) -> Thought:
        """Get a bot's moves; if it fails, those of the usual bot; if that fails too, any move, so that play goes on."""
        instead = usual(match.start.game)
        words = [bot] if table.failures[seat, bot] < MOST_FAILURES else []
        for word in [*words, instead]:
            try:
                return await self.bot_pool.moves(table.id, match, seat, word)
            except NoAnswer:
                if word != instead:
                    await self.note_failed(table, seat, word)
        return Thought([any_pick(match, seat)] if match.game.picks(seat) else [], [])

    async def note_failed(self, table: Table, seat: int, bot: str) -> None:
        """Tell the table, once, that another bot has moved in place of the one on this seat."""
        log.warning("the usual bot moves for one that failed", extra={"table": table.id, "bot": bot})
        table.failures[seat, bot] += 1
        if table.failures[seat, bot] == 1:
            kept = await self.open_tables.store.add_chat(notice(table.row, "table-bot-failed", seat=seat + 1, bot=bot))
            for page in list(table.pages):
                page.send(chat_message(kept, page.language))

    async def make_picks(self, table: Table, match: Match, seat: int, thought: Thought) -> None:
        """Make as many of the picks as are legal, in one commit; if none is, make any other, so that play continues."""
        legal, unseen = legal_picks(match, seat, thought.picks)
        whys: list[Reason] = list(thought.whys[: len(legal)])
        if unseen and whys:
            whys[-1] = SECRET
        legal = legal or [any_pick(match, seat)]
        silent: Reason = ("bot-why-silent", {"bot": table.bot_on(seat) or ""})
        reasons = [*whys, *[silent] * (len(legal) - len(whys))]
        events = [MatchEvent(match.count + i, "pick", seat, pick, why=reasons[i]) for i, pick in enumerate(legal)]
        await self.make(table, match, events, by="bot")


def any_pick(match: Match, seat: int) -> Words:
    """A legal pick for a bot that has none: always the same for this match, and impossible to guess."""
    picks = match.game.picks(seat)
    drawn = hashlib.sha256(f"{match.start.secret} pick {match.count} {seat}".encode()).digest()
    return picks[int.from_bytes(drawn[:8], "big") % len(picks)]


def legal_picks(match: Match, seat: int, picks: Sequence[Words]) -> tuple[Sequence[Words], bool]:
    """The picks up to the first illegal one, and whether the last of them is hidden from others."""
    trial = match.game.clone() if len(picks) > 1 else match.game
    unseen = False
    for count, pick in enumerate(picks, 1):
        if pick not in trial.picks(seat):
            return picks[: count - 1], False
        if count == len(picks):
            unseen = is_unseen(trial, seat, trial.parse_pick(pick))
        else:
            trial.choose(seat, pick)
    return picks, unseen


def habits_of(table: Table, seat: int) -> Habits:
    return msgspec.convert(table.seats[seat].habits, Habits)


def row_of(table_id: str, event: MatchEvent, effect: Effect, by: str) -> EventRow:
    """An event with its effect, as the store keeps it."""
    data: dict[str, Any] = {"pick": list(event.pick)} if event.pick else {}
    data |= {name: part for name, part in (("log", effect.log), ("story", effect.story)) if part}
    if event.hold:
        data["hold"] = True
    if by:
        data["by"] = by
    if event.why:
        data["why"] = event.why
    if event.gesture is not None:
        data["gesture"] = event.gesture
    return EventRow(
        table_id=table_id, number=event.number, kind=event.kind, seat=event.seat, data=data, nonce=event.nonce,  # type: ignore[arg-type]
        at=datetime.now(UTC),
    )  # fmt: skip
