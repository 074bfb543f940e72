"""The driver: it owns the dice and the record, takes chance and forced picks, and keeps who is asked what."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Final, TypeGuard

from emberwatch.engine.agenda import (
    CHANCE,
    NO_PICKS,
    NOTHING,
    Agenda,
    Pick,
    Prompt,
    Step,
    Told,
    Vocabulary,
    Words,
)
from emberwatch.engine.chance import CounterDice, Dice
from emberwatch.engine.flaws import Flaw
from emberwatch.engine.manners import Manners
from emberwatch.engine.packs import Change
from emberwatch.engine.problems import BadOption, IllegalPick, shown
from emberwatch.engine.things import Things
from emberwatch.engine.wording import Wording

STEPS_BETWEEN_QUESTIONS: Final = 2000
"""More than this without a question is a rule that never ends, not a long game."""
REDEALS: Final = 100
"""How often at most the unseen is dealt anew until everybody who is asked something has a choice."""


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
    seats: ClassVar[tuple[int, ...]]
    options: ClassVar[Mapping[str, Option]]
    vocabulary: ClassVar[Vocabulary]
    tellings: ClassVar[Mapping[str, tuple[str, ...]]]
    """For each kind of event what its numbers mean: `seat`, `place`, `resource` ..."""
    catalogue: ClassVar[Mapping[str, tuple[str, ...]]] = MappingProxyType({})
    """For each kind of thing the names of all there are: `place`, `resource` ..."""
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
        raise NotImplementedError

    def outcome(self, s: Any) -> Outcome | None:  # noqa: ANN401
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


class Game:
    """A state with its dice and its record; the contract everything outside the rules relies on."""

    __slots__ = ("asked", "choices", "decisions", "dice", "log", "options", "rules", "seats", "state")

    def __init__(
        self,
        rules: Rules,
        options: Mapping[str, object],
        state: Agenda,
        dice: Dice,
        asked: list[list[Pick]],
        log: list[tuple[int, Pick]],
    ) -> None:
        self.rules = rules
        self.options = options
        self.state = state
        self.dice = dice
        self.asked = asked
        """What each seat is offered now. The lists are never changed, so clones share them."""
        self.log = log
        """Every pick with its seat, chance included."""
        self.seats = len(asked)
        self.decisions = 0
        """Picks made by seats, forced ones included."""
        self.choices = 0
        """Picks made by seats that had an alternative."""

    # -- asking ---------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may pick now; () when the game is over. Chance is never among them."""
        return tuple([seat for seat in range(self.seats) if self.asked[seat]])

    def picks(self, seat: int) -> list[Words]:
        """The legal picks, in vocabulary order; [] when that seat is not waiting."""
        self.check_seat(seat)
        return [pick.words for pick in self.asked[seat]]

    def question(self, seat: int) -> Step | None:
        """The step that asks this seat, if any does."""
        if not self.asked[seat]:
            return None
        lane = self.state.lanes[seat]
        return lane[-1] if lane else self.state.trunk[-1]

    def prompt(self, seat: int) -> Prompt | None:
        """What is asked of this seat, or None when it is not waiting."""
        self.check_seat(seat)
        step = self.question(seat)
        if step is None:
            return None
        numbers = step.details(self.state)
        return Prompt(step.KEY, numbers, self.rules.named(numbers), step.SHAPE, step.RULES)

    def view(self, seat: int | None) -> dict[str, object]:
        """JSON-able: all that this seat may know, and nothing else; seat=None is a spectator."""
        if seat is not None:
            self.check_seat(seat)
        view = self.rules.view(self.state, seat)
        view["waiting"] = list(self.waiting)
        return view

    @property
    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)

    def story(self, seat: int | None = None) -> list[dict[str, object]]:
        """JSON-able: what has happened so far, as far as this seat may know it; only of a game made with `aloud`.

        Each event says after how many picks it was told (`at`), what it is (`told`), and its details by name.
        """
        return [self.plain_telling(told) for told in self.state.story or () if told.only in (-1, seat)]

    def plain_telling(self, told: Told) -> dict[str, object]:
        numbers = dict(zip(self.rules.tellings[told.kind], told.numbers, strict=False))
        return {"at": told.at, "told": told.kind, **self.rules.named(numbers)}

    def check_seat(self, seat: object) -> None:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalPick("error-no-such-seat", seat=shown(seat), last=self.seats - 1)

    # -- picking --------------------------------------------------------------------------------------------

    def choose(self, seat: int, words: Words) -> None:
        """Apply a pick. Raises IllegalPick and changes nothing if it is not legal."""
        self.check_seat(seat)
        self.take(seat, self.understood(words))

    def understood(self, words: object) -> Pick:
        """The entry of the vocabulary that these words name."""
        pick = self.rules.vocabulary.by_words.get(words) if is_words(words) else None
        if pick is None:
            raise IllegalPick("error-unknown-pick", pick=shown(words), game=self.rules.name)
        return pick

    def take(self, seat: int, pick: Pick) -> None:
        """Apply a pick given as an entry of the vocabulary: the way of bots and simulations."""
        picks = self.asked[seat]
        for offered in picks:
            if offered is pick:
                break
        else:
            self.refuse(seat, pick)
        self.asked[seat] = NO_PICKS
        self.decisions += 1
        self.choices += 1
        s = self.state
        lane = s.lanes[seat]
        if lane:
            self.carry_out(lane, pick, seat)
            self.settle(lane)
            s.parallel = any(s.lanes)
            if s.parallel:
                return
        else:
            self.carry_out(s.trunk, pick, seat)
        self.advance()

    def refuse(self, seat: int, pick: Pick) -> None:
        """Say why this pick cannot be made now."""
        words = " ".join(map(str, pick.words))
        if not self.waiting:
            raise IllegalPick("error-game-over", pick=words)
        if not self.asked[seat]:
            waiting = ", ".join(map(str, self.waiting))
            raise IllegalPick("error-not-waiting", pick=words, seat=seat, waiting=waiting)
        raise IllegalPick("error-not-offered", pick=words, seat=seat, count=len(self.asked[seat]))

    def carry_out(self, agenda: list[Step], pick: Pick, seat: int) -> None:
        self.log.append((seat, pick))
        s = self.state
        s.now = agenda
        if s.story is None:
            agenda.pop().run(s, pick)
        else:
            self.carry_out_aloud(agenda, pick)

    def carry_out_aloud(self, agenda: list[Step], pick: Pick) -> None:
        """As carry_out, and note after how many picks each event was told."""
        story = self.state.story
        assert story is not None
        known = len(story)
        agenda.pop().run(self.state, pick)
        for told in story[known:]:
            told.at = len(self.log)

    # -- settling -------------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Carry out the trunk, and the lanes it fills, until a seat has a real choice or the game is over."""
        s = self.state
        for _ in range(STEPS_BETWEEN_QUESTIONS):
            self.settle(s.trunk)
            if not s.parallel:
                return
            for lane in s.lanes:
                self.settle(lane)
            s.parallel = any(s.lanes)
            if s.parallel:
                return
        raise AssertionError("the rules go round in circles between trunk and lanes")

    def settle(self, agenda: list[Step]) -> None:
        """Carry out steps of one agenda until one must ask, none is left, or the trunk has filled lanes."""
        s = self.state
        on_trunk = agenda is s.trunk
        budget = STEPS_BETWEEN_QUESTIONS
        while agenda:
            budget -= 1
            assert budget, f"the rules go round in circles at {type(agenda[-1]).__name__}"
            step = agenda[-1]
            seat = step.seat
            if seat == CHANCE:
                self.carry_out(agenda, self.drawn(step), seat)
            else:
                picks = step.picks(s)
                if not picks:
                    s.now = agenda
                    if s.story is None:
                        agenda.pop().run(s, NOTHING)
                    else:
                        self.carry_out_aloud(agenda, NOTHING)
                elif len(picks) == 1:
                    self.decisions += 1
                    self.carry_out(agenda, picks[0], seat)
                else:
                    self.asked[seat] = picks
                    return
            if on_trunk and s.parallel:
                return

    def drawn(self, step: Step) -> Pick:
        """Draw for a chance step. A bag that can be empty is not asked: the step before it sees to that."""
        return step.faces()[self.dice.draw(step.bag(self.state))]

    # -- copies ---------------------------------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy, which goes on exactly as this game would."""
        twin = Game(self.rules, self.options, self.state.clone(), self.dice.clone(), self.asked[:], self.log[:])
        twin.decisions = self.decisions
        twin.choices = self.choices
        return twin

    def imagine(self, seat: int, seed: int) -> Game:
        """A clone in which everything this seat cannot see is dealt anew, consistent with what it knows.

        It knows that whoever is asked something has a choice, so a world without one is dealt again.
        """
        self.check_seat(seat)
        dice, waiting = CounterDice(seed), self.waiting
        twin = Game(self.rules, self.options, self.state.clone(), dice, self.asked[:], [])
        for _ in range(REDEALS):
            self.rules.redeal(twin.state, seat, dice)
            twin.ask_again(waiting)
            if all([len(twin.asked[other]) > 1 for other in waiting]):
                break
        return twin

    def ask_again(self, waiting: tuple[int, ...]) -> None:
        """Work out anew what each waiting seat is offered, after the unseen has changed."""
        s = self.state
        for seat in waiting:
            lane = s.lanes[seat]
            self.asked[seat] = (lane[-1] if lane else s.trunk[-1]).picks(s)

    # -- records --------------------------------------------------------------------------------------------

    def record(self, *, secret: bool = True) -> dict[str, object]:
        """JSON-able: versions, options, dice, every pick with its seat, chance included.

        It tells everything, secret choices and looked-at tiles included: until the game is over it is for whoever
        runs the game. With secret=False the dice's secret is left out: it can be retold but not played on.
        """
        from emberwatch.engine.record import record_of

        return record_of(self, secret)


def is_words(words: object) -> TypeGuard[Words]:
    """Whether this has the form of a pick at the border."""
    return isinstance(words, tuple) and all(type(word) in (str, int) for word in words)


def new(rules: Rules, seats: int, dice: Dice, options: Mapping[str, object], *, aloud: bool = False) -> Game:
    """A new game, up to its first question. With `aloud` it keeps its story."""
    state = rules.start(seats, options)
    if aloud:
        state.story = []
    game = Game(rules, options, state, dice, [NO_PICKS] * seats, [])
    game.advance()
    return game
