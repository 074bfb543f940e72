"""The laws every game keeps, checked while a random game is played. Import `check_laws` to test your own game."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

from emberwatch.engine.agenda import NO_PICKS, SHAPES, Words
from emberwatch.engine.dice import CounterDice, Dice
from emberwatch.engine.errors import IllegalPick
from emberwatch.engine.game import Game
from emberwatch.engine.position import read_position, remember_log, write_position
from emberwatch.engine.record import dice_of
from emberwatch.engine.snapshot import fields, snapshot

NEXT_DRAWS: Final = 3
"""How many coming draws to compare to tell two dice apart."""


def check_laws(
    new_game: Callable[[], Game],
    replay: Callable[[object], Game],
    seed: int,
    *,
    thorough_every: int = 10,
    clone_every: int | None = None,
    most_picks: int = 20_000,
) -> Game:
    """Play one random game and check every law; the costly ones at every `thorough_every`-th decision.

    Clones are taken at every `clone_every`-th decision or draw, from the first deal on, and played to the end; by
    default as often as the other costly laws are checked. Returns the finished game. Raises AssertionError, naming the
    law, at the first breach.
    """
    game, dice = rewind(new_game()), CounterDice(seed)
    copies = Copies(game, clone_every or thorough_every, thorough_every)
    game.dice = WatchedDice(game.dice, copies.look_at_draw)
    game.advance()
    n = 0
    while game.waiting:
        assert n < most_picks, "every game ends"
        check_questions(game)
        copies.look_at_decision()
        if n % thorough_every == 0:
            check_asking_changes_nothing(game, n)
            check_every_pick_applies(game)
            check_illegal_picks(game)
            check_save_and_load(game, replay)
            copies.imagined.append(check_imagination(game, n))
        seat = game.waiting[dice.below(len(game.waiting))]
        picks = game.picks(seat)
        game.choose(seat, picks[dice.below(len(picks))])
        problems = game.rules.audit(game.state)
        assert not problems, f"tokens, cards and survivors are conserved: {problems}"
        n += 1
    game.dice = game.dice.clone()
    check_the_end(game, replay)
    copies.check(most_picks)
    return game


# -- copies -----------------------------------------------------------------------------------------------------


def rewind(game: Game) -> Game:
    """Return the same game before its first step, so that even the first deal can be watched."""
    rules, options, dice = game.rules, game.options, dice_of({"dice": game.dice.plain(True)})
    return Game(rules, options, rules.start(game.seats, options), dice, [NO_PICKS] * game.seats)


class WatchedDice(Dice):
    """The dice of a game, which let somebody look at the game before each draw."""

    __slots__ = ("dice", "look")

    def __init__(self, dice: Dice, look: Callable[[], None]) -> None:
        self.dice = dice
        self.look = look

    def below(self, n: int) -> int:
        return self.dice.below(n)

    def draw(self, bag: list[int]) -> int:
        self.look()
        return self.dice.draw(bag)

    def clone(self) -> Dice:
        return self.dice.clone()

    def progress(self) -> list[int]:
        return self.dice.progress()

    def plain(self, secret: bool) -> dict[str, object]:
        return self.dice.plain(secret)


class Copies:
    """Clones and imagined worlds taken in the course of a game. What the game does must not change its clones; and
    cloning each of them again and playing that copy to the end must not change them either."""

    def __init__(self, game: Game, clone_every: int, imagine_every: int) -> None:
        self.game: Final = game
        self.clone_every: Final = clone_every
        self.imagine_every: Final = imagine_every
        self.looks = 0
        self.draws = 0
        self.clones: list[tuple[Game, dict[str, int]]] = []
        self.positions: dict[int, str] = {}
        """By the number of the clone taken at the same decision."""
        self.imagined: list[Game] = []

    def look(self) -> None:
        """Look at the game at a decision or a draw."""
        if self.looks % self.clone_every == 0:
            self.clones.append(check_clone(self.game))
        self.looks += 1

    def look_at_decision(self) -> None:
        """Also write the position: at a decision nothing is in transit, so the game can be stored."""
        known = len(self.clones)
        self.look()
        if len(self.clones) > known:
            self.positions[known] = json.dumps(write_position(self.game))

    def look_at_draw(self) -> None:
        self.look()
        if self.draws % self.imagine_every == 0:
            check_asking_changes_nothing(self.game, self.draws)
            self.imagined.append(check_imagination(self.game, self.draws))
        self.draws += 1

    def check(self, most_picks: int) -> None:
        """Check all copies at the end of the game."""
        for clone, before in self.clones:
            changed = changes(clone, before)
            assert not changed, f"all earlier clones stay untouched: {changed} changed after {clone.moment} picks"
        for seed, (clone, _) in enumerate(self.clones):
            check_clone_plays_on(clone, seed, most_picks)
            if seed in self.positions:
                check_position(clone, self.positions[seed], seed, most_picks)
        for seed, world in enumerate(self.imagined):
            play_on(world, seed, most_picks)
            problems = world.rules.audit(world.state)
            assert not problems, f"what is imagined is played to its end and conserved: {problems}"


def marks(game: Game) -> dict[str, int]:
    """A short mark for each part of a game: any change shows in one of them."""
    s = game.state
    parts: dict[str, object] = {name: snapshot(getattr(s, name)) for name in fields(s)}
    parts["asked"] = [[pick.number for pick in picks] for picks in game.asked]
    parts["log"] = [(seat, pick.number) for seat, pick in game.log]
    parts["counts"] = game.moment, game.decisions, game.choices
    parts["dice"] = next_draws(game.dice)
    return {name: hash(repr(part)) for name, part in parts.items()}


def changes(game: Game, before: dict[str, int]) -> str:
    """The names of the parts that have changed."""
    now = marks(game)
    return ", ".join([name for name in now if now[name] != before[name]])


def next_draws(dice: Dice) -> list[int]:
    twin = dice.clone()
    return [twin.below(1 << 30) for _ in range(NEXT_DRAWS)]


def check_clone(game: Game) -> tuple[Game, dict[str, int]]:
    """Clone the game, check that the clone equals its original, and return it with the marks of both."""
    twin, before = game.clone(), marks(game)
    assert twin.log == game.log, "a clone has the record of its original"
    changed = changes(twin, before)
    assert not changed, f"a clone is equal to its original: {changed} differs"
    return twin, before


def check_clone_plays_on(game: Game, seed: int, most_picks: int) -> None:
    """Check that nothing a clone does until the game is over changes its original."""
    before = marks(game)
    play_on(game.clone(), seed, most_picks)
    changed = changes(game, before)
    assert not changed, f"the original of a clone stays untouched: {changed} changed after {game.moment} picks"


def check_position(clone: Game, position: str, seed: int, most_picks: int) -> None:
    """Check that a game stored as plain data and restored continues exactly as it would have."""
    dice = dice_of({"dice": clone.dice.plain(True)})
    taken_up = read_position(json.loads(position), clone.rules, clone.seats, clone.options, dice)
    remember_log(taken_up, [[seat, *pick.words] for seat, pick in clone.log])
    own = clone.clone()
    for game in (taken_up, own):
        play_on(game, seed, most_picks)
    assert marks(taken_up) == marks(own), (
        f"a position taken up again goes on as the game does: {changes(taken_up, marks(own))}"
    )


def play_on(game: Game, seed: int, most_picks: int) -> None:
    """Play at random from here to the end, even from a draw."""
    dice = CounterDice(seed)
    game.resume()
    for _ in range(most_picks):
        waiting = game.waiting
        if not waiting:
            return
        seat = waiting[dice.below(len(waiting))]
        picks = game.asked[seat]
        game.take(seat, picks[dice.below(len(picks))])
    raise AssertionError("every game ends")


# -- decisions --------------------------------------------------------------------------------------------------


def check_questions(game: Game) -> None:
    """Check that waiting seats have picks, unique and in vocabulary order, and that the others have none."""
    numbers = game.rules.vocabulary.by_words
    for seat in range(game.seats):
        picks, prompt = game.picks(seat), game.prompt(seat)
        assert bool(picks) == (seat in game.waiting), "waiting seats have picks, and only they"
        assert (prompt is None) == (not picks), "waiting seats are asked something"
        assert len(picks) != 1, "a pick with no alternative is taken by the driver"
        if prompt is not None:
            assert prompt.shape in SHAPES, "questions have a known shape"
            assert prompt.key, "questions have words"
        order = [numbers[words].number for words in picks]
        assert order == sorted(set(order)), f"picks are unique and in vocabulary order: {picks}"
        assert not order or order[-1] < game.rules.vocabulary.seat_picks, "chance picks are never offered"
    assert game.outcome is None, "an outcome means the game is over"


def check_asking_changes_nothing(game: Game, seed: int) -> None:
    before = snapshot(game.state)
    for seat in range(game.seats):
        game.picks(seat)
        game.prompt(seat)
        json.dumps(game.view(seat))
        game.imagine(seat, seed)
    json.dumps(game.view(None))
    json.dumps(game.record())
    game.clone()
    assert snapshot(game.state) == before, "asking changes nothing"


def check_every_pick_applies(game: Game) -> None:
    before = snapshot(game.state)
    for seat in game.waiting:
        for words in game.picks(seat):
            twin = game.clone()
            twin.choose(seat, words)
            assert twin.moment > game.moment, "a pick is recorded"
            check_lanes(game, twin, seat)
    assert snapshot(game.state) == before, "the original of a clone stays untouched"


def check_lanes(game: Game, twin: Game, seat: int) -> None:
    """Check that a pick affects only its own lane: it does not change what other seats are offered in parallel."""
    others = [other for other in game.waiting if other != seat]
    for other in others:
        assert twin.picks(other) == game.picks(other), "a lane's picks read only its own seat"


def check_illegal_picks(game: Game) -> None:
    before, count = snapshot(game.state), game.moment
    for seat in range(game.seats):
        for words in wrong_picks(game, seat):
            assert refusal(game, seat, words), f"an illegal pick raises, and says why: {words}"
    assert snapshot(game.state) == before, "an illegal pick changes nothing"
    assert game.moment == count, "an illegal pick is not recorded"


def refusal(game: Game, seat: int, words: Words) -> str:
    """Why a pick is refused; empty if it is legal."""
    try:
        game.choose(seat, words)
    except IllegalPick as problem:
        return str(problem)
    return ""


def wrong_picks(game: Game, seat: int) -> list[Words]:
    """Some picks this seat may not make: unknown words, chance's picks, and a tenth of those not offered."""
    vocabulary, offered = game.rules.vocabulary, game.picks(seat)
    wrong = [p.words for p in vocabulary.picks[::10] if p.words not in offered]
    return [(), ("nonsense",), (1, 2, 3), vocabulary.picks[-1].words, *wrong]


