"""The two teams of a game, and how its pages speak of them and of the field."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Generic, Self, TypeVar

from fieldhouse.gridiron.field import GOAL, yard_line
from fieldhouse.gridiron.team import FootballTeam
from fieldhouse.table.seat import OTHER, Seat

TeamT = TypeVar("TeamT", bound=FootballTeam)


@dataclass(frozen=True)
class Matchup(Generic[TeamT]):
    """The two teams of a game and what they are called in it."""

    teams: tuple[TeamT, TeamT]
    codes: tuple[str, str]

    @classmethod
    def of(cls, away: TeamT, home: TeamT) -> Self:
        """Teams are called by their codes, unless both have the same."""
        if away.code != home.code:
            return cls((away, home), (away.code, home.code))
        if away.name != home.name:
            return cls((away, home), (away.name, home.name))
        return cls((away, home), (f"{away.code}-away", f"{home.code}-home"))

    def where(self, seat: Seat, spot: int) -> str:
        """A spot counted from the goal line of *seat*, as people say it."""
        if spot <= 0 or spot >= GOAL:
            return "the end zone"
        return yard_line(spot, self.codes[seat], self.codes[OTHER[seat]])

    def at(self, seat: Seat, spot: int) -> str:
        """A spot in words, "in" for an end zone."""
        return f"{'at' if 0 < spot < GOAL else 'in'} {self.where(seat, spot)}"
