"""Messages to people who are away, saying that a table waits for them, sent by the services the operator has enabled.

A message names the game, says that you have to choose, and links to the table; it contains nothing that other people
wrote.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Coroutine, Mapping, Sequence
from datetime import UTC, datetime, timedelta
from typing import Any, Final

import apprise

from emberwatch.engine.errors import BadOption
from emberwatch.table.live.tables import PERSON, Table
from emberwatch.table.metrics import SUMMONED
from emberwatch.table.notify.services import ServiceKind, check_message, kind_of, load_service, parse_services
from emberwatch.table.notify.webhook import HostRefused, post
from emberwatch.table.play.match import Match
from emberwatch.table.store.rows import SeatRow, Visitor
from emberwatch.table.store.store import Store
from emberwatch.text import LANGUAGES, speaker

DELAY: Final = 20.0
"""Seconds after which somebody counts as away; reloading the page takes less."""
MOST_AN_HOUR: Final = 12
"""Maximum number of messages from one visitor, and to one address."""
HOUR: Final = 3600.0
AT_ONCE: Final = 8
"""Maximum number of messages being sent at the same time."""
PATIENCE: Final = 60.0
"""Seconds that a service has to accept a message."""
LEAVING: Final = timedelta(seconds=1)
"""How long after the page was closed the store may still note that somebody was here."""
MOST_REMEMBERED: Final = 50_000

log = logging.getLogger("emberwatch.messages")


class Call:
    """A visitor who is away has to choose at a table: on which seats, and whether it is their turn."""

    __slots__ = ("due", "seats", "since", "table", "visitor")

    def __init__(self, table: Table, visitor: str) -> None:
        self.table = table
        self.visitor = visitor
        self.seats: dict[int, str] = {}
        self.since = datetime.now(UTC)
        self.due = 0.0

    @property
    def key(self) -> tuple[str, str]:
        return self.table.id, self.visitor

    def ask(self, table: Table, seat: int, manner: str, delay: float) -> None:
        """Ask about a seat; the waiting time starts again, because they may have been here in between."""
        self.table = table
        self.seats[seat] = manner
        self.since = datetime.now(UTC)
        self.due = asyncio.get_running_loop().time() + delay

    def manner(self, seat: int) -> str:
        """How the seat is asked now, or, if the match was put away, how it was asked then."""
        match = self.table.match
        return manner_of(match, seat) if match is not None and seat in match.waiting else self.seats[seat]

    async def wait(self) -> None:
        while (left := self.due - asyncio.get_running_loop().time()) > 0:
            await asyncio.sleep(left)

    def is_missing(self, row: SeatRow) -> bool:
        """Whether the seat still belongs to this visitor, nobody plays for them, and they have not been here since."""
        own = row.kind == PERSON and row.visitor == self.visitor and row.stand_in is None
        came = row.seen is not None and row.seen > self.since + LEAVING
        return own and not came and not self.table.is_here(row.seat)


class Hourly:
    """Counts what happened in the last hour, by name."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.times: OrderedDict[str, deque[float]] = OrderedDict()
        """The least recently used first."""

    def take(self, *names: str) -> bool:
        """Count one for each of these names; False, without counting, if one of them has reached the limit."""
        now = asyncio.get_running_loop().time()
        self.forget(now - HOUR)
        if any([self.count_since(name, now - HOUR) >= self.most for name in names]):
            return False
        for name in names:
            self.times.setdefault(name, deque()).append(now)
            self.times.move_to_end(name)
        return True

    def count_since(self, name: str, since: float) -> int:
        times = self.times.get(name, deque())
        while times and times[0] < since:
            times.popleft()
        return len(times)

    def forget(self, since: float) -> None:
        """Drop names for which nothing has happened since then."""
        while self.times and not self.count_since(next(iter(self.times)), since):
            self.times.popitem(last=False)


