"""Advanced VI (weather) and college overtime (rulings, Bowl Bound 3)."""

from __future__ import annotations

import pytest

from examples.bowlbound.table import Stage
from examples.bowlbound.timing import FIRST
from examples.bowlbound.weather import overtime, weather
from fieldhouse.games.bowlbound.state import BREEZY, CALM, STORMY


@pytest.mark.parametrize(
    ("rain", "wind", "dice"), [(CALM, STORMY, (5, 4)), (BREEZY, CALM, (3, 1)), (STORMY, BREEZY, (4, 3))]
)
def test_vi_weather_is_rolled_before_the_toss(rain: int, wind: int, dice: tuple[int, int]) -> None:
    stage = Stage("toss", {"precipitation": "rolled", "wind": "rolled"})
    stage.play(
        "", f"precipitation {dice[0]}, wind {dice[1]}, toss by away 30, toss by home 20", "A toss receive"
    ).gives("B kicks off from B 30")
    assert (stage.game.precipitation, stage.game.wind) == (rain, wind)


def test_vi_weather_may_be_agreed() -> None:
    stage = Stage("toss", {"precipitation": "c", "wind": "b"})
    stage.play("", "toss by away 30, toss by home 20", "A toss receive")
    assert (stage.game.precipitation, stage.game.wind) == (STORMY, BREEZY)


@pytest.mark.parametrize(
    ("rain", "play", "cell", "yards"),
    [
        (BREEZY, "1", "6", 5),
        (STORMY, "1", "6", 4),
        (STORMY, "1", "1", 0),
        (STORMY, "1", "-3", -3),
        (STORMY, "1", "(6)", 6),
        (BREEZY, "7", "9", 6),
        (STORMY, "7", "9", 4),
        (STORMY, "7", "QR", 4),
        (STORMY, "1", "TD", 60),
    ],
)
def test_vi_a_precipitation(rain: int, play: str, cell: str, yards: int) -> None:
    """Gains shrink, by run and pass; parentheses, losses and touchdowns are left alone."""
    stage = weather(rain=rain, A={play: {20: cell}, "QR": {30: "6"}})
    stage.play(f"{play} a", "offense 20, defense 1" + (", QR 30" if cell == "QR" else ""))
    assert stage.last.yards == yards


@pytest.mark.parametrize(("rain", "back"), [(CALM, 20), (BREEZY, 15), (STORMY, 10)])
def test_vi_a_kickoff_returns(rain: int, back: int) -> None:
    stage = weather("B kicks off from B 30", rain=rain, A={"Kickoff Return": {30: "20"}})
    stage.play(dice="kickoff 20, kickoff return 30", choices="B kickoff deep").gives(f"A 1 and 10 at A {10 + back}")


@pytest.mark.parametrize(("rain", "back"), [(CALM, 9), (BREEZY, 7), (STORMY, 4)])
def test_vi_a_punt_returns(rain: int, back: int) -> None:
    stage = weather("A 4 and 10 at A 30", rain=rain, B={"Punt Return": {30: "9"}})
    stage.play("punt a", "punt 20, punt return 30", "B kick return return").gives(f"B 1 and 10 at B {30 + back}")


@pytest.mark.parametrize(
    ("wind", "quarter", "spot"), [(BREEZY, 1, 35), (BREEZY, 2, 25), (STORMY, 3, 20), (STORMY, 4, 40)]
)
def test_vi_b_punts_with_and_against_the_wind(wind: int, quarter: int, spot: int) -> None:
    stage = weather("A 4 and 10 at A 30", wind=wind, quarter=quarter)
    stage.play("punt a", "punt 20", "B kick return leave").gives(f"B 1 and 10 at B {spot}")


@pytest.mark.parametrize(
    ("wind", "quarter", "line", "is_good"),
    [
        (BREEZY, 1, 25, True),
        (BREEZY, 1, 26, False),
        (BREEZY, 2, 31, False),
        (STORMY, 1, 21, False),
        (STORMY, 2, 35, True),
    ],
)
def test_vi_b_field_goals(wind: int, quarter: int, line: int, is_good: bool) -> None:
    """Thirty yards by the column: less against the wind, more only with a strong one."""
    stage = weather(f"A 4 and 10 at B {line}", wind=wind, quarter=quarter)
    stage.play("field-goal a", "field goal 20")
    assert (stage.last.result == "good") == is_good


