"""The two teams of a game, and how its pages speak of them."""

from __future__ import annotations

from typing import NamedTuple

from fieldhouse.games.ddf.model import Team
from fieldhouse.games.ddf.people import who
from fieldhouse.games.ddf.state import Play
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

    def where(self, seat: int, spot: int) -> str:
        """A spot counted from the goal line of *seat*, as people say it."""
        if spot <= 0 or spot >= GOAL:
            return "the end zone"
        return yard_line(spot, self.codes[seat], self.codes[other(seat)])

    def at(self, seat: int, spot: int) -> str:
        where = self.where(seat, spot)
        return f"{'at' if 0 < spot < GOAL else 'in'} {where}"

    def who(self, seat: int, role: str, play: Play) -> str:
        return who(self.teams[seat], role, play)


def clock_text(quarter: int, clock: int) -> str:
    period = f"Q{quarter}" if quarter <= 4 else "OT" if quarter == 5 else f"OT{quarter - 4}"
    return f"{period} {clock // 60}:{clock % 60:02}"


def named(name: str, verb: str, noun: str) -> str:
    """``O. Tremaine runs``, or just ``run`` when nobody knows his name."""
    return f"{name} {verb}" if name else noun
