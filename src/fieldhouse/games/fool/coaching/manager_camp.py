"""A general manager's camp: conditioning for a team that wants to win now, or coaching where it wins most."""

from __future__ import annotations

from functools import reduce
from typing import Final

from fieldhouse.games.fool.coaching.camp import COACH_UP_TO, allowed, may_rest, practice_returns
from fieldhouse.games.fool.coaching.manager import Outlook
from fieldhouse.games.fool.coaching.points import RATING_POINTS, place_of
from fieldhouse.games.fool.model import BAD, CONDITIONING, LAST, Player
from fieldhouse.games.fool.positions import KICKERS
from fieldhouse.games.fool.rules.coaching import check_coaching
from fieldhouse.games.fool.rules.emphasis import DRILLED
from fieldhouse.games.fool.rules.special_teams import camp_allowance
from fieldhouse.games.fool.rules.unwanted import check_void, undone
from fieldhouse.table.plain_json import Fields, Json

FAULT_WORTH: Final = 0.3
"""What being coached out of a fault is worth, in points of a rating."""


def camp_plan(outlook: Outlook) -> Fields:
    """12.2: the plan, in the words of the command."""
    league, temper = outlook.league, outlook.temper
    roster = league.roster(outlook.team)
    emphasis = (
        CONDITIONING if (temper.conditions if outlook.is_contending else temper.conditions_behind) else ""
    )  # fmt: skip
    free = [player for player in roster if not _is_drilled(player, emphasis)]
    returns = practice_returns(league, free, camp_allowance(league, emphasis), LAST)
    busy = [each[0] for each in returns]
    able = [player for player in free if player.id not in busy and player.age <= COACH_UP_TO]
    plan: Fields = {
        "coach": [order for player in able for order in _coached(outlook, player, emphasis)],
        "returns": returns,
        "emphasis": emphasis,
        "late": [player.id for player in roster if temper.late_camps and may_rest(player)],
    }
    if emphasis:
        plan["slower"] = [player.id for player in roster if _keeps_contact(player)]
    return plan


def _is_drilled(player: Player, emphasis: str) -> bool:
    """Does the camp itself coach him out of a fault?"""
    return any(mark in DRILLED.get(emphasis, ()) for mark in player.attributes)


def _keeps_contact(player: Player) -> bool:
    """12.7.1: would he rather lose speed than contact?"""
    slot = place_of(player).slot
    return slot not in KICKERS and RATING_POINTS[slot][1] >= RATING_POINTS[slot][2]


def _coached(outlook: Outlook, player: Player, emphasis: str) -> list[list[Json]]:
    """What he is coached in: of all that he may be, what wins most where he plays; of a camp of conditioning speed."""
    slot = place_of(player).slot
    if slot in KICKERS:
        return []
    p, c, s = RATING_POINTS[slot]
    wishes = {"P": p, "C": c, "S": s} if not emphasis else {"S": s}
    if not emphasis:
        wishes |= {mark: FAULT_WORTH * (p + c + s) / 3 for mark in player.attributes if mark in BAD}
    able = [what for what in wishes if allowed(check_coaching, outlook.league, player, what)]
    return [[player.id, max(able, key=wishes.__getitem__)]] if able else []


def unwanted(outlook: Outlook) -> list[int]:
    """12.3.1: who wins less with his +C-S than without, if he can be coached out of it."""
    league = outlook.league
    return [
        player.id
        for player in league.roster(outlook.team)
        if player.traded
        and place_of(reduce(undone, player.traded, player)).points > place_of(player).points
        and allowed(check_void, league, player)
    ]
