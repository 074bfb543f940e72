"""The agenda: a trunk of steps, a lane per seat for what seats do together, and the vocabulary they pick from."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

CHANCE: Final = -1
"""The seat of dice, bags and decks."""

Words = tuple[str | int, ...]
"""A pick at the border: on the wire, in records, in tests and in bots."""

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


NOTHING: Final = Pick(-1, -1, -1, -1, ())
"""Handed to a step that asks nobody."""
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
        """One pick a name; its `what` is the position of the name."""
        return [self.add(verb, name, what=i) for i, name in enumerate(names)]

    def grid(self, verb: str, rows: tuple[str, ...], columns: tuple[str, ...]) -> list[list[Pick]]:
        """One pick for each pair of names."""
        return [
            [self.add(verb, row, column, what=i, how=j) for j, column in enumerate(columns)]
            for i, row in enumerate(rows)
        ]

    def end_of_seat_picks(self) -> None:
        """What is added from here on belongs to chance."""
        self.seat_picks = len(self.picks)


class LogEvent:
    """Something that happened, for the log. What the numbers mean is in the game's table of tellings."""

    __slots__ = ("at", "kind", "numbers", "only")

    def __init__(self, kind: str, numbers: tuple[int, ...], only: int) -> None:
        self.at = -1
        """How many picks had been made when it was told; the driver fills it in."""
        self.kind: Final = kind
        self.numbers: Final = numbers
        self.only: Final = only
        """The one seat that may know it, or -1 if everybody may."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Agenda:
    """What every game's state begins with: what is still to be done."""

    WRITTEN: ClassVar[str] = ""
    """As of steps: the name of the class in positions and records, if it has been renamed since."""

    __slots__ = ("lanes", "now", "parallel", "story", "trunk")

    def __init__(self, trunk: list[Step], lanes: list[list[Step]], parallel: bool) -> None:
        self.trunk = trunk
        self.lanes = lanes
        self.parallel = parallel
        """Whether any lane is filled; the trunk waits while it is."""
        self.now = trunk
        """Where a running step pushes: its own lane, or the trunk. Derived, never saved."""
        self.story: list[LogEvent] | None = None
        """Where events are told, if anybody listens. Kept by the driver, never cloned."""

    def clone(self) -> Agenda:
        raise NotImplementedError

    def question(self, seat: int) -> Step:
        """The step that this seat, if it is asked, is asked by: of its own lane, or of the trunk."""
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
        """Give a seat steps of its own, to be done at the same time as other seats do theirs."""
        lane = self.lanes[seat]
        for i in range(len(steps) - 1, -1, -1):
            lane.append(steps[i])
        self.parallel = True

    def emit(self, kind: str, a: int = -1, b: int = -1, c: int = -1, d: int = -1, e: int = -1) -> None:
        """Everybody may know this."""
        if self.story is not None:
            self.story.append(LogEvent(kind, (a, b, c, d, e), -1))

    def whisper(self, seat: int, kind: str, a: int = -1, b: int = -1, c: int = -1) -> None:
        """Only this seat may know this."""
        if self.story is not None:
            self.story.append(LogEvent(kind, (a, b, c), seat))


@mypyc_attr(allow_interpreted_subclasses=True)
class Step:
    """One thing to do, or one question to ask. Never changed once made: clones share it.

    `picks` is pure and says what its seat may pick; an empty list means that nobody need be asked.
    `run` carries the step out, with the pick made or NOTHING, and may push further steps.
    A step of CHANCE names a bag of counts instead, and a pick for each position of the bag.
    The state is each game's own class: `Any` here, so that games may narrow it.
    """

    __slots__ = ("seat",)

    KEY: ClassVar[str] = ""
    """The question's message; the rules behind it; its shape."""
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
        """The arguments of the question's message; what each means is in the game's table of questions."""
        return {}


class Prompt:
    """What a seat is asked: a message with arguments, the shape of the question, the rules behind it."""

    __slots__ = ("details", "key", "numbers", "rules", "shape")

    def __init__(
        self, key: str, numbers: dict[str, int], details: dict[str, str | int], shape: str, rules: tuple[str, ...]
    ) -> None:
        self.key = key
        self.numbers = numbers
        """The arguments as the rules know them."""
        self.details = details
        """The same with things by their names: the form of the border."""
        self.shape = shape
        self.rules = rules

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Prompt) and self.plain() == other.plain()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"Prompt({self.key!r}, {self.details!r}, {self.shape!r}, {self.rules!r})"

    def plain(self) -> dict[str, object]:
        """JSON-able."""
        return {"key": self.key, "details": self.details, "shape": self.shape, "rules": list(self.rules)}
