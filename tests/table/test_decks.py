"""Drawing and shuffling."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fieldhouse.table.journal import ALL_SEATS, DRAW, ORDER, Entry, JournalMismatch
from fieldhouse.table.live import LiveTable
from fieldhouse.table.table import BatchTable, shuffled, take
from table.seats import SECOND

TRIES = 24_000
CHI_SQUARE_23 = 49.7
"""The value that chi-square with 23 degrees of freedom exceeds once in a thousand times; seeds here are fixed."""


def chi_square(counts: Counter[tuple[int, ...]], cells: int) -> float:
    expected = TRIES / cells
    return sum((counts[cell] - expected) ** 2 / expected for cell in counts) + (cells - len(counts)) * expected


def test_every_order_is_equally_likely() -> None:
    table = BatchTable(1, ())
    counts = Counter(tuple(table.shuffle((1, 2, 3, 4), "deck")) for _ in range(TRIES))
    assert set(counts) == set(permutations((1, 2, 3, 4)))
    assert chi_square(counts, 24) < CHI_SQUARE_23


def test_every_sequence_of_draws_is_equally_likely() -> None:
    table = BatchTable(2, ())
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(TRIES):
        pile = [1, 2, 3, 4]
        counts[tuple(table.draw(pile, "card") for _ in range(4))] += 1
        assert not pile
    assert chi_square(counts, 24) < CHI_SQUARE_23


def test_an_order_stays_the_same_on_every_machine() -> None:
    """A golden value: journals are verified against it for years."""
    assert shuffled(range(10), 0.1) == [4, 3, 2, 7, 5, 0, 1, 6, 8, 9]


@given(cards=st.lists(st.integers(0, 5), max_size=12), draw=st.floats(0, 1, exclude_max=True))
def test_a_shuffle_keeps_the_cards(cards: list[int], draw: float) -> None:
    before = list(cards)
    assert sorted(shuffled(cards, draw)) == sorted(cards)
    assert cards == before


@given(cards=st.lists(st.integers(0, 5), min_size=1, max_size=12), draw=st.floats(0, 1, exclude_max=True))
def test_a_draw_takes_one_card(cards: list[int], draw: float) -> None:
    pile = list(cards)
    card = take(pile, draw)
    assert sorted([card, *pile]) == sorted(cards)


@given(cards=st.lists(st.integers(0, 3), min_size=4, max_size=12), seed=st.integers(0, 1000), cut=st.integers(0, 4))
def test_draws_played_back_leave_the_pile_as_it_was(cards: list[int], seed: int, cut: int) -> None:
    """Even with equal cards in it: what comes after must not depend on where the game was taken up."""
    first = LiveTable(seed, ())
    pile = first.shuffle(cards, "deck")
    drawn = [first.draw(pile, "card") for _ in range(4)]
    again = LiveTable(seed, (), recorded=first.entries[: cut + 1])
    other = again.shuffle(cards, "deck")
    assert [again.draw(other, "card") for _ in range(4)] == drawn
    assert other == pile
    assert again.entries == first.entries


def test_a_recorded_draw_must_be_of_the_pile() -> None:
    with pytest.raises(JournalMismatch, match=r"Line 2 .* here comes a card of the pile"):
        LiveTable(1, (), [Entry(DRAW, ALL_SEATS, "card", 9)]).draw([1, 2, 3], "card")


def test_a_recorded_draw_must_be_for_the_same_seat() -> None:
    with pytest.raises(JournalMismatch, match="'card' of seat 1"):
        LiveTable(1, (), [Entry(DRAW, ALL_SEATS, "card", 1)]).draw([1, 2, 3], "card", SECOND)


def test_a_recorded_order_must_be_of_the_same_cards() -> None:
    with pytest.raises(JournalMismatch, match="an order of the same cards"):
        LiveTable(1, (), [Entry(ORDER, ALL_SEATS, "deck", (1, 1, 2))]).shuffle((1, 2, 3), "deck")


def test_a_recorded_draw_and_order_may_differ_from_the_seed_unless_verified() -> None:
    honest = LiveTable(1, ())
    honest.draw([1, 2, 3], "card")
    honest.shuffle((1, 2, 3), "deck")
    draw, order = honest.entries
    other_card = Entry(DRAW, ALL_SEATS, "card", draw.value % 3 + 1)
    other_order = Entry(order.kind, order.seat, order.label, tuple(reversed(order.value)))

    table = LiveTable(1, (), [other_card, other_order])
    assert table.draw([1, 2, 3], "card") == other_card.value
    assert table.shuffle((1, 2, 3), "deck") == list(other_order.value)

    with pytest.raises(JournalMismatch, match=f"Line 2 .* card {draw.value}, which is what the seed draws"):
        LiveTable(1, (), [other_card], verify=True).draw([1, 2, 3], "card")
    table = LiveTable(1, (), [draw, other_order], verify=True)
    table.draw([1, 2, 3], "card")
    with pytest.raises(JournalMismatch, match=r"Line 3 .* the order that the seed gives"):
        table.shuffle((1, 2, 3), "deck")
