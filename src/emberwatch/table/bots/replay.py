"""Whole games replayed: check a record from elsewhere, make the record of a table.

Both take as long as the game is long, and a record from elsewhere may contain anything, so they run in a process of
their own (see process.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

import emberwatch as ew
from emberwatch.engine.agenda import Words
from emberwatch.engine.dice import CounterDice, SealedDice
from emberwatch.engine.errors import BadRecord
from emberwatch.engine.game import Game
from emberwatch.table.play.chapters import first_chapter, position_row
from emberwatch.table.play.match import SEEDED, Match, MatchEvent, Start
from emberwatch.table.store.rows import ChapterRow, PositionRow


class ReplayedRecord(msgspec.Struct, frozen=True):
    """A record that replays: how the game began, what the seats chose and what came of it, how it ended."""

    start: Start
    events: list[tuple[int, dict[str, Any]]]
    """Seats, with the data of their events."""
    outcome: dict[str, Any]
    chapter: ChapterRow
    position: PositionRow


def record_of(start: Start, events: Sequence[MatchEvent]) -> dict[str, Any]:
    """The record of a table's game, with the secret of its dice."""
    return Match(start, events).game.record()


def replay_record(record: object) -> ReplayedRecord:
    """Replay a finished game from elsewhere; BadRecord if that fails."""
    game = ew.replay(record)
    if game.outcome is None:
        raise BadRecord("error-table-record-unfinished")
    if game.chapters:
        raise BadRecord("error-table-record-chapters")
    start = Start(game.rules.name, game.seats, dict(game.options), dice_of(game))
    match = Match(start)
    chapter = first_chapter("", match)
    events = [(seat, make_pick(match, seat, pick)) for seat, pick in picks_of(start, game)]
    return ReplayedRecord(start, events, dict(game.outcome.plain()), chapter, position_row("", match))


def make_pick(match: Match, seat: int, pick: Words) -> dict[str, Any]:
    """Make a pick in a match and return the data of its event."""
    effect = match.apply(MatchEvent(match.count, "pick", seat, pick))
    return {"pick": pick, **msgspec.to_builtins(effect)}


def dice_of(game: Game) -> str:
    """The dice as a table keeps them. A record without them could be replayed but not verified, so it is rejected."""
    if isinstance(game.dice, SealedDice):
        return game.dice.secret.hex()
    if isinstance(game.dice, CounterDice):
        return f"{SEEDED}{game.dice.seed}"
    raise BadRecord("error-table-record-dice")


def picks_of(start: Start, game: Game) -> list[tuple[int, Words]]:
    """The picks that somebody chose; forced picks and those of chance follow from them."""
    twin = start.new_game()
    picks: list[tuple[int, Words]] = []
    while twin.moment < game.moment:
        seat, pick = game.pick_at(twin.moment)
        twin.take(seat, pick)
        picks.append((seat, pick.words))
    return picks
