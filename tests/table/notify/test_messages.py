"""Messages to people who are away: they arrive, in the right words, once, and nowhere else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime, timedelta

import msgspec
import pytest

import emberwatch as ew
from emberwatch.engine.dice import CounterDice
from emberwatch.table.bots.pool import BotPool
from emberwatch.table.live.tables import OpenTables, Table
from emberwatch.table.notify import messages, webhook
from emberwatch.table.notify.messages import Messenger
from emberwatch.table.play.commit import Play
from emberwatch.table.play.match import Match, MatchEvent, Start
from emberwatch.table.settings import ServerSettings
from emberwatch.table.store.rows import Visitor
from emberwatch.table.store.store import Store
from emberwatch.text import LANGUAGES, speaker
from tests.table.notify.away import NOW, come, count, leave, new_table, pattern, reachable, ring, seen, wait_until_idle
from tests.table.notify.receivers import MailServer, mail_server, web_server
from tests.table.notify.test_webhook import OUR_HOST, lead

pytestmark = pytest.mark.anyio

BASE = "https://games.example.org"
SOON = 0.05
LATER = 3600.0
RULES = ew.rules_of("outlive").version


# -- a table where Ada plays and Ben is away --------------------------------------------------------------------------


@pytest.fixture
async def store(sqlite_url: str) -> AsyncIterator[Store]:
    opened = await Store.open(sqlite_url)
    await opened.migrate()
    for id in ("ada", "ben"):
        await opened.add_visitor(
            Visitor(id=id, token_hash=f"hash of {id}", name=id.title(), language="en", created=NOW, seen=NOW)
        )
    yield opened
    await opened.close()


@pytest.fixture
async def post_office() -> AsyncIterator[MailServer]:
    async with mail_server() as server:
        yield server


@pytest.fixture
async def messenger(store: Store, post_office: MailServer) -> AsyncIterator[Messenger]:
    made = Messenger(store, {"mail": pattern(post_office)}, BASE, delay=SOON)
    await reachable(store, "ben", "ben@example.net")
    yield made
    await made.close()


@pytest.fixture
async def table(store: Store) -> Table:
    return await new_table(store, "t")


# -- what arrives -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["outlive", "discover"])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_mail_in_ones_own_language(
    store: Store, messenger: Messenger, post_office: MailServer, language: str, game: str
) -> None:
    await store.change_visitor("ben", language=language)
    sent = count("sent")
    messenger.summon(await new_table(store, "t", game), [0, 1])
    mail = await post_office.next()
    await wait_until_idle(messenger)
    say = speaker(language).say
    assert mail.recipients == ["ben@example.net"]
    assert mail.message["To"] == "ben@example.net"
    assert mail.subject == say("message-together.title", game=game.title()).replace("\xa0", " ")
    assert say("message-together", game=game.title()) in mail.text
    assert f"\n{BASE}/t/t\n" in mail.text.replace("\r", "")
    assert post_office.mails.empty(), "Ada has set no service"
    assert count("sent") == sent + 1


async def test_the_languages_say_different_things(messenger: Messenger, table: Table) -> None:
    said = [messenger.words(table, language, manner) for language in LANGUAGES for manner in MANNERS]
    assert len({title for title, _ in said}) == len({body for _, body in said}) == len(said)
    assert messenger.words(table, "tlh", "turn") == messenger.words(table, "en", "turn")


async def test_after_a_real_move(store: Store, messenger: Messenger, post_office: MailServer, table: Table) -> None:
    """Both play until a move of Ada's makes it Ben's turn; he has no page open and gets one mail about it."""
    messenger.delay = LATER
    open_tables, dice = OpenTables(store, 10), CounterDice(1)
    open_tables.tables[table.id] = table
    play = Play(open_tables, BotPool(1), messenger)
    await come(store, table, "ada")
    match, seat = await open_tables.match(table), 1
    while seat == 1 or match.turn != 1:
        seat = match.waiting[0]
        picks = match.game.picks(seat)
        await play.pick(table, seat, match.count, picks[dice.below(len(picks))], f"order {match.count}")
        assert match.game.outcome is None
    await ring(messenger)
    mail = await post_office.next()
    assert mail.subject == "Outlive: your turn"
    assert post_office.mails.empty()


RULES = ew.rules_of("outlive").version
MANNERS = ("turn", "together", "question")


@pytest.mark.parametrize("game", ["outlive", "discover"])
def test_whether_it_is_ones_turn(game: str) -> None:
    """In a whole game all three happen: together at first, then a turn, and questions to others in between."""
    rules, dice = ew.rules_of(game), CounterDice(5)
    match = Match(Start(game, 3, ew.checked_options(rules, rules.complete_options({}, 7)), "seed:3"))
    found: list[str] = []
    while match.waiting and set(found) != set(MANNERS):
        found += [messages.manner_of(match, seat) for seat in match.waiting]
        seat = match.waiting[0]
        picks = match.game.picks(seat)
        match.apply(MatchEvent(match.count, "pick", seat, picks[dice.below(len(picks))]))
    assert found[:3] == ["together"] * 3
    assert set(found) == set(MANNERS)


async def test_what_is_asked_when_the_message_goes_out(
    store: Store, messenger: Messenger, post_office: MailServer, table: Table
) -> None:
    """Ben has to choose with all others, then is the only one left, and then it is his turn before he got a message."""
    messenger.delay, match, dice = LATER, table.match, CounterDice(1)
    assert match is not None
    messenger.summon(table, [1])
    while match.turn != 1:
        seat = match.waiting[0]
        picks = match.game.picks(seat)
        match.apply(MatchEvent(match.count, "pick", seat, picks[dice.below(len(picks))]))
    await ring(messenger)
    assert (await post_office.next()).subject == "Outlive: your turn"


async def test_a_webhook_is_sent(
    store: Store, table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """To a public host. To one that leads inside nothing is sent, and nobody learns more than that it was refused."""
    await reachable(store, "ben", f"{OUR_HOST}/ben", "webhook")
    messenger = Messenger(store, {"webhook": "jsons://{address}"}, BASE, delay=SOON)
    sent, refused = count("sent", "webhook"), count("refused", "webhook")
    async with web_server() as server:
        lead(monkeypatch, server.port, ["127.0.0.1"], ["127.0.0.1"], public=["127.0.0.1"])
        messenger.summon(table, [1])
        await wait_until_idle(messenger)
        await seen(store, table, "ben")
        monkeypatch.setattr(webhook, "is_public", lambda address: False)
        messenger.summon(table, [1])
        await wait_until_idle(messenger)
    (request,) = server.requests
    assert request.body["title"] == "Outlive: your choice is missing"
    assert f"{BASE}/t/t" in request.body["message"]
    assert (count("sent", "webhook"), count("refused", "webhook")) == (sent + 1, refused + 1)
    assert OUR_HOST not in caplog.text


# -- people who get none ----------------------------------------------------------------------------------------------


async def test_nobody_who_is_here_is_told(store: Store, messenger: Messenger, table: Table) -> None:
    await come(store, table, "ben")
    messenger.summon(table, [0, 1])
    assert [call.visitor for call in messenger.calls.values()] == ["ada"]


async def test_who_comes_back_in_time_is_not_told(
    store: Store, messenger: Messenger, post_office: MailServer, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To the same table, or to one that this worker has opened again meanwhile."""
    messenger.delay = LATER
    messenger.summon(table, [1])
    await come(store, table, "ben")
    await ring(messenger)
    monkeypatch.setattr(messages, "LEAVING", timedelta())
    messenger.summon(await new_table(store, "u"), [1])
    await store.change_seat("u", 1, seen=datetime.now(UTC))
    await ring(messenger)
    assert post_office.mails.empty()


