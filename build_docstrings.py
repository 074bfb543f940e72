"""Puts the docstrings of the sources into the C code that mypyc writes, so that help() works in the compiled form.

mypyc gives functions and classes their signatures, and leaves their docstrings out (so does mypy 2.4). They cannot be
added when a module is imported: Python lets nobody write the docstring of a function that is written in C. So they go
into the C code, behind the signatures. Where mypyc writes something else one day, the code stays as it is, and
tests/project/test_docstrings.py says so.
"""

from __future__ import annotations

import ast
import inspect
import itertools
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

SIGNATURE = r'PyDoc_STR\("(?:[^"\\]|\\.)*?\\n--\\n\\n'
"""A docstring as mypyc writes it: the signature, and what sets it apart from the text that could follow."""
FUNCTION = re.compile(rf'\(PyCFunction\)CPyPy_(?P<name>\w+),\s+[A-Z_ |]+, {SIGNATURE}(?="\))')
CLASS = re.compile(rf'CPyType_(?P<name>\w+)_template_ = \{{(?:(?!\}};).)*?\.tp_doc = {SIGNATURE}(?="\))', re.DOTALL)
MODULE = re.compile(r'PyModuleDef_HEAD_INIT,\s+"(?P<name>[\w.]+)",\s+(?P<empty>NULL), /\* docstring \*/')
SETTER = r"(?:\(setter\)\w+|NULL),\s+"
FIELD = re.compile(
    rf'\{{"(?P<field>\w+)",\s+\(getter\)(?P<name>\w+)_get_(?P=field),\s+{SETTER}(?P<empty>NULL), NULL\}}'
)
"""A field of a class, or a property."""


def add_docstrings(folder: Path, sources: Iterable[str]) -> None:
    """Write the docstrings of these sources, named by their paths, into the C files of a folder."""
    known: dict[str, str] = {}
    for source in sources:
        module = source.removesuffix(".py").replace("/", ".").replace("\\", ".")
        known |= docstrings(module, ast.parse(Path(source).read_text(encoding="utf-8")))
    for file in folder.rglob("*.c"):
        code = file.read_text(encoding="utf-8")
        with_docs = document_code(code, known)
        if with_docs != code:
            file.write_text(with_docs, encoding="utf-8")


# -- the sources --------------------------------------------------------------------------------------------------


def docstrings(module: str, tree: ast.Module) -> dict[str, str]:
    """The docstrings of a module by the names that mypyc gives things in C: `game___Game___choose`.

    mypyc shortens the names of modules as far as they stay apart, a single one to nothing. So every shorter name is
    there, too.
    """
    parts = module.split(".")
    found = {module: ast.get_docstring(tree) or ""}
    for start in range(len(parts) + 1):
        found |= {"___".join([*parts[start:], name]): text for name, text in describe(tree)}
    return {name: text for name, text in found.items() if text}


def describe(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Functions, classes, and what is in classes."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name, ast.get_docstring(node) or ""
        if isinstance(node, ast.ClassDef):
            yield from described_fields(node)
            for method in [inner for inner in node.body if isinstance(inner, ast.FunctionDef)]:
                text = ast.get_docstring(method) or ""
                yield f"{node.name}___{method.name}", text
                yield f"{node.name}.{method.name}", text  # a property is a field in C


def described_fields(node: ast.ClassDef) -> Iterator[tuple[str, str]]:
    """Fields with a text below them, in the class or in its constructor."""
    methods = [inner for inner in node.body if isinstance(inner, ast.FunctionDef)]
    constructors = [method.body for method in methods if method.name == "__init__"]
    for body in [node.body, *constructors]:
        for field, below in itertools.pairwise(body):
            if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
                name = name_of(field)
                if name and isinstance(below.value.value, str):
                    yield f"{node.name}.{name}", inspect.cleandoc(below.value.value)


def name_of(node: ast.stmt) -> str:
    """The field that a statement sets, if it sets one."""
    target: ast.expr | None = None
    if isinstance(node, ast.AnnAssign):
        target = node.target
    elif isinstance(node, ast.Assign):
        target = node.targets[0]
    if isinstance(target, ast.Attribute):
        return target.attr
    return target.id if isinstance(target, ast.Name) else ""


# -- the C code ---------------------------------------------------------------------------------------------------


def document_code(code: str, known: Mapping[str, str]) -> str:
    """Add the docstrings that are known to C code."""
    for behind_signature in (FUNCTION, CLASS):
        code = behind_signature.sub(lambda found: found[0] + escape(known.get(found["name"], "")), code)
    code = MODULE.sub(lambda found: fill(found, known.get(found["name"], "")), code)
    return FIELD.sub(lambda found: fill(found, known.get(f"{found['name']}.{found['field']}", "")), code)


def fill(found: re.Match[str], text: str) -> str:
    """What was found, with a text where there was none."""
    if not text:
        return found[0]
    start, end = found.start("empty") - found.start(), found.end("empty") - found.start()
    return f'{found[0][:start]}PyDoc_STR("{escape(text)}"){found[0][end:]}'


def escape(text: str) -> str:
    """A text as the inside of a C string."""
    plain = {ord("\n"): "\\n", ord('"'): '\\"', ord("\\"): "\\\\"}
    return "".join([plain.get(b) or (chr(b) if 32 <= b < 127 else f"\\{b:03o}") for b in text.encode()])
