"""The National Football League's order of teams: its tie-breakers within a division and for the wild cards.

The league's step before the coin, net touchdowns, is left out: a season is known by its scores alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.library.schedule import Division
from fieldhouse.seasons.results import Results
from fieldhouse.seasons.ties import (
    Coin,
    Step,
    by_record,
    common_games,
    conference_ranking,
    conference_record,
    division_record,
    first_of,
    head_to_head,
    head_to_head_sweep,
    in_order,
    league_ranking,
    net_points,
    net_points_in_common_games,
    net_points_in_conference,
    strength_of_schedule,
    strength_of_victory,
)

LEAST_COMMON_GAMES: Final = 4
WITHIN_DIVISION: Final[tuple[Step, ...]] = (
    head_to_head,
    division_record,
    common_games(1),
    conference_record,
    strength_of_victory,
    strength_of_schedule,
    conference_ranking,
    league_ranking,
    net_points_in_common_games,
    net_points,
)
WITHIN_CONFERENCE: Final[tuple[Step, ...]] = (
    head_to_head_sweep,
    conference_record,
    common_games(LEAST_COMMON_GAMES),
    strength_of_victory,
    strength_of_schedule,
    conference_ranking,
    league_ranking,
    net_points_in_conference,
    net_points,
)


def division_order(results: Results, division: Division, coin: Coin) -> tuple[str, ...]:
    """The teams of a division, the best first."""
    return by_record(results, results.schedule.divisions[division], WITHIN_DIVISION, coin)


def conference_order(results: Results, conference: str, coin: Coin) -> tuple[str, ...]:
    """The teams of a conference as they are seeded: the winners of the divisions, then the others."""
    divisions = [each for each in results.schedule.divisions if each[0] == conference]
    orders = [division_order(results, division, coin) for division in divisions]
    place = {team: index for order in orders for index, team in enumerate(order)}
    winners = [team for team in place if place[team] == 0]
    others = [team for team in place if place[team] > 0]
    return (*_seeded(results, winners, place, coin), *_seeded(results, others, place, coin))


def _seeded(results: Results, teams: list[str], place: dict[str, int], coin: Coin) -> tuple[str, ...]:
    """The teams by their records; of those that are tied, only the best of each division, by its *place* there, stands
    against the others at a time."""

    def first(tied: Sequence[str]) -> str:
        best: dict[Division, str] = {}
        for team in sorted(tied, key=place.__getitem__):
            best.setdefault(results.schedule.division_of[team], team)
        return first_of(results, list(best.values()), WITHIN_CONFERENCE, coin)

    return in_order(teams, lambda team: results.records[team].pct, first)
