"""The terminal game: a `session` asks and answers, a `presenter` shows, a `table` draws what a seat may know.

What all games share is here; what is Outlive's or Discover's is in the folder of that name, behind `table.Table`.
"""
