"""Where a rule begins and ends: the last second, the goal line, the last total, one foul more or less."""

from __future__ import annotations

from typing import Any

import pytest

from examples.bowlbound.table import Stage
from fieldhouse.games.bowlbound.cells import read_cell
from fieldhouse.games.bowlbound.results import Return
from fieldhouse.games.bowlbound.rules.clock import chart_time
from fieldhouse.games.bowlbound.rules.loose_balls import recovered_by_other
from fieldhouse.games.bowlbound.rules.penalties import moves_kickoff
from fieldhouse.games.bowlbound.rules.periods import end_of_quarter
from fieldhouse.games.bowlbound.rules.ratings import coaches_points
from fieldhouse.games.bowlbound.rules.weather import KICKOFF_RETURN_LOSS, on_return
from fieldhouse.games.bowlbound.state import DECLARED_IN, DECLARED_OUT, HURRIED, NOT_DECLARED
from fieldhouse.gridiron.outcome import Outcome, possession, touchdown
from fieldhouse.gridiron.phases import SCRIMMAGE, TOSS, TRY, Phase
from fieldhouse.gridiron.results import RETURNED
from fieldhouse.table.script import ScriptTable
from fieldhouse.table.seat import HOME

FIRST = "A 1 and 10 at A 40"


@pytest.mark.parametrize(
    ("foul", "phase", "quarter", "moves"),
    [
        ("DEF 15", SCRIMMAGE, 1, True),
        ("DEF 15", SCRIMMAGE, 4, True),
        ("DEF 15", SCRIMMAGE, 5, False),  # overtime has no kickoff
        ("DEF 5Y", SCRIMMAGE, 4, False),
        ("DEF 5", SCRIMMAGE, 4, False),
        ("OFF 15", SCRIMMAGE, 4, False),
        ("DEF 15", TRY, 4, True),
        ("DEF 5Y", TRY, 4, True),
        ("DEF 5Y", TRY, 5, False),
        ("DEF 10", TRY, 4, False),
    ],
)
def test_vi_4_c_iv_and_v_which_fouls_move_the_kickoff(foul: str, phase: Phase, quarter: int, moves: bool) -> None:
    game = Stage(FIRST, quarter=quarter).game
    game.phase = phase
    assert moves_kickoff(game, read_cell(foul)) is moves


@pytest.mark.parametrize(
    ("options", "choices", "dice", "sheet"),
    [
        ("squib", "A kickoff squib", "squib return 19, B 30", "B 1 and 10 at A 20"),  # 50 from the 30, nobody guessed
        ("guessing", "A kickoff squib, B kickoff guess squib", "T1 15, squib return 19, B 30", "B 1 and 10 at A 30"),
        ("guessing", "A kickoff squib, B kickoff guess squib", "T1 15, squib return 19, B 31", "try by B"),
        ("guessing", "A kickoff squib, B kickoff guess deep", "T1 15, X 30", "B 1 and 10 at B 40"),
        ("guessing", "A kickoff squib, B kickoff guess onside", "T1 15, DS 30", "B 1 and 10 at B 33"),
    ],
)
def test_iii_1_how_far_a_squib_is_run_back(options: str, choices: str, dice: str, sheet: str) -> None:
    """A breakaway of 50 yards: a side that expected the squib has 40 of them, one that scores all."""
    stage = Stage("A kicks off from A 30", {"kickoffs": options, "yardages": "full"}, B={"B": {30: "50", 31: "TD"}})
    stage.play("", dice, choices).gives(sheet)


@pytest.mark.parametrize(
    ("quarter", "clock", "out", "declared", "seconds"),
    [
        (2, 121, True, NOT_DECLARED, 30),
        (2, 120, True, NOT_DECLARED, 10),
        (4, 301, True, NOT_DECLARED, 30),
        (4, 300, True, NOT_DECLARED, 10),
        (4, 300, False, NOT_DECLARED, 30),
        (3, 1, True, NOT_DECLARED, 30),
        (1, 900, True, DECLARED_OUT, 10),
        (1, 900, True, DECLARED_IN, 30),
        (1, 900, False, DECLARED_OUT, 30),
    ],
)
def test_vi_11_when_out_of_bounds_stops_the_clock(
    quarter: int, clock: int, out: bool, declared: int, seconds: int
) -> None:
    game = Stage(FIRST, quarter=quarter).game
    game.clock, game.play.out, game.play.declared = clock, out, declared
    assert chart_time(game) == seconds


@pytest.mark.parametrize(
    ("timing", "clock", "out", "seconds"),
    [
        ("chart", 250, True, 10), ("late", 250, True, 10), ("whole", 250, True, 10),
        ("playtesters", 250, True, 40), ("playtesters", 800, False, 40), ("late", 800, False, 30),
    ],
)  # fmt: skip
def test_vii_the_playtesters_plays_take_ten_seconds_more(timing: str, clock: int, out: bool, seconds: int) -> None:
    game = Stage(FIRST, {"timing": timing}, quarter=4).game
    game.clock, game.play.out = clock, out
    assert chart_time(game) == seconds


@pytest.mark.parametrize(("has_made_it", "stops", "seconds"), [(True, True, 20), (True, False, 30), (False, True, 30)])
def test_v_6_the_chains_stop_the_clock_for_a_first_down_only(has_made_it: bool, stops: bool, seconds: int) -> None:
    game = Stage(FIRST).game
    game.play.first_down, game.stops_for_chains = has_made_it, stops
    assert chart_time(game) == seconds


