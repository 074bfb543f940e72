"""The card language: its syntax, its reader, and what every line of a card does."""
