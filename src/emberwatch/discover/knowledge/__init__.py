"""What a seat may know, how the rest is redealt, and what must be conserved."""
