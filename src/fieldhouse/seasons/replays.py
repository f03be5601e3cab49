"""A season replayed many times: how many games each team wins, and its chances."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final

from fieldhouse import catalog
from fieldhouse.batch.spread import OnProgress, spread
from fieldhouse.library.schedule import Fixture
from fieldhouse.seasons.leaders import Played
from fieldhouse.seasons.results import Scores
from fieldhouse.seasons.season import Progress, Season
from fieldhouse.seasons.seeds import game_seed, replay_seed
from fieldhouse.seasons.sports import header_of, sport_of
from fieldhouse.table.game import Playable
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.play import play_out, without_collector
from fieldhouse.table.table import BatchTable, Table

CHANCES: Final = ("division", "playoffs", "conference", "title")


@dataclass(frozen=True)
class Replay:
    """How one replay ended: each team's wins (a tie is a half), and who reached what."""

    wins: dict[str, float]
    division: tuple[str, ...]
    playoffs: tuple[str, ...]
    conference: tuple[str, ...]
    title: tuple[str, ...]


def replays(
    season: Season,
    count: int,
    workers: int = 1,
    on_progress: OnProgress = lambda done, of: None,
    played: Scores = MappingProxyType({}),
    cluster: str | None = None,
) -> dict[str, PlainReport]:
    """For each team the distribution of its wins and its chances, from *count* replays of the season.

    The games in *played* stand as they ended; all others are played again and again, in so many processes or on the
    dask *cluster* at an address. Refused if nobody answers for the cluster.
    """
    tally = Tally(season)
    tasks = [(season, number, dict(played)) for number in range(count)]
    for replay in spread(play_season, tasks, workers, cluster):
        tally.add(replay)
        on_progress(tally.count, count)
    return tally.report()


class Tally:
    """What the replays come to; whole numbers and halves only, so that no order of adding changes it."""

    def __init__(self, season: Season) -> None:
        self.count = 0
        self.wins: dict[str, Counter[float]] = {team: Counter() for team in season.schedule.teams}
        self.reached: dict[str, Counter[str]] = {team: Counter() for team in season.schedule.teams}

    def add(self, replay: Replay) -> None:
        """Counts one more replay in."""
        self.count += 1
        for team, wins in replay.wins.items():
            self.wins[team][wins] += 1
        for chance in CHANCES:
            for team in getattr(replay, chance):
                self.reached[team][chance] += 1

    def report(self) -> dict[str, PlainReport]:
        """Each team's mean wins, how they were spread, and how often it reached what."""
        return {
            team: {
                "wins": sum(wins * times for wins, times in counted.items()) / self.count,
                "distribution": {f"{wins:g}": counted[wins] for wins in sorted(counted)},
                **{chance: self.reached[team][chance] / self.count for chance in CHANCES},
            }
            for team, counted in self.wins.items()
        }


def play_season(task: tuple[Season, int, dict[int, tuple[int, int]]]) -> Replay:
    """Plays one replay, playoffs and all, without journals; what the replays of a season share is kept for the next
    task of this process."""
    season, number, played = task
    if not _replayers or _replayers[0].season != season:
        _replayers[:] = [SeasonReplayer(season)]
    with without_collector():
        return _replayers[0].replay(number, played)


class SeasonReplayer:
    """All that the replays of a season share."""

    def __init__(self, season: Season) -> None:
        self.season = season
        self.definition = catalog.game(season.game)
        self.sport = sport_of(season.game)
        self.coaches = [catalog.coach(season.game, season.level)] * len(self.definition.seats)
        self.dealers: dict[tuple[str, str, bool, bool], Callable[[Table], Playable]] = {}

    def replay(self, number: int, played: Scores) -> Replay:
        """The season once more from where it stands, all chance from the replay's own seed; nothing is kept. Refused if
        the library lacks a team."""
        season = replace(self.season, seed=replay_seed(self.season.seed, number))
        progress = Progress(season, played)
        games: list[Played] = []
        while left := progress.open:
            more = {fixture.number: self.score(season, fixture, games) for fixture in left}
            progress = progress.going_on({**progress.scores, **more})
        return _outcome(progress)

    def score(self, season: Season, fixture: Fixture, games: list[Played]) -> tuple[int, int]:
        """Play it; where games carry over to later ones, it is added to *games*. Refused if the library lacks a
        team."""
        notes: list[object] = []
        keep = notes.append if self.sport.carry else None
        table = BatchTable(game_seed(season.seed, fixture.number), self.coaches, keep)
        header = header_of(season, fixture, games) if self.sport.carry else None
        game = (self.definition.dealer(header) if header else self._dealer(fixture))(table)
        step = self.definition.step
        play_out(game, step)
        if header:
            games.append(Played(fixture, self.sport.lines(header, notes)))
        away, home = game.score
        return away, home

    def _dealer(self, fixture: Fixture) -> Callable[[Table], Playable]:
        """How a game of these two is dealt, made once."""
        key = (*fixture.teams, self.season.schedule.needs_winner(fixture), fixture.is_neutral)
        if key not in self.dealers:
            self.dealers[key] = self.definition.dealer(self.season.header(self.definition, fixture))
        return self.dealers[key]


_replayers: list[SeasonReplayer] = []
"""The season that this process replayed last: the next task is most likely another replay of it."""


def _outcome(progress: Progress) -> Replay:
    """What became of everybody in a season that has been played out."""
    assert progress.bracket is not None, "a season that has been played out has had its playoffs"
    records = progress.results.records
    last = progress.bracket.rounds[-1]
    return Replay(
        wins={team: record.wins + record.ties / 2 for team, record in records.items()},
        division=tuple(progress.division_order(division)[0] for division in progress.schedule.divisions),
        playoffs=tuple(team for teams in progress.seeds.values() for team in teams),
        conference=tuple(team for fixture in last for team in fixture.teams),
        title=(progress.champion,) if progress.champion else (),
    )
