"""The coin toss, the ends of quarters and halves, the untimed down, and overtime by season."""

from __future__ import annotations

from typing import Any

import pytest

from examples.ddf.table import Stage
from fieldhouse.games.ddf.season import BOTH_POSSESS, FIELD_GOAL_ANSWERED, NO_OVERTIME, SUDDEN_DEATH, season_rules

NE = {
    "1-Line Plunge": {10: "4", 11: "TD", 12: "DEF 15", 13: "OFF 10", 14: "DEF 5", 15: "OFF 5", 16: "F", 17: "-99"},
    "6-Short": {10: "INC", 11: "INT 5", 12: "PI 10"},
    "Kickoff": "75",
    "Punt": {10: "40*", 11: "40", 12: "DEF 5"},
}  # fmt: skip
PLAYS = {
    "run": {"calls": "1-Line Plunge A", "dice": "offense 10, defense 1"},
    "touchdown": {"calls": "1-Line Plunge A", "dice": "offense 11, defense 1"},
    "safety": {"calls": "1-Line Plunge A", "dice": "offense 17, defense 1"},
    "miss": {"calls": "6-Short A", "dice": "offense 10, defense 1"},
    "interception": {"calls": "6-Short A", "dice": "offense 11, defense 1, interception return 25"},
    "punt": {"calls": "punt A", "dice": "punt 10"},
    "field goal": {"calls": "field-goal A", "dice": "field goal 25"},
}


def at_the_end(quarter: int, situation: str = "NE 1 and 10 at NE 40", clock: str = "0:10", **setting: Any) -> Stage:
    return Stage(situation, quarter=quarter, clock=clock, **{"NE": NE, "PHI": NE} | setting)


@pytest.mark.parametrize(
    ("coin", "choices", "kicker"),
    [
        (0, "NE toss receive", "PHI"),
        (0, "NE toss kick", "NE"),
        (1, "PHI toss receive", "NE"),
        (1, "PHI toss kick", "PHI"),
    ],
)
def test_coin_toss(coin: int, choices: str, kicker: str) -> None:
    stage = Stage("toss").play(dice=f"coin toss {coin}", choices=choices)
    stage.gives(f"{kicker} kicks off from {kicker} 35", clock="15:00")
    assert stage.game.received_first == 1 - stage.seat(kicker)


@pytest.mark.parametrize("quarter", [1, 3])
def test_quarters_end_and_play_goes_on(quarter: int) -> None:
    stage = at_the_end(quarter).play(**PLAYS["run"]).gives("NE 2 and 6 at NE 44", clock="15:00")
    assert stage.game.quarter == quarter + 1


@pytest.mark.parametrize("received_first", [0, 1])
def test_half_ends_and_the_side_that_received_kicks_off(received_first: int) -> None:
    stage = at_the_end(2)
    stage.game.received_first = received_first
    kicker = stage.codes[received_first]
    stage.play(**PLAYS["run"]).gives(f"{kicker} kicks off from {kicker} 35", clock="15:00")
    assert stage.game.quarter == 3


def test_half_does_not_end_before_the_try() -> None:
    stage = at_the_end(2).play(**PLAYS["touchdown"]).gives("try by NE", clock="0:00")
    stage.play(choices="NE try kick", dice="extra point 25").gives("NE kicks off from NE 35", clock="15:00")
    assert (stage.game.quarter, stage.score) == (3, "NE 7, PHI 0")


FOULED_TOUCHDOWN = {"calls": "1-Line Plunge A", "dice": "offense 12, offense 11, defense 1"}


@pytest.mark.parametrize(
    ("received_first", "after"), [(0, "NE kicks off from midfield"), (1, "PHI kicks off from PHI 20")]
)
def test_def_15_on_a_touchdown_that_ends_the_half_waits_for_the_next_kickoff(received_first: int, after: str) -> None:
    """Philadelphia fouled, so that the fifteen yards help New England's kickoff, or hurt its own."""
    stage = at_the_end(2)
    stage.game.received_first = received_first
    stage.play(**FOULED_TOUCHDOWN).gives("try by NE", clock="0:00")
    stage.play(choices="NE try kick", dice="extra point 25").gives(after, clock="15:00")


