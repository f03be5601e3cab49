"""VI, IX and overtime: odd cases of rain and wind, of yardage factors, and of series that end in other ways."""

from __future__ import annotations

import pytest

from examples.bowlbound.ratings import notre_dame_at_stanford
from examples.bowlbound.table import Stage
from examples.bowlbound.timing import FIRST
from examples.bowlbound.weather import overtime, weather
from fieldhouse.games.bowlbound.rules.factors import factor_of, factored
from fieldhouse.games.bowlbound.state import BREEZY, CALM, STORMY
from fieldhouse.table.seat import AWAY, BOTH

# VI


@pytest.mark.parametrize(("wind", "quarter", "spot"), [(BREEZY, 1, 5), (BREEZY, 2, 15), (STORMY, 2, 20), (CALM, 1, 10)])
def test_vi_b_kickoffs_with_and_against_the_wind(wind: int, quarter: int, spot: int) -> None:
    """B kicked off to open the half: it has the wind in the first quarter and faces it in the second."""
    stage = weather("B kicks off from B 30", wind=wind, quarter=quarter)
    stage.play(dice="kickoff 20, kickoff return 30", choices="B kickoff deep").gives(f"A 1 and 10 at A {spot}")


def test_vi_b_a_kickoff_blown_over_the_goal_line() -> None:
    stage = weather("B kicks off from B 30", wind=STORMY)
    stage.play(dice="kickoff 20", choices="B kickoff deep, A kick return touchback").gives("A 1 and 10 at A 20")


def test_vi_b_squibs_and_onside_kicks_stay_below_the_wind() -> None:
    stage = Stage("B kicks off from B 30", {"wind": "c", "kickoffs": "squib"})
    stage.game.wind = STORMY
    stage.play(dice="squib return 10", choices="B kickoff squib").gives("A 1 and 10 at A 30")
    stage.put("B kicks off from B 30")
    stage.play(dice="onside kick 15", choices="B kickoff onside").gives("B 1 and 10 at B 42")


@pytest.mark.parametrize(
    ("before", "roll", "after"),
    [(CALM, 3, CALM), (STORMY, 4, STORMY), (CALM, 4, BREEZY), (STORMY, 3, BREEZY), (BREEZY, 5, BREEZY)],
)
def test_vi_b_the_wind_changes_by_one_condition_and_the_rain_stays(before: int, roll: int, after: int) -> None:
    stage = weather(FIRST, rain=STORMY, wind=before, quarter=2, clock="0:10")
    stage.play("1 a", f"offense 20, defense 1, wind change {roll}").gives("toss")
    assert (stage.game.wind, stage.game.precipitation) == (after, STORMY)


@pytest.mark.parametrize(("quarter", "clock"), [(1, "0:10"), (3, "0:10")])
def test_vi_b_the_wind_changes_at_the_half_alone(quarter: int, clock: str) -> None:
    stage = weather(FIRST, wind=BREEZY, quarter=quarter, clock=clock)
    stage.play("1 a", "offense 20, defense 1")
    assert (stage.game.quarter, stage.game.wind) == (quarter + 1, BREEZY)


@pytest.mark.parametrize(
    ("calls", "cells", "against", "dice", "yards"),
    [
        ("5 a", {"5": {20: "SOP"}, "7": {30: "9"}}, "-", "offense 20, option pass 30", 4),  # a pass by then
        ("1 a", {"1": {20: "B"}, "B": {30: "20"}}, "-", "offense 20, defense 1, B 30", 18),
        ("6 a", {"6": {20: "9"}}, "-", "offense 20, defense 1", 4),  # a screen is a pass
        ("5 a", {"5": {20: "9"}}, "-", "offense 20, defense 1", 7),  # an option without one is a run
        ("1 a", {"1": {20: "3"}}, "(9)", "offense 20, defense 1", 9),
        ("1 a", {"1": {20: "9"}}, "-4", "offense 20, defense 1", 3),  # two less than the two together
        ("9 a", {"9": {20: "QT"}, "QT": {30: "5"}}, "-", "offense 20, defense 1, QT 30", 3),
    ],
)
def test_vi_a_very_bad_weather(
    calls: str, cells: dict[str, dict[int, str]], against: str, dice: str, yards: int
) -> None:
    stage = weather(rain=STORMY, A=cells, B={f"A {calls[0]}": {1: against}})
    assert stage.play(calls, dice).last.yards == yards


