"""What the rules may never do, and what no code may do: checked by reading the source."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator

import pytest

from tests.architecture.reading import GAMES, files, found, imports, in_function, nodes_of, tree, where, with_parents
from tests.architecture.sets import misused_sets
from tests.paths import ROOT

RULES = ("engine", *GAMES)
"""The parts in which the same game must come out everywhere and always."""
UNREPEATABLE = ("random", "secrets", "time", "datetime", "uuid", "numpy")


def test_the_rules_import_nothing_unrepeatable() -> None:
    """No chance except the dice, no clock, no secrets."""
    names = [(where(f, node), name) for f in files(*RULES) for node, name, _ in imports(tree(f))]
    assert [place for place, name in names if name.split(".")[0] in UNREPEATABLE] == []


def test_nothing_is_deep_copied() -> None:
    """States are cloned by hand."""
    assert [where(file, node) for file in files() for node, name, _ in imports(tree(file)) if name == "copy"] == []


# -- sets -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", RULES)
def test_the_rules_never_iterate_a_set(part: str) -> None:
    """Its order differs between machines."""
    read = {tree(file): file for file in files(part)}
    assert [where(read[module], node) for module, node in misused_sets(list(read))] == []


@pytest.mark.parametrize(
    ("source", "count"),
    [
        ("for x in {1, 2}: pass", 1),
        ("[x for x in set(y)]", 1),
        ("list({x for x in y})", 1),
        ("sorted(frozenset(y), key=f)", 1),
        ("s = {1, 2}\nfor x in s: pass", 1),
        ("s: set[int] = set()\nr = s\nlist(r)", 1),
        ("def f(s: set[int]):\n    for x in s: pass", 1),
        ("def f() -> set[int]: ...\nfor x in f(): pass", 1),
        ("def f():\n    return {1, 2}", 1),
        ("a, s = [], set()\n[x for x in s]", 1),
        ("tuple(s if y else {1})", 1),
        ("f(*{1, 2})", 1),
        ("f({1, 2})", 1),
        ("s.field = {1, 2}", 1),
        ("s = {1, 2}\ns.pop()", 1),
        ("y.extend({1, 2})", 1),
        ("class A:\n    def f(self):\n        self.s: Final = {1}\n        return [x for x in self.s]", 1),
        ("{1, 2} in y", 1),
        ("x in {1, 2}", 0),
        ("len(set(y)) != len(y)", 0),
        ("sorted(set(y))", 0),
        ("s = {1, 2}\nx not in s", 0),
        ("s = set()\ns.add(1)\ns |= {x for x in y}\nx in s | {3}", 0),
        ("def f(s: set[int]): ...\nf({1, 2})", 0),
        ("def f() -> set[int]:\n    return {1, 2}", 0),
        ("def f():\n    s = {1}\ndef g():\n    s = [1]\n    return [x for x in s]", 0),
        ("any([x for x in {1, 2}])", 0),
        ("{x for x in {1, 2}}", 0),
        ("{1: 2}", 0),
        ("{x: y for x in z}", 0),
    ],
)
def test_an_iterated_set_would_be_found(source: str, count: int) -> None:
    assert len(misused_sets([ast.parse(source)])) == count


# -- functions and failures -------------------------------------------------------------------------------------------


def functions_made_in_functions(module: ast.Module) -> Iterator[ast.AST]:
    """Lambdas anywhere, and functions inside functions: neither can be stored, compared or compiled well."""
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
    """Handlers that would swallow bugs: they catch everything and do not pass it on."""
    for node in ast.walk(module):
        if isinstance(node, ast.ExceptHandler) and not passes_on(node):
            kinds = node.type.elts if isinstance(node.type, ast.Tuple) else [node.type]
            if any(kind is None or (isinstance(kind, ast.Name) and kind.id in CATCH_ALL) for kind in kinds):
                yield node


def passes_on(handler: ast.ExceptHandler) -> bool:
    """Whether a handler only tidies up and then raises the same error again."""
    last = handler.body[-1]
    return isinstance(last, ast.Raise) and last.exc is None


BORDERS = {
    "bots/border.py": "the code of a bot, which may be anybody's",
    "environments/batch_process.py": "tables in a process of their own: whoever started it is told what they raise",
    "registry.py": "games of other packages",
    "engine/position.py": "games that other versions of the rules made",
    "table/live/sockets.py": "an order of a page: whatever it raises is answered, and the connection lives on",
    "table/store/writer.py": "a commit: a failure belongs to whoever ordered it, and the writer goes on",
}
"""The borders where other people's code or the outside world may fail in any way: one handler each."""


def test_nothing_swallows_bugs() -> None:
    """There is one honest `except Exception` at each border, and none elsewhere."""
    assert sorted([place.partition(":")[0] for place in found(broad_excepts)]) == sorted(BORDERS)


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
    """The steps of these games, or of all games; names are looked up within a game and the engine."""
    return [
        step
        for game in games or GAMES
        for step in kinds_of("Step", classes([tree(file) for file in files("engine", game)]))
    ]


