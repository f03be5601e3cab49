"""What a team's special teams are good at: kicker, punter, returners, the squads that cover and block.

In points of rating above ordinary ones; what 12.7.3's camp gives counts here, all season.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.fool.franchise import Franchise
from fieldhouse.games.fool.model import Player
from fieldhouse.games.fool.rules.depth import Lineup
from fieldhouse.games.fool.rules.emphasis import block_bonus, bobble_factor, squad_bonus, tactics
from fieldhouse.games.fool.rules.special_teams import level_of
from fieldhouse.games.fool.state import League

NOBODY: Final = -6.0
"""A kick by somebody who is no kicker."""
KICK_PAR: Final = {"distance": 49.4, "blocked": 1.8, "missed": 4.5}
PUNT_PAR: Final = {"distance": 42.5, "control": 5.0}
RETURN_PAR: Final = 7.5
SQUAD_PAR: Final = 6.5
"""What ordinary ones have: as leagues are founded, and as their squads and returners are after some seasons."""
TACTIC: Final = 0.3
"""12.7.3, our own: what each further tactic is worth to a squad that others must guess about."""
DROPS_MORE: Final = 2.0
"""12.3.1: a fumble-prone returner; he has one off every roll against it."""


def kicking(league: League, team: Franchise, chosen: Lineup) -> dict[str, float]:
    """The kicker and the punter, by the names of ``Strengths``; 12.7.3: one chance of a block less, and trained men
    before the punter."""
    kickers = [league.players[number].kicking for number in chosen.starters["K"]]
    punters = [league.players[number].punting for number in chosen.starters["P"]]
    kick, punt = (kickers or [None])[0], (punters or [None])[0]
    return {
        "kick_range": (kick.distance - KICK_PAR["distance"]) / 2 if kick else NOBODY,
        "kick_accuracy": (KICK_PAR["missed"] - kick.missed) / 2 if kick else NOBODY,
        "kick_blocks": kick.blocked - KICK_PAR["blocked"] - squad_bonus(team) if kick else -NOBODY,
        "punting": (punt.distance - PUNT_PAR["distance"]) / 2 + (punt.control - PUNT_PAR["control"]) / 4
        if punt
        else NOBODY,
        "punt_blocks": max(0.0, punt.block - trained(league, chosen)) if punt else -NOBODY,
        "field_goal_rush": squad_bonus(team),
    }


def squad(league: League, chosen: Lineup) -> list[Player]:
    """Who runs under kicks and in front of returners: the men behind the starters."""
    return [league.players[number] for part in chosen.substitutes.values() for number in part]


def trained(league: League, chosen: Lineup) -> float:
    """12.7.3: the share of the squad that has gone through the camp, who have one more on blocks of punts."""
    men = squad(league, chosen)
    return sum(map(block_bonus, men)) / max(1, len(men))


def returning(league: League, team: Franchise, chosen: Lineup) -> dict[str, float]:
    """Returners, and the squads on both sides of a kick, by the names of ``Strengths``; drops in percent more."""
    bonus = squad_bonus(team)
    guess = TACTIC * (tactics(team) - 1)
    found: dict[str, float] = {}
    for slot, name in (("PR", "punt"), ("KR", "kick")):
        player = league.players[chosen.returners[slot]] if slot in chosen.returners else None
        factor = bobble_factor(team) * (DROPS_MORE if player and "f" in player.attributes else 1.0)
        found[f"{name}_bobbles"] = 100 * (factor - 1)
        found[f"{name}_return"] = bonus + guess + (_returner(league, player, slot) if player else NOBODY / 2)
    found["punt_return"] += trained(league, chosen) * TACTIC
    men = squad(league, chosen)
    speed = sum(player.now[1] + player.now[2] for player in men) / max(1, len(men))
    found["cover_squad"] = speed - SQUAD_PAR + 2 * bonus + guess
    return found


def _returner(league: League, player: Player, slot: str) -> float:
    """What a man is worth as a returner: his speed above par, and his skill."""
    return player.now[2] - RETURN_PAR + level_of(league, player.skill(slot))
