"""Every reading of the Fast Action deck says in words what it brings about."""

from __future__ import annotations

import re

import pytest

from fieldhouse.games.statispro.cards.deck import SECTIONS, TITLES, section_of
from fieldhouse.games.statispro.model import CARDS, Deck
from fieldhouse.games.statispro.pages.card_words import WORDS, reading_words, rpg_words
from fieldhouse.library import statispro

READERS = {title: read for title, _, read, _ in SECTIONS}


@pytest.fixture(scope="module")
def deck() -> Deck:
    return statispro.deck()


@pytest.mark.parametrize("title", TITLES)
def test_every_reading_is_a_sentence_that_holds_all_its_numbers(deck: Deck, title: str) -> None:
    told: dict[str, str] = {}
    for card in CARDS:
        text, words = section_of(deck, title, card), reading_words(deck, title, card)
        assert words[0].isupper() and words.endswith(".") and "  " not in words
        for number in re.findall(r"\d+", text):
            assert re.search(rf"\b{number}\b|FD{number}\b|24 seconds", words), f"{text}: {words}"
        assert told.setdefault(text, words) == words
    assert len(set(told.values())) == len(told), "two readings that differ are told alike"


@pytest.mark.parametrize(
    ("title", "text", "words"),
    [
        (
            "FOUL #",
            "99 FD5",
            "holds 99; fouled is, where it is asked, the one who draws least fouls of the five (FD5).",
        ),
        ("JUMP TO", "C +6", "win the jump, with 6 added for the lower one; the ball goes to the winners' center."),
        ("Z READING", "rest defense SG", "The shooting guard of the defense is tired, and must rest."),
        ("ACTION", "C 26 §10", "The center gets the ball: he may shoot if his ATTEMPTS are 26 or more"),
        ("ADVANCE", "SF 8 S4 PG", "But the point guard of the defense takes the pass if his STEAL RATE is 4 or more."),
        ("REBOUND", "D PF FB", "The power forward of the defense has the ball and may start a fast break."),
        (
            "REBOUND",
            "high SF/C +9 18/§11",
            "at small forward or center of both teams get the ball, those of the defense",
        ),
        (
            "SHOT #",
            "55 foul PF >12 two",
            "fouled by the power forward if his FOUL DRAWING is above 12 and it is a two.",
        ),
        ("BLOCK", "O C", "After a block the center of the offense has the ball."),
        ("PRESS", "trap PG 24", "The point guard is trapped with the ball, Pass # 24: one ADVANCE fewer."),
    ],
)
def test_a_reading_in_words(title: str, text: str, words: str) -> None:
    assert words in WORDS[title](READERS[title](text))


def test_the_number_of_a_card_names_a_man() -> None:
    assert "point guard" in rpg_words(1) and len({rpg_words(card) for card in CARDS}) == 10
