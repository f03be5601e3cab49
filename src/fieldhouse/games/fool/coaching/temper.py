"""What makes a general manager the one he is: his weights and his habits.

All of it is read from a text file (``charts/owners_text.py``); what stands here is what a block leaves unsaid.
"""

from __future__ import annotations

from dataclasses import dataclass

from fieldhouse.table.record import Frozen


@dataclass(frozen=True)
class Temper(Frozen):
    """One manager. Worth is in points a game, a liking multiplies it, what he does or leaves is 1 or 0."""

    later: float = 1.5
    """What three years from now count beside this season, for a team that contends."""
    later_behind: float = 3.0
    """The same for one that rebuilds."""
    contends: float = 0.75
    """The share of the league that contends, from the strongest on; the others rebuild."""
    need: float = 0.8
    """In a draft: what a man adds to this team, and not to any team."""
    picks: float = 1.0
    """How he likes draft choices."""
    offense: float = 1.0
    defense: float = 1.0
    """How he likes the men of either side."""
    conditions: int = 1
    conditions_behind: int = 1
    """Whether his camp is one of conditioning: if he contends, if he rebuilds. Else he coaches."""
    trades: int = 2
    """Trades that he proposes in a year."""
    edge: float = 0.15
    """What a trade must gain him."""
    claim_edge: float = 0.1
    """What a free agent must add if another man has to go for him."""
    late_camps: int = 1
    """Whether men of 30 who played enough come late to camp (12.4)."""
