"""How much tests try: little in every run, always the same; much more at night (`make nightly`), always different."""

from __future__ import annotations

import os
import zlib

from hypothesis import settings

from tests.dice import DICE

NIGHT = os.environ.get("EMBERWATCH_NIGHT") == "1"


def often(few: int, by_night: int) -> int:
    """How many of something to try."""
    return by_night if NIGHT else few


def seeds(few: int, by_night: int, *about: object) -> list[int]:
    """Seeds for games about something; other dice give other seeds."""
    return [zlib.crc32(f"{DICE} {about} {number}".encode()) for number in range(often(few, by_night))]


def set_up_hypothesis() -> None:
    """Use the same examples in every run by day; at night use new ones, and print how to repeat a failure."""
    settings.register_profile("day", derandomize=True, deadline=None, database=None)
    settings.register_profile("night", deadline=None, print_blob=True)
    settings.load_profile("night" if NIGHT else "day")
