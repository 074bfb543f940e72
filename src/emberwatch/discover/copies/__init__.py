"""Copies of Discover: drawn from a code, the same for the same code on every machine, or written by their owner."""
