"""Positions: the current state of a game as plain data, so that later versions of the rules can continue it.

A record says how a game came about, so it needs the very rules it was made with. A position holds the state itself:
every object by the name of its class, its fields by their names. Rules can continue from it as long as these names
still exist and its numbers still mean the same things.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

from emberwatch.engine.agenda import NO_PICKS, Agenda, LogEvent, Pick, Step, Words
from emberwatch.engine.dice import Dice
from emberwatch.engine.errors import BadPosition
from emberwatch.engine.game import Game
from emberwatch.engine.rules import Outcome, Rules
from emberwatch.engine.snapshot import digest_of_state, written_form, written_name

T = TypeVar("T")
TUPLE: Final = "()"
MAPPING: Final = "{}"
TO_DO: Final = ("trunk", "lanes", "parallel")
"""The fields of a state that say what is still to be done."""
PICK: Final = "pick"
CONTENT: Final = "content"
"""The placeholder for a game's content and edition, which follow from its options."""


def state_digest(game: Game) -> str:
    """A short fingerprint of the whole state."""
    return digest_of_state(game.state)


# -- writing ------------------------------------------------------------------------------------------------------


def write_position(game: Game) -> dict[str, object]:
    """JSON-able: the whole state, and how far the dice have been thrown."""
    return {
        "state": write_value(game.state),
        "dice": game.dice.progress(),
        "decisions": game.decisions,
        "choices": game.choices,
    }


def write_value(value: Any) -> object:  # noqa: ANN401
    """A part of a state as plain data. Lists are written as they are; everything else says what it is."""
    if value is None or isinstance(value, (int, str)):
        return value
    if isinstance(value, list):  # mostly of numbers, which are written as they are: no call for those
        return [item if type(item) is int else write_value(item) for item in value]
    if isinstance(value, tuple):
        return {TUPLE: [item if type(item) is int else write_value(item) for item in value]}
    if isinstance(value, Mapping):
        return {MAPPING: [[write_value(key), write_value(value[key])] for key in value]}
    if isinstance(value, Pick):
        return {PICK: list(value.words)}
    if hasattr(value, "digest"):
        return {CONTENT: value.digest}
    kind, parts = written_form(value)
    return {kind: {name: write_value(part) for name, part in parts.items()}}


def write_told(game: Game, told: LogEvent) -> dict[str, str | int]:
    """An event of the story by names, with the only seat that may know it, if there is one."""
    plain: dict[str, Any] = game.plain_event(told)
    return plain if told.only < 0 else {**plain, "only": told.only}


def names_of(rules: Rules, s: Agenda) -> dict[str, list[object]]:
    """What the numbers in a state mean: for each kind of thing, how many there are and a digest of their names."""
    return {kind: [len(names), digest_of(names)] for kind, names in rules.numbered_names(s).items()}


def digest_of(names: Sequence[str]) -> str:
    return hashlib.sha256("\n".join(names).encode()).hexdigest()[:16]


# -- reading ------------------------------------------------------------------------------------------------------


class Reader:
    """Builds the objects of a state from plain data, with the classes that the rules have now."""

    def __init__(self, rules: Rules, fresh: Agenda) -> None:
        self.rules = rules
        self.fresh = fresh
        """The state of a new game with the same options, which supplies the content."""
        self.makers: dict[str, Callable[..., object]] = {
            written_name(kind): kind for kind in [type(fresh), *rules.parts]
        }  # fmt: skip
        """By written name, what makes an object from its parts."""
        package = type(rules).__module__
        for step in subclasses(Step):
            if step.__module__ == package or step.__module__.startswith(f"{package}."):
                self.makers[written_name(step)] = step
        self.makers.update(rules.readers)

    def read(self, plain: object) -> object:
        if plain is None or isinstance(plain, (int, str)):
            return plain
        if isinstance(plain, list):
            return [self.read(item) for item in plain]
        if not isinstance(plain, dict) or len(plain) != 1:
            raise BadPosition("error-position", problem=f"{plain!r:.60} stands for nothing")
        kind, inside = next(iter(plain.items()))
        if kind == TUPLE:
            return tuple([self.read(item) for item in inside])
        if kind == MAPPING:
            return {self.read(key): self.read(value) for key, value in inside}
        if kind == PICK:
            return self.pick(tuple(inside))
        return self.build(kind, inside)

    def pick(self, words: Words) -> Pick:
        found = self.rules.vocabulary.by_words.get(words)
        if found is None:
            raise BadPosition("error-position", problem=f"no pick is called {' '.join(map(str, words))}")
        return found

    def build(self, kind: str, inside: Any) -> object:  # noqa: ANN401
        """Build an object of the game. The content comes from the fresh state."""
        if kind not in self.makers:
            raise BadPosition("error-position", problem=f"there is no {kind} any more")
        arguments = {
            name: getattr(self.fresh, name, None) if is_content(value) else self.read(value)
            for name, value in inside.items()
        }
        try:
            return self.makers[kind](**arguments)
        except TypeError as problem:
            raise BadPosition("error-position", problem=f"{kind}: {problem}") from problem


def is_content(plain: object) -> bool:
    return isinstance(plain, dict) and CONTENT in plain


def subclasses(kind: type) -> list[type]:
    """The classes that derive from a class, directly or through others."""
    found: list[type] = [*kind.__subclasses__()]
    for below in found:
        found += below.__subclasses__()
    return found


