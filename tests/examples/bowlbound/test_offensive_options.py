"""Advanced I: razzle-dazzle, sneak, Hail Mary, hurry-up, elected safety, running out the clock."""

from __future__ import annotations

import pytest

from examples.bowlbound.table import Stage
from fieldhouse.games.bowlbound.legal import legal_calls
from fieldhouse.games.bowlbound.names import CALL_KEYS
from fieldhouse.gridiron.dice import OFFENSE_READINGS
from fieldhouse.gridiron.names import situation_text
from fieldhouse.table.question import IllegalAnswer

FIRST = "A 1 and 10 at A 40"


def keys(stage: Stage) -> list[str]:
    return [CALL_KEYS[call] for call in legal_calls(stage.game, stage.game.offense)]


def test_i_the_calls_are_there_only_with_their_options() -> None:
    extra = ["razzle-dazzle", "sneak", "kneel", "safety"]
    assert keys(Stage(FIRST)) == [*CALL_KEYS[:9], "punt", "field-goal"]
    options = {"razzle_dazzle": True, "quarterback_sneak": True, "kneel": True, "elected_safety": True}
    assert [key for key in keys(Stage(FIRST, options)) if key in extra] == extra


# I-1


DAZZLE = {"1": {20: "OFF 5", 30: "-3"}, "2": {20: "7", 30: "2"}, "9": {20: "B", 30: "INC"}, "B": {25: "20"}}


def test_i_1_offense_wins_ties_and_chooses_beside_the_lower_total() -> None:
    stage = Stage(FIRST, {"razzle_dazzle": True}, A=DAZZLE, B={"A 2": {1: "-1"}})
    stage.play(
        "razzle-dazzle a", "razzle-dazzle by defense 20, razzle-dazzle by offense 20, defense 1", "A razzle-dazzle 2"
    ).gives("A 2 and 4 at A 46")


def test_i_1_defense_chooses_beside_either_total() -> None:
    stage = Stage(FIRST, {"razzle_dazzle": True}, A=DAZZLE)
    dice = "razzle-dazzle by defense 20, razzle-dazzle by offense 30, defense 1"
    stage.play("razzle-dazzle a", dice, "B razzle-dazzle 1-high").gives("A 2 and 13 at A 37")


def test_i_1_no_penalty_may_be_chosen() -> None:
    stage = Stage(FIRST, {"razzle_dazzle": True}, A=DAZZLE)
    with pytest.raises(IllegalAnswer, match="cannot be chosen"):
        stage.play("razzle-dazzle a", "razzle-dazzle by defense 30, razzle-dazzle by offense 20", "A razzle-dazzle 1")


def test_i_1_h_unless_there_is_nothing_else() -> None:
    cells = {str(play): {20: "DEF 5", 21: "6"} for play in range(1, 10)}
    stage = Stage(FIRST, {"razzle_dazzle": True}, A=cells)
    dice = "razzle-dazzle by defense 30, razzle-dazzle by offense 20, offense 21, defense 1"
    stage.play("razzle-dazzle a", dice, "A razzle-dazzle 3, A penalty decline").gives("A 2 and 4 at A 46")


# I-2


@pytest.mark.parametrize(
    ("cell", "dice", "sheet"),
    [
        ("7", "", "A 4 and 1 at A 41"),
        ("B", "", "A 4 and 1 at A 41"),
        ("-", "", "A 4 and 2 at A 40"),
        ("OFF 10", "", "A 4 and 2 at A 40"),
        ("-2", ", fumble 30", "B 1 and 10 at A 40"),
        ("F +8", ", fumble 20", "A 4 and 2 at A 40"),
    ],
)
def test_i_2_sneak_by_the_colour_of_the_box(cell: str, dice: str, sheet: str) -> None:
    stage = Stage("A 3 and 2 at A 40", {"quarterback_sneak": True}, A={"1": {20: cell}}, B={"A 1": {1: "(0)"}})
    stage.play("sneak a", f"sneak 20{dice}").gives(sheet)


# I-3


@pytest.mark.parametrize(
    ("dice", "choices", "ends"),
    [
        ("hail mary 18, T1 20", "", "A ball, 1st and 10 at B 15"),
        ("hail mary 19", "", "touchdown A"),
        ("hail mary 23, T1 20", "B run back down", "B ball, 1st and 10 at B 15"),
        ("hail mary 24, QT 30", "", "A ball, 2nd and 17 at A 33"),
        ("hail mary 30", "", "A ball, 2nd and 10 at A 40"),
        ("hail mary 39, T1 20", "A penalty accept", "A ball, 1st and 10 at B 45"),
    ],
)
def test_i_3_hail_mary(dice: str, choices: str, ends: str) -> None:
    stage = Stage(FIRST, {"hail_mary": True}, quarter=2, clock="0:20", A={"QT": {30: "-7"}})
    stage.play("hail-mary a", dice, choices)
    assert stage.last.outcome is not None
    assert situation_text(stage.game, stage.last.outcome) == ends


