"""Commands for Discover only."""
