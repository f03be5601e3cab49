"""From ratings to results: charts bend smoothly, better teams win more, strengths show where they should."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from tools.fool_lab.measure import against_ordinary, effect
from tools.fool_lab.roster_units import UNITS as ROSTER_UNITS
from tools.fool_lab.roster_units import difference, sample_league

from fieldhouse.games.ddf.model import FIRST_PASS, NO_CHANGE, Team
from fieldhouse.games.fool.model import CONDITIONING, GAME_PLAN, SPECIAL_TEAMS, Punting
from fieldhouse.gridiron.cells import BLANK, BLOCKED, FUMBLE, GAIN, INCOMPLETE, KIND, LOSS, TRAPPED, yards_of
from fieldhouse.leagues.football.charts import team_chart
from fieldhouse.leagues.football.column_adjust import shifted, turned
from fieldhouse.leagues.football.strengths import Strengths, strengths
from fieldhouse.table.dice import Column
from rules.fool.leagues import full, league, man

GAMES = 60


def mean_yards(column: Column) -> float:
    plain = [(yards_of(code), weight) for code, weight in column.merged if code >> KIND in (GAIN, LOSS, BLANK)]
    return sum(yards * weight for yards, weight in plain) / sum(weight for _, weight in plain)


def chart(**found: int) -> Team:
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
    more = turned(column, (INCOMPLETE,), chart().plays[6].by_reading[10], 0.0, (GAIN,), 0)
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


def share(column: Column, kind: int) -> float:
    return column.chance(lambda code: code >> KIND == kind)


def test_a_team_calls_more_of_what_it_does_better() -> None:
    def runs(**found: int) -> float:
        calls = chart(**found).supplements.call_totals
        assert calls is not None
        return sum(calls[:FIRST_PASS]) / sum(calls)

    assert runs(inside=5, outside=5) > runs() > runs(passing=5, receiving=5)
    assert runs(inside=5, passing=5) == runs()


def test_12_8_without_a_center_one_snap_in_twelve_is_fumbled() -> None:
    sure, unsure = chart(), chart(bad_snaps=1)
    for one, other in zip(sure.plays, unsure.plays, strict=True):
        assert share(other, FUMBLE) - share(one, FUMBLE) == pytest.approx(1 / 12, abs=0.01)
    home = league()
    full(home, "ASH")
    assert strengths(home, "ASH").bad_snaps == 0
    for player in home.active("ASH"):
        if player.position == "C":
            home.put(replace(player, position="G"))
    assert strengths(home, "ASH").bad_snaps == 1


def test_12_7_3_a_special_teams_camp_in_games() -> None:
    """Half the bobbles, a chance of 36 more to block a kick and one fewer to have it blocked, better squads."""
    home = league()
    full(home, "ASH")
    before = strengths(home, "ASH")
    home.set_team("ASH", emphasis=SPECIAL_TEAMS)
    after = strengths(home, "ASH")
    assert (after.kick_bobbles, after.punt_bobbles, after.field_goal_rush) == (-50, -50, 1)
    assert after.kick_blocks == before.kick_blocks - 10
    assert after.cover_squad > before.cover_squad
    assert after.kick_return > before.kick_return
    assert after[:12] == before[:12]
    one, other = chart(), chart(kick_bobbles=-50, punt_bobbles=-50, field_goal_rush=1)
    for column, surer in ((one.kickoff_return, other.kickoff_return), (one.punt_return, other.punt_return)):
        assert share(surer, FUMBLE) == pytest.approx(share(column, FUMBLE) / 2)
    assert one.field_goal_adjustment is None
    assert other.field_goal_adjustment is not None
    assert other.field_goal_adjustment.chance(lambda mark: mark != NO_CHANGE) == pytest.approx(1 / 36)


def test_12_7_3_trained_men_keep_punts_from_being_blocked_as_long_as_they_stay() -> None:
    home = league()
    men = full(home, "ASH")
    for punter in men["P"]:
        home.put(replace(punter, punting=Punting(42, 4, 2)))
    before = strengths(home, "ASH").punt_blocks
    for player in home.active("ASH"):
        home.put(replace(player, benefit=SPECIAL_TEAMS))
    assert (before, strengths(home, "ASH").punt_blocks) == (20, 10)
    assert share(chart(punt_blocks=60).punt, BLOCKED) > share(chart().punt, BLOCKED)


def test_12_7_4_a_game_plan_helps_both_sides_of_the_ball() -> None:
    home = league()
    full(home, "ASH")
    before = strengths(home, "ASH")
    home.set_team("ASH", emphasis=GAME_PLAN)
    after = strengths(home, "ASH")
    assert all(new == old + 1 for new, old in zip(after[:12], before[:12], strict=True))
    assert after[12:] == before[12:]


def test_12_7_1_conditioning_helps_the_units_of_those_who_have_it() -> None:
    home = league()
    full(home, "ASH")
    before = strengths(home, "ASH")
    for player in home.active("ASH"):
        if player.position in ("T", "G", "C"):
            home.put(replace(player, benefit=CONDITIONING))
    after = strengths(home, "ASH")
    assert after.protection > before.protection
    assert (after.coverage, after.rush, after.deep) == (before.coverage, before.rush, before.deep)


@pytest.mark.parametrize(
    ("place", "mark", "unit", "sign"),
    [("H", "$", "breakaway", 1), ("H", "c", "breakaway", -1), ("Q", "+arm", "deep", 1), ("Q", "st", "passing", 1),
     ("CB", "^", "hands", 1), ("CB", "o", "coverage", -1)],
)  # fmt: skip
def test_characteristics_tell_where_they_should(place: str, mark: str, unit: str, sign: int) -> None:
    home = league()
    men = full(home, "ASH")
    before = strengths(home, "ASH")
    for player in men[place]:
        home.put(replace(player, attributes=(mark,)))
    after = strengths(home, "ASH")
    assert sign * (getattr(after, unit) - getattr(before, unit)) > 0
    assert after.inside == before.inside


def test_12_3_1_a_fumble_prone_returner_drops_more() -> None:
    home = league()
    men = full(home, "ASH")
    for part in men.values():
        for player in part:
            home.put(replace(player, attributes=("f",)))
    assert strengths(home, "ASH").punt_bobbles == 100
    assert share(chart(punt_bobbles=100).punt_return, FUMBLE) == pytest.approx(2 * share(chart().punt_return, FUMBLE))


@pytest.mark.parametrize("unit", ROSTER_UNITS)
def test_a_better_unit_of_a_roster_makes_the_strengths_it_should(unit: str) -> None:
    """Better men never weaken a scrimmage unit, worse men never strengthen one, and something changes."""
    home = sample_league(5)
    better, worse = (difference(home, "ASH", unit, sign) for sign in (1, -1))
    assert min(better[:12]) >= 0 >= max(worse[:12])
    assert any(better)
    assert any(worse)


@pytest.mark.parametrize("unit", ["line", "backs"])
def test_a_better_running_game_wins_more(unit: str) -> None:
    """Every man of the unit a point better against a point worse, 300 games each: by far more than chance."""
    home = sample_league(5)
    better, worse = (against_ordinary(difference(home, "ASH", unit, sign), 300, 8) for sign in (1, -1))
    assert better.means["own rush_yards"] > worse.means["own rush_yards"] + 15
    assert better.wins > worse.wins
    assert better.margin > worse.margin


def test_a_kicker_shows_in_field_goals_and_a_punter_in_net_yards() -> None:
    """One change of each number up against one down, 400 games each: both far beyond chance (2 percent, 0.4 yards)."""
    home = sample_league(5)
    kicks = [against_ordinary(difference(home, "ASH", "kicker", sign), 400, 8).means for sign in (1, -1)]
    punts = [against_ordinary(difference(home, "ASH", "punter", sign), 400, 8).means for sign in (1, -1)]
    assert kicks[0]["own field goal percentage"] > kicks[1]["own field goal percentage"] + 8
    assert kicks[0]["own field_goals_made"] > kicks[1]["own field_goals_made"]
    assert punts[0]["own net yards a punt"] > punts[1]["own net yards a punt"] + 2


def test_a_kickers_numbers_are_chances_in_36() -> None:
    """Two more misses, or two more blocks, take two kicks in 36; the columns go by whole cells of a thousand."""

    def good(**found: int) -> float:
        column = chart(**found).field_goal
        return share(column, GAIN)

    assert good() - good(kick_accuracy=-10) == pytest.approx(2 / 36, abs=0.01)
    assert good() - good(kick_blocks=20) == pytest.approx(2 / 36, abs=0.01)
