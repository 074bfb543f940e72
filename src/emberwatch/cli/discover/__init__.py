"""Commands for Discover alone."""
