"""Simulated beside real, row by row: how far off, in the standard deviations between real seasons.

A figure's yardstick is the spread between the real seasons at hand; where there are fewer than three, it is a spread
that the sport states, or that between the replays, which have the same teams and other dice. A row is *unlike* outside
two of either. Rows that hold simulated against real over teams or people (slopes, correlations) have a range instead,
which the row states.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean, stdev
from typing import Final

import numpy as np

from fieldhouse.builders.counting import Floats
from fieldhouse.builders.fan.season import Counted, Line, Table, mean_season
from fieldhouse.builders.fan.verdict import (
    BETWEEN_PRO_SEASONS,
    BETWEEN_REPLAYS,
    BETWEEN_SEASONS,
    LIKE,
    NOT_TOLD,
    UNLIKE,
)
from fieldhouse.table.plain_json import PlainReport

UNLIKE_FROM: Final = 2.0
FEWEST_SEASONS: Final = 3
"""Real seasons that make a yardstick."""
FEWEST_LINES: Final = 5


@dataclass(frozen=True)
class Row:
    """A figure of a season in a fan's words, and its digits after the point."""

    key: str
    words: str
    digits: int = 1


@dataclass(frozen=True)
class Stated:
    """A figure that no file at hand tells of life: where it should lie is stated."""

    key: str
    words: str
    low: float
    high: float


@dataclass(frozen=True)
class Group:
    title: str
    rows: tuple[Row, ...]


def slope(real: Floats, simulated: Floats) -> float:
    """How much of a difference between two in life is left between them on paper: 1 is all of it. 0 if none differ."""
    return float(np.cov(real, simulated)[0, 1] / np.var(real, ddof=1)) if np.std(real) > 0 else 0.0


def ratio(real: Floats, simulated: Floats) -> float:
    """The simulated mean as a share of the real one; 0 if that is 0."""
    return float(simulated.mean() / real.mean()) if real.mean() else 0.0


@dataclass(frozen=True)
class Link:
    """Simulated against real over the lines of a table: teams if ``part`` is empty, else people.

    ``stat`` makes a number of a line; only *regulars*, who have so much of a count in life, take part. ``within`` takes
    each man's difference from the mean of his team's. The result must lie between *low* and *high*, if there is one.
    """

    words: str
    part: str
    stat: Callable[[Line], float]
    measure: Callable[[Floats, Floats], float]
    low: float
    high: float | None = None
    regulars: tuple[str, float] = ("", 0.0)
    within: bool = False

    def over(self, real: Counted, simulated: Counted) -> float | None:
        """How real and simulated go together over those that both have; None for too few."""
        ours, theirs = (season.people.get(self.part, {}) if self.part else season.teams for season in (simulated, real))
        names = [name for name, line in theirs.items() if name in ours and self._counts(line, ours[name])]
        pairs = np.array([(self.stat(theirs[name]), self.stat(ours[name])) for name in names]).reshape(-1, 2)
        if self.within:
            pairs = _from_team_means(names, pairs)
        return self.measure(pairs[:, 0], pairs[:, 1]) if len(pairs) >= FEWEST_LINES else None

    def admits(self, found: float) -> bool:
        """Is it within what is asked?"""
        return self.low <= found and (self.high is None or found <= self.high)

    def _counts(self, real: Line, simulated: Line) -> bool:
        """Has he or the team done enough to be compared?"""
        count, least = self.regulars
        return not count or (real.get(count, 0) >= least and simulated.get(count, 0) > 0)


def rate(over: str, under: str, times: float = 1.0) -> Callable[[Line], float]:
    """What divides one count of a line by another, both by name, and multiplies it by *times*."""
    return lambda line: times * line.get(over, 0.0) / max(line.get(under, 0.0), 1e-9)


def total(name: str) -> Callable[[Line], float]:
    """What reads one count of a line, by its name."""
    return lambda line: line.get(name, 0.0)


def _from_team_means(names: Sequence[str], pairs: Floats) -> Floats:
    """The differences from the team's mean, of teams that have two or more of them."""
    teams: Table = {}
    for index, name in enumerate(names):
        teams.setdefault(name.split(" ", 1)[0], {})[name] = index
    parts = [pairs[[int(index) for index in men.values()]] for men in teams.values() if len(men) > 1]
    return np.concatenate([part - part.mean(axis=0) for part in parts]) if parts else pairs[:0]