def changes(step: ast.ClassDef) -> Iterator[ast.AST]:
    """The places where a step's own fields are written outside its constructor, or in it without being Final."""
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
    """The checks below look at all steps, not at none."""
    names = {step.name for step in steps()}
    assert {"OutliveStep", "HeroTurn", "Defend", "Kill", "DrawOne", "OneMore", "Rounds", "UncoverGame"} <= names
    assert {"Daybreak", "Walk", "Strike", "Encounter", "MeetThreat", "Lines"} <= names
    for game in GAMES:
        own = [step.name for step in steps(game)]
        assert len(set(own)) == len(own) > 60, "no two steps of a game have the same name"


def test_steps_never_change_once_made() -> None:
    """Clones share them: a field is set in the constructor, is Final, and is never written again."""
    assert [f"{step.name}:{node.lineno}" for step in steps() for node in changes(step) if hasattr(node, "lineno")] == []


def test_every_step_has_a_docstring() -> None:
    """It states the rule in one line."""
    assert [step.name for step in steps() if not ast.get_docstring(step)] == []


def test_every_step_has_slots() -> None:
    """Without slots a step would be larger and slower, and could get fields by mistake."""
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


# -- names ------------------------------------------------------------------------------------------------------------

PARTICIPLES = re.compile(
    r"_*(?P<word>[a-z]+ed|(un|re|mis)?(told|made|said|kept|shown|drawn|meant|held|built|found|known|taken|given|spoken"
    r"|understood|begun|seen|chosen|written|thought|heard|spent|gone|done|left|lost|sent|paid|laid|met|bound|brought"
    r"|bought|sold|led|hidden|broken|thrown|dealt|caught|fled|won|wound|hung|stood|struck))"
    r"(_(up|out|over|at|by|in|on|for|to|off|of|after|away|down))?"
)
VERBS = {"feed", "need", "embed", "seed", "speed", "proceed", "exceed", "bleed"}
"""Words that look like participles."""
SPARED = {
    "src/emberwatch/bots/budget.py": ["spent", "tried"],
    "src/emberwatch/discover/cards/syntax.py": ["written", "written"],
    "src/emberwatch/discover/cards/targets.py": ["written"],
    "src/emberwatch/discover/model/state.py": ["written"],
    "src/emberwatch/environments/encoding.py": ["described"],
    "tests/engine/test_position.py": ["written"],
}
"""Bots of others call a watch, programs of others `described`; positions ask for `written` (`engine/snapshot.py`)."""
BY_PARTICIPLE = ("fled", "led_to", "held_at", "_begun", "retold", "understood", "unmet", "changed", "added_up")
BY_VERB = ("feed", "seed_of", "read", "read_pack", "set_apart", "run", "split", "draw", "has_fled", "closed_frame")


def is_participle(name: str) -> bool:
    """Whether a name is a participle (`changed`), with or without a preposition (`led_to`)."""
    found = PARTICIPLES.fullmatch(name)
    return found is not None and found["word"] not in VERBS


def functions(module: ast.Module) -> Iterator[str]:
    """The names of all functions, methods and properties."""
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name


def methods(module: ast.Module) -> Iterator[str]:
    """The names of all functions in classes."""
    for node in ast.walk(module):
        if isinstance(node, ast.ClassDef):
            yield from functions(ast.Module([*node.body], []))


@pytest.mark.parametrize(("folder", "names"), [("src", functions), ("tests", methods), ("benchmarks", methods)])
def test_nothing_is_named_by_a_participle(folder: str, names: Callable[[ast.Module], Iterator[str]]) -> None:
    """A participle (`understood`, `retold`) says neither what a function does nor what it asks."""
    sources = {str(file.relative_to(ROOT)): file for file in sorted((ROOT / folder).rglob("*.py"))}
    assert len(sources) > 10, "they were looked at"
    wrong = {path: [name for name in names(tree(file)) if is_participle(name)] for path, file in sources.items()}
    spared = {path: names for path, names in SPARED.items() if path.startswith(f"{folder}/")}
    assert {path: names for path, names in wrong.items() if names} == spared


def test_a_participle_would_be_found() -> None:
    assert [name for name in BY_PARTICIPLE if not is_participle(name)] == []
    assert [name for name in BY_VERB if is_participle(name)] == []
    source = "class A:\n    def drawn(self): pass\n    async def told(self): pass\ndef made():\n    def kept(): pass"
    assert sorted(functions(ast.parse(source))) == ["drawn", "kept", "made", "told"]
    assert sorted(methods(ast.parse(source))) == ["drawn", "told"]


def test_no_class_name_occurs_twice() -> None:
    names = [node.name for file in files() for node in tree(file).body if isinstance(node, ast.ClassDef)]
    assert sorted({name for name in names if names.count(name) > 1}) == []
