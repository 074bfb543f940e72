"""The card language as a whole: no verb is forgotten, the handbook shows them all, states keep what they say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator, Mapping

import pytest

from emberwatch.bots.discover.survival import STANDING as STANDING_WORTHS
from emberwatch.bots.discover.survival import WORTHLESS, WORTHS
from emberwatch.discover import DISCOVER
from emberwatch.discover.cards.reader import LineReader, beside
from emberwatch.discover.cards.registry import (
    BLOCKS,
    COMBAT,
    CONDITIONS,
    EFFECTS,
    STANDING,
    read_condition,
    read_line,
    restore_line,
)
from emberwatch.discover.cards.syntax import WHENS, Block, Condition, Line, Loss, Standing, lines_in
from emberwatch.discover.cards.targets import PlaceLine
from emberwatch.discover.cards.words import (
    ACTION,
    AMOUNT,
    DAMAGE,
    DAMAGE_OR_ANY,
    GROUND,
    GROUND_OR_ALL,
    NAME,
    NUMBER,
    PLACE,
    RESOURCE,
    RESOURCE_OR_ANY,
    SIGNED,
    SYMBOL,
    TRAIT,
    TRAIT_OR_NONE,
    WORDS,
)
from emberwatch.discover.copies import pools
from emberwatch.discover.copies.codes import VERSION, code_of
from emberwatch.discover.copies.draw import copy_of
from emberwatch.discover.copies.reach import Passage, book_of
from emberwatch.engine.errors import BadPosition
from emberwatch.engine.position import Reader, subclasses, write_value
from emberwatch.engine.snapshot import snapshot
from tests.paths import ROOT

LINES = {**EFFECTS, **COMBAT, **BLOCKS}
"""Everything that can be carried out."""
FAMILIES = [EFFECTS, COMBAT, STANDING, BLOCKS]


# -- nothing is forgotten ---------------------------------------------------------------------------------------------


def of_cards(kind: type) -> set[type]:
    """The classes derived from this one that cards can name."""
    own = [c for c in subclasses(kind) if c.__module__.startswith("emberwatch.")]
    return {c for c in own if getattr(c, "VERB", "") or getattr(c, "KIND", "")}


def test_every_class_is_registered_under_its_word() -> None:
    assert of_cards(Line) == {kind for family in FAMILIES for kind in family.values()}
    assert of_cards(Condition) == set(CONDITIONS.values())
    assert [(word, kind.VERB) for family in FAMILIES for word, kind in family.items() if word != kind.VERB] == []
    assert [(word, kind.KIND) for word, kind in CONDITIONS.items() if word != kind.KIND] == []


def test_there_are_as_many_as_there_were() -> None:
    """Two classes with the same word would replace each other in the registry."""
    assert [len(family) for family in (*FAMILIES, CONDITIONS)] == [36, 6, 11, 6, 28]
    assert of_cards(Block) == set(BLOCKS.values())
    assert of_cards(Standing) == set(STANDING.values())


def docstrings() -> dict[str, str]:
    """The docstrings of the card language's classes, from the source: compiled classes have none."""
    folder = ROOT / "src/emberwatch/discover/cards"
    nodes = [node for file in folder.rglob("*.py") for node in ast.parse(file.read_text(encoding="utf-8")).body]
    return {node.name: ast.get_docstring(node) or "" for node in nodes if isinstance(node, ast.ClassDef)}


def test_every_class_cites_its_rule() -> None:
    said = docstrings()
    kinds = [*[kind for family in FAMILIES for kind in family.values()], *CONDITIONS.values()]
    assert [kind.__name__ for kind in kinds if not re.match(r"(S5|[A-Z]{1,2})-\d+.*:", said[kind.__name__])] == []


def test_bots_know_what_every_line_is_worth() -> None:
    """A line without a worth is listed as worthless on purpose."""
    assert set(WORTHS) & set(WORTHLESS) == set()
    assert set(WORTHS) | set(WORTHLESS) == set(LINES.values())
    assert set(STANDING_WORTHS) == set(STANDING.values())


def test_r_68_the_lines_that_wait_for_the_end_of_a_combat() -> None:
    waiting = {"resolve", "fight", "spawn", "special", "threat", "prowl", "go", "move", "scout", "survey", "stage"}
    assert {verb for verb, kind in LINES.items() if kind.WAITS} == waiting | {"strike"}


def test_ga_4_go_6_the_lines_that_say_what_becomes_of_a_card() -> None:
    assert {verb for verb, kind in LINES.items() if kind.FATE} == {"stay", "remove"}


def test_ca_4_the_lines_that_only_cost_something() -> None:
    assert of_cards(Loss) == {EFFECTS[verb] for verb in ("lose", "tire", "damage")}


# -- the handbook -----------------------------------------------------------------------------------------------------

