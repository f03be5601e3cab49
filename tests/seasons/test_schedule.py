"""Schedules: what is read, what is refused, and what ships."""

from __future__ import annotations

from collections import Counter

import pytest

from fieldhouse.library.schedule import BadSchedule, rounds_needed
from fieldhouse.library.schedule_text import read_schedule, schedule_text
from seasons import league
from seasons.league import SEASONS, shipped

SHORT = {"2022": 271}
"""One game of 2022 was called off for good."""


def small_text(old: str = "", new: str = "") -> str:
    text = league.schedule_text()
    assert old in text
    return text.replace(old, new, 1)


def test_a_schedule_says_who_plays_whom() -> None:
    schedule = shipped("2017")
    opener = schedule.fixtures[0]
    assert (opener.number, opener.stage, opener.date, opener.teams) == (1, "1", "2017-09-07", ("KC", "NE"))
    assert opener.real == (42, 27)
    assert schedule.division_of["PHI"] == ("NFC", "East")
    assert schedule.chart("PHI") == "2017-PHI"
    london = next(fixture for fixture in schedule.fixtures if fixture.teams == ("BAL", "JAX"))
    assert london.is_neutral and not opener.is_neutral


@pytest.mark.parametrize("season", SEASONS)
def test_every_shipped_schedule_is_whole(season: str) -> None:
    schedule = shipped(season)
    games = Counter(team for fixture in schedule.fixtures for team in fixture.teams)
    each = 16 if int(season) < 2021 else 17
    assert len(schedule.teams) == 32 == len(games)
    assert {len(teams) for teams in schedule.divisions.values()} == {4}
    assert len(schedule.fixtures) == SHORT.get(season, 16 * each)
    assert sum(count != each for count in games.values()) == (2 if season in SHORT else 0)
    assert len(schedule.weeks) == each + 1
    assert schedule.qualifiers == (6 if int(season) < 2020 else 7)
    assert read_schedule(schedule_text(schedule), "again") == schedule


def test_no_team_plays_twice_in_a_week() -> None:
    for season in SEASONS:
        schedule = shipped(season)
        busy = Counter((fixture.stage, team) for fixture in schedule.fixtures for team in fixture.teams)
        assert set(busy.values()) == {1}


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("1  2017-09-01  ASH  BAY", "1  ASH  BAY", "small.txt, line 15: '1  ASH  BAY' is no game"),
        ("ASH  BAY", "ASH  ZZZ", "game 1 is played by ZZZ, who is in no division"),
        ("ASH  BAY", "ASH  ASH", "game 1 has ASH play itself"),
        ("qualifiers: 2", "qualifiers: two", "'qualifiers' is 'two'; expected a whole number"),
        ("qualifiers: 2", "qualifiers: 9", "9 of each conference qualify; expected 1 to 4"),
        ("qualifiers: 2", "qualifiers: 4", "2 rounds are named; with 4 qualifiers there are 3"),
        ("qualifiers: 2", "series: HA\nqualifiers: 2", "'HA' is no series; expected an odd number of H and A"),
        ("qualifiers: 2", "series: H, H, H\nqualifiers: 2", "there are 3 series for 2 rounds; expected one for each"),
        ("East Hills: CLA DOV", "East Hills: CLA ASH", "a team stands in two divisions"),
        ("[games]", "[matches]", "[matches] is no section"),
        ("rules: nfl", "rules nfl", "line 3: 'rules nfl' was read; expected a name, a colon"),
        ("playoff options", "final at: North\nplayoff options", "the final is at the North"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(old: str, new: str, sentence: str) -> None:
    with pytest.raises(BadSchedule) as refusal:
        read_schedule(small_text(old, new), "small.txt")
    assert sentence in str(refusal.value)


def test_playing_through_a_week_a_round_or_to_the_end() -> None:
    schedule = read_schedule(small_text(), "small.txt")
    assert schedule.stages_through("week 2") == schedule.stages_through("2") == ("1", "2")
    assert schedule.stages_through("Conference") == ("1", "2", "3", "conference")
    assert schedule.stages_through("end") == ("1", "2", "3", "conference", "final")
    with pytest.raises(BadSchedule, match="there are week 1 to week 3, conference, final and end"):
        schedule.stages_through("week 4")


def test_series_for_all_rounds_or_one_for_each() -> None:
    assert read_schedule(small_text(), "small.txt").series == ("H", "H")
    fixed = small_text("qualifiers: 2", "series: HAH\nbracket: fixed\nqualifiers: 2")
    best_of_three = read_schedule(fixed, "small.txt")
    assert best_of_three.series == ("HAH", "HAH") and best_of_three.is_fixed
    growing = read_schedule(small_text("qualifiers: 2", "series: H, HHAAH\nqualifiers: 2"), "small.txt")
    assert growing.series == ("H", "HHAAH") and not growing.is_fixed
    for schedule in (best_of_three, growing):
        assert read_schedule(schedule_text(schedule), "again") == schedule


def test_rounds_until_one_is_left() -> None:
    assert [rounds_needed(qualifiers, 2) for qualifiers in (1, 2, 4, 6, 7, 8)] == [1, 2, 3, 4, 4, 4]
    assert rounds_needed(8, 1) == 3
