"""Anybody's own coach and table stand on those of the house, plain or compiled: what they override the rules meet."""

from __future__ import annotations

from typing import Any

import pytest

from contract.games import CONTENDERS, Variant
from fieldhouse import catalog
from fieldhouse.games.bowlbound.coaching.book import BookCoach as CollegeCoach
from fieldhouse.games.ddf.coaching.book import BookCoach
from fieldhouse.table.dice import CellT, Column, Dice
from fieldhouse.table.live import LiveTable
from fieldhouse.table.question import Ask, Coach, Question
from fieldhouse.table.seat import Seat
from fieldhouse.table.table import BatchTable


def variant_of(game: str) -> Variant:
    contender = CONTENDERS[game]
    name, options = next(iter(contender.variants.items()))
    return Variant(game, name, contender.teams, options)


def usual_coach(game: str) -> Coach[Any]:
    definition = catalog.game(game)
    return definition.coach(definition.levels[0])


def score_of(variant: Variant, table: BatchTable | LiveTable) -> tuple[int, ...]:
    return tuple(variant.play(variant.deal(table)).score)


@pytest.mark.parametrize("game", CONTENDERS)
def test_a_coach_that_stands_on_the_computers_is_asked_everything(game: str) -> None:
    variant, ours, heard = variant_of(game), type(usual_coach(game)), []

    def answer(self: Any, ask: Ask[Any, Any], *asked: Any) -> int:
        heard.append(ask.name)
        return ours.answer(self, ask, *asked)

    own = type("Own", (ours,), {"answer": answer})
    asked = [own() for _ in variant.seats]
    assert score_of(variant, BatchTable(7, asked)) == score_of(variant, BatchTable(7, [ours() for _ in variant.seats]))
    assert len(set(heard)) > 3


@pytest.mark.parametrize("ours", [BookCoach, CollegeCoach])
def test_one_answer_of_a_coach_can_be_ones_own(ours: type[Coach[Any]]) -> None:
    game = "ddf" if ours is BookCoach else "bowlbound"
    calls: list[int] = []

    def answer_call(self: Any, game: Any, seat: Seat, subject: Any, whim: float) -> int:
        calls.append(seat)
        return 0

    own = type("Own", (ours,), {"answer_call": answer_call})
    variant = variant_of(game)
    score_of(variant, BatchTable(7, [own(), own()]))
    assert set(calls) == {0, 1}


class Shy(Coach[Any]):
    """Takes the first answer, from the question as a person sees it."""

    def __init__(self) -> None:
        self.asked: list[Question] = []

    def choose(self, question: Question, whim: float) -> str:
        assert 0 <= whim < 1
        self.asked.append(question)
        return question.options[0].key


def test_a_coach_of_ones_own_sees_questions_and_answers_by_their_keys() -> None:
    variant, shy = variant_of("ddf"), Shy()
    score_of(variant, BatchTable(7, [shy, shy]))
    assert {question.seat for question in shy.asked} == {0, 1}


class Counted(BatchTable):
    """A table that counts what the rules do at it."""

    def __init__(self, seed: int, coaches: list[Coach[Any]]) -> None:
        super().__init__(seed, coaches)
        self.looks = 0
        self.rows: list[object] = []

    def look(self, column: Column[CellT], dice: Dice, label: str) -> CellT:
        self.looks += 1
        return super().look(column, dice, label)

    def note(self, note: object, /) -> None:
        self.rows.append(note)


def test_a_table_of_ones_own_throws_the_dice_and_keeps_the_notes() -> None:
    variant = variant_of("ddf")
    table = Counted(7, [usual_coach("ddf"), usual_coach("ddf")])
    assert score_of(variant, table) == score_of(variant, BatchTable(7, [usual_coach("ddf"), usual_coach("ddf")]))
    assert table.looks > len(table.rows) > 50


@pytest.mark.parametrize("game", CONTENDERS)
def test_a_journal_does_not_change_the_game(game: str) -> None:
    variant = variant_of(game)
    coaches = [usual_coach(game) for _ in variant.seats]
    assert score_of(variant, LiveTable(7, coaches)) == score_of(variant, BatchTable(7, coaches))
