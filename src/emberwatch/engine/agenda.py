"""The agenda: a trunk of steps, a lane per seat for what seats do at the same time, and the vocabulary of picks."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

CHANCE: Final = -1
"""The seat of dice, bags and decks."""

Words = tuple[str | int, ...]
"""A pick at the border: in messages to pages, in records, in tests and in bots."""

# The closed set of question shapes.
ONE: Final = "one"  # pick exactly one of these
MAY: Final = "may"  # pick one of these, or pass
SOME: Final = "some"  # pick one after another; the question comes back until you pass
AMOUNT: Final = "amount"  # pick a number
SHAPES: Final = (ONE, MAY, SOME, AMOUNT)


class Pick:
    """One entry of a game's vocabulary. There is one object for each, so `is` is equality."""

    __slots__ = ("how", "number", "verb", "what", "words")

    def __init__(self, verb: int, what: int, how: int, number: int, words: Words) -> None:
        self.verb: Final = verb
        self.what: Final = what
        self.how: Final = how
        self.number: Final = number
        self.words: Final = words

    def __repr__(self) -> str:
        return repr(self.words)

    def __deepcopy__(self, memo: object) -> Pick:
        return self


NOTHING: Final = Pick(-1, -1, -1, -1, ())
"""The pick passed to a step that asks nobody."""
NO_PICKS: Final[list[Pick]] = []


class Vocabulary:
    """All picks of a game, numbered in the order they were added: first those of seats, then those of chance."""

    def __init__(self) -> None:
        self.picks: list[Pick] = []
        self.verbs: list[str] = []
        self.seat_picks = 0
        self.by_words: dict[Words, Pick] = {}

    def add(self, *words: str | int, what: int = -1, how: int = -1) -> Pick:
        verb = str(words[0])
        if verb not in self.verbs:
            self.verbs.append(verb)
        pick = Pick(self.verbs.index(verb), what, how, len(self.picks), words)
        assert words not in self.by_words, f"{words} twice"
        self.picks.append(pick)
        self.by_words[words] = pick
        return pick

    def each(self, verb: str, names: tuple[str, ...]) -> list[Pick]:
        """Add one pick per name; its `what` is the position of the name."""
        return [self.add(verb, name, what=i) for i, name in enumerate(names)]

    def grid(self, verb: str, rows: tuple[str, ...], columns: tuple[str, ...]) -> list[list[Pick]]:
        """Add one pick for each pair of names."""
        return [
            [self.add(verb, row, column, what=i, how=j) for j, column in enumerate(columns)]
            for i, row in enumerate(rows)
        ]

    def end_of_seat_picks(self) -> None:
        """Mark the end of the seats' picks: everything added from here on belongs to chance."""
        self.seat_picks = len(self.picks)


