"""What a game gives the engine: its rules as one object, its options, and how a game of it can end."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Final

from emberwatch.engine.agenda import Agenda, Vocabulary
from emberwatch.engine.content import packs
from emberwatch.engine.content.flaws import Flaw
from emberwatch.engine.content.packs import Change
from emberwatch.engine.dice import Dice
from emberwatch.engine.errors import BadOption, NoRoom, shown
from emberwatch.engine.presenting import Clickables, Wording
from emberwatch.engine.turns import Turns

if TYPE_CHECKING:
    from emberwatch.engine.view_types import PlainOutcome


class Outcome:
    """How a game ended."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...], reason: str) -> None:
        self.winners: Final = winners
        self.scores: Final = scores
        self.reason: Final = reason

    def plain(self) -> PlainOutcome:
        """JSON-able."""
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, scores={self.scores}, reason={self.reason!r})"


class Option:
    """One option of a game: its legal values (None: the game checks it itself), its default, and what it is."""

    __slots__ = ("default", "meaning", "values")

    def __init__(self, values: tuple[str | int, ...] | None, default: str | int | None, meaning: str = "") -> None:
        self.values: Final = values
        self.default: Final = default
        self.meaning: Final = meaning
        """A few words for `--help`; an option without them cannot be given on the command line."""

    def read(self, word: str) -> str | int:
        """The value that somebody typed: a number, if that is a legal value."""
        numbers = [value for value in self.values or () if isinstance(value, int)]
        return int(word) if word.isdecimal() and int(word) in numbers else word

    def check(self, name: str, value: object) -> None:
        if self.values is not None and (value not in self.values or isinstance(value, bool)):
            wrong = value if isinstance(value, str) else shown(value)
            raise BadOption("error-option-value", option=name, value=wrong, values=", ".join(map(str, self.values)))


