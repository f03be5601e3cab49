"""12.3.3 and 12.5.1: players acquired by trade or as free agents, their change roll, and how long they are kept."""

from __future__ import annotations

from dataclasses import replace

from fieldhouse.games.fool.dice import D6
from fieldhouse.games.fool.model import AS_FREE_AGENT, BY_TRADE, RETIRED, UNCHANGED, UNFAVORABLE, Player
from fieldhouse.games.fool.rules.effects import changed, is_better, is_worse, orders_of
from fieldhouse.games.fool.rules.special_teams import released_from_returns
from fieldhouse.games.fool.rules.telling import tell_change
from fieldhouse.games.fool.settings import CHANGES
from fieldhouse.games.fool.state import BEFORE_CUTS, PRESEASON, League, Refused


def arrived(league: League, player: Player, team: str, how: str) -> Player:
    """12.3.3: a player as he joins *team*, old holds and refusals cleared; the caller sets his team and status. His
    roll is still to be made, unless the team knows him as a free agent.

    12.5.1: it does if he last played for it, or was with it at any time of the same season. A free agent who is invited
    to camp gets the normal change roll of camp instead.
    """
    is_known = how == AS_FREE_AGENT and (team == player.last_team or team in player.season_teams)
    rolls = how == BY_TRADE or not (is_known or league.phase in BEFORE_CUTS)
    teams = (*(each for each in player.season_teams if each != team), team)
    skills = player.skills if team == player.last_team else tuple(map(released_from_returns, player.skills))
    return replace(
        player, newcomer=how if rolls else "", last_team=team, season_teams=teams, benefit="", hold=0, hold_rule="",
        refused=(), skills=skills,
    )  # fmt: skip


def newcomer_change(league: League, player: Player) -> Player:
    """12.3.3: the trade or free agent roll. Who became worse is kept a game, a free agent else two (12.5.1); nobody
    retires by it."""
    orders = orders_of(league, player, in_camp=league.phase in BEFORE_CUTS)
    after = changed(league, player, league.tables.standard[player.newcomer], f"{player.newcomer} change", orders)
    if is_better(player, after) and roll_sanction(league, player.team, CHANGES):
        after = player
    worse = is_worse(player, after)
    settings = league.settings
    hold = settings.hold_unfavorable if worse else settings.hold_games if player.newcomer == AS_FREE_AGENT else 0
    if settings.loose_retention and league.phase in PRESEASON and not worse:
        hold = 0
    if after.status == RETIRED:
        after = replace(after, status=player.status)
    return replace(after, newcomer="", hold=hold, hold_rule=UNFAVORABLE if worse else UNCHANGED)


def sanction_on(league: League, team: str, what: str) -> int:
    """12.5.1: the number of the die of a team's sanction, if sanctions of this league touch *what*."""
    return league.teams[team].sanction if league.settings.sanction == what else 0


def roll_sanction(league: League, team: str, what: str) -> bool:
    """12.5.1: with a team under a sanction a free agent may not sign, and a newcomer's change for the better may come
    to nothing."""
    limit = sanction_on(league, team, what)
    return bool(limit) and league.table.roll(D6, "sanction") <= limit


def newcomers(league: League) -> None:
    """12.3.3: after all transactions before a game, everybody who is new makes his roll."""
    for player in list(league.everybody()):
        if player.newcomer:
            tell_change(league, player, league.put(newcomer_change(league, player)))


def check_may_leave(player: Player, is_replaced: bool) -> None:
    """12.3.3: a newcomer who became worse is kept for his game; 12.5.1: any other for his two.

    The latter may leave before if one from injured reserve, or from a trade, takes his place. Refused if he must stay.
    """
    is_worse_now = player.hold_rule == UNFAVORABLE
    if player.hold and (is_worse_now or not is_replaced):
        what = "game(s) or cutdown(s)" if is_worse_now else "game(s)"
        rule = player.hold_rule or UNCHANGED
        raise Refused(f"Rule {rule}: {player.name} is new and must be kept for {player.hold} more {what}.")


def check_may_be_cut(league: League, player: Player, is_replaced: bool = False) -> None:
    """12.3.3, 12.5.1: a newcomer is kept for his games, unless it costs a sanction; 12.4: who had an easy camp, too.
    Refused if he must stay."""
    check_may_leave(player, is_replaced or bool(league.settings.sanction_die))
    if player.easy_camp and league.phase in PRESEASON and not league.is_last_cutdown:
        raise Refused(f"Rule 12.4: {player.name} had the easier camp of a star, so only the last cutdown may drop him.")


def passed_a_game(player: Player, is_exhibition: bool = False) -> Player:
    """A game is over for a newcomer: 12.5.1 counts all of them, 12.3.3 those of the season."""
    counts = player.hold and not (is_exhibition and player.hold_rule == UNFAVORABLE)
    return replace(player, hold=player.hold - 1) if counts else player


def passed_a_cutdown(player: Player) -> Player:
    """12.3.3: before the season it is a cutdown that whoever became worse is kept for."""
    counts = player.hold and player.hold_rule == UNFAVORABLE
    return replace(player, hold=player.hold - 1) if counts else player


def sanction_tryout(league: League, player: Player) -> None:
    """12.5.1: whoever lets a new free agent go before his games are over comes under the league's sanction."""
    die = league.settings.sanction_die
    if die and player.hold and player.hold_rule == UNCHANGED and league.teams[player.team].sanction < die:
        league.set_team(player.team, sanction=die)
        league.note(f"{player.team} only tried {player.name} out and is under a sanction: {die} or below (12.5.1)")
