"""Measure the page while scenes play: the longest frame of a day and a night, and how soon a pick's answer is seen.

    python -m benchmarks.table.scenes            # --game, --size, --json for programs

A real browser (Chromium, found by CHROMIUM or on the path) plays at a server of its own: one person and two bots, all
scenes at normal speed, until the first night is over. Frames are measured in Chromium's trace: the longest task of the
page's main thread, by the clock and in processor time, which does not count what the rest of the machine does. The
answer to a pick counts from the click to the frame that shows the first thing that happened. Exits with 1 if a goal is
missed.
"""

from __future__ import annotations

import argparse
import json
import os
import random
import shutil
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.table.server import HOST, NotMeasured, Subject

GOALS: Final = {"longest frame": 50.0, "pick answered": 100.0}
"""Maximum milliseconds."""
FLAGS: Final = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")
TRACED: Final = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
TASKS: Final = ("RunTask", "ThreadControllerImpl::RunTask")
MAIN_THREAD: Final = "CrRendererMain"
PAUSE: Final = 60
"""Milliseconds between two looks at the page: a person is no faster."""
MOST: Final = 5000
"""Looks after which the game is stuck."""
WATCH: Final = """
    window.picks = [];
    let clicked = null;
    addEventListener('click', ({ target }) => {
        if (target.closest?.('[data-choice]')) clicked = performance.now();
    }, { capture: true });
    const seen = () => {
        if (clicked === null) return;
        const since = clicked;
        clicked = null;
        requestAnimationFrame(() => setTimeout(() => window.picks.push(performance.now() - since)));
    };
    const watch = new MutationObserver((all) => all.some((one) => one.attributeName === 'data-seq') && seen());
    addEventListener('DOMContentLoaded', () =>
        watch.observe(document.body, { subtree: true, attributes: true, attributeFilter: ['data-seq'] }));
"""
"""Notes how long each pick took, from the click until a frame has shown that the game went on."""


class Told:
    """Listens to the page's socket: how many nights and mornings it was told of."""

    def __init__(self, page: Page) -> None:
        self.kinds: list[str] = []
        page.on("websocket", lambda socket: socket.on("framereceived", self.hear))

    def hear(self, frame: str | bytes) -> None:
        message: dict[str, Any] = json.loads(frame)
        if message["say"] == "state":
            self.kinds += [line["told"] for line in message["log"]["lines"]]

    @property
    def night_is_over(self) -> bool:
        return "night" in self.kinds and "day" in self.kinds[self.kinds.index("night") :]


def measure(game: str, size: tuple[int, int]) -> dict[str, float]:
    chromium = os.environ.get("CHROMIUM") or shutil.which("chromium")
    if not chromium:
        raise NotMeasured("cli-table-no-server", problem="no Chromium")
    with tempfile.TemporaryDirectory(prefix="emberwatch-scenes-") as folder, sync_playwright() as playwright:
        subject = Subject(f"sqlite:///{folder}/tables.db", Path(folder, "server.log"))
        subject.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=list(FLAGS))
        try:
            return measure_game(browser, f"http://{HOST}:{subject.port}", game, size)
        finally:
            browser.close()
            subject.stop()


def measure_game(browser: Browser, url: str, game: str, size: tuple[int, int]) -> dict[str, float]:
    page = browser.new_page(viewport={"width": size[0], "height": size[1]})
    page.add_init_script(WATCH)
    told = Told(page)
    page.goto(f"{url}/health")
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    table = page.request.post(f"{url}/api/tables", data={"game": game, "seats": seats}).json()["id"]
    page.goto(f"{url}/t/{table}")
    page.locator("[data-area=board] [data-thing]").first.wait_for()
    browser.start_tracing(page=page, categories=TRACED)
    play_a_night(page, told)
    tasks = tasks_in(json.loads(browser.stop_tracing()))
    picks: list[float] = page.evaluate("window.picks")
    return {
        "longest frame": max([task["dur"] for task in tasks]) / 1000,
        "longest frame, processor time": max([task.get("tdur", 0) for task in tasks]) / 1000,
        "frames over 50 ms": float(len([task for task in tasks if task["dur"] > GOALS["longest frame"] * 1000])),
        "pick answered": max(picks),
        "pick answered, median": median(picks),
        "picks": float(len(picks)),
    }


def tasks_in(trace: dict[str, Any]) -> list[dict[str, Any]]:
    """The tasks on the main thread of the page."""
    events: list[dict[str, Any]] = trace["traceEvents"]
    named = [event for event in events if event.get("name") == "thread_name"]
    threads = {(event["pid"], event["tid"]) for event in named if event["args"].get("name") == MAIN_THREAD}
    return [
        event
        for event in events
        if event.get("name") in TASKS and "dur" in event and (event["pid"], event["tid"]) in threads
    ]


def play_a_night(page: Page, told: Told) -> None:
    """Answer at random, and watch every scene to its end, until the first night is over."""
    dice = random.Random(1)
    for _ in range(MOST):
        if told.night_is_over:
            return
        for key in ("dismiss", "end-turn"):
            if page.locator(f"[data-do={key}]:visible").count():
                page.locator(f"[data-do={key}]:visible").first.click()
        buttons = page.locator("[data-choice]:visible:not(.drastic)")
        if buttons.count() and not page.locator("[data-do=skip]").count():
            buttons.nth(dice.randrange(buttons.count())).click(force=True)
        page.wait_for_timeout(PAUSE)
    raise NotMeasured("cli-table-no-server", problem="the night never ended")


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.table.scenes", description="Measure scenes.")
    parser.add_argument("--game", default="outlive")
    parser.add_argument("--size", default="1280x720", metavar="WxH")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    args = parser.parse_args(argv)
    width, height = (int(part) for part in args.size.split("x"))
    figures = measure(args.game, (width, height))
    figures["load"] = os.getloadavg()[0]
    if args.json:
        print(json.dumps({"figures": figures, "goals": GOALS}))
    else:
        for name, value in figures.items():
            goal = f"   goal: at most {GOALS[name]:g} ms" if name in GOALS else ""
            print(f"{name:32} {value:8.1f}{goal}")
    return int(any([figures[name] > most for name, most in GOALS.items()]))


if __name__ == "__main__":
    sys.exit(main())
