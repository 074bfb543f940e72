"""Write docs/observations.md: what is observed, field by field, as the encodings describe it.

python docs/observations.py
"""

from __future__ import annotations

from pathlib import Path

from emberwatch.environments.encoding import described

PAGE = Path(__file__).with_suffix(".md")
HEAD = """\
# What is observed

This page describes the vector of the [environments](environments.md), field by field.
`python docs/observations.py` writes it.

- A vector says what one seat may know and which question it is asked, and nothing else.
- Seats are listed starting with the observer's own: `me`, then `next`, `second`, `third` in turn
  order. Empty seats are all zeros.
- Counts are divided by the number in the fourth column, so that most are between 0 and 1. If that
  number is 1, the field means yes or no; if the field lists names, it has one number for each.
"""
FURTHER = """\
Copies of Discover differ, so cards, items and enemies are known by their numbers in the copy. The
vector leaves out everything that has different names in every copy (characters, nights, threats,
kinds of ground), and the text of cards. In fields by number, the first entry is number 1.
"""


def page() -> str:
    """The text of the page."""
    parts = [HEAD, "## Outlive\n", described("outlive"), "## Discover\n", FURTHER, described("discover")]
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
