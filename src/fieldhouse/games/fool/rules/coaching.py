"""12.3.5 Ability coaching, with its three rolls."""

from __future__ import annotations

from dataclasses import replace

from fieldhouse.games.fool.charts.compiled import PRIME, YOUNG
from fieldhouse.games.fool.charts.effects import REMOVE
from fieldhouse.games.fool.dice import D6
from fieldhouse.games.fool.model import ABILITIES, BAD, COACHED, CONDITIONING, FIRST_YEARS, Player
from fieldhouse.games.fool.positions import field_parts, has_two_roles, kicking_parts
from fieldhouse.games.fool.rules.attributes import without
from fieldhouse.games.fool.rules.effects import effect_of, happen, orders_of
from fieldhouse.games.fool.state import League, Refused

NOT, LISTED, POORER = 0, 6, 5
"""No coaching; or the first die from which on it may succeed."""


def first_die(league: League, player: Player, what: str) -> int:
    """12.3.5: 6 if the player is just at a listed value, 5 if poorer or if he has a bad characteristic; 0: not at all.

    A player of two positions must be below standard for both.
    """
    if what in BAD:
        return POORER if what in player.attributes else NOT
    needed = [_first_die(league, player, what, part) for part in field_parts(player.position)]
    if not needed or NOT in needed:
        return NOT
    return POORER if any(mark in BAD for mark in player.attributes) else max(needed)


def _first_die(league: League, player: Player, what: str, part: str) -> int:
    """12.3.5: what the first die needs, by where his ratings stand in the lines."""
    if what == "P":
        limit = league.tables.coaching_pass.get(part, -1)
        return NOT if player.p > limit else LISTED if player.p == limit else POORER
    lines = league.tables.coaching[part]
    below = [line for line in lines if player.c <= line.c and player.s <= line.s and what in line.abilities]
    if not below:
        return NOT
    is_listed = any((player.c, player.s) == (line.c, line.s) for line in lines)
    return LISTED if is_listed else POORER


def check_coaching(league: League, player: Player, what: str) -> None:
    """12.3.5: who may be coached, and in what."""
    if not league.settings.ability_coaching:
        raise Refused("Rule 12.3.5: this league does not play with ability coaching.")
    if what not in ABILITIES and what not in BAD:
        raise Refused(f"Rule 12.3.5: {what!r} cannot be coached; P, C, S or a bad characteristic can.")
    if player.is_recovering:
        raise Refused(f"Rule 12.3.2: {player.name} is recovering from an injury and cannot be coached.")
    if has_two_roles(player.position):
        raise Refused(f"Rule 12.3.5: {player.name} plays two positions ({player.position}) and cannot be coached.")
    if kicking_parts(player.position) and what in ABILITIES:
        raise Refused(f"Rule 12.3.5: {player.name} is a kicker: there is no standard for him to be below.")
    if player.position == "Q*" and what == "P":
        raise Refused("Rule 12.3.5: a Q* cannot be coached for P, which is two separate attributes.")
    if first_die(league, player, what) == NOT:
        ratings = f"{player.position} {player.p}-{player.c}-{player.s}"
        raise Refused(f"Rule 12.3.5: {player.name} ({ratings}) is not below standard in {what}.")


def second_die(league: League, player: Player) -> int:
    """12.3.5: none for a rookie (0), 4 in the first year and for an R2, 5 up to 25, 6 up to 29, never above (7)."""
    if player.is_rookie:
        return 0
    if player.standing in FIRST_YEARS or player.id in league.first_years:
        return league.tables.coaching_age["first"]
    band = league.tables.band(league.adjusted.get(player.id, player.age))
    return league.tables.coaching_age[band] if band in (YOUNG, PRIME) else 7


def coached(league: League, player: Player, what: str, from_die: int = NOT) -> Player:
    """12.3.5: one sequence of rolls: may he improve, does his age let him, and how it comes out."""
    if league.table.roll(D6, f"coaching {what}") < (from_die or first_die(league, player, what)):
        return player
    needed = second_die(league, player)
    if needed and league.table.roll(D6, "coaching, by age") < needed:
        return player
    column = league.tables.coaching_dice[what if what in ABILITIES else "characteristic"]
    cell = league.tables.cells[league.table.look(column, D6, "coaching, change")]
    effect = effect_of(league, cell)
    if effect and effect[0].kind == REMOVE:
        league.note(f"{player.called} is coached out of '{what}' (12.3.5)")
        return without(player, what)
    keep = orders_of(league, player)
    return happen(league, player, effect, keep._replace(in_camp=False))


def ability_coaching(league: League, player: Player, what: str) -> Player:
    """12.3.5: the coaching planned for a player; conditioning makes speed easier (12.7.1). Rolls."""
    from_die = first_die(league, player, what)
    if from_die == NOT:
        return player
    is_conditioning = what == "S" and league.teams[player.team].emphasis == CONDITIONING
    return replace(coached(league, player, what, POORER if is_conditioning else from_die), regimen=COACHED)
