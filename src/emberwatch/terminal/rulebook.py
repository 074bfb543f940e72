"""The rulebook: the rules behind a question or a choice, a single rule, or the list of all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.text import Text

from emberwatch.engine.agenda import Pick
from emberwatch.terminal.table import TerminalTable
from emberwatch.terminal.window import GLUE, TerminalWindow

MANY: Final = 100
"""More rules than anybody wants to see at once."""
SHORTEST: Final = 3
"""The shortest word to search for: shorter ones are everywhere."""


class Rulebook:
    """Opens where the player asks."""

    def __init__(self, table: TerminalTable, window: TerminalWindow) -> None:
        self.table = table
        self.narrator = table.narrator
        self.game = table.game
        self.say = table.say
        self.window = window

    def explain_question(self, seat: int) -> None:
        self.show_texts(self.rules_of_question(seat))

    def explain_pick(self, seat: int, pick: Pick) -> None:
        """Print what a choice is called and does, and the rules behind it."""
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
        """Print the titles of all rules, or only the chapters if there are very many."""
        ids = self.game.rules.rule_ids
        if len(ids) <= MANY:
            self.window.print_message("term-all-rules", rule=ids[0])
            self.show_titles(ids)
        else:
            chapters = chapters_of(ids)
            self.window.print_message("term-all-chapters", chapter=next(iter(chapters)), rule=ids[0])
            for chapter in chapters:
                self.window.show(Text(f"  {chapter:<3} {self.say(f'term-chapter-{chapter.lower()}')}"))

    def show_titles(self, ids: Sequence[str]) -> None:
        widest = max([5, *[len(id) for id in ids]])
        for id in ids:
            self.window.show(Text(f"  {id:<{widest}} {self.say(f'rule-{id}.title')}"))

    def show_one(self, asked: str) -> None:
        """Print one rule; if there are very many, also a chapter or the rules with a word; say so if there is none."""
        rules = self.game.rules
        found = rules.rule_called(asked)
        if found:
            self.show_texts([found])
        elif len(rules.rule_ids) > MANY:
            self.show_some(asked)
        else:
            self.refuse(asked, rules.rule_ids)

    def show_some(self, asked: str) -> None:
        """Print the titles of a chapter, or of the rules that contain a word."""
        chapters = chapters_of(self.game.rules.rule_ids)
        chapter = asked.upper()
        found = chapters[chapter] if chapter in chapters else self.rules_about(asked)
        if not found:
            self.refuse(asked, chapters)
            return
        if chapter in chapters:
            self.window.show(Text(f"{chapter}  {self.say(f'term-chapter-{chapter.lower()}')}", style="bold"))
        else:
            self.window.print_message("term-rules-found", word=asked[:20], n=len(found))
        self.show_titles(found)

    def rules_about(self, word: str) -> list[str]:
        """The rules with this word in their title or text; a part of a word counts if it is long enough."""
        if len(word) < SHORTEST:
            return []
        sought = plainly(word)
        texts = {id: f"{self.say(f'rule-{id}.title')} {self.narrator.rule(id)}" for id in self.game.rules.rule_ids}
        return [id for id, text in texts.items() if sought in plainly(text)]

    def refuse(self, asked: str, known: Iterable[str]) -> None:
        game = self.say(f"game-{self.game.rules.name}")
        self.window.print_message("error-unknown-rule", game=game, rule=asked[:20], rules=", ".join(known))

    def show_texts(self, ids: Iterable[str]) -> None:
        for id in ids:
            title = Text(f"{id}  {self.say(f'rule-{id}.title')}", style="bold")
            self.window.show("", title, Text(self.narrator.rule(id)))


def plainly(text: str) -> str:
    """A text in the form used for searching: case and kinds of spaces make no difference."""
    return " ".join(text.replace(GLUE, " ").casefold().split())


def chapters_of(ids: Iterable[str]) -> dict[str, list[str]]:
    """Rules by what precedes their numbers."""
    chapters: dict[str, list[str]] = {}
    for id in ids:
        chapters.setdefault(id.partition("-")[0], []).append(id)
    return chapters
