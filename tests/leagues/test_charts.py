"""From ratings to results: charts bend smoothly, better teams win more, strengths show where they should."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fieldhouse.games.ddf.model import FIRST_PASS
from fieldhouse.gridiron.cells import BLANK, GAIN, INCOMPLETE, KIND, LOSS, TRAPPED, yards_of
from fieldhouse.leagues.charts import shifted, team_chart, turned
from fieldhouse.leagues.measure import against_ordinary, effect
from fieldhouse.leagues.strengths import Strengths, strengths
from fieldhouse.table.dice import Column
from rules.fool.leagues import league, man
from rules.fool.test_season import full

GAMES = 60


def mean_yards(column: Column) -> float:
    plain = [(yards_of(code), weight) for code, weight in column.merged if code >> KIND in (GAIN, LOSS, BLANK)]
    return sum(yards * weight for yards, weight in plain) / sum(weight for _, weight in plain)


def chart(**found: int):  # type: ignore[no-untyped-def]
    return team_chart("X", "X", Strengths(**found), {})


def test_a_tenth_of_a_point_moves_a_run_by_a_fraction_of_a_yard() -> None:
    column = chart().plays[0]
    means = [mean_yards(shifted(column, strength, 2.0)) for strength in range(-10, 11)]
    assert means == sorted(means)
    steps = [after - before for before, after in pairwise(means)]
    assert max(steps) < 0.6
    assert means[20] - means[0] == pytest.approx(4.0, abs=0.5)


@pytest.mark.parametrize(("strength", "kind"), [("passing", INCOMPLETE), ("protection", TRAPPED)])
def test_more_strength_fewer_incompletions_and_traps(strength: str, kind: int) -> None:
    shares = [
        sum(
            column.chance(lambda code: code >> KIND == kind) for column in chart(**{strength: level}).plays[FIRST_PASS:]
        )
        for level in (-10, -5, 0, 5, 10)
    ]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] > shares[-1]


def test_turned_goes_both_ways_by_its_share() -> None:
    column = chart().plays[6]
    more = turned(column, (INCOMPLETE,), chart().plays[6].by_draw[0], 0.0, (GAIN,), 0)
    assert more.cells == column.cells


def test_an_ordinary_team_has_ordinary_charts_and_names() -> None:
    one, other = chart(), chart()
    assert [column.cells for column in one.plays] == [column.cells for column in other.plays]
    assert one.digest == other.digest != chart(inside=1).digest


def test_a_better_line_makes_a_stronger_unit_and_an_injury_a_weaker_one() -> None:
    home = league()
    men = full(home, "ASH")
    before = strengths(home, "ASH")
    guard = men["G"][0]
    home.put(guard.with_rating("C", guard.c + 3))
    better = strengths(home, "ASH")
    assert better.inside > before.inside
    assert better.coverage == before.coverage
    passer = men["Q"][0]
    home.put(passer.with_rating("P", 5))
    assert strengths(home, "ASH").passing > before.passing
    man(home, "CB", "5-3-9")
    assert strengths(home, "ASH").coverage > before.coverage


def test_two_equal_teams_come_out_even() -> None:
    line = against_ordinary(Strengths(), 20, 3)
    assert line.wins == 0.5
    assert line.means["own points"] == line.means["their points"]


def test_a_better_team_wins_more() -> None:
    """Half a point better all over wins by far the most of 60 games, half a point worse the least."""
    units = Strengths._fields[:12]
    worse, better = (against_ordinary(Strengths(**dict.fromkeys(units, level)), GAMES, 3).wins for level in (-6, 6))
    assert worse < 0.35
    assert better > 0.65


@pytest.mark.parametrize("unit", ["inside", "passing", "run_defense", "coverage"])
def test_strengths_show_in_their_own_statistic(unit: str) -> None:
    """A point and a half apart: the difference is several times what 60 games vary by chance."""
    pair = tuple(against_ordinary(Strengths(**{unit: level}), GAMES, 4) for level in (8, -8))
    assert effect(unit, (pair[0], pair[1]))[1] > 0
