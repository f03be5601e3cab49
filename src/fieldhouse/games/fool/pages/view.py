"""What an owner may see: everything but what others have decided in secret before camp (12.2)."""

from __future__ import annotations

from fieldhouse.games.fool.commands import SECRET
from fieldhouse.games.fool.franchise import COMMISSIONER, Claim
from fieldhouse.games.fool.state import PLANS, League

HIDDEN = "(not to be seen yet)"


def may_see_plan(league: League, viewer: str, team: str) -> bool:
    """Until camp only the owner and the commissioner see a plan."""
    return league.phase != PLANS or viewer in (COMMISSIONER, league.teams[team].owner)


def seen_claims(league: League, viewer: str) -> list[Claim]:
    """Claims are put in before any is settled: others' are not shown."""
    return [claim for claim in league.claims if viewer in (COMMISSIONER, league.teams[claim.team].owner)]


def is_hidden(league: League, viewer: str, giver: str, name: str, day: int) -> bool:
    """A line of the ledger that *viewer* may not read before the day is over: another's plan, or his claim."""
    return name in SECRET and day == league.day and viewer not in (COMMISSIONER, giver)
