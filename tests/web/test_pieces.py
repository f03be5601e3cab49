"""Pieces of pages that are drawn once for the same values."""

from __future__ import annotations

import pytest
from jinja2 import Environment
from jinja2.meta import find_undeclared_variables
from markupsafe import Markup

from fieldhouse.table.words import Cited, Phrase
from fieldhouse.web.pages import DRAWN_ONCE, FOLDER, PAGES
from fieldhouse.web.pieces import MOST_DRAWN, remembered


def test_a_piece_is_drawn_once_for_the_same_values() -> None:
    drawn: list[object] = []

    def piece(*given: object) -> Markup:
        drawn.append(given)
        return Markup("<b>{}</b>").format(given)

    draw = remembered(piece)
    first = draw({"title": "a < b", "men": [1, None]}, "x")
    assert draw({"title": "a <" + " b", "men": [1, None]}, "x") is first
    assert len(drawn) == 1
    assert draw({"title": "a < b", "men": [1, None]}, "y") != first
    assert draw({"title": "a < b", "men": [True, None]}, "x") != first, "True is no 1"
    assert len(drawn) == 3


def test_a_sentence_that_cites_a_rule_is_drawn_as_it_is() -> None:
    """It is equal to its plain text, and shown otherwise."""
    draw = remembered(lambda text: Markup(type(text).__name__))
    assert [draw("Kick (9.1)"), draw(Cited("Kick", "9.1")), draw("Kick (9.1)")] == ["str", "Cited", "str"]


def test_a_label_in_parts_is_drawn_once_and_by_its_parts() -> None:
    drawn: list[object] = []

    def piece(options: list[dict[str, Phrase | Cited]]) -> Markup:
        drawn.append(options)
        return Markup(len(drawn))

    draw = remembered(piece)

    def options(*parts: str, rule: str = "9.1") -> list[dict[str, object]]:
        return [{"label": Phrase(*parts), "help": Cited("Kick", rule)}]

    assert draw(options("Run", "left end")) is draw(options("Run", "left end")), "once"
    assert draw(options("Run left", "end")) != draw(options("Run", "left end")), "the same text in other parts"
    assert draw(options("Run", "left end", rule="9.2")) != draw(options("Run", "left end")), "another rule"
    assert len(drawn) == 3


def test_what_was_wanted_last_is_kept_and_the_rest_let_go() -> None:
    drawn: list[int] = []

    def piece(number: int) -> Markup:
        drawn.append(number)
        return Markup(number)

    draw = remembered(piece)
    for number in range(3 * MOST_DRAWN):
        draw(number)
        draw(-1)
    assert drawn.count(-1) == 1, "wanted all the time"
    draw(0)
    assert drawn.count(0) == 2, "let go long ago"


@pytest.mark.parametrize("file", sorted({file for file, _ in DRAWN_ONCE}))
def test_such_a_piece_knows_nothing_but_what_it_is_given(file: str) -> None:
    source = (FOLDER / f"{file}.html").read_text(encoding="utf-8")
    assert find_undeclared_variables(PAGES.parse(source)) <= set(PAGES.globals)


@pytest.mark.parametrize(
    ("template", "shown"),
    [
        ("{{ 'yes' if said }}.", "."),
        ("{{ ('yes' if said)|length }}", "0"),
        ("{{ joined('<a>', other=said) }}", "&lt;a&gt;False"),
        ("{% macro b(text) %}{{ text }}{{ caller() }}{% endmacro %}{% call b('&') %}<i>{% endcall %}", "&amp;<i>"),
        ("{% for each in (1, 2) %}{{ loop.cycle('x', 'y') }}{% endfor %}", "xy"),
    ],
)  # fmt: skip
def test_our_code_of_a_template_says_what_jinjas_says(template: str, shown: str) -> None:
    """An ``if`` without ``else``, functions, macros and their callers are written out in a way of our own."""

    def joined(text: str, other: object) -> str:
        return f"{text}{other}"

    given = {"said": False, "joined": joined}
    assert PAGES.from_string(template).render(given) == shown
    assert Environment(autoescape=True).from_string(template).render(given) == shown
