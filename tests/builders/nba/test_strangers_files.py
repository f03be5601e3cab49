"""Files that a stranger has: other spellings, no table of teams, and columns that hold what they should not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from builders.nba.league import CODES, files
from cli.conftest import Run, data, fieldhouse
from fieldhouse.builders import BadSource
from fieldhouse.builders.nba.results import read_results
from fieldhouse.builders.nba.source import NEEDED_OF_PLAYERS, NEEDED_OF_TEAMS, read_season
from fieldhouse.builders.nba.totals import PlayerSeason, Season, TeamSeason

__all__ = ["data", "fieldhouse", "files"]

PAGE = {
    "player": "Player", "age": "Age", "team": "Team", "pos": "Pos", "g": "G", "gs": "GS", "mp": "MP", "fg": "FG",
    "fga": "FGA", "fg3": "3P", "fg3a": "3PA", "ft": "FT", "fta": "FTA", "orb": "ORB", "trb": "TRB", "ast": "AST",
    "stl": "STL", "blk": "BLK", "tov": "TOV", "pf": "PF", "pts": "PTS",
}  # fmt: skip
"""A page of basketball-reference, saved: it has no season, no league, no heights."""
TABLE = {"team": "tm", "fg3": "x3p", "fg3a": "x3pa"}
"""The public tables made of those pages."""
LEAGUE = {
    "player": "PLAYER_NAME", "team": "TEAM_ABBREVIATION", "g": "GP", "mp": "MIN", "fg": "FGM", "fg3": "FG3M",
    "ft": "FTM", "orb": "OREB", "trb": "REB",
}  # fmt: skip
"""The league's own."""
WORDS = ("player", "team", "pos", "college", "abbreviation")
"""Columns that hold no numbers."""


@pytest.fixture(scope="module")
def games(files: Path) -> Path:
    """The schedule with results: the home team wins by three, AAA's visitors by one."""
    frame = pl.read_parquet(files / "games.parquet").with_columns(
        home_pts=pl.lit(103), away_pts=pl.when(pl.col("home") == "AAA").then(104).otherwise(100)
    )
    frame.write_parquet(files / "results.parquet")
    return files / "results.parquet"


def undescribed(season: Season) -> tuple[PlayerSeason, ...]:
    return tuple(
        replace(player, experience=None, height_in=None, weight_lb=None, college=None) for player in season.players
    )


def by_code(season: Season) -> dict[str, TeamSeason]:
    return {team.abbreviation: team for team in season.teams}


@pytest.mark.parametrize("spelling", [TABLE, LEAGUE])
def test_other_spellings_are_the_same_season(files: Path, tmp_path: Path, spelling: dict[str, str]) -> None:
    pl.read_csv(files / "players.csv").rename(spelling).write_csv(tmp_path / "players.csv")
    teams = pl.read_parquet(files / "teams.parquet")
    teams.rename({"fg3": "x3p", "opp_fg3": "opp_x3p", "opp_fg3a": "opp_x3pa"}).write_csv(tmp_path / "teams.csv")
    found = read_season(tmp_path / "players.csv", tmp_path / "teams.csv", 2030)
    assert found == read_season(files / "players.csv", files / "teams.parquet", 2030)


def test_a_page_of_basketball_reference_is_of_the_season_that_is_asked_for(files: Path, tmp_path: Path) -> None:
    """Players without a season, a schedule with two columns PTS and whole names."""
    pl.read_csv(files / "players.csv").select(pl.col(ours).alias(page) for ours, page in PAGE.items()).write_csv(
        tmp_path / "page.csv"
    )
    rows = [f"{away.title()},98,{home.title()},101" for home in CODES for away in CODES if home != away]
    (tmp_path / "games.csv").write_text("\n".join(["Visitor/Neutral,PTS,Home/Neutral,PTS", *rows]) + "\n")
    found = read_season(tmp_path / "page.csv", files / "teams.parquet", 2030, tmp_path / "games.csv")
    plain = read_season(files / "players.csv", files / "teams.parquet", 2030)
    assert found.players == undescribed(plain)
    assert found.schedule == [(away, home) for home in CODES for away in CODES if home != away]
    assert {result.score for result in found.results} == {(98, 101)}


