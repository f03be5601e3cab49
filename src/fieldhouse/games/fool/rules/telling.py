"""12.2: revised values go out to everybody: who improved, and who fell off."""

from __future__ import annotations

from fieldhouse.games.fool.model import Player
from fieldhouse.games.fool.rules.effects import is_better, is_worse
from fieldhouse.games.fool.state import League


def told(player: Player) -> str:
    """Position and values, a kicker's too, as a sentence names them."""
    return f"{player.position} {player.p}-{player.c}-{player.s} {player.kicks_mark}".strip()


def tell_change(league: League, before: Player, after: Player) -> None:
    """Say what a player has become, if it is not what he was."""
    if told(before) == told(after):
        return
    how = "improves" if is_better(before, after) else "falls off" if is_worse(before, after) else "changes"
    league.note(f"{after.name} of {after.team} {how}: {told(before)} is now {told(after)}")
