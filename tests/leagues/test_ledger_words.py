"""The ledger in words: nobody has to know a player's number, or what a bare figure was thrown for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from fieldhouse.games.fool.franchise import COMMISSIONER
from fieldhouse.games.fool.settings import Settings, plain
from fieldhouse.leagues import reports
from fieldhouse.leagues.ledger_words import arguments_in_words, rolls_in_words
from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.leagues.store import LeagueStore
from fieldhouse.table.journal import Entry
from fieldhouse.table.seat import Seat

SMALL = {**plain(Settings()), "season_games": 2, "rounds": 2, "class_size": 8, "playoff_teams": 2}


@pytest.fixture
def year(store: LeagueStore, data: Path) -> OpenLeague:
    """A league of computers alone, a year later."""
    opened = OpenLeague.found(store, "ours", 7, 4, SMALL, {})
    first = opened.league.year
    while opened.league.year == first:
        opened.step()
    return opened


def thrown(label: str, *readings: int) -> list[Entry]:
    return [Entry("r", Seat(0), label, reading) for reading in readings]


def test_no_line_of_a_year_has_brackets_or_bare_numbers_of_men(year: OpenLeague) -> None:
    report = reports.ledger(year.league, COMMISSIONER, list(year.store.rows("ours")), True)
    assert len(report.rows) > 40
    for row in report.rows:
        given, rolls = str(row[5]), str(row[6])
        assert not re.search(r"[\[\]{}_]|player \d", given), given
        assert not re.search(r"hurt: \d|_", rolls), rolls
    assert any("hurt: " in str(row[6]) for row in report.rows)


def test_a_league_of_computers_keeps_its_careers(year: OpenLeague) -> None:
    kept = year.store.games.lines("ours")
    assert kept and all(lines["people"][0]["Passing"] for _, _, lines in kept)


def test_words(year: OpenLeague) -> None:
    league = year.league
    first, second = list(league.players.values())[:2]
    told = arguments_in_words(league, {"team": "ASH", "player": first.id, "drop": 0, "coach": [[second.id, "P"]]})
    assert told == f"team {league.teams['ASH'].title}, player {first.name}, coach {second.name} pass"
    assert arguments_in_words(league, {"game": 5, "score": [24, 20], "kicks": [[1]], "seed": 7}) == (
        "game 5, score 24 to 20"
    )
    throws = [*thrown("coaching P", 3, 4), *thrown("recovery from -C", 2), *thrown("hurt", first.id)]
    assert rolls_in_words(league, throws) == (f"coaching pass: 3, 4; recovery from -contact: 2; hurt: {first.name}")
    assert rolls_in_words(league, thrown("first name", *range(9))) == "first name: 9 throws"
