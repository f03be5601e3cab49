"""12.3.1 Standard change tables: every player's roll in camp, by age and games, both blurred."""

from __future__ import annotations

from dataclasses import replace

from fieldhouse.games.fool.charts.compiled import GAMES_FROM, OLDEST
from fieldhouse.games.fool.dice import D6
from fieldhouse.games.fool.model import DRAFTED, FIRST, FIRST_YEARS, RETIRED, SECOND, UNDRAFTED, VETERAN, Player
from fieldhouse.games.fool.rules.effects import changed, orders_of
from fieldhouse.games.fool.rules.maxima import tried_again
from fieldhouse.games.fool.state import League

FIRST_SEASON_UNDER = 28
SECOND_YEAR_GAMES = 4
"""12.3.1: with fewer games in his rookie season a player uses the first-season columns once more."""


def perturbed_age(league: League, player: Player) -> int:
    """12.3.1: the age, rolled one or two years off on 1, 2, 5 and 6. For the change, and rolls that say so, only."""
    return player.age + league.table.look(league.tables.age, D6, "age")


def perturbed_games(league: League, thirds: int) -> int:
    """12.3.1: the games of experience, blurred by whole games and by thirds, to the nearest whole game. Rolls."""
    games = league.table.look(league.tables.games, D6, "games")
    part = league.table.look(league.tables.thirds, D6, "thirds")
    return max(0, (thirds + 3 * games + part + 1) // 3)


def column_name(league: League, player: Player, age: int, games: int) -> str:
    """12.3.1: the column of the standard change table."""
    if player.standing == DRAFTED:
        return "rookie"
    if player.standing == UNDRAFTED:
        return "new free agent"
    band = "first" if is_first_season(league, player) else league.tables.band(age)
    if band == OLDEST:
        return band
    shift = 1 if league.settings.preseason_counts else 0
    start = max(start for start in GAMES_FROM[band] if start == 0 or games >= start + shift)
    return f"{band} {start}"


def is_first_season(league: League, player: Player) -> bool:
    """12.3.1: last season was his rookie season, or he is an R2; age does not matter unless the heading is followed."""
    too_old = league.settings.first_season_under_28 and player.age >= FIRST_SEASON_UNDER
    return player.standing in FIRST_YEARS and not too_old


def standard_change(league: League, player: Player) -> Player:
    """12.3.1: the roll, one for each role; a rookie's column depends on nothing but that. The league keeps his age.

    What he holds on trial (12.6) is tried again before; his standing moves on after it, but a rookie's.
    """
    player = tried_again(league, player)
    if player.is_rookie:
        return _rookie_change(league, player)
    most = 0
    for role in player.roles():
        age = perturbed_age(league, player)
        league.adjusted.setdefault(player.id, age)
        games = perturbed_games(league, player.experience(role) - easy_camp_cost(league, player))
        column = league.tables.standard[column_name(league, player, age, games)]
        most = max(most, games)
        player = changed(league, player, column, "change", orders_of(league, player, role))
        if player.status == RETIRED:
            break
    return replace(player, standing=next_standing(player.standing, most))


def _rookie_change(league: League, player: Player) -> Player:
    """A rookie's change, by the column of a man without games, for each role. Rolls; the league keeps his age."""
    league.adjusted[player.id] = player.age
    column = league.tables.standard[column_name(league, player, 0, 0)]
    for role in player.roles():
        player = changed(league, player, column, "change", orders_of(league, player, role))
    return player


def easy_camp_cost(league: League, player: Player) -> int:
    """12.4: an easy camp costs two games of experience, in thirds."""
    return 3 * league.settings.easy_camp_games if player.easy_camp else 0


def next_standing(before: str, games: int) -> str:
    """12.3.1: an R2 is a veteran after his second camp; a first-year man too, unless he had too few *games*."""
    return SECOND if before == FIRST and games < SECOND_YEAR_GAMES else VETERAN
