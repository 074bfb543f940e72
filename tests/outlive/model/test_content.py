"""Content packs: Outlive's figures, laying a pack over them, and reporting what is wrong with one."""

from __future__ import annotations

import copy
import json
import pickle
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from emberwatch.engine.content.flaws import Flaw
from emberwatch.engine.content.packs import PackError, read, read_text
from emberwatch.engine.content.schema import IN, PRINTED_IN, SOURCES, Group, SchemaEntry
from emberwatch.outlive.model import names
from emberwatch.outlive.model.content import FILES, OutliveContent, check, load
from emberwatch.outlive.model.schema import SCHEMA
from emberwatch.text import LANGUAGES
from tests.effort import often
from tests.paths import ROOT

DOCS = ROOT / "docs"
EXAMPLE = DOCS / "example-pack.toml"
DATA = ROOT / "src/emberwatch/outlive/data"

Pack = dict[str, object]


def flaws(pack: object) -> dict[str, str]:
    """The key of everything wrong with a pack, by place."""
    with pytest.raises(PackError) as caught:
        load(pack)  # type: ignore[arg-type]
    return {flaw.where: flaw.key for flaw in caught.value.flaws}


def whole_pack() -> Pack:
    """All of the game's own figures as one pack: the richest valid pack there is."""
    pack: Pack = {"pack": {"name": "all", "author": "me", "note": "", "game": "outlive"}}
    for name in FILES:
        pack.update(read(DATA / f"{name}.toml"))
    return pack


# The game's own figures.


def test_standard_figures_of_the_board() -> None:
    content = load()
    assert content.ring == tuple(range(8))
    assert content.distance[names.FOREST][names.MINE] == 4
    assert content.near[names.FOREST] == (names.DAM, names.BASE, names.FAIRGROUNDS, names.BLACKWOOD)
    assert content.totals[names.DAM] == (7, 9, 11)
    assert content.totals[names.CARGO] == (0, 0, 0)
    assert all(content.totals[place] == (6, 8, 10) for place in (*names.HUNTING, names.BASE))


def test_standard_figures_of_the_shelter() -> None:
    content = load()
    assert content.airlock_rows == (2, 5)
    assert content.rows_used == (0, 1, 1, 2, 2, 2, 2, 2)
    assert content.airlock_spaces == 7
    assert content.gauge[content.gauge_start] == 0
    assert content.room_points == (0, 0, 1, 2, 4, 7, 11, 17)
    assert sum(content.waves) == 13


def test_standard_figures_of_the_cards() -> None:
    content = load()
    assert content.event_cost[names.WILDFIRE] == (0, 3, 0, 0, 0, 0, 0)
    assert content.event_amount[names.SANDSTORM] == (3, 3, 3)
    assert content.event_amount[names.LEAN_TIMES] == (1, 2, 3)
    assert content.amount[names.LOOK] == 0
    assert [content.copies[room] for room in names.STANDARD] == [0, 0, 0]
    assert sum(content.copies) == 38
    assert content.repair_cost[names.PICKAXE] == (2, 1, 0)
    assert content.pair[names.BOW] == names.AXE
    assert content.bonus[names.ACCESS_CARD] == 0
    assert (content.leader_draw[names.MARY], content.leader_keep[names.MARY]) == (4, 3)
    assert sum(content.leader_draw) == 4
    assert content.meat[3] == (4, 5, 6, 7)
    assert sum(content.search_tiles) == 10


def test_every_repair_costs_three_materials() -> None:
    assert {sum(cost) for cost in load().repair_cost} == {3}


def test_every_figure_has_a_source() -> None:
    content = load()
    fields = {where for where, _ in _fields()}
    assert set(content.sources) == fields
    assert set(content.sources.values()) <= {"component", "inferred", "house", *PRINTED_IN}
    assert content.sources["events.wildfire.cost"] == "printed in all"
    assert content.sources["shelter.airlock-rows"] == "inferred", "two rows are printed, their lengths are not"
    assert content.sources["shelter.gauge"] == "inferred", "-1 is in no book"


