"""The lobby: what tells tables apart, tables put away, rematches, guided tables, the example."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import emberwatch as ew
from emberwatch.registry import OURS
from emberwatch.table.play.wire import StateMessage
from emberwatch.text import LANGUAGES
from tests.table.server import Guest, Server, checked


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("lobby")
    with Server(f"sqlite:///{folder / 'tables.db'}", log=folder / "server.log") as running:
        yield running


def first(choices: list[dict[str, Any]]) -> dict[str, Any]:
    return choices[0]


def last(choices: list[dict[str, Any]]) -> dict[str, Any]:
    return choices[-1]


def line(guest: Guest, table: str, path: str = "/tables") -> dict[str, Any] | None:
    return next((line for line in guest.get(path) if line["id"] == table), None)


def play(guest: Guest, table: str, picks: int = 100_000) -> dict[str, Any]:
    """Play at a table; return what its page was last told about it."""

    async def go() -> dict[str, Any]:
        async with guest.page(table) as page:
            await page.state()
            await page.play_on(last, most=picks)
            return page.last("table")

    return asyncio.run(go())


def over(guest: Guest) -> str:
    """A finished table: a record, looked at."""
    game = ew.new_game("outlive", seats=2, seed=1)
    while game.waiting:
        game.choose(game.waiting[0], game.picks(game.waiting[0])[-1])
    return str(guest.post("/records", game.record())["id"])


# -- what tells tables apart ------------------------------------------------------------------------------------------


def test_a_line_says_the_land_the_day_the_quest_and_whom_one_plays(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("discover", "me:Ada", copy=1, scenario=1)
    before = line(guest, table)
    assert before is not None
    assert len(before["facts"]) == 3, "the character is not chosen yet"
    assert before["facts"][1] == "Setup"
    play(guest, table, 1)
    after = line(guest, table)
    assert after is not None
    assert after["facts"][1] == "Day 1"
    assert len(after["facts"]) == 4
    german = Guest(server, "de")
    german.client.cookies = guest.client.cookies
    told = line(german, table)
    assert told is not None
    assert told["facts"][1] == "Tag 1"


def test_s2_a_line_does_not_tell_a_leader_before_all_have_chosen(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "open")
    found = line(guest, table)
    assert found is not None
    assert found["facts"] == ["Setup"]


# -- tables put away --------------------------------------------------------------------------------------------------


def test_a_finished_table_can_be_put_away_and_brought_back(server: Server) -> None:
    guest, other = Guest(server), Guest(server)
    table = over(guest)
    other.get("/me")
    for _ in range(2):
        assert guest.client.put(f"/api/tables/{table}/away").status_code == 204
    assert line(guest, table) is None
    assert line(guest, table, "/tables?away=true") is not None
    assert other.client.delete(f"/api/tables/{table}/away").status_code == 204, "that is another visitor's list"
    assert line(guest, table) is None
    assert guest.client.delete(f"/api/tables/{table}/away").status_code == 204
    assert line(guest, table) is not None
    assert line(guest, table, "/tables?away=true") is None


def test_a_running_table_stays_in_the_list(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "bot")
    refused = guest.client.put(f"/api/tables/{table}/away")
    assert (refused.status_code, refused.json()["key"]) == (403, "error-table-not-finished")
    assert line(guest, table) is not None
    assert guest.client.put("/api/tables/nothing/away").status_code == 404


# -- rematches --------------------------------------------------------------------------------------------------------


def invited(server: Server, host: Guest, table: str) -> Guest:
    """A friend who has sat down on the open seat."""
    friend = Guest(server)

    async def look() -> dict[str, Any]:
        async with host.page(table) as page:
            return await page.until(lambda frame: frame["say"] == "table")

    (link,) = asyncio.run(look())["invitations"].values()
    friend.post(f"/invitations/{link.split('/')[-1]}", {"name": "Ben"})
    return friend


def test_a_rematch_keeps_the_people_and_on_request_the_copy(server: Server) -> None:
    host = Guest(server)
    table = host.new_table("discover", "me:Ada", "open", copy=7, scenario=2)
    friend = invited(server, host, table)
    again = host.post(f"/tables/{table}/rematch", {"same": True})["id"]
    assert friend.post(f"/tables/{table}/rematch")["id"] == again, "the first who asks decides"
    assert play(friend, table, 0)["rematch"] == again
    new = play(friend, again, 0)
    assert [(player["name"], player["mine"]) for player in new["players"]] == [("Ada", False), ("Ben", True)]
    assert (new["options"]["copy"], new["options"]["scenario"]) == (ew_copy(7), 2)
    assert new["drawn"] == ["copy"]
    assert line(friend, again) is not None


def ew_copy(seed: int) -> str:
    """The code of a copy."""
    return str(ew.new_game("discover", seats=2, seed=1, copy=seed).options["copy"])


def test_everybody_at_the_table_hears_of_the_rematch(server: Server) -> None:
    host = Guest(server)
    table = host.new_table("outlive", "me:Ada", "open")
    friend = invited(server, host, table)

    async def wait() -> tuple[str, str]:
        async with friend.page(table) as page:
            await page.state()
            made = await asyncio.to_thread(host.post, f"/tables/{table}/rematch")
            told = await page.until(lambda frame: frame["say"] == "table" and frame["rematch"] is not None)
            return made["id"], told["rematch"]

    made, told = asyncio.run(wait())
    assert made == told


# -- guided tables ----------------------------------------------------------------------------------------------------


def test_a_guided_game_begins_with_a_prepared_shelter_and_its_rematch_does_not(server: Server) -> None:
    guest = Guest(server)
    table = guest.post("/play", {"game": "outlive", "guided": True})["id"]
    assert play(guest, table, 0)["options"]["prepared"] == 1
    again = guest.post(f"/tables/{table}/rematch")["id"]
    assert play(guest, again, 0)["options"]["prepared"] == 0
    wish = {"game": "outlive", "seats": [{"kind": "bot"}, {"kind": "me"}], "guided": True}
    second = guest.post("/tables", wish)["id"]
    assert play(guest, second, 0)["options"]["prepared"] == 2


# -- the example ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", list(OURS))
def test_the_example_is_a_game_in_progress_in_every_language(server: Server, game: str) -> None:
    told = [checked(Guest(server, language).client.get(f"/api/games/{game}/example")) for language in LANGUAGES]
    for state in told:
        msgspec.convert(state, StateMessage)
        assert (state["seat"], state["question"], state["outcome"]) == (0, None, None)
    assert [state["language"] for state in told] == list(LANGUAGES)
    assert all(state["view"] == told[0]["view"] for state in told)


def test_there_is_no_example_of_an_unknown_game(server: Server) -> None:
    assert Guest(server).client.get("/api/games/chess/example").status_code == 404


def test_a_change_of_language_tells_the_tables_own_notices_again(server: Server) -> None:
    """Chat lines of the table itself are in the language of the page."""
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "open")

    async def talk() -> list[dict[str, Any]]:
        async with guest.page(table) as page:
            await page.state()
            await page.order("chat", text="hello")
            await page.say({"do": "speak", "language": "de"})
            await page.state(lambda state: state["language"] == "de")
            return [await page.until(lambda frame: frame["say"] == "chat")]

    assert [chat["text"] for chat in asyncio.run(talk())] == ["hello"]
