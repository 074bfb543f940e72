"""The report: what the games of a run add up to, and how it is drawn."""
