"""The terminal game: a `session` asks and answers, a `presenter` shows, a `table` draws what a seat may know.

Code that all games share is here; each game's own code is in the folder with its name, behind `table.TerminalTable`.
"""
