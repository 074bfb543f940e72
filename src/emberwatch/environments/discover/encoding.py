"""Discover as a vector, computed from the view alone. Copies differ, so cards, items and enemies go by their numbers.

The vector leaves out everything that has different names in every copy (characters, nights, threats, kinds of ground)
and the text of cards: to play a copy well, a policy learns what the numbers of its cards mean.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final, TypeAlias

from emberwatch.discover.model.board import CELLS, SLOTS, SPACE_NAMES, SPACES
from emberwatch.discover.model.names import DAMAGES, DICE, RESOURCES, SUPPORTS, SYMBOLS
from emberwatch.discover.model.survivors import STATUSES
from emberwatch.discover.model.turn import PHASES
from emberwatch.discover.model.vocabulary import ITEMS, MOST_CARD, MOST_MADE
from emberwatch.engine.game import Game
from emberwatch.engine.rows import HIGHEST, MOST_SEATS, WHO, around, questions
from emberwatch.environments.encoding import Encoding, VectorLayout, encoding_of

View: TypeAlias = Mapping[str, Any]

QUESTIONS: Final = questions("emberwatch.discover")
CARDS: Final = MOST_CARD + 1
MADE: Final = MOST_MADE + 1
SCENARIOS: Final = 5
SPACE_AT: Final = {name: i for i, name in enumerate(SPACE_NAMES)}
ITEM_AT: Final = {name: i for i, name in enumerate(ITEMS)}
RESOURCE_AT: Final = {name: i for i, name in enumerate(RESOURCES)}
SYMBOL_AT: Final = {name: i for i, name in enumerate(SYMBOLS)}


def fields() -> VectorLayout:
    found = VectorLayout()
    add = found.add
    add("seat", MOST_SEATS, 1, "the number of my seat")
    add("seats", MOST_SEATS, 1, "the number of seats: one to four")
    add("waiting", MOST_SEATS, 1, f"seats that are asked something: {', '.join(WHO)}")
    add("question", len(QUESTIONS), 1, f"the question that I am asked: {', '.join(QUESTIONS)}")
    add("scenario", SCENARIOS, 1, "the scenario: one to five")
    add("coop", 1, 1, "whether everybody wins or loses together")
    add("day", 1, 10, "the day")
    add("phase", len(PHASES), 1, ", ".join(PHASES))
    add("chief", MOST_SEATS, 1, "the chieftain: me, next, second, third")
    add("turn", MOST_SEATS, 1, "whose turn it is")
    add("quest", 2, 4, "the stage of the quest, and the counters on it")
    _add_supply(found)
    _add_combat(found)
    _add_spaces(found)
    for who in WHO:
        _add_survivor(found, who)
    return found


def _add_supply(found: VectorLayout) -> None:
    add = found.add
    add("monsters-left", 1, 10, "monster tokens in the supply")
    add("tokens-left", len(SYMBOLS), 10, f"feature tokens in the supply: {', '.join(SYMBOLS)}")
    add("projects-left", 2, 10, "normal and complex projects in their decks")
    add("projects", MADE, 1, "face-up projects, by number")
    add("deck", CARDS, 2, "discovery cards in their deck, by number")
    add("read", CARDS, 1, "discovery cards that have been read, by number")
    add("upgrades", CARDS, 1, "upgrades in force, by number")
    add("resolving", CARDS, 1, "cards being resolved, by number")
    add("met", CARDS, 1, "enemies whose card has been read, by number")
    add("made", MADE, 1, "crafted items whose card has been read, by number")
    add("crafted-left", MADE, 4, "crafted items that are left, by number")


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
    add("deal-given", len(ITEMS) + len(RESOURCES), 2, "items and resources offered")
    add("deal-wanted", len(ITEMS) + len(RESOURCES), 2, "items and resources asked for")


def _add_spaces(found: VectorLayout) -> None:
    for name, most, says in (
        ("revealed", 1, "whether its tile is face up"),
        ("back", 3, "the number on the back of its tile while that is face down"),
        ("cost", 4, "the stamina cost of moving there"),
        ("landmark", 10, "the number of the landmark there"),
        ("spring", 1, "whether there can be water"),
        ("target", 1, "whether it has a target"),
        ("fire", 2, "1 for a fire that does not burn, 2 for a burning fire"),
        ("camp", 1, "whether it is the camp"),
        ("searched", 1, "whether it was searched (scenario 5)"),
        ("numbered", 2, "feature tokens there with the number of a card"),
        ("unknown-foes", 2, "face-down monsters there"),
        ("known-foes", 2, "enemies there whose number is known"),
    ):
        found.add(f"space-{name}", SPACES, most, f"by space ({SPACE_NAMES[0]} to {SPACE_NAMES[-1]}): {says}")
    for symbol in SYMBOLS:
        found.add(f"printed-{symbol}", SPACES, 1, "by space: whether this symbol is printed there")
        found.add(f"token-{symbol}", SPACES, 2, "by space: face-down feature tokens with this symbol")
    for resource in RESOURCES:
        found.add(f"lying-{resource}", SPACES, 2, "by space: this resource on face-up tokens, including water sources")
    for who in WHO:
        found.add(f"{who}-space", SPACES, 1, "where this survivor is")


def _add_survivor(found: VectorLayout, who: str) -> None:
    add = found.add
    add(f"{who}-present", 1, 1, "whether anybody plays this seat")
    add(f"{who}-status", len(STATUSES), 1, ", ".join(STATUSES))
    add(f"{who}-stamina", 1, 12, "stamina")
    add(f"{who}-damage", len(DAMAGES), 3, ", ".join(DAMAGES))
    add(f"{who}-resources", len(RESOURCES), 3, f"on resource tokens: {', '.join(RESOURCES)}")
    add(f"{who}-tokens", len(RESOURCES), 3, "on feature tokens that the survivor keeps, in the same order")
    add(f"{who}-load", 2, 10, "the load carried, and the most that can be carried")
    add(f"{who}-threats", 1, 3, "ongoing threats")
    add(f"{who}-dealt", 1, 3, "characters still to choose from")
    add(f"{who}-hand", 1, 3, "projects in hand")
    add(f"{who}-hand-known", MADE, 1, "projects in hand that I know, by number")
    add(f"{who}-items", len(ITEMS), 2, f"items: {ITEMS[0]} to {ITEMS[MOST_CARD - 1]}, then from {ITEMS[MOST_CARD]} on")
    add(f"{who}-items-used", len(ITEMS), 1, "items used today")


class VectorPage:
    """A vector that is written field by field."""

    def __init__(self, starts: Mapping[str, int], size: int) -> None:
        self.starts = starts
        self.row = bytearray(size)

    def put(self, field: str, number: int, at: int = 0) -> None:
        self.row[self.starts[field] + at] = min(max(number, 0), HIGHEST)

    def more(self, field: str, at: int, number: int = 1) -> None:
        place = self.starts[field] + at
        self.row[place] = min(self.row[place] + number, HIGHEST)

    def flags(self, field: str, places: Iterable[int]) -> None:
        for place in places:
            self.put(field, 1, place)


class DiscoverEncoding(Encoding):
    game = "discover"

    def __init__(self) -> None:
        layout = fields()
        super().__init__(layout)
        self.starts: Final = {field.name: field.start for field in layout.fields}

    def write_view(self, view: View, question: str | None) -> bytes:
        """Write the numbers from a view and the key of the question."""
        page = VectorPage(self.starts, self.size)
        turn = around(view["seat"], view["seats"])
        place = {seat: i for i, seat in enumerate(turn) if seat >= 0}
        write_table(page, view, question, place)
        write_supply(page, view)
        write_combat(page, view["combat"], place)
        write_deal(page, view["deal"], place)
        write_spaces(page, view)
        for seat, i in place.items():
            write_survivor(page, WHO[i], view["survivors"][seat])
        return bytes(page.row)


def write(game: Game, seat: int) -> bytes:
    """What a seat may know, as a row of bytes."""
    encoding = encoding_of(game.rules.name)
    assert isinstance(encoding, DiscoverEncoding)
    step = game.question(seat)
    return encoding.write_view(game.view(seat), None if step is None else step.KEY)


def write_table(page: VectorPage, view: View, question: str | None, place: Mapping[int, int]) -> None:
    page.put("seat", 1, view["seat"])
    page.put("seats", 1, view["seats"] - 1)
    page.flags("waiting", [place[seat] for seat in view["waiting"]])
    if question is not None:
        page.put("question", 1, QUESTIONS.index(question))
    page.put("scenario", 1, view["copy"]["scenario"] - 1)
    page.put("coop", view["coop"])
    page.put("day", view["day"])
    page.put("phase", 1, PHASES.index(view["phase"]))
    for name in ("chief", "turn"):
        if view[name] in place:
            page.put(name, 1, place[view[name]])
    page.put("quest", view["quest"]["stage"])
    page.put("quest", view["quest"]["counters"], 1)


def write_supply(page: VectorPage, view: View) -> None:
    page.put("monsters-left", view["monsters_left"])
    for symbol, n in view["tokens_left"].items():
        page.put("tokens-left", n, SYMBOL_AT[symbol])
    page.put("projects-left", view["projects_left"]["normal"])
    page.put("projects-left", view["projects_left"]["complex"], 1)
    for number, n in view["deck"].items():
        page.put("deck", n, int(number))
    for number, n in view["crafted_left"].items():
        page.put("crafted-left", n, int(number))
    for field in ("projects", "read", "upgrades", "resolving", "met", "made"):
        page.flags(field, view[field])


def write_combat(page: VectorPage, combat: View | None, place: Mapping[int, int]) -> None:
    if combat is None:
        return
    page.put("combat", 1)
    page.put("fighter", 1, place[combat["fighter"]])
    if combat["against"] is not None:
        page.put("against", 1, place[combat["against"]])
    page.flags("supporters", [place[seat] for seat in combat["supporters"]])
    for seat, card in enumerate(combat["played"]):
        if card is not None:
            page.put("supports", 1, place[seat] * len(SUPPORTS) + SUPPORTS.index(card))
    for i, die in enumerate(DICE if combat["dice"] else ()):
        page.put("dice", combat["dice"][die]["shown"], 2 * i)
        page.put("dice", combat["dice"][die]["result"], 2 * i + 1)
    page.put("fled", combat["fled"])


def write_deal(page: VectorPage, deal: View | None, place: Mapping[int, int]) -> None:
    if deal is None:
        return
    page.put("deal-from", 1, place[deal["from"]])
    page.put("deal-to", 1, place[deal["to"]])
    for field, things in (("deal-given", deal["given"]), ("deal-wanted", deal["wanted"])):
        for thing in things:
            for place_of in [ITEM_AT[thing]] if thing in ITEM_AT else sort_places(thing):
                page.more(field, place_of)


def sort_places(sort: str) -> list[int]:
    """Places of the resources that a token shows; they come after the items."""
    return [len(ITEMS) + RESOURCE_AT[resource] for resource in sort.split("+")]


def write_spaces(page: VectorPage, view: View) -> None:
    for slot, tile in view["map"].items():
        first = SLOTS.index(slot) * CELLS
        for i in range(CELLS):
            if "back" in tile:
                page.put("space-back", tile["back"], first + i)
            else:
                write_cell(page, first + i, tile["spaces"][i])
    for name, burns in view["fires"].items():
        page.put("space-fire", 2 if burns else 1, SPACE_AT[name])
    page.put("space-camp", 1, SPACE_AT[view["camp"]])
    page.flags("space-searched", [SPACE_AT[name] for name in view["searched"]])
    for name, resources in view["water"].items():
        page.put("space-spring", 1, SPACE_AT[name])
        write_lying(page, SPACE_AT[name], {"resources": resources or ()})
    for name, things in view["lying"].items():
        for thing in things:
            write_lying(page, SPACE_AT[name], thing)
    for foe in view["foes"]:
        if foe["space"] is not None:
            page.more("space-unknown-foes" if foe["enemy"] is None else "space-known-foes", SPACE_AT[foe["space"]])


def write_cell(page: VectorPage, space: int, cell: View) -> None:
    page.put("space-revealed", 1, space)
    page.put("space-cost", cell["cost"], space)
    page.put("space-landmark", cell.get("landmark", 0), space)
    page.put("space-target", "target" in cell, space)
    if "symbol" in cell:
        page.put(f"printed-{cell['symbol']}", 1, space)
    if "water" in cell:
        page.put("space-spring", 1, space)


def write_lying(page: VectorPage, space: int, thing: View) -> None:
    if "number" in thing:
        page.more("space-numbered", space)
    elif "resources" in thing:
        for resource in thing["resources"]:
            page.more(f"lying-{resource}", space)
    else:
        page.more(f"token-{thing['symbol']}", space)


def write_survivor(page: VectorPage, who: str, seen: View) -> None:
    page.put(f"{who}-present", 1)
    page.put(f"{who}-status", 1, STATUSES.index(seen["status"]))
    page.put(f"{who}-stamina", seen["stamina"])
    for i, name in enumerate(DAMAGES):
        page.put(f"{who}-damage", seen["damage"][name], i)
    for i, name in enumerate(RESOURCES):
        page.put(f"{who}-resources", seen["resources"][name], i)
    for token in seen["tokens"]:
        for resource in token:
            page.more(f"{who}-tokens", RESOURCE_AT[resource])
    page.put(f"{who}-load", seen["burden"] or 0)
    page.put(f"{who}-load", seen["limit"] or 0, 1)
    page.put(f"{who}-threats", len(seen["threats"]))
    dealt = seen["dealt"]
    page.put(f"{who}-dealt", dealt if isinstance(dealt, int) else len(dealt))
    page.put(f"{who}-hand", len(seen["hand"]))
    page.flags(f"{who}-hand-known", [number for number in seen["hand"] if number is not None])
    for item in seen["items"]:
        page.more(f"{who}-items", ITEM_AT[item["item"]])
        page.put(f"{who}-items-used", item["used"], ITEM_AT[item["item"]])
    if seen["space"] is not None:
        page.put(f"{who}-space", 1, SPACE_AT[seen["space"]])
