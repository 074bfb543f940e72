"""Copies of Discover from a seed: the same copy for the same code, on every machine and for ever."""
