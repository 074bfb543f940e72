"""What cards do: one class per verb, by what it changes."""
