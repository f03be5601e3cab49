"""Exact odds: they add up, agree with dice, with a plain enumeration, and with what can be worked out by hand."""

from __future__ import annotations

from collections.abc import Callable
from statistics import fmean, pstdev
from typing import Any

import pytest

from examples.ddf.sheets import season_sheet, sheet
from fieldhouse.games.ddf.coach import COACHES
from fieldhouse.games.ddf.model import FORMATIONS, LONG, MEDIUM, PLAY_COUNT, SHORT, SIDELINE
from fieldhouse.games.ddf.odds import (
    OddsTable,
    PairOdds,
    fate_after,
    fate_of,
    likely_results,
    new_situation,
    odds_table,
    pair_odds,
)
from fieldhouse.games.ddf.options import ADVANCED, BASIC, Options
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.odds import FIRST_AND_TEN, BadSituation, read_situation
from fieldhouse.library.ddf import load_team, season_charts
from fieldhouse.table.exact import ExactTable
from fieldhouse.table.seat import AWAY
from fieldhouse.table.table import BatchTable

PLAYS = 200_000
STANDARD_ERRORS = 4
RUN, BLITZ = 0, 5


class PlainTable(ExactTable):
    """Enumerates every path of a play in one piece."""

    def stage(self, rule: Callable[..., Any], *values: Any) -> Any:
        return rule(*values)

    def last(self, rule: Callable[..., Any], *values: Any, then: Callable[[Any], Any] | None = None) -> Any:
        value = rule(*values)
        return then(value) if then else value


def every_row(cell: str) -> dict[int, str]:
    return dict.fromkeys(range(10, 40), cell)


def teams() -> tuple[Any, Any]:
    return load_team("2017-HAR"), load_team("2017-IRO")


def by_hand(offense: dict[str, Any], defense: dict[str, Any], situation: Situation = FIRST_AND_TEN) -> PairOdds:
    """The odds of the line plunge against the standard formation, or of the short pass if the chart has one."""
    table = OddsTable()
    game = new_situation(sheet("NE", offense), sheet("PHI", defense), Options(), season_sheet(2017), situation, table)
    return pair_odds(game, table, situation, SHORT if "6-Short" in offense else RUN, 0)


def test_a_chart_that_always_gains_three() -> None:
    odds = by_hand({"1-Line Plunge": "3"}, {})
    assert odds.yards == pytest.approx(3.0)
    assert odds == PairOdds(RUN, 0, odds.yards, 0, 0, 0)


def test_a_chart_worked_out_by_hand() -> None:
    """24 of 216 throws read 24 or 25: 12 yards; the rest 2. The defense takes 1 yard off on a 1, 12 of 36 throws."""
    plunge = {**every_row("2"), 24: "12", 25: "12"}
    odds = by_hand({"1-Line Plunge": plunge}, {"A 1-Line Plunge": {1: "-1"}})
    assert odds.yards == pytest.approx(2 + 10 * 24 / 216 - 12 / 36)
    assert odds.first_down == pytest.approx(24 / 216)
    assert odds.turnover == odds.touchdown == 0


def test_touchdowns_and_turnovers_worked_out_by_hand() -> None:
    """Of 216 throws 12 read 24 (a touchdown) and 18 read 34 (an interception); the others are incomplete."""
    odds = by_hand({"6-Short": {**every_row("INC"), 24: "TD", 34: "INT 10"}}, {})
    assert odds.touchdown == odds.first_down == pytest.approx(12 / 216)
    assert odds.turnover == pytest.approx(18 / 216)
    assert odds.yards == pytest.approx(75 * 12 / 216)


def test_a_penalty_is_taken_when_it_helps() -> None:
    """Every play gains two, but 12 of 216 throws are five yards and an automatic first down on top of it."""
    odds = by_hand({"1-Line Plunge": {**every_row("2"), 24: "DEF 5X"}}, {})
    assert odds.yards == pytest.approx(2 + 5 * 12 / 216, abs=1e-6)
    assert odds.first_down == pytest.approx(12 / 216, abs=1e-6)


def test_fourth_down_yards_count_to_where_the_others_take_over() -> None:
    odds = by_hand({"1-Line Plunge": "3"}, {}, read_situation(4, 10, 25))
    assert (odds.yards, odds.first_down, odds.turnover) == pytest.approx((3.0, 0, 0))


