"""The tools that tune the computer's owners: trials on the same dice, and habits that tell the owners apart."""

from __future__ import annotations

import pytest
from tools.lords_habits import habits, noted
from tools.lords_owners import tables
from tools.lords_tuning import block_of, leads, read, stepped, tell_gain, with_lines

from fieldhouse.games.lords.state import Note
from table.seats import FIRST, SECOND

TEXT = "[rival]\nabout: a\nfarm: 2\nkept: 3 2 0\n\n[miser]\nabout: b\nfarm: 4\nbids: .5\n"
CHARACTERS = ("miser", "gambler", "builder", "dealer", "mogul", "spoiler")


def test_a_trial_changes_the_block_of_one_owner_alone() -> None:
    changed = read(with_lines(TEXT, "miser", ["farm: 1", "office: 5"]))
    assert (changed["miser"].farm, changed["miser"].office, changed["miser"].bids) == (1, 5, 0.5)
    assert changed["rival"] == read(TEXT)["rival"]


def test_every_number_of_a_block_is_stepped_up_and_down() -> None:
    assert block_of(TEXT, "miser") == ["farm: 4", "bids: .5"]
    assert list(stepped("farm: 4")) == ["farm: 6", "farm: 3"]
    assert list(stepped("bids: .5")) == ["bids: 0.75", "bids: 0.34"]
    assert list(stepped("kept: 3 2 0")) == ["kept: 4 2 0", "kept: 2 2 0", "kept: 3 3 0", "kept: 3 1 0"]


def test_the_same_owner_on_the_same_dice_gains_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    known = {name: read(TEXT)["miser"] for name in CHARACTERS} | {"rival": read(TEXT)["rival"]}
    first = leads(known["rival"], known, games=2, seed=5)
    assert first == leads(known["rival"], known, games=2, seed=5)
    assert tell_gain("again", first, first) == (0, 0)
    assert tell_gain("more", [lead + 3 for lead in first], first) == (3, 0)
    assert "| +3.0 | 0.0 |" in capsys.readouterr().out


def test_what_a_note_says_of_a_habit() -> None:
    assert noted(Note("event", FIRST, SECOND, 1)) == {"events": 1, "attacks": 1}
    assert noted(Note("event", FIRST, FIRST, 1)) == {"events": 1}
    assert noted(Note("cycle", FIRST, amount=3)) == {"cards": 3}
    assert noted(Note("signed", FIRST, amount=4_500)) == {"bids": 4}


def test_characters_are_told_apart_by_what_they_do() -> None:
    """Forty games: what builder, mogul, spoiler and miser are named for they do most. Dealer and gambler hardly do."""
    seats = list(tables(CHARACTERS, 40, 0))
    found = habits([levels for _, levels in seats], [seed for seed, _ in seats])
    most = {habit: max(CHARACTERS, key=lambda name: found[name][habit]) for habit in found["miser"]}
    assert most["farm stars"] == "builder"
    assert most["office stars"] == most["cubes"] == "mogul"
    assert most["attacks"] == "spoiler"
    assert most["money"] == "miser"
