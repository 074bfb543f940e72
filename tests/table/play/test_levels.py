"""Easy, normal, hard; bots that explain their moves; bots from other packages that fail."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import emberwatch as ew
from emberwatch import bots
from emberwatch.discover import Discover
from emberwatch.outlive import Outlive
from emberwatch.table.bots.pool import BotPool, NoAnswer
from emberwatch.table.live.chat import because
from emberwatch.table.play.commit import legal_picks
from emberwatch.table.play.levels import levels_of, others_of, strongest, takes_time, usual
from emberwatch.table.play.match import Match, MatchEvent, Reason, Start
from emberwatch.text import LANGUAGES, speaker
from tests.paths import found_in
from tests.table.bots.strangers import install
from tests.table.server import Guest, Page, Server

START = Start("outlive", 2, ew.checked_options(ew.rules_of("outlive"), {}), "ab" * 32)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers bots from another package."""
    folder = tmp_path_factory.mktemp("levels")
    path = install(folder / "path")
    with Server(f"sqlite:///{folder / 'tables.db'}", log=folder / "server.log", path=path) as running:
        yield running


def say(key: str, language: str = "en", **details: str | int) -> str:
    return speaker(language).say(key, **details)


# -- choosing ---------------------------------------------------------------------------------------------------------


def test_people_choose_levels_and_hear_how_long_they_think(server: Server) -> None:
    for game in Guest(server).get("/games"):
        words = [level["word"] for level in game["levels"]]
        assert words == list(levels_of(game["name"]))
        assert words[:2] == ["easy", "normal"]
        assert {"random", "crasher"} <= {bot["word"] for bot in game["bots"]}
        behind = {bots.levels(game["name"])[word].partition(":")[0] for word in words}
        assert not behind & {bot["word"] for bot in game["bots"]}, "nobody is offered twice"
        assert all(level["seconds"] == bots.thinking_time(level["word"], game["name"]) for level in game["levels"])


def test_a_level_whose_bot_is_not_there_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    levels_of.cache_clear()
    monkeypatch.setattr(Outlive, "levels", {"easy": "novice", "normal": "greedy", "hard": "oracle:1s"})
    monkeypatch.setattr(Discover, "levels", {})
    try:
        assert levels_of("outlive") == ("easy", "normal")
        assert strongest("outlive") == "normal"
        assert levels_of("discover") == ()
        assert usual("discover") in bots.names("discover")
    finally:
        levels_of.cache_clear()
        others_of.cache_clear()


def test_the_strongest_level_gives_advice() -> None:
    assert strongest("outlive") == levels_of("outlive")[-1]
    assert usual("outlive") == usual("discover") == "normal"


def seated(server: Server, guest: Guest, table: str) -> list[str | None]:
    async def look() -> list[str | None]:
        async with guest.page(table) as page:
            told = await page.until(lambda frame: frame["say"] == "table")
            return [player["bot"] for player in told["players"]]

    return asyncio.run(look())


def test_play_now_and_whoever_does_not_choose_get_the_normal_bot(server: Server) -> None:
    guest = Guest(server)
    assert seated(server, guest, guest.post("/play", {"game": "outlive"})["id"]) == [None, "normal", "normal"]
    assert seated(server, guest, guest.new_table("discover", "me", "bot")) == [None, "normal"]


