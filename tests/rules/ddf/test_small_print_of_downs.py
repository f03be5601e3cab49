"""The small print of a down: who is asked about the clock, what is counted, where holding begins, who may audible."""

from __future__ import annotations

import pytest

from examples.ddf.table import Stage
from fieldhouse.games.ddf.rules.calls import roll_audible_offer
from fieldhouse.games.ddf.state import AUDIBLE_CALLED
from fieldhouse.table.script import ScriptTable

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
def test_play_call_quotas_every_down_counts_a_play_and_a_formation(offense: str, seat: int) -> None:
    stage = Stage(f"{offense} 1 and 10 at {offense} 40")
    stage.play("3-End Run C", "offense 24, defense 1").play("3-End Run E", "offense 24, defense 1")
    assert stage.game.usage[seat] == [0, 0, 2, 0, 0, 0, 0, 0, 0]
    assert stage.game.formations[1 - seat] == [0, 0, 1, 0, 1, 0]
    assert sum(stage.game.usage[1 - seat]) == sum(stage.game.formations[seat]) == 0


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
    assert roll_audible_offer(game, 0)
    game.play.aside(AUDIBLE_CALLED, 0)
    assert not roll_audible_offer(game, 0)
    assert roll_audible_offer(game, 1)


def test_prompted_audibles_a_mismatch_is_offered_without_dice() -> None:
    """Against a defense that stops it: to the offense."""
    game = Stage("NE 1 and 10 at NE 40", options="audibles prompted_audibles", PHI={"B 1-Line Plunge": "-5"}).game
    game.play.call, game.play.formation = 0, 1
    game.table = ScriptTable()
    assert roll_audible_offer(game, 0)
    game.table = ScriptTable([("false mismatch", 3)])
    assert not roll_audible_offer(game, 1)
    game.table.finish()
