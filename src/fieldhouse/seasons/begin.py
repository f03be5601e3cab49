"""A season is begun: its schedule, whose charts must all be at hand, the team that its owner plays, its seed."""

from __future__ import annotations

from collections.abc import Container, Mapping

from fieldhouse import catalog, library
from fieldhouse.library.schedule import Schedule
from fieldhouse.library.schedule_text import load_schedule
from fieldhouse.seasons.season import BadSeason, Season
from fieldhouse.seasons.sports import usual_options
from fieldhouse.seasons.store import SeasonStore
from fieldhouse.store.database import free_name
from fieldhouse.store.fairness import fair_seed
from fieldhouse.table.plain_json import Json


class NoCharts(BadSeason):
    """Teams of a schedule that cannot be played."""


def begin(
    store: SeasonStore, game: str, schedule: str, name: str | None, team: str, level: str | None,
    options: Mapping[str, Json], seed: int | None = None,
) -> Season:  # fmt: skip
    """A new season with the library's teams and schedule, kept in the *store*, by a free name if none is given.

    Without a *seed* one is drawn by the machine's chance, which nobody is told. Refused if there is no such game,
    schedule, team, level or option, the name is taken, or a team has no chart.
    """
    definition = catalog.game(game)
    fixtures = load_schedule(schedule, definition.name)
    season = Season(
        name=name or free_name(f"{definition.name}-{schedule}", store.names()),
        game=definition.name,
        schedule=fixtures,
        seed=fair_seed() if seed is None else seed,
        level=catalog.level(definition, level),
        options=usual_options(definition.name, options),
        team=team_of(fixtures, team),
        is_seed_secret=seed is None,
    )
    if missing := missing_charts(fixtures, library.teams(season.game)):
        raise NoCharts(f"These teams of the schedule have no chart: {', '.join(missing)}.")
    season.header(definition, fixtures.fixtures[0])
    store.create(season)
    return season


def team_of(schedule: Schedule, team: str) -> str:
    """The team's code in capitals, nothing for no team; a refusal if it is not in this season."""
    code = team.upper()
    if code and code not in schedule.teams:
        raise BadSeason(f"{team!r} is not in this season; its teams are {', '.join(schedule.teams)}.")
    return code


def missing_charts(schedule: Schedule, known: Container[str]) -> list[str]:
    """The charts that the schedule needs and that are not at hand."""
    return [chart for chart in map(schedule.chart, schedule.teams) if chart not in known]
