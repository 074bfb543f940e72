"""The rulebook at hand: the rules behind a question or a choice, one of them, or the list of all."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Final

from rich.text import Text

from emberwatch.engine.agenda import Pick
from emberwatch.narrator import Narrator
from emberwatch.outlive.day import is_far
from emberwatch.outlive.names import CITIES, EQUIPMENT, EXOSKELETON
from emberwatch.outlive.state import State
from emberwatch.outlive.vocabulary import SALVAGE
from emberwatch.terminal.window import Window

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
"""The rules behind a pick, by its verb, where they are fewer than those of its question."""
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
"""The rules of what can be done at a place."""


class Rulebook:
    """Opens where the player asks."""

    def __init__(self, narrator: Narrator, window: Window) -> None:
        self.narrator = narrator
        self.game = narrator.game
        self.say = narrator.say
        self.window = window
        state = narrator.game.state
        assert isinstance(state, State), "these are the rules of Outlive"
        self.state = state

    def explain_question(self, seat: int) -> None:
        self.show_texts(self.rules_of_question(seat))

    def explain_pick(self, seat: int, pick: Pick) -> None:
        """What a choice is called and does, and the rules behind it."""
        self.window.show("", Text(self.narrator.choice(seat, pick), style="bold"))
        for line in self.narrator.helps(seat, pick):
            self.window.show(Text(" ".join(line.split())))
        for kind in self.equipment_of(seat, pick):
            self.explain_equipment(seat, kind)
        far = ("D-6",) if self.goes_far(seat, pick) else ()
        self.show_texts((*rules_behind(pick, self.rules_of_question(seat)), *far))

    def equipment_of(self, seat: int, pick: Pick) -> Iterator[int]:
        """What a choice would use up, bring within reach, or begin with."""
        if self.goes_far(seat, pick):
            yield EXOSKELETON
        if pick.words[0] == "move" and pick.how in CITIES:
            yield from self.state.displays[CITIES.index(pick.how)]
        if pick.words[0] == "lead":
            yield self.state.content.leader_equipment[pick.what]

    def goes_far(self, seat: int, pick: Pick) -> bool:
        """D-6: whether it is a move that uses the Exoskeleton."""
        if pick.words[0] != "move":
            return False
        return is_far(self.state.content, self.state.shelters[seat].heroes[pick.what], pick.how)

    def explain_equipment(self, seat: int, kind: int) -> None:
        name = self.say("term-labelled", label=self.say(f"equipment-{EQUIPMENT[kind]}"))
        helps = " ".join(self.narrator.helps(seat, SALVAGE[kind]))
        self.window.show(Text.assemble((f"{name} ", "bold"), " ".join(helps.split())))

    def rules_of_question(self, seat: int) -> Sequence[str]:
        prompt = self.game.prompt(seat)
        assert prompt is not None
        return prompt.rules

    def show_all(self) -> None:
        """The titles of all rules."""
        ids = self.game.rules.rule_ids
        self.window.tell("term-all-rules", rule=ids[0])
        for id in ids:
            self.window.show(Text(f"  {id:<5} {self.say(f'rule-{id}.title')}"))

    def show_one(self, asked: str) -> None:
        """One rule; says so if there is none of that name."""
        rules = self.game.rules
        found = rules.rule_called(asked)
        if found:
            self.show_texts([found])
        else:
            name, ids = self.say(f"game-{rules.name}"), ", ".join(rules.rule_ids)
            self.window.tell("error-unknown-rule", game=name, rule=asked[:20], rules=ids)

    def show_texts(self, ids: Iterable[str]) -> None:
        for id in ids:
            title = Text(f"{id}  {self.say(f'rule-{id}.title')}", style="bold")
            self.window.show("", title, Text(self.narrator.rule(id)))


def rules_behind(pick: Pick, rules: Sequence[str]) -> Sequence[str]:
    """The rules to read before making this pick, of a question with these rules."""
    verb = str(pick.words[0])
    if verb == "use":
        return ("R",) if pick.how == 1 else ("G", "A-8")
    own = PICK_RULES.get(verb, tuple(rules))
    return (*own, *PLACE_RULES[str(pick.words[2])]) if verb == "move" else own
