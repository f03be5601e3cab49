"""Options by name, presets, refusals."""

from __future__ import annotations

import re
from dataclasses import asdict
from typing import Any

import pytest

from fieldhouse.games.bowlbound.options import ADVANCED, BASIC, EXCEL, PRESETS, RECOMMENDED, REPLAY, read_options
from fieldhouse.games.bowlbound.season import stops_for_chains
from fieldhouse.table.game import BadOption


def test_presets() -> None:
    assert read_options({}) == RECOMMENDED
    assert [read_options({"preset": name}) for name in PRESETS] == [RECOMMENDED, BASIC, EXCEL, ADVANCED, REPLAY]


@pytest.mark.parametrize("preset", PRESETS)
def test_only_the_basic_options_stop_the_clock_for_the_chains_of_old_seasons(preset: str) -> None:
    assert stops_for_chains(2019, PRESETS[preset]) == (preset == "basic")
    assert not stops_for_chains(2024, PRESETS[preset])


def test_options_survive_a_header() -> None:
    assert read_options(asdict(ADVANCED)) == ADVANCED


@pytest.mark.parametrize(
    ("given", "name", "value"),
    [
        ({"wild_card": "coded"}, "wild_card", "coded"),
        ({"wild_card": False}, "wild_card", "off"),
        ({"yardage_base": "85"}, "yardage_base", 85),
        ({"yardage_base": 125}, "yardage_base", 125),
        ({"shared_factor": 45}, "shared_factor", 45),
        ({"shared_factor": "100"}, "shared_factor", 100),
        ({"shared_factor": True}, "shared_factor", 30),
        ({"shared_factor": False}, "shared_factor", 0),
        ({"nickel": True}, "nickel", True),
        ({"factor_pull": "50"}, "factor_pull", 50),
        ({"running_time": "32"}, "running_time", 32),
        ({"running_time": 40}, "running_time", 40),
    ],
)
def test_values(given: dict[str, Any], name: str, value: object) -> None:
    assert getattr(read_options(given), name) == value


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"preset": "pro"}, "There is no preset 'pro'"),
        ({"wildcard": "coded"}, "There is no option 'wildcard'. Did you mean 'wild_card'?"),
        ({"wild_card": "free"}, "is one of off, coded, variable, conditional, not 'free'"),
        ({"wild_card": True}, "is one of off, coded"),
        ({"yardages": False}, "is one of quick, full"),
        ({"yardage_base": 92}, "60 to 125 in steps of five"),
        ({"yardage_base": True}, "60 to 125 in steps of five"),
        ({"shared_factor": 101}, "is a percentage of 0 to 100, not 101"),
        ({"nickel": "yes"}, "is either true or false"),
    ],
)
def test_refusals_are_sentences(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadOption, match=re.escape(sentence)):
        read_options(given)
