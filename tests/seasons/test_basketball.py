"""A basketball season: injuries that last, games that are missed, leaders, the league's order, real seasons."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from fieldhouse import library
from fieldhouse.library import statispro
from fieldhouse.library.schedule import Schedule
from fieldhouse.library.schedule_text import load_schedule, read_schedule
from fieldhouse.seasons import nba
from fieldhouse.seasons import statispro as basketball
from fieldhouse.seasons.leaders import Played, leaders
from fieldhouse.seasons.replays import replays
from fieldhouse.seasons.results import Results
from fieldhouse.seasons.season import Season
from fieldhouse.seasons.simulate import next_of_each, simulate
from fieldhouse.seasons.sports import sport_of
from fieldhouse.seasons.store import SeasonStore

CODES = ("TID", "COP", "RIV", "OAK")
HEAD = """season: 2040
title: small season
rules: nba
qualifiers: 1
rounds: finals
series: HAH
bracket: fixed

[divisions]
East Coast: TID RIV
West Coast: COP OAK

[games]
"""
PAIRS = [(away, home) for home in CODES for away in CODES if away != home]
SHIPPED = sorted(library.charts_at_hand("statispro", "schedules"))


def small_schedule() -> Schedule:
    lines = [f"{1 + index // 2}  -  {away}  {home}" for index, (away, home) in enumerate(PAIRS)]
    return read_schedule(HEAD + "\n".join(lines), "small.txt")


@pytest.fixture
def small(data: Path) -> Schedule:
    """Four teams with the cards of two."""
    teams = data / "statispro" / "teams"
    teams.mkdir(parents=True)
    for code, of in zip(CODES, ("2040-TID", "2040-COP") * 2, strict=True):
        text = library.team_text(of, "statispro").replace(f"team: {of}", f"team: 2040-{code}")
        (teams / f"2040-{code}.txt").write_text(text.replace("title: ", f"title: {code} "), encoding="utf-8")
    return small_schedule()


def played(
    schedule: Schedule, number: int, absent: list[int] | None = None, hurt: list[list[int]] | None = None
) -> Played:  # fmt: skip
    """A game in which the men of TID numbered in *absent* did not play and those in *hurt* will miss some."""
    fixture = schedule.fixtures[number - 1]
    seat = fixture.teams.index("TID")
    none: list[list[list[int]]] = [[], []]
    lines: dict[str, Any] = {"absent": [[], []], "hurt": none}
    lines["absent"][seat] = absent or []
    lines["hurt"][seat] = hurt or []
    return Played(fixture, lines)


def games_of(schedule: Schedule, code: str) -> list[int]:
    return [fixture.number for fixture in schedule.fixtures if code in fixture.teams]


def test_14_g_an_injury_lasts_as_many_games_as_it_says(small: Schedule) -> None:
    first, second, third, fourth, *_ = games_of(small, "TID")
    games = [played(small, first, hurt=[[3, 2]])]
    for number in (second, third):
        fixture = small.fixtures[number - 1]
        side = basketball.SIDES[fixture.teams.index("TID")]
        found: Any = basketball.options(small, 1, fixture, games)
        assert 3 in found[f"absent_{side}"]
        games.append(played(small, number, absent=[3]))
    fixture = small.fixtures[fourth - 1]
    side = basketball.SIDES[fixture.teams.index("TID")]
    found = basketball.options(small, 1, fixture, games)
    assert found[f"missed_{side}"][2] == 2, "what he has missed counts against what he may still miss"


def test_14_g_nobody_misses_more_games_than_his_card_says(small: Schedule) -> None:
    """Of six games a man with 82 on his card misses none, and one with none plays at most while eight are needed."""
    team = statispro.load_team("2040-TID")
    missed: Counter[int] = Counter()
    games: list[Played] = []
    for number in games_of(small, "TID"):
        fixture = small.fixtures[number - 1]
        side = basketball.SIDES[fixture.teams.index("TID")]
        absent: Any = basketball.options(small, 7, fixture, games)[f"absent_{side}"]
        missed.update(absent)
        games.append(played(small, number, absent=absent))
    whole = len(games)
    for number, player in enumerate(team.players, 1):
        assert missed[number] <= max(0, whole - player.games)


def test_teams_play_their_games_in_order(small: Schedule) -> None:
    ready = list(next_of_each(small.fixtures))
    assert [fixture.number for fixture in ready] == [1]
    busy = [team for fixture in ready for team in fixture.teams]
    assert len(busy) == len(set(busy))


def test_a_season_to_its_champion_the_same_at_one_go_or_week_by_week(small: Schedule) -> None:
    store = SeasonStore()
    champions = []
    everything = (*small.weeks, *small.rounds)
    for name, stages in (("whole", [everything]), ("weeks", [(stage,) for stage in everything])):
        season = Season(name, "statispro", small, 3, "house")
        store.create(season)
        for part in stages:
            simulate(store, season, part)
        champions.append((store.progress(season).champion, dict(store.progress(season).scores)))
    assert champions[0] == champions[1] and champions[0][0] in CODES
    games = list(store.played(season))
    report = leaders(sport_of("statispro"), games, 3)
    points = next(table for table in report["people"] if table["title"] == "Points")["rows"]
    assert points[0]["Pts"] >= points[1]["Pts"] > 0 and points[0]["name"].rpartition(", ")[2] in CODES
    scored = sum(sum(score) for score in champions[0][1].values())
    assert scored == sum(line["points"] for game in games for line in game.lines["teams"])


def test_replays_carry_injuries_too_and_tell_the_same_chances_again(small: Schedule) -> None:
    season = Season("again", "statispro", small, 3, "house")
    chances = replays(season, 2)
    assert chances == replays(season, 2)
    assert sum(team["wins"] for team in chances.values()) == len(PAIRS)
    assert sum(team["title"] for team in chances.values()) == 1


@pytest.mark.parametrize("season", SHIPPED)
def test_the_real_results_give_the_real_playoff_teams_and_first_pairs(season: str) -> None:
    """Since 2020 play-in games have settled the last places, so only the best six are told there."""
    schedule = load_schedule(season, "statispro")
    results = Results(schedule, {game.number: game.real for game in schedule.fixtures if game.real})
    sure = schedule.qualifiers if int(season) < 2020 else 6
    real = {team for game in schedule.real_playoffs for team in game.teams}
    for conference in schedule.conferences:
        seeds = nba.conference_order(results, conference, lambda tied: tied[0])
        assert set(seeds[:sure]) <= real, conference
    assert len(schedule.teams) == len({team for game in schedule.fixtures for team in game.teams})


@pytest.mark.parametrize("season", SHIPPED)
def test_a_shipped_schedule_has_a_card_for_every_team(season: str) -> None:
    schedule = load_schedule(season, "statispro")
    assert {schedule.chart(team) for team in schedule.teams} <= set(library.teams("statispro"))
