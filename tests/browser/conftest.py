"""A real browser (Debian's Chromium) with a real server."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from emberwatch.registry import OURS
from tests.table.server import Server
from tests.waiting import HANGS

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESK = (1280, 720)
PHONE = (390, 844)

SEEN = f"localStorage.setItem('overviews', {' '.join(OURS)!r})"
"""Visitors of most tests have seen the overview of every game; it would lie over the table."""

Visit = Callable[..., Page]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A browser for these tests only: while Playwright runs, no other event loop can."""
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    assert chromium, "no Chromium: `make browser` installs it"
    expect.set_options(timeout=HANGS * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("browser")
    with Server(f"sqlite:///{folder / 'tables.db'}", log=folder / "server.log") as running:
        yield running


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Visit]:
    """`visit("/new", language="de")`: a new visitor opens a page; `overview`: one who has never seen a game."""
    contexts: list[BrowserContext] = []
    problems: list[str] = []

    def opened(
        path: str = "/",
        *,
        size: tuple[int, int] = DESK,
        language: str = "en",
        theme: str = "dark",
        touch: bool | None = None,
        overview: bool = False,
        of: Page | None = None,
        at: Server = server,
    ) -> Page:
        context = of.context if of else new_context(browser, size, language, theme, touch)
        if of is None:
            contexts.append(context)
            if not overview:
                context.add_init_script(SEEN)
        page = context.new_page()
        page.set_default_timeout(HANGS * 1000)
        page.on("pageerror", lambda problem: problems.append(str(problem)))
        page.on("console", lambda said: problems.append(said.text) if is_bad(said.type, said.text) else None)
        page.goto(at.url + path)
        return page

    yield opened
    for context in contexts:
        context.close()
    assert problems == []


def new_context(
    browser: Browser, size: tuple[int, int], language: str, theme: str, touch: bool | None = None
) -> BrowserContext:
    """A new visitor; a narrow screen is a touch screen unless told otherwise."""
    width, height = size
    return browser.new_context(
        viewport={"width": width, "height": height},
        locale=language,
        color_scheme="light" if theme == "light" else "dark",
        reduced_motion="reduce",
        has_touch=width < 500 if touch is None else touch,
    )


def is_bad(kind: str, text: str) -> bool:
    """Whether it is an error of the page. A lost connection or a refused request is not: some tests cause them."""
    return kind == "error" and "WebSocket" not in text and "Failed to load resource" not in text


@pytest.fixture
def shots(request: pytest.FixtureRequest) -> Path | None:
    """Where to save screenshots, if somebody wants to look: SHOTS=folder."""
    folder = os.environ.get("SHOTS")
    if not folder:
        return None
    Path(folder).mkdir(parents=True, exist_ok=True)
    return Path(folder)
