"""Writes docs/observations.md: what is observed, field by field, as the encodings themselves describe it.

python docs/observations.py
"""

from __future__ import annotations

from pathlib import Path

from emberwatch.environments.encoding import described

PAGE = Path(__file__).with_suffix(".md")
HEAD = """\
# What is observed

The vector of the [environments](environments.md), field by field. `python docs/observations.py` writes this page.

- A vector says what one seat may know, and which question it is asked. It says nothing else.
- Seats are told from the one that looks: `me`, then `next`, `second`, `third` in turn order. Seats that nobody has are
  all zeros.
- Counts are divided by the number in the fourth column, so that most are between 0 and 1. Where that is 1 the field is
  yes or no; if it lists names, there is one number for each.
"""
FURTHER = """\
Copies of Discover differ, so cards, items and enemies stand by their numbers in the copy. Left out is what has a name
of its own in every copy (characters, nights, threats, kinds of ground), and what a card says.
"""


def page() -> str:
    """The whole page."""
    parts = [HEAD, "## Outlive\n", described("outlive"), "## Discover\n", FURTHER, described("discover")]
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
