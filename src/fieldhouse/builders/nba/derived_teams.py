"""Team tables that nobody publishes: what a team did is the sum of what its men did, and games tell who won where."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields, replace

from fieldhouse.builders.nba.totals import PlayerSeason, Result, TeamSeason
from fieldhouse.table.plain_json import PlainReport

MINUTES_A_GAME = 240
"""Of the five together; overtimes are minutes more."""


@dataclass
class _Record:
    """A team's games at home or on the road."""

    games: int = 0
    wins: int = 0
    points: int = 0
    allowed: int = 0

    def add(self, points: int, allowed: int) -> None:
        """One game more."""
        self.games += 1
        self.wins += points > allowed
        self.points += points
        self.allowed += allowed


def derived(players: Sequence[PlayerSeason], results: Sequence[Result]) -> list[TeamSeason]:
    """Every team that has men, from them and from the games alone."""
    codes = sorted({player.team for player in players})
    return [with_results(_summed(code, [each for each in players if each.team == code]), results) for code in codes]


def with_results(team: TeamSeason, results: Sequence[Result]) -> TeamSeason:
    """The team with what its games tell, where its table told nothing."""
    home, road = _Record(), _Record()
    for result in results:
        if result.score and team.abbreviation == result.home:
            home.add(result.score[1], result.score[0])
        elif result.score and team.abbreviation == result.away:
            road.add(*result.score)
    games = home.games + road.games
    if not games:
        return team
    points, allowed = home.points + road.points, home.allowed + road.allowed
    told: PlainReport = {
        "g": games, "w": home.wins + road.wins, "opp_pts": allowed, "mov": (points - allowed) / games,
        "home_g": home.games, "home_w": home.wins, "h_pf": home.points, "h_pa": home.allowed,
        "road_g": road.games, "road_w": road.wins, "r_pf": road.points, "r_pa": road.allowed,
    }  # fmt: skip
    missing: PlainReport = {name: float(value) for name, value in told.items() if not getattr(team, name)}
    return replace(team, **missing)


def _summed(code: str, men: Sequence[PlayerSeason]) -> TeamSeason:
    """A team by its men's totals; the games it played are told by its results."""
    minutes = sum(man.mp for man in men)
    counted = {field.name for field in fields(PlayerSeason)} - {"g"}
    sums = {
        field.name: _sum([getattr(man, field.name) for man in men])
        for field in fields(TeamSeason)
        if field.name in counted and field.name != "team"
    }
    blank: PlainReport = {field.name: None for field in fields(TeamSeason)}
    team = TeamSeason(**{**blank, **sums, "team": code, "abbreviation": code, "g": 0.0, "w": 0.0})
    return replace(team, pace=_possessions(team) / (minutes / MINUTES_A_GAME))


def _sum(values: Sequence[int | None]) -> float | None:
    """What was counted, added up; None if it was not counted for anybody."""
    known = [value for value in values if value is not None]
    return float(sum(known)) if known else None


def _possessions(team: TeamSeason) -> float:
    """By the usual count."""
    return team.fga + 0.44 * team.fta - (team.orb or 0) + (team.tov or 0)
