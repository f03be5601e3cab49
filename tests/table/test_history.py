"""A history keeps little and gives everything back: states and notes that it has let go are played again."""

from __future__ import annotations

import gc
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from weakref import ref

import pytest

from fieldhouse.table.history import STRETCH
from fieldhouse.table.journal import BY_HAND, ROLLED, Header
from fieldhouse.table.live import LiveTable
from fieldhouse.table.session import Session
from fieldhouse.table.suspended import Suspended
from fieldhouse.table.table import Table, shuffled
from table import duel
from table.duel import DUEL, Duel, DuelGame

ROUNDS = 3 * STRETCH
Passed = tuple[list[Any], list[Any]]


class State(dict[str, Any]):
    """One that is seen as long as somebody holds it."""


class WatchedDuel(Duel):
    """A duel of which every state is counted until it is let go."""

    def __init__(self) -> None:
        self.states: list[ref[State]] = []

    @property
    def held(self) -> int:
        return sum(state() is not None for state in self.states)

    def dealer(self, header: Header) -> Callable[[Table], DuelGame]:
        states = self.states

        class Watched(DuelGame):
            def state(self) -> State:
                state = State(super().state())
                states.append(ref(state))
                return state

        return Watched


@pytest.fixture(autouse=True)
def long_duel(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duel, "ROUNDS", ROUNDS)


def answer(session: Session[Any, Any], choose: random.Random) -> None:
    if session.wanted_roll:
        session.roll(choose.choice(session.wanted_roll.dice.readings))
    else:
        question = choose.choice(session.questions)
        session.answer(question.seat, choose.choice(question.options).key)


def played() -> Session[Any, Any]:
    session, choose = Session(DUEL, DUEL.header((), 5, {}), (None, None)), random.Random(5)
    while not session.over:
        answer(session, choose)
    return session


def passed(session: Session[Any, Any]) -> Passed:
    """All states and notes, as a table that keeps nothing sees them go by."""
    by_hand = session.header.dice == BY_HAND
    table = LiveTable(session.header.seed, (None, None), session.entries, hand=by_hand)
    game = DuelGame(table)
    states = [game.state()]
    with suppress(Suspended):
        while not game.over:
            duel.step(game)
            states.append(game.state())
    return states, table.notes


def given_back(session: Session[Any, Any], choose: random.Random) -> Passed:
    """All of them, asked for in any order."""
    states = {number: session.state_at(number) for number in shuffled(range(len(session.rests)), choose.random())}
    notes = {number: session.notes[number] for number in shuffled(range(len(session.notes)), choose.random())}
    assert [notes[number] for number in sorted(notes)] == list(session.notes)
    return [states[number] for number in sorted(states)], list(session.notes)


@pytest.mark.parametrize("dice", [ROLLED, BY_HAND])
def test_what_was_let_go_is_given_back(dice: str) -> None:
    session, choose = Session(DUEL, DUEL.header((), 5, {}, dice), (None, None)), random.Random(5)
    while not session.over:
        answer(session, choose)
        if choose.random() < 0.05:
            assert given_back(session, choose) == passed(session)
    assert len(session.rests) > 5 * STRETCH
    assert given_back(session, choose) == passed(session)


def test_after_going_far_back_all_is_as_if_it_had_never_gone_on() -> None:
    session, choose = played(), random.Random(6)
    for share in (0.8, 0.6, 0.3, 0.0):
        session.go_back(session.turns[int(share * len(session.turns))])
        assert given_back(session, choose) == passed(session)
        for _ in range(2 * STRETCH):
            answer(session, choose)
        assert given_back(session, choose) == passed(session)


def test_the_first_notes_can_be_had_without_the_others() -> None:
    session = played()
    rounds = [note[0] for note in session.notes_before(20)]
    assert rounds == list(range(1, 21))
    assert session.notes_before(20)[-1][0] == 20
    assert [note[0] for note in session.notes[3:5]] == [4, 5]
    assert [note[0] for note in reversed(session.notes)][:2] == [ROUNDS, ROUNDS - 1]


def test_of_a_whole_game_no_state_is_held_but_the_last() -> None:
    """A lobby has a thousand games in memory: what each keeps must not grow with it."""
    watched = WatchedDuel()
    session, choose = Session(watched, watched.header((), 5, {}), (None, None)), random.Random(5)
    while not session.over:
        answer(session, choose)
        gc.collect(0)
        assert watched.held <= 2, "the states of the rest points are kept"
    assert len(session.rests) > 5 * STRETCH
