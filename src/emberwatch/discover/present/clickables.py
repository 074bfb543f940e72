"""The clickables of Discover, and the shortcut that a click on a distant space means."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from typing import Final

from emberwatch.discover.model.board import NEIGHBOURS, SPACE_NAMES
from emberwatch.discover.model.state import DiscoverState
from emberwatch.discover.model.vocabulary import MOVE
from emberwatch.discover.present import glossary, pointing, why_not
from emberwatch.discover.present.naming import ground_words, with_things
from emberwatch.discover.rules import moves
from emberwatch.discover.rules.day import Turn
from emberwatch.engine.agenda import Pick, Step
from emberwatch.engine.game import Game
from emberwatch.engine.presenting import Clickables, Reason, Say, Shortcut, Shortcuts, Tooltip

WALKING: Final = ("move", "step")


class DiscoverClickables(Clickables):
    """The things of Discover that people can point at."""

    def keys_of(self, s: DiscoverState, asked: Step, pick: Pick) -> tuple[str, ...]:
        return pointing.keys_of(s, asked, pick)

    def drag_of(self, s: DiscoverState, asked: Step, pick: Pick) -> tuple[str, str] | None:
        """Survivors walk where they are dragged."""
        if pick.words[0] not in WALKING:
            return None
        return pointing.survivor_key(asked.seat), pointing.space_key(pick.what)

    def glossary(self, s: DiscoverState, seat: int | None, say: Say) -> dict[str, Tooltip]:
        return glossary.glossary(s, seat, say)

    def why_not(self, s: DiscoverState, seat: int, thing: str, say: Say) -> list[Reason]:
        return why_not.why_not(s, seat, thing, say)


class DiscoverShortcuts(Shortcuts):
    """MO-1: walk to a distant space along the cheapest way over spaces that are face up."""

    def offer(self, game: Game, seat: int, say: Say) -> list[Shortcut]:
        s = game.state
        if not isinstance(game.question(seat), Turn):
            return []
        assert isinstance(s, DiscoverState)
        return [walk(s, seat, way, cost, say) for way, cost in ways(s, seat) if len(way) > 1]


def ways(s: DiscoverState, seat: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """The cheapest way to every space that the stamina reaches, nearest first. It leads past monsters, not through
    them."""
    me, price = s.survivors[seat], moves.costs(s, seat)
    reached = {me.space}
    open_ways: list[tuple[int, int, tuple[int, ...]]] = [(0, 0, ())]
    while open_ways:
        cost, length, way = heapq.heappop(open_ways)
        here = way[-1] if way else me.space
        if way and here in reached:
            continue
        reached.add(here)
        if way:
            yield way, cost
        if way and s.monsters_at(here):
            continue
        for space in NEIGHBOURS[here]:
            if space not in reached and s.is_revealed(space) and cost + price[s.cell(space).ground] <= me.stamina:
                heapq.heappush(open_ways, (cost + price[s.cell(space).ground], length + 1, (*way, space)))


def walk(s: DiscoverState, seat: int, way: tuple[int, ...], cost: int, say: Say) -> Shortcut:
    """In the words of a single move: where it leads, what it costs in all, and what is there."""
    there = way[-1]
    price = say("discover-shortcut-walk-note", stamina=say("d-amount-stamina", n=cost), n=len(way))
    words = say("d-space-cost", space=SPACE_NAMES[there], ground=ground_words(s, say, there), cost=price)
    return Shortcut(
        say("discover-shortcut-walk", space=with_things(s, say, there, words)),
        [MOVE[space] for space in way],
        things=(pointing.space_key(there),),
    )
