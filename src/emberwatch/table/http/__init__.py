"""Requests: the lobby, visitors, and what stands before every request."""
