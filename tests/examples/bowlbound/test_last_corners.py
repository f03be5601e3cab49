"""VI-2, VI-7, VI-10, VI-13-E, VI and VII: what a fresh reading of the book found, by its sections."""

from __future__ import annotations

from typing import Any

import pytest

from examples.bowlbound.table import Stage
from examples.bowlbound.timing import WHOLE, gain, parts, timed
from examples.bowlbound.weather import weather
from fieldhouse.games.bowlbound.scoresheet import Scoresheet
from fieldhouse.games.bowlbound.state import BREEZY, STORMY

FIRST = "A 1 and 10 at A 40"
KICK = "A kicks off from A 30"
DROP_BACK = "A try two, A call drop-back, B defense a"


# VI-7-B


@pytest.mark.parametrize(
    ("cells", "dice", "choices"),
    [
        ({"9": {20: "INT 1"}}, "interception return 30, fumble 39", "B run back return, A run back down"),
        ({"9": {20: "INT 1"}}, "interception return 30, fumble 30", "B run back return"),
        ({"9": {20: "F +1"}}, "fumble 39, fumble return 30, fumble 30", "B run back return"),
    ],
)
def test_vi_7_b_a_try_lost_and_won_back_is_over(cells: dict[str, Any], dice: str, choices: str) -> None:
    stage = Stage("try by A", A=cells, B={"Interception Return": {30: "F +3"}})
    stage.play("", f"offense 20, defense 1, {dice}", f"{DROP_BACK}, {choices}")
    stage.gives("A kicks off from A 30", score=(0, 0))


def test_vi_7_b_so_is_a_fake_point_and_a_try_with_a_foul_on_the_second_return() -> None:
    back = {"Interception Return": {30: "F +3"}}
    stage = Stage("try by A", {"fakes": True}, A={"9": {20: "INT 1"}}, B=back)
    dice = "extra point 24, offense 20, interception return 30, fumble 30"
    stage.play("", dice, "A try kick, A fake number 24, A fake drop-back, B run back return")
    stage.gives("A kicks off from A 30", score=(0, 0))
    runs = {"9": {20: "INT 1"}, "Interception Return": {31: "DEF 5", 32: "1"}}
    stage = Stage("try by A", A=runs, B={"Interception Return": {30: "F +20"}, "fumble recovered": "10"})
    dice = "offense 20, defense 1, interception return 30, fumble 39, fumble return 31, fumble return 32"
    stage.play("", dice, f"{DROP_BACK}, B run back return, A run back return, A penalty accept")
    stage.gives("A kicks off from A 30", score=(0, 0))


TWICE = {"9": {20: "F +1"}, "Interception Return": {30: "F +0"}}


def test_vi_10_a_ball_kept_twice_was_never_lost() -> None:
    """Whoever fumbles, runs on and fumbles again has the same down still: a try is over, a fourth down is not made."""
    dice = "offense 20, defense 1, fumble 18, fumble return 30, fumble 12"
    stage = Stage("try by A", A=TWICE)
    stage.play("", dice, f"{DROP_BACK}, A run back return")
    stage.gives("A kicks off from A 30", score=(0, 0))
    stage = Stage("A 4 and 10 at A 40", A=TWICE)
    stage.play("", dice, "A call drop-back, B defense a, A run back return")
    stage.gives("B 1 and 10 at A 41", score=(0, 0))


def test_vi_7_b_a_return_of_a_try_that_was_played_again_is_forgotten() -> None:
    """The interception went with the flag: the foul marked from the end of the second play's gain gives a third try."""
    cells = {"9": {20: "OFF 10", 21: "INT 1"}, "1": {20: "DEF 5Y", 21: "1", 22: "6"}}
    stage = Stage("try by A", A=cells, B={"Interception Return": {30: "5"}})
    calls = "A call plunge, B defense a"
    first = "offense 20, offense 21, defense 1, interception return 30"
    stage.play(
        "", f"{first}, offense 20, offense 21, defense 1, offense 22, defense 1",
        f"{DROP_BACK}, B run back return, B penalty accept, {calls}, A penalty accept, {calls}",
    ).gives("A kicks off from A 30", score=(2, 0))  # fmt: skip


# VI-2: what the quarterback did is no pass


@pytest.mark.parametrize(
    ("column", "cell", "rest", "line"),
    [
        ("QT", "F -8", ", fumble 30", (1, -8, 0, 0, 1)),
        ("QR", "F +4", ", fumble 30", (1, 4, 0, 0, 1)),
        ("QT", "TD", "", (1, 60, 0, 0, 0)),
        ("QR", "TD", "", (1, 60, 0, 0, 0)),
        ("QT", "-8", "", (1, -8, 0, 0, 0)),
        ("QR", "B", ", B 31", (1, 60, 0, 0, 0)),
        ("QT", "B", ", B 32", (1, 7, 0, 0, 0)),
    ],
)
def test_vi_2_traps_and_quarterback_runs_are_rushes_however_they_end(
    column: str, cell: str, rest: str, line: tuple[int, ...]
) -> None:
    stage = Stage(FIRST, A={"9": {20: column}, column: {30: cell}, "B": {31: "TD", 32: "7"}})
    stage.play("9 a", f"offense 20, defense 1, {column} 30{rest}")
    sheet = Scoresheet()
    sheet.add(stage.last)
    team = sheet.teams[0]
    counted = (team.rush_attempts, team.rush_yards, team.pass_attempts, team.completions, team.fumbles_lost)
    assert counted == line


