"""Packs, copies that their owners have written down: reading a folder, checking it, and making a copy from it.

docs/discover-packs.md explains the format.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Final, TypeAlias, TypeVar

from emberwatch.discover.copies import pools
from emberwatch.discover.copies.codes import VERSION
from emberwatch.discover.copies.files import (
    SLUG,
    EntryFields,
    TerrainReader,
    read_all,
    read_character,
    read_night,
    read_project,
    read_scenario,
    read_threat,
)
from emberwatch.discover.copies.validate import counts, problems
from emberwatch.discover.model.components import Copy, Terrain, Token
from emberwatch.discover.model.names import ON_FEATURE, ON_TOKEN
from emberwatch.engine.content import packs
from emberwatch.engine.content.flaws import Flaw, at, quote_value, unknown_name
from emberwatch.engine.content.packs import PackError, in_short
from emberwatch.engine.errors import BadOption

HEAD: Final = "copy.toml"
NEEDED: Final = ("projects.toml", "characters.toml", "scenarios.toml")
OPTIONAL: Final = ("nights.toml", "threats.toml")
NOTES: Final = ".md"
"""Files of this kind may be in the folder, too."""
DEEPEST: Final = 40
"""No card needs tables and lists nested more deeply than this."""
T = TypeVar("T")
Plain: TypeAlias = dict[str, object]


# -- the folder -------------------------------------------------------------------------------------------------


def read_folder(path: str | Path) -> Plain:
    """The content of a pack's files by name; PackError lists everything that is not TOML."""
    folder = Path(path)
    found: Plain = {}
    flaws: list[Flaw] = []
    for file in files_in(folder):
        try:
            found[file.name] = packs.read(file) if file.suffix == ".toml" else {}
        except PackError as error:
            flaws += [Flaw(flaw.key, place(file, flaw.where), flaw.args) for flaw in error.flaws]
    if flaws:
        raise PackError(str(folder), flaws)
    return found


def files_in(folder: Path) -> list[Path]:
    """The files of a folder, except hidden ones and notes."""
    try:
        found = sorted(folder.iterdir())
    except FileNotFoundError:
        raise PackError(str(folder), [Flaw("pack-no-folder", str(folder))]) from None
    except NotADirectoryError:
        raise PackError(str(folder), [Flaw("pack-not-a-folder", str(folder))]) from None
    except OSError as error:
        raise PackError(str(folder), [Flaw("pack-unreadable", str(folder), {"reason": str(error.strerror)})]) from None
    except ValueError as error:  # a path that no file system allows
        raise PackError(str(folder), [Flaw("pack-unreadable", str(folder), {"reason": str(error)})]) from None
    return [file for file in found if not file.name.startswith(".") and file.suffix != NOTES]


def place(file: Path, where: str) -> str:
    return file.name if where == str(file) else f"{file.name}: {where}"


# -- checking ---------------------------------------------------------------------------------------------------


def check(pack: Mapping[str, object]) -> list[Flaw]:
    """Everything that is wrong with a pack, by file and card; if there is nothing, it can be played."""
    wrong = misshapen(pack, "", 0)
    return wrong or list(check_pack(text_of(pack))[1])


def misshapen(value: object, where: str, depth: int) -> list[Flaw]:
    """What our files cannot hold: values other than tables, lists, texts and whole numbers, or too deep a nesting."""
    if depth > DEEPEST:
        return [Flaw("pack-too-deep", where)]
    if isinstance(value, Mapping):
        inner = [(inside(where, key, depth), item) for key, item in value.items()]
    elif isinstance(value, list | tuple):
        inner = [(f"{where}{name_of_entry(item) or f'[{i}]'}", item) for i, item in enumerate(value, 1)]
    else:
        good = isinstance(value, str) or (isinstance(value, int) and value.bit_length() <= 64)
        return [] if good else [Flaw("pack-value", where, {"found": quote_value(value)})]
    for place_of, item in inner:
        found = misshapen(item, place_of, depth + 1)
        if found:
            return found
    return []


def name_of_entry(entry: object) -> str:
    """The name of an entry, as places show it."""
    name = entry.get("name") if isinstance(entry, Mapping) else None
    return f".{name}" if isinstance(name, str) and SLUG.fullmatch(name) and len(name) <= DEEPEST else ""


def inside(where: str, key: object, depth: int) -> str:
    """The place of a key: the file, a colon, and the path inside the file."""
    if depth == 0:
        return key if isinstance(key, str) and len(key) <= DEEPEST else quote_value(key)
    return f"{where}: {at('', key)}" if depth == 1 else at(where, key)


def text_of(pack: Mapping[str, object]) -> str:
    """A pack as one text, always the same for the same content in the same order."""
    return json.dumps(packs.plain(pack), separators=(",", ":"))


@lru_cache(maxsize=16)
def check_pack(text: str) -> tuple[Copy, tuple[Flaw, ...]]:
    """The copy that a pack describes, and what is wrong with it. If files have flaws, it checks only the counts as
    well: whatever was misread would seem to be missing everywhere else."""
    reader = PackReader(json.loads(text), code_of(text))
    copy = reader.copy()
    if not reader.flaws:
        return copy, tuple(problems(copy))
    told = [flaw.where for flaw in reader.flaws]
    return copy, (*reader.flaws, *[flaw for flaw in counts(copy) if flaw.where.partition(":")[0] not in told])


