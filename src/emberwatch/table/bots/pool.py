"""The bot processes of a server, replaced when they die.

Bots that think by the clock, and bots from other packages, have processes of their own, so bots that answer at once
never wait for them. One more process, the clerk, replays past positions and records, so bots never wait for people who
look at old games.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sys
import zlib
from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from emberwatch import forms
from emberwatch.engine.errors import BadRecord, Problem
from emberwatch.table.bots import process as program
from emberwatch.table.bots.process import LENGTH, BotReply, Download, Request, SentAdvice, Upload, pack
from emberwatch.table.bots.replay import ReplayedRecord
from emberwatch.table.http.refusals import TooMany
from emberwatch.table.play.levels import takes_time
from emberwatch.table.play.match import Match, MatchEvent, Reason, Start
from emberwatch.table.play.wire import ExplainedStep

PATIENCE: Final = 60.0
"""Seconds after which a process that does not answer is replaced."""
REST: Final = 60.0
"""Seconds after which an idle process ends and frees its memory; starting another one is quick."""
READING: Final = 20.0
"""Maximum seconds for reading or making a record."""
MOST_RECORDS: Final = 8
"""Maximum number of records in progress; each may be large."""

log = logging.getLogger("emberwatch.bots")


class NoAnswer(Problem):
    """A bot process died, or the bot in it failed."""


class Thought(NamedTuple):
    """The moves a bot wants to make, and its reason for each of them."""

    picks: Sequence[tuple[str | int, ...]]
    whys: Sequence[Reason]


class BotProcess:
    """One bot process, and the games it knows."""

    def __init__(self, patience: float = PATIENCE) -> None:
        self.patience = patience
        self.process: asyncio.subprocess.Process | None = None
        self.lock = asyncio.Lock()
        self.leaving: asyncio.TimerHandle | None = None
        self.told: dict[str, tuple[int, int]] = {}
        """For each table, how many picks the process knows, and how often its story had been rewound by then."""
        self.stamped = False
        """Whether the rules were compiled when the process started."""

    async def start(self) -> asyncio.subprocess.Process:
        self.stay()
        if not self.stamped and forms.is_stamped():
            self.go_home()  # the rules have been compiled since then, so a new process is faster
        if self.process is None or self.process.returncode is not None:
            self.told.clear()
            self.stamped = forms.is_stamped()
            self.process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", program.__name__, stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE
            )
        return self.process

    async def ask(self, request: Request | Upload | Download) -> BotReply:
        """Ask the process; kill it if it does not answer in time."""
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(pack(msgspec.msgpack.encode(request)))
            await process.stdin.drain()
            async with asyncio.timeout(self.patience):
                length = int.from_bytes(await process.stdout.readexactly(LENGTH), "big")
                reply = msgspec.msgpack.decode(await process.stdout.readexactly(length), type=BotReply)
            self.leaving = asyncio.get_running_loop().call_later(REST, self.go_home)
            return reply
        except (OSError, asyncio.IncompleteReadError, TimeoutError, asyncio.CancelledError) as problem:
            await self.end()
            if isinstance(problem, asyncio.CancelledError):
                raise
            log.error("a bot process did not answer", extra={"table": request.table, "bot": request.bot})
            raise NoAnswer("error-table-bot-process", problem=type(problem).__name__) from problem

    def stay(self) -> None:
        if self.leaving is not None:
            self.leaving.cancel()
            self.leaving = None

    def go_home(self) -> None:
        """Close its input; the process ends when it has nothing more to read."""
        process, self.process, self.leaving = self.process, None, None
        if process is not None and process.stdin is not None:
            process.stdin.close()

    async def end(self) -> None:
        self.stay()
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool:
    """All bot processes. A table always uses the same ones, because they know its game already.

    A process does one thing at a time and lets its tables take turns. It starts when it is first asked, so processes
    for slow bots cost nothing if nobody plays with such bots.
    """

    def __init__(self, count: int) -> None:
        self.quick = [BotProcess() for _ in range(count)]
        """For bots that answer at once."""
        self.slow = [BotProcess() for _ in range(count)]
        """For bots that think for a while, or that may take any amount of time."""
        self.clerk = BotProcess(READING)
        self.records = 0
        """How many records are being read or made right now."""
        self.asked = 0

    async def close(self) -> None:
        for process in [*self.quick, *self.slow, self.clerk]:
            await process.end()

    def process_for(self, table: str, game: str, bot: str) -> BotProcess:
        processes = self.slow if takes_time(bot, game) else self.quick
        return processes[zlib.crc32(table.encode()) % len(processes)]

    async def moves(self, table: str, match: Match, seat: int, bot: str) -> Thought:
        """Ask for a bot's moves for a seat, until somebody else has to choose."""
        reply = await self.about("bot", table, match, seat, bot)
        return Thought(reply.picks, reply.whys)

    async def hint(self, table: str, match: Match, seat: int, bot: str) -> tuple[tuple[str | int, ...], SentAdvice]:
        """What a bot would pick on this seat, and why."""
        reply = await self.about("hint", table, match, seat, bot)
        assert reply.advice is not None, "a hint comes with its reasons"
        return reply.picks[0], reply.advice

    async def coach(
        self, table: str, match: Match, seat: int, bot: str, pick: tuple[str | int, ...]
    ) -> SentAdvice | None:
        """What speaks against a pick (empty: against ending the turn); None if nothing does."""
        return (await self.about("coach", table, match, seat, bot, pick)).advice

    async def explain(
        self, table: str, match: Match, seat: int, reader: int | None, language: str, names: Sequence[str], bot: str
    ) -> list[ExplainedStep]:
        """The latest turn of the bot in a seat, step by step, for somebody who asks why."""
        turn = match.latest_turn(seat)
        at = len(match.picks) - len(turn)
        reasons = match.reasons.get(seat, {})
        whys = {i: reasons[event.number] for i, event in enumerate(turn) if event.number in reasons}
        request = Request(
            self.number(), "explain", table, match.start, 0, match.picks, seat, bot, at=at, language=language,
            names=tuple(names), reader=reader, whys=whys,
        )  # fmt: skip
        return msgspec.json.decode((await self.ask_clerk(request)).frame, type=list[ExplainedStep])

    async def look(
        self, table: str, match: Match, at: int, seat: int | None, language: str, names: Sequence[str]
    ) -> bytes:
        """The state after a number of picks, as the seat saw it, ready to send."""
        request = Request(
            self.number(), "look", table, match.start, 0, match.picks, seat, at=at, seq=match.count, language=language,
            names=tuple(names),
        )  # fmt: skip
        return (await self.ask_clerk(request)).frame

    async def ask_clerk(self, request: Request | Upload | Download) -> BotReply:
        async with self.clerk.lock:
            return await self.clerk.ask(request)

    # -- records --------------------------------------------------------------------------------------------------

    async def replay(self, record: bytes) -> ReplayedRecord:
        """Replay a record from elsewhere (JSON); BadRecord says why it is rejected."""
        reply = await self.about_record(Upload(self.number(), record))
        if reply.refusal is not None:
            key, details = reply.refusal
            raise BadRecord(key, **details)
        return msgspec.msgpack.decode(reply.frame, type=ReplayedRecord)

    async def record(self, table: str, start: Start, events: list[MatchEvent]) -> bytes:
        """Make the record of a table, as JSON."""
        return (await self.about_record(Download(self.number(), table, start, events))).frame

    async def about_record(self, request: Upload | Download) -> BotReply:
        if self.records >= MOST_RECORDS:
            raise TooMany("error-table-records-busy")
        self.records += 1
        try:
            return await self.ask_clerk(request)
        except NoAnswer as problem:
            raise BadRecord("error-table-record-unread") from problem
        finally:
            self.records -= 1

    # -- bots -----------------------------------------------------------------------------------------------------

    async def about(
        self, kind: str, table: str, match: Match, seat: int, bot: str, pick: tuple[str | int, ...] = ()
    ) -> BotReply:
        """Ask about the current state of a match, sending only what the process does not know yet."""
        process, picks = self.process_for(table, match.start.game, bot), match.picks
        telling = match.retold
        async with process.lock:
            await process.start()
            base, told = process.told.get(table, (0, telling))
            base = base if told == telling and base <= len(picks) else 0
            reply = await process.ask(self.request(kind, table, match, picks, base, seat, bot, pick))
            if reply.behind:
                reply = await process.ask(self.request(kind, table, match, picks, 0, seat, bot, pick))
            process.told[table] = (len(picks), telling)
            if reply.failure:
                raise NoAnswer("error-table-bot-process", problem=reply.failure)
            return reply

    def request(
        self,
        kind: str,
        table: str,
        match: Match,
        picks: list[tuple[int, tuple[str | int, ...]]],
        base: int,
        seat: int,
        bot: str,
        pick: tuple[str | int, ...],
    ) -> Request:
        start = None if base else match.start
        return Request(self.number(), kind, table, start, base, picks[base:], seat, bot, pick=pick)

    def number(self) -> int:
        self.asked += 1
        return self.asked