PLACEHOLDERS: dict[str, tuple[str, ...]] = {
    AMOUNT: ("N",),
    SIGNED: ("N", "-2"),
    NUMBER: ("N", "R"),
    RESOURCE: ("R", "A", "B"),
    RESOURCE_OR_ANY: ("R", "any"),
    DAMAGE: ("D",),
    DAMAGE_OR_ANY: ("D", "any"),
    PLACE: ("W",),
    SYMBOL: ("S",),
    TRAIT: ("TRAIT",),
    TRAIT_OR_NONE: ("TRAIT",),
    NAME: ("NAME",),
    ACTION: ("ACTION",),
    GROUND: ("GROUND",),
    GROUND_OR_ALL: ("GROUND", "all"),
}
"""How the handbook writes a word of each kind; other kinds have the words themselves."""


def handbook(start: str, end: str) -> str:
    """A passage of the page about packs."""
    text = (ROOT / "docs/discover-packs.md").read_text(encoding="utf-8")
    return text[text.index(start) : text.index(end, text.index(start))]


def first_column(table: str) -> Iterator[str]:
    for row in re.findall(r"^\| (`.*?) \|", table, re.M):
        yield from re.findall(r"`([^`]+)`", row)


def sentence(text: str) -> list[str]:
    return re.findall(r"`([^`]+)`", text)


def fits(word: str, kind: str) -> bool:
    return word in PLACEHOLDERS.get(kind, WORDS.get(kind, ()))


@pytest.mark.parametrize(
    ("family", "shown"),
    [
        (EFFECTS, list(first_column(handbook("| Line | Meaning |", "If `move` or `go`")))),
        (COMBAT, sentence(handbook("`reroll mine`", "You may use all other lines"))),
        (STANDING, list(first_column(handbook("Standing effects (`always`)", "## Terrain files")))),
        (CONDITIONS, sentence(handbook("Conditions: ", "`not ` before"))),
    ],
    ids=["effects", "combat", "standing", "conditions"],
)
def test_the_handbook_shows_every_verb_with_its_words(
    family: Mapping[str, type[Line] | type[Condition]], shown: list[str]
) -> None:
    phrases = [phrase.split() for phrase in shown if phrase not in WHENS]
    assert {verb for verb, *_ in phrases} == set(family)
    for verb, *words in phrases:
        kinds = list(family[verb].WORDS.values())
        needed = [kind for kind in kinds if kind != TRAIT_OR_NONE]
        assert len(needed) <= len(words) <= len(kinds), verb
        assert [word for word, kind in zip(words, kinds, strict=False) if not fits(word, kind)] == [], verb


def test_the_handbook_shows_every_block_with_what_stands_beside_it() -> None:
    table = handbook("| Block | Meaning |", "Survivors that `each`")
    shown: dict[str, set[str]] = {}
    for block in first_column(table):
        head, *others = re.findall(r"(\w+) =", block)
        shown.setdefault(head, set()).update(others)
    assert shown == {head: set(beside(kind)) for head, kind in BLOCKS.items()}


# -- the stored form --------------------------------------------------------------------------------------------------


def passages() -> Iterator[Passage]:
    """All passages of the pools, and of the scenarios that copies make from templates."""
    for seed in range(40):
        yield from book_of(copy_of(code_of(seed))).values()


def test_what_is_stored_is_read_back_whole() -> None:
    """Every line and condition of many copies, and everything inside them: the same class, the same words."""
    for passage in passages():
        always = {id(line) for ability in passage.abilities if ability.when == "always" for line in ability.do}
        for line in passage.lines:
            stored = line.written()[1]
            again = restore_line(STANDING[line.VERB], stored) if id(line) in always else read_line(**stored)
            assert type(again) is type(line)
            assert (repr(again), snapshot(again)) == (repr(line), snapshot(line))
        for condition in passage.conditions:
            again_asked = read_condition(**condition.written()[1])
            assert type(again_asked) is type(condition)
            assert (repr(again_asked), snapshot(again_asked)) == (repr(condition), snapshot(condition))


SAMPLES = {
    AMOUNT: "3#", SIGNED: "-2", NUMBER: "7", NAME: "old-bell", PLACE: "landmark:12", RESOURCE: "wood",
    RESOURCE_OR_ANY: "any", DAMAGE: "thirst", DAMAGE_OR_ANY: "sickness", SYMBOL: "paw", TRAIT: "key",
    TRAIT_OR_NONE: "bird", ACTION: "trade", GROUND: "rock", GROUND_OR_ALL: "all",
}  # fmt: skip


def sample(word: str, kind: type[Line] | type[Condition]) -> str:
    """A line or condition with words that tell its fields apart."""
    return " ".join([word, *[SAMPLES.get(each) or WORDS[each][-1] for each in kind.WORDS.values()]])


@pytest.mark.parametrize("family", [EFFECTS, COMBAT, STANDING])
def test_every_verb_is_stored_and_read_back(family: Mapping[str, type[Line]]) -> None:
    for verb, kind in family.items():
        reader = LineReader(("dune", "rock"), [])
        (line,) = reader.lines([sample(verb, kind)], "x", family)
        again = restore_line(kind, line.written()[1])
        assert (type(again), repr(again)) == (kind, repr(line))
        assert reader.flaws == []