def test_vi_a_a_sneak_is_a_yard_in_any_weather() -> None:
    stage = Stage("A 4 and 1 at A 40", {"precipitation": "c", "quarterback_sneak": True}, A={"1": {20: "3"}})
    stage.game.precipitation = STORMY
    stage.play("sneak a", "sneak 20").gives("A 1 and 10 at A 41")


@pytest.mark.parametrize(
    ("cell", "sheet"), [("TD", "try by A"), ("8", "A 1 and 10 at A 10"), ("-3", "A 1 and 10 at A 7")]
)
def test_vi_a_returns_keep_touchdowns_and_losses_and_shrink_to_nothing(cell: str, sheet: str) -> None:
    stage = weather("B kicks off from B 30", rain=STORMY, A={"Kickoff Return": {30: cell}})
    stage.play(dice="kickoff 20, kickoff return 30", choices="B kickoff deep").gives(sheet)


@pytest.mark.parametrize(("choice", "sheet"), [("accept", "A 1 and 5 at A 45"), ("decline", "A 2 and 10 at A 40")])
def test_vi_b_iii_a_foul_on_a_pass_blown_down(choice: str, sheet: str) -> None:
    stage = weather(wind=STORMY, A={"9": {20: "DEF 5", 21: "20"}})
    stage.play("9 a", "offense 20, offense 21, defense 1", f"A penalty {choice}").gives(sheet)


# IX


@pytest.mark.parametrize(
    ("base", "score", "factors"),
    [(100, (0, 0), [928, 1168]), (90, (0, 0), [828, 1068]), (100, (0, 7), [1028, 988]), (100, (0, 6), [1000, 1000])],
)
def test_ix_thirty_percent_with_a_base_and_with_a_lead(base: int, score: tuple[int, int], factors: list[int]) -> None:
    """24% before the game; seven points ahead it is 4% the other way, six points even."""
    stage = notre_dame_at_stanford(shared_factor=True, yardage_base=base)
    stage.game.score = list(score)
    assert [factor_of(stage.game, seat) for seat in BOTH] == factors


@pytest.mark.parametrize(("pull", "factors"), [(100, [1000, 1240]), (50, [1000, 1120]), (0, [1000, 1000])])
def test_ix_of_the_difference_so_many_percent_count(pull: int, factors: list[int]) -> None:
    """A house rule: half of 24% is 12%, and of the four percent for a point two."""
    stage = notre_dame_at_stanford(factor_pull=pull)
    assert [factor_of(stage.game, seat) for seat in BOTH] == factors
    stage.game.score = [0, 8]
    assert factor_of(stage.game, AWAY) == 1000 + 80 * pull // 100


def test_ix_on_a_neutral_field_the_ratings_stand_alone() -> None:
    stage = Stage(
        FIRST, {"yardage_factors": "full", "neutral_field": True},
        A={"yardage factor": 97.5, "home adjustment": 2}, B={"yardage factor": 105.5, "home adjustment": 2},
    )  # fmt: skip
    assert [factor_of(stage.game, seat) for seat in BOTH] == [1000, 1080]


@pytest.mark.parametrize(
    ("spot", "yards", "factor", "gained"), [(49, 1, 500, 1), (49, 3, 500, 1), (48, 4, 500, 2), (50, 1, 900, 0)]
)
def test_ix_rounding_around_midfield(spot: int, yards: int, factor: int, gained: int) -> None:
    """49.5 is 50 and so is 50.5; a whole number stays."""
    assert factored(spot, yards, factor) == gained


HALVED = {"yardage_factors": "simple", "quarterback_sneak": True, "hail_mary": True}


