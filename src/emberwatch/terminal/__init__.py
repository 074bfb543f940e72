"""The terminal game: a `session` asks and answers, a `presenter` shows, and a `screen` draws what a seat may know."""
