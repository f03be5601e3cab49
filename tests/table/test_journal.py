"""The journal's text."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fieldhouse.table.journal import (
    ALL_SEATS,
    CHOICE,
    DRAW,
    ORDER,
    ROLL,
    SEALED,
    SECRET,
    Entry,
    Header,
    Journal,
    JournalDamaged,
    loads,
)
from table.seats import FIRST, SECOND

HEADER = Header("duel", 1, 7, {"fast": True}, ("2017-HAR", "2017-IRO"), ("a1", "b2"), "hand", ("person", "random"))
ENTRIES = (
    Entry(ORDER, ALL_SEATS, "deck", (2, 0, 1)),
    Entry(DRAW, SECOND, "deal", 2),
    Entry(DRAW, ALL_SEATS, "deal", 0),
    Entry(ROLL, ALL_SEATS, "offense", 24),
    Entry(SECRET, FIRST, "call", "short"),
    Entry(SECRET, SECOND, "formation", "a"),
    Entry(CHOICE, FIRST, "penalty", "accept"),
    Entry(SEALED, SECOND, "formation", "b"),
)
LINES = Journal(HEADER, ENTRIES).dumps().splitlines()


def with_line(number: int, text: str) -> str:
    return "\n".join([*LINES[: number - 1], text, *LINES[number:]]) + "\n"


def with_header(**changes: Any) -> str:
    facts = json.loads(LINES[0]) | changes
    return with_line(1, json.dumps({name: value for name, value in facts.items() if value != "left out"}))


def test_a_journal_is_a_header_and_a_short_line_an_entry() -> None:
    assert LINES[1:] == [
        '["o","deck",[2,0,1]]',
        '["d","deal",2,1]',
        '["d","deal",0,-1]',
        '["r","offense",24]',
        '["k",0,"call","short"]',
        '["k",1,"formation","a"]',
        '["c",0,"penalty","accept"]',
        '["s",1,"formation","b"]',
    ]
    assert json.loads(LINES[0])["format"] == "fieldhouse-journal"


def test_a_journal_comes_back_as_it_was() -> None:
    journal = Journal(HEADER, ENTRIES)
    assert loads(journal.dumps()) == journal
    assert loads(journal.dumps()).dumps() == journal.dumps()
    assert loads(journal.dumps().replace("\n", "\r\n")) == journal


words = st.text(st.characters(codec="utf-8"), max_size=8)
seats = st.integers(-1, 3)
entries = st.lists(
    st.builds(Entry, st.sampled_from((CHOICE, SECRET)), seats, words, words)
    | st.builds(Entry, st.just(ROLL), st.just(ALL_SEATS), words, st.integers())
    | st.builds(Entry, st.just(DRAW), seats, words, st.integers())
    | st.builds(Entry, st.just(ORDER), st.just(ALL_SEATS), words, st.lists(st.integers()).map(tuple))
)


@given(entries=entries, teams=st.lists(words).map(tuple), seed=st.integers())
def test_any_journal_comes_back_as_it_was(entries: list[Entry], teams: tuple[str, ...], seed: int) -> None:
    journal = Journal(Header("duel", 1, seed, teams=teams), tuple(entries))
    assert loads(journal.dumps()) == journal


@given(text=st.text() | st.lists(words).map("\n".join))
def test_any_other_text_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(JournalDamaged, match=r"^(Line \d+ of the journal is damaged: .*|The journal is empty)\."):
        loads(text)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "it is not JSON"),
        ('["r","offense"', "it is not JSON"),
        ("[" * 100_000, "it is not JSON"),
        ('["r","offense","24"]', "it is not a roll, a draw, a shuffle, a choice or a standing order"),
        ('["r","offense",true]', "it is not a roll"),
        ('["r","offense",24.0]', "it is not a roll"),
        ('["r","offense",24,1]', "it is not a roll"),
        ('["c",true,"call","short"]', "it is not a roll"),
        ('["c",0,"call",3]', "it is not a roll"),
        ('["o","deck",[1,true]]', "it is not a roll"),
        ('["x","deck",1]', "it is not a roll"),
        ('{"r":24}', "it is not a roll"),
        ("24", "it is not a roll"),
    ],
)
def test_damage_names_its_line(text: str, reason: str) -> None:
    with pytest.raises(JournalDamaged, match=f"^Line 5 of the journal is damaged: {reason}"):
        loads(with_line(5, text))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (with_line(1, "[]"), "a header with format 'fieldhouse-journal' was expected"),
        (with_header(format="chess"), "a header with format 'fieldhouse-journal' was expected"),
        (with_header(version=2), "journal version 2 is not 1"),
        (with_header(seed="left out"), "the header lacks 'seed'"),
        (with_header(sead=7), "the header knows no 'sead'"),
        (with_header(seed="7"), "'seed' of the header is a whole number, not '7'"),
        (with_header(seed=True), "'seed' of the header is a whole number, not True"),
        (with_header(options=[]), "'options' of the header is an object"),
        (with_header(teams="2017-HAR"), "'teams' of the header is a list of names"),
        (with_header(teams=[1, 2]), "'teams' of the header is a list of names"),
        (with_header(dice="loaded"), "'dice' of the header is 'rolled' or 'hand', not 'loaded'"),
    ],
)
def test_a_damaged_header_is_line_one(text: str, reason: str) -> None:
    with pytest.raises(JournalDamaged, match=f"^Line 1 of the journal is damaged: {reason}"):
        loads(text)


def test_nothing_at_all_is_no_journal() -> None:
    with pytest.raises(JournalDamaged, match="The journal is empty"):
        loads("")


def test_a_sealed_choice_stands_only_at_the_end() -> None:
    with pytest.raises(JournalDamaged, match=r"Line 4 .* damaged: a sealed choice stands only at the end"):
        loads(with_line(4, '["s",0,"call","short"]'))


def test_a_seat_seals_one_choice() -> None:
    with pytest.raises(JournalDamaged, match="Line 10 of the journal is damaged: seat 1 has sealed a choice already"):
        loads("\n".join([*LINES, LINES[-1]]))


@pytest.mark.parametrize(
    ("entry", "words"),
    [
        (Entry("r", ALL_SEATS, "offense", 23), "23 as the roll for 'offense'"),
        (Entry("d", SECOND, "deal", 7), "7 as the card for 'deal'"),
        (Entry("o", ALL_SEATS, "deck", (3, 1, 2)), "an order of 3 cards for 'deck'"),
        (Entry("c", FIRST, "play call", "6-Short"), "the answer '6-Short' of seat 0 to 'play call'"),
    ],
)
def test_a_line_in_words(entry: Entry, words: str) -> None:
    assert entry.text() == words


def test_a_line_that_was_written_before_does_not_stand_for_another_that_equals_it() -> None:
    assert Journal(HEADER, (Entry(ROLL, ALL_SEATS, "d6", 1),)).dumps().splitlines()[1] == '["r","d6",1]'
    assert Journal(HEADER, (Entry(ROLL, ALL_SEATS, "d6", True),)).dumps().splitlines()[1] == '["r","d6",true]'
