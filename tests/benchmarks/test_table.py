"""The table benchmark on a small scale: its figures are there, and nothing is lost. Nothing here depends on time."""

from __future__ import annotations

import contextlib
import io
import json
import re
from datetime import UTC, datetime
from pathlib import Path

import pytest
from benchmarks.table import crash, measure
from benchmarks.table.__main__ import main
from benchmarks.table.crash import Found
from benchmarks.table.load import Given
from benchmarks.table.measure import Figures, report, share_of
from benchmarks.table.page_weight import files_named_in, fonts, holds

from emberwatch.cli import main as cli
from emberwatch.table import settings
from emberwatch.table.app import PAGE
from emberwatch.table.play import wire
from emberwatch.table.store.rows import EventRow
from emberwatch.text import LANGUAGES, speaker

SMALL = ["--tables", "4", "--seconds", "3", "--kills", "1", "--idle", "6"]


@pytest.fixture(scope="module")
def figures() -> Figures:
    """What the command prints, run once for all tests."""
    said = io.StringIO()
    with pytest.MonkeyPatch.context() as patch, contextlib.redirect_stdout(said):
        patch.setattr(measure, "SETTLED", 0.5)
        assert main([*SMALL, "--json"]) == 0
    found: Figures = json.loads(said.getvalue())
    return found


def test_everything_that_was_acknowledged_is_there_once_and_in_order(figures: Figures) -> None:
    assert figures["kills"] == 1
    assert figures["acknowledged"] > 0
    assert [figures[what] for what in ("lost", "doubled", "misplaced", "unanswered")] == [0, 0, 0, 0]
    assert figures["refused"] == {}


def test_people_and_bots_moved_and_the_machine_was_measured(figures: Figures) -> None:
    assert figures["tables"] == 4
    assert figures["picks"] > 0
    assert 0 < figures["p50_ms"] <= figures["p99_ms"] <= figures["longest_ms"]
    assert figures["picks_per_second"]["people"] > 0
    assert figures["processors"].keys() == {"server", "bots", "benchmark"}
    assert figures["memory_mb"] > 0


def test_idle_tables_were_open_and_weighed(figures: Figures) -> None:
    assert figures["idle_tables"] == 6
    assert figures["idle_mb"] > figures["empty_mb"] > 0


@pytest.mark.skipif(not (PAGE / "index.html").is_file(), reason="the page has not been built")
def test_the_first_page_was_weighed_with_all_that_it_loads(figures: Figures) -> None:
    assert figures["page_files"] > 5
    assert 0 < figures["page_kb"] < 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_can_be_read_in_every_language(figures: Figures, language: str) -> None:
    told = report(figures, speaker(language).say)
    assert re.search(rf"{figures['p50_ms']}\s*ms", told)
    assert len(told.splitlines()) == 6 + (figures["page_kb"] is not None)


def test_shares_of_round_trips() -> None:
    trips = [n / 1000 for n in range(1, 101)]
    assert [share_of(trips, share) for share in (0.5, 0.99, 1.0)] == [51.0, 100.0, 100.0]
    assert share_of([], 0.5) is None


# -- the proof finds what it should -------------------------------------------------------------------------------


def event(number: int, nonce: str | None, *pick: str) -> EventRow:
    data = {"pick": list(pick)}
    return EventRow(table_id="t", number=number, kind="pick", seat=0, data=data, nonce=nonce, at=datetime.now(UTC))


def given(id: str, number: int, *pick: str) -> Given:
    return Given("t", wire.PickOne(id, number, list(pick)), number)


def compared(orders: list[Given], events: list[EventRow]) -> Found:
    found = Found()
    crash.compare(found, orders, events)
    return found


def test_the_proof_is_content_with_what_was_kept() -> None:
    orders = [given("a", 0, "stay"), given("b", 2, "pass")]
    events = [event(0, "a", "stay"), event(1, None, "pass"), event(2, "b", "pass")]
    assert compared(orders, events) == Found(acknowledged=2)


def test_the_proof_finds_what_is_not_there_or_is_something_else() -> None:
    orders = [given("a", 0, "stay"), given("b", 1, "pass")]
    assert compared(orders, [event(0, "a", "go")]).lost == 2


def test_the_proof_finds_an_order_that_was_carried_out_twice() -> None:
    assert compared([given("a", 0, "stay")], [event(0, "a", "stay"), event(1, "a", "stay")]).doubled == 1


def test_the_proof_finds_answers_out_of_order() -> None:
    orders = [given("b", 1, "pass"), given("a", 0, "stay")]
    assert compared(orders, [event(0, "a", "stay"), event(1, "b", "pass")]).misplaced == 1


# -- what a page loads --------------------------------------------------------------------------------------------


def test_only_fonts_for_plain_letters_are_loaded_at_once() -> None:
    style = (
        "@font-face{src:url(/a.woff2)format('woff2');unicode-range:U+??,U+131}"
        "@font-face{src:url('/b.woff2');unicode-range:U+100-130}@font-face{src:local(Arial)}@font-face{src:url(/c.woff2)}"
    )
    assert list(fonts(style)) == ["/a.woff2", "/c.woff2"]
    assert holds("U+41")
    assert not holds("U+42-7F")


def test_what_a_page_and_its_scripts_name() -> None:
    page = '<link rel="stylesheet" href="/a.css"><link rel="author" href="/who"><script src="/a.js"></script>'
    assert list(files_named_in("/", page)) == ["/a.css", "/a.js"]
    script = 'import{a}from"./b.js";x({"../text/en/page.ftl":()=>y(()=>import(`./c.js`)),"../text/de/page.ftl":()=>1})'
    assert list(files_named_in("/a.js", script)) == ["./b.js", "./c.js"]


# -- the limits of a server ---------------------------------------------------------------------------------------


def test_an_operator_may_name_other_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(settings.LIMITS, '{"tables_per_hour": 7}')
    limits = settings.limits_from_environment()
    assert (limits.tables_per_hour, limits.chat_length) == (7, settings.ServerLimits().chat_length)


@pytest.mark.parametrize("wrong", ["{", '{"tables": 7}', '{"tables_per_hour": "many"}'])
def test_limits_that_cannot_be_read_are_refused_with_the_reason(
    wrong: str, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setenv(settings.LIMITS, wrong)
    assert cli(["serve", "--port", "0", "--database", f"sqlite:///{tmp_path / 'x.db'}"]) == 1
    assert settings.LIMITS in capfd.readouterr().err
