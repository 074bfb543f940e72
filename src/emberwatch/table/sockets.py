"""The sockets: what pages say is read, checked, obeyed or answered. Whatever comes, connection and game live on."""

from __future__ import annotations

import logging
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from emberwatch import bots
from emberwatch.engine.problems import BadOption, IllegalPick, Problem
from emberwatch.narrator import Narrator
from emberwatch.table import wire
from emberwatch.table.hall import OPEN, PERSON, Hall, Table
from emberwatch.table.match import Stale
from emberwatch.table.metrics import ORDERS, PAGES, REFUSALS
from emberwatch.table.names import clean
from emberwatch.table.page import Page
from emberwatch.table.play import Play, habits_of
from emberwatch.table.rows import ChatRow, SeatRow
from emberwatch.table.settings import Settings
from emberwatch.table.thinkers import NoAnswer
from emberwatch.table.visitors import Bucket, invitation_token, is_own_origin, language_of, visitor_of
from emberwatch.text import LANGUAGES, speaker

NO_TABLE: Final = 4404
WRONG_ORIGIN: Final = 4403
FULL: Final = 4429

log = logging.getLogger("emberwatch.sockets")


class NotYours(Problem):
    """An order for a seat that is somebody else's."""


class TooMuch(Problem):
    """More than one visitor may ask for."""


