"""Bots for Outlive, and how the planner thinks about it."""

from emberwatch.bots.outlive.greedy import Greedy

BOTS = (Greedy,)
