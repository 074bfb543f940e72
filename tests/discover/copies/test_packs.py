"""Copies that their owners have typed in: the example, everything that can be wrong with one, and random damage."""

from __future__ import annotations

import contextlib
import copy
import json
from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import emberwatch as ew
from emberwatch.discover.copies import pools
from emberwatch.discover.copies.codes import VERSION
from emberwatch.discover.copies.packs import DEEPEST, check, copy_from, plain_pack, read_folder
from emberwatch.discover.copies.validate import problems
from emberwatch.discover.model.components import Copy, Terrain, Token
from emberwatch.discover.model.content import DiscoverContent
from emberwatch.engine.content.packs import PackError
from emberwatch.lab.simulate import play_game
from emberwatch.text import LANGUAGES
from tests.effort import often
from tests.paths import ROOT

EXAMPLE = ROOT / "docs" / "example-copy"
Pack = dict[str, object]
GAMES = [
    (scenario, terrain, seats)
    for scenario in (1, 2, 3, 4, 5)
    for terrain in (("early", "late") if scenario == 5 else ("early",))
    for seats in ((2, 3, 4) if scenario == 5 else (1, 2, 4))
]


@cache
def whole() -> Pack:
    return read_folder(EXAMPLE)


def example() -> Pack:
    """The example, free to change."""
    return copy.deepcopy(whole())


def flaws(pack: Pack) -> list[tuple[str, str]]:
    found = check(pack)
    for flaw in found:
        assert all(flaw.sentence(language) for language in LANGUAGES)
    return [(flaw.where, flaw.key) for flaw in found]


# -- the example ------------------------------------------------------------------------------------------------


def test_the_example_is_complete() -> None:
    assert flaws(example()) == []


@pytest.mark.parametrize(("scenario", "terrain", "seats"), GAMES)
def test_the_example_can_be_played(scenario: int, terrain: str, seats: int) -> None:
    for seed in (1, 2):
        game = play_game(
            "discover", ["random"] * seats, seed, {"pack": whole(), "scenario": scenario, "terrain": terrain}
        )
        assert game.outcome is not None
        seen = game.view(None)["copy"]
        assert isinstance(seen, dict)
        assert seen["name"] == "Elderwater"


def test_a_record_keeps_the_whole_pack() -> None:
    game = play_game("discover", ["random", "random"], 3, {"pack": whole()})
    again = ew.replay(json.loads(json.dumps(game.record())))
    assert again.outcome == game.outcome
    assert again.view(None) == game.view(None)


def test_the_example_says_its_own_words() -> None:
    made = copy_from(whole())
    assert made.pack
    assert (made.name, made.story) == ("Elderwater", "")
    assert made.terrains[0].title == "Desert"
    assert made.scenario(1).title == "The False Door"
    assert made.scenario(1).stages[0].story.startswith("Find both doors")


def test_nights_and_threats_are_ours_if_the_owner_has_none() -> None:
    made = copy_from(whole())
    assert made.nights == pools.nights(VERSION)
    assert made.threats == pools.threats(VERSION)


def test_nights_and_threats_of_the_owner() -> None:
    pack = example()
    for name in ("nights", "threats"):
        pack[f"{name}.toml"] = copy.deepcopy(pools.table(name, VERSION))
    assert flaws(pack) == []
    assert [night.name for night in copy_from(pack).nights] == [night.name for night in pools.nights(VERSION)]


def test_tokens_follow_from_enemies_and_cards() -> None:
    """Enemies, numbers and resources are under feature tokens, as in the copies that we draw."""
    early = copy_from(whole()).terrains[0]
    badger = next(enemy for enemy in early.enemies if enemy.name == "grave-badger")
    spade = next(card for card in early.cards if card.name == "folding-spade")
    assert [(t.symbol, t.count) for t in early.tokens if t.enemy == badger.number] == [(badger.symbol, badger.copies)]
    assert [(t.symbol, t.count) for t in early.tokens if t.card == spade.number] == [(spade.symbol, spade.copies)]
    assert sum(token.count for token in early.tokens if token.resources) >= 32


