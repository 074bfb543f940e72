"""The messages that pages send over their socket, and those they get; the page's types are generated from both."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

import msgspec

from emberwatch.engine.agenda import SHAPES
from emberwatch.engine.view_types import PlainEntry, PlainOutcome, one_of

Id: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
"""Chosen by the page and returned in the answer; it identifies a repeated order."""
Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=15)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
OnePick: TypeAlias = Annotated[list[Word | int], msgspec.Meta(min_length=1, max_length=8)]


class PageOrder(msgspec.Struct, tag_field="do", forbid_unknown_fields=True, frozen=True):
    """Something a page says."""


class PickOne(PageOrder, tag="pick", frozen=True):
    id: Id
    seq: Count
    """How many events the page has seen: an order about an outdated state is answered, not carried out."""
    pick: OnePick
    seat: Seat | None = None
    """The seat that the order is meant for: it is not carried out for another seat that the page has since taken."""


class PickSome(PageOrder, tag="picks", frozen=True):
    """Make these picks in a row, as far as nothing unforeseen happens; one undo takes all of them back."""

    id: Id
    seq: Count
    picks: Annotated[list[OnePick], msgspec.Meta(min_length=1, max_length=60)]
    seat: Seat | None = None


class Undo(PageOrder, tag="undo", frozen=True):
    id: Id
    seq: Count
    seat: Seat | None = None


class EndTurn(PageOrder, tag="end", frozen=True):
    id: Id
    seq: Count
    seat: Seat | None = None


class Sit(PageOrder, tag="sit", frozen=True):
    """Sit down on one of your own seats; None to watch."""

    seat: Seat | None


class LookAt(PageOrder, tag="look", frozen=True):
    """Travel to the moment after this many picks; None returns to the present."""

    at: Count | None


class AskWhy(PageOrder, tag="why", frozen=True):
    id: Id
    thing: Word


class AskRule(PageOrder, tag="rule", frozen=True):
    id: Id
    rule: Word


class Hint(PageOrder, tag="hint", frozen=True):
    id: Id


class Coach(PageOrder, tag="coach", frozen=True):
    """Ask whether a pick looks clearly bad, before making it. Without a pick: whether ending the turn does."""

    id: Id
    seq: Count
    pick: Annotated[list[Word | int], msgspec.Meta(max_length=8)]


class Explain(PageOrder, tag="explain", frozen=True):
    """Ask why the bot on this seat acted as it did in its latest turn."""

    id: Id
    seat: Seat


class Chat(PageOrder, tag="chat", frozen=True):
    id: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=2_000)]


class Speak(PageOrder, tag="speak", frozen=True):
    language: Word


class Habits(msgspec.Struct, forbid_unknown_fields=True, frozen=True, kw_only=True):
    """How somebody wants to play a seat."""

    explicit_end: bool = True
    """Others continue only after the owner has ended the turn explicitly."""
    standing: dict[Word, Word] = msgspec.field(default_factory=dict)
    """Answers to questions that come during other people's turns."""
    stand_in: Word | None = None
    """The bot that plays on this seat while its owner is away."""
    away_after: Annotated[int, msgspec.Meta(ge=0, le=100_000)] | None = None
    """Minutes after the owner has left; 0: from now on, None: not automatically."""


class Keep(PageOrder, tag="habits", frozen=True):
    id: Id
    habits: Habits


class LetBot(PageOrder, tag="bot", frozen=True):
    """Put a bot on an open seat, or open the seat again."""

    id: Id
    seat: Seat
    bot: Word | None


class Rename(PageOrder, tag="rename", frozen=True):
    id: Id
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


FromPage: TypeAlias = (
    PickOne
    | PickSome
    | Undo
    | EndTurn
    | Sit
    | LookAt
    | AskWhy
    | AskRule
    | Hint
    | Coach
    | Explain
    | Chat
    | Speak
    | Keep
    | LetBot
    | Rename
)

# -- what pages get -----------------------------------------------------------------------------------------------

