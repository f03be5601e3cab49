"""Every coach answers legally, and every question can be put to a player."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

import pytest

from contract.games import VARIANTS, Variant, every_variant
from fieldhouse.table.dice import CellT, Column, Dice
from fieldhouse.table.question import Ask, Coach, Question, RandomCoach
from fieldhouse.table.seat import Seat
from fieldhouse.table.table import BatchTable
from sizes import by_engine

GAMES_A_LEVEL = by_engine(compiled=9, plain=6)
"""Three opponents in one seat, then in the next."""
GAMES_SHOWN = by_engine(compiled=6, plain=2)
CASUAL = 0.85
"""How often a casual player takes the first answer."""
LEVELS = [(variant, level) for variant in VARIANTS for level in variant.levels]


class Watched(Coach[Any]):
    """A coach whose every answer is looked at."""

    def __init__(self, coach: Coach[Any]) -> None:
        self.coach = coach

    def answer(self, ask: Ask[Any, Any], game: Any, seat: Seat, subject: Any, whim: float) -> int:
        choice = self.coach.answer(ask, game, seat, subject, whim)
        legal = list(ask.legal(game, seat, subject))
        assert choice in legal, f"{self.coach} answers {ask.key(choice)!r} to {ask.name!r}; legal is {legal}"
        return choice


class Casual(RandomCoach):
    """Takes what is offered first, as people mostly do, and now and then anything."""

    def answer(self, ask: Ask[Any, Any], game: Any, seat: Seat, subject: Any, whim: float) -> int:
        if whim < CASUAL:
            return next(iter(ask.legal(game, seat, subject)))
        return super().answer(ask, game, seat, subject, (whim - CASUAL) / (1 - CASUAL))


@pytest.mark.parametrize(("variant", "level"), LEVELS, ids=[f"{variant}-{level}" for variant, level in LEVELS])
def test_a_coach_gives_only_legal_answers(variant: Variant, level: str) -> None:
    """Against its like, and against play that leads into situations that no sensible coach seeks."""
    coach = Watched(variant.definition.coach(level))
    for seed in range(GAMES_A_LEVEL):
        opponent = (coach, RandomCoach(), Casual())[seed % 3]
        seats = [opponent for _ in variant.seats]
        seats[seed // 3 % len(seats)] = coach
        variant.play(variant.deal(BatchTable(seed, seats)))


class Shown(RandomCoach):
    """Plays at random, after looking at each question as a player would see it."""

    def __init__(self, variant: Variant) -> None:
        self.asks = variant.definition.asks
        self.put: Counter[str] = Counter()

    def answer(self, ask: Ask[Any, Any], game: Any, seat: Seat, subject: Any, whim: float) -> int:
        assert ask in self.asks, f"{ask} is not among the game's asks"
        self.put[ask.name] += 1
        question = ask.question(game, seat, subject)
        check(question)
        for option in question.options:
            assert ask.key(ask.checked(game, seat, subject, option.key)) == option.key
            assert ask.choice(option.key) == ask.checked(game, seat, subject, option.key)
        return super().answer(ask, game, seat, subject, whim)


def check(question: Question) -> None:
    """Can a client show this, and a player answer it?"""
    keys = [option.key for option in question.options]
    assert keys, f"{question.name}: nothing can be chosen"
    assert len(set(keys)) == len(keys), f"{question.name}: {keys}"
    assert question.default == keys[0]
    assert question.prompt.strip()
    for option in question.options:
        assert option.key == option.key.strip().lower() != "", "answers are compared in lower case"
        assert option.label.strip()
        assert isinstance(option.help, str)
    told = question.to_json()
    assert json.loads(json.dumps(told)) == told


class Strict(BatchTable):
    """A batch table that looks at how charts are read."""

    def look(self, column: Column[CellT], dice: Dice, label: str) -> CellT:
        assert column.dice is dice, f"{label}: {column} is read with the {dice.name} dice"
        return super().look(column, dice, label)


@pytest.mark.slow
@every_variant
def test_every_question_can_be_put_to_a_player(variant: Variant) -> None:
    coach = Shown(variant)
    for seed in range(GAMES_SHOWN):
        variant.play(variant.deal(Strict(seed, [coach for _ in variant.seats])))
    assert len(coach.put) > 1


@every_variant
def test_asks_have_names_of_their_own(variant: Variant) -> None:
    names = [ask.name for ask in variant.definition.asks]
    assert len(set(names)) == len(names)
