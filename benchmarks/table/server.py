"""The server that the benchmark measures: `emberwatch serve` in separate processes, on loopback."""

from __future__ import annotations

import http.client
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, Final

import msgspec

from emberwatch.engine.errors import Problem
from emberwatch.table.serve import free_port
from emberwatch.table.settings import LIMITS

HOST: Final = "127.0.0.1"
PATIENCE: Final = 60.0
"""Seconds that a server has to start or to stop."""
UNLIMITED: Final = {
    "tables_per_hour": 1_000_000,
    "visitors_per_hour": 10_000_000,
    "requests_per_second": 100_000.0,
    "request_burst": 100_000,
    "heavy_per_second": 100_000.0,
    "heavy_burst": 100_000,
    "pages_per_address": 100_000,
}
"""One address is a whole crowd here; all other limits are unchanged."""
PROCESSES: Final = Path("/proc")


class NotMeasured(Problem):
    """The benchmark cannot run here."""


class Reply(msgspec.Struct, frozen=True):
    """The server's answer to a request."""

    status: int
    headers: dict[str, str]
    body: bytes
    size: int
    """Bytes of the answer as they were sent, headers included."""

    def json(self) -> Any:  # noqa: ANN401
        return msgspec.json.decode(self.body)


class Subject:
    """A server that can be killed and started again on the same database and port."""

    def __init__(self, database: str, log: Path) -> None:
        if not PROCESSES.is_dir():
            raise NotMeasured("cli-table-no-proc")
        self.database: Final = database
        self.log: Final = log
        self.port: Final = free_port(HOST)
        self.process: subprocess.Popen[bytes] | None = None

    # -- starting and stopping ------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start it; return when it answers."""
        command = [sys.executable, "-m", "emberwatch", "serve", "--host", HOST, "--port", str(self.port)]
        environment = os.environ | {LIMITS: msgspec.json.encode(UNLIMITED).decode()}
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--database", self.database], stdout=log, stderr=log, env=environment, start_new_session=True
            )
        until = time.monotonic() + PATIENCE
        while not self.is_well():
            if self.process.poll() is not None or time.monotonic() > until:
                raise NotMeasured("cli-table-no-server", problem=self.last_words())
            time.sleep(0.02)

    def is_well(self) -> bool:
        try:
            return self.ask("GET", "/health").status == http.HTTPStatus.OK
        except (OSError, http.client.HTTPException):
            return False

    def last_words(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")[-2000:].strip()

    def kill(self) -> None:
        """Kill the server and its bot processes at once, as a power failure would."""
        process, self.process = self.process, None
        if process is not None:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait(PATIENCE)

    def stop(self) -> None:
        """Stop it as an operator would."""
        process, self.process = self.process, None
        if process is not None:
            process.terminate()
            process.wait(PATIENCE)

    # -- asking ---------------------------------------------------------------------------------------------------

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> Reply:
        """Send one request over a connection of its own."""
        connection = http.client.HTTPConnection(HOST, self.port, timeout=PATIENCE)
        try:
            raw = None if body is None else msgspec.json.encode(body)
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            connection.request(method, path, raw, named | ({"Content-Type": "application/json"} if raw else {}))
            response = connection.getresponse()
            told = response.read()
            lines = [f"{name}: {value}\r\n" for name, value in response.getheaders()]
            size = len("HTTP/1.1 200 OK\r\n\r\n") + sum(map(len, lines)) + len(told)
            return Reply(response.status, {name.lower(): value for name, value in response.getheaders()}, told, size)
        finally:
            connection.close()

    # -- measuring ------------------------------------------------------------------------------------------------

    def processes(self) -> list[Path]:
        """The server's processes: all those in its session."""
        assert self.process is not None
        folders = [folder for folder in PROCESSES.iterdir() if folder.name.isdecimal()]
        return [folder for folder in folders if session_of(folder) == self.process.pid]

    def memory(self) -> int:
        """Bytes that all its processes hold in memory (RSS); memory they share is counted in each."""
        pages = [int((folder / "statm").read_text().split()[1]) for folder in self.processes()]
        return sum(pages) * os.sysconf("SC_PAGE_SIZE")

    def processor_time(self) -> dict[str, float]:
        """Seconds of processor time used by the server itself and by the bot processes."""
        assert self.process is not None
        used = {int(folder.name): processor_time_of(folder) for folder in self.processes()}
        own = used.pop(self.process.pid)
        return {"server": own, "bots": sum(used.values())}


def fields_of(folder: Path) -> list[str]:
    """The fields of /proc/PID/stat after the name of the program, which may contain anything."""
    return (folder / "stat").read_text().rpartition(")")[2].split()


def session_of(folder: Path) -> int:
    try:
        return int(fields_of(folder)[3])
    except OSError:  # it has just ended
        return -1


def processor_time_of(folder: Path) -> float:
    fields = fields_of(folder)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
