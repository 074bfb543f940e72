"""What a game gives the engine: its rules as one object, its options, and how a game of it can end."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final

from emberwatch.engine.agenda import Agenda, Vocabulary
from emberwatch.engine.chance import Dice
from emberwatch.engine.flaws import Flaw
from emberwatch.engine.manners import Manners
from emberwatch.engine.packs import Change
from emberwatch.engine.problems import BadOption, shown
from emberwatch.engine.things import Things
from emberwatch.engine.wording import Wording


class Outcome:
    """How a game ended."""

    __slots__ = ("reason", "scores", "winners")

    def __init__(self, winners: tuple[int, ...], scores: tuple[int, ...], reason: str) -> None:
        self.winners: Final = winners
        self.scores: Final = scores
        self.reason: Final = reason

    def plain(self) -> dict[str, object]:
        """JSON-able."""
        return {"winners": list(self.winners), "scores": list(self.scores), "reason": self.reason}

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Outcome) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Outcome(winners={self.winners}, scores={self.scores}, reason={self.reason!r})"


class Option:
    """One option of a game: its legal values (None: the game checks it itself) and its default."""

    __slots__ = ("default", "values")

    def __init__(self, values: tuple[str | int, ...] | None, default: str | int | None) -> None:
        self.values: Final = values
        self.default: Final = default

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
    tellings: ClassVar[Mapping[str, tuple[str, ...]]]
    """For each kind of event what its numbers mean: `seat`, `place`, `resource` ..."""
    catalogue: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})
    """For each kind of thing the names of all there are: `place`, `resource` ..."""
    parts: ClassVar[tuple[type, ...]] = ()
    """The classes that a state consists of, besides its own and the steps: a position names them."""
    wording: ClassVar[Wording]
    things: ClassVar[Things]
    manners: ClassVar[Manners]
    rule_ids: ClassVar[tuple[str, ...]]
    """The ids of the game's rules, in the order of its rulebook; each has a help text `rule-<id>`."""

    def named(self, numbers: Mapping[str, int]) -> dict[str, str | int]:
        """Things by their names instead of their numbers: the form of the border."""
        names = self.catalogue
        return {kind: names[kind][n] if kind in names else n for kind, n in numbers.items()}

    def numbered(self, details: Mapping[str, object]) -> dict[str, int]:
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

    def completed(self, options: Mapping[str, object], seed: int) -> dict[str, object]:
        """The options that were given, with what is made up at random for a new game where nothing was said."""
        return dict(options)

    def prepared(self, options: dict[str, object]) -> dict[str, object]:
        """The options in the form a record keeps; raises BadOption if they cannot be used."""
        return options

    def start(self, seats: int, options: Mapping[str, object]) -> Agenda:
        """The state of a new game, with what is to be done on its agenda."""
        raise NotImplementedError

    def outcome(self, s: Any) -> Outcome | None:  # noqa: ANN401
        """Who has won, with which scores and why; None while the game runs."""
        raise NotImplementedError

    def view(self, s: Any, seat: int | None) -> dict[str, object]:  # noqa: ANN401
        """All that this seat may know, and nothing else; None is a spectator."""
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
    return rules.prepared(full)
