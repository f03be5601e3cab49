"""What the teams of a season did and allowed, added up game by game, and replayed seasons added up."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

import numpy as np

from fieldhouse.builders.counting import Count, Floats
from fieldhouse.table.seat import OTHER, seated

CountT = TypeVar("CountT", bound=Count)


class TeamTotals:
    """``own[team][field]`` and ``against[team][field]``: what one side did was done against the other."""

    def __init__(self, teams: int, fields: int) -> None:
        self.own = [[0.0] * fields for _ in range(teams)]
        self.against = [[0.0] * fields for _ in range(teams)]

    def add_game(self, pair: Sequence[int], rows: Sequence[Sequence[float]]) -> None:
        """Add what both sides did in a game, the visitors first."""
        for seat, row in seated(rows):
            own, against = self.own[pair[seat]], self.against[pair[OTHER[seat]]]
            for index, count in enumerate(row):
                own[index] += count
                against[index] += count


@dataclass(frozen=True)
class SeasonPlayed:
    """A season replayed once; ``met[formation][play]``: how often each pair was called."""

    totals: TeamTotals
    met: list[list[int]]
    wins: list[float]
    home_margin: float


def added_up(make: type[CountT], seasons: Sequence[SeasonPlayed], codes: Iterable[str]) -> CountT:
    """The counts of all seasons added up; wins and the home side's margin as a season has them on average."""
    own, against = (
        np.array([getattr(season.totals, side) for season in seasons]).sum(axis=0) for side in ("own", "against")
    )
    wins = np.array([season.wins for season in seasons]).mean(axis=0)
    margin = float(np.mean([season.home_margin for season in seasons]))
    return make(tuple(codes), own, against, wins, margin, len(seasons))


def all_met(seasons: Sequence[SeasonPlayed]) -> Floats:
    """How often each pair was called in all seasons."""
    return np.asarray(np.array([season.met for season in seasons], float).sum(axis=0))
