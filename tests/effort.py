"""How much is tried: little in every run, the same each time; much more by night (`make nightly`), and not the same."""

from __future__ import annotations

import os
import zlib

from hypothesis import settings

from tests.dice import DICE

NIGHT = os.environ.get("EMBERWATCH_NIGHT") == "1"


def often(few: int, by_night: int) -> int:
    """How many of something are tried."""
    return by_night if NIGHT else few


def seeds(few: int, by_night: int, *about: object) -> list[int]:
    """Seeds for games about something; other dice give others."""
    return [zlib.crc32(f"{DICE} {about} {number}".encode()) for number in range(often(few, by_night))]


def set_up_hypothesis() -> None:
    """By day examples are always the same; by night they are new, and a failure prints how to repeat it."""
    settings.register_profile("day", derandomize=True, deadline=None, database=None)
    settings.register_profile("night", deadline=None, print_blob=True)
    settings.load_profile("night" if NIGHT else "day")
