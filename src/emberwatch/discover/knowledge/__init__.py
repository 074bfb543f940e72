"""What a seat may know, how the rest is dealt again, and what must be conserved."""
