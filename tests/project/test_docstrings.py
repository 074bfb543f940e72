"""help() in both forms of the rules: Python shows what the sources say."""

from __future__ import annotations

import ast
import importlib
import inspect
import pydoc
from pathlib import Path

import build_docstrings
import pytest

import emberwatch as ew
from emberwatch import forms

PACKAGE = Path(forms.__file__).parent
CODE = r"""
static PyGetSetDef game___Game_getseters[] = {
    {"moment",
     (getter)game___Game_get_moment, (setter)game___Game_set_moment,
     NULL, NULL},
    {"seats",
     (getter)game___Game_get_seats, NULL,
     NULL, NULL},
    {"waiting",
     (getter)game___Game_get_waiting,
     NULL, NULL, NULL},
    {"other",
     (getter)game___Game_get_other,
     NULL, NULL, NULL},
    {NULL}  /* Sentinel */
};
static PyMethodDef game___Game_methods[] = {
    {"choose",
     (PyCFunction)CPyPy_game___Game___choose,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choose($self, seat, words=\'\\\"\')\n--\n\n")},
    {"silent",
     (PyCFunction)CPyPy_game___Game___silent,
     METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("silent($self)\n--\n\n")},
};
static PyTypeObject CPyType_game___Plain_template_ = {
    .tp_name = "Plain",
};
static PyTypeObject CPyType_game___Game_template_ = {
    .tp_name = "Game",
    .tp_doc = PyDoc_STR("Game(seat)\n--\n\n"),
};
    {"new", (PyCFunction)CPyPy_game___new, METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("new(s)\n--\n\n") /* docstring */},
static struct PyModuleDef gamemodule = {
    PyModuleDef_HEAD_INIT,
    "emberwatch.engine.game",
    NULL, /* docstring */
"""
"""C code as mypyc writes it."""
SOURCE = '''
"""The "driver"."""

class Plain:
    """Nothing of it is told in C."""

class Game:
    """A game; “so”
    it goes: \\\\n."""

    def __init__(self) -> None:
        self.moment: int = 0
        """How many
        picks."""
        self.seats: Final = 2
        """How many seats."""
        self.other = 1

    def choose(self, seat: int, words: str) -> None:
        """Pick."""

    def silent(self) -> None:
        pass

    @property
    def waiting(self) -> int:
        """Who may pick."""

def new(s: int) -> None:
    """A new game."""
'''


def test_docstrings_are_found_by_every_name_that_they_may_have_in_c() -> None:
    found = build_docstrings.docstrings("emberwatch.engine.game", ast.parse(SOURCE))
    for prefix in ("", "game___", "engine___game___", "emberwatch___engine___game___"):
        assert found[f"{prefix}Game___choose"] == "Pick."
        assert found[f"{prefix}Game.moment"] == "How many\npicks."
    assert found["emberwatch.engine.game"] == 'The "driver".'
    assert not [name for name in found if "silent" in name or "other" in name]


def test_docstrings_go_where_they_belong() -> None:
    known = build_docstrings.docstrings("emberwatch.engine.game", ast.parse(SOURCE))
    changed = {
        line.strip()
        for line in set(build_docstrings.document_code(CODE, known).splitlines()) - set(CODE.splitlines())
    }  # fmt: skip
    assert changed == {
        'PyDoc_STR("How many\\npicks."), NULL},',
        'PyDoc_STR("How many seats."), NULL},',
        'NULL, PyDoc_STR("Who may pick."), NULL},',
        'METH_FASTCALL | METH_KEYWORDS, PyDoc_STR("choose($self, seat, words=\\\'\\\\\\"\\\')\\n--\\n\\nPick.")},',
        '.tp_doc = PyDoc_STR("Game(seat)\\n--\\n\\nA game; \\342\\200\\234so\\342\\200\\235\\nit goes: \\\\n."),',
        '{"new", (PyCFunction)CPyPy_game___new, METH_FASTCALL | METH_KEYWORDS, '
        'PyDoc_STR("new(s)\\n--\\n\\nA new game.") /* docstring */},',
        'PyDoc_STR("The \\"driver\\"."), /* docstring */',
    }


def test_code_of_another_kind_stays_as_it_is() -> None:
    known = build_docstrings.docstrings("emberwatch.engine.game", ast.parse(SOURCE))
    other = CODE.replace("CPyPy_", "Wrapper_").replace("(getter)", "").replace("PyDoc_STR", "DOC").replace("NULL", "0")
    assert build_docstrings.document_code(other, known) == other


@pytest.mark.parametrize("name", forms.COMPILED)
def test_everything_says_at_run_time_what_its_source_says(name: str) -> None:
    """Compiled or not. Private things and nested functions do not count."""
    module = importlib.import_module(f"emberwatch.{name}")
    tree = ast.parse((PACKAGE / name.replace(".", "/")).with_suffix(".py").read_text(encoding="utf-8"))
    assert (module.__doc__ or "").strip() == ast.get_docstring(tree)
    assert silent(module, tree) == []
    for node in [node for node in tree.body if isinstance(node, ast.ClassDef)]:
        assert silent(getattr(module, node.name), node) == []


def silent(owner: object, node: ast.Module | ast.ClassDef) -> list[str]:
    """The things whose docstring is not the one in their source."""
    inner = [part for part in node.body if isinstance(part, ast.FunctionDef | ast.ClassDef)]
    return [
        part.name
        for part in inner
        if not part.name.startswith("__")
        and ast.get_docstring(part)
        and inspect.cleandoc(getattr(owner, part.name).__doc__ or "") != ast.get_docstring(part)
    ]


def test_help_explains_a_game() -> None:
    page = pydoc.plain(pydoc.render_doc(ew.Game))
    for words in (
        "A state with its dice and its record",
        "Apply a pick. Raises IllegalPick and changes nothing if it is not legal.",
        "The seats that may pick now",
        "An independent copy that continues exactly as this game would.",
    ):
        assert words in page


@pytest.mark.skipif(forms.FORM == forms.INTERPRETED, reason="interpreted, fields have no docstrings")
def test_help_explains_fields_in_the_compiled_form() -> None:
    assert inspect.getdoc(vars(ew.Game)["moment"]) == "How many picks have been made, chance included."
