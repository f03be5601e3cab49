"""Card ratings from a season's totals: the house formulas of the rulings, with a season's factors."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final

from fieldhouse.builders.nba.totals import PlayerSeason
from fieldhouse.games.statispro.model import USUAL_LEADS
from fieldhouse.table.plain_json import PlainReport

STRETCH: Final = 1.3
"""ATTEMPTS are stretched around the league's mean: open and forced shots fall evenly on all men."""
FREE_THROW_SHARE: Final = 0.2
"""A fouled miss is no attempt, so who draws fouls needs more tries."""
INJURY_STEPS: Final = ((0, 0), (1, 1), (3, 2), (5, 3), (10, 4), (20, 5), (30, 6), (45, 7))
WORST_INJURY: Final = 8
SHRINK_TWOS: Final = 25
SHRINK_THREES: Final = 20
SHRINK_THROWS: Final = 12
"""Percentages of few tries lean to the league's: so many tries of it are added."""
FEW_THREES: Final = 2.0
FEW_MINUTES: Final = 300
ADDED_MINUTES: Final = 100
LEANING: Final = ("fta", "trb", "ast", "stl", "blk", "tov", "pf")
"""Totals of men of few minutes that lean to the league's, and the minutes of it that are added."""
FOUL_WIDTH: Final = 73.0
TURNOVER_MINUTES: Final = 150
USUAL_TURNOVERS: Final = 10


@dataclass(frozen=True)
class Factors:
    """A season's factors. The book's formulas are all ones without stretch."""

    attempts: float = 1.0
    threes: float = 1.0
    assists: float = 1.0
    steals: float = 1.0
    blocks: float = 1.0
    foul_drawing: float = 1.0
    three_points: float = 0.0
    """Points added to every THREE POINTS rating."""
    free_throws: float = 0.0
    """Points added to every FREE THROWS rating: lane violations give a few misses another chance."""
    stretch: float = 1.0
    free_throw_share: float = 0.0
    shrinks: bool = False
    defense: float = -4.0
    turnovers: float = 100.0
    fouls: float = 100.0
    rebounds: float = 0.0
    leads: float = float(USUAL_LEADS)
    """T, F, R and L before they are rounded."""
    player_attempts: dict[str, float] = field(default_factory=dict)
    player_draws: dict[str, float] = field(default_factory=dict)
    player_rebounds: dict[str, float] = field(default_factory=dict)
    player_minutes: dict[str, float] = field(default_factory=dict)
    player_assists: dict[str, float] = field(default_factory=dict)
    player_threes: dict[str, float] = field(default_factory=dict)
    player_blocks: dict[str, float] = field(default_factory=dict)
    player_turnovers: dict[str, float] = field(default_factory=dict)
    """Of the last three what multiplies a man's rating, of the others what is added to it."""
    team_defense: dict[str, float] = field(default_factory=dict)
    team_twos: dict[str, float] = field(default_factory=dict)
    """Points added to every FIELD GOAL rating of a team: what no card carries, its turnovers above all."""
    team_turnovers: dict[str, float] = field(default_factory=dict)
    team_fouls: dict[str, float] = field(default_factory=dict)
    """What a team adds to T and to F."""
    indexes: dict[str, tuple[float, float]] = field(default_factory=dict)


BOOK: Final = Factors()
FIRST_GUESS: Final = Factors(
    attempts=1.0, threes=1.25, assists=0.92, free_throws=-1.0, stretch=STRETCH, free_throw_share=FREE_THROW_SHARE,
    shrinks=True, turnovers=80, fouls=80,
)  # fmt: skip

ERA_FACTORS: Final = (
    "attempts", "threes", "assists", "steals", "blocks", "foul_drawing", "three_points", "defense", "turnovers",
    "fouls", "rebounds",
)  # fmt: skip
ERAS: Final = {
    1980: (1.01, 1.63, 0.98, 1.24, 0.71, 0.82, -2.5, -2.4, 91.0, 100.0, -2.9),
    1990: (0.88, 1.40, 0.87, 1.06, 0.77, 0.97, -2.2, -2.6, 51.0, 66.0, -1.9),
    2000: (0.77, 1.30, 0.88, 0.94, 0.94, 0.95, -0.6, -0.1, 48.0, 95.0, -0.3),
    2010: (0.69, 1.35, 0.80, 0.89, 0.96, 1.24, -0.2, 0.0, 35.0, 60.0, 0.7),
    2020: (0.88, 1.46, 0.87, 1.06, 1.21, 1.35, -0.2, -0.8, 40.0, 69.0, 5.3),
    2025: (0.76, 1.44, 0.87, 1.03, 1.42, 1.56, -0.1, -1.5, 25.0, 37.0, 1.6),
}
"""Where these factors came to lie for seasons that were fitted."""


