"""Team cards: fast-break grades, DEFENSE, Home Court and Road Index."""

from __future__ import annotations

from statistics import NormalDist, mean, pstdev
from typing import Final

from fieldhouse.builders.nba.ratings import Factors, block, steal
from fieldhouse.builders.nba.totals import PlayerSeason, Season, TeamSeason

POINT_VALUE: Final = 0.78
"""What an Index Point is worth on the scoreboard."""
MOST_INDEX: Final = 12
DEFENSE_FACTOR: Final = 2.0
LOWEST_DEFENSE, HIGHEST_DEFENSE = -12, 4
BLOCK_WORTH, STEAL_WORTH, MINUTE_WORTH = 0.35, 0.25, 0.03
"""What a block, a steal and a minute say of a defender, in points of DEFENSE."""
MIDDLE_GRADE: Final = 2
MOST_SHARE: Final = 0.95
BREAK_STEALS, BREAK_PACE = 0.8, 0.25


def z_scores(values: dict[str, float]) -> dict[str, float]:
    """Each value's distance from the mean, in standard deviations."""
    spread = pstdev(values.values()) or 1.0
    middle = mean(values.values())
    return {name: (value - middle) / spread for name, value in values.items()}


def grades(season: Season) -> dict[str, tuple[int, int]]:
    """Each team's offense and defense, 0 for A: from fast-break points, or where these were not counted, as before
    2002, from steals, turnovers and pace."""
    names = [team.abbreviation for team in season.teams]
    if season.breaks and all(name in season.breaks for name in names):
        made = z_scores({name: season.breaks[name][0] for name in names})
        allowed = z_scores({name: season.breaks[name][1] for name in names})
    else:
        pace = z_scores({team.abbreviation: team.pace or 100.0 for team in season.teams})
        steals = z_scores({team.abbreviation: (team.stl or 0) / team.g for team in season.teams})
        losses = z_scores({team.abbreviation: (team.tov or 0) / team.g for team in season.teams})
        made = z_scores({name: BREAK_STEALS * steals[name] + BREAK_PACE * pace[name] for name in names})
        allowed = z_scores({name: BREAK_STEALS * losses[name] + BREAK_PACE * pace[name] for name in names})
    return {name: (_grade(made[name]), _grade(-allowed[name])) for name in names}


def _grade(score: float) -> int:
    """A z-score as a grade from A to E."""
    return max(0, min(4, MIDDLE_GRADE - round(score)))


def team_defense(season: Season, factors: Factors) -> dict[str, float]:
    """Each team's mean DEFENSE: the league's, twice what its opponents' two-point shooting differs, and its own
    factor."""
    shooting = {team.abbreviation: _opponents_twos(team) for team in season.teams}
    middle = mean(shooting.values())
    return {
        name: factors.defense + DEFENSE_FACTOR * (value - middle) + factors.team_defense.get(name, 0.0)
        for name, value in shooting.items()
    }


def _opponents_twos(team: TeamSeason) -> float:
    """The opponents' two-point percentage; 50 where it was not counted."""
    if not team.opp_fga or team.opp_fg is None:
        return 50.0
    return 100 * (team.opp_fg - (team.opp_fg3 or 0)) / (team.opp_fga - (team.opp_fg3a or 0))


def player_defense(chosen: list[PlayerSeason], level: float, factors: Factors) -> list[int]:
    """The men's DEFENSE, low for who defends well, by blocks, steals and minutes; but for rounding and bounds the
    team's mean is kept at *level*."""
    worth = [
        BLOCK_WORTH * block(p, factors) + STEAL_WORTH * steal(p, factors) + MINUTE_WORTH * min(36.0, p.mp / p.g)
        for p in chosen
    ]
    total = sum(p.mp for p in chosen)
    middle = sum(value * p.mp for value, p in zip(worth, chosen, strict=True)) / total
    return [max(LOWEST_DEFENSE, min(HIGHEST_DEFENSE, round(level - (value - middle)))) for value in worth]


def indexes(season: Season, factors: Factors) -> dict[str, tuple[int, int]]:
    """Each team's home and road index: what the cards leave to explain of its margins, in Index Points; before a fit
    the league's home edge and nothing."""
    edge = home_edge(season)
    found = {}
    for team in season.teams:
        home, road = factors.indexes.get(team.abbreviation, (edge, 0.0))
        found[team.abbreviation] = (_points(home), _points(road))
    return found


def _points(margin: float) -> int:
    """A margin as Index Points."""
    return max(-MOST_INDEX, min(MOST_INDEX, round(margin / POINT_VALUE)))


def home_edge(season: Season) -> float:
    """By how many points the home team won on average."""
    margins = [margin(team)[0] for team in season.teams]
    return mean(margins)


def winning_margin(team: TeamSeason, spread: float) -> float:
    """The mean margin that wins as many games as the team really did, where margins vary by *spread*."""
    share = min(MOST_SHARE, max(1 - MOST_SHARE, team.w / team.g))
    return spread * NormalDist().inv_cdf(share)


def margin(team: TeamSeason) -> tuple[float, float]:
    """A team's mean margin at home and on the road; where points were not told apart, guessed from its wins."""
    home, road = team.home_g or 0, team.road_g or 0
    if home and road and None not in (team.h_pf, team.h_pa, team.r_pf, team.r_pa):
        return ((team.h_pf or 0) - (team.h_pa or 0)) / home, ((team.r_pf or 0) - (team.r_pa or 0)) / road
    share = team.w / team.g if team.g else 0.5
    return 30 * (share - 0.5) + 3.0, 30 * (share - 0.5) - 3.0