def compared(
    groups: Iterable[Group],
    links: Iterable[Link],
    real: Counted,
    replays: Sequence[Counted],
    others: Sequence[Counted],
    stated: Iterable[Stated] = (),
    spreads: Mapping[str, float] | None = None,
) -> PlainReport:
    """The report: all rows, how many of them are told, unlike and near, and the shapes. *others* are the real seasons
    whose spread is the yardstick, this one among them if it is at hand; *spreads* is the yardstick where there are too
    few of them."""
    ours = mean_season(replays)
    rows = [
        {"group": group.title, **_figure(row, real, ours, replays, others, spreads or {})}
        for group in groups
        for row in group.rows
    ]
    rows += [{"group": STATED_TITLE, **_stated(row, ours)} for row in stated]
    rows += [{"group": LINKS_TITLE, **_link(link, real, ours)} for link in links]
    told = [row for row in rows if row["verdict"] != NOT_TOLD]
    distances = [row["distance"] for row in told if "distance" in row]
    return {
        "replays": len(replays),
        "seasons": len(others),
        "rows": rows,
        "told": len(told),
        "unlike": sum(row["verdict"] == UNLIKE for row in told),
        "figures": len(distances),
        "within_one": sum(abs(distance) <= 1 for distance in distances),
        "not_told": [row["words"] for row in rows if row["verdict"] == NOT_TOLD],
        "shapes": {name: {"real": real.shapes.get(name, {}), "simulated": bars} for name, bars in ours.shapes.items()},
    }


LINKS_TITLE: Final = "Simulated against real, over teams and people"
STATED_TITLE: Final = "In a game: no box scores are at hand, so the range is stated"


def _figure(
    row: Row,
    real: Counted,
    ours: Counted,
    replays: Sequence[Counted],
    others: Sequence[Counted],
    spreads: Mapping[str, float],
) -> PlainReport:
    """One figure: real, simulated, and how far off by the spread between seasons."""
    was, came = real.figures.get(row.key), ours.figures.get(row.key)
    seasons = [season.figures[row.key] for season in others if row.key in season.figures]
    games = [season.figures[row.key] for season in replays if row.key in season.figures]
    between, spread = _yardstick(seasons, games, spreads.get(row.key, 0.0))
    distance = (came - was) / spread if was is not None and came is not None and spread else None
    verdict = NOT_TOLD if distance is None else UNLIKE if abs(distance) > UNLIKE_FROM else LIKE
    return {
        "key": row.key, "words": row.words, "digits": row.digits, "real": was,
        "mean": fmean(seasons) if seasons else None, "sd": spread, "sd_between": between, "simulated": came,
        "distance": distance, "verdict": verdict,
    }  # fmt: skip


def _yardstick(seasons: Sequence[float], replays: Sequence[float], stated: float) -> tuple[str | None, float | None]:
    """Whose spread it is, and how large: the *stated* one, if any is, where real seasons are too few; nothing if
    neither they nor the replays vary."""
    if len(seasons) < FEWEST_SEASONS and stated > 0:
        return BETWEEN_PRO_SEASONS, stated
    for name, values, fewest in ((BETWEEN_SEASONS, seasons, FEWEST_SEASONS), (BETWEEN_REPLAYS, replays, 2)):
        if len(values) >= fewest and (spread := stdev(values)) > 0:
            return name, spread
    return None, None


MEASURES: Final[dict[Callable[[Floats, Floats], float], str]] = {slope: "slope", ratio: "simulated of real"}


def _stated(row: Stated, ours: Counted) -> PlainReport:
    """One figure against a range that is stated, not measured."""
    found = ours.figures.get(row.key)
    verdict = NOT_TOLD if found is None else LIKE if row.low <= found <= row.high else UNLIKE
    return {
        "words": row.words, "digits": 1, "real": None, "low": row.low, "high": row.high, "simulated": found,
        "verdict": verdict,
    }  # fmt: skip


def _link(link: Link, real: Counted, ours: Counted) -> PlainReport:
    """One slope, ratio or correlation over teams or people, against the range that it states."""
    found = link.over(real, ours)
    verdict = NOT_TOLD if found is None else LIKE if link.admits(found) else UNLIKE
    measure = MEASURES.get(link.measure, "r")
    return {
        "words": f"{link.words}, {measure}", "digits": 2, "real": 1.0, "low": link.low, "high": link.high,
        "simulated": found, "verdict": verdict,
    }  # fmt: skip