PRINTED_IN_SOME = {
    "board.stack-size": "en, de, fr",  # es leaves out two players
    "events.cave-in.sp": "de, fr, es",
    "events.lean-times.sp": "de, fr, es",
    "events.nomads.sp": "de, fr, es",
    "events.rat-infestation.sp": "de, fr",
    "events.thieves.sp": "de, fr, es",
    "rooms.events.spaces": "en, de, es",
    "rooms.survivor-1.spaces": "es",
    **{f"search.{name}.tiles": "en, de, fr" for name in names.SEARCH_TILES if name != "empty"},  # es has no counts
}
"""Printed figures that are not in all four rulebooks."""


def test_every_printed_figure_names_its_books() -> None:
    """A bare "printed" could mean anything; only owners' packs may say it."""
    printed = {where: word for where, word in load().sources.items() if word.startswith("printed")}
    assert "printed" not in printed.values()
    some = {where: word.removeprefix(IN) for where, word in printed.items() if word != "printed in all"}
    assert some == PRINTED_IN_SOME


@pytest.mark.parametrize(
    "word", ["printed in it", "printed in fr, de", "printed in", "printed in en, de, fr, es", "read"]
)
def test_the_words_for_sources_are_a_closed_list(word: str) -> None:
    """Books are named in one order only, and all four together are "all"."""
    pack = {"events": {"cave-in": {"sp": 3, "source": word}}}
    assert set(flaws(pack)) == {"events.cave-in.source"}


def test_a_pack_may_name_books_or_not() -> None:
    for word in (*SOURCES, *PRINTED_IN):
        assert load({"events": {"cave-in": {"sp": 3, "source": word}}}).sources["events.cave-in.sp"] == word


def test_standard_content_is_made_once() -> None:
    assert load() is load(None)
    assert load().pack == {}


def test_all_figures_as_a_pack_change_nothing() -> None:
    pack = whole_pack()
    assert check(pack) == ([], [])
    assert load(pack).digest == load().digest


# Laying a pack over them.


def test_a_pack_replaces_field_by_field() -> None:
    content = load({"events": {"cold-snap": {"cost": {"wood": 3}}}})
    assert content.event_cost[names.COLD_SNAP] == (0, 0, 0, 3, 0, 0, 0)
    assert content.event_points == load().event_points
    assert content.digest != load().digest


def test_a_packs_figures_are_the_owners_unless_it_says_otherwise() -> None:
    event = {"sp": 3, "cost": {"wood": 2}, "amount": 1, "source": {"cost": "component"}}
    sources = load({"events": {"cave-in": event}, "shelter": {"founders": 5, "source": "house"}}).sources
    assert sources["events.cave-in.cost"] == "component"
    assert sources["events.cave-in.sp"] == "owner"
    assert sources["shelter.founders"] == "house"
    assert sources["shelter.waves"] == "printed in all"


def test_changes_name_old_new_and_source() -> None:
    pack = {
        "events": {
            "cold-snap": {"cost": {"wood": 3}, "amount": [1, 1, 2]},
            "wildfire": {"cost": {"water": 3, "wood": 0}},
        },
        "leaders": {"erin-mccarthy": {"equipment": "bow", "start": ["mine", "dam", "forest", "cargo-ship"]}},
    }
    found, wrong = check(pack)
    assert not wrong
    assert [str(change) for change in found] == [
        "events.cold-snap.cost: { canned-goods = 1, wood = 4 } (house) -> { wood = 3 }",
        "events.cold-snap.amount: 1 (printed in all) -> [1, 1, 2]",
        'leaders.erin-mccarthy.start: ["dam", "blackwood", "silent-peak", "cargo-ship"] (component)'
        ' -> ["mine", "dam", "forest", "cargo-ship"]',
        'leaders.erin-mccarthy.equipment: "jerrycan" (component) -> "bow"',
    ]


def test_a_pack_survives_json() -> None:
    content = load({"board": {"ring": tuple(reversed(names.PLACES)), "moves": 3}})
    again = load(json.loads(json.dumps(content.pack)))
    assert again.digest == content.digest
    assert again.pack == content.pack


