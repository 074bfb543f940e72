"""The shape of the code: which layer may know which, and what the rules may never do. All by reading the source."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src/emberwatch"

# What each part may import of ours, besides itself.
BELOW = {
    "text": (),
    "forms": (),
    "extras": ("engine",),
    "engine": (),
    "outlive": ("engine",),
    "discover": ("engine",),
    "emberwatch": ("forms", "engine", "outlive", "discover"),
    "narrator": ("engine", "text"),
    "bots": ("engine", "outlive", "discover"),
    "lab": ("emberwatch", "forms", "engine", "outlive", "discover", "bots"),
    "environments": ("emberwatch", "extras", "engine", "outlive", "discover", "bots", "narrator"),
    "terminal": ("emberwatch", "engine", "outlive", "discover", "bots", "narrator", "text"),
    "table": ("emberwatch", "forms", "engine", "bots", "narrator", "text"),
    "cli": (
        "emberwatch",
        "engine",
        "outlive",
        "discover",
        "bots",
        "lab",
        "narrator",
        "terminal",
        "table",
        "text",
        "arguments",
        "extras",
        "lab_commands",
    ),
    "arguments": ("emberwatch", "engine", "discover", "text"),
    "lab_commands": ("arguments", "emberwatch", "engine", "lab", "text"),
    "__main__": ("cli",),
}
# What may be imported in a function, when it is needed: the words of a problem, and a problem with the words.
LAZILY = {"engine": ("emberwatch.text",), "text": ("emberwatch.engine.problems",)}
GAMES = ("outlive", "discover")
RULES = ("engine", *GAMES)
"""The parts in which the same game must come out everywhere and always."""
UNREPEATABLE = ("random", "secrets", "time", "datetime", "uuid", "numpy")


# -- reading ----------------------------------------------------------------------------------------------------------


def part_of(file: Path) -> str:
    """The part of the program that a file belongs to."""
    inside = file.relative_to(SOURCE).parts
    if len(inside) > 1:
        return inside[0]
    return "emberwatch" if file.name == "__init__.py" else file.stem


def files(*parts: str) -> list[Path]:
    """The files of these parts, or all of them."""
    return [file for file in sorted(SOURCE.rglob("*.py")) if not parts or part_of(file) in parts]


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


def where(file: Path, node: ast.AST) -> str:
    return f"{file.relative_to(SOURCE)}:{getattr(node, 'lineno', 0)}"


def found(check: Callable[[ast.Module], Iterator[ast.AST]], *parts: str) -> list[str]:
    """Where a check finds something in these parts."""
    return [where(file, node) for file in files(*parts) for node in check(tree(file))]


def with_parents(module: ast.AST) -> dict[ast.AST, ast.AST]:
    return {child: node for node in ast.walk(module) for child in ast.iter_child_nodes(node)}


def nodes_of(source: str, check: Callable[[ast.Module], Iterator[ast.AST]]) -> int:
    """How much a check finds in a piece of code."""
    return len(list(check(ast.parse(source))))


# -- imports ----------------------------------------------------------------------------------------------------------


def imports(module: ast.Module) -> Iterator[tuple[ast.stmt, str, bool]]:
    """Every module that is imported, and whether only when a function is called."""
    parents = with_parents(module)
    for node in ast.walk(module):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, "imports are absolute"
            names = imported_from(str(node.module), [alias.name for alias in node.names])
        else:
            continue
        for name in names:
            yield node, name, in_function(node, parents)


def imported_from(module: str, names: list[str]) -> list[str]:
    """The modules behind `from module import names`: of a package's names some are modules."""
    if module.split(".")[0] != "emberwatch":
        return [module]
    folder = SOURCE.joinpath(*module.split(".")[1:])
    inner = [name for name in names if (folder / name).is_dir() or (folder / f"{name}.py").is_file()]
    return [*[f"{module}.{name}" for name in inner], *([module] if len(inner) < len(names) else [])]


