"""The deck and the chart as text: what is written is read back, and what is wrong is named."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from fieldhouse.games.statispro.cards import readings
from fieldhouse.games.statispro.cards.deck import SECTIONS, deck_faults, deck_text, read_deck
from fieldhouse.games.statispro.cards.fast_break_chart import fast_breaks_text, read_fast_breaks
from fieldhouse.games.statispro.model import CARDS, PASS, RPG_POSITION, RPG_SEAT
from fieldhouse.library import statispro
from fieldhouse.table.chart_text import ChartError

ROOT = Path(__file__).parents[3]
LIBRARY = ROOT / "src/fieldhouse/library/statispro"
TEXT = (LIBRARY / "deck.txt").read_text(encoding="utf-8")
CHART = (LIBRARY / "fastbreak.txt").read_text(encoding="utf-8")
DECK = statispro.deck()


def test_the_shipped_deck_is_in_order_and_survives_writing() -> None:
    assert deck_faults(DECK, "deck") == []
    again = read_deck(deck_text(DECK), "again")
    assert all(getattr(again, field) == getattr(DECK, field) for _, field, *_ in SECTIONS)


def test_the_script_makes_the_shipped_deck(tmp_path: Path) -> None:
    script = ROOT / "tools/make_statispro_deck.py"
    subprocess.run([sys.executable, script, "--out", tmp_path], check=True)
    assert (tmp_path / "deck.txt").read_text(encoding="utf-8") == TEXT
    assert (tmp_path / "fastbreak.txt").read_text(encoding="utf-8") == CHART


def test_glossary_rpg_twenty_numbers_a_position_and_a_hundred_a_team() -> None:
    assert [RPG_POSITION[card] for card in (1, 20, 21, 41, 61, 81, 100, 101, 200)] == [0, 0, 2, 4, 3, 1, 1, 0, 1]
    assert (RPG_SEAT[100], RPG_SEAT[101]) == (1, 0)
    assert all(RPG_POSITION.count(position) == 40 for position in range(5))


def test_shot_and_foul_numbers_are_half_the_rpg_rounded_up() -> None:
    assert all(DECK.shot[card].number == DECK.foul[card].number == (card + 1) // 2 for card in CARDS)


def test_every_position_steals_one_pass_more_for_one_more_of_steal() -> None:
    for thief in range(5):
        assert sorted(r.steal for r in DECK.advance[1:] if r.steal and r.thief == thief) == list(range(1, 11))


def test_shootable_passes_are_alike_at_every_position() -> None:
    for section in (DECK.action, DECK.advance):
        counts = [
            sum(r.kind == PASS and r.position == index and r.number <= 24 for r in section[1:]) for index in range(5)
        ]
        assert len(set(counts)) == 1


@pytest.mark.parametrize("text", [
    "PG 12", "PG 12 §5", "SF 8 S4 PG", "SF 8 §3 S4 PG", "choice 14", "TO SG traveling", "TO SG 3 seconds [T40]", "Z",
    "foul D", "foul D [F12 PG]", "shooting foul", "foul O", "24 seconds PG", "kicked ball", "jump C",
    "intentional foul", "choice scores", "dead ball foul", "trap PG 24",
])  # fmt: skip
def test_action_readings_are_read_and_written_alike(text: str) -> None:
    assert readings.show_reading(readings.read_reading(text)) == text


@pytest.mark.parametrize("text", [
    "D PF FB", "D PF", "O PF 20/§12", "high D PG/C", "high O PG/C 22/§14", "high SF +9 18/§11", "OB O", "OB D", "GT O",
    "loose ball D", "loose ball O", "jump PG",
])  # fmt: skip
def test_rebounds_are_read_and_written_alike(text: str) -> None:
    assert readings.show_rebound(readings.read_rebound(text)) == text


@pytest.mark.parametrize(
    "text", ["55", "55 foul PF >12 two", "30 foul # >8", "12 B3 C", "12 B3 any", "98 air ball, lane D"]
)
def test_shots_are_read_and_written_alike(text: str) -> None:
    assert readings.show_shot(readings.read_shot(text)) == text


def change(card: int, old: str, new: str) -> str:
    line = next(line for line in TEXT.splitlines() if re.match(rf"{card}\s", line))
    assert old in line, line
    return TEXT.replace(line, line.replace(old, new, 1))


def line_of(card: int) -> str:
    return next(line for line in TEXT.splitlines() if re.match(rf"{card}\s", line))


@pytest.mark.parametrize(("text", "sentence"), [
    (change(200, "100 air ball", "99 air ball"), r"SHOT #: 99 stands on 3 cards|SHOT #: 100 stands on 1"),
    (change(200, " air ball", ""), "card 200, SHOT #: 98 to 100"),
    (change(200, "100 FD5", "100 FD4"), "card 200, FOUL #: 100 is FD4; expected FD5"),
    (change(7, "4 FD1", "4 FD9"), "card 7, FOUL #: '4 FD9' is no FOUL #"),
    (TEXT.replace(line_of(9) + "\n", ""), "1 of 200 cards are missing, the first is card 9"),
    (TEXT + line_of(9) + "\n", "card 9: the card stands twice"),
    (TEXT.replace("JUMP TO", "JUMPS", 1), "the heading is wrong"),
    (TEXT.replace("\n9 ", "\n999 ", 1), "'999' is no RPG number"),
])  # fmt: skip
def test_a_wrong_deck_is_refused_with_the_card_and_the_field(text: str, sentence: str) -> None:
    with pytest.raises(ChartError, match=sentence):
        read_deck(text, "deck.txt")


def test_a_deck_that_lacks_an_item_of_the_book_is_refused() -> None:
    with pytest.raises(ChartError, match=r"Z READING: 1 kinds of reading .* missing"):
        read_deck(TEXT.replace("great night", "tip-in     "), "deck.txt")


def test_the_chart_survives_writing_and_its_columns_are_full() -> None:
    chart = statispro.fast_breaks()
    again = read_fast_breaks(fast_breaks_text(chart), "again")
    assert (again.determination, again.outcomes) == (chart.determination, chart.outcomes)
    assert all(len(column) == 101 and min(column[1:]) >= 0 for column in chart.outcomes)


def test_a_better_column_scores_more() -> None:
    scores = [sum(outcome <= 2 for outcome in column[1:]) for column in statispro.fast_breaks().outcomes]
    assert scores == sorted(scores, reverse=True)


@pytest.mark.parametrize(("old", "new", "sentence"), [
    ("1-40 ", "1-41 ", "FOUL # 41 stands twice"), ("84-100", "85-100", "column A: FOUL # 84 is missing"),
    ("pull up", "pull in", "expected one of"), ("A        D  C", "A        X  C", "row A"),
])  # fmt: skip
def test_a_wrong_chart_is_refused(old: str, new: str, sentence: str) -> None:
    with pytest.raises(ChartError, match=sentence):
        read_fast_breaks(CHART.replace(old, new, 1), "fastbreak.txt")
