"""Servers that die, servers that are stopped, and several workers on one PostgreSQL."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from tests.effort import often
from tests.table.server import Guest, Page, Server
from tests.waiting import HANGS

KILLS = {"sqlite": often(2, 10), "postgres": often(1, 5)}


def count_of(page: Page) -> int:
    return int(page.last("state")["seq"])


@pytest.mark.parametrize("kind", KILLS)
def test_kill_9_in_mid_move_loses_no_acknowledged_pick_and_applies_none_twice(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """A page repeats what was not answered, as ours does: every order is carried out exactly once."""
    server = Server(request.getfixturevalue(f"{kind}_url"), log=tmp_path / "server.log").start()
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "here:Ben")
    dice, answered = random.Random(1), dict[str, int]()

    async def play(picks: int) -> None:
        async with guest.page(table) as page:
            state = await page.state()
            for _ in range(picks):
                state = await ready(page, state)
                words = dice.choice(state["question"]["choices"])["pick"]
                id = f"order-{len(answered)}-{dice.random()}"
                answer = await page.pick(*words, seq=state["seq"], id=id)
                assert answer["say"] == "answer"
                answered[id] = answer["seq"]
                state = page.last("state")
            state = await ready(page, state)
            words = dice.choice(state["question"]["choices"])["pick"]
            await page.say({"do": "pick", "id": "unanswered", "seq": state["seq"], "pick": words})
            server.kill()

    async def repeat() -> None:
        """After the restart, send the last order again, and also one that was answered long ago."""
        async with guest.page(table) as page:
            state = await page.state()
            assert state["seq"] > max(answered.values())
            known, number = next(iter(answered.items()))
            answer = await page.order("pick", id=known, seq=0, pick=["pass"])
            if answer["say"] == "answer":
                assert answer["seq"] == number

    for _ in range(KILLS[kind]):
        asyncio.run(play(6))
        server.start()
        asyncio.run(repeat())
    assert len(set(answered.values())) == len(answered), "two orders became one event"
    server.stop()


async def ready(page: Page, state: dict[str, Any]) -> dict[str, Any]:
    """The state in which somebody at this screen has to choose, with that person before it."""
    while not state["question"]:
        if state["held"] is not None and state["held"] == state["seat"]:
            await page.order("end", seq=state["seq"])
            state = page.last("state")
        elif state["waiting"] and state["seat"] not in state["waiting"]:
            await page.say({"do": "sit", "seat": state["waiting"][0]})
            wanted = state["waiting"][0]
            state = await page.state(lambda state, wanted=wanted: state["seat"] == wanted)  # type: ignore[misc]
        else:
            state = await page.state()
    return state


def test_a_page_reconnects_after_the_server_was_stopped_and_finds_its_seat(sqlite_url: str, tmp_path: Path) -> None:
    server = Server(sqlite_url, log=tmp_path / "server.log").start()
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "bot:greedy")

    async def begin() -> int:
        async with guest.page(table) as page:
            await page.state()
            await page.play_on(lambda choices: choices[0], 10)
            server_ended = asyncio.to_thread(server.stop)
            waiting = asyncio.create_task(server_ended)
            with pytest.raises(ConnectionClosed):
                await page.until(lambda frame: False)
            assert await waiting in (0, -15)
            return count_of(page)

    seen = asyncio.run(begin())
    server.start()

    async def go_on() -> None:
        async with guest.page(table) as page:
            state = await page.state()
            assert state["seat"] == 0
            assert state["seq"] >= seen
            assert await page.play_on(lambda choices: choices[0], 3) == 3

    asyncio.run(go_on())
    server.stop()


def test_bots_that_were_interrupted_go_on_after_the_restart(sqlite_url: str, tmp_path: Path) -> None:
    """The watchman finds tables where a bot has to move, although nobody has their page open."""
    server = Server(sqlite_url, log=tmp_path / "server.log").start()
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "bot:greedy", "bot:greedy")
    server.kill()
    server.start()

    async def look() -> None:
        async with guest.page(table) as page:
            state = await page.state(lambda state: state["seq"] > 6)
            assert 1 not in state["waiting"] or state["seq"] > 6

    asyncio.run(look())
    server.stop()


def test_two_people_on_two_workers_see_each_others_moves(postgres_url: str, tmp_path: Path) -> None:
    """Two servers on one database are two workers, whichever way the connections fall."""
    first = Server(postgres_url, log=tmp_path / "first.log").start()
    second = Server(postgres_url, log=tmp_path / "second.log").start()
    ada, ben = Guest(first), Guest(second)
    table = ada.new_table("outlive", "me:Ada", "open", "bot:greedy")

    async def play() -> None:
        async with ada.page(table) as here:
            await here.state()
            link = here.last("table")["invitations"]["1"]
            ben.post(link.replace("/join/", "/invitations/"), {"name": "Ben"})
            seated = await here.until(lambda frame: frame["say"] == "table" and not frame["invitations"])
            assert seated["players"][1]["name"] == "Ben"
            async with ben.page(table) as there:
                await there.state()
                await here.order("chat", text="hello")
                assert (await there.until(lambda frame: frame["say"] == "chat"))["text"] == "hello"
                dice = random.Random(2)
                async with asyncio.timeout(HANGS):
                    until = often(80, 100_000)
                    await asyncio.gather(*[page.play_on(dice.choice, events=until) for page in (here, there)])
                    for page, other in ((here, there), (there, here)):
                        while page.last("state")["seq"] < other.last("state")["seq"]:
                            await page.state()
                assert_same_table(here.last("state"), there.last("state"))

    asyncio.run(play())
    first.stop()
    second.stop()


def assert_same_table(one: dict[str, Any], other: dict[str, Any]) -> None:
    """Check that two people see the same, except for what only one of them may know."""
    assert [one[part] for part in ("seq", "at", "waiting", "outcome")] == [
        other[part] for part in ("seq", "at", "waiting", "outcome")
    ]
    for part in ("round", "phase", "places", "stacks", "cities", "cargo"):
        assert one["view"][part] == other["view"][part]


def test_workers_of_one_server_share_a_postgresql(postgres_url: str, tmp_path: Path) -> None:
    with Server(postgres_url, "--workers", "2", log=tmp_path / "server.log") as server:
        guest = Guest(server)
        table = guest.new_table("outlive", "me:Ada", "bot:greedy")

        async def play() -> None:
            async with guest.page(table) as one, guest.page(table) as two:
                await asyncio.gather(one.state(), two.state())
                await one.play_on(lambda choices: choices[0], 10)
                seen = one.last("state")["seq"]
                await two.state(lambda state: state["seq"] >= seen)

        asyncio.run(play())


def test_several_workers_on_sqlite_are_refused_with_the_reason(
    sqlite_url: str, capfd: pytest.CaptureFixture[str]
) -> None:
    from emberwatch.cli.main import main

    assert main(["serve", "--database", sqlite_url, "--workers", "2"]) == 1
    assert "PostgreSQL" in capfd.readouterr().err
