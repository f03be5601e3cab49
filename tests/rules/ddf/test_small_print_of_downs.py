"""The small print of a down: who is asked about the clock, what is counted, where holding begins, who may audible."""

from __future__ import annotations

import pytest

from examples.ddf.table import Stage
from fieldhouse.games.ddf.results import RESULTS, SACKED, SCRAMBLED
from fieldhouse.games.ddf.rules.calls import roll_audible_offer
from fieldhouse.games.ddf.state import AUDIBLE_CALLED
from fieldhouse.gridiron.results import PlayResult
from fieldhouse.table.script import ScriptTable
from fieldhouse.table.seat import AWAY, HOME, OTHER, Seat

NE = {"1-Line Plunge": {10: "3"}, "4-Draw": {14: "OFF 10", 10: "3"}, "5-Screen": {14: "OFF 10", 10: "3"}}


class WhoIsAsked(Stage):
    """A stage on which nobody is asked about the clock unless the script says so."""

    quiet = ("reveal",)


def test_timeouts_nobody_is_asked_about_the_clock_on_an_untimed_down() -> None:
    stage = WhoIsAsked("NE 1 and 10 at NE 40", quarter=2, clock="0:00", NE=NE)
    stage.game.untimed = True
    stage.play("1-Line Plunge A", "offense 10, defense 1")
    assert (stage.game.quarter, stage.last.seconds, stage.last.asides) == (3, 0, ())


@pytest.mark.parametrize("cell", ["INC", "OFF 12*"])
def test_timeouts_nobody_is_asked_about_a_clock_that_has_stopped(cell: str) -> None:
    stage = WhoIsAsked("NE 1 and 10 at NE 40", NE={"6-Short": {24: cell}})
    stage.play("6-Short A", "offense 24" + (", defense 1" if cell == "INC" else ""))
    assert (stage.last.seconds, stage.last.asides) == (10, ())


def test_timeouts_both_are_asked_while_the_clock_runs() -> None:
    stage = WhoIsAsked("NE 1 and 10 at NE 40", NE=NE)
    stage.play("1-Line Plunge A", "offense 10, defense 1", "NE tempo run, PHI tempo time-out").has_left((3, 2))


@pytest.mark.parametrize(("offense", "seat"), [("NE", 0), ("PHI", 1)])
def test_play_call_quotas_every_down_counts_a_play_and_a_formation(offense: str, seat: Seat) -> None:
    stage = Stage(f"{offense} 1 and 10 at {offense} 40")
    stage.play("3-End Run C", "offense 24, defense 1").play("3-End Run E", "offense 24, defense 1")
    assert stage.game.usage[seat] == [0, 0, 2, 0, 0, 0, 0, 0, 0]
    assert stage.game.formations[OTHER[seat]] == [0, 0, 1, 0, 1, 0]
    assert sum(stage.game.usage[OTHER[seat]]) == sum(stage.game.formations[seat]) == 0


@pytest.mark.parametrize(
    ("play", "after"), [("4-Draw", "NE 1 and 12 at NE 3"), ("5-Screen", "NE kicks off from NE 20")]
)
def test_offensive_holding_the_screen_is_the_first_pass(play: str, after: str) -> None:
    stage = Stage("NE 1 and 10 at NE 5", NE=NE)
    stage.play(f"{play} A", "offense 14, offense 10, defense 1", "PHI penalty accept").gives(after)


def test_audibles_one_a_play_for_each_side() -> None:
    game = Stage("NE 1 and 10 at NE 40", options="audibles").game
    game.table = ScriptTable()
    game.play.call = game.play.formation = 0
    assert roll_audible_offer(game, AWAY)
    game.play.aside(AUDIBLE_CALLED, 0)
    assert not roll_audible_offer(game, AWAY)
    assert roll_audible_offer(game, HOME)


def test_prompted_audibles_a_mismatch_is_offered_without_dice() -> None:
    """Against a defense that stops it: to the offense."""
    game = Stage("NE 1 and 10 at NE 40", options="audibles prompted_audibles", PHI={"B 1-Line Plunge": "-5"}).game
    game.play.call, game.play.formation = 0, 1
    game.table = ScriptTable()
    assert roll_audible_offer(game, AWAY)
    game.table = ScriptTable([("false mismatch", 3)])
    assert not roll_audible_offer(game, HOME)
    game.table.finish()


def test_def_15_penalties_an_interception_counts_no_more() -> None:
    """From the line of scrimmage, since the ball was lost."""
    stage = Stage("NE 2 and 10 at NE 40", NE={"6-Short": {15: "DEF 15", 19: "INT 5"}})
    stage.play("6-Short A", "offense 15, offense 19, defense 1, interception return 11").gives("NE 1 and 10 at PHI 45")
    assert not stage.last.counts


def test_kickoffs_fouls_that_offset_stand_with_those_who_committed_them() -> None:
    stage = Stage("NE kicks off from NE 35", NE={"Kickoff": {20: "OFF 10", 21: "DEF 15"}})
    stage.play("", "kickoff 20, kickoff 21", "NE kickoff deep").gives("NE kicks off from NE 35")
    assert [flag.seat for flag in stage.last.fouls] == [0, 1]


def test_blocked_punts_that_roll_to_the_goal_line_are_touchbacks() -> None:
    stage = Stage("NE 4 and 10 at PHI 10", NE={"Punt": {18: "BK 10", 19: "BK 9"}})
    stage.play("punt A", "punt 18, fumble 20").gives("PHI 1 and 10 at PHI 20")
    stage.put("NE 4 and 10 at PHI 10")
    stage.play("punt A", "punt 19, fumble 20").gives("PHI 1 and 10 at PHI 1")


