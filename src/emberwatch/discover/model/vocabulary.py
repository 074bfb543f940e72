"""Every pick of Discover, made once. Copies differ, so cards are named by their numbers and spaces by their slots."""

from __future__ import annotations

from typing import Final

from emberwatch.discover.model.board import SLOTS, SPACE_NAMES
from emberwatch.discover.model.names import DAMAGES, REMEDY, RESOURCES, SUPPORTS, SYMBOLS
from emberwatch.engine.agenda import Vocabulary

VOCABULARY: Final = Vocabulary()
_v = VOCABULARY

SEATS: Final[tuple[str, ...]] = ("seat-1", "seat-2", "seat-3", "seat-4")
MOST_CARD: Final = 299
"""The highest number of a discovery card."""
MOST_ENEMY: Final = 99
MOST_MADE: Final = 60
MOST_ABILITIES: Final = 8
"""The most abilities of a character, a sheet or a quest; other cards have no more than four."""
PAIRS: Final = tuple((a, b) for a in range(len(RESOURCES)) for b in range(a, len(RESOURCES)))
SORTS: Final = RESOURCES + tuple(f"{RESOURCES[a]}+{RESOURCES[b]}" for a, b in PAIRS)
"""What a token shows: one resource, or two."""
PAIR_SORT: Final = {pair: len(RESOURCES) + i for i, pair in enumerate(PAIRS)}
ITEMS: Final = tuple(f"found-{n}" for n in range(1, MOST_CARD + 1)) + tuple(
    f"made-{n}" for n in range(1, MOST_MADE + 1)
)
MADE_ITEMS: Final = MOST_CARD
"""Where crafted items begin in ITEMS."""
SOURCES: Final = (
    "character",
    "sheet",
    "quest",
    *(f"threat-{n}" for n in range(1, 65)),
    *(f"upgrade-{n}" for n in range(1, MOST_CARD + 1)),
    *ITEMS,
)
CHARACTER_SOURCE, SHEET_SOURCE, QUEST_SOURCE, THREAT_SOURCE, UPGRADE_SOURCE = 0, 1, 2, 3, 67
ITEM_SOURCE: Final = UPGRADE_SOURCE + MOST_CARD
GATHERABLE: Final = (
    SYMBOLS
    + SORTS
    + ("water",)
    + tuple(f"card-{n}" for n in range(1, MOST_CARD + 1))
    + tuple(f"enemy-{n}" for n in range(1, MOST_ENEMY + 1))
)
SORT_GATHERED: Final = len(SYMBOLS)
WATER_GATHERED: Final = SORT_GATHERED + len(SORTS)
CARD_GATHERED: Final = WATER_GATHERED
"""Add the number of the card."""
ENEMY_GATHERED: Final = WATER_GATHERED + MOST_CARD
"""Add the number of the enemy."""

PASS: Final = _v.add("pass")
YES: Final = _v.add("yes")
MOVE: Final = _v.each("move", SPACE_NAMES)
GATHER: Final = _v.each("gather", GATHERABLE)
SCOUT: Final = _v.each("scout", tuple(SLOTS))
INVESTIGATE: Final = _v.add("investigate")
CRAFT: Final = [_v.add("craft", n, what=n) for n in range(1, MOST_MADE + 1)]
COOK: Final = _v.add("cook")
STOKE: Final = _v.add("stoke")
RECOVER: Final = _v.grid("recover", SEATS, DAMAGES[: len(REMEDY)])
LOOT: Final = _v.each("loot", SEATS)
TRADE: Final = _v.each("trade", SEATS)
ATTACK: Final = _v.each("attack", SEATS)
USE: Final = [
    [
        _v.add("use", name, *([k + 1] if k else []), what=i, how=k)
        for k in range(MOST_ABILITIES if i < THREAT_SOURCE else 4)
    ]
    for i, name in enumerate(SOURCES)
]
SHOW: Final = [
    [_v.add("show", n, seat, what=n, how=i) for i, seat in enumerate(SEATS)] for n in range(1, MOST_MADE + 1)
]
GIVE_UP: Final = _v.add("give-up")
END_TURN: Final = _v.add("end-turn")
KEEP: Final = [_v.add("keep", n + 1, what=n) for n in range(64)]
"""A character, by its place in the copy."""
NAME: Final = _v.each("name", SEATS)
STEP: Final = _v.each("step", SPACE_NAMES)
PLACE: Final = _v.each("place", SPACE_NAMES)
TURN_UP: Final = _v.each("turn-up", SYMBOLS)
FOE: Final = [_v.add("foe", n + 1, what=n) for n in range(64)]
OPTION: Final = [_v.add("option", n + 1, what=n) for n in range(4)]
AMOUNT: Final = [_v.add("amount", n, what=n) for n in range(100)]
RESOURCE: Final = _v.each("resource", RESOURCES)
HEAL: Final = _v.each("heal", DAMAGES)
TAKE: Final = _v.each("take", SORTS)
TAKE_ITEM: Final = _v.each("take-item", ITEMS)
DROP: Final = _v.each("drop", SORTS)
DISCARD: Final = _v.each("discard", ITEMS)
DISCARD_THREAT: Final = [_v.add("discard-threat", n + 1, what=n) for n in range(64)]
GIVE: Final = _v.each("give", SORTS)
GIVE_ITEM: Final = _v.each("give-item", ITEMS)
GIVE_PROJECT: Final = [_v.add("give-project", n, what=n) for n in range(1, MOST_MADE + 1)]
WANT: Final = _v.each("want", SORTS)
WANT_ITEM: Final = _v.each("want-item", ITEMS)
WANT_PROJECT: Final = _v.add("want-project")
OFFER: Final = _v.add("offer")
SPLIT: Final = _v.each("split", SORTS)
"""LI-8: exchange a double for two singles; only sorts with two resources."""
DRAW: Final = _v.each("draw", ("normal", "complex"))
SUPPORT: Final = _v.each("support", SUPPORTS)
SPEND: Final = _v.each("spend", RESOURCES)
CALL: Final = _v.each("call", SEATS)

_v.end_of_seat_picks()

ROLLED: Final = [_v.add("rolled", n, what=n) for n in range(1, 13)]
TILE_DRAWN: Final = [_v.add("tile-drawn", n, what=n) for n in range(64)]
TOKEN_DRAWN: Final = [_v.add("token-drawn", n, what=n) for n in range(256)]
MONSTER_DRAWN: Final = [_v.add("monster-drawn", n, what=n) for n in range(128)]
WATER_DRAWN: Final = [_v.add("water-drawn", n, what=n) for n in range(8)]
NIGHT_DRAWN: Final = [_v.add("night-drawn", n, what=n) for n in range(32)]
THREAT_DRAWN: Final = [_v.add("threat-drawn", n, what=n) for n in range(64)]
PROJECT_DRAWN: Final = [_v.add("project-drawn", n, what=n) for n in range(64)]
CHARACTER_DEALT: Final = [_v.add("character-dealt", n, what=n) for n in range(64)]
CARD_DRAWN: Final = [_v.add("card-drawn", n, what=n) for n in range(300)]


def sort_of(resources: tuple[int, ...]) -> int:
    """The sort of a token that shows these resources."""
    return resources[0] if len(resources) == 1 else PAIR_SORT[resources[0], resources[1]]


def resources_of(sort: int) -> tuple[int, ...]:
    return (sort,) if sort < len(RESOURCES) else PAIRS[sort - len(RESOURCES)]
