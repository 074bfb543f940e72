"""The ids of the rules of Discover, chapter by chapter, and the number of rules in each."""

from __future__ import annotations

from typing import Final

CHAPTERS: Final = (
    ("OV", 8), ("CO", 1), ("SE", 25), ("RO", 12), ("FI", 10), ("TH", 12), ("QU", 12), ("AC", 5), ("CH", 6),
    ("GA", 14), ("MO", 14), ("SC", 6), ("TR", 5), ("CR", 12), ("SP", 5), ("LI", 11), ("IN", 16), ("DA", 8),
    ("KA", 6), ("MN", 22), ("CB", 26), ("RT", 5), ("FL", 3), ("DE", 4), ("GO", 7), ("OD", 4), ("IT", 4), ("CA", 7),
    ("SO", 1), ("S5", 23), ("SU", 7), ("HO", 1), ("R", 100),
)  # fmt: skip
"""From the overview to scenario 5; then support cards, the house rule, and rulings on what the rulebook leaves open."""
RULE_IDS: Final = tuple(f"{chapter}-{n}" for chapter, count in CHAPTERS for n in range(1, count + 1))