def test_the_same_content_has_the_same_code() -> None:
    made = copy_from(whole())
    turned = dict(reversed(example().items()))
    assert made.code.startswith("pack-")
    assert len(made.code) == len("pack-") + 12
    assert copy_from(turned).code == made.code
    assert copy_from(whole()) is made
    other = example()
    put(other, "copy.toml/copy/name", "Youngwater")
    assert copy_from(other).code != made.code


def test_what_is_kept_is_a_copy_of_its_own() -> None:
    pack = example()
    found = plain_pack(pack)
    assert found == whole()
    put(pack, "copy.toml/copy/name", "Other")
    assert found == whole()


# -- the folder -------------------------------------------------------------------------------------------------


def folder(tmp_path: Path, changes: dict[str, str | None]) -> Path:
    """The example in a folder of its own, with some files changed or (None) missing."""
    for file in EXAMPLE.iterdir():
        (tmp_path / file.name).write_bytes(file.read_bytes())
    for name, text in changes.items():
        if text is None:
            (tmp_path / name).unlink()
        else:
            (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def broken(path: Path) -> list[tuple[str, str]]:
    with pytest.raises(PackError) as caught:
        read_folder(path)
    assert caught.value.file == str(path)
    return [(flaw.where, flaw.key) for flaw in caught.value.flaws]


def test_notes_and_hidden_files_do_not_matter(tmp_path: Path) -> None:
    path = folder(tmp_path, {"README.md": "# Mine", ".draft.toml": "= nonsense"})
    assert read_folder(path) == whole()


def test_all_files_that_are_no_toml_are_named(tmp_path: Path) -> None:
    path = folder(tmp_path, {"desert.toml": "[sheet\n", "swamp.toml": "x = 1\nx = 2\n"})
    (path / "projects.toml").write_bytes(b"\xff\xfe")
    assert broken(path) == [
        ("desert.toml: line 1", "pack-syntax"),
        ("projects.toml", "pack-not-text"),
        ("swamp.toml: line 2", "pack-syntax"),
    ]


def test_files_that_are_missing_or_strange(tmp_path: Path) -> None:
    path = folder(tmp_path, {"projects.toml": None, "project.toml": "", "desert.tml": "", "mist.toml": "[sheet]"})
    found = dict(flaws(read_folder(path)))
    assert found["projects.toml"] == "pack-missing"
    assert found["project.toml"] == "pack-unknown-file-near"
    assert found["desert.tml"] == "pack-unknown-file-near"
    assert found["mist.toml"].startswith("pack-unknown-file")


def test_no_folder(tmp_path: Path) -> None:
    assert broken(tmp_path / "none") == [(str(tmp_path / "none"), "pack-no-folder")]
    file = tmp_path / "file"
    file.write_text("")
    assert broken(file) == [(str(file), "pack-not-a-folder")]
    assert broken(Path("no\0where")) == [("no\0where", "pack-unreadable")]


def test_an_empty_folder_lacks_everything(tmp_path: Path) -> None:
    found = flaws(read_folder(tmp_path))
    for file in ("copy.toml", "projects.toml", "characters.toml", "scenarios.toml"):
        assert (file, "pack-missing") in found


# -- what can be wrong ------------------------------------------------------------------------------------------


def at(pack: object, path: str) -> tuple[list[object] | dict[str, object], int | str]:
    """The place at the end of a path of field names and entries, these by name or by number (from 0)."""
    steps = path.split("/")
    place = pack
    for i, step in enumerate(steps):
        key: int | str = step
        if isinstance(place, list):
            named = [n for n, entry in enumerate(place) if isinstance(entry, dict) and entry.get("name") == step]
            key = named[0] if named else int(step)
        if i == len(steps) - 1:
            assert isinstance(place, list | dict)
            return place, key
        place = place[key]  # type: ignore[index]
    raise AssertionError("a path has steps")


def put(pack: object, path: str, value: object) -> None:
    place, key = at(pack, path)
    place[key] = value  # type: ignore[index]


def drop(pack: object, path: str) -> None:
    place, key = at(pack, path)
    del place[key]  # type: ignore[arg-type]


def twin(pack: object, path: str, **changes: object) -> None:
    """Add a second entry like this one, with some fields changed."""
    place, key = at(pack, path)
    assert isinstance(place, list)
    entry = place[key]  # type: ignore[index]
    assert isinstance(entry, dict)
    place.append({**copy.deepcopy(entry), **changes})


Change = Callable[[Pack], None]


def setting(path: str, value: object) -> Change:
    return lambda pack: put(pack, path, value)


def without(path: str) -> Change:
    return lambda pack: drop(pack, path)


def doubled(path: str, **changes: object) -> Change:
    return lambda pack: twin(pack, path, **changes)


CARD = "desert.toml/card/quiet-sleeper"
DO = f"{CARD}/do"
AT_CARD = "desert.toml: card.quiet-sleeper"
STAGE = "scenarios.toml/scenario/false-door/stage/0"
AT_STAGE = "scenarios.toml: scenario.false-door.stage[1]"
SPEAR = "projects.toml/project/hardened-spear"
SHEET = "desert.toml/sheet"
ACTION = {"when": "action", "do": ["gain wood 1"]}
WRONG: list[tuple[Change, str, str]] = [
    # the head
    (without("copy.toml/copy/name"), "copy.toml: copy.name", "pack-missing"),
    (setting("copy.toml/copy", 3), "copy.toml: copy", "pack-not-a-table"),
    (setting("copy.toml/copy/edition", "x"), "copy.toml: copy.edition", "pack-unknown-field"),
    (setting("copy.toml/copy/terrains", ["desert"]), "copy.toml: copy.terrains", "pack-terrains"),
    (setting("copy.toml/copy/terrains", ["desert", "desert"]), "copy.toml: copy.terrains", "pack-terrains"),
    (setting("copy.toml/copy/terrains", ["Desert!", "swamp"]), "copy.toml: copy.terrains", "pack-name"),
    (setting("copy.toml/copy/terrains", ["projects", "swamp"]), "copy.toml: copy.terrains", "pack-name"),
    (setting("copy.toml/copy/terrains", ["swamp", "desert"]), "swamp.toml: sheet.tier", "pack-tier"),
    # values and lines
    (setting(f"{CARD}/number", "27"), f"{AT_CARD}.number", "pack-range"),
    (setting(f"{CARD}/number", 2.5), f"{AT_CARD}.number", "pack-value"),
    (setting(f"{CARD}/story", 3), f"{AT_CARD}.story", "pack-not-a-text"),
    (setting(f"{CARD}/name", "Quiet Sleeper"), "desert.toml: card.Quiet Sleeper.name", "pack-name"),
    (setting(f"{CARD}/kind", "instnat"), f"{AT_CARD}.kind", "pack-unknown-word-near"),
    (setting(f"{CARD}/colour", "red"), f"{AT_CARD}.colour", "pack-unknown-field"),
    (setting(DO, "remove"), f"{AT_CARD}.do", "pack-list"),
    (setting(DO, [3]), f"{AT_CARD}.do[1]", "pack-line"),
    (setting(DO, [""]), f"{AT_CARD}.do[1]", "pack-line"),
    (setting(DO, ["gian wood 1"]), f"{AT_CARD}.do[1]", "pack-unknown-verb-near"),
    (setting(DO, ["xyzzy"]), f"{AT_CARD}.do[1]", "pack-unknown-verb"),
    (setting(DO, ["gain wood"]), f"{AT_CARD}.do[1]", "pack-words"),
    (setting(DO, ["gain wood 2 3"]), f"{AT_CARD}.do[1]", "pack-words"),
    (setting(DO, ["gain wodo 2"]), f"{AT_CARD}.do[1]", "pack-unknown-word-near"),
    (setting(DO, ["gain wood two"]), f"{AT_CARD}.do[1]", "pack-amount"),
    (setting(DO, ["resolve x"]), f"{AT_CARD}.do[1]", "pack-number"),
    (setting(DO, ["go landmark:7777"]), f"{AT_CARD}.do[1]", "pack-unknown-word"),
    (setting(DO, [{"pay": "wood"}]), f"{AT_CARD}.do[1].pay", "pack-cost"),
    (setting(DO, [{"roll": 13, "do": []}]), f"{AT_CARD}.do[1].roll", "pack-range"),
    (setting(DO, [{"if": 3}]), f"{AT_CARD}.do[1].if", "pack-condition"),
    (setting(DO, [{"if": "not"}]), f"{AT_CARD}.do[1].if", "pack-condition"),
    (setting(DO, [{"if": "at-fir"}]), f"{AT_CARD}.do[1].if", "pack-unknown-condition-near"),
    (setting(DO, [{"if": "qqq"}]), f"{AT_CARD}.do[1].if", "pack-unknown-condition"),
    (setting(DO, [{"choose": [["remove"]]}]), f"{AT_CARD}.do[1].choose", "pack-choose"),
    (setting(DO, [{"pay": "wood 1", "roll": 3}]), f"{AT_CARD}.do[1]", "pack-block"),
    (setting(DO, [{"do": ["remove"]}]), f"{AT_CARD}.do[1]", "pack-block"),
    (setting(f"{SPEAR}/cost", "this"), "projects.toml: project.hardened-spear.cost", "pack-cost"),
    (setting(f"{SPEAR}/fire", "yes"), "projects.toml: project.hardened-spear.fire", "pack-flag"),
    (setting(f"{SPEAR}/item", 3), "projects.toml: project.hardened-spear.item", "pack-not-a-table"),
    (
        setting(f"{SPEAR}/item/abilities", [{"when": "modify", "do": ["mine two"]}]),
        "projects.toml: project.hardened-spear.item.abilities[1].do[1]",
        "pack-signed",
    ),
    (setting(f"{STAGE}/goals", [3]), f"{AT_STAGE}.goals[1]", "pack-table"),
    # the sheet, layouts and tiles
    (setting(f"{SHEET}/grounds", {}), "desert.toml: sheet.grounds", "pack-not-a-table"),
    (setting(f"{SHEET}/water", ["clean-water"] * 7), "desert.toml: sheet.water", "pack-total"),
    (setting(f"{SHEET}/water", ["food food food"]), "desert.toml: sheet.water", "pack-face"),
    (setting(f"{SHEET}/compass", ["e"]), "desert.toml: sheet.compass", "pack-list-length"),
    (without("desert.toml/layout"), "desert.toml: layout", "pack-missing"),
    (without("desert.toml/layout/1"), "desert.toml: layout", "pack-no-layout"),
    (setting("desert.toml/layout/0/slots/0", "T:1"), "desert.toml: layout[1].slots", "pack-slot"),
    (setting("desert.toml/layout/0/slots/0", "D:1"), "desert.toml: layout[1].slots", "pack-twice"),
    (setting("desert.toml/layout/0/slots", ["S:1"]), "desert.toml: layout[1].slots", "pack-slot-alone"),
    (setting("desert.toml/layout/0/slots/0", "C:2"), "desert.toml: layout", "pack-stack"),
    (setting("desert.toml/layout/0/slots/0", "C:0"), "desert.toml: layout[1].slots", "pack-slot"),
    (without("desert.toml/tile/white-margin"), "desert.toml: tile", "pack-count-tiles"),
    (setting("desert.toml/tile/white-margin/back", 0), "desert.toml: tile.white-margin", "pack-camp"),
    (doubled("desert.toml/tile/start-overhang", name="other"), "desert.toml: tile", "pack-count-start-tiles"),
    (
        setting("desert.toml/tile/start-overhang/cells/0", "wadi ~"),
        "desert.toml: tile.start-overhang",
        "pack-start-tile",
    ),
    (
        setting("desert.toml/tile/white-margin/cells/0", "dune ~ !3"),
        "desert.toml: tile.white-margin.cells[0]",
        "pack-cell",
    ),
    (
        setting("desert.toml/tile/white-margin/cells/0", "dune !3"),
        "desert.toml: tile.white-margin",
        "pack-same-landmark",
    ),
    (
        setting("desert.toml/tile/white-margin/cells/0", "dune !77"),
        "desert.toml: tile.white-margin",
        "pack-landmark-unnamed",
    ),
    (
        setting("desert.toml/tile/lorry-track/cells/3", "dune"),
        "desert.toml: landmark.buried-lorry",
        "pack-landmark-nowhere",
    ),
    # counts
    (doubled("projects.toml/project/hardened-spear", name="x", number=50), "projects.toml", "pack-count-projects"),
    (setting(f"{SPEAR}/complex", True), "projects.toml", "pack-count-complex-projects"),
    (without("characters.toml/character/0"), "characters.toml", "pack-count-characters"),
    (without(CARD), "copy.toml", "pack-count-discovery-and-enemies"),
    (setting(f"{CARD}/copies", 4), "copy.toml", "pack-count-discovery"),
    (setting("desert.toml/enemy/grave-badger/copies", 5), "copy.toml", "pack-count-enemies"),
    (setting("desert.toml/enemy/post-warden/copies", 1), "copy.toml", "pack-count-monsters"),
    (setting("desert.toml/token/0/count", 9), "copy.toml", "pack-count-features"),
    (setting("desert.toml/token/0/count", 3), "copy.toml", "pack-count-features-and-specials"),
    (without("scenarios.toml/scenario/false-door/special"), "scenarios.toml", "pack-count-specials"),
    (without("scenarios.toml/scenario/false-door/stage/2"), "scenarios.toml", "pack-count-quests"),
    # scenarios
    (setting("scenarios.toml/scenario/false-door/number", 2), "scenarios.toml", "pack-scenario-number"),
    (setting(f"{STAGE}/number", 4), "scenarios.toml: scenario.false-door.stage", "pack-first-stage"),
    (
        setting("scenarios.toml/scenario/false-door/stage/2/number", 2),
        "scenarios.toml: scenario.false-door.stage[3]",
        "pack-stage-twice",
    ),
    (
        setting("scenarios.toml/scenario/false-door/stage/2/goals", []),
        "scenarios.toml: scenario.false-door.stage[3]",
        "pack-no-win",
    ),
    (setting(f"{STAGE}/start", ["stage 7"]), AT_STAGE, "pack-no-stage"),
    (setting(f"{STAGE}/start", ["special nobody here"]), AT_STAGE, "pack-no-special"),
    (setting(f"{STAGE}/start", ["resolve 199"]), AT_STAGE, "pack-no-card"),
    (setting(f"{STAGE}/start", ["fight 99"]), AT_STAGE, "pack-no-enemy"),
    (setting(f"{STAGE}/start", ["make 60"]), AT_STAGE, "pack-no-project"),
    (setting(f"{STAGE}/start", ["light landmark:77"]), AT_STAGE, "pack-no-landmark"),
    (setting(f"{STAGE}/start", ["light landmark:11"]), AT_STAGE, "pack-landmark-unsure"),
    (setting(f"{STAGE}/start", [{"if": "everyone-at 103"}]), AT_STAGE, "pack-landmark-unsure"),
    (setting(f"{STAGE}/start", [{"if": "defeated nobody"}]), AT_STAGE, "pack-no-special"),
    (setting(f"{STAGE}/start", [{"if": "has-item flame-pot"}]), AT_STAGE, "pack-no-item"),
    (setting(f"{STAGE}/start", [{"if": "read 199"}]), AT_STAGE, "pack-no-card"),
    (setting(f"{STAGE}/abilities", [ACTION] * 9), f"{AT_STAGE}.abilities", "pack-abilities"),
    (
        setting(f"{STAGE}/abilities/0", {"when": "action", "stamina": 0, "do": ["rest 1"]}),
        f"{AT_STAGE}.abilities[1]",
        "pack-endless",
    ),
    # cards and enemies
    (setting(DO, ["resolve 199"]), AT_CARD, "pack-no-card"),
    (setting(DO, ["resolve 100"]), AT_CARD, "pack-no-card"),
    (setting(DO, ["fight 99"]), AT_CARD, "pack-no-enemy"),
    (setting(DO, ["lay leaf landmark:103"]), AT_CARD, "pack-no-landmark"),
    (setting(DO, [{"if": "has-item moonstone"}]), AT_CARD, "pack-no-item"),
    (setting(f"{CARD}/number", 28), AT_CARD, "pack-two-faces"),
    (setting(f"{CARD}/number", 280), f"{AT_CARD}.number", "pack-out-of-range"),
    (setting(f"{CARD}/number", 100), AT_CARD, "pack-hundred"),
    (setting("desert.toml/card/cargo-hold/number", 70), "desert.toml: card.cargo-doors", "pack-key"),
    (setting("desert.toml/card/arch-bones/number", 70), "desert.toml: landmark.rib-arch", "pack-landmark-card"),
    (setting("desert.toml/enemy/grave-badger/number", 17), "desert.toml: enemy.cliff-goat", "pack-same-number"),
    (
        setting("scenarios.toml/scenario/false-door/special/pale-warden/number", 3),
        "scenarios.toml: scenario.false-door.special.pale-warden",
        "pack-same-number",
    ),
    (
        setting("desert.toml/card/provision-drum/do", [{"if": "on dune"}]),
        "desert.toml: card.provision-drum",
        "pack-hundred-ground",
    ),
    (
        setting("scenarios.toml/scenario/fever-guest/card/woken-guest/copies", 2),
        "scenarios.toml: scenario.fever-guest.card.woken-guest",
        "pack-quest-item",
    ),
    (setting(f"{SPEAR}/number", 2), "projects.toml: project.stone-club", "pack-same-number"),
    (setting(f"{SPEAR}/item/traits", ["quest-item"]), "projects.toml: project.hardened-spear", "pack-quest-item"),
    (
        setting(f"{SPEAR}/item/abilities", [ACTION] * 5),
        "projects.toml: project.hardened-spear.abilities",
        "pack-abilities",
    ),
]


@pytest.mark.parametrize(
    ("change", "where", "key"), [pytest.param(*case, id=f"{i}-{case[2]}") for i, case in enumerate(WRONG)]
)
def test_wrong_packs(change: Change, where: str, key: str) -> None:
    pack = example()
    change(pack)
    found = flaws(pack)
    assert (where, key) in found
    with pytest.raises(ew.BadOption) as caught:
        ew.new_game("discover", seats=1, seed=1, pack=pack)
    assert caught.value.key == "error-pack"
    assert found[0][0] in str(caught.value)


def test_nights_and_threats_are_counted() -> None:
    pack = example()
    pack["nights.toml"] = {"night": [{"name": "still", "level": 1, "do": ["rest 6"]}]}
    pack["threats.toml"] = {"threat": []}
    found = flaws(pack)
    assert ("nights.toml: night.still.do", "pack-night-stamina") in found
    assert ("nights.toml", "pack-count-early-nights") in found
    assert ("nights.toml", "pack-count-late-nights") in found
    assert ("threats.toml", "pack-count-blue-threats") in found
    assert ("threats.toml", "pack-count-orange-threats") in found


def test_s53_there_are_hundreds_enough() -> None:
    pack = example()
    for file in ("desert.toml", "swamp.toml"):
        cards, _ = at(pack, f"{file}/card")
        assert isinstance(cards, dict)
        entries = cards["card"]
        assert isinstance(entries, list)
        cards["card"] = [card for card in entries if card["use"] != "hundred"] + entries[-1:]
    assert ("copy.toml", "pack-count-hundreds") in flaws(pack)


def test_costs_can_be_had() -> None:
    """Nothing gives poison any more, but a project asks for it."""
    text = (
        json.dumps(example())
        .replace("gain poison", "gain wood")
        .replace('"poison', '"wood')
        .replace(" poison ", " wood ")
    )
    pack = json.loads(text)
    put(pack, f"{SPEAR}/cost", "poison 1")
    assert ("projects.toml: project.hardened-spear.cost", "pack-cost-unpayable") in flaws(pack)


def test_r52_quest_items_exist_once() -> None:
    pack = example()
    guest, _ = at(pack, "scenarios.toml/scenario/fever-guest/card/woken-guest")
    assert isinstance(guest, list)
    put(pack, "scenarios.toml/scenario/carried-flame/card/cold-kiln", {**guest[0], "number": 242})  # type: ignore[dict-item]
    assert [key for _, key in flaws(pack)].count("pack-quest-item") == 1


def test_all_slips_are_told_at_once() -> None:
    pack = example()
    put(pack, DO, ["gian wood 2"])
    put(pack, f"{SPEAR}/cost", "gold 1")
    drop(pack, "characters.toml/character/0")
    assert [key for _, key in flaws(pack)] == ["pack-unknown-verb-near", "pack-cost", "pack-count-characters"]


def test_too_deep_and_strange_values() -> None:
    deep: object = "remove"
    for _ in range(DEEPEST):
        deep = [deep]
    round_: list[object] = []
    round_.append(round_)
    strange = (None, b"x", 10**5000, float("nan"), {"x": object()})
    for value in (deep, round_, *strange):
        pack = example()
        put(pack, DO, value)
        assert [key for _, key in flaws(pack)] == ["pack-value" if value in strange else "pack-too-deep"]


@pytest.mark.parametrize("pack", [3, "desert", ["copy.toml"], None.__class__, 1.5])
def test_what_is_no_pack_at_all(pack: object) -> None:
    with pytest.raises(ew.BadOption) as caught:
        ew.new_game("discover", seats=1, seed=1, pack=pack)
    assert caught.value.key == "error-option-pack"


@pytest.mark.parametrize("pack", [{}, {"copy.toml": 3}, {3: {}}, {"copy.toml": {"copy": {"terrains": [[], {}]}}}])
def test_packs_with_nothing_in_them(pack: Pack) -> None:
    assert flaws(pack)


def test_a_copy_or_a_pack_but_not_both() -> None:
    with pytest.raises(ew.BadOption) as caught:
        ew.new_game("discover", seats=1, seed=1, pack=whole(), copy=3)
    assert caught.value.key == "error-copy-and-pack"


# -- promises of our own copies only ----------------------------------------------------------------------------


def ours(pack: Pack, terrains: tuple[Terrain, ...] | None = None) -> Copy:
    """A pack treated as if we had drawn it."""
    c = copy_from(pack)
    return Copy(
        "1000-0001-X7", c.name, "tally", terrains or c.terrains, c.projects, c.characters, c.nights, c.threats,
        c.scenarios, False,
    )  # fmt: skip


def test_r29_quest_items_can_be_had_again() -> None:
    pack = example()
    goal = {"need": ["has-item woken-guest", "at-landmark 4"], "do": ["win you"]}
    put(pack, "scenarios.toml/scenario/fever-guest/stage/1/goals", [goal])
    assert check(pack) == []
    assert [flaw.key for flaw in problems(ours(pack))] == ["pack-item-gone"]


def test_r14_tokens_without_a_card() -> None:
    early, late = copy_from(whole()).terrains
    tokens = [Token(t.symbol, t.resources, t.enemy, t.card, t.count + (t.enemy == 17)) for t in early.tokens]
    more = Terrain(early, early.sheet, early.tiles, early.landmarks, tuple(tokens), early.enemies, early.cards)
    found = {flaw.where: flaw.key for flaw in problems(ours(whole(), (more, late)))}
    assert found["desert.toml: enemy.cliff-goat"] == "pack-enemy-tokens"


def test_has_item_may_ask_for_a_project_that_another_copy_has() -> None:
    pack = example()
    put(pack, DO, [{"if": "has-item climbing-rope", "do": ["rest 1"]}])
    assert [key for _, key in flaws(pack)] == ["pack-no-item"]
    assert problems(ours(pack)) == []


def test_cards_stay_in_the_deck_of_their_scenarios() -> None:
    """SE-7."""
    pack = example()
    put(pack, "desert.toml/card/orchard-rows/scenarios", [2])
    assert check(pack) == []
    made = copy_from(pack)
    assert [12 in DiscoverContent(made, number, 0).entries_of for number in (1, 2, 3, 4, 5)] == [
        False,
        True,
        False,
        False,
        False,
    ]


# -- random damage ----------------------------------------------------------------------------------------------

JUNK: st.SearchStrategy[object] = st.sampled_from(
    [
        *(None, True, -1, 0, 3, 100, 10**30, 1.5, "", "x", "not", "gain wood 2", "resolve 27", "stage 9", "landmark:3"),
        *([], [[]], ["win you"], [{"pay": "wood 1"}], {}, {"do": []}, {"choose": [[], []]}, ["defeated nobody"], "2#"),
    ]
)
WORDS = st.sampled_from(["x", "7", "-1", "2#", "any", "all", "here", "landmark:8", "wood", "not", "", "hunger", "9999"])


def paths(value: object, path: tuple[int | str, ...] = ()) -> list[tuple[int | str, ...]]:
    """All places in a pack."""
    inner = (
        list(value.items()) if isinstance(value, dict) else list(enumerate(value)) if isinstance(value, list) else []
    )
    return [path] * bool(path) + [found for key, item in inner for found in paths(item, (*path, key))]


PLACES = paths(whole())


def damaged(data: st.DataObject, pack: Pack) -> None:
    """A pack with one field removed, replaced, renamed or repeated, or with one word of it changed."""
    path = data.draw(st.sampled_from(PLACES))
    place: object = pack
    with contextlib.suppress(KeyError, IndexError, TypeError):  # earlier damage has removed the place
        for key in path[:-1]:
            place = place[key]  # type: ignore[index]
        damage(data, place, path[-1])


def damage(data: st.DataObject, place: object, key: int | str) -> None:
    if not isinstance(place, list | dict):  # earlier damage has put something else there
        return
    old = place[key]  # type: ignore[index]
    how = data.draw(st.sampled_from(["drop", "junk", "rename", "repeat", "number", "word"]))
    if how == "drop":
        del place[key]  # type: ignore[arg-type]
    elif how == "junk":
        place[key] = data.draw(JUNK)  # type: ignore[index]
    elif how == "rename" and isinstance(place, dict):
        place[data.draw(st.sampled_from(["x", "name", "do", f"{key}s"]))] = place.pop(str(key))
    elif how == "repeat" and isinstance(place, list):
        place.append(copy.deepcopy(old))
    elif isinstance(old, int):
        place[key] = old + data.draw(st.integers(-3, 9))  # type: ignore[index]
    elif isinstance(old, str):
        words = old.split(" ")
        words[data.draw(st.integers(0, len(words) - 1))] = data.draw(WORDS)
        place[key] = " ".join(words)  # type: ignore[index]


@settings(max_examples=often(40, 1000))
@given(st.data())
def test_damaged_packs_are_explained_or_can_be_played(data: st.DataObject) -> None:
    """The check raises only errors for people, and what passes it can be played to the end."""
    pack = example()
    for _ in range(data.draw(st.integers(1, 3))):
        damaged(data, pack)
    if not flaws(pack):
        scenario = data.draw(st.integers(1, 5))
        assert play_game("discover", ["random"] * 2, 1, {"pack": pack, "scenario": scenario}).outcome is not None


@settings(max_examples=often(30, 300))
@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=9) | st.binary(max_size=3),
        lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner, max_size=4),
        max_leaves=12,
    ),
    st.sampled_from(sorted(whole())),
)
def test_any_content_of_a_file_is_explained(content: object, file: str) -> None:
    pack = example()
    pack[file] = content
    assert flaws(pack)
