"""What a seat can only imagine: everything it cannot see is redealt."""

from __future__ import annotations

from emberwatch.engine.agenda import NOTHING, Step
from emberwatch.engine.dice import Dice
from emberwatch.outlive.knowledge.view import has_seen
from emberwatch.outlive.model.state import (
    NOWHERE,
    PLACEMENT,
    SETUP,
    UNSEEN,
    OutliveState,
    new_shelter,
)
from emberwatch.outlive.rules.hunting import STACK_OF, Kill
from emberwatch.outlive.rules.setup import TOGETHER, place_steps, tribe_steps


def redeal(s: OutliveState, seat: int, dice: Dice) -> None:
    """Deal again, in place, everything this seat cannot see, consistent with what it knows."""
    others = [other for other in range(s.seats) if other != seat]
    if s.phase == SETUP:
        redeal_tribes(s, others, dice)
    else:
        redeal_discards(s, others, dice)
    if s.phase == PLACEMENT and s.placement == TOGETHER:
        redeal_heroes(s, others, dice)
    redeal_stacks(s, [stack for stack in range(3) if not has_seen(s.stacks_seen[stack], seat)], dice)
    for city in range(2):
        if not has_seen(s.piles_seen[city], seat):
            redeal_pile(s, city, dice)


def take_from(bag: list[int], count: int, dice: Dice) -> tuple[int, ...]:
    """Draw cards from a bag of counts, and take them out of it."""
    drawn = []
    for _ in range(count):
        i = dice.draw(bag)
        bag[i] -= 1
        drawn.append(i)
    return tuple(sorted(drawn))


def bag_with(bag: list[int], cards: list[int]) -> list[int]:
    """A new bag, with these cards put back."""
    bag = bag[:]
    for card in cards:
        bag[card] += 1
    return bag


def redeal_tribes(s: OutliveState, others: list[int], dice: Dice) -> None:
    """S-2: as many rooms and leaders as the others were dealt so far. A seat that has chosen has chosen something; one
    that has not begins again."""
    shelters = [s.shelters[other] for other in others]
    s.rooms_left = bag_with(s.rooms_left, [room for me in shelters for room in me.dealt_rooms])
    s.leaders_left = bag_with(s.leaders_left, [leader for me in shelters for leader in me.dealt_leaders])
    for other, was in zip(others, shelters, strict=True):
        me = new_shelter(s.content)
        me.dealt_rooms = take_from(s.rooms_left, len(was.dealt_rooms), dice)
        me.dealt_leaders = take_from(s.leaders_left, len(was.dealt_leaders), dice)
        s.shelters[other] = me
        if s.parallel:
            choose_again(s, other, tribe_steps(other), dice)


def redeal_discards(s: OutliveState, others: list[int], dice: Dice) -> None:
    """The rooms and the leader that the others did not keep."""
    shelters = [s.shelters[other] for other in others]
    s.rooms_left = bag_with(s.rooms_left, [room for me in shelters for room in me.discarded])
    s.leaders_left = bag_with(s.leaders_left, [leader for me in shelters for leader in me.dealt_leaders])
    for me in shelters:
        me.discarded = take_from(s.rooms_left, len(me.discarded), dice)
        me.dealt_leaders = take_from(s.leaders_left, len(me.dealt_leaders), dice)


def redeal_heroes(s: OutliveState, others: list[int], dice: Dice) -> None:
    """Heroes placed in secret."""
    for other in others:
        if s.parallel:
            s.shelters[other].heroes = [NOWHERE] * 4
            choose_again(s, other, place_steps(other), dice)


def choose_again(s: OutliveState, seat: int, steps: list[Step], dice: Dice) -> None:
    """Put a seat's secret choices on its lane again; if it had made them all, make others."""
    lane = s.lanes[seat]
    chosen = not lane
    lane[:] = reversed(steps)
    while chosen and lane:
        step = lane[-1]
        picks = step.picks(s)
        s.now = lane
        lane.pop().run(s, picks[dice.below(len(picks))] if picks else NOTHING)


def redeal_stacks(s: OutliveState, stacks: list[int], dice: Dice) -> None:
    """Wild game that only others have looked at. All of it goes back to the pool before any is dealt: a tile of one
    stack might as well lie in another."""
    hidden = [(s.stacks[stack], i) for stack in stacks for i in hidden_tiles(s, stack)]
    for tiles, i in hidden:
        s.pool[tiles[i]] += 1
    for tiles, i in hidden:
        tiles[i] = dice.draw(s.pool)
        s.pool[tiles[i]] -= 1


def hidden_tiles(s: OutliveState, stack: int) -> list[int]:
    """Where a stack has tiles that somebody has looked at; the open tile and one being hunted are known to all."""
    tiles = s.stacks[stack]
    hunted = [step for step in s.trunk if isinstance(step, Kill) and STACK_OF[step.place] == stack]
    open_ones = [len(tiles) - 1, *[len(tiles) - 1 - step.depth for step in hunted]]
    return [i for i, tile in enumerate(tiles) if tile != UNSEEN and i not in open_ones]


def redeal_pile(s: OutliveState, city: int, dice: Dice) -> None:
    """Search tiles that somebody else has looked at."""
    pile, unseen = s.piles[city], s.unseen[city]
    hidden = [i for i, tile in enumerate(pile) if tile != UNSEEN]
    for i in hidden:
        unseen[pile[i]] += 1
    for i in hidden:
        pile[i] = dice.draw(unseen)
        unseen[pile[i]] -= 1
