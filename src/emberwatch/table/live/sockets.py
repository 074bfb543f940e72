"""Sockets: read what pages send, check it, and obey or answer. Whatever arrives, connection and game survive."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from starlette.websockets import WebSocket, WebSocketDisconnect

import emberwatch as ew
from emberwatch.engine.agenda import Words
from emberwatch.engine.errors import BadOption, IllegalPick, Problem
from emberwatch.narrator import Narrator
from emberwatch.table.bots.pool import NoAnswer
from emberwatch.table.bots.process import SentAdvice
from emberwatch.table.http.visitors import (
    Bucket,
    Buckets,
    address_of,
    is_own_origin,
    language_of,
    visitor_of,
)
from emberwatch.table.live.advice import tell_hint, tell_warning
from emberwatch.table.live.chat import because, chat_message
from emberwatch.table.live.pages import GONE, Page
from emberwatch.table.live.seats import first_seat, table_message
from emberwatch.table.live.tables import OPEN, PERSON, OpenTables, Table, send_state_to_all
from emberwatch.table.live.typed import clean
from emberwatch.table.logs import note_failure
from emberwatch.table.metrics import ORDERS, PAGES, REFUSALS
from emberwatch.table.play import wire
from emberwatch.table.play.chapters import NewerRules
from emberwatch.table.play.commit import Play, habits_of
from emberwatch.table.play.levels import check_bot, strongest
from emberwatch.table.play.match import Match, StaleOrder
from emberwatch.table.settings import ServerSettings
from emberwatch.table.store.rows import ChatRow, SeatRow
from emberwatch.text import LANGUAGES

NO_TABLE: Final = 4404
WRONG_ORIGIN: Final = 4403
NEWER: Final = 4426
"""Close code: a newer version of this program has continued the game, and this one cannot show it."""
FULL: Final = 4429
FAILED: Final = 1011
LATER: Final = 1013
CHATS_SHOWN: Final = 100
"""Number of chat lines that a new page is shown."""
MINUTE: Final = 60
COACH_PATIENCE: Final = 1.0
"""Maximum seconds that a pick waits for the coach."""
HEAVY: Final = (wire.Undo, wire.Sit, wire.Speak, wire.Hint, wire.Coach, wire.Explain, wire.LetBot, wire.Rename)
"""Orders that make the server tell a whole game again, or make a bot think."""

log = logging.getLogger("emberwatch.sockets")


class NotYours(Problem):
    """An order for a seat that belongs to somebody else."""


class TooMuch(Problem):
    """More than one visitor may ask for."""


KINDS: Final = ((StaleOrder, "stale"), (NotYours, "not-yours"), (TooMuch, "too-much"), (Problem, "illegal"))
"""The kind of refusal that a page is told, by problem; the first match counts."""


def close_code(problem: SQLAlchemyError | Problem) -> int:
    """The code that tells a page that cannot be served to come back later, or why that is no use."""
    if isinstance(problem, SQLAlchemyError):
        return LATER
    return NEWER if isinstance(problem, NewerRules) else FAILED


def is_still_asked(table: Table, match: Match, seat: int, asked_at: int, retold: int) -> bool:
    """Whether a seat still has the question that it had then."""
    return table.match is match and match.asked_at[seat] == asked_at and match.retold == retold


def narrator_for(table: Table, page: Page, match: Match) -> Narrator:
    """A narrator who speaks to the person on this page."""
    return Narrator(match.game, page.language, table.names(page.language), reader=page.seat)


class Sockets:
    """All open pages of one worker."""

    def __init__(self, open_tables: OpenTables, play: Play, settings: ServerSettings) -> None:
        self.open_tables = open_tables
        self.play = play
        self.store = open_tables.store
        self.settings = settings
        self.limits = limits = settings.limits
        self.open: Counter[str] = Counter()
        """Number of open pages by address."""
        self.heavy = Buckets(limits.heavy_per_second, limits.heavy_burst)
        self.chats = Buckets(limits.chats_per_minute / MINUTE, limits.chats_per_minute)
        self.obey: dict[type, Callable[[Table, Page, Any], Coroutine[Any, Any, None]]] = {
            wire.PickOne: self.pick,
            wire.PickSome: self.gesture,
            wire.Undo: self.undo,
            wire.EndTurn: self.end_turn,
            wire.Sit: self.sit,
            wire.LookAt: self.look,
            wire.AskWhy: self.why,
            wire.AskRule: self.rule,
            wire.Hint: self.hint,
            wire.Coach: self.coach,
            wire.Explain: self.explain_move,
            wire.Chat: self.chat,
            wire.Speak: self.speak,
            wire.Keep: self.keep,
            wire.LetBot: self.let_bot,
            wire.Rename: self.rename,
        }

    # -- coming and going -----------------------------------------------------------------------------------------

    async def serve(self, socket: WebSocket, table_id: str) -> None:
        """Serve one page, from its first message to its last. If that is impossible now, tell it to come back."""
        await socket.accept()
        address = address_of(socket)
        if not is_own_origin(socket, self.settings.origins):
            await socket.close(WRONG_ORIGIN)
        elif self.open[address] >= self.limits.pages_per_address:
            await socket.close(FULL)
        else:
            self.open[address] += 1
            try:
                await self.receive(socket, table_id, self.heavy.of(address))
            except (SQLAlchemyError, Problem) as problem:
                log.error("a page cannot be served", exc_info=problem, extra={"table": table_id})
                with suppress(*GONE):
                    await socket.close(close_code(problem))
            finally:
                self.open[address] -= 1
                if not self.open[address]:
                    del self.open[address]

    async def receive(self, socket: WebSocket, table_id: str, heavy: Bucket) -> None:
        await heavy.turn()
        visitor = await visitor_of(socket, self.store)
        page = Page(socket, visitor, language_of(socket, visitor))
        table = await self.open_tables.table(table_id) if len(table_id) < 64 else None
        if table is None:
            await socket.close(NO_TABLE)
        elif self.is_full(table, page):
            await socket.close(FULL)
        else:
            await self.stay(table, page, socket, heavy)

    def is_full(self, table: Table, page: Page) -> bool:
        """Whether no more pages can be opened here. People who sit at the table find room however many watch."""
        own = any([page.owns(row) for row in table.seats])
        return not own and len(table.pages) >= self.limits.pages_per_table

    async def stay(self, table: Table, page: Page, socket: WebSocket, heavy: Bucket) -> None:
        PAGES.inc()
        try:
            await self.come(table, page, socket.query_params.get("seat", ""))
            await self.listen(table, page, socket, heavy)
        except WebSocketDisconnect:
            log.debug("page left")
        finally:
            PAGES.dec()
            table.pages.discard(page)
            page.is_gone = True
            await self.go(table, page)

    async def come(self, table: Table, page: Page, wished: str) -> None:
        """Show a new page the table."""
        await self.open_tables.reload_seats(table)
        await self.note_presence(table, page)
        async with table.lock:
            match = await self.open_tables.match(table)
            if self.store.is_shared:
                await self.open_tables.catch_up(table)
            page.begin(first_seat(table, page, match, wished), page.language, table.names(page.language))
            table.pages.add(page)
            self.introduce(table)
            await self.send_chats(table, page)
            page.send_state(match, None)
        self.play.stir(table)

    async def send_chats(self, table: Table, page: Page) -> None:
        """Send the last lines of the chat; the table's own are in the page's language."""
        for chat in await self.store.chats(table.id, CHATS_SHOWN):
            page.send(chat_message(chat, page.language))

    async def go(self, table: Table, page: Page) -> None:
        await self.note_presence(table, page)
        self.introduce(table)

    async def note_presence(self, table: Table, page: Page) -> None:
        """Note that the owner of a seat is here; dismiss a stand-in that came automatically."""
        for row in table.seats:
            if row.kind == PERSON and page.owns(row):
                habits = habits_of(table, row.seat)
                back = {"stand_in": None} if row.stand_in and habits.away_after != 0 else {}
                await self.store.change_seat(table.id, row.seat, seen=datetime.now(UTC), **back)
                await self.open_tables.reload_seats(table)

    async def listen(self, table: Table, page: Page, socket: WebSocket, heavy: Bucket) -> None:
        """Read messages until the page is gone; answer those that are too large, too frequent or unreadable."""
        bucket = Bucket(self.limits.messages_per_second, self.limits.message_burst)
        while True:
            message = await socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            raw = message.get("text") or message.get("bytes") or ""
            if not bucket.take():
                self.refuse(page, wire.id_in(raw) if len(raw) < self.limits.message_bytes else None, "too-fast",
                            TooMuch("error-table-too-fast"))  # fmt: skip
            elif len(raw) > self.limits.message_bytes:
                most = self.limits.message_bytes
                self.refuse(page, None, "too-large", TooMuch("error-table-too-large", size=len(raw), most=most))
            else:
                await self.hear(table, page, raw, heavy)

    async def hear(self, table: Table, page: Page, raw: str | bytes, heavy: Bucket) -> None:
        began = time.perf_counter()
        try:
            message = wire.read(raw)
        except (msgspec.DecodeError, RecursionError) as problem:
            detail = str(problem)[:200]
            self.refuse(page, wire.id_in(raw), "malformed", IllegalPick("error-table-malformed", problem=detail))
            return
        if isinstance(message, HEAVY):
            await heavy.turn()
        order = asyncio.create_task(self.obey[type(message)](table, page, message))
        try:
            await asyncio.shield(order)  # an order is carried out completely, even if the page leaves meanwhile
        except Exception as failure:  # noqa: BLE001
            await self.explain(table, page, getattr(message, "id", None), failure)
        ORDERS.observe(time.perf_counter() - began)

    async def explain(self, table: Table, page: Page, id: str | None, failure: Exception) -> None:
        """Say why an order was not carried out. A failure of ours is logged and does not end the connection."""
        if isinstance(failure, Problem):
            self.refuse(page, id, next(kind for problem, kind in KINDS if isinstance(failure, problem)), failure)
        else:
            log.error("an order failed", exc_info=failure, extra={"table": table.id})
            stored = isinstance(failure, SQLAlchemyError)
            self.refuse(page, id, "failed", Problem("error-table-store" if stored else "error-table-failed"))
        if isinstance(failure, StaleOrder):
            await self.show_again(table, page)

    def refuse(self, page: Page, id: str | None, kind: str, problem: Problem) -> None:
        REFUSALS.labels(kind=kind).inc()
        page.refuse(id, kind, problem)

    async def show_again(self, table: Table, page: Page) -> None:
        async with table.lock:
            page.send_state(await self.open_tables.match(table), None)

    # -- orders ---------------------------------------------------------------------------------------------------

    def own_seat(self, table: Table, page: Page, meant: int | None = None) -> SeatRow:
        """The seat that the page sits on; only its owner may give orders for it."""
        if page.seat is None or not page.owns(table.seats[page.seat]):
            raise NotYours("error-table-spectator")
        if meant is not None and meant != page.seat:
            raise StaleOrder("error-table-other-seat", seat=meant + 1)
        if page.looking:
            raise IllegalPick("error-table-past")
        return table.seats[page.seat]

    async def pick(self, table: Table, page: Page, message: wire.PickOne) -> None:
        seat = self.own_seat(table, page, message.seat).seat
        number = await self.play.pick(table, seat, message.seq, tuple(message.pick), message.id)
        page.answer(message.id, seq=number)

    async def gesture(self, table: Table, page: Page, message: wire.PickSome) -> None:
        seat = self.own_seat(table, page, message.seat).seat
        picks = [tuple(pick) for pick in message.picks]
        page.answer(message.id, seq=await self.play.gesture(table, seat, message.seq, picks, message.id))

    async def undo(self, table: Table, page: Page, message: wire.Undo) -> None:
        seat = self.own_seat(table, page, message.seat).seat
        page.answer(message.id, seq=await self.play.undo(table, seat, message.seq, message.id))

    async def end_turn(self, table: Table, page: Page, message: wire.EndTurn) -> None:
        seat = self.own_seat(table, page, message.seat).seat
        page.answer(message.id, seq=await self.play.end_turn(table, seat, message.seq, message.id))

    async def sit(self, table: Table, page: Page, message: wire.Sit) -> None:
        """Change to another of your own seats, or watch."""
        seat = message.seat
        if seat is not None and (seat >= len(table.seats) or not page.owns(table.seats[seat])):
            raise NotYours("error-table-not-your-seat")
        await self.begin(table, page, seat, page.language)

    async def speak(self, table: Table, page: Page, message: wire.Speak) -> None:
        if message.language not in LANGUAGES:
            raise BadOption("error-language", language=message.language, languages=", ".join(LANGUAGES))
        if message.language != page.language:
            await self.begin(table, page, page.seat, message.language)
            page.send(table_message(table, page))
            await self.send_chats(table, page)

    async def begin(self, table: Table, page: Page, seat: int | None, language: str) -> None:
        async with table.lock:
            match = await self.open_tables.match(table)
            page.begin(seat, language, table.names(language))
            page.send_state(match, None)

    async def look(self, table: Table, page: Page, message: wire.LookAt) -> None:
        """Show an earlier moment, as this seat saw it then."""
        if message.at is None:
            await self.begin(table, page, page.seat, page.language)
            return
        async with table.lock:
            match = await self.open_tables.match(table)
            if match.closing is not None:
                raise IllegalPick("error-table-closed-past")
        page.looking = True
        at, teller = min(message.at, match.game.moment), page.teller
        try:
            seen = await self.play.bot_pool.look(table.id, match, at, teller.seat, teller.language, teller.names)
        except NoAnswer as problem:
            await self.begin(table, page, page.seat, page.language)
            raise IllegalPick("error-table-no-look") from problem
        if page.teller is teller:  # it has not changed seats meanwhile
            page.post(seen)

    # -- questions ------------------------------------------------------------------------------------------------

    async def why(self, table: Table, page: Page, message: wire.AskWhy) -> None:
        """Explain why a thing cannot be picked now."""
        async with table.lock:
            match = await self.open_tables.match(table)
            if match.closing is not None:
                raise IllegalPick("error-table-closed")
            game = match.game
            say = Narrator(game, page.language, table.names(page.language)).say
            seat = page.seat
            reasons = game.rules.clickables.why_not(game.state, seat, message.thing, say) if seat is not None else []
        page.answer(message.id, reasons=[{"text": reason.text, "rule": reason.rule} for reason in reasons])

    async def rule(self, table: Table, page: Page, message: wire.AskRule) -> None:
        async with table.lock:
            game = (await self.open_tables.match(table)).game
            id = game.rules.rule_called(message.rule)
            if id is None:
                raise BadOption("error-table-no-rule", rule=message.rule)
            narrator = Narrator(game, page.language, table.names(page.language))
            title, text = narrator.say(f"rule-{id}.title"), narrator.rule(id)
        page.answer(message.id, reasons=[{"text": title, "rule": id}, {"text": text, "rule": id}])

    async def hint(self, table: Table, page: Page, message: wire.Hint) -> None:
        """Show what the strongest bot would do on this seat, why, and what that beats."""
        seat = self.own_seat(table, page).seat
        async with table.lock:
            match = await self.open_tables.match(table)
            if seat not in match.waiting:
                raise StaleOrder("error-table-not-asked")
            asked_at, retold = match.asked_at[seat], match.retold
        try:
            pick, advice = await self.play.bot_pool.hint(table.id, match, seat, strongest(table.row.game))
        except NoAnswer as problem:
            raise IllegalPick("error-table-no-hint") from problem
        async with table.lock:
            if not is_still_asked(table, match, seat, asked_at, retold):
                raise StaleOrder("error-table-not-asked")
            text = tell_hint(match.game, seat, narrator_for(table, page, match), pick, advice)
        page.answer(message.id, pick=pick, text=text)

    async def coach(self, table: Table, page: Page, message: wire.Coach) -> None:
        """Say what speaks against a pick before it is made. If nothing does, or nobody can say, answer without text."""
        seat, pick = self.own_seat(table, page).seat, tuple(message.pick)
        async with table.lock:
            match = await self.open_tables.match(table)
            asked_at, retold = match.asked_at[seat], match.retold
            due = match.held == seat if not pick else seat in match.waiting
        advice = await self.ask_coach(table, match, seat, pick) if due else None
        async with table.lock:
            if advice is None or not is_still_asked(table, match, seat, asked_at, retold):
                page.answer(message.id)
                return
            text = tell_warning(match.game, seat, narrator_for(table, page, match), advice)
        page.answer(message.id, text=text, better=advice.other or None)

    async def ask_coach(self, table: Table, match: Match, seat: int, pick: Words) -> SentAdvice | None:
        """Ask the coach, and go on without it if it takes too long. It may finish, because ending it would end other
        people's bots with it."""
        asked = asyncio.create_task(
            self.play.bot_pool.coach(table.id, match, seat, strongest(table.row.game), pick)
        )  # fmt: skip
        done, _ = await asyncio.wait({asked}, timeout=COACH_PATIENCE)
        if not done:
            asked.add_done_callback(note_failure)
            return None
        try:
            return asked.result()
        except NoAnswer:
            return None

    async def explain_move(self, table: Table, page: Page, message: wire.Explain) -> None:
        """Show why a bot acted as it did in its latest turn; anybody at the table may ask."""
        seat = message.seat
        bot = table.bot_on(seat) if seat < len(table.seats) else None
        if bot is None:
            raise BadOption("error-table-no-bot", seat=seat + 1)
        async with table.lock:
            match = await self.open_tables.match(table)
        text, names = because(match, seat, bot, page.language), table.names(page.language)
        steps: list[wire.ExplainedStep] = []
        if match.closing is None and seat in match.reasons:
            with suppress(NoAnswer):  # then its last reason must do
                steps = await self.play.bot_pool.explain(
                    table.id, match, seat, page.seat, page.language, names, bot
                )  # fmt: skip
        page.answer(message.id, text=text, steps=steps)

    # -- people ---------------------------------------------------------------------------------------------------

    async def chat(self, table: Table, page: Page, message: wire.Chat) -> None:
        text = clean(message.text, self.limits.chat_length)
        if page.visitor is None:
            raise NotYours("error-table-chat-visitor")
        if (page.visitor.id, message.id) in table.said:
            page.answer(message.id)
            return
        if not self.chats.of(page.visitor.id).take():
            raise TooMuch("error-table-chat-often", most=self.limits.chats_per_minute)
        name = table.names(page.language)[page.seat] if page.seat is not None else page.visitor.name
        chat = ChatRow(
            table_id=table.id, seat=page.seat, visitor=page.visitor.id, name=name, text=text, at=datetime.now(UTC)
        )
        kept = await self.store.add_chat(chat)
        table.said.append((page.visitor.id, message.id))
        for other in list(table.pages):
            other.send(chat_message(kept, other.language))
        page.answer(message.id)

    async def keep(self, table: Table, page: Page, message: wire.Keep) -> None:
        """Set the habits of a seat: standing answers, its stand-in, whether its owner ends turns explicitly."""
        row, habits = self.own_seat(table, page), message.habits
        self.check_habits(table, habits)
        stand_in = habits.stand_in if habits.away_after == 0 else None
        plain = msgspec.to_builtins(habits)
        await self.store.change_seat(table.id, row.seat, habits=plain, stand_in=stand_in)
        page.answer(message.id)
        await self.refresh(table)

    def check_habits(self, table: Table, habits: wire.Habits) -> None:
        known = ew.rules_of(table.row.game).turns.STANDING
        for name, answer in habits.standing.items():
            if answer not in known.get(name, ()):
                raise BadOption("error-table-standing", name=name, answer=answer)
        if habits.stand_in is not None:
            check_bot(habits.stand_in, table.row.game, self.limits.thinking_seconds)

    async def let_bot(self, table: Table, page: Page, message: wire.LetBot) -> None:
        """Put a bot in a seat that is still open, or open it again; only the table's creator may do so."""
        if page.visitor is None or page.visitor.id != table.row.creator:
            raise NotYours("error-table-creator")
        row = table.seats[message.seat] if message.seat < len(table.seats) else None
        if row is None or row.kind == PERSON or (row.invitation is None and row.kind != OPEN):
            raise BadOption("error-table-seat-taken", seat=message.seat + 1)
        if message.bot is not None:
            check_bot(message.bot, table.row.game, self.limits.thinking_seconds)
        if not await self.store.let_bot(table.id, row.seat, message.bot):  # somebody has just sat down
            raise BadOption("error-table-seat-taken", seat=message.seat + 1)
        page.answer(message.id)
        await self.refresh(table)

    async def rename(self, table: Table, page: Page, message: wire.Rename) -> None:
        row = self.own_seat(table, page)
        name = clean(message.name, self.limits.name_length)
        await self.store.change_seat(table.id, row.seat, name=name)
        page.answer(message.id)
        await self.refresh(table)
        await self.retell(table)

    async def refresh(self, table: Table) -> None:
        """Show everybody that the seats have changed, and let bots move if they have to."""
        await self.reseat(table)
        async with table.lock:
            await self.open_tables.match(table)
        self.play.stir(table)

    async def reseat(self, table: Table) -> None:
        """Read the seats from the store again. A page whose seat moved to another device becomes a spectator."""
        await self.open_tables.reload_seats(table)
        lost = [page for page in table.pages if page.seat is not None and not page.owns(table.seats[page.seat])]
        for page in lost:
            page.begin(None, page.language, table.names(page.language))
        self.introduce(table)
        if lost:
            async with table.lock:
                await send_state_to_all(lost, await self.open_tables.match(table), None)

    async def retell(self, table: Table) -> None:
        """Tell the story again with changed names."""
        async with table.lock:
            match = await self.open_tables.match(table)
            present = [page for page in table.pages if not page.looking]
            for page in present:
                page.begin(page.seat, page.language, table.names(page.language))
            await send_state_to_all(present, match, None)

    # -- who is here ----------------------------------------------------------------------------------------------

    def introduce(self, table: Table) -> None:
        """Tell everybody who sits where."""
        for page in table.pages:
            page.send(table_message(table, page))
