"""Replays of a season, told as play-by-play and counted as the real one is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial

from fieldhouse.builders.fan.season import Counted
from fieldhouse.builders.nfl.fan.count import count
from fieldhouse.builders.nfl.fidelity import Subject
from fieldhouse.builders.nfl.replay import COACH, sides_of
from fieldhouse.builders.replays import replayed
from fieldhouse.export.nflverse import GamePlayed, play_by_play
from fieldhouse.games.ddf.game import new_game
from fieldhouse.games.ddf.options import REPLAY
from fieldhouse.games.ddf.pages.casting import drawn_cast
from fieldhouse.games.ddf.state import Play
from fieldhouse.games.ddf.step import step
from fieldhouse.table.play import play_out, without_collector
from fieldhouse.table.table import BatchTable


def counted_replays(
    subject: Subject, seeds: Sequence[int], pool: Executor | None, progress: Callable[[int], None]
) -> list[Counted]:
    """The schedule played and counted once for every seed, in the pool's processes. The result does not depend on who
    plays which."""
    return replayed(partial(_counted, subject), seeds, pool, progress)


def _counted(subject: Subject, seeds: list[int]) -> list[Counted]:
    """The season replayed once a seed, and counted as the real one is."""
    return [count(play_by_play(games_played(subject, seed))) for seed in seeds]


def games_played(subject: Subject, seed: int) -> Iterator[GamePlayed]:
    """Every game of one replay, with its notes; the seeds of games are those of the plain replay, and men are named as
    in a season that the computer plays."""
    at = {team.code: index for index, team in enumerate(subject.teams)}
    sides = sides_of(tuple(subject.teams))
    weeks = subject.weeks or (1,) * len(subject.games)
    for number, ((away, home), week) in enumerate(zip(subject.games, weeks, strict=True)):
        notes: list[Play] = []
        dice = seed * 100_003 + number
        table = BatchTable(dice, (COACH, COACH), notes.append)
        with without_collector():
            play_out(new_game((sides[at[away]], sides[at[home]]), REPLAY, subject.charts, table), step)
        teams = subject.teams[at[away]], subject.teams[at[home]]
        yield GamePlayed(subject.season, week, *teams, drawn_cast(teams, dice, notes) or dice, notes)
