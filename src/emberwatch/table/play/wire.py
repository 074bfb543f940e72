"""What pages say over their socket, and the shapes of what they are told; web/src/wire.ts is the other side."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""Chosen by the page, comes back in the answer; a repeated order is known by it."""
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]


class Message(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, frozen=True):
    """Something a page says."""


class PickOne(Message, tag="pick", frozen=True):
    id: Id
    seq: Count
    """How many events the page has seen: an order about an old state is answered, not carried out."""
    pick: Annotated[list[Word | int], msgspec.Meta(min_length=1, max_length=8)]
    seat: Seat | None = None
    """The seat that the order is meant for: it is not carried out for another one that the page sits on by now."""


class Undo(Message, tag="undo", frozen=True):
    id: Id
    seq: Count
    seat: Seat | None = None


class EndTurn(Message, tag="end", frozen=True):
    id: Id
    seq: Count
    seat: Seat | None = None


class Sit(Message, tag="sit", frozen=True):
    """Sit down on one of one's own seats; None looks on."""

    seat: Seat | None


class Look(Message, tag="look", frozen=True):
    """Travel to the moment after so many picks; None comes back to the present."""

    at: Count | None


class Why(Message, tag="why", frozen=True):
    id: Id
    thing: Word


class Rule(Message, tag="rule", frozen=True):
    id: Id
    rule: Word


class Hint(Message, tag="hint", frozen=True):
    id: Id


class Explain(Message, tag="explain", frozen=True):
    """Why did the bot on this seat make its last move?"""

    id: Id
    seat: Seat


class Chat(Message, tag="chat", frozen=True):
    id: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2_000)]


class Speak(Message, tag="speak", frozen=True):
    language: Word


class Habits(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """How somebody wants to play on a seat."""

    explicit_end: bool = True
    """Others go on only after one has said that one's turn is over."""
    standing: dict[Word, Word] = msgspec.field(default_factory=dict)
    """Answers to questions that come in other people's turns."""
    stand_in: Word | None = None
    """The bot that plays on this seat while its owner is away."""
    away_after: Annotated[int, msgspec.Meta(ge=0, le=100_000)] | None = None
    """So many minutes after the owner has left; 0: from now on, None: not by itself."""


class Keep(Message, tag="habits", frozen=True):
    id: Id
    habits: Habits


class LetBot(Message, tag="bot", frozen=True):
    """A bot takes an open seat, or the seat becomes open again."""

    id: Id
    seat: Seat
    bot: Word | None


class Rename(Message, tag="rename", frozen=True):
    id: Id
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


FromPage: TypeAlias = (
    PickOne | Undo | EndTurn | Sit | Look | Why | Rule | Hint | Explain | Chat | Speak | Keep | LetBot | Rename
)

read = msgspec.json.Decoder(FromPage).decode
write = msgspec.json.Encoder().encode


def id_in(raw: str | bytes) -> str | None:
    """The id of a message that could not be read, if it has one: the answer names it."""
    try:
        found = msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError):
        return None
    wished = found.get("id") if isinstance(found, dict) else None
    return wished if isinstance(wished, str) and len(wished) <= 64 else None
