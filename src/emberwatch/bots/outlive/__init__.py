"""Bots for Outlive, how the planner thinks about it, and what the veteran has learned."""

from pathlib import Path

from emberwatch.bots.outlive.greedy import Greedy

BOTS = (Greedy,)
NET = Path(__file__).parent / "veteran.npz"
"""The weights of the net; `docs/training.md` says how they were made."""
