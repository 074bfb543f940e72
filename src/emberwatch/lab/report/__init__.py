"""The report: the findings from the games of a run, and how they are drawn."""
