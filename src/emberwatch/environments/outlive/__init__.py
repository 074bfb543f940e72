"""Outlive as a vector."""