def test_gains_and_losses_a_forced_result_ends_in_bounds() -> None:
    """Whatever the offense's cell says: the defense's stands."""
    stage = Stage("NE 1 and 10 at NE 40", NE={"1-Line Plunge": {24: "12*"}}, PHI={"A 1-Line Plunge": {1: "(3)"}})
    stage.play("1-Line Plunge A", "offense 24, defense 1").gives("NE 2 and 7 at NE 43", takes=40)
    assert not stage.last.out


def test_returns_that_are_stopped_on_the_own_one() -> None:
    stage = Stage("NE 1 and 10 at PHI 20", NE={"6-Short": {24: "INT 15"}}, PHI={"Interception Return": {11: "-4"}})
    stage.play("6-Short A", "offense 24, defense 1, interception return 11").gives("PHI 1 and 10 at PHI 1")


def test_field_goals_are_entered_with_their_length_from_the_line() -> None:
    stage = Stage("NE 4 and 10 at PHI 31", NE={"Field Goal": {24: "40"}})
    stage.play("field-goal A", "field goal 24")
    assert (stage.last.result, stage.last.kick_yards) == ("good", 31)


def test_point_after_touchdown_a_try_has_no_down() -> None:
    stage = Stage("NE 2 and 7 at PHI 9", NE={"1-Line Plunge": {24: "9"}})
    stage.play("1-Line Plunge A", "offense 24, defense 1").gives("try by NE")
    assert (stage.game.spot, stage.game.down, stage.game.to_go) == (98, 0, 2)


class WhoSpeaks(Stage):
    """A stage on which nobody is asked about the calls unless the script says so."""

    quiet = ("tempo",)


def test_prompted_audibles_without_a_mismatch_nobody_is_asked() -> None:
    sheet = {"1-Line Plunge": {10: "3"}, "offense audibles": 2, "defense audibles": 2}
    stage = WhoSpeaks("NE 1 and 10 at NE 40", options="audibles prompted_audibles", NE=sheet, PHI=sheet)
    stage.game.time_outs = [0, 0]
    stage.play("1-Line Plunge A", "false mismatch 99, false mismatch 99, offense 10, defense 1")


def test_audibles_nobody_is_asked_about_a_kick_that_was_called_by_one() -> None:
    sheet = {"offense audibles": 2, "defense audibles": 2, "Punt Return": "FC"}
    stage = WhoSpeaks("NE 4 and 1 at NE 40", options="audibles", NE=sheet, PHI=sheet)
    stage.play("1-Line Plunge A", "punt 25, punt return 25", "NE reveal audible, punt B")
    assert stage.last.asides == ((AUDIBLE_CALLED, 0),)


def test_penalties_spot_of_the_foul_is_for_runs_and_the_screen_is_none() -> None:
    stage = Stage("NE 2 and 10 at NE 40", options="spot_of_foul", NE={"5-Screen": {14: "OFF 10", 10: "8"}})
    stage.play("5-Screen A", "offense 14, offense 10, defense 1", "PHI penalty accept").gives("NE 2 and 20 at NE 30")


@pytest.mark.parametrize(
    ("foul", "after"), [("OFF 15", "PHI 1 and 10 at PHI 45"), ("OFF 10", "PHI 1 and 10 at PHI 42")]
)
def test_spot_foul_penalties_on_returns_only_ten_yards_go_half_way(foul: str, after: str) -> None:
    """From the 5 to the other 40; half-way to the goal line is the 52, the half yard going toward midfield."""
    returns = {20: foul, 21: "55"}
    stage = Stage("NE kicks off from NE 35", NE={"Kickoff": {20: "60"}}, PHI={"Kickoff Return": returns})
    stage.play("", "kickoff 20, kickoff return 20, kickoff return 21, coverage 1", "NE kickoff deep").gives(after)


def test_overtime_a_punt_ends_one_possession() -> None:
    stage = Stage("NE 4 and 10 at NE 40", quarter=5, clock="10:00", PHI={"Punt Return": "FC"})
    stage.play("punt A", "punt 25, punt return 25")
    assert stage.game.overtime_possessions == 1


@pytest.mark.parametrize(
    ("cell", "no_huddles", "says"), [("3", 0, "spike"), ("3", 1, "no-huddle"), ("3*", 1, "no-huddle")]
)
def test_spiking_the_ball_needs_no_quota_and_no_huddle_no_running_clock(cell: str, no_huddles: int, says: str) -> None:
    """Neither side has a time-out left, and the offense is asked all the same."""
    stage = WhoIsAsked("NE 1 and 10 at NE 40", NE={"1-Line Plunge": {10: cell}})
    stage.game.no_huddles, stage.game.time_outs = [no_huddles, 0], [0, 0]
    stage.play("1-Line Plunge A", "offense 10, defense 1", f"NE tempo {says}")


@pytest.mark.parametrize(("cell", "result"), [("-", SACKED), ("-1", SACKED), ("1", SCRAMBLED)])
def test_quarterback_trapped_no_gain_is_a_sack(cell: str, result: PlayResult) -> None:
    stage = Stage("NE 1 and 10 at NE 40", NE={"6-Short": {24: "QT"}, "QT": {30: cell}})
    stage.play("6-Short A", "offense 24, defense 1, QT 30")
    assert stage.last.result == RESULTS[result]


def test_point_after_touchdown_two_points_are_tried_on_a_first_down_from_the_two() -> None:
    stage = Stage("NE 2 and 7 at PHI 9", NE={"1-Line Plunge": {24: "9", 25: "1"}})
    stage.play("1-Line Plunge A", "offense 24, defense 1")
    stage.play("", "offense 25, defense 1", "NE try two, 1-Line Plunge A").gives("NE kicks off from NE 35")
    row = stage.last
    assert (row.kind, row.down, row.spot, row.to_go) == ("two-point try", 1, 98, 2)
