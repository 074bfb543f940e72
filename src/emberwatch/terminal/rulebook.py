"""The rulebook at hand: the rules behind a question or a choice, one of them, or the list of all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from emberwatch.engine.agenda import Pick
from emberwatch.terminal.table import Table
from emberwatch.terminal.window import Window

MANY: Final = 100
"""More rules than anybody wants to see at once."""


class Rulebook:
    """Opens where the player asks."""

    def __init__(self, table: Table, window: Window) -> None:
        self.table = table
        self.narrator = table.narrator
        self.game = table.game
        self.say = table.say
        self.window = window

    def explain_question(self, seat: int) -> None:
        self.show_texts(self.rules_of_question(seat))

    def explain_pick(self, seat: int, pick: Pick) -> None:
        """What a choice is called and does, and the rules behind it."""
        self.window.show("", Text(self.narrator.choice(seat, pick), style="bold"))
        for line in self.narrator.helps(seat, pick):
            self.window.show(Text(" ".join(line.split())))
        self.window.show(*self.table.explanation(seat, pick))
        self.show_texts(self.table.rules_behind(seat, pick, self.rules_of_question(seat)))

    def rules_of_question(self, seat: int) -> Sequence[str]:
        prompt = self.game.prompt(seat)
        assert prompt is not None
        return prompt.rules

    def show_all(self) -> None:
        """The titles of all rules; of very many only the chapters, by their first rules."""
        ids = self.game.rules.rule_ids
        if len(ids) <= MANY:
            self.window.tell("term-all-rules", rule=ids[0])
            self.show_titles(ids)
        else:
            chapters = chapters_of(ids)
            self.window.tell("term-all-chapters", chapter=next(iter(chapters)), rule=ids[0])
            self.show_titles([rules[0] for rules in chapters.values()])

    def show_titles(self, ids: Sequence[str]) -> None:
        widest = max(5, *[len(id) for id in ids])
        for id in ids:
            self.window.show(Text(f"  {id:<{widest}} {self.say(f'rule-{id}.title')}"))

    def show_one(self, asked: str) -> None:
        """One rule, or a chapter of them; says so if there is none of that name."""
        rules = self.game.rules
        found, chapters = rules.rule_called(asked), chapters_of(rules.rule_ids)
        many = len(rules.rule_ids) > MANY
        if found:
            self.show_texts([found])
        elif many and asked.upper() in chapters:
            self.show_titles(chapters[asked.upper()])
        else:
            known = ", ".join(chapters if many else rules.rule_ids)
            self.window.tell("error-unknown-rule", game=self.say(f"game-{rules.name}"), rule=asked[:20], rules=known)

    def show_texts(self, ids: Iterable[str]) -> None:
        for id in ids:
            title = Text(f"{id}  {self.say(f'rule-{id}.title')}", style="bold")
            self.window.show("", title, Text(self.narrator.rule(id)))


def chapters_of(ids: Iterable[str]) -> dict[str, list[str]]:
    """Rules by what stands before their numbers."""
    chapters: dict[str, list[str]] = {}
    for id in ids:
        chapters.setdefault(id.partition("-")[0], []).append(id)
    return chapters
