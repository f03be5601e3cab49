"""A game's rules as pages of the lobby: its RULES.md and TERMS.md, every rule with a place of its own on the page.

What only engineers want (functions, tests) is left out. A rule's number, wherever the text puts it before its rule,
is marked in the Markdown and becomes an anchor in the HTML.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from html import escape, unescape
from pathlib import Path
from typing import Final, NamedTuple

from markdown_it import MarkdownIt
from markupsafe import Markup

from fieldhouse import catalog
from fieldhouse.table.refusal import Refusal

BOOKS_FOLDER: Final = Path(catalog.__file__).parent / "games"
BOOKS: Final[tuple[str, ...]] = (*catalog.GAMES, catalog.LEAGUE)
ENGINEERS: Final = ("function", "functions", "tests")
"""Columns of a table that a player does not want to read."""
FOR_ENGINEERS: Final = re.compile(r"^## (?:Where |The telling).*?(?=^## |\Z)", re.MULTILINE | re.DOTALL)
"""Chapters on which function plays a rule, or tells it."""
POINTER: Final = re.compile(r"(?:\[Where to find it\]\(#where-to-find-it\)|Functions are) .*?\.(?=\s)\s?", re.DOTALL)
NUMBER: Final = r"(?:\d{1,2}(?:\.\d{1,2})+|(?:[IVX]+)(?:-[\w]+)+|R\d{1,2})"
"""A rule as the books number them: ``5.3.11``, ``VI-4-C-iii``; ``R12`` is a ruling of the house."""
IN_PROSE: Final = re.compile(rf"(^|(?<=[.;)*]\s))\*?({NUMBER})(?=[ ,:]|$)")
ANCHOR: Final = re.compile(r"⟦([^⟧]+)⟧")
MENTION: Final = re.compile(r"\b(R\d{1,2})\b")
HEADING: Final = re.compile(r"<h([23])>(.*?)</h\1>", re.DOTALL)
MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")
LONGEST_FIND: Final = 60
MOST_FOUND: Final = 40


class NoSuchBook(Refusal):
    """There are no rules of that name."""

    status = 404


class Passage(NamedTuple):
    """Something to be found: a paragraph or a row, below which heading, and where."""

    anchor: str
    heading: str
    text: str


class Book(NamedTuple):
    """``numbers`` are those of the rules that have a place, in their order on the page."""

    name: str
    title: str
    body: Markup
    chapters: Sequence[tuple[str, str]]
    passages: Sequence[Passage]
    numbers: Mapping[str, str]

    def place(self, number: str) -> str:
        """Where a rule stands: itself, its first part, or else the rule before it, with which it may be told."""
        number = number.rstrip("abcdefgh")
        inside = next(
            (known for known in self.numbers if known == number or known.startswith((f"{number}.", f"{number}-"))), None
        )
        if inside is not None:
            return self.numbers[inside]
        first = _order(number)[0]
        before = [known for known in self.numbers if _order(known)[0] == first and _order(known) <= _order(number)]
        if before:
            return self.numbers[max(before, key=_order)]
        return next((slug for slug, _ in self.chapters if slug.partition("-")[0] == str(first[0])), "")

    def found(self, words: str) -> list[Passage]:
        """The passages that hold every one of *words*, the first of them if they are many; none without words."""
        wanted = words.casefold().split()
        if not wanted:
            return []
        return [each for each in self.passages if all(word in each.text.casefold() for word in wanted)][:MOST_FOUND]


@cache
def book(name: str) -> Book:
    """A game's rules as a page, read from its RULES.md once. Refused if there is none."""
    if name not in BOOKS:
        raise NoSuchBook("There are no such rules.")
    source = (BOOKS_FOLDER / name / "RULES.md").read_text(encoding="utf-8")
    title, _, text = source.removeprefix("# ").partition("\n")
    text = _marked(_for_players(text))
    numbers = {number: _anchor(number) for number in ANCHOR.findall(text)}
    body = _linked(MARKDOWN.render(text), numbers)
    chapters = [
        (_slug(words), _plain(words)) for level, words in HEADING.findall(MARKDOWN.render(text)) if level == "2"
    ]
    return Book(name, title, Markup(body), chapters, list(_passages(text)), numbers)


