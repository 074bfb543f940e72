"""Updates of the rules: games in progress continue from their position, or are openly closed; nothing changes silently.

Both versions are real programs: this one, and a copy whose rules are changed in their files.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import httpx
import msgspec
import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed

import emberwatch as ew
from emberwatch.table.settings import LIMITS
from emberwatch.table.store.database import read_url
from tests.table.play import versions
from tests.table.play.versions import VERSION
from tests.table.server import Guest, Page, Server
from tests.waiting import HANGS

SEATS = ("me:Ada", "here:Ben")
GAMES = ("outlive", "discover")
OPTIONS: dict[str, dict[str, object]] = {"outlive": {}, "discover": {"copy": 7}}
State = dict[str, Any]
States = dict[int | None, State]
QUICK = {LIMITS: '{"messages_per_second": 10000, "message_burst": 10000, "heavy_per_second": 10000}'}
"""Nobody plays as fast as a test."""


class Story:
    """Tables that are played with one program and then with another, on the same database."""

    def __init__(self, url: str, log: Path, folder: Path | None = None, cookies: httpx.Cookies | None = None) -> None:
        """`folder` is where another version of the program is."""
        self.server = Server(url, log=log, path=folder)
        self.server.environment |= QUICK
        self.server.start()
        self.guest = Guest(self.server)
        self.guest.client.cookies = cookies or self.guest.client.cookies
        self.folder = folder

    def new_table(self, game: str) -> str:
        return self.guest.new_table(game, *SEATS, **OPTIONS[game])

    def update(self, folder: Path | None) -> Story:
        """Let the power fail and the server come back with another version of the program."""
        self.server.kill()
        assert self.server.log is not None
        return Story(self.server.database, self.server.log, folder, self.guest.client.cookies)

    # -- playing ------------------------------------------------------------------------------------------------------

    def play(self, table: str, is_there: Callable[[State], bool], most: int = 4000) -> States:
        """Play at random for everybody until the table is in such a state; return what each seat then sees."""
        return asyncio.run(self.play_on(table, is_there, most))

    async def play_on(self, table: str, is_there: Callable[[State], bool], most: int) -> States:
        dice = random.Random(3)
        async with self.guest.page(table) as page:
            state = await page.state()
            for _ in range(most):
                if is_there(state):
                    break
                state = await ready(page, state)
                if is_there(state):
                    break
                words = dice.choice(state["question"]["choices"])["pick"]
                answer = await page.pick(*words, seq=state["seq"])
                assert answer["say"] == "answer", answer
                state = page.last("state")
            assert is_there(state), "the situation never came"
            return await looks(page)

    # -- looking ------------------------------------------------------------------------------------------------------

    def look(self, table: str) -> States:
        """What each seat sees, and what a spectator sees."""

        async def look() -> States:
            async with self.guest.page(table) as page:
                await page.state()
                return await looks(page)

        return asyncio.run(look())

    def record(self, table: str) -> bytes:
        response = self.guest.client.get(f"/api/tables/{table}/record")
        assert response.is_success, response.text
        return response.content

    def line(self, table: str) -> dict[str, Any]:
        """The table in its owner's list."""
        return next(line for line in self.guest.get("/tables") if line["id"] == table)

    def notices(self, table: str) -> list[str]:
        async def listen() -> list[str]:
            async with self.guest.page(table) as page:
                await page.state()
                return [frame["text"] for frame in page.frames if frame["say"] == "chat" and frame["notice"]]

        return asyncio.run(listen())


async def looks(page: Page) -> States:
    seen: States = {}
    for seat in [None, *range(len(SEATS))]:
        await page.say({"do": "sit", "seat": seat})
        seen[seat] = await page.state(lambda state, seat=seat: state["seat"] == seat)  # type: ignore[misc]
    return seen


async def ready(page: Page, state: State) -> State:
    """The state in which somebody has to choose, with that person before the screen; finished turns are ended."""
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
    """In the middle of a night, with several seats choosing at once (Outlive); after some days (Discover)."""
    if state["view"].get("phase") == "night" and len(state["waiting"]) > 1:
        return True
    return bool(state["view"].get("day", 0) >= 3)


def is_begun(state: State) -> bool:
    return int(state["seq"]) > 20


def is_over(state: State) -> bool:
    return state["outcome"] is not None


def seen_of(states: States) -> dict[int | None, dict[str, Any]]:
    """Everything that people see of a table, except what time travel and undo can do."""
    names = ("seq", "at", "view", "question", "waiting", "held", "turn", "outcome")
    return {seat: {name: state[name] for name in names} for seat, state in states.items()}


