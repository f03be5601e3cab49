"""'Play Call Restrictions', 'Play Call Quotas' and 'Audibles', where no example of the guide looks."""

from __future__ import annotations

from typing import Any

import pytest

from examples.ddf.table import Stage, example
from fieldhouse.games.ddf.choices import AUDIBLE, GO, KNEEL, POOCH, PUNT, TAKE_SAFETY, TIME_OUT_AFTER
from fieldhouse.games.ddf.model import DRAW, LONG, MEDIUM, PLAY_COUNT
from fieldhouse.games.ddf.questions import legal_calls
from fieldhouse.games.ddf.rules.calls import roll_audible_offer, wishes
from fieldhouse.games.ddf.rules.mismatch import is_mismatch
from fieldhouse.table.script import ScriptTable
from fieldhouse.table.seat import AWAY, HOME, OTHER, Seat

PLUNGE = {"1-Line Plunge": "3"}


@pytest.mark.parametrize(
    ("line", "forbidden"),
    [
        (21, []),
        (20, [LONG]),
        (11, [LONG]),
        (10, [MEDIUM, LONG]),
        (4, [MEDIUM, LONG]),
        (3, [DRAW, MEDIUM, LONG]),
        (1, [DRAW, MEDIUM, LONG]),
    ],
)
def test_play_call_restrictions(line: int, forbidden: list[int]) -> None:
    game = Stage(f"NE 1 and goal at PHI {line}").game
    calls = legal_calls(game, AWAY)
    assert [play for play in range(PLAY_COUNT) if play not in calls] == forbidden
    assert {PUNT, POOCH, KNEEL, TAKE_SAFETY} <= set(calls)


@pytest.mark.parametrize(
    ("play", "cell", "line", "after"),
    [
        ("3-End Run", "3", 5, "NE 2 and goal at PHI 3"),
        ("3-End Run", "5", 5, "NE 2 and goal at PHI 1"),
        ("3-End Run", "3", 6, "NE 2 and goal at PHI 3"),  # outside the five
        ("4-Draw", "3", 5, "NE 2 and goal at PHI 3"),
        ("5-Screen", "3", 5, "NE 2 and goal at PHI 3"),
        ("5-Screen", "INC", 5, "NE 2 and goal at PHI 5"),
        ("3-End Run", "-2", 5, "NE 2 and goal at PHI 8"),
        ("1-Line Plunge", "3", 5, "NE 2 and goal at PHI 2"),
        ("6-Short", "3", 5, "NE 2 and goal at PHI 2"),
        ("3-End Run", "TD", 5, "try by NE"),
    ],
)
def test_goal_line_minus_one(play: str, cell: str, line: int, after: str) -> None:
    example(
        f"NE 1 and goal at PHI {line}",
        options="goal_line_minus_one",
        NE={play: cell},
        calls=f"{play} A",
        dice="offense 25, defense 1",
    ).gives(after)


# Quotas


QUOTAS = {"quotas": (2, 1, 1, 1, 1, 1, 1, 1, 1)}


def test_quotas_count_penalties_too() -> None:
    stage = Stage("NE 1 and 10 at NE 40", options="quotas", NE={"1-Line Plunge": {10: "OFF 5", 11: "3"}} | QUOTAS)
    stage.play(calls="1-Line Plunge A", dice="offense 10").gives("NE 1 and 15 at NE 35")
    assert 0 in legal_calls(stage.game, AWAY)
    stage.play(calls="1-Line Plunge A", dice="offense 11, defense 1")
    assert 0 not in legal_calls(stage.game, AWAY)


def test_quotas_with_every_play_used_up_say_nothing_more() -> None:
    game = Stage("NE 1 and 10 at NE 40", options="quotas", NE=QUOTAS).game
    game.usage[0] = [2, 1, 1, 1, 1, 1, 1, 1, 1]
    assert legal_calls(game, AWAY)[:PLAY_COUNT] == list(range(PLAY_COUNT))


def test_quotas_count_a_changed_call_once() -> None:
    """Only the play that was run counts, not the one called off."""
    stage = Stage("NE 1 and 10 at NE 40", options="quotas audibles", NE=PLUNGE | QUOTAS | {"offense audibles": 1})
    stage.play(calls="6-Short A", choices="NE reveal audible, 1-Line Plunge B", dice="offense 25, defense 1")
    assert stage.game.usage[0] == [1, 0, 0, 0, 0, 0, 0, 0, 0]


def test_quotas_are_each_team_its_own() -> None:
    game = Stage("PHI 1 and 10 at PHI 40", options="quotas", NE=QUOTAS).game
    game.usage = [[9] * PLAY_COUNT, [9] * PLAY_COUNT]
    assert legal_calls(game, HOME)[:PLAY_COUNT] == list(range(PLAY_COUNT))


# Audibles


def audible_stage(options: str = "audibles", **cells: Any) -> Stage:
    """Both sides have two audibles of either kind, and no time-outs."""
    sheet = PLUNGE | {"offense audibles": 2, "defense audibles": 2}
    stage = Stage("NE 1 and 10 at NE 40", options=options, NE=sheet, PHI=sheet | cells)
    stage.game.time_outs = [0, 0]
    return stage


