"""A season fetched from a server of the test's own, and built from there by the command that ``fetch`` names."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import permutations
from pathlib import Path
from threading import Thread
from types import SimpleNamespace

import polars as pl
import pytest
from polars.testing import assert_frame_equal

from builders import college, synthetic
from builders.college import QUICK
from builders.file_server import Server, parquet
from cli.conftest import Run, data, fieldhouse
from fieldhouse.builders.nba import command
from fieldhouse.builders.nba.box_scores import results, season_totals
from fieldhouse.builders.nba.fan.replays import games_played
from fieldhouse.builders.nba.source import read_season
from fieldhouse.builders.ncaa import build as college_build
from fieldhouse.builders.ncaa import cfbfastr
from fieldhouse.builders.ncaa.source import read_snaps
from fieldhouse.builders.nfl import build as pro_build
from fieldhouse.builders.nfl.source import read_plays
from fieldhouse.export.hoopr import player_box, team_box

__all__ = ["data", "fieldhouse"]
CLUBS = ("BOS", "LAL", "MIL", "PHI")


@pytest.fixture
def server(monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    with Server() as server:
        monkeypatch.setenv("FIELDHOUSE_FETCH_BASE", server.base)
        Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.shutdown()


def only_read(read: Callable[..., object]) -> Callable[..., SimpleNamespace]:
    """In place of a build, which takes minutes: reads its files as it does, and writes how many plays there are."""

    def build_season(pbp: list[Path], *rest: object, **more: object) -> SimpleNamespace:
        return SimpleNamespace(texts={"plays.txt": str(read(pbp).height)})  # type: ignore[attr-defined]

    return build_season


def test_what_was_fetched_is_what_is_read(
    server: Server, fieldhouse: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pro_build, "build_season", only_read(read_plays))
    monkeypatch.setattr(college_build, "build_season", only_read(read_snaps))
    pro = synthetic.as_nflverse(synthetic.season())
    plays, games = map(pl.read_parquet, college.write_season(tmp_path))
    server.files = {
        "/pbp/play_by_play_2017.parquet": parquet(pro),
        "/cfbfastR_cfb_pbp/play_by_play_2017.parquet": parquet(as_cfbfastr(plays, games)),
        "/cfb_schedules/cfb_schedules_2017.parquet": parquet(games),
    }
    for league, game in (("nfl", "ddf"), ("ncaa", "bowlbound")):
        asked = ("build", game, "--season", 2017, "--workers", 1, "--out", tmp_path / game)
        assert f"'fieldhouse fetch {league}" in fieldhouse(*asked).err
        assert fieldhouse("fetch", league, 2017).code == 0
        built = fieldhouse(*asked)
        assert built.code == 0, built.err
    assert int((tmp_path / "ddf" / "plays.txt").read_text()) > 0.9 * pro.height
    assert int((tmp_path / "bowlbound" / "plays.txt").read_text()) == plays.height


@pytest.mark.slow
def test_pro_football(server: Server, fieldhouse: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pro_build, "build_season", partial(pro_build.build_season, effort=synthetic.QUICK))
    asked = ("build", "ddf", "--season", 2017, "--workers", 1, "--out", tmp_path / "charts")
    server.files["/pbp/play_by_play_2017.parquet"] = parquet(synthetic.as_nflverse(synthetic.season()))
    fetched = fieldhouse("fetch", "nfl", 2017)
    assert "fieldhouse build ddf --season 2017" in fetched.out, fetched.err
    assert fieldhouse(*asked).code == 0
    charts = {path.name for path in (tmp_path / "charts").iterdir()}
    assert {f"2017-{code}.txt" for code in synthetic.TEAMS} <= charts


def as_cfbfastr(plays: pl.DataFrame, games: pl.DataFrame) -> pl.DataFrame:
    """The same plays as cfbfastR publishes them: its names, flags as numbers, the penalized team in the text alone."""
    numbers = {name: index for index, name in enumerate(sorted({*plays["offense"], *plays["defense"]}), 100)}
    plays = plays.join(games.select("game_id", home="home_team", away="away_team"), on="game_id")
    is_lost = (pl.col("fumble") & pl.col("fumble_lost")) | pl.col("interception")
    missing = [name for name in (*cfbfastr.SAME, *cfbfastr.NAMES) if name not in plays.columns]
    return plays.with_columns(
        pl.col("home").replace_strict(numbers).alias("home_team_id"),
        pl.col("away").replace_strict(numbers).alias("away_team_id"),
        is_lost.alias("turnover_vec"),
        *(pl.lit(None, pl.Float64).alias(name) for name in missing),
    ).with_columns(pl.col(pl.Boolean).cast(pl.Float64)).select(
        *cfbfastr.SAME, *(pl.col(ours).alias(theirs) for ours, theirs in cfbfastr.NAMES.items()), *cfbfastr.BESIDE,
    )  # fmt: skip


def test_cfbfastrs_plays_are_those_of_the_house(tmp_path: Path) -> None:
    plays, games = college.write_season(tmp_path)
    public = tmp_path / "play_by_play_2024.parquet"
    rows, every = pl.read_parquet(plays), pl.col("play_no") % 50
    rows = rows.with_columns(fumble=pl.col("rush") & (every < 8), fumble_lost=pl.col("rush") & (every < 4))
    rows.write_parquet(plays)
    as_cfbfastr(rows, pl.read_parquet(games)).write_parquet(public)
    ours, theirs = read_snaps([plays]), read_snaps([public])
    apart = ("offense_id", "penalized_team_id")
    assert ours["fumble_lost"].sum() and ours["interception"].sum() and ours["sack"].sum()
    assert_frame_equal(ours.drop(apart), theirs.drop(apart))
    assert theirs.group_by("offense").agg(pl.col("offense_id").n_unique())["offense_id"].max() == 1


def test_who_was_flagged_is_read_from_the_text(tmp_path: Path) -> None:
    plays, games = college.write_season(tmp_path)
    public = as_cfbfastr(pl.read_parquet(plays), pl.read_parquet(games)).head(3)
    texts = ["Alder Penalty, Holding (-10 Yards)", "run for 5 yds Birch Penalty, Offside (5 Yards)", "PENALTY ALD"]
    public = public.with_columns(
        pos_team=pl.lit("Alder"), def_pos_team=pl.lit("Birch"), home=pl.lit("Birch"), home_team_id=2, away_team_id=1,
        play_text=pl.Series(texts),
    )  # fmt: skip
    read = cfbfastr.as_house(public)
    assert read["offense_id"].to_list() == [1, 1, 1]
    assert read["penalized_team_id"].to_list() == [1, 2, None]


@pytest.mark.slow
def test_college_football(server: Server, fieldhouse: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(college_build, "build_season", partial(college_build.build_season, effort=QUICK))
    asked = ("build", "bowlbound", "--season", 2024, "--workers", 1, "--out", tmp_path / "charts")
    plays, games = map(pl.read_parquet, college.write_season(tmp_path))
    server.files = {
        "/cfbfastR_cfb_pbp/play_by_play_2024.parquet": parquet(as_cfbfastr(plays, games)),
        "/cfb_schedules/cfb_schedules_2024.parquet": parquet(games.with_columns(completed=True)),
    }
    fetched = fieldhouse("fetch", "ncaa", 2024)
    assert "fieldhouse build bowlbound --season 2024" in fetched.out, fetched.err
    built = fieldhouse(*asked)
    assert built.code == 0, built.err
    names = {path.name for path in (tmp_path / "charts").rglob("*.txt")}
    assert {f"2024-{code}.txt" for code in college.SCHOOLS.values()} <= names


@pytest.fixture(scope="module")
def boxes() -> tuple[pl.DataFrame, pl.DataFrame]:
    """Four clubs that meet each other twice at home, and an all-star game and a playoff that must not count."""
    subject, _ = command.subject(1986, None, None, None, lambda line: None, None)
    games = list(games_played(subject._replace(schedule=[*permutations(CLUBS, 2)] * 2), 3))
    men, teams = player_box(games), team_box(games)
    stars = {"team_abbreviation": pl.lit("EAST"), "game_id": pl.lit(900, pl.Int32)}
    late = {"season_type": pl.lit(3, pl.Int32), "game_id": pl.lit(901, pl.Int32)}
    return (
        pl.concat([men, men.head(10).with_columns(**stars), men.head(10).with_columns(**late)]),
        pl.concat([teams, teams.head(2).with_columns(**stars), teams.head(2).with_columns(**late)]),
    )


def test_box_scores_are_added_up_to_a_season(boxes: tuple[pl.DataFrame, pl.DataFrame], tmp_path: Path) -> None:
    men, teams = boxes
    totals, games = season_totals(men), results(teams)
    assert set(totals["team"]) == set(CLUBS) == {*games["home"], *games["away"]}
    assert games.height == 24
    assert totals["pts"].sum() == games.select(pl.sum_horizontal("home_pts", "away_pts").sum()).item()
    counted = men.filter(pl.col("season_type") == 2, pl.col("team_abbreviation") != "EAST")
    bird = counted.filter(pl.col("athlete_display_name") == "Larry Bird")
    (line,) = totals.filter(pl.col("player") == "Larry Bird").to_dicts()
    assert (line["g"], line["team"], line["trb"]) == (bird.height, "BOS", bird["rebounds"].sum())
    assert season_totals(totals).columns == totals.columns, "what is no box score stays as it is"
    men.write_parquet(tmp_path / "men.parquet")
    teams.write_parquet(tmp_path / "teams.parquet")
    season = read_season(tmp_path / "men.parquet", None, 1986, tmp_path / "teams.parquet")
    assert {team.abbreviation: team.g for team in season.teams} == dict.fromkeys(CLUBS, 12)
    assert len(season.results) == 24


def test_basketball(server: Server, fieldhouse: Run, tmp_path: Path, boxes: tuple[pl.DataFrame, pl.DataFrame]) -> None:
    asked = ("build", "statispro", "--season", 1986, "--rounds", 0, "--workers", 1, "--out", tmp_path / "cards")
    assert "'fieldhouse fetch nba 2021'" in fieldhouse(*asked).err
    server.files = {
        "/espn_nba_player_boxscores/player_box_1986.parquet": parquet(boxes[0]),
        "/espn_nba_team_boxscores/team_box_1986.parquet": parquet(boxes[1]),
    }
    fetched = fieldhouse("fetch", "nba", 1986)
    assert "fieldhouse build statispro --season 1986" in fetched.out, fetched.err
    built = fieldhouse(*asked)
    assert built.code == 0, built.err
    names = {path.name for path in (tmp_path / "cards").rglob("*.txt")}
    assert {f"1986-{code}.txt" for code in CLUBS} <= names
