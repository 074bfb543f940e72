"""Discover as a vector."""
