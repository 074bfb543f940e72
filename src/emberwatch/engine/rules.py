"""What a game gives the engine: its rules as one object, its options, and how a game can end."""

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
from emberwatch.engine.errors import BadOption, NoRoom, quote_input
from emberwatch.engine.presenting import Clickables, Shortcuts, Wording
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
        """The outcome as JSON-able data."""
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, scores={self.scores}, reason={self.reason!r})"


class Option:
    """One option of a game: its legal values (None: the game checks them), its default, and what it means."""

    __slots__ = ("default", "meaning", "values")

    def __init__(self, values: tuple[str | int, ...] | None, default: str | int | None, meaning: str = "") -> None:
        self.values: Final = values
        self.default: Final = default
        self.meaning: Final = meaning
        """A few words for `--help`; an option without them cannot be set on the command line."""

    def read(self, word: str) -> str | int:
        """Read the value that somebody typed: a number, if that is a legal value."""
        numbers = [value for value in self.values or () if isinstance(value, int)]
        return int(word) if word.isdecimal() and int(word) in numbers else word

    def check(self, name: str, value: object) -> None:
        if self.values is not None and (value not in self.values or isinstance(value, bool)):
            wrong = value if isinstance(value, str) else quote_input(value)
            raise BadOption("error-option-value", option=name, value=wrong, values=", ".join(map(str, self.values)))