def test_audibles_may_be_called_by_both_on_one_play_and_once_by_each() -> None:
    stage = audible_stage()
    stage.play(
        calls="6-Short A",
        choices="NE reveal audible, 7-Medium B, PHI reveal audible, 1-Line Plunge C",
        dice="offense 25, defense 1",
    ).gives("NE 2 and 7 at NE 43")
    assert stage.game.audibles == [[1, 2], [2, 1]]
    assert stage.last.asides == (("audible", 0), ("audible", 1))


def test_audibles_on_offense_and_on_defense_are_counted_apart() -> None:
    stage = audible_stage()
    stage.game.audibles = [[0, 3], [3, 0]]
    stage.play(calls="1-Line Plunge A", dice="offense 25, defense 1")
    assert stage.last.asides == ()


def test_audibles_not_against_a_kick() -> None:
    stage = audible_stage(**{"Punt Return": "FC"})
    stage.play(calls="punt A", dice="punt 25, punt return 25")
    assert stage.last.asides == ()


def test_audible_and_time_out_on_one_play() -> None:
    stage = audible_stage()
    stage.game.time_outs = [1, 0]
    stage.play(
        calls="6-Short A",
        choices="NE reveal audible, 7-Medium B, NE reveal time-out, 1-Line Plunge C",
        dice="offense 25, defense 1",
    ).has_left((0, 0))


def test_audibles_of_a_chart_that_prints_none() -> None:
    """The road adjustment gives nothing to a team without audibles."""
    stage = Stage("toss", options="audibles", NE={"road adjustment": 2}, PHI={"offense audibles": 1})
    assert stage.game.audibles == [[0, 0], [1, 0]]


MATCHES = {"B 1-Line Plunge": "-5", "D 1-Line Plunge": "5"}


@pytest.mark.parametrize(
    ("formation", "dice", "asked"),
    [
        ("B", "false mismatch 3", "NE"),  # bad for the offense; for the defense only a rare false alarm
        ("D", "false mismatch 3", "PHI"),
        ("A", "false mismatch 3, false mismatch 99", ""),
        ("A", "false mismatch 2, false mismatch 99", "NE"),
        ("A", "false mismatch 99, false mismatch 0", "PHI"),
        ("B", "false mismatch 2", "NE PHI"),
    ],
)
def test_prompted_audibles(formation: str, dice: str, asked: str) -> None:
    """An audible is offered on a mismatch, and three times in a hundred without one."""
    stage = audible_stage("audibles prompted_audibles", **MATCHES)
    stage.play(
        calls=f"1-Line Plunge {formation}",
        choices=", ".join(f"{code} reveal go" for code in asked.split()),
        dice=f"{dice}, offense 25, defense 1",
    )
    assert stage.last.formation == "ABCDEF".index(formation)


@pytest.mark.parametrize(
    ("cell", "asked"),
    [("INT 5", "NE"), ("QT", "NE"), ("INC", "NE"), ("F 2", "NE"), ("(1)", "NE"), ("(9)", "PHI"), ("(TD)", "PHI")],
)
def test_prompted_audibles_know_what_words_and_forced_yards_are_worth(cell: str, asked: str) -> None:
    stage = audible_stage("audibles prompted_audibles", **{"B 6-Short": {1: cell, 2: cell}})
    dice = "false mismatch 99"
    stage.play(
        calls="6-Short B", choices=f"{asked} reveal go", dice=f"{dice}, offense 25, defense 3"
    ).gives("NE 2 and 10 at NE 40")  # fmt: skip


@pytest.mark.parametrize(
    ("time_outs", "audibles", "choices"),
    [(0, 0, None), (1, 0, (GO, TIME_OUT_AFTER)), (0, 2, (GO, AUDIBLE)), (3, 1, (GO, AUDIBLE, TIME_OUT_AFTER))],
)
def test_audibles_and_time_outs_that_are_left_are_asked_about(
    time_outs: int, audibles: int, choices: tuple[int, ...] | None
) -> None:
    assert wishes(time_outs, audibles) == choices


@pytest.mark.parametrize(("roll", "offered"), [(0, True), (2, True), (3, False)])
def test_prompted_audibles_are_offered_three_times_in_a_hundred_for_nothing(roll: int, offered: bool) -> None:
    game = audible_stage("audibles prompted_audibles").game
    game.play.call = game.play.formation = 0
    game.table = ScriptTable([("false mismatch", roll)], [])
    assert roll_audible_offer(game, AWAY) == offered


@pytest.mark.parametrize(("yards", "less", "seat"), [("2", "1", 1), ("-2", "-1", 0)])
def test_prompted_audibles_call_a_yard_and_a_half_a_mismatch(yards: str, less: str, seat: Seat) -> None:
    """Two yards, one yard, and four times none: the first is exactly a yard and a half from their mean."""
    columns = {"D 1-Line Plunge": yards, "E 1-Line Plunge": less}
    game = Stage("NE 1 and 10 at NE 40", PHI=columns).game
    assert is_mismatch(game, seat, 0, 3)
    assert not is_mismatch(game, OTHER[seat], 0, 3)
    assert not is_mismatch(game, seat, 0, 4)