def in_function(node: ast.AST, parents: dict[ast.AST, ast.AST]) -> bool:
    while node in parents:
        node = parents[node]
        if isinstance(node, ast.FunctionDef):
            return True
    return False


def is_allowed(part: str, name: str, lazy: bool) -> bool:
    """Whether a part may import this module."""
    inside = name.split(".")
    if inside[0] != "emberwatch":
        return True
    target = inside[1] if len(inside) > 1 else "emberwatch"
    return target in (part, *BELOW[part]) or (lazy and name in LAZILY.get(part, ()))


def test_every_part_has_its_place() -> None:
    """A new part needs a line in BELOW, so that somebody thinks about what it may know."""
    assert {part_of(file) for file in files()} <= set(BELOW)


def test_imports_go_only_down() -> None:
    """The engine knows no game, a game neither bots nor words, the words nothing; only the edge knows all."""
    wrong = []
    for file in files():
        for node, name, lazy in imports(tree(file)):
            if not is_allowed(part_of(file), name, lazy):
                wrong.append(f"{where(file, node)} imports {name}")
    assert wrong == []


@pytest.mark.parametrize(
    ("part", "source", "allowed"),
    [
        ("engine", "from emberwatch.outlive.state import State", False),
        ("engine", "def f() -> None:\n    import emberwatch.outlive", False),
        ("engine", "import emberwatch", False),
        ("engine", "from emberwatch.text import speaker", False),
        ("engine", "def f() -> None:\n    from emberwatch.text import speaker", True),
        ("outlive", "from emberwatch import bots", False),
        ("outlive", "def f() -> None:\n    from emberwatch.text import speaker", False),
        ("outlive", "from emberwatch.engine.game import Game", True),
        ("text", "from emberwatch.engine.problems import BadOption", False),
        ("text", "def f() -> None:\n    from emberwatch.engine.problems import BadOption", True),
        ("text", "def f() -> None:\n    from emberwatch.engine.game import Game", False),
        ("bots", "from emberwatch.lab import simulate", False),
        ("lab", "from emberwatch import bots", True),
        ("lab", "import emberwatch.cli", False),
    ],
)
def test_a_wrong_import_would_be_found(part: str, source: str, allowed: bool) -> None:
    assert all(is_allowed(part, name, lazy) for _, name, lazy in imports(ast.parse(source))) == allowed


def test_the_rules_import_nothing_unrepeatable() -> None:
    """No chance but that of the dice, no clock, no secrets."""
    names = [(where(f, node), name) for f in files(*RULES) for node, name, _ in imports(tree(f))]
    assert [place for place, name in names if name.split(".")[0] in UNREPEATABLE] == []


def test_nothing_is_deep_copied() -> None:
    """States are cloned by hand."""
    assert [where(file, node) for file in files() for node, name, _ in imports(tree(file)) if name == "copy"] == []


# -- what the rules may not do ----------------------------------------------------------------------------------------


def is_set(node: ast.AST) -> bool:
    """Whether an expression makes a set."""
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ("set", "frozenset")
    return isinstance(node, ast.Set | ast.SetComp)


def is_harmless(node: ast.AST, parent: ast.AST) -> bool:
    """Asking whether something is in it, how large it is, or whether two are equal has no order."""
    if isinstance(parent, ast.Compare):
        return node is not parent.left or not isinstance(parent.ops[0], ast.In | ast.NotIn)
    return isinstance(parent, ast.Call) and isinstance(parent.func, ast.Name) and parent.func.id == "len"


def name_of(parent: ast.AST) -> str:
    """The name that an expression is given by its parent; empty if it is given none."""
    target = parent.targets[0] if isinstance(parent, ast.Assign) else getattr(parent, "target", None)
    is_naming = isinstance(parent, ast.Assign | ast.AnnAssign | ast.NamedExpr)
    return target.id if is_naming and isinstance(target, ast.Name) else ""


