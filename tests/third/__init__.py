"""A third game from another package plays everywhere, and nothing in Emberwatch knows about it."""
