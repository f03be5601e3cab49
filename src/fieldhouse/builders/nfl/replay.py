"""Replays of a real schedule with computer coaches, counted as the real season is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from operator import add
from typing import Any, Final

import numpy as np

from fieldhouse.builders.nfl.measures import FIELDS, Count, Floats
from fieldhouse.builders.replays import replayed
from fieldhouse.games.ddf.choices import FIELD_GOAL_TRY, POOCH, PUNT
from fieldhouse.games.ddf.coaching.audibles import Chances
from fieldhouse.games.ddf.coaching.book import BookCoach
from fieldhouse.games.ddf.game import new_game
from fieldhouse.games.ddf.model import FIRST_PASS, PLAY_COUNT, SeasonCharts, Team
from fieldhouse.games.ddf.options import ADVANCED
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import Game, Play
from fieldhouse.games.ddf.step import step
from fieldhouse.gridiron.outcome import TOUCHDOWN
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.table.play import play_out, without_collector
from fieldhouse.table.table import BatchTable

Schedule = Sequence[tuple[int, int]]
"""The games as pairs of teams by number, away and home."""
FORMATION_COUNT: Final = 6

(GAMES, POINTS, PLAYS, RUSHES, RUSH_YARDS, ATTEMPTS, COMPLETIONS, PASS_YARDS, SACKS, SCRAMBLES, PICKS, LOST, PENALTIES,
 THIRDS, CONVERTED, FIELD_GOALS, GOOD, PUNTS, TOUCHDOWNS, DRIVES, START) = range(len(FIELDS))  # fmt: skip


@dataclass
class Replay:
    """What some replays of a season came to."""

    count: Count
    met: Floats
    """``met[formation, play]``: how often each pair was called."""
    calls: Floats
    """``calls[team, play]``"""


class ReplaySheet:
    """Counts the plays of one game at a time: what one side did was done against the other."""

    def __init__(self, count: int) -> None:
        self.own = [[0.0] * len(FIELDS) for _ in range(count)]
        self.against = [[0.0] * len(FIELDS) for _ in range(count)]
        self.met = [[0] * PLAY_COUNT for _ in range(FORMATION_COUNT)]
        self.calls = [[0] * PLAY_COUNT for _ in range(count)]
        self.start(0, 0)

    def start(self, away: int, home: int) -> None:
        self.pair = (away, home)
        self.rows = ([0.0] * len(FIELDS), [0.0] * len(FIELDS))
        self.had_ball = -1

    def finish(self, score: Sequence[int]) -> None:
        """The game is over: what both did goes onto their teams' rows."""
        for seat, row in enumerate(self.rows):
            row[GAMES], row[POINTS] = 1, score[seat]
            for whole in (self.own[self.pair[seat]], self.against[self.pair[1 - seat]]):
                whole[:] = map(add, whole, row)

    def add(self, play: Play) -> None:
        seat = play.seat
        if play.fouls:
            for flag in play.fouls:
                if flag.is_enforced:
                    self.rows[flag.seat][PENALTIES] += 1
        if play.kind != SCRIMMAGE:
            self.had_ball = -1
            return
        row, call = self.rows[seat], play.call
        if self.had_ball != seat:
            self.had_ball = seat
            row[DRIVES] += 1
            row[START] += play.spot
        if not play.counts:
            return
        if 0 <= call < PLAY_COUNT:
            self.met[play.formation][call] += 1
            self.calls[self.pair[seat]][call] += 1
            count_play(row, play, call)
        elif call in (PUNT, POOCH):
            row[PUNTS] += 1
        elif call == FIELD_GOAL_TRY:
            row[FIELD_GOALS] += 1
            row[GOOD] += play.result == "good"


