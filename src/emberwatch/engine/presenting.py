"""What a game gives the code that shows it to people: words for its numbers, and clickables on the table.

A clickable has a short key of words with colons: `place:forest`, `hero:0:hero-5`, `space:A1`. A drawing puts these keys
on what it draws, and a pick names the ones that you would click to make it. So every question can be answered on the
board.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Final, TypeAlias

from emberwatch.engine.agenda import Pick, Step

if TYPE_CHECKING:
    from emberwatch.engine.game import Game
    from emberwatch.engine.view_types import PlainEntry

Said: TypeAlias = dict[str, str | int]
"""The arguments of a message, ready for the text."""
Fact: TypeAlias = tuple[str, dict[str, str | int]]
"""Something to know about a game, in any language: the key of a message and its arguments."""
Say: TypeAlias = Callable[..., str]
"""Gives a message in somebody's language by its key: say("resource-wood"), say("amount-wood", n=2)."""


def message_or(say: Say, key: str, instead: str) -> str:
    """A message, or `instead` if there is no such message: things from an owner's pack have none."""
    try:
        return say(key)
    except KeyError:
        return instead


class AskingCard:
    """The card behind a question: what kind it is, its key among the things, and what is printed on it."""

    __slots__ = ("kind", "printed", "thing")

    def __init__(self, kind: str, thing: str, printed: list[str]) -> None:
        self.kind: Final = kind
        self.thing: Final = thing
        self.printed: Final = printed
        """Its title, its story if it has one, its text."""

    @property
    def title(self) -> str:
        return self.printed[0]


class Wording:
    """A game's wording: one object per game. It knows the game's names; the sentences are in the text files."""

    BEGINNINGS: ClassVar[frozenset[str]] = frozenset()
    """The kinds of events that begin a part of the story: an empty line comes before them."""

    def pick_key(self, pick: Pick) -> str:
        """The message that names this pick."""
        return f"pick-{pick.words[0]}"

    def event_key(self, kind: str) -> str:
        """The message that tells an event of this kind."""
        return f"told-{kind}"

    def ending_key(self, reason: str) -> str:
        """The message that says who won, and why."""
        return f"won-{reason}"

    def pick_fields(self, s: Any, asked: Step | None, pick: Pick) -> dict[str, int]:  # noqa: ANN401
        """What the pick is about, as numbers by kind: hero, place, room ..."""
        raise NotImplementedError

    def speak(self, s: Any, say: Say, about: str, fields: Mapping[str, int]) -> Said:  # noqa: ANN401
        """The numbers as words. `about` is the message they are for; the narrator names the seats."""
        raise NotImplementedError

    def figures(self, s: Any) -> Mapping[str, Said]:  # noqa: ANN401
        """The figures that belong to each rule's text, by rule id; without a state, those that the game comes with."""
        raise NotImplementedError

    def helps(self, s: Any, say: Say, pick: Pick) -> list[str]:  # noqa: ANN401
        """What the thing named by a pick does: a room's ability, an event's cost ..."""
        raise NotImplementedError

    def card(self, s: Any, say: Say, told_kind: str, numbers: Mapping[str, int]) -> list[str]:  # noqa: ANN401
        """What is printed on the card that an event reads or draws: title, story, text; [] if there is none."""
        return []

    def epilogue(self, s: Any, say: Say) -> list[str]:  # noqa: ANN401
        """How the story of a finished game ends, in paragraphs; [] if it has none."""
        return []

    def asking_card(self, s: Any, say: Say, asked: Step) -> AskingCard | None:  # noqa: ANN401
        """The card whose text makes this step ask; None if no card does."""
        return None

    def facts(self, s: Any) -> list[Fact]:  # noqa: ANN401
        """What tells this game from others in a list: the land, the day, the quest. Everybody may know it."""
        return []

    def facts_of_seat(self, s: Any, seat: int) -> list[Fact]:  # noqa: ANN401
        """Whom a seat plays: its hero, its leader. Everybody may know it; [] while it is secret."""
        return []


class Tooltip:
    """What a thing is, for a tooltip: its name, what it does, the rules behind it."""

    __slots__ = ("rules", "text", "title")

    def __init__(self, title: str, text: tuple[str, ...] = (), rules: tuple[str, ...] = ()) -> None:
        self.title: Final = title
        self.text: Final = text
        self.rules: Final = rules

    def plain(self) -> PlainEntry:
        """The tooltip as JSON-able data."""
        return {"title": self.title, "text": list(self.text), "rules": list(self.rules)}


class Reason:
    """Why something cannot be done now: a sentence, and the rule behind it ("" if it is not from the rulebook)."""

    __slots__ = ("rule", "text")

    def __init__(self, text: str, rule: str = "") -> None:
        self.text: Final = text
        self.rule: Final = rule


class Clickables:
    """A game's clickables: one object per game. Like its wording, it holds no state."""

    def keys_of(self, s: Any, asked: Step, pick: Pick) -> tuple[str, ...]:  # noqa: ANN401
        """The things you would click to make this pick, in that order; () if there are none."""
        raise NotImplementedError

    def drag_of(self, s: Any, asked: Step, pick: Pick) -> tuple[str, str] | None:  # noqa: ANN401
        """What you would drag where to make this pick; None: the first of its things onto the last, or nothing."""
        return None

    def glossary(self, s: Any, seat: int | None, say: Say) -> dict[str, Tooltip]:  # noqa: ANN401
        """Everything that this seat may know of, by key."""
        raise NotImplementedError

    def why_not(self, s: Any, seat: int, thing: str, say: Say) -> list[Reason]:  # noqa: ANN401
        """Why this seat cannot pick this thing now; [] if the game has no reason to give."""
        raise NotImplementedError


class Shortcut:
    """Several picks that somebody would make one after another with one intention, in words that say what they will do.

    "Take 3 wood" is three picks, "build the Generator and fill it" is five. Making a shortcut makes its picks in a row:
    the rules know nothing of it.
    """

    __slots__ = ("ending", "figure", "group", "label", "note", "picks", "things")

    def __init__(
        self,
        label: str,
        picks: Sequence[Pick],
        *,
        note: str = "",
        things: tuple[str, ...] = (),
        group: str = "",
        figure: int | None = None,
        ending: Pick | None = None,
    ) -> None:
        self.label: Final = label
        """What it does, as a phrase: "Take 3 wood"."""
        self.note: Final = note
        """What it costs, or what else happens; may be empty."""
        self.picks: Final = tuple(picks)
        self.things: Final = things
        """The things to click for it, where no single pick names them."""
        self.group: Final = group
        """Shortcuts of one group differ only in their figure: take 1, 2, 3 ..."""
        self.figure: Final = figure
        self.ending: Final = ending
        """The pick that would end the matter afterward, for people who want nothing else."""


class Shortcuts:
    """A game's shortcuts: one object per game. It holds no state."""

    def offer(self, game: Game, seat: int, say: Say) -> list[Shortcut]:
        """What a waiting seat is offered besides single picks, the most useful first."""
        return []