class Rules:
    """What a game gives the engine. One object a game; it holds no state."""

    name: ClassVar[str]
    version: ClassVar[int]
    """It rises whenever the same picks could lead to another game (docs/versioning.md)."""
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[Mapping[str, Option]]
    vocabulary: ClassVar[Vocabulary]
    event_fields: ClassVar[Mapping[str, tuple[str, ...]]]
    """For each kind of event what its numbers mean: `seat`, `place`, `resource` ..."""
    catalogue: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})
    """For each kind of thing the names of all there are: `place`, `resource` ..."""
    parts: ClassVar[tuple[type, ...]] = ()
    """The classes that a state consists of, besides its own and the steps of the package that this class is in: a
    position names them."""
    readers: ClassVar[Mapping[str, Callable[..., object]]] = MappingProxyType({})
    """For objects that say themselves how they are written (`position.written_form`): what reads them, by name."""
    wording: ClassVar[Wording]
    clickables: ClassVar[Clickables]
    turns: ClassVar[Turns]
    rule_ids: ClassVar[tuple[str, ...]]
    """The ids of the game's rules, in the order of its rulebook; each has a help text `rule-<id>`."""
    levels: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The levels that people may choose, from the weakest to the strongest, and the bot that each stands for."""
    usual_seats: ClassVar[str] = "me"
    """Who plays in the terminal if nobody says: a word for each seat, with commas."""
    seats_to_play_now: ClassVar[int] = 1
    """How many seats a table has that somebody starts with one click."""
    is_contest: ClassVar[bool] = True
    """Whether there is one win, which those who win together share, so that rewards add up to 0. Otherwise every
    seat wins or loses by itself."""
    most_choices: ClassVar[int] = 100_000
    """More picks than any game takes."""
    made_up: ClassVar[tuple[str, ...]] = ()
    """The options that `completed` makes up: the same game again has others."""
    packs_are_folders: ClassVar[bool] = False
    """Whether an owner keeps a content pack in a folder instead of a file."""
    texts: ClassVar[str] = ""
    """The package whose folders en, de, fr and es hold the game's messages; "" if they are among ours."""
    rooms: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """What the game has in other parts of the program, as `module:name`, loaded when it is needed:

    - `bots`: its bots, a tuple of classes; `guide`: how the planner thinks about it (bots)
    - `terminal`: how it is drawn there, a class (terminal)
    - `encoding`: what a seat may know as a vector, a class (environments)
    - `facts`: the columns that the lab keeps of a game, and how they are read; `report`: the sections of a report (lab)
    - `commands`: a function that adds commands to the command line; `pack`: what to say about a good pack (cli)
    """

    def has_room(self, room: str) -> bool:
        return room in self.rooms

    def room(self, room: str) -> Any:  # noqa: ANN401
        """What the game has in another part of the program; NoRoom if it has nothing there."""
        if room not in self.rooms:
            raise NoRoom("error-no-room", game=self.name, room=room)
        module, _, name = self.rooms[room].partition(":")
        return getattr(import_module(module), name)

    def rewards(self, outcome: Outcome) -> list[float]:
        """What an outcome is worth to each seat, from -1 to 1.

        In a contest a seat that wins alone gets 1 and each of the others -1 / (seats - 1); seats that win together
        share the 1. Otherwise each seat that wins gets 1, and each that does not -1.
        """
        seats = len(outcome.scores)
        if not self.is_contest or seats == 1:
            return [1.0 if seat in outcome.winners else -1.0 for seat in range(seats)]
        share = (seats / len(outcome.winners) - 1) / (seats - 1)
        return [share if seat in outcome.winners else -1 / (seats - 1) for seat in range(seats)]

    def read_pack(self, path: Path) -> dict[str, object]:
        """The content pack that its owner keeps there; PackError if it cannot be read."""
        return packs.read(path)

    def name_numbers(self, numbers: Mapping[str, int]) -> dict[str, str | int]:
        """Things by their names instead of their numbers: the form of the border."""
        names = self.catalogue
        return {kind: names[kind][n] if kind in names else n for kind, n in numbers.items()}

    def number_names(self, details: Mapping[str, object]) -> dict[str, int]:
        """The way back: things by their numbers. What is neither a name nor a number is left out."""
        names = self.catalogue
        numbers = {kind: names[kind].index(str(d)) if kind in names else d for kind, d in details.items()}
        return {kind: n for kind, n in numbers.items() if isinstance(n, int)}

    def numbered_names(self, s: Any) -> Mapping[str, tuple[str, ...]]:  # noqa: ANN401
        """For each kind of thing that a state keeps by number, the names of all there are."""
        return self.catalogue

    def upgrade_position(self, position: dict[str, Any], version: int) -> dict[str, Any]:
        """A position of an older version in the form that these rules read; raises BadPosition if there is none.

        A version whose states have other fields, or whose numbers stand for other things, translates here.
        """
        return position

    def rule_called(self, asked: str) -> str | None:
        """The id of the rule somebody asked for, however it was typed: n2, P5, d-3."""
        loose = asked.lower().replace("-", "")
        return next((id for id in self.rule_ids if id.lower().replace("-", "") == loose), None)

    def check_pack(self, pack: Mapping[str, object]) -> tuple[list[Change], list[Flaw]]:
        """What a content pack changes and what is wrong with it; it can be played if nothing is."""
        raise NotImplementedError

    def complete_options(self, options: Mapping[str, object], seed: int) -> dict[str, object]:
        """The options that were given, with what is made up at random for a new game where nothing was said."""
        return dict(options)

    def prepare_options(self, options: dict[str, object]) -> dict[str, object]:
        """The options in the form a record keeps; raises BadOption if they cannot be used."""
        return options

    def start(self, seats: int, options: Mapping[str, object]) -> Agenda:
        """The state of a new game, with what is to be done on its agenda."""
        raise NotImplementedError

    def outcome(self, s: Any) -> Outcome | None:  # noqa: ANN401
        """Who has won, with which scores and why; None while the game runs."""
        raise NotImplementedError

    def view(self, s: Any, seat: int | None) -> Mapping[str, object]:  # noqa: ANN401
        """All that this seat may know, and nothing else; None is a spectator. Its type is a TypedDict of the game."""
        raise NotImplementedError

    def redeal(self, s: Any, seat: int, dice: Dice) -> None:  # noqa: ANN401
        """Deal anew, in place, everything this seat cannot see, consistent with what it knows."""
        raise NotImplementedError

    def audit(self, s: Any) -> list[str]:  # noqa: ANN401
        """What is not conserved in this state; [] if all is well. For the laws."""
        raise NotImplementedError


def checked_options(rules: Rules, options: Mapping[str, object]) -> dict[str, object]:
    """All options of the game, those not given at their defaults."""
    for name in options:
        if name not in rules.options:
            known = ", ".join(rules.options)
            raise BadOption("error-unknown-option", game=rules.name, option=name, options=known)
    full = {name: options.get(name, option.default) for name, option in rules.options.items()}
    for name, option in rules.options.items():
        option.check(name, full[name])
    return rules.prepare_options(full)
