"""Processes in which bots think and records are replayed."""