@pytest.mark.parametrize(
    ("winner", "after"), [("PHI", "NE kicks off from midfield"), ("NE", "PHI kicks off from PHI 20")]
)
def test_def_15_on_a_touchdown_that_ties_the_game_waits_for_overtime(winner: str, after: str) -> None:
    stage = at_the_end(4, score=(0, 7)).play(**FOULED_TOUCHDOWN)
    stage.play(choices="NE try kick", dice="extra point 25").gives("toss", score="NE 7, PHI 7")
    stage.play(dice=f"coin toss {stage.seat(winner)}", choices=f"{winner} toss receive").gives(after)


def test_penalty_of_an_earlier_kickoff_is_forgotten_at_the_half() -> None:
    stage = at_the_end(2, clock="0:30").play(**FOULED_TOUCHDOWN)
    stage.play(choices="NE try kick", dice="extra point 25").gives("NE kicks off from midfield", clock="0:20")
    stage.play(choices="NE kickoff deep", dice="kickoff 25").gives("PHI 1 and 10 at PHI 25", clock="0:20")
    stage.play(**PLAYS["run"]).gives("NE kicks off from NE 35", clock="15:00")


def test_game_ends_when_the_clock_does() -> None:
    at_the_end(4, score=(7, 3)).play(**PLAYS["run"]).gives("final")


# The untimed down


@pytest.mark.parametrize("quarter", [2, 4])
def test_no_half_ends_on_an_accepted_foul_of_the_defense(quarter: int) -> None:
    stage = at_the_end(quarter, score=(3, 7))
    stage.play(calls="1-Line Plunge A", dice="offense 12, offense 10, defense 1")
    stage.gives("NE 1 and 10 at PHI 41", clock="0:00")
    after = "final" if quarter == 4 else "NE kicks off from NE 35"
    stage.game.received_first = 0
    stage.play(**PLAYS["run"]).gives(after)


def test_a_declined_foul_of_the_defense_gives_no_more_downs() -> None:
    stage = at_the_end(4, score=(3, 7))
    stage.play(calls="6-Short A", dice="offense 12, offense 10, defense 1", choices="NE penalty decline").gives("final")


def test_a_foul_of_the_offense_gives_no_more_downs() -> None:
    stage = at_the_end(4, score=(3, 7))
    stage.play(calls="1-Line Plunge A", dice="offense 13, offense 10, defense 1", choices="PHI penalty accept").gives(
        "final"
    )


def test_offsetting_fouls_give_the_down_again() -> None:
    stage = at_the_end(4, score=(3, 7))
    stage.play(calls="1-Line Plunge A", dice="offense 13, offense 12").gives("NE 1 and 10 at NE 40", clock="0:00")
    stage.play(**PLAYS["run"]).gives("final")


@pytest.mark.parametrize(("total", "after"), [(14, "NE 1 and 5 at PHI 36"), (15, "NE 1 and 15 at PHI 46")])
def test_a_foul_before_the_snap_does_not_take_the_untimed_down(total: int, after: str) -> None:
    stage = at_the_end(4, score=(3, 7))
    stage.play(calls="1-Line Plunge A", dice="offense 12, offense 10, defense 1").gives("NE 1 and 10 at PHI 41")
    stage.play(calls="1-Line Plunge A", dice=f"offense {total}").gives(after, clock="0:00")
    stage.play(**PLAYS["miss"]).gives("final")


def test_a_foul_of_the_receivers_on_a_punt_gives_the_down_again() -> None:
    stage = at_the_end(2, situation="NE 4 and 10 at NE 40")
    stage.play(calls="punt A", dice="punt 12, punt 10", choices="NE penalty accept").gives(
        "NE 4 and 5 at NE 45", clock="0:00"
    )


def test_no_untimed_down_at_the_end_of_a_quarter_that_ends_no_half() -> None:
    stage = at_the_end(1).play(calls="1-Line Plunge A", dice="offense 12, offense 10, defense 1")
    stage.gives("NE 1 and 10 at PHI 41", clock="15:00")