def test_a_pack_is_copied() -> None:
    mine: dict[str, dict[str, object]] = {"board": {"moves": 3}}
    content = load(mine)
    mine["board"]["moves"] = 9
    assert content.pack == {"board": {"moves": 3}}


def test_ring_moves_and_airlock_are_derived_anew() -> None:
    ring = ["forest", "mine", "dam", "military-base", "silent-peak", "cargo-ship", "fairgrounds", "blackwood"]
    content = load({"board": {"ring": ring, "moves": 1}, "shelter": {"airlock-rows": [2, 2, 3]}})
    assert content.near[names.FOREST] == (names.MINE, names.BLACKWOOD)
    assert content.distance[names.FOREST][names.MINE] == 1
    assert content.rows_used == (0, 1, 1, 2, 2, 3, 3, 3)


# What is wrong with a pack.

WRONG_VALUES: list[tuple[str, object, str, str]] = [
    ("board.moves", True, "board.moves", "pack-not-a-number"),
    ("board.moves", 2.0, "board.moves", "pack-not-a-number"),
    ("board.moves", "2", "board.moves", "pack-not-a-number"),
    ("board.moves", 9, "board.moves", "pack-out-of-range"),
    ("board.forest", 6, "board.forest", "pack-not-a-list"),
    ("board.forest", [6, 8], "board.forest", "pack-list-length"),
    ("board.forest", [6, 8, False], "board.forest[3]", "pack-not-a-number"),
    ("board.ring", [*names.PLACES[:7], "forest"], "board.ring", "pack-twice"),
    ("board.ring", [*names.PLACES[:7], "woods"], "board.ring[8]", "pack-unknown-word"),
    ("board.ring", list(names.PLACES[:7]), "board.ring", "pack-list-length"),
    ("board.colour", 3, "board.colour", "pack-unknown-field"),
    ("board.move", 3, "board.move", "pack-unknown-field-near"),
    ("board", 3, "board", "pack-not-a-table"),
    ("shelter.waves", [1, 2, 3], "shelter.waves", "pack-list-length"),
    ("shelter.airlock_rows", [2, 5], "shelter.airlock_rows", "pack-unknown-field-near"),
    ("shelter.gauge", [1, 0, 0], "shelter.gauge", "pack-not-falling"),
    ("shelter.gauge", [3, 2, 1], "shelter.gauge-start", "pack-not-on-gauge"),
    ("shelter.founders", 11, "shelter.founders", "pack-too-many"),
    ("shelter.build-cost", 1, "rooms.construction.amount", "pack-too-many"),
    ("heroes.strengths", [3, 3, 4, 6], "heroes.strengths[4]", "pack-out-of-range"),
    ("heroes.strengths", [2, 3, 4, 5], "heroes.strengths[1]", "pack-out-of-range"),
    ("events.cold-snaps", {}, "events.cold-snaps", "pack-unknown-table-near"),
    ("events.cold-snap.cost", 3, "events.cold-snap.cost", "pack-not-a-table"),
    ("events.cold-snap.cost", {}, "events.cold-snap.cost", "pack-total"),
    ("events.cold-snap.cost", {"wod": 3}, "events.cold-snap.cost.wod", "pack-unknown-word-near"),
    ("events.cold-snap.cost", {"wood": -1}, "events.cold-snap.cost.wood", "pack-out-of-range"),
    ("events.sandstorm.amount", 6, "events.sandstorm.amount", "pack-out-of-range"),
    ("events.sandstorm.source", "guessed", "events.sandstorm.source", "pack-unknown-word"),
    ("events.sandstorm.source", {"cost": "house"}, "events.sandstorm.source", "pack-source-alone"),
    ("rooms.look.amount", 1, "rooms.look.amount", "pack-unknown-field"),
    ("rooms.construction.copies", 1, "rooms.construction.copies", "pack-unknown-field"),
    ("rooms.survivor-1.limit", 2, "rooms.survivor-1.spaces", "pack-too-many"),
    ("equipment.axe.cost", {}, "equipment.axe.cost", "pack-total"),
    ("equipment.axe.cost", {"wood": 4, "metal": 3}, "equipment.axe.cost", "pack-total"),
    ("equipment.axe.cost", {"water": 1}, "equipment.axe.cost.water", "pack-unknown-word"),
    ("equipment.axe.pair", "pickaxe", "equipment.axe.pair", "pack-not-mutual"),
    ("equipment.axe.pair", "axe", "equipment.axe.pair", "pack-not-mutual"),
    ("equipment.axe.pair", 3, "equipment.axe.pair", "pack-unknown-word"),
    ("equipment.grappling-hook.amount", 2, "equipment.grappling-hook.amount", "pack-too-many"),
    ("leaders.erin-mccarthy.age", 66, "leaders.erin-mccarthy.age", "pack-same-age"),
    ("leaders.wilson-frye.start", list(names.PLACES[:3] * 2)[:4], "leaders.wilson-frye.start", "pack-twice"),
    ("leaders.erin-mccarthy.draw", 2, "leaders.erin-mccarthy.draw", "pack-unknown-field"),
    ("leaders.mary-koolpepper.keep", 5, "leaders.mary-koolpepper.keep", "pack-too-many"),
    ("game.prey-1.tiles", 5, "game", "pack-too-few"),
    ("board.stack-size", [6, 8, 11], "game", "pack-too-few"),
    ("search.empty.tiles", 1, "search", "pack-too-few"),
    ("pack.game", "discover", "pack.game", "pack-other-game"),
    ("pack.name", 3, "pack.name", "pack-not-a-text"),
    ("pack.title", "x", "pack.title", "pack-unknown-field"),
    ("pack", "x", "pack", "pack-not-a-table"),
    ("evnts", {}, "evnts", "pack-unknown-table-near"),
    ("source", "house", "source", "pack-unknown-table"),
]  # fmt: skip


