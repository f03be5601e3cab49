"""Replays of a real schedule with computer coaches, counted as the real season is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from typing import Final

import numpy as np

from fieldhouse.builders.football.totals import SeasonPlayed, added_up, all_met
from fieldhouse.builders.nfl.measures import Count, Floats
from fieldhouse.builders.nfl.replay_sheet import ReplaySheet
from fieldhouse.builders.replays import replayed
from fieldhouse.games.ddf.coaching.audibles import Chances
from fieldhouse.games.ddf.coaching.book import BookCoach
from fieldhouse.games.ddf.game import new_game
from fieldhouse.games.ddf.model import FORMATION_COUNT, SeasonCharts, Team
from fieldhouse.games.ddf.options import REPLAY
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import Game
from fieldhouse.games.ddf.step import step
from fieldhouse.table.play import play_out, without_collector
from fieldhouse.table.seat import OTHER, Seat, seated
from fieldhouse.table.table import BatchTable

Schedule = Sequence[tuple[int, int]]
"""The games as pairs of teams by number, away and home."""


@dataclass
class Replay:
    """What some replays of a season came to."""

    count: Count
    met: Floats
    """``met[formation, play]``: how often each pair was called."""
    calls: Floats
    """``calls[team, play]``"""


def replay(
    teams: Sequence[Team],
    charts: SeasonCharts,
    schedule: Schedule,
    seeds: Sequence[int],
    pool: Executor | None = None,
    progress: Callable[[int], None] = lambda seasons: None,
    is_even: bool = False,
) -> Replay:
    """Play the schedule once for every seed. The result does not depend on who plays which.

    If it *is_even*, all six formations are called alike, wherever the ball is. Played in the pool's processes, or here
    if there is none.
    """
    work = partial(_replay_many, list(teams), charts, list(schedule), is_even)
    seasons = replayed(work, seeds, pool, progress)
    calls = np.array([season.calls for season in seasons], float).sum(axis=0)
    return Replay(added_up(Count, seasons, (team.code for team in teams)), all_met(seasons), calls)


@dataclass(frozen=True)
class Season(SeasonPlayed):
    """``calls[team][play]`` too."""

    calls: list[list[int]]


def _replay_many(
    teams: list[Team], charts: SeasonCharts, schedule: Schedule, is_even: bool, seeds: list[int]
) -> list[Season]:  # fmt: skip
    """The season once a seed, in this process."""
    coach = EVEN_COACH if is_even else COACH
    with without_collector():
        return [_replay_one(teams, charts, schedule, coach, seed) for seed in seeds]


def _replay_one(
    teams: Sequence[Team], charts: SeasonCharts, schedule: Schedule, coach: BookCoach, seed: int
) -> Season:  # fmt: skip
    """The season once, all chance from the seed."""
    sides = sides_of(tuple(teams))
    sheet = ReplaySheet(len(teams))
    wins = [0.0] * len(teams)
    margin = 0.0
    for number, (away, home) in enumerate(schedule):
        sheet.start(away, home)
        table = BatchTable(seed * 100_003 + number, (coach, coach), sheet.add)
        game = play_out(new_game((sides[away], sides[home]), REPLAY, charts, table), step)
        sheet.finish(game.score)
        for seat, team in seated((away, home)):
            points, allowed = game.score[seat], game.score[OTHER[seat]]
            wins[team] += 0.5 if points == allowed else float(points > allowed)
        margin += game.score[1] - game.score[0]
    return Season(sheet.totals, sheet.met, wins, margin / len(schedule), sheet.calls)


class EvenCoach(BookCoach):
    """The book coach, but that its defense calls all formations alike."""

    def answer_formation(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """Each formation as often as any other, by *whim*."""
        return int(whim * FORMATION_COUNT)


COACH: Final = BookCoach()
EVEN_COACH: Final = EvenCoach()
_SIDES: dict[tuple[str, ...], list[Side]] = {}


def sides_of(teams: tuple[Team, ...]) -> list[Side]:
    """The teams as they play, kept for the next replay of the same teams; of others, what was kept and what the coaches
    knew is forgotten."""
    key = tuple(team.digest for team in teams)
    if key not in _SIDES:
        _SIDES.clear()
        for coach in (COACH, EVEN_COACH):
            coach.plans.clear()
            coach.chances = Chances()
        _SIDES[key] = [Side(team, REPLAY) for team in teams]
    return _SIDES[key]


def meetings_of(schedule: Schedule, count: int) -> Floats:
    """How often each meets each."""
    met = np.zeros((count, count))
    for away, home in schedule:
        met[away, home] += 1
        met[home, away] += 1
    return met