async def test_who_is_just_leaving_is_told(
    store: Store, messenger: Messenger, post_office: MailServer, table: Table
) -> None:
    """The page is gone, but the note that somebody was here comes a moment later."""
    messenger.delay = LATER
    messenger.summon(table, [1])
    await store.change_seat("t", 1, seen=datetime.now(UTC))
    await ring(messenger)
    await post_office.next()


async def answered(store: Store) -> None:
    await store.append("t", 0, [], waiting=[0], over=False, outcome=None, bots_due=False, rules=RULES)


async def over(store: Store) -> None:
    await store.append("t", 0, [], waiting=[0, 1], over=True, outcome=None, bots_due=False, rules=RULES)


async def stood_in(store: Store) -> None:
    await store.change_seat("t", 1, stand_in="greedy")


async def passed_on(store: Store) -> None:
    await store.change_seat("t", 1, visitor="ada")


async def silenced(store: Store) -> None:
    await store.change_visitor("ben", message_service=None, message_address=None)


async def disabled(store: Store) -> None:
    await store.change_visitor("ben", message_service="pigeon")


@pytest.mark.parametrize("change", [answered, over, stood_in, passed_on, silenced, disabled])
async def test_what_changes_in_time_counts(
    store: Store,
    messenger: Messenger,
    post_office: MailServer,
    table: Table,
    change: Callable[[Store], Awaitable[None]],
) -> None:
    messenger.delay = LATER
    messenger.summon(table, [1])
    await change(store)
    await ring(messenger)
    assert post_office.mails.empty()