class LogEvent:
    """Something that happened, for the log. The game's table of events (`event_fields`) says what the numbers mean."""

    __slots__ = ("at", "kind", "numbers", "only")

    def __init__(self, kind: str, numbers: tuple[int, ...], only: int) -> None:
        self.at = -1
        """How many picks had been made when the event was emitted; the driver sets it."""
        self.kind: Final = kind
        self.numbers: Final = numbers
        self.only: Final = only
        """The only seat that may know it, or -1 if everybody may."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda:
    """The part that every game's state begins with: what is still to be done."""

    WRITTEN: ClassVar[str] = ""
    """The name of the class in positions and records if it has been renamed since, as for steps."""

    __slots__ = ("lanes", "now", "parallel", "story", "trunk")

    def __init__(self, trunk: list[Step], lanes: list[list[Step]], parallel: bool) -> None:
        self.trunk = trunk
        self.lanes = lanes
        self.parallel = parallel
        """Whether any lane is filled; the trunk waits while it is."""
        self.now = trunk
        """Where a running step pushes: its own lane, or the trunk. Derived, never saved."""
        self.story: list[LogEvent] | None = None
        """Where events are collected, if anybody listens. The driver keeps it; clones never copy it."""

    def clone(self) -> Agenda:
        raise NotImplementedError

    def question(self, seat: int) -> Step:
        """The step that asks this seat, if it is asked: from its own lane, or from the trunk."""
        lane = self.lanes[seat]
        return lane[-1] if lane else self.trunk[-1]

    def is_parallel(self) -> bool:
        """Whether any lane is filled now."""
        for lane in self.lanes:  # not any(...): compiled, a loop is faster than a call
            if lane:
                return True
        return False

    def then(self, first: Step, second: Step | None = None, third: Step | None = None) -> None:
        """Do these next, in this order."""
        if third is not None:
            self.now.append(third)
        if second is not None:
            self.now.append(second)
        self.now.append(first)

    def queue(self, steps: list[Step]) -> None:
        """Do all these next, in this order."""
        for i in range(len(steps) - 1, -1, -1):  # not reversed(...), as above
            self.now.append(steps[i])

    def together(self, seat: int, steps: list[Step]) -> None:
        """Give a seat steps of its own, to be done while other seats do theirs."""
        lane = self.lanes[seat]
        for i in range(len(steps) - 1, -1, -1):
            lane.append(steps[i])
        self.parallel = True

    def emit(self, kind: str, a: int = -1, b: int = -1, c: int = -1, d: int = -1, e: int = -1) -> None:
        """Emit an event that everybody may know."""
        if self.story is not None:
            self.story.append(LogEvent(kind, (a, b, c, d, e), -1))

    def whisper(self, seat: int, kind: str, a: int = -1, b: int = -1, c: int = -1) -> None:
        """Emit an event that only this seat may know."""
        if self.story is not None:
            self.story.append(LogEvent(kind, (a, b, c), seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One thing to do, or one question to ask. Steps never change once made, so clones share them.

    `picks` is pure and says what the seat may pick; an empty list means that nobody needs to be asked.
    `run` carries out the step with the pick made, or NOTHING, and may push further steps.
    A CHANCE step names a bag of counts instead, and a pick for each position of the bag.
    Each game has its own state class: it is `Any` here, so that games may narrow it.
    """

    __slots__ = ("seat",)

    KEY: ClassVar[str] = ""
    """The message of the question; below, the rules behind it and its shape."""
    RULES: ClassVar[tuple[str, ...]] = ()
    SHAPE: ClassVar[str] = ONE
    WRITTEN: ClassVar[str] = ""
    """The name of the class in positions and records, if it has been renamed since."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def picks(self, s: Any) -> list[Pick]:  # noqa: ANN401
        return NO_PICKS

    def bag(self, s: Any) -> list[int]:  # noqa: ANN401
        raise NotImplementedError

    def faces(self) -> list[Pick]:
        raise NotImplementedError

    def run(self, s: Any, pick: Pick) -> None:  # noqa: ANN401
        raise NotImplementedError

    def details(self, s: Any) -> dict[str, int]:  # noqa: ANN401
        """The arguments of the question's message; the game's table of questions says what each means."""
        return {}


class Prompt:
    """What a seat is asked: a message with arguments, the shape of the question, and the rules behind it."""

    __slots__ = ("details", "key", "numbers", "rules", "shape")

    def __init__(
        self, key: str, numbers: dict[str, int], details: dict[str, str | int], shape: str, rules: tuple[str, ...]
    ) -> None:
        self.key = key
        self.numbers = numbers
        """The arguments as the rules know them."""
        self.details = details
        """The same arguments with things by name, as the border uses them."""
        self.shape = shape
        self.rules = rules

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Prompt) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Prompt({self.key!r}, {self.details!r}, {self.shape!r}, {self.rules!r})"

    def plain(self) -> dict[str, object]:
        """The prompt as JSON-able data."""
        return {"key": self.key, "details": self.details, "shape": self.shape, "rules": list(self.rules)}
