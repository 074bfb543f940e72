"""A page that somebody has open at a table: one socket, the seat it sits on, and what it has been sent."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from typing import Final, Protocol, Unpack

from starlette.websockets import WebSocketDisconnect

from emberwatch.engine.errors import Problem
from emberwatch.table.play import wire
from emberwatch.table.play.frames import FrameMaker
from emberwatch.table.play.match import Match
from emberwatch.table.store.rows import SeatRow, Visitor
from emberwatch.text import speaker

MOST_UNSENT: Final = 200
"""A page with this many unsent messages is gone, or might as well be; it comes back for the current state."""
MOST_BYTES: Final = 4_000_000
"""The same limit in bytes. A long game told from its beginning takes some hundred thousand."""
GONE: Final = (RuntimeError, OSError, WebSocketDisconnect)
"""Errors raised when sending to a page that is gone."""
TOO_SLOW: Final = 4408

log = logging.getLogger("emberwatch.page")


class Socket(Protocol):
    """What a page needs from its connection."""

    async def send_text(self, data: str) -> None: ...

    async def close(self, code: int = 1000, reason: str | None = None) -> None: ...


class Page:
    """One open page. Messages are sent one after another and never make the table wait."""

    def __init__(self, socket: Socket, visitor: Visitor | None, language: str) -> None:
        self.socket = socket
        self.visitor = visitor
        self.teller = FrameMaker(None, language, ())
        self.looking = False
        """Whether it is looking at the past; if so, it is not shown the present."""
        self.unsent: deque[bytes] = deque()
        self.size = 0
        """Size of the unsent messages in bytes."""
        self.sending: asyncio.Task[None] | None = None
        self.is_gone = False

    @property
    def seat(self) -> int | None:
        return self.teller.seat

    @property
    def language(self) -> str:
        return self.teller.language

    def owns(self, seat: SeatRow) -> bool:
        return self.visitor is not None and seat.visitor == self.visitor.id

    def begin(self, seat: int | None, language: str, names: Sequence[str]) -> None:
        """Start over: for another seat, in another language, or after a look at the past."""
        self.teller = FrameMaker(seat, language, names)
        self.looking = False

    # -- sending --------------------------------------------------------------------------------------------------

    def send_state(self, match: Match, actor: int | None) -> None:
        """Send the current state, as this seat sees it."""
        if not self.looking:
            self.send(self.teller.frame(match, actor))

    def answer(self, id: str, **answer: Unpack[wire.AnswerDetails]) -> None:
        self.send({"say": "answer", "id": id, **answer})

    def refuse(self, id: str | None, kind: str, problem: Problem) -> None:
        text = speaker(self.language).say(problem.key, **problem.details)
        self.send({"say": "refused", "id": id, "key": kind, "text": text})

    def send(self, message: wire.FromServer) -> None:
        self.post(wire.write(message))

    def post(self, raw: bytes) -> None:
        if self.is_gone:
            return
        self.unsent.append(raw)
        self.size += len(raw)
        if len(self.unsent) > MOST_UNSENT or (self.size > MOST_BYTES and len(self.unsent) > 1):
            self.leave()
            log.warning("page too slow")
        elif self.sending is None:
            self.sending = asyncio.create_task(self.deliver())

    async def deliver(self) -> None:
        try:
            while self.unsent:
                raw = self.unsent.popleft()
                self.size -= len(raw)
                await self.socket.send_text(raw.decode())
        except GONE:  # the page will come back on its own
            self.is_gone = True
        finally:
            self.sending = None

    def leave(self) -> None:
        """Give up the connection."""
        if self.is_gone:
            return
        self.is_gone = True
        self.unsent.clear()
        if self.sending is not None:
            self.sending.cancel()
        self.closing = asyncio.create_task(self.close())

    async def close(self) -> None:
        try:
            await self.socket.close(TOO_SLOW)
        except GONE:
            log.debug("page was closed already")