@pytest.mark.parametrize(
    ("calls", "cells", "dice", "choices", "sheet"),
    [
        ("sneak a", {"1": {20: "5"}}, "sneak 20", "", "A 2 and 9 at A 41"),
        ("9 a", {"9": {20: "INT 20"}}, "offense 20, defense 1", "B run back down", "B 1 and 10 at midfield"),
        ("1 a", {"1": {20: "F +10"}}, "offense 20, defense 1, fumble 30", "", "B 1 and 10 at A 45"),
        ("1 a", {"1": {20: "TD"}}, "offense 20, defense 1", "", "try by A"),
        ("9 a", {"9": {20: "PI 12"}}, "offense 20, defense 1", "A penalty accept", "A 1 and 10 at B 48"),
        ("punt a", {"Punt": {20: "40"}}, "punt 20", "B kick return leave", "B 1 and 10 at B 20"),
    ],
    ids=["sneak", "interception", "fumble", "touchdown", "interference", "punt"],
)
def test_ix_what_a_factor_of_one_half_leaves(
    calls: str, cells: dict[str, dict[int, str]], dice: str, choices: str, sheet: str
) -> None:
    stage = Stage(FIRST, HALVED, A={**cells, "lower factor": 50})
    stage.play(calls, dice, choices).gives(sheet)


def test_ix_returns_are_not_multiplied_and_tries_are() -> None:
    stage = Stage("B kicks off from B 30", HALVED, A={"Kickoff Return": {30: "20"}, "lower factor": 50})
    stage.play(dice="kickoff 20, kickoff return 30", choices="B kickoff deep").gives("A 1 and 10 at A 30")
    for yards, points in (("3", 0), ("4", 2)):
        stage = Stage("try by A", HALVED, A={"1": {20: yards}, "lower factor": 50})
        stage.play("", "offense 20, defense 1", "A try two, A call plunge, B defense a")
        assert stage.game.score == [points, 0]


# Overtime


def test_overtime_a_safety_ends_it() -> None:
    stage = overtime("A 1 and 10 at A 1", A={"1": {20: "-2"}})
    stage.play("1 a", "offense 20, defense 1").gives("final", score=(0, 2))


def test_overtime_a_missed_field_goal_ends_the_series_and_a_good_one_wins() -> None:
    stage = overtime(A={"Field Goal": {20: "10"}}, B={"Field Goal": {20: "40"}})
    stage.play("field-goal a", "field goal 20").gives("B 1 and 10 at A 25", score=(0, 0))
    stage.play("field-goal a", "field goal 20").gives("final", score=(0, 3))


def test_overtime_a_penalty_keeps_the_series_and_the_clock_stands() -> None:
    stage = overtime(A={"1": {20: "DEF 15", 21: "4", 22: "OFF S"}})
    stage.play("1 a", "offense 20, offense 21, defense 1", "A penalty accept").gives("A 1 and 10 at B 11", clock="0:00")
    stage.play("1 a", "offense 22, penalty 20").gives("A 1 and 15 at B 16", clock="0:00")


@pytest.mark.parametrize(
    ("total", "dice", "choices", "sheet"),
    [(30, "", "", "B 1 and 10 at A 25"), (38, ", fumble return 31", ", A run back return", "try by A")],
)
def test_overtime_a_ball_lost_and_won_back_may_score_but_has_no_first_down(
    total: int, dice: str, choices: str, sheet: str
) -> None:
    """College rules: after a change of possession the series goes on only to the end of the play."""
    stage = overtime(A={"9": {20: "INT 5"}, "Interception Return": {31: "TD"}}, B={"Interception Return": {30: "F +2"}})
    stage.play(
        "9 a", f"offense 20, defense 1, interception return 30, fumble {total}{dice}", f"B run back return{choices}"
    ).gives(sheet)  # fmt: skip


def test_overtime_a_try_returned_by_the_defense_counts_two() -> None:
    stage = overtime("try by A", period=7, A={"9": {20: "INT 1"}}, B={"Interception Return": {30: "TD"}})
    stage.play("", "offense 20, defense 1, interception return 30", "A call drop-back, B defense a, B run back return")
    stage.gives("try by B", score=(0, 2))