def test_vi_2_a_hail_mary_that_ends_in_a_trap_is_no_pass() -> None:
    stage = Stage(FIRST, {"hail_mary": True}, quarter=4, clock="0:20", A={"QT": {30: "F -6"}})
    stage.play("hail-mary a", "hail mary 24, QT 30, fumble 10")
    sheet = Scoresheet()
    sheet.add(stage.last)
    assert (sheet.teams[0].rush_yards, sheet.teams[0].pass_attempts, sheet.teams[0].fumbles_lost) == (-6, 0, 0)


@pytest.mark.parametrize(
    ("cell", "rest", "choices", "lost"),
    [
        ("F +3", "fumble 39, fumble return 30, fumble 30", "B run back return", (1, 1)),
        ("INT 9", "interception return 30, fumble 30", "B run back return", (0, 1)),
        ("F -50", "", "", (0, 0)),
    ],
)
def test_vi_10_every_fumble_of_a_play_is_entered(cell: str, rest: str, choices: str, lost: tuple[int, int]) -> None:
    """Out of the own end zone it is a safety, and nobody has recovered it."""
    stage = Stage(FIRST, A={"9": {20: cell}}, B={"Interception Return": {30: "F +3"}})
    stage.play("9 a", ", ".join(filter(None, ["offense 20, defense 1", rest])), choices)
    sheet = Scoresheet()
    sheet.add(stage.last)
    assert tuple(team.fumbles_lost for team in sheet.teams) == lost


def test_vi_10_a_blocked_kick_is_nobodys_fumble_but_its_return_may_be() -> None:
    stage = Stage("A 4 and 10 at A 40", A={"Punt": {20: "BK -8"}}, B={"Interception Return": {30: "F +3"}})
    stage.play("punt a", "punt 20, fumble 30, fumble return 30, fumble 30", "B run back return")
    sheet = Scoresheet()
    sheet.add(stage.last)
    assert [team.fumbles_lost for team in sheet.teams] == [0, 1]


# VI: weather


@pytest.mark.parametrize("rolls", ["offense 20, defense 1", "offense 21, offense 20, defense 1"])
def test_vi_a_parentheses_that_offset_leave_an_ordinary_gain(rolls: str) -> None:
    """(9) and (-2) are 7, and two less in the mud, with a flag before them or without."""
    stage = weather(rain=STORMY, A={"1": {20: "(9)", 21: "DEF 5"}}, B={"A 1": {1: "(-2)"}})
    stage.play("1 a", rolls, "A penalty decline" if "21" in rolls else "")
    assert stage.last.yards == 5


@pytest.mark.parametrize(
    ("calls", "cell", "sheet"),
    [
        ("1 a", "8", "try by A"),
        ("1 a", "7", "A 2 and goal at B 3"),
        ("9 a", "8", "try by A"),
        ("9 a", "7", "A 2 and goal at B 6"),
    ],
)
def test_vi_a_a_gain_that_reaches_the_goal_line_is_a_touchdown_in_any_weather(
    calls: str, cell: str, sheet: str
) -> None:
    stage = weather("A 1 and goal at B 8", rain=STORMY, A={calls[0]: {20: cell}})
    stage.play(calls, "offense 20, defense 1").gives(sheet)


def test_vi_a_what_a_declaration_leaves_short_is_no_touchdown() -> None:
    """I-4-C: eleven yards less five are six: short of the goal, and two less in the mud."""
    options = {"precipitation": "c", "out_of_bounds": True}
    stage = Stage("A 1 and goal at B 8", options, A={"1": {20: "11", 21: "13"}})
    stage.game.precipitation = STORMY
    stage.play("1 a", "offense 20, defense 1", "A declare out").gives("A 2 and goal at B 4")
    stage.put("A 1 and goal at B 8")
    stage.play("1 a", "offense 21, defense 1", "A declare out").gives("try by A")


@pytest.mark.parametrize(("cell", "sheet"), [("90", "try by A"), ("89", "A 1 and goal at B 6"), ("F +90", "")])
def test_vi_a_a_return_that_reaches_the_goal_line_too(cell: str, sheet: str) -> None:
    """A kickoff to the ten; a fumble at the goal line is no touchdown, and comes to lie five yards before it."""
    stage = weather("B kicks off from B 30", rain=BREEZY, A={"Kickoff Return": {30: cell}})
    is_fumble = cell.startswith("F")
    stage.play(dice="kickoff 20, kickoff return 30" + ", fumble 30" * is_fumble, choices="B kickoff deep")
    stage.gives("B 1 and 10 at B 5" if is_fumble else sheet)


