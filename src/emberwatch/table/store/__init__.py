"""Everything the server remembers, in one database."""
