"""Pebbles, a tiny game as another package would write it: nothing in Emberwatch knows about it.

Everybody has a secret favorite color. In turn, take a pebble from the heap or draw one from the bag.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from emberwatch.engine.dice import Dice
from emberwatch.engine.rules import Option, Outcome, Rules
from tests.pebbles import knowledge, rules
from tests.pebbles.model import COLOURS, EDITIONS, VOCABULARY, State
from tests.pebbles.present import EVENT_FIELDS, PebblesClickables, PebblesTurns, PebblesWording


class Pebbles(Rules):
    """What the engine needs to know about Pebbles."""

    name = "pebbles"
    version = 1
    seats = (2, 3)
    options: ClassVar[Mapping[str, Option]] = {
        "edition": Option(tuple(EDITIONS), "short", "how many pebbles there are")  # Outlive has one of that name, too
    }
    vocabulary = VOCABULARY
    event_fields = EVENT_FIELDS
    catalogue: ClassVar[Mapping[str, tuple[str, ...]]] = {"colour": COLOURS}
    wording = PebblesWording()
    clickables = PebblesClickables()
    turns = PebblesTurns()
    rule_ids = ("PB-1", "PB-2", "PB-3")
    levels: ClassVar[Mapping[str, str]] = {"easy": "novice", "normal": "magpie", "hard": "planner:1s"}
    usual_seats = "me,normal"
    seats_to_play_now = 2
    most_choices = 30
    texts = "tests.pebbles"
    rooms: ClassVar[Mapping[str, str]] = {
        "bots": "tests.pebbles.bots:BOTS",
        "guide": "tests.pebbles.bots:PebblesGuide",
        "terminal": "tests.pebbles.terminal:PebblesTable",
        "row": "tests.pebbles.environments:write",
        "encoding": "tests.pebbles.environments:PebblesEncoding",
        "facts": "tests.pebbles.lab:FACTS",
        "report": "tests.pebbles.lab:sections",
    }

    def start(self, seats: int, options: Mapping[str, object]) -> State:
        return rules.start(seats, EDITIONS[str(options["edition"])])

    def outcome(self, s: State) -> Outcome | None:
        return rules.outcome(s)

    def view(self, s: State, seat: int | None) -> dict[str, object]:
        return knowledge.view(s, seat)

    def redeal(self, s: State, seat: int, dice: Dice) -> None:
        knowledge.redeal(s, seat, dice)

    def audit(self, s: State) -> list[str]:
        return knowledge.audit(s)


PEBBLES = Pebbles()
