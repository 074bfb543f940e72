"""Pages and a real server: playing, being refused, and what each seat is sent."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from emberwatch.table.play.chapters import event_of, start_of
from emberwatch.table.play.match import Match
from emberwatch.table.store.rows import EventRow, TableRow
from emberwatch.table.store.store import Store
from tests.table.server import Guest, Page, Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("table")
    with Server(f"sqlite:///{folder / 'tables.db'}", log=folder / "server.log") as running:
        yield running


def kept(server: Server, table: str) -> tuple[TableRow, list[EventRow]]:
    """What the database has about a table."""

    async def read() -> tuple[TableRow, list[EventRow]]:
        store = await Store.open(server.database)
        try:
            row = await store.table(table)
            assert row is not None
            return row, await store.events(table)
        finally:
            await store.close()

    return asyncio.run(read())


def anything(dice: random.Random) -> Any:  # noqa: ANN401
    return lambda choices: dice.choice(choices)


# -- whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("outlive", 3, {}), ("discover", 3, {"copy": "4", "scenario": 2})],
)
def test_every_frame_of_a_whole_game_shows_a_seat_its_own_view_and_no_secret(
    server: Server, game: str, seats: int, options: dict[str, object]
) -> None:
    """Two people, a bot and a spectator; afterwards every frame is compared with what the seat may have known."""
    ada, ben, eve = Guest(server), Guest(server, "de"), Guest(server, "fr")
    table = ada.new_table(game, "me:Ada", "open", *["bot"] * (seats - 2), **options)
    eve.get("/me")

    async def play() -> list[Page]:
        async with ada.page(table) as first:
            await first.state()
            link = first.last("table")["invitations"]["1"]
            ben.post(link.replace("/join/", "/invitations/"), {"name": "Ben"})
            async with ben.page(table) as second, eve.page(table) as onlooker:
                await asyncio.gather(second.state(), onlooker.state())
                watching = asyncio.create_task(onlooker.state(lambda state: state["outcome"] is not None))
                dice = random.Random(7)
                await asyncio.gather(first.play_on(anything(dice)), second.play_on(anything(dice)))
                await watching
                return [first, second, onlooker]

    pages = asyncio.run(play())
    row, events = kept(server, table)
    moments = views_after_each_event(row, events)
    for seat, page in zip((0, 1, None), pages, strict=True):
        for frame, raw in zip(page.frames, page.raw, strict=True):
            if frame["say"] == "state":
                assert frame["seat"] == seat
                assert frame["view"] == moments[frame["seq"]][seat], f"seat {seat} at {frame['seq']}"
                over = frame["outcome"] is not None
                assert (row.secret in raw) == over
                assert all(line["told"] for line in frame["log"]["lines"])
            else:
                assert row.secret not in raw
            for guest in (ada, ben, eve):
                assert guest.client.cookies["emberwatch"] not in raw
            if seat is None:
                assert frame.get("question") is None
                assert not frame.get("invitations")


def views_after_each_event(row: TableRow, events: list[EventRow]) -> list[dict[int | None, Any]]:
    """What each seat may know after each event, according to the engine, as it comes out of JSON."""
    match, moments = Match(start_of(row)), []
    for event in [None, *events]:
        if event is not None:
            match.apply(event_of(event))
        seats = [*range(row.seats), None]
        moments.append({seat: msgspec.json.decode(msgspec.json.encode(match.game.view(seat))) for seat in seats})
    return moments


def test_a_game_alone_against_bots_is_played_to_its_end(server: Server) -> None:
    guest = Guest(server)
    table = guest.post("/play", {"game": "outlive"})["id"]

    async def play() -> dict[str, Any]:
        async with guest.page(table) as page:
            await page.state()
            await page.play_on(anything(random.Random(3)))
            return page.last("state")

    end = asyncio.run(play())
    assert end["outcome"]["winners"]
    record = guest.get(f"/tables/{table}/record")
    assert record["dice"]["secret"] == end["seal"]["secret"]
    again = guest.post("/records", record)["id"]
    assert [line["id"] for line in guest.get("/tables")][:2] == [again, table]


# -- refused orders ---------------------------------------------------------------------------------------------------


def refused(server: Server, message: object, *, guest: Guest | None = None) -> dict[str, Any]:
    """The answer that the owner of seat 0 (or another guest) gets; afterwards the page still works."""
    owner = Guest(server)
    table = owner.new_table("outlive", "me", "bot:random")

    async def say() -> dict[str, Any]:
        async with (guest or owner).page(table) as page:
            await page.state(lambda state: guest is not None or state["question"] is not None)
            await page.say(message)
            answer = await page.until(lambda frame: frame["say"] == "refused")
            rule = await page.order("rule", rule="N2")
            assert rule["say"] == "answer", "the connection lives on"
            return answer

    return asyncio.run(say())


@pytest.mark.parametrize(
    ("message", "kind"),
    [
        ("", "malformed"),
        ("no json", "malformed"),
        ("[" * 5000, "malformed"),
        (b"\x00\xff\xfe", "malformed"),
        ('{"do":"dance"}', "malformed"),
        ('{"do":"pick","id":"x"}', "malformed"),
        ('{"do":"pick","id":"x","seq":-1,"pick":["pass"]}', "malformed"),
        ('{"do":"pick","id":"x","seq":0,"pick":[]}', "malformed"),
        ('{"do":"pick","id":"x","seq":0,"pick":[{"a":1}]}', "malformed"),
        ('{"do":"pick","id":"x","seq":0,"pick":["pass"],"stool":1}', "malformed"),
        ({"do": "pick", "id": "x", "seq": 0, "pick": ["fly", "moon"]}, "illegal"),
        ({"do": "pick", "id": "x", "seq": 999, "pick": ["discard", "cargo-1"]}, "stale"),
        ({"do": "undo", "id": "x", "seq": 0}, "illegal"),
        ({"do": "end", "id": "x", "seq": 0}, "stale"),
        ({"do": "sit", "seat": 1}, "not-yours"),
        ({"do": "sit", "seat": 9}, "not-yours"),
        ({"do": "speak", "language": "tlh"}, "illegal"),
        ({"do": "rule", "id": "x", "rule": "../../etc"}, "illegal"),
        ({"do": "bot", "id": "x", "seat": 1, "bot": None}, "illegal"),
        ({"do": "chat", "id": "x", "text": "\u202e\u0000 "}, "illegal"),
        ({"do": "chat", "id": "x", "text": "a" * 301}, "illegal"),
        ({"do": "habits", "id": "x", "habits": {"standing": {"defend": "perhaps"}}}, "illegal"),
        ({"do": "habits", "id": "x", "habits": {"stand_in": "skynet"}}, "illegal"),
        ('{"do":"chat","id":"x","text":"' + "a" * 20_000 + '"}', "too-large"),
    ],
)
def test_what_cannot_be_done_is_answered_and_the_connection_lives_on(
    server: Server, message: object, kind: str
) -> None:
    answer = refused(server, message)
    assert answer["key"] == kind
    assert answer["text"]
    assert "error-" not in answer["text"]


def test_a_page_too_large_for_anybody_loses_its_connection_and_nothing_else(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me", "bot:random")

    async def shout() -> None:
        async with guest.page(table) as page:
            await page.state()
            await page.say("x" * 1_200_000)
            with pytest.raises(ConnectionClosed):
                await page.until(lambda frame: False)
        async with guest.page(table) as page:
            assert (await page.state())["seat"] == 0

    asyncio.run(shout())


def test_a_spectator_cannot_play(server: Server) -> None:
    order = {"do": "pick", "id": "x", "seq": 0, "pick": ["discard", "cargo-1"]}
    assert refused(server, order, guest=Guest(server))["key"] == "not-yours"


def test_too_many_messages_are_refused_and_the_connection_lives_on(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me", "bot:random")

    async def flood() -> None:
        async with guest.page(table) as page:
            await page.state()
            for _ in range(120):
                await page.say({"do": "rule", "id": "x", "rule": "N2"})
            await page.until(lambda frame: frame["say"] == "refused" and frame["key"] == "too-fast")
            while (await page.order("rule", rule="N1"))["say"] != "answer":
                await asyncio.sleep(0.1)

    asyncio.run(flood())


def test_a_repeated_order_is_answered_and_not_carried_out_again(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me", "open")

    async def repeat() -> None:
        async with guest.page(table) as page:
            state = await page.state()
            words = state["question"]["choices"][0]["pick"]
            first = await page.pick(*words, seq=state["seq"], id="same")
            second = await page.pick(*words, seq=state["seq"], id="same")
            assert first["seq"] == second["seq"]
            other = await page.pick(*words, seq=state["seq"], id="other")
            assert other["key"] == "stale"

    asyncio.run(repeat())
    assert len(kept(server, table)[1]) == 1


# -- origins, cookies, headers ----------------------------------------------------------------------------------------


def test_a_socket_of_another_site_is_turned_away(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me", "bot:random")

    async def intrude(origin: str) -> int | None:
        async with connect(f"ws://127.0.0.1:{server.port}/socket/{table}", origin=origin) as socket:  # type: ignore[arg-type]
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            return closed.value.rcvd.code if closed.value.rcvd else None

    assert asyncio.run(intrude("https://evil.example")) == 4403
    assert asyncio.run(intrude("null")) == 4403


def test_a_change_from_another_site_is_refused(server: Server) -> None:
    guest = Guest(server)
    answer = guest.client.post("/api/play", json={"game": "outlive"}, headers={"Origin": "https://evil.example"})
    assert answer.status_code == 403


def test_the_cookie_cannot_be_read_by_scripts_nor_sent_by_other_sites(server: Server) -> None:
    cookie = httpx.get(f"{server.url}/api/me").headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert len(cookie.split(";")[0]) > 40


def test_pages_may_run_scripts_of_this_server_only(server: Server) -> None:
    headers = httpx.get(f"{server.url}/").headers
    policy = headers["content-security-policy"]
    assert "script-src 'self'" in policy
    assert "unsafe" not in policy
    assert headers["x-content-type-options"] == "nosniff"


def test_a_table_that_is_not_there(server: Server) -> None:
    async def look() -> int | None:
        async with connect(f"ws://127.0.0.1:{server.port}/socket/nothing") as socket:
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            return closed.value.rcvd.code if closed.value.rcvd else None

    assert asyncio.run(look()) == 4404


# -- people -----------------------------------------------------------------------------------------------------------


def test_an_invitation_is_taken_once(server: Server) -> None:
    ada, ben, eve = Guest(server), Guest(server), Guest(server)
    table = ada.new_table("outlive", "me:Ada", "open")

    async def link() -> str:
        async with ada.page(table) as page:
            await page.state()
            return str(page.last("table")["invitations"]["1"])

    path = "/invitations/" + asyncio.run(link()).removeprefix("/join/")
    assert ada.get(path)["host"] == "Ada"
    assert ben.post(path, {"name": "Ben"}) == {"id": table, "seat": 1}
    assert ben.post(path, {"name": "Ben"}) == {"id": table, "seat": 1}
    late = eve.client.post(f"/api{path}", json={"name": "Eve"})
    assert late.status_code == 403
    assert eve.client.post("/api/invitations/guess", json={"name": "Eve"}).status_code == 404


def test_a_seat_goes_on_at_another_device_with_a_link_that_works_once(server: Server) -> None:
    laptop, phone, thief = Guest(server), Guest(server), Guest(server)
    table = laptop.new_table("outlive", "me:Ada", "bot:random")
    link = laptop.post(f"/tables/{table}/seats/0/link")["link"].replace("/join/", "/invitations/")
    assert phone.post(link, {}) == {"id": table, "seat": 0}
    assert thief.client.post(f"/api{link}", json={}).status_code == 404
    assert [line["mine"] for line in phone.get("/tables")] == [[0]]


def test_two_people_at_one_screen_see_one_seat_at_a_time(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "here:Ben")

    async def look() -> None:
        async with guest.page(table) as page:
            first = await page.state()
            assert (first["seat"], first["view"]["seat"]) == (0, 0)
            assert "dealt" not in first["view"]["shelters"][1]
            await page.say({"do": "sit", "seat": 1})
            second = await page.state(lambda state: state["seat"] == 1)
            assert "dealt" not in second["view"]["shelters"][0]
            assert second["view"]["shelters"][1]["dealt"]["rooms"]

    asyncio.run(look())


def test_chat_reaches_everybody_as_plain_text(server: Server) -> None:
    ada, eve = Guest(server), Guest(server)
    eve.get("/me")
    table = ada.new_table("outlive", "me:Ada", "bot:random")

    async def talk() -> None:
        async with ada.page(table) as page, eve.page(table) as onlooker:
            await asyncio.gather(page.state(), onlooker.state())
            await page.order("chat", text="<b>hi</b>\u202e\n there")
            line = await onlooker.until(lambda frame: frame["say"] == "chat")
            assert line["text"] == "<b>hi</b> there"
            assert line["name"] == "Ada"

    asyncio.run(talk())


def test_the_log_is_told_in_another_language_at_any_moment(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "bot:greedy")

    async def switch() -> None:
        async with guest.page(table) as page:
            english = await page.state(lambda state: state["question"] is not None)
            await page.say({"do": "speak", "language": "de"})
            german = await page.state(lambda state: state["language"] == "de")
            assert german["question"]["text"] != english["question"]["text"]
            assert german["log"]["from"] == 0
            assert german["things"]

    asyncio.run(switch())


def test_time_travel_shows_what_the_seat_saw_then(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "bot:greedy")

    async def travel() -> None:
        async with guest.page(table) as page:
            first = await page.state(lambda state: state["question"] is not None)
            await page.play_on(anything(random.Random(1)), 12)
            now = page.last("state")
            await page.say({"do": "look", "at": first["at"]})
            then = await page.state(lambda state: state["past"])
            assert then["at"] >= first["at"]
            assert then["at"] < now["at"]
            assert then["question"] is None
            answer = await page.pick("pass", seq=now["seq"])
            assert answer["say"] == "refused"
            await page.say({"do": "look", "at": None})
            back = await page.state(lambda state: not state["past"])
            assert back["at"] >= now["at"]
            assert back["view"]["seat"] == 0

    asyncio.run(travel())


def test_a_bot_stands_in_and_hands_the_seat_back(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "bot:greedy")

    async def rest() -> None:
        async with guest.page(table) as page:
            await page.state()
            await page.order("habits", habits={"stand_in": "greedy", "away_after": 0})
            moved = await page.state(lambda state: state["actor"] == 0 and state["seq"] > 4)
            assert moved["seq"] > 4
            await page.order("habits", habits={})
            if page.last("state")["question"] is None:
                await page.state(lambda state: state["question"] is not None)
            assert page.last("state")["seat"] == 0

    asyncio.run(rest())


def test_advice_is_one_of_the_choices(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("discover", "me:Ada", copy="3")

    async def ask() -> None:
        async with guest.page(table) as page:
            state = await page.state(lambda state: state["question"] is not None)
            answer = await page.order("hint")
            labels = {tuple(choice["pick"]): choice["label"] for choice in state["question"]["choices"]}
            assert labels[tuple(answer["pick"])] in answer["text"]

    asyncio.run(ask())


def test_a_hint_says_why_and_what_it_beats(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "bot:greedy")

    async def ask() -> None:
        async with guest.page(table) as page:
            state = await page.state(lambda state: state["question"] is not None)
            while state["question"] is None or state["question"]["key"] != "ask-turn":
                await page.play_on(lambda choices: choices[0], 1)
                state = page.last("state")
            labels = {tuple(choice["pick"]): choice["label"] for choice in state["question"]["choices"]}
            answer = await page.order("hint")
            own = labels[tuple(answer["pick"])]
            others = [label for label in labels.values() if label != own]
            assert own in answer["text"]
            assert any(label in answer["text"] for label in others), answer["text"]

    asyncio.run(ask())


def test_the_coach_warns_of_a_clearly_bad_pick_and_not_of_the_better_one(server: Server) -> None:
    """Whoever plays the first choice each time has something to be warned of before the game is over."""
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "bot:greedy")

    async def find_warning(page: Page) -> tuple[dict[str, Any], dict[str, Any]]:
        while page.last("state")["outcome"] is None:
            state = page.last("state")
            for choice in (state["question"] or {"choices": []})["choices"]:
                answer = await page.order("coach", seq=state["seq"], pick=choice["pick"])
                if answer.get("better"):
                    return state, answer
            await page.play_on(lambda choices: choices[0], 1)
        raise AssertionError("nobody was warned in a whole game")

    async def ask() -> None:
        async with guest.page(table) as page:
            await page.state(lambda state: state["question"] is not None)
            state, warning = await find_warning(page)
            labels = {tuple(choice["pick"]): choice["label"] for choice in state["question"]["choices"]}
            assert labels[tuple(warning["better"])] in warning["text"]
            good = await page.order("coach", seq=state["seq"], pick=warning["better"])
            assert good.get("better") is None

    asyncio.run(ask())


def test_the_coach_says_nothing_about_what_is_not_asked(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "bot:greedy")

    async def ask() -> None:
        async with guest.page(table) as page:
            state = await page.state(lambda state: state["question"] is not None)
            for pick in ([], ["move", "hero-5", "dam"], ["nonsense"]):
                answer = await page.order("coach", seq=state["seq"], pick=pick)
                assert answer["say"] == "answer"
                assert "text" not in answer

    asyncio.run(ask())


def test_why_a_thing_cannot_be_picked(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "bot:greedy")

    async def ask() -> None:
        async with guest.page(table) as page:
            await page.state(lambda state: state["question"] is not None)
            answer = await page.order("why", thing="place:forest")
            assert answer["reasons"]
            assert all(reason["text"] for reason in answer["reasons"])

    asyncio.run(ask())


# -- the lobby --------------------------------------------------------------------------------------------------------


def test_the_same_again_is_played_with_another_copy(server: Server) -> None:
    """Whatever the game drew at random is drawn again; what somebody chose stays."""
    guest = Guest(server)
    table = guest.new_table("discover", "me:Ada", "bot:random", scenario=3)

    async def options_of(id: str) -> dict[str, Any]:
        async with guest.page(id) as page:
            told = await page.until(lambda frame: frame["say"] == "table")
            return dict(told["options"])

    first, second = [asyncio.run(options_of(id)) for id in (table, guest.post(f"/tables/{table}/rematch")["id"])]
    assert first.pop("copy") != second.pop("copy")
    assert first == second
    assert first["scenario"] == 3


@pytest.mark.parametrize(
    ("wish", "status"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}]}, 404),
        ({"game": "outlive", "seats": [{"kind": "me"}]}, 400),
        ({"game": "outlive", "seats": [{"kind": "bot"}, {"kind": "bot"}]}, 400),
        ({"game": "outlive", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}, 400),
        ({"game": "outlive", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"edition": "xx"}}, 400),
        ({"game": "outlive", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"pack": "x"}}, 400),
        ({"game": "discover", "seats": [{"kind": "me"}], "options": {"scenario": 5}}, 400),
        ({"game": "discover", "seats": [{"kind": "me"}], "options": {"copy": "nonsense"}}, 400),
        ({"game": "outlive"}, 422),
        ({"game": "outlive", "seats": [{"kind": "cat"}]}, 422),
        ([], 422),
    ],
)
def test_a_table_that_cannot_be_made_says_why(server: Server, wish: object, status: int) -> None:
    answer = Guest(server).client.post("/api/tables", json=wish)
    assert answer.status_code == status, answer.text
    assert answer.json()["text"]


def test_the_record_stays_closed_until_the_game_is_over(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "bot:greedy")
    assert guest.client.get(f"/api/tables/{table}/record").status_code == 403


def test_a_broken_record_is_refused_with_the_reason(server: Server) -> None:
    answer = Guest(server).client.post("/api/records", json={"format": 1})
    assert answer.status_code == 400
    assert answer.json()["text"]


def test_nobody_fills_the_server_with_tables(server: Server) -> None:
    guest = Guest(server)
    statuses = [guest.client.post("/api/play", json={"game": "outlive"}).status_code for _ in range(41)]
    assert statuses[:40] == [201] * 40
    assert statuses[40] == 429


def test_health_and_metrics(server: Server) -> None:
    assert httpx.get(f"{server.url}/health").json()["well"]
    assert "emberwatch_events_total" in httpx.get(f"{server.url}/metrics").text


def test_logs_hold_no_secrets(server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Adalbert-Unverwechselbar", "bot:greedy")
    row, _ = kept(server, table)
    assert server.log is not None
    written = Path(server.log).read_text()
    for secret in (row.secret, guest.client.cookies["emberwatch"], "Adalbert-Unverwechselbar"):
        assert secret not in written
    for line in written.splitlines()[1:]:
        assert msgspec.json.decode(line)["message"]