@pytest.mark.parametrize(("quarter", "then"), [(1, 2), (2, 3), (3, 4)])
def test_iv_3_a_quarter_ends(quarter: int, then: int) -> None:
    """A new quarter has a huddle; half-time gives time-outs back, and whatever was to move the kickoff is forgotten."""
    game = Stage(FIRST, {"wind": "b"}, quarter=quarter, clock="0:00").game
    game.hurried, game.carry, game.time_outs = True, 15, [1, 0]
    is_half = then == 3
    game.table = ScriptTable([("wind change", 4)] if is_half else [])
    game.wind = 1
    end_of_quarter(game)
    game.table.finish()
    assert (game.quarter, game.clock, game.hurried) == (then, 900, False)
    assert game.time_outs == ([3, 3] if is_half else [1, 0])
    assert game.carry == (0 if is_half else 15)
    assert (game.phase == TOSS) is is_half
    assert (game.wind != 1) is is_half


def test_iv_3_the_fourth_quarter_ends_the_game() -> None:
    stage = Stage(FIRST, quarter=4, clock="0:00", score=(7, 0))
    end_of_quarter(stage.game)
    assert (stage.game.quarter, stage.game.phase, stage.game.over) == (4, "over", True)


LOST: list[tuple[int, int, bool, Any]] = [
    (100, 30, False, touchdown(HOME)),  # on the loser's goal line
    (99, 30, False, possession(HOME, 99)),
    (1, 30, False, possession(HOME, 1)),
    (0, 30, False, possession(HOME, 20)),
    (-5, 30, False, possession(HOME, 20)),
    (50, 39, True, touchdown(HOME)),  # 39 with a block
]


@pytest.mark.parametrize(("spot", "total", "is_block", "outcome"), LOST)
def test_vi_10_and_13_d_a_lost_ball_that_is_not_run_back(
    spot: int, total: int, is_block: bool, outcome: Outcome
) -> None:
    game = Stage(FIRST).game
    game.table = ScriptTable()
    assert recovered_by_other(game, HOME, spot, total, is_block) == outcome


@pytest.mark.parametrize(
    ("total", "is_block"), [(37, False), (38, False), (39, False), (30, True), (38, True), (10, True)]
)
@pytest.mark.parametrize(("says", "spot"), [("return", 57), ("down", 50)])
def test_vi_10_a_lost_ball_may_be_run_back_on_37_to_39_and_with_any_block(
    says: str, spot: int, total: int, is_block: bool
) -> None:
    game = Stage(FIRST, B={"Interception Return": {20: "7"}}).game
    rolls = [("fumble return", 20)] if says == "return" else []
    game.table = ScriptTable(rolls, [(1, "run back", says)])
    assert recovered_by_other(game, HOME, 50, total, is_block) == possession(HOME, spot)
    game.table.finish()


@pytest.mark.parametrize("total", [10, 36])
def test_vi_10_no_other_lost_fumble_is_run_back(total: int) -> None:
    game = Stage(FIRST).game
    game.table = ScriptTable()
    assert recovered_by_other(game, HOME, 50, total, False) == possession(HOME, 50)


@pytest.mark.parametrize(("yards", "left"), [(0, 0), (1, 0), (6, 1), (-1, -1)])
def test_vi_a_a_return_in_the_rain_loses_five_yards_and_never_turns_to_a_loss(yards: int, left: int) -> None:
    game = Stage(FIRST, {"precipitation": "b"}).game
    game.precipitation = 1
    assert on_return(game, KICKOFF_RETURN_LOSS, 5, Return(RETURNED, yards)).yards == left


def test_vii_and_i_4_a_who_goes_without_a_huddle_by_the_alternate_method_is_hurried() -> None:
    stage = Stage(FIRST, {"timing": "whole", "no_huddle": True}, A={"1": {20: "6"}})
    stage.play("1 a", "offense 20, defense 1", "B tempo run, A tempo no-huddle")
    assert stage.game.hurried
    assert stage.last.asides == ((HURRIED, 0),)


def test_ix_the_factor_follows_the_lead() -> None:
    """4% for each point, worked out anew when the score has changed."""
    stage = Stage(
        FIRST, {"yardage_factors": "full"}, A={"1": {20: "50"}, "yardage factor": 100}, B={"yardage factor": 120}
    )
    gained = []
    for lead in (0, 10):
        stage.put(FIRST)
        stage.game.score = [0, lead]
        gained.append(stage.play("1 a", "offense 20, defense 1").last.yards)
    assert gained[0] != gained[1]


@pytest.mark.parametrize(("spread", "points"), [(0.5, (10, 0)), (-0.5, (0, 10))])
def test_viii_2_half_a_point_makes_a_favorite(spread: float, points: tuple[float, float]) -> None:
    """Who ties as the underdog has the points."""
    assert coaches_points(spread, (7, 7)) == points


def test_vi_4_a_ii_a_kickoff_that_offsetting_fouls_took_back_does_not_count() -> None:
    stage = Stage("A kicks off from A 30", A={"Kickoff": {20: "OFF 15", 21: "DEF 5"}})
    stage.play(dice="kickoff 20, kickoff 21", choices="A kickoff deep").gives("A kicks off from A 30")
    assert not stage.last.counts


def test_vi_4_c_viii_one_accepted_foul_of_the_defense_among_two_is_enough_for_another_down() -> None:
    stage = Stage(FIRST, quarter=2, clock="0:10", A={"1": {20: "DEF 5", 21: "DEF 15", 22: "3"}})
    stage.play("1 a", "offense 20, offense 21, offense 22, defense 1", "A penalty accept")
    assert [accepted for _, _, accepted in stage.fouls] == [True, False]
    stage.gives("A 1 and 5 at A 45", clock="0:00")
    assert stage.game.untimed
