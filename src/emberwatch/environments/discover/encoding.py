"""The vector of Discover, field by field. The numbers come from `discover/knowledge/rows.py`, in the same order.

Copies differ, so cards, items and enemies go by their numbers. The vector leaves out everything that has different
names in every copy (characters, nights, threats, kinds of ground) and the text of cards: to play a copy well, a policy
learns what the numbers of its cards mean.
"""

from __future__ import annotations

from emberwatch.discover.knowledge.rows import QUESTIONS, READ_MADE
from emberwatch.discover.model.board import CELLS, SLOTS, SPACE_NAMES, SPACES
from emberwatch.discover.model.names import DAMAGES, DICE, LAST_SCENARIO, RESOURCES, SUPPORTS, SYMBOLS
from emberwatch.discover.model.survivors import STATUSES
from emberwatch.discover.model.turn import PHASES
from emberwatch.discover.model.vocabulary import ITEMS, MOST_CARD, MOST_ENEMY, MOST_MADE
from emberwatch.engine.rows import MOST_SEATS, WHO
from emberwatch.environments.encoding import Encoding, VectorLayout


def fields() -> VectorLayout:
    found = VectorLayout()
    add = found.add
    add("seat", MOST_SEATS, 1, "the number of my seat")
    add("seats", MOST_SEATS, 1, "the number of seats: one to four")
    add("waiting", MOST_SEATS, 1, f"seats that are asked something: {', '.join(WHO)}")
    add("question", len(QUESTIONS), 1, f"the question that I am asked: {', '.join(QUESTIONS)}")
    add("scenario", LAST_SCENARIO, 1, "the scenario: one to five")
    add("coop", 1, 1, "whether everybody wins or loses together")
    add("day", 1, 10, "the day")
    add("phase", len(PHASES), 1, ", ".join(PHASES))
    add("chief", MOST_SEATS, 1, "the chieftain: me, next, second, third")
    add("turn", MOST_SEATS, 1, "whose turn it is")
    add("quest", 2, 4, "the stage of the quest, and the counters on it")
    _add_supply(found)
    _add_combat(found)
    _add_map(found)
    for who in WHO:
        _add_survivor(found, who)
    return found


def _add_supply(found: VectorLayout) -> None:
    add = found.add
    add("monsters-left", 1, 10, "monster tokens in the supply")
    add("tokens-left", len(SYMBOLS), 10, f"feature tokens in the supply: {', '.join(SYMBOLS)}")
    add("projects-left", 2, 10, "normal and complex projects in their decks")
    add("projects", MOST_MADE, 1, "face-up projects, by number")
    add("crafted", MOST_MADE, 4, f"crafted items left, by number, plus {READ_MADE} if their card has been read")
    add("deck", MOST_CARD, 2, "discovery cards in their deck, by number")
    card = "1 if it has been read, plus 2 if it is an upgrade in force, plus 4 if it is being resolved"
    add("cards", MOST_CARD, 4, f"discovery cards, by number: {card}")
    add("met", MOST_ENEMY, 1, "enemies whose card has been read, by number")


def _add_combat(found: VectorLayout) -> None:
    add = found.add
    add("combat", 1, 1, "whether a combat is being fought")
    add("fighter", MOST_SEATS, 1, "the seat that fights")
    add("against", MOST_SEATS, 1, "the opponent when survivors fight each other")
    add("supporters", MOST_SEATS, 1, "the seats that may support")
    add("supports", MOST_SEATS * len(SUPPORTS), 1, f"support cards that each seat has played: {', '.join(SUPPORTS)}")
    add("dice", 2 * len(DICE), 12, "number shown and result of my own die, then of the enemy's")
    add("fled", 1, 1, "whether the fighter flees")
    add("deal-from", MOST_SEATS, 1, "the seat that offers a trade")
    add("deal-to", MOST_SEATS, 1, "the seat that the trade is offered to")
    add("deal-given", len(RESOURCES), 2, "resources offered; the survivors' items say which items are")
    add("deal-wanted", len(RESOURCES), 2, "resources asked for")


def _add_map(found: VectorLayout) -> None:
    add = found.add
    add("slot-revealed", len(SLOTS), 1, f"by slot ({SLOTS[0]} to {SLOTS[-1]}): whether its tile is face up")
    add("slot-back", len(SLOTS), 3, "by slot: the number on the back of its tile while that is face down")
    add("camp", CELLS, 1, f"which space of slot {SLOTS[0]} is the camp")
    for name, most, says in (
        ("cost", 4, "the stamina cost of moving there"),
        ("landmark", 10, "the number of the landmark there"),
        ("spring", 1, "whether there can be water"),
        ("marks", 2, "1 for a target, plus 2 if it was searched (scenario 5)"),
        ("fire", 2, "1 for a fire that does not burn, 2 for a burning fire"),
        ("numbered", 2, "feature tokens there with the number of a card"),
        ("unknown-foes", 2, "face-down monsters there"),
        ("known-foes", 2, "enemies there whose number is known"),
    ):
        add(f"space-{name}", SPACES, most, f"by space ({SPACE_NAMES[0]} to {SPACE_NAMES[-1]}): {says}")
    for symbol in SYMBOLS:
        says = "1 if this symbol is printed there, plus 2 for each face-down feature token with it"
        add(f"feature-{symbol}", SPACES, 3, f"by space: {says}")
    for resource in RESOURCES:
        add(f"lying-{resource}", SPACES, 2, "by space: this resource on face-up tokens, including water sources")


def _add_survivor(found: VectorLayout, who: str) -> None:
    add = found.add
    add(f"{who}-present", 1, 1, "whether anybody plays this seat")
    add(f"{who}-status", len(STATUSES), 1, ", ".join(STATUSES))
    add(f"{who}-slot", len(SLOTS), 1, "the slot where this survivor is")
    add(f"{who}-cell", CELLS, 1, "the space of that slot: its middle, then clockwise from the east")
    add(f"{who}-stamina", 1, 12, "stamina")
    add(f"{who}-damage", len(DAMAGES), 3, ", ".join(DAMAGES))
    add(f"{who}-resources", len(RESOURCES), 3, f"on resource tokens: {', '.join(RESOURCES)}")
    add(f"{who}-tokens", len(RESOURCES), 3, "on feature tokens that the survivor keeps, in the same order")
    add(f"{who}-load", 2, 10, "the load carried, and the most that can be carried")
    add(f"{who}-threats", 1, 3, "ongoing threats")
    add(f"{who}-dealt", 1, 3, "characters still to choose from")
    add(f"{who}-hand", 1, 3, "projects in hand")
    add(f"{who}-hand-known", MOST_MADE, 1, "projects in hand that I know, by number")
    items = f"{ITEMS[0]} to {ITEMS[MOST_CARD - 1]}, then from {ITEMS[MOST_CARD]} on"
    states = "1 used today, 2 not used today, plus 2 if the offered trade includes it"
    add(f"{who}-items", len(ITEMS), 2, f"items, {items}: {states}")


class DiscoverEncoding(Encoding):
    game = "discover"

    def __init__(self) -> None:
        super().__init__(fields())
