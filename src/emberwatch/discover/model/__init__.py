"""What Discover is made of: names, picks, the board, components, content, and the state of a game."""
