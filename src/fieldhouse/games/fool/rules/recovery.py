"""12.3.2 Injury recovery, and 12.2a the mini-camp."""

from __future__ import annotations

from dataclasses import replace

from fieldhouse.games.fool.charts.compiled import OLD, OLDEST
from fieldhouse.games.fool.dice import D6
from fieldhouse.games.fool.model import RECOVERED, Player
from fieldhouse.games.fool.rules.camp_injuries import misses_camp
from fieldhouse.games.fool.rules.changes import perturbed_age
from fieldhouse.games.fool.state import League


def permanent_from(league: League, ability: str) -> int:
    """12.3.2: the die from which on an injury stays: 4 for -S and 6 for others, or 12.8's 5 for -S and -C, 6 for -P."""
    if league.settings.recovery_by_ability:
        return 4 if ability == "S" else 6
    return 6 if ability == "P" else 5


def resolved(league: League, player: Player) -> Player:
    """12.3.2: an injury that outlasted the season is over, or stays for the whole of the next. Rolls."""
    assert player.injury is not None
    ability = player.injury.ability
    stays = league.table.roll(D6, f"recovery from -{ability}") >= permanent_from(league, ability)
    if not stays or ability in player.lingering:
        league.note(f"{player.called} is over his injury, -{ability} (12.3.2)")
        return replace(player, injury=None)
    league.note(f"{player.called} does not recover: -{ability} for the season (12.3.2)")
    return replace(player, injury=None, lingering=(*player.lingering, ability))


def mini_camp(league: League) -> None:
    """12.2a: injuries that outlasted the season, but were not season injuries, are resolved. Rolls."""
    for player in list(league.players.values()):
        if player.injury is not None and not player.injury.is_season:
            league.put(resolved(league, player))


def old_injury(league: League, player: Player) -> Player:
    """12.3.2: in camp an injury of last season is resolved by its roll; what stays gets its next roll a year later."""
    if player.injury is None or player.injury.is_of_camp:
        return player
    before = player.lingering
    player = resolved(league, player)
    fresh = tuple(ability for ability in player.lingering if ability not in before)
    return replace(player, fresh=fresh, regimen=RECOVERED)


def later_recovery(league: League, player: Player) -> Player:
    """12.3.2: what earlier seasons left behind gets its roll, by the adjusted age, which the league keeps."""
    old = [ability for ability in player.lingering if ability not in player.fresh]
    if not old or (league.settings.injury_ends_recovery and misses_camp(player)):
        return player
    for ability in old:
        player = tried(league, player, ability)
    return replace(player, regimen=RECOVERED)


def recovers_up_to(league: League, age: int) -> int:
    """12.3.2: 4 up to 25, 3 up to 29, 2 up to 33, 1 above."""
    band = league.tables.band(age)
    return league.tables.recovery[OLD if band == OLDEST else band]


def tried(league: League, player: Player, ability: str) -> Player:
    """12.3.2: a low roll recovers, by this camp's adjusted age, rolled and kept in the league if he has none."""
    if player.id not in league.adjusted:
        league.adjusted[player.id] = perturbed_age(league, player)
    if league.table.roll(D6, f"later recovery from -{ability}") > recovers_up_to(league, league.adjusted[player.id]):
        return player
    league.note(f"{player.called} recovers from -{ability} (12.3.2)")
    return replace(player, lingering=tuple(each for each in player.lingering if each != ability))