@pytest.mark.parametrize("kind", CONDITIONS)
def test_every_condition_is_stored_and_read_back(kind: str) -> None:
    reader = LineReader(("dune", "rock"), [])
    for text in (sample(kind, CONDITIONS[kind]), "not " + sample(kind, CONDITIONS[kind])):
        condition = reader.condition(text, "x")
        assert condition is not None
        again = read_condition(**condition.written()[1])
        assert (type(again), repr(again)) == (CONDITIONS[kind], repr(condition))
    assert reader.flaws == []


def test_every_line_of_the_pools_is_in_a_state_as_it_is_on_its_card() -> None:
    """Through JSON-able data, as a running table keeps it."""
    reader = Reader(DISCOVER, DISCOVER.start(2, DISCOVER.prepare_options({**DEFAULTS})))
    for name in pools.TERRAINS:
        for card in pools.terrain(name, VERSION).cards:
            plain = write_value(card.do)
            again = reader.read(plain)
            assert write_value(again) == plain
            assert isinstance(again, tuple)
            assert [repr(line) for line in lines_in(again)] == [repr(line) for line in lines_in(card.do)]


DEFAULTS: dict[str, object] = {name: option.default for name, option in DISCOVER.options.items()}
NO_COST = {"Cost": {"resources": {"()": []}, "counters": 0, "this": False}}
NONE: dict[str, object] = {"()": []}


def stored_line(verb: str, a: int = -1, b: int = -1, n: int = 0, name: str = "", **parts: object) -> dict[str, object]:
    """A line as positions have held it since the first ones."""
    words = {"verb": verb, "a": a, "b": b, "n": n, "per": False, "name": name}
    rest = {"do": NONE, "other": NONE, "options": NONE, "needs": NONE, "cost": NO_COST, **parts}
    return {"Line": {**words, **rest}}


@pytest.mark.parametrize(
    "step",
    [
        {"Lines": {"for_": 0, "lines": {"()": [stored_line("gain", 5, n=2), stored_line("strike", b=1, n=2)]},
                   "source": -1, "own": True, "at": 1}},
        {"MayPay": {"seat": 1, "source": 3, "line": stored_line(
            "pay", do={"()": [stored_line("lay", 2, 3, 7)]}, other={"()": [stored_line("swap", 1, 0, 4)]},
            cost={"Cost": {"resources": {"()": [{"()": [5, 1, True]}]}, "counters": 0, "this": False}})}},
        {"Test": {"for_": 0, "source": -4, "line": stored_line("roll", 1, n=7, do={"()": [stored_line("stay")]})}},
        {"Lines": {"for_": 0, "lines": {"()": [stored_line("if", needs={"()": [{"Condition": {
            "kind": "near-monster", "a": -1, "n": 2, "per": False, "name": "", "negated": True}}]})]},
            "source": -1, "own": False, "at": 0}},
        {"WhichPlace": {"seat": 0, "for_": 1, "verb": "special", "place": 3, "number": 12, "name": "howler"}},
        {"WhichPlace": {"seat": 0, "for_": 1, "verb": "lay", "place": 2, "number": 0, "name": "paw"}},
        {"WhichPlace": {"seat": 0, "for_": 1, "verb": "go", "place": 4, "number": 0, "name": ""}},
        {"WhichPlace": {"seat": 1, "for_": 1, "verb": "spawn", "place": 2, "number": 0, "name": ""}},
        {"WhichPlace": {"seat": 0, "for_": 0, "verb": "light", "place": 3, "number": 7, "name": ""}},
    ],
)  # fmt: skip
def test_steps_that_were_stored_long_ago_are_read(step: dict[str, object]) -> None:
    reader = Reader(DISCOVER, DISCOVER.start(2, DISCOVER.prepare_options({**DEFAULTS})))
    plain = write_value(reader.read(step))
    assert isinstance(plain, dict)
    assert plain == sorted_as(plain, step)


def sorted_as(like: object, plain: object) -> object:
    """The same data with its fields in the order of the other."""
    if isinstance(like, dict) and isinstance(plain, dict):
        assert set(like) == set(plain)
        return {name: sorted_as(like[name], plain[name]) for name in like}
    return plain


@pytest.mark.parametrize(
    ("plain", "problem"),
    [
        (stored_line("fly", 1), "no card says fly"),
        ({"Line": {"verb": "gain", "a": 1}}, "Line: .*missing"),
        ({"Condition": {"kind": "raining", "a": 0, "n": 0, "per": False, "name": "", "negated": False}}, "for raining"),
        ({"WhichPlace": {"seat": 0, "for_": 1, "verb": "gain", "place": 3, "number": 0, "name": ""}}, "by gain"),
    ],
)
def test_what_no_card_says_any_more_is_refused(plain: dict[str, object], problem: str) -> None:
    reader = Reader(DISCOVER, DISCOVER.start(2, DISCOVER.prepare_options({**DEFAULTS})))
    with pytest.raises(BadPosition, match=problem):
        reader.read(plain)


def test_a_line_that_puts_something_somewhere_can_be_stored_while_its_place_is_asked() -> None:
    """`read_which_place` knows them all."""
    assert of_cards(PlaceLine) == {EFFECTS[verb] for verb in ("spawn", "special", "go", "light", "lay")}
