"""The end (Z): survival points, ties, and who joins the Convoy."""

from __future__ import annotations

from typing import Final

from emberwatch.engine.rules import Outcome
from emberwatch.outlive.model.names import MUNITION
from emberwatch.outlive.model.state import END, READY, OutliveState, Shelter

PARTS: Final[tuple[str, ...]] = ("events", "rooms", "gauge", "survivors", "equipment", "pairs")


def is_repaired(me: Shelter, kind: int) -> bool:
    return me.gear[kind] >= READY


def parts(s: OutliveState, seat: int) -> tuple[int, ...]:
    """Z: the lines of the score sheet, in the order of PARTS; during the game, what they would be now."""
    c, me = s.content, s.shelters[seat]
    events = fixed = pairs = 0
    for event in me.events:
        events += c.event_points[event]
    for kind, pair in enumerate(c.pair):
        if is_repaired(me, kind):
            fixed += 1
            if pair > kind and is_repaired(me, pair):
                pairs += 1
    return events, c.room_points[me.full_rooms(c)], c.gauge[me.gauge], me.survivors(), fixed, pairs


def score(s: OutliveState, seat: int) -> int:
    return sum(parts(s, seat))


def outcome(s: OutliveState) -> Outcome | None:
    """Z: most points win; then more supplies; then more materials and munitions; then the victory is shared."""
    if s.phase != END:
        return None
    seats = range(s.seats)
    scores = tuple([score(s, seat) for seat in seats])
    winners = list(seats)
    reason = "shared"
    for name, value in (
        ("points", scores),
        ("supplies", [me.supplies() for me in s.shelters]),
        ("resources", [me.materials() + me.tokens[MUNITION] for me in s.shelters]),
    ):
        most = max([value[seat] for seat in winners])
        winners = [seat for seat in winners if value[seat] == most]
        if len(winners) == 1:
            reason = name
            break
    return Outcome(tuple(winners), scores, reason)
