"""12.6 Position and ability maximums."""

from __future__ import annotations

from dataclasses import replace

from fieldhouse.games.fool.dice import D6
from fieldhouse.games.fool.model import Player
from fieldhouse.games.fool.positions import LINEMEN, field_parts, parts
from fieldhouse.games.fool.state import League

KEPT, FOR_A_SEASON, AT_A_PRICE, IGNORED = "kept", "for this season", "at a price", "ignored"
COMPLEMENT = {"C": "S", "S": "C"}


def over_by(league: League, c: int, s: int) -> int:
    """12.6: how many points C-S exceeds the nearest of the normal maxima."""
    return min(max(0, c - top_c) + max(0, s - top_s) for top_c, top_s in league.tables.pairs)


def short_by(league: League, c: int, s: int) -> int:
    """12.4: how many points C-S falls short of the nearest maximum it could reach; 0 if it meets or exceeds one."""
    if over_by(league, c, s):
        return 0
    return min((top_c - c) + (top_s - s) for top_c, top_s in league.tables.pairs if c <= top_c and s <= top_s)


def maximum_pass(league: League, position: str) -> int:
    """12.6: the normal maximum pass value of a position; of two positions, the higher."""
    return max((_maximum_pass(league, part) for part in field_parts(position)), default=0)


def _maximum_pass(league: League, part: str) -> int:
    """The highest pass value at that position."""
    if part in LINEMEN and not league.settings.linemen_pass_two:
        return 1
    return league.tables.maximum_pass[part]


def enhanced(
    league: League, player: Player, ability: str, value: int, position: str = "", start: tuple[int, int] | None = None
) -> Player:
    """12.6: *player* with a higher *ability*, as far as the maxima let him; *position* is the one he changes to.

    *start* is his C-S before the change, if that has taken something from him already. Rolls.
    """
    if ability == "P":
        return _enhanced_pass(league, player, value, position or player.position)
    changed = player.with_rating(ability, value)
    over = over_by(league, changed.c, changed.s)
    if not over:
        return changed
    is_easier = (start or (player.c, player.s), (changed.c, changed.s)) in league.tables.easier
    return _after(league, player, changed, ability, over_roll(league, over, is_easier))


def over_roll(league: League, over: int, is_easier: bool = False) -> str:
    """12.6: the roll of a player one point above a maximum, or two; from 4-3 to 5-3 and 1-6 to 1-7 it is easier."""
    die = league.table.roll(D6, "maximum")
    if over > 1:
        return {1: KEPT, 2: FOR_A_SEASON, 3: AT_A_PRICE}.get(die, IGNORED)
    if is_easier and die <= 3:
        return KEPT
    return (KEPT, KEPT, FOR_A_SEASON, FOR_A_SEASON, AT_A_PRICE, IGNORED)[die - 1]


def _after(league: League, player: Player, changed: Player, ability: str, roll: str) -> Player:
    """12.6: the man after *roll*, what the die said of one above the maximum: kept, on trial, for a point of his other
    ability, or ignored, which is noted.
    """
    if roll == KEPT:
        return changed
    if roll == FOR_A_SEASON:
        return replace(changed, trials=(*(each for each in player.trials if each != ability), ability))
    other = COMPLEMENT[ability]
    if roll == AT_A_PRICE and changed.rating(other) > 0:
        return changed.with_rating(other, changed.rating(other) - 1)
    league.note(f"{player.called}: +{ability} would exceed the maximum and is ignored (12.6)")
    return player


def _enhanced_pass(league: League, player: Player, value: int, position: str) -> Player:
    """12.6: his pass value raised to *value*: kept, on trial, or ignored above the maximum. Rolls."""
    over = value - maximum_pass(league, position)
    if over <= 0:
        return replace(player, p=value)
    roll = pass_roll(league, over)
    if roll == IGNORED:
        league.note(f"{player.called}: +P would exceed the maximum and is ignored (12.6)")
        return player
    trials = player.trials if roll == KEPT else (*(each for each in player.trials if each != "P"), "P")
    return replace(player, p=value, trials=trials)


def pass_roll(league: League, over: int) -> str:
    """12.6: the roll of a pass value above its maximum: as ``over_roll``, but a 5 is ignored; by two, from 3 on."""
    die = league.table.roll(D6, "maximum")
    if over > 1:
        return {1: KEPT, 2: FOR_A_SEASON}.get(die, IGNORED)
    return (KEPT, KEPT, FOR_A_SEASON, FOR_A_SEASON, IGNORED, IGNORED)[die - 1]


def tried_again(league: League, player: Player) -> Player:
    """12.6: in the next camp the roll of an ability held for one season is repeated."""
    for ability in player.trials:
        player = _tried(
            league, replace(player, trials=tuple(each for each in player.trials if each != ability)), ability
        )
    return player


def _tried(league: League, player: Player, ability: str) -> Player:
    """12.6: an ability on trial, tried once more. Rolls."""
    without = player.with_rating(ability, max(0, player.rating(ability) - 1))
    if ability == "P":
        return _enhanced_pass(league, without, player.p, player.position)
    over = over_by(league, player.c, player.s)
    if not over:
        return player
    is_easier = ((without.c, without.s), (player.c, player.s)) in league.tables.easier
    return _after(league, without, player, ability, over_roll(league, over, is_easier))


def is_star(league: League, player: Player) -> bool:
    """12.4: he meets a maximum of C and S; or catches like 4 and is within a point of one; or passes like 4."""
    held = parts(player.position)
    if not field_parts(player.position):
        return False
    if player.p >= 4 and "Q" in held:
        return True
    short = short_by(league, player.c, player.s)
    has_hands = player.p >= 4 and any(part in ("E", "W", "TE", "B", "DH", "S", "CB") for part in held)
    return short == 0 or (has_hands and short <= 1)
