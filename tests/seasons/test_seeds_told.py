"""Seeds are told when they mean something: the same in reports, terminal and lobby."""

from __future__ import annotations

from pathlib import Path

from fastapi.testclient import TestClient

from cli.conftest import Run
from fieldhouse.library.schedule_text import load_schedule
from fieldhouse.seasons import reports
from fieldhouse.seasons.results import Scores
from fieldhouse.seasons.season import Progress, Season
from fieldhouse.web.app import create_app
from fieldhouse.web.settings import LOOPBACK, Settings
from seasons.scores import TITLES, WEEK_1, after


def seeded(progress: Progress) -> int:
    told = reports.standings(progress, TITLES)
    return sum(row["seed"] is not None for division in told["divisions"] for row in division["teams"])


def test_before_every_team_has_played_a_third_of_its_games_there_are_none() -> None:
    for scores in ({}, {1: (3, 40)}, {1: (3, 40), 2: (21, 20), 3: (10, 10)}):
        assert seeded(after(scores)) == 0
        assert reports.playoffs(after(scores))["seeds"] == {}
    assert seeded(after(WEEK_1)) == 4, "three games each: a week is a third"
    assert {len(teams) for teams in reports.playoffs(after(WEEK_1))["seeds"].values()} == {2}


def test_of_a_real_season_they_are_told_from_the_seventh_week_on() -> None:
    schedule = load_schedule("2017", "ddf")
    season = Season("ours", "ddf", schedule, 5, "book")

    def through(week: int) -> Scores:
        return {game.number: (7, 3) for game in schedule.fixtures if int(game.stage) <= week}

    assert not Progress(season, through(6)).told_seeds
    assert Progress(season, through(7)).told_seeds == Progress(season, through(7)).seeds


def test_terminal_and_lobby_say_why_there_are_none_yet(season: Season, small: Path, fieldhouse: Run) -> None:
    for words in ("standings", "playoffs"):
        told = fieldhouse("season", words, "small").out
        assert "Seed  " not in told
        assert "seeds" not in told
        assert reports.NO_SEEDS in told
    with TestClient(create_app(Settings("key", (*LOOPBACK, "testserver"), has_rollouts=False))) as client:
        assert 'class="seed"' not in client.get("/seasons/small").text
        assert reports.NO_SEEDS in client.get("/seasons/small/playoffs").text
        assert client.get("/api/seasons/small/playoffs").json()["seeds"] == {}
