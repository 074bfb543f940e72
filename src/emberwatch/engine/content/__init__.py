"""Content packs: the figures of a game as files, how they are checked, and what can be wrong with them."""
