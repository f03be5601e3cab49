"""The NFL builder: a team rebuilt from a made-up season, its parts, and what it says to bad files."""

from __future__ import annotations

import gzip
from pathlib import Path

import numpy as np
import polars as pl
import pytest

from builders.synthetic import QUICK, TEAMS, as_nflverse, season
from clusters import small_cluster
from fieldhouse.batch.spread import helpers
from fieldhouse.builders import BadSource
from fieldhouse.builders.football.quantise import THROWS, WEIGHT, Sample, spread, take
from fieldhouse.builders.nfl import evening, expected
from fieldhouse.builders.nfl.assemble import (
    Workshop,
    as_written,
    base_of,
    build_all,
    build_team,
    first_tuning,
    open_workshop,
    schedule_of,
    written_teams,
)
from fieldhouse.builders.nfl.build import build_season, one_team
from fieldhouse.builders.nfl.defense import DefenseOffsets, build_defense
from fieldhouse.builders.nfl.design import FORCED, INC
from fieldhouse.builders.nfl.effort import Effort
from fieldhouse.builders.nfl.evening import mended, unsoundness
from fieldhouse.builders.nfl.fitting import CHANCE, Fitting
from fieldhouse.builders.nfl.flags import DEF_15, OFF_10, OFF_15
from fieldhouse.builders.nfl.headway import Headway
from fieldhouse.builders.nfl.judge import Judge
from fieldhouse.builders.nfl.model import DEPTH, Meetings
from fieldhouse.builders.nfl.record import read_record, record_text
from fieldhouse.builders.nfl.replay import meetings_of, replay
from fieldhouse.builders.nfl.season_charts import between_downs, holding
from fieldhouse.builders.nfl.source import read_plays, results, schedule
from fieldhouse.builders.nfl.titles import title
from fieldhouse.builders.text_files import write_all
from fieldhouse.games.ddf.charts.reader import read_season, read_team
from fieldhouse.games.ddf.charts.writer import team_chart_text
from fieldhouse.games.ddf.game import new_game
from fieldhouse.games.ddf.guessing import soundness
from fieldhouse.games.ddf.model import (
    FIRST_PASS,
    FORMATIONS,
    LINE_PLUNGE,
    LONG,
    PASS_DIME,
    PASS_NICKEL,
    PLAY_COUNT,
    RUSH_MIDDLE,
    RUSH_WIDE,
    YES,
)
from fieldhouse.games.ddf.options import BASIC
from fieldhouse.games.ddf.rules.scrimmage import play_result
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.cells import FORCED_GAIN, FORCED_LOSS, INCOMPLETE, OFFENSE_FOUL, kind_of
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.guessing import Dominated
from fieldhouse.gridiron.results import END_ZONE_FUMBLE, FUMBLED, GAINED, INTERCEPTED, SCORED
from fieldhouse.table.exact import ExactTable


