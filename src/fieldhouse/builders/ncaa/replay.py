"""Replays of a real schedule with computer coaches, counted as the real season is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from functools import partial
from typing import Final, NamedTuple

from fieldhouse.builders.football.totals import SeasonPlayed, TeamTotals, added_up, all_met
from fieldhouse.builders.ncaa.measures import AT, FIELDS, Count, Floats
from fieldhouse.builders.ncaa.record import Record
from fieldhouse.builders.replays import replayed
from fieldhouse.games.bowlbound.calls import PUNT
from fieldhouse.games.bowlbound.coaching.book import BookCoach
from fieldhouse.games.bowlbound.model import FORMATION_COUNT, PLAY_COUNT, Team
from fieldhouse.games.bowlbound.options import REPLAY, Options
from fieldhouse.games.bowlbound.rules.factors import first_edge
from fieldhouse.games.bowlbound.rules.ratings import point_spread
from fieldhouse.games.bowlbound.scoresheet import what_it_was
from fieldhouse.games.bowlbound.side import Side
from fieldhouse.games.bowlbound.state import Game, Play
from fieldhouse.games.bowlbound.step import step
from fieldhouse.gridiron.outcome import TOUCHDOWN
from fieldhouse.gridiron.phases import REGULATION, SCRIMMAGE
from fieldhouse.gridiron.scoresheet import COMPLETION, KICKED_AT_GOAL, PICKED_OFF, PUNTED, RUSH, Statistic
from fieldhouse.table.play import play_out, without_collector
from fieldhouse.table.seat import HOME, Seat
from fieldhouse.table.table import BatchTable

SEED_STEP: Final = 100_003
ANY: Final = 6151
"""What makes another number of a whim."""


class Fixture(NamedTuple):
    """A game by the teams' numbers."""

    away: int
    home: int
    is_neutral: bool = False


@dataclass
class Replay:
    """What some replays of a season came to."""

    count: Count
    met: Floats
    """``met[formation, play]``: how often each pair was called."""


(GAMES, POINTS, COUNTED, RUSHES, RUSH_YARDS, ATTEMPTS, COMPLETIONS, PASS_YARDS, SACKS, PICKS, LOST, PENALTIES, THIRDS,
 CONVERTED, FIELD_GOALS, GOOD, PUNTS, TOUCHDOWNS, DRIVES, START) = (AT[name] for name in FIELDS)  # fmt: skip


class ReplaySheet:
    """Counts the plays of one game at a time."""

    def __init__(self, count: int) -> None:
        self.totals = TeamTotals(count, len(FIELDS))
        self.met = [[0] * PLAY_COUNT for _ in range(FORMATION_COUNT)]
        self.start((0, 0))

    def start(self, pair: tuple[int, int]) -> None:
        """A new game of these two, the visitors first."""
        self.pair = pair
        self.rows = [[0.0] * len(FIELDS) for _ in pair]
        self.had_ball = -1

    def add(self, play: Play) -> None:
        """Enter one play."""
        seat = play.seat
        for _, offender, is_enforced in play.fouls:
            if is_enforced:
                self.rows[offender][PENALTIES] += 1
        if play.kind != SCRIMMAGE:
            self.had_ball = -1
            return
        row = self.rows[seat]
        if self.had_ball != seat and play.quarter <= REGULATION:
            self.had_ball = seat
            row[DRIVES] += 1
            row[START] += play.spot
        if not play.counts:
            return
        if play.call < PLAY_COUNT and play.defense < FORMATION_COUNT:
            self.met[play.defense][play.call] += 1
        count_play(row, play, what_it_was(play))

    def finish(self, score: Sequence[int]) -> None:
        """The game is over: what both did goes onto their teams' rows."""
        for row, scored in zip(self.rows, score, strict=True):
            row[GAMES] = row[COUNTED] = 1
            row[POINTS] = scored
        self.totals.add_game(self.pair, self.rows)


def count_play(row: list[float], play: Play, what: Statistic) -> None:
    """Add a play from scrimmage that counts to a row of fields."""
    if what == RUSH:
        row[RUSHES] += 1
        row[RUSH_YARDS] += play.yards
        row[SACKS] += play.sent_to == "QT" and play.yards < 0
    elif what <= PICKED_OFF:
        row[ATTEMPTS] += 1
        if what == COMPLETION:
            row[COMPLETIONS] += 1
            row[PASS_YARDS] += play.yards
        elif what == PICKED_OFF:
            row[PICKS] += 1
    elif what == PUNTED:
        row[PUNTS] += 1
    elif what == KICKED_AT_GOAL:
        row[FIELD_GOALS] += 1
        row[GOOD] += play.result == "good"
    if play.call >= PUNT:
        return
    row[LOST] += play.fumbles_lost
    outcome = play.outcome
    is_score = outcome is not None and outcome.ending == TOUCHDOWN and outcome.seat == play.seat
    row[TOUCHDOWNS] += is_score
    if play.down == 3:
        row[THIRDS] += 1
        row[CONVERTED] += is_score or play.first_down


