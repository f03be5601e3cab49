"""College football's season: conference standings, games for titles, the twelve-team playoff."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from fieldhouse import catalog
from fieldhouse.library.schedule import TITLE_GAME, BadSchedule, Schedule
from fieldhouse.library.schedule_text import load_schedule, read_schedule, schedule_text
from fieldhouse.seasons.leaders import Played
from fieldhouse.seasons.ncaa import champions_of, conference_order, division_order, ranking
from fieldhouse.seasons.reports import leaders
from fieldhouse.seasons.results import Results
from fieldhouse.seasons.season import Progress, Season

SMALL = """\
season: 2024
title: Small
rules: ncaa
qualifiers: 4
rounds: semifinal, final
series: H, N
bracket: fixed
title games: East, West

[divisions]
NCAA East: A B C
NCAA West: X Y Z
NCAA FCS: LOW

[games]
1  2024-09-01  A    B
1  2024-09-01  X    Y
2  2024-09-08  B    C
2  2024-09-08  Y    Z
3  2024-09-15  C    A
3  2024-09-15  Z    X
4  2024-09-22  LOW  A
4  2024-09-22  B    X   neutral
"""


def coin(teams: Sequence[str]) -> str:
    return sorted(teams)[0]


@pytest.fixture
def small() -> Schedule:
    return read_schedule(SMALL, "small.txt")


def progress(schedule: Schedule, scores: dict[int, tuple[int, int]]) -> Progress:
    return Progress(Season("s", "bowlbound", schedule, 1, "book"), scores)


PLAYED = {
    1: (10, 20), 2: (30, 0), 3: (20, 10), 4: (20, 10), 5: (0, 7), 6: (10, 20), 7: (0, 50), 8: (21, 20),
}  # fmt: skip
"""East: B beat A and C, A beat C. West: X beat Y and Z, Y beat Z. B beat X."""


def test_a_schedule_with_title_games_comes_back_from_its_text(small: Schedule) -> None:
    assert small.title_games == ("East", "West")
    assert read_schedule(schedule_text(small), "again.txt") == small
    assert small.stages_through(TITLE_GAME) == ("1", "2", "3", "4", TITLE_GAME)
    with pytest.raises(BadSchedule, match="week 1 to week 4, championship, semifinal, final and end"):
        small.stages_through("bowl")


def test_a_title_of_no_division_is_refused() -> None:
    with pytest.raises(BadSchedule, match="'North' plays for its title"):
        read_schedule(SMALL.replace("East, West\n", "North\n"), "small.txt")


def test_conference_standings_go_by_the_games_within_the_conference(small: Schedule) -> None:
    results = Results(small, {**PLAYED, 8: (0, 60)})
    assert division_order(results, ("NCAA", "East"), coin) == ("B", "A", "C")


def test_the_two_best_of_a_conference_play_for_its_title_on_neutral_ground(small: Schedule) -> None:
    before = progress(small, {number: score for number, score in PLAYED.items() if number < 8})
    assert before.title_games == () and before.bracket is None
    games = progress(small, PLAYED).title_games
    assert [(game.number, game.away, game.home, game.is_neutral) for game in games] == [
        (9, "A", "B", True), (10, "Y", "X", True),
    ]  # fmt: skip


def test_champions_have_the_first_seeds_and_the_lower_division_has_none(small: Schedule) -> None:
    titles = progress(small, PLAYED).title_games
    scores = {**PLAYED, 9: (30, 10), 10: (3, 10)}
    results = Results(small, scores, titles)
    assert champions_of(results, "NCAA", coin) == {"A", "X"}
    assert set(conference_order(results, "NCAA", coin)[:2]) == {"A", "X"}
    assert ranking(results, coin)[-1] == "LOW"


def test_without_title_games_the_first_of_the_standings_are_champions(small: Schedule) -> None:
    """In a schedule that has some, a division without one is like the independents: it has no champion."""
    none = replace(small, title_games=())
    assert champions_of(Results(none, PLAYED), "NCAA", coin) == {"B", "X"}
    some = replace(small, title_games=("West",))
    assert champions_of(Results(some, PLAYED), "NCAA", coin) == {"X"}


def test_a_title_game_is_played_until_somebody_has_won_like_a_playoff_game() -> None:
    definition, schedule = catalog.game("bowlbound"), load_schedule(2024, "bowlbound")
    season = Season("s", "bowlbound", schedule, 1, "book", {"overtime": "never"})
    week = schedule.fixtures[0]
    told = {
        stage: season.header(definition, replace(week, stage=stage)).options["overtime"]
        for stage in (week.stage, TITLE_GAME, "final")
    }
    assert told == {week.stage: "never", TITLE_GAME: "always", "final": "always"}


def test_a_title_game_that_was_tied_all_the_same_leaves_the_first_of_the_standings(small: Schedule) -> None:
    titles = progress(small, PLAYED).title_games
    results = Results(small, {**PLAYED, 9: (17, 17), 10: (3, 10)}, titles)
    assert results.champions == {("NCAA", "East"): "B", ("NCAA", "West"): "X"}


def test_games_for_titles_count_for_the_leaders_of_the_regular_season(small: Schedule) -> None:
    end = progress(small, {**PLAYED, 9: (30, 10), 10: (3, 10)})
    ended: list[Played] = [
        Played(fixture, {"teams": [{"games": 1, "points": points} for points in score], "people": []})
        for fixture in end.fixtures if (score := end.scores.get(fixture.number))
    ]  # fmt: skip
    points = leaders(end.season, ended, 9, is_playoffs=False)["teams"][0]
    assert {row["name"]: row["Pts"] for row in points["rows"]}["A"] == round((10 + 7 + 50 + 30) / 4, 1)
    assert not leaders(end.season, ended, 9, is_playoffs=True)["teams"][0]["rows"]


def test_before_2024_the_ranking_alone_gives_places_in_the_playoff(small: Schedule) -> None:
    old = replace(small, season=2023)
    scores = {**PLAYED, 9: (30, 10), 10: (3, 10)}
    results = Results(old, scores, progress(old, PLAYED).title_games)
    assert conference_order(results, "NCAA", coin)[:4] == tuple(ranking(results, coin)[:4])


def test_the_playoff_is_at_home_first_and_then_on_neutral_ground(small: Schedule) -> None:
    scores = {**PLAYED, 9: (10, 30), 10: (3, 10)}
    first = progress(small, scores).bracket
    assert first is not None and [game.is_neutral for game in first.rounds[0]] == [False, False]
    assert [game.number for game in first.rounds[0]] == [11, 12]
    final = progress(small, {**scores, 11: (0, 7), 12: (0, 7)}).bracket
    assert final is not None and [game.is_neutral for game in final.rounds[1]] == [True]


def test_nobody_is_at_home_on_neutral_ground(small: Schedule) -> None:
    definition = catalog.game("bowlbound")
    schedule = load_schedule(2024, "bowlbound")
    season = Season("s", "bowlbound", schedule, 1, "book")
    neutral = next(fixture for fixture in schedule.fixtures if fixture.is_neutral)
    at_home = next(fixture for fixture in schedule.fixtures if not fixture.is_neutral)
    assert season.header(definition, neutral).options["neutral_field"] is True
    assert season.header(definition, at_home).options["neutral_field"] is False


def test_the_real_season_of_2024_gives_nearly_the_real_playoff() -> None:
    schedule = load_schedule(2024, "bowlbound")
    real = {fixture.number: fixture.real for fixture in schedule.fixtures if fixture.real}
    titles = progress(schedule, real).title_games
    met = {frozenset(game.teams) for game in titles}
    assert frozenset({"CLEM", "SMU"}) in met and frozenset({"UGA", "TEX"}) in met and len(met) == 9
    # Who really won: Clemson, Army, Arizona State, Oregon, Jacksonville State, Ohio, Boise State, Georgia, Marshall.
    won = {"CLEM", "ARMY", "ASU", "ORE", "JVST", "OHIO", "BOIS", "UGA", "MRSH"}
    ended = {game.number: (10, 20) if game.home in won else (20, 10) for game in titles}
    seeds = progress(schedule, {**real, **ended}).seeds["NCAA"]
    assert seeds[:4] == ("ORE", "UGA", "BOIS", "ASU")
    field = {team for fixture in schedule.real_playoffs for team in fixture.teams}
    assert len(field & set(seeds)) >= 10
