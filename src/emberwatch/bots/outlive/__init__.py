"""Bots for Outlive, and how the planner thinks about it."""
