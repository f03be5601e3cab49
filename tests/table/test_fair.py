"""Fair dice: what a promise binds, and the numbers that follow from it."""

from __future__ import annotations

import hmac
import json
import random
from dataclasses import replace
from typing import Any

import pytest

from fieldhouse.table.fair import numbers, promise, promised, seal, seed_of
from fieldhouse.table.journal import (
    ALL_SEATS,
    BY_HAND,
    KEYED,
    ROLL,
    Entry,
    Header,
    Journal,
    JournalDamaged,
    JournalMismatch,
    loads,
)
from fieldhouse.table.pot import NOTHING_GIVEN, Pot
from fieldhouse.table.question import IllegalAnswer, RandomCoach
from fieldhouse.table.session import Session
from table.duel import DUEL
from table.seats import FIRST, SECOND, THIRD

PLAIN = Header("duel", 1, 7, {"rounds": 5}, ("A", "B"), ("a1", "b2"), seats=("person", "random"))
KEYED_HEADER = promised(replace(PLAIN, seed=2**255 + 7, scheme=KEYED))
ONE, OTHER = "01" * 32, "02" * 32


def first_numbers(header: Header, count: int = 20) -> list[float]:
    draw = numbers(seed_of(header))
    return [draw() for _ in range(count)]


def test_without_a_scheme_the_numbers_are_those_of_pythons_generator() -> None:
    generator = random.Random(7)
    assert first_numbers(PLAIN) == [generator.random() for _ in range(20)]


def test_keyed_numbers_are_a_hash_of_the_secret_the_promise_and_all_bytes_with_the_place() -> None:
    header = replace(KEYED_HEADER, given=(ONE, ""))
    said = json.dumps([header.promise, ONE, ""], separators=(",", ":")).encode()
    key = hmac.digest(header.seed.to_bytes(32, "big"), said, "sha256")
    third = hmac.digest(key, b"2", "sha256")
    assert first_numbers(header)[2] == (int.from_bytes(third, "big") >> 203) / 2**53
    assert all(0 <= number < 1 for number in first_numbers(header, 2000))


@pytest.mark.parametrize("header", [PLAIN, replace(KEYED_HEADER, given=(ONE, ""))])
def test_a_game_is_taken_up_at_any_place(header: Header) -> None:
    assert [numbers(seed_of(header), place)() for place in range(20)] == first_numbers(header)


CHANGES: tuple[dict[str, Any], ...] = (
    {"game": "war"}, {"rules_version": 2}, {"seed": 8}, {"options": {"rounds": 6}}, {"teams": ("A", "C")},
    {"digests": ("a1", "b3")}, {"dice": BY_HAND}, {"seats": ("random", "person")}, {"scheme": KEYED},
)  # fmt: skip


@pytest.mark.parametrize("change", CHANGES, ids=lambda change: next(iter(change)))
def test_a_promise_binds_everything_that_decides_what_becomes_of_the_numbers(change: dict[str, Any]) -> None:
    assert promise(replace(PLAIN, **change)) != promise(PLAIN)


@pytest.mark.parametrize("change", CHANGES[:-1], ids=lambda change: next(iter(change)))
def test_whoever_makes_a_new_promise_for_other_facts_gets_other_dice(change: dict[str, Any]) -> None:
    honest = replace(KEYED_HEADER, given=(ONE, ""))
    forged = replace(promised(replace(KEYED_HEADER, **change)), given=honest.given)
    assert first_numbers(forged) != first_numbers(honest)


def test_everybodys_bytes_change_all_dice() -> None:
    games = [
        first_numbers(replace(KEYED_HEADER, given=given)) for given in (("", ""), (ONE, ""), ("", ONE), (OTHER, ""))
    ]
    assert len({number for game in games for number in game}) == 80


def test_a_header_comes_back_and_one_without_promise_is_written_as_ever() -> None:
    header = replace(KEYED_HEADER, given=(ONE, OTHER), seals=(seal(ONE), ""))
    assert loads(Journal(header).dumps()) == Journal(header)
    assert list(PLAIN.to_json())[-1] == "seats"


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"scheme": "dice"}, "'scheme' of the header is 'hmac-sha256' or left out"),
        ({"given": ["xy"]}, "'given' of the header is a list of random bytes"),
        ({"seed": -1}, "'seed' of the header is not a secret of 32 bytes"),
        ({"seed": 2**256}, "'seed' of the header is not a secret of 32 bytes"),
    ],
)
def test_a_header_that_makes_no_sense_is_damaged(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(JournalDamaged, match=reason):
        loads(json.dumps(KEYED_HEADER.to_json() | change))


def test_a_game_waits_for_the_bytes_and_then_begins() -> None:
    session = Session(DUEL, KEYED_HEADER, [None, RandomCoach()])
    assert (session.entries, session.questions, session.over) == ([], (), False)
    session.begin((ONE, ""))
    assert session.questions
    again = Session(DUEL, session.header, [None, RandomCoach()], session.journal.entries)
    assert again.journal == session.journal
    with pytest.raises(JournalMismatch, match="goes on before the random bytes"):
        Session(DUEL, KEYED_HEADER, [None, RandomCoach()], [Entry(ROLL, ALL_SEATS, "turn", 3)])


def test_who_comes_before_the_others_seals_and_who_comes_last_need_not() -> None:
    pot = Pot((FIRST, THIRD), {}, {})
    with pytest.raises(IllegalAnswer, match="seal them first"):
        pot.with_given(FIRST, ONE)
    sealed = pot.sealed(FIRST, seal(ONE))
    full = sealed.with_given(THIRD, OTHER).with_given(FIRST, ONE)
    assert (full.missing, full.by_seat(3)) == ((), ((ONE, "", OTHER), (seal(ONE), "", "")))
    assert Pot.from_json((FIRST, THIRD), json.loads(json.dumps(full.to_json()))) == full


def test_bytes_that_are_sealed_or_shown_cannot_be_changed() -> None:
    sealed = Pot((FIRST, SECOND), {FIRST: seal(ONE)}, {SECOND: OTHER})
    with pytest.raises(IllegalAnswer, match="not the bytes that this seat has sealed"):
        sealed.with_given(FIRST, OTHER)
    with pytest.raises(IllegalAnswer, match="cannot be changed"):
        sealed.sealed(FIRST, seal(OTHER))
    with pytest.raises(IllegalAnswer, match="cannot be changed"):
        sealed.with_given(SECOND, ONE)
    assert sealed.with_given(FIRST, NOTHING_GIVEN).missing == ()


@pytest.mark.parametrize("text", ["01" * 15, "0" * 33, "01" * 65, "xy" * 16, "AB" * 16])
def test_bytes_are_16_to_64_and_well_written(text: str) -> None:
    with pytest.raises(IllegalAnswer, match="16 to 64 random bytes"):
        Pot((FIRST,), {}, {}).with_given(FIRST, text)