async def test_bots_and_empty_seats_are_not_told(messenger: Messenger, table: Table) -> None:
    for change in ({"kind": "bot", "bot": "greedy"}, {"kind": "open", "visitor": None}, {"stand_in": "greedy"}):
        seat = msgspec.structs.replace(table.seats[1], **change)
        changed = Table(table.row, [table.seats[0], seat])
        changed.match = table.match
        messenger.summon(changed, [1])
    assert messenger.calls == {}


async def test_without_services_nothing_happens(store: Store, table: Table) -> None:
    messenger = Messenger(store, {}, BASE)
    messenger.summon(table, [0, 1])
    assert messenger.tasks == set()


# -- how many ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("known", [True, False])
async def test_one_message_until_one_was_here(
    store: Store, messenger: Messenger, post_office: MailServer, table: Table, known: bool
) -> None:
    """Whether they have been at the table before, or never yet."""
    if known:
        await leave(store, table, await come(store, table, "ben"))
    for _ in range(3):
        messenger.summon(table, [1])
        await wait_until_idle(messenger)
    await post_office.next()
    assert post_office.mails.empty()
    await leave(store, table, await come(store, table, "ben"))
    messenger.summon(table, [1])
    await post_office.next()
    await wait_until_idle(messenger)
    assert post_office.mails.empty()


async def test_two_seats_of_one_person(store: Store, messenger: Messenger, post_office: MailServer) -> None:
    messenger.summon(await new_table(store, "u", owners=("ben", "ada", "ben")), [0, 1, 2])
    await post_office.next()
    await wait_until_idle(messenger)
    assert post_office.mails.empty()


