"""A match at a table: its events, its levels of bots, and what each seat is shown."""
