"""What matters to a seat right now: the card that asks, what would kill it, what tokens have shown so far."""
