"""Updates of the rules: games in progress go on from where they stood, or are closed openly; nothing changes silently.

Both versions are real programs: this one, and a copy whose rules are changed in their files.
"""

from __future__ import annotations

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

import emberwatch as ew
from emberwatch.table.database import read_url
from emberwatch.table.settings import LIMITS
from tests.table import versions
from tests.table.server import Guest, Page, Server
from tests.table.versions import VERSION

BOTH = ["sqlite", "postgres"]
SEATS = {"outlive": ("me:Ada", "here:Ben", "here:Cleo"), "discover": ("me:Ada", "here:Ben")}
OPTIONS: dict[str, dict[str, object]] = {"outlive": {}, "discover": {"copy": 7}}
State = dict[str, Any]
QUICK = {**os.environ, LIMITS: '{"messages_per_second": 10000, "message_burst": 10000, "heavy_per_second": 10000}'}
"""Nobody plays as fast as a test."""


def by(folder: Path) -> dict[str, str]:
    """The environment in which the program in that folder runs."""
    return {**QUICK, "PYTHONPATH": str(folder)}


class Story:
    """A table that is played at by one program and then by another, on the same database."""

    def __init__(self, game: str, url: str, folder: Path) -> None:
        self.game = game
        self.folder = folder
        self.log = folder / "server.log"
        self.server = Server(url, log=self.log)
        self.server.environment = QUICK
        self.server.start()
        self.guest = Guest(self.server)
        self.table = self.guest.new_table(game, *SEATS[game], **OPTIONS[game])
        self.dice = random.Random(3)

    def play(self, is_there: Callable[[State], bool], most: int = 4000) -> dict[int | None, State]:
        """Play at random for everybody until the table stands like that; what each seat sees then."""
        return asyncio.run(self.play_on(is_there, most))

    async def play_on(self, is_there: Callable[[State], bool], most: int) -> dict[int | None, State]:
        async with self.guest.page(self.table) as page:
            state = await page.state()
            for _ in range(most):
                if is_there(state):
                    break
                state = await ready(page, state)
                if is_there(state):
                    break
                words = self.dice.choice(state["question"]["choices"])["pick"]
                answer = await page.pick(*words, seq=state["seq"])
                assert answer["say"] == "answer", answer
                state = page.last("state")
            assert is_there(state), "the situation never came"
            return await self.looks(page)

    def look(self) -> dict[int | None, State]:
        """What each seat sees, and somebody who looks on."""

        async def look() -> dict[int | None, State]:
            async with self.guest.page(self.table) as page:
                await page.state()
                return await self.looks(page)

        return asyncio.run(look())

    async def looks(self, page: Page) -> dict[int | None, State]:
        seen: dict[int | None, State] = {}
        for seat in [None, *range(len(SEATS[self.game]))]:
            await page.say({"do": "sit", "seat": seat})
            seen[seat] = await page.state(lambda state, seat=seat: state["seat"] == seat)  # type: ignore[misc]
        return seen

    def update(self, version: Callable[[Path], Path]) -> None:
        """The power fails, and the server comes back with another version of the program."""
        self.server.kill()
        path = self.folder / "other"
        self.server.environment = by(version(path))
        self.server.start()

    def downgrade(self) -> None:
        self.server.kill()
        self.server.environment = QUICK
        self.server.start()

    def record(self) -> bytes:
        response = self.guest.client.get(f"/api/tables/{self.table}/record")
        assert response.is_success, response.text
        return response.content

    def line(self) -> dict[str, Any]:
        """The table in its owner's list."""
        return next(line for line in self.guest.get("/tables") if line["id"] == self.table)

    def notices(self) -> list[str]:
        async def listen() -> list[str]:
            async with self.guest.page(self.table) as page:
                await page.state()
                return [frame["text"] for frame in page.frames if frame["say"] == "chat" and frame["notice"]]

        return asyncio.run(listen())


@pytest.fixture
def begin(request: pytest.FixtureRequest, tmp_path: Path) -> Any:  # noqa: ANN401
    """Begins stories, and stops their servers."""
    begun: list[Story] = []

    def begin(game: str, database: str = "sqlite") -> Story:
        begun.append(Story(game, request.getfixturevalue(f"{database}_url"), tmp_path))
        return begun[-1]

    yield begin
    for story in begun:
        if story.server.process is not None:
            story.server.kill()


async def ready(page: Page, state: State) -> State:
    """The state in which somebody is asked, who then sits before the screen; turns that are over are ended."""
    while not state["question"]:
        held = state["held"]
        due = [held] if held is not None else state["waiting"]
        if due and state["seat"] not in due:
            await page.say({"do": "sit", "seat": due[0]})
            state = await page.state(lambda state, wanted=due[0]: state["seat"] == wanted)  # type: ignore[misc]
        elif held is not None:
            await page.order("end", seq=state["seq"])
            state = page.last("state")
        else:
            state = await page.state()
    return state


def is_night_for_several(state: State) -> bool:
    """In the middle of a night, with several seats asked at once (Outlive); after some days (Discover)."""
    if state["view"].get("phase") == "night" and len(state["waiting"]) > 1:
        return True
    return bool(state["view"].get("day", 0) >= 3)


