"""Runs: many games, kept in a folder that can be continued."""
