"""The audit: how hard copies are for a bot, and how much two of them have in common."""

from __future__ import annotations

import json
from functools import cache

import pytest

from emberwatch.discover.copies.codes import code_of
from emberwatch.discover.copies.draw import copy_of
from emberwatch.lab.discover import audit
from emberwatch.lab.discover.audit import CAUSES, PARTS, AuditedGame, cause, figures, holdings, jaccard, overlaps
from emberwatch.text import speaker


@cache
def small() -> tuple[dict[str, object], tuple[object, ...]]:
    """One copy, played alone and by two; and its progress reports."""
    told: list[object] = []
    return audit.audit(1, 4, [1, 2], told.append), tuple(told)


def rows(group: str) -> list[dict[str, object]]:
    found = small()[0][group]
    assert isinstance(found, list)
    return found


def test_every_scenario_is_played_by_every_number_of_seats() -> None:
    assert [(row["scenario"], row["seats"]) for row in rows("scenarios")] == [
        (1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2), (4, 1), (4, 2), (5, 2),
    ]  # fmt: skip
    assert small()[1] == (code_of(4),)


def test_the_figures_of_each_row() -> None:
    for row in [*rows("scenarios"), *rows("templates"), *rows("terrains")]:
        assert isinstance(row["won"], float)
        assert 0 <= row["won"] <= 1
        assert isinstance(row["days"], float)
        assert row["days"] > 0
        assert isinstance(row["deaths"], dict)
        assert set(row["deaths"]) <= set(CAUSES)
        assert {"games", "seats_won", "days_tenth", "days_ninetieth", "as_long_as_meant", "cards", "landmarks"} <= set(
            row
        )
    copy = copy_of(code_of(4))
    assert {row["template"] for row in rows("templates")} == {scenario.name for scenario in copy.scenarios}
    assert {row["terrain"] for row in rows("terrains")} == {terrain.name for terrain in copy.terrains}


def test_the_audit_is_the_same_again() -> None:
    again = audit.audit(1, 4, [1, 2], lambda _: None)
    assert json.dumps(again) == json.dumps(small()[0])


def test_several_games_of_each() -> None:
    found = audit.audit(1, 2, [1], lambda _: None, games=2)
    scenarios = found["scenarios"]
    assert isinstance(scenarios, list)
    assert [row["games"] for row in scenarios] == [2, 2, 2, 2]


@pytest.mark.parametrize("language", ["en", "de", "fr", "es"])
def test_the_table_names_scenarios_templates_and_terrains(language: str) -> None:
    say = speaker(language).say
    text = audit.table(small()[0], say)
    for row in rows("templates"):
        assert say(f"scenario-{row['template']}")[:20] in text
    for row in rows("terrains"):
        assert say(f"terrain-{row['terrain']}") in text


# -- adding up ----------------------------------------------------------------------------------------------------


def game(days: int, won: int, *causes: str) -> AuditedGame:
    return AuditedGame(1, "bait", "desert", won + len(causes), won, days, causes, 4, 2)


def test_shares_days_and_deaths_add_up() -> None:
    found = figures([game(4, 0, "hunger"), game(10, 1), game(10, 1, "thirst"), game(20, 0, "hunger", "time")])
    assert found["games"] == 4
    assert found["won"] == 0.5
    assert found["seats_won"] == round(2 / 6, 3)
    assert found["days"] == 11.0
    assert (found["days_tenth"], found["days_ninetieth"]) == (4, 20)
    assert found["as_long_as_meant"] == 0.5
    assert found["deaths"] == {"hunger": 2, "thirst": 1, "time": 1}


def test_no_games_make_no_figures() -> None:
    assert figures([])["won"] == 0.0


def test_the_last_damage_is_the_cause() -> None:
    def hurt(damage: str, n: int, seat: int = 0) -> dict[str, object]:
        return {"told": "hurt", "seat": seat, "damage": damage, "n": n}

    story = [hurt("hunger", 2), hurt("thirst", 1, 1), {"told": "healed", "seat": 0, "damage": "hunger", "n": 1}]
    assert cause(story, 0, 5) == "gave-up"
    assert cause(story, 0, 60) == "time"
    assert cause([*story, hurt("sickness", 2), hurt("physical", 1)], 0, 5) == "physical"
    assert cause([], 1, 3) == "gave-up"


# -- how different copies are -------------------------------------------------------------------------------------


def test_overlap_counts_what_both_have() -> None:
    assert jaccard(frozenset("abc"), frozenset("bcd")) == 0.5
    copy = copy_of(code_of(1))
    same = overlaps([copy, copy])
    assert same["pairs"] == 1
    for part in PARTS:
        assert same[part] == {"mean": 1.0, "highest": 1.0}
    parts = [len(holdings(copy, part)) for part in PARTS]
    assert parts[0] == sum(parts[1:])


def test_copies_of_other_terrains_are_not_compared() -> None:
    one = copy_of(code_of(0))
    other = next(c for c in map(copy_of, map(code_of, range(1, 40))) if c.terrains[0].name != one.terrains[0].name)
    found = overlaps([one, other])
    assert found["pairs"] == 0
    assert found["together"] is None


def test_copies_of_the_same_terrains_differ() -> None:
    """The difference that people feel: at most three fifths of enemies, landmarks and projects are in both."""
    found = overlaps([copy_of(code_of(seed)) for seed in range(60)])["together"]
    assert isinstance(found, dict)
    assert found["mean"] < 0.5
    assert found["highest"] <= 0.7
