"""Which part of the program may import which, and which room of a game."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.architecture.reading import GAMES, SOURCE, files, game_of, imports, part_of, tree, where

# What each part may import of ours, besides itself. A game's share of a part is in a folder with the game's name
# there, and may import the game, too.
BELOW = {
    "text": (),
    "forms": (),
    "engine": (),
    "outlive": ("engine",),
    "discover": ("engine",),
    "registry": ("engine", *GAMES),
    "emberwatch": ("forms", "engine", "registry"),
    "narrator": ("engine", "text"),
    "bots": ("engine", "registry"),
    "lab": ("emberwatch", "forms", "engine", "registry", "bots"),
    "extras": ("engine",),
    "environments": ("emberwatch", "extras", "engine", "registry", "bots", "narrator"),
    "terminal": ("emberwatch", "engine", "bots", "narrator", "text"),
    "table": ("emberwatch", "forms", "engine", "registry", "bots", "narrator", "text"),
    "cli": ("emberwatch", "engine", "registry", "extras", "bots", "lab", "narrator", "terminal", "table", "text"),
    "__main__": ("cli",),
}
ALSO = {"text": ("emberwatch.engine.errors",)}
"""Single modules that a part may import besides: the errors stand alone."""
LAZILY = {"engine": ("emberwatch.text",), "registry": ("emberwatch.text",)}
"""What may be imported in a function: the texts of a problem, which are needed only when somebody reads them."""
AT_START = ("cli", "table/serve.py")
"""Where functions import what they need, so that a program that does not need it starts sooner."""
REGISTRY = "registry"
"""The only part that may import games from outside their folders."""


# -- parts ------------------------------------------------------------------------------------------------------------


def is_allowed(part: str, game: str, name: str, lazy: bool) -> bool:
    """Whether a file of this part may import a module; `game` is the game whose folder it is in, if any."""
    inside = name.split(".")
    if inside[0] != "emberwatch":
        return True
    strangers = [other for other in GAMES if other in inside and other != game]
    if strangers and part != REGISTRY:
        return False
    target = inside[1] if len(inside) > 1 else "emberwatch"
    known = target in (part, *BELOW[part], game) or name in ALSO.get(part, ())
    return known or (lazy and name in LAZILY.get(part, ()))


def test_every_part_has_its_place() -> None:
    """A new part needs a line in BELOW, so that somebody thinks about what it may know."""
    assert {part_of(file) for file in files()} == set(BELOW)


def test_imports_go_only_down() -> None:
    """The engine knows no game, a game knows neither bots nor words, the words know nothing; and only a game's own
    folders know that game."""
    wrong = []
    for file in files():
        for node, name, lazy in imports(tree(file)):
            if not is_allowed(part_of(file), game_of(file), name, lazy):
                wrong.append(f"{where(file, node)} imports {name}")
    assert wrong == []


@pytest.mark.parametrize(
    ("file", "source", "allowed"),
    [
        ("engine/game.py", "from emberwatch.outlive.model.state import State", False),
        ("engine/game.py", "def f() -> None:\n    import emberwatch.outlive", False),
        ("engine/game.py", "import emberwatch", False),
        ("engine/errors.py", "from emberwatch.text import speaker", False),
        ("engine/errors.py", "def f() -> None:\n    from emberwatch.text import speaker", True),
        ("outlive/rules/day.py", "from emberwatch import bots", False),
        ("outlive/rules/day.py", "def f() -> None:\n    from emberwatch.text import speaker", False),
        ("outlive/rules/day.py", "from emberwatch.engine.game import Game", True),
        ("outlive/rules/day.py", "from emberwatch.discover.model import names", False),
        ("text/__init__.py", "from emberwatch.engine.errors import BadOption", True),
        ("text/__init__.py", "def f() -> None:\n    from emberwatch.engine.game import Game", False),
        ("registry.py", "from emberwatch.outlive import OUTLIVE", True),
        ("bots/planner.py", "from emberwatch.lab import simulate", False),
        ("bots/planner.py", "from emberwatch.outlive import OUTLIVE", False),
        ("bots/planner.py", "from emberwatch.bots.outlive import BOTS", False),
        ("bots/outlive/greedy.py", "from emberwatch.outlive.model import names", True),
        ("bots/outlive/greedy.py", "from emberwatch.bots.bot import Bot", True),
        ("bots/outlive/greedy.py", "from emberwatch.bots.discover import BOTS", False),
        ("lab/simulate.py", "from emberwatch import bots", True),
        ("lab/simulate.py", "import emberwatch.cli.main", False),
    ],
)
def test_a_wrong_import_would_be_found(file: str, source: str, allowed: bool) -> None:
    part, game = part_of(SOURCE / file), game_of(SOURCE / file)
    assert all(is_allowed(part, game, name, lazy) for _, name, lazy in imports(ast.parse(source))) == allowed


# -- the rooms of a game ----------------------------------------------------------------------------------------------

# What each room of a game may import of that game, besides itself. Cards use the rules, and the rules use cards: they
# are one layer. A copy, the box that is drawn or read, knows the card language but no rule.
ROOMS = {
    "model": (),
    "cards": ("model", "rules"),
    "rules": ("model", "cards"),
    "copies": ("model", "cards"),
    "knowledge": ("model", "cards", "rules"),
    "present": ("model", "cards", "rules", "knowledge"),
}
LANGUAGE = "cards.syntax"
"""The card language is as low as the model, whose cards are written in it; it knows only names."""
LANGUAGE_KNOWS = ("model.names", "cards.words", "model.state")
"""The state may appear only in annotations: it holds lines."""


def room_of(file: Path) -> str:
    """The room of a game that a file is in: model, rules ...; "" for the game's own file."""
    inside = file.relative_to(SOURCE).parts
    return inside[1] if len(inside) > 2 else ""


