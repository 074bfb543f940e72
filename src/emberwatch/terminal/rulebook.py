"""The rulebook at hand: the rules behind a question or a choice, one of them, or the list of all."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from rich.text import Text

from emberwatch.engine.agenda import Pick
from emberwatch.narrator import Narrator
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
PLACE_RULES: Final[Mapping[str, str]] = {
    "forest": "A-3",
    "mine": "A-3",
    "fairgrounds": "A-3",
    "dam": "A-6",
    "military-base": "A-2",
    "cargo-ship": "A-5",
    "blackwood": "A-7",
    "silent-peak": "A-7",
}
"""The rule of what can be done at a place."""


class Rulebook:
    """Opens where the player asks."""

    def __init__(self, narrator: Narrator, window: Window) -> None:
        self.narrator = narrator
        self.game = narrator.game
        self.say = narrator.say
        self.window = window

    def explain_question(self, seat: int) -> None:
        self.show_texts(self.rules_of_question(seat))

    def explain_pick(self, seat: int, pick: Pick) -> None:
        """What a choice is called and does, and the rules behind it."""
        self.window.show("", Text(self.narrator.choice(seat, pick), style="bold"))
        for line in self.narrator.helps(seat, pick):
            self.window.show(Text(" ".join(line.split())))
        self.show_texts(rules_behind(pick, self.rules_of_question(seat)))

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
        ids = self.game.rules.rule_ids
        found = [id for id in ids if id.lower().replace("-", "") == asked.lower().replace("-", "")]
        if found:
            self.show_texts(found)
        else:
            name = self.say(f"game-{self.game.rules.name}")
            self.window.tell("error-unknown-rule", game=name, rule=asked[:20], rules=", ".join(ids))

    def show_texts(self, ids: Iterable[str]) -> None:
        for id in ids:
            title = Text(f"{id}  {self.say(f'rule-{id}.title')}", style="bold")
            self.window.show("", title, Text(self.narrator.one_line(f"rule-{id}")))


def rules_behind(pick: Pick, rules: Sequence[str]) -> Sequence[str]:
    """The rules to read before making this pick, of a question with these rules."""
    verb = str(pick.words[0])
    if verb == "use":
        return ("R",) if pick.how == 1 else ("G", "A-8")
    own = PICK_RULES.get(verb, tuple(rules))
    return (*own, PLACE_RULES[str(pick.words[2])]) if verb == "move" else own
