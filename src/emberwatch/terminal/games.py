"""The games that can be played in the terminal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from emberwatch.terminal.discover.table import DiscoverTable
from emberwatch.terminal.outlive.table import OutliveTable
from emberwatch.terminal.table import Table

TABLES: Final[Mapping[str, type[Table]]] = {"outlive": OutliveTable, "discover": DiscoverTable}
