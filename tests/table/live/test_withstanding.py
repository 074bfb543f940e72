"""What a real server must withstand: seats that move, much talk, failing databases and processes."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from emberwatch.table.bots import pool
from emberwatch.table.store.rows import ChatRow
from emberwatch.table.store.store import Store
from tests.table.server import STOPS, Guest, Page, Server, bot_processes_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("audit")
    with Server(f"sqlite:///{folder / 'tables.db'}", log=folder / "server.log") as running:
        yield running


def log_of(server: Server) -> str:
    assert server.log is not None
    return server.log.read_text()


def file_of(server: Server) -> str:
    return server.database.removeprefix("sqlite:///")


# -- seats ------------------------------------------------------------------------------------------------------------


def test_a_page_whose_seat_went_to_another_device_looks_on_and_learns_nothing_more(server: Server) -> None:
    laptop, phone = Guest(server), Guest(server)
    table = laptop.new_table("outlive", "me:Ada", "open")

    async def move() -> None:
        async with laptop.page(table) as old:
            state = await old.state()
            assert "dealt" in state["view"]["shelters"][0]
            link = laptop.post(f"/tables/{table}/seats/0/link")["link"].replace("/join/", "/invitations/")
            await asyncio.to_thread(phone.post, link, {})
            state = await old.state(lambda state: state["seat"] is None)
            assert "dealt" not in state["view"]["shelters"][0]
            await old.say({"do": "look", "at": 0})
            past = await old.state(lambda state: state["past"])
            assert "dealt" not in past["view"]["shelters"][0]
            assert (await old.pick("pass"))["key"] == "not-yours"
            async with phone.page(table) as new:
                assert (await new.state())["seat"] == 0

    asyncio.run(move())


def test_a_seat_that_moved_on_another_worker_is_lost_here_too(postgres_url: str, tmp_path: Path) -> None:
    first = Server(postgres_url, log=tmp_path / "first.log").start()
    second = Server(postgres_url, log=tmp_path / "second.log").start()
    laptop, phone = Guest(first), Guest(second)
    table = laptop.new_table("outlive", "me:Ada", "open")

    async def move() -> None:
        async with laptop.page(table) as old:
            assert (await old.state())["seat"] == 0
            link = laptop.post(f"/tables/{table}/seats/0/link")["link"].replace("/join/", "/invitations/")
            await asyncio.to_thread(phone.post, link, {})
            state = await old.state(lambda state: state["seat"] is None)
            assert "dealt" not in state["view"]["shelters"][0]

    asyncio.run(move())
    first.stop()
    second.stop()


def test_an_order_for_one_seat_is_not_carried_out_for_another(server: Server) -> None:
    """Two people at one screen: an order is repeated after the screen was handed on."""
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "here:Ben")

    async def play() -> None:
        async with guest.page(table) as page:
            state = await page.state()
            await page.say({"do": "sit", "seat": 1})
            there = await page.state(lambda state: state["seat"] == 1)
            words = there["question"]["choices"][0]["pick"]
            answer = await page.order("pick", seq=state["seq"], pick=words, seat=0)
            assert answer["key"] == "stale"
            assert (await page.order("pick", seq=state["seq"], pick=words, seat=1))["say"] == "answer"

    asyncio.run(play())


def test_a_page_that_comes_back_sits_where_it_sat(server: Server) -> None:
    """Two people at one screen, both with a question: a broken connection shows nobody the other's hand."""
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "here:Ben")

    async def first_seat(query: str) -> int | None:
        async with guest.page(f"{table}?{query}") as page:
            seat: int | None = (await page.state())["seat"]
            return seat

    found = [asyncio.run(first_seat(query)) for query in ("", "seat=1", "seat=0", "seat=none", "seat=7", "seat=x")]
    assert found == [0, 1, 0, None, 0, 0]


def test_a_stand_in_ends_the_turn_that_was_only_to_be_ended(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "open", "bot:greedy")

    async def hold(page: Page, dice: random.Random) -> dict[str, Any]:
        state = await page.state()
        while state["held"] is None:
            if state["question"]:
                await page.order("pick", seq=state["seq"], pick=dice.choice(state["question"]["choices"])["pick"])
                state = page.last("state")
            else:
                state = await page.state()
        return state

    async def play() -> None:
        async with guest.page(table) as page:
            await page.state()
            await page.order("bot", seat=1, bot="greedy")
            state = await hold(page, random.Random(5))
            assert state["held"] == 0
            await page.order("habits", habits={"stand_in": "greedy", "away_after": 0})
            after = await page.state(lambda now: now["seq"] > state["seq"])
            assert after["held"] is None
            assert after["waiting"]

    asyncio.run(play())


# -- chat -------------------------------------------------------------------------------------------------------------


def test_however_much_was_said_a_table_can_be_opened(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "open")

    async def talk() -> None:
        store = await Store.open(server.database)
        owner = (await store.seats(table))[0].visitor
        assert owner is not None
        for number in range(250):
            line = ChatRow(table_id=table, seat=0, visitor=owner, name="Ada", text=f"{number}", at=datetime.now(UTC))
            await store.add_chat(line)
        await store.close()
        async with guest.page(table) as page:
            assert (await page.state())["seat"] == 0
            assert page.last("chat")["text"] == "249"

    asyncio.run(talk())


