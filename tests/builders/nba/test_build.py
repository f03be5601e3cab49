"""A small season from files to cards, played, fitted and measured."""

from __future__ import annotations

import pickle
import random
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

from builders.nba.league import CODES, files
from fieldhouse.builders import BadSource
from fieldhouse.builders.nba import command
from fieldhouse.builders.nba.build import build_season
from fieldhouse.builders.nba.fidelity import correlation
from fieldhouse.builders.nba.fit import fit_season
from fieldhouse.builders.nba.league import played_league, real_league
from fieldhouse.builders.nba.newton import newton_step
from fieldhouse.builders.nba.ratings import FIRST_GUESS, Factors, first_guess
from fieldhouse.builders.nba.record import read_record, record_text
from fieldhouse.builders.nba.replay import missing_men, replay_season
from fieldhouse.builders.nba.results import read_results, spread_of
from fieldhouse.builders.nba.source import read_season
from fieldhouse.builders.nba.teams import grades, player_defense, winning_margin
from fieldhouse.builders.nba.totals import Fixture
from fieldhouse.games.statispro.cards.reader import read_season_numbers, read_team
from fieldhouse.library import statispro

__all__ = ["files"]


def schedule_in(file: Path, season: int) -> list[Fixture]:
    return [(result.away, result.home) for result in read_results(file, season)]


def test_a_season_of_csv_or_parquet_becomes_cards_that_read_back(files: Path, tmp_path: Path) -> None:
    written = command.build(files / "players.csv", files / "teams.parquet", 2030, tmp_path)
    assert len(written) == len(CODES) + 1
    for file in written:
        read = read_season_numbers if file.parent.name == "seasons" else read_team
        read(file.read_text(encoding="utf-8"), file.name)
    team = read_team((tmp_path / "teams/2030-AAA.txt").read_text(encoding="utf-8"), "")
    assert [player.is_starter for player in team.players] == [True] * 5 + [False] * 5


def test_a_season_or_a_column_that_is_not_there_is_refused(files: Path, tmp_path: Path) -> None:
    with pytest.raises(BadSource, match="no season 1999"):
        read_season(files / "players.csv", files / "teams.parquet", 1999)
    pl.read_csv(files / "players.csv").drop("stl").write_csv(tmp_path / "players.csv")
    with pytest.raises(BadSource, match=r"players.csv has no column stl"):
        read_season(tmp_path / "players.csv", files / "teams.parquet", 2030)
    with pytest.raises(BadSource, match="There is no file"):
        read_season(tmp_path / "nobody.csv", files / "teams.parquet", 2030)


def test_csv_as_other_programs_write_it_is_the_same_season(files: Path, tmp_path: Path) -> None:
    """NA for what is unknown, True and False with capitals, whole numbers with a point, totals of traded men."""
    players = pl.read_csv(files / "players.csv").with_columns(
        pl.col("mp").cast(pl.Float64), pl.lit("False").alias("is_total"), pl.lit("NA").alias("college")
    )
    traded = players.head(1)
    totals = [
        traded.with_columns(pl.lit("True").alias("is_total")), traded.with_columns(pl.lit("TOT").alias("team")),
        traded.with_columns(pl.lit("2TM").alias("team")),
    ]  # fmt: skip
    pl.concat([players, *totals]).write_csv(tmp_path / "players.csv")
    pl.read_parquet(files / "teams.parquet").write_csv(tmp_path / "teams.csv", null_value="NA")
    games = pl.read_parquet(files / "games.parquet")
    final = games.head(1).with_columns(pl.lit(True).alias("playoff"))
    spelled = pl.concat([games, final]).with_columns(pl.col("playoff").cast(pl.String).str.to_titlecase())
    spelled.write_csv(tmp_path / "games.csv")
    plain = read_season(files / "players.csv", files / "teams.parquet", 2030)
    found = read_season(tmp_path / "players.csv", tmp_path / "teams.csv", 2030)
    assert found.teams == plain.teams
    assert found.players == tuple(replace(p, college=None) for p in plain.players)
    assert all(type(p.mp) is int for p in found.players)
    assert read_results(tmp_path / "games.csv", 2030) == read_results(files / "games.parquet", 2030)


