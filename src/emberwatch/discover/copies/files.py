"""Reading the files of a copy or of our pools into cards; every flaw is noted with its file and entry."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final, TypeVar

from emberwatch.discover.cards.blocks import EachBlock
from emberwatch.discover.cards.effects.survivors import GainStamina
from emberwatch.discover.cards.reader import LineReader
from emberwatch.discover.cards.syntax import NO_POWERS, Line, Powers
from emberwatch.discover.model.board import DIRECTIONS, SLOT_NEIGHBOURS, SLOTS
from emberwatch.discover.model.components import (
    Card,
    Cell,
    Character,
    CopyEntry,
    Enemy,
    Item,
    Landmark,
    MapLayout,
    NightCard,
    Project,
    Scenario,
    Sheet,
    Special,
    Stage,
    Terrain,
    Threat,
    Tile,
    Token,
)
from emberwatch.discover.model.names import (
    COLOURS,
    DAMAGES,
    DECKS,
    ENEMY_CARD,
    EVERYONE,
    ITEM,
    KINDS,
    PHYSICAL,
    RESOURCES,
    SYMBOLS,
    TAGS,
    TIERS,
    TOKENS,
    TRAITS,
    UPGRADE,
    USES,
)
from emberwatch.engine.content.flaws import Flaw, at, quote_value, unknown_name

SLUG: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
ALL_SCENARIOS: Final = (1, 2, 3, 4, 5)
WORDS_OF_ITS_OWN: Final = ("name", "title", "story")
ENEMY_FIELDS: Final = (
    "number", "defence", "attack", "health", "retreat", "deadly", "traits", "harm", "hit", "reward", "token", "symbol",
    "copies",
)  # fmt: skip
T = TypeVar("T")
Table = Mapping[str, object]


class EntryFields(LineReader):
    """One table of a file. Its fields are taken one by one; any that are left over are unknown."""

    def __init__(self, table: object, where: str, flaws: list[Flaw], grounds: Sequence[str] = ()) -> None:
        super().__init__(grounds, flaws)
        self.where = where
        if not isinstance(table, Mapping):
            flaws.append(Flaw("pack-not-a-table", where, {"found": quote_value(table)}))
            table = {}
        self.table: Table = table

    def check_fields(self, *names: str) -> None:
        for name in self.table:
            if name not in names:
                self.flaws.append(unknown_name("field", at(self.where, name), name, names))

    def missing(self, name: str) -> bool:
        if name in self.table:
            return False
        self.flaws.append(Flaw("pack-missing", at(self.where, name)))
        return True

    def place_of(self, name: str) -> str:
        return at(self.where, name)

    def int_of(self, name: str, low: int, high: int, default: int | None = None) -> int:
        if name not in self.table and default is not None:
            return default
        if self.missing(name):
            return low
        return self.whole(self.table[name], self.place_of(name), low, high)

    def flag(self, name: str) -> bool:
        value = self.table.get(name, False)
        if not isinstance(value, bool):
            self.wrong("pack-flag", self.place_of(name), value)
        return value is True

    def text(self, name: str, default: str = "") -> str:
        value = self.table.get(name, default)
        if isinstance(value, str):
            return value
        self.flaws.append(Flaw("pack-not-a-text", self.place_of(name), {"found": quote_value(value)}))
        return default

    def name_of(self, name: str, names: tuple[str, ...], default: str | None = None) -> int:
        if name not in self.table and default is not None:
            return names.index(default)
        if self.missing(name):
            return 0
        return max(0, self.word(self.table[name], self.place_of(name), names))

    def names_of(self, name: str, names: tuple[str, ...]) -> tuple[int, ...]:
        values = self.list_of(name)
        return tuple(n for n in [self.word(v, self.place_of(name), names) for v in values] if n >= 0)

    def list_of(self, name: str) -> list[object]:
        value = self.table.get(name, [])
        if isinstance(value, list):
            return value
        self.wrong("pack-list", self.place_of(name), value)
        return []

    def lines_of(self, name: str) -> tuple[Line, ...]:
        return self.lines(self.table.get(name, []), self.place_of(name))

    def powers(self) -> Powers:
        return (
            self.abilities(self.table["abilities"], self.place_of("abilities"))
            if "abilities" in self.table
            else NO_POWERS
        )

    def entry(self, key: str) -> CopyEntry:
        name = self.text("name", "?")
        if not SLUG.fullmatch(name):
            self.wrong("pack-name", self.place_of("name"), name)
        return CopyEntry(name, f"{key}-{name}", self.text("title"), self.text("story"))

    def resources(self, value: object, where: str) -> tuple[int, ...]:
        """One or two resources, as on a token."""
        words = value.split() if isinstance(value, str) else []
        if not 1 <= len(words) <= 2:
            self.wrong("pack-face", where, value)
            return (0,)
        return tuple(sorted(max(0, self.word(word, where, RESOURCES)) for word in words))

    def sub(self, table: object, where: str) -> EntryFields:
        return EntryFields(table, where, self.flaws, self.grounds)


def each(fields: EntryFields, name: str, read: Callable[[EntryFields], T | None], label: str = "") -> tuple[T, ...]:
    """All entries of an array of tables; two with the same name are a flaw."""
    found, seen = [], set()
    for i, table in enumerate(fields.list_of(name), 1):
        called = table.get("name") if isinstance(table, Mapping) else None
        where = at(fields.where, f"{label or name}.{called}" if isinstance(called, str) else f"{label or name}[{i}]")
        where = where.replace('"', "")
        if isinstance(called, str) and called in seen:
            fields.flaws.append(Flaw("pack-twice", where, {"word": called}))
        seen.add(called if isinstance(called, str) else None)
        entry = read(fields.sub(table, where))
        if entry is not None:
            found.append(entry)
    return tuple(found)


# -- terrain files ----------------------------------------------------------------------------------------------


class TerrainReader:
    """Reads one terrain file."""

    def __init__(self, name: str, data: object, where: str, flaws: list[Flaw]) -> None:
        self.name = name
        root = EntryFields(data, where, flaws)
        root.check_fields("sheet", "layout", "tile", "landmark", "token", "enemy", "card")
        sheet = root.table.get("sheet")
        grounds = sheet.get("grounds") if isinstance(sheet, Mapping) else None
        self.grounds = tuple(grounds) if isinstance(grounds, Mapping) else ()
        self.root = EntryFields(data, where, flaws, self.grounds)
        self.flaws = flaws

    def terrain(self) -> Terrain:
        root = self.root
        layouts = each(root, "layout", self.layout)
        sheet = self.sheet(root.sub(root.table.get("sheet"), at(root.where, "sheet")), layouts)
        tokens = each(root, "token", self.token)
        entry = CopyEntry(self.name, f"terrain-{self.name}", "", "")
        header = root.table.get("sheet")
        if isinstance(header, Mapping):
            entry = CopyEntry(self.name, entry.key, str(header.get("title", "")), str(header.get("story", "")))
        return Terrain(
            entry,
            sheet,
            each(root, "tile", self.tile),
            each(root, "landmark", self.landmark),
            tokens,
            each(root, "enemy", partial(read_enemy, key=f"enemy-{self.name}")),
            each(root, "card", partial(read_card, key=f"card-{self.name}"), "card"),
        )

    def sheet(self, f: EntryFields, layouts: tuple[MapLayout, ...]) -> Sheet:
        f.check_fields("tier", "threat", "complex", "grounds", "water", "compass", "abilities", "title", "story")
        grounds = f.table.get("grounds")
        costs = (
            [f.whole(cost, f.place_of("grounds"), 0, 12) for cost in grounds.values()]
            if isinstance(grounds, dict)
            else []
        )
        if not costs:
            f.wrong("pack-not-a-table", f.place_of("grounds"), grounds)
        compass = f.names_of("compass", DIRECTIONS)
        if len(compass) != 12:
            f.flaws.append(Flaw("pack-list-length", f.place_of("compass"), {"found": len(compass), "count": 12}))
            compass = tuple(n // 2 for n in range(12))
        water = [f.resources(value, f.place_of("water")) for value in f.list_of("water")]
        if len(water) > 6:
            f.flaws.append(Flaw("pack-total", f.place_of("water"), {"total": len(water), "low": 0, "high": 6}))
        if not layouts:
            f.flaws.append(Flaw("pack-missing", "layout"))
        return Sheet(
            f.name_of("tier", TIERS), f.name_of("threat", COLOURS), f.flag("complex"), self.grounds, tuple(costs),
            tuple(water), compass, layouts, f.powers(),
        )  # fmt: skip

    def layout(self, f: EntryFields) -> MapLayout:
        f.check_fields("scenarios", "slots")
        slots = []
        for value in f.list_of("slots"):
            found = re.fullmatch(r"([B-S]):([1-9])(?::([0-5]))?", value) if isinstance(value, str) else None
            if found:
                slots.append((SLOTS.index(found[1]), int(found[2]), int(found[3] or 0)))
            else:
                f.wrong("pack-slot", f.place_of("slots"), value)
        laid = [slot for slot, _, _ in slots]
        for slot in laid:
            if laid.count(slot) > 1:
                f.flaws.append(Flaw("pack-twice", f.place_of("slots"), {"word": SLOTS[slot]}))
        for slot in unreachable(laid):
            f.wrong("pack-slot-alone", f.place_of("slots"), SLOTS[slot])
        return MapLayout(scenarios_of(f), tuple(slots))

    def tile(self, f: EntryFields) -> Tile:
        f.check_fields(*WORDS_OF_ITS_OWN, "back", "cells")
        values = f.list_of("cells")
        if len(values) != 7:
            f.flaws.append(Flaw("pack-list-length", f.place_of("cells"), {"found": len(values), "count": 7}))
        cells = [self.cell(f, value, f"{f.place_of('cells')}[{i}]") for i, value in enumerate(values)]
        back = f.int_of("back", 0, 9)
        whole = (*cells, *[Cell(0, (0,), -1, False, 0, False, False)] * 7)[:7]
        if sum(cell.camp for cell in whole) != (1 if back == 0 else 0):
            f.wrong("pack-camp", f.where, back)
        if back == 0 and any(cell.symbol >= 0 or cell.water or cell.landmark for cell in whole):
            f.wrong("pack-start-tile", f.where, back)
        return Tile(f.entry("tile"), back, whole)

    def cell(self, f: EntryFields, value: object, where: str) -> Cell:
        words = value.split() if isinstance(value, str) else []
        if not words:
            f.wrong("pack-cell", where, value)
            return Cell(0, (0,), -1, False, 0, False, False)
        parts = tuple(f.word(ground, where, self.grounds) for ground in words[0].split("+"))
        ground, symbol, landmark, water, target, camp = parts[0], -1, 0, False, False, False
        things = len([word for word in words[1:] if word[0] in "*~!"])
        right = things < 2 and len(parts) < 3 and len(set(parts)) == len(parts)
        for word in words[1:]:
            mark, _, under = word.partition("/")
            if mark.startswith("*") and not under:
                symbol = f.word(mark[1:], where, SYMBOLS)
            elif mark == "~":
                water = True
            elif re.fullmatch(r"![1-9]\d{0,2}", mark):
                landmark = int(mark[1:])
            elif word in ("x", "camp"):
                target, camp = target or mark == "x", camp or mark == "camp"
            else:
                right = False
            if under and right:
                ground = f.word(under, where, self.grounds)
                right = ground in (*parts, -1)
        if not right:
            f.wrong("pack-cell", where, value)
        return Cell(ground, parts, symbol, water, landmark, target, camp)

    def landmark(self, f: EntryFields) -> Landmark:
        f.check_fields(*WORDS_OF_ITS_OWN, "number")
        return Landmark(f.entry(f"landmark-{self.name}"), f.int_of("number", 1, 999))

    def token(self, f: EntryFields) -> Token:
        f.check_fields("symbol", "face", "count", "extra")
        faces = f.resources(f.table.get("face"), f.place_of("face"))
        return Token(f.name_of("symbol", SYMBOLS), faces, 0, 0, f.int_of("count", 1, 30, 1))


def unreachable(laid: list[int]) -> list[int]:
    """The slots that are not connected to the start tile."""
    found, edge = {0}, [0]
    while edge:
        edge = [slot for own in edge for slot in SLOT_NEIGHBOURS[own] if slot in laid and slot not in found]
        found.update(edge)
    return [slot for slot in laid if slot not in found]


def scenarios_of(f: EntryFields) -> tuple[int, ...]:
    values = f.list_of("scenarios")
    return tuple(f.whole(value, f.place_of("scenarios"), 1, 5) for value in values) or ALL_SCENARIOS


# -- cards of any file ------------------------------------------------------------------------------------------


def read_enemy(f: EntryFields, key: str, extra: tuple[str, ...] = ()) -> Enemy:
    f.check_fields(*WORDS_OF_ITS_OWN, *ENEMY_FIELDS, *extra)
    token = f.name_of("token", TOKENS, "none")
    symbol = f.name_of("symbol", SYMBOLS) if token == TOKENS.index("feature") else -1
    return Enemy(
        f.entry(key), f.int_of("number", 1, 99), f.int_of("defence", 1, 20), f.int_of("attack", 1, 20, 0),
        f.int_of("health", 1, 20), f.int_of("retreat", 1, 2, 1), f.flag("deadly"), f.names_of("traits", TRAITS),
        f.name_of("harm", DAMAGES, DAMAGES[PHYSICAL]), f.lines_of("hit"), f.lines_of("reward"), token, symbol,
        f.int_of("copies", 1, 8, 1),
    )  # fmt: skip


def read_card(f: EntryFields, key: str) -> Card:
    kind = f.name_of("kind", KINDS)
    use = f.name_of("use", USES)
    own = {ITEM: ("traits", "abilities", "counters"), UPGRADE: ("abilities",), ENEMY_CARD: ENEMY_FIELDS}.get(
        kind, ("do",)
    )
    f.check_fields(*WORDS_OF_ITS_OWN, "number", "kind", "use", "symbol", "copies", "scenarios", "tags", *own)
    entry, number = f.entry(key), f.int_of("number", 1, 299)
    on_token = use == USES.index("token")
    item = None
    enemy = None
    if kind == ITEM:
        item = Item(entry, number, f.names_of("traits", TRAITS), f.int_of("counters", 0, 20, 0), f.powers())
    if kind == ENEMY_CARD:
        plain = {name: value for name, value in f.table.items() if name in (*WORDS_OF_ITS_OWN, *ENEMY_FIELDS)}
        plain |= {"token": "none", "number": min(99, number)}
        enemy = read_enemy(f.sub({k: v for k, v in plain.items() if k not in ("symbol", "copies")}, f.where), key)
    return Card(
        entry, number, kind, use, f.name_of("symbol", SYMBOLS) if on_token else -1, f.int_of("copies", 1, 4, 1),
        scenarios_of(f), f.names_of("tags", TAGS), f.lines_of("do"), f.powers() if kind == UPGRADE else NO_POWERS,
        item, enemy,
    )  # fmt: skip


def read_project(f: EntryFields) -> Project:
    f.check_fields(*WORDS_OF_ITS_OWN, "number", "complex", "fire", "cost", "item")
    entry, number = f.entry("project"), f.int_of("number", 1, 60)
    cost = f.cost(f.table.get("cost"), f.place_of("cost"))
    if cost.this or cost.counters or any(per for _, _, per in cost.resources):
        f.wrong("pack-cost", f.place_of("cost"), f.table.get("cost"))
    g = f.sub(f.table.get("item"), f.place_of("item"))
    g.check_fields("traits", "counters", "abilities")
    item = Item(entry, number, g.names_of("traits", TRAITS), g.int_of("counters", 0, 20, 0), g.powers())
    plain = tuple((kind, n) for kind, n, _ in cost.resources)
    return Project(entry, number, f.flag("complex"), f.flag("fire"), plain, item)


def read_character(f: EntryFields) -> Character:
    f.check_fields(*WORDS_OF_ITS_OWN, "group", "abilities")
    return Character(f.entry("character"), f.int_of("group", 1, 99, 1), f.powers())


def read_night(f: EntryFields) -> NightCard:
    f.check_fields(*WORDS_OF_ITS_OWN, "level", "do")
    night = NightCard(f.entry("night"), f.int_of("level", 1, 2), f.lines_of("do"))
    if night_stamina(night.do) < 6:
        f.flaws.append(Flaw("pack-night-stamina", f.place_of("do"), {"found": night_stamina(night.do)}))
    return night


def night_stamina(do: tuple[Line, ...]) -> int:
    """RO-7: the stamina that a night card always gives everybody."""
    everyone = [line for line in do if isinstance(line, EachBlock) and line.group == EVERYONE]
    return sum(inner.amount.n for line in everyone for inner in line.then if isinstance(inner, GainStamina))


def read_threat(f: EntryFields) -> Threat:
    f.check_fields(*WORDS_OF_ITS_OWN, "colour", "ongoing", "community", "traits", "do", "abilities")
    return Threat(
        f.entry("threat"), f.name_of("colour", COLOURS), f.flag("ongoing"), f.flag("community"),
        f.names_of("traits", TRAITS), f.lines_of("do"), f.powers(),
    )  # fmt: skip


def read_scenario(f: EntryFields) -> Scenario:
    f.check_fields(*WORDS_OF_ITS_OWN, "number", "tier", "places", "stage", "card", "special")
    entry = f.entry("scenario")
    stages = each(f, "stage", partial(read_stage, scenario=entry.name))
    cards = each(f, "card", partial(read_card, key=f"card-{entry.name}"))
    specials = each(f, "special", read_special)
    return Scenario(entry, f.int_of("number", 1, 5), stages, cards, specials)


def read_stage(f: EntryFields, scenario: str) -> Stage:
    f.check_fields("title", "story", "number", "start", "abilities", "goals")
    number = f.int_of("number", 1, 9)
    entry = CopyEntry(str(number), f"stage-{scenario}-{number}", f.text("title"), f.text("story"))
    goals = f.goals(f.table.get("goals", []), f.place_of("goals"))
    return Stage(entry, number, f.lines_of("start"), f.powers(), goals)


def read_special(f: EntryFields) -> Special:
    deck = f.name_of("deck", DECKS, "enemy")
    enemy = read_enemy(f, "special", ("deck",))
    return Special(enemy, deck, enemy)


def read_all(
    data: object, where: str, name: str, read: Callable[[EntryFields], T | None], flaws: list[Flaw]
) -> tuple[T, ...]:
    """All entries of one kind from a file that holds nothing else."""
    root = EntryFields(data, where, flaws)
    root.check_fields(name, *(("story",) if name == "scenario" else ()))
    return each(root, name, read)
