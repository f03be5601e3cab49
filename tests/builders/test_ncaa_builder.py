"""The college builder on a season made up by dice."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from builders.college import STRENGTH, write_season
from cli.conftest import Run, data, fieldhouse
from fieldhouse import library
from fieldhouse.builders import BadSource
from fieldhouse.builders.ncaa import split
from fieldhouse.builders.ncaa.build import SCHEDULE_BY, Built, build_season, only_team
from fieldhouse.builders.ncaa.calls import percentages
from fieldhouse.builders.ncaa.fidelity import measure
from fieldhouse.builders.ncaa.loop import Effort
from fieldhouse.builders.ncaa.measures import LOWER
from fieldhouse.builders.ncaa.ratings import powers
from fieldhouse.builders.ncaa.real import team_list
from fieldhouse.builders.ncaa.record import read_record
from fieldhouse.builders.ncaa.source import codes, read_games, read_season, with_codes
from fieldhouse.games.bowlbound.charts.doubts import doubts, mean_yards
from fieldhouse.games.bowlbound.charts.reader import read_team
from fieldhouse.games.bowlbound.model import PLAY_COUNT
from fieldhouse.library.schedule_text import read_schedule, schedule_text

__all__ = ["data", "fieldhouse"]
QUICK = Effort(passes=2, replays=2, points_from=1, finalists=1, final_replays=1)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return write_season(tmp_path_factory.mktemp("season"))


@pytest.fixture(scope="module")
def built(files: tuple[Path, Path]) -> Built:
    plays, games = files
    return build_season([plays], games, 2024, effort=QUICK)


def test_teams_are_called_as_their_plays_call_them_and_the_lower_division_is_one(files: tuple[Path, Path]) -> None:
    plays, games = read_season([files[0]], files[1])
    given = codes(games, plays)
    assert given["Alder"] == "ALD" and given["Little State"] == LOWER
    assert team_list(given) == ("ALD", "BIR", "CED", "ELM", "FIR", "GUM", LOWER)


def test_a_snap_is_shared_out_whole(files: tuple[Path, Path]) -> None:
    plays, games = read_season([files[0]], files[1])
    given = codes(games, plays)
    snaps = split.snaps(plays, given, team_list(given))
    shares = snaps.shares(split.plan())
    assert np.allclose(shares.sum(axis=1), 1.0)
    is_run = snaps.kind == split.RUSH
    assert not shares[is_run][:, 5:PLAY_COUNT].any()
    # Long gains lie rather with reverses, losses rather with the option than with the plunge, for the same down.
    long_gain = shares[is_run & (snaps.yards >= 12)].mean(axis=0)
    short_gain = shares[is_run & (snaps.yards <= 3) & (snaps.yards > 0)].mean(axis=0)
    assert long_gain[2] / long_gain[0] > short_gain[2] / short_gain[0]


def test_ratings_follow_strength_whatever_the_schedule(files: tuple[Path, Path]) -> None:
    plays, games = read_season([files[0]], files[1])
    given = codes(games, plays)
    teams = team_list(given)
    found = powers(with_codes(games, given), teams)
    rated = [found.points[teams.index(given[school])] for school in STRENGTH]
    # Strengths have a spread of ten points; a margin's luck of 8.5 over eleven games leaves 2.6: r is .97 on average,
    # with an error of .026 for seven teams. Three of these below it:
    assert np.corrcoef(rated, list(STRENGTH.values()))[0, 1] > 0.89
    assert (found.home > 0).all()


def test_every_chart_is_whole_and_nothing_in_it_is_doubtful(built: Built) -> None:
    charts = {name: text for name, text in built.texts.items() if name.startswith("teams/")}
    assert len(charts) == 7
    for name, text in charts.items():
        team = read_team(text, name)
        assert f"teams/{team.name}.txt" == name
        assert len(team.calls) == PLAY_COUNT and sum(team.calls) == 100
        assert not [doubt for doubt in doubts(team, name) if "lost" in doubt]


def test_better_offenses_have_better_charts(built: Built) -> None:
    def mean_run(code: str) -> float:
        return mean_yards(read_team(built.texts[f"teams/2024-{code}.txt"], code).plays[0])

    assert mean_run("ALD") > mean_run("GUM")


def test_record_and_schedule_come_back_from_their_texts(built: Built) -> None:
    record = read_record(built.texts["records/2024.txt"])
    assert record.count.teams == built.record.count.teams and record.games == built.record.games
    assert np.allclose(record.count.own, built.record.count.own, rtol=1e-4)
    schedule = read_schedule(built.texts["schedules/2024.txt"].replace("qualifiers: 12", "qualifiers: 7").replace(
        "first round, quarterfinal, semifinal, final\nseries: H, N, N, N", "quarterfinal, semifinal, final\nseries: N"
    ), "2024.txt")  # fmt: skip
    assert len(schedule.fixtures) == len(record.games)


def test_the_schedule_is_written_as_the_season_layer_writes_it() -> None:
    text = library.season_text("schedules", 2024, "bowlbound").removeprefix(SCHEDULE_BY)
    assert schedule_text(read_schedule(text, "2024.txt")) == text


def test_fidelity_compares_all_teams_but_the_stand_in(built: Built) -> None:
    figures = measure(2024, built.best.teams, built.record, 1)
    assert figures["game"] == "bowlbound" and LOWER not in figures["teams"]
    assert set(figures["league"]) >= {"points", "plays", "yards_per_rush", "yards_per_pass", "completion"}
    assert figures == measure(2024, built.best.teams, built.record, 1)


def test_one_team_alone_can_be_written_and_an_unknown_one_is_refused(built: Built) -> None:
    assert list(only_team(built, "ald")) == ["teams/2024-ALD.txt"]
    with pytest.raises(BadSource, match="no team 'OAK' in 2024; there are ALD"):
        only_team(built, "OAK")


def test_files_that_lack_something_are_refused(files: tuple[Path, Path], fieldhouse: Run) -> None:
    with pytest.raises(BadSource, match="no games of 1999"):
        read_games(files[1], 1999)
    with pytest.raises(BadSource, match="has no column"):
        read_games(files[0], 2024)
    assert "--games FILE" in fieldhouse("build", "bowlbound", "--pbp", files[0]).err


def test_percentages_add_up_to_a_hundred() -> None:
    calls = np.array([1.0, 1.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 4.0])
    assert percentages(calls, 1.0) == (15, 14, 14, 0, 0, 0, 0, 0, 57)
    assert percentages(calls, 4.0)[8] == 25