def test_a_safety_is_all_the_way_back() -> None:
    odds = by_hand({"1-Line Plunge": "-9"}, {}, read_situation(1, 10, 4))
    assert (odds.yards, odds.turnover) == pytest.approx((-4.0, 0))


def test_chances_add_up_to_one() -> None:
    table = OddsTable()
    game = new_situation(*teams(), ADVANCED, season_charts(2017), FIRST_AND_TEN, table)
    for play, formation in ((RUN, 0), (SHORT, 3), (LONG, BLITZ)):
        results = likely_results(game, table, FIRST_AND_TEN, play, formation)
        fates = table.fates(fate_after, game, FIRST_AND_TEN, play, results)
        assert sum(fates.values()) == pytest.approx(1, abs=1e-9)


@pytest.mark.parametrize(
    ("options", "play", "formation", "situation"),
    [(ADVANCED, SIDELINE, BLITZ, FIRST_AND_TEN), (BASIC, SHORT, 1, read_situation(3, 4, 90))],
)
def test_odds_agree_with_dice(options: Options, play: int, formation: int, situation: Situation) -> None:
    exact = OddsTable()
    game = new_situation(*teams(), options, season_charts(2017), situation, exact)
    odds = pair_odds(game, exact, situation, play, formation)
    coach = COACHES["book"]()
    game.table = BatchTable(36, (coach, coach))
    fates = [fate_of(game, situation, play, formation) for _ in range(PLAYS)]
    for expected, values in (
        (odds.yards, [fate.yards for fate in fates]),
        (odds.first_down, [fate.is_first_down for fate in fates]),
        (odds.touchdown, [fate.is_touchdown for fate in fates]),
        (odds.turnover, [fate.is_turnover for fate in fates]),
    ):
        allowed = STANDARD_ERRORS * pstdev(values) / PLAYS**0.5
        assert abs(fmean(values) - expected) <= allowed + 1e-9


def test_in_stages_and_in_one_piece_are_the_same() -> None:
    """On a chart with every kind of result and few cells, so that all of it can be followed to the end."""
    offense = sheet(
        "NE",
        {
            "7-Medium": {**every_row("INC"), 30: "15", 33: "15", 24: "QT", 25: "INT 12", 26: "OFF 10", 27: "PI 14"},
            "QT": {**every_row("-7"), 24: "F -8"},
        },
    )
    defense = sheet("PHI", {"A 7-Medium": {5: "QT"}, "Interception Return": {24: "TD"}})
    staged = OddsTable(1e-12)
    game = new_situation(offense, defense, Options(), season_sheet(2017), FIRST_AND_TEN, staged)
    odds = pair_odds(game, staged, FIRST_AND_TEN, MEDIUM, 0)
    plain = PlainTable(staged.coaches, 1e-10)
    game.table = plain
    fates = plain.odds(fate_of, game, FIRST_AND_TEN, MEDIUM, 0)
    assert odds.yards == pytest.approx(sum(fate.yards * chance for fate, chance in fates.items()), abs=1e-6)
    for field in ("first_down", "touchdown", "turnover"):
        one_piece = sum(chance for fate, chance in fates.items() if getattr(fate, f"is_{field}"))
        assert getattr(odds, field) == pytest.approx(one_piece, abs=1e-6)


def test_all_54_pairs_and_which_are_allowed() -> None:
    pairs = odds_table(*teams(), BASIC, season_charts(2017), read_situation(2, 5, 95))
    assert [(pair.play, pair.formation) for pair in pairs] == [
        (play, formation) for play in range(PLAY_COUNT) for formation in range(len(FORMATIONS))
    ]
    assert {pair.play for pair in pairs if not pair.is_legal} == {MEDIUM, LONG}
    assert all(0 <= chance <= 1 for pair in pairs for chance in pair[3:6])
    assert all(pair.touchdown <= pair.first_down + 1e-9 for pair in pairs)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        ({"down": 5}, "There is no down 5; expected 1 to 4."),
        ({"at": 100}, "100 is not on the field; expected 1 to 99 yards from the offense's own goal line."),
        ({"to_go": 0}, "0 yards to go cannot be right; expected 1 to 50."),
    ],
)
def test_a_situation_that_cannot_be(wrong: dict[str, int], sentence: str) -> None:
    with pytest.raises(BadSituation) as refused:
        read_situation(**wrong)
    assert str(refused.value) == sentence


def test_goal_to_go_is_no_longer_than_the_field() -> None:
    assert read_situation(1, 10, 96) == Situation(AWAY, 96, 1, 4)
