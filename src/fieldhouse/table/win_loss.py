"""What some games come to for a side: wins, losses and ties, and their points. Seasons and leagues rank by it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple


class WinLoss(NamedTuple):
    """A record of wins, losses and ties, with the points of these games."""

    wins: int
    losses: int
    ties: int
    points: int
    allowed: int

    @property
    def games(self) -> int:
        """All, ties too."""
        return self.wins + self.losses + self.ties

    @property
    def pct(self) -> float:
        """The winning percentage; a tie is half a win. Equal fractions are equal floats."""
        return (self.wins + self.ties / 2) / self.games if self.games else 0.0

    @property
    def net(self) -> int:
        """Points over those allowed."""
        return self.points - self.allowed

    def __str__(self) -> str:
        return f"{self.wins}-{self.losses}" + (f"-{self.ties}" if self.ties else "")


def win_loss(scores: Iterable[tuple[int, int]]) -> WinLoss:
    """What games come to for a side, by the points that it and the other scored in each."""
    wins = losses = ties = points = allowed = 0
    for own, other in scores:
        wins += own > other
        losses += own < other
        ties += own == other
        points += own
        allowed += other
    return WinLoss(wins, losses, ties, points, allowed)
