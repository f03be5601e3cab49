"""The guided first game of each kind: its chosen dice, and marks that say on the page what is to be seen there now.

A game's COURSE.md holds the marks in their order. What a mark says of dice, cards and calls is filled in from the
board, so it is true whatever a player does; a mark waits until all that it speaks of is there.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from string import Formatter
from typing import Final, NamedTuple

from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.refusal import Refusal
from fieldhouse.web.lessons import FIELDS
from fieldhouse.web.rulebook import BOOKS_FOLDER

HEAD: Final = re.compile(r"^Seed (\d+), preset (\S+)\.$", re.MULTILINE)
MARK: Final = re.compile(
    r"^## (.+)\n\n`([^`]+)`(?: when asked `([^`]+)`)?(?: once `([^`]+)`)?\n\n((?:.+\n?)+)", re.MULTILINE
)


class Mark(NamedTuple):
    """``at`` is what it points at on the page; ``asked`` and ``once`` the question and the fact that must be there,
    if any.
    """

    number: int
    title: str
    at: str
    asked: str
    once: str
    text: str

    @property
    def needs(self) -> frozenset[str]:
        """The facts that it waits for: all that its words speak of, and the one that it names."""
        return frozenset(name for _, name, _, _ in Formatter().parse(f"{self.text} {{{self.once}}}") if name)


class Course(NamedTuple):
    """What a guided game is played with, and its marks in order."""

    seed: int
    preset: str
    marks: tuple[Mark, ...]


@cache
def course(game: str) -> Course:
    """The course of a game, read from its COURSE.md. Refused if it has none."""
    path = BOOKS_FOLDER / game / "COURSE.md"
    if not path.is_file():
        raise Refusal(f"There is no guided game of {game}.")
    text = path.read_text(encoding="utf-8")
    head = HEAD.search(text)
    assert head is not None, f"{path} does not say its seed and preset"
    marks = tuple(
        Mark(number, title, place, asked, once, " ".join(words.split()))
        for number, (title, place, asked, once, words) in enumerate(MARK.findall(text))
    )
    return Course(int(head[1]), head[2], marks)


def has_course(game: str) -> bool:
    """Is there a guided game of this kind? Looks at the game's folder."""
    return (BOOKS_FOLDER / game / "COURSE.md").is_file()


def marks_for(game: str, view: PlainReport) -> PlainReport:
    """The marks that can be shown on a seat's table now, their words filled in, and how many there are in all. Refused
    if the game has no course."""
    return _offered(game, view["question"]["name"] if view["question"] else "", FIELDS[view["board"]["kind"]](view))


def league_marks(game: str, phase: str, known: Mapping[str, object]) -> PlainReport:
    """The same on the pages of a league, where the phase of the year is what is asked."""
    return _offered(game, phase, known)


def _offered(game: str, asked: str, known: Mapping[str, object]) -> PlainReport:
    """The marks that stand for what is asked, as far as what they speak of is *known*."""
    told = course(game).marks
    return {
        "of": len(told),
        "shown": [
            {"number": mark.number, "title": mark.title, "at": mark.at, "text": mark.text.format_map(known)}
            for mark in told
            if mark.asked in ("", asked) and mark.needs <= known.keys()
        ],
    }
