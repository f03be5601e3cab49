"""Whether a league stays healthy: ratings by position, ages, rosters, scoring and parity, season by season."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from statistics import mean, pstdev
from typing import Any, Final, NamedTuple

from fieldhouse.games.fool.model import ON_A_TEAM, Player
from fieldhouse.games.fool.state import TRANSACTIONS, League
from fieldhouse.games.fool.worth import SLOTS, home_slot
from fieldhouse.leagues.book import Book

GROUPS: Final = {
    "quarterbacks": ("Q",), "backs": ("F", "H"), "receivers": ("W", "TE"), "offensive line": ("T", "G", "C"),
    "defensive line": ("DE", "DT"), "linebackers": ("OLB", "MLB"), "defensive backs": ("CB", "S"),
}  # fmt: skip
SETTLED: Final = 10
"""Seasons after which a league has forgotten how it was founded: nobody plays much longer."""
BAND: Final = 0.5
"""Ratings are whole numbers: a mean that moves by less than half a point has not moved to another rating."""
AGE_BAND: Final = (24.0, 29.0)
"""Careers begin at 21 to 24 and decline from 30 on."""
POINTS_BAND: Final = (34.0, 54.0)
"""Points of both teams in a game: the pro game's 43 of 2017, a quarter more or less."""
MOST_TITLES: Final = 0.3
"""No team of twelve should win more than three titles in ten."""


class Season(NamedTuple):
    """A season's figures, taken as its first game begins; scoring and wins when it is over."""

    year: int
    ratings: dict[str, tuple[float, float, float]]
    spreads: dict[str, tuple[float, float, float]]
    age: float
    roster: float
    counts: dict[str, int]
    points: float
    win_spread: float
    champion: str


def figures(league: League) -> tuple[dict[str, Any], dict[str, Any], float, float, dict[str, int]]:
    """Means and spreads of P, C and S by group, the mean age, the mean roster, and men by place."""
    players = [player for player in league.everybody() if player.status in ON_A_TEAM]
    by_slot: dict[str, list[Player]] = {slot: [] for slot in SLOTS}
    for player in players:
        by_slot[home_slot(player.position)].append(player)
    ratings, spreads = {}, {}
    for group, slots in GROUPS.items():
        men = [player for slot in slots for player in by_slot[slot]]
        columns: list[Sequence[int]] = [
            [player.p for player in men],
            [player.c for player in men],
            [player.s for player in men],
        ]
        ratings[group] = tuple(round(mean(column), 3) for column in columns)
        spreads[group] = tuple(round(pstdev(column), 3) for column in columns)
    age = mean(player.age for player in players)
    roster = mean(league.size(team) for team in league.teams)
    return ratings, spreads, age, roster, {slot: len(men) for slot, men in by_slot.items()}


def watch(book: Book, seasons: int, progress: Callable[[int, int], None] = lambda done, of: None) -> list[Season]:
    """Simulate *seasons* and note each one's figures."""
    found: list[Season] = []
    for done in range(seasons):
        year = book.league.year
        while not (book.league.phase == TRANSACTIONS and book.league.stage == "week 1"):
            book.step()
        now = figures(book.league)
        while book.league.year == year:
            book.step()
        last = book.league.honours[-1]
        wins = [record[0] + record[2] / 2 for record in last["records"].values()]
        found.append(Season(year, *now, last["points"], pstdev(wins), last["champion"]))
        progress(done + 1, seasons)
    return found


def complaints(seasons: Sequence[Season], teams: Sequence[str]) -> list[str]:
    """What is not as it should be; nothing, if the league is healthy."""
    found: list[str] = []
    first, settled = seasons[0], seasons[SETTLED:] or seasons[-1:]
    for season in settled:
        for group, ratings in season.ratings.items():
            for name, now, then in zip("PCS", ratings, first.ratings[group], strict=True):
                if abs(now - then) > BAND:
                    found.append(f"season {season.year}: {name} of {group} is {now:.2f}, and was {then:.2f} at first")
    for season in seasons:
        if not AGE_BAND[0] <= season.age <= AGE_BAND[1]:
            found.append(f"season {season.year}: the mean age is {season.age:.1f}")
        if not POINTS_BAND[0] <= season.points <= POINTS_BAND[1]:
            found.append(f"season {season.year}: {season.points:.1f} points are scored in a game")
        short = [slot for slot, count in season.counts.items() if count < SLOTS[slot] * len(teams)]
        if short:
            found.append(f"season {season.year}: there are not enough men to start at {', '.join(short)}")
    titles = {team: sum(season.champion == team for season in seasons) for team in teams}
    most = max(titles, key=lambda team: titles[team])
    if len(seasons) >= 20 and titles[most] > MOST_TITLES * len(seasons):
        found.append(f"{most} wins {titles[most]} of {len(seasons)} titles")
    return found
