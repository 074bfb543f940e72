"""Fixed dice: tables that tests open are the same every time. If nobody fixes them, nobody can foresee them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from emberwatch.table.http.lobby import SeatWish, TableWish, make_table
from emberwatch.table.settings import DICE, ServerSettings, dice_from_environment
from emberwatch.table.store.rows import TableRow
from emberwatch.table.worker import Worker
from tests.table.server import Guest, Server
from tests.table.store.samples import visitor

pytestmark = pytest.mark.anyio
GAMES = ("outlive", "discover")


@asynccontextmanager
async def open_worker(file: Path, dice: str) -> AsyncIterator[Worker]:
    opened = await Worker.open(ServerSettings(database=f"sqlite:///{file}", dice=dice))
    yield opened
    await opened.close()


async def table(worker: Worker, game: str, who: str) -> TableRow:
    """A new table of this visitor, with a copy of Discover that nobody names."""
    if await worker.store.visitor_by_id(who) is None:
        await worker.store.add_visitor(visitor(who))
    seats = [SeatWish(kind="me"), SeatWish(kind="bot", bot="random")]
    row = await worker.store.table(await make_table(worker, visitor(who), TableWish(game=game, seats=seats)))
    assert row is not None
    return row


def chance_of(row: TableRow) -> tuple[str, str, object]:
    return row.id, row.secret, row.options.get("copy")


async def drawn(file: Path, dice: str, *visitors: str) -> list[tuple[str, str, object]]:
    """What chance gave to the tables of these visitors on a new server; each visitor has one table of either game."""
    async with open_worker(file, dice) as opened:
        return [chance_of(await table(opened, game, who)) for who in visitors for game in GAMES]


async def test_the_same_dice_give_the_same_tables(tmp_path: Path) -> None:
    first, again, others = [
        await drawn(tmp_path / name, dice, "ada") for name, dice in (("1", "seven"), ("2", "seven"), ("3", "eight"))
    ]
    assert first == again
    assert not {part for row in first for part in row[:2]} & {part for row in others for part in row[:2]}
    assert first[1][2] != others[1][2], "another copy of Discover"


async def test_each_visitor_begins_with_the_same_dice(tmp_path: Path) -> None:
    """So a test finds its table, whichever tests have opened others at that server before."""
    (id, *outlive), (_, *discover), (other_id, *other_outlive), (_, *other_discover) = await drawn(
        tmp_path / "1", "seven", "ada", "ben"
    )
    assert (outlive, discover) == (other_outlive, other_discover)
    assert id != other_id
    assert outlive[0] != discover[0], "the second table of a visitor has other dice than the first"


async def test_ids_of_an_earlier_start_are_not_used_again(tmp_path: Path) -> None:
    before = await drawn(tmp_path / "1", "seven", "ada")
    after = await drawn(tmp_path / "1", "seven", "ada")
    assert len({row[0] for row in before + after}) == 4


async def test_without_fixed_dice_no_two_tables_are_alike(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    first, again = [await drawn(tmp_path / name, "", "ada") for name in ("1", "2")]
    assert len({part for row in first + again for part in row[:2]}) == 8
    assert DICE not in caplog.text


def test_dice_are_fixed_by_the_environment_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(DICE, raising=False)
    assert dice_from_environment() == ServerSettings().dice == ""
    monkeypatch.setenv(DICE, "seven")
    assert dice_from_environment() == "seven"


def test_two_servers_with_the_same_dice_play_the_same_game(tmp_path: Path) -> None:
    """Bots included; and the server says when it starts that its dice are foreseeable."""
    seen = []
    for name in ("1", "2"):
        log = tmp_path / f"{name}.log"
        with Server(f"sqlite:///{tmp_path / name}", log=log, dice="seven") as server:
            seen.append(asyncio.run(played(server)))
        said = [msgspec.json.decode(line) for line in log.read_text("utf-8").splitlines() if DICE in line]
        assert [line["level"] for line in said] == ["warning"]
    assert seen[0] == seen[1]


async def played(server: Server) -> list[object]:
    """Some turns of a game against bots that answer at once: the log, the choices and what came of them."""
    guest = Guest(server)
    id = guest.new_table("discover", "me:Ada", "bot:scout", "bot:random")
    async with guest.page(id) as page:
        await page.state()
        await page.play_on(lambda choices: choices[-1], 12)
        state = page.last("state")
        return [id, state["view"], state["question"], state["seal"]]