def first_guess(season: int) -> Factors:
    """Where the fit of a season begins: any start will do, a near one takes fewer rounds."""
    years = sorted(ERAS)
    year = min(max(season, years[0]), years[-1])
    before = max(known for known in years if known <= year)
    after = min(known for known in years if known >= year)
    share = (year - before) / (after - before) if after > before else 0.0
    between = (low + share * (high - low) for low, high in zip(ERAS[before], ERAS[after], strict=True))
    found: PlainReport = dict(zip(ERA_FACTORS, between, strict=True))
    return replace(FIRST_GUESS, **found)


@dataclass(frozen=True)
class LeagueMeans:
    """The league's shooting, and its tries per 36 minutes."""

    twos: float
    threes: float
    throws: float
    tries: float
    scale: float
    """Keeps the mean of tries that count free throws at the mean of attempts."""
    a_minute: dict[str, float]
    """What a man does in a minute, by the names of the totals."""


def league_means(players: tuple[PlayerSeason, ...]) -> LeagueMeans:
    """The league's averages, towards which few tries are shrunk."""
    made2 = sum(p.fg - (p.fg3 or 0) for p in players)
    tried2 = sum(p.fga - (p.fg3a or 0) for p in players)
    made3, tried3 = sum(p.fg3 or 0 for p in players), sum(p.fg3a or 0 for p in players)
    throws, fta = sum(p.ft for p in players), sum(p.fta for p in players)
    fga, minutes = sum(p.fga for p in players), sum(p.mp for p in players)
    return LeagueMeans(
        made2 / tried2, made3 / tried3 if tried3 else 0.0, throws / fta, 36 * fga / minutes,
        fga / (fga + FREE_THROW_SHARE * fta),
        {name: sum(getattr(p, name) or 0 for p in players) / minutes for name in LEANING},
    )  # fmt: skip


def leaning(p: PlayerSeason, means: LeagueMeans, f: Factors) -> PlayerSeason:
    """Who hardly played, with some minutes of the league's mean man added: his own few say little; others as they
    are."""
    if not f.shrinks or p.mp >= FEW_MINUTES:
        return p
    more: PlainReport = {
        name: None if (own := getattr(p, name)) is None else own + round(ADDED_MINUTES * means.a_minute[name])
        for name in LEANING
    }
    return replace(p, mp=p.mp + ADDED_MINUTES, **more)


def percentage(made: int, tried: int, league: float, pull: float, shift: float = 0.0) -> int:
    """Of a hundred, leaning to the league's by *pull* tries, and moved by *shift*."""
    if tried + pull <= 0:
        return 0
    return round(100 * (made + pull * league) / (tried + pull) + shift)


def field_goal(p: PlayerSeason, means: LeagueMeans, f: Factors) -> int:
    """FIELD GOAL: two-pointers made, shrunk, with his team's shift."""
    made, tried = p.fg - (p.fg3 or 0), p.fga - (p.fg3a or 0)
    shift = f.team_twos.get(p.team, 0.0)
    return max(1, min(99, percentage(made, tried, means.twos, SHRINK_TWOS if f.shrinks else 0, shift)))


def three_points(p: PlayerSeason, means: LeagueMeans, f: Factors) -> int:
    """THREE POINT: shrunk; nothing for who never tried."""
    if not p.fg3a:
        return 0
    found = percentage(p.fg3 or 0, p.fg3a, means.threes, SHRINK_THREES if f.shrinks else 0, f.three_points)
    return min(99, max(1, found))


def free_throws(p: PlayerSeason, means: LeagueMeans, f: Factors) -> int:
    """FREE THROW: shrunk."""
    found = percentage(p.ft, p.fta, means.throws, SHRINK_THROWS if f.shrinks else 0, f.free_throws)
    return max(0, min(100, found))