GameView: TypeAlias = Annotated[Mapping[str, Any], msgspec.Meta(title="View")]
"""What a seat sees; each game has its own type for it."""
ViewChange: TypeAlias = Annotated[Any, msgspec.Meta(title="ViewChange")]
"""A difference between two views, as `emberwatch.table.play.beats` describes it."""
Telling: TypeAlias = Annotated[str, msgspec.Meta(title="Telling")]
"""The kind of event that a line of the log tells of; each game has its own list."""
QuestionKey: TypeAlias = Annotated[str, msgspec.Meta(title="QuestionKey")]
"""The message key of a question; each game has its own list."""
Pick: TypeAlias = Annotated[tuple[str | int, ...], msgspec.Meta(title="Words")]
"""A pick as the engine knows it: ["move", "hero-5", "forest"]."""

Shape: TypeAlias = Annotated[str, one_of("Shape", SHAPES)]
SeatKind: TypeAlias = Annotated[str, one_of("SeatKind", ("person", "open", "bot"))]


class OfferedChoice(TypedDict):
    pick: Pick
    label: str
    """The choice as a phrase in the viewer's language."""
    things: tuple[str, ...]
    """The things to click to make this pick, in order."""
    help: list[str]
    """What it does, in sentences; may be empty."""
    wins: bool
    """Whether this choice wins for certain, whatever the seat cannot see."""
    drag: NotRequired[tuple[str, str]]
    """What can be dragged where to make this pick, if not the first of its things onto the last."""


class OfferedShortcut(TypedDict):
    """Several picks with one intention, made together and taken back together."""

    label: str
    """What it does, as a phrase in the viewer's language."""
    note: str
    """What it costs, or what else happens; may be empty."""
    picks: list[Pick]
    things: tuple[str, ...]
    """The things to click for it, where no single pick names them."""
    group: str
    """Shortcuts of one group differ only in their figure; empty: it stands alone."""
    figure: int | None
    ending: Pick | None
    """The pick that would end the matter afterward, for people who want nothing else."""


class AskedByCard(TypedDict):
    """The card whose text asks, so that the page can show it with its question."""

    kind: str
    """What kind of card it is; if an event reads such cards, the kind of that event."""
    thing: str
    """Its key among the things: "card:47", "night:dry-mouths" ..."""
    printed: list[str]
    """Title, story (if it has one) and text."""


class AskedQuestion(TypedDict):
    key: QuestionKey
    """The message key of the question, for guides: "ask-turn"."""
    text: str
    shape: Shape
    rules: tuple[str, ...]
    choices: list[OfferedChoice]
    shortcuts: list[OfferedShortcut]
    """The most useful first; empty if single picks say it best."""
    card: AskedByCard | None
    """The card that asks; None if the rules themselves do."""


class LogLine(TypedDict):
    at: int
    """The number of picks before it."""
    told: Telling
    seat: int | None
    """Whose event it is."""
    text: str
    details: dict[str, str | int]
    """Its details by name, for animations: place, resource, n, hero, to ..."""
    card: list[str] | None
    """What is printed on the card that was read or drawn, if any: title, story, text."""


LogNews = TypedDict("LogNews", {"from": int, "lines": list[LogLine]})
LogNews.__doc__ = "New lines of the log: all from position `from` on are replaced by `lines`."


class ToldOutcome(PlainOutcome):
    text: str
    epilogue: list[str]
    """How the story ends, in paragraphs; [] if the game tells none."""


class SealShown(TypedDict):
    hash: str
    """SHA-256 of the secret of the dice, shown from the start."""
    secret: str | None
    """The secret; None until the game is over."""


class Beat(TypedDict):
    """Something that happened, and the difference it made to what the seat sees."""

    lines: int
    """How many lines of the log tell of it: the next ones of those that come with the message."""
    change: ViewChange
    """What changes the view of the beat before; at the first beat, the view of the message before."""


class LookMessage(TypedDict):
    """What a seat sees and reads, now or in the past."""

    say: Literal["state"]
    at: int
    """Number of picks so far (chance included): the moment for time travel."""
    seat: int | None
    language: str
    view: NotRequired[GameView | None]
    """The whole view, for a page that has none yet; None: a closed game that can no longer be drawn. If it is missing,
    `beats` lead to the view."""
    beats: NotRequired[list[Beat]]
    """What happened since the message before, one thing after another."""
    turn: int
    log: LogNews
    things: dict[str, PlainEntry]
    """Entries that are new or changed since the last state. Keys: "place:forest", "hero:0:hero-5", "space:A1" ..."""
    outcome: ToldOutcome | None
    seal: SealShown
    closed: str | None
    """Why nobody can continue the game, in a sentence; None: somebody can, or it was played to its end."""


