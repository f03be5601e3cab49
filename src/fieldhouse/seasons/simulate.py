"""The computer plays the games of a season, one by one, and every journal is kept."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Protocol

from fieldhouse import catalog
from fieldhouse.batch.spread import OnProgress, spread
from fieldhouse.library.schedule import Fixture
from fieldhouse.seasons.categories import Lines
from fieldhouse.seasons.leaders import Played
from fieldhouse.seasons.season import Progress, Season
from fieldhouse.seasons.sports import header_of, sport_of
from fieldhouse.table.fair import promised
from fieldhouse.table.game import Playable
from fieldhouse.table.journal import Header, Journal
from fieldhouse.table.live import LiveTable
from fieldhouse.table.play import play_out


@dataclass(frozen=True)
class Finished:
    """A game that is over: how it went, and what it adds to the season."""

    number: int
    score: tuple[int, int]
    journal: Journal
    lines: Lines

    @classmethod
    def of(cls, number: int, journal: Journal, game: Playable, notes: Sequence[object]) -> Finished:
        """Game *number* of a season, when it is over; who is on its teams is read from the library."""
        away, home = game.score
        return cls(number, (away, home), journal, sport_of(journal.header.game).lines(journal.header, notes))


class Keeper(Protocol):
    """Where a season is kept."""

    def progress(self, season: Season) -> Progress:
        """The season's results so far, read where they are kept."""

    def under_way(self, season: Season) -> frozenset[int]:
        """The numbers of the games that somebody has begun to play."""
        ...

    def played(self, season: Season) -> Iterator[Played]:
        """The lines of every finished game."""
        ...

    def keep(self, season: Season, game: Finished) -> None:
        """Keep a game for good before anything else happens."""
        ...


GAMES_A_PROCESS: Final = 4
"""With fewer games it is not worth while to start a process for them."""


def simulate(
    keeper: Keeper,
    season: Season,
    stages: Sequence[str],
    workers: int = 1,
    on_progress: OnProgress = lambda done, of: None,
    cluster: str | None = None,
) -> int:
    """Play what is open in *stages*, but for games that somebody has begun, round after round, in so many processes or
    on the dask *cluster* at an address; the keeper keeps every game. The number of games played. Refused if nobody
    answers for the cluster."""
    played = 0
    while tasks := _open_games(keeper, season, stages):
        known = played + len(tasks)
        for game in spread(play_game, tasks, min(workers, len(tasks) // GAMES_A_PROCESS), cluster):
            keeper.keep(season, game)
            played += 1
            on_progress(played, known)
    return played


def _open_games(keeper: Keeper, season: Season, stages: Sequence[str]) -> list[tuple[int, Header]]:
    """The games to be played now with their headers: all of them, or in a sport that carries over, each team's next.
    Refused if the library, which is read, lacks a team."""
    fixtures: Iterable[Fixture] = list(_to_play(keeper, season, stages, keeper.under_way(season)))
    games: list[Played] = []
    if sport_of(season.game).carry:
        fixtures, games = next_of_each(fixtures), list(keeper.played(season))
    return [(fixture.number, header_of(season, fixture, games)) for fixture in fixtures]


def next_of_each(fixtures: Iterable[Fixture]) -> Iterator[Fixture]:
    """The games whose teams have no earlier one to play."""
    busy: set[str] = set()
    for fixture in sorted(fixtures, key=lambda fixture: fixture.number):
        if busy.isdisjoint(fixture.teams):
            yield fixture
        busy.update(fixture.teams)


def _to_play(keeper: Keeper, season: Season, stages: Sequence[str], begun: frozenset[int]) -> Iterator[Fixture]:
    """The open games of those stages that nobody has begun."""
    for fixture in keeper.progress(season).open:
        if fixture.stage in stages and fixture.number not in begun:
            yield fixture


def play_game(task: tuple[int, Header]) -> Finished:
    """Plays one game by the coaches that its header names; who played in it is drawn when it is over. Charts are read
    from the library. Refused if there is no such level."""
    number, header = task
    definition = catalog.rules_of(header)
    table = LiveTable(header.seed, [catalog.coach_of(header, level) for level in header.seats])
    game = play_out(definition.start(header, table), definition.step)
    cast = sport_of(header.game).cast
    told = promised(replace(header, cast=cast(header, table.notes)) if cast else header)
    return Finished.of(number, Journal(told, tuple(table.entries)), game, table.notes)
