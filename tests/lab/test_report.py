"""The report: one self-contained page, in every language, with figures that can be checked by hand."""

from __future__ import annotations

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from emberwatch.cli.main import main
from emberwatch.lab.discover.report import causes, shares_by_day
from emberwatch.lab.outlive.report import share_overcome
from emberwatch.lab.report import findings, plots
from emberwatch.lab.report.sections import dots_by_bot, names_by_wins
from emberwatch.lab.report.shares import Share, share_of
from emberwatch.text import LANGUAGES, speaker

SECTIONS = {
    "outlive": ["bots", "parts", "people", "leaders", "rooms", "rooms-built", "equipment", "events", "events-overcome",
                "first", "length"],
    "discover": ["bots", "survival", "causes", "scenarios", "characters", "chief", "days", "length"],
}  # fmt: skip


@pytest.fixture(scope="module", params=["outlive", "discover"])
def run(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, Path]:
    game = str(request.param)
    folder = tmp_path_factory.mktemp("runs") / game
    assert main(["simulate", game, "--bots", "random,novice", "--games", "12", "--out", str(folder)]) == 0
    return game, folder


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else(language: str, run: tuple[str, Path], tmp_path: Path) -> None:
    game, folder = run
    file = tmp_path / "report.html"
    assert main(["report", str(folder), "--out", str(file), "--language", language]) == 0
    page = file.read_text("utf-8")
    assert re.findall(r'<section id="([a-z-]+)"', page) == SECTIONS[game]
    assert not re.search(r"https?://|<script|<link|@import|url\(|src=", page)
    assert set(re.findall(r'href="([^"]*)"', page)) == {f"#{name}" for name in SECTIONS[game]}
    assert f'<html lang="{language}">' in page
    assert "prefers-color-scheme: dark" in page
    assert "{ $" not in page
    for name in SECTIONS[game]:
        assert speaker(language).say(f"lab-report-{name}") in page


def test_drawings_are_sound(run: tuple[str, Path]) -> None:
    """Every drawing can be read, and nothing is drawn outside of it."""
    game, folder = run
    assert main(["report", str(folder)]) == 0
    drawings = re.findall(r"<svg.*?</svg>", (folder / "report.html").read_text("utf-8"), re.DOTALL)
    assert len(drawings) == len(SECTIONS[game]) - SECTIONS[game].count("people")
    for drawing in drawings:
        root = ElementTree.fromstring(drawing)
        _, _, width, height = map(float, root.attrib["viewBox"].split())
        for element in root.iter():
            for name, value in element.attrib.items():
                if name in ("x", "x1", "x2", "cx"):
                    assert -0.1 <= float(value) <= width + 0.1
                if name in ("y", "y1", "y2", "cy"):
                    assert -0.1 <= float(value) <= height + 0.1
                if name in ("width", "height"):
                    assert float(value) >= 0


