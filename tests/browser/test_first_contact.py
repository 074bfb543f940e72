"""First contact: the overview, tables in the list, invitations, the screen that passes on, rematches, rules."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Page, expect

import emberwatch as ew
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.words import AT_A_TABLE, begin, button, play_button, word
from tests.table.server import Guest, Server
from tests.waiting import HANGS

OVERVIEW = "[data-overview]"


def finished_game() -> dict[str, object]:
    """The record of a game of Outlive."""
    game = ew.new_game("outlive", seats=2, seed=1)
    while game.waiting:
        game.choose(game.waiting[0], game.picks(game.waiting[0])[-1])
    return game.record()


def adopt(page: Page, guest: Guest) -> None:
    """Be the same visitor as somebody who has used the server without a browser."""
    page.wait_for_load_state("networkidle")  # the page's own cookie has come
    page.context.clear_cookies()
    cookies = [{"name": name, "value": value, "url": guest.server.url} for name, value in guest.client.cookies.items()]
    page.context.add_cookies(cookies)  # type: ignore[arg-type]
    page.reload()


def test_the_overview_comes_before_the_first_decision_once_for_each_game(visit: Visit) -> None:
    for game in ("outlive", "discover"):
        page = visit("/", overview=True)
        play_button(page, word("page-play-now"), game).click()
        page.wait_for_url(AT_A_TABLE)
        shown = page.locator(OVERVIEW)
        shown.wait_for()
        shown.locator("h3").wait_for()
        steps = shown.locator(".dots i").count()
        assert 4 <= steps <= 6
        for n in range(steps):
            expect(shown.get_by_text(word("page-overview-step", n=n + 1, of=steps))).to_be_attached()
            page.locator("[data-do=next-glance]").click()
        expect(shown).to_have_count(0)
        page.locator("[data-choice]").first.wait_for()
        page.reload()
        page.locator("[data-choice]").first.wait_for()
        assert shown.count() == 0
        button(page, "page-table-menu").click()
        page.get_by_role("menuitem", name=word("page-overview"), exact=True).click()
        shown.wait_for()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Escape")
        expect(shown).to_have_count(0)


def test_the_overview_draws_the_table_and_marks_things_on_it(visit: Visit) -> None:
    page = visit("/rules/outlive")
    button(page, "page-rules-overview").click()
    page.locator("[data-do=next-glance]").click()
    expect(page.locator(f"{OVERVIEW} [data-thing^='hero:0:'][data-shown]").first).to_be_attached()
    assert page.locator(f"{OVERVIEW} [data-offered]").count() == 0, "it is a picture"


def test_a_guided_game_of_outlive_begins_with_a_shelter(visit: Visit) -> None:
    page = visit("/")
    begin(page, "outlive", guided=True)
    titles = [word(f"page-guide-outlive-{name}.title") for name in ("goal", "screen", "shelter", "placing")]
    for title in titles:
        expect(page.locator("aside h2").first).to_have_text(title)
        page.locator("[data-guide]").click()
    assert page.locator("[data-thing^='dealt:']").count() == 0


def test_spectators_of_a_guided_game_get_no_tips(visit: Visit, server: Server) -> None:
    table = Guest(server).post("/play", {"game": "outlive", "guided": True})["id"]
    page = visit(f"/t/{table}")
    page.locator("[data-thing='place:forest']").first.wait_for()
    assert page.locator("[data-guide]").count() == 0
    assert page.locator(OVERVIEW).count() == 0


def test_a_finished_table_is_put_away_and_brought_back(visit: Visit, server: Server) -> None:
    guest = Guest(server)
    guest.post("/records", finished_game())
    running = guest.new_table("discover", "me:Ada", copy=1)
    page = visit("/tables")
    adopt(page, guest)
    expect(page.locator("a.card")).to_have_count(2)
    expect(page.locator(f"a[href='/t/{running}'] .facts")).to_contain_text("Setup")
    page.get_by_role("button", name=word("page-line-put-away"), exact=True).click()
    expect(page.locator("a.card")).to_have_count(1)
    button(page, "page-tables-show-away").click()
    button(page, "page-line-bring-back").click()
    expect(page.locator("#tables-away")).to_have_text(word("page-tables-away", n=0))
    expect(page.locator("a.card")).to_have_count(2)


def test_a_running_table_stands_first_on_the_home_page(visit: Visit, server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "bot")
    page = visit("/")
    adopt(page, guest)
    first = page.locator("main a.card, main h1").first
    expect(first).to_have_attribute("href", f"/t/{table}")


def test_an_invitation_says_who_can_open_it_and_the_host_sees_who_sits_down(visit: Visit) -> None:
    ada = visit("/new?game=outlive")
    ada.get_by_role("radio", name="2", exact=True).check()
    ada.locator("form ol > li").nth(1).locator("select").select_option("open")
    button(ada, "page-new-open").click()
    ada.wait_for_url(AT_A_TABLE)
    button(ada, "page-table-players").first.click()
    dialog = ada.locator("dialog[open]")
    expect(dialog.get_by_text(word("page-link-here")).first).to_be_visible()
    link = dialog.locator("input[readonly]").first.input_value()
    ada.keyboard.press("Escape")
    ben = visit("/join/" + link.split("/join/")[1])
    ben.locator("input[type=text]").fill("Ben")
    ben.get_by_role("checkbox").check()
    button(ben, "page-join.sit").click()
    ben.wait_for_url(AT_A_TABLE)
    expect(ada.get_by_text(word("page-table-sat-down", name="Ben"))).to_be_visible()
    ben.locator("[data-guide]").wait_for()
    assert ada.locator("[data-guide]").count() == 0, "only the friend wished for the guide"


def test_a_code_leads_to_the_same_address_as_the_link(visit: Visit, server: Server) -> None:
    table = Guest(server).new_table("outlive", "me:Ada", "bot")
    page = visit(f"/t/{table}")
    answer = {"origins": ["https://games.example.org", "http://192.168.1.5:8000"], "reach": "public"}
    page.route("**/api/addresses", lambda route: route.fulfill(json=answer))
    button(page, "page-table-players").first.click()
    dialog = page.locator("dialog[open]")
    field = dialog.locator("input[readonly]").last
    expect(field).to_have_value(f"https://games.example.org/t/{table}")
    button(dialog, "page-link-code").last.click()
    code = dialog.locator("svg[data-code]")
    expect(code).to_have_attribute("data-code", f"https://games.example.org/t/{table}")
    dialog.get_by_role("combobox").last.select_option("http://192.168.1.5:8000")
    expect(code).to_have_attribute("data-code", f"http://192.168.1.5:8000/t/{table}")


def test_the_curtain_hangs_only_where_hands_are_secret(visit: Visit, server: Server) -> None:
    """Outlive with heroes placed in the open: after the secret choices of set-up the screen just passes on."""
    guest = Guest(server)
    table = guest.new_table("outlive", "me:Ada", "here:Ben", placement="in-turn")
    page = visit(f"/t/{table}")
    adopt(page, guest)
    toast = page.get_by_text(word("page-table-plays", name="Ben"))
    player, curtains, until = Player(page, 2), 0, time.monotonic() + 2 * HANGS
    while not toast.count():
        assert time.monotonic() < until, "the screen does not pass on"
        if page.locator("[data-do=sit]").count():
            curtains += 1
            player.click(page.locator("[data-do=sit]"))
        player.step()
    assert curtains >= 2
    for _ in range(4):
        player.step()
        assert page.locator("[data-do=sit]").count() == 0, "hands are not secret any more"


def test_a_change_of_language_leaves_no_line_behind(visit: Visit, server: Server) -> None:
    guest = Guest(server)
    table = guest.new_table("discover", "me:Ada", "bot:scout", copy=1)
    page = visit(f"/t/{table}")
    adopt(page, guest)
    Player(page, 3).play(12)
    log = page.get_by_role("tabpanel").locator(".line, [aria-live]")
    english = set(log.all_inner_texts())
    button(page, "page-table-menu").click()
    page.get_by_role("menuitem", name=word("page-table-settings")).click()
    page.locator("dialog[open] select").first.select_option("de")
    expect(page.locator("dialog[open] h2")).to_have_text(word("page-settings", "de"))
    page.keyboard.press("Escape")
    expect(log.filter(has_text=re.compile(r"^Du ziehst ein Projekt\.")).first).to_be_attached()
    german = set(log.all_inner_texts())
    assert len(german) > 5
    assert not english & german - {""}, "nor does one that was only read aloud"


def test_the_rules_open_for_the_game_one_plays(visit: Visit) -> None:
    page = visit("/")
    begin(page, "discover")
    page.goto(page.url.split("/t/")[0])
    page.get_by_role("link", name=word("page-way-rules"), exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(word("page-rules-of", game="Discover"))
    expect(page.get_by_text(word("page-quick-discover-damage.title"), exact=True)).to_be_visible()


def test_an_unknown_address_is_not_found(visit: Visit) -> None:
    page = visit("/nowhere")
    expect(page.get_by_role("heading", level=1)).to_have_text(word("page-lost"))
    assert page.title() == word("page-title-of", page=word("page-title-lost"))
