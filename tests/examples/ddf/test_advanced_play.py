"""The examples of 'Advanced Play Features'. Charts of other teams, where the guide needs them, are made here."""

from __future__ import annotations

from typing import Any

import pytest

from examples.ddf.table import Stage, example
from fieldhouse.games.ddf.charts.values import read_muffed_snap
from fieldhouse.games.ddf.rules.power_ratings import point_spread


def rated(home: tuple[str, float], away: tuple[str, float], options: str = "") -> Stage:
    teams: dict[str, Any] = {code: {"power rating": rating} for code, rating in (away, home)}
    return Stage("toss", teams=(away[0], home[0]), options=options, **teams)


def spread_of(stage: Stage) -> float:
    away, home = (side.team for side in stage.game.sides)
    return point_spread(away, home)


def test_power_ratings_pittsburgh_miami() -> None:
    assert spread_of(rated(home=("PIT", 224.0), away=("MIA", 219.5))) == 4.5
    assert spread_of(rated(home=("MIA", 219.5), away=("PIT", 224.0))) == -4.5


@pytest.mark.parametrize(("falcons", "result"), [(31, "ATL"), (28, None), (27, "ARI"), (20, "ARI")])
def test_power_ratings_atlanta_arizona(falcons: int, result: str | None) -> None:
    """Atlanta is favored by 7 against Arizona's 21; exactly 7 is a tie in our house."""
    stage = rated(home=("ATL", 230.0), away=("ARI", 223.0), options="power_ratings")
    stage.game.score = [21, falcons]
    seat = stage.game.winner
    assert (None if seat is None else stage.codes[seat]) == result


def test_power_ratings_are_not_used_without_the_option() -> None:
    stage = rated(home=("ATL", 230.0), away=("ARI", 223.0))
    stage.game.score = [21, 22]
    assert stage.game.winner == 1
    stage.game.score = [21, 21]
    assert stage.game.winner is None


# Containing the Quarterback


def contained(dice: str, containment: dict[int, str]) -> Stage:
    return example(
        "NE 1 and 10 at NE 40",
        options="qt_containment",
        NE={"7-Medium": {25: "9"}, "QT": {35: "-8", 20: "1"}},
        PHI={"B 7-Medium": {4: "QT"}, "QT Containment": containment},
        calls="7-Medium B",
        dice=f"offense 25, defense 4, {dice}",
    )


def test_containing_the_quarterback_a() -> None:
    contained("QT 35", {3: "-2"}).gives("NE 2 and 18 at NE 32")


def test_containing_the_quarterback_b() -> None:
    contained("QT 20, containment 3", {3: "-2"}).gives("NE 2 and 11 at NE 39")


def test_containing_the_quarterback_c() -> None:
    contained("QT 20, containment 4", {4: "(10)"}).gives("NE 1 and 10 at midfield")


def test_containing_the_quarterback_d() -> None:
    contained("QT 20, containment 3", {3: "-"}).gives("NE 2 and 9 at NE 41")


# Defensive Sack Rate Adjustment


def test_defensive_sack_rate_adjustment_a() -> None:
    """The yards of the escape stand on the offense's own chart."""
    example(
        "NE 1 and 10 at NE 40",
        teams=("NE", "ATL"),
        options="sack_rate",
        NE={"7-Medium": {25: "QT"}, "QT": {33: "-8"}, "scramble yards": 6},
        ATL={"sack rate": "QR on 34", "scramble yards": 3},
        calls="7-Medium A",
        dice="offense 25, defense 1, QT 33, sack rate 34",
    ).gives("NE 2 and 4 at NE 46")


def test_defensive_sack_rate_adjustment_b() -> None:
    """The yards of the sack stand on the defense's."""
    example(
        "PHI 1 and 10 at PHI 40",
        options="sack_rate",
        PHI={"7-Medium": {25: "9"}, "QT": {27: "7"}, "sack yards": -5},
        NE={"A 7-Medium": {1: "QT"}, "sack rate": "SCK on 15", "sack yards": -7},
        calls="7-Medium A",
        dice="offense 25, defense 1, QT 27, sack rate 15",
    ).gives("PHI 2 and 17 at PHI 33")


