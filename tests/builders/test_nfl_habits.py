"""The season's habits: what is counted comes out, what is rare is the league's, and a chart keeps all of it."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from fieldhouse.builders.football.habits import smoothed
from fieldhouse.games.ddf.charts.reader import read_season
from fieldhouse.games.ddf.charts.writer import season_chart_text
from fieldhouse.games.ddf.coaching.league_plan import LEAGUE
from fieldhouse.games.ddf.model import FIRST_PASS, LONG, SIDELINE
from fieldhouse.gridiron.habits import BUCKETS, STATES, TABLES, WHOLE
from fieldhouse.gridiron.situations import (
    AHEAD,
    CLOSE_BEHIND,
    FOUR_TO_EIGHT,
    LAST_CHANCE,
    LATE_TWO_BEHIND,
    ONE_BEHIND,
    ORDINARY,
    THREE_BEHIND,
    TWO_BEHIND,
    bucket_at,
    call_weights,
    fourth_state_at,
    state_at,
)
from fieldhouse.library.ddf import season_charts
from fieldhouse.table.chart_text import ChartError


def test_a_cell_that_was_seen_often_is_what_was_counted_and_a_rare_one_follows_its_block() -> None:
    prior = np.array([[0.5, 0.1]])
    found = smoothed((np.array([[900.0, 0.0]]), np.array([[1000.0, 0.0]])), prior, np.zeros((1, 2)), 25.0)
    assert found[0, 0] == pytest.approx(0.9, abs=0.01)
    assert found[0, 1] == pytest.approx(0.5, abs=0.02)  # its odds are nine times the prior's, as its neighbor's are


def test_blocks_are_moved_apart() -> None:
    prior = np.array([[0.5, 0.1]])
    found = smoothed((np.array([[900.0, 0.0]]), np.array([[1000.0, 0.0]])), prior, np.array([[0, 1]]), 25.0)
    assert found[0, 1] == pytest.approx(0.1)


def test_a_season_chart_keeps_its_habits() -> None:
    charts = season_charts(2017)
    assert charts.habits is not None
    assert read_season(season_chart_text(charts), "2017.txt").habits == charts.habits
    bare = replace(charts, habits=None)
    assert read_season(season_chart_text(bare), "2017.txt").habits is None


def test_a_chart_of_before_still_plays() -> None:
    text = season_chart_text(replace(season_charts(2017), habits=None)) + "\n[coaching]\ngo for it: 2.957\n"
    assert read_season(text, "old.txt").habits is None


def test_a_table_with_a_row_too_few_is_told() -> None:
    text = season_chart_text(season_charts(2017)).replace("on 1st and 6-10:", "on 1st and 6-11:", 1)
    with pytest.raises(ChartError, match="on 1st and 6-10"):
        read_season(text, "2017.txt")


def test_every_table_has_the_shape_it_states() -> None:
    for name, table in TABLES.items():
        rows = getattr(LEAGUE, name)
        assert len(rows) == len(table.rows)
        assert {len(row) for row in rows} == {table.width}


@pytest.mark.parametrize(
    ("quarter", "clock", "lead", "state"),
    [
        (1, 100, -20, "open"), (2, 130, 0, "open"), (2, 120, 0, "before the half"), (3, 100, 8, "open"),
        (3, 100, 9, "Q3 two scores ahead"), (4, 490, -8, "Q4 one score behind"), (4, 480, -8, "late one score behind"),
        (4, 120, -8, "last one score behind"), (4, 120, -9, "late two scores behind"),
        (4, 250, 3, "late one score ahead"), (4, 240, 3, "four minutes left, ahead"), (4, 120, 3, "last ahead"),
        (4, 300, 0, "late level"), (4, 500, 0, "open"), (5, 500, 0, "late level"), (4, 120, 0, "last level"),
        (4, 240, -8, "four minutes left, one score behind"),
    ],
)  # fmt: skip
def test_states(quarter: int, clock: int, lead: int, state: str) -> None:
    assert STATES[state_at(quarter, clock, lead)] == state


@pytest.mark.parametrize(
    ("clock", "lead", "state"),
    [
        (500, 0, ORDINARY), (500, 1, AHEAD), (250, -8, ONE_BEHIND), (490, -9, TWO_BEHIND), (480, -9, LATE_TWO_BEHIND),
        (480, -17, THREE_BEHIND), (240, -3, CLOSE_BEHIND), (240, -8, FOUR_TO_EIGHT), (120, -8, LAST_CHANCE),
        (240, -9, LAST_CHANCE),
    ],
)  # fmt: skip
def test_states_of_a_fourth_down(clock: int, lead: int, state: int) -> None:
    assert fourth_state_at(4, clock, lead) == state
    assert fourth_state_at(3, clock, lead) == ORDINARY


@pytest.mark.parametrize(
    ("down", "spot", "bucket"),
    [(1, 10, "1st and 6-10"), (1, 9, "1st inside the own 10"), (4, 5, "3rd inside the own 10"),
     (2, 4, "2nd inside the own 5")],
)  # fmt: skip
def test_the_own_goal_line_has_its_own_buckets(down: int, spot: int, bucket: str) -> None:
    assert BUCKETS[bucket_at(down, 10, spot)] == bucket


def test_a_leader_runs_and_a_trailer_throws() -> None:
    def passes(state: str) -> float:
        weights = call_weights(LEAGUE, STATES.index(state), 0, FIRST_PASS)
        return sum(weights[FIRST_PASS:]) / sum(weights)

    assert passes("last ahead") < 0.1 < passes("late two scores ahead") < 0.3 < passes("open") < 0.55
    assert passes("last one score behind") > 0.85
    assert passes("open") == pytest.approx(LEAGUE.passes[0][0] / WHOLE, abs=0.001)


@pytest.mark.parametrize("down", [1, 2, 3])
def test_nothing_deep_is_called_inside_the_own_five(down: int) -> None:
    bucket = bucket_at(down, 10, 3)
    for state in range(len(STATES)):
        weights = call_weights(LEAGUE, state, bucket, FIRST_PASS)
        assert sum(weights) > 0
        assert weights[LONG] == weights[SIDELINE] == 0
