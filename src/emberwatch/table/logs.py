"""Logs: one JSON object per line, for machines to read, without addresses, names, tokens or secrets."""

from __future__ import annotations

import asyncio
import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

EXTRA: Final = ("table", "bot", "problem", "service", "game", "worker")
"""Fields that a line may have besides its message."""
CONNECTIONS: Final = "emberwatch.connections"
LEVELS: Final = {
    "emberwatch": logging.INFO,
    "uvicorn.error": logging.INFO,
    "alembic": logging.WARNING,
    "asyncio": logging.WARNING,
    CONNECTIONS: logging.WARNING,  # below that it logs the address of every page that is opened
}

log = logging.getLogger("emberwatch.tasks")


class JsonLines(logging.Formatter):
    """Formats each record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        line |= {name: str(getattr(record, name)) for name in EXTRA if hasattr(record, name)}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs() -> None:
    """Log our lines and the server's to standard error; on a terminal, only problems, in words."""
    watched = sys.stderr.isatty()
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(message)s") if watched else JsonLines())
    for name, level in LEVELS.items():
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(logging.WARNING if watched else level)
        logger.propagate = False


def note_failure(task: asyncio.Task[Any]) -> None:
    """Log what ended a task that nobody waits for, unless it was canceled."""
    problem = None if task.cancelled() else task.exception()
    if problem is not None:
        log.error("a task failed", exc_info=problem)
