"""The command line, one module for each family of commands."""

from emberwatch.cli.main import main

__all__ = ["main"]