def check_save_and_load(game: Game, replay: Callable[[object], Game]) -> None:
    again = replay(json.loads(json.dumps(game.record())))
    assert snapshot(again.state) == snapshot(game.state), "save and load gives the same state"
    assert again.record() == game.record(), "save and load gives the same record"
    assert [again.picks(seat) for seat in range(game.seats)] == [game.picks(seat) for seat in range(game.seats)], (
        "save and load gives the same questions"
    )


def check_imagination(game: Game, seed: int) -> Game:
    """Check that a seat sees the same, and is offered the same, in every world it can imagine; return one of them."""
    problems = game.rules.audit(game.state)  # at a draw something may be in transit
    worlds = [game.imagine(seat, seed) for seat in range(game.seats)]
    for seat, world in enumerate(worlds):
        assert world.view(seat) == game.view(seat), f"seat {seat} sees the same in what it imagines"
        assert world.picks(seat) == game.picks(seat), f"seat {seat} is offered the same"
        found = game.rules.audit(world.state)
        assert found == problems, f"what is imagined is conserved: {found}"
    return worlds[seed % game.seats]


def check_the_end(game: Game, replay: Callable[[object], Game]) -> None:
    outcome = game.outcome
    assert outcome is not None, "every game ends with an outcome"
    assert all(seat in range(game.seats) for seat in outcome.winners), "winners are seats"
    assert len(outcome.scores) == game.seats, "every seat has a score"
    check_save_and_load(game, replay)
    for seat in range(game.seats):
        assert refusal(game, seat, game.rules.vocabulary.picks[0].words), "nothing can be picked after the end"
