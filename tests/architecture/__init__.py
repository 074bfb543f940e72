"""The shape of the code: which layer may know which, and what the rules may never do. Checked by reading the source."""
