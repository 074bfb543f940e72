"""Copies of Discover: generated from a code, with the same result on every machine, or written by their owner."""
