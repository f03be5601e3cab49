"""12.3.1 An unwanted +C-S: the coach judges it when he has seen it, and may have it coached away."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from fieldhouse.games.fool.dice import D6
from fieldhouse.games.fool.model import RECOVERED, VOIDED, Player, PlayerNumber, Swap, TeamCode
from fieldhouse.games.fool.positions import has_two_roles
from fieldhouse.games.fool.rules.camp_injuries import misses_camp
from fieldhouse.games.fool.state import CAMP, League, Refused, in_phase, own_player, owner_only

VOID_FROM = 4


def void(league: League, by: str, team: TeamCode, players: Sequence[PlayerNumber]) -> None:
    """12.3.1: whose +C-S is to be coached away, in place of whatever else he was to train for; said anew, it holds.

    Refused out of camp, and for whoever has none or cannot be coached.
    """
    in_phase(league, CAMP, rule="12.3.1")
    owner_only(league, by, team)
    chosen = [own_player(league, team, number) for number in players]
    for player in chosen:
        check_void(league, player)
    for player in [each for each in league.roster(team) if each.regimen == VOIDED]:
        league.put(replace(player, regimen=""))
    for player in chosen:
        league.put(replace(player, regimen=VOIDED))


def check_void(league: League, player: Player) -> None:
    """12.3.1: it is coaching, so that whoever cannot be coached keeps his +C-S."""
    if not player.traded:
        raise Refused(f"Rule 12.3.1: {player.name} has had no +C-S in this camp.")
    if player.lingering or player.regimen == RECOVERED:
        raise Refused(f"Rule 12.3.2: {player.name} is recovering from an injury and cannot be coached.")
    if misses_camp(player):
        raise Refused(f"Rule 12.4: {player.name} was hurt in camp and cannot be coached.")
    if has_two_roles(player.position):
        raise Refused(f"Rule 12.3.5: {player.name} plays two positions ({player.position}) and cannot be coached.")
    emphasis = league.teams[player.team].emphasis
    if emphasis:
        raise Refused(f"Rule 12.7: a camp of {emphasis} gives up all coaching.")


def voided(league: League, player: Player) -> Player:
    """12.3.1: a 4 to 6 takes the change back. Rolls."""
    for swap in player.traded:
        if league.table.roll(D6, "void +C-S") >= VOID_FROM:
            league.note(f"{player.called}: +C-S is voided by coaching (12.3.1)")
            player = undone(player, swap)
    return player


def undone(player: Player, swap: Swap) -> Player:
    """*player* without what a +C-S did to him; what other rolls have done to him since stays."""
    trials = tuple(each for each in player.trials if each != "C" or not swap.is_trial)
    return replace(player, c=max(0, player.c - swap.contact), s=player.s + swap.speed, trials=trials)