async def test_asked_again_while_still_expected(
    store: Store, messenger: Messenger, post_office: MailServer, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here, answered, gone, and asked once more, all before anything was sent: the last question counts."""
    monkeypatch.setattr(messages, "LEAVING", timedelta())
    messenger.delay = LATER
    messenger.summon(table, [1])
    await leave(store, table, await come(store, table, "ben"))
    messenger.summon(table, [1])
    await ring(messenger)
    await post_office.next()
    assert post_office.mails.empty()


async def test_a_limit_for_each_visitor_and_each_address(
    store: Store, messenger: Messenger, post_office: MailServer
) -> None:
    """Entering somebody else's address in many browsers does not help."""
    limited = count("limited")
    for number in range(messages.MOST_AN_HOUR + 2):
        messenger.summon(await new_table(store, f"ben-{number}"), [1])
    await wait_until_idle(messenger)
    assert post_office.mails.qsize() == messages.MOST_AN_HOUR
    await reachable(store, "ada", "BEN+again@example.net")
    messenger.summon(await new_table(store, "ada-1"), [0])
    await wait_until_idle(messenger)
    assert post_office.mails.qsize() == messages.MOST_AN_HOUR
    await reachable(store, "ada", "ada@example.net")
    messenger.summon(await new_table(store, "ada-2"), [0])
    await wait_until_idle(messenger)
    assert post_office.mails.qsize() == messages.MOST_AN_HOUR + 1
    assert count("limited") == limited + 3


async def test_an_hour_later_there_is_room_again(monkeypatch: pytest.MonkeyPatch) -> None:
    hourly = messages.Hourly(2)
    assert [hourly.take("a", "b"), hourly.take("a"), hourly.take("a"), hourly.take("b")] == [True, True, False, True]
    monkeypatch.setattr(messages, "HOUR", 0.0)
    await asyncio.sleep(0.01)
    assert hourly.take("a")
    assert list(hourly.times) == ["a"], "nothing is remembered for longer than needed"


# -- what goes wrong --------------------------------------------------------------------------------------------------


async def test_a_failing_service_is_counted_and_logged_without_secrets(
    store: Store, table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    await reachable(store, "ben", "ben@example.net")
    async with mail_server() as server:
        port = server.port
    url = f"mailto://robot:hunter2@127.0.0.1:{port}?from=robot@example.org&to={{address}}"
    messenger = Messenger(store, {"mail": url}, BASE, delay=SOON)
    failed, heard = count("failed"), Heard()
    logging.getLogger().addHandler(heard)
    logging.getLogger("emberwatch.messages").addHandler(heard)
    for _ in range(2):
        messenger.summon(table, [1])
        await wait_until_idle(messenger)
    logging.getLogger().removeHandler(heard)
    logging.getLogger("emberwatch.messages").removeHandler(heard)
    assert count("failed") == failed + 1, "one try"
    assert "message failed" in heard.text
    assert not [secret for secret in ("hunter2", "ben@", "127.0.0.1", "robot") if secret in heard.text]


class Heard(logging.Handler):
    """Keeps everything that is logged, with all its fields."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.text = ""

    def emit(self, record: logging.LogRecord) -> None:
        self.text += f"{record.getMessage()} {record.__dict__}\n"


async def test_an_address_that_is_no_longer_good_is_refused(store: Store, messenger: Messenger, table: Table) -> None:
    """Whatever the store contains is checked once more."""
    refused = count("refused")
    await reachable(store, "ben", "ben@example.net?cc=eve@example.net")
    messenger.summon(table, [1])
    await wait_until_idle(messenger)
    assert count("refused") == refused + 1


async def test_a_bug_on_the_way_disturbs_nobody(
    store: Store, messenger: Messenger, table: Table, caplog: pytest.LogCaptureFixture
) -> None:
    await store.change_seat("t", 1, visitor="ben")
    messenger.words = None  # type: ignore[assignment, method-assign]
    messenger.summon(table, [1])
    await wait_until_idle(messenger)
    assert "message lost" in caplog.text


async def test_close_ends_what_is_pending(store: Store, messenger: Messenger, table: Table) -> None:
    messenger.delay = 60.0
    messenger.summon(table, [1])
    assert len(messenger.tasks) == 1
    async with asyncio.timeout(2):
        await messenger.close()
    assert not messenger.tasks
    messenger.summon(table, [1])
    assert not messenger.tasks, "closed is closed"


async def test_close_does_not_wait_for_a_service_that_hangs(store: Store, table: Table) -> None:
    await reachable(store, "ben", "ben@example.net")
    async with mail_server(silent=True) as server:
        messenger = Messenger(store, {"mail": pattern(server)}, BASE, delay=SOON)
        messenger.summon(table, [1])
        async with asyncio.timeout(10):
            await server.called.wait()
        async with asyncio.timeout(2):
            await messenger.close()


# -- links ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("settings", "base"),
    [
        (
            ServerSettings(origins=("https://games.example.org/", "https://other.example.org")),
            "https://games.example.org",
        ),
        (ServerSettings(), "http://127.0.0.1:8000"),
        (ServerSettings(host="0.0.0.0", port=80), "http://127.0.0.1:80"),
        (ServerSettings(host="::1", port=81), "http://[::1]:81"),
    ],
)
def test_what_links_begin_with(settings: ServerSettings, base: str) -> None:
    assert settings.base == base
