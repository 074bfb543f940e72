"""What Outlive is made of: names, picks, figures, editions, and the state of a game."""