def is_begun(state: State) -> bool:
    return int(state["seq"]) > 20


def is_over(state: State) -> bool:
    return state["outcome"] is not None


def seen_of(states: dict[int | None, State]) -> dict[int | None, dict[str, Any]]:
    """All that people see of a table, but for what time travel and undo can do."""
    names = ("seq", "at", "view", "question", "waiting", "held", "turn", "outcome")
    return {seat: {name: state[name] for name in names} for seat, state in states.items()}


def told_by(states: dict[int | None, State]) -> dict[int | None, list[str]]:
    return {seat: [line["text"] for line in state["log"]["lines"]] for seat, state in states.items()}


# -- going on -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("database", BOTH)
@pytest.mark.parametrize("game", ["outlive", "discover"])
def test_a_game_goes_on_by_other_rules_exactly_as_it_stood(game: str, database: str, begin: Any) -> None:  # noqa: ANN401
    story = begin(game, database)
    before = story.play(is_night_for_several)
    story.update(versions.other_rules)
    after = story.look()
    assert seen_of(after) == seen_of(before)
    assert told_by(after) == told_by(before)
    assert not any(state["undo"] for state in after.values()), "picks made by other rules are not taken back"
    said = story.notices()
    assert [str(VERSION[game] + 1) in line for line in said] == [True], said
    end = story.play(is_over)
    check_record_of_two_versions(story, end[0])


def check_record_of_two_versions(story: Story, end: State) -> None:
    """It says where the rules changed, and the later version verifies it from there."""
    raw = story.record()
    record = msgspec.json.decode(raw)
    assert record["rules"] == VERSION[story.game] + 1
    assert [chapter["rules"] for chapter in record["chapters"]] == [VERSION[story.game]]
    assert record["outcome"] == {name: end["outcome"][name] for name in ("winners", "scores", "reason")}
    assert replay(story, raw, other=True).returncode == 0
    refused = replay(story, raw, other=False)
    assert refused.returncode == 1
    assert f"version {record['rules']}" in refused.stderr
    record["chapters"][0]["position"]["state"] = {"State": {}}
    forged = replay(story, msgspec.json.encode(record), other=True)
    assert (forged.returncode, "Traceback" in forged.stderr) == (1, False), forged.stderr


def replay(story: Story, record: bytes, *, other: bool) -> subprocess.CompletedProcess[str]:
    """`emberwatch replay`, by this version or by the other one."""
    file = story.folder / "record.json"
    file.write_bytes(record)
    command = [sys.executable, "-m", "emberwatch", "replay", str(file)]
    environment = by(story.folder / "other") if other else None
    return subprocess.run(command, capture_output=True, text=True, env=environment, timeout=120)


def test_rules_that_changed_without_a_new_number_are_noticed(begin: Any) -> None:  # noqa: ANN401
    """The events would now make another game: it goes on from its position, and that is said."""
    story = begin("outlive")
    before = story.play(is_night_for_several)
    story.update(versions.same_number)
    assert seen_of(story.look()) == seen_of(before)
    assert len(story.notices()) == 1


def test_the_same_rules_change_nothing(begin: Any) -> None:  # noqa: ANN401
    """An update of anything else: what can be taken back still can, and nothing is announced."""
    story = begin("outlive")
    before = story.play(is_begun)
    story.update(versions.copy_package)
    after = story.look()
    assert seen_of(after) == seen_of(before)
    assert [after[seat]["undo"] for seat in range(3)] == [before[seat]["undo"] for seat in range(3)]
    assert story.notices() == []


def test_a_table_at_which_nobody_has_moved_yet_goes_on(begin: Any) -> None:  # noqa: ANN401
    story = begin("outlive")
    before = story.look()
    story.update(versions.other_rules)
    assert seen_of(story.look()) == seen_of(before)
    story.play(is_begun)


def test_a_bot_goes_on_after_the_update(begin: Any) -> None:  # noqa: ANN401
    """Nobody has the page open: the server itself takes the game up, and the bot's process knows it too."""
    story = begin("outlive")
    story.table = story.guest.new_table("outlive", "me:Ada", "bot:greedy")
    story.update(versions.other_rules)

    async def play() -> int:
        async with story.guest.page(story.table) as page:
            await page.state()
            made: int = await page.play_on(lambda choices: choices[0], 12)
            return made

    assert asyncio.run(play()) == 12


def test_looking_back_ends_where_the_rules_changed(begin: Any) -> None:  # noqa: ANN401
    story = begin("outlive")
    before = story.play(is_begun)
    story.update(versions.other_rules)

    async def travel() -> tuple[State, State]:
        async with story.guest.page(story.table) as page:
            now = await page.state()
            await page.say({"do": "look", "at": 0})
            return now, await page.state(lambda state: state["past"])

    now, then = asyncio.run(travel())
    assert now["since"] == then["at"] == before[0]["at"] > 0