def _for_players(text: str) -> str:
    """Without the table of functions and tests, and without such columns elsewhere."""
    lines: list[str] = []
    dropped: list[int] = []
    for line in POINTER.sub("", FOR_ENGINEERS.sub("", text)).split("\n"):
        if not line.startswith("|"):
            dropped = []
            lines.append(line)
            continue
        cells = line.strip().strip("|").split("|")
        dropped = dropped or [index for index, cell in enumerate(cells) if cell.strip() in ENGINEERS]
        lines.append("|" + "|".join(cell for index, cell in enumerate(cells) if index not in dropped) + "|")
    return "\n".join(lines)


def _marked(text: str) -> str:
    """Every rule's number at its rule, once, as ``⟦5.3⟧``."""
    seen: set[str] = set()

    def mark(number: str) -> str:
        if number in seen:
            return number
        seen.add(number)
        return f"⟦{number}⟧"

    def in_row(line: str) -> str:
        first, bar, rest = line[1:].partition("|")
        return "|" + re.sub(NUMBER, lambda found: mark(found[0]), first) + bar + rest

    def in_prose(line: str) -> str:
        return IN_PROSE.sub(lambda found: found[0].replace(found[2], mark(found[2])), line)

    return "\n".join(in_row(line) if line.startswith("|") else in_prose(line) for line in text.split("\n"))


def _linked(html: str, numbers: Mapping[str, str]) -> str:
    """The page with anchors at its rules, links to them, and tables that scroll."""
    html = HEADING.sub(lambda found: f'<h{found[1]} id="{_slug(found[2])}">{found[2]}</h{found[1]}>', html)
    html = MENTION.sub(
        lambda found: (
            f'<a href="#{numbers[found[1]]}">{found[1]}</a>'
            if found[1] in numbers and html[found.start() - 1 : found.start()] != "⟦"
            else found[1]
        ),
        html,
    )
    html = ANCHOR.sub(lambda found: f'<b class="rule-number" id="{_anchor(found[1])}">{found[1]}</b>', html)
    html = html.replace("<table>", '<div class="scroll" tabindex="0" role="group" aria-label="Table"><table>')
    return html.replace("</table>", "</table></div>")


def _passages(text: str) -> Iterator[Passage]:
    """The rules paragraph by paragraph, for the search."""
    heading, slug = "", ""
    for block in re.split(r"\n(?=\|)|\n\n", text):
        words = block.strip()
        if words.startswith("#"):
            first, _, words = words.partition("\n")
            heading = _plain(first.lstrip("# "))
            slug = _slug(heading)
        if not words or set(words) <= set("|-: "):
            continue
        mark = ANCHOR.search(words)
        yield Passage(_anchor(mark[1]) if mark else slug, heading, _plain(words))


def _plain(words: str) -> str:
    """Words without any marks."""
    text = re.sub(r"[*`⟦⟧]|<[^>]+>|\]\([^)]*\)|\[(?=\w)", "", unescape(words))
    return " ".join(text.strip("| ").replace("|", " · ").split())


def _anchor(number: str) -> str:
    """Where a link to a rule leads to on its page."""
    return "r-" + number


def _slug(words: str) -> str:
    """A heading as an anchor."""
    return re.sub(r"[^a-z0-9]+", "-", _plain(words).lower()).strip("-")


def _order(number: str) -> tuple[tuple[int, str], ...]:
    """Rule numbers in the order of a book: each part as a number if it is one."""
    return tuple((int(part), "") if part.isdecimal() else (10**6, part) for part in re.split(r"[.-]", number))


@cache
def rule_link(game: str, number: str) -> str:
    """The address of a rule in the lobby; the book itself where it has no place of its own."""
    anchor = book(game).place(number)
    return f"/rules/{game}{'#' + escape(anchor) if anchor else ''}"
