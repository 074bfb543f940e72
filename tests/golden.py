"""Golden transcripts: whole games as text, for people to read and for a test to compare.

Every question with its seat, prompt and picks, the pick made and every draw, from time to time a digest of what each
seat sees, and the score sheet at the end. `python -m tests.golden` writes them again.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from pathlib import Path

import emberwatch as ew
from emberwatch.engine.agenda import CHANCE, Words
from emberwatch.engine.dice import CounterDice
from emberwatch.engine.game import Game
from emberwatch.outlive.rules.scoring import PARTS, parts
from tests.discover import wilderness
from tests.outlive.situation import board, purse

FOLDER = Path(__file__).parent / "golden"
GAMES: dict[str, tuple[str, int, dict[str, str | int], int]] = {
    "two-table": ("outlive", 2, {"edition": "table"}, 2),
    "three-de": ("outlive", 3, {"edition": "de"}, 3),
    "four-fr": ("outlive", 4, {"edition": "fr"}, 4),
    "discover-solo": ("discover", 1, {"scenario": 1, "copy": "1000-0001-X7"}, 5),
    "discover-three": ("discover", 3, {"scenario": 3, "copy": "1000-0002-8F"}, 6),
    "discover-last": ("discover", 4, {"scenario": 5, "copy": "1000-0003-7H"}, 7),
}
"""By name: the game, the number of seats, its options, and the seed for dice and picks. Copies are named by their
codes, so that they stay the same whatever the generator makes next."""
VIEWS_EVERY = 25


def words(pick: Words) -> str:
    return " ".join(map(str, pick))


def plain(value: object) -> str:
    return json.dumps(value, separators=(",", ":"), sort_keys=True)


def transcript(name: str, seats: int, options: dict[str, str | int], seed: int) -> str:
    """One game with random picks, as text."""
    game = ew.new_game(name, seats=seats, seed=seed, **options)  # type: ignore[arg-type]
    title = [name, f"{seats} seats", *[f"{option} {value}" for option, value in options.items()], f"seed {seed}"]
    return "\n".join([", ".join(title), *lines(game, CounterDice(seed)), ""])


def lines(game: Game, dice: CounterDice) -> Iterator[str]:
    yield from happened(game, 0)
    n = 0
    while game.waiting:
        if n % VIEWS_EVERY == 0:
            yield from views(game)
        seat = game.waiting[dice.below(len(game.waiting))]
        picks = game.picks(seat)
        pick = picks[dice.below(len(picks))]
        yield from question(game, seat, pick)
        known = game.moment
        game.choose(seat, pick)
        yield from happened(game, known + 1)
        n += 1
    yield from views(game)
    yield from score_sheet(game)


def question(game: Game, seat: int, pick: Words) -> Iterator[str]:
    """`#` what is asked, `?` what is offered, `>` what is picked."""
    prompt = game.prompt(seat)
    assert prompt is not None
    waiting = ",".join(map(str, game.waiting))
    yield f"# {game.moment} seat {seat} of {waiting}: {prompt.key} {plain(prompt.details)} {prompt.shape}"
    yield f"  ? {' | '.join(map(words, game.picks(seat)))}"
    yield f"  > {words(pick)}"


def happened(game: Game, known: int) -> Iterator[str]:
    """`*` a draw, `=` a pick without an alternative."""
    for seat, pick in game.log[known:]:
        yield f"  * {words(pick.words)}" if seat == CHANCE else f"  = seat {seat}: {words(pick.words)}"


def views(game: Game) -> Iterator[str]:
    """Digests of what each seat and a spectator see, and what seats have, in plain text."""
    for seat in (*range(game.seats), None):
        digest = hashlib.sha256(plain(game.view(seat)).encode()).hexdigest()[:16]
        yield f"  @ {'spectator' if seat is None else f'seat {seat}'}: {digest}"
    having = having_in_outlive if game.rules.name == "outlive" else having_in_discover
    for seat in range(game.seats):
        yield f"  @ seat {seat} has {plain(having(game, seat))}"


def having_in_outlive(game: Game, seat: int) -> dict[str, int]:
    s = board(game)
    sums = {"people": s.shelters[seat].survivors(), "gauge": s.content.gauge[s.shelters[seat].gauge]}
    return {**purse(game, seat), **sums}


def having_in_discover(game: Game, seat: int) -> dict[str, int]:
    me = wilderness.me(game, seat)
    sums = {"stamina": me.stamina, "items": len(me.items), "space": me.space}
    return {**wilderness.purse(game, seat), **wilderness.harm(game, seat), **sums}


def score_sheet(game: Game) -> Iterator[str]:
    assert game.outcome is not None
    for seat in range(game.seats):
        sheet = {"day": wilderness.board(game).turn.day} if game.rules.name == "discover" else outlive_sheet(game, seat)
        yield f"seat {seat}: {plain(sheet)} = {game.outcome.scores[seat]}"
    yield f"winners {plain(list(game.outcome.winners))} by {game.outcome.reason}"
    yield f"state {game.record()['state']} after {game.moment} picks"


def outlive_sheet(game: Game, seat: int) -> dict[str, int]:
    return dict(zip(PARTS, parts(board(game), seat), strict=True))


def path(name: str) -> Path:
    return FOLDER / f"{name}.txt"


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, game in GAMES.items():
        path(name).write_text(transcript(*game), encoding="utf-8")
        print(f"wrote {path(name)}")


if __name__ == "__main__":
    main()
