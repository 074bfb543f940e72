"""A real server in a separate process, and pages that talk to it over real sockets."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import TracebackType
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.dice import DICE, VARIABLE
from tests.paths import found_in
from tests.table.changes import view_after
from tests.waiting import HANGS
from tests.web.typed import check_message

STOPS = 30.0
"""Maximum seconds for a server to stop when asked, even while bots think."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    """`emberwatch serve` on loopback, with fixed dice. It can be killed and restarted on its database and port."""

    def __init__(
        self, database: str, *words: str, log: Path | None = None, path: Path | None = None, dice: str = DICE
    ) -> None:
        """`path` is where further packages are, such as bots."""
        self.environment = {**os.environ, VARIABLE: dice, **(found_in(path) if path else {})}
        self.database = database
        self.words = words
        self.port = free_port()
        self.log = log
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> Server:
        command = [sys.executable, "-m", "emberwatch", "serve", "--port", str(self.port), "--database", self.database]
        log = open(self.log, "ab") if self.log else subprocess.DEVNULL  # noqa: SIM115 - it stays open with the process
        self.process = subprocess.Popen(
            [*command, *self.words], stdout=log, stderr=log, start_new_session=True, env=self.environment
        )
        deadline = time.monotonic() + HANGS
        while time.monotonic() < deadline:
            assert self.process.poll() is None, "the server ended at once"
            try:
                if httpx.get(f"{self.url}/health", timeout=2).status_code == 200:
                    return self
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server did not start")

    def kill(self) -> None:
        """Kill the server and all its helpers at once, as a power failure would."""
        self.end(signal.SIGKILL)

    def stop(self) -> int:
        """Stop it as an operator would."""
        return self.end(signal.SIGTERM)

    def end(self, how: signal.Signals) -> int:
        process, self.process = self.process, None
        assert process is not None
        if how is signal.SIGKILL:
            os.killpg(process.pid, how)
        else:
            process.send_signal(how)
        return process.wait(STOPS)

    def __enter__(self) -> Server:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None:
        if self.process is not None:
            self.stop()


def bot_processes_of(server: Server) -> list[int]:
    """The ids of a server's bot processes; there is at least one."""
    assert server.process is not None
    children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
    found: list[int] = []
    while not found:
        ids = [int(id) for id in children.read_text().split()]
        found = [id for id in ids if b"emberwatch.table.bots.process" in Path(f"/proc/{id}/cmdline").read_bytes()]
    return found


class Guest:
    """A visitor: what their browser would ask and keep."""

    def __init__(self, server: Server, language: str = "en") -> None:
        self.server = server
        self.client = httpx.Client(base_url=server.url, headers={"Accept-Language": language}, timeout=HANGS)

    def get(self, path: str) -> Any:  # noqa: ANN401
        return checked(self.client.get(f"/api{path}"))

    def post(self, path: str, body: object = None) -> Any:  # noqa: ANN401
        return checked(self.client.post(f"/api{path}", json=body))

    def new_table(self, game: str, *seats: str, **options: object) -> str:
        """Make a table; seats are words: me, here:Ada, open, bot:greedy."""
        wishes = [seat_wish(word) for word in seats]
        return str(self.post("/tables", {"game": game, "options": options, "seats": wishes})["id"])

    @property
    def cookie(self) -> str:
        return "; ".join([f"{name}={value}" for name, value in self.client.cookies.items()])

    def page(self, table: str, **headers: str) -> Page:
        return Page(self.server, table, {"Cookie": self.cookie, **headers})


def checked(response: httpx.Response) -> Any:  # noqa: ANN401
    assert response.is_success, f"{response.status_code} {response.text}"
    return response.json()


def seat_wish(word: str) -> dict[str, str]:
    kind, _, rest = word.partition(":")
    if kind == "bot":
        return {"kind": "bot", **({"bot": rest} if rest else {})}
    return {"kind": kind, **({"name": rest} if rest else {})}


class Page:
    """An open page: it remembers the last state, and every frame it was sent, with the view that the frame leads to."""

    def __init__(self, server: Server, table: str, headers: dict[str, str]) -> None:
        self.url = f"ws://127.0.0.1:{server.port}/socket/{table}"
        self.headers = headers
        self.frames: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.orders = 0
        self.view: Any = None
        self.socket: ClientConnection | None = None

    async def __aenter__(self) -> Page:
        self.socket = await connect(self.url, additional_headers=self.headers, max_size=None)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, at: TracebackType | None
    ) -> None:
        assert self.socket is not None
        await self.socket.close()

    # -- receiving ----------------------------------------------------------------------------------------------------

    async def hear(self) -> dict[str, Any]:
        assert self.socket is not None
        async with asyncio.timeout(HANGS):
            raw = str(await self.socket.recv())
        frame: dict[str, Any] = msgspec.json.decode(raw)
        check_message(frame)
        if frame["say"] == "state":
            self.view = frame["view"] = view_after(self.view, frame)
        self.raw.append(raw)
        self.frames.append(frame)
        return frame

    async def until(self, wanted: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first frame from here on that fits."""
        while True:
            frame = await self.hear()
            if wanted(frame):
                return frame

    async def state(self, wanted: Callable[[dict[str, Any]], bool] = lambda state: True) -> dict[str, Any]:
        return await self.until(lambda frame: frame["say"] == "state" and wanted(frame))

    def last(self, say: str) -> dict[str, Any]:
        return next(frame for frame in reversed(self.frames) if frame["say"] == say)

    # -- sending ------------------------------------------------------------------------------------------------------

    async def say(self, message: object) -> None:
        assert self.socket is not None
        raw = message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        await self.socket.send(raw)

    async def order(self, do: str, **fields: object) -> dict[str, Any]:
        """Send an order and return its answer (or refusal)."""
        self.orders += 1
        id = str(fields.pop("id", f"order-{id_of(self)}-{self.orders}"))
        await self.say({"do": do, "id": id, **fields})
        return await self.until(lambda frame: frame["say"] in ("answer", "refused") and frame["id"] == id)

    async def pick(self, *words: str | int, seq: int | None = None, id: str | None = None) -> dict[str, Any]:
        named = {"id": id} if id else {}
        return await self.order("pick", seq=self.seq if seq is None else seq, pick=list(words), **named)

    @property
    def seq(self) -> int:
        return int(self.last("state")["seq"])

    async def play_on(
        self, choose: Callable[[list[dict[str, Any]]], dict[str, Any]], most: int = 100_000, events: int = 100_000
    ) -> int:
        """Answer every question until the game is over, or the number of picks or of events is reached.

        Return how many picks there were.
        """
        made = 0
        state = self.last("state")
        while state["outcome"] is None and made < most and state["seq"] < events:
            if state["held"] is not None and state["held"] == state["seat"]:
                await self.order("end", seq=state["seq"])
            elif state["question"]:
                answer = await self.order("pick", seq=state["seq"], pick=choose(state["question"]["choices"])["pick"])
                made += answer["say"] == "answer"
            else:
                await self.state()
            state = self.last("state")
        return made


def id_of(page: Page) -> str:
    return f"{id(page):x}"
