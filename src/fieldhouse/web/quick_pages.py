"""Templates as code that wastes nothing: Jinja's own, written out for pages like ours, which are always escaped, filled
with plain values, and know no function that wants to see its context.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, MutableMapping
from typing import Any, Final

from jinja2 import Environment
from jinja2.compiler import CodeGenerator, Frame
from jinja2.nodes import Call, CondExpr, Const, Expr, Getattr, Node, Output, Template
from jinja2.runtime import Context
from markupsafe import Markup, escape


def escaped(value: object) -> str:
    """What Jinja's own ``escape`` gives, without an object for each of the hundreds of pieces of a page."""
    if type(value) is str:
        return escape(value) if _has_marks(value) else value
    if type(value) is Markup:
        return value
    return str(value) if type(value) is int else escape(value)


_has_marks: Final = re.compile("[&<>'\"]").search


class _Writer(CodeGenerator):
    """Templates call ``escaped`` where others call ``escape``.

    What they are filled with is nearly always a plain dict: it is asked for the key at once. A function is called as it
    is, an ``if`` without ``else`` is an empty text instead.
    """

    def _write_page(self, node: Template, frame: Frame | None = None) -> None:
        """Write a page, and before it the names of what all of them call: a module's are read quicker than members."""
        self.writeline("from operator import call as called")
        self.writeline(f"from {__name__} import _Pieces, escaped")
        self.visit_Template(node, frame)

    def _write_out(self, node: Output, frame: Frame) -> None:
        """All that stands between two tags goes out at once: Jinja hands over every word of it through each page that
        includes this one. *frame* stays as it was.
        """
        is_whole = frame.buffer is None and len(node.nodes) > 1
        if is_whole:
            frame.buffer = "yield _Pieces"
        self.visit_Output(node, frame)
        if is_whole:
            frame.buffer = None

    def _output_child_pre(self, node: Expr, frame: Frame, finalize: Any) -> None:
        """Write the call that escapes a value."""
        assert frame.eval_ctx.autoescape and not frame.eval_ctx.volatile, "every page escapes what it is filled with"
        self.write("escaped(")

    def _write_member(self, node: Getattr, frame: Frame) -> None:
        """Write the reading of a member: a dictionary's by its key, at once."""
        self.write(f"(_of[{node.attr!r}] if type(_of := ")
        self.visit(node.node, frame)
        self.write(f") is dict and {node.attr!r} in _of else environment.getattr(_of, {node.attr!r}))")

    def _write_call(self, node: Call, frame: Frame) -> None:
        """Write a call: Jinja would look first at what the function wants to be handed beside its arguments."""
        self.write("called(")
        self.visit(node.node, frame)
        self.signature(node, frame)
        self.write(")")

    def _write_condition(self, node: CondExpr, frame: Frame) -> None:
        """Write an inline ``if``: Jinja would make a sentence of what is missing, and throw it away."""
        self.visit_CondExpr(CondExpr(node.test, node.expr1, node.expr2 or Const("")), frame)

    def get_visitor(self, node: Node) -> Any:
        """Our way of writing for some kinds of nodes, Jinja's for all others."""
        own = {
            Call: self._write_call, CondExpr: self._write_condition,
            Getattr: self._write_member, Output: self._write_out, Template: self._write_page,
        }  # fmt: skip
        return own.get(type(node)) or super().get_visitor(node)


class _Pieces:
    """Stands where Jinja writes to a list."""

    extend = "".join

    @staticmethod
    def append(piece: str) -> str:
        """The piece itself, where Jinja would add it to the list."""
        return piece


class _Facts(Context):
    """What a template is filled with. Which names everybody knows it does not list: only an import would ask."""

    def __init__(
        self,
        environment: Environment,
        parent: dict[str, object],
        name: str | None,
        blocks: dict[str, Callable[[Context], Iterator[str]]],
        globals: MutableMapping[str, object] | None = None,
    ) -> None:
        super().__init__(environment, parent, name, blocks)


class QuickPages(Environment):
    code_generator_class = _Writer
    context_class = _Facts

    def make_globals(self, d: MutableMapping[str, object] | None) -> MutableMapping[str, object]:
        """What every template knows: one dictionary for all of them, which is quicker to copy than Jinja's chain of
        two; a template that brought names of its own would have that."""
        return super().make_globals(d) if d else self.globals
