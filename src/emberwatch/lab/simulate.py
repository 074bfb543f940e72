"""Simulate: play many games between bots, as fast as the engine can, and report how they ended."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import emberwatch as ew
from emberwatch import bots
from emberwatch.bots import Bot, BotFailed, Glimpse
from emberwatch.bots.files import TRACE, is_from_file, trace_of
from emberwatch.engine.agenda import Pick
from emberwatch.engine.errors import Problem, describe
from emberwatch.engine.game import Game

Plain = dict[str, object]
Options = Mapping[str, Any]
"""Options of a game by name; the game checks them."""


class MissingExtra(Problem):
    """An optional package is not installed."""


class Tally:
    """The totals of simulated games."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0
        self.choices = 0
        self.outcomes: list[Plain] = []

    def add(self, game: Game, seed: int, seconds: float) -> None:
        outcome = game.outcome
        assert outcome is not None, "every game ends"
        self.seconds += seconds
        self.decisions += game.decisions
        self.choices += game.choices
        self.outcomes.append({"seed": seed, **outcome.plain(), "decisions": game.decisions})

    def plain(self) -> Plain:
        """The totals, ready for JSON."""
        counts = {"games": len(self.outcomes), "decisions": self.decisions, "choices": self.choices}
        speeds = {f"{what}_per_second": per_second(count, self.seconds) for what, count in counts.items()}
        return {**counts, "seconds": self.seconds, **speeds, "outcomes": self.outcomes}


def simulate(
    game: str,
    seats: list[str],
    games: int,
    seed: int,
    options: Options,
    on_game: Callable[[Plain], None] | None = None,
    keep_records: Path | None = None,
    failed: list[Plain] | None = None,
) -> Plain:
    """Play games with the seeds `seed`, `seed + 1`, ...; `seats` names the bot in each seat.

    `on_game` gets each outcome as it comes; `keep_records` is a folder for a record of every game; `failed` collects
    the games whose bots broke down (without it, BotFailed ends everything). Everything except the seconds, and figures
    per second, is the same on every run and every machine.
    """
    tally = Tally()
    for number in range(seed, seed + games):
        try:
            played, seconds = time_game(game, seats, number, options)
        except BotFailed as problem:
            if failed is None:
                raise
            failed.append(
                {"number": number - seed, "seed": number, "bots": list(seats), "failed": plain_problem(problem)}
            )
            continue
        tally.add(played, number, seconds)
        if keep_records is not None:
            keep(played, number, keep_records)
        if on_game is not None:
            on_game(tally.outcomes[-1])
    return {"game": game, "seats": list(seats), "options": dict(options), "seed": seed, **tally.plain()}


def time_game(game: str, seats: list[str], seed: int, options: Options) -> tuple[Game, float]:
    """Play one game, and time it from setup to end; keeping its record afterward does not count."""
    began = perf_counter()
    played = play_game(game, seats, seed, options)
    return played, perf_counter() - began


def play_game(
    game: str,
    seats: list[str],
    seed: int,
    options: Options,
    *,
    aloud: bool = False,
    notes: list[Note] | None = None,
    vectors: bool = False,
) -> Game:
    """Play one game between these bots to its end; if there are `notes`, write every decision there.

    With `vectors`, the notes also hold what the seat knew, as the row of bytes that environments show.
    """
    played = ew.new_game(game, seats=len(seats), seed=seed, aloud=aloud, **options)
    seeds = bots.seeds_of(seed, len(seats))
    players = [bots.make(name, game, seeds[seat]) for seat, name in enumerate(seats)]
    if notes is not None:
        write = partial(played.rules.room("row"), played) if vectors else None
        players = [Noting(player, notes, write) for player in players]
    play_out(played, players)
    return played


