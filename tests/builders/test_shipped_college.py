"""The shipped 2024 college season: every chart is whole, and the season comes back."""

from __future__ import annotations

import pytest

from fieldhouse import library
from fieldhouse.builders.ncaa.compare import compare
from fieldhouse.builders.ncaa.measures import LOWER
from fieldhouse.builders.ncaa.record import Record, read_record
from fieldhouse.builders.ncaa.replay import Fixture, replay
from fieldhouse.games.bowlbound.charts.doubts import doubts
from fieldhouse.games.bowlbound.charts.reader import read_team
from fieldhouse.games.bowlbound.model import Team
from fieldhouse.library.bowlbound import load_team

SEASON = 2024
EVERY = 4
"""One game in so many is replayed here: two hundred and thirty of them."""


@pytest.fixture(scope="module")
def record() -> Record:
    return read_record(library.season_text("records", SEASON, "bowlbound"))


@pytest.fixture(scope="module")
def teams(record: Record) -> list[Team]:
    return [load_team(f"{SEASON}-{code}") for code in record.count.teams]


def test_all_top_division_teams_and_a_stand_in_for_the_others_are_shipped(record: Record) -> None:
    assert len(record.count.teams) == 135 and record.count.teams[-1] == LOWER
    assert len(record.games) == 919


def test_no_chart_is_doubtful(record: Record) -> None:
    for code in record.count.teams:
        name = f"{SEASON}-{code}"
        assert doubts(read_team(library.team_text(name, "bowlbound"), name), name) == []


def test_ratings_and_codes_tell_the_teams_apart(teams: list[Team]) -> None:
    by_power = sorted(teams, key=lambda team: -team.ratings.power)
    assert {"OSU", "ND"} <= {team.code for team in by_power[:6]}
    assert 195 <= by_power[0].ratings.power <= 203
    coded = [code for team in teams for code in team.codes]
    assert {"W", "FBO"} <= set(coded) and 50 <= coded.count("W") <= 85


def test_option_teams_run_and_throwing_teams_throw(teams: list[Team]) -> None:
    runs = {team.code: sum(team.calls[:5]) for team in teams}
    assert runs["ARMY"] > 75 and runs["NAVY"] > 70 and runs["COLO"] < 50


def test_a_replay_of_a_quarter_of_the_season_comes_near_it(record: Record, teams: list[Team]) -> None:
    at = {code: index for index, code in enumerate(record.count.teams)}
    games = [Fixture(at[game.away], at[game.home], game.is_neutral) for game in record.games[::EVERY]]
    figures = compare(record.count, replay(teams, games, [77]).count)
    # Four hundred and sixty team games: a team's points have a spread of 13, so their mean one of 0.6, which is 2%; add
    # the 4% that are promised of the whole season, and as much for which quarter of the schedule it is.
    for name, band in (("points", 0.08), ("plays", 0.06), ("yards_per_rush", 0.08), ("yards_per_pass", 0.08),
                       ("completion", 0.06)):  # fmt: skip
        assert abs(figures["league"][name]["error"]) < band, name