def test_bad_files_are_refused_by_a_sentence(files: Path, tmp_path: Path) -> None:
    players, teams, games = files / "players.csv", files / "teams.parquet", files / "games.parquet"
    few, wrong, broken, blank = (tmp_path / name for name in ("few.csv", "wrong.csv", "broken.parquet", "blank.csv"))
    rows = pl.read_csv(players)
    rows.filter((pl.col("team") != "BBB") | pl.col("player").is_in(["BBB 0", "BBB 1"])).write_csv(few)
    with pytest.raises(BadSource, match=r"few.csv has 2 men who played for BBB in 2030"):
        read_season(few, teams, 2030)
    rows.with_columns(pl.lit("many").alias("trb")).write_csv(wrong)
    with pytest.raises(BadSource, match=r"wrong.csv has 'many' in the column 'trb', which is no number"):
        read_season(wrong, teams, 2030)
    broken.write_text("no parquet")
    blank.write_text("")
    for file in (broken, blank):
        with pytest.raises(BadSource, match=rf"{file.name} cannot be read as parquet or CSV"):
            read_results(file, 2030)
    with pytest.raises(BadSource, match="There is no file"):
        read_results(tmp_path / "nothing.parquet", 2030)
    with pytest.raises(BadSource, match=r"players.csv has no column home, away\."):
        read_results(players, 2030)
    with pytest.raises(BadSource, match=r"There are no games of 1999 in games.parquet"):
        read_results(games, 1999)
    strange = tmp_path / "strange.parquet"
    pl.read_parquet(games).with_columns(pl.lit("ZZZ").alias("away")).write_parquet(strange)
    with pytest.raises(BadSource, match=r"A game of 2030 has ZZZ, which is no team in teams.parquet"):
        command.built(players, teams, 2030, strange, rounds=0)


def test_helpers_play_the_same_season(files: Path) -> None:
    season = read_season(files / "players.csv", files / "teams.parquet", 2030)
    teams, numbers = build_season(season, FIRST_GUESS)
    games = schedule_in(files / "games.parquet", 2030)[:20]
    deck, chart = statispro.deck(), statispro.fast_breaks()
    alone = replay_season(season, teams, numbers, games, deck, chart, 3)
    with ThreadPoolExecutor(2) as pool:
        helped = replay_season(season, teams, numbers, games, deck, chart, 3, pool=pool)
    assert played_league(alone) == played_league(helped) and sorted(alone.margins) == sorted(helped.margins)
    assert {code: club.players for code, club in alone.clubs.items()} == {
        code: club.players for code, club in helped.clubs.items()
    }
    assert pickle.loads(pickle.dumps(helped)).games == 20, "it comes back from other processes"


def test_men_miss_as_many_games_as_they_did(files: Path) -> None:
    season = read_season(files / "players.csv", files / "teams.parquet", 2030)
    teams, _ = build_season(season, FIRST_GUESS)
    by_code = {team.code: team for team in teams}
    schedule = schedule_in(files / "games.parquet", 2030)
    assert len(schedule) == 60 and missing_men(by_code, schedule, random.Random(1)) == [((), ())] * 60


@pytest.mark.parametrize(("men", "missing"), [(10, (9, 10)), (9, (9,)), (8, ()), (6, ())])
def test_eight_men_are_there_if_a_team_has_as_many(files: Path, men: int, missing: tuple[int, ...]) -> None:
    """Though all of them missed the whole season: the most used stay."""
    team = build_season(read_season(files / "players.csv", files / "teams.parquet", 2030), FIRST_GUESS)[0][0]
    hurt = replace(team, players=tuple(replace(player, games=0) for player in team.players[:men]))
    assert missing_men({"AAA": hurt, "BBB": hurt}, [("AAA", "BBB")], random.Random(1)) == [(missing, missing)]


