"""The words of Discover that never change, whatever copy is played."""

from __future__ import annotations

from typing import Final

RESOURCES: Final[tuple[str, ...]] = (
    "food", "meat", "clean-water", "dirty-water", "stone", "wood", "salvage", "medicine", "poison",
)  # fmt: skip
FOOD, MEAT, CLEAN_WATER, DIRTY_WATER, STONE, WOOD, SALVAGE, MEDICINE, POISON = range(9)
DAMAGES: Final[tuple[str, ...]] = ("hunger", "thirst", "sickness", "physical")
HUNGER, THIRST, SICKNESS, PHYSICAL = range(4)
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
GATHER, SCOUT, INVESTIGATE, CRAFT, TRADE, COOK, STOKE, RECOVER, LOOT, MOVE, ATTACK = range(11)
CHEAPER: Final = ACTIONS[:MOVE]
"""Those that cost 1 stamina, and so can cost less."""
SUPPORTS: Final[tuple[str, ...]] = ("overwhelm", "attack", "protect")
OVERWHELM, SUPPORT_ATTACK, PROTECT = range(3)
DICE: Final[tuple[str, ...]] = ("mine", "enemy")
MINE, ENEMY = range(2)
TIERS: Final[tuple[str, ...]] = ("early", "late")
COLOURS: Final[tuple[str, ...]] = ("blue", "orange")
KINDS: Final[tuple[str, ...]] = ("instant", "upgrade", "enemy", "item")
INSTANT, UPGRADE, ENEMY_CARD, ITEM = range(4)
USES: Final[tuple[str, ...]] = ("landmark", "token", "chain", "hundred")
ON_LANDMARK, ON_TOKEN, CHAIN, HUNDREDTH = range(4)
TOKENS: Final[tuple[str, ...]] = ("monster", "feature", "none")
ON_MONSTER, ON_FEATURE, NO_TOKEN = range(3)
DECKS: Final[tuple[str, ...]] = ("enemy", "discovery")
ENEMY_DECK, DISCOVERY_DECK = range(2)
PLACES: Final[tuple[str, ...]] = (
    "here", "camp", "adjacent", "landmark", "nearest-landmark", "nearest-target", "nearest-water", "nearest-fire",
)  # fmt: skip
HERE, CAMP, ADJACENT, LANDMARK, NEAREST_LANDMARK, NEAREST_TARGET, NEAREST_WATER, NEAREST_FIRE = range(8)
GROUPS: Final[tuple[str, ...]] = (
    "everyone",
    "others",
    "here",
    "near",
    "at-fire",
    "not-at-fire",
    "in-camp",
    "not-in-camp",
)
LIMITS: Final[tuple[str, ...]] = ("none", "day", "turn", "combat")
NO_LIMIT, PER_DAY, PER_TURN, PER_COMBAT = range(4)
ANY: Final = 99
"""In place of a resource or a kind of damage: of your choice. In place of a ground: all."""

HEARTS: Final = 3
MOST_STAMINA: Final = 12
CARRY_LIMIT: Final = 10
SUPPORT_RANGE: Final = 2
HUNDRED: Final = 100
"""IN-11, S5-3: the number of the family of differing cards."""
LAST_SCENARIO: Final = 5
DUEL_HIT: Final = 10
ATTACK_COST: Final = 3
LAST_NIGHT: Final = 60
"""R-30: after this night all still on the map lose."""
