"""What the lab keeps of a game of Pebbles, and what its report says."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from emberwatch.engine.game import Game
from emberwatch.engine.presenting import Say
from emberwatch.lab.report.facts import Facts
from emberwatch.lab.report.findings import Row, of_seat, wins_by
from emberwatch.lab.report.sections import Section, dots, length, of_bots


def read(game: Game) -> dict[str, object]:
    view: dict[str, Any] = game.view(None)
    drawn = [event["seat"] for event in game.story() if event["told"] == "drew"]
    return {"favourites": view["favourites"], "drawn": [drawn.count(seat) for seat in range(game.seats)]}


def sections(rows: Sequence[Row], say: Say) -> list[Section]:
    found = wins_by(rows, of_seat("favourites"))
    labels = {colour: say(f"pebbles-{colour}") for colour in found}
    colours = dots(rows, found, labels, say)
    return [("bots", of_bots(rows, say)), ("pebbles-colours", colours), ("length", length(rows, say))]


FACTS: Final = Facts({"favourites": "texts", "drawn": "ints"}, read, {"favourites": "pebbles"}, ("favourites",))