def test_a_worker_of_the_older_version_does_not_go_on(postgres_url: str, begin: Any, tmp_path: Path) -> None:  # noqa: ANN401
    """While one worker is updated after another, the older one is refused and says so."""
    story = begin("outlive", "postgres")
    story.play(is_begun)
    older, guest = story.server, story.guest

    async def play() -> str:
        async with guest.page(story.table) as page:
            state = await page.state()
            newer = Server(postgres_url, log=tmp_path / "newer.log")
            newer.environment = by(versions.other_rules(tmp_path / "other"))
            with newer:
                cookie = {"Cookie": guest.cookie}
                async with Page(newer, story.table, cookie) as there:
                    await there.state()
                state = await ready(page, state)
                answer = await page.pick(*state["question"]["choices"][0]["pick"], seq=state["seq"])
            return str(answer["text"])

    assert "newer version" in asyncio.run(play())
    assert older.process is not None


# -- not going on -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("database", BOTH)
@pytest.mark.parametrize("game", ["outlive", "discover"])
def test_a_game_that_cannot_go_on_is_closed_openly(game: str, database: str, begin: Any) -> None:  # noqa: ANN401
    """Its last position, its log and its record stay readable, and a sentence says why."""
    story = begin(game, database)
    before = story.play(is_night_for_several)
    story.update(versions.other_steps)
    after = story.look()
    for seat, state in after.items():
        assert f"version {VERSION[game]} of the rules" in state["closed"]
        assert told_by(after)[seat] == told_by(before)[seat]
        assert board_of(state) == board_of(before[seat])
        assert (state["question"], state["waiting"], state["undo"]) == (None, [], False)
    assert story.line()["closed"]
    assert asyncio.run(refused_pick(story)) == "stale"
    record = msgspec.json.decode(story.record())
    assert (record["rules"], record["outcome"]) == (VERSION[game], None)
    story.downgrade()
    assert ew.replay(record).moment == before[0]["at"], "the version that it names verifies it"
    assert story.look()[0]["closed"], "what was closed stays closed"


def board_of(state: State) -> dict[str, Any]:
    """What lies on the table. Who is asked is not on it: nobody is."""
    return {name: part for name, part in state["view"].items() if name not in ("waiting", "asked", "turn")}


async def refused_pick(story: Story) -> str:
    async with story.guest.page(story.table) as page:
        await page.state()
        return str((await page.pick("pass"))["key"])


def test_a_position_that_cannot_be_drawn_is_told_in_words(begin: Any) -> None:  # noqa: ANN401
    story = begin("outlive")
    before = story.play(is_begun)
    story.update(versions.other_parts)
    after = story.look()
    assert {seat: state["view"] for seat, state in after.items()} == dict.fromkeys(after)
    assert told_by(after) == told_by(before)
    assert all(state["closed"] for state in after.values())
    assert msgspec.json.decode(story.record())["count"] == before[0]["at"]


def test_a_game_of_a_newer_version_ends_the_connection_for_good(begin: Any) -> None:  # noqa: ANN401
    """The page is told with a code of its own, so that it explains instead of trying for ever."""
    story = begin("outlive")
    story.play(is_begun)
    story.update(versions.other_rules)
    story.look()
    story.downgrade()

    async def come() -> int:
        async with story.guest.page(story.table) as page:
            with pytest.raises(ConnectionClosed) as closed:
                await page.until(lambda frame: False)
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

    assert asyncio.run(come()) == 4426


# -- finished games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("database", BOTH)
@pytest.mark.parametrize("game", ["outlive", "discover"])
def test_a_finished_game_is_shown_as_it_ended(game: str, database: str, begin: Any) -> None:  # noqa: ANN401
    """By other rules it would have ended differently; nobody's score changes, and its record stays what it was."""
    story = begin(game, database)
    before = story.play(is_over)
    record = story.record()
    story.update(versions.other_rules)
    after = story.look()
    assert seen_of(after) == seen_of(before)
    assert told_by(after) == told_by(before)
    assert f"version {VERSION[game]} of the rules" in after[0]["closed"]
    assert after[0]["seal"] == before[0]["seal"]
    assert story.record() == record
    assert ew.replay(msgspec.json.decode(record)).outcome is not None


# -- tables of before ---------------------------------------------------------------------------------------------


def forget_positions(url: str) -> None:
    """As a database of a program that kept none."""
    engine = create_engine(read_url(url).set(drivername="sqlite"))
    with engine.begin() as connection:
        for statement in ("DELETE FROM chapters", "DELETE FROM positions", "UPDATE tables SET rules = NULL"):
            connection.execute(text(statement))
    engine.dispose()


def test_tables_without_positions_are_closed_or_shown(begin: Any, sqlite_url: str) -> None:  # noqa: ANN401
    story = begin("outlive")
    running = story.table
    story.play(is_begun)
    story.table = story.guest.new_table("outlive", *SEATS["outlive"])
    before = story.play(is_over)
    story.server.stop()
    forget_positions(sqlite_url)
    story.server.start()
    assert seen_of(story.look()) == seen_of(before)
    assert httpx.get(f"{story.server.url}/api/tables/{story.table}/record").json()["count"] == before[0]["at"]
    story.table = running
    assert "did not keep positions" in story.look()[0]["closed"]
