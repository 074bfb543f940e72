"""Which databases can be used, and copies of them made during writes."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from emberwatch.engine.errors import Problem
from emberwatch.table.store import database
from emberwatch.table.store.backup import backup
from emberwatch.table.store.store import Store
from emberwatch.text import LANGUAGES, speaker
from tests.table.store import samples
from tests.table.store.samples import append

pytestmark = pytest.mark.anyio


async def keep_writing(store: Store) -> None:
    """Write to two tables in step, one event each at a time, and a chat line about it."""
    for number in range(100_000):
        await append(store, number)
        await append(store, number, "u", count=1)
        await store.add_chat(samples.chat(f"line {number}"))


async def copy_while_writing(store: Store, url: str, file: Path) -> None:
    """Make a copy in the middle of play."""
    writing = asyncio.create_task(keep_writing(store))
    while len(await store.chats("t")) < 20:
        await asyncio.sleep(0.01)
    await backup(url, file)
    assert not writing.done(), "it was written all the while"
    writing.cancel()
    await asyncio.wait([writing])


async def test_a_copy_is_the_state_of_one_moment(store: Store, url: str, tmp_path: Path) -> None:
    await copy_while_writing(store, url, tmp_path / "copy.db")
    copy = await Store.open(f"sqlite:///{tmp_path / 'copy.db'}")
    await copy.migrate()
    counts = []
    for id in ("t", "u"):
        row, events = await copy.table(id), await copy.events(id)
        assert row is not None
        assert [event.number for event in events] == list(range(row.events))
        assert events == (await store.events(id))[: row.events]
        counts.append(row.events)
    chats = len(await copy.chats("t", limit=1_000_000))
    assert counts[0] >= counts[1] >= chats >= counts[0] - 1, "nothing without what came before it"
    assert chats >= 20
    await copy.close()


async def test_a_copy_is_a_database_to_go_on_with(store: Store, url: str, tmp_path: Path) -> None:
    await append(store, 0)
    line = await store.add_chat(samples.chat("hello"))
    await backup(url, tmp_path / "copy.db")
    await append(store, 1, nonce="not in the copy")
    copy = await Store.open(f"sqlite:///{tmp_path / 'copy.db'}")
    await copy.migrate()
    await append(copy, 1)
    assert await copy.events("t") == [samples.event(0), samples.event(1)]
    assert await copy.seats("t") == samples.seats()
    assert await copy.visitor("hash of ada") == samples.visitor()
    assert (await copy.add_chat(samples.chat("again"))).id > line.id
    await copy.close()


async def test_a_large_table_is_copied_whole(store: Store, url: str, tmp_path: Path) -> None:
    """More rows than are copied at a time."""
    await append(store, 0, count=2_500)
    await backup(url, tmp_path / "copy.db")
    copy = await Store.open(f"sqlite:///{tmp_path / 'copy.db'}")
    assert await copy.events("t") == await store.events("t")
    await copy.close()


async def test_a_copy_is_one_file(store: Store, url: str, tmp_path: Path) -> None:
    folder = tmp_path / "copies"
    folder.mkdir()
    await backup(url, folder / "copy.db")
    assert [file.name for file in folder.iterdir()] == ["copy.db"]


async def test_a_file_is_never_overwritten(store: Store, url: str, tmp_path: Path) -> None:
    (tmp_path / "copy.db").write_text("dear to somebody")
    with pytest.raises(Problem, match="will not be overwritten"):
        await backup(url, tmp_path / "copy.db")
    assert (tmp_path / "copy.db").read_text() == "dear to somebody"


async def test_a_copy_that_fails_leaves_nothing_behind(tmp_path: Path, postgres_url: str) -> None:
    (tmp_path / "notes.db").write_text("This is no database. " * 100)
    sources = {
        f"sqlite:///{tmp_path / 'missing.db'}": "error-no-file",
        f"sqlite:///{tmp_path / 'notes.db'}": "error-database-reach",
        postgres_url: "error-database-outdated",
        "postgresql://ada@127.0.0.1:1/none": "error-database-reach",
    }
    for source, key in sources.items():
        with pytest.raises(Problem) as raised:
            await backup(source, tmp_path / "copy.db")
        assert raised.value.key == key
        assert [file.name for file in tmp_path.iterdir()] == ["notes.db"]


async def test_a_copy_needs_a_folder(sqlite_url: str, tmp_path: Path) -> None:
    with pytest.raises(Problem, match="No such file"):
        await backup(sqlite_url, tmp_path / "nowhere" / "copy.db")


@pytest.mark.parametrize(
    ("url", "key"),
    [
        ("", "error-database-url"),
        ("emberwatch.db", "error-database-url"),
        ("postgresql://ada:secret@host:port/x", "error-database-url"),
        ("mysql://ada:secret@host/x", "error-database-kind"),
        ("postgresql+asyncpg://ada:secret@host/x", "error-database-kind"),
        ("sqlite://", "error-database-memory"),
        ("sqlite:///:memory:", "error-database-memory"),
        ("sqlite:///file:x?mode=memory&uri=true", "error-database-memory"),
        ("sqlite:////nowhere/at/all.db", "error-database-reach"),
        ("postgresql+psycopg://ada:secret@127.0.0.1:1/x", "error-database-reach"),
        ("postgres://ada:secret@127.0.0.1:1/x", "error-database-reach"),
    ],
)
async def test_a_database_that_cannot_be_used_is_a_problem_in_words(url: str, key: str) -> None:
    with pytest.raises(Problem) as raised:
        await Store.open(url)
    assert raised.value.key == key
    for language in LANGUAGES:
        said = speaker(language).say(raised.value.key, **raised.value.details)
        assert "secret" not in said
        assert "\n" not in said


async def test_a_locked_file_is_waited_for(sqlite_url: str, tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "emberwatch.db", isolation_level=None)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        opening = asyncio.create_task(Store.open(sqlite_url))
        await asyncio.sleep(0.3)
        assert not opening.done()
        holder.execute("ROLLBACK")
    await (await opening).close()


async def test_a_file_that_stays_locked_is_a_problem(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "PATIENCE", 0.2)
    with closing(sqlite3.connect(tmp_path / "emberwatch.db", isolation_level=None)) as holder:
        holder.execute("BEGIN EXCLUSIVE")
        with pytest.raises(Problem, match="locked"):
            await Store.open(sqlite_url)


async def test_a_file_that_is_no_database_is_a_problem(tmp_path: Path) -> None:
    (tmp_path / "notes.db").write_text("This is no database. " * 100)
    with pytest.raises(Problem, match="not a database"):
        await Store.open(f"sqlite:///{tmp_path / 'notes.db'}")
