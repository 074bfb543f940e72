"""Reading what cards do: right lines as intended, wrong ones refused with the problem and its place."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import pytest

from emberwatch.discover.cards.blocks import ChooseBlock, EachBlock, IfBlock, MayBlock, PayBlock, RollBlock
from emberwatch.discover.cards.conditions import HasItem, HasResource, IsHurt, OnGround
from emberwatch.discover.cards.reader import LineReader
from emberwatch.discover.cards.registry import COMBAT, CONDITIONS, EFFECTS, STANDING
from emberwatch.discover.cards.syntax import NO_COST, WHENS, Condition, Line
from emberwatch.discover.copies.files import (
    EntryFields,
    TerrainReader,
    read_all,
    read_card,
    read_enemy,
    read_night,
    read_project,
    read_scenario,
    read_threat,
)
from emberwatch.discover.model.components import Terrain
from emberwatch.discover.model.names import (
    ACTIONS,
    ANY,
    DAMAGES,
    GROUPS,
    LIMITS,
    PLACES,
    RESOURCES,
    SYMBOLS,
    TAGS,
    TRAITS,
)
from emberwatch.engine.content.flaws import Flaw
from emberwatch.text import LANGUAGES
from tests.discover.wilderness import COMPASS, PLAIN, START, Entry

GROUNDS = ("dune", "rock")
Verbs = Mapping[str, type[Line]]


def reader() -> LineReader:
    return LineReader(GROUNDS, [])


def lines(*do: object, verbs: Verbs = EFFECTS) -> tuple[Line, ...]:
    """Lines without flaws."""
    r = reader()
    found = r.lines(list(do), "x", verbs)
    assert r.flaws == []
    return found


def noted(flaws: Sequence[Flaw]) -> list[tuple[str, str]]:
    """The flaws and their places. Every flaw has words in every language."""
    for flaw in flaws:
        for language in LANGUAGES:
            assert flaw.sentence(language).startswith(f"{flaw.where}: ")
    return [(flaw.key.removesuffix("-near"), flaw.where) for flaw in flaws]


def wrong_lines(*do: object, verbs: Verbs = EFFECTS) -> list[tuple[str, str]]:
    r = reader()
    r.lines(list(do), "x", verbs)
    return noted(r.flaws)


# -- lines ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "a", "b", "n", "per", "name"),
    [
        ("gain wood 2", RESOURCES.index("wood"), -1, 2, False, ""),
        ("gain wood #", RESOURCES.index("wood"), -1, 1, True, ""),
        ("gain dirty-water 2#", RESOURCES.index("dirty-water"), -1, 2, True, ""),
        ("  gain   wood  99 ", RESOURCES.index("wood"), -1, 99, False, ""),
        ("lose any 1", ANY, -1, 1, False, ""),
        ("damage thirst 1", DAMAGES.index("thirst"), -1, 1, False, ""),
        ("heal any 3", ANY, -1, 3, False, ""),
        ("rest 6", -1, -1, 6, False, ""),
        ("spawn nearest-water", PLACES.index("nearest-water"), -1, 0, False, ""),
        ("spawn landmark:12", PLACES.index("landmark"), -1, 12, False, ""),
        ("special pale-warden landmark:3", PLACES.index("landmark"), -1, 3, False, "pale-warden"),
        ("special howler here", PLACES.index("here"), -1, 0, False, "howler"),
        ("prowl all 2", 0, -1, 2, False, ""),
        ("prowl nearest #", 1, -1, 1, True, ""),
        ("strike 2 6", -1, 6, 2, False, ""),
        ("strike 2# 0", -1, 0, 2, True, ""),
        ("douse camp", 1, -1, 0, False, ""),
        ("resolve 299", -1, 299, 299, False, ""),
        ("uncover 3", -1, 3, 3, False, ""),
        ("uncover 0", -1, 0, 0, False, ""),
        ("lay paw adjacent", SYMBOLS.index("paw"), PLACES.index("adjacent"), 0, False, ""),
        ("lay paw landmark:7", SYMBOLS.index("paw"), PLACES.index("landmark"), 7, False, ""),
        ("swap meat food 4", RESOURCES.index("meat"), RESOURCES.index("food"), 4, False, ""),
        ("win here", 1, -1, 0, False, ""),
        ("stay", -1, -1, 0, False, ""),
    ],
)
def test_a_line_is_read(text: str, a: int, b: int, n: int, per: bool, name: str) -> None:
    """As states store it: the numbers come from positions that were written long ago."""
    (line,) = lines(text)
    words = {"verb": text.split()[0], "a": a, "b": b, "n": n, "per": per, "name": name}
    parts = {"do": (), "other": (), "options": (), "needs": (), "cost": NO_COST}
    assert line.written() == ("Line", words | parts)
    assert (line.lists(), line.conditions()) == ((), ())


@pytest.mark.parametrize(
    ("text", "verbs", "a", "n"),
    [
        ("mine -2", COMBAT, -1, -2),
        ("enemy +1", COMBAT, -1, 1),
        ("reroll enemy", COMBAT, 1, 0),
        ("wound 1", COMBAT, -1, 1),
        ("mine 1", STANDING, -1, 1),
        ("mine -1 beast", STANDING, TRAITS.index("beast"), -1),
        ("move dune -1", STANDING, 0, -1),
        ("move all 1", STANDING, ANY, 1),
        ("cheap trade 1", STANDING, ACTIONS.index("trade"), 1),
        ("carry any 3", STANDING, ANY, 3),
        ("proof hunger", STANDING, DAMAGES.index("hunger"), 0),
        ("night -1", STANDING, -1, -1),
        ("warm", STANDING, -1, 0),
    ],
)
def test_lines_of_combat_and_standing_effects_are_read(text: str, verbs: Verbs, a: int, n: int) -> None:
    (line,) = lines(text, verbs=verbs)
    stored = line.written()[1]
    assert (stored["verb"], stored["a"], stored["n"]) == (text.split()[0], a, n)


@pytest.mark.parametrize(
    ("value", "key"),
    [
        (5, "pack-line"),
        (None, "pack-line"),
        (True, "pack-line"),
        (["gain wood 1"], "pack-line"),
        ("", "pack-line"),
        ("   ", "pack-line"),
        ("gian wood 2", "pack-unknown-verb"),
        ("Gain wood 2", "pack-unknown-verb"),
        ("conjure wood 2", "pack-unknown-verb"),
        ("mine 2", "pack-unknown-verb"),
        ("prevent 1", "pack-unknown-verb"),
        ("warm", "pack-unknown-verb"),
        ("pay wood 1", "pack-unknown-verb"),
        ("gain wood", "pack-words"),
        ("gain", "pack-words"),
        ("gain wood 2 3", "pack-words"),
        ("stay here", "pack-words"),
        ("gain gold 2", "pack-unknown-word"),
        ("gain wod 2", "pack-unknown-word"),
        ("gain any 2", "pack-unknown-word"),
        ("damage any 1", "pack-unknown-word"),
        ("gain wood two", "pack-amount"),
        ("gain wood -1", "pack-amount"),
        ("gain wood 100", "pack-amount"),
        ("gain wood #2", "pack-amount"),
        ("gain wood 1.5", "pack-amount"),
        ("gain 2 wood", "pack-unknown-word"),
        ("spawn nowhere", "pack-unknown-word"),
        ("spawn landmark", "pack-unknown-word"),
        ("spawn landmark:", "pack-unknown-word"),
        ("spawn landmark:x", "pack-unknown-word"),
        ("spawn landmark:1000", "pack-unknown-word"),
        ("special Howler camp", "pack-name"),
        ("special howler", "pack-words"),
        ("prowl some 1", "pack-unknown-word"),
        ("win me", "pack-unknown-word"),
        ("douse there", "pack-unknown-word"),
        ("resolve 1000", "pack-number"),
        ("resolve #", "pack-number"),
        ("strike 1 near", "pack-number"),
        ("lay wood here", "pack-unknown-word"),
    ],
)
def test_a_wrong_line_is_noted_with_its_place(value: object, key: str) -> None:
    assert wrong_lines("gain wood 1", value) == [(key, "x[2]")]


@pytest.mark.parametrize(
    ("text", "verbs", "key"),
    [
        ("mine 12", COMBAT, "pack-signed"),
        ("mine", COMBAT, "pack-words"),
        ("mine --1", COMBAT, "pack-signed"),
        ("mine 1 beast", COMBAT, "pack-words"),
        ("reroll both", COMBAT, "pack-unknown-word"),
        ("gain wood 1", STANDING, "pack-unknown-verb"),
        ("mine 1 dragon", STANDING, "pack-unknown-word"),
        ("mine beast 1", STANDING, "pack-signed"),
        ("move mire 1", STANDING, "pack-unknown-word"),
        ("move any 1", STANDING, "pack-unknown-word"),
        ("carry all 1", STANDING, "pack-unknown-word"),
        ("cheap sing 1", STANDING, "pack-unknown-word"),
        ("cheap move 1", STANDING, "pack-unknown-word"),
        ("cheap attack 1", STANDING, "pack-unknown-word"),
        ("cheap gather -1", STANDING, "pack-amount"),
    ],
)
def test_a_wrong_line_of_combat_or_standing_effect_is_noted(text: str, verbs: Verbs, key: str) -> None:
    assert wrong_lines(text, verbs=verbs) == [(key, "x[1]")]


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("gian wood 2", "gain"),
        ("end_turn", "end-turn"),
        ("gain clean_water 1", "clean-water"),
        ("spawn nearest-landmarks", "nearest-landmark"),
    ],
)
def test_the_nearest_known_word_is_named(text: str, nearest: str) -> None:
    r = reader()
    r.lines([text], "x")
    (flaw,) = r.flaws
    assert (flaw.key[-5:], flaw.args["nearest"]) == ("-near", nearest)


def test_what_is_right_is_read_beside_what_is_wrong() -> None:
    r = reader()
    found = r.lines(["gain wood 1", "nonsense", "stay"], "x")
    assert [line.VERB for line in found] == ["gain", "stay"]
    assert noted(r.flaws) == [("pack-unknown-verb", "x[2]")]


def test_lines_are_a_list() -> None:
    values: tuple[object, ...] = ("gain wood 1", {"do": []}, None, 3)
    for value in values:
        r = reader()
        assert r.lines(value, "x") == ()
        assert noted(r.flaws) == [("pack-list", "x")]


# -- blocks -----------------------------------------------------------------------------------------------------------


def test_blocks_are_read_with_what_is_inside() -> None:
    inner: list[object] = ["gain wood 1", {"may": ["stay"]}]
    pay, choose, roll, if_, each, may = lines(
        {"pay": "wood 1", "do": inner, "else": ["stay"]},
        {"choose": [["stay"], [], inner]},
        {"roll": 12, "do": inner, "else": ["stay"]},
        {"if": ["at-fire", "not day 2"], "do": inner, "else": ["stay"]},
        {"each": "not-at-fire", "do": inner},
        {"may": inner},
    )
    assert isinstance(pay, PayBlock)
    assert isinstance(choose, ChooseBlock)
    assert isinstance(roll, RollBlock)
    assert isinstance(if_, IfBlock)
    assert isinstance(each, EachBlock)
    assert isinstance(may, MayBlock)
    for then in (pay.then, roll.then, if_.then, each.then, may.then):
        assert [line.VERB for line in then] == ["gain", "may"]
    for otherwise in (pay.otherwise, roll.otherwise, if_.otherwise):
        assert [line.VERB for line in otherwise] == ["stay"]
    assert [[line.VERB for line in option] for option in choose.options] == [["stay"], [], ["gain", "may"]]
    assert (pay.cost.resources, roll.least, each.group) == (
        ((RESOURCES.index("wood"), 1, False),),
        12,
        GROUPS.index("not-at-fire"),
    )
    assert [(need.KIND, need.negated) for need in if_.needs] == [("at-fire", False), ("day", True)]


@pytest.mark.parametrize(
    ("dice", "n", "per"), [({}, 1, False), ({"dice": 3}, 3, False), ({"dice": "2#"}, 2, True), ({"dice": 0}, 1, False)]
)
def test_a_roll_is_read_with_its_dice(dice: Entry, n: int, per: bool) -> None:
    (roll,) = lines({"roll": 7, **dice})
    assert isinstance(roll, RollBlock)
    assert (roll.least, roll.dice.n, roll.dice.per, roll.then, roll.otherwise) == (7, n, per, (), ())


@pytest.mark.parametrize(
    ("block", "key", "where"),
    [
        ({}, "pack-block", "x[1]"),
        ({"do": ["stay"]}, "pack-block", "x[1]"),
        ({"pay": "wood 1", "roll": 7}, "pack-block", "x[1]"),
        ({"pay": "wood 1", "then": ["stay"]}, "pack-block", "x[1]"),
        ({"choose": [["stay"], []], "do": ["stay"]}, "pack-block", "x[1]"),
        ({"each": "everyone", "do": ["stay"], "else": ["stay"]}, "pack-block", "x[1]"),
        ({"may": ["stay"], "do": ["stay"]}, "pack-block", "x[1]"),
        ({"pay": "wood 1", "dice": 2}, "pack-block", "x[1]"),
        ({"roll": 7, "dice": "many"}, "pack-amount", "x[1].dice"),
        ({"choose": "stay"}, "pack-choose", "x[1].choose"),
        ({"choose": [["stay"]]}, "pack-choose", "x[1].choose"),
        ({"choose": [["stay"]] * 5}, "pack-choose", "x[1].choose"),
        ({"choose": [["stay"], "stay"]}, "pack-list", "x[1].choose[2]"),
        ({"choose": [["stay"], ["stay", "go away"]]}, "pack-unknown-word", "x[1].choose[2][2]"),
        ({"roll": 1}, "pack-range", "x[1].roll"),
        ({"roll": 13}, "pack-range", "x[1].roll"),
        ({"roll": "7"}, "pack-range", "x[1].roll"),
        ({"roll": True}, "pack-range", "x[1].roll"),
        ({"roll": 7, "do": "stay"}, "pack-list", "x[1].do"),
        ({"roll": 7, "else": ["stay", "nonsense"]}, "pack-unknown-verb", "x[1].else[2]"),
        ({"each": "nobody", "do": ["stay"]}, "pack-unknown-word", "x[1].each"),
        ({"each": "near-fire", "do": ["stay"]}, "pack-unknown-word", "x[1].each"),
        ({"if": "at-fier", "do": ["stay"]}, "pack-unknown-condition", "x[1].if"),
        ({"pay": "gold 1", "do": ["stay"]}, "pack-cost", "x[1].pay"),
        ({"may": "stay"}, "pack-list", "x[1].may"),
        ({"may": [{"roll": 7, "do": [{"each": "everyone", "do": ["gain wood"]}]}]}, "pack-words",
         "x[1].may[1].do[1].do[1]"),
    ],
)  # fmt: skip
def test_a_wrong_block_is_noted_with_its_place(block: Entry, key: str, where: str) -> None:
    assert wrong_lines(block) == [(key, where)]


def test_no_blocks_among_standing_effects_and_no_combat_in_actions() -> None:
    assert wrong_lines({"may": ["warm"]}, verbs=STANDING) == [("pack-block", "x[1]")]
    assert wrong_lines({"may": ["flee"]}) == [("pack-unknown-verb", "x[1].may[1]")]
    assert lines({"may": ["flee"]}, verbs=COMBAT)


# -- conditions and costs ---------------------------------------------------------------------------------------------


def condition(value: object) -> tuple[Condition | None, list[tuple[str, str]]]:
    r = reader()
    return r.condition(value, "x"), noted(r.flaws)


@pytest.mark.parametrize("kind", CONDITIONS)
def test_every_condition_is_read_plain_and_turned_round(kind: str) -> None:
    words = {"ground": "rock", "number": "3", "resource": "wood", "amount": "2#", "name": "old-bell", "trait": "key"}
    text = " ".join([kind, *[words.get(word, "any") for word in CONDITIONS[kind].WORDS.values()]])
    for written, negated in ((text, False), (f"not {text}", True)):
        found, flaws = condition(written)
        assert flaws == []
        assert found is not None
        assert (found.KIND, found.negated) == (kind, negated)


def test_conditions_are_read_with_their_words() -> None:
    has, flaws = condition("has wood 2#")
    assert isinstance(has, HasResource)
    assert (has.resource, has.amount.n, has.amount.per, flaws) == (RESOURCES.index("wood"), 2, True, [])
    assert has.amount.count(3) == 6
    on, _ = condition("not on rock")
    assert isinstance(on, OnGround)
    assert (on.ground, on.negated) == (1, True)
    item, _ = condition("has-item old-bell")
    assert isinstance(item, HasItem)
    assert item.name == "old-bell"
    hurt, _ = condition("hurt any")
    assert isinstance(hurt, IsHurt)
    assert hurt.damage == ANY


@pytest.mark.parametrize(
    ("value", "key"),
    [
        (3, "pack-condition"),
        (["at-fire"], "pack-condition"),
        ("", "pack-condition"),
        ("not", "pack-condition"),
        ("not not at-fire", "pack-unknown-condition"),
        ("at-fier", "pack-unknown-condition"),
        ("sunny", "pack-unknown-condition"),
        ("at-fire 2", "pack-words"),
        ("has wood", "pack-words"),
        ("has gold 1", "pack-unknown-word"),
        ("has wood many", "pack-amount"),
        ("on mire", "pack-unknown-word"),
        ("on all", "pack-unknown-word"),
        ("day #", "pack-number"),
        ("has-item Old", "pack-name"),
        ("against", "pack-words"),
    ],
)
def test_a_wrong_condition_is_noted(value: object, key: str) -> None:
    found, flaws = condition(value)
    assert (found, flaws) == (None, [(key, "x")])


def test_needs_are_one_condition_or_a_list() -> None:
    r = reader()
    assert [need.KIND for need in r.needs("at-fire", "x")] == ["at-fire"]
    assert [need.KIND for need in r.needs(["at-fire", "alone"], "x")] == ["at-fire", "alone"]
    assert r.needs([], "x") == ()
    assert r.flaws == []


def test_a_cost_is_read() -> None:
    r = reader()
    cost = r.cost("wood 1, food 2#,poison #, counter 2, this, counter 1", "x")
    kinds = [RESOURCES.index(name) for name in ("wood", "food", "poison")]
    assert cost.resources == ((kinds[0], 1, False), (kinds[1], 2, True), (kinds[2], 1, True))
    assert (cost.counters, cost.this, bool(cost), r.flaws) == (3, True, True, [])
    assert not LineReader((), []).ability({"when": "turn", "do": ["stay"]}, "x").cost  # type: ignore[union-attr]


@pytest.mark.parametrize(
    "value",
    ["", "wood", "wood 1,", "wood -1", "1 wood", "gold 1", "any 1", "wood 1 food 2", "counter", "counter x",
     "counter #", "this 1", "stamina 1", 5, None, ["wood 1"]],
)  # fmt: skip
def test_a_wrong_cost_is_noted(value: object) -> None:
    r = reader()
    r.cost(value, "x")
    assert noted(r.flaws) == [("pack-cost", "x")]


# -- abilities and goals ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("when", WHENS)
def test_an_ability_of_every_moment_is_read(when: str) -> None:
    of = {"enter": {"of": "rock"}, "key": {"of": "sealed"}}.get(when, {})
    do = {"always": {"do": ["warm"]}, "key": {}}.get(when, {"do": ["stay"]})
    r = reader()
    found = r.ability({"when": when, **of, **do}, "x")
    assert r.flaws == []
    assert found is not None
    wanted_of = {"enter": 1, "key": TAGS.index("sealed"), "prevent": ANY}.get(when, -1)
    assert (found.when, found.stamina, found.of, found.limit) == (when, 1 if when == "action" else 0, wanted_of, 0)


def test_an_ability_is_read_with_all_its_fields() -> None:
    r = reader()
    found = r.ability(
        {"when": "prevent", "stamina": 2, "of": "thirst", "need": ["at-fire"], "pay": "counter 1", "limit": "day",
         "do": ["prevent 2", "gain wood 1"]},
        "x",
    )  # fmt: skip
    assert found is not None
    assert (found.stamina, found.of, found.limit) == (2, DAMAGES.index("thirst"), LIMITS.index("day"))
    assert ([need.KIND for need in found.needs], found.cost.counters) == (["at-fire"], 1)
    assert ([line.VERB for line in found.do], r.flaws) == (["prevent", "gain"], [])


@pytest.mark.parametrize("when", ["before-roll", "modify", "prevent"])
def test_combat_lines_are_for_combat(when: str) -> None:
    for verb in ("reroll mine", "mine 1", "enemy -1", "wound 1", "flee"):
        r = reader()
        r.ability({"when": when, "do": [verb]}, "x")
        assert r.flaws == []
        r.ability({"when": "turn", "do": [verb]}, "x")
        assert noted(r.flaws)[0] == ("pack-unknown-verb", "x.do[1]")


@pytest.mark.parametrize(
    ("table", "flaws"),
    [
        ("action", [("pack-table", "x")]),
        ({}, [("pack-unknown-word", "x.when")]),
        ({"when": "actoin", "do": ["stay"]}, [("pack-unknown-word", "x.when")]),
        ({"when": ["action"], "do": ["stay"]}, [("pack-unknown-word", "x.when")]),
        ({"when": "action"}, [("pack-missing", "x.do")]),
        ({"when": "action", "do": []}, [("pack-missing", "x.do")]),
        ({"when": "action", "do": "stay"}, [("pack-list", "x.do"), ("pack-missing", "x.do")]),
        ({"when": "action", "do": ["stay"], "cost": "wood 1"}, [("pack-unknown-field", "x.cost")]),
        ({"when": "action", "do": ["stay"], "needs": []}, [("pack-unknown-field", "x.needs")]),
        ({"when": "action", "do": ["stay"], "of": "wood"}, [("pack-unknown-field", "x.of")]),
        ({"when": "action", "do": ["stay"], "stamina": 13}, [("pack-range", "x.stamina")]),
        ({"when": "action", "do": ["stay"], "stamina": -1}, [("pack-range", "x.stamina")]),
        ({"when": "action", "do": ["stay"], "limit": "week"}, [("pack-unknown-word", "x.limit")]),
        ({"when": "action", "do": ["stay"], "need": ["sunny"]}, [("pack-unknown-condition", "x.need")]),
        ({"when": "action", "do": ["stay"], "pay": "gold 1"}, [("pack-cost", "x.pay")]),
        ({"when": "action", "do": ["stay", "flee"]}, [("pack-unknown-verb", "x.do[2]")]),
        ({"when": "always", "do": ["stay"]}, [("pack-unknown-verb", "x.do[1]"), ("pack-missing", "x.do")]),
        ({"when": "enter", "do": ["stay"]}, [("pack-unknown-word", "x.of")]),
        ({"when": "enter", "of": "mire", "do": ["stay"]}, [("pack-unknown-word", "x.of")]),
        ({"when": "key"}, [("pack-unknown-word", "x.of")]),
        ({"when": "key", "of": "open"}, [("pack-unknown-word", "x.of")]),
        ({"when": "prevent", "of": "wood", "do": ["prevent 1"]}, [("pack-unknown-word", "x.of")]),
    ],
)
def test_a_wrong_ability_is_noted_with_its_place(table: object, flaws: list[tuple[str, str]]) -> None:
    r = reader()
    r.ability(table, "x")
    assert noted(r.flaws) == flaws


def test_abilities_are_a_list_each_with_its_place() -> None:
    r = reader()
    assert r.abilities({"when": "turn"}, "x").all == ()
    powers = r.abilities(
        [{"when": "turn", "do": ["stay"]}, {"when": "nightly"}, {"when": "turn", "do": ["rest 1"]}], "y"
    )
    assert noted(r.flaws) == [("pack-list", "x"), ("pack-unknown-word", "y[2].when")]
    assert [k for k, _ in powers.at("turn")] == [0, 1]
    assert (powers.at("night"), powers.always) == ((), ())


def test_powers_keep_the_place_of_each_ability_on_its_card() -> None:
    """Picks name an ability by its place, whatever its moment."""
    r = reader()
    entries = [("turn", "stay"), ("always", "warm"), ("night", "stay"), ("turn", "rest 1")]
    powers = r.abilities([{"when": when, "do": [do]} for when, do in entries], "x")
    assert [k for k, _ in powers.at("turn")] == [0, 3]
    assert [k for k, _ in powers.at("night")] == [2]
    assert [line.VERB for ability in powers.always for line in ability.do] == ["warm"]


def test_goals_are_read() -> None:
    r = reader()
    goals = r.goals(
        [{"need": ["marks 2#", "in-camp"], "do": ["win you"], "each": True}, {"need": [], "do": ["stage 2"]}], "x"
    )
    assert [[need.KIND for need in goal.needs] for goal in goals] == [["marks", "in-camp"], []]
    assert ([goal.each for goal in goals], r.flaws) == ([True, False], [])


@pytest.mark.parametrize(
    ("value", "flaws"),
    [
        ("marks 2", [("pack-list", "x")]),
        (["marks 2"], [("pack-table", "x[1]")]),
        ([{"needs": "alone", "do": ["stay"]}], [("pack-unknown-field", "x[1].needs")]),
        ([{"need": "sunny", "do": ["stay"]}], [("pack-unknown-condition", "x[1].need")]),
        ([{"do": ["stay"]}, {"need": "alone", "do": ["nonsense"]}], [("pack-unknown-verb", "x[2].do[1]")]),
        ([{"need": "alone", "do": ["flee"]}], [("pack-unknown-verb", "x[1].do[1]")]),
    ],
)
def test_a_wrong_goal_is_noted_with_its_place(value: object, flaws: list[tuple[str, str]]) -> None:
    r = reader()
    r.goals(value, "x")
    assert noted(r.flaws) == flaws


# -- terrains: sheets, layouts, tiles, cells --------------------------------------------------------------------------


def land(**changed: object) -> Entry:
    sheet: Entry = {
        "tier": "late",
        "threat": "orange",
        "complex": True,
        "grounds": {"flat": 1, "rock": 3},
        "compass": COMPASS,
    }
    return {
        "sheet": {**sheet, "water": ["clean-water", "dirty-water clean-water"], "abilities": []},
        "layout": [{"scenarios": [3], "slots": ["B:1", "C:2:5"]}, {"slots": ["B:1"]}],
        "tile": [{"name": "start", "back": 0, "cells": START}],
        **changed,
    }


def terrain(data: object) -> tuple[Terrain, list[tuple[str, str]]]:
    flaws: list[Flaw] = []
    found = TerrainReader("land", data, "land.toml", flaws).terrain()
    return found, noted(flaws)


def cell_of(text: object) -> tuple[object, list[tuple[str, str]]]:
    tile = {"name": "t", "back": 1, "cells": [*PLAIN[:4], text, *PLAIN[5:]]}
    found, flaws = terrain(land(tile=[tile]))
    cell = found.tiles[0].cells[4]
    return (cell.ground, cell.parts, cell.symbol, cell.water, cell.landmark, cell.target), flaws


@pytest.mark.parametrize(
    ("text", "ground", "parts", "symbol", "water", "landmark", "target"),
    [
        ("flat", 0, (0,), -1, False, 0, False),
        ("rock+flat", 1, (1, 0), -1, False, 0, False),
        ("flat *shell", 0, (0,), SYMBOLS.index("shell"), False, 0, False),
        ("flat ~", 0, (0,), -1, True, 0, False),
        ("flat !12", 0, (0,), -1, False, 12, False),
        ("flat x", 0, (0,), -1, False, 0, True),
        ("flat+rock ~/rock", 1, (0, 1), -1, True, 0, False),
        ("flat+rock !7/rock", 1, (0, 1), -1, False, 7, False),
        ("rock+flat !7/rock x", 1, (1, 0), -1, False, 7, True),
        ("flat x *leaf", 0, (0,), 0, False, 0, True),
    ],
)
def test_a_cell_is_read(
    text: str, ground: int, parts: tuple[int, ...], symbol: int, water: bool, landmark: int, target: bool
) -> None:
    """MO-3, MO-4: the larger ground first; under a water source or landmark the smaller one may decide."""
    assert cell_of(text) == ((ground, parts, symbol, water, landmark, target), [])


@pytest.mark.parametrize(
    ("value", "key"),
    [
        (7, "pack-cell"),
        ("", "pack-cell"),
        ("mire", "pack-unknown-word"),
        ("flat+mire", "pack-unknown-word"),
        ("flat *moss", "pack-unknown-word"),
        ("flat ?", "pack-cell"),
        ("flat leaf", "pack-cell"),
        ("flat !x", "pack-cell"),
        ("flat !1000", "pack-cell"),
        ("flat !0", "pack-cell"),
        ("flat *leaf ~", "pack-cell"),
        ("flat *leaf !3", "pack-cell"),
        ("flat ~ !3", "pack-cell"),
        ("flat *leaf *paw", "pack-cell"),
        ("flat !3 !4", "pack-cell"),
        ("flat ~ ~", "pack-cell"),
        ("flat ~/rock", "pack-cell"),
        ("flat+rock ~/mire", "pack-unknown-word"),
        ("flat+rock *leaf/rock", "pack-cell"),
        ("flat+rock x/rock", "pack-cell"),
        ("flat+rock+flat", "pack-cell"),
        ("flat+flat", "pack-cell"),
    ],
)
def test_a_wrong_cell_is_noted_with_its_place(value: object, key: str) -> None:
    """At most one feature space, water source or landmark; one ground or two; `/` only under water or a landmark."""
    _, flaws = cell_of(value)
    assert set(flaws) == {(key, "land.toml.tile.t.cells[4]")}
    assert len(flaws) == 1


@pytest.mark.parametrize(
    ("tile", "flaws"),
    [
        ({"back": 1, "cells": PLAIN[:6]}, [("pack-list-length", ".cells")]),
        ({"back": 1, "cells": [*PLAIN, "flat"]}, [("pack-list-length", ".cells")]),
        ({"back": 1, "cells": "flat"}, [("pack-list", ".cells"), ("pack-list-length", ".cells")]),
        ({"back": 0, "cells": PLAIN}, [("pack-camp", "")]),
        ({"back": 0, "cells": ["flat camp", "flat camp", *PLAIN[2:]]}, [("pack-camp", "")]),
        ({"back": 1, "cells": START}, [("pack-camp", "")]),
        ({"back": 0, "cells": ["flat camp", "flat *leaf", *PLAIN[2:]]}, [("pack-start-tile", "")]),
        ({"back": 0, "cells": ["flat camp", "flat ~", *PLAIN[2:]]}, [("pack-start-tile", "")]),
        ({"back": 0, "cells": ["flat camp", "flat !3", *PLAIN[2:]]}, [("pack-start-tile", "")]),
        ({"back": 10, "cells": START}, [("pack-range", ".back")]),
        ({"cells": START}, [("pack-missing", ".back")]),
        ({"back": 1, "cells": PLAIN, "front": 2}, [("pack-unknown-field", ".front")]),
    ],
)
def test_a_wrong_tile_is_noted_with_its_place(tile: Entry, flaws: list[tuple[str, str]]) -> None:
    """SE-13: the start tile has the camp, and no tokens are laid on it."""
    _, found = terrain(land(tile=[{"name": "t", **tile}]))
    assert found == [(key, f"land.toml.tile.t{where}") for key, where in flaws]


def test_entries_have_names_of_their_own() -> None:
    tile = {"back": 1, "cells": PLAIN}
    _, flaws = terrain(
        land(tile=[{"name": "t", **tile}, {"name": "t", **tile}, {"name": "Big Tile", **tile}, tile, "t"])
    )
    assert flaws == [
        ("pack-twice", "land.toml.tile.t"),
        ("pack-name", "land.toml.tile.Big Tile.name"),
        ("pack-name", "land.toml.tile[4].name"),
        ("pack-not-a-table", "land.toml.tile[5]"),
        ("pack-list-length", "land.toml.tile[5].cells"),
        ("pack-missing", "land.toml.tile[5].back"),
        ("pack-camp", "land.toml.tile[5]"),
        ("pack-name", "land.toml.tile[5].name"),
    ]


def test_a_layout_is_read_for_its_scenarios() -> None:
    """SE-14: slot, back, sixths; if it names no scenarios, it is for all others."""
    found, flaws = terrain(land())
    assert flaws == []
    assert found.sheet.layout(3).slots == ((1, 1, 0), (2, 2, 5))
    assert found.sheet.layout(4).slots == ((1, 1, 0),)
    assert (found.sheet.tier, found.sheet.colour, found.sheet.complex) == (1, 1, True)
    assert (found.sheet.grounds, found.sheet.costs) == (("flat", "rock"), (1, 3))
    assert found.sheet.water == ((2,), (2, 3))


@pytest.mark.parametrize(
    ("slots", "keys"),
    [
        (["T:1"], ["pack-slot"]),
        (["A:1"], ["pack-slot"]),
        (["b:1"], ["pack-slot"]),
        (["B"], ["pack-slot"]),
        (["B:0"], ["pack-slot"]),
        (["B:10"], ["pack-slot"]),
        (["B:1:6"], ["pack-slot"]),
        ([1], ["pack-slot"]),
        (["B:1", "B:2"], ["pack-twice", "pack-twice"]),
        (["H:1"], ["pack-slot-alone"]),
        (["B:1", "N:1"], ["pack-slot-alone"]),
        ("B:1", ["pack-list"]),
    ],
)
def test_a_wrong_layout_is_noted(slots: object, keys: list[str]) -> None:
    _, flaws = terrain(land(layout=[{"slots": slots}]))
    assert flaws == [(key, "land.toml.layout[1].slots") for key in keys]


def test_a_layout_names_scenarios_from_1_to_5() -> None:
    _, flaws = terrain(land(layout=[{"slots": ["B:1"], "scenarios": [0]}, {"slots": ["B:1"], "scenarios": 1}]))
    assert flaws == [("pack-range", "land.toml.layout[1].scenarios"), ("pack-list", "land.toml.layout[2].scenarios")]


@pytest.mark.parametrize(
    ("changed", "flaws"),
    [
        ({"tier": "middle"}, [("pack-unknown-word", ".tier")]),
        ({"threat": "red"}, [("pack-unknown-word", ".threat")]),
        ({"complex": "no"}, [("pack-flag", ".complex")]),
        ({"grounds": {"flat": 13, "rock": 0}}, [("pack-range", ".grounds")]),
        ({"compass": COMPASS[:11]}, [("pack-list-length", ".compass")]),
        ({"compass": ["n", *COMPASS[1:]]}, [("pack-unknown-word", ".compass"), ("pack-list-length", ".compass")]),
        ({"water": ["clean-water"] * 7}, [("pack-total", ".water")]),
        ({"water": ["ice"]}, [("pack-unknown-word", ".water")]),
        ({"water": ["clean-water clean-water clean-water"]}, [("pack-face", ".water")]),
        ({"abilities": [{"when": "dawn", "do": ["nonsense"]}]},
         [("pack-unknown-verb", ".abilities[1].do[1]"), ("pack-missing", ".abilities[1].do")]),
        ({"weather": "fine"}, [("pack-unknown-field", ".weather")]),
    ],
)  # fmt: skip
def test_a_wrong_sheet_is_noted_with_its_place(changed: Entry, flaws: list[tuple[str, str]]) -> None:
    data = land()
    data["sheet"] |= changed
    _, found = terrain(data)
    assert found == [(key, f"land.toml.sheet{where}") for key, where in flaws]


def test_a_file_without_a_sheet_or_that_is_no_table_is_refused_not_crashed_on() -> None:
    files: tuple[object, ...] = ({}, [], "land", None, {"sheet": 3}, {"sheet": {"grounds": []}}, {"tile": 3})
    for data in files:
        _, flaws = terrain(data)
        assert flaws


@pytest.mark.parametrize(
    ("token", "flaws"),
    [
        ({"symbol": "leaf", "face": "wood stone", "count": 4}, []),
        ({"symbol": "moss", "face": "wood"}, [("pack-unknown-word", ".symbol")]),
        ({"face": "wood"}, [("pack-missing", ".symbol")]),
        ({"symbol": "leaf"}, [("pack-face", ".face")]),
        ({"symbol": "leaf", "face": "wood wood wood"}, [("pack-face", ".face")]),
        ({"symbol": "leaf", "face": "gold"}, [("pack-unknown-word", ".face")]),
        ({"symbol": "leaf", "face": "wood", "count": 0}, [("pack-range", ".count")]),
        ({"symbol": "leaf", "face": "wood", "back": "paw"}, [("pack-unknown-field", ".back")]),
    ],
)
def test_feature_tokens_are_read_or_noted(token: Entry, flaws: list[tuple[str, str]]) -> None:
    _, found = terrain(land(token=[token]))
    assert found == [(key, f"land.toml.token[1]{where}") for key, where in flaws]


# -- cards ------------------------------------------------------------------------------------------------------------

ENEMY: Entry = {"name": "e", "number": 3, "defence": 7, "health": 1}
CARD: Entry = {"name": "c", "number": 7, "kind": "instant", "use": "chain"}
PROJECT: Entry = {"name": "p", "number": 4, "cost": "wood 1", "item": {"abilities": []}}
REST: Entry = {"each": "everyone", "do": ["rest 6"]}


def fields(table: object) -> EntryFields:
    return EntryFields(table, "x", [], GROUNDS)


@pytest.mark.parametrize(
    ("changed", "flaws"),
    [
        ({}, []),
        ({"attack": 9, "retreat": 2, "deadly": True, "traits": ["beast"], "harm": "sickness", "copies": 2}, []),
        ({"token": "feature", "symbol": "paw"}, []),
        ({"token": "feature"}, [("pack-missing", "x.symbol")]),
        ({"token": "card"}, [("pack-unknown-word", "x.token")]),
        ({"attack": 0}, [("pack-range", "x.attack")]),
        ({"defence": 21}, [("pack-range", "x.defence")]),
        ({"number": 100}, [("pack-range", "x.number")]),
        ({"retreat": 3}, [("pack-range", "x.retreat")]),
        ({"deadly": 1}, [("pack-flag", "x.deadly")]),
        ({"traits": ["dragon"]}, [("pack-unknown-word", "x.traits")]),
        ({"harm": "fear"}, [("pack-unknown-word", "x.harm")]),
        ({"hit": ["mine 1"]}, [("pack-unknown-verb", "x.hit[1]")]),
        ({"reward": "gain meat 1"}, [("pack-list", "x.reward")]),
        ({"speed": 2}, [("pack-unknown-field", "x.speed")]),
    ],
)
def test_an_enemy_is_read_or_noted(changed: Entry, flaws: list[tuple[str, str]]) -> None:
    f = fields({**ENEMY, **changed})
    enemy = read_enemy(f, "enemy")
    assert noted(f.flaws) == flaws
    if not flaws:
        assert enemy.attack == changed.get("attack", 0)
        assert (enemy.retreat, enemy.deadly) == (changed.get("retreat", 1), changed.get("deadly", False))


@pytest.mark.parametrize(
    ("changed", "flaws"),
    [
        ({"do": ["stay"]}, []),
        ({"kind": "item", "traits": ["key"], "counters": 2, "abilities": []}, []),
        ({"kind": "upgrade", "abilities": []}, []),
        ({"kind": "enemy", "defence": 7, "health": 1}, []),
        ({"use": "token", "symbol": "bone"}, []),
        ({"kind": "relic"}, [("pack-unknown-word", "x.kind")]),
        ({"use": "found"}, [("pack-unknown-word", "x.use")]),
        ({"use": "token"}, [("pack-missing", "x.symbol")]),
        ({"number": 300}, [("pack-range", "x.number")]),
        ({"abilities": []}, [("pack-unknown-field", "x.abilities")]),
        ({"kind": "item", "do": ["stay"]}, [("pack-unknown-field", "x.do")]),
        ({"kind": "upgrade", "counters": 2}, [("pack-unknown-field", "x.counters")]),
        ({"kind": "enemy", "defence": 7}, [("pack-missing", "x.health")]),
        ({"tags": ["open"]}, [("pack-unknown-word", "x.tags")]),
        ({"scenarios": [6]}, [("pack-range", "x.scenarios")]),
        ({"do": ["nonsense"]}, [("pack-unknown-verb", "x.do[1]")]),
    ],
)
def test_a_discovery_card_is_read_or_noted(changed: Entry, flaws: list[tuple[str, str]]) -> None:
    f = fields({**CARD, **changed})
    card = read_card(f, "card")
    assert noted(f.flaws) == flaws
    if not flaws:
        assert (card.item is not None, card.enemy is not None) == (
            changed.get("kind") == "item", changed.get("kind") == "enemy")  # fmt: skip


@pytest.mark.parametrize(
    ("changed", "flaws"),
    [
        ({}, []),
        ({"cost": "wood 2, stone 1", "fire": True, "complex": True}, []),
        ({"cost": "this"}, [("pack-cost", "x.cost")]),
        ({"cost": "counter 1"}, [("pack-cost", "x.cost")]),
        ({"cost": "wood #"}, [("pack-cost", "x.cost")]),
        ({"cost": None}, [("pack-cost", "x.cost")]),
        ({"item": "spear"}, [("pack-not-a-table", "x.item")]),
        ({"item": {"abilities": [], "do": []}}, [("pack-unknown-field", "x.item.do")]),
        ({"item": {"counters": 21}}, [("pack-range", "x.item.counters")]),
        ({"number": 61}, [("pack-range", "x.number")]),
    ],
)
def test_a_project_is_read_or_noted(changed: Entry, flaws: list[tuple[str, str]]) -> None:
    """CR-1: a project costs only resources, whatever the number of players."""
    f = fields({**PROJECT, **changed})
    read_project(f)
    assert noted(f.flaws) == flaws


@pytest.mark.parametrize(
    ("do", "flaws"),
    [
        ([REST], []),
        ([{"each": "everyone", "do": ["rest 4", "rest 2"]}], []),
        ([{"each": "everyone", "do": ["rest 5"]}], [("pack-night-stamina", "x.do")]),
        ([{"each": "in-camp", "do": ["rest 6"]}], [("pack-night-stamina", "x.do")]),
        (["rest 6"], [("pack-night-stamina", "x.do")]),
        ([], [("pack-night-stamina", "x.do")]),
    ],
)
def test_a_night_card_gives_everybody_at_least_six(do: list[object], flaws: list[tuple[str, str]]) -> None:
    """RO-7."""
    f = fields({"name": "n", "level": 1, "do": do})
    read_night(f)
    assert noted(f.flaws) == flaws


def test_a_threat_is_read_or_noted() -> None:
    f = fields({"name": "t", "colour": "orange", "ongoing": True, "traits": ["disease"], "do": ["tire 1"],
                "abilities": [{"when": "action", "do": ["discard"]}]})  # fmt: skip
    threat = read_threat(f)
    assert (threat.colour, threat.ongoing, threat.community, noted(f.flaws)) == (1, True, False, [])
    f = fields({"name": "t", "colour": "red", "ongoing": "yes", "do": ["nonsense"], "stamina": 1})
    read_threat(f)
    assert noted(f.flaws) == [
        ("pack-unknown-field", "x.stamina"),
        ("pack-unknown-word", "x.colour"),
        ("pack-flag", "x.ongoing"),
        ("pack-unknown-verb", "x.do[1]"),
    ]


def test_a_scenario_is_read_or_noted_with_the_place_of_each_part() -> None:
    stage: Entry = {"number": 1, "start": ["stay"], "abilities": [], "goals": [{"need": "alone", "do": ["win you"]}]}
    special: Entry = {"name": "howler", "number": 81, "defence": 7, "health": 2, "deck": "discovery"}
    f = fields({"name": "s", "number": 1, "stage": [stage], "card": [{**CARD, "do": ["stay"]}], "special": [special]})
    scenario = read_scenario(f)
    assert noted(f.flaws) == []
    assert (len(scenario.stages), len(scenario.cards), scenario.specials[0].deck) == (1, 1, 1)
    wrong = fields({"name": "s", "number": 6, "stage": [{"number": 10, "goals": [{"need": "sunny", "do": []}]}],
                    "card": [{**CARD, "do": ["nonsense"]}], "special": [{**special, "deck": "night"}]})  # fmt: skip
    read_scenario(wrong)
    assert noted(wrong.flaws) == [
        ("pack-range", "x.stage[1].number"),
        ("pack-unknown-condition", "x.stage[1].goals[1].need"),
        ("pack-unknown-verb", "x.card.c.do[1]"),
        ("pack-unknown-word", "x.special.howler.deck"),
        ("pack-range", "x.number"),
    ]


def test_a_file_holds_entries_of_its_kind_only() -> None:
    flaws: list[Flaw] = []
    found = read_all(
        {"night": [{"name": "n", "level": 2, "do": [REST]}], "day": []}, "nights.toml", "night", read_night, flaws
    )
    assert ([night.name for night in found], noted(flaws)) == (["n"], [("pack-unknown-field", "nights.toml.day")])
    flaws.clear()
    assert read_all({"night": "n"}, "nights.toml", "night", read_night, flaws) == ()
    assert noted(flaws) == [("pack-list", "nights.toml.night")]
