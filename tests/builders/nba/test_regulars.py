"""Each regular's own screws: they turn towards his real figures, and stay where nothing is amiss."""

from __future__ import annotations

from pathlib import Path

import pytest

from builders.nba.league import files
from fieldhouse.builders.nba.fit import Played, step_players, step_team_numbers
from fieldhouse.builders.nba.league import real_league
from fieldhouse.builders.nba.ratings import FIRST_GUESS, Factors, key, rebounds
from fieldhouse.builders.nba.replay import Club, Replay
from fieldhouse.builders.nba.source import read_season
from fieldhouse.builders.nba.totals import PlayerSeason, Season
from fieldhouse.games.statispro import scoresheet as sheet

__all__ = ["files"]


@pytest.fixture
def season(files: Path) -> Season:
    return read_season(files / "players.csv", files / "teams.parquet", 2030)


def played(season: Season, one: PlayerSeason, **times: float) -> Played:
    """A round in which everybody did what he did, but *one* so many times as much of something."""
    replay = Replay()
    for p in season.players:
        did = times if p is one else {}
        line = [0] * len(sheet.COLUMNS)
        line[sheet.GAMES_PLAYED], line[sheet.CARDS] = p.g, round(15 * p.mp * did.get("minutes", 1.0))
        line[sheet.ATTEMPTS], line[sheet.THROWS] = round(p.fga * did.get("shots", 1.0)), p.fta
        line[sheet.DEFENSIVE] = round(p.trb * did.get("rebounds", 1.0))
        replay.clubs.setdefault(p.team, Club()).players[p.player] = line
    real = real_league(season)
    return Played(replay, real, real)


def turned(season: Season, one: PlayerSeason, **times: float) -> Factors:
    """After such a round."""
    return step_players(FIRST_GUESS, season, played(season, one, **times), None, gain=0.5)


def own(factors: Factors, p: PlayerSeason) -> list[float]:
    """His four screws: ATTEMPTS, FOUL DRAWING, REBOUNDS, minutes."""
    name = key(p)
    return [
        factors.player_attempts[name], factors.player_draws[name], factors.player_rebounds[name],
        factors.player_minutes[name],
    ]  # fmt: skip


def test_what_is_right_stays(season: Season) -> None:
    one = max(season.players, key=lambda p: p.mp)
    assert own(turned(season, one), one) == pytest.approx([0.0] * 4, abs=0.02)


def test_who_caught_too_few_rebounds_has_a_higher_rating_and_nobody_else(season: Season) -> None:
    one = max((p for p in season.players if p.mp > 1000), key=lambda p: p.trb / p.mp)
    other = next(p for p in season.players if p.team == one.team and p is not one and p.mp > 1000)
    found = turned(season, one, rebounds=0.6)
    assert rebounds(one, found) > rebounds(one, FIRST_GUESS) and rebounds(other, found) == rebounds(other, FIRST_GUESS)
    assert rebounds(one, turned(season, one, rebounds=1.4)) < rebounds(one, FIRST_GUESS)
    assert own(found, one)[:2] == pytest.approx([0.0, 0.0], abs=0.02)


def test_what_has_swung_past_since_the_last_round_turns_half_as_far(season: Season) -> None:
    one = max((p for p in season.players if p.mp > 1000), key=lambda p: p.trb / p.mp)
    few, many = played(season, one, rebounds=0.6), played(season, one, rebounds=1.4)
    swung, as_before = (own(step_players(FIRST_GUESS, season, few, last, gain=0.5), one)[2] for last in (many, few))
    assert as_before == own(turned(season, one, rebounds=0.6), one)[2] > 0
    assert swung == pytest.approx(as_before / 2)


def test_shots_and_minutes_turn_the_right_way(season: Season) -> None:
    one = max(season.players, key=lambda p: p.mp)
    assert own(turned(season, one, shots=0.8), one)[0] > 0.5
    assert own(turned(season, one, minutes=1.1), one)[3] < -0.5


def test_a_team_that_loses_and_fouls_too_little_adds_to_t_and_f_and_the_others_less(season: Season) -> None:
    replay = Replay()
    for team in season.teams:
        club = replay.clubs[team.abbreviation] = Club(games=round(team.g))
        share = 0.8 if team is season.teams[0] else 1.0
        assert team.tov and team.pf
        club.made[sheet.TURNOVERS], club.made[sheet.FOULS] = round(share * team.tov), round(share * team.pf)
    found = step_team_numbers(FIRST_GUESS, season, replay, gain=0.5)
    short, others = season.teams[0].abbreviation, [team.abbreviation for team in season.teams[1:]]
    for own in (found.team_turnovers, found.team_fouls):
        assert own[short] > 5 and all(own[code] < 0 for code in others)
        assert sum(own.values()) == pytest.approx(0.0, abs=0.1), "the league's mean is the league's number"
