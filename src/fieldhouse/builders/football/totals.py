"""What the teams of a season did and allowed, added up game by game."""

from __future__ import annotations

from collections.abc import Sequence


class TeamTotals:
    """``own[team][field]`` and ``against[team][field]``: what one side did was done against the other."""

    def __init__(self, teams: int, fields: int) -> None:
        self.own = [[0.0] * fields for _ in range(teams)]
        self.against = [[0.0] * fields for _ in range(teams)]

    def add_game(self, pair: Sequence[int], rows: Sequence[Sequence[float]]) -> None:
        """Add what both sides did in a game, the visitors first."""
        for seat, row in enumerate(rows):
            own, against = self.own[pair[seat]], self.against[pair[1 - seat]]
            for index, count in enumerate(row):
                own[index] += count
                against[index] += count
