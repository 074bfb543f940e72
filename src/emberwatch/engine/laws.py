"""The laws every game keeps, checked while a random game is played. Import `check_laws` to test a game of your own."""

from __future__ import annotations

import json
from collections.abc import Callable

from emberwatch.engine.agenda import SHAPES, Words
from emberwatch.engine.chance import CounterDice
from emberwatch.engine.game import Game
from emberwatch.engine.position import snapshot
from emberwatch.engine.problems import IllegalPick


def check_laws(
    new_game: Callable[[], Game],
    replay: Callable[[object], Game],
    seed: int,
    *,
    thorough_every: int = 10,
    most_picks: int = 20_000,
) -> Game:
    """Play one random game and check every law; the costly ones at every `thorough_every`-th decision.

    Returns the finished game. Raises AssertionError, naming the law, at the first breach.
    """
    game, dice = new_game(), CounterDice(seed)
    keepsakes: list[tuple[Game, object]] = []
    n = 0
    while game.waiting:
        assert n < most_picks, "every game ends"
        check_questions(game)
        if n % thorough_every == 0:
            keepsakes.append((game.clone(), snapshot(game.state)))
            check_clone(game)
            check_asking_changes_nothing(game, n)
            check_every_pick_applies(game)
            check_illegal_picks(game)
            check_save_and_load(game, replay)
            check_imagination(game, n)
        seat = game.waiting[dice.below(len(game.waiting))]
        picks = game.picks(seat)
        game.choose(seat, picks[dice.below(len(picks))])
        problems = game.rules.audit(game.state)
        assert not problems, f"tokens, cards and survivors are conserved: {problems}"
        n += 1
    check_the_end(game, replay)
    for keepsake, before in keepsakes:
        assert snapshot(keepsake.state) == before, "all earlier clones stay untouched"
    return game


def check_questions(game: Game) -> None:
    """Waiting seats have picks, unique and in vocabulary order; the others have none."""
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


def check_clone(game: Game) -> None:
    twin = game.clone()
    assert snapshot(twin.state) == snapshot(game.state), "a clone is equal to its original"
    assert twin.record() == game.record(), "a clone has the record of its original"


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
    """A pick settles its own lane: what other seats are offered stays, as long as they work in parallel."""
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
    """Why a pick is refused; empty if it is not."""
    try:
        game.choose(seat, words)
    except IllegalPick as problem:
        return str(problem)
    return ""


def wrong_picks(game: Game, seat: int) -> list[Words]:
    """Some picks this seat may not make: unknown words, chance's, and every tenth one not offered."""
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


def check_imagination(game: Game, seed: int) -> None:
    """What a seat sees, and what it is offered, is the same in every world it can imagine."""
    for seat in range(game.seats):
        imagined = game.imagine(seat, seed)
        assert imagined.view(seat) == game.view(seat), f"seat {seat} sees the same in what it imagines"
        assert imagined.picks(seat) == game.picks(seat), f"seat {seat} is offered the same"
        problems = game.rules.audit(imagined.state)
        assert not problems, f"what is imagined is conserved: {problems}"


def check_the_end(game: Game, replay: Callable[[object], Game]) -> None:
    outcome = game.outcome
    assert outcome is not None, "every game ends with an outcome"
    assert all(seat in range(game.seats) for seat in outcome.winners), "winners are seats"
    assert len(outcome.scores) == game.seats, "every seat has a score"
    check_save_and_load(game, replay)
    for seat in range(game.seats):
        assert refusal(game, seat, game.rules.vocabulary.picks[0].words), "nothing can be picked after the end"
