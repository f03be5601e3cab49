"""Every small change that can be made to the functions of a source file, one at a time."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from types import CodeType
from typing import Any, Final

Swap = Callable[[], None]

COMPARISONS: Final[dict[type[ast.cmpop], type[ast.cmpop]]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
}
ARITHMETIC: Final[dict[type[ast.operator], type[ast.operator]]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
}
OPPOSITE_NAMES: Final = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Mutant:
    """One change: where it stands, what it does, and which one of its function's changes it is."""

    file: Path
    function: str
    line: int
    text: str
    change: str
    place: int

    @property
    def key(self) -> str:
        """What names it in the list of equivalents: no line number, so that it outlives other changes."""
        return f"{self.file.name} | {self.function} | {self.text} | {self.change}"

    @property
    def code(self) -> CodeType:
        """The outermost function that holds it, changed and compiled: made when it is wanted, for few are drawn."""
        tree = ast.parse(self.file.read_text(encoding="utf-8"))
        *_, swap = list(changes(dict(outermost_functions(tree.body))[self.function]))[self.place]
        swap()
        return code_of(compile(ast.fix_missing_locations(tree), str(self.file), "exec"), self.function)


def mutants(file: Path) -> Iterator[Mutant]:
    """Every mutant of every function and method of the file, in the order of its lines."""
    source = file.read_text(encoding="utf-8")
    lines = source.splitlines()
    seen: Counter[tuple[str, str, str]] = Counter()
    for name, function in outermost_functions(ast.parse(source).body):
        for place, (line, change, _) in enumerate(changes(function)):
            text = lines[line - 1].strip()
            seen[name, text, change] += 1
            if seen[name, text, change] > 1:
                change = f"{change} ({seen[name, text, change]})"
            yield Mutant(file, name, line, text, change, place)


def outermost_functions(body: list[ast.stmt], prefix: str = "") -> Iterator[tuple[str, ast.FunctionDef]]:
    """Functions of a module and methods of its classes, with their qualified names."""
    for statement in body:
        if isinstance(statement, ast.ClassDef):
            yield from outermost_functions(statement.body, f"{prefix}{statement.name}.")
        elif isinstance(statement, ast.FunctionDef):
            yield f"{prefix}{statement.name}", statement


def code_of(module: CodeType, name: str) -> CodeType:
    """The code of a function of that qualified name inside a module's code."""
    for constant in module.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_qualname == name:
                return constant
            if name.startswith(f"{constant.co_qualname}."):
                return code_of(constant, name)
    raise LookupError(f"There is no code of {name} in {module.co_filename}.")


def changes(function: ast.FunctionDef) -> Iterator[tuple[int, str, Swap]]:
    """What can be changed in a function's body: the line, the change in words, and the deed itself."""
    for statement in function.body:
        for node in inside(statement):
            yield from changes_of(node)


def inside(node: ast.AST) -> Iterator[ast.AST]:
    """The node and all below it, but for what is never run as a rule: annotations, messages of errors, docstrings,
    and what only asserts something, as ``zip``'s ``strict`` does."""
    if isinstance(node, ast.Raise | ast.Assert | ast.JoinedStr) or (
        isinstance(node, ast.keyword) and node.arg == "strict"
    ):
        return
    yield node
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list"):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST):
                yield from inside(child)


def changes_of(node: ast.AST) -> Iterator[tuple[int, str, Swap]]:
    """What can be changed at one node."""
    match node:
        case ast.Compare(ops=operators):
            for place, operator in enumerate(operators):
                other = COMPARISONS[type(operator)]
                yield node.lineno, f"{type(operator).__name__} to {other.__name__}", putter(operators, place, other())
        case ast.BoolOp(op=operator):
            opposite = ast.Or() if isinstance(operator, ast.And) else ast.And()
            yield node.lineno, f"{word(operator)} to {word(opposite)}", setter(node, "op", opposite)
        case ast.BinOp(op=operator) | ast.AugAssign(op=operator) if type(operator) in ARITHMETIC:
            turned = ARITHMETIC[type(operator)]()
            yield node.lineno, f"{word(operator)} to {word(turned)}", setter(node, "op", turned)
        case ast.If(test=test) | ast.IfExp(test=test) | ast.While(test=test) if not isinstance(test, ast.Compare):
            yield test.lineno, "condition denied", setter(node, "test", denied(test))  # the line that is run
        case ast.comprehension(ifs=conditions):
            for place, condition in enumerate(conditions):
                if not isinstance(condition, ast.Compare):
                    yield condition.lineno, "filter denied", putter(conditions, place, denied(condition))
        case ast.Constant(value=bool() as value):
            yield node.lineno, f"{value} to {not value}", setter(node, "value", not value)
        case ast.Constant(value=int() as number):
            yield node.lineno, f"{number} to {number + 1}", setter(node, "value", number + 1)
        case ast.Name(id=name) if name in OPPOSITE_NAMES:
            yield node.lineno, f"{name} to {OPPOSITE_NAMES[name]}", setter(node, "id", OPPOSITE_NAMES[name])
        case ast.Expr(value=ast.Call()):
            yield node.lineno, "left out", setter(node, "value", ast.Constant(None))
        case ast.Return(value=ast.Call() | ast.BoolOp() | ast.Name() as value):
            if returns_truth(value):
                yield node.lineno, "answer denied", setter(node, "value", denied(value))


def returns_truth(value: ast.expr) -> bool:
    """Whether an answer is plainly a yes or no: a call of a predicate, or such joined by and / or."""
    if isinstance(value, ast.Call):
        called = value.func
        name = called.attr if isinstance(called, ast.Attribute) else called.id if isinstance(called, ast.Name) else ""
        return name.startswith(("is_", "has_", "can_", "any", "all"))
    return isinstance(value, ast.BoolOp)


def denied(test: ast.expr) -> ast.expr:
    """The contrary of a condition."""
    if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
        return test.operand
    return ast.UnaryOp(op=ast.Not(), operand=test)


def word(operator: ast.AST) -> str:
    return type(operator).__name__


def setter(node: ast.AST, field: str, value: object) -> Swap:
    return lambda: setattr(node, field, value)


def putter(items: list[Any], place: int, value: ast.AST) -> Swap:
    return lambda: items.__setitem__(place, value)