@pytest.mark.parametrize(("cell", "sheet"), [("(12)", "A 1 and 10 at B 48"), ("12", "A 2 and 10 at A 40")])
def test_vi_b_iii_parentheses_take_priority_over_the_wind(cell: str, sheet: str) -> None:
    weather(wind=STORMY, A={"9": {20: cell}}).play("9 a", "offense 20, defense 1").gives(sheet)


# VII


@pytest.mark.parametrize(
    ("kick", "dice", "choices", "seconds"),
    [
        ("squib", "", ", B kick return touchback", 6),
        ("squib", "roll 39", ", B kick return roll", 5 + 12 + 1),
        ("deep", "kickoff 20, roll 15, fumble 30", ", B kick return roll", 7),
        ("deep", "kickoff 20, roll 12, fumble 30", ", B kick return roll", 7),
        ("deep", "kickoff 20, roll 19, fumble 10", ", B kick return roll", 9),
        ("deep", "kickoff 20, fair catch 13, fumble 10", ", B kick return fair-catch", 2),
        ("deep", "kickoff 20, fair catch 20", ", B kick return fair-catch", 1),
    ],
)
def test_vii_kickoffs_on_the_ground(kick: str, dice: str, choices: str, seconds: int) -> None:
    """Five for a squib and one for its touchback; five and half the roll, and two for the muff; in the air none."""
    options = {**WHOLE, "kickoffs": "squib", "kickoff_returns": True}
    stage = Stage("A kicks off from A 60".replace("A 60", "B 40") if kick == "squib" else KICK, options)
    stage.play(dice=dice, choices=f"A kickoff {kick}{choices}")
    assert stage.last.seconds == seconds


def test_vii_a_punt_let_roll_nowhere_takes_six_seconds() -> None:
    stage = Stage("A 4 and 10 at A 30", {**WHOLE, "punt_returns": True})
    stage.play("punt a", "punt 20, roll 15", "B kick return roll").gives("B 1 and 10 at B 30", seconds=6)


@pytest.mark.parametrize(
    ("cell", "rest", "choices", "times"),
    [
        ("F +3", "fumble 38, fumble return 30, fumble 10", "B run back return", (7, 5, 0)),
        ("INT 12", "interception return 30, fumble 10", "B run back return", (6, 5, 0)),
    ],
)
def test_vii_each_fumble_takes_two_seconds(cell: str, rest: str, choices: str, times: tuple[int, int, int]) -> None:
    cells: dict[str, Any] = {"A": {"9": {20: cell}}, "B": {"Interception Return": {30: "F +3"}}}
    assert parts(timed(FIRST, "9 a", f"offense 20, defense 1, {rest}", choices, **cells)) == times


def test_vii_16_with_a_first_down_the_play_was_interrupted() -> None:
    """Three seconds, as the table has it: the example's ten are those of a play that made no first down (R10)."""
    dice = "razzle-dazzle by defense 30, razzle-dazzle by offense 20, defense 1"
    choices = "A razzle-dazzle 1, B tempo run, A tempo no-huddle"
    assert parts(timed(FIRST, "razzle-dazzle a", dice, choices, **gain("48"))) == (11, 0, 3)


# VI-13-E-i


@pytest.mark.parametrize(("cell", "yards"), [("INT 106", 69), ("INT 70", 69), ("INT 69", 69), ("INT 68", 68)])
def test_vi_13_e_i_an_interception_is_nine_yards_deep_at_most(cell: str, yards: int) -> None:
    stage = Stage(FIRST, A={"9": {20: cell}}, B={"Interception Return": {30: "12"}})
    stage.play("9 a", "offense 20, defense 1, interception return 30", "B run back return")
    assert (stage.last.yards, stage.last.returns[0][1]) == (yards, 60 - yards)


def test_v_10_a_ball_lost_and_won_back_is_a_new_series_but_no_first_down_made() -> None:
    stage = Stage("A 3 and 10 at A 40", A={"9": {20: "INT 12"}}, B={"Interception Return": {30: "F +3"}})
    stage.play("9 a", "offense 20, defense 1, interception return 30, fumble 30", "B run back return")
    stage.gives("A 1 and 10 at A 49")
    sheet = Scoresheet()
    sheet.add(stage.last)
    assert sheet.teams[0].first_downs == 0


@pytest.mark.parametrize(("against", "yards"), [("3", 7), ("-3", 4), ("-", 4)])
def test_vi_2_a_fumble_in_the_qr_column_is_moved_by_what_the_defense_gives(against: str, yards: int) -> None:
    """IV-2-D: QR against a green box adds its yards; against a red one it stands alone."""
    stage = Stage(FIRST, A={"9": {20: "QR"}, "QR": {30: "F +4"}}, B={"A 9": {1: against}})
    assert stage.play("9 a", "offense 20, defense 1, QR 30, fumble 10").last.yards == yards
