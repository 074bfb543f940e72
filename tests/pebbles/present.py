"""Pebbles for people: words, clickables, turns."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final

from emberwatch.engine.agenda import Pick, Step
from emberwatch.engine.presenting import Clickables, Reason, Said, Say, Tooltip, Wording
from emberwatch.engine.turns import Turns
from tests.pebbles.model import COLOURS, HAND, State

SEAT_AND_COLOUR: Final = ("seat", "colour")
EVENT_FIELDS: Final = {**dict.fromkeys(("favourite", "took", "drew"), SEAT_AND_COLOUR), "counted": ()}


class PebblesWording(Wording):
    """The words of Pebbles."""

    BEGINNINGS: ClassVar[frozenset[str]] = frozenset(("counted",))

    def pick_key(self, pick: Pick) -> str:
        return f"pebbles-pick-{pick.words[0]}"

    def event_key(self, kind: str) -> str:
        return f"pebbles-told-{kind}"

    def ending_key(self, reason: str) -> str:
        return f"pebbles-won-{reason}"

    def pick_fields(self, s: State, asked: Step | None, pick: Pick) -> dict[str, int]:
        return {"colour": pick.what} if pick.what >= 0 else {}

    def speak(self, s: State, say: Say, about: str, fields: Mapping[str, int]) -> Said:
        return {kind: say(f"pebbles-{COLOURS[n]}") if kind == "colour" else n for kind, n in fields.items()}

    def figures(self, s: State | None) -> Mapping[str, Said]:
        return {"PB-3": {"hand": HAND}}

    def helps(self, s: State, say: Say, pick: Pick) -> list[str]:
        return [say(f"pebbles-pick-{pick.words[0]}.help")]


class PebblesClickables(Clickables):
    """The colors of the heap, and the bag."""

    def keys_of(self, s: State, asked: Step, pick: Pick) -> tuple[str, ...]:
        return (f"heap:{COLOURS[pick.what]}" if pick.what >= 0 else "bag",)

    def glossary(self, s: State, seat: int | None, say: Say) -> dict[str, Tooltip]:
        heap = {f"heap:{name}": heap_entry(say, name, s.heap[n]) for n, name in enumerate(COLOURS)}
        return {**heap, "bag": Tooltip(say("pebbles-bag"), (say("pebbles-left", n=sum(s.bag)),), ("PB-2",))}

    def why_not(self, s: State, seat: int, thing: str, say: Say) -> list[Reason]:
        if thing not in self.glossary(s, seat, say):
            return []
        left = sum(s.bag) if thing == "bag" else s.heap[COLOURS.index(thing.partition(":")[2])]
        if not left:
            return [Reason(say("pebbles-none-left"), "PB-2")]
        return [] if s.turn() == seat else [Reason(say("pebbles-not-your-turn"), "PB-2")]


def heap_entry(say: Say, name: str, left: int) -> Tooltip:
    return Tooltip(say(f"pebbles-{name}"), (say("pebbles-left", n=left),), ("PB-2",))


class PebblesTurns(Turns):
    """One after another; a draw from the bag cannot be taken back."""

    ENDS_TURN: ClassVar[frozenset[str]] = frozenset(("take", "blind"))

    def turn_of(self, s: State) -> int:
        return s.turn()

    def knowledge(self, s: State) -> object:
        return tuple(s.bag), not s.trunk

    def standing_pick(self, s: State, asked: Step, picks: list[Pick], answers: Mapping[str, str]) -> Pick | None:
        return None