def told_by(states: States) -> dict[int | None, list[str]]:
    return {seat: [line["text"] for line in state["log"]["lines"]] for seat, state in states.items()}


# -- the starting point -------------------------------------------------------------------------------------------


@dataclass
class Before:
    """Tables as this version of the program left them."""

    cookies: httpx.Cookies
    tables: dict[str, str] = field(default_factory=dict)
    seen: dict[str, States] = field(default_factory=dict)
    records: dict[str, bytes] = field(default_factory=dict)


def play_tables(story: Story, *names: str) -> Before:
    """Tables of both games in the middle and at the end, some that have only begun, and one with a bot."""
    before = Before(story.guest.client.cookies)
    for name in names:
        game, _, state = name.partition(" ")
        if state == "bot":
            before.tables[name] = story.guest.new_table(game, "me:Ada", "bot:greedy")
            continue
        before.tables[name] = table = story.new_table(game)
        before.seen[name] = story.play(table, SITUATIONS[state]) if state else story.look(table)
        if state == "over":
            before.records[name] = story.record(table)
    return before


ALL = [f"{game} {state}" for game in GAMES for state in ("running", "over")] + [
    "outlive begun",
    "outlive spare",
    "outlive",
    "outlive bot",
]
SITUATIONS = {"running": is_night_for_several, "begun": is_begun, "spare": is_begun, "over": is_over}


class Origin(NamedTuple):
    """A SQLite database that this version has left."""

    file: Path
    before: Before

    def take_over(self, folder: Path, version: Path | None) -> Story:
        """Serve a copy of the database with another version."""
        for file in self.file.parent.glob(f"{self.file.name}*"):
            shutil.copy(file, folder / file.name)
        return Story(f"sqlite:///{folder / self.file.name}", folder / "server.log", version, self.before.cookies)


@pytest.fixture(scope="module")
def origin(tmp_path_factory: pytest.TempPathFactory) -> Origin:
    """Everything is played once; each test continues a copy. The server ends as in a power failure."""
    folder = tmp_path_factory.mktemp("origin")
    story = Story(f"sqlite:///{folder / 'tables.db'}", folder / "server.log")
    before = play_tables(story, *ALL)
    story.server.kill()
    return Origin(folder / "tables.db", before)


Version = Callable[[Path], Path]
Made = Callable[[Version], Path]


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    """`made(versions.other_rules)`: the folder of another version, which is made once."""
    return cache(lambda version: version(tmp_path_factory.mktemp("version")))


Take = Callable[[Version | None], Story]


@pytest.fixture
def take(origin: Origin, made: Made, tmp_path: Path) -> Iterator[Take]:
    """`take(versions.same_number)`: another version takes over all tables."""
    stories: list[Story] = []

    def take(version: Version | None) -> Story:
        stories.append(origin.take_over(tmp_path, made(version) if version else None))
        return stories[-1]

    yield take
    for story in stories:
        if story.server.process is not None:
            story.server.kill()


# -- games that continue ------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def updated(origin: Origin, made: Made, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Story]:
    """All tables, taken over by a later version."""
    story = origin.take_over(tmp_path_factory.mktemp("updated"), made(versions.other_rules))
    yield story
    story.server.kill()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_by_other_rules_exactly_as_it_stood(game: str, updated: Story, origin: Origin) -> None:
    check_going_on(updated, origin.before, f"{game} running")


def check_going_on(story: Story, before: Before, name: str) -> None:
    table, game = before.tables[name], name.split()[0]
    after = story.look(table)
    assert seen_of(after) == seen_of(before.seen[name])
    assert told_by(after) == told_by(before.seen[name])
    assert not any(state["undo"] for state in after.values()), "picks made by other rules are not taken back"
    said = story.notices(table)
    assert [str(VERSION[game] + 1) in line for line in said] == [True], said
    end = story.play(table, is_over)
    check_record_of_two_versions(story, story.record(table), game, end[0])


def check_record_of_two_versions(story: Story, raw: bytes, game: str, end: State) -> None:
    """It says where the rules changed, and the later version verifies it from there."""
    record = msgspec.json.decode(raw)
    assert record["rules"] == VERSION[game] + 1
    assert [chapter["rules"] for chapter in record["chapters"]] == [VERSION[game]]
    assert record["outcome"] == {name: end["outcome"][name] for name in ("winners", "scores", "reason")}
    assert replay(story, raw).returncode == 0
    with pytest.raises(ew.BadRecord, match=f"version {record['rules']}"):
        ew.replay(record)


