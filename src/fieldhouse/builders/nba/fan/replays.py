"""Replays of a season, told as box scores and counted as the real one is; and the real one, from its tables."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import asdict
from functools import partial
from typing import NamedTuple

import polars as pl

from fieldhouse.builders.fan.season import Counted
from fieldhouse.builders.nba.fan.count import count, from_box
from fieldhouse.builders.nba.replay import games_of
from fieldhouse.builders.nba.totals import Fixture, Season
from fieldhouse.builders.replays import replayed
from fieldhouse.export.hoopr import GamePlayed, player_box, team_box
from fieldhouse.games.statispro.model import Deck, FastBreaks, SeasonNumbers, Team
from fieldhouse.games.statispro.options import FITTED
from fieldhouse.table.play import without_collector


class Subject(NamedTuple):
    """A season to be played: its cards, its schedule, and what the game is played with."""

    season: int
    teams: list[Team]
    numbers: SeasonNumbers
    schedule: list[Fixture]
    deck: Deck
    chart: FastBreaks


def counted_replays(
    subject: Subject, seeds: Sequence[int], pool: Executor | None, progress: Callable[[int], None]
) -> list[Counted]:
    """The schedule played and counted once for every seed, by the processes of *pool* if there is one; *progress* hears
    how many more are done. The result does not depend on who plays which."""
    return replayed(partial(_counted, subject), seeds, pool, progress)


def _counted(subject: Subject, seeds: list[int]) -> list[Counted]:
    """The season replayed once a seed, and counted as the real one is."""
    counted = []
    for seed in seeds:
        games = list(games_played(subject, seed))
        counted.append(from_box(player_box(games), team_box(games)))
    return counted


def games_played(subject: Subject, seed: int) -> Iterator[GamePlayed]:
    """Every game of one replay, played when it is asked for, with the garbage collector off until the last; the seeds
    of games are those of the plain replay."""
    by_code = {team.code: team for team in subject.teams}
    every = range(len(subject.schedule))
    with without_collector():
        for index, _, scoresheet in games_of(*subject, seed, FITTED, every):
            away, home = subject.schedule[index]
            yield GamePlayed(subject.season, index + 1, by_code[away], by_code[home], scoresheet)


def real_season(season: Season) -> Counted:
    """The real season, from its totals and results."""
    games = [
        {"home": each.home, "away": each.away, "home_pts": each.score[1], "away_pts": each.score[0]}
        for each in season.results
        if each.score
    ]
    men = pl.DataFrame([asdict(player) for player in season.players], infer_schema_length=None)
    return count(pl.DataFrame(games), men)
