"""12.2 and 12.5.2: what owners order: camp plans, preseason returns, changes of position, depth charts.

All of it is refused to whoever does not own the team, and all but depth charts out of its phase.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace

from fieldhouse.games.fool.arguments import check_kinds, kinds_of
from fieldhouse.games.fool.franchise import Plan
from fieldhouse.games.fool.model import PlayerNumber, TeamCode
from fieldhouse.games.fool.rules.camp import check_plan
from fieldhouse.games.fool.rules.depth import check_depth
from fieldhouse.games.fool.rules.position_changes import announced, check_reversal, completed, reversal
from fieldhouse.games.fool.rules.special_teams import check_returner, check_returns, practiced, preseason_allowance
from fieldhouse.games.fool.state import (
    CUTDOWN,
    PICKUPS,
    PLANS,
    TRANSACTIONS,
    League,
    Refused,
    in_phase,
    own_player,
    owner_only,
)
from fieldhouse.table.rest import frozen

PLAN_WORDS = tuple(each.name for each in fields(Plan))


def plan(league: League, by: str, team: TeamCode, **orders: object) -> None:
    """12.2: what a team plans for camp, decided before any roll, unseen by others. Refused if it may not be so."""
    in_phase(league, PLANS, rule="12.2")
    owner_only(league, by, team)
    planned = read_plan(orders)
    check_plan(league, team, planned)
    league.set_team(team, plan=planned, has_planned=True)


def read_plan(orders: Mapping[str, object]) -> Plan:
    """The camp plan that the orders make; a refusal if they are none."""
    unknown = [name for name in orders if name not in PLAN_WORDS]
    if unknown:
        raise Refused(f"A camp plan has no {unknown[0]!r}; it has {', '.join(PLAN_WORDS)}.")
    check_kinds("A camp plan", kinds_of(Plan), orders)
    return Plan(**{name: frozen(value) for name, value in orders.items()})


def returns(league: League, by: str, team: TeamCode, given: Sequence[Sequence[object]]) -> None:
    """12.2b: the preseason's practice returns, given out after the first cut to players without other coaching. Refused
    at another time, a second time, and to others."""
    in_phase(league, CUTDOWN, PICKUPS, rule="12.2b")
    franchise = owner_only(league, by, team)
    if league.step != 0 or franchise.has_given_returns:
        raise Refused("Rule 12.2b: preseason returns are given out once, at the end of camp.")
    if league.size(team) > league.roster_limit:
        raise Refused(f"Rule 12.2b: preseason returns are given out after the cut to {league.roster_limit}.")
    wanted: tuple[tuple[int, str, int, str], ...] = frozen(given)
    check_returns(league, wanted, preseason_allowance(league, franchise.emphasis))
    for number, *_ in wanted:
        check_returner(own_player(league, team, number))
    for number, kind, count, season in wanted:
        league.put(practiced(league.player(number), kind, count, season))
    league.set_team(team, has_given_returns=True)


def move(league: League, by: str, team: TeamCode, player: PlayerNumber, target: str) -> None:
    """12.5.2: announce a change of position after camp. Refused if he may not make it."""
    in_phase(league, CUTDOWN, PICKUPS, TRANSACTIONS, rule="12.5.2")
    owner_only(league, by, team)
    league.put(announced(league, own_player(league, team, player), target))
    league.note(f"{league.player(player).name} of {team} begins to play {target}")


def complete(league: League, by: str, team: TeamCode, player: PlayerNumber, go: bool = True) -> None:
    """12.5.2: after three games at the new position, roll for the change, or call it off. Refused before."""
    in_phase(league, CUTDOWN, PICKUPS, TRANSACTIONS, rule="12.5.2")
    owner_only(league, by, team)
    league.put(completed(league, own_player(league, team, player), go))


def reverse(league: League, by: str, team: TeamCode, player: PlayerNumber) -> None:
    """12.5.2: roll to undo a change of position right after it, or a last time in the next camp. Refused if there is
    none, or it is too late."""
    in_phase(league, CUTDOWN, PICKUPS, TRANSACTIONS, rule="12.5.2")
    owner_only(league, by, team)
    changed = own_player(league, team, player)
    moved = check_reversal(league, changed)
    is_camp = league.phase == CUTDOWN and league.step == 0
    if moved.year < league.year and not is_camp:
        raise Refused("Rule 12.5.2: last season's change is reversed in camp, or never.")
    if moved.year == league.year and league.day > moved.day + 1:
        raise Refused("Rule 12.5.2: it is too late to reverse the change: the league has gone on since it was made.")
    league.put(reversal(league, changed))


def depth(league: League, by: str, team: TeamCode, slot: str, players: Sequence[PlayerNumber]) -> None:
    """The order of players at a place; an empty list leaves it to the computer. Refused if one cannot play there."""
    franchise = owner_only(league, by, team)
    check_depth(league, team, slot, players)
    chart = dict(franchise.depth)
    chart.pop(slot, None)
    if players:
        chart[slot] = tuple(players)
    league.teams[team] = replace(franchise, depth=tuple(chart.items()))
