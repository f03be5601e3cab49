"""Power ratings from a season's scores: margins, adjusted for every opponent and for the home field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl

from fieldhouse.builders.ncaa.measures import Floats
from fieldhouse.games.bowlbound.model import FREE_BLOCK, SPECIAL_BLOCK, WILD, Ratings

AVERAGE: Final = 172.0
"""The average top-division team: the printed charts put champions near 200, some four touchdowns above it."""
RIDGE: Final = 1.5
"""Games against an average opponent added to everybody's schedule: few games tell little."""
HOME_GAMES: Final = 12.0
FACTOR: Final = 2.0
"""Percent of yardage factor a rating point. The book takes four for a point of the lead; over a game that goes as the
spread says the lead is half the spread on average, so that two let the factors cancel."""
MOST_HOME: Final = 4.0
FREE_BLOCKS: Final = 2
SPECIAL_BLOCKS: Final = 4


@dataclass(frozen=True)
class Powers:
    """Points better than average, and half the home field's worth, of every team."""

    points: Floats
    home: Floats
    scored: Floats
    allowed: Floats
    """Points a game against an average opponent on a neutral field."""


def powers(games: pl.DataFrame, teams: tuple[str, ...]) -> Powers:
    """Solve score = league + attack - resistance + home / 2 for all games at once, a little ridge on every team. The
    last of *teams* is the lower division's stand-in, which does not count for the average."""
    at = {team: index for index, team in enumerate(teams)}
    count = len(teams)
    rows, scores = [], []
    for away, home, neutral, *points in games.select(
        "away", "home", "neutral_site", "away_points", "home_points"
    ).rows():
        edge = 0.0 if neutral else 0.5
        for scorer, other, sign, scored in ((away, home, -edge, points[0]), (home, away, edge, points[1])):
            row = np.zeros(2 * count + 2)
            row[at[scorer]], row[count + at[other]], row[-2], row[-1] = 1.0, -1.0, 1.0, sign
            rows.append(row)
            scores.append(float(scored))
    matrix, wanted = np.array(rows), np.array(scores)
    ridge = np.diag([RIDGE] * (2 * count) + [0.0, 0.0])
    found = np.linalg.solve(matrix.T @ matrix + ridge, matrix.T @ wanted)
    attack, resistance = found[:count], found[count : 2 * count]
    league, edge = float(found[-2]), float(found[-1])
    top = slice(0, count - 1)
    attack, resistance = attack - attack[top].mean(), resistance - resistance[top].mean()
    return Powers(
        attack + resistance, _home(games, at, attack + resistance, edge), league + attack, league - resistance
    )


def _home(games: pl.DataFrame, at: dict[str, int], points: Floats, edge: float) -> Floats:
    """Half of what the home field is worth: the league's, and what a team's own home and road games add to it."""
    extra, played = np.zeros(len(at)), np.full(len(at), HOME_GAMES)
    for away, home, neutral, lost, won in games.select(
        "away", "home", "neutral_site", "away_points", "home_points"
    ).rows():
        if neutral:
            continue
        more = (won - lost) - (points[at[home]] - points[at[away]]) - edge
        for team in (at[home], at[away]):
            extra[team] += more
            played[team] += 1
    return np.asarray(np.clip((edge + extra / played) / 2, 0.0, MOST_HOME))


def half(value: float) -> float:
    """To the nearest half."""
    return round(2 * value) / 2


def ratings(power: Powers, team: int, compensation: float = 0.0) -> Ratings:
    """What stands on the Power Ratings and Yardage Factors chart."""
    points = half(AVERAGE + float(power.points[team]))
    factor = max(half(100 + FACTOR * float(power.points[team]) + compensation), 0.0)
    return Ratings(power=points, home=half(float(power.home[team])), factor=factor)


def defense_codes(power: Powers, team: int, blocks: int) -> tuple[str, ...]:
    """W for a defense better than most, FBO for one that blocked a few kicks, SPBO for one that blocked more."""
    found = [WILD] if power.allowed[team] < np.median(power.allowed[:-1]) else []
    if blocks >= SPECIAL_BLOCKS:
        found.append(SPECIAL_BLOCK)
    elif blocks >= FREE_BLOCKS:
        found.append(FREE_BLOCK)
    return tuple(found)