class Messenger:
    """Sends messages to people who are away: one, until they have been at the table again."""

    def __init__(self, store: Store, services: Mapping[str, str], base: str = "", delay: float = DELAY) -> None:
        self.store = store
        self.services = dict(services)
        self.base = base.rstrip("/")
        self.delay = delay
        self.calls: dict[tuple[str, str], Call] = {}
        """By table and visitor, while somebody may still come back on their own."""
        self.told: OrderedDict[tuple[str, str], datetime] = OrderedDict()
        """When a visitor last got a message about a table."""
        self.hourly = Hourly(MOST_AN_HOUR)
        self.room = asyncio.Semaphore(AT_ONCE)
        self.tasks: set[asyncio.Task[None]] = set()
        self.closed = False
        for name, pattern in services.items():
            kind_of(name, pattern)  # Apprise is slow to look through its services: do it now, not while somebody plays

    async def close(self) -> None:
        """Drop messages that have not been sent yet."""
        self.closed = True
        tasks = list(self.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    # -- whom to message ------------------------------------------------------------------------------------------

    def summon(self, table: Table, seats: Sequence[int]) -> None:
        """Expect an answer from these seats; people who stay away get a message."""
        if self.closed or not self.services or table.match is None:
            return
        for row in [table.seats[seat] for seat in seats]:
            if row.kind == PERSON and row.visitor and row.stand_in is None and not table.is_here(row.seat):
                self.expect(table, row.visitor, row.seat, manner_of(table.match, row.seat))

    def expect(self, table: Table, visitor: str, seat: int, manner: str) -> None:
        call = self.calls.get((table.id, visitor))
        if call is None:
            call = self.calls[table.id, visitor] = Call(table, visitor)
            self.start(self.ring(call))
        call.ask(table, seat, manner, self.delay)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.note_end)

    def note_end(self, task: asyncio.Task[None]) -> None:
        """Log what went wrong, without any address or secret; the game is not affected."""
        self.tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None:
            log.error("message lost", extra={"problem": type(problem).__name__})

    async def ring(self, call: Call) -> None:
        """Give them time to come back, and send a message if they do not."""
        await call.wait()
        del self.calls[call.key]
        row, visitor = await self.find_absent_seat(call), await self.store.visitor_by_id(call.visitor)
        if row is None or visitor is None or visitor.message_service not in self.services:
            return
        if self.may_tell(call, row, visitor):
            await self.deliver(call, visitor, call.manner(row.seat))

    async def find_absent_seat(self, call: Call) -> SeatRow | None:
        """Find a seat on which they still have to choose and are still away."""
        table = await self.store.table(call.table.id)
        if table is None or table.over:
            return None
        rows = await self.store.seats(table.id)
        asked = [rows[seat] for seat in call.seats if seat in table.waiting]
        return next((row for row in asked if call.is_missing(row)), None)

    def may_tell(self, call: Call, row: SeatRow, visitor: Visitor) -> bool:
        """Whether they have had no message yet, and not too many; if so, note that they get one now."""
        told = self.told.get(call.key)
        if told is not None and (row.seen is None or row.seen <= told):
            return False
        service, address = str(visitor.message_service), visitor.message_address or ""
        if not self.hourly.take(f"visitor {visitor.id}", f"{service} {destination(address)}"):
            SUMMONED.labels(service=service, result="limited").inc()
            return False
        self.told[call.key] = datetime.now(UTC)
        self.told.move_to_end(call.key)
        if len(self.told) > MOST_REMEMBERED:
            self.told.popitem(last=False)
        return True

    # -- sending --------------------------------------------------------------------------------------------------

    async def deliver(self, call: Call, visitor: Visitor, manner: str) -> None:
        """Try once; a service that fails is not asked again before the next message."""
        service, address = str(visitor.message_service), visitor.message_address or ""
        title, body = self.words(call.table, visitor.language, manner)
        async with self.room:
            result = await self.result(service, address, title, body)
        SUMMONED.labels(service=service, result=result).inc()

    def words(self, table: Table, language: str, manner: str) -> tuple[str, str]:
        say = speaker(language if language in LANGUAGES else "en").say
        game = say(f"game-{table.row.game}")
        asked = say(f"message-{manner}", game=game)
        link = f"{self.base}/t/{table.id}"
        body = say("message-body", asked=asked, link=link, base=self.base)
        return say(f"message-{manner}.title", game=game), body

    async def result(self, service: str, address: str, title: str, body: str) -> str:
        """sent, failed, or refused because the address is not allowed."""
        try:
            async with asyncio.timeout(PATIENCE):
                sent = await self.send(service, address, title, body)
        except (BadOption, HostRefused):
            log.warning("message refused", extra={"service": service})
            return "refused"
        except (OSError, EOFError, UnicodeError, asyncio.LimitOverrunError) as problem:
            log.warning("message failed", extra={"service": service, "problem": type(problem).__name__})
            return "failed"
        if not sent:
            log.warning("message failed", extra={"service": service})
        return "sent" if sent else "failed"

    async def send(self, service: str, address: str, title: str, body: str) -> bool:
        """Send a message. The address was valid when set, but the operator may have changed the pattern since."""
        plain = check_message(self.services, service, address)
        pattern = self.services[service]
        if kind_of(service, pattern) is ServiceKind.HOST:
            return await post(plain, title, body)
        recipient = load_service(pattern, plain)
        assert recipient is not None, "it was checked"
        outbox = apprise.Apprise(recipient)
        return bool(await outbox.async_notify(body=body, title=title, body_format=apprise.NotifyFormat.TEXT))


def manner_of(match: Match, seat: int) -> str:
    """How a seat is asked: in its turn, together with others, or only with a question in between."""
    if match.turn == seat:
        return "turn"
    return "together" if match.game.state.parallel else "question"


def destination(address: str) -> str:
    """The same for all spellings of one mailbox, so that a plus sign does not help anybody flood it."""
    local, at, host = address.lower().rpartition("@")
    return f"{local.partition('+')[0]}{at}{host}"


__all__ = ["Messenger", "check_message", "parse_services"]