def nested(where: str, value: object) -> Pack:
    for key in reversed(where.split(".")):
        value = {key: value}
    assert isinstance(value, dict)
    return value


@pytest.mark.parametrize(("put", "value", "where", "key"), WRONG_VALUES)
def test_wrong_value_is_named(put: str, value: object, where: str, key: str) -> None:
    assert flaws(nested(put, value)).get(where) == key


def test_a_number_too_long_to_print() -> None:
    assert flaws({"board": {"moves": 1 << 99999}}) == {"board.moves": "pack-out-of-range"}


def test_equipment_copies_must_do_for_all_leaders() -> None:
    leaders = {leader: {"equipment": "bow"} for leader in names.LEADERS[:3]}
    assert flaws({"leaders": leaders}) == {"equipment.bow.copies": "pack-too-few"}
    assert load({"leaders": leaders, "equipment": {"bow": {"copies": 3}}}).equipment_copies[names.BOW] == 3


def test_fewer_rooms_than_are_dealt() -> None:
    rooms = {names.ROOMS[room]: {"copies": 1} for room in names.ADVANCED}
    assert flaws({"rooms": rooms}) == {"rooms": "pack-too-few-rooms"}


def test_all_flaws_are_reported_together() -> None:
    pack = {
        "board": {"moves": 0, "ring": "forest"},
        "game": {"prey-1": {"tiles": 0}},
        "leaders": {"erin": {"age": 3}},
        "shelter": {"gauge": [0, 0]},
    }
    assert list(flaws(pack)) == ["board.ring", "board.moves", "leaders.erin", "game", "shelter.gauge"]


def test_a_broken_figure_is_not_echoed_by_a_combination() -> None:
    pair = {"axe": {"pair": "pikaxe"}, "pickaxe": {"pair": "axe"}}
    assert flaws({"equipment": pair}) == {"equipment.axe.pair": "pack-unknown-word-near"}


def test_what_is_not_a_table_at_all() -> None:
    assert flaws([1, 2]) == {"pack": "pack-not-a-table"}
    assert flaws({3: {}}) == {"3": "pack-unknown-table"}


