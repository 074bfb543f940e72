"""Names and chat lines as people type them, made harmless: plain text on one line, no longer than allowed."""

from __future__ import annotations

import unicodedata

from emberwatch.engine.errors import BadOption

INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
"""Categories of invisible characters: controls, marks that change the text direction, line ends."""


def clean(text: str, most: int) -> str:
    """The text without invisible characters; BadOption if nothing is left or it is too long."""
    seen = "".join([c if unicodedata.category(c) not in INVISIBLE else " " for c in text])
    words = " ".join(seen.split())
    if not words:
        raise BadOption("error-table-empty")
    if len(words) > most:
        raise BadOption("error-table-long", size=len(words), most=most)
    return words
