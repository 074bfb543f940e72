"""A game that also waits at chance. The driver normally draws by itself; here the caller decides what is drawn.

The dice of such a game raise an exception until somebody says what to draw, and the driver stops right where it is.
The driver carries out a step of chance only after its draw, so that step is still the next one.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import emberwatch as ew
from emberwatch.engine.agenda import CHANCE, NO_PICKS, NOTHING, Pick, Step, Vocabulary
from emberwatch.engine.dice import Dice
from emberwatch.engine.errors import BadOption, IllegalPick, quote_input
from emberwatch.engine.game import Game

NOT_SAID: Final = -1


class ChanceAsked(Exception):
    """The driver has reached a step of chance, and nobody has said what to draw."""


class ToldDice(Dice):
    """Dice that draw what they were told, once, and then wait to be told again."""

    __slots__ = ("position",)

    def __init__(self) -> None:
        self.position = NOT_SAID

    def below(self, n: int) -> int:
        raise ChanceAsked

    def draw(self, bag: list[int]) -> int:
        if self.position == NOT_SAID:
            raise ChanceAsked
        position, self.position = self.position, NOT_SAID
        return position

    def clone(self) -> ToldDice:
        return ToldDice()

    def plain(self, secret: bool) -> dict[str, object]:
        return {"kind": "told"}


class Waiting:
    """A game that stops at every choice and at every draw."""

    __slots__ = ("chance", "game")

    def __init__(self, game: Game, chance: Step | None = None) -> None:
        self.game: Final = game
        self.chance = chance
        """The step of chance at which the game waits, if it waits at one."""

    def clone(self) -> Waiting:
        return Waiting(self.game.clone(), self.chance)

    def outcomes(self) -> list[tuple[Pick, float]]:
        """The picks that can be drawn, in vocabulary order, with their probabilities."""
        assert self.chance is not None, "only a game that waits at chance has outcomes"
        bag = self.chance.bag(self.game.state)
        total = sum(bag)
        likely: dict[int, float] = {}
        for face, n in zip(self.chance.faces(), bag, strict=False):
            if n:
                likely[face.number] = likely.get(face.number, 0.0) + n / total
        picks = self.game.rules.vocabulary.picks
        return [(picks[number], likely[number]) for number in sorted(likely)]

    def take(self, seat: int, pick: Pick) -> None:
        """Make a pick for a seat, or for CHANCE; IllegalPick if it cannot be made now."""
        if self.chance is None:
            self.go_on(self.game.seat_at(seat), pick)
        else:
            self._draw(self.chance, pick)

    def _draw(self, step: Step, pick: Pick) -> None:
        bag, faces = step.bag(self.game.state), step.faces()
        possible = [i for i, face in enumerate(faces) if face is pick and i < len(bag) and bag[i]]
        if not possible:
            words = " ".join(map(str, pick.words))
            raise IllegalPick("error-not-offered", pick=words, seat=CHANCE, count=len(self.outcomes()))
        dice = self.game.dice
        assert isinstance(dice, ToldDice)
        dice.position = possible[0]
        self.go_on(CHANCE, pick)

    def go_on(self, seat: int, pick: Pick) -> None:
        """Run the driver until the next draw or choice."""
        try:
            if seat == CHANCE:
                self.game.resume()
            else:
                self.game.take(seat, pick)
        except ChanceAsked:
            self.chance = next_chance(self.game)
        else:
            self.chance = None


def pick_taken(vocabulary: Vocabulary, player: int, action: int) -> Pick:
    """The pick behind an action of a player, or of chance, whose actions are counted from the first chance pick."""
    return vocabulary.picks[action + (vocabulary.seat_picks if player < 0 else 0)]


def next_chance(game: Game) -> Step:
    """The step of chance at which the driver stopped."""
    s = game.state
    tops = [lane[-1] for lane in s.lanes if lane] if s.parallel else [s.trunk[-1]]
    return next(step for step in tops if step.seat == CHANCE)


def waiting_game(name: str, seats: int, options: Mapping[str, Any]) -> Waiting:
    """Begin a new game and run it up to its first draw or choice."""
    rules = ew.rules_of(name)
    if type(seats) is not int or seats not in rules.seats:
        allowed = ", ".join(map(str, rules.seats))
        raise BadOption("error-seats", game=name, seats=quote_input(seats), allowed=allowed)
    full = ew.checked_options(rules, options)
    waiting = Waiting(Game(rules, full, rules.start(seats, full), ToldDice(), [NO_PICKS] * seats))
    waiting.go_on(CHANCE, NOTHING)
    return waiting


def imagine_waiting(waiting: Waiting, seat: int, seed: int) -> Waiting:
    """A copy in which everything this seat cannot know is redealt; it waits at the same place."""
    twin = waiting.game.imagine(seat, seed)
    twin.dice = ToldDice()
    return Waiting(twin, None if waiting.chance is None else next_chance(twin))
