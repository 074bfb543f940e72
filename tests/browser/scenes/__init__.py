"""What happens at a table, seen in a real browser: scenes, draws, gestures, cards, the end."""
