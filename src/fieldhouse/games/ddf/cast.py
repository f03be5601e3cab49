"""How pages speak of a game's teams, of their people and of its clock."""

from __future__ import annotations

from fieldhouse.games.ddf.model import Team
from fieldhouse.games.ddf.people import who
from fieldhouse.games.ddf.state import Play
from fieldhouse.gridiron import cast


class Cast(cast.Cast[Team]):
    """The two teams of a game and who plays for them."""

    def who(self, seat: int, role: str, play: Play) -> str:
        return who(self.teams[seat], role, play)


def clock_text(quarter: int, clock: int) -> str:
    period = f"Q{quarter}" if quarter <= 4 else "OT" if quarter == 5 else f"OT{quarter - 4}"
    return f"{period} {clock // 60}:{clock % 60:02}"


def named(name: str, verb: str, noun: str) -> str:
    """``O. Tremaine runs``, or just ``run`` when nobody knows his name."""
    return f"{name} {verb}" if name else noun