# Pre- and Post-Snap Penalties


def snapped(offense: int, check: str, choices: str = "") -> Stage:
    return example(
        "PHI 2 and 4 at PHI 41",
        options="pre_post_snap",
        PHI={
            "2-Off Tackle": {27: "OFF 5", 11: "OFF 5", 36: "5", 18: "-6"},
            "snap check OFF 5": "Post on 10-14",
        },
        NE={"A 2-Off Tackle": {4: "4", 2: "-"}},
        calls="2-Off Tackle A",
        dice=f"offense {offense}, {check}",
        choices=choices,
    )


def test_pre_and_post_snap_penalties_a() -> None:
    snapped(27, "snap check 20").gives("PHI 2 and 9 at PHI 36", takes=0)


@pytest.mark.parametrize(
    ("says", "after"), [("accept", "PHI 2 and 9 at PHI 36"), ("decline", "PHI 1 and 10 at midfield")]
)
def test_pre_and_post_snap_penalties_b(says: str, after: str) -> None:
    snapped(27, "snap check 13, offense 36, defense 4", f"NE penalty {says}").gives(after)


def test_pre_and_post_snap_penalties_c() -> None:
    snapped(11, "snap check 20").gives("PHI 2 and 9 at PHI 36")


def test_pre_and_post_snap_penalties_d() -> None:
    """Six yards lost on second down make it third and ten; the guide says second."""
    snapped(11, "snap check 10, offense 18, defense 2", "NE penalty decline").gives("PHI 3 and 10 at PHI 35")


# Field Goal Influences


def test_field_goal_influences_a() -> None:
    example(
        "NE 4 and 5 at PHI 33",
        options="field_goal_adjustment",
        NE={"Field Goal": {37: "35"}},
        PHI={"Field Goal Adjustment": "NG"},
        calls="field-goal A",
        dice="field goal 37",
    ).gives("NE kicks off from NE 35", score="NE 3, PHI 0")


def adjusted(kick: int, adjustment: int) -> Stage:
    return example(
        "PHI 4 and 8 at NE 27",
        options="field_goal_adjustment",
        PHI={"Field Goal": {37: "35", 18: "NG"}},
        NE={"Field Goal Adjustment": {1: "G", 4: "NG"}},
        calls="field-goal A",
        dice=f"field goal {kick}, field goal adjustment {adjustment}",
    )


def test_field_goal_influences_b() -> None:
    adjusted(37, 2).gives("PHI kicks off from PHI 35", score="NE 0, PHI 3")


def test_field_goal_influences_c() -> None:
    adjusted(37, 4).gives("NE 1 and 10 at NE 35", score="NE 0, PHI 0")


def test_field_goal_influences_d() -> None:
    adjusted(18, 1).gives("PHI kicks off from PHI 35", score="NE 0, PHI 3")


# Defensive Penalty Influences

EAGLES = {"influence DEF 5": "DEF 5 on 29", "influence DEF 5X": "DEF 5X on 19", "influence DEF 15": "XDEF 15 on 11-30"}


def test_determining_if_a_defensive_penalty_occurred_a() -> None:
    example(
        "NE 1 and 10 at NE 20",
        options="penalty_influence",
        NE={"3-End Run": {25: "3"}},
        PHI=EAGLES,
        calls="3-End Run A",
        dice="influence 34, offense 25, defense 1",
    ).gives("NE 2 and 7 at NE 23")


def test_determining_if_a_defensive_penalty_occurred_b() -> None:
    """Five yards on top of the run, and a first down."""
    example(
        "NE 1 and 10 at NE 20",
        options="penalty_influence",
        NE={"3-End Run": {25: "3"}},
        PHI=EAGLES,
        calls="3-End Run A",
        dice="influence 19, offense 25, defense 1",
    ).gives("NE 1 and 10 at NE 28")


