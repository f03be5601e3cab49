"""How pages speak of a game's teams and of its clock: overtime has none."""

from __future__ import annotations

from fieldhouse.games.bowlbound.model import Team
from fieldhouse.gridiron import player_credit as cast

Cast = cast.Cast[Team]


def clock_text(quarter: int, clock: int) -> str:
    if quarter > 4:
        return "OT" if quarter == 5 else f"OT{quarter - 4}"
    return f"Q{quarter} {clock // 60}:{clock % 60:02}"
