"""The computer plays the games of a season, one by one, and every journal is kept."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Protocol

from fieldhouse import catalog
from fieldhouse.batch.spread import spread
from fieldhouse.library.schedule import Fixture
from fieldhouse.seasons.categories import Lines
from fieldhouse.seasons.leaders import Played
from fieldhouse.seasons.season import Progress, Season
from fieldhouse.seasons.sports import carried, sport_of
from fieldhouse.table.fair import promised
from fieldhouse.table.game import Playable
from fieldhouse.table.journal import Header, Journal
from fieldhouse.table.live import LiveTable
from fieldhouse.table.question import Coach


@dataclass(frozen=True)
class Finished:
    """A game that is over: how it went, and what it adds to the season."""

    number: int
    score: tuple[int, int]
    journal: Journal
    lines: Lines


class Keeper(Protocol):
    """Where a season is kept."""

    def progress(self, season: Season) -> Progress: ...

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
Told = Callable[[int, int], None]
"""Hears how many have been played, and of how many, as far as is known."""


def simulate(
    keeper: Keeper,
    season: Season,
    stages: Sequence[str],
    workers: int = 1,
    told: Told = lambda done, of: None,
    cluster: str | None = None,
) -> int:
    """Play what is open in *stages*, round after round. The number of games played."""
    played = 0
    while tasks := _open_games(keeper, season, stages):
        known = played + len(tasks)
        for game in spread(play_game, tasks, min(workers, len(tasks) // GAMES_A_PROCESS), cluster):
            keeper.keep(season, game)
            played += 1
            told(played, known)
    return played


def _open_games(keeper: Keeper, season: Season, stages: Sequence[str]) -> list[tuple[int, Header]]:
    definition = catalog.game(season.game)
    fixtures = list(_to_play(keeper, season, stages, keeper.under_way(season)))
    if sport_of(season.game).carry is None:
        return [(fixture.number, season.header(definition, fixture)) for fixture in fixtures]
    games = list(keeper.played(season))
    return [
        (
            fixture.number,
            season.header(
                definition, fixture, carried=carried(season.game, season.schedule, season.seed, fixture, games)
            ),
        )
        for fixture in next_of_each(fixtures)
    ]


def next_of_each(fixtures: Sequence[Fixture]) -> Iterator[Fixture]:
    """The games whose teams have no earlier one to play."""
    busy: set[str] = set()
    for fixture in sorted(fixtures, key=lambda fixture: fixture.number):
        if busy.isdisjoint(fixture.teams):
            yield fixture
        busy.update(fixture.teams)


def _to_play(keeper: Keeper, season: Season, stages: Sequence[str], begun: frozenset[int]) -> Iterator[Fixture]:
    for fixture in keeper.progress(season).open:
        if fixture.stage in stages and fixture.number not in begun:
            yield fixture


@cache
def _coach(game: str, level: str) -> Coach[Playable]:
    """A coach remembers what he has worked out about the teams, so one of each level does for a season."""
    return catalog.game(game).coach(level)


def play_game(task: tuple[int, Header]) -> Finished:
    """One game, by the coaches that its header names."""
    number, header = task
    definition = catalog.game(header.game)
    table = LiveTable(header.seed, [_coach(header.game, level) for level in header.seats])
    game = definition.start(header, table)
    while not game.over:
        definition.step(game)
    away, home = game.score
    lines = sport_of(header.game).lines(header, table.notes)
    return Finished(number, (away, home), Journal(promised(header), tuple(table.entries)), lines)
