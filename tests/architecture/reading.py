"""Reading the source: files by the part they belong to, syntax trees, imports."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from tests.paths import ROOT

SOURCE = ROOT / "src/emberwatch"
GAMES = ("outlive", "discover")


def part_of(file: Path) -> str:
    """The part of the program that a file belongs to."""
    inside = file.relative_to(SOURCE).parts
    if len(inside) > 1:
        return inside[0]
    return "emberwatch" if file.name == "__init__.py" else file.stem


def game_of(file: Path) -> str:
    """The game whose folder a file is in, in any part; "" if it is in none."""
    return next((game for game in GAMES if game in file.relative_to(SOURCE).parts[:-1]), "")


def files(*parts: str) -> list[Path]:
    """The files of these parts, or all of them."""
    return [file for file in sorted(SOURCE.rglob("*.py")) if not parts or part_of(file) in parts]


@cache
def tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"), str(file))


def where(file: Path, node: ast.AST) -> str:
    return f"{file.relative_to(SOURCE)}:{getattr(node, 'lineno', 0)}"


def found(check: Callable[[ast.Module], Iterator[ast.AST]], *parts: str) -> list[str]:
    """The places where a check finds something in these parts."""
    return [where(file, node) for file in files(*parts) for node in check(tree(file))]


def with_parents(module: ast.AST) -> dict[ast.AST, ast.AST]:
    return {child: node for node in ast.walk(module) for child in ast.iter_child_nodes(node)}


def nodes_of(source: str, check: Callable[[ast.Module], Iterator[ast.AST]]) -> int:
    """How many nodes a check finds in a piece of code."""
    return len(list(check(ast.parse(source))))


def imports(module: ast.Module) -> Iterator[tuple[ast.stmt, str, bool]]:
    """Every imported module, and whether it is imported only when a function is called."""
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
    """The modules behind `from module import names`: some of a package's names are modules."""
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
