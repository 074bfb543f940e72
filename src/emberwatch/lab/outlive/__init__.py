"""What the lab keeps of a game of Outlive."""
