"""Outlive in the terminal."""
