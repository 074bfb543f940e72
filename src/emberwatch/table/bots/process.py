"""A process in which bots think and games are replayed, so that nobody at the table waits for them.

It reads requests from its standard input and writes answers to its standard output, each preceded by its length.
It remembers the games it has seen, so the server usually sends only the newest picks.
"""

from __future__ import annotations

import gc
import hashlib
import json
import logging
import os
import sys
from collections import OrderedDict
from collections.abc import Sequence
from time import perf_counter
from types import TracebackType
from typing import BinaryIO, Final

import msgspec

from emberwatch import bots
from emberwatch.bots import Bot, BotFailed, Glimpse
from emberwatch.bots.advice import Advice, Told, give_hint, warn, warn_at_end
from emberwatch.engine.agenda import Words
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.errors import BadOption, Problem
from emberwatch.engine.game import Game
from emberwatch.table.bots.explaining import explain_turn
from emberwatch.table.bots.replay import record_of, replay_record
from emberwatch.table.logs import set_up_logs
from emberwatch.table.play.frames import FrameMaker
from emberwatch.table.play.match import MatchEvent, Reason, Start
from emberwatch.table.play.wire import ExplainedStep, StateMessage

log = logging.getLogger("emberwatch.bots")

LENGTH: Final = 4
"""Number of bytes before each message that give its length."""
GAMES_KEPT: Final = 256
GARBAGE: Final = 20_000
"""How many new objects trigger a garbage collection."""
NICE: Final = 10
"""When processors are scarce, people's picks take priority over bots."""
MOST_PICKS: Final = 24
"""Maximum number of picks a bot makes in a row before they are shown."""
ENOUGH: Final = 1.0
"""Seconds after which a bot's picks so far are shown: people see it move, and other tables get their turn."""


class Request(msgspec.Struct, frozen=True, tag=True):
    """Think about a table. `picks` follow the first `base` picks, which are known already, or the given `start`."""

    id: int
    kind: str
    """bot, hint, coach, look or explain."""
    table: str
    start: Start | None
    base: int
    picks: list[tuple[int, tuple[str | int, ...]]]
    seat: int | None
    bot: str = ""
    at: int = 0
    seq: int = 0
    language: str = "en"
    names: tuple[str, ...] = ()
    pick: tuple[str | int, ...] = ()
    """Coach: what somebody is about to pick; empty: to end the turn."""
    reader: int | None = None
    """Explain: the seat of the person who asks."""
    whys: dict[int, Reason] = {}
    """Explain: a bot's reasons, by the numbers of its picks since `at`."""


class SentAdvice(msgspec.Struct, frozen=True):
    """Advice in a form that can be sent between processes."""

    reasons: list[Told] = []
    other: tuple[str | int, ...] = ()
    """The alternative, if there is one; `by` says how much better (in a warning: than the pick) or worse it looks."""
    by: int = 0
    unit: str = ""


class Upload(msgspec.Struct, frozen=True, tag=True):
    """Check a record from elsewhere."""

    id: int
    record: bytes
    table: str = ""
    bot: str = ""


class Download(msgspec.Struct, frozen=True, tag=True):
    """Make the record of a table."""

    id: int
    table: str
    start: Start
    events: list[MatchEvent]
    bot: str = ""


class BotReply(msgspec.Struct, frozen=True):
    id: int
    picks: list[tuple[str | int, ...]] = []
    whys: list[Reason] = []
    """Why each of the picks was made."""
    advice: SentAdvice | None = None
    """Hint: why, and what it beats. Coach: what speaks against the pick; None if nothing does."""
    failure: str = ""
    """What went wrong in the bot."""
    frame: bytes = b""
    behind: bool = False
    """This process does not know the game and needs all picks."""
    refusal: tuple[str, dict[str, str | int]] | None = None
    """Why a record is rejected: the key and the details of a Problem."""


class Known:
    """A game this process has seen, and the bots in its seats."""

    def __init__(self, start: Start) -> None:
        self.start = start
        self.game = start.new_game()
        self.count = 0
        self.seated: dict[tuple[int, str], Bot] = {}

    def follow(self, picks: Sequence[tuple[int, Words]]) -> None:
        for seat, pick in picks:
            self.game.choose(seat, pick)
            self.count += 1

    def bot(self, seat: int, name: str) -> Bot:
        if (seat, name) not in self.seated:
            self.seated[seat, name] = bots.make(name, self.start.game, bot_seed(self.start, seat))
        return self.seated[seat, name]


def bot_seed(start: Start, seat: int) -> int:
    """A seed for the bot in a seat: the same after a restart, and impossible to guess."""
    return int.from_bytes(hashlib.sha256(f"{start.secret} bot {seat}".encode()).digest()[:4], "big")