def test_a_run_without_games(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from emberwatch.lab.runs import runs

    made = runs.Run("outlive", ("random", "random"), 5, 1, {}, noted=False, command="")
    with runs.open_run(tmp_path / "run", made):
        pass
    assert main(["report", str(tmp_path / "run"), "--language", "en"]) == 1
    assert "no games yet" in capsys.readouterr().err


def test_a_report_that_cannot_be_written(run: tuple[str, Path], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["report", str(run[1]), "--out", "/dev/null/report.html", "--language", "en"]) == 1
    assert "cannot be used" in capsys.readouterr().err


ROWS = [
    {"seats": 2, "wins": [1.0, 0.0], "ranks": [1, 2], "leaders": ["ann", "bob"], "first": 1, "days": 3,
     "events": [["fire"], []], "events_came": ["fire", "rats"], "points": [7, 3], "caught": [[1, 2], [0, 0]],
     "statuses": ["won", "lost"], "left_on": [3, 1], "causes": ["", "thirst"], "winners": [0]},
    {"seats": 2, "wins": [0.5, 0.5], "ranks": [1, 1], "leaders": ["bob", "cid"], "first": 0, "days": 2,
     "events": [[], []], "events_came": ["fire"], "points": [5, 5], "caught": [[0, 1], [0, 0]],
     "statuses": ["won", "won"], "left_on": [2, 2], "causes": ["", ""], "winners": [0, 1]},
]  # fmt: skip


def test_wins_by_what_a_seat_had() -> None:
    found = findings.wins_by(ROWS, findings.of_seat("leaders"))
    assert {name: (share.share, share.n) for name, share in found.items()} == {
        "ann": (1.0, 1),
        "cid": (0.5, 1),
        "bob": (0.25, 2),
    }
    assert list(found) == ["ann", "cid", "bob"]
    events = findings.wins_by(ROWS, findings.of_seat("events"))
    assert {name: share.n for name, share in events.items()} == {"fire": 1}


def test_seats_of_one_game_belong_together() -> None:
    """Two seats that win or lose together in three of four games are worth four cases."""
    rows = [{"seats": 2, "wins": [won, won], "land": ["x", "x"], "has": [["a"]] * 2, "uses": [["a"] * won] * 2,
             "days": 1, "statuses": ["lost"] * 2, "left_on": [won] * 2, "causes": [("thirst", "cold")[won]] * 2}
            for won in (1, 0, 1, 1)]  # fmt: skip
    four = share_of(3, 4)
    for found in (
        findings.wins_by(rows, findings.of_seat("land"))["x"],
        findings.share_within(rows, "has", "uses")["a"],
        causes(rows)["cold"],
    ):
        assert found.n == 8
        assert (found.share, found.low, found.high) == pytest.approx((four.share, four.low, four.high))
    assert shares_by_day(rows, "lost")[0].n == 8


def test_each_bot_has_its_own_series() -> None:
    """The strong bot wins with either leader, and has ann more often: that does not make ann better."""
    rows = [{"seats": 2, "game": "outlive", "bots": ["strong", "weak"], "wins": [1.0, 0.0], "leaders": leaders}
            for leaders in (["ann", "bob"], ["ann", "bob"], ["bob", "ann"])]  # fmt: skip
    drawn = dots_by_bot(rows, findings.of_seat("leaders"), str.upper, speaker("en").say)
    told = re.findall(r"<title>([^:]*): ([0-9.]+ %).*?n = (\d)</title>", drawn)
    assert told == [("ANN, strong", "100.0 %", "2"), ("ANN, weak", "0.0 %", "1"),
                    ("BOB, strong", "100.0 %", "1"), ("BOB, weak", "0.0 %", "2")]  # fmt: skip
    assert drawn.count(">ANN<") == 1, "neighbors share their name"
    assert re.findall(r"</i>(\w+)</li>", drawn) == ["strong", "weak"]
    assert 'class="whisker s1"' in drawn


def test_a_name_that_only_the_strong_bot_has_does_not_come_first() -> None:
    """The strong bot always wins. The weak one has ann and cid, and wins once with cid, which therefore leads."""
    strong, weak = share_of(9, 9), {"ann": share_of(0, 2), "cid": share_of(1, 2)}
    assert names_by_wins({"strong": {"ann": strong, "bob": strong}, "weak": weak}) == ["cid", "bob", "ann"]
    assert names_by_wins({"weak": weak}) == ["cid", "ann"]


def test_one_bot_needs_no_series() -> None:
    rows = [{"seats": 2, "game": "outlive", "bots": ["a", "a"], "wins": [1.0, 0.0], "leaders": ["ann", "bob"]}]
    drawn = dots_by_bot(rows, findings.of_seat("leaders"), str, speaker("en").say)
    assert re.findall(r"<title>([^:]*): ", drawn) == ["ann", "bob"]
    assert "legend" not in drawn


def test_wins_by_turn_order() -> None:
    found = findings.wins_by(ROWS, findings.after("first"))
    assert {name: share.share for name, share in found.items()} == {"1": 0.75, "0": 0.25}


def test_events_that_were_overcome() -> None:
    found = share_overcome(ROWS)
    assert {name: (share.share, share.n) for name, share in found.items()} == {"fire": (0.5, 2), "rats": (0.0, 1)}


def test_means_by_rank() -> None:
    assert findings.means_by_rank(ROWS, ["points", "caught"]) == {
        1: [pytest.approx(17 / 3), pytest.approx(4 / 3)],
        2: [3, 0],
    }


def test_survival_by_day_and_causes() -> None:
    assert [share.share for share in shares_by_day(ROWS, "won")] == [0.0, 0.5, 0.75]
    assert [share.share for share in shares_by_day(ROWS, "lost")] == [0.25, 0.25, 0.25]
    assert {name: share.n for name, share in causes(ROWS).items()} == {"thirst": 1}


def test_round_axes() -> None:
    assert plots.ticks(0, plots.nice_top(0.31)) == [0, 0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.35]
    assert plots.nice_top(41) == 50
    assert plots.step_for(20) == 1
    assert plots.step_for(400) == 20
    assert plots.ticks(-12, 4) == [-12, -10, -8, -6, -4, -2, 0, 2, 4]


def test_names_are_escaped() -> None:
    drawn = plots.dots([plots.Dot("<b>&", share_of(1, 2))], "a < b")
    assert "<b>" not in drawn
    assert "&lt;b&gt;&amp;" in drawn
    ElementTree.fromstring(drawn)


def test_nothing_to_draw_is_drawn() -> None:
    ElementTree.fromstring(plots.dots([], "share"))
    plots.draw_stacked([plots.Bar("a", [0.0, 0.0])], ["x", "y"], "points")
    plots.histogram([5], "days", "games")
    plots.curves([plots.Curve("home", [Share(0.0, 0.0, 0.1, 9)])], "day")
