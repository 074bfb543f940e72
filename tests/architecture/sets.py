"""Finds sets that are iterated in their own order, which differs between machines.

Code may ask what is in a set, how large it is and whether two are equal, make other sets from it, sort it by its own
values, and take the least or the greatest. A set is recognized by how it was made: by its braces, by its name in the
same function, by an annotation, by a function that is declared to return one, or by a field of the object itself.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.architecture.reading import with_parents

TYPES = ("set", "frozenset")
MAKES_SETS = (ast.BitOr, ast.BitAnd, ast.Sub, ast.BitXor)
ORDERLESS = ("len", "sorted", "set", "frozenset", "min", "max", "sum", "any", "all", "bool", "isinstance")
"""Functions whose result does not depend on the order of their arguments."""
CHANGES = ("add", "discard", "remove", "clear", "copy", "update", "union", "difference", "issubset", "issuperset")
"""Methods of sets whose result has no order, or is a set."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


def is_set_type(annotation: ast.expr | None) -> bool:
    """Whether an annotation is a set type: `set[int]`, `Final[set[int]]`, `ClassVar[frozenset[str]]` ..."""
    if isinstance(annotation, ast.Subscript):
        return is_set_type(annotation.value) or is_set_type(annotation.slice)
    return isinstance(annotation, ast.Name) and annotation.id in TYPES


class Sets:
    """The expressions of one module that are known to be sets."""

    def __init__(self, module: ast.Module, makers: frozenset[str], takers: frozenset[str]) -> None:
        self.module = module
        self.parents = with_parents(module)
        self.makers = makers
        """Functions that return sets."""
        self.takers = takers
        """Functions that take sets, and say so."""
        self.held = fields_in(module)
        """Fields that are sets."""
        self.names: dict[ast.AST, set[str]] = {}
        """The names of sets, by function or module."""
        for _ in range(3):  # a set may get another name, and that one yet another
            for node in ast.walk(module):
                self.note(node)

    def note(self, node: ast.AST) -> None:
        """Remember the names that sets get here."""
        if isinstance(node, ast.arg) and is_set_type(node.annotation):
            self.of(self.parents[self.parents[node]]).add(node.arg)
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                self.note_pair(target, node.value)
        elif isinstance(node, ast.AnnAssign):
            if is_set_type(node.annotation) or self.is_set(node.value):
                self.note_name(node.target)
        elif isinstance(node, ast.NamedExpr):
            self.note_pair(node.target, node.value)

    def note_pair(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, ast.Tuple) and isinstance(value, ast.Tuple):
            for one, other in zip(target.elts, value.elts, strict=False):
                self.note_pair(one, other)
        elif self.is_set(value):
            self.note_name(target)

    def note_name(self, target: ast.expr) -> None:
        if isinstance(target, ast.Name):
            self.of(self.scope(target)).add(target.id)

    def of(self, scope: ast.AST) -> set[str]:
        return self.names.setdefault(scope, set())

    def scope(self, node: ast.AST) -> ast.AST:
        """The function that a node is in, or the module."""
        while node in self.parents:
            node = self.parents[node]
            if isinstance(node, Function):
                break
        return node

    def is_set(self, node: ast.AST | None) -> bool:
        """Whether an expression is a set."""
        if isinstance(node, ast.Name):
            return node.id in self.of(self.scope(node)) or node.id in self.of(self.module)
        if isinstance(node, ast.Attribute):
            return node.attr in self.held and is_self(node.value)
        if isinstance(node, ast.BinOp):
            return isinstance(node.op, MAKES_SETS) and (self.is_set(node.left) or self.is_set(node.right))
        if isinstance(node, ast.IfExp):
            return self.is_set(node.body) or self.is_set(node.orelse)
        if isinstance(node, ast.Call):
            called = node.func.id if isinstance(node.func, ast.Name) else getattr(node.func, "attr", "")
            return called in (*TYPES, *self.makers)
        return isinstance(node, ast.Set | ast.SetComp)

    # -- how they are used --------------------------------------------------------------------------------------------

    def find_misuse(self) -> Iterator[ast.AST]:
        for node in ast.walk(self.module):
            if isinstance(node, ast.expr) and is_read(node) and self.is_set(node) and not self.is_harmless(node):
                yield node

    def is_harmless(self, node: ast.expr) -> bool:
        parent = self.parents[node]
        if isinstance(parent, ast.Compare):
            return node is not parent.left or not isinstance(parent.ops[0], ast.In | ast.NotIn)
        if isinstance(parent, ast.comprehension):
            return parent.iter is not node or self.is_orderless(self.parents[parent])
        if isinstance(parent, ast.Call):
            return self.is_good_call(parent, node)
        if isinstance(parent, ast.Attribute):
            return parent.attr in CHANGES
        if isinstance(parent, ast.Assign | ast.AnnAssign | ast.NamedExpr):
            return all([self.is_own(target) for target in targets_of(parent)])
        if isinstance(parent, ast.Return):
            scope = self.scope(parent)
            return isinstance(scope, Function) and is_set_type(scope.returns)
        return not isinstance(parent, ast.For | ast.Starred | ast.YieldFrom)

    def is_orderless(self, comprehension: ast.AST) -> bool:
        """Whether the result of iterating a set has no order either."""
        if isinstance(comprehension, ast.SetComp):
            return True
        parent = self.parents[comprehension]
        is_argument = isinstance(parent, ast.Call) and comprehension in parent.args
        return is_argument and isinstance(parent, ast.Call) and self.is_good_call(parent, comprehension)

    def is_good_call(self, call: ast.Call, argument: ast.AST) -> bool:
        """Whether a set, or something made in its order, may be passed to this call."""
        if isinstance(call.func, ast.Name):
            is_sorted_by_key = any([keyword.arg == "key" for keyword in call.keywords])
            return call.func.id in (*ORDERLESS, *self.takers) and not is_sorted_by_key
        is_method_of_set = isinstance(call.func, ast.Attribute) and self.is_set(call.func.value)
        return argument is call.func or is_method_of_set

    def is_own(self, target: ast.expr) -> bool:
        """A name, an entry of a table, or a field of `self`; fields of other objects, such as states, hold no sets."""
        is_field = isinstance(target, ast.Attribute) and is_self(target.value)
        return isinstance(target, ast.Name | ast.Subscript) or is_field


def is_read(node: ast.expr) -> bool:
    return isinstance(getattr(node, "ctx", ast.Load()), ast.Load)


def targets_of(node: ast.Assign | ast.AnnAssign | ast.NamedExpr) -> list[ast.expr]:
    return node.targets if isinstance(node, ast.Assign) else [node.target]


def is_self(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == "self"


def fields_in(module: ast.Module) -> frozenset[str]:
    """The fields that objects of this module set to sets."""
    fields = set()
    for node in ast.walk(module):
        if isinstance(node, ast.AnnAssign | ast.Assign):
            is_set = isinstance(node.value, ast.Set | ast.SetComp) or is_set_type(getattr(node, "annotation", None))
            fields |= {target.attr for target in targets_of(node) if isinstance(target, ast.Attribute) and is_set}
    return frozenset(fields)


def misused_sets(modules: list[ast.Module]) -> list[tuple[ast.Module, ast.AST]]:
    """The places where sets of a game are iterated in their own order."""
    functions = [node for module in modules for node in ast.walk(module) if isinstance(node, Function)]
    makers = frozenset([function.name for function in functions if is_set_type(function.returns)])
    takers = frozenset([f.name for f in functions if any([is_set_type(arg.annotation) for arg in f.args.args])])
    return [(module, node) for module in modules for node in Sets(module, makers, takers).find_misuse()]
