"""12.3.3 and 12.5.1: players acquired by trade or as free agents, their change roll, and how long they are kept."""

from __future__ import annotations

from dataclasses import replace

from fieldhouse.games.fool.model import AS_FREE_AGENT, BY_TRADE, RETIRED, Player
from fieldhouse.games.fool.rules.effects import changed, is_worse, orders_of
from fieldhouse.games.fool.state import BEFORE_CAMP, PRESEASON, League, Refused


def arrived(league: League, player: Player, team: str, how: str) -> Player:
    """12.3.3: a player joins *team*; the roll is still to be made, unless the team knows him as a free agent.

    12.5.1: it does if he last played for it, or was with it at any time of the same season. A free agent who is invited
    to camp gets the normal change roll of camp instead.
    """
    is_known = how == AS_FREE_AGENT and team in (player.last_team, *player.season_teams)
    rolls = how == BY_TRADE or not (is_known or league.phase in BEFORE_CAMP)
    teams = (*(each for each in player.season_teams if each != team), team)
    return replace(
        player, newcomer=how if rolls else "", last_team=team, season_teams=teams, benefit="", hold=0, refused=()
    )


def newcomer_change(league: League, player: Player) -> Player:
    """12.3.3: the trade or free agent roll. Who became worse is kept a game, a free agent else two (12.5.1)."""
    orders = orders_of(league, player, in_camp=league.phase in BEFORE_CAMP)
    after = changed(league, player, league.tables.standard[player.newcomer], f"{player.newcomer} change", orders)
    worse = is_worse(player, after)
    settings = league.settings
    hold = settings.hold_unfavorable if worse else settings.hold_games if player.newcomer == AS_FREE_AGENT else 0
    if settings.loose_retention and league.phase in PRESEASON and not worse:
        hold = 0
    if after.status == RETIRED:
        after = replace(after, status=player.status)
    return replace(after, newcomer="", hold=hold)


def newcomers(league: League) -> None:
    """12.3.3: after all transactions before a game, everybody who is new makes his roll."""
    for player in list(league.everybody()):
        if player.newcomer:
            league.put(newcomer_change(league, player))


def may_be_cut(league: League, player: Player, is_for_returning: bool = False) -> None:
    """12.3.3, 12.5.1: a newcomer is kept for his games, unless one from injured reserve or a trade takes his place."""
    if player.hold and not is_for_returning:
        rule = "12.3.3" if player.hold <= league.settings.hold_unfavorable else "12.5.1"
        raise Refused(
            f"Rule {rule}: {player.name} is new and must be kept for {player.hold} more game(s) or cutdown(s)."
        )
    if player.easy_camp and league.phase in PRESEASON and not league.is_last_cutdown:
        raise Refused(f"Rule 12.4: {player.name} had the easier camp of a star, so only the last cutdown may drop him.")


def passed_a_game(player: Player) -> Player:
    """A game or a cutdown is over for a newcomer."""
    return replace(player, hold=player.hold - 1) if player.hold else player
