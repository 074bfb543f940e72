"""Discover in the terminal."""
