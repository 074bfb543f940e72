"""The card that asks lies on top and hides nobody; a winning move and a goal of the quest look like what they are."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, expect

from emberwatch import bots
from emberwatch.bots import Glimpse
from emberwatch.engine.game import Game
from emberwatch.table.play.foresight import find_winning_picks
from emberwatch.table.play.match import Match, MatchEvent, Start
from tests.browser.conftest import DESK, Visit
from tests.browser.moments import Moment, Picks
from tests.browser.test_names import Shown
from tests.table.server import Server

PHONE = (390, 664)
COPIES = range(12)
OVERLAP = """() => {
    const card = document.querySelector('article.card').getBoundingClientRect();
    const own = document.querySelector('[data-thing="survivor:0"]').getBoundingClientRect();
    return own.right > card.left && own.left < card.right && own.bottom > card.top && own.top < card.bottom;
}"""


def is_asked_at_night(game: Game) -> bool:
    return game.state.question(0).KEY == "discover-ask-pay" and game.view(0)["phase"] == "night"


def can_win(game: Game) -> bool:
    return game.state.question(0).KEY == "discover-ask-turn" and bool(find_winning_picks(game, 0))


@cache
def first(wanted: Callable[[Game], bool]) -> Moment:
    """The first question to the first seat of this kind, in games between bots that get somewhere."""
    for copy in COPIES:
        start = Start("discover", 2, {"copy": copy, "scenario": copy % 4 + 1}, f"{copy:064x}")
        found = search(start, wanted)
        if found is not None:
            return Moment(start, found, "", "", 0)
    raise AssertionError(f"{wanted.__name__}: in none of these games")


def search(start: Start, wanted: Callable[[Game], bool]) -> Picks | None:
    match, picks = Match(start), list[tuple[int, tuple[str | int, ...]]]()
    players = [bots.make("scout", "discover", seat) for seat in range(2)]
    while match.game.outcome is None:
        if 0 in match.waiting and wanted(match.game):
            return tuple(picks)
        seat = match.waiting[0]
        pick = players[seat].choose(Glimpse(match.game, seat)).words
        match.apply(MatchEvent(match.count, "pick", seat, pick))
        picks.append((seat, pick))
    return None


def settle(page: Page) -> None:
    """Wait until the map has come to rest."""
    page.wait_for_function("() => document.getAnimations().every((moving) => !(moving instanceof CSSTransition))")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_card_that_asks_is_on_top_and_hides_nobody(visit: Visit, server: Server, size: tuple[int, int]) -> None:
    shown, moment = Shown(visit, server, "discover", "en", size), first(is_asked_at_night)
    shown.show(moment)
    question = moment.frame("en")["question"]
    assert question is not None
    assert question["card"] is not None
    title = question["card"]["printed"][0]
    assert title in question["text"]
    expect(shown.page.locator("article.card.asking h3")).to_have_text(title)
    settle(shown.page)
    assert not shown.page.evaluate(OVERLAP)
    shown.page.locator("[data-do=dismiss]").click()
    expect(shown.page.locator("article.card.asking")).to_have_count(0)


def test_a_winning_move_and_the_goal_of_the_quest(visit: Visit, server: Server) -> None:
    shown = Shown(visit, server, "discover", "en", DESK)
    shown.show(first(can_win))
    expect(shown.page.locator("[data-choice]").first).to_contain_text("Wins the game")
    expect(shown.page.locator("[data-area=goals] li").first).to_be_visible()
    assert shown.page.locator("[data-wins]").count() > 0
