"""What the server remembers, in one database."""
