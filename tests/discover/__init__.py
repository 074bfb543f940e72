"""Tests of Discover, chapter by chapter."""
