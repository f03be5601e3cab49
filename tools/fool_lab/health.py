"""Whether a league stays healthy: ratings by position, ages, rosters, scoring and parity, season by season.

Why the bands are what they are is said in docs/fool-health.md.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import sqrt
from statistics import mean, pstdev
from typing import Final, NamedTuple

from tools.fool_lab.figures import MEASURES, STEPS, Place, average, places

from fieldhouse.games.fool.model import ON_A_TEAM
from fieldhouse.games.fool.player_value import SLOTS
from fieldhouse.games.fool.state import TRANSACTIONS, League
from fieldhouse.leagues.open_league import OpenLeague

SETTLED: Final = 10
"""Seasons after which a league has forgotten how it was founded: nobody plays much longer."""
SEASON_BAND: Final = 0.5
"""Of a rating: ratings are whole numbers, and what moves by less than half a point has not moved to another one."""
LONG_BAND: Final = 0.25
"""The same for the mean of all settled seasons, in which chance evens out: drift shows here."""
CHANCE: Final = 3.5
"""Standard errors that few men may be off by chance: with some ninety such figures, one league in twenty-five."""
SEASON_CHANCE: Final = 4.0
"""The same for single seasons: in thirty of them chance throws five times for each, one league in thirty-five."""
GENERATION: Final = 6
"""Seasons after which most men of a place are others, so that chance has a new throw."""
AGE_BAND: Final = (24.0, 29.0)
"""Careers begin at 21 to 24 and decline from 30 on."""
ROSTER_BAND: Final = (46.0, 52.0)
"""Nobody has more than the 52 of 12.2, or is more than six short of them."""
POINTS_BAND: Final = (34.0, 54.0)
"""Points of both teams in a game: the pro game's 43 of 2017, a quarter more or less."""
PARITY_BAND: Final = (1.73, 3.1)
"""Spread of wins in twelve games: more than luck alone, at most a quarter more than the pro game's 2.5."""
WINS_BAND: Final = (0.25, 0.75)
"""No team wins fewer, or more, of all its games."""
MOST_TITLES: Final = 0.3
"""No team of twelve should win more than three titles in ten."""
Norms = dict[str, Place]


class Season(NamedTuple):
    """A season's figures, taken as its first game begins; scoring and wins when it is over."""

    year: int
    places: dict[str, Place]
    age: float
    roster: float
    points: float
    wins: dict[str, float]
    """By team, of one."""
    win_spread: float
    champion: str


def watch(
    opened: OpenLeague, seasons: int, progress: Callable[[int, int], None] = lambda done, of: None
) -> list[Season]:
    """Simulate *seasons* and note each one's figures."""
    found: list[Season] = []
    for done in range(seasons):
        year = opened.league.year
        while not (opened.league.phase == TRANSACTIONS and opened.league.stage == "week 1"):
            opened.step()
        now = places(opened.league), mean_age(opened.league), mean_roster(opened.league)
        while opened.league.year == year:
            opened.step()
        last = opened.league.honours[-1]
        wins = {team: won + tied / 2 for team, (won, _, tied, *_) in last["records"].items()}
        shares = {team: count / sum(last["records"][team][:3]) for team, count in wins.items()}
        found.append(Season(year, *now, last["points"], shares, pstdev(wins.values()), last["champion"]))
        progress(done + 1, seasons)
    return found


def mean_age(league: League) -> float:
    return mean(player.age for player in league.everybody() if player.status in ON_A_TEAM)


def mean_roster(league: League) -> float:
    return mean(league.size(team) for team in league.teams)


# Bands


def season_band(norm: Place, slot: str, at: int, of_spread: bool = False) -> float:
    """How far a season's mean, or spread, may be from the norm: half a point, or more where chance does as much."""
    return _band(SEASON_BAND, SEASON_CHANCE, norm, slot, at, norm.men * (1 + of_spread))


def long_band(seasons: int, norm: Place, slot: str, at: int, of_spread: bool = False) -> float:
    """How far the mean of so many settled seasons may be from it."""
    generations = max(1, seasons / GENERATION)
    return _band(LONG_BAND, CHANCE, norm, slot, at, norm.men * generations * (1 + of_spread))


def _band(least: float, chance: float, norm: Place, slot: str, at: int, throws: float) -> float:
    """The spread of so many men varies by chance as their mean does, by a root of two less: as twice the throws."""
    return max(least * STEPS[slot][at], chance * norm.spreads[at] / sqrt(throws))


def complaints(seasons: Sequence[Season], norms: Norms) -> list[str]:
    """What is not as it should be; nothing, if the league is healthy."""
    settled = seasons[SETTLED:] or seasons[-1:]
    return [*_moved_in_a_season(settled, norms), *_drifted(settled, norms), *_unlikely(seasons), *_uneven(seasons)]


def _moved_in_a_season(settled: Sequence[Season], norms: Norms) -> Iterator[str]:
    for season in settled:
        for slot, norm in norms.items():
            for fault in _outside(season.places[slot], norm, slot, season_band):
                yield f"season {season.year}: {fault}"


def _drifted(settled: Sequence[Season], norms: Norms) -> Iterator[str]:
    for slot, norm in norms.items():
        long = average([season.places[slot] for season in settled])
        for fault in _outside(long, norm, slot, partial(long_band, len(settled))):
            yield f"all settled seasons: {fault}"


def _outside(now: Place, norm: Place, slot: str, band: Callable[[Place, str, int, bool], float]) -> Iterator[str]:
    for index, name in enumerate(MEASURES[slot]):
        for what, seen, usual in (("mean", now.means, norm.means), ("spread of", now.spreads, norm.spreads)):
            allowed = band(norm, slot, index, usual is norm.spreads)
            if abs(seen[index] - usual[index]) > allowed:
                yield f"{what} {name} of {slot} is {seen[index]:.2f}, and {usual[index]:.2f} ± {allowed:.2f} is usual"


def _unlikely(seasons: Sequence[Season]) -> Iterator[str]:
    for season in seasons:
        if not AGE_BAND[0] <= season.age <= AGE_BAND[1]:
            yield f"season {season.year}: the mean age is {season.age:.1f}"
        if not ROSTER_BAND[0] <= season.roster <= ROSTER_BAND[1]:
            yield f"season {season.year}: a team has {season.roster:.1f} active players"
        if not POINTS_BAND[0] <= season.points <= POINTS_BAND[1]:
            yield f"season {season.year}: {season.points:.1f} points are scored in a game"
        short = [slot for slot, place in season.places.items() if place.men < SLOTS[slot] * len(season.wins)]
        if short:
            yield f"season {season.year}: there are not enough men to start at {', '.join(short)}"


def _uneven(seasons: Sequence[Season]) -> Iterator[str]:
    """Parity, of a league that is old enough to tell."""
    if len(seasons) < 2 * SETTLED:
        return
    spread = mean(season.win_spread for season in seasons[SETTLED:])
    if not PARITY_BAND[0] <= spread <= PARITY_BAND[1]:
        yield f"the spread of wins is {spread:.2f}"
    for team in seasons[0].wins:
        share = mean(season.wins[team] for season in seasons)
        if not WINS_BAND[0] <= share <= WINS_BAND[1]:
            yield f"{team} wins {share:.2f} of its games"
        titles = sum(season.champion == team for season in seasons)
        if titles > MOST_TITLES * len(seasons):
            yield f"{team} wins {titles} of {len(seasons)} titles"
