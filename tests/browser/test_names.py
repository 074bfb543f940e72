"""The name of an answer, for screen readers and for clicking by voice, contains the text that is visible on it."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import Page, WebSocketRoute

from emberwatch.table.play.wire import StateMessage
from emberwatch.text import LANGUAGES
from tests.browser.axe import violations, with_axe
from tests.browser.conftest import DESK, PHONE, Visit
from tests.browser.moments import SEATS, Moment, moments
from tests.browser.player import unfold
from tests.table.server import Server, seat_wish

NAMES = ("label-content-name-mismatch", "button-name", "aria-command-name")
SHAPES = {"outlive": {"one", "may", "some", "amount"}, "discover": {"one", "may", "some", "amount"}}
KINDS = {"outlive": 30, "discover": 35}
"""Minimum number of questions of each game; there are a few more, which hardly ever come up."""
SEEN_AND_SAID = """() => {
    const ANSWERS = '[data-choice], [data-area=question] .fold';
    axe.setup(document);
    const plain = (text) => text.replace(/\\s+/g, ' ').trim();
    const seen = (button) => {
        const copy = button.cloneNode(true);
        copy.querySelectorAll('kbd, .unseen').forEach((part) => part.remove());
        button.after(copy);
        const text = plain(copy.innerText);
        copy.remove();
        return text;
    };
    const said = (button) => plain(axe.commons.text.accessibleText(button));
    const found = [...document.querySelectorAll(ANSWERS)].map((button) => [seen(button), said(button)]);
    axe.teardown();
    return found;
}"""
"""The visible text of each button that answers the question or lists further answers (except for the number of its
key), and its name."""


@cache
def frame_of(moment: Moment, language: str) -> StateMessage:
    return moment.frame(language)


class Shown:
    """A page at a table that shows what the test sends, not what the server sends."""

    def __init__(
        self, visit: Visit, server: Server, game: str, language: str, size: tuple[int, int], touch: bool | None = None
    ) -> None:
        # not a page that also asks who its visitor is
        self.page = visit("/health", language=language, size=size, touch=touch)
        self.language = language
        self.tell: Callable[[str], None] | None = None
        self.page.route_web_socket("**/socket/*", self.stand_between)
        wish = {"game": game, "seats": [seat_wish(seat) for seat in ("me", *["open"] * (SEATS[game] - 1))]}
        made = self.page.request.post(f"{server.url}/api/tables", data=wish)
        self.page.goto(f"{server.url}/t/{made.json()['id']}")
        self.page.locator("[data-choice]").first.wait_for()
        with_axe(self.page)

    def stand_between(self, socket: WebSocketRoute) -> None:
        """Pass the server's messages on to the page until the first question."""
        server = socket.connect_to_server()
        server.on_message(lambda message: self.pass_on(socket, message))

    def pass_on(self, socket: WebSocketRoute, message: str | bytes) -> None:
        if self.tell is None:
            socket.send(message)
        if json.loads(message)["say"] == "state":
            self.tell = socket.send

    def show(self, moment: Moment) -> None:
        assert self.tell is not None
        frame = frame_of(moment, self.language)
        self.tell(json.dumps(frame))
        self.page.wait_for_function(
            "(text) => document.querySelector('[data-area=question] .text')?.textContent === text",
            arg=frame["question"]["text"],  # type: ignore[index]
        )


def check_names(shown: Shown, moment: Moment) -> None:
    """Check the answers as they are offered, and those that come after a click; together, they are all there are."""
    question = frame_of(moment, shown.language)["question"]
    assert question
    offered = "\n".join(seen for _ in unfold(shown.page) for seen in check_shown(shown.page, moment))
    labels = [choice["label"] for choice in question["choices"] if choice["pick"][0] != "amount"]
    assert [label for label in labels if plain(label) not in offered] == [], moment.key


def check_shown(page: Page, moment: Moment) -> list[str]:
    """Check the buttons that are there now; return what stands on them."""
    answers: list[tuple[str, str]] = page.evaluate(SEEN_AND_SAID)
    assert answers, moment.key
    assert [(seen, said) for seen, said in answers if seen not in said] == [], moment.key
    assert violations(page, *NAMES) == [], moment.key
    return [seen for seen, _ in answers]


def plain(text: str) -> str:
    return " ".join(text.split())


def is_shown_in(language: str, number: int) -> bool:
    return LANGUAGES[number % len(LANGUAGES)] == language


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(SEATS))
def test_answers_are_called_what_stands_on_them(visit: Visit, server: Server, game: str, language: str) -> None:
    """For every kind of question that a game asks: numbers in every language, the others in one of them."""
    asked = moments(game)
    assert {moment.shape for moment in asked} == SHAPES[game]
    assert len(asked) >= KINDS[game]
    shown = Shown(visit, server, game, language, DESK)
    for moment in asked:
        if moment.shape == "amount" or is_shown_in(language, asked.index(moment)):
            shown.show(moment)
            check_names(shown, moment)


@pytest.mark.parametrize("game", list(SEATS))
def test_amounts_on_a_phone_are_called_what_stands_on_them(visit: Visit, server: Server, game: str) -> None:
    """There, long rows of numbers become a stepper."""
    shown = Shown(visit, server, game, "de", PHONE)
    for moment in moments(game):
        if moment.shape == "amount":
            shown.show(moment)
            check_names(shown, moment)
