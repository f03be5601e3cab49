"""Words and signs that explain themselves: those of a game's TERMS.md, in charts and in what people are asked."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache, lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup, escape

from fieldhouse.table.words import Cited
from fieldhouse.web.rulebook import BOOKS, BOOKS_FOLDER, MOST_FOUND, Passage, book, rule_link

ROW: Final = re.compile(r"^\| (?!sign \||---)(.+?) \| (.+?) \| (\S+) \|$", re.MULTILINE)

MOST_SENTENCES: Final = 4096
"""The same ones are asked again and again: they are looked through once."""


MOST_QUESTIONS: Final = 512


class Term(NamedTuple):
    """``is_sign``: it stands in the cells of charts, and is not looked for in sentences."""

    sign: str
    meaning: str
    rule: str
    is_sign: bool
    anchor: str
    """Where it stands on the page of the rules."""


@cache
def terms(game: str) -> dict[str, Term]:
    """The words and signs of a game, in the order of its page, read from its TERMS.md; none if it has no book."""
    if game not in BOOKS:
        return {}
    text = (BOOKS_FOLDER / game / "TERMS.md").read_text(encoding="utf-8")
    rows = [(word, cell, meaning, rule) for cell, meaning, rule in ROW.findall(text) for word in cell.split(", ")]
    return {
        (sign := word.strip("`")): Term(sign, meaning, rule, cell.startswith("`"), f"w-{place}")
        for place, (word, cell, meaning, rule) in enumerate(rows)
    }


def found(game: str, words: str) -> list[Passage]:
    """Where all of *words* are said: first the words and signs of a game, those that bear the name before the others,
    then the passages of its book."""
    wanted = words.casefold().split()
    if not wanted:
        return []
    known = [
        term
        for term in terms(game).values()
        if all(word in f"{term.sign} {term.meaning}".casefold() for word in wanted)
    ]
    known.sort(key=lambda term: term.sign.casefold() != " ".join(wanted))
    told = [Passage(term.anchor, f"{term.sign} (words and signs)", term.meaning) for term in known]
    return [*told, *book(game).found(words)][:MOST_FOUND]


def legend(game: str, signs: Collection[str]) -> list[Term]:
    """What these signs mean, in the order of the page."""
    return [term for term in terms(game).values() if term.sign in signs]


@lru_cache(MOST_QUESTIONS)
def meanings(game: str, texts: tuple[str, ...]) -> tuple[tuple[str, str], ...]:
    """The words of a game that stand in sentences, each once, and what they mean."""
    found = frozenset().union(*(_words(game, text) for text in texts))
    return tuple((term.sign, term.meaning) for term in terms(game).values() if term.sign in found)


@lru_cache(MOST_SENTENCES)
def _words(game: str, text: str) -> frozenset[str]:
    """The words of our glossary in a sentence."""
    pattern = _pattern(game)
    return frozenset(_singular(game, word) for word in pattern.findall(text)) if pattern else frozenset()


@lru_cache(MOST_SENTENCES, typed=True)  # a sentence that cites a rule is equal to the same text without one
def taught(text: str, game: str) -> Markup:
    """A sentence whose words explain themselves, and whose rule is a link into the book."""
    if isinstance(text, Cited):
        rule = Markup(' (<a class="rule" href="{}" data-beside>{}</a>)').format(rule_link(game, text.rule), text.rule)
        return _taught(text.before, game) + rule + _taught(text.after, game)
    return _taught(text, game)


def _taught(text: str, game: str) -> Markup:
    """A sentence whose known words explain themselves."""
    pattern = _pattern(game)
    if pattern is None:
        return escape(text)
    parts = pattern.split(text)  # what is between words, a word, what is between ...
    parts[::2] = map(escape, parts[::2])
    parts[1::2] = [term_html(word, terms(game)[_singular(game, word)].meaning) for word in parts[1::2]]
    return Markup("").join(parts)


def term_html(words: str, meaning: str) -> Markup:
    """Something that explains itself on hover, focus and tap."""
    tip, shown = escape(meaning), escape(words)
    return Markup(f'<span class="term" role="button" tabindex="0" data-tip="{tip}">{shown}</span>')


@lru_cache(MOST_SENTENCES)
def named(label: str, sign: str, game: str) -> Markup:
    """*label*, with what *sign* means."""
    term = terms(game).get(sign)
    if term is None:
        return escape(label)
    return term_html(label, term.meaning if label == sign else f"{sign}: {term.meaning}")


def cited(help_text: str, game: str) -> tuple[str, str, str]:
    """A line of help without the rule that it cites; that rule's number, and where it stands."""
    if isinstance(help_text, Cited):
        return help_text.before + help_text.after, help_text.rule, rule_link(game, help_text.rule)
    return help_text, "", ""


def _singular(game: str, word: str) -> str:
    """The word as the glossary has it."""
    return word if word in terms(game) else word.removesuffix("s")


@cache
def _pattern(game: str) -> re.Pattern[str] | None:
    """What is looked for in the sentences of a game: the longest words first, so that none hides in another."""
    words = sorted((term.sign for term in terms(game).values() if not term.is_sign), key=len, reverse=True)
    return re.compile(rf"(?<![\w-])((?:{'|'.join(map(re.escape, words))})s?)(?![\w-])") if words else None
