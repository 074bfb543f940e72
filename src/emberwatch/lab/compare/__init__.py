"""Compare: two setups of one game, played with the same seeds, and every difference between them."""
