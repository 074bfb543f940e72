"""What the lab keeps of a game of Discover, and what it reports about copies."""
