"""The leagues whose rules a schedule may name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from fieldhouse.library.schedule import BadSchedule, Division, Schedule
from fieldhouse.seasons import nba, ncaa, nfl
from fieldhouse.seasons.results import Results
from fieldhouse.seasons.ties import Coin


@dataclass(frozen=True)
class LeagueRules:
    """How a league puts its teams in order, the best first; a conference's first teams go to the playoffs."""

    division_order: Callable[[Results, Division, Coin], tuple[str, ...]]
    conference_order: Callable[[Results, str, Coin], tuple[str, ...]]


LEAGUES: Final = {
    "nfl": LeagueRules(nfl.division_order, nfl.conference_order),
    "ncaa": LeagueRules(ncaa.division_order, ncaa.conference_order),
    "nba": LeagueRules(nba.division_order, nba.conference_order),
}


def rules_of(schedule: Schedule) -> LeagueRules:
    """The league rules that a schedule names. Refused if there are none of that name."""
    if schedule.rules not in LEAGUES:
        raise BadSchedule(f"The schedule asks for the rules {schedule.rules!r}; there are {', '.join(LEAGUES)}.")
    return LEAGUES[schedule.rules]
