"""What a fan counts of pro basketball: tables made by hand with known answers, and box scores counted alike."""

from __future__ import annotations

import json

import polars as pl
import pytest
from typer.testing import CliRunner

from fieldhouse.builders.fan.season import Counted
from fieldhouse.builders.nba import command
from fieldhouse.builders.nba.fan.count import count, from_box
from fieldhouse.builders.nba.fan.replays import Subject, counted_replays, games_played
from fieldhouse.builders.nba.fan.rows import GROUPS, IN_A_GAME
from fieldhouse.cli.main import app
from fieldhouse.export.hoopr import player_box, team_box
from fieldhouse.export.hoopr_columns import PLAYER_BOX, TEAM_BOX

KEYS = {row.key for group in GROUPS for row in group.rows}
GAMES = pl.DataFrame(
    {"home": ["BOS", "LAL"], "away": ["LAL", "BOS"], "home_pts": [110, 100], "away_pts": [100, 132]}
)  # fmt: skip
MEN = pl.DataFrame(
    [
        {"team": "BOS", "player": "Star", "g": 2, "mp": 96, "pts": 60, "ast": 4, "pf": 6, "fg3a": 8},
        {"team": "BOS", "player": "Help", "g": 2, "mp": 384, "pts": 182, "ast": 24, "pf": 30, "fg3a": 0},
        {"team": "LAL", "player": "Rest", "g": 2, "mp": 505, "pts": 200, "ast": 30, "pf": 40, "fg3a": 2},
    ]
).with_columns(pl.lit(0).alias(name) for name in ("trb", "stl", "blk", "tov", "fga"))


@pytest.mark.parametrize(
    ("key", "value"),
    {
        "points": 110.5, "within_3": 0, "by_20": 50, "by_30": 50, "home_margin": -11, "home_wins": 50,
        "overtimes": 100 * (985 / 4 - 240) / 25, "men_used": 1.5, "scorers_20": 3, "best_scorers": (30 + 91 + 100) / 3,
        "best_passers": 29 / 3, "wins_between": 2**-0.5,
    }.items(),
)  # fmt: skip
def test_tables_made_by_hand(key: str, value: float) -> None:
    assert count(GAMES, MEN).figures[key] == pytest.approx(value)


def test_tables_without_box_scores_tell_nothing_of_a_game() -> None:
    counted = count(GAMES, MEN)
    assert counted.figures.keys() <= KEYS
    assert counted.teams["BOS"] == {"games": 2, "wins": 2}
    assert counted.people["men"]["BOS Star"]["pts"] == 60


def line(game: int, team: str, other: str, score: tuple[int, int], **counts: float) -> dict[str, object]:
    whose = {
        "game_id": game, "season": 1986, "team_abbreviation": team, "opponent_team_abbreviation": other,
        "team_score": score[0], "opponent_team_score": score[1],
    }  # fmt: skip
    return {**whose, **counts}


def test_box_scores_are_added_up_to_the_same_tables_and_tell_more() -> None:
    players = pl.DataFrame(
        [
            {**line(1, "BOS", "LAL", (90, 80), minutes=48, points=50, assists=15, fouls=6, blocks=5),
             "athlete_display_name": "Star"},
            {**line(1, "BOS", "LAL", (90, 80), minutes=213), "athlete_display_name": None},
            {**line(1, "BOS", "LAL", (90, 80), minutes=4, points=40, assists=1), "athlete_display_name": "Help"},
            {**line(1, "LAL", "BOS", (80, 90), minutes=240, points=80, assists=10), "athlete_display_name": "Rest"},
        ],
        schema=dict(PLAYER_BOX.columns),
    ).with_columns(pl.col(pl.Int32).fill_null(0))  # fmt: skip
    teams = pl.DataFrame(
        [
            {**line(1, "BOS", "LAL", (90, 80), overtime=1, period_1=30), "team_home_away": "home"},
            {**line(1, "LAL", "BOS", (80, 90), overtime=1, period_1=20), "team_home_away": "away"},
        ],
        schema=dict(TEAM_BOX.columns),
    )
    counted = from_box(players, teams)
    told = {name: counted.figures[name] for name in ("fouled_out", "assists_10", "assists_15", "blocks_5", "overtime")}
    assert told == {"fouled_out": 50, "assists_10": 2, "assists_15": 1, "blocks_5": 1, "overtime": 100}
    assert counted.figures["short_lines"] == pytest.approx(100 / 4)
    assert counted.figures["home_margin"] == 10
    assert counted.figures["men_used"] == 2  # one of them has no name
    assert counted.figures["overtimes"] == pytest.approx(50)  # his minutes count too
    assert counted.people["men"]["BOS Star"]["ast"] == 15
    assert counted.shapes["points by quarter"]["Q1"] == 50


@pytest.fixture(scope="module")
def some_games() -> Subject:
    """Ten games of a shipped season."""
    subject, _ = command.subject(1986, None, None, None, lambda line: None, None)
    return subject._replace(schedule=subject.schedule[:10])


def test_simulated_games_are_told_in_hooprs_columns(some_games: Subject) -> None:
    games = list(games_played(some_games, 7))
    players, teams = player_box(games), team_box(games)
    assert players.schema == dict(PLAYER_BOX.columns)
    assert teams.schema == dict(TEAM_BOX.columns)
    sums = players.group_by("game_id", "team_abbreviation").agg(pl.col("points", "minutes").sum())
    both = teams.join(sums, on=["game_id", "team_abbreviation"], suffix="_of_men")
    assert (both["points"] == both["team_score"]).all()
    regular = both.filter(pl.col("overtime") == 0)
    assert regular["minutes"].to_list() == pytest.approx([240] * regular.height)
    quarters = regular.select(pl.sum_horizontal(f"period_{quarter}" for quarter in (1, 2, 3, 4))).to_series()
    assert quarters.to_list() == regular["team_score"].to_list()


def test_the_same_seed_gives_the_same_season(some_games: Subject) -> None:
    def counted(seed: int) -> Counted:
        return counted_replays(some_games, [seed], None, lambda done: None)[0]

    assert counted(5) == counted(5)
    assert counted(5) != counted(6)


def test_fidelity_for_fans_of_a_shipped_season(some_games: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ten games of it; the real column is the whole season's."""
    monkeypatch.setattr(command, "subject", lambda *asked: (some_games, None))
    arguments = ["fidelity", "statispro", "1986", "--fan", "--replays", "1", "--workers", "1", "--json"]
    figures = json.loads(CliRunner().invoke(app, arguments, catch_exceptions=False).stdout)
    rows = {row["words"]: row for row in figures["rows"]}
    assert {row["key"] for row in figures["rows"] if "key" in row} == KEYS
    assert figures["seasons"] == 16
    assert rows["margin, standard deviation"]["real"] == pytest.approx(12.607)
    assert {row.words for row in IN_A_GAME} <= rows.keys()
    assert rows["men fouled out in 100 team-games"]["real"] is None