HAIL_MARY_WAYS = {
    "gain": [*range(10, 19)],
    "touchdown": [19],
    "interception": [20, 21, 22, 23, 26, 27, 28, 29],
    "trapped": [24, 25],
    "incomplete": [*range(30, 40)],
}


def test_i_3_every_total_of_the_table() -> None:
    ways = {total: way for way, totals in HAIL_MARY_WAYS.items() for total in totals}
    for total in OFFENSE_READINGS:
        stage = Stage(FIRST, {"hail_mary": True, "yardages": "quick"}, quarter=2, clock="0:20", A={"QT": {30: "-7"}})
        dice = f"hail mary {total}" + (", QT 30" if ways[total] == "trapped" else "")
        choice = {"interception": "B run back down"}.get(ways[total], "A penalty decline" if total == 39 else "")
        stage.play("hail-mary a", dice, choice)
        assert stage.last.result == ways[total], total


def test_i_3_only_in_the_last_twenty_seconds_of_a_half() -> None:
    stage = Stage(FIRST, {"hail_mary": True}, quarter=2, clock="0:21")
    assert "hail-mary" not in keys(stage)
    stage.game.clock, stage.game.quarter = 20, 3
    assert "hail-mary" not in keys(stage)
    stage.game.quarter = 4
    assert "hail-mary" in keys(stage)


# I-4


HURRY = {"no_huddle": True, "spike": True, "out_of_bounds": True, "in_bounds": True, "delay": True}


def test_i_4_a_no_huddle_saves_ten_seconds() -> None:
    stage = Stage(FIRST, HURRY, clock="10:00", A={"1": {20: "4", 21: "15"}})
    stage.play("1 a", "offense 20, defense 1", "A tempo no-huddle").gives("A 2 and 6 at A 44", clock="9:40")
    assert stage.game.hurried
    stage.play("1 a", "offense 20, defense 1").gives("A 3 and 2 at A 48", clock="9:10")
    assert not stage.game.hurried


@pytest.mark.parametrize(
    ("cell", "dice", "choices", "sheet"),
    [
        ("OFF S", "no-huddle penalty 11, fumble 30", "", "B 1 and 10 at A 42"),
        ("OFF S", "no-huddle penalty 12, offense 30, defense 1", "B penalty accept", "A 2 and 11 at A 39"),
        ("OFF S", "no-huddle penalty 36, offense 30, defense 1", "B penalty accept", "A 2 and 16 at A 34"),
        ("DEF S", "no-huddle penalty 14", "", "A 2 and 11 at A 39"),
        ("DEF S", "no-huddle penalty 24, offense 30, defense 1", "A penalty accept", "A 2 and 1 at A 49"),
        ("DEF 15", "no-huddle penalty 35, offense 21, defense 1", "A penalty accept", "A 1 and 10 at B 46"),
        ("DEF S", "no-huddle penalty 36, offense 30, defense 1", "A penalty accept", "A 1 and 10 at B 41"),
    ],
)
def test_i_4_a_penalties_of_a_hurried_play(cell: str, dice: str, choices: str, sheet: str) -> None:
    """A bad snap is a fumble two yards back; a false start takes no time."""
    stage = Stage("A 2 and 6 at A 44", HURRY, clock="10:00", A={"1": {20: cell, 21: "5"}})
    stage.game.hurried = True
    stage.play("1 a", f"offense 20, {dice}", choices).gives(sheet, clock="10:00" if "14" in dice else "9:50")


def test_i_4_a_a_bad_snap_after_a_foul_of_the_defense() -> None:
    """The bad snap is a play: the foul before it may still be taken."""
    for choice, sheet in (("decline", "B 1 and 10 at A 42"), ("accept", "A 2 and 1 at A 49")):
        stage = Stage("A 2 and 6 at A 44", HURRY, A={"1": {20: "DEF S", 21: "OFF S"}})
        stage.game.hurried = True
        stage.play(
            "1 a", "offense 20, no-huddle penalty 20, offense 21, no-huddle penalty 10, fumble 30",
            f"A penalty {choice}",
        ).gives(sheet)  # fmt: skip


@pytest.mark.parametrize(("choice", "sheet"), [("accept", "A 2 and 1 at A 49"), ("decline", "B 1 and 10 at B 31")])
def test_i_4_a_five_yards_on_a_return_are_before_the_change_of_possession(choice: str, sheet: str) -> None:
    stage = Stage(
        "A 2 and 6 at A 44", HURRY, A={"9": {20: "INT 30"}}, B={"Interception Return": {24: "OFF R", 25: "5"}}
    )
    stage.game.hurried = True
    stage.play(
        "9 a", "offense 20, defense 1, interception return 24, no-huddle penalty 10, interception return 25",
        f"B run back return, A penalty {choice}",
    ).gives(sheet)  # fmt: skip
    assert stage.last.counts == (choice == "decline")  # an interception before the foul is none