def code_of(text: str) -> str:
    """The code that a pack has in place of a generated copy's code."""
    content = json.dumps(json.loads(text), separators=(",", ":"), sort_keys=True)
    return f"pack-{hashlib.sha256(content.encode()).hexdigest()[:12]}"


def plain_pack(pack: object) -> Plain:
    """The plain form of a playable pack, for records; for any other, BadOption says what is wrong."""
    if not isinstance(pack, Mapping):
        raise BadOption("error-option-pack", kind=type(pack).__name__)
    flaws = check(pack)
    if flaws:
        raise BadOption("error-pack", problem=in_short(flaws))
    found = json.loads(text_of(pack))
    assert isinstance(found, dict)
    return found


def copy_from(pack: object) -> Copy:
    """The copy that a checked pack describes, made only once."""
    assert isinstance(pack, Mapping), "a pack that was kept"
    return check_pack(text_of(pack))[0]


# -- reading ----------------------------------------------------------------------------------------------------


class PackReader:
    """Reads all files of one pack, and notes what is wrong with each."""

    def __init__(self, pack: Plain, code: str) -> None:
        self.pack: Final = pack
        self.code: Final = code
        self.flaws: Final[list[Flaw]] = []

    def copy(self) -> Copy:
        name, lands = self.head()
        self.strangers(lands)
        terrains = tuple([self.terrain(land) for land in lands])
        return Copy(
            self.code,
            name,
            "",
            terrains,
            self.entries("projects.toml", "project", read_project),
            self.entries("characters.toml", "character", read_character),
            self.entries("nights.toml", "night", read_night, pools.nights(VERSION)),
            self.entries("threats.toml", "threat", read_threat, pools.threats(VERSION)),
            self.entries("scenarios.toml", "scenario", read_scenario),
            True,
        )

    def head(self) -> tuple[str, list[str]]:
        """The copy's name and its two terrains."""
        flaws: list[Flaw] = []
        root = EntryFields(self.pack.get(HEAD, {}), "", flaws)
        root.check_fields("copy")
        f = root.sub(root.table.get("copy", {}), "copy")
        f.check_fields("name", "terrains", "author", "note")
        if HEAD in self.pack:
            f.missing("name")
        name, _, _ = f.text("name"), f.text("author"), f.text("note")
        lands = f.list_of("terrains")
        if HEAD in self.pack and (len(lands) != 2 or len({str(land) for land in lands}) != 2):
            f.wrong("pack-terrains", f.place_of("terrains"), f.table.get("terrains"))
        self.note(HEAD, flaws)
        return name, [self.land(land) for land in lands[:2]]

    def land(self, name: object) -> str:
        """A terrain's name, which is also the name of its file."""
        if isinstance(name, str) and SLUG.fullmatch(name) and f"{name}.toml" not in (HEAD, *NEEDED, *OPTIONAL):
            return name
        self.flaws.append(Flaw("pack-name", f"{HEAD}: copy.terrains", {"found": quote_value(name)}))
        return "?"

    def strangers(self, lands: list[str]) -> None:
        """Note files that are missing, and files that do not belong here."""
        needed = [HEAD, *[f"{land}.toml" for land in lands if land != "?"], *NEEDED]
        self.flaws.extend([Flaw("pack-missing", file) for file in needed if file not in self.pack])
        known = [*needed, *OPTIONAL]
        strange = [file for file in self.pack if file not in known]
        self.flaws.extend([unknown_name("file", inside("", file, 0), file, known) for file in strange])

    def terrain(self, name: str) -> Terrain:
        """A terrain. The tokens of its enemies and numbered cards come before those that show resources."""
        file, flaws = f"{name}.toml", list[Flaw]()
        t = TerrainReader(name, self.pack.get(file, {}), "", flaws).terrain()
        tokens = [Token(e.symbol, (), e.number, 0, e.copies) for e in t.enemies if e.token == ON_FEATURE]
        tokens += [Token(card.symbol, (), 0, card.number, card.copies) for card in t.cards if card.use == ON_TOKEN]
        if file in self.pack:
            self.note(file, flaws)
        return Terrain(t, t.sheet, t.tiles, t.landmarks, (*tokens, *t.tokens), t.enemies, t.cards)

    def entries(
        self, file: str, name: str, read: Callable[[EntryFields], T | None], standard: tuple[T, ...] = ()
    ) -> tuple[T, ...]:
        """All entries of a file; if the file is missing, those that all our copies share."""
        if file not in self.pack:
            return standard
        flaws: list[Flaw] = []
        found = read_all(self.pack[file], "", name, read, flaws)
        self.note(file, flaws)
        return found

    def note(self, file: str, flaws: list[Flaw]) -> None:
        for flaw in flaws:
            self.flaws.append(Flaw(flaw.key, f"{file}: {flaw.where}" if flaw.where else file, flaw.args))
