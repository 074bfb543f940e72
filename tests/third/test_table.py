"""Pebbles at the table: a real server, real sockets, bots in their own processes."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import emberwatch as ew
from emberwatch.text import LANGUAGES
from tests.table.server import Guest, Page, Server

pytestmark = pytest.mark.usefixtures("_pebbles")


@pytest.fixture
def server(tmp_path: Path, _pebbles: None) -> Iterator[Server]:
    with Server(f"sqlite:///{tmp_path / 'tables.db'}", log=tmp_path / "server.log") as running:
        yield running


def first(choices: list[dict[str, Any]]) -> dict[str, Any]:
    return choices[0]


def test_a_table_with_a_bot_from_the_first_pick_to_the_record(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("pebbles", "me:Ada", "bot:normal", "bot:easy", edition="long")

    async def play() -> dict[str, Any]:
        async with guest.page(table) as page:
            await look_round(page)
            await page.play_on(first)
            return page.last("state")

    ended = asyncio.run(play())
    assert ended["outcome"]["reason"] == "points"
    assert ended["outcome"]["text"].endswith(("wins.", "share the victory."))
    assert "The pebbles are counted." in [line["text"] for line in ended["log"]["lines"]]
    record = guest.get(f"/tables/{table}/record")
    again = ew.replay(record)
    assert again.outcome is not None
    assert list(again.outcome.scores) == ended["outcome"]["scores"]
    assert guest.post("/records", record)["id"] != table, "it can be looked at elsewhere"


async def look_round(page: Page) -> None:
    """Everything that a seat can ask before its first pick."""
    state = await page.state(lambda state: state["question"] is not None)
    assert (state["seat"], state["turn"]) == (0, 0)
    assert [choice["things"] for choice in state["question"]["choices"]] == [
        ["heap:red"], ["heap:green"], ["heap:blue"], ["bag"],
    ]  # fmt: skip
    assert state["things"]["bag"]["text"] == ["9 pebbles are left."]
    assert state["view"]["favourites"][1:] == [None, None]
    rule = (await page.order("rule", rule="pb3"))["reasons"]
    assert rule[0] == {"text": "The end", "rule": "PB-3"}
    assert rule[1]["text"].endswith("when everybody has 5 pebbles.")
    assert (await page.order("hint"))["pick"] in [choice["pick"] for choice in state["question"]["choices"]]
    await page.pick("take", "red")
    await page.state(lambda state: state["question"] is not None)
    assert (await page.order("explain", seat=1))["text"] == "I like things that shine."
    assert (await page.order("why", thing="bag"))["reasons"] == []
    assert (await page.order("why", thing="moon"))["reasons"] == []


def test_play_now_and_the_same_again(server: Server) -> None:
    guest = Guest(server, "de")
    table = guest.post("/play", {"game": "pebbles"})["id"]

    async def play(table: str) -> list[str | None]:
        async with guest.page(table) as page:
            told = await page.until(lambda frame: frame["say"] == "table")
            await page.state()
            await page.play_on(first)
            assert page.last("state")["outcome"] is not None
            return [player["bot"] for player in told["players"]]

    assert asyncio.run(play(table)) == [None, "normal"]
    assert asyncio.run(play(guest.post(f"/tables/{table}/rematch")["id"])) == [None, "normal"]


def test_it_is_listed_with_its_bots_and_rules(server: Server) -> None:
    listed = {game["name"]: game for game in Guest(server).get("/games")}
    assert list(listed) == ["outlive", "discover", "pebbles"]
    found = listed["pebbles"]
    assert (found["seats"], [option["name"] for option in found["options"]]) == ([2, 3], ["edition"])
    assert [level["word"] for level in found["levels"]] == ["easy", "normal", "hard"]
    assert [bot["word"] for bot in found["bots"]] == ["random"]
    titles = {language: Guest(server, language).get("/games/pebbles/rules")[1]["title"] for language in LANGUAGES}
    assert titles == {"en": "A turn", "de": "Ein Zug", "fr": "Un tour", "es": "Un turno"}


def test_a_game_goes_on_after_the_server_was_killed(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("pebbles", "me:Ada", "here:Ben")

    async def play(most: int) -> int:
        async with guest.page(table) as page:
            await page.state(lambda state: state["question"] is not None)
            return await page.play_on(first, most)

    assert asyncio.run(play(1)) == 1
    server.kill()
    server.start()
    row = next(line for line in guest.get("/tables") if line["id"] == table)
    assert (row["waiting"], row["over"]) == ([1], False)
