"""How much of a real server one visitor, one address or one record may use up."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from pathlib import Path

import httpx
import msgspec
import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from emberwatch.discover import DISCOVER
from emberwatch.discover.copies.packs import read_folder
from emberwatch.table.serve import Connection, free_port
from emberwatch.table.settings import LIMITS
from tests.paths import ROOT
from tests.table.server import Guest, Page, Server, bot_processes_of
from tests.waiting import HANGS

EXAMPLE = ROOT / "docs" / "example-copy"


def strict(folder: Path, monkeypatch: pytest.MonkeyPatch, **limits: float) -> Server:
    """A server with other limits."""
    monkeypatch.setenv(LIMITS, msgspec.json.encode(limits).decode())
    return Server(f"sqlite:///{folder / 'tables.db'}", log=folder / "server.log")


def heavy_record() -> dict[str, object]:
    """A record whose pack takes long to read: a thousand projects, each of them wrong."""
    pack = msgspec.json.decode(msgspec.json.encode(read_folder(EXAMPLE)))
    projects = pack["projects.toml"]["project"]
    while len(projects) < 1000:
        projects.append({**projects[-1], "name": f"project-{len(projects)}"})
    options = {"scenario": 1, "copy": None, "terrain": "early", "coop": "off", "guard": "on", "pack": pack}
    return {
        "format": 1, "game": "discover", "rules": DISCOVER.version, "seats": 1, "options": options, "picks": [],
        "count": 0, "dice": {"kind": "counter", "seed": 1}, "state": "", "outcome": None,
    }  # fmt: skip


def test_a_record_that_takes_long_to_read_keeps_nobody_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is read in a separate process, which is stopped here, so that reading takes as long as the others play."""
    with strict(tmp_path, monkeypatch) as server:
        guest, other = Guest(server), Guest(server)
        table = other.new_table("outlive", "me:Ada", "open")

        async def read_and_play() -> httpx.Response:
            async with other.page(table) as page:
                await page.state()
                await page.say({"do": "look", "at": 0})
                await page.state(lambda state: state["past"])
                (clerk,) = bot_processes_of(server)
                os.kill(clerk, signal.SIGSTOP)
                reading = asyncio.create_task(asyncio.to_thread(guest.client.post, "/api/records", json=heavy_record()))
                await page.say({"do": "look", "at": None})
                await page.state(lambda state: not state["past"])
                await move_and_take_back(page, 5)
                assert not reading.done()
                os.kill(clerk, signal.SIGCONT)
                return await reading

        assert asyncio.run(read_and_play()).status_code == 400


async def move_and_take_back(page: Page, times: int) -> None:
    for _ in range(times):
        state = page.last("state")
        answer = await page.order("pick", seq=state["seq"], pick=state["question"]["choices"][0]["pick"])
        assert answer["say"] == "answer"
        await page.order("undo", seq=page.last("state")["seq"])


def test_what_costs_much_waits_for_its_turn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with strict(tmp_path, monkeypatch, heavy_burst=4, heavy_per_second=8.0) as server:
        guest, onlooker = Guest(server), Guest(server)
        table = guest.new_table("outlive", "me:Ada", "open")

        async def switch() -> float:
            async with onlooker.page(table) as page:
                await page.state()
                began = time.monotonic()
                for number in range(8):
                    language = ("de", "fr")[number % 2]
                    await page.say({"do": "speak", "language": language})
                    await page.state(lambda state, language=language: state["language"] == language)  # type: ignore[misc]
                return time.monotonic() - began

        assert asyncio.run(switch()) > 0.5, "four at once, four in half a second"


def test_one_address_opens_so_many_pages_and_no_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with strict(tmp_path, monkeypatch, pages_per_address=2) as server:
        guest = Guest(server)
        table = guest.new_table("outlive", "me:Ada", "open")

        async def crowd() -> None:
            async with guest.page(table) as one, guest.page(table) as two:
                await asyncio.gather(one.state(), two.state())
                assert await closed(server, table) == 4429
            async with asyncio.timeout(HANGS):
                while not await finds_room(guest, table):  # until the server has noticed who left
                    await asyncio.sleep(0.05)

        asyncio.run(crowd())


async def finds_room(guest: Guest, table: str) -> bool:
    """Whether two pages can be open at once."""
    try:
        async with guest.page(table) as one, guest.page(table) as two:
            await asyncio.gather(one.state(), two.state())
            return True
    except ConnectionClosed:
        return False


def test_behind_a_proxy_on_this_machine_visitors_are_told_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with strict(tmp_path, monkeypatch, visitors_per_hour=1) as server:
        homes = ("192.0.2.1", "192.0.2.2", "2001:db8:1:2::3", "192.0.2.1", "2001:db8:1:2::4")
        answers = [httpx.get(f"{server.url}/api/me", headers={"X-Forwarded-For": home}) for home in homes]
        assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]


async def closed(server: Server, table: str) -> int | None:
    """The code with which an anonymous page is turned away."""
    async with connect(f"ws://127.0.0.1:{server.port}/socket/{table}", max_size=None) as socket:
        with pytest.raises(ConnectionClosed) as end:
            await asyncio.wait_for(socket.recv(), HANGS)
        return end.value.rcvd.code if end.value.rcvd else None


def test_however_many_look_on_who_sits_at_the_table_finds_room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with strict(tmp_path, monkeypatch, pages_per_table=2) as server:
        guest, crowd = Guest(server), Guest(server)
        table = guest.new_table("outlive", "me:Ada", "open")

        async def come() -> None:
            async with crowd.page(table) as one, crowd.page(table) as two:
                await asyncio.gather(one.state(), two.state())
                assert await closed(server, table) == 4429
                async with guest.page(table) as page:
                    assert (await page.state())["seat"] == 0

        asyncio.run(come())


# -- clients that read nothing ----------------------------------------------------------------------------------------


class Flood:
    """An application that sends a lot and notes when the client is gone."""

    def __init__(self) -> None:
        self.gone = asyncio.Event()
        self.dice = random.Random(1)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        assert scope["type"] == "websocket"
        await receive()
        await send({"type": "websocket.accept"})
        sending = asyncio.create_task(self.flood(send))
        while (await receive())["type"] != "websocket.disconnect":
            pass
        self.gone.set()
        sending.cancel()

    async def flood(self, send: Send) -> None:
        while True:
            await send({"type": "websocket.send", "text": self.dice.randbytes(100_000).hex()})


@pytest.mark.anyio
async def test_who_takes_nothing_and_answers_nothing_is_gone_after_a_while() -> None:
    app, port = Flood(), free_port("127.0.0.1")
    config = uvicorn.Config(
        app, port=port, ws=Connection, ws_ping_interval=0.2, ws_ping_timeout=0.3, lifespan="off", log_config=None
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    _, writer = await asyncio.open_connection("127.0.0.1", port)  # and it never reads anything
    lines = ("GET / HTTP/1.1", "Host: x", "Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13",
             "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "", "")  # fmt: skip
    writer.write("\r\n".join(lines).encode())
    async with asyncio.timeout(HANGS):
        await app.gone.wait()
    writer.close()
    server.should_exit = True
    await serving