# Overtime


@pytest.mark.parametrize(
    ("season", "kind", "seconds"),
    [
        (1973, NO_OVERTIME, 900),
        (1974, SUDDEN_DEATH, 900),
        (2011, SUDDEN_DEATH, 900),
        (2012, FIELD_GOAL_ANSWERED, 900),
        (2016, FIELD_GOAL_ANSWERED, 900),
        (2017, FIELD_GOAL_ANSWERED, 600),
        (2024, FIELD_GOAL_ANSWERED, 600),
        (2025, BOTH_POSSESS, 600),
    ],
)
def test_overtime_of_the_season(season: int, kind: str, seconds: int) -> None:
    assert (season_rules(season).overtime, season_rules(season).overtime_seconds) == (kind, seconds)


@pytest.mark.parametrize(
    ("season", "kind"),
    [
        (2009, SUDDEN_DEATH),
        (2010, FIELD_GOAL_ANSWERED),
        (2021, FIELD_GOAL_ANSWERED),
        (2022, BOTH_POSSESS),
    ],
)
def test_overtime_of_a_playoff_by_season(season: int, kind: str) -> None:
    """The league changed its playoffs first, the other games two and three years later."""
    assert season_rules(season, is_playoff=True).overtime == kind


def test_overtime_not_before_1974_but_in_a_playoff() -> None:
    at_the_end(4, season=1973).play(**PLAYS["run"]).gives("final")
    at_the_end(4, season=1973, options="playoff").play(**PLAYS["run"]).gives("toss", clock="15:00")


@pytest.mark.parametrize(("options", "clock", "time_outs"), [("", "10:00", (2, 2)), ("playoff", "15:00", (3, 3))])
def test_overtime_starts_with_a_toss(options: str, clock: str, time_outs: tuple[int, int]) -> None:
    stage = at_the_end(4, options=options).play(**PLAYS["run"]).gives("toss", clock=clock).has_left(time_outs)
    stage.play(dice="coin toss 1", choices="PHI toss receive").gives("NE kicks off from NE 35")
    assert (stage.game.quarter, stage.game.overtime_first) == (5, 1)


def overtime(season: int, first: str = "NE", options: str = "") -> Stage:
    """*first* receives and takes the touchback."""
    other = {"NE": "PHI", "PHI": "NE"}[first]
    stage = at_the_end(4, season=season, options=options).play(**PLAYS["run"])
    stage.play(dice=f"coin toss {stage.seat(first)}", choices=f"{first} toss receive")
    return stage.play(dice="kickoff 25", choices=f"{other} kickoff deep")


def series(stage: Stage, *plays: str) -> Stage:
    """Play on; after a score the kickoff is a touchback."""
    for play in plays:
        if play == "field goal":
            stage.game.spot = 90
        stage.play(**PLAYS[play])
        if stage.game.phase == "try":
            stage.play(choices=f"{stage.codes[stage.game.offense]} try kick", dice="extra point 25")
        if stage.game.phase == "kickoff":
            stage.play(dice="kickoff 25", choices=f"{stage.codes[stage.game.kicker]} kickoff deep")
    return stage


@pytest.mark.parametrize("score", ["field goal", "touchdown", "safety"])
def test_sudden_death_any_score_wins(score: str) -> None:
    assert series(overtime(2011), score).sheet == "final"


@pytest.mark.parametrize(
    ("plays", "points", "is_over"),
    [
        (["touchdown"], [6, 0], True),  # no try
        (["safety"], [0, 2], True),
        (["field goal"], [3, 0], False),
        (["run", "field goal"], [3, 0], False),  # a ball that is kept ends no possession
        (["field goal", "touchdown"], [3, 6], True),
        (["field goal", "field goal"], [3, 3], False),
        (["field goal", "interception"], [3, 0], True),
        (["field goal", "punt"], [3, 0], True),
        (["field goal", "safety"], [5, 0], True),
        (["field goal", "field goal", "field goal"], [6, 3], True),
        (["punt", "field goal"], [0, 3], True),
        (["punt", "punt", "field goal"], [3, 0], True),
        (["interception", "field goal"], [0, 3], True),
    ],
)
def test_field_goal_on_the_first_possession_can_be_answered(plays: list[str], points: list[int], is_over: bool) -> None:
    stage = series(overtime(2017), *plays)
    assert (stage.game.score, stage.game.over) == (points, is_over)


