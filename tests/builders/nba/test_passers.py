"""Whose assists they are: the screw turns towards what is amiss, and stays where nothing is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from builders.nba.test_build import files
from fieldhouse.builders.nba.league import real_league
from fieldhouse.builders.nba.passers import USAGES, turn_passers
from fieldhouse.builders.nba.ratings import FIRST_GUESS, Factors, assist, key, league_means, shooting
from fieldhouse.builders.nba.replay import Club, Replay
from fieldhouse.builders.nba.source import PlayerSeason, Season, read_season
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
    return turn_passers(FIRST_GUESS, season, replay, real, real, gain)


def test_what_is_right_stays(season: Season) -> None:
    found = turned(season, lambda p: 1.0)
    assert found.assist_usage == pytest.approx(FIRST_GUESS.assist_usage, abs=0.01)


def test_if_who_shoots_much_has_too_few_he_gets_more(season: Season) -> None:
    means = league_means(season.players)
    assert turned(season, lambda p: shooting(p, means) ** -0.2).assist_usage > FIRST_GUESS.assist_usage + 0.1
    assert turned(season, lambda p: shooting(p, means) ** 0.2).assist_usage < FIRST_GUESS.assist_usage - 0.1


def test_each_regulars_own_assists_move_his_rating_a_little(season: Season) -> None:
    """Twice his real assists: seven too many in 36 minutes, of which a share goes off, and never more than three."""
    one = next(p for p in season.players if p.pos == "PG" and p.mp > 1000)
    other = next(p for p in season.players if p.pos == "SG" and p.mp > 1000)
    found = turned(season, lambda p: 2.0 if p is one else 1.0, gain=0.5)
    assert -3.0 < found.player_assists[key(one)] < 0.0 and abs(found.player_assists[key(other)]) < 0.1
    assert turned(season, lambda p: 2.0 if p is one else 1.0, gain=5.0).player_assists[key(one)] == -3.0
    bench = next(p for p in season.players if p.mp < 1000)
    assert key(bench) not in found.player_assists


@pytest.mark.parametrize("power", [2.0, -2.0])
def test_it_does_not_turn_beyond_its_limits(season: Season, power: float) -> None:
    means = league_means(season.players)
    found = turned(season, lambda p: shooting(p, means) ** power, gain=9.0)
    assert found.assist_usage == USAGES[power < 0]


def test_the_rating_of_a_man_who_shoots_more_is_higher(season: Season) -> None:
    means = league_means(season.players)
    guards = sorted((p for p in season.players if p.pos == "PG" and p.mp > 1000), key=lambda p: p.fga)
    assert len({round(p.ast / p.mp, 3) for p in guards}) == 1 and guards[0].fga < 0.8 * guards[-1].fga
    assert assist(guards[0], means, FIRST_GUESS) < assist(guards[-1], means, FIRST_GUESS)
