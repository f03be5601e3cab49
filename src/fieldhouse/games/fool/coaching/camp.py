"""A computer owner's camp: whom it coaches, moves and trains, and what it does about the outcome."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from fieldhouse.games.fool.model import BAD, FUNDAMENTALS, KICK_RETURNS, LAST, PUNT_RETURNS, RETURNED, THIS, Player
from fieldhouse.games.fool.player_value import best_value, value_at
from fieldhouse.games.fool.rules.coaching import check_coaching
from fieldhouse.games.fool.rules.depth import return_value
from fieldhouse.games.fool.rules.emphasis import FUNDAMENTAL_FAULTS
from fieldhouse.games.fool.rules.position_changes import check_move
from fieldhouse.games.fool.rules.special_teams import camp_allowance, preseason_allowance
from fieldhouse.games.fool.rules.unwanted import check_void, undone
from fieldhouse.games.fool.state import League, Refused
from fieldhouse.table.plain_json import Fields, Json
from fieldhouse.table.table import P

COACH_UP_TO = 29
"""12.3.5: above this age no coaching can succeed."""
MANY_FAULTS = 9
"""So many players with faults are worth a camp of fundamentals (12.7.2)."""
SPECIALTIES = {
    "B": ("H", "F"), "E": ("W", "TE"), "U": ("T", "G", "C"), "DL": ("DE", "DT"), "LB": ("OLB", "MLB"),
    "DH": ("CB", "S"),
    "DH*": ("S", "OLB"),
}  # fmt: skip
VETERAN_GAMES = 30
"""Thirds of a game after which a man of 30 may have an easy camp (12.4)."""


def camp_plan(league: League, team: str) -> Fields:
    """12.2: the plan, in the words of the command."""
    roster = league.roster(team)
    faulty = [player for player in roster if any(mark in FUNDAMENTAL_FAULTS for mark in player.attributes)]
    emphasis = FUNDAMENTALS if len(faulty) >= MANY_FAULTS else ""
    free = [player for player in roster if not (emphasis and player in faulty)]
    returns = practice_returns(league, free, camp_allowance(league, emphasis), LAST)
    busy = [each[0] for each in returns]
    moves = [] if emphasis else _moves(league, [player for player in roster if player.id not in busy])
    busy += [number for number, _ in moves]
    coached = [] if emphasis else _coached(league, [player for player in roster if player.id not in busy])
    return {
        "coach": coached,
        "move": moves,
        "returns": returns,
        "emphasis": emphasis,
        "late": [player.id for player in roster if may_rest(player)],
    }


def unwanted(league: League, team: str) -> list[int]:
    """12.3.1: who is worth less with his +C-S than without, if he can be coached out of it."""
    return [
        player.id
        for player in league.roster(team)
        if player.traded
        and best_value(reduce(undone, player.traded, player)) > best_value(player)
        and allowed(check_void, league, player)
    ]


def may_rest(player: Player) -> bool:
    """May he come late: is he old enough, and has he played enough?"""
    return player.age >= 30 and sum(count for _, count in player.thirds) >= VETERAN_GAMES


def allowed(check: Callable[P, object], *arguments: P.args, **named: P.kwargs) -> bool:
    """Would the rule's own check let it pass?"""
    try:
        check(*arguments, **named)
    except Refused:
        return False
    return True


def _coached(league: League, roster: list[Player]) -> list[list[Json]]:
    """Everybody who may be coached and is young enough: out of a fault, else for S, C or P, whichever may be first."""
    found: list[list[Json]] = []
    for player in roster:
        if player.age <= COACH_UP_TO:
            wishes = [mark for mark in player.attributes if mark in BAD] + ["S", "C", "P"]
            what = next((what for what in wishes if allowed(check_coaching, league, player, what)), "")
            if what:
                found.append([player.id, what])
    return found


def _moves(league: League, roster: list[Player]) -> list[list[Json]]:
    """Generalists specialize where they are worth most: it is the change most likely to improve them (12.5.2)."""
    found: list[list[Json]] = []
    for player in roster:
        targets = SPECIALTIES.get(player.position, ())
        if targets and player.age <= COACH_UP_TO:
            target = max(targets, key=lambda slot: value_at(player.now, slot))
            if allowed(check_move, league, player, target):
                found.append([player.id, target])
    return found


def practice_returns(league: League, roster: list[Player], allowance: int, season: str) -> list[list[Json]]:
    """The best returner of each kind, be it the same man, practices all that is allowed."""
    able = [
        player for player in roster if not player.is_recovering and player.regimen in ("", RETURNED) and player.s >= 4
    ]
    if not able or not allowance:
        return []
    found: list[list[Json]] = []
    for kind in (PUNT_RETURNS, KICK_RETURNS):
        best = max(able, key=lambda player: return_value(league, player, kind))
        found.append([best.id, kind, allowance, season])
    return found


def preseason_returns(league: League, team: str) -> list[list[Json]]:
    """12.2b: the rest of the practice returns, for whoever is still here and had no other coaching."""
    return practice_returns(league, league.active(team), preseason_allowance(league, league.teams[team].emphasis), THIS)


def to_reverse(league: League, team: str) -> list[Player]:
    """12.5.2: whom a change of position of this year has made worse, if it may be reversed still."""
    return [
        player
        for player in league.roster(team)
        if player.moved
        and player.moved.attempt == league.year == player.moved.year
        and not player.moved.improved
        and (player.p + player.c + player.s) < sum(player.moved.ratings)
    ]
