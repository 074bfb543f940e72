"""Every rule of Discover, and every worked example of its rulebook, has a test that is named after it."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

from emberwatch.discover.model.rulebook import CHAPTERS, RULE_IDS
from emberwatch.text import LANGUAGES, speaker

TESTS = Path(__file__).parent
EXAMPLES = [f"E-{n}" for n in range(1, 43)]


@cache
def names_of_tests() -> list[str]:
    names = []
    for file in sorted(TESTS.rglob("test_*.py")):
        nodes = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        names += [node.name for node in nodes if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]
    return names


def untested(ids: list[str], names: list[str]) -> list[str]:
    """The ids that no test is named after: `test_se_19_...` is a test of SE-19, not of SE-1."""
    starts = {id: f"test_{id.lower().replace('-', '_')}" for id in ids}
    return [id for id in ids if not any(name == starts[id] or name.startswith(f"{starts[id]}_") for name in names)]


def test_every_rule_has_a_test() -> None:
    assert untested(list(RULE_IDS), names_of_tests()) == []


def test_every_example_has_a_test() -> None:
    assert untested(EXAMPLES, names_of_tests()) == []


def test_an_untested_rule_would_be_found() -> None:
    assert untested(["SE-1", "SE-19", "R-3"], ["test_se_19_stamina", "test_r_3"]) == ["SE-1"]


def test_there_are_as_many_rules_as_the_chapters_say() -> None:
    """235 from the checklist, 53 more, 100 rulings, those of support cards and card actions, and a house rule."""
    assert len(RULE_IDS) == len(set(RULE_IDS)) == sum(count for _, count in CHAPTERS) == 402


def test_every_rule_can_be_read_in_every_language() -> None:
    for language in LANGUAGES:
        say = speaker(language)
        assert [id for id in RULE_IDS if not (say.knows(f"rule-{id}") and say.knows(f"rule-{id}.title"))] == []
