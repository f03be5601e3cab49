"""The two teams of a game, and how its pages speak of them."""

from __future__ import annotations

from typing import NamedTuple

from fieldhouse.games.bowlbound.model import Team
from fieldhouse.gridiron.field import GOAL, other, yard_line


class Cast(NamedTuple):
    """The two teams of a game and what they are called in it."""

    teams: tuple[Team, Team]
    codes: tuple[str, str]

    @classmethod
    def of(cls, away: Team, home: Team) -> Cast:
        """Teams are called by their codes, unless both have the same."""
        if away.code != home.code:
            return cls((away, home), (away.code, home.code))
        if away.name != home.name:
            return cls((away, home), (away.name, home.name))
        return cls((away, home), (f"{away.code}-away", f"{home.code}-home"))

    def at(self, seat: int, spot: int) -> str:
        """A spot counted from the goal line of *seat*, as people say it."""
        if spot <= 0 or spot >= GOAL:
            return "in the end zone"
        return f"at {yard_line(spot, self.codes[seat], self.codes[other(seat)])}"


def clock_text(quarter: int, clock: int) -> str:
    if quarter > 4:
        return "OT" if quarter == 5 else f"OT{quarter - 4}"
    return f"Q{quarter} {clock // 60}:{clock % 60:02}"
