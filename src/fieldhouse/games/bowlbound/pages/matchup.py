"""How pages speak of a game's teams and of its clock: overtime has none."""

from __future__ import annotations

from fieldhouse.games.bowlbound.model import Team
from fieldhouse.gridiron import matchup, names
from fieldhouse.gridiron.phases import REGULATION

Matchup = matchup.Matchup[Team]


def clock_text(quarter: int, clock: int) -> str:
    """The period and the time left; overtime has no clock."""
    return names.clock_text(quarter, clock) if quarter <= REGULATION else names.period_text(quarter)
