"""A player for tests of the terminal: types answers, and now and then a command."""

from __future__ import annotations

import io
import random
import re

RANGE = re.compile(r"\((\d+)[–-](\d+)")
"""The numbers that a prompt allows."""


class Typist:
    """Types any number that the prompt allows; what is planned for a question comes before its number."""

    def __init__(self, out: io.TextIOBase, seed: int, plan: dict[int, list[str]] | None = None) -> None:
        self.out = out
        self.random = random.Random(seed)
        self.plan = {question: list(lines) for question, lines in (plan or {}).items()}
        self.questions = 0
        """Numbers typed so far."""
        self.at_end: list[str] = []
        """What is typed when the game is over."""

    def __call__(self, prompt: str) -> str:
        self.out.write(prompt)
        answer = self.answer(prompt)
        self.out.write(f"{answer}\n")
        return answer

    def answer(self, prompt: str) -> str:
        choice = RANGE.search(prompt)
        if not choice:
            return self.at_end.pop(0) if self.at_end and "save" in prompt else ""
        if self.plan.get(self.questions):
            return self.command(self.plan[self.questions].pop(0))
        self.questions += 1
        return self.number(int(choice[1]), int(choice[2]))

    def number(self, first: int, last: int) -> str:
        """The answer to a question."""
        return str(self.random.randint(first, last))

    def command(self, line: str) -> str:
        if line == "^C":
            raise KeyboardInterrupt
        if line == "^D":
            raise EOFError
        if line == "^?":
            raise UnicodeDecodeError("utf-8", b"\xff", 0, 1, "invalid start byte")
        return line