def test_names_of_bots_are_still_taken(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me", "bot:greedy", "bot:easy", "bot:random")
    assert seated(server, guest, table) == [None, "greedy", "easy", "random"]


@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("skynet", "error-unknown-bot"),
        ("greedy:1s", "error-bot-no-budget"),
        ("planner:600s", "error-table-bot-slow"),
        ("planner:999999", "error-table-bot-slow"),
        ("planner:soon", "error-bot-budget"),
        ("hard:1s", "error-unknown-bot"),
    ],
)
def test_what_no_bot_can_be_asked_for_is_refused(server: Server, word: str, key: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": word}]
    answer: httpx.Response = Guest(server).client.post("/api/tables", json={"game": "outlive", "seats": seats})
    assert (answer.status_code // 100, answer.json()["key"]) == (4, key)
    assert "error-" not in answer.json()["text"]


# -- why --------------------------------------------------------------------------------------------------------------


async def why(page: Page, seat: int) -> str:
    answer = await page.order("explain", seat=seat)
    assert answer["say"] == "answer", answer
    return str(answer["text"])


async def why_in_the_open(page: Page, seat: int) -> str:
    """Play on until the bot has made a move that everybody can see, and ask it why."""
    dice = random.Random(4)
    while (said := await why(page, seat)) == say("bot-why-secret"):
        assert await page.play_on(anything(dice), 1) == 1, "the game ended in secret"
    return said


def anything(dice: random.Random) -> Any:  # noqa: ANN401
    return lambda choices: dice.choice(choices)


def test_anybody_at_the_table_hears_why_a_bot_moved_in_their_language(server: Server) -> None:
    ada, watcher = Guest(server), Guest(server, "de")
    table = ada.new_table("outlive", "me:Ada", "bot:random", "bot:normal")

    async def play() -> None:
        async with ada.page(table) as page, watcher.page(table, **{"Accept-Language": "de"}) as other:
            await page.state(lambda state: state["question"] is not None)
            await page.play_on(anything(random.Random(1)), 12)
            assert await why_in_the_open(page, 2) != say("bot-why-not-yet")
            assert await why_in_the_open(page, 1) == say("bot-why-random")
            await other.state()
            assert await why(other, 1) == say("bot-why-random", "de")
            for seat in (0, 9):
                refused = await page.order("explain", seat=seat)
                assert refused["text"] == say("error-table-no-bot", seat=seat + 1)

    asyncio.run(play())


def test_a_bot_explains_its_whole_turn(server: Server) -> None:
    """Step by step: what it did, as the log tells it, and why; both in the asker's language."""
    guest = Guest(server, "de")
    table = guest.new_table("outlive", "me:Ada", "bot:normal")

    async def play() -> None:
        async with guest.page(table, **{"Accept-Language": "de"}) as page:
            await page.state(lambda state: state["question"] is not None)
            await page.play_on(anything(random.Random(1)), 40)
            answer = await page.order("explain", seat=1)
            steps, log = answer["steps"], " ".join(page.raw[:-1])
            told = [step["line"] for step in steps if step["line"]]
            assert len(told) > 1, "a turn is more than one pick"
            assert all(line.split(".")[0] in log for line in told), "what it did is what the log says"
            assert any(step["why"] for step in steps)
            assert all(a["why"] != b["why"] or not a["why"] for a, b in itertools.pairwise(steps)), "told together"

    asyncio.run(play())


def test_a_stand_in_says_why_too(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "here:Ben")

    async def play() -> None:
        async with guest.page(table) as page:
            await page.state()
            kept = await page.order("habits", habits={"stand_in": "random", "away_after": 0})
            assert kept["say"] == "answer"
            await page.state(lambda state: state["actor"] == 0)
            assert await why(page, 0) in (say("bot-why-random"), say("bot-why-secret"))

    asyncio.run(play())


def test_of_a_choice_made_in_secret_nothing_is_said() -> None:
    """S-2: what a bot says about the rooms it gave up could reveal how good its rooms are."""

    async def play() -> None:
        asked, match = BotPool(1), Match(START)
        secret = await asked.moves("table", match, 0, "greedy")
        assert len(secret.whys) == len(secret.picks)
        assert secret.whys[-1][0] == "bot-why-greedy"
        for count in range(1, len(secret.picks) + 1):
            assert legal_picks(match, 0, secret.picks[:count]) == (secret.picks[:count], True)
        await asked.close()

    asyncio.run(play())


def test_a_choice_that_all_can_see_is_no_secret() -> None:
    match, dice = Match(START), random.Random(5)
    while match.game.state.parallel or match.count < 12:
        seat = dice.choice(match.waiting)
        match.apply(MatchEvent(match.count, "pick", seat, dice.choice(match.game.picks(seat))))
    seat = match.waiting[0]
    first = match.game.picks(seat)[:1]
    assert legal_picks(match, seat, first) == (first, False)


def test_at_the_table_a_secret_choice_is_not_explained(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "bot:greedy")

    async def play() -> None:
        async with guest.page(table) as page:
            await page.state(lambda state: state["waiting"] == [0])
            assert await why(page, 1) == say("bot-why-secret")

    asyncio.run(play())


def test_the_reason_outlives_a_restart(tmp_path: Path) -> None:
    own = Server(f"sqlite:///{tmp_path / 'tables.db'}", log=tmp_path / "server.log").start()
    guest = Guest(own)
    table = guest.new_table("outlive", "me:Ada", "bot:random")

    async def ask(picks: int) -> str:
        async with guest.page(table) as page:
            await page.state()
            await page.play_on(anything(random.Random(1)), picks)
            return await why_in_the_open(page, 1)

    before = asyncio.run(ask(12))
    own.kill()
    own.start()
    assert asyncio.run(ask(0)) == before == say("bot-why-random")
    own.stop()


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_without_words_are_none(language: str) -> None:
    match = Match(START)
    assert because(match, 0, "easy", language) == say("bot-why-not-yet", language)
    wrong: list[Reason] = [("no-such-key", {}), ("bot-why-greedy", {"count": 3}), ("bot-why-greedy.hint", {})]
    for reason in wrong:
        match.whys[0] = reason
        assert because(match, 0, "talker", language) == say("bot-why-silent", language, bot="talker")
    match.whys[0] = ("bot-why-greedy", {"count": 12, "points": 31, "less": 0.5})
    assert ("0.5" if language == "en" else "0,5") in because(match, 0, "normal", language)


# -- bots that fail ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["crasher", "quitter", "dreamer", "stillborn"])
def test_for_a_bot_that_fails_the_normal_one_moves_and_the_table_is_told(server: Server, bot: str) -> None:
    guest, watcher = Guest(server), Guest(server)
    table = guest.new_table("outlive", "me:Ada", f"bot:{bot}", "bot:normal")

    async def play() -> None:
        async with guest.page(table) as page:
            await page.state(lambda state: state["question"] is not None)
            await page.play_on(anything(random.Random(2)), 14)
            told = [frame for frame in page.frames if frame["say"] == "chat"]
            assert [(chat["text"], chat["notice"]) for chat in told] == [
                (say("table-bot-failed", bot=bot, seat=2), True)
            ], "it is said once"
            assert await why(page, 1) not in (say("bot-why-not-yet"), say("bot-why-silent", bot=bot))
        async with watcher.page(table, **{"Accept-Language": "fr"}) as page:
            told = [await page.until(lambda frame: frame["say"] == "chat")]
            assert told[0]["text"] == say("table-bot-failed", "fr", bot=bot, seat=2)

    asyncio.run(play())


@pytest.mark.parametrize("bot", ["talker", "mute"])
def test_a_bot_that_prints_or_cannot_explain_itself_plays_on(server: Server, bot: str) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", f"bot:{bot}")

    async def play() -> None:
        async with guest.page(table) as page:
            await page.state(lambda state: state["question"] is not None)
            await page.play_on(anything(random.Random(3)), 14)
            said = await why_in_the_open(page, 1)
            assert said == say("bot-why-silent", bot=bot)
            assert [frame for frame in page.frames if frame["say"] == "chat"] == []

    asyncio.run(play())


# -- waiting for bots -------------------------------------------------------------------------------------------------


def test_bots_that_answer_at_once_do_not_wait_for_bots_that_take_their_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONPATH", found_in(install(tmp_path / "path"))["PYTHONPATH"])

    async def play() -> None:
        asked, match = BotPool(1), Match(START)
        waiting = asyncio.create_task(asked.moves("table", match, 0, "sleeper"))
        thought = await asked.moves("table", match, 1, "normal")
        assert thought.picks
        assert not waiting.done()
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        with pytest.raises(NoAnswer):
            await asked.moves("table", match, 0, "crasher")
        process = asked.slow[0].process
        assert process is not None
        assert process.returncode is None, "a crash of a bot does not end the process"
        await asked.close()

    asyncio.run(play())


def test_who_takes_time() -> None:
    slow = {word for word in (*levels_of("outlive"), "random", "greedy", "stranger") if takes_time(word, "outlive")}
    assert slow == {"stranger", *[level for level in levels_of("outlive") if bots.thinking_time(level, "outlive") > 0]}
