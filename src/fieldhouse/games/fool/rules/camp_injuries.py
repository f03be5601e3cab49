"""12.4 Training camp injuries: 1/12 for rookies, 1/18 for others, 1/24 for stars and those who report late."""

from __future__ import annotations

from dataclasses import replace

from fieldhouse.games.fool.dice import D6, roll_high
from fieldhouse.games.fool.franchise import Plan
from fieldhouse.games.fool.model import Player
from fieldhouse.games.fool.rules.injuries import describe, longer_injury
from fieldhouse.games.fool.rules.maxima import is_star
from fieldhouse.games.fool.state import League, Refused

EASY_CAMP_AGE = 30
ROOKIE, OTHER, STAR = "rookie", "other", "star"


def has_easy_camp(league: League, player: Player, plan: Plan) -> bool:
    """12.4: a star, unless his position is at risk; any veteran of 30, if his coach lets him."""
    if player.is_rookie or player.id in plan.at_risk:
        return False
    return is_star(league, player) or (player.age >= EASY_CAMP_AGE and player.id in plan.late)


def check_late(league: League, player: Player) -> None:
    """12.4: besides stars only veterans of 30 or older may be allowed an easier camp."""
    if player.is_rookie or (player.age < EASY_CAMP_AGE and not is_star(league, player)):
        raise Refused(
            f"Rule 12.4: {player.name} ({player.age_mark}) may not report late: only stars and veterans of "
            f"{EASY_CAMP_AGE} or older may."
        )


def injury_class(player: Player) -> str:
    """12.4: whose chance a player has."""
    if player.is_rookie:
        return ROOKIE
    return STAR if player.easy_camp else OTHER


def roll_camp_injury(league: League, player: Player) -> bool:
    """12.4: a 6, then 4-6 for a rookie, 5-6 for others, 6 or half the 5s for a star. Without exhibitions, 5 is a 6."""
    first = league.table.roll(D6, "camp injury")
    if first < (6 if league.settings.exhibitions else 5):
        return False
    second = league.table.roll(D6, "camp injury, second roll")
    kind = injury_class(player)
    if kind == ROOKIE:
        return second >= 4
    if kind == OTHER:
        return second >= 5
    return second == 6 or (second == 5 and roll_high(league.table, "camp injury of a star"))


def camp_injury(league: League, player: Player) -> Player:
    """12.4: the roll, and the injury if there is one; he may go on the camp reserve list even if he is well again."""
    if player.injury is not None or not roll_camp_injury(league, player):
        return player
    injury = longer_injury(league, player, is_of_camp=True)
    if injury is None:
        league.note(f"{player.called} is hurt in camp, but ready again (12.4)")
        return replace(player, was_hurt_in_camp=True)
    league.note(f"{player.called} is hurt in camp: {describe(injury)} (12.4)")
    return replace(player, injury=injury, was_hurt_in_camp=True)


def misses_camp(player: Player) -> bool:
    """12.4: an injury of camp ends special training, unless he is back within a game."""
    injury = player.injury
    return injury is not None and injury.is_of_camp and (injury.is_season or injury.games > 1)