@pytest.mark.parametrize(
    ("plays", "points", "is_over"),
    [
        (["touchdown"], [7, 0], False),
        (["touchdown", "punt"], [7, 0], True),
        (["touchdown", "field goal"], [7, 3], True),
        (["touchdown", "touchdown"], [7, 7], False),
        (["touchdown", "touchdown", "field goal"], [10, 7], True),
        (["safety"], [0, 2], True),
        (["field goal", "touchdown"], [3, 6], True),
    ],
)
def test_both_possess_the_ball_since_2025(plays: list[str], points: list[int], is_over: bool) -> None:
    stage = series(overtime(2025), *plays)
    assert (stage.game.score, stage.game.over) == (points, is_over)


def test_both_possess_the_ball_in_playoffs_since_2022() -> None:
    assert series(overtime(2022, options="playoff"), "touchdown").score == "NE 7, PHI 0"
    assert series(overtime(2022), "touchdown").sheet == "final"


def test_onside_kick_recovered_counts_as_the_other_side_possession() -> None:
    stage = overtime(2017)
    stage.game.spot = 90
    stage.play(**PLAYS["field goal"]).play(choices="NE kickoff onside", dice="onside kick 13")
    assert (stage.score, stage.game.over) == ("NE 3, PHI 0", True)


def test_ball_lost_and_won_back_counts_as_the_other_side_possession() -> None:
    """The first side punts, the returner fumbles, the first side has it again: now any score wins."""
    stage = overtime(2017)
    stage.game.sides[1].punt_return = stage.game.sides[0].plays[0]  # 16 shows a fumble
    stage.play(calls="punt A", dice="punt 11, punt return 16, coverage 1, fumble 35, fumble return 25")
    assert (stage.game.offense, stage.game.overtime_possessions) == (0, 2)
    assert series(stage, "field goal").sheet == "final"


def test_overtime_that_runs_out_is_a_tie_but_not_in_a_playoff() -> None:
    stage = overtime(2017)
    stage.game.clock = 10
    stage.play(**PLAYS["run"]).gives("final", score="NE 0, PHI 0")
    stage = overtime(2017, options="playoff")
    stage.game.clock, stage.game.time_outs = 10, [0, 1]
    stage.play(**PLAYS["run"]).gives("NE 2 and 6 at NE 29", clock="15:00").has_left((0, 1))


def test_overtime_of_a_playoff_begins_anew_after_two_periods() -> None:
    """As after half-time: the side that received first kicks off, and the time-outs are three again."""
    stage = overtime(2017, first="PHI", options="playoff")
    stage.game.quarter, stage.game.clock, stage.game.time_outs = 6, 10, [0, 1]
    stage.play(**PLAYS["run"]).gives("PHI kicks off from PHI 35", clock="15:00").has_left((3, 3))
    assert stage.game.quarter == 7


def test_overtime_adds_a_quarter_of_the_quotas() -> None:
    """4.25 is 4, 2.75 is 3, and half a play counts as one: 6 give 2."""
    quotas = {"quotas": (17, 11, 6, 5, 5, 30, 11, 13, 9)}
    stage = at_the_end(4, options="quotas", NE=NE | quotas)
    stage.game.usage[0] = [17, 11, 6, 5, 5, 30, 11, 13, 9]
    stage.game.usage[0][0] = 16
    stage.play(**PLAYS["run"]).gives("toss")
    left = [quota - used for quota, used in zip(quotas["quotas"], stage.game.usage[0], strict=True)]
    assert left == [4, 3, 2, 1, 1, 8, 3, 3, 2]
