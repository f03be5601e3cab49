"""``ask_any``: one seat is asked, and others may speak up before it answers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fieldhouse.table.exact import ExactTable
from fieldhouse.table.journal import CHOICE, SEALED, Entry, JournalMismatch
from fieldhouse.table.live import LiveTable
from fieldhouse.table.question import Ask, Coach, RandomCoach
from fieldhouse.table.script import ScriptTable
from fieldhouse.table.seat import Seat
from fieldhouse.table.suspended import Suspended
from fieldhouse.table.table import BatchTable, Table
from table.duel import BID, STANCE, DuelGame
from table.seats import FIRST, FOURTH, SECOND

GAME = DuelGame(Table())
ASKED = (STANCE, FIRST, None)
OTHER = (BID, SECOND, None)
"""A bid of nothing is to keep still."""


class Fixed(Coach[Any]):
    def __init__(self, choice: int) -> None:
        self.choice = choice

    def answer(self, ask: Ask[Any, Any], game: Any, seat: Seat, subject: Any, whim: float) -> int:
        return self.choice


@pytest.mark.parametrize("make", [BatchTable, LiveTable], ids=["batch", "live"])
def test_the_seat_that_is_asked_answers_unless_another_speaks_up(make: Callable[..., Table]) -> None:
    assert make(1, (Fixed(1), Fixed(0))).ask_any(GAME, ASKED, (OTHER,)) == (0, 1)
    assert make(1, (Fixed(1), Fixed(2))).ask_any(GAME, ASKED, (OTHER,)) == (1, 2)


@pytest.mark.parametrize("seed", range(20))
def test_it_takes_one_number_and_one_line_whoever_speaks(seed: int) -> None:
    coaches = (RandomCoach(), RandomCoach())
    live, batch = LiveTable(seed, coaches), BatchTable(seed, coaches)
    spoken = [live.ask_any(GAME, ASKED, (OTHER,)) for _ in range(10)]
    assert spoken == [batch.ask_any(GAME, ASKED, (OTHER,)) for _ in range(10)]
    assert live.random() == batch.random() == LiveTable(seed, (), skipped=10).random()
    assert [(entry.kind, entry.seat) for entry in live.entries] == [(CHOICE, seat) for seat, _ in spoken]
    again = LiveTable(seed, (None, None), live.entries, verify=True)
    assert [again.ask_any(GAME, ASKED, (OTHER,)) for _ in range(10)] == spoken
    assert again.turns == list(range(10))


def test_people_are_all_asked_and_the_first_answer_counts() -> None:
    with pytest.raises(Suspended) as stopped:
        LiveTable(1, (None, None)).ask_any(GAME, ASKED, (OTHER,))
    assert [(question.seat, question.name) for question in stopped.value.questions] == [(0, "stance"), (1, "bid")]
    assert not any(question.is_secret for question in stopped.value.questions)
    for answer, spoken in (
        (Entry(SEALED, FIRST, "stance", "low"), (0, 1)),
        (Entry(SEALED, SECOND, "bid", "3"), (1, 3)),
    ):
        table = LiveTable(1, (None, None), answers={answer.seat: answer})
        assert table.ask_any(GAME, ASKED, (OTHER,)) == spoken
        assert table.entries == [Entry(CHOICE, answer.seat, answer.label, answer.value)]
        assert table.answers == {}


def test_a_patient_table_hears_people_before_a_computer_answers() -> None:
    coaches = (Fixed(1), None)
    assert LiveTable(1, coaches).ask_any(GAME, ASKED, (OTHER,)) == (0, 1), "an impatient one does not"
    with pytest.raises(Suspended) as stopped:
        LiveTable(1, coaches).ask_any(GAME, ASKED, (OTHER,), patient=True)
    assert [(question.seat, question.name) for question in stopped.value.questions] == [(1, "bid")]
    for key, choice in (("0", 0), ("3", 3)):
        table = LiveTable(1, coaches, answers={SECOND: Entry(SEALED, SECOND, "bid", key)})
        assert table.ask_any(GAME, ASKED, (OTHER,), patient=True) == (1, choice)
        assert table.entries == [Entry(CHOICE, SECOND, "bid", key)]
        again = LiveTable(1, coaches, table.entries)
        assert again.ask_any(GAME, ASKED, (OTHER,), patient=True) == (1, choice)
        assert again.ask_any(GAME, ASKED, patient=True) == (0, 1), "a person who was heard is left out"


def test_a_recorded_line_must_be_of_somebody_who_may_speak() -> None:
    table = LiveTable(1, (None, None), [Entry(CHOICE, FOURTH, "bid", "1")])
    with pytest.raises(JournalMismatch, match="'stance' of seat 0"):
        table.ask_any(GAME, ASKED, (OTHER,))


def test_by_script_whoever_comes_next_in_it_speaks() -> None:
    table = ScriptTable(choices=[(1, "bid", "2"), (0, "stance", "low")])
    assert table.ask_any(GAME, ASKED, (OTHER,)) == (1, 2)
    assert table.ask_any(GAME, ASKED, (OTHER,)) == (0, 1)
    table.finish()


def test_exact_odds_know_only_the_seat_that_is_asked() -> None:
    assert ExactTable((Fixed(1), Fixed(2))).ask_any(GAME, ASKED, (OTHER,)) == (0, 1)