def test_the_fit_brings_the_league_nearer(files: Path) -> None:
    """From a start that is far off: threes, assists, pace and free throws together, on fresh seeds.

    Not steals: the forty men of this league have one STEAL among them, which no factor moves but all at once.
    """
    season = read_season(files / "players.csv", files / "teams.parquet", 2030)
    schedule = schedule_in(files / "games.parquet", 2030)
    deck, chart = statispro.deck(), statispro.fast_breaks()
    real = real_league(season)

    def errors(rounds: int) -> list[float]:
        factors = fit_season(season, schedule, deck, chart, rounds)
        teams, numbers = build_season(season, factors)
        played = played_league(replay_season(season, teams, numbers, schedule, deck, chart, seed=99))
        return [
            abs(getattr(played, name) / getattr(real, name) - 1)
            for name in ("three_attempts", "assists", "pace", "throws")
        ]

    before, after = errors(0), errors(4)
    assert sum(after) < sum(before) and max(after) < 0.12


def test_screws_turn_the_right_way(files: Path) -> None:
    season = read_season(files / "players.csv", files / "teams.parquet", 2030)
    real = real_league(season)

    def turned(**more: float) -> Factors:
        return newton_step(FIRST_GUESS, real, replace(real, **more), gain=1.0, games=2000)

    assert turned() == FIRST_GUESS, "what is right stays"
    assert turned(three_attempts=real.three_attempts * 2).threes < FIRST_GUESS.threes
    assert turned(turnovers=real.turnovers + 3).turnovers < FIRST_GUESS.turnovers
    assert turned(twos=real.twos + 0.05).defense < FIRST_GUESS.defense
    assert turned(assists=real.assists * 0.9).assists > FIRST_GUESS.assists
    some, many_more = (
        {"offensive": share * real.offensive, "attempts": real.attempts + (share - 1) * real.offensive}
        for share in (1.01, 1.2)
    )  # at the same pace
    assert turned(**some).rebounds == FIRST_GUESS.rebounds, "R is a whole number"
    assert turned(steals=real.steals * 1.5).rebounds == FIRST_GUESS.rebounds, "whatever the others would have of it"
    assert turned(**many_more).rebounds > FIRST_GUESS.rebounds
    harmless = replace(real, fouls=real.fouls * 0.9)
    at_limit = newton_step(replace(FIRST_GUESS, fouls=100.0), real, harmless, gain=1.0, games=2000)
    assert turned(fouls=real.fouls * 0.9).foul_drawing < FIRST_GUESS.foul_drawing, "F will bring free throws too"
    assert at_limit == replace(FIRST_GUESS, fouls=100.0), "no screw counts on one that cannot turn"
    few_more = {"offensive": 1.1 * real.offensive, "attempts": real.attempts + 0.1 * real.offensive}
    low, high = (
        newton_step(replace(FIRST_GUESS, rebounds=r), real, replace(real, **few_more), gain=0.5, games=2000).rebounds
        - r
        for r in (-3.0, 6.0)
    )
    assert 0 < low < high / 2, "the higher R, the less a step of it does, and all of the way is gone"
    half = newton_step(FIRST_GUESS, real, replace(real, assists=real.assists * 0.9), gain=0.5, games=2000)
    assert FIRST_GUESS.assists < half.assists < turned(assists=real.assists * 0.9).assists
    many = replace(real, three_attempts=real.three_attempts * 1.1)
    few, more = (newton_step(FIRST_GUESS, real, many, gain=1.0, games=games).threes for games in (50, 5000))
    assert more < few < FIRST_GUESS.threes, "of few threes less is believed"
    swung = newton_step(FIRST_GUESS, real, many, 1.0, 5000, replace(real, three_attempts=real.three_attempts * 0.9))
    assert more < swung.threes < FIRST_GUESS.threes, "nor all of what lay on the other side in the last round"
    assert newton_step(FIRST_GUESS, real, many, 1.0, 5000, many).threes == more


