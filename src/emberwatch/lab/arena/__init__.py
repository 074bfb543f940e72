"""The arena: bots against each other, and how good they are."""
