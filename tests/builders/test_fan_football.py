"""What a fan counts of pro football: a hand-made game with known answers; real and simulated games counted alike."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from typing import Any

import polars as pl
import pytest
from polars.testing import assert_frame_equal
from rich.console import Console
from typer.testing import CliRunner

from builders.synthetic import as_nflverse, season
from fieldhouse.builders import BadSource
from fieldhouse.builders.fan.compare import compared
from fieldhouse.builders.fan.report import WIDTH, cells, report
from fieldhouse.builders.fan.season import Counted
from fieldhouse.builders.football.fan import plays as fan_plays
from fieldhouse.builders.nfl import builder
from fieldhouse.builders.nfl.fan.count import GROUPS, LINKS, count
from fieldhouse.builders.nfl.fan.replays import counted_replays, games_played
from fieldhouse.builders.nfl.fidelity import Subject
from fieldhouse.cli.console import PLAIN_WIDTH
from fieldhouse.cli.main import app
from fieldhouse.export.nflverse import play_by_play
from fieldhouse.export.nflverse_columns import COLUMNS
from fieldhouse.games.ddf.scoresheet import Scoresheet

HEAD = {"season": 2017, "week": 1, "season_type": "REG", "home_team": "GB", "away_team": "CHI"}
KEYS = {row.key for group in GROUPS for row in group.rows}


def play(game: int, qtr: int, left: int, **facts: Any) -> dict[str, Any]:
    """A row of nflverse: Green Bay has the ball at its own 40 with nothing scored, unless it is said otherwise."""
    usual = {
        "game_id": f"2017_{game:02}_CHI_GB", "posteam": "GB", "defteam": "CHI", "qtr": qtr, "down": 1, "ydstogo": 10,
        "game_seconds_remaining": left + 900 * (4 - qtr), "yardline_100": 60, "posteam_score": 0, "defteam_score": 0,
        "home_score": 10, "away_score": 7, "yards_gained": 0, "play_type": "run", "rusher_player_name": "A.Back",
    }  # fmt: skip
    return HEAD | usual | facts


def thrown(game: int, qtr: int, left: int, yards: int, **facts: Any) -> dict[str, Any]:
    names = {"rusher_player_name": None, "passer_player_name": "B.Thrower", "receiver_player_name": "C.Catcher"}
    caught = {"play_type": "pass", "complete_pass": 1.0, "yards_gained": yards}
    return play(game, qtr, left, **(names | caught | facts))


def frame(rows: list[dict[str, Any]]) -> pl.DataFrame:
    return pl.DataFrame(rows, schema=dict(COLUMNS), strict=False)


CHICAGO: dict[str, Any] = {"posteam": "CHI", "defteam": "GB"}
GAME = [
    play(1, 1, 900, play_type="kickoff", down=None, touchback=1.0, rusher_player_name=None),
    play(1, 1, 895, yards_gained=-2),
    play(1, 1, 860, yards_gained=0, down=2, ydstogo=12),
    thrown(1, 1, 820, 62, down=3, ydstogo=12, yardline_100=62, touchdown=1.0, td_team="GB"),
    play(1, 1, 800, play_type="extra_point", extra_point_result="good", down=None, posteam_score=6),
    play(1, 1, 800, play_type="kickoff", down=None, return_yards=20, **CHICAGO, defteam_score=7),
    thrown(1, 1, 780, 0, interception=1.0, complete_pass=0.0, **CHICAGO, defteam_score=7),
    play(1, 2, 600, yards_gained=5, down=4, ydstogo=1, yardline_100=55, first_down=1.0, posteam_score=7),
    play(1, 2, 560, play_type="punt", down=4, ydstogo=9, kick_distance=40, posteam_score=7),
    play(1, 4, 100, yards_gained=4, **CHICAGO, defteam_score=7, yardline_100=4, touchdown=1.0, td_team="CHI"),
    play(1, 4, 90, play_type="extra_point", extra_point_result="good", down=None, **CHICAGO, posteam_score=6,
         defteam_score=7),
    play(1, 4, 40, play_type="pass", sack=1.0, yards_gained=-7, posteam_score=7, defteam_score=7,
         passer_player_name="B.Thrower", rusher_player_name=None),
    play(1, 4, 2, play_type="field_goal", field_goal_result="made", down=4, yardline_100=30, posteam_score=7,
         defteam_score=7, rusher_player_name=None),
]  # fmt: skip


@pytest.fixture(scope="module")
def one_game() -> Counted:
    return count(frame(GAME))


@pytest.mark.parametrize(
    ("key", "value"),
    {
        "by_3": 100, "by_7": 0, "within_3": 100, "home_wins": 100, "points": 8.5, "q1_points": 7, "q4_points": 10,
        "overtime": 0, "last_minute": 100, "lead_changes": 0, "runs_for_loss": 25, "runs_stuffed": 50,
        "catches_60": 1000, "catches_20": 100, "third_to_go": 12, "third_10": 100, "third_made": 100,
        "fourth_tries": 0.5, "fourth_in_q4": 0, "fourth_and_1": 100, "two_points": 0, "sacks": 0.5, "no_sack": 50,
        "interceptions": 0.5, "turnovers": 0.5, "safeties": 0, "goals_late": 100, "goals_gun": 100, "punts": 0.5,
        "kickoffs_run": 50, "end_touchdown": 40, "end_turnover": 20, "end_punt": 20, "end_goal": 20, "drives": 2.5,
        "red_zone": 100, "rushers": 1.0, "receivers": 0.5, "two_passers": 0,
    }.items(),
)  # fmt: skip
def test_a_game_made_by_hand(one_game: Counted, key: str, value: float) -> None:
    assert one_game.figures[key] == pytest.approx(value)


def test_a_hand_made_game_has_people_and_teams(one_game: Counted) -> None:
    assert one_game.people["passing"]["GB B.Thrower"] == {
        "attempts": 1, "yards": 62, "interceptions": 0, "touchdowns": 1,
    }  # fmt: skip
    assert one_game.people["rushing"]["GB A.Back"]["carries"] == 3
    assert one_game.teams["CHI"]["interceptions"] == one_game.teams["GB"]["interceptions_made"] == 1
    assert one_game.teams["GB"]["sacks"] == one_game.teams["CHI"]["sacks_made"] == 1


def test_a_play_that_a_penalty_wiped_out_counts_for_nothing() -> None:
    wiped = [play(1, 3, 500, play_type="no_play", yards_gained=-20, posteam_score=7, sack=1.0)]
    assert count(frame(GAME[:9] + wiped + GAME[9:])).figures == count(frame(GAME)).figures


def test_the_houses_extract_and_an_nflverse_file_are_counted_alike() -> None:
    plays = season(rounds=2).with_columns(safety=pl.lit(False), kick_distance=pl.lit(None, pl.Int32))
    assert count(plays) == count(as_nflverse(plays))
    assert count(plays).figures.keys() <= KEYS


@pytest.fixture(scope="module")
def week() -> Subject:
    """Sixteen games of a shipped season."""
    subject = builder.shipped(2017)
    return replace(subject, games=subject.games[:16], weeks=subject.weeks[:16])


def test_simulated_games_are_told_in_nflverses_columns(week: Subject) -> None:
    """The frame says of every team what the scoresheet says, and has the types that nflverse has."""
    games = list(games_played(week, 7))
    plays = play_by_play(games)
    assert plays.schema == dict(COLUMNS)
    assert plays["game_id"].n_unique() == len(games)
    for game in games:
        live = play_by_play([game]).filter((pl.col("play_type") != "no_play") & (pl.col("two_point_attempt") == 0))
        sheet = Scoresheet()
        for note in game.plays:
            sheet.add(note)
        for team, sums in zip((game.away, game.home), sheet.totals(), strict=True):
            own = live.filter(pl.col("posteam") == team.code)
            assert sums["points"] == own["home_score" if team is game.home else "away_score"][0]
            assert sums["rush_attempts"] == own["rush_attempt"].sum()
            assert sums["rush_yards"] == own.filter(pl.col("rush_attempt") == 1)["yards_gained"].sum()
            assert sums["pass_attempts"] == own.filter((pl.col("pass_attempt") == 1) & (pl.col("sack") == 0)).height
            assert sums["completions"] == own["complete_pass"].sum()
            assert sums["pass_yards"] == own.filter(pl.col("complete_pass") == 1)["yards_gained"].sum()
            assert sums["sacks"] == own["sack"].sum()
            assert sums["interceptions"] == own["interception"].sum()
            assert sums["punts"] == own["punt_attempt"].sum()
            assert sums["field_goals_made"] == own.filter(pl.col("field_goal_result") == "made").height


def test_the_points_of_simulated_plays_add_up(week: Subject) -> None:
    plays = play_by_play(games_played(week, 3))
    counted = count(plays)
    quarters = sum(counted.figures[f"q{quarter}_points"] for quarter in (1, 2, 3, 4))
    overtimes = plays.filter(pl.col("qtr") > 4)["game_id"].n_unique() / plays["game_id"].n_unique()
    beyond = 2 * counted.figures["points"] - quarters  # overtime is in no quarter, and brings nine points at most
    assert -1e-9 <= beyond <= 9 * overtimes
    assert counted.figures.keys() <= KEYS


def test_the_same_seed_gives_the_same_season(week: Subject) -> None:
    one, again, other = (counted_replays(week, [seed], None, lambda done: None)[0] for seed in (5, 5, 6))
    assert one == again
    assert one != other
    assert_frame_equal(play_by_play(games_played(week, 5)), play_by_play(games_played(week, 5)))


def test_fidelity_for_fans_of_a_shipped_season(week: Subject, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixteen games of it, which take a second; the real column is the whole season's."""
    monkeypatch.setattr(builder, "shipped", lambda season: week)
    arguments = ["fidelity", "ddf", "2017", "--fan", "--replays", "1", "--workers", "1"]
    figures = json.loads(CliRunner().invoke(app, [*arguments, "--json"], catch_exceptions=False).stdout)
    assert {row["key"] for row in figures["rows"] if "key" in row} == KEYS
    assert figures["seasons"] == 16
    assert figures["told"] + len(figures["not_told"]) == len(figures["rows"])
    row = next(row for row in figures["rows"] if row.get("key") == "margin_end")
    assert row["distance"] == pytest.approx((row["simulated"] - row["real"]) / row["sd"])
    assert cells(row)[1] == "14.62"  # the real season's


def test_the_table_fits_a_terminal(one_game: Counted) -> None:
    figures = compared(GROUPS, LINKS, one_game, [one_game], [one_game])
    console = Console(width=PLAIN_WIDTH, file=io.StringIO())
    for part in report({**figures, "season": 2017}):
        console.print(part)
    shown = console.file.getvalue() if isinstance(console.file, io.StringIO) else ""
    tables = [line for line in shown.splitlines() if line.startswith(("┃", "│"))]
    assert tables
    assert max(map(len, tables)) <= WIDTH


def test_a_file_without_what_a_fan_counts_is_refused_with_all_that_is_missing() -> None:
    with pytest.raises(BadSource, match=r"safety, kick_distance"):
        count(season(rounds=1))


@pytest.mark.parametrize("missing", ["onside", "touchback", "ydstogo", "kind"])
def test_rows_without_a_column_are_refused_by_its_name(missing: str) -> None:
    names = {*fan_plays.FLAGS, *fan_plays.NUMBERS, *fan_plays.TEXTS, "onside"} - {missing}
    with pytest.raises(BadSource, match=f"lacks the columns {missing}, "):
        fan_plays.shaped(pl.DataFrame({name: [] for name in sorted(names)}))
