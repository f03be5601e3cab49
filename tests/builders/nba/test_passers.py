"""Whose assists they are: each regular's screw turns towards what is amiss, and stays where nothing is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from builders.nba.league import files
from fieldhouse.builders.nba.league import real_league
from fieldhouse.builders.nba.passers import MOST_ASSIST, step_passers
from fieldhouse.builders.nba.ratings import FIRST_GUESS, Factors, assist, key
from fieldhouse.builders.nba.replay import Club, Replay
from fieldhouse.builders.nba.source import read_season
from fieldhouse.builders.nba.totals import PlayerSeason, Season
from fieldhouse.games.statispro import scoresheet as sheet

__all__ = ["files"]


@pytest.fixture
def season(files: Path) -> Season:
    return read_season(files / "players.csv", files / "teams.parquet", 2030)


def turned(season: Season, times: Callable[[PlayerSeason], float], gain: float = 1.0) -> Factors:
    """After a replay in which everybody had so many times his real assists."""
    replay = Replay()
    for p in season.players:
        line = [0] * len(sheet.COLUMNS)
        line[sheet.CARDS], line[sheet.ASSISTS] = 15 * p.mp, round(p.ast * times(p))
        replay.clubs.setdefault(p.team, Club()).players[p.player] = line
    real = real_league(season)
    return step_passers(FIRST_GUESS, season, replay, real, real, gain)


def test_what_is_right_stays(season: Season) -> None:
    found = turned(season, lambda p: 1.0)
    assert all(abs(own) < 0.01 for own in found.player_assists.values())


def test_each_regulars_own_assists_move_his_rating_a_little(season: Season) -> None:
    """Twice his real assists: seven too many in 36 minutes, of which a share goes off, and never more than the most."""
    one = next(p for p in season.players if p.pos == "PG" and p.mp > 1000)
    other = next(p for p in season.players if p.pos == "SG" and p.mp > 1000)
    found = turned(season, lambda p: 2.0 if p is one else 1.0, gain=0.2)
    assert -MOST_ASSIST < found.player_assists[key(one)] < 0.0 and abs(found.player_assists[key(other)]) < 0.1
    assert turned(season, lambda p: 2.0 if p is one else 1.0, gain=5.0).player_assists[key(one)] == -MOST_ASSIST
    bench = next(p for p in season.players if p.mp < 1000)
    assert key(bench) not in found.player_assists


def test_assist_goes_by_assists_alone(season: Season) -> None:
    guards = sorted((p for p in season.players if p.pos == "PG" and p.mp > 1000), key=lambda p: p.fga)
    assert len({round(p.ast / p.mp, 3) for p in guards}) == 1 and guards[0].fga < 0.8 * guards[-1].fga
    assert assist(guards[0], FIRST_GUESS) == assist(guards[-1], FIRST_GUESS)