def is_allowed_in_room(room: str, inside: str) -> bool:
    """Whether a room of a game may import this module of the same game, such as `model.state`."""
    return is_language(inside) or inside.split(".")[0] in (room, *ROOMS[room])


def is_language(inside: str) -> bool:
    return inside == LANGUAGE or inside.startswith(f"{LANGUAGE}.")


def inner_imports(game: str) -> list[tuple[Path, str]]:
    """Every import of a game's own modules: the importing file, and the module without the name of the game."""
    prefix = f"emberwatch.{game}."
    own = [(file, name) for file in files(game) for _, name, _ in imports(tree(file))]
    return [(file, name.removeprefix(prefix)) for file, name in own if name.startswith(prefix)]


@pytest.mark.parametrize("game", GAMES)
def test_every_room_of_a_game_has_its_place(game: str) -> None:
    assert {room_of(file) for file in files(game)} <= {"", *ROOMS}


@pytest.mark.parametrize("game", GAMES)
def test_rooms_of_a_game_import_only_those_below(game: str) -> None:
    inner = [(file, name) for file, name in inner_imports(game) if room_of(file)]
    wrong = [
        f"{file.relative_to(SOURCE)}: {name}" for file, name in inner if not is_allowed_in_room(room_of(file), name)
    ]
    assert wrong == []
    assert len(inner) > 50, "they were looked at"


def test_the_language_of_cards_knows_only_names() -> None:
    """Otherwise the model, which uses it, would know what it knows."""
    own = [(".".join(file.relative_to(SOURCE / "discover").with_suffix("").parts), name) for file, name in
           inner_imports("discover")]  # fmt: skip
    known = [name for file, name in own if is_language(file)]
    assert known
    assert set(known) <= set(LANGUAGE_KNOWS)


@pytest.mark.parametrize(
    ("room", "inside", "allowed"),
    [
        ("model", "rules.day", False),
        ("model", "cards.syntax", True),
        ("model", "cards.run", False),
        ("rules", "cards.run", True),
        ("rules", "knowledge.view", False),
        ("rules", "present.wording", False),
        ("copies", "rules.day", False),
        ("copies", "present.wording", False),
        ("knowledge", "rules.night", True),
        ("knowledge", "present.wording", False),
        ("present", "knowledge.view", True),
        ("present", "copies.draw", False),
    ],
)
def test_a_wrong_import_in_a_game_would_be_found(room: str, inside: str, allowed: bool) -> None:
    assert is_allowed_in_room(room, inside) == allowed


def lazy_imports() -> list[str]:
    """Where a function imports a module of ours, besides those that may."""
    places = []
    for file in files():
        inside = file.relative_to(SOURCE).as_posix()
        allowed = LAZILY.get(part_of(file), ())
        for node, name, lazy in imports(tree(file)):
            if lazy and name.startswith("emberwatch") and name not in allowed and not inside.startswith(AT_START):
                places.append(f"{where(file, node)} imports {name}")
    return places


def test_no_function_imports_to_dodge_a_cycle() -> None:
    """Chapters that need each other import each other as modules, at the top."""
    assert lazy_imports() == []