def iterated_sets(module: ast.Module) -> Iterator[ast.AST]:
    """Sets used for more than membership, size and equality, at once or by their name."""
    parents = with_parents(module)
    sets = [node for node in ast.walk(module) if is_set(node)]
    names = {name_of(parents[node]) for node in sets} - {""}
    yield from [node for node in sets if not name_of(parents[node]) and not is_harmless(node, parents[node])]
    uses = [node for node in ast.walk(module) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)]
    yield from [node for node in uses if node.id in names and not is_harmless(node, parents[node])]


def test_the_rules_never_iterate_a_set() -> None:
    """Its order is not the same everywhere. Membership, size and equality are fine."""
    assert found(iterated_sets, "outlive") == []


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("for x in {1, 2}: pass", 1),
        ("[x for x in set(y)]", 1),
        ("list({x for x in y})", 1),
        ("sorted(frozenset(y))", 1),
        ("s = {1, 2}\nfor x in s: pass", 1),
        ("s: set[int] = set()\nreturned = s", 1),
        ("f(*{1, 2})", 1),
        ("s.field = {1, 2}", 1),
        ("x in {1, 2}", 0),
        ("len(set(y)) != len(y)", 0),
        ("s = {1, 2}\nx not in s", 0),
        ("{1, 2} in y", 1),
        ("{1: 2}", 0),
        ("{x: y for x in z}", 0),
    ],
)
def test_an_iterated_set_would_be_found(source: str, count: int) -> None:
    assert nodes_of(source, iterated_sets) == count


def functions_made_in_functions(module: ast.Module) -> Iterator[ast.AST]:
    """Lambdas anywhere, and functions inside functions: neither can be saved, compared or compiled well."""
    parents = with_parents(module)
    for node in ast.walk(module):
        if isinstance(node, ast.Lambda) or (isinstance(node, ast.FunctionDef) and in_function(node, parents)):
            yield node


def test_the_rules_hold_no_lambdas_or_closures() -> None:
    """So none can end up in a state or in a step."""
    assert found(functions_made_in_functions, *RULES) == []


def test_a_closure_would_be_found() -> None:
    assert nodes_of("sorted(x, key=lambda y: y)", functions_made_in_functions) == 1
    assert nodes_of("def f():\n    def g(): pass", functions_made_in_functions) == 1
    assert nodes_of("class A:\n    def f(self): pass", functions_made_in_functions) == 0


CATCH_ALL = ("Exception", "BaseException")


def broad_excepts(module: ast.Module) -> Iterator[ast.AST]:
    """Handlers that would swallow bugs: those that catch all and do not pass it on."""
    for node in ast.walk(module):
        if isinstance(node, ast.ExceptHandler) and not passes_on(node):
            kinds = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
            if any(kind is None or (isinstance(kind, ast.Name) and kind.id in CATCH_ALL) for kind in kinds):
                yield node


def passes_on(handler: ast.ExceptHandler) -> bool:
    """Whether a handler only tidies up and then raises the same again."""
    last = handler.body[-1]
    return isinstance(last, ast.Raise) and last.exc is None


FOREIGN = ("bots/__init__.py:", "lab/simulate.py:", "table/thinker.py:", "terminal/match.py:")
"""Where bots of other packages are called: whatever they raise becomes a BotFailed."""
OLDER = ("engine/record.py:", "table/chapters.py:", "table/frames.py:")
"""Where games of other versions of the rules are opened and shown: they may fail these rules in any way."""


def test_nothing_swallows_bugs() -> None:
    assert [place for place in found(broad_excepts) if not place.startswith((*FOREIGN, *OLDER))] == []


def test_a_broad_except_would_be_found() -> None:
    for kinds, count in (("", 1), (" Exception", 1), (" (ValueError, BaseException) as e", 1), (" ValueError", 0)):
        assert nodes_of(f"try: pass\nexcept{kinds}: pass", broad_excepts) == count
    assert nodes_of("try: pass\nexcept BaseException:\n    tidy()\n    raise", broad_excepts) == 0
    assert nodes_of("try: pass\nexcept Exception as e:\n    raise ValueError from e", broad_excepts) == 1