def test_a_record_with_a_forged_position_is_refused(updated: Story, origin: Origin) -> None:
    table = origin.before.tables["outlive spare"]
    updated.play(table, is_over)
    record = msgspec.json.decode(updated.record(table))
    record["chapters"][0]["position"]["state"] = {"State": {}}
    forged = replay(updated, msgspec.json.encode(record))
    assert (forged.returncode, "Traceback" in forged.stderr) == (1, False), forged.stderr


def replay(story: Story, record: bytes) -> subprocess.CompletedProcess[str]:
    """Run `emberwatch replay` of the version that serves the story."""
    assert story.server.log is not None
    file = story.server.log.with_name("record.json")
    file.write_bytes(record)
    command = [sys.executable, "-m", "emberwatch", "replay", str(file)]
    return subprocess.run(command, capture_output=True, text=True, env=story.server.environment, timeout=HANGS)


def test_a_table_at_which_nobody_has_moved_yet_goes_on(updated: Story, origin: Origin) -> None:
    table = origin.before.tables["outlive"]
    assert seen_of(updated.look(table)) == seen_of(origin.before.seen["outlive"])
    updated.play(table, is_begun)


def test_a_bot_goes_on_after_the_update(updated: Story, origin: Origin) -> None:
    """Nobody has the page open: the server itself continues the game, and the bot process knows it too."""

    async def play() -> int:
        async with updated.guest.page(origin.before.tables["outlive bot"]) as page:
            await page.state()
            return await page.play_on(lambda choices: choices[0], 12)

    assert asyncio.run(play()) == 12


def test_looking_back_ends_where_the_rules_changed(updated: Story, origin: Origin) -> None:
    name = "outlive begun"

    async def travel() -> tuple[State, State]:
        async with updated.guest.page(origin.before.tables[name]) as page:
            now = await page.state()
            await page.say({"do": "look", "at": 0})
            return now, await page.state(lambda state: state["past"])

    now, then = asyncio.run(travel())
    assert now["since"] == then["at"] == origin.before.seen[name][0]["at"] > 0


def test_rules_that_changed_without_a_new_number_are_noticed(take: Take, origin: Origin) -> None:
    """The events would now make another game: it continues from its position, and the table says so."""
    story, table = take(versions.same_number), origin.before.tables["outlive running"]
    assert seen_of(story.look(table)) == seen_of(origin.before.seen["outlive running"])
    assert len(story.notices(table)) == 1


def test_the_same_rules_change_nothing(take: Take, origin: Origin) -> None:
    """An update of anything else: what can be taken back still can, and nothing is announced."""
    story, table, before = take(versions.copy_package), origin.before.tables["outlive begun"], origin.before.seen
    after = story.look(table)
    assert seen_of(after) == seen_of(before["outlive begun"])
    assert [after[seat]["undo"] for seat in (0, 1)] == [before["outlive begun"][seat]["undo"] for seat in (0, 1)]
    assert story.notices(table) == []


# -- on PostgreSQL ------------------------------------------------------------------------------------------------


def test_updates_on_postgresql(postgres_url: str, made: Made, tmp_path: Path) -> None:
    """The same on the other kind of database: a game continues, a finished one stays as it was."""
    story = Story(postgres_url, tmp_path / "server.log")
    before = play_tables(story, "discover running", "discover over")
    after = story.update(made(versions.other_rules))
    try:
        check_going_on(after, before, "discover running")
        check_finished(after, before, "discover over")
    finally:
        after.server.kill()


def test_a_worker_of_the_older_version_does_not_go_on(postgres_url: str, made: Made, tmp_path: Path) -> None:
    """While one worker is updated after another, the older one refuses what was open, and opens nothing more.

    Its pages get a close code of their own, so that they explain instead of retrying forever.
    """
    older = Story(postgres_url, tmp_path / "older.log")
    table = older.new_table("outlive")
    older.play(table, is_begun)

    async def play() -> str:
        async with older.guest.page(table) as page:
            state = await page.state()
            newer = Story(postgres_url, tmp_path / "newer.log", made(versions.other_rules), older.guest.client.cookies)
            with stopping(newer.server):
                async with newer.guest.page(table) as there:
                    await there.state()
                state = await ready(page, state)
                answer = await page.pick(*state["question"]["choices"][0]["pick"], seq=state["seq"])
            return str(answer["text"])

    async def come() -> int:
        async with older.guest.page(table) as page:
            with pytest.raises(ConnectionClosed) as closed:
                await page.until(lambda frame: False)
            assert closed.value.rcvd is not None
            return closed.value.rcvd.code

    with stopping(older.server):
        assert "newer version" in asyncio.run(play())
        assert asyncio.run(come()) == 4426


