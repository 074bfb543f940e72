"""The terminal game: `screen` draws what a seat may know, `session` asks and answers."""
