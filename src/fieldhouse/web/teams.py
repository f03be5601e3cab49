"""The teams at hand, with the record each really had. Files are looked at again after a while, not at every page."""

from __future__ import annotations

from collections.abc import Callable
from threading import Lock
from time import monotonic
from typing import Final, Generic, NamedTuple, TypeVar

from fieldhouse import library
from fieldhouse.library.schedule_text import load_schedule
from fieldhouse.seasons.results import Results
from fieldhouse.table.refusal import Refusal

FRESH: Final = 60.0
"""Seconds for which a list is believed."""
T = TypeVar("T")


class TeamLine(NamedTuple):
    """A team as a list shows it; ``record`` is empty where nobody has told us."""

    name: str
    title: str
    season: str
    record: str


def search(game: str, words: str, season: str, most: int) -> list[TeamLine]:
    """The library's teams whose season, code or title hold every word."""
    wanted = words.casefold().split()
    found = [
        team
        for team in teams_of(game)
        if (not season or team.season == season)
        and all(word in f"{team.name} {team.title}".casefold().replace("-", " ") for word in wanted)
    ]
    return found[:most]


def team_words(team: TeamLine) -> str:
    """A team as a picker names it: with its season, unless the title tells it, and the record it really had."""
    is_told = bool(team.season) and team.title.endswith(team.season[2:])
    year = f"{team.season} " if team.season and not is_told else ""
    return f"{year}{team.title}" + (f" ({team.record})" if team.record else "")


def title_in_season(title: str, season: str) -> str:
    """The title without its years, for below the heading of its season (called by the year in which it ended)."""
    return title.removesuffix(f" {int(season) - 1}-{season[-2:]}") if season.isdecimal() else title


def _teams(game: str) -> tuple[TeamLine, ...]:
    """All teams at hand with their records, read from the library."""
    records: dict[str, dict[str, str]] = {}
    lines = []
    for name, title in titles_of(game).items():
        season, _, code = name.rpartition("-")
        if season not in records:
            records[season] = _records(game, season)
        lines.append(TeamLine(name, title, season, records[season].get(code, "")))
    return tuple(lines)


def _records(game: str, season: str) -> dict[str, str]:
    """Wins and losses by team code: from the library's schedule with its real scores, or from its counted records."""
    for read in (_from_schedule, _from_records):
        found = _read(read, game, season)
        if found:
            return found
    return {}


def _read(read: Callable[[str, str], dict[str, str]], game: str, season: str) -> dict[str, str]:
    """What *read* finds, or nothing where a file is missing or bad."""
    try:
        return read(game, season)
    except (Refusal, ValueError, IndexError):
        return {}


def _from_schedule(game: str, season: str) -> dict[str, str]:
    """The records that a season's real scores give, read from the library."""
    schedule = load_schedule(season, game)
    scores = {fixture.number: fixture.real for fixture in schedule.fixtures if fixture.real}
    return {team: str(record) for team, record in Results(schedule, scores).records.items() if record.games}


def _from_records(game: str, season: str) -> dict[str, str]:
    """Wins and losses from a season's counted records in the library: a table that names the columns g and w."""
    lines = library.season_text("records", season, game).partition("[teams]")[2].strip().splitlines()
    heading = lines[0].split()
    games, wins = heading.index("g"), heading.index("w")
    rows = [line.split() for line in lines[1:] if line.strip()]
    return {row[0]: f"{row[wins]}-{int(row[games]) - int(row[wins])}" for row in rows if len(row) == len(heading)}


class Believed(Generic[T]):
    """A list of each game that is believed for a while. Then one who asks looks again; the others take the old one."""

    def __init__(self, look: Callable[[str], T]) -> None:
        self._look = look
        self._known: dict[str, tuple[float, T]] = {}
        self._looking = Lock()

    def __call__(self, game: str) -> T:
        """The list of a game; one who asks looks again when it is older than so many seconds."""
        until, found = self._known.get(game, (0.0, None))
        if found is not None and (monotonic() < until or not self._looking.acquire(blocking=False)):
            return found
        if found is None:
            self._looking.acquire()
        try:
            if found is None and game in self._known:  # somebody has looked while we waited
                return self._known[game][1]
            self._known[game] = monotonic() + FRESH, self._look(game)
            return self._known[game][1]
        finally:
            self._looking.release()


titles_of: Final = Believed(library.team_titles)
"""Every team's title by its name, read from the library and believed for a minute."""
teams_of: Final = Believed(_teams)
"""Every team with its record, likewise."""


def title_of(game: str, team: str) -> str:
    """A team's title, from the list of the library or from a chart that is lent; its name, if it has none."""
    return titles_of(game).get(team) or library.lent_title(game, team) or team
