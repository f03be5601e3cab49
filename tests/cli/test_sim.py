"""``sim``: the same games whoever plays them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import Run
from clusters import small_cluster
from fieldhouse.batch.run import GAMES_A_CHUNK

MEANS = (
    "points", "plays", "first_downs", "rush_attempts", "rush_yards", "pass_attempts", "pass_yards", "completions",
    "sacks", "interceptions", "fumbles_lost", "penalties", "punts", "field_goals_made", "field_goals_tried",
)  # fmt: skip


def test_json_has_exactly_what_is_promised(fieldhouse: Run) -> None:
    outcome = fieldhouse("sim", "ddf", "HAR", "IRO", "--games", 20, "--seed", 5, "--workers", 1, "--json")
    report = json.loads(outcome.out)
    assert list(report) == [
        "game", "away", "home", "games", "seed", "seconds", "games_per_second", "wins", "ties", "teams",
    ]  # fmt: skip
    assert (report["game"], report["away"], report["home"]) == ("ddf", "2017-HAR", "2017-IRO")
    assert (report["games"], report["seed"]) == (20, 5)
    assert sum(report["wins"].values()) + report["ties"] == 20
    assert list(report["teams"]) == ["2017-HAR", "2017-IRO"]
    assert all(tuple(means) == MEANS for means in report["teams"].values())
    assert outcome.err == ""


def test_a_team_against_itself_is_told_apart_by_its_seat(fieldhouse: Run) -> None:
    report = json.loads(fieldhouse("sim", "ddf", "HAR", "HAR", "--games", 2, "--json").out)
    assert list(report["teams"]) == ["2017-HAR (away)", "2017-HAR (home)"]


def test_a_table_for_people(fieldhouse: Run) -> None:
    lines = fieldhouse("sim", "ddf", "HAR", "IRO", "--games", 3).out.splitlines()
    assert lines[0].split() == ["2017-HAR", "2017-IRO"]
    assert lines[-1].startswith("3 games from seed 1")


@pytest.mark.slow
def test_workers_change_nothing_not_even_a_byte(fieldhouse: Run, tmp_path: Path) -> None:
    words = ("sim", "ddf", "HAR", "IRO", "--games", GAMES_A_CHUNK + 10, "--seed", 30, "--json")
    reports = []
    for workers in (1, 2):
        folder = tmp_path / str(workers)
        report = json.loads(fieldhouse(*words, "--workers", workers, "--save", folder).out)
        reports.append({name: value for name, value in report.items() if not name.startswith(("sec", "games_"))})
    assert reports[0] == reports[1]
    one, two = (sorted((tmp_path / workers).iterdir()) for workers in ("1", "2"))
    assert [path.name for path in one] == [path.name for path in two]
    assert len(one) == GAMES_A_CHUNK + 10
    assert all(mine.read_bytes() == theirs.read_bytes() for mine, theirs in zip(one, two, strict=True))


@pytest.mark.slow
def test_a_cluster_changes_nothing(fieldhouse: Run) -> None:
    words = ("sim", "ddf", "HAR", "IRO", "--games", GAMES_A_CHUNK + 10, "--seed", 30, "--json")
    with small_cluster() as cluster:
        reports = [json.loads(fieldhouse(*words, *more).out) for more in ((), ("--cluster", cluster.scheduler_address))]
    alone, together = ({name: report[name] for name in ("wins", "ties", "teams")} for report in reports)
    assert alone == together


def test_a_game_of_a_batch_is_the_game_that_watch_shows(fieldhouse: Run, tmp_path: Path) -> None:
    fieldhouse("sim", "ddf", "HAR", "IRO", "--games", 3, "--seed", 8, "--save", tmp_path)
    fieldhouse("watch", "ddf", "HAR", "IRO", "--seed", 10, "--save", tmp_path / "watched")
    assert (tmp_path / "10.journal").read_bytes() == (tmp_path / "watched").read_bytes()