def count_play(row: list[float], play: Play, call: int) -> None:
    """Add one of the nine plays to a row of fields."""
    result, yards = play.result, play.yards
    if result == "muffed snap":
        if play.fumbled_by >= 0 and play.recovered_by != play.seat:
            row[LOST] += 1
        return
    row[PLAYS] += 1
    if result in ("sack", "sack and fumble"):
        row[SACKS] += 1
    elif result == "scramble":
        row[SCRAMBLES] += 1
        row[RUSHES] += 1
        row[RUSH_YARDS] += yards
    elif call < FIRST_PASS:
        row[RUSHES] += 1
        row[RUSH_YARDS] += yards
    else:
        row[ATTEMPTS] += 1
        if result == "interception":
            row[PICKS] += 1
        elif result not in ("incomplete", "intentional grounding"):
            row[COMPLETIONS] += 1
            row[PASS_YARDS] += yards
    if play.fumbled_by == play.seat and play.recovered_by != play.seat:
        row[LOST] += 1
    outcome = play.outcome
    is_score = outcome is not None and outcome.ending == TOUCHDOWN and outcome.seat == play.seat
    row[TOUCHDOWNS] += is_score
    if play.down == 3:
        row[THIRDS] += 1
        row[CONVERTED] += is_score or (play.first_down and result not in ("incomplete", "intentional grounding"))


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

    If it *is_even*, all six formations are called alike, wherever the ball is.
    """
    work = partial(_replay_many, list(teams), charts, list(schedule), is_even)
    return total(replayed(work, seeds, pool, progress), teams)


Season = tuple[Any, ...]


def _replay_many(
    teams: list[Team], charts: SeasonCharts, schedule: Schedule, is_even: bool, seeds: list[int]
) -> list[Season]:  # fmt: skip
    coach = EVEN_COACH if is_even else COACH
    with without_collector():
        return [_replay_one(teams, charts, schedule, coach, seed) for seed in seeds]


def _replay_one(
    teams: Sequence[Team], charts: SeasonCharts, schedule: Schedule, coach: BookCoach, seed: int
) -> Season:  # fmt: skip
    sides = _sides(tuple(teams))
    sheet = ReplaySheet(len(teams))
    wins = [0.0] * len(teams)
    margin = 0.0
    for number, (away, home) in enumerate(schedule):
        sheet.start(away, home)
        table = BatchTable(seed * 100_003 + number, (coach, coach), sheet.add)
        game = play_out(new_game((sides[away], sides[home]), ADVANCED, charts, table), step)
        sheet.finish(game.score)
        for seat, team in enumerate((away, home)):
            points, allowed = game.score[seat], game.score[1 - seat]
            wins[team] += 0.5 if points == allowed else float(points > allowed)
        margin += game.score[1] - game.score[0]
    return sheet.own, sheet.against, sheet.met, sheet.calls, wins, margin / len(schedule)


class EvenCoach(BookCoach):
    """The book coach, but that its defense calls all formations alike."""

    def answer_formation(self, game: Game, seat: int, subject: object, whim: float) -> int:
        return int(whim * FORMATION_COUNT)


COACH: Final = BookCoach()
EVEN_COACH: Final = EvenCoach()
_SIDES: dict[tuple[str, ...], list[Side]] = {}


def _sides(teams: tuple[Team, ...]) -> list[Side]:
    """The teams as they play, kept for the next replay of the same teams."""
    key = tuple(team.digest for team in teams)
    if key not in _SIDES:
        _SIDES.clear()
        for coach in (COACH, EVEN_COACH):
            coach.plans.clear()
            coach.chances = Chances()
        _SIDES[key] = [Side(team, ADVANCED) for team in teams]
    return _SIDES[key]


def meetings_of(schedule: Schedule, count: int) -> Floats:
    met = np.zeros((count, count))
    for away, home in schedule:
        met[away, home] += 1
        met[home, away] += 1
    return met


def total(seasons: list[Season], teams: Sequence[Team]) -> Replay:
    own = np.array([season[0] for season in seasons]).sum(axis=0)
    against = np.array([season[1] for season in seasons]).sum(axis=0)
    wins = np.array([season[4] for season in seasons]).mean(axis=0)
    margin = float(np.mean([season[5] for season in seasons]))
    count = Count(tuple(team.code for team in teams), own, against, wins, margin, len(seasons))
    return Replay(
        count,
        np.array([season[2] for season in seasons], float).sum(axis=0),
        np.array([season[3] for season in seasons], float).sum(axis=0),
    )
