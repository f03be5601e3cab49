"""12.2: revised values go out to everybody: who improved, and who fell off."""

from __future__ import annotations

from fieldhouse.games.fool.model import Player
from fieldhouse.games.fool.rules.effects import is_better, is_worse
from fieldhouse.games.fool.state import League


def values(player: Player) -> str:
    """P-C-S, and a kicker's values too, as a sentence names them."""
    return f"{player.p}-{player.c}-{player.s} {player.kicks_mark}".strip()


def tell_change(league: League, before: Player, after: Player) -> None:
    """Say what a player has become, if it is not what he was; a new position alone is told with the change."""
    if values(before) == values(after):
        return
    how = "improves" if is_better(before, after) else "falls off" if is_worse(before, after) else "changes"
    old, new = (f"{each.position} {values(each)}" for each in (before, after))
    league.note(f"{after.called} {how}: {old} is now {new}")