# -- steps ------------------------------------------------------------------------------------------------------------


def classes(modules: list[ast.Module]) -> list[ast.ClassDef]:
    return [node for module in modules for node in ast.walk(module) if isinstance(node, ast.ClassDef)]


def kinds_of(root: str, found_classes: list[ast.ClassDef]) -> list[ast.ClassDef]:
    """The classes that derive from one, directly or through others."""
    names = [root]
    for name in names:
        names += [c.name for c in found_classes if name in [ast.unparse(base) for base in c.bases]]
    return [c for c in found_classes if c.name in names and c.name != root]


def steps(*games: str) -> list[ast.ClassDef]:
    """The steps of these games, or of all; names are looked up within a game and the engine."""
    return [
        step
        for game in games or GAMES
        for step in kinds_of("Step", classes([tree(file) for file in files("engine", game)]))
    ]


def changes(step: ast.ClassDef) -> Iterator[ast.AST]:
    """Where a step's own fields are written outside its constructor, or in it without being Final."""
    for method in [node for node in step.body if isinstance(node, ast.FunctionDef)]:
        for field in [node for node in ast.walk(method) if isinstance(node, ast.Attribute)]:
            if is_written(field) and not (method.name == "__init__" and is_final(method, field)):
                yield field


def is_written(field: ast.Attribute) -> bool:
    of_self = isinstance(field.value, ast.Name) and field.value.id == "self"
    return of_self and isinstance(field.ctx, ast.Store | ast.Del)


def is_final(method: ast.FunctionDef, field: ast.Attribute) -> bool:
    finals = [node for node in ast.walk(method) if isinstance(node, ast.AnnAssign)]
    return any(node.target is field and ast.unparse(node.annotation).startswith("Final") for node in finals)


def has_slots(step: ast.ClassDef) -> bool:
    assigned = [target for node in step.body if isinstance(node, ast.Assign) for target in node.targets]
    return any(isinstance(target, ast.Name) and target.id == "__slots__" for target in assigned)


def test_steps_are_found() -> None:
    """The checks below look at all of them, not at none."""
    names = {step.name for step in steps()}
    assert {"Rule", "Turn", "Defend", "Kill", "DrawOne", "OneMore", "Rounds", "UncoverGame"} <= names
    assert {"Daybreak", "Walk", "Strike", "Encounter", "MeetThreat", "Lines"} <= names
    for game in GAMES:
        own = [step.name for step in steps(game)]
        assert len(set(own)) == len(own) > 60, "no two steps of a game have the same name"


def test_steps_never_change_once_made() -> None:
    """Clones share them: a field is set in the constructor, is Final, and is never written again."""
    assert [f"{step.name}:{node.lineno}" for step in steps() for node in changes(step) if hasattr(node, "lineno")] == []


def test_every_step_has_a_docstring() -> None:
    """It says the rule in a line."""
    assert [step.name for step in steps() if not ast.get_docstring(step)] == []


def test_every_step_has_slots() -> None:
    """Without them a step would be larger and slower, and could be given fields by mistake."""
    assert [step.name for step in steps() if not has_slots(step)] == []


def test_a_step_that_changes_would_be_found() -> None:
    good = "def __init__(self, n: int) -> None:\n        self.n: Final = n"
    for body, count in (
        (good, 0),
        ("def __init__(self, n: int) -> None:\n        self.n = n", 1),
        ("def run(self) -> None:\n        self.n += 1", 1),
        ("def run(self) -> None:\n        self.a, self.b = 1, 2", 2),
        ("def run(self) -> None:\n        del self.n", 1),
        ("def run(self) -> None:\n        s.n = self.n", 0),
    ):
        source = f"class A(Step):\n    {body}\nclass B(A):\n    pass\nclass C: pass"
        found_steps = kinds_of("Step", classes([ast.parse(source)]))
        assert [step.name for step in found_steps] == ["A", "B"]
        assert sum(len(list(changes(step))) for step in found_steps) == count
