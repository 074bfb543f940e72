"""HTTP: the lobby, visitors, and checks before every request."""