@pytest.mark.parametrize(("says", "after"), [("accept", "NE 1 and 10 at NE 29"), ("decline", "NE 2 and 4 at NE 26")])
def test_determining_if_a_defensive_penalty_occurred_c(says: str, after: str) -> None:
    example(
        "NE 1 and 10 at NE 20",
        teams=("NE", "NO"),
        options="penalty_influence",
        NE={"9-Sideline": {25: "6"}},
        NO={"influence PI": "PI X on 29"},
        calls="9-Sideline D",
        dice="influence 29, interference yards 3, interference yards 6, offense 25, defense 1",
        choices=f"NE penalty {says}",
    ).gives(after)


@pytest.mark.parametrize(
    ("play", "dice", "line"),
    [
        ("6-Short", (0,), 20), ("6-Short", (9,), 29),
        ("7-Medium", (0,), 29), ("7-Medium", (9,), 38),
        ("8-Long", (0, 0), 39), ("8-Long", (9, 9), 57),
        ("9-Sideline", (0, 0), 20), ("9-Sideline", (9, 9), 38),
    ],
)  # fmt: skip
def test_pi_x_penalties(play: str, dice: tuple[int, ...], line: int) -> None:
    rolls = ", ".join(f"interference yards {die}" for die in dice)
    where = f"NE {line}" if line < 50 else f"NO {100 - line}"
    example(
        "NE 1 and 10 at NE 20",
        teams=("NE", "NO"),
        options="penalty_influence",
        NO={"influence PI": "PI X on 29", f"D {play}": "INC"},
        calls=f"{play} D",
        dice=f"influence 29, {rolls}, offense 25, defense 1",
        choices="NE penalty accept",
    ).gives(f"NE 1 and 10 at {where}")


def canceled(cancel: int, dice: str) -> Stage:
    return example(
        "NE 1 and 10 at NE 20",
        options="penalty_influence",
        NE={"7-Medium": {18: "DEF 15", 25: "6"}},
        PHI={"influence DEF 15": "XDEF 15 on 11-30"},
        calls="7-Medium A",
        dice=f"offense 18, cancel {cancel}, {dice}",
    )


def test_determining_if_a_defensive_penalty_is_canceled_a() -> None:
    canceled(33, "offense 25, defense 1").gives("NE 1 and 10 at NE 41")


def test_determining_if_a_defensive_penalty_is_canceled_b() -> None:
    canceled(23, "offense 25, defense 1").gives("NE 2 and 4 at NE 26")


# Defensive Fumble Recovery, Offensive Fumble Returns


def fumbled(dice: str) -> Stage:
    return example(
        "PHI 1 and 10 at midfield",
        options="defensive_fumble_recovery offensive_fumble_returns",
        PHI={"1-Line Plunge": {36: "3"}, "fumble recovered": "12-29", "Fumble Return": {23: "4", 22: "TD"}},
        NE={"D 1-Line Plunge": {5: "F 4"}, "fumble recovery": "L on 33"},
        calls="1-Line Plunge D",
        dice=f"offense 36, defense 5, {dice}",
    )


def test_defensive_fumble_recovery_a() -> None:
    fumbled("fumble 21, fumble return? 5").gives("PHI 2 and 6 at NE 46")


def test_defensive_fumble_recovery_b() -> None:
    fumbled("fumble 21, fumble return? 0, fumble return 23").gives("PHI 2 and 2 at NE 42")


def test_defensive_fumble_recovery_c() -> None:
    fumbled("fumble 33, defense recovery 23, fumble return 23").gives("NE 1 and 10 at NE 46")


def test_defensive_fumble_recovery_d() -> None:
    fumbled("fumble 33, defense recovery 33, fumble return? 0, fumble return 22").gives(
        "try by PHI", score="NE 0, PHI 6"
    )


