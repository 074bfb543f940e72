"""The words of Discover that are the same in every copy."""

from __future__ import annotations

from typing import Final

RESOURCES: Final[tuple[str, ...]] = (
    "food", "meat", "clean-water", "dirty-water", "stone", "wood", "salvage", "medicine", "poison",
)  # fmt: skip
FOOD: Final = 0
MEAT: Final = 1
CLEAN_WATER: Final = 2
DIRTY_WATER: Final = 3
STONE: Final = 4
WOOD: Final = 5
SALVAGE: Final = 6
MEDICINE: Final = 7
POISON: Final = 8
DAMAGES: Final[tuple[str, ...]] = ("hunger", "thirst", "sickness", "physical")
HUNGER: Final = 0
THIRST: Final = 1
SICKNESS: Final = 2
PHYSICAL: Final = 3
REMEDY: Final[tuple[int, ...]] = (FOOD, CLEAN_WATER, MEDICINE)
"""DA-4: what heals hunger, thirst and sickness."""
SYMBOLS: Final[tuple[str, ...]] = ("leaf", "rock", "paw", "relic", "shell", "bone")
ENEMY_TRAITS: Final[tuple[str, ...]] = ("beast", "swarm", "reptile", "bird", "plant", "raider", "machine", "phantom")
ITEM_TRAITS: Final[tuple[str, ...]] = (
    "weapon", "armour", "tool", "vessel", "garment", "light", "key", "remedy", "device", "relic", "quest-item",
)  # fmt: skip
CARD_TRAITS: Final[tuple[str, ...]] = ("cold", "heat", "storm", "disease")
TRAITS: Final = ENEMY_TRAITS + ITEM_TRAITS + CARD_TRAITS
QUEST_ITEM: Final = TRAITS.index("quest-item")
TAGS: Final[tuple[str, ...]] = ("locked", "sealed", "buried", "dark")
ACTIONS: Final[tuple[str, ...]] = (
    "gather", "scout", "investigate", "craft", "trade", "cook", "stoke", "recover", "loot", "move", "attack",
)  # fmt: skip
GATHER: Final = 0
SCOUT: Final = 1
INVESTIGATE: Final = 2
CRAFT: Final = 3
TRADE: Final = 4
COOK: Final = 5
STOKE: Final = 6
RECOVER: Final = 7
LOOT: Final = 8
MOVE: Final = 9
ATTACK: Final = 10
CHEAPER: Final = ACTIONS[:MOVE]
"""Actions that cost 1 stamina, and so can cost less."""
SUPPORTS: Final[tuple[str, ...]] = ("overwhelm", "attack", "protect")
OVERWHELM: Final = 0
SUPPORT_ATTACK: Final = 1
PROTECT: Final = 2
DICE: Final[tuple[str, ...]] = ("mine", "enemy")
MINE: Final = 0
ENEMY: Final = 1
TIERS: Final[tuple[str, ...]] = ("early", "late")
COLOURS: Final[tuple[str, ...]] = ("blue", "orange")
KINDS: Final[tuple[str, ...]] = ("instant", "upgrade", "enemy", "item")
INSTANT: Final = 0
UPGRADE: Final = 1
ENEMY_CARD: Final = 2
ITEM: Final = 3
USES: Final[tuple[str, ...]] = ("landmark", "token", "chain", "hundred")
ON_LANDMARK: Final = 0
ON_TOKEN: Final = 1
CHAIN: Final = 2
HUNDREDTH: Final = 3
TOKENS: Final[tuple[str, ...]] = ("monster", "feature", "none")
ON_MONSTER: Final = 0
ON_FEATURE: Final = 1
NO_TOKEN: Final = 2
DECKS: Final[tuple[str, ...]] = ("enemy", "discovery")
ENEMY_DECK: Final = 0
DISCOVERY_DECK: Final = 1
PLACES: Final[tuple[str, ...]] = (
    "here", "camp", "adjacent", "landmark", "nearest-landmark", "nearest-target", "nearest-water", "nearest-fire",
)  # fmt: skip
HERE: Final = 0
CAMP: Final = 1
ADJACENT: Final = 2
LANDMARK: Final = 3
NEAREST_LANDMARK: Final = 4
NEAREST_TARGET: Final = 5
NEAREST_WATER: Final = 6
NEAREST_FIRE: Final = 7
GROUPS: Final[tuple[str, ...]] = (
    "everyone", "others", "here", "near", "at-fire", "not-at-fire", "in-camp", "not-in-camp",
)  # fmt: skip
EVERYONE: Final = 0
OTHERS: Final = 1
ALL_HERE: Final = 2
ALL_NEAR: Final = 3
ALL_AT_FIRE: Final = 4
ALL_NOT_AT_FIRE: Final = 5
ALL_IN_CAMP: Final = 6
ALL_NOT_IN_CAMP: Final = 7
NEAR: Final = 2
"""How many spaces away "near" is."""
PROWLINGS: Final[tuple[str, ...]] = ("all", "nearest")
ALL_PROWL: Final = 0
NEAREST_PROWLS: Final = 1
DOUSINGS: Final[tuple[str, ...]] = ("here", "camp", "all")
DOUSE_HERE: Final = 0
DOUSE_CAMP: Final = 1
DOUSE_ALL: Final = 2
WINNINGS: Final[tuple[str, ...]] = ("you", "here", "all")
YOU_WIN: Final = 0
HERE_WIN: Final = 1
ALL_WIN: Final = 2
LIMITS: Final[tuple[str, ...]] = ("none", "day", "turn", "combat")
NO_LIMIT: Final = 0
PER_DAY: Final = 1
PER_TURN: Final = 2
PER_COMBAT: Final = 3
ANY: Final = 99
"""In place of a resource or a type of damage: one of your choice. In place of a ground: all."""

HEARTS: Final = 3
MOST_STAMINA: Final = 12
CARRY_LIMIT: Final = 10
SUPPORT_RANGE: Final = 2
HUNDRED: Final = 100
"""IN-11, S5-3: the number that a whole family of different cards shares."""
LAST_SCENARIO: Final = 5
DUEL_HIT: Final = 10
ATTACK_COST: Final = 3
LAST_NIGHT: Final = 60
"""R-30: after this night everybody still on the map loses."""