def test_the_sentence_says_what_would_be_right() -> None:
    with pytest.raises(PackError) as caught:
        load({"events": {"cold-snap": {"costs": {"wood": 3}, "sp": "5"}}}, "mine.toml")
    assert str(caught.value).splitlines() == [
        'mine.toml: events.cold-snap.costs: there is no field "costs"; did you mean cost?',
        'mine.toml: events.cold-snap.sp: expected a whole number from 0 to 20, found "5"',
    ]
    assert (caught.value.file, caught.value.where) == ("mine.toml", "events.cold-snap.costs")


def test_flaws_are_said_in_the_language_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """The place stays as it is in the file. The system's language matters only to the command line."""
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    with pytest.raises(PackError) as caught:
        load({"board": 3, "pack": {"game": "discover"}}, "mine.toml")
    english = [flaw.sentence("en") for flaw in caught.value.flaws]
    assert str(caught.value).splitlines() == [f"mine.toml: {line}" for line in english]
    assert [str(flaw) for flaw in caught.value.flaws] == english
    for flaw in caught.value.flaws:
        lines = {flaw.sentence(language) for language in LANGUAGES}
        assert len(lines) == len(LANGUAGES)
        assert all(line.startswith(f"{flaw.where}: ") for line in lines)
    assert caught.value.flaws[0].sentence("de") == "board: hier gehört eine Tabelle hin, nicht 3"


def test_an_error_travels_between_processes() -> None:
    error = PackError("mine.toml", [Flaw("pack-missing", "board")])
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), again.file, again.where) == (str(error), "mine.toml", "board")


def test_control_characters_do_not_reach_the_terminal() -> None:
    with pytest.raises(PackError) as caught:
        load({"\x1b[2J": {}, "board": {"\n": 1}})
    assert "\x1b" not in str(caught.value)
    assert len(str(caught.value).splitlines()) == 2


# Files.


def test_a_missing_file(tmp_path: Path) -> None:
    with pytest.raises(PackError, match=re.escape("none.toml: there is no such file")):
        read(tmp_path / "none.toml")


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(PackError, match="cannot be read"):
        read(tmp_path)
    with pytest.raises(PackError, match="cannot be read"):
        read("a\0b")


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "pack.toml"
    file.write_bytes(b"note = '\xff'")
    with pytest.raises(PackError, match="UTF-8"):
        read(file)


def test_a_file_from_notepad(tmp_path: Path) -> None:
    file = tmp_path / "pack.toml"
    file.write_bytes(b"\xef\xbb\xbf[board]\r\nmoves = 3\r\n")
    assert read(file) == {"board": {"moves": 3}}


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("[board]\nmoves = = 3\n", "line 2"),
        ("[board]\nmoves = 3\nmoves = 4\n", "line 3"),
        ("[board]\n\nring = [", "line 3"),
        ("moves = " + "9" * 5000, "line 1"),
        ("moves = " + "[" * 5000, "mine.toml"),
    ],
)
def test_what_is_not_toml_names_file_and_line(text: str, where: str) -> None:
    with pytest.raises(PackError) as caught:
        read_text(text, "mine.toml")
    assert (caught.value.file, caught.value.where) == ("mine.toml", where)


# The documentation.


def test_example_pack_loads() -> None:
    pack = read(EXAMPLE)
    found, wrong = check(pack)
    assert not wrong
    assert {change.where for change in found} >= {
        "events.cold-snap.cost",
        "shelter.airlock-rows",
        "game.prey-5.tiles",
    }
    content = load(pack)
    assert content.airlock_rows == (3, 4)
    assert content.prey_tiles == (8, 7, 6, 5, 4)
    assert content.sources["events.cave-in.cost"] == "component"


def test_packs_in_the_documentation_load() -> None:
    blocks = re.findall(r"```toml\n(.*?)```", (DOCS / "packs.md").read_text("utf-8"), re.DOTALL)
    assert len(blocks) == 2
    assert all(isinstance(load(read_text(block, "packs.md")), OutliveContent) for block in blocks)