@pytest.fixture(scope="module")
def pbp(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("pbp") / "made_up.parquet"
    season().write_parquet(path)
    return path


@pytest.fixture(scope="module")
def shop(pbp: Path) -> Workshop:
    plays = read_plays([pbp])
    return open_workshop(plays, results(plays))


def test_take_is_exact_and_uses_few_totals() -> None:
    for weight in range(1, 120):
        free = list(WEIGHT)
        taken = take(free, weight)
        assert sum(WEIGHT[total] for total in taken) == weight
        assert not set(taken) & set(free)
    assert len(take(list(WEIGHT), 72)) == 5  # as the guide's own 33 to 37 do


def test_spread_keeps_the_mean_and_most_of_the_spread() -> None:
    rng = np.random.default_rng(3)
    yards = np.rint(rng.gamma(1.5, 4.0, 400)) - 2
    cells = spread(list(WEIGHT), Sample(yards), float(yards.mean()))
    weights = np.array([WEIGHT[total] for total in cells])
    values = np.array(list(cells.values()))
    mean = float(values @ weights) / THROWS
    assert abs(mean - yards.mean()) < 0.02
    assert 0.85 < float((values - mean) ** 2 @ weights) / THROWS / yards.var() < 1.1


def test_a_team_is_rebuilt_from_a_small_season(pbp: Path, tmp_path: Path) -> None:
    built = build_season([pbp], effort=QUICK)
    assert built.codes == TEAMS
    written = write_all(one_team(built, "phi").texts, lambda name: tmp_path / name)
    assert sorted(path.name for path in written) == ["2017-PHI.txt", "2017-record.txt", "2017.txt"]
    text = (tmp_path / "2017-PHI.txt").read_text()
    team = read_team(text, "2017-PHI.txt")
    assert team.title == "Philadelphia Eagles"
    assert read_season((tmp_path / "2017.txt").read_text(), "2017.txt").season == 2017
    assert {"pass", "rush", "receive", "kick"} <= set(team.players)
    assert build_season([pbp], effort=QUICK).texts == built.texts, "the same plays give the same charts"


def test_face_value_the_cells_show_what_was_completed(shop: Workshop) -> None:
    own = shop.league.offense
    for index, team in enumerate(build_all(shop, first_tuning(shop))):
        for play in range(FIRST_PASS, PLAY_COUNT):
            cells = sum(weight for cell, weight in team.plays[play].merged if kind_of(cell) <= 4)
            real = THROWS * own.completions[index, play] / own.throws[index, play]
            assert abs(cells - real) <= 6, (team.code, play)


def test_expected_rates_are_what_the_rules_give(shop: Workshop) -> None:
    """The loop's arithmetic against the exact table, which enumerates the rules' own code."""
    away, home = build_all(shop, first_tuning(shop))[:2]
    table = ExactTable()
    game = new_game((Side(away, BASIC), Side(home, BASIC)), BASIC, shop.charts, table)
    attack, offsets = expected.offense_of(away), expected.defense_of(home.formations)
    for play in (0, 5, 8):
        for formation in range(6):
            promised = expected.meet(
                attack[None], offsets[None, formation], expected.Canceled(np.zeros(1), np.zeros(1))
            )[0, 0, play]
            odds = table.odds(_result, game, play, formation)
            clean = 1 - odds.get(FOUL, 0.0)
            caught = sum(odds.get(kind, 0.0) for kind in (GAINED, SCORED, FUMBLED, END_ZONE_FUMBLE))
            assert caught / clean == pytest.approx(promised[expected.COMPLETED], abs=1e-6)
            assert odds.get(INTERCEPTED, 0.0) / clean == pytest.approx(promised[expected.INTERCEPTED], abs=1e-6)


FOUL = -1


def _result(game: Game, play: int, formation: int) -> int:
    """The kind of a play's result, or that its first throw is a foul."""
    attack, defend = game.sides
    cell = game.table.look(attack.plays[play], OFFENSE, "offense")
    return FOUL if kind_of(cell) >= OFFENSE_FOUL else play_result(game, attack, defend, play, formation, cell)[0]


def test_record_comes_back(shop: Workshop) -> None:
    again = read_record(record_text(2017, shop.real))
    assert again.teams == shop.real.teams
    assert np.allclose(again.own, shop.real.own)
    assert np.allclose(again.wins, shop.real.wins)


def test_a_missing_column_is_named_with_its_use(tmp_path: Path) -> None:
    path = tmp_path / "short.csv"
    season(rounds=1).drop("air_yards").write_csv(path)
    with pytest.raises(BadSource, match=r"air_yards \(to tell screens, short, medium and long passes\)"):
        read_plays([path])


def test_too_few_plays_are_refused(tmp_path: Path) -> None:
    path = tmp_path / "week.parquet"
    season(rounds=1).write_parquet(path)
    with pytest.raises(BadSource, match="Too few plays: "):
        read_plays([path])


def test_a_whole_nflverse_file_reads_like_our_own(pbp: Path, tmp_path: Path) -> None:
    """What was snapped under a flag, and every flag, is told by the descriptions alone."""
    plays, path = read_plays([pbp]), tmp_path / "play_by_play_2017.csv.gz"
    with gzip.open(path, "wt", encoding="utf-8") as file:
        file.write(as_nflverse(season()).write_csv(null_value="NA"))
    again = read_plays([path])
    assert results(again).equals(results(plays))
    for column in ("kind", "flags", "rusher", "passer", "receiver", "kicker", "fair_catch", "home_before"):
        assert again[column].to_list() == plays[column].to_list(), column


def test_the_games_may_bear_a_clubs_older_code(pbp: Path, tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    plays = read_plays([pbp]).with_columns(pl.col("home_team", "away_team").replace("BUF", "LV"))
    games = results(plays).with_columns(season=2017, game_type=pl.lit("REG"))

    def written(code: str) -> pl.DataFrame:
        games.with_columns(pl.col("home_team", "away_team").replace("LV", code)).write_csv(path)
        return schedule(plays, path)

    assert written("OAK").rows() == results(plays).rows()
    with pytest.raises(BadSource, match=r"games\.csv has games of SEA, of whom the play-by-play has no play\."):
        written("SEA")
    games.filter((pl.col("home_team") != "LV") & (pl.col("away_team") != "LV")).write_csv(path)
    with pytest.raises(BadSource, match=r"games\.csv has no result of LV"):
        schedule(plays, path)


@pytest.mark.parametrize(
    ("code", "season", "name"),
    [("LV", 2019, "Oakland Raiders"), ("LV", 2020, "Las Vegas Raiders"), ("LA", 2015, "St. Louis Rams"),
     ("LAC", 2016, "San Diego Chargers"), ("OAK", 2016, "Oakland Raiders"), ("WAS", 2021, "Washington Football Team")],
)  # fmt: skip
def test_a_club_bears_the_name_of_its_season(code: str, season: int, name: str) -> None:
    assert title(code, season) == name


def test_a_defense_is_fitted_nearer_to_its_mark(shop: Workshop) -> None:
    """Cells of a thirty-sixth are coarse: of the walls nearby the one is kept whose promise is nearest."""
    tuning = first_tuning(shop)
    teams, base = build_all(shop, tuning), base_of(shop, tuning)
    met = meetings_of(schedule_of(shop), len(teams))
    meetings = Meetings(teams, tuning.mix, shop.sheets.calls, met)
    for team, offsets in enumerate(tuning.defense_offsets):
        has = meetings.allowed(team, build_defense(base, offsets))
        wanted = has + np.array([0.2, 0.02, -0.4, 0.0, 0.0, 0.0])
        near = Fitting(base, meetings, np.tile(wanted, (len(teams), 1))).fit(offsets, team)
        fitted = meetings.allowed(team, build_defense(base, near))
        assert (np.abs(wanted - fitted)[: DEPTH + 1] < CHANCE[: DEPTH + 1]).all()


def test_charts_that_make_guessing_pointless_are_mended(shop: Workshop) -> None:
    """Formations lean where no formation should; mended, they are nearer to even, and allow what they should."""
    tuning = first_tuning(shop)
    tuning.defense_offsets[0].even[1] += 0.3
    teams, base = build_all(shop, tuning), base_of(shop, tuning)
    meetings = Meetings(teams, tuning.mix, shop.sheets.calls, meetings_of(schedule_of(shop), len(teams)))
    wanted = meetings.allowed(0, teams[0].formations)
    fitting = Fitting(base, meetings, np.tile(wanted, (len(teams), 1)))
    (better,) = mended(tuning, teams[:1], Judge(shop.charts), fitting, tries=3)
    before, after = (unsoundness(soundness(team, shop.charts)) for team in (teams[0], better))
    assert after < before
    again = as_written(build_team(shop, tuning, base, 0))
    assert team_chart_text(better) == team_chart_text(again), "the tuning is that of the chart"
    allowed = meetings.allowed(0, better.formations)
    assert (np.abs(wanted - allowed)[: DEPTH + 1] < 2 * CHANCE[: DEPTH + 1]).all()


def test_whoever_tries_long_begins_again_where_a_play_is_nearest(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    """More tries than there are formations to help a pointless play against."""
    monkeypatch.setattr(evening, "PATIENCE", 1)
    tuning = first_tuning(shop)
    teams, base = build_all(shop, tuning), base_of(shop, tuning)
    meetings = Meetings(teams, tuning.mix, shop.sheets.calls, meetings_of(schedule_of(shop), len(teams)))
    fitting = Fitting(base, meetings, np.tile(meetings.allowed(0, teams[0].formations), (len(teams), 1)))
    judge = Judge(shop.charts)
    hopeless = soundness(teams[0], shop.charts)._replace(plays=(Dominated(LONG, LINE_PLUNGE),))
    monkeypatch.setattr(judge, "soundness", lambda team, met=None: hopeless)
    assert len(mended(tuning, teams[:1], judge, fitting, tries=len(FORMATIONS) + 1)) == 1


def test_stops_stand_where_a_formation_is_to_stop(shop: Workshop) -> None:
    """E breaks up long passes and B stops plunges, and both by stops, not by numbers alone; in all there are as many as
    the season leaves."""
    base = base_of(shop, first_tuning(shop))
    formations = build_defense(base, DefenseOffsets())

    def stops(play: int, *kinds: int) -> list[float]:
        return [columns[play].chance(lambda cell: kind_of(cell) in kinds) for columns in formations]

    missed, stuffed = stops(LONG, INCOMPLETE), stops(LINE_PLUNGE, FORCED_GAIN, FORCED_LOSS)
    assert missed[PASS_DIME] > max(missed[RUSH_MIDDLE], missed[RUSH_WIDE])
    assert stuffed[RUSH_MIDDLE] > max(stuffed[PASS_NICKEL], stuffed[PASS_DIME])
    for play, found, kind in ((LONG, missed, INC), (LINE_PLUNGE, stuffed, FORCED)):
        assert base.mix[:, play] @ found == pytest.approx(base.average.share[play, kind], abs=0.03)


def test_a_build_says_how_long_it_will_take() -> None:
    now = iter((0.0, 10.0, 20.0, 300.0))
    headway = Headway(Effort(rate_passes=2, point_passes=0, final_gains=(), closing_passes=1), lambda: next(now))
    assert headway.after("rates") == "about 0:25 left"
    assert headway.after("rates") == "about 0:15 left"
    assert headway.after("closing") == "about 0:00 left"


def test_one_defense_is_expected_to_allow_what_all_together_are(shop: Workshop) -> None:
    tuning = first_tuning(shop)
    teams = build_all(shop, tuning)
    met = meetings_of(schedule_of(shop), len(teams))
    meetings = Meetings(teams, tuning.mix, shop.sheets.calls, met)
    every = meetings.expected_rates(np.array([expected.defense_of(team.formations) for team in teams])).defense
    assert np.allclose(every, [meetings.allowed(index, team.formations) for index, team in enumerate(teams)])


def test_a_chart_that_cannot_be_written_leaves_none_behind(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    places = {"one.txt": tmp_path / "one.txt", "two.txt": tmp_path / "file" / "two.txt"}
    with pytest.raises(OSError):
        write_all({"one.txt": "1", "two.txt": "2"}, lambda name: places[name])
    assert [path.name for path in tmp_path.iterdir()] == ["file"]


def test_a_chart_that_cannot_be_put_in_its_place_leaves_all_as_they_were(tmp_path: Path) -> None:
    (tmp_path / "one.txt").write_text("old")
    (tmp_path / "three.txt").mkdir()
    with pytest.raises(OSError):
        write_all({"one.txt": "1", "two.txt": "2", "three.txt": "3"}, lambda name: tmp_path / name)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["one.txt", "three.txt"]
    assert (tmp_path / "one.txt").read_text() == "old"


def test_season_charts_are_counted_near_the_printed_ones() -> None:
    """Holding, and fouls between downs: of a made-up season whose enforced flags are as many of each as 2017 had."""
    called = pl.DataFrame(
        [("Offensive Holding", OFF_10, True, 469), ("Offensive Pass Interference", OFF_10, True, 212),
         ("Unnecessary Roughness", OFF_15, True, 79), ("Chop Block", OFF_15, False, 39),
         ("Face Mask (15 Yards)", DEF_15, True, 192), ("Roughing the Passer", DEF_15, True, 44),
         ("Roughing the Passer", DEF_15, False, 105)],
        schema=["type", "foul", "stood", "number"], orient="row",
    ).select(pl.exclude("number").repeat_by("number").explode(empty_as_null=True))  # fmt: skip
    counted = [
        column.chance(lambda cell: cell == YES) * THROWS
        for column in (holding(called), between_downs(called, OFF_15), between_downs(called, DEF_15))
    ]
    printed, flags = np.array([146, 148, 133]), np.array([469 + 212, 79 + 39, 192 + 44 + 105])
    share = printed / THROWS
    chance_alone = THROWS * np.sqrt(share * (1 - share) / flags)  # the standard error of a share of so many flags
    assert (np.abs(np.array(counted) - printed) <= 2 * chance_alone).all()


def test_a_cluster_replays_what_this_process_does(shop: Workshop) -> None:
    teams = written_teams(shop, first_tuning(shop))
    alone = replay(teams, shop.charts, schedule_of(shop), range(4))
    with (
        small_cluster() as cluster,
        helpers(1, cluster.scheduler_address) as pool,
    ):
        together = replay(teams, shop.charts, schedule_of(shop), range(4), pool)
    assert np.array_equal(alone.count.own, together.count.own)
    assert np.array_equal(alone.met, together.met)
