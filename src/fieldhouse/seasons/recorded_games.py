"""A season's games made ready for tables: played in memory from its seed, or read back from their journals."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from fieldhouse import catalog
from fieldhouse.export.recorded_game import Place, RecordedGame, played, read_back
from fieldhouse.library.schedule import Fixture
from fieldhouse.seasons.leaders import Played
from fieldhouse.seasons.season import Progress, Season
from fieldhouse.seasons.sports import header_of, sport_of
from fieldhouse.table.journal import Journal


class Journals(Protocol):
    """Where the games of a season are kept."""

    def progress(self, season: Season) -> Progress:
        """The season's results so far, read where they are kept."""

    def journal(self, season: Season, number: int) -> Journal | None:
        """A game's journal from where it is kept, a disk or a database; None if it is not."""


def replayed(season: Season) -> Iterator[RecordedGame]:
    """Plays the whole season once, playoffs and all, game by game as they are asked for; nothing is kept. They are the
    games that ``season sim`` plays. Refused if there is no such level."""
    definition = catalog.game(season.game)
    coaches = [catalog.coach(season.game, season.level)] * len(definition.seats)
    sport = sport_of(season.game)
    progress, games = Progress(season, {}), list[Played]()
    while left := progress.open:
        more: dict[int, tuple[int, int]] = {}
        for fixture in left:
            told = played(definition, header_of(season, fixture, games), coaches, _place(season, fixture))
            if sport.carry:
                games.append(Played(fixture, sport.lines(told.header, told.notes)))
            away, home = told.score
            more[fixture.number] = away, home
            yield told
        progress = progress.going_on({**progress.scores, **more})


def kept(store: Journals, season: Season) -> Iterator[RecordedGame]:
    """The finished games of a season that is kept somewhere, read there and played back; those without a journal are
    left out. Refused if a journal does not fit."""
    progress = store.progress(season)
    for fixture in progress.fixtures:
        journal = store.journal(season, fixture.number) if fixture.number in progress.scores else None
        if journal is not None:
            yield read_back(catalog.rules_of(journal.header), journal, _place(season, fixture))


def _place(season: Season, fixture: Fixture) -> Place:
    """Number, week and whether it is of the playoffs. A round, whose stage is no number, counts on from the last week;
    a game for a title has none."""
    schedule = season.schedule
    stages = (*schedule.weeks, *(schedule.rounds))
    week = fixture.week
    if week is None and fixture.stage in stages:
        week = stages.index(fixture.stage) + 1
    return Place(fixture.number, week, fixture.stage in schedule.rounds)