def test_teams_that_nobody_tabled_are_what_their_men_did_and_what_games_tell(files: Path, games: Path) -> None:
    tabled = by_code(read_season(files / "players.csv", files / "teams.parquet", 2030))
    derived = by_code(read_season(files / "players.csv", None, 2030, games))
    assert set(derived) == set(CODES)
    for code, team in derived.items():
        for name in ("g", *(name for name in NEEDED_OF_TEAMS if name not in WORDS)):
            assert getattr(team, name) == getattr(tabled[code], name), (code, name)
    home_loser, other = derived["AAA"], derived["BBB"]
    assert (home_loser.g, home_loser.w, home_loser.home_g, home_loser.home_w, home_loser.road_w) == (30, 0, 15, 0, 0)
    assert (other.w, other.home_w, other.road_w) == (20, 15, 5)
    assert (other.h_pf, other.h_pa) == (15 * 103, 15 * 100)
    assert (other.r_pf, other.r_pa) == (10 * 100 + 5 * 104, 15 * 103)
    assert (other.opp_pts, other.mov) == (15 * 100 + 15 * 103, (15 * 3 - 10 * 3 + 5) / 30)
    assert (other.opp_fg, other.opp_fga) == (None, None)


def test_games_tell_only_what_the_table_of_teams_does_not(files: Path, games: Path) -> None:
    """It says that everybody won fifteen games; it says nothing of home and road."""
    bbb = by_code(read_season(files / "players.csv", files / "teams.parquet", 2030, games))["BBB"]
    assert (bbb.w, bbb.home_w, bbb.road_w, bbb.h_pa) == (15, 15, 5, 1500)


def test_cards_are_built_from_players_and_games_alone(
    fieldhouse: Run, files: Path, games: Path, tmp_path: Path
) -> None:
    told = ("--players", files / "players.csv", "--games", games, "--season", 2030, "--rounds", 0, "--out", tmp_path)
    outcome = fieldhouse("build", "statispro", *told)
    assert outcome.code == 0, outcome.err
    assert sorted(path.name for path in (tmp_path / "teams").iterdir()) == [f"2030-{code}.txt" for code in CODES]


def test_players_alone_are_not_enough(fieldhouse: Run, files: Path) -> None:
    with pytest.raises(BadSource, match=r"how many games AAA played in 2030: players\.csv should, or results"):
        read_season(files / "players.csv", None, 2030)


@pytest.mark.parametrize(
    ("table", "dropped"), [("players", ("stl", "pts", "team")), ("teams", ("fga", "abbreviation"))]
)
def test_all_missing_columns_are_named_in_one_sentence(
    files: Path, tmp_path: Path, table: str, dropped: Sequence[str]
) -> None:
    source = {"players": files / "players.csv", "teams": files / "teams.parquet"}
    frame = pl.read_csv(source[table]) if table == "players" else pl.read_parquet(source[table])
    frame.drop(dropped).write_csv(tmp_path / f"{table}.csv")
    source[table] = tmp_path / f"{table}.csv"
    with pytest.raises(BadSource) as refusal:
        read_season(source["players"], source["teams"], 2030)
    assert str(refusal.value).startswith(f"{table}.csv has no column ")
    assert all(name in str(refusal.value) for name in dropped)


@pytest.mark.parametrize("column", [name for name in NEEDED_OF_PLAYERS if name not in WORDS])
def test_a_text_in_a_column_of_numbers_is_the_files_fault(files: Path, tmp_path: Path, column: str) -> None:
    pl.read_csv(files / "players.csv").with_columns(pl.lit("many").alias(column)).write_csv(tmp_path / "men.csv")
    with pytest.raises(BadSource, match=rf"men\.csv has 'many' in the column '{column}', which is no number"):
        read_season(tmp_path / "men.csv", files / "teams.parquet", 2030)


@pytest.mark.parametrize("column", [*(name for name in NEEDED_OF_TEAMS if name not in WORDS), "w", "pace", "opp_fg"])
def test_a_text_in_a_teams_column_of_numbers_is_the_files_fault(files: Path, tmp_path: Path, column: str) -> None:
    pl.read_parquet(files / "teams.parquet").with_columns(pl.lit("many").alias(column)).write_csv(tmp_path / "t.csv")
    with pytest.raises(BadSource, match=rf"t\.csv has 'many' in the column '{column}', which is no number"):
        read_season(files / "players.csv", tmp_path / "t.csv", 2030)


@pytest.mark.parametrize("column", ["home_pts", "away_pts"])
def test_a_score_that_is_no_number_is_the_files_fault(games: Path, tmp_path: Path, column: str) -> None:
    pl.read_parquet(games).with_columns(pl.lit("forfeit").alias(column)).write_csv(tmp_path / "games.csv")
    with pytest.raises(BadSource, match=rf"games\.csv has 'forfeit' in the column '{column}', which is no number"):
        read_results(tmp_path / "games.csv", 2030)