def test_i_4_a_a_time_out_of_the_defense_gives_the_huddle_back() -> None:
    stage = Stage(FIRST, HURRY, clock="10:00", A={"1": {20: "4"}})
    stage.play("1 a", "offense 20, defense 1", "A tempo no-huddle, B tempo time-out").gives(
        "A 2 and 6 at A 44", clock="9:50"
    )
    assert not stage.game.hurried


@pytest.mark.parametrize(("call", "spot"), [("punt", "A 17"), ("field-goal", "A 23")])
def test_i_4_a_bad_snaps_on_kicks(call: str, spot: str) -> None:
    stage = Stage("A 4 and 6 at A 30", HURRY, A={"Punt": {20: "OFF S"}, "Field Goal": {20: "OFF S"}})
    stage.game.hurried = True
    stage.play(f"{call} a", f"{'punt' if call == 'punt' else 'field goal'} 20, no-huddle penalty 10, fumble 30").gives(
        f"B 1 and 10 at {spot}"
    )


@pytest.mark.parametrize(
    ("cell", "clock", "sheet"), [("4", "9:40", "A 3 and 6 at A 44"), ("12", "9:50", "A 2 and 10 at B 48")]
)
def test_i_4_b_spike(cell: str, clock: str, sheet: str) -> None:
    """With a 30-second play the two take 20 seconds, with a 20-second play 10."""
    stage = Stage(FIRST, HURRY, clock="10:00", A={"1": {20: cell}})
    stage.play("1 a", "offense 20, defense 1", "A tempo spike").gives(sheet, clock=clock)


@pytest.mark.parametrize(
    ("declared", "cell", "yards", "seconds"),
    [
        ("out", "8", 3, 10),
        ("out", "8*", 8, 10),
        ("out", "-1", -6, 10),
        ("in", "8", 8, 30),
        ("in", "8*", 3, 30),
        ("none", "8*", 8, 30),
    ],
)
def test_i_4_c_and_i_6_c_declarations(declared: str, cell: str, yards: int, seconds: int) -> None:
    stage = Stage(FIRST, HURRY, clock="10:00", A={"1": {20: cell}})
    stage.play("1 a", "offense 20, defense 1", f"A declare {declared}")
    assert (stage.last.yards, stage.last.seconds) == (yards, seconds)


def test_i_4_c_nothing_is_taken_from_touchdowns_and_incompletions() -> None:
    stage = Stage(FIRST, HURRY, A={"7": {20: "TD", 21: "INC"}})
    stage.play("7 a", "offense 21, defense 1", "A declare out").gives("A 2 and 10 at A 40")
    stage.play("7 a", "offense 20, defense 1", "A declare out").gives("try by A")


@pytest.mark.parametrize(
    ("cell", "sheet"),
    [
        ("12", "A 2 and goal at B 3"),
        ("10", "A 2 and goal at B 5"),
        ("9", "A 2 and goal at B 1"),
        ("15", "try by A"),
        ("TD", "try by A"),
    ],
)
def test_i_6_c_in_bounds_is_between_the_goal_lines(cell: str, sheet: str) -> None:
    """Yards that carry over the goal line cost five; a printed touchdown costs nothing."""
    stage = Stage("A 1 and goal at B 10", HURRY, A={"1": {20: cell}})
    stage.play("1 a", "offense 20, defense 1", "A declare in").gives(sheet)


def test_i_4_c_before_the_yardage_factor() -> None:
    stage = Stage(FIRST, {**HURRY, "yardage_factors": "simple"}, A={"1": {20: "15"}, "lower factor": 50})
    stage.play("1 a", "offense 20, defense 1", "A declare out")
    assert stage.last.yards == 5


# I-5 and I-6


def test_i_5_elected_safety() -> None:
    stage = Stage("A 4 and 10 at A 35", {"elected_safety": True})
    stage.play("safety a").gives("A free kick from A 20", score=(0, 2))


def test_i_6_a_kneel() -> None:
    stage = Stage(FIRST, {"kneel": True}, clock="10:00")
    stage.play("kneel a").gives("A 2 and 12 at A 38", clock="9:30")
    stage.put("A 4 and 2 at A 40")
    stage.play("kneel a").gives("B 1 and 10 at A 38", clock="9:20")


def test_i_6_b_delay() -> None:
    stage = Stage(FIRST, {"delay": True}, clock="10:00", A={"1": {20: "4"}})
    stage.play("1 a", "offense 20, defense 1", "A delay yes").gives("A 2 and 11 at A 39", clock="9:20")


def test_i_6_b_no_delay_after_a_time_out_or_at_the_end_of_a_quarter() -> None:
    stage = Stage(FIRST, {"delay": True}, clock="10:00", A={"1": {20: "4"}})
    stage.play("1 a", "offense 20, defense 1", "A tempo run, B tempo time-out").gives("A 2 and 6 at A 44")
    stage = Stage(FIRST, {"delay": True}, clock="0:40", A={"1": {20: "4"}})
    stage.play("1 a", "offense 20, defense 1", "A delay yes").gives("A 2 and 6 at A 44", clock="15:00")
    assert not stage.last.asides