class Sockets:
    """All open pages of one worker."""

    def __init__(self, hall: Hall, play: Play, settings: Settings) -> None:
        self.hall = hall
        self.play = play
        self.store = hall.store
        self.settings = settings
        self.limits = settings.limits
        self.obey: dict[type, Callable[[Table, Page, Any], Awaitable[None]]] = {
            wire.PickOne: self.pick,
            wire.Undo: self.undo,
            wire.EndTurn: self.end_turn,
            wire.Sit: self.sit,
            wire.Look: self.look,
            wire.Why: self.why,
            wire.Rule: self.rule,
            wire.Hint: self.hint,
            wire.Chat: self.chat,
            wire.Speak: self.speak,
            wire.Keep: self.keep,
            wire.LetBot: self.let_bot,
            wire.Rename: self.rename,
        }

    # -- coming and going -----------------------------------------------------------------------------------------

    async def serve(self, socket: WebSocket, table_id: str) -> None:
        """One page, from its first word to its last."""
        await socket.accept()
        if not is_own_origin(socket, self.settings.origins):
            await socket.close(WRONG_ORIGIN)
            return
        visitor = await visitor_of(socket, self.store)
        table = await self.hall.table(table_id) if len(table_id) < 64 else None
        if table is None:
            await socket.close(NO_TABLE)
        elif len(table.pages) >= self.limits.pages_per_table:
            await socket.close(FULL)
        else:
            page = Page(socket, visitor, language_of(socket, visitor))
            await self.stay(table, page, socket)

    async def stay(self, table: Table, page: Page, socket: WebSocket) -> None:
        PAGES.inc()
        try:
            await self.come(table, page)
            await self.listen(table, page, socket)
        except WebSocketDisconnect:
            log.debug("page left")
        finally:
            PAGES.dec()
            table.pages.discard(page)
            page.is_gone = True
            await self.go(table, page)

    async def come(self, table: Table, page: Page) -> None:
        """Show a new page the table, from the seat that is due among its own ones."""
        await self.seen(table, page)
        async with table.lock:
            match = await self.hall.match(table)
            own = [row.seat for row in table.seats if row.kind == PERSON and page.owns(row)]
            due = [seat for seat in own if seat in match.waiting or seat == match.held]
            page.begin(next(iter(due or own), None), page.language, table.names(page.language))
            table.pages.add(page)
            self.introduce(table)
            for chat in await self.store.chats(table.id):
                page.send(chat_message(chat))
            page.tell(match, None)
        self.play.stir(table)

    async def go(self, table: Table, page: Page) -> None:
        await self.seen(table, page)
        self.introduce(table)
        if not table.pages and table.match is None:
            self.hall.forget(table)

    async def seen(self, table: Table, page: Page) -> None:
        """Note when the owner of a seat was here; a stand-in that came by itself goes."""
        for row in table.seats:
            if row.kind == PERSON and page.owns(row):
                habits = habits_of(table, row.seat)
                back = {"stand_in": None} if row.stand_in and habits.away_after != 0 else {}
                await self.store.change_seat(table.id, row.seat, seen=datetime.now(UTC), **back)
                await self.hall.reload_seats(table)

    async def listen(self, table: Table, page: Page, socket: WebSocket) -> None:
        """Read messages until the page is gone; too large, too many and unreadable ones are answered."""
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
                await self.hear(table, page, raw)

    async def hear(self, table: Table, page: Page, raw: str | bytes) -> None:
        began = time.perf_counter()
        try:
            message = wire.read(raw)
        except (msgspec.DecodeError, RecursionError) as problem:
            detail = str(problem)[:200]
            self.refuse(page, wire.id_in(raw), "malformed", IllegalPick("error-table-malformed", problem=detail))
            return
        id = getattr(message, "id", None)
        try:
            await self.obey[type(message)](table, page, message)
        except Stale as problem:
            self.refuse(page, id, "stale", problem)
            await self.show_again(table, page)
        except NotYours as problem:
            self.refuse(page, id, "not-yours", problem)
        except TooMuch as problem:
            self.refuse(page, id, "too-much", problem)
        except Problem as problem:
            self.refuse(page, id, "illegal", problem)
        ORDERS.observe(time.perf_counter() - began)

    def refuse(self, page: Page, id: str | None, kind: str, problem: Problem) -> None:
        REFUSALS.labels(kind=kind).inc()
        page.refuse(id, kind, problem)

    async def show_again(self, table: Table, page: Page) -> None:
        async with table.lock:
            page.tell(await self.hall.match(table), None)

    # -- orders ---------------------------------------------------------------------------------------------------

    def own_seat(self, table: Table, page: Page) -> SeatRow:
        """The seat that the page sits on; only its owner gives orders for it."""
        if page.seat is None or not page.owns(table.seats[page.seat]):
            raise NotYours("error-table-spectator")
        if page.looking:
            raise IllegalPick("error-table-past")
        return table.seats[page.seat]

    async def pick(self, table: Table, page: Page, message: wire.PickOne) -> None:
        seat = self.own_seat(table, page).seat
        number = await self.play.pick(table, seat, message.seq, tuple(message.pick), message.id)
        page.answer(message.id, seq=number)

    async def undo(self, table: Table, page: Page, message: wire.Undo) -> None:
        seat = self.own_seat(table, page).seat
        page.answer(message.id, seq=await self.play.undo(table, seat, message.seq, message.id))

    async def end_turn(self, table: Table, page: Page, message: wire.EndTurn) -> None:
        seat = self.own_seat(table, page).seat
        page.answer(message.id, seq=await self.play.end_turn(table, seat, message.seq, message.id))

    async def sit(self, table: Table, page: Page, message: wire.Sit) -> None:
        """Change to another of one's own seats, or look on."""
        seat = message.seat
        if seat is not None and (seat >= len(table.seats) or not page.owns(table.seats[seat])):
            raise NotYours("error-table-not-your-seat")
        await self.begin(table, page, seat, page.language)

    async def speak(self, table: Table, page: Page, message: wire.Speak) -> None:
        if message.language not in LANGUAGES:
            raise BadOption("error-language", language=message.language, languages=", ".join(LANGUAGES))
        if message.language != page.language:
            await self.begin(table, page, page.seat, message.language)
            page.send(self.table_message(table, page))

    async def begin(self, table: Table, page: Page, seat: int | None, language: str) -> None:
        async with table.lock:
            match = await self.hall.match(table)
            page.begin(seat, language, table.names(language))
            page.tell(match, None)

    async def look(self, table: Table, page: Page, message: wire.Look) -> None:
        """A look at an earlier moment, as this seat saw it then."""
        if message.at is None:
            await self.begin(table, page, page.seat, page.language)
            return
        async with table.lock:
            match = await self.hall.match(table)
        page.looking = True
        at = min(message.at, len(match.game.log))
        thinkers = self.play.thinkers
        page.post(await thinkers.look(table.id, match, at, page.seat, page.language, table.names(page.language)))

    # -- questions ------------------------------------------------------------------------------------------------

    async def why(self, table: Table, page: Page, message: wire.Why) -> None:
        """Why a thing cannot be picked now."""
        async with table.lock:
            game = (await self.hall.match(table)).game
            say = Narrator(game, page.language, table.names(page.language)).say
            seat = page.seat
            reasons = game.rules.things.why_not(game.state, seat, message.thing, say) if seat is not None else []
        page.answer(message.id, reasons=[{"text": reason.text, "rule": reason.rule} for reason in reasons])

    async def rule(self, table: Table, page: Page, message: wire.Rule) -> None:
        async with table.lock:
            game = (await self.hall.match(table)).game
            id = game.rules.rule_called(message.rule)
            if id is None:
                raise BadOption("error-table-no-rule", rule=message.rule)
            narrator = Narrator(game, page.language, table.names(page.language))
            title, text = narrator.say(f"rule-{id}.title"), narrator.rule(id)
        page.answer(message.id, reasons=[{"text": title, "rule": id}, {"text": text, "rule": id}])

    async def hint(self, table: Table, page: Page, message: wire.Hint) -> None:
        """What the best bot would do on this seat."""
        seat = self.own_seat(table, page).seat
        async with table.lock:
            match = await self.hall.match(table)
            if seat not in match.waiting:
                raise Stale("error-table-not-asked")
        try:
            pick = await self.play.thinkers.hint(table.id, match, seat, bots.names(table.row.game)[-1])
        except NoAnswer as problem:
            raise IllegalPick("error-table-no-hint") from problem
        page.answer(message.id, pick=pick)

    # -- people ---------------------------------------------------------------------------------------------------

    async def chat(self, table: Table, page: Page, message: wire.Chat) -> None:
        text = clean(message.text, self.limits.chat_length)
        if page.visitor is None:
            raise NotYours("error-table-chat-visitor")
        if not page.talk(self.limits.chats_per_minute):
            raise TooMuch("error-table-chat-often", most=self.limits.chats_per_minute)
        name = table.names(page.language)[page.seat] if page.seat is not None else page.visitor.name
        chat = ChatRow(
            table_id=table.id, seat=page.seat, visitor=page.visitor.id, name=name, text=text, at=datetime.now(UTC)
        )
        kept = await self.store.add_chat(chat)
        self.hall.post(list(table.pages), chat_message(kept))
        page.answer(message.id)

    async def keep(self, table: Table, page: Page, message: wire.Keep) -> None:
        """Habits of a seat: standing answers, who stands in, whether one says oneself that one's turn is over."""
        row, habits = self.own_seat(table, page), message.habits
        self.check_habits(table, habits)
        stand_in = habits.stand_in if habits.away_after == 0 else None
        plain = msgspec.to_builtins(habits)
        await self.store.change_seat(table.id, row.seat, habits=plain, stand_in=stand_in)
        page.answer(message.id)
        await self.refresh(table)

    def check_habits(self, table: Table, habits: wire.Habits) -> None:
        known = self.manners(table).STANDING
        for name, answer in habits.standing.items():
            if answer not in known.get(name, ()):
                raise BadOption("error-table-standing", name=name, answer=answer)
        if habits.stand_in is not None:
            bots.make(habits.stand_in, table.row.game, 0)

    async def let_bot(self, table: Table, page: Page, message: wire.LetBot) -> None:
        """Whoever made the table puts a bot on a seat that is still open, or opens it again."""
        if page.visitor is None or page.visitor.id != table.row.creator:
            raise NotYours("error-table-creator")
        row = table.seats[message.seat] if message.seat < len(table.seats) else None
        if row is None or row.kind == PERSON or (row.invitation is None and row.kind != OPEN):
            raise BadOption("error-table-seat-taken", seat=message.seat + 1)
        if message.bot is None:
            await self.store.change_seat(table.id, row.seat, kind=OPEN, bot=None)
        else:
            bots.make(message.bot, table.row.game, 0)
            await self.store.change_seat(table.id, row.seat, kind="bot", bot=message.bot)
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
        """The seats have changed: everybody hears of it, and bots may have to move."""
        await self.hall.reload_seats(table)
        async with table.lock:
            await self.hall.match(table)
        self.introduce(table)
        self.play.stir(table)

    async def retell(self, table: Table) -> None:
        """Names have changed: tell the story with the new ones."""
        async with table.lock:
            match = await self.hall.match(table)
            for page in table.pages:
                if not page.looking:
                    page.begin(page.seat, page.language, table.names(page.language))
                    page.tell(match, None)

    # -- who is here ----------------------------------------------------------------------------------------------

    def manners(self, table: Table) -> Any:  # noqa: ANN401
        import emberwatch as ew

        return ew.rules_of(table.row.game).manners

    def introduce(self, table: Table) -> None:
        """Tell everybody who sits where."""
        for page in table.pages:
            page.send(self.table_message(table, page))

    def table_message(self, table: Table, page: Page) -> dict[str, Any]:
        row = table.row
        creator = page.visitor is not None and page.visitor.id == row.creator
        own = [seat for seat in table.seats if page.owns(seat)]
        names = table.names(page.language)
        return {
            "say": "table",
            "id": row.id,
            "game": row.game,
            "options": {name: value for name, value in row.options.items() if name != "pack"},
            "guided": row.guided,
            "creator": creator,
            "players": [self.player(table, page, seat, name) for seat, name in zip(table.seats, names, strict=True)],
            "habits": {str(seat.seat): msgspec.to_builtins(habits_of(table, seat.seat)) for seat in own},
            "standing": self.standing(table, page.language),
            "bots": bots.names(row.game),
            "invitations": self.invitations(table) if creator or own else {},
            "spectators": len([other for other in table.pages if not any([other.owns(s) for s in table.seats])]),
        }

    def standing(self, table: Table, language: str) -> dict[str, Any]:
        """Questions that can be answered beforehand, and the answers, in words."""
        say = speaker(language).say
        return {
            name: {"label": say(f"standing-{name}"), "answers": {a: say(f"standing-{name}.{a}") for a in answers}}
            for name, answers in self.manners(table).STANDING.items()
        }

    def invitations(self, table: Table) -> dict[str, str]:
        row = table.row
        open_seats = [seat.seat for seat in table.seats if seat.kind == OPEN]
        return {str(seat): f"/join/{invitation_token(row.secret, row.id, seat)}" for seat in open_seats}

    def player(self, table: Table, page: Page, seat: SeatRow, name: str) -> dict[str, Any]:
        return {
            "seat": seat.seat,
            "name": name,
            "kind": seat.kind,
            "bot": seat.bot,
            "here": table.is_here(seat.seat),
            "stand_in": seat.stand_in,
            "mine": page.owns(seat),
        }


def chat_message(chat: ChatRow) -> dict[str, Any]:
    return {
        "say": "chat",
        "id": chat.id,
        "at": chat.at.isoformat(),
        "seat": chat.seat,
        "name": chat.name,
        "text": chat.text,
    }
