"""Starting the server: its database, its workers, and the browser that opens."""

from __future__ import annotations

import gc
import logging
import os
import re
import shutil
import socket
import tempfile
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path
from typing import Any, Final

import uvicorn
from fastapi import FastAPI
from starlette.types import Receive, Scope, Send
from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

from emberwatch.engine.errors import BadOption
from emberwatch.table.logs import CONNECTIONS
from emberwatch.table.settings import ServerSettings, to_environment

LARGEST_FRAME: Final = 1_000_000
"""A message from a page beyond this size ends its connection; a smaller one that is too large gets an answer."""
GRACE: Final = 5
"""Seconds that open connections get when the server is asked to stop."""
GARBAGE: Final = 20_000
"""How many new objects trigger a garbage collection."""
COMPRESSION: Final = ServerPerMessageDeflateFactory(
    server_no_context_takeover=True,
    client_no_context_takeover=True,
    server_max_window_bits=14,
    compress_settings={"level": 1, "memLevel": 7},
)
SOCKET: Final = re.compile(r"/socket/([^/]+)")
"""The address of a table's socket."""
LOOPBACK: Final = ("127.0.0.1", "localhost", "::1")


def default_database() -> str:
    """A file in the user's data folder."""
    folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "emberwatch"
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def serve(settings: ServerSettings, *, open_browser: bool) -> int:
    """Serve until somebody stops it, and return the exit status."""
    check(settings)
    to_environment(settings)
    if open_browser:
        threading.Thread(target=open_when_ready, args=(address(settings),), daemon=True).start()
    with_metrics = tempfile.mkdtemp(prefix="emberwatch-metrics-") if settings.workers > 1 else ""
    if with_metrics:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = with_metrics
    try:
        uvicorn.run(
            f"{__name__}:application", factory=True, host=settings.host, port=settings.port,
            workers=settings.workers, ws=f"{__name__}:Connection", ws_max_size=LARGEST_FRAME, ws_ping_interval=25,
            ws_ping_timeout=60, timeout_graceful_shutdown=GRACE, access_log=False, log_config=None, server_header=False,
        )  # fmt: skip
    finally:
        if with_metrics:
            shutil.rmtree(with_metrics, ignore_errors=True)
    return 0


def application() -> Door:
    """The application of a worker.

    Everybody waits while the garbage collector goes through all objects, and it finds next to nothing. So it runs
    rarely, and skips the objects that have been loaded so far, which stay.
    """
    from emberwatch.table.app import create

    door = Door(create())
    gc.freeze()
    gc.set_threshold(GARBAGE)
    return door


class Door:
    """Leads pages' sockets straight to their handler, and everything else through the application.

    The layers of the application do nothing for a socket, but each would hold some memory for every open page.
    """

    def __init__(self, app: FastAPI) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        table = SOCKET.fullmatch(scope["path"]) if scope["type"] == "websocket" else None
        if table is None:
            await self.app(scope, receive, send)
        else:
            await self.app.state.worker.sockets.serve(WebSocket(scope, receive, send), table[1])


class Connection(WebSocketsSansIOProtocol):
    """A socket that compresses every message separately, so that an idle page holds no compressor in memory.

    It does not log who comes and goes.
    """

    def __init__(self, *args: Any, **settings: Any) -> None:  # noqa: ANN401
        super().__init__(*args, **settings)
        self.conn.available_extensions = [COMPRESSION]
        self.logger = self.conn.logger = logging.getLogger(CONNECTIONS)

    def keepalive_timeout(self) -> None:
        """Drop a page that has not answered for too long; what it has not taken is not kept for it."""
        super().keepalive_timeout()
        self.transport.abort()


def check(settings: ServerSettings) -> None:
    """Report what cannot work before anything starts."""
    if settings.workers > 1 and not settings.database.startswith("postgresql"):
        raise BadOption("error-table-workers", workers=settings.workers)
    with socket.socket(socket.AF_INET6 if ":" in settings.host else socket.AF_INET) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((settings.host, settings.port))
        except OSError as problem:
            reason = problem.strerror or str(problem)
            raise BadOption("error-table-port", host=settings.host, port=settings.port, problem=reason) from problem


def free_port(host: str) -> int:
    """A port that nobody listens on."""
    with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
        probe.bind((host, 0))
        return int(probe.getsockname()[1])


def address(settings: ServerSettings) -> str:
    host = settings.host if settings.host not in ("0.0.0.0", "::") else "127.0.0.1"
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def open_when_ready(url: str) -> None:
    """Open the browser as soon as the server answers."""
    for _ in range(200):
        try:
            with urllib.request.urlopen(f"{url}/health", timeout=2):
                webbrowser.open(url)
                return
        except OSError:
            time.sleep(0.1)