def _fields() -> list[tuple[str, str]]:
    """Every field of the schema, and what may be written there."""
    found: list[tuple[str, str]] = []
    for name, part in SCHEMA.parts.items():
        entries = (
            {f"{name}.{id_}": entry for id_, entry in part.parts.items()} if isinstance(part, Group) else {name: part}
        )
        for where, entry in entries.items():
            assert isinstance(entry, SchemaEntry)
            found += [(f"{where}.{field}", kind.says()) for field, kind in entry.fields.items()]
    return found


def test_the_documentation_has_every_field_with_its_range() -> None:
    rows = re.findall(r"^\| `([^`]+)` \| [^|]+ \| ([^|]+) \|", (DOCS / "packs.md").read_text("utf-8"), re.MULTILINE)
    said = dict(rows)
    used = set()
    for where, says in _fields():
        row = where if where in said else re.sub(r"\.[^.]+\.", ".<id>.", where)
        assert said.get(row) == says, where
        used.add(row)
    assert used == set(said)


def test_the_documentation_has_every_name_and_source() -> None:
    text = (DOCS / "packs.md").read_text("utf-8")
    tables = (
        names.PLACES,
        names.RESOURCES,
        names.EVENTS,
        names.ROOMS,
        names.EQUIPMENT,
        names.LEADERS,
        SOURCES,
    )
    assert [name for table in tables for name in table if f"`{name}`" not in text] == []


# Anything at all: a mutated pack loads, or says where it is wrong.

WORDS = [
    *names.EVENTS,
    *names.EQUIPMENT,
    *names.PLACES,
    *names.RESOURCES,
    *SOURCES,
    "board",
    "source",
    "cost",
]
NUMBERS = st.integers() | st.integers(-2, 12) | st.floats() | st.booleans()
JUNK = NUMBERS | st.none() | st.text(max_size=8) | st.binary(max_size=3) | st.sampled_from(WORDS)
VALUES = st.recursive(
    JUNK,
    lambda inner: st.lists(inner, max_size=8) | st.dictionaries(JUNK.filter(lambda key: key == key), inner, max_size=4),
    max_leaves=12,
)


def mutate(draw: st.DrawFn, value: object) -> object:
    """Walk down to some place in the pack and put something else there, or remove or rename it."""
    if isinstance(value, dict) and value and draw(st.integers(0, 9)):
        key = draw(st.sampled_from(sorted(value, key=str)))
        what = draw(st.sampled_from(["down", "down", "down", "down", "drop", "rename"]))
        below = value.pop(key)
        if what != "drop":
            value[key if what == "down" else draw(JUNK)] = mutate(draw, below) if what == "down" else below
        return value
    if isinstance(value, list) and value and draw(st.booleans()):
        at = draw(st.integers(0, len(value) - 1))
        value[at] = mutate(draw, value[at])
        return value
    return draw(VALUES)


@st.composite
def mutated_packs(draw: st.DrawFn) -> object:
    pack: object = copy.deepcopy(WHOLE)
    for _ in range(draw(st.integers(1, 4))):
        pack = mutate(draw, pack)
    return pack


WHOLE = whole_pack()


def error_of(pack: object) -> PackError | None:
    """What is wrong with a pack or with the text of one; any other error fails the test."""
    try:
        content = load(read_text(pack, "mine.toml") if isinstance(pack, str) else pack)  # type: ignore[arg-type]
    except PackError as error:
        return error
    assert load(json.loads(json.dumps(content.pack))).digest == content.digest
    return None


@settings(max_examples=often(120, 2000))
@given(mutated_packs())
def test_a_mutated_pack_loads_or_names_the_place(pack: object) -> None:
    error = error_of(pack)
    assert error is None or all(flaw.where and str(flaw) for flaw in error.flaws)


@settings(max_examples=often(50, 500))
@given(st.data())
def test_mutated_text_is_read_or_names_the_place(data: st.DataObject) -> None:
    text = EXAMPLE.read_text("utf-8")
    start = data.draw(st.integers(0, len(text)))
    junk = data.draw(st.text(alphabet="[]{}=\"'#.,0x1_\n abc", max_size=6))
    changed = text[:start] + junk + text[start + data.draw(st.integers(0, 6)) :]
    error = error_of(changed)
    assert error is None or all(flaw.where and str(flaw) for flaw in error.flaws)