@contextmanager
def stopping(server: Server) -> Iterator[None]:
    yield
    server.kill()


# -- games that cannot continue -----------------------------------------------------------------------------------


def test_a_game_that_cannot_go_on_is_closed_openly(take: Take, origin: Origin) -> None:
    """Its last position, its log and its record stay readable, and a sentence says why."""
    story = take(versions.other_steps)
    for game in GAMES:
        check_closed(story, origin.before, game)
    again = story.update(None)
    with stopping(again.server):
        for game in GAMES:
            name = f"{game} running"
            record = msgspec.json.decode(again.record(origin.before.tables[name]))
            assert ew.replay(record).moment == origin.before.seen[name][0]["at"], (
                "the version that it names verifies it"
            )
            assert again.look(origin.before.tables[name])[0]["closed"], "what was closed stays closed"


def check_closed(story: Story, before: Before, game: str) -> None:
    table, seen = before.tables[f"{game} running"], before.seen[f"{game} running"]
    after = story.look(table)
    for seat, state in after.items():
        assert f"version {VERSION[game]} of the rules" in state["closed"]
        assert told_by(after)[seat] == told_by(seen)[seat]
        assert board_of(state) == board_of(seen[seat])
        assert (state["question"], state["waiting"], state["undo"]) == (None, [], False)
    assert story.line(table)["closed"]
    assert asyncio.run(refused_pick(story, table)) == "stale"
    record = msgspec.json.decode(story.record(table))
    assert (record["rules"], record["outcome"]) == (VERSION[game], None)


def board_of(state: State) -> dict[str, Any]:
    """What is on the table, without the questions: nobody has one."""
    return {name: part for name, part in state["view"].items() if name not in ("waiting", "asked", "turn")}


async def refused_pick(story: Story, table: str) -> str:
    async with story.guest.page(table) as page:
        await page.state()
        return str((await page.pick("pass"))["key"])


def test_a_position_that_cannot_be_drawn_is_told_in_words(take: Take, origin: Origin) -> None:
    story, table = take(versions.other_parts), origin.before.tables["outlive begun"]
    before = origin.before.seen["outlive begun"]
    after = story.look(table)
    assert {seat: state["view"] for seat, state in after.items()} == dict.fromkeys(after)
    assert told_by(after) == told_by(before)
    assert all(state["closed"] for state in after.values())
    assert msgspec.json.decode(story.record(table))["count"] == before[0]["at"]


# -- finished games -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_shown_as_it_ended(game: str, updated: Story, origin: Origin) -> None:
    """By other rules it would have ended differently; nobody's score changes, and its record stays as it was."""
    check_finished(updated, origin.before, f"{game} over")


def check_finished(story: Story, before: Before, name: str) -> None:
    table, seen, record = before.tables[name], before.seen[name], before.records[name]
    after = story.look(table)
    assert seen_of(after) == seen_of(seen)
    assert told_by(after) == told_by(seen)
    assert f"version {VERSION[name.split()[0]]} of the rules" in after[0]["closed"]
    assert after[0]["seal"] == seen[0]["seal"]
    assert story.record(table) == record
    assert ew.replay(msgspec.json.decode(record)).outcome is not None


# -- tables without positions -------------------------------------------------------------------------------------


def forget_positions(url: str) -> None:
    """Leave the database as a program that stored no positions would."""
    engine = create_engine(read_url(url).set(drivername="sqlite"))
    with engine.begin() as connection:
        for statement in ("DELETE FROM chapters", "DELETE FROM positions", "UPDATE tables SET rules = NULL"):
            connection.execute(text(statement))
    engine.dispose()


def test_tables_without_positions_are_closed_or_shown(take: Take, origin: Origin) -> None:
    story = take(None)
    story.server.stop()
    forget_positions(story.server.database)
    story.server.start()
    over, before = origin.before.tables["outlive over"], origin.before.seen["outlive over"]
    assert seen_of(story.look(over)) == seen_of(before)
    assert httpx.get(f"{story.server.url}/api/tables/{over}/record").json()["count"] == before[0]["at"]
    assert "did not save positions" in story.look(origin.before.tables["outlive running"])[0]["closed"]