class Rules:
    """What a game gives the engine. One object per game; it holds no state."""

    name: ClassVar[str]
    version: ClassVar[int]
    """Rises whenever the same picks could lead to a different game (docs/versioning.md)."""
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[Mapping[str, Option]]
    vocabulary: ClassVar[Vocabulary]
    event_fields: ClassVar[Mapping[str, tuple[str, ...]]]
    """What the numbers of each kind of event mean: `seat`, `place`, `resource` ..."""
    catalogue: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})
    """The names of all things of each kind: `place`, `resource` ..."""
    parts: ClassVar[tuple[type, ...]] = ()
    """The classes that a state consists of, for positions; the state's own class and the steps in this class's package
    need not be listed."""
    readers: ClassVar[Mapping[str, Callable[..., object]]] = MappingProxyType({})
    """What reads objects that say how they are written (`position.written_form`), by name."""
    wording: ClassVar[Wording]
    clickables: ClassVar[Clickables]
    turns: ClassVar[Turns]
    shortcuts: ClassVar[Shortcuts] = Shortcuts()
    rule_ids: ClassVar[tuple[str, ...]]
    """The ids of the game's rules, in the order of the rulebook; each has a help text `rule-<id>`."""
    levels: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """The levels that people can choose, from weakest to strongest, and the bot behind each."""
    usual_seats: ClassVar[str] = "me"
    """The default players in the terminal: a word for each seat, separated by commas."""
    seats_to_play_now: ClassVar[int] = 1
    """How many seats a table has if somebody starts it with one click."""
    example: ClassVar[tuple[int, int]] = (1, 0)
    """The game that people are shown before they play: its seed, and how many picks bots have made in it."""
    is_contest: ClassVar[bool] = True
    """Whether there is one win, shared by the seats that win together, so that rewards add up to 0. Otherwise every
    seat wins or loses on its own."""
    score_parts: ClassVar[tuple[str, ...]] = ()
    """The names of the lines of the score sheet, if scores have parts."""
    most_choices: ClassVar[int] = 100_000
    """A limit above the number of picks in any game."""
    made_up: ClassVar[tuple[str, ...]] = ()
    """The options that `complete_options` makes up: playing the game again changes them."""
    packs_are_folders: ClassVar[bool] = False
    """Whether a content pack is a folder instead of a file."""
    texts: ClassVar[str] = ""
    """The package whose folders en, de, fr and es hold the game's messages; "" if they are among ours."""
    rooms: ClassVar[Mapping[str, str]] = MappingProxyType({})
    """What the game provides to other parts of the program, as `module:name`, loaded when needed:

    - `bots`: its bots, a tuple of classes; `guide`: how the planner thinks about it; `net`: the path of the weights of
      a learned net (bots)
    - `terminal`: how to draw it there, a class (terminal)
    - `row`: a function that writes what a seat may know as a row of bytes (bots, environments)
    - `encoding`: what the numbers of such a row mean, a class (environments)
    - `picture`: a function that draws a view (environments)
    - `facts`: the columns that the lab keeps of a game, and how to read them; `report`: the sections of a report (lab)
    - `commands`: a function that adds commands to the command line; `pack`: what to say about a good pack (cli)
    """

    def __reduce__(self) -> str | tuple[object, ...]:
        """Pickle the object as the name it has in its module: there is one object per game."""
        module = import_module(type(self).__module__)
        return next((name for name, value in vars(module).items() if value is self), (type(self), ()))

    def has_room(self, room: str) -> bool:
        return room in self.rooms

    def room(self, room: str) -> Any:  # noqa: ANN401
        """What the game provides to another part of the program; NoRoom if it has nothing there."""
        if room not in self.rooms:
            raise NoRoom("error-no-room", game=self.name, room=room)
        module, _, name = self.rooms[room].partition(":")
        return getattr(import_module(module), name)

    def can_win_now(self, s: Any, seat: int) -> bool:  # noqa: ANN401
        """Whether a single pick of this seat could win; cheap, and True if in doubt. By default nobody looks."""
        return False

    def has_won(self, s: Any, seat: int) -> bool:  # noqa: ANN401
        """Whether this seat has won, even if the game goes on for others."""
        outcome = self.outcome(s)
        return outcome is not None and seat in outcome.winners

    def rewards(self, outcome: Outcome) -> list[float]:
        """What an outcome is worth to each seat, from -1 to 1.

        In a contest, a seat that wins alone gets 1 and each of the others -1 / (seats - 1); seats that win together
        share the 1. Otherwise each winning seat gets 1 and each other seat -1.
        """
        seats = len(outcome.scores)
        if not self.is_contest or seats == 1:
            return [1.0 if seat in outcome.winners else -1.0 for seat in range(seats)]
        share = (seats / len(outcome.winners) - 1) / (seats - 1)
        return [share if seat in outcome.winners else -1 / (seats - 1) for seat in range(seats)]

    def read_pack(self, path: Path) -> dict[str, object]:
        """Read the content pack at this path; PackError if it cannot be read."""
        return packs.read(path)

    def name_numbers(self, numbers: Mapping[str, int]) -> dict[str, str | int]:
        """Replace the numbers of things by their names, as the border uses them."""
        names = self.catalogue
        return {kind: names[kind][n] if kind in names else n for kind, n in numbers.items()}

    def number_names(self, details: Mapping[str, object]) -> dict[str, int]:
        """Replace the names of things by their numbers. Anything that is neither a name nor a number is left out."""
        names = self.catalogue
        numbers = {kind: names[kind].index(str(d)) if kind in names else d for kind, d in details.items()}
        return {kind: n for kind, n in numbers.items() if isinstance(n, int)}

    def numbered_names(self, s: Any) -> Mapping[str, tuple[str, ...]]:  # noqa: ANN401
        """For each kind of thing that a state keeps by number, all its names."""
        return self.catalogue

    def upgrade_position(self, position: dict[str, Any], version: int) -> dict[str, Any]:
        """Convert a position of an older version for these rules; raise BadPosition if that is impossible.

        If an older version's states have other fields, or its numbers mean other things, override this.
        """
        return position

    def rule_called(self, asked: str) -> str | None:
        """The id of the rule somebody asked for, in any spelling: n2, P5, d-3."""
        loose = asked.lower().replace("-", "")
        return next((id for id in self.rule_ids if id.lower().replace("-", "") == loose), None)

    def check_pack(self, pack: Mapping[str, object]) -> tuple[list[Change], list[Flaw]]:
        """What a content pack changes, and what is wrong with it; it can be played if nothing is."""
        raise NotImplementedError

    def complete_options(self, options: Mapping[str, object], seed: int) -> dict[str, object]:
        """The options given, with random values for those that a new game makes up."""
        return dict(options)

    def guided_options(self, seat: int) -> dict[str, object]:
        """The options that make a first game easier for somebody on this seat, who plays with a guide."""
        return {}

    def prepare_options(self, options: dict[str, object]) -> dict[str, object]:
        """The options in the form that a record keeps; raises BadOption if they cannot be used."""
        return options

    def start(self, seats: int, options: Mapping[str, object]) -> Agenda:
        """The state of a new game, with everything to be done on its agenda."""
        raise NotImplementedError

    def outcome(self, s: Any) -> Outcome | None:  # noqa: ANN401
        """The winners, the scores and the reason; None while the game runs."""
        raise NotImplementedError

    def parts_of_scores(self, s: Any) -> list[tuple[int, ...]]:  # noqa: ANN401
        """For each seat, the lines of its score sheet, in the order of `score_parts`."""
        return [() for _ in s.lanes]

    def view(self, s: Any, seat: int | None) -> Mapping[str, object]:  # noqa: ANN401
        """All that this seat may know, and nothing else; None is a spectator. The type is a TypedDict of the game."""
        raise NotImplementedError

    def redeal(self, s: Any, seat: int, dice: Dice) -> None:  # noqa: ANN401
        """Deal everything this seat cannot see again, in place, consistent with what it knows."""
        raise NotImplementedError

    def audit(self, s: Any) -> list[str]:  # noqa: ANN401
        """What is not conserved in this state; [] if all is well. The laws use it."""
        raise NotImplementedError


def checked_options(rules: Rules, options: Mapping[str, object]) -> dict[str, object]:
    """All options of the game, with defaults for those not given."""
    for name in options:
        if name not in rules.options:
            known = ", ".join(rules.options)
            raise BadOption("error-unknown-option", game=rules.name, option=name, options=known)
    full = {name: options.get(name, option.default) for name, option in rules.options.items()}
    for name, option in rules.options.items():
        option.check(name, full[name])
    return rules.prepare_options(full)
