"""How long a bot may think about a move, and how people write it: `1s`, `250ms`, or `400` for 400 tries."""

from __future__ import annotations

import re
from time import perf_counter
from typing import Final

from emberwatch.engine.errors import BadOption, quote_input

FORM: Final = re.compile(r"([0-9]{1,6}(?:\.[0-9]{1,3})?)(ms|s|)")
LONGEST: Final = 600.0
"""The longest budget, in seconds per move: more is a mistake."""


class Budget:
    """Either seconds or tries; the other is None. With tries, a bot plays the same on every machine."""

    __slots__ = ("seconds", "tries")

    def __init__(self, seconds: float | None, tries: int | None) -> None:
        assert (seconds is None) != (tries is None)
        self.seconds: Final = seconds
        self.tries: Final = tries

    @classmethod
    def read(cls, text: str) -> Budget:
        """Parse a budget as people write it; BadOption says what would be right."""
        match = FORM.fullmatch(text)
        number = float(match[1]) if match else 0.0
        seconds = number / 1000 if match and match[2] == "ms" else number
        if not match or number <= 0 or (not match[2] and "." in text) or (match[2] and seconds > LONGEST):
            raise BadOption("error-bot-budget", budget=quote_input(text), longest=int(LONGEST))
        return cls(seconds, None) if match[2] else cls(None, int(number))

    def __str__(self) -> str:
        if self.seconds is None:
            return str(self.tries)
        return f"{self.seconds:g}s" if self.seconds >= 1 else f"{self.seconds * 1000:g}ms"


class Watch:
    """A clock that counts tries and seconds from its creation and says when a budget is spent.

    A new try begins only if one of the usual length would still end in time.
    """

    __slots__ = ("began", "longest", "seconds", "tries", "until")

    def __init__(self, budget: Budget) -> None:
        self.began: Final = perf_counter()
        self.seconds: Final = 1e9 if budget.seconds is None else budget.seconds
        self.until: Final = budget.tries or 1 << 60
        self.tries = 0
        self.longest = 0.0
        """The longest try so far, in seconds."""

    def goes_on(self) -> bool:
        """Whether there is time for one more try."""
        if self.tries >= self.until:
            return False
        return self.tries == 0 or self.spent() + self.longest < self.seconds

    def spent(self) -> float:
        """Seconds since the clock was started."""
        return perf_counter() - self.began

    def tried(self, since: float) -> None:
        """Count a try that is done; `since` is the number of seconds spent when it began."""
        self.tries += 1
        self.longest = max(self.longest, self.spent() - since)
