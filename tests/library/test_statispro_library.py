"""The basketball library: every season that ships is whole, and its cards are within what the rules say of them."""

from __future__ import annotations

import pytest

from fieldhouse import library
from fieldhouse.builders.nba.record import read_record
from fieldhouse.games.statispro.model import FIVE
from fieldhouse.library import statispro

SEASONS = sorted(library.charts_at_hand("statispro", "records"))


@pytest.mark.parametrize("season", SEASONS)
def test_a_season_has_cards_for_every_team_its_numbers_and_its_schedule(season: str) -> None:
    known = read_record(library.season_text("records", season, "statispro"), season)
    assert len(known.schedule) >= 700 and known.spread > 9
    assert season in library.charts_at_hand("statispro", "seasons")
    assert season in library.charts_at_hand("statispro", "schedules")
    numbers = statispro.season_numbers(int(season))
    assert numbers.season == int(season) and len(numbers.ten_day) == 3 and numbers.games >= 50
    for club in known.teams:
        team = statispro.load_team(f"{season}-{club.abbreviation}")
        assert sum(player.is_starter for player in team.players) == len(FIVE) and len(team.players) >= 10
        regulars = {p.player for p in known.players if p.team == club.abbreviation and p.mp >= 1000}
        assert regulars <= {player.name for player in team.players}, "who played much has a card"


@pytest.mark.parametrize(("league", "least"), [("NBA", 2), ("NCAA", 2), ("FIBA", 2)])
def test_there_are_fictional_teams_of_every_league(league: str, least: int) -> None:
    names = [name for name in library.teams("statispro") if name.startswith(("2040-", "2012-MAR"))]
    assert sum(statispro.load_team(name).league == league for name in names) >= least


def test_a_team_is_found_by_its_name_its_code_or_its_words() -> None:
    assert statispro.load_team("2040-TID") == statispro.load_team("tid") == statispro.load_team("tidewater herons")
