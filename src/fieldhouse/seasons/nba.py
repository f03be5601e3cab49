"""The National Basketball Association's order of teams, as it was in each era.

A tie is broken by the games among the tied, the division, the conference, and points. The play-in games of later years
are left out: the eight best of a conference qualify.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.library.schedule import Division
from fieldhouse.seasons.results import Results
from fieldhouse.seasons.ties import Coin, Step, by_record, conference_record, division_record, head_to_head, net_points

WITHIN_DIVISION: Final[tuple[Step, ...]] = (head_to_head, division_record, conference_record, net_points)
WITHIN_CONFERENCE: Final[tuple[Step, ...]] = (head_to_head, conference_record, net_points)
SECONDS_AMONG_WINNERS: Final = 2007
"""From then on the best of the others is seeded among the winners of divisions, by record."""
RECORD_ALONE: Final = 2016
"""From then on winners of divisions are seeded by their records like everybody else."""


def division_order(results: Results, division: Division, coin: Coin) -> tuple[str, ...]:
    """The teams of a division, the best first."""
    return by_record(results, results.schedule.divisions[division], WITHIN_DIVISION, coin)


def conference_order(results: Results, conference: str, coin: Coin) -> tuple[str, ...]:
    """The teams of a conference as they are seeded."""
    schedule = results.schedule
    everybody = by_record(results, schedule.members(conference), WITHIN_CONFERENCE, coin)
    if schedule.season >= RECORD_ALONE:
        return everybody
    divisions = [each for each in schedule.divisions if each[0] == conference]
    first = {division_order(results, division, coin)[0] for division in divisions}
    if schedule.season >= SECONDS_AMONG_WINNERS:
        first.add(next(team for team in everybody if team not in first))
    return tuple(sorted(everybody, key=lambda team: team not in first))
