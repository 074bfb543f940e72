"""Bots for Discover, and how the planner thinks about it."""
