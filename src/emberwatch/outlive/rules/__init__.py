"""The rules of Outlive, one file per chapter of the rulebook. mypyc compiles all of them."""
