"""What an injury is. Chapter 11 is not at hand: kinds and durations are those that 12.8 names.

They are d6 games of -P, 2d6 games of -C or -S, or the season.
"""

from __future__ import annotations

from fieldhouse.games.fool.dice import D6, TWO_D6
from fieldhouse.games.fool.model import Injury, Player
from fieldhouse.games.fool.positions import field_parts
from fieldhouse.games.fool.state import League
from fieldhouse.table.words import counted

SEASON = "season"
NATURE = {1: "P", 2: "C", 3: "C", 4: "S", 5: "S", 6: SEASON}
SEASON_NATURE = {1: "P", 2: "P", 3: "C", 4: "C", 5: "S", 6: "S"}


def longer_injury(league: League, player: Player, is_of_camp: bool = False) -> Injury | None:
    """12.4: its nature and duration as for the longer ones of a game; in camp a game less, so that it may be over.

    Rolls.
    """
    nature = NATURE[league.table.roll(D6, "injury")]
    if nature == SEASON:
        ability = SEASON_NATURE[league.table.roll(D6, "season injury")]
        return Injury(_felt(player, ability), 0, is_season=True, is_of_camp=is_of_camp)
    games = league.table.roll(D6 if nature == "P" else TWO_D6, "games missed") - is_of_camp
    return Injury(_felt(player, nature), games, is_of_camp=is_of_camp) if games > 0 else None


def _felt(player: Player, ability: str) -> str:
    """A player who has no pass value to lose is hurt in his contact."""
    return "C" if ability == "P" and player.p == 0 and field_parts(player.position) else ability


def describe(injury: Injury) -> str:
    """An injury in words."""
    return f"-{injury.ability}, {'for the season' if injury.is_season else counted(injury.games, 'game')}"