@pytest.mark.parametrize(
    ("play", "cell", "quarter", "yards"),
    [("7", "20", 1, 0), ("9", "21", 1, 21), ("7", "20", 2, 20), ("6", "9", 1, 9), ("9", "(15)", 1, 15)],
)
def test_vi_b_iii_passes_into_a_strong_wind(play: str, cell: str, quarter: int, yards: int) -> None:
    stage = weather(wind=STORMY, quarter=quarter, A={play: {20: cell}})
    stage.play(f"{play} a", "offense 20, defense 1")
    assert stage.last.yards == yards


@pytest.mark.parametrize(("roll", "wind"), [(1, BREEZY), (3, CALM), (4, STORMY)])
def test_vi_b_the_wind_may_change_at_the_half(roll: int, wind: int) -> None:
    stage = weather(FIRST, wind=BREEZY, quarter=2, clock="0:10", A={"1": {20: "3"}})
    stage.play("1 a", f"offense 20, defense 1, wind change {roll}").gives("toss")
    assert stage.game.wind == wind


# Overtime


def test_overtime_since_1996_only() -> None:
    for season, sheet in ((1995, "final"), (1996, "toss")):
        stage = Stage("A 4 and 10 at A 20", quarter=4, clock="0:10", season=season)
        stage.play("punt a", "punt 20", "B kick return leave").gives(sheet)
    for told, sheet in (("always", "toss"), ("never", "final")):
        stage = Stage(
            "A 4 and 10 at A 20", {"overtime": told}, quarter=4, clock="0:10", season=1995 if told == "always" else 2024
        )
        stage.play("punt a", "punt 20", "B kick return leave").gives(sheet)


def test_overtime_toss_and_series_from_the_25() -> None:
    stage = Stage("toss", quarter=5, clock="0:00")
    stage.play("", "toss by away 30, toss by home 20", "A overtime second").gives("B 1 and 10 at A 25")
    assert stage.game.time_outs == [1, 1]


def test_overtime_sides_alternate_and_the_game_goes_on_while_tied() -> None:
    stage = overtime(A={"Field Goal": {20: "40"}}, B={"Field Goal": {20: "40"}})
    stage.play("field-goal a", "field goal 20").gives("B 1 and 10 at A 25", score=(3, 0))
    stage.play("field-goal a", "field goal 20").gives("B 1 and 10 at A 25", score=(3, 3))
    assert (stage.game.quarter, stage.game.overtime_first) == (6, 1)


def test_overtime_a_touchdown_has_a_try_unless_it_has_won() -> None:
    stage = overtime(A={"1": {20: "TD"}}, B={"1": {20: "TD"}})
    stage.play("1 a", "offense 20, defense 1").gives("try by A", score=(6, 0))
    stage.play(dice="extra point 20", choices="A try kick").gives("B 1 and 10 at A 25", score=(7, 0))
    stage.play("1 a", "offense 20, defense 1").gives("try by B", score=(7, 6))
    stage = overtime("B 1 and 10 at A 25", series=1, score=(3, 0), B={"1": {20: "TD"}})
    stage.play("1 a", "offense 20, defense 1").gives("final", score=(3, 6))


def test_overtime_losing_the_ball_ends_the_series() -> None:
    stage = overtime(A={"1": {20: "F +2"}})
    stage.play("1 a", "offense 20, defense 1, fumble 30").gives("B 1 and 10 at A 25")
    stage = overtime("A 4 and 10 at B 25")
    stage.play("1 a", "offense 30, defense 1").gives("B 1 and 10 at A 25")


def test_overtime_the_defense_scores_and_wins() -> None:
    stage = overtime(A={"9": {20: "INT 5"}}, B={"Interception Return": {30: "TD"}})
    stage.play("9 a", "offense 20, defense 1, interception return 30", "B run back return").gives("final", score=(0, 6))


def test_overtime_two_points_must_be_tried_from_the_second_and_alone_from_the_third() -> None:
    stage = overtime("try by A", period=6, A={"1": {20: "3"}})
    stage.play("", "offense 20, defense 1", "A call plunge, B defense a").gives("B 1 and 10 at A 25", score=(2, 0))
    stage = overtime("try by A", period=7, A={"1": {20: "3"}}, B={"1": {20: "1"}})
    stage.play("", "offense 20, defense 1", "A call plunge, B defense a").gives("try by B", score=(2, 0))
    stage.play("", "offense 20, defense 1", "B call plunge, A defense a").gives("final", score=(2, 0))