def attempts(p: PlayerSeason, means: LeagueMeans, f: Factors) -> int:
    """36 x FGA / MP, stretched around the mean."""
    scale = means.scale if f.free_throw_share else 1.0
    tries = 36 * scale * (p.fga + f.free_throw_share * p.fta) / p.mp
    if f.shrinks:
        tries = (tries * p.mp + means.tries * 60) / (p.mp + 60)
    stretched = means.tries + f.stretch * (tries - means.tries)
    return max(1, min(60, round(f.attempts * stretched + f.player_attempts.get(key(p), 0.0))))


def three_attempts(p: PlayerSeason, f: Factors, limit: int) -> int:
    """36 x 3PA / MP, at most ATTEMPTS."""
    if not p.fg3a:
        return 0
    return min(limit, round(_three_tries(p, f)))


def _three_tries(p: PlayerSeason, f: Factors) -> float:
    """THREE POINT ATTEMPTS before they are rounded."""
    return f.threes * f.player_threes.get(key(p), 1.0) * 36 * (p.fg3a or 0) / p.mp


def shared_three_attempts(men: list[PlayerSeason], f: Factors, limits: list[int]) -> list[int]:
    """A team's THREE POINT ATTEMPTS: what rounding takes from men who shoot few goes to the next of them."""
    found, carry = [], 0.0
    for p, limit in zip(men, limits, strict=True):
        wanted = _three_tries(p, f)
        if not f.shrinks or wanted >= FEW_THREES or not p.fg3a:
            found.append(three_attempts(p, f, limit))
            continue
        rating = max(0, min(limit, round(wanted + carry / p.mp)))
        carry += (wanted - rating) * p.mp
        found.append(rating)
    return found


def rebounds(p: PlayerSeason, f: Factors) -> int:
    """REBOUND: a hundred times a minute, with his own correction."""
    return max(0, min(60, round(100 * p.trb / p.mp + f.player_rebounds.get(key(p), 0.0))))


def assist(p: PlayerSeason, f: Factors) -> int:
    """60 x AST / MP, by the league's factor, with his own correction."""
    return max(0, min(40, round(f.assists * 60 * p.ast / p.mp + f.player_assists.get(key(p), 0.0))))


def steal(p: PlayerSeason, f: Factors) -> int:
    """STEAL RATE, by the league's factor: the deck has the same numbers for every position."""
    return min(40, round(f.steals * 100 * (p.stl or 0) / p.mp))


def block(p: PlayerSeason, f: Factors) -> int:
    """BLOCK RATE, by the league's factor and his own."""
    return min(40, round(f.blocks * f.player_blocks.get(key(p), 1.0) * 100 * (p.blk or 0) / p.mp))


def turnovers(p: PlayerSeason, f: Factors) -> int:
    """TO, a house rating: turnovers in so many minutes, by his own factor; the usual where they were not counted."""
    if p.tov is None:
        return USUAL_TURNOVERS
    return min(60, round(f.player_turnovers.get(key(p), 1.0) * TURNOVER_MINUTES * p.tov / p.mp))


def foul_drawing(p: PlayerSeason, f: Factors) -> float:
    """FOUL DRAWING: free throws a minute, with his own correction."""
    found = f.foul_drawing * 100 * p.fta / p.mp + f.player_draws.get(key(p), 0.0)
    return min(60.0, max(0.0, round(found, 1)))


def foul_width(p: PlayerSeason) -> int:
    """How many of the 100 FOUL # are his."""
    return max(1, round(FOUL_WIDTH * p.pf / p.mp))


def injury(games: int, season_games: int) -> int:
    """0 to 8, by games missed: 0, 1, 2-3, 4-5, 6-10, 11-20, 21-30, 31-45, more."""
    missed = max(0, season_games - games)
    return next((rating for most, rating in INJURY_STEPS if missed <= most), WORST_INJURY)


def minutes(p: PlayerSeason, f: Factors) -> float:
    """What the computer coach plans for him, so that he comes out near his real minutes."""
    return round(max(1.0, min(46.0, p.mp / p.g + f.player_minutes.get(key(p), 0.0))), 1)


def key(p: PlayerSeason) -> str:
    """What a player is known by within a season."""
    return f"{p.team} {p.player}"
