"""The lobby: creating tables, sitting down, listing your own tables, records, rules."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Annotated, Any, Final, Literal

import msgspec
from fastapi import APIRouter, Body, Depends, Path, Request, Response
from pydantic import BaseModel, ConfigDict, Field

import emberwatch as ew
from emberwatch.engine.errors import BadOption
from emberwatch.engine.rules import Rules
from emberwatch.narrator import rule_text
from emberwatch.registry import all_games
from emberwatch.table.http.addresses import Reach, find_addresses
from emberwatch.table.http.refusals import NotAllowed, NotFound, TooMany
from emberwatch.table.http.visitors import (
    hash_token,
    invitation_token,
    language_of,
    new_token,
    visitor_of,
    welcome,
)
from emberwatch.table.live.seats import list_bots
from emberwatch.table.live.tables import BOT, OPEN, PERSON
from emberwatch.table.live.typed import clean
from emberwatch.table.metrics import TABLES
from emberwatch.table.notify.messages import check_message
from emberwatch.table.play.chapters import event_of, first_rows, load, start_of
from emberwatch.table.play.draws import Drawn
from emberwatch.table.play.example import example_frame
from emberwatch.table.play.levels import check_bot, levels_of, others_of, usual
from emberwatch.table.play.records import record_of, rows_of_record
from emberwatch.table.store.rows import SeatRow, TableRow, Visitor
from emberwatch.table.worker import Worker, worker_of
from emberwatch.text import speaker

MOST_LISTED: Final = 100
HOUR: Final = timedelta(hours=1)


class RefusedAnswer(BaseModel):
    """Why something was not done: a key for programs, a sentence for people."""

    key: str
    text: str


router = APIRouter(prefix="/api", responses={"4XX": {"model": RefusedAnswer}})

TableId = Annotated[str, Path(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Token = Annotated[str, Path(min_length=1, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
GameName = Annotated[str, Path(min_length=1, max_length=40)]


class Strict(BaseModel):
    model_config = ConfigDict(extra="forbid")


# -- shapes -----------------------------------------------------------------------------------------------------


class MessageSettings(Strict):
    service: str = Field(max_length=40)
    address: str = Field(max_length=400)


class Me(BaseModel):
    name: str
    language: str
    services: list[str]
    message: MessageSettings | None


class MeChange(Strict):
    name: Annotated[str | None, Field(max_length=200)] = None
    language: Annotated[str | None, Field(max_length=8)] = None
    message: MessageSettings | None = None


class GameOption(BaseModel):
    name: str
    values: list[str | int] | None
    default: str | int | None


class BotInfo(BaseModel):
    word: str
    seconds: float
    """How long it may think about a move; 0 if it answers at once."""


class GameInfo(BaseModel):
    name: str
    seats: list[int]
    options: list[GameOption]
    levels: list[BotInfo]
    """From the weakest to the strongest."""
    bots: list[BotInfo]
    """All others."""


class RuleText(BaseModel):
    id: str
    title: str
    text: str


class SeatWish(Strict):
    kind: Literal["me", "here", "open", "bot"]
    name: Annotated[str | None, Field(max_length=200)] = None
    bot: Annotated[str | None, Field(max_length=40)] = None


class TableWish(Strict):
    game: str = Field(max_length=40)
    options: dict[str, str | int] = Field(default_factory=dict, max_length=20)
    seats: list[SeatWish] = Field(min_length=1, max_length=8)
    guided: bool = False


class PlayWish(Strict):
    game: str = Field(max_length=40)
    guided: bool = False


class Made(BaseModel):
    id: str


class Name(Strict):
    name: Annotated[str, Field(max_length=200)] = ""


class Joined(BaseModel):
    id: str
    seat: int


class Link(BaseModel):
    link: str


class Sitter(BaseModel):
    seat: int
    name: str
    kind: str


class TableLine(BaseModel):
    id: str
    game: str
    created: datetime
    updated: datetime
    players: list[Sitter]
    mine: list[int]
    waiting: list[int]
    over: bool
    closed: bool
    """Nobody can continue it: the rules have changed too much."""
    winners: list[int] | None
    facts: list[str]
    """What tells it from other tables: the land, the day, the quest, whom the visitor plays."""


class RematchWish(Strict):
    same: bool = False
    """Whether to keep what a new game would draw, such as the copy."""


class Addresses(BaseModel):
    """Where a friend could open this server."""

    origins: list[str]
    reach: Reach


class Invitation(BaseModel):
    table: str
    game: str
    seat: int
    host: str
    players: list[Sitter]
    taken: bool


# -- the visitor ------------------------------------------------------------------------------------------------

WorkerNeeded = Annotated[Worker, Depends(worker_of)]


async def identify_visitor(request: Request, response: Response, worker: WorkerNeeded) -> Visitor:
    """Find out who the visitor is; a new one gets a cookie."""
    visitor = await visitor_of(request, worker.store)
    if visitor is None:
        worker.check_newcomer(request)
        visitor = await welcome(request, response, worker.store, secure=worker.settings.secure)
    return visitor


VisitorNeeded = Annotated[Visitor, Depends(identify_visitor)]


async def within_limits(request: Request, worker: WorkerNeeded) -> None:
    await worker.check_heavy(request)


HEAVY: Final = [Depends(within_limits)]
"""For expensive requests."""


# -- me ---------------------------------------------------------------------------------------------------------


@router.get("/me")
async def me(worker: WorkerNeeded, visitor: VisitorNeeded) -> Me:
    return describe_me(worker, visitor)


@router.patch("/me")
async def change_me(worker: WorkerNeeded, visitor: VisitorNeeded, change: MeChange) -> Me:
    """Change your name, your language, and where messages go when you are away."""
    fields: dict[str, Any] = {}
    if change.name is not None:
        fields["name"] = clean(change.name, worker.settings.limits.name_length) if change.name.strip() else ""
    if change.language is not None:
        speaker(change.language)
        fields["language"] = change.language
    if "message" in change.model_fields_set:
        fields |= message_fields(worker, change.message)
    if fields:
        await worker.store.change_visitor(visitor.id, **fields)
    changed = await worker.store.visitor_by_id(visitor.id)
    assert changed is not None
    return describe_me(worker, changed)


def message_fields(worker: Worker, message: MessageSettings | None) -> dict[str, str | None]:
    if message is None:
        return {"message_service": None, "message_address": None}
    check_message(worker.settings.services, message.service, message.address)
    return {"message_service": message.service, "message_address": message.address}


def describe_me(worker: Worker, visitor: Visitor) -> Me:
    message = None
    if visitor.message_service and visitor.message_address:
        message = MessageSettings(service=visitor.message_service, address=visitor.message_address)
    return Me(name=visitor.name, language=visitor.language, services=list(worker.settings.services), message=message)


# -- games ------------------------------------------------------------------------------------------------------


@router.get("/games")
async def games() -> list[GameInfo]:
    """The games, with their options and bots."""
    return [
        GameInfo(
            name=name,
            seats=list(rules.seats),
            options=[
                GameOption(name=option, values=list(o.values) if o.values else None, default=o.default)
                for option, o in rules.options.items()
            ],
            levels=[BotInfo(**bot) for bot in list_bots(name, levels_of(name))],
            bots=[BotInfo(**bot) for bot in list_bots(name, others_of(name))],
        )
        for name, rules in all_games().items()
    ]


@router.get("/games/{game}/rules")
async def rules(request: Request, game: GameName) -> list[RuleText]:
    """All rules of a game, in the language the browser asks for."""
    known, say = ew.rules_of(game), speaker(language_of(request)).say
    return [
        RuleText(id=id, title=say(f"rule-{id}.title"), text=rule_text(known.wording, None, say, id))
        for id in known.rule_ids
    ]


# -- tables -----------------------------------------------------------------------------------------------------


@router.get("/tables")
async def tables(request: Request, worker: WorkerNeeded, visitor: VisitorNeeded, away: bool = False) -> list[TableLine]:
    """Your own tables, the most recently played first; with `away`, those you have put away."""
    rows = await worker.store.tables_of(visitor.id, MOST_LISTED, put_away=away)
    seats = await worker.store.seats_at([row.id for row in rows])
    return [table_line(row, seats[row.id], visitor, language_of(request, visitor)) for row in rows]


def table_line(row: TableRow, seats: list[SeatRow], visitor: Visitor, language: str) -> TableLine:
    mine = [seat.seat for seat in seats if seat.visitor == visitor.id]
    return TableLine(
        id=row.id,
        game=row.game,
        created=row.created,
        updated=row.updated,
        players=sitters(seats, language),
        mine=mine,
        waiting=list(row.waiting),
        over=row.over,
        closed=row.closed is not None,
        winners=row.outcome["winners"] if row.outcome else None,
        facts=tell_facts(row, mine, language),
    )


def tell_facts(row: TableRow, mine: list[int], language: str) -> list[str]:
    """What tells a table from others, in words. Words that a later version has dropped are left out."""
    if row.facts is None:
        return []
    own = row.facts.seats[mine[0]] if len(mine) == 1 and mine[0] < len(row.facts.seats) else []
    known = speaker(language)
    return [known.say(key, **details) for key, details in [*row.facts.all, *own] if known.knows(key)]


@router.put("/tables/{id}/away", status_code=204)
async def put_away(worker: WorkerNeeded, visitor: VisitorNeeded, id: TableId) -> None:
    """Leave a finished table out of your list."""
    row, _ = await find_table(worker, id)
    if not row.over and row.closed is None:
        raise NotAllowed("error-table-not-finished")
    await worker.store.put_away(visitor.id, id)


@router.delete("/tables/{id}/away", status_code=204)
async def bring_back(worker: WorkerNeeded, visitor: VisitorNeeded, id: TableId) -> None:
    """List a table again that you had put away."""
    await worker.store.bring_back(visitor.id, id)


def sitters(seats: list[SeatRow], language: str) -> list[Sitter]:
    say = speaker(language).say
    return [Sitter(seat=s.seat, name=s.name or say(f"term-seat-{s.seat % 4}"), kind=s.kind) for s in seats]


@router.post("/tables", status_code=201, dependencies=HEAVY)
async def new_table(worker: WorkerNeeded, visitor: VisitorNeeded, wish: TableWish) -> Made:
    return Made(id=await make_table(worker, visitor, wish))


@router.post("/play", status_code=201, dependencies=HEAVY)
async def play_now(worker: WorkerNeeded, visitor: VisitorNeeded, wish: PlayWish) -> Made:
    """Create a table against bots with one click."""
    known = ew.rules_of(wish.game)
    bot = usual(wish.game)
    count = known.seats_to_play_now
    seats = [SeatWish(kind="me"), *[SeatWish(kind="bot", bot=bot) for _ in range(count - 1)]]
    return Made(id=await make_table(worker, visitor, TableWish(game=wish.game, seats=seats, guided=wish.guided)))


@router.post("/tables/{id}/rematch", status_code=201, dependencies=HEAVY)
async def rematch(worker: WorkerNeeded, visitor: VisitorNeeded, id: TableId, wish: RematchWish | None = None) -> Made:
    """Play again: the same game with the same people and options. The first who asks decides; others are led there."""
    row, seats = await find_table(worker, id)
    if not any([seat.visitor == visitor.id for seat in seats]):
        raise NotAllowed("error-table-not-your-table")
    if row.rematch is not None:
        return Made(id=row.rematch)
    options = options_again(row, same=wish is not None and wish.same)
    wished = TableWish(game=row.game, options=options, seats=[again(seat, visitor) for seat in seats])
    made = await make_table(worker, visitor, wished, sitting=seats)
    if not await worker.store.begin_rematch(id, made):  # somebody else was faster
        row, _ = await find_table(worker, id)
    await worker.rematch_begun(id)
    return Made(id=row.rematch or made)


def options_again(row: TableRow, *, same: bool) -> dict[str, str | int]:
    """The options of a rematch: without those that made a first game easier, and drawn again unless `same`."""
    known = ew.rules_of(row.game)
    left_out = {"pack", *known.guided_options(0), *(() if same else known.made_up)}
    return {name: value for name, value in row.options.items() if value is not None and name not in left_out}


def again(seat: SeatRow, visitor: Visitor) -> SeatWish:
    if seat.kind == BOT:
        return SeatWish(kind="bot", bot=seat.bot)
    if seat.visitor == visitor.id:
        return SeatWish(kind="here" if seat.name != visitor.name else "me", name=seat.name)
    return SeatWish(kind="open")


def seat_again(row: SeatRow, before: SeatRow) -> SeatRow:
    """A seat of a rematch: whoever had it before sits there again, and finds the table among their own."""
    if row.kind != OPEN or before.kind != PERSON:
        return row
    return msgspec.structs.replace(row, kind=PERSON, visitor=before.visitor, name=before.name)


async def make_table(
    worker: Worker, visitor: Visitor, wish: TableWish, sitting: Sequence[SeatRow] | None = None
) -> str:
    """Create a table, ready to play; `sitting` are the seats of the table that it follows."""
    await check_quota(worker, visitor)
    row = new_row(await worker.chance.new_id(), await worker.chance.draw(visitor.id), visitor, wish)
    seats = [seat_row(worker, row, visitor, i, seat) for i, seat in enumerate(wish.seats)]
    if sitting is not None:
        seats = [seat_again(seat, before) for seat, before in zip(seats, sitting, strict=True)]
    if not any([seat.kind == PERSON for seat in seats]):
        raise BadOption("error-table-nobody")
    row, chapter, position = first_rows(row)
    due = any([seats[seat].kind == BOT for seat in row.waiting])
    await worker.store.add_table(msgspec.structs.replace(row, bots_due=due), seats, (), [chapter], [position])
    TABLES.labels(game=row.game).inc()
    return row.id


async def check_quota(worker: Worker, visitor: Visitor) -> None:
    most = worker.settings.limits.tables_per_hour
    if await worker.store.count_tables(visitor.id, datetime.now(UTC) - HOUR) >= most:
        raise TooMany("error-table-quota", most=most)


def new_row(id: str, drawn: Drawn, visitor: Visitor, wish: TableWish) -> TableRow:
    """The requested table; BadOption says what is not possible."""
    known = ew.rules_of(wish.game)
    if len(wish.seats) not in known.seats:
        allowed = ", ".join(map(str, known.seats))
        raise BadOption("error-seats", game=wish.game, seats=str(len(wish.seats)), allowed=allowed)
    given = {**guided_options(known, wish), **wish.options}
    options = ew.checked_options(known, known.complete_options(given, drawn.seed))
    now = datetime.now(UTC)
    return TableRow(
        id=id, game=wish.game, seats=len(wish.seats), options=options, secret=drawn.secret,
        guided=wish.guided, creator=visitor.id, created=now, updated=now,
    )  # fmt: skip


def guided_options(known: Rules, wish: TableWish) -> dict[str, object]:
    """What makes a guided game easier for the visitor."""
    seat = next((i for i, seat in enumerate(wish.seats) if seat.kind == "me"), None)
    return known.guided_options(seat) if wish.guided and seat is not None else {}


def seat_row(worker: Worker, table: TableRow, visitor: Visitor, seat: int, wish: SeatWish) -> SeatRow:
    """One seat: yours, somebody else's at this screen, open, or a bot's."""
    name = clean(wish.name, worker.settings.limits.name_length) if wish.name and wish.name.strip() else ""
    if wish.kind == "bot":
        bot = wish.bot or usual(table.game)
        check_bot(bot, table.game, worker.settings.limits.thinking_seconds)
        return SeatRow(table_id=table.id, seat=seat, kind="bot", bot=bot, name=name)
    if wish.kind == "open":
        invitation = hash_token(invitation_token(table.secret, table.id, seat))
        return SeatRow(table_id=table.id, seat=seat, kind="open", invitation=invitation)
    own = name or (visitor.name if wish.kind == "me" else "")
    return SeatRow(table_id=table.id, seat=seat, kind="person", visitor=visitor.id, name=own)


async def find_table(worker: Worker, id: str) -> tuple[TableRow, list[SeatRow]]:
    row = await worker.store.table(id)
    if row is None:
        raise NotFound("error-table-none")
    return row, await worker.store.seats(id)


# -- the server itself ------------------------------------------------------------------------------------------


@router.get("/addresses")
async def addresses(worker: WorkerNeeded) -> Addresses:
    """Where friends could open this server: an invitation link is no use to them elsewhere."""
    origins, reach = await asyncio.to_thread(find_addresses, worker.settings)
    return Addresses(origins=origins, reach=reach)


@router.get("/games/{game}/example", dependencies=HEAVY)
async def example(request: Request, game: GameName) -> Response:
    """A game in progress, as its first seat sees it: for showing what the table looks like."""
    raw = await asyncio.to_thread(example_frame, ew.rules_of(game).name, language_of(request))
    return Response(raw, media_type="application/json", headers={"Cache-Control": "max-age=3600"})


# -- invitations ------------------------------------------------------------------------------------------------


@router.get("/invitations/{token}")
async def invitation(request: Request, worker: WorkerNeeded, token: Token) -> Invitation:
    seat, row, seats = await find_invitation(worker, token)
    players = sitters(seats, language_of(request))
    host = next((p.name for p, s in zip(players, seats, strict=True) if s.visitor == row.creator), "")
    taken = seat.move_token != hash_token(token) and seat.kind != OPEN
    return Invitation(table=row.id, game=row.game, seat=seat.seat, host=host, players=players, taken=taken)


@router.post("/invitations/{token}")
async def join(worker: WorkerNeeded, visitor: VisitorNeeded, token: Token, name: Name) -> Joined:
    """Sit down on an open seat, or continue on another device."""
    seat, row, _ = await find_invitation(worker, token)
    called = clean(name.name, worker.settings.limits.name_length) if name.name.strip() else visitor.name
    if seat.move_token == hash_token(token):
        if not await worker.store.move_seat(row.id, seat.seat, hash_token(token), visitor.id):
            raise NotFound("error-table-no-invitation")
    elif seat.visitor != visitor.id and not await worker.store.claim_seat(row.id, seat.seat, visitor.id, called):
        raise NotAllowed("error-table-taken")
    await worker.seats_changed(row.id)
    return Joined(id=row.id, seat=seat.seat)


async def find_invitation(worker: Worker, token: str) -> tuple[SeatRow, TableRow, list[SeatRow]]:
    seat = await worker.store.seat_invited(hash_token(token)) or await worker.store.seat_moved(hash_token(token))
    if seat is None:
        raise NotFound("error-table-no-invitation")
    row, seats = await find_table(worker, seat.table_id)
    return seat, row, seats


@router.post("/tables/{id}/seats/{seat}/link")
async def move_link(
    worker: WorkerNeeded, visitor: VisitorNeeded, id: TableId, seat: Annotated[int, Path(ge=0, le=15)]
) -> Link:
    """A link for continuing on another device; it works once."""
    _, seats = await find_table(worker, id)
    if seat >= len(seats) or seats[seat].visitor != visitor.id:
        raise NotAllowed("error-table-not-your-seat")
    token = new_token()
    await worker.store.change_seat(id, seat, move_token=hash_token(token))
    return Link(link=f"/join/{token}")


# -- records ----------------------------------------------------------------------------------------------------


@router.get("/tables/{id}/record", dependencies=HEAVY)
async def record(worker: WorkerNeeded, id: TableId) -> Response:
    """The whole game with the secret of its dice, once it is over or closed."""
    row, _ = await find_table(worker, id)
    if not row.over and row.closed is None:
        raise NotAllowed("error-table-not-over")
    saved = await load(worker.store, id)
    if saved.chapters:
        return Response(msgspec.json.encode(record_of(saved)), media_type="application/json")
    events = [event_of(event) for event in saved.events]
    return Response(await worker.bot_pool.record(id, start_of(row), events), media_type="application/json")


@router.post("/records", status_code=201, dependencies=HEAVY)
async def upload(worker: WorkerNeeded, visitor: VisitorNeeded, record: Annotated[dict[str, Any], Body()]) -> Made:
    """Turn a record from elsewhere into a table to look at; it is replayed and checked first."""
    await check_quota(worker, visitor)
    told = await worker.bot_pool.replay(json.dumps(record).encode())
    rows = rows_of_record(await worker.chance.new_id(), told, visitor)
    await worker.store.add_table(*rows)
    return Made(id=rows[0].id)
