"""``odds``: what is asked and how it is told; the odds themselves are tested with the rules."""

from __future__ import annotations

import json
from typing import Any

import pytest

from cli.conftest import Run
from fieldhouse.games.ddf.odds import PairOdds
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.odds import read_spot
from fieldhouse.table.game import BadOption
from fieldhouse.table.seat import AWAY


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Odds that cost nothing: the yards of a pair are its number. Remembers for what they were wanted."""
    wanted: list[Any] = []

    def odds_table(offense: Any, defense: Any, options: Any, charts: Any, situation: Any) -> list[PairOdds]:
        wanted.append((offense.name, defense.name, options, situation))
        return [
            PairOdds(index // 6, index % 6, index, 0.25, 0.125, 0.0625, is_legal=index // 6 != 7) for index in range(54)
        ]

    monkeypatch.setattr("fieldhouse.games.ddf.pages.definition_pages.odds_table", odds_table)
    return wanted


def test_the_usual_situation_is_first_and_ten_at_the_own_25(fieldhouse: Run, asked: list[Any]) -> None:
    assert fieldhouse("odds", "ddf", "HAR", "IRO").code == 0
    offense, defense, options, situation = asked[0]
    assert (offense, defense, situation) == ("2017-HAR", "2017-IRO", Situation(AWAY, 25, 1, 10))
    assert options.sack_rate


def test_any_situation_and_options(fieldhouse: Run, asked: list[Any]) -> None:
    words = ("--down", 3, "--to-go", 4, "--at", "opp-15", "--options", "basic")
    page = fieldhouse("odds", "ddf", "HAR", "IRO", *words).out
    assert asked[0][2:] == (asked[0][2], Situation(AWAY, 85, 3, 4))
    assert not asked[0][2].sack_rate
    assert page.startswith("Harbor City Gulls against Iron Range Miners, 3rd and 4 at IRO 15")
    assert page.count("allowed") == 6
    assert [page.count(f"{chance} ") for chance in (" 25.0", " 12.5", " 6.2")] == [48] * 3
    assert max(map(len, page.splitlines())) <= 80


def test_json_has_all_54_pairs(fieldhouse: Run, asked: list[Any]) -> None:
    report = json.loads(fieldhouse("odds", "ddf", "HAR", "IRO", "--json").out)
    assert len(report["pairs"]) == 54
    assert report["pairs"][53] == {
        "play": "9-Sideline", "formation": "F-Blitz", "yards": 53, "first_down": 0.25, "touchdown": 0.125,
        "turnover": 0.0625, "is_legal": True,
    }  # fmt: skip


@pytest.mark.parametrize(("text", "spot"), [("own-25", 25), ("OPP-3", 97), ("own-50", 50), ("opp-50", 50), ("72", 72)])
def test_places_on_the_field(text: str, spot: int) -> None:
    assert read_spot(text) == spot


@pytest.mark.parametrize("text", ["own-51", "own-0", "midfield", "100", "-5", ""])
def test_places_that_are_not(text: str) -> None:
    with pytest.raises(BadOption, match="is no place on the field"):
        read_spot(text)


def test_an_impossible_situation_is_a_sentence(fieldhouse: Run, asked: list[Any]) -> None:
    outcome = fieldhouse("odds", "ddf", "HAR", "IRO", "--to-go", 70)
    assert (outcome.code, outcome.err) == (1, "70 yards to go cannot be right; expected 1 to 50.\n")