class StateMessage(LookMessage):
    """How one seat sees the game now (or, with `past`, at an earlier moment)."""

    seq: int
    """How many events the table has had; sent back with every pick."""
    since: int
    """The first moment to travel to: before it the game was played by other rules."""
    past: bool
    question: AskedQuestion | None
    waiting: list[int]
    held: int | None
    """The seat that has finished but not yet said "End turn"."""
    undo: bool
    actor: int | None
    """Who acted in the picks since the last state; None: nobody."""
    secrets: list[int]
    """The seats that now see something that others may not see."""


class SeatedPlayer(TypedDict):
    seat: int
    name: str
    kind: SeatKind
    bot: str | None
    here: bool
    """Whether a page of that person is connected."""
    stand_in: str | None
    """The bot that currently plays for this person."""
    mine: bool
    """Whether this visitor owns the seat."""


class BotOffer(TypedDict):
    word: str
    """A level (easy, normal, hard), or the name of a bot."""
    seconds: float
    """How long it may think about a move; 0 if it answers at once."""


class StandingQuestion(TypedDict):
    label: str
    answers: dict[str, str]


class TableMessage(TypedDict):
    """The table and everybody at it."""

    say: Literal["table"]
    id: str
    game: str
    options: dict[str, Any]
    guided: bool
    creator: bool
    players: list[SeatedPlayer]
    habits: dict[str, Habits]
    """Habits of this visitor's own seats, by seat number."""
    standing: dict[str, StandingQuestion]
    """Questions of this game that can be answered in advance, and the possible answers, in words."""
    levels: list[BotOffer]
    """Bots that can take an open seat or stand in, from the weakest to the strongest."""
    bots: list[BotOffer]
    """All other bots."""
    invitations: dict[str, str]
    """Invitation links of open seats, by seat number; only for people who may pass them on."""
    rematch: str | None
    """The id of the table where the same people play again, once somebody has asked for it."""
    drawn: list[str]
    """The options that a rematch draws again, unless it is to be the same."""
    spectators: int


class ChatMessage(TypedDict):
    say: Literal["chat"]
    id: int
    at: str
    seat: int | None
    name: str
    text: str
    notice: bool
    """Whether the table itself says it."""


class GivenReason(TypedDict):
    text: str
    rule: str


class ExplainedStep(TypedDict):
    """A part of a bot's turn."""

    line: str
    """What it did, as the log tells it; may be empty."""
    why: str
    """Why, in a sentence; may be empty."""


class AnswerDetails(TypedDict):
    reasons: NotRequired[list[GivenReason]]
    """Why, rule: sentences with their rule ids."""
    pick: NotRequired[Pick]
    """Hint: what to pick."""
    seq: NotRequired[int | None]
    """Pick, undo, end: the event's number."""
    text: NotRequired[str]
    """Explain: what a bot says about its last move. Hint: what to do, why, and what that beats. Coach: what speaks
    against the pick; not there if nothing does."""
    steps: NotRequired[list[ExplainedStep]]
    """Explain: the bot's latest turn, step by step."""
    better: NotRequired[Pick | None]
    """Coach: what looks better; None if no single pick does."""


class AnswerMessage(AnswerDetails):
    """The answer to what a page said with this id."""

    say: Literal["answer"]
    id: str


class RefusalMessage(TypedDict):
    say: Literal["refused"]
    id: str | None
    key: str
    """stale, illegal, malformed, too-large, too-fast, not-yours, failed ..."""
    text: str


FromServer: TypeAlias = StateMessage | TableMessage | ChatMessage | AnswerMessage | RefusalMessage

read = msgspec.json.Decoder(FromPage).decode
write = msgspec.json.Encoder().encode


def id_in(raw: str | bytes) -> str | None:
    """The id of a message that could not be read, if it has one, for the answer."""
    try:
        found = msgspec.json.decode(raw)
    except (msgspec.DecodeError, RecursionError):
        return None
    wished = found.get("id") if isinstance(found, dict) else None
    return wished if isinstance(wished, str) and len(wished) <= 64 else None
