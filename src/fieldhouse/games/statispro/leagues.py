"""What the three leagues' rules differ in (sections 3 to 16, 19, 20), as a table."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from fieldhouse.games.statispro.model import CARDS_A_MINUTE
from fieldhouse.table.record import Frozen

MINUTE: Final = CARDS_A_MINUTE
TWO_MINUTES: Final = 2 * MINUTE


@dataclass(frozen=True)
class LeagueRules(Frozen):
    """A league's rules in one season. Times are cards; rest marks are cards left in the period."""

    name: str
    cards: int = 180
    dead_cards: int = 20
    overtime_cards: int = 75
    rest_marks: tuple[int, int] = (105, 45)
    plays_halves: bool = False
    """19.1: two halves of two semi-halves each, instead of quarters."""
    passes: int = 3
    passes_after_foul: int = 2
    passes_after_rebound: int = 3
    passes_after_loose_ball: int = 3
    personal_limit: int = 6
    team_limit: int = 4
    overtime_limit: int = 3
    """Team fouls without penalty in a quarter, in an overtime."""
    late_limit: int | None = 1
    """Team fouls without penalty in the last two minutes of a period."""
    bonus_until: int = 0
    """19.5: up to this many team fouls the free throws are one and one."""
    overtime_keeps_fouls: bool = False
    alternates: bool = False
    overtime_jump: bool = True
    disqualified_return: bool = True
    technical_throws: int = 1
    bench_technical_throws: int = 1
    """For a technical against a player, and against a bench."""
    shooter_keeps_ball: bool = False
    """20.8: after a technical the team that shot gets the ball."""
    illegal_defense: bool = True
    deliberate_fouls: bool = True
    periods: int = 4

    def is_half(self, period: int) -> bool:
        """Does a half end with that period?"""
        return period in (2, 4)


NBA: Final = LeagueRules("NBA")
NCAA: Final = LeagueRules(
    "NCAA", cards=150, dead_cards=50, rest_marks=(90, 45), plays_halves=True, passes=4, passes_after_foul=4,
    passes_after_rebound=4, passes_after_loose_ball=4, personal_limit=5, team_limit=6, bonus_until=9, alternates=True,
    illegal_defense=False,
)  # fmt: skip
FIBA: Final = LeagueRules(
    "FIBA", cards=150, dead_cards=50, rest_marks=(90, 45), passes_after_loose_ball=2, personal_limit=5, late_limit=None,
    overtime_keeps_fouls=True, alternates=True, overtime_jump=False, disqualified_return=False, technical_throws=2,
    bench_technical_throws=2, shooter_keeps_ball=True, illegal_defense=False, deliberate_fouls=False,
)  # fmt: skip
FIBA_JUMPS_AGAIN: Final = 2014
"""20.3: the season (by the year it ends) in which the Euroleague brought the jump ball back."""
FIBA_NEW_CLOCK: Final = 2015
"""20.4, 20.8: 14 seconds after an offensive rebound, one free throw for a player's technical, the ball stays."""


LEAGUES: Final = ("NBA", "NCAA", "FIBA")


def league_rules(name: str, season: int, fourteen_seconds: bool = True) -> LeagueRules:
    """The rules of that league in that season, which is known by the year it ends in and matters to FIBA alone;
    *fourteen_seconds* to the NBA alone. A name that is neither NBA nor NCAA is taken for FIBA."""
    if name == "NCAA":
        return NCAA
    if name == "NBA":
        return NBA if fourteen_seconds else replace(NBA, passes_after_foul=3)
    rules = FIBA
    if season >= FIBA_JUMPS_AGAIN:
        rules = replace(rules, alternates=False, overtime_jump=True)
    if season >= FIBA_NEW_CLOCK:
        rules = replace(rules, passes_after_rebound=2, technical_throws=1, shooter_keeps_ball=False)
    return rules
