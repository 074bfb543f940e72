"""What the lab keeps of a game of Discover, and what it says about its copies."""
