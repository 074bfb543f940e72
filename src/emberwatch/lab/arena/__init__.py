"""The arena: rank bots against each other."""
