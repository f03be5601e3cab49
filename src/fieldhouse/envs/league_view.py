"""What the owner of a club in a league sees when he drafts or cuts: his roster's places, and the men on offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.fool.coaching.needs import Needs, lasting_value, needs_of
from fieldhouse.games.fool.model import Player
from fieldhouse.games.fool.player_value import ROSTER_SHAPE, SLOTS, home_slot, marks_value
from fieldhouse.games.fool.state import DRAFT, PRESEASON, League
from fieldhouse.table.plain_json import PlainReport

OFFERED: Final = 32
"""So many of a ranked list can be chosen, and are seen."""
PLACES: Final = {slot: number for number, slot in enumerate(SLOTS, 1)}
SEASON: Final = 99
"""Games missed by who is out for the season."""


def club_view(league: League, team: str, men: Sequence[Player]) -> PlainReport:
    """The year, the club of *team* and its places, and *men* on offer to it; all of it is public in a league."""
    needs = needs_of(league, team)
    return {
        "season": league.year,
        "chosen": len(league.drafted) if league.phase == DRAFT else 0,
        "cutdown": league.step + 1 if league.phase in PRESEASON else 0,
        "rank": league.teams[team].rank,
        "active": league.size(team),
        "limit": league.roster_limit,
        "places": {slot: _place(needs, slot) for slot in SLOTS},
        "offer": [_man(needs, player) for player in men],
    }


def _place(needs: Needs, slot: str) -> PlainReport:
    """How many men a place has, and what the best, the last of the starters and the last who is kept are worth."""
    return {
        "men": len(needs.values[slot]),
        "best": needs.place(slot, 0),
        "starter": needs.place(slot, SLOTS[slot] - 1),
        "last": needs.place(slot, ROSTER_SHAPE[slot] - 1),
    }


def _man(needs: Needs, player: Player) -> PlainReport:
    """A man on offer: his place by its number, ratings, age, and what the house's owner thinks of him."""
    p, c, s = player.now
    hurt = player.injury
    return {
        "place": PLACES[home_slot(player.position)],
        "P": p,
        "C": c,
        "S": s,
        "age": player.age,
        "marks": marks_value(player),
        "hurt": 0 if hurt is None else SEASON if hurt.is_season else hurt.games,
        "worth": lasting_value(player),
        "helps": needs.gain(player),
    }
