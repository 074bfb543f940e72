"""Where the rulebooks of Outlive really differ, one line per point."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final


class Edition:
    """How one rulebook reads on each of these points."""

    __slots__ = (
        "bat_on_all", "digest", "hunt_needs_point", "meat_is_capped", "movable_first",
        "slot_room_always", "tribute_any", "tribute_of_helpless", "tribute_once",
    )  # fmt: skip

    def __init__(
        self,
        digest: str,
        *,
        meat_is_capped: bool = True,
        hunt_needs_point: bool = False,
        tribute_once: bool = False,
        tribute_of_helpless: bool = False,
        tribute_any: bool = False,
        movable_first: bool = True,
        bat_on_all: bool = False,
        slot_room_always: bool = False,
    ) -> None:
        self.digest: Final = digest
        """Its name, which is what a snapshot shows."""
        self.meat_is_capped: Final = meat_is_capped
        """A-4: from the fourth catch of a kind on, the meat no longer grows."""
        self.hunt_needs_point: Final = hunt_needs_point
        """A-4: munitions alone cannot bring down game."""
        self.tribute_once: Final = tribute_once
        """R: the tribute room works once per round."""
        self.tribute_of_helpless: Final = tribute_of_helpless
        """P-5: the tribute room works only against a defender who could not have warded off all the pressure."""
        self.tribute_any: Final = tribute_any
        """P-5: the tribute room may name any resource, including munitions."""
        self.movable_first: Final = movable_first
        """D-5: a hero that can move must be chosen before one that cannot."""
        self.bat_on_all: Final = bat_on_all
        """P-3: the Baseball Bat counts against every hero pressed on that visit."""
        self.slot_room_always: Final = slot_room_always
        """R: the cargo +2 room always opens occupied slots; only its canned goods are limited to once per round."""


EDITIONS: Final[Mapping[str, Edition]] = {
    "table": Edition("table"),
    "en": Edition("en", meat_is_capped=False, hunt_needs_point=True, movable_first=False),
    "de": Edition("de", meat_is_capped=False, movable_first=False),
    "fr": Edition("fr", hunt_needs_point=True, tribute_once=True, tribute_of_helpless=True, bat_on_all=True),
    "es": Edition(
        "es", hunt_needs_point=True, tribute_of_helpless=True, tribute_any=True, bat_on_all=True, slot_room_always=True
    ),
}