def replay(
    teams: Sequence[Team],
    schedule: Sequence[Fixture],
    seeds: Sequence[int],
    pool: Executor | None = None,
    progress: Callable[[int], None] = lambda seasons: None,
    options: Options = REPLAY,
    is_even: bool = False,
) -> Replay:
    """Play the schedule once for every seed; *is_even*: defenses line up in all formations as often. The result does
    not depend on who plays which. Played in the pool's processes, or here if there is none."""
    work = partial(_replay_many, list(teams), list(schedule), options, is_even)
    seasons = replayed(work, seeds, pool, progress)
    return Replay(added_up(Count, seasons, (team.code for team in teams)), all_met(seasons))


class EvenCoach(BookCoach):
    """By the book, but that every formation is called as often as another."""

    def answer_defense(self, game: Game, seat: Seat, subject: object, whim: float) -> int:
        """Any of the formations, by the whim alone; what the book guesses it guesses too."""
        called = super().answer_defense(game, seat, subject, whim)
        return int(whim * ANY % 1.0 * FORMATION_COUNT) if called < FORMATION_COUNT else called


def _replay_many(
    teams: list[Team], schedule: list[Fixture], options: Options, is_even: bool, seeds: list[int]
) -> list[SeasonPlayed]:
    """The season once a seed, in this process."""
    sides = [Side(team) for team in teams]
    coach = EvenCoach() if is_even else BookCoach()
    with without_collector():
        return [_replay_one(sides, coach, schedule, options, seed) for seed in seeds]


def _replay_one(
    sides: list[Side], coach: BookCoach, schedule: list[Fixture], options: Options, seed: int
) -> SeasonPlayed:
    """The season once, all chance from the seed."""
    sheet = ReplaySheet(len(sides))
    wins = [0.0] * len(sides)
    margins: list[int] = []
    for number, fixture in enumerate(schedule):
        sheet.start((fixture.away, fixture.home))
        table = BatchTable(seed * SEED_STEP + number, (coach, coach), sheet.add)
        game = _played(sides, fixture, options, table)
        sheet.finish(game.score)
        margin = game.score[HOME] - game.score[1 - HOME]
        wins[fixture.home if margin > 0 else fixture.away] += 1
        if not fixture.is_neutral:
            margins.append(margin)
    return SeasonPlayed(sheet.totals, sheet.met, wins, sum(margins) / max(len(margins), 1))


def _played(sides: Sequence[Side], fixture: Fixture, options: Options, table: BatchTable) -> Game:
    """A game of the schedule, played to its end."""
    away, home = sides[fixture.away], sides[fixture.home]
    chosen = replace(options, neutral_field=True) if fixture.is_neutral else options
    spread = point_spread(away.team, home.team, fixture.is_neutral)
    return play_out(Game((away, home), chosen, spread, first_edge(away.team, home.team, chosen), table), step)


def games_replayed(
    teams: Sequence[Team], schedule: Sequence[Fixture], seed: int, options: Options = REPLAY
) -> Iterator[tuple[Fixture, Game, list[Play]]]:
    """Every game of one replay with its notes; the seeds of games are those of the plain replay."""
    sides, coach = [Side(team) for team in teams], BookCoach()
    for number, fixture in enumerate(schedule):
        notes: list[Play] = []
        table = BatchTable(seed * SEED_STEP + number, (coach, coach), notes.append)
        with without_collector():
            game = _played(sides, fixture, options, table)
        yield fixture, game, notes


def schedule_of_record(teams: Sequence[Team], record: Record) -> tuple[list[Team], list[Fixture]]:
    """The teams in the record's order, and its games as fixtures that name teams by their places in it. Every team of
    the record must be among *teams*."""
    by_code = {team.code: team for team in teams}
    at = {code: index for index, code in enumerate(record.count.teams)}
    games = [Fixture(at[game.away], at[game.home], game.is_neutral) for game in record.games]
    return [by_code[code] for code in record.count.teams], games
