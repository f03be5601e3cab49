"""Every option changes what the guide says it changes, and nothing when it is off or when a team lacks the chart."""

from __future__ import annotations

from dataclasses import fields
from typing import NamedTuple

import pytest

from examples.ddf.table import Stage, example
from fieldhouse.games.ddf.options import ADVANCED, BASIC, HELP, Options, read_options
from fieldhouse.table.game import BadOption

NE = {
    "1-Line Plunge": {10: "3", 11: "F 3", 12: "OFF 5", 13: "OFF 15", 14: "DEF 15", 15: "OFF 10"},
    "3-End Run": {10: "3"},
    "6-Short": {10: "7!", 11: "QT", 12: "OFF 10"},
    "QT": {10: "4", 11: "-4"},
    "Field Goal": "40",
    "Fumble Return": "5",
    "Short Big Play": "20",
    "great protection": "XQT on 10",
    "good decision": "XINT on 10",
    "ball protection": "XF on 10",
    "snap check OFF 5": "Post on 10",
    "quotas": (1, 1, 1, 1, 1, 1, 1, 1, 1),
    "muffed snap": 3,
    "offense audibles": 1,
}
PHI = {
    "B 6-Short": "QT",
    "C 6-Short": "INT 5",
    "C 1-Line Plunge": "F 5",
    "QT Containment": "-1",
    "Field Goal Adjustment": "NG",
    "sack rate": "SCK on 10",
    "fumble recovery": "G on 10",
    "influence DEF 5": "DEF 5 on 10",
}


class Effect(NamedTuple):
    """The same calls without the option and with it: what is rolled, what it gives."""

    calls: str
    off: tuple[str, str]
    on: tuple[str, str]
    at: str = "NE 1 and 10 at NE 40"
    choices: str = ""


RUN, THROW = "1-Line Plunge A", "6-Short A"
EFFECTS = {
    "qt_containment": Effect(
        THROW,
        ("offense 11, defense 1, QT 10", "NE 2 and 6 at NE 44"),
        ("offense 11, defense 1, QT 10, containment 1", "NE 2 and 7 at NE 43"),
    ),
    "sack_rate": Effect(
        THROW,
        ("offense 11, defense 1, QT 10", "NE 2 and 6 at NE 44"),
        ("offense 11, defense 1, QT 10, sack rate 10", "NE 2 and 17 at NE 33"),
    ),
    "pre_post_snap": Effect(
        RUN,
        ("offense 12", "NE 1 and 15 at NE 35"),
        ("offense 12, snap check 10, offense 10, defense 1", "NE 2 and 7 at NE 43"),
        choices="PHI penalty decline",
    ),
    "holding": Effect(
        THROW,
        ("offense 12, offense 10, defense 1", "NE kicks off from NE 20"),
        ("offense 12, offense 10, defense 1, holding 12", "NE 1 and 12 at NE 2"),
        at="NE 1 and 10 at NE 4",
        choices="PHI penalty accept",
    ),
    "between_downs": Effect(
        RUN,
        ("offense 14, offense 10, defense 1", "NE 1 and 10 at PHI 42"),
        ("offense 14, offense 10, defense 1, between downs 35", "NE 1 and 10 at PHI 45"),
        choices="NE penalty accept",
    ),
    "field_goal_adjustment": Effect(
        "field-goal A",
        ("field goal 25", "NE kicks off from NE 35"),
        ("field goal 25, field goal adjustment 1", "PHI 1 and 10 at PHI 33"),
        at="NE 4 and 9 at PHI 25",
    ),
    "penalty_influence": Effect(
        RUN,
        ("offense 10, defense 1", "NE 2 and 7 at NE 43"),
        ("influence 10", "NE 1 and 5 at NE 45"),
    ),
    "defensive_fumble_recovery": Effect(
        RUN,
        ("offense 11, defense 1, fumble 20", "NE 2 and 7 at NE 43"),
        ("offense 11, defense 1, fumble 20, defense recovery 10, fumble return 25", "PHI 1 and 10 at NE 43"),
    ),
    "offensive_fumble_returns": Effect(
        RUN,
        ("offense 11, defense 1, fumble 20", "NE 2 and 7 at NE 43"),
        ("offense 11, defense 1, fumble 20, fumble return? 0, fumble return 25", "NE 2 and 2 at NE 48"),
    ),
    "short_big_play": Effect(
        THROW,
        ("offense 10, defense 1", "NE 2 and 3 at NE 47"),
        ("offense 10, defense 1, big play 25", "NE 1 and 10 at PHI 40"),
    ),
    "muffed_snaps": Effect(
        RUN,
        ("offense 10, defense 1", "NE 2 and 7 at NE 43"),
        ("muffed snap 0, muffed snap 0, muffed snap 2, fumble 20", "NE 2 and 11 at NE 39"),
    ),
    "great_protection": Effect(
        "6-Short B",
        ("offense 10, defense 1, QT 10", "NE 2 and 6 at NE 44"),
        ("offense 10, defense 1, great protection 10", "NE 2 and 3 at NE 47"),
    ),
    "good_decision": Effect(
        "6-Short C",
        ("offense 10, defense 1, interception return 25", "PHI 1 and 10 at NE 45"),
        ("offense 10, defense 1, good decision 10", "NE 2 and 3 at NE 47"),
    ),
    "ball_protection": Effect(
        "1-Line Plunge C",
        ("offense 10, defense 1, fumble 20", "NE 2 and 5 at NE 45"),
        ("offense 10, defense 1, ball protection 10", "NE 2 and 5 at NE 45"),
    ),
    "goal_line_minus_one": Effect(
        "3-End Run A",
        ("offense 10, defense 1", "NE 2 and goal at PHI 2"),
        ("offense 10, defense 1", "NE 2 and goal at PHI 3"),
        at="NE 1 and goal at PHI 5",
    ),
    "spot_of_foul": Effect(
        RUN,
        ("offense 15, offense 10, defense 1", "NE 1 and 20 at NE 30"),
        ("offense 15, offense 10, defense 1", "NE 1 and 17 at NE 33"),
        choices="PHI penalty accept",
    ),
}
ELSEWHERE = {
    "quotas": "test_calls", "audibles": "test_calls", "prompted_audibles": "test_calls",
    "advanced_timing": "test_clock", "power_ratings": "test_advanced_play", "playoff": "test_periods",
    "neutral_field": "test_advanced_play", "exact_spread": "test_power_ratings", "season_clock": "test_replay_options",
    "measurement": "test_replay_options", "thrown_away": "test_replay_options",
    "short_field": "test_replay_options",
}  # fmt: skip


