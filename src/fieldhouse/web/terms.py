"""Words and signs that explain themselves: those of a game's TERMS.md, found in charts and in what people are asked."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from markupsafe import Markup, escape

from fieldhouse.web.rulebook import BOOKS, GAMES, rule_link

ROW: Final = re.compile(r"^\| (?!sign \||---)(.+?) \| (.+?) \| (\S+) \|$", re.MULTILINE)
A_RULE: Final = r"\((?P<rule>\d{1,2}(?:\.\d{1,2}){1,3}[a-z]?)\)"
"""A rule as questions cite it: ``(5.3.12)``."""


class Term(NamedTuple):
    """``is_sign``: it stands in the cells of charts, and is not looked for in sentences."""

    sign: str
    meaning: str
    rule: str
    is_sign: bool


@cache
def terms(game: str) -> tuple[Term, ...]:
    """The words and signs of a game, in the order of its page."""
    if game not in BOOKS:
        return ()
    text = (GAMES / game / "TERMS.md").read_text(encoding="utf-8")
    return tuple(
        Term(sign.strip("`"), meaning, rule, cell.startswith("`"))
        for cell, meaning, rule in ROW.findall(text)
        for sign in cell.split(", ")
    )


@cache
def sign_of(game: str, text: str) -> Term | None:
    """The sign that a cell of a chart bears: ``INT 12`` is an ``INT #``."""
    bare = re.sub(r"(?<![A-Z])[-+]?\d+", "#", text).replace("-#", "#") if text != "-" else text
    bare = re.sub(r"-(?=[XDT])", "", bare)
    shapes = (bare, re.sub(r"(?<=[A-Z] )(X|DS|T\d)", "#", bare), bare.removesuffix("*"))
    by_sign = {term.sign: term for term in terms(game) if term.is_sign}
    return next((by_sign[shape] for shape in shapes if shape in by_sign), None)


def signs(game: str, texts: Iterable[str]) -> list[Term]:
    """The signs among the cells of a chart, in the order of the page: its legend."""
    found = {sign_of(game, text) for text in texts}
    return [term for term in terms(game) if term in found]


def words_in(game: str, texts: Iterable[str]) -> list[Term]:
    """The words of a game that stand in sentences, each once."""
    pattern = _pattern(game)
    if pattern is None:
        return []
    found = {_singular(game, match["word"]) for text in texts for match in pattern.finditer(text) if match["word"]}
    return [term for term in terms(game) if not term.is_sign and term.sign in found]


def taught(text: str, game: str) -> Markup:
    """A sentence whose words explain themselves, and whose rules are links into the book."""
    pattern = _pattern(game)
    if pattern is None:
        return escape(text)
    parts, done = [], 0
    for match in pattern.finditer(text):
        parts.append(escape(text[done : match.start()]))
        parts.append(_word(game, match["word"]) if match["word"] else _cited(game, match["rule"]))
        done = match.end()
    return Markup("").join([*parts, escape(text[done:])])


def term_html(words: str, meaning: str) -> Markup:
    """Something that explains itself on hover, focus and tap."""
    return Markup('<span class="term" role="button" tabindex="0" data-tip="{}">{}</span>').format(meaning, words)


def sign_html(text: str, game: str) -> Markup:
    """A cell of a chart that explains itself."""
    term = sign_of(game, text)
    return escape(text) if term is None else term_html(text, f"{term.sign}: {term.meaning}")


def named(label: str, sign: str, game: str) -> Markup:
    """*label*, with what *sign* means."""
    term = next((term for term in terms(game) if term.sign == sign), None)
    return escape(label) if term is None else term_html(label, f"{sign}: {term.meaning}")


def cited(help_text: str, game: str) -> tuple[str, str, str]:
    """A line of help without the rule that it cites at its end; that rule's number, and where it stands."""
    found = re.search(rf"\s*{A_RULE}\s*$", help_text)
    if found is None or not terms(game):
        return help_text, "", ""
    return help_text[: found.start()], found["rule"], rule_link(game, found["rule"])


def _word(game: str, word: str) -> Markup:
    known = _singular(game, word)
    return term_html(word, next(term.meaning for term in terms(game) if term.sign == known))


def _cited(game: str, number: str) -> Markup:
    return Markup('(<a class="rule" href="{}" data-beside>{}</a>)').format(rule_link(game, number), number)


def _singular(game: str, word: str) -> str:
    signs = {term.sign for term in terms(game)}
    return word if word in signs else word.removesuffix("s")


@cache
def _pattern(game: str) -> re.Pattern[str] | None:
    """What is looked for in the sentences of a game: the longest words first, so that none hides in another."""
    words = sorted((term.sign for term in terms(game) if not term.is_sign), key=len, reverse=True)
    if not words:
        return None
    either = "|".join(map(re.escape, words))
    return re.compile(rf"(?<![\w-])(?P<word>(?:{either})s?)(?![\w-])|{A_RULE}")
