"""A league's games at tables of the football engine: the same game, its journal, its men, and what the league keeps."""

from __future__ import annotations

from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from cli.conftest import Run
from fieldhouse import catalog
from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.franchise import COMMISSIONER, Fixture
from fieldhouse.games.fool.settings import Settings, plain
from fieldhouse.games.fool.state import EXHIBITION
from fieldhouse.leagues.football.at_table import charts_of, header_of, journal_of
from fieldhouse.leagues.football.games import open_games
from fieldhouse.leagues.game_rows import Place
from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.leagues.store import BadLeague, LeagueStore
from fieldhouse.leagues.table_results import enter
from fieldhouse.store import saved
from fieldhouse.store.engine import GameTaken
from fieldhouse.table.fair import promised
from fieldhouse.table.journal import Journal
from fieldhouse.table.session import AnySession

SMALL = {**plain(Settings()), "season_games": 3, "rounds": 2, "class_size": 8, "playoff_teams": 2}


@pytest.fixture
def opened(store: LeagueStore, data: Path) -> OpenLeague:
    """A league of four clubs at its first exhibition game; one club is Ann's, which a computer has led so far."""
    opened = OpenLeague.found(store, "ours", 7, 4, SMALL, {})
    while opened.league.phase != EXHIBITION:
        opened.step()
    opened.give(Command(COMMISSIONER, "own", {"team": "BAY", "owner": "Ann"}))
    return opened


def anns_game(opened: OpenLeague) -> tuple[Fixture, Place]:
    fixture = next(each for each in open_games(opened.league) if "BAY" in (each.away, each.home))
    return fixture, Place("ours", opened.league.year, fixture.number)


def at_table(opened: OpenLeague, seed: int) -> tuple[Place, AnySession]:
    """Ann's game begun at a table where computers sit, and played to its end there; the league is not told."""
    fixture, place = anns_game(opened)
    charts = charts_of(opened.league, fixture)
    journal = Journal(promised(header_of(charts, fixture, seed)))
    with opened.store.engine.begin() as connection:
        opened.store.games.begin(connection, place, charts, journal)
    return place, saved.resumed(catalog.game("ddf"), journal)


def test_a_game_of_the_engine_is_played_again_play_by_play(opened: OpenLeague) -> None:
    _, place = anns_game(opened)
    assert journal_of(opened.store, place) is None, "nothing to look at before it is played"
    opened.games()
    fixture = next(each for each in opened.league.fixtures if each.number == place.number)
    journal = journal_of(opened.store, place)
    assert journal is not None and fixture.score is not None
    session = saved.resumed(catalog.game("ddf"), journal)
    assert tuple(session.game.score) == fixture.score and len(session.notes) > 100
    paper = Console(width=120, record=True, file=StringIO())
    paper.print(session.definition.pages.box_score(session.header, session.notes))
    told, men = paper.export_text(), {man.name for man in opened.league.roster("BAY")}
    assert any(name in told for name in men), "the roster's names stand in the box score"


def test_what_men_did_is_kept_by_their_numbers(opened: OpenLeague) -> None:
    opened.games()
    lines = [lines for _, _, lines in opened.store.games.lines("ours")]
    assert len(lines) == 2
    passers = {number for game in lines for parts in game["people"] for number in parts["Passing"]}
    assert {opened.league.players[int(number)].position for number in passers} == {"Q"}


def test_a_game_of_a_table_counts_once_and_its_journal_is_kept(opened: OpenLeague) -> None:
    place, session = at_table(opened, seed=11)
    before = {man.id: replace(man, injury=None) for man in opened.league.roster("BAY")}
    row = enter(opened.store, place, session)
    assert row is not None and enter(opened.store, place, session) is None
    league, _ = opened.store.league("ours")
    fixture = next(each for each in league.fixtures if each.number == place.number)
    assert fixture.score == tuple(session.game.score)
    after = [replace(man, injury=None) for man in league.roster("BAY")]
    assert any(man != before[man.id] for man in after), "it gives experience"
    journal = journal_of(opened.store, place)
    assert journal is not None and journal.entries == session.journal.entries


def test_the_league_waits_for_a_game_that_is_under_way(opened: OpenLeague) -> None:
    place, session = at_table(opened, seed=11)
    with pytest.raises(GameTaken), opened.store.engine.begin() as connection:
        opened.store.games.begin(connection, place, {}, session.journal)
    with pytest.raises(BadLeague, match=f"Game {place.number}, .* is under way"):
        opened.step()
    opened.store.games.forget(place)
    opened.step()
    assert enter(opened.store, place, session) is None, "given up: it does not count any more"


def test_a_league_that_is_thrown_away_leaves_no_games(opened: OpenLeague) -> None:
    opened.games()
    opened.store.delete("ours")
    OpenLeague.found(opened.store, "ours", 7, 4, SMALL, {})
    assert opened.store.games.lines("ours") == []


def test_a_club_is_led_at_the_terminal(fieldhouse: Run, data: Path) -> None:
    opened = OpenLeague.found(LeagueStore(), "ours", 7, 4, SMALL, {})
    assert "No games are played now" in fieldhouse("league", "play").err
    while opened.league.phase != EXHIBITION:
        opened.step()
    opened.give(Command(COMMISSIONER, "own", {"team": "BAY", "owner": "Ann"}))
    _, place = anns_game(opened)
    left = fieldhouse("league", "play", "--as", "Ann", typed="1\n" * 20)
    assert f"Game {place.number} of ours" in left.out
    assert "Saved. Go on with: fieldhouse league play BAY --league ours" in left.out
    assert "is under way" in fieldhouse("league", "advance").err
    over = fieldhouse("league", "play", "--as", "Ann", typed="1\n" * 3000)
    assert "Individual statistics" in over.out and "BAY" in over.out.splitlines()[-1] + over.out.splitlines()[-2]
    league, _ = opened.store.league("ours")
    assert next(each for each in league.fixtures if each.number == place.number).score is not None
    assert "has a game to play now" in fieldhouse("league", "play", "--as", "Ann").err
    assert fieldhouse("league", "advance").code == 0
