"""What there is to say about a choice: the rules behind it, and the equipment it would use up or bring."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from rich.text import Text

from emberwatch.engine.agenda import Pick
from emberwatch.outlive.model.names import CITIES, EQUIPMENT, EXOSKELETON
from emberwatch.outlive.model.vocabulary import SALVAGE
from emberwatch.outlive.rules.day import is_far
from emberwatch.terminal.outlive.drawing import OutliveDrawing

PICK_RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "move": ("D-3", "D-4", "P-1", "A-1"),
    "stay": ("D-5",),
    "hunt": ("A-4",),
    "algae": ("A-2",),
    "open": ("A-6",),
    "search": ("A-7",),
    "salvage": ("A-7", "A-8"),
    "shoot": ("P-4",),
    "give": ("P-5",),
    "dock": ("A-5",),
    "lead": ("S-4", "S-5"),
    "look": ("R",),
    "recruit": ("N4",),
    "repair": ("N6", "A-8"),
    "overcome": ("N1",),
}
"""The rules behind a pick, by its verb, if they are fewer than those of its question."""
PLACE_RULES: Final[Mapping[str, tuple[str, ...]]] = {
    "forest": ("A-3", "A-4"),
    "mine": ("A-3", "A-4"),
    "fairgrounds": ("A-3", "A-4"),
    "dam": ("A-6",),
    "military-base": ("A-2",),
    "cargo-ship": ("A-5",),
    "blackwood": ("A-7",),
    "silent-peak": ("A-7",),
}
"""The rules for each place."""


class Explaining(OutliveDrawing):
    """Answers "? 3"."""

    def explanation(self, seat: int, pick: Pick) -> list[Text]:
        return [self.equipment(seat, kind) for kind in self.equipment_of(seat, pick)]

    def rules_behind(self, seat: int, pick: Pick, rules: Sequence[str]) -> Sequence[str]:
        far = ("D-6",) if self.goes_far(seat, pick) else ()
        return (*rules_of(pick, rules), *far)

    def equipment_of(self, seat: int, pick: Pick) -> Iterator[int]:
        """The equipment that a choice would use up, bring within reach, or start with."""
        if self.goes_far(seat, pick):
            yield EXOSKELETON
        if pick.words[0] == "move" and pick.how in CITIES:
            yield from self.state.displays[CITIES.index(pick.how)]
        if pick.words[0] == "lead":
            yield self.content.leader_equipment[pick.what]

    def goes_far(self, seat: int, pick: Pick) -> bool:
        """D-6: whether a pick is a move that uses the Exoskeleton."""
        if pick.words[0] != "move":
            return False
        return is_far(self.content, self.state.shelters[seat].heroes[pick.what], pick.how)

    def equipment(self, seat: int, kind: int) -> Text:
        name = self.label(self.say(f"equipment-{EQUIPMENT[kind]}"))
        helps = " ".join(self.narrator.helps(seat, SALVAGE[kind]))
        return Text.assemble((f"{name} ", "bold"), " ".join(helps.split()))


def rules_of(pick: Pick, rules: Sequence[str]) -> Sequence[str]:
    """The rules to read before making this pick, out of its question's rules."""
    verb = str(pick.words[0])
    if verb == "use":
        return ("R",) if pick.how == 1 else ("G", "A-8")
    own = PICK_RULES.get(verb, tuple(rules))
    return (*own, *PLACE_RULES[str(pick.words[2])]) if verb == "move" else own