def test_a_chat_line_that_is_said_again_after_a_lost_connection_stands_there_once(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "open")

    async def talk() -> None:
        for _ in range(2):
            async with guest.page(table) as page:
                await page.state()
                assert (await page.order("chat", id="same", text="hello"))["say"] == "answer"
        async with guest.page(table) as page:
            await page.state()
            assert [frame["text"] for frame in page.frames if frame["say"] == "chat"] == ["hello"]

    asyncio.run(talk())


def test_a_new_page_does_not_make_a_chatterbox_anew(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "open")

    async def talk() -> list[str]:
        answers: list[str] = []
        for _ in range(4):
            async with guest.page(table) as page:
                await page.state()
                answers += [(await page.order("chat", text="again"))["say"] for _ in range(10)]
        return answers

    answers = asyncio.run(talk())
    assert answers[:20] == ["answer"] * 20
    assert "refused" in answers[20:]


# -- failures ---------------------------------------------------------------------------------------------------------


def test_a_failing_database_is_said_and_the_page_goes_on_when_it_is_back(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "open")

    async def play() -> None:
        async with guest.page(table) as page:
            state = await page.state()
            words = state["question"]["choices"][0]["pick"]
            with sqlite3.connect(file_of(server)) as database:
                database.execute("ALTER TABLE events RENAME TO lost")
            try:
                answer = await page.pick(*words, id="first")
                assert answer["key"] == "failed"
                assert "try again" in answer["text"]
                request = await asyncio.to_thread(guest.client.get, f"/api/tables/{table}/record")
            finally:
                with sqlite3.connect(file_of(server)) as database:
                    database.execute("ALTER TABLE lost RENAME TO events")
            assert request.status_code == 403
            assert (await page.pick(*words, id="second"))["say"] == "answer"
            assert page.last("state")["seq"] == 1

    asyncio.run(play())
    assert "an order failed" in log_of(server)


def test_requests_are_answered_while_the_database_fails_and_nothing_of_them_is_logged(server: Server) -> None:
    guest = Guest(server)
    me = guest.client.patch("/api/me", json={"name": "Adalbert-Besonders"})
    assert me.status_code == 200
    with sqlite3.connect(file_of(server)) as database:
        database.execute("ALTER TABLE visitors RENAME COLUMN language TO tongue")
    try:
        answer = guest.client.patch("/api/me", json={"name": "Adalbert-Unbekannt"})
    finally:
        with sqlite3.connect(file_of(server)) as database:
            database.execute("ALTER TABLE visitors RENAME COLUMN tongue TO language")
    assert answer.status_code == 503
    assert "try again" in answer.json()["text"]
    written = log_of(server)
    assert "a request failed" in written
    assert "Adalbert" not in written


def test_no_line_of_the_log_says_where_somebody_comes_from(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "bot:random")

    async def look() -> None:
        async with guest.page(table) as page:
            await page.state()

    asyncio.run(look())
    lines = [json.loads(line) for line in log_of(server).splitlines() if line.startswith("{")]
    assert lines
    assert [line for line in lines if "127.0.0.1" in line["message"] and str(server.port) not in line["message"]] == []


def test_who_looks_at_the_past_comes_back_if_it_cannot_be_told(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", log=tmp_path / "server.log") as server:
        guest = Guest(server)
        table = guest.new_table("outlive", "me:Ada", "open")

        async def look() -> None:
            async with guest.page(table) as page:
                state = await page.state()
                await page.say({"do": "look", "at": 0})
                present = await page.state(lambda state: state["past"])
                while present["past"]:  # again, if the clerk was killed before it was asked
                    (clerk,) = bot_processes_of(server)
                    os.kill(clerk, signal.SIGSTOP)
                    await page.say({"do": "look", "at": 0})
                    await asyncio.sleep(0.3)
                    os.kill(clerk, signal.SIGKILL)
                    present = await page.state()
                assert present["question"]
                assert (await page.until(lambda frame: frame["say"] == "refused"))["text"]
                words = state["question"]["choices"][0]["pick"]
                assert (await page.pick(*words, seq=state["seq"]))["say"] == "answer"

        asyncio.run(look())


def test_a_bot_whose_process_is_killed_in_mid_thought_is_not_waited_for(tmp_path: Path) -> None:
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", log=tmp_path / "server.log") as server:
        guest = Guest(server)
        table = guest.new_table("outlive", "me:Ada", "bot:greedy")

        async def play() -> None:
            async with guest.page(table) as page:
                await page.state(lambda state: state["waiting"] == [0])
                (process,) = bot_processes_of(server)
                os.kill(process, signal.SIGSTOP)
                while 1 not in page.last("state")["waiting"]:
                    state = page.last("state")
                    await page.order("pick", seq=state["seq"], pick=state["question"]["choices"][0]["pick"])
                    if page.last("state")["held"] == 0:
                        await page.order("end", seq=page.last("state")["seq"])
                await asyncio.sleep(0.3)
                os.kill(process, signal.SIGKILL)
                await page.state(lambda state: state["actor"] == 1)

        asyncio.run(play())


def test_a_server_with_open_pages_and_thinking_bots_stops_and_waits_for_neither(tmp_path: Path) -> None:
    """It would wait a minute for a bot that does not answer; `stop` waits half as long."""
    assert STOPS < pool.PATIENCE
    server = Server(f"sqlite:///{tmp_path / 'tables.db'}", log=tmp_path / "server.log").start()
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "bot:greedy")

    async def stop() -> None:
        async with guest.page(table) as page:
            await page.state()
            os.kill(bot_processes_of(server)[0], signal.SIGSTOP)
            await asyncio.to_thread(server.stop)

    asyncio.run(stop())
    assert "Traceback" not in log_of(server)