def play_out(game: Game, players: Sequence[Bot]) -> None:
    """Ask bots until nobody is asked any more. A seat continues as long as it is asked; then the next one follows.

    The loop reads `asked` and calls `take`, the inner form of `waiting` and `choose`: no tuples, no words. BotFailed
    says which bot of another package broke down and where; a failure of ours is a bug, and passes through.
    """
    glimpses = [Glimpse(game, seat) for seat in range(game.seats)]
    choices = [player.choose if is_own(player) else partial(bots.ask, player) for player in players]
    asked, take = game.asked, game.take
    seats = range(game.seats)
    waiting = True
    seat = 0
    try:
        while waiting:
            waiting = False
            for seat in seats:
                while asked[seat]:
                    take(seat, choices[seat](glimpses[seat]))
                    waiting = True
    except BotFailed as failure:
        raise bot_failed(game, seat, players[seat], failure.__cause__ or failure) from failure.__cause__


def is_own(player: Bot) -> bool:
    kind = player.player if isinstance(player, Noting) else player
    return bots.own().get(kind.name) is type(kind)


def bot_failed(game: Game, seat: int, player: Bot, problem: BaseException) -> BotFailed:
    """The error, with everything needed to reproduce it."""
    seed = game.dice.plain(secret=True).get("seed", "?")
    assert isinstance(seed, str | int)
    details: dict[str, str | int] = {"bot": player.name, "seat": seat, "seed": str(seed), "problem": describe(problem)}
    kind = player.player if isinstance(player, Noting) else player
    trace = {TRACE: trace_of(problem)} if is_from_file(kind) else {}
    return BotFailed("error-bot-failed", **details, **trace)


def plain_problem(problem: Problem) -> Plain:
    """What went wrong, in a form that can pass between processes and into files."""
    return {"key": problem.key, "details": problem.details}


class Note(NamedTuple):
    """One decision that had an alternative."""

    seat: int
    question: str
    offered: int
    pick: str
    """The words of the pick, with spaces between them."""
    action: int
    """The number of the pick."""
    legal: list[int]
    """The numbers of all picks that were offered."""
    vector: bytes | None
    """What the seat knew, before scaling, if that is wanted."""


class Noting(Bot):
    """A bot, with notes of everything it decides."""

    def __init__(self, player: Bot, notes: list[Note], write: Callable[[int], bytes] | None = None) -> None:
        self.player = player
        self.notes = notes
        self.write = write
        """Writes what a seat knows; None if nobody wants that."""
        self.name = player.name  # type: ignore[misc]  # it goes by the name of whom it writes down

    def choose(self, glimpse: Glimpse) -> Pick:
        pick = self.player.choose(glimpse)
        prompt = glimpse.prompt()
        assert prompt is not None, "only a seat that is asked chooses"
        words = " ".join(map(str, pick.words))
        legal, vector = [one.number for one in glimpse.picks], self.write(glimpse.seat) if self.write else None
        self.notes.append(Note(glimpse.seat, prompt.key, len(legal), words, pick.number, legal, vector))
        return pick


def keep(game: Game, seed: int, folder: Path) -> None:
    """Write the record of a game; `emberwatch.replay` can read it."""
    folder.mkdir(parents=True, exist_ok=True)
    record = json.dumps(game.record(), ensure_ascii=False, separators=(",", ":"))
    record_path(folder, game.rules.name, seed).write_text(record + "\n", encoding="utf-8")


def record_path(folder: Path, game: str, seed: int) -> Path:
    return folder / f"{game}-{seed}.json"


def per_second(count: int, seconds: float) -> float:
    """A rate; zero if nothing was measured, since JSON has no infinity."""
    return round(count / seconds, 1) if seconds > 0 else 0.0


def import_extra(module: str, extra: str) -> Any:  # noqa: ANN401
    """Import a module of an optional package; Missing says how to install it."""
    try:
        return import_module(module)
    except ImportError as problem:
        raise MissingExtra("lab-missing", module=module.partition(".")[0], extra=extra) from problem
