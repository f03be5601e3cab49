"""Every game with standing orders: answered, written, taken up anywhere, never illegal, nobody else's business."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from contract.games import CONTENDERS, VARIANTS, Variant
from contract.seated import SEED, picture
from fieldhouse.table.journal import CHOICE, STANDING, Journal, loads
from fieldhouse.table.seat import Seat
from fieldhouse.table.session import Session
from fieldhouse.table.standing import ASK, AnyOrder, usual

ONE_OF_EACH = [next(variant for variant in reversed(VARIANTS) if variant.game == game) for game in CONTENDERS]
"""The variant with the most rules."""
one_of_each = pytest.mark.parametrize("variant", ONE_OF_EACH, ids=repr)
MOMENTS = 120
APART = 12


def ordered(variant: Variant) -> Session[Any, Any]:
    orders = usual(variant.definition.standing_orders, variant.seats)
    return Session(variant.definition, variant.header(SEED), [None for _ in variant.seats], orders)


def own_words(session: Session[Any, Any], order: AnyOrder, seat: Seat) -> list[str]:
    """What a seat may say of an order itself: a line of the first values of a form, and the last."""
    if order.own is None:
        return []
    parts = order.own.parts(session.game, seat)
    first, second = (" ".join(f"{part['before']} {part['values'][at]}" for part in parts[:-1]) for at in (0, 1))
    last = f"{parts[-1]['before']} {parts[-1]['values'][-1]}"
    return [f"{first} {last}; {second} {last}"]


def moments(session: Session[Any, Any]) -> Iterator[int]:
    """Play with random answers; now and then somebody changes one of his orders."""
    choose = random.Random(SEED)
    orders = session.definition.standing_orders
    for number in range(MOMENTS):
        if session.over:
            return
        yield number
        question = choose.choice(session.questions)
        session.answer(question.seat, choose.choice(question.options).key)
        if number % 5 == 0 and not session.over:
            order, seat = choose.choice(orders), Seat(choose.randrange(len(session.coaches)))
            session.order(seat, order.code, choose.choice([*order.values, *own_words(session, order, seat)]))


@one_of_each
def test_a_game_with_orders_is_taken_up_anywhere(variant: Variant) -> None:
    session = ordered(variant)
    for number in moments(session):
        if number % APART == 0:
            saved = loads(session.journal.dumps())
            again = Session(variant.definition, saved.header, session.coaches, saved.entries)
            assert picture(again) == picture(session)


@one_of_each
def test_playing_a_game_back_needs_no_orders(variant: Variant) -> None:
    session = ordered(variant)
    for _ in moments(session):
        pass
    bare = Session(variant.definition, session.header, session.coaches, session.entries)
    assert bare.entries == session.entries
    assert (bare.history.state, len(bare.notes)) == (session.history.state, len(session.notes))
    assert STANDING not in {entry.kind for entry in bare.journal.entries}


@one_of_each
def test_what_orders_have_answered_is_no_turn_of_anybody(variant: Variant) -> None:
    session = ordered(variant)
    answers = sum(1 for _ in moments(session))
    own = set(session.turns)
    by_order = [place for place, entry in enumerate(session.entries) if entry.kind == CHOICE and place not in own]
    assert by_order and len(own) <= answers


@one_of_each
def test_with_every_order_at_ask_the_game_is_asked_as_ever(variant: Variant) -> None:
    silent = Session(variant.definition, variant.header(SEED), [None for _ in variant.seats])
    asking = ordered(variant)
    asking.go_back(0)
    for seat in variant.seats:
        for order in variant.definition.standing_orders:
            asking.order(seat, order.code, ASK)
    asking.go_back(0)
    choose = random.Random(SEED)
    for _ in range(MOMENTS):
        if silent.over:
            break
        assert [question.to_json() for question in asking.questions] == [each.to_json() for each in silent.questions]
        question = choose.choice(silent.questions)
        key = choose.choice(question.options).key
        silent.answer(question.seat, key)
        asking.answer(question.seat, key)
    assert asking.entries == silent.entries


@one_of_each
def test_an_order_shows_in_no_view_of_another_seat(variant: Variant) -> None:
    """Whatever a seat orders that answers nothing now, all that the others are shown stays the same to the letter."""
    session = ordered(variant)
    for _ in islice(moments(session), 0, MOMENTS, APART):
        seat = session.questions[0].seat
        others = [other for other in variant.seats if other != seat]
        shown = json.dumps([session.view(other) for other in others])
        count = len(session.entries)
        for order in variant.definition.standing_orders:
            trial = session.fork()
            trial.order(seat, order.code, ASK)
            assert len(trial.entries) == count
            assert json.dumps([trial.view(other) for other in others]) == shown
        assert STANDING not in shown.split('"')


@one_of_each
def test_every_order_says_what_it_is(variant: Variant) -> None:
    orders = variant.definition.standing_orders
    asks = {ask.name for ask in variant.definition.asks}
    assert len({order.code for order in orders}) == len(orders) > 0
    for order in orders:
        assert order.sentence and next(iter(order.values)) == ASK
        assert {order.default, order.tacit} <= order.values.keys()
        assert order.keeps.keys() <= asks
        assert all(words and words[0].isupper() for words in order.values.values())


@one_of_each
def test_a_journal_with_orders_reads_as_it_was_written(variant: Variant) -> None:
    session = ordered(variant)
    for _ in islice(moments(session), APART):
        pass
    text = session.journal.dumps()
    assert loads(text) == Journal(session.header, session.journal.entries)
    assert text == loads(text).dumps()
