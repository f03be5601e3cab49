"""Formations level in basic and in advanced play: what the last stage of a build does to a finished chart."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from fieldhouse.builders.nfl.judge import Judge, Judges, judges_with
from fieldhouse.builders.nfl.level_season import SeasonLeveling
from fieldhouse.builders.nfl.leveling import (
    LEAST_SLACK,
    Level,
    Leveling,
    gains,
    keeps_sense,
    leveled,
    number_worths,
    worst,
)
from fieldhouse.builders.nfl.measures import Floats
from fieldhouse.games.ddf.charts.writer import team_chart_text
from fieldhouse.games.ddf.coaching.league_plan import CALLS
from fieldhouse.games.ddf.model import FORMATION_COUNT, LINE_PLUNGE, PLAY_COUNT, RUSH_MIDDLE, SeasonCharts, Team
from fieldhouse.gridiron import cells, guessing
from fieldhouse.gridiron.cells import gain, kind_of, yards_of
from fieldhouse.gridiron.dice import DEFENSE
from fieldhouse.library.ddf import load_team, season_charts
from fieldhouse.table.dice import Column

YARDAGES = (cells.GAIN, cells.LOSS, cells.BLANK)
MIX = np.repeat(np.array([[35.0], [15.0], [15.0], [20.0], [8.0], [7.0]]), PLAY_COUNT, axis=1)
"""About as the league lines up."""


@pytest.fixture(scope="module")
def charts() -> SeasonCharts:
    return season_charts(2017)


@pytest.fixture(scope="module")
def judges(charts: SeasonCharts) -> Judges:
    return judges_with(Judge(charts))


def with_strong_b(team: Team) -> Team:
    """The team with two yards fewer in every number of B."""
    columns = tuple(
        Column(each.heading, DEFENSE, {reading: less(code) for reading, code in each.rows.items()}, each.section)
        for each in team.formations[RUSH_MIDDLE]
    )
    formations = [*team.formations]
    formations[RUSH_MIDDLE] = columns
    return replace(team, formations=tuple(formations), digest="")


def less(code: int) -> int:
    return gain(yards_of(code) - 2) if kind_of(code) in YARDAGES else code


@pytest.fixture(scope="module")
def spoiled() -> Team:
    return with_strong_b(load_team("2017-PHI"))


@pytest.fixture(scope="module")
def level(spoiled: Team, charts: SeasonCharts) -> Level:
    return leveled(spoiled, judges_with(Judge(charts)), MIX)


def mean_numbers(team: Team) -> Floats:
    """The yards that each play's number cells add over the formations that meet it."""
    found = np.zeros(PLAY_COUNT)
    for formation in range(FORMATION_COUNT):
        for play, column in enumerate(team.formations[formation]):
            share = MIX[formation, play] / MIX[:, play].sum() * sum(gains(team, play).values())
            numbers = sum(
                yards_of(code) * weight / DEFENSE.size for code, weight in column.merged if kind_of(code) in YARDAGES
            )
            found[play] += share * numbers
    return found


def test_a_formation_that_is_too_good_in_either_game_is_made_level(level: Level) -> None:
    assert level.before > 0.08
    assert level.after < 0.5 * level.before


def test_what_a_play_gains_over_the_formations_stays(level: Level, spoiled: Team) -> None:
    assert np.abs(mean_numbers(level.team) - mean_numbers(spoiled)).max() < 0.12


def test_levelled_charts_are_sound_by_the_rules_own_code(level: Level, judges: Judges) -> None:
    assert guessing.soundness(judges[0].worths(level.team), CALLS).is_sound


def test_nothing_but_numbers_of_the_defense_is_moved(level: Level, spoiled: Team) -> None:
    assert level.team.plays[LINE_PLUNGE].rows == spoiled.plays[LINE_PLUNGE].rows
    for was, now in zip(spoiled.formations, level.team.formations, strict=True):
        for column, moved in zip(was, now, strict=True):
            for reading, code in column.rows.items():
                kinds = kind_of(code), kind_of(moved.rows[reading])
                assert kinds[0] == kinds[1] or set(kinds) <= set(YARDAGES)


def test_the_same_charts_are_levelled_alike(level: Level, spoiled: Team, charts: SeasonCharts) -> None:
    assert team_chart_text(leveled(spoiled, judges_with(Judge(charts)), MIX).team) == team_chart_text(level.team)