def test_grades_rank_the_league_and_defense_keeps_the_teams_mean(files: Path) -> None:
    season = read_season(files / "players.csv", files / "teams.parquet", 2030)
    assert grades(season)["DDD"][0] <= grades(season)["AAA"][0], "who runs most has the better grade"
    men = [p for p in season.players if p.team == "AAA"]
    rates = player_defense(men, -5.0, FIRST_GUESS)
    total = sum(p.mp for p in men)
    assert abs(sum(rate * p.mp for rate, p in zip(rates, men, strict=True)) / total + 5.0) < 0.5


def test_a_record_keeps_what_is_compared(files: Path) -> None:
    season = read_season(files / "players.csv", files / "teams.parquet", 2030, files / "games.parquet")
    assert len(season.schedule) == 60
    again = read_record(record_text(season), "2030.txt")
    assert again.schedule == season.schedule and real_league(again) == real_league(season)
    assert [(p.player, p.team, p.mp, p.trb) for p in again.players] == [
        (p.player, p.team, p.mp, p.trb) for p in sorted(season.players, key=lambda p: (p.team, -p.mp, p.player))
    ]
    with pytest.raises(BadSource, match="is no record"):
        read_record("season: 2030\n", "2030.txt")


def test_the_spread_of_real_margins(files: Path, tmp_path: Path) -> None:
    games = pl.read_parquet(files / "games.parquet")
    assert spread_of(read_results(files / "games.parquet", 2030)) == 0.0, "no results are known"
    scored = games.with_columns(home_pts=pl.lit(100), away_pts=pl.Series([90, 110] * 30))
    scored.write_parquet(tmp_path / "games.parquet")
    assert spread_of(read_results(tmp_path / "games.parquet", 2030)) == 10.0


def test_correlation() -> None:
    assert correlation([(1, 2), (2, 4), (3, 6)]) == pytest.approx(1.0)
    assert correlation([(1, 3), (2, 2), (3, 1)]) == pytest.approx(-1.0)
    assert correlation([(1, 1)]) == 0.0


def test_17_6_a_season_in_which_less_was_counted_is_built_and_fitted(files: Path, tmp_path: Path) -> None:
    """No threes, steals, blocks, offensive rebounds or turnovers: the cards have none, and no screw runs away."""
    gone = ("fg3", "fg3a", "stl", "blk", "orb", "tov")
    players = pl.read_csv(files / "players.csv")
    lacking = players.with_columns(*(pl.lit(None).cast(pl.Int64).alias(name) for name in gone))
    lacking.write_parquet(tmp_path / "p.parquet")
    teams = pl.read_parquet(files / "teams.parquet")
    blank = [pl.lit(None).cast(pl.Float64).alias(name) for name in (*gone, "opp_fg3", "opp_fg3a", "opp_tov")]
    teams.with_columns(*blank).write_parquet(tmp_path / "t.parquet")
    season = read_season(tmp_path / "p.parquet", tmp_path / "t.parquet", 2030)
    schedule = schedule_in(files / "games.parquet", 2030)
    factors = fit_season(season, schedule, statispro.deck(), statispro.fast_breaks(), 1)
    built, _ = build_season(season, factors)
    assert all((p.steal, p.block, p.three_attempts) == (0, 0, 0) for team in built for p in team.players)
    start = first_guess(2030)
    assert (factors.turnovers, factors.rebounds) == (start.turnovers, start.rebounds) and 0.5 < factors.attempts < 2


@pytest.mark.parametrize(("wins", "margin"), [(15, 0.0), (25, 11.61), (30, 19.74), (0, -19.74)])
def test_wins_tell_the_margin_that_would_win_them(files: Path, wins: int, margin: float) -> None:
    """Of thirty games, where margins spread by twelve points; who won all of them counts as .950."""
    team = replace(read_season(files / "players.csv", files / "teams.parquet", 2030).teams[0], w=float(wins))
    assert winning_margin(team, 12.0) == pytest.approx(margin, abs=0.01)
