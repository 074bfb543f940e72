"""Every rule of the digest, and every room, tool, event and leader, has a test named after it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest

from emberwatch.outlive.model.names import EQUIPMENT, EVENTS, LEADERS, ROOMS

TESTS = Path(__file__).parent

# How many numbered rules each letter has; a letter without numbers is one rule.
NUMBERED = {"s": 10, "w": 5, "d": 6, "p": 9, "a": 9, "n": 7}
LETTERS = ("q", "g", "r", "e", "z")
RULES = [*[f"{letter}{n}" for letter, most in NUMBERED.items() for n in range(1, most + 1)], *LETTERS]
STORIES = {"room": ROOMS, "equipment": EQUIPMENT, "event": EVENTS, "leader": LEADERS}


@cache
def names_in(source: str) -> list[str]:
    """The names of the test functions of a file."""
    functions = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)]
    return [function.name for function in functions if function.name.startswith("test_")]


def all_tests() -> list[str]:
    return [name for file in sorted(TESTS.rglob("test_*.py")) for name in names_in(file.read_text(encoding="utf-8"))]


def is_named_after(test: str, thing: str, others: list[str]) -> bool:
    """Whether a test's name begins with the thing, and not with a longer one: `room_repair_2`, not `room_repair`."""
    if test != f"test_{thing}" and not test.startswith(f"test_{thing}_"):
        return False
    longer = [other for other in others if other.startswith(f"{thing}_")]
    return not any(test == f"test_{other}" or test.startswith(f"test_{other}_") for other in longer)


def untested(things: list[str], tests: list[str]) -> list[str]:
    return [thing for thing in things if not any(is_named_after(test, thing, things) for test in tests)]


def things_of(kind: str) -> list[str]:
    return [f"{kind}_{name.replace('-', '_')}" for name in STORIES[kind]]


def test_every_rule_has_a_test() -> None:
    """S-1 to S-10, W-1 to W-5, Q, D-1 to D-6, P-1 to P-9, A-1 to A-9, G, N1 to N7, R, E, Z."""
    assert len(RULES) == 10 + 5 + 6 + 9 + 9 + 7 + 5
    assert untested(RULES, all_tests()) == []


@pytest.mark.parametrize("kind", STORIES)
def test_every_thing_has_a_test(kind: str) -> None:
    assert untested(things_of(kind), all_tests()) == []


def test_test_names_are_matched_whole() -> None:
    """`test_s10_mary` is a test of S-10 and not of S-1; `test_room_hunting_1` not of a room called hunting."""
    tests = ["test_s10_mary", "test_room_events_room_lowers_a_cost", "test_q"]
    assert untested(["s1", "s10", "q", "room_events", "room_event"], tests) == ["s1", "room_event"]
    assert untested(["room_look", "room_look_far"], ["test_room_look_far_and_wide"]) == ["room_look"]


def test_tests_are_found_wherever_they_stand() -> None:
    assert names_in("def test_a(): ...\nclass T:\n    def test_b(self): ...\ndef helper(): ...") == ["test_a", "test_b"]


def test_no_name_is_given_twice_in_a_file() -> None:
    """The second of two tests with the same name would silently replace the first."""
    for file in sorted(TESTS.rglob("test_*.py")):
        names = names_in(file.read_text(encoding="utf-8"))
        assert sorted(set(names)) == sorted(names), file.name
