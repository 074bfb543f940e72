"""What can go wrong on the user's side: each problem has a key and details, and becomes a sentence at the edge."""

from __future__ import annotations

from typing import Final

LONGEST: Final = 80
"""A problem quotes at most this many characters of what was asked."""


class Problem(ValueError):
    """A mistake in what was asked of the engine. Nothing has changed when it is raised.

    `key` names a message in the text files, `details` are its arguments; `str()` gives the English sentence.
    """

    def __init__(self, key: str, **details: str | int) -> None:
        super().__init__(key, details)
        self.key = key
        self.details = details

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the problem so that it comes back whole from a worker process."""
        return rebuild, (type(self), self.key, self.details)

    def __str__(self) -> str:
        from emberwatch.text import speaker  # load the texts only when somebody reads them

        return speaker("en").say(self.key, **self.details)


def quote_input(value: object) -> str:
    """What was asked, as a problem quotes it: shortened, and without ever failing."""
    try:
        text = repr(value)
    except ValueError:  # Python refuses to print numbers with thousands of digits
        text = "…"
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def describe(problem: BaseException) -> str:
    """Describe a failure in somebody else's code, for the person who can repair it."""
    return f"{type(problem).__name__}: {problem}"


def rebuild(kind: type[Problem], key: str, details: dict[str, str | int]) -> Problem:
    return kind(key, **details)


class IllegalPick(Problem):
    """This seat cannot pick that now."""


class UnknownGame(Problem):
    """There is no game with that name."""


class BadNet(Problem):
    """A file of weights that cannot be read, or was trained for other rules."""


class BrokenGame(UnknownGame):
    """A game from another package that cannot be loaded."""


class NoRoom(Problem):
    """A game lacks what this part of the program needs: a drawing, an encoding, facts ..."""


class BadOption(Problem):
    """A game cannot be set up that way."""


class BadRecord(Problem):
    """A record that cannot be read, comes from another version, or does not reproduce."""


class BadPosition(Problem):
    """A position that these rules cannot continue from."""