def fumbled_by_new_england(dice: str) -> Stage:
    return example(
        "NE 2 and 9 at NE 47",
        options="defensive_fumble_recovery offensive_fumble_returns",
        NE={"2-Off Tackle": {21: "4"}, "fumble recovered": "10-32, 37"},
        PHI={"C 2-Off Tackle": {5: "F"}, "fumble recovery": "G on 19, 32-35, 38"},
        calls="2-Off Tackle C",
        dice=f"offense 21, defense 5, fumble 28, defense recovery 25, {dice}",
    )


def test_offensive_fumble_returns_a() -> None:
    fumbled_by_new_england("fumble return? 3").gives("NE 3 and 9 at NE 47")


def test_offensive_fumble_returns_b() -> None:
    fumbled_by_new_england("fumble return? 0, fumble return 22").gives("NE 3 and 9 at NE 47")


# Short Pass-Big Play


def short_pass(defense: str) -> Stage:
    return example(
        "NE 3 and 10 at PHI 47",
        options="short_big_play",
        NE={"6-Short": {35: "16!"}, "Short Big Play": {21: "30"}},
        PHI={"E 6-Short": {2: "-", 1: "(8)"}},
        calls="6-Short E",
        dice=f"offense 35, {defense}",
    )


def test_short_pass_big_play_a() -> None:
    short_pass("defense 2, big play 21").gives("NE 1 and 10 at PHI 17")


def test_short_pass_big_play_b() -> None:
    """As the guide advises, the big play is not rolled for nothing."""
    short_pass("defense 1").gives("NE 4 and 2 at PHI 39")


# Muffed Snaps


def snap(dice: str) -> Stage:
    return example(
        "PHI 1 and 10 at PHI 37",
        options="muffed_snaps",
        PHI={"1-Line Plunge": {25: "3"}, "muffed snap": 2},
        calls="1-Line Plunge A",
        dice=dice,
    )


def test_muffed_snaps_a() -> None:
    snap("muffed snap 5, offense 25, defense 1").gives("PHI 2 and 7 at PHI 40")


def test_muffed_snaps_b() -> None:
    snap("muffed snap 0, muffed snap 4, offense 25, defense 1").gives("PHI 2 and 7 at PHI 40")


@pytest.mark.parametrize("third", [6, 2])
def test_muffed_snaps_c(third: int) -> None:
    snap(f"muffed snap 0, muffed snap 0, muffed snap {third}, offense 25, defense 1").gives("PHI 2 and 7 at PHI 40")


@pytest.mark.parametrize("third", [1, 0])
def test_muffed_snaps_d(third: int) -> None:
    snap(f"muffed snap 0, muffed snap 0, muffed snap {third}, fumble 25").gives("PHI 2 and 11 at PHI 36")


@pytest.mark.parametrize(
    ("percentage", "rating"),
    [("0.175%", 2), ("0.261%", 3), ("0.190%", 2), ("0.133%", 1), ("0.147%", 1), ("0.025%", 0), ("0.0%", 0)],
)
def test_converting_muffed_snaps_percentage(percentage: str, rating: int) -> None:
    assert read_muffed_snap(percentage) == rating


# Audibles


def test_audibles_a() -> None:
    stage = Stage(
        "PHI 1 and 10 at PHI 20",
        options="audibles",
        PHI={"3-End Run": "5", "offense audibles": 2, "defense audibles": 0},
    )
    stage.play(
        calls="1-Line Plunge B",
        choices="PHI reveal audible, 3-End Run B",
        dice="offense 25, defense 1",
    ).gives("PHI 2 and 5 at PHI 25")
    assert stage.game.audibles == [[0, 0], [1, 0]]


def test_audibles_b() -> None:
    stage = Stage(
        "NE 1 and 10 at NE 20",
        options="audibles",
        NE={"2-Off Tackle": "4"},
        PHI={"C 2-Off Tackle": "-3", "offense audibles": 0, "defense audibles": 1},
    )
    stage.play(
        calls="8-Long B",
        choices="PHI reveal audible, 2-Off Tackle C",
        dice="offense 25, defense 1",
    ).gives("NE 2 and 9 at NE 21")
    assert stage.game.audibles == [[0, 0], [0, 0]]


