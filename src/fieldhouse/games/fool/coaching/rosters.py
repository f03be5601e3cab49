"""A computer owner's roster: draft, invitations, cuts, pick-ups, the reserve lists."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from fieldhouse.games.fool.coaching.needs import Needs, lasting_value, least_needed, needs_of
from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.model import CAMP_RESERVE, RESERVE, Player
from fieldhouse.games.fool.player_value import ROSTER_SHAPE, SLOTS, home_slot
from fieldhouse.games.fool.positions import kicking_parts
from fieldhouse.games.fool.rules.newcomers import check_may_be_cut
from fieldhouse.games.fool.state import League, Refused
from fieldhouse.table.plain_json import Fields

RETIRE_BELOW: Final = 9.5
CLAIM_EDGE: Final = 2.0
"""How much better a free agent must be than the man who goes for him."""
CLAIMS_A_ROUND: Final = 2
LONG_INJURY: Final = 4
MOST_REFUSALS: Final = 6


def draft_choice(league: League, team: str) -> int:
    """12.1: the new player who helps most."""
    return prospects(league, team)[0].id


def prospects(league: League, team: str) -> list[Player]:
    """12.1: the new players, who helps the team most first."""
    needs = needs_of(league, team)
    return sorted(
        league.rookie_class(),
        key=lambda player: (needs.gain(player) + 0.5 * lasting_value(player), player.id),
        reverse=True,
    )


def camp_roster(league: League, team: str) -> Iterator[Command]:
    """12.1: old men are asked to retire, the worst are let go, free agents are asked in."""
    by = league.teams[team].owner
    for player in [each for each in league.roster(team) if _is_past_it(league, each)]:
        yield Command(by, "retire", {"team": team, "player": player.id})
    size = len(league.roster(team))
    limit = league.settings.camp_roster
    if size > limit:
        leaving = least_needed(league, team, league.roster(team))[: size - limit]
        yield Command(by, "release", {"team": team, "players": [player.id for player in leaving]})
    refusals = 0
    while len(league.roster(team)) < limit and refusals < MOST_REFUSALS:
        wanted = _wanted(league, team)
        if wanted is None:
            break
        yield Command(by, "invite", {"team": team, "player": wanted.id})
        refusals += league.players[wanted.id].team != team
    yield Command(by, "done", {"team": team})


def _is_past_it(league: League, player: Player) -> bool:
    """Too old, and no longer good enough; a kicker never is."""
    is_old = player.age >= league.settings.retirement_age
    return is_old and not kicking_parts(player.position) and lasting_value(player) < RETIRE_BELOW


def _wanted(league: League, team: str) -> Player | None:
    """The free agent who would help the team most."""
    needs = needs_of(league, team)
    there = [player for player in league.free_agents() if team not in player.refused]
    return max(there, key=lambda player: (needs.gain(player), -player.id), default=None)


def cut_down(league: League, team: str) -> Iterator[Command]:
    """12.2: the long injured go on the camp list, then the least needed are cut."""
    by = league.teams[team].owner
    excess = league.size(team) - league.roster_limit
    for player in long_injured(league, team):
        if excess > 0 and (player.was_hurt_in_camp or player.injury):
            yield Command(by, "reserve", {"team": team, "player": player.id})
            excess -= 1
    if excess > 0:
        able = dispensable(league, team)
        yield Command(by, "cut", {"team": team, "players": [player.id for player in able[:excess]]})


def dispensable(league: League, team: str) -> list[Player]:
    """12.2: whom the team could cut without a cost, the least needed first."""
    return [player for player in least_needed(league, team, league.active(team)) if is_cuttable(league, player)]


def is_cuttable(league: League, player: Player, is_replaced: bool = False) -> bool:
    """Would the rules let him be cut without a cost?"""
    if player.hold and not is_replaced:
        return False
    try:
        check_may_be_cut(league, player, is_replaced)
    except Refused:
        return False
    return True


def long_injured(league: League, team: str) -> list[Player]:
    """Whoever is hurt for long."""
    return [
        player
        for player in league.active(team)
        if player.injury is not None and (player.injury.is_season or player.injury.games >= LONG_INJURY)
    ]


def claims(league: League, team: str) -> Iterator[Command]:
    """12.2, 12.5.1: free agents for open places, and for men they are clearly better than; said once a day."""
    if any(each.team == team for each in league.claims):
        return
    by = league.teams[team].owner
    available = sorted(league.free_agents(), key=lambda player: (-lasting_value(player), player.id))[:60]
    healthy = [player for player in available if player.injury is None]
    room = league.roster_limit - league.size(team)
    droppable = dispensable(league, team)
    needs = Needs(player for player in league.active(team) if player.injury is None)
    for player in sorted(healthy, key=lambda player: (-needs.gain(player), player.id))[: max(room, CLAIMS_A_ROUND)]:
        if room > 0:
            room -= 1
            yield Command(by, "claim", {"team": team, "player": player.id})
        elif droppable and _is_worth_it(league, needs, player, droppable[0]):
            yield Command(by, "claim", {"team": team, "player": player.id, "drop": droppable.pop(0).id})


def _is_worth_it(league: League, needs: Needs, player: Player, drop: Player) -> bool:
    """Is the slot short, or is he better enough than whom he replaces?"""
    slot = home_slot(player.position)
    is_short = len(needs.values[slot]) < SLOTS[slot] + (0 if slot in ("K", "P") else 1)
    return is_short or (
        lasting_value(player) > lasting_value(drop) + CLAIM_EDGE and len(needs.values[slot]) < ROSTER_SHAPE[slot] + 1
    )


def week(league: League, team: str) -> Iterator[Command]:
    """12.2: the injured to the reserve list, the healed back, and free agents for open places."""

    def worse(player: Player, able: list[Player]) -> Player | None:
        """The least needed, if he is worth less."""
        worst = next(iter(least_needed(league, team, able)), None)
        return None if worst is None or lasting_value(worst) >= lasting_value(player) else worst

    yield from reserves(league, team, worse)
    yield from claims(league, team)


def reserves(league: League, team: str, worse: Callable[[Player, list[Player]], Player | None]) -> Iterator[Command]:
    """12.2: the injured to the reserve list, the healed back; to a full roster only for one who is *worse* of those who
    may be cut."""
    by = league.teams[team].owner
    for player in long_injured(league, team):
        yield Command(by, "reserve", {"team": team, "player": player.id})
    for player in league.roster(team):
        if player.status not in (RESERVE, CAMP_RESERVE) or player.injury is not None:
            continue
        order: Fields = {"team": team, "player": player.id}
        if league.size(team) >= league.roster_limit:
            able = [each for each in league.active(team) if is_cuttable(league, each, is_replaced=True)]
            leaving = worse(player, able)
            if leaving is None:
                continue
            order["drop"] = leaving.id
        yield Command(by, "activate", order)
