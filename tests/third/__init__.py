"""A third game of another package plays everywhere, and nothing in Emberwatch knows of it."""