def without_content(plain: object) -> object:
    """A written state without the placeholders for its content: figures may change between two versions."""
    if isinstance(plain, list):
        return [without_content(item) for item in plain]
    if isinstance(plain, dict):
        return {key: without_content(value) for key, value in plain.items() if key != CONTENT}
    return plain


def read_position(
    position: Mapping[str, Any], rules: Rules, seats: int, options: Mapping[str, object], dice: Dice
) -> Game:
    """Restore the game and run it up to its question. BadPosition says why these rules cannot continue it."""
    state = Reader(rules, rules.start(seats, options)).read(position["state"])
    if not isinstance(state, Agenda) or len(state.lanes) != seats:
        raise BadPosition("error-position", problem="it holds no state of this game")
    check_state(state, position["state"], rules)
    dice.go_to(position["dice"])
    game = Game(rules, options, state, dice, [NO_PICKS] * seats)
    game.decisions, game.choices = position["decisions"], position["choices"]
    return game


def check_state(state: Agenda, written: object, rules: Rules) -> None:
    """Raise BadPosition unless this is the state that was written, and all tokens and cards are there."""
    if without_content(write_value(state)) != without_content(written):
        raise BadPosition("error-position", problem="it would not be the same state")
    problems = rules.audit(state)
    if problems:
        raise BadPosition("error-position", problem=", ".join(problems))


def is_position(plain: Mapping[str, Any]) -> bool:
    """Whether this has the form of a position; only reading it shows whether the contents are good."""
    kinds = {"state": dict, "dice": list, "decisions": int, "choices": int}
    return set(plain) == set(kinds) and all([type(plain[name]) is kind for name, kind in kinds.items()])


def check_names(names: Mapping[str, Sequence[Any]], rules: Rules, s: Agenda) -> None:
    """Raise BadPosition if a number might mean something else now. New things at the end are fine."""
    now = rules.numbered_names(s)
    for kind, (count, digest) in names.items():
        if digest_of(now.get(kind, ())[:count]) != digest:
            raise BadPosition("error-position", problem=f"{kind} are numbered in another way")


def remember_log(game: Game, log: Iterable[Sequence[Any]]) -> None:
    """Put earlier picks into a game's record, as `[seat, *words]`, even with words that no rule knows any more."""
    known = game.rules.vocabulary.by_words
    for seat, *words in log:
        game.note(seat, known.get(tuple(words)) or forgotten_pick(tuple(words)))


def forgotten_pick(words: Words) -> Pick:
    """A pick that only older rules knew: a record continues to name it."""
    return Pick(-1, -1, -1, -1, words)


def read_story(rules: Rules, story: Iterable[Mapping[str, Any]]) -> list[LogEvent]:
    """Read the events of a story. Events that these rules have no words for are left out."""
    told = [read_told(rules, event) for event in story]
    return [event for event in told if event is not None]


def read_told(rules: Rules, event: Mapping[str, Any]) -> LogEvent | None:
    kind = str(event["told"])
    details = {name: value for name, value in event.items() if name not in ("at", "told", "only")}
    try:
        numbers = rules.number_names(details)
    except ValueError:
        return None
    known = rules.event_fields.get(kind, ())
    if any([name not in numbers or name not in known for name in details]):
        return None
    ordered = [numbers.get(name, -1) for name in known]
    told = LogEvent(kind, tuple(ordered), int(event.get("only", -1)))
    told.at = event["at"]
    return told


def try_with_these_rules(call: Callable[..., T], *arguments: object) -> T:
    """Do something with a game that other rules made. These rules may fail at it in any way; BadPosition says how."""
    try:
        return call(*arguments)
    except BadPosition:
        raise
    except Exception as problem:
        raise BadPosition("error-position", problem=f"{type(problem).__name__}: {problem}"[:200]) from problem


# -- games that can only be viewed --------------------------------------------------------------------------------


class Relic(Game):
    """A game that nobody can continue: how it stood or ended, for people to look at."""

    __slots__ = ("ended", "views")

    def __init__(
        self,
        rules: Rules,
        options: Mapping[str, object],
        state: Agenda,
        dice: Dice,
        views: Mapping[str, dict[str, object]],
        ended: Outcome | None,
    ) -> None:
        super().__init__(rules, options, state, dice, [NO_PICKS] * len(state.lanes))
        self.views = views
        """What each seat saw at the end, by its number, or `none` for a spectator; empty if nobody kept it."""
        self.ended = ended

    @property
    def outcome(self) -> Outcome | None:
        return self.ended

    def __deepcopy__(self, memo: object) -> Relic:
        """Nobody can change it, so it is its own copy."""
        return self

    def view(self, seat: object) -> dict[str, object]:
        kept = self.views.get("none" if seat is None else str(seat))
        return kept if kept is not None else super().view(seat)


def sketch_state(state: Mapping[str, Any], rules: Rules, fresh: Agenda) -> Agenda | None:
    """A state as far as these rules understand it, without the steps still to do; None if they cannot read it."""
    reader = Reader(rules, fresh)
    fresh.trunk, fresh.lanes, fresh.parallel = [], [[] for _ in fresh.lanes], False
    kind, parts = written_form(fresh)
    inside = state.get(kind)
    if not isinstance(inside, dict):
        return None
    kept = {name: value for name, value in inside.items() if name not in TO_DO and not is_content(value)}
    try:
        drawn = reader.makers[kind](**{**parts, **{name: reader.read(value) for name, value in kept.items()}})
    except (BadPosition, TypeError):
        return None
    assert isinstance(drawn, Agenda)
    return drawn
