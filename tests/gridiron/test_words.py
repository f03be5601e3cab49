"""Sentences of either football speak in words: a chart's sign stands at most in brackets behind its word."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any, Final

import pytest
from rich.console import Console

from fieldhouse import catalog
from fieldhouse.store import saved
from fieldhouse.table.question import AnyCoach, Ask, Coach
from fieldhouse.table.seat import Seat
from fieldhouse.table.session import Session

EXPLAINED: Final = re.compile(r"(?<=\w) \([^()]*\)|(?<=\w) \[[^\[\]]*\]")
"""A sign behind its word: ``holding (OFF 10)``"""
SIGN: Final = re.compile(
    r"\b(OFF|DEF) ?[\dSR]|\b(PI|BK|INT|F) ?[-+]?(\d|DS|X|T\d)|\bB\b(?![-.])"
    r"|\b(QT|QR|SOP|BLP|INC|NG|KO|OB|DS|T[0-3]|XWC|FBO|SPBO|XQT|XINT|XF|SCK)\b"
)
GAMES: Final = {"ddf": ("2017-HAR", "2017-IRO"), "bowlbound": ("2024-LKS", "2024-PRA")}
PLAYED: Final = [
    ("ddf", "basic", 1), ("ddf", "advanced", 2), ("ddf", "advanced", 3),
    *(("bowlbound", preset, seed) for preset in ("basic", "recommended", "advanced") for seed in range(1, 5)),
]  # fmt: skip


class Reader(Coach[Any]):
    """Reads whatever a person would see when asked, and answers as another would."""

    def __init__(self, other: AnyCoach, read: list[str]) -> None:
        self.other = other
        self.read = read

    def answer(self, ask: Ask[Any, Any], game: Any, seat: Seat, subject: Any, whim: float) -> int:
        question = ask.question(game, seat, subject)
        self.read.append(question.prompt)
        self.read += [option.label for option in question.options]
        if ask.name not in ("call", "fake"):  # formations are called by their letters, B among them
            self.read += [option.help for option in question.options]
        return self.other.answer(ask, game, seat, subject, whim)


def sentences(name: str, preset: str, seed: int) -> Iterator[str]:
    """All that there is to read in a game: questions, dice, play-by-play, box score and scoreboard."""
    definition = catalog.game(name)
    header = replace(definition.header(GAMES[name], seed, {"preset": preset}), seats=("random", "random"))
    read: list[str] = []
    coaches = [Reader(coach, read) for coach in saved.coaches_of(definition, header) if coach is not None]
    session: Session[Any, Any] = Session(definition, header, coaches)
    yield from read
    pages = definition.pages
    narrator = pages.narrator(header)
    told = [line for note in session.notes for line in narrator.lines(note)]
    yield from printed([*told, *narrator.finish(), pages.box_score(header, session.notes)])
    yield from printed([pages.scoreboard(session.game)])
    for step in range(1, len(session.rests)):
        yield from map(str, pages.explain(session.throws_of(step)))


def printed(pages: Iterable[Any]) -> list[str]:
    console = Console(width=400, record=True, quiet=True)
    with console.capture():
        for page in pages:
            console.print(page)
    return console.export_text().splitlines()


def bare_signs(lines: Iterable[str]) -> list[str]:
    return sorted({line for line in lines if SIGN.search(EXPLAINED.sub("", line))})


@pytest.mark.parametrize(("name", "preset", "seed"), PLAYED)
def test_no_sentence_of_a_game_holds_a_bare_sign(name: str, preset: str, seed: int) -> None:
    assert not bare_signs(sentences(name, preset, seed))


@pytest.mark.parametrize(
    "sentence",
    ["Penalty A OFF 5, accepted.", "Flag: DEF 5X.", "Accept PI 14", "offense 20: B", "QT 31: -6", "defense 3: (B)",
     "offense 22: F -5", "only right if SOP is rolled", "1-Line Plunge against B, no gain."],
)  # fmt: skip
def test_a_bare_sign_is_seen(sentence: str) -> None:
    assert bare_signs([sentence]) == [sentence]


@pytest.mark.parametrize(
    "sentence",
    ["Flag on B1: holding (OFF 10).", "offense 20: breakaway (B)", "B. Hallgren pass to A. Sorensen for 5",
     "1-Line Plunge against B-Short Yardage Gaps, no gain.", "B. Hallgren 17-39, 0 TD, 2 INT, sacked 6"],
)  # fmt: skip
def test_a_sign_behind_its_word_and_a_name_are_none(sentence: str) -> None:
    assert not bare_signs([sentence])
