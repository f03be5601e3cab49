"""A number of 5,000 digits is a bad number, wherever it stands: a sentence, and no slip of ours."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from cli.conftest import Run
from fieldhouse import library
from fieldhouse.table.journal import Journal
from fieldhouse.table.numbers import LONGEST, bad_number

LONG = "9" * 5000


def test_only_what_nothing_needs_is_too_long() -> None:
    assert bad_number(f"seed {2**128}") == ""
    assert bad_number("9" * LONGEST) == ""
    assert bad_number(f"a{'9' * (LONGEST + 1)}b").startswith("999999… is a bad number: it has 101 digits")


@pytest.mark.parametrize(
    "words",
    [
        ("sim", "lords", "--games", "1", "--options", f"years={LONG}"),
        ("sim", "ddf", "2017-NE", "2017-PHI", "--games", LONG),
        ("watch", "ddf", "2017-NE", "2017-PHI", "--seed", LONG),
        ("season", "play", LONG),
        ("league", "player", LONG),
    ],
    ids=lambda words: " ".join(words[:2]),
)
def test_in_a_command(fieldhouse: Run, words: tuple[str, ...]) -> None:
    told = fieldhouse(*words)
    assert told.code == 1
    assert "is a bad number: it has 5000 digits" in told.err.replace("\n", " ")


def test_as_the_reading_of_real_dice(fieldhouse: Run) -> None:
    told = fieldhouse("play", "ddf", "2017-NE", "2017-PHI", "--dice", "hand", typed=f"{LONG}\n" * 4)
    assert "inside Fieldhouse" not in told.err
    assert "is not a reading" in told.out


@pytest.mark.parametrize("line", ['["r", "offense", {}]', '["d", "deal", 3, {}]'])
def test_in_a_journal(fieldhouse: Run, tmp_path: Path, line: str) -> None:
    from fieldhouse import catalog

    file = tmp_path / "game.journal"
    header = catalog.game("ddf").header(("2017-NE", "2017-PHI"), 11, {})
    file.write_text(Journal(header).dumps() + line.format(LONG) + "\n", encoding="utf-8")
    assert "Line 2 of the journal is damaged" in fieldhouse("replay", file).err.replace("\n", " ")


@pytest.mark.parametrize(
    "chart",
    [
        "ddf/teams/2017-NE.txt", "ddf/seasons/2017.txt", "ddf/schedules/2017.txt", "bowlbound/teams/2024-OSU.txt",
        "statispro/teams/1986-BOS.txt",
    ],
)  # fmt: skip
def test_in_a_chart(fieldhouse: Run, tmp_path: Path, chart: str) -> None:
    """One number after the other, every fortieth of the chart."""
    whole = (files(library) / chart).read_text(encoding="utf-8")
    file = tmp_path / chart.rpartition("/")[2]
    numbers = list(re.finditer(r"\d+", whole))
    for number in numbers[:: max(1, len(numbers) // 12)]:
        file.write_text(whole[: number.start()] + LONG + whole[number.end() :], encoding="utf-8")
        told = fieldhouse("check", file)
        assert "inside Fieldhouse" not in told.err, whole[number.start() - 20 : number.end() + 20]