def test_canceled_traps_tell_only_in_advanced_play(charts: SeasonCharts, judges: Judges) -> None:
    """2014-MIA's line cancels most traps: formations that trap are worth less with it, and that is seen."""
    team = load_team("2014-MIA")
    bare = replace(team, supplements=replace(team.supplements, great_protection=None), digest="")
    basic, advanced = (Leveling(each, charts, MIX).measured([judge.worths(each) for judge in judges]).edges
                       for each in (team, bare))  # fmt: skip
    assert np.abs(basic[0] - advanced[0]).max() < 1e-9, "the basic rules know no great line"
    assert np.abs(basic[1] - advanced[1]).max() > 0.03


def test_what_a_great_line_takes_from_formations_that_trap_is_shared_by_both_games(charts: SeasonCharts) -> None:
    """A team whose chart is even by the basic rules, with the line of 2014-MIA, which cancels most traps."""
    line = load_team("2014-MIA").supplements.great_protection
    team = load_team("2017-CLE")
    protected = replace(team, supplements=replace(team.supplements, great_protection=line), digest="")
    found = leveled(protected, judges_with(Judge(charts)), MIX)
    assert found.after < 0.8 * found.before


def test_a_yard_more_is_worth_what_the_rules_say(charts: SeasonCharts, judges: Judges) -> None:
    """The way is found by the gains alone; a column of nothing but numbers is held against the rules' own code."""
    team = load_team("2017-PHI")
    plain, more = (
        replace(team, formations=tuple(
            tuple(Column("x", DEFENSE, {reading: gain(number) for reading, _ in DEFENSE.weights})
                  for _ in range(PLAY_COUNT)) for _ in range(FORMATION_COUNT)
        ), digest="")
        for number in (0, 1)
    )  # fmt: skip
    exact = (judges[0].worths(more) - judges[0].worths(plain))[:, :, 0]
    reckoned = number_worths(team)
    zero = 20
    assert np.abs(exact - (reckoned[:, :, zero + 1] - reckoned[:, :, zero])).max() < 0.03


def test_a_move_that_makes_a_call_pointless_is_none() -> None:
    before = np.array([[1.0, 0.0], [0.0, 1.0]])
    assert keeps_sense(before, before - 0.1)
    assert not keeps_sense(before, np.array([[1.0, 1.0 - LEAST_SLACK / 2], [0.0, 1.0]]))


def test_the_worst_edge_is_told(level: Level, spoiled: Team, charts: SeasonCharts, judges: Judges) -> None:
    now = Leveling(spoiled, charts, MIX).measured([judge.worths(spoiled) for judge in judges])
    assert worst(now) == pytest.approx(level.before, abs=4e-3), "lost balls are taken for worth the same in both games"


def test_a_season_levels_a_team_again_only_if_its_formations_moved(
    level: Level, spoiled: Team, charts: SeasonCharts, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Team] = []

    def counted(team: Team, *given: object) -> Level:
        asked.append(team)
        return level

    monkeypatch.setattr("fieldhouse.builders.nfl.level_season.leveled", counted)
    season = SeasonLeveling(Judge(charts))
    at_home = replace(spoiled, supplements=replace(spoiled.supplements, home_field=3))
    first, again = season.leveled([spoiled], MIX)[0], season.leveled([at_home], MIX)[0]
    assert len(asked) == 1
    assert team_chart_text(first) == team_chart_text(level.team)
    assert again.supplements.home_field == 3
    assert [column.rows for column in again.formations[RUSH_MIDDLE]] == [
        column.rows for column in level.team.formations[RUSH_MIDDLE]
    ]
    season.leveled([with_strong_b(spoiled)], MIX)
    assert len(asked) == 2


def test_a_judge_remembers_a_team_while_only_its_formations_move(charts: SeasonCharts) -> None:
    """What a lost ball is worth hangs on the returns: with others the team is another one."""
    judge, team = Judge(charts), load_team("2017-NE")
    judge.worths(team)
    met = judge.memory_of(team).met
    turned = replace(team, formations=team.formations[::-1])
    assert judge.memory_of(turned).met is met
    assert judge.worths(turned) == pytest.approx(judge.worths(team)[:, :, ::-1])
    runs_back = replace(team, interception_return=team.kickoff_return)
    assert judge.worths(runs_back) == pytest.approx(Judge(charts).worths(runs_back), abs=1e-6)
    assert judge.memory_of(team).met is not met