def audibles(
    home: tuple[str, int, int, int], visitor: tuple[str, int, int, int], options: str = "audibles"
) -> list[list[int]]:
    """The visitors' and the home team's audibles: offense, defense, and home field or road adjustment."""
    teams: dict[str, Any] = {
        home[0]: {"offense audibles": home[1], "defense audibles": home[2], "home field": home[3]},
        visitor[0]: {"offense audibles": visitor[1], "defense audibles": visitor[2], "road adjustment": visitor[3]},
    }
    found: list[list[int]] = Stage("toss", teams=(visitor[0], home[0]), options=options, **teams).game.audibles
    return found


def test_allocating_audibles_san_diego_at_kansas_city() -> None:
    assert audibles(home=("KC", 2, 2, 2), visitor=("SD", 3, 2, 1)) == [[2, 1], [2, 2]]


def test_allocating_audibles_green_bay_at_baltimore() -> None:
    assert audibles(home=("BAL", 0, 3, 3), visitor=("GB", 2, 1, 0)) == [[0, 0], [0, 3]]


def test_allocating_audibles_baltimore_at_cleveland() -> None:
    assert audibles(home=("CLE", 0, 0, 0), visitor=("BAL", 0, 3, 1)) == [[1, 3], [0, 0]]


def test_allocating_audibles_on_neutral_ground() -> None:
    """The first example again, with nobody at home."""
    both = audibles(home=("KC", 2, 2, 2), visitor=("SD", 3, 2, 1), options="audibles, neutral_field")
    assert both == [[3, 2], [2, 2]]


# Protecting the Quarterback, Quarterback Good Decisions, Protecting the Ball


def protected(dice: str) -> Stage:
    return example(
        "NYG 1 and 10 at NYG 20",
        teams=("NYG", "PHI"),
        options="great_protection",
        NYG={"7-Medium": {17: "19"}, "QT": {27: "-6"}, "great protection": "XQT on 15"},
        PHI={"D 7-Medium": {4: "QT"}},
        calls="7-Medium D",
        dice=f"offense 17, defense 4, {dice}",
    )


def test_protecting_the_quarterback_a() -> None:
    protected("great protection 15").gives("NYG 1 and 10 at NYG 39")


def test_protecting_the_quarterback_b() -> None:
    protected("great protection 22, QT 27").gives("NYG 2 and 16 at NYG 14")


def decided(dice: str) -> Stage:
    return example(
        "DAL 1 and 10 at PHI 27",
        teams=("DAL", "PHI"),
        options="good_decision",
        DAL={"9-Sideline": {28: "23*"}, "good decision": "XINT on 15"},
        PHI={"D 9-Sideline": {5: "INT 9"}},
        calls="9-Sideline D",
        dice=f"offense 28, defense 5, {dice}",
    )


def test_quarterback_good_decisions_a() -> None:
    stage = decided("good decision 15").gives("DAL 1 and goal at PHI 4")
    assert stage.last.out


def test_quarterback_good_decisions_b() -> None:
    decided("good decision 29, interception return 20").gives("PHI 1 and 10 at PHI 18")


def carried(dice: str) -> Stage:
    return example(
        "NE 3 and 1 at NE 35",
        options="ball_protection",
        NE={"1-Line Plunge": {22: "4"}, "ball protection": "XF on 19", "fumble recovered": "10-32, 37"},
        PHI={"A 1-Line Plunge": {5: "F 8"}},
        calls="1-Line Plunge A",
        dice=f"offense 22, defense 5, {dice}",
    )


def test_protecting_the_ball_a() -> None:
    """The guide puts the fumble on the 41, but its forced gain is 8 yards, to the 43."""
    carried("ball protection 19").gives("NE 1 and 10 at NE 43")


def test_protecting_the_ball_b() -> None:
    carried("ball protection 27, fumble 33, fumble return 20").gives("PHI 1 and 10 at NE 43")
