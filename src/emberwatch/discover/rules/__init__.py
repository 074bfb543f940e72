"""The rules of Discover, one file for each chapter of the rulebook. All of it is compiled."""
