"""The driver: it owns the dice and the record, makes chance and forced picks, and tracks what each seat is asked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypeGuard

from mypy_extensions import mypyc_attr

from emberwatch.engine.agenda import CHANCE, NO_PICKS, NOTHING, Agenda, LogEvent, Pick, Prompt, Step, Words
from emberwatch.engine.dice import CounterDice, Dice
from emberwatch.engine.errors import IllegalPick, quote_input
from emberwatch.engine.record_form import plain_record
from emberwatch.engine.rules import Outcome, Rules
from emberwatch.engine.snapshot import digest_of_state

STEPS_BETWEEN_QUESTIONS: Final = 2000
"""More steps than this without a question mean a rule that never ends, not a long game."""
BLOCK: Final = 128
"""How many entries of the record (two per pick) are stored together as a block."""
REDEALS: Final = 1000
"""How often at most to redeal hidden things until every seat that is asked something has a choice. A few tries are
usual, hundreds if a hunter can only be after the last tile of a kind."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Witness:
    """Somebody who looks at a game while it goes on: after every step that tells something."""

    def see(self, game: Game) -> None:
        raise NotImplementedError


class Game:
    """A state with its dice and its record: the contract that everything outside the rules relies on."""

    __slots__ = (
        "asked", "chapters", "choices", "decisions", "dice", "earlier", "lately", "moment", "options", "rules", "seats",
        "state", "witness",
    )  # fmt: skip

    def __init__(
        self,
        rules: Rules,
        options: Mapping[str, object],
        state: Agenda,
        dice: Dice,
        asked: list[list[Pick]],
    ) -> None:
        self.rules = rules
        self.options = options
        self.state = state
        self.dice = dice
        self.asked = asked
        """What each seat is offered now. The lists never change, so clones share them."""
        self.earlier: tuple[list[Any], ...] = ()
        """The record in full blocks, which never change, so clones share them."""
        self.lately: list[Any] = []
        """Entries since the last full block: a seat, its pick, a seat, its pick ... (adding two entries is faster than
        making a pair)."""
        self.moment = 0
        """How many picks have been made, chance included."""
        self.seats = len(asked)
        self.chapters: tuple[Mapping[str, object], ...] = ()
        """Where other rules took over, as in a record: after how many picks, the rules before, and the position."""
        self.decisions = 0
        """Picks made by seats, forced ones included."""
        self.choices = 0
        """Picks made by seats that had an alternative."""
        self.witness: Witness | None = None
        """Who sees what happens between two questions, if the game is told aloud. Clones have none."""

    def __repr__(self) -> str:
        """Which game this is, how far it has come and which seats are asked: for people at a prompt."""
        seats = "1 seat" if self.seats == 1 else f"{self.seats} seats"
        parts = [seats, *self.own_options(), f"{self.moment} picks", self.situation()]
        return f"<{type(self).__name__} {self.rules.name}: {', '.join(parts)}>"

    def own_options(self) -> list[str]:
        """The options that differ from their defaults. A pack is too long to show."""
        found = []
        for name, option in self.rules.options.items():
            value = self.options.get(name)
            if value != option.default:
                found.append(f"{name}=…" if isinstance(value, Mapping) else f"{name}={quote_input(value)}")
        return found

    def situation(self) -> str:
        """Which seat is asked what, or how the game ended."""
        waiting, outcome = self.waiting, self.outcome
        if outcome is not None:
            return repr(outcome)
        if len(waiting) > 1:
            return f"seats {', '.join([str(seat) for seat in waiting])} are asked"
        for seat in waiting:
            return f"seat {seat} is asked {self.state.question(seat).KEY}"
        return "nobody is asked"

    # -- asking ---------------------------------------------------------------------------------------------

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may pick now; () when the game is over. Chance is never among them."""
        return tuple([seat for seat in range(self.seats) if self.asked[seat]])

    def picks(self, seat: object) -> list[Words]:
        """The legal picks, in vocabulary order; [] when that seat is not waiting."""
        return [pick.words for pick in self.asked[self.seat_at(seat)]]

    def question(self, seat: int) -> Step | None:
        """The step that asks this seat, if any does."""
        return self.state.question(seat) if self.asked[seat] else None

    def prompt(self, seat: object) -> Prompt | None:
        """What this seat is asked, or None if it is not waiting."""
        step = self.question(self.seat_at(seat))
        if step is None:
            return None
        numbers = step.details(self.state)
        return Prompt(step.KEY, numbers, self.rules.name_numbers(numbers), step.SHAPE, step.RULES)

    def view(self, seat: object) -> dict[str, object]:
        """All that this seat may know, and nothing else, as JSON-able data; seat=None is a spectator."""
        view = dict(self.rules.view(self.state, None if seat is None else self.seat_at(seat)))
        view["waiting"] = list(self.waiting)
        return view

    @property
    def outcome(self) -> Outcome | None:
        """The winners, the scores and the reason; None while the game runs."""
        return self.rules.outcome(self.state)

    def story(self, seat: int | None = None) -> list[dict[str, object]]:
        """What this seat may know of the story so far, as JSON-able data; only for games made with `aloud`.

        Each event says after how many picks it happened (`at`), what it is (`told`), and its details by name.
        """
        return [self.plain_event(told) for told in self.events(seat)]

    def events(self, seat: int | None = None) -> list[LogEvent]:
        """The same events as the rules emitted them, with numbers instead of names."""
        return [told for told in self.state.story or () if told.only in (-1, seat)]

    def numbers_of(self, told: LogEvent) -> dict[str, int]:
        """The numbers of an event, by what they mean."""
        return dict(zip(self.rules.event_fields[told.kind], told.numbers, strict=False))

    def plain_event(self, told: LogEvent) -> dict[str, object]:
        return {"at": told.at, "told": told.kind, **self.rules.name_numbers(self.numbers_of(told))}

    def seat_at(self, seat: object) -> int:
        """The seat somebody asked about; callers at the border may pass anything."""
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise IllegalPick("error-no-such-seat", seat=quote_input(seat), last=self.seats - 1)
        return seat

    # -- the record -----------------------------------------------------------------------------------------

    @property
    def log(self) -> list[tuple[int, Pick]]:
        """Every pick with its seat, chance included; the caller owns the list."""
        whole: list[Any] = []
        for block in self.earlier:
            whole += block
        whole += self.lately
        return [(whole[i], whole[i + 1]) for i in range(0, len(whole), 2)]

    def pick_at(self, at: int) -> tuple[int, Pick]:
        """One entry of the log."""
        block, place = divmod(2 * at, BLOCK)
        noted = self.earlier[block] if block < len(self.earlier) else self.lately
        return noted[place], noted[place + 1]

    def note(self, seat: int, pick: Pick) -> None:
        """Add a pick to the record."""
        self.moment += 1
        lately = self.lately
        lately.append(seat)
        lately.append(pick)
        if len(lately) == BLOCK:
            self.earlier = (*self.earlier, lately)
            self.lately = []

    # -- picking --------------------------------------------------------------------------------------------

    def choose(self, seat: object, words: object) -> None:
        """Apply a pick. Raises IllegalPick and changes nothing if it is not legal."""
        self.take(self.seat_at(seat), self.parse_pick(words))

    def parse_pick(self, words: object) -> Pick:
        """Find the entry of the vocabulary that these words name; IllegalPick if there is none."""
        pick = self.rules.vocabulary.by_words.get(words) if is_words(words) else None
        if pick is None:
            raise IllegalPick("error-unknown-pick", pick=quote_input(words), game=self.rules.name)
        return pick

    def take(self, seat: int, pick: Pick) -> None:
        """Apply a pick given as an entry of the vocabulary, as bots and simulations do."""
        picks = self.asked[seat]
        for offered in picks:
            if offered is pick:
                break
        else:
            self.refuse(seat, pick)
        self.make(seat, pick)

    def make(self, seat: int, pick: Pick) -> None:
        """Carry out a pick that the seat is offered."""
        self.asked[seat] = NO_PICKS
        self.decisions += 1
        self.choices += 1
        s = self.state
        lane = s.lanes[seat]
        if lane:
            self.run_step(lane, pick, seat)
            self.run_agenda(lane)
            s.parallel = s.is_parallel()
            if s.parallel:
                return
        else:
            self.run_step(s.trunk, pick, seat)
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

    def run_step(self, agenda: list[Step], pick: Pick, seat: int) -> None:
        self.note(seat, pick)
        s = self.state
        s.now = agenda
        if s.story is None:
            agenda.pop().run(s, pick)
        else:
            self.run_step_aloud(agenda, pick)

    def run_step_aloud(self, agenda: list[Step], pick: Pick) -> None:
        """Like `run_step`, and note after how many picks each event was emitted."""
        story = self.state.story
        assert story is not None
        known = len(story)
        agenda.pop().run(self.state, pick)
        for told in story[known:]:
            told.at = self.moment
        if self.witness is not None and len(story) > known:
            self.witness.see(self)

    # -- running steps --------------------------------------------------------------------------------------

    def advance(self) -> None:
        """Run the trunk, and the lanes it fills, until a seat has a real choice or the game is over."""
        s = self.state
        for _ in range(STEPS_BETWEEN_QUESTIONS):
            self.run_agenda(s.trunk)
            if not s.parallel:
                return
            for lane in s.lanes:
                self.run_agenda(lane)
            s.parallel = s.is_parallel()
            if s.parallel:
                return
        raise AssertionError("the rules go round in circles between trunk and lanes")

    def resume(self) -> None:
        """Continue from where the driver stopped or a position was read, up to the next question.

        Lanes that had already reached their question ask it again, which changes nothing.
        """
        s = self.state
        if s.parallel:
            for lane in s.lanes:
                self.run_agenda(lane)
            s.parallel = s.is_parallel()
        if not s.parallel:
            self.advance()

    def run_agenda(self, agenda: list[Step]) -> None:
        """Run the steps of one agenda until one must ask, none is left, or the trunk has filled lanes."""
        s = self.state
        on_trunk = agenda is s.trunk
        budget = STEPS_BETWEEN_QUESTIONS
        while agenda:
            budget -= 1
            assert budget, f"the rules go round in circles at {type(agenda[-1]).__name__}"
            step = agenda[-1]
            seat = step.seat
            if seat == CHANCE:
                self.run_step(agenda, self.draw(step), seat)
            else:
                picks = step.picks(s)
                if not picks:
                    s.now = agenda
                    if s.story is None:
                        agenda.pop().run(s, NOTHING)
                    else:
                        self.run_step_aloud(agenda, NOTHING)
                elif len(picks) == 1:
                    self.decisions += 1
                    self.run_step(agenda, picks[0], seat)
                else:
                    self.asked[seat] = picks
                    return
            if on_trunk and s.parallel:
                return

    def draw(self, step: Step) -> Pick:
        """Draw for a chance step. The step before it makes sure that the bag is not empty."""
        return step.faces()[self.dice.draw(step.bag(self.state))]

    def play_out(self, dice: Dice) -> None:
        """Play to the end at random, for every seat: a playout inside the engine, for searches and benchmarks."""
        asked, waiting = self.asked, True
        while waiting:
            waiting = False
            for seat in range(self.seats):
                picks = asked[seat]
                while picks:
                    self.make(seat, picks[dice.below(len(picks))])
                    picks = asked[seat]
                    waiting = True

    # -- copies ---------------------------------------------------------------------------------------------

    def clone(self) -> Game:
        """An independent copy that continues exactly as this game would."""
        twin = Game(self.rules, self.options, self.state.clone(), self.dice.clone(), self.asked[:])
        twin.remember(self)
        return twin

    def remember(self, other: Game) -> None:
        """Take over the record of another game."""
        self.earlier = other.earlier
        self.lately = other.lately[:]
        self.moment = other.moment
        self.chapters = other.chapters
        self.decisions = other.decisions
        self.choices = other.choices

    def __deepcopy__(self, memo: object) -> Game:
        """A clone that also keeps the story."""
        twin, story = self.clone(), self.state.story
        twin.state.story = None if story is None else story[:]
        return twin

    def imagine(self, seat: object, seed: int) -> Game:
        """A clone in which everything this seat cannot see is redealt, consistent with what it knows.

        The seat knows that every seat that is asked something has a choice, so a world without one is redealt.
        """
        asking, dice, waiting = self.seat_at(seat), CounterDice(seed), self.waiting
        twin = Game(self.rules, self.options, self.state.clone(), dice, self.asked[:])
        for _ in range(REDEALS):
            self.rules.redeal(twin.state, asking, dice)
            twin.ask_again(waiting)
            if all([len(twin.asked[other]) > 1 for other in waiting]):
                break
        return twin

    def ask_again(self, waiting: tuple[int, ...]) -> None:
        """Work out again what each waiting seat is offered, after hidden things have changed."""
        s = self.state
        for seat in waiting:
            self.asked[seat] = s.question(seat).picks(s)

    # -- records --------------------------------------------------------------------------------------------

    def record(self, *, secret: bool = True) -> dict[str, object]:
        """The record as JSON-able data: versions, options, dice, every pick with its seat, chance included.

        It shows everything, including secret choices and tiles that somebody looked at, so until the game is over it is
        only for the person who runs the game. secret=False leaves out the dice's secret: the record can be replayed,
        but the game cannot continue.
        """
        outcome = self.outcome
        return plain_record(
            self.rules.name,
            self.rules.version,
            self.seats,
            self.options,
            self.dice.plain(secret),
            [[seat, *pick.words] for seat, pick in self.log],
            digest_of_state(self.state),
            outcome.plain() if outcome else None,
            self.chapters,
        )


def is_words(words: object) -> TypeGuard[Words]:
    """Whether this has the form of a pick at the border."""
    return isinstance(words, tuple) and all(type(word) in (str, int) for word in words)


def new(rules: Rules, seats: int, dice: Dice, options: Mapping[str, object], *, aloud: bool = False) -> Game:
    """A new game, up to its first question. With `aloud` it keeps its story."""
    state = rules.start(seats, options)
    if aloud:
        state.story = []
    game = Game(rules, options, state, dice, [NO_PICKS] * seats)
    game.advance()
    return game