def test_every_option_is_tested() -> None:
    names = {field.name for field in fields(Options)}
    assert names == EFFECTS.keys() | ELSEWHERE.keys()
    assert names == HELP.keys()


@pytest.mark.parametrize("option", EFFECTS)
def test_option_off(option: str) -> None:
    effect = EFFECTS[option]
    dice, after = effect.off
    # The off side of these two asks nobody, or somebody else.
    asked = "" if option in ("pre_post_snap", "between_downs") else effect.choices
    example(effect.at, NE=NE, PHI=PHI, calls=effect.calls, dice=dice, choices=asked).gives(after)


@pytest.mark.parametrize("option", EFFECTS)
def test_option_on(option: str) -> None:
    effect = EFFECTS[option]
    dice, after = effect.on
    example(
        effect.at, options=option, NE=NE, PHI=PHI, calls=effect.calls, dice=dice, choices=effect.choices
    ).gives(after)  # fmt: skip


NEED_NO_CHART = ("holding", "between_downs", "offensive_fumble_returns", "goal_line_minus_one", "spot_of_foul")


@pytest.mark.parametrize("option", [option for option in EFFECTS if option not in NEED_NO_CHART])
def test_option_on_falls_back_to_basic_play_without_the_chart(option: str) -> None:
    """A team that lacks a supplemental chart plays by the basic rules."""
    effect = EFFECTS[option]
    dice, after = effect.off
    printed = ("1-Line Plunge", "3-End Run", "6-Short", "QT", "Field Goal", "Fumble Return")
    plain_ne = {name: cells for name, cells in NE.items() if name in printed}
    plain_phi = {name: cells for name, cells in PHI.items() if name[1] == " "}
    asked = "" if option == "pre_post_snap" else effect.choices
    example(
        effect.at, options=option, NE=plain_ne, PHI=plain_phi, calls=effect.calls, dice=dice, choices=asked
    ).gives(after)  # fmt: skip


def test_presets() -> None:
    assert not any(getattr(BASIC, field.name) is True for field in fields(Options))
    left_out = [field.name for field in fields(Options) if getattr(ADVANCED, field.name) is not True]
    assert left_out == [
        "prompted_audibles", "season_clock", "measurement", "thrown_away", "short_field", "spot_of_foul",
        "power_ratings", "exact_spread", "playoff", "neutral_field",
    ]  # fmt: skip


def test_power_ratings_exact_spread_is_one_of_three_words() -> None:
    assert read_options({"preset": "basic", "exact_spread": "coin"}).exact_spread == "coin"
    with pytest.raises(BadOption, match="tie, underdog, coin"):
        read_options({"exact_spread": "push"})
    with pytest.raises(BadOption, match="true or false"):
        read_options({"spot_of_foul": "coin"})


def test_advanced_preset_with_bare_charts_plays_like_basic_play() -> None:
    stage = Stage("NE 1 and 10 at NE 40", options="advanced", NE={"1-Line Plunge": {10: "3", 12: "OFF 5"}})
    stage.play(calls="1-Line Plunge A", dice="offense 10, defense 1").gives("NE 2 and 7 at NE 43")
    stage.play(calls="1-Line Plunge A", dice="offense 12").gives("NE 2 and 12 at NE 38")