class Thinking:
    """The games of one process."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, Known] = OrderedDict()

    def answer(self, request: Request | Upload | Download) -> BotReply:
        if isinstance(request, Upload):
            return check_upload(request)
        if isinstance(request, Download):
            return BotReply(request.id, frame=msgspec.json.encode(record_of(request.start, request.events)))
        if request.kind == "look":
            return BotReply(request.id, frame=msgspec.json.encode(show_past(request)))
        if request.kind == "explain":
            return BotReply(request.id, frame=msgspec.json.encode(explain_latest(request)))
        known = self.catch_up(request)
        if known is None:
            return BotReply(request.id, behind=True)
        return self.ask_bot(request, known)

    def ask_bot(self, request: Request, known: Known) -> BotReply:
        """Get a bot's answer. A bot may be anybody's code: if it fails, reply with the failure and keep running."""
        assert request.seat is not None
        try:
            if request.kind == "hint":
                advice = hint(known, request.seat, request.bot)
                return BotReply(request.id, picks=[advice.pick.words], advice=send_advice(advice))
            if request.kind == "coach":
                return BotReply(request.id, advice=coach(known, request.seat, request.pick))
            picks, whys = moves(known, request.seat, request.bot)
            return BotReply(request.id, picks=picks, whys=whys)
        except (BadOption, BotFailed) as problem:
            log.exception("a bot failed", extra={"table": request.table, "bot": request.bot})
            known.seated.pop((request.seat, request.bot), None)
            return BotReply(request.id, failure=type(problem.__cause__ or problem).__name__)

    def catch_up(self, request: Request) -> Known | None:
        """Bring the game up to date with the request; None if picks in between are missing."""
        known = self.games.pop(request.table, None)
        if request.start is not None:
            known = Known(request.start)
        elif known is None or known.count != request.base:
            return None
        known.follow(request.picks)
        self.games[request.table] = known
        while len(self.games) > GAMES_KEPT:
            self.games.popitem(last=False)
        return known


def check_upload(upload: Upload) -> BotReply:
    """Replay an uploaded record, or say why it is rejected."""
    try:
        return BotReply(upload.id, frame=msgspec.msgpack.encode(replay_record(json.loads(upload.record))))
    except Problem as problem:
        return BotReply(upload.id, refusal=(problem.key, problem.details))


def hint(known: Known, seat: int, name: str) -> Advice:
    """Ask a bot for one pick. A hint comes from a fresh bot, so that advice does not change how the bot plays."""
    seed = bot_seed(known.start, seat)
    bot = bots.make(name, known.start.game, seed)
    return give_hint(bot, Glimpse(known.game, seat), CounterDice(seed))


def coach(known: Known, seat: int, pick: Words) -> SentAdvice | None:
    """What speaks against a pick, or against ending the turn; None if nothing does."""
    glimpse, dice = Glimpse(known.game, seat), CounterDice(bot_seed(known.start, seat))
    if not pick:
        reasons = warn_at_end(glimpse, dice)
        return SentAdvice(reasons) if reasons else None
    warning = warn(glimpse, pick, dice)
    return send_advice(warning) if warning is not None else None


def send_advice(advice: Advice) -> SentAdvice:
    margin = advice.margin
    if margin is None:
        return SentAdvice(advice.reasons)
    return SentAdvice(advice.reasons, margin.other.words, margin.by, margin.unit)


def moves(known: Known, seat: int, name: str) -> tuple[list[Words], list[Reason]]:
    """A bot's moves until somebody else has to choose, and its reasons. They are tried on a copy: the server has the
    last word."""
    game = known.game.clone()
    bot, glimpse = known.bot(seat, name), Glimpse(game, seat)
    made: list[Words] = []
    whys: list[Reason] = []
    began = perf_counter()
    while glimpse.picks and len(made) < MOST_PICKS and (not made or perf_counter() - began < ENOUGH):
        pick = bots.ask(bot, glimpse)
        game.take(seat, pick)
        made.append(pick.words)
        whys.append(reason(bot))
    return made, whys


def reason(bot: Bot) -> Reason:
    """Why a bot made its last pick, in a form that can be sent between processes."""
    why = bots.explain(bot)
    details = {name: given if type(given) in (int, float) else str(given) for name, given in why.details.items()}
    return str(why.key), details


def show_past(request: Request) -> StateMessage:
    """The game as the seat saw it after a number of picks."""
    assert request.start is not None, "a look at the past needs the whole game"
    game = past(request.start, request.picks, request.at)
    since = len(request.start.chapter.before.log)
    return FrameMaker(request.seat, request.language, request.names).past_frame(game, request.seq, since)


def explain_latest(request: Request) -> list[ExplainedStep]:
    """The latest turn of a bot: the picks since `at`, and why it made its own."""
    assert request.start is not None, "an explanation needs the whole game"
    assert request.seat is not None
    game = request.start.new_game()
    for seat, pick in request.picks[: request.at]:
        game.choose(seat, pick)
    turn = request.picks[request.at :]
    return explain_turn(
        game, request.seat, request.reader, turn, request.whys, request.language, request.names, request.bot
    )


def past(start: Start, picks: Sequence[tuple[int, Words]], at: int) -> Game:
    game = start.new_game()
    for seat, pick in picks:
        if game.moment >= at:
            break
        game.choose(seat, pick)
    return game


# -- the pipe ---------------------------------------------------------------------------------------------------


def read(pipe: BinaryIO) -> bytes | None:
    """Read the next message; None when the pipe is closed."""
    length = pipe.read(LENGTH)
    return pipe.read(int.from_bytes(length, "big")) if len(length) == LENGTH else None


def pack(message: bytes) -> bytes:
    return len(message).to_bytes(LENGTH, "big") + message


def log_crash(kind: type[BaseException], problem: BaseException, at: TracebackType | None) -> None:
    log.critical("bot process failed", exc_info=(kind, problem, at))


def main() -> None:
    """Answer until the server is gone. If a bot ends this process, the server starts another one and plays on."""
    set_up_logs()
    sys.excepthook = log_crash
    gc.freeze()  # objects loaded so far stay, and bots make no garbage that needs collecting
    gc.set_threshold(GARBAGE)
    os.nice(NICE)
    thinking, decode = Thinking(), msgspec.msgpack.Decoder(Request | Upload | Download).decode
    reading, writing = sys.stdin.buffer, os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # a bot's printing must not end up among the answers
    while (raw := read(reading)) is not None:
        writing.write(pack(msgspec.msgpack.encode(thinking.answer(decode(raw)))))
        writing.flush()


if __name__ == "__main__":
    main()
