"""A season played again with its cards: the real schedule, with men missing as often as they really did."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from fieldhouse.builders.nba.totals import Fixture, Season
from fieldhouse.games.statispro import scoresheet as sheet
from fieldhouse.games.statispro.coach import COACHES
from fieldhouse.games.statispro.leagues import league_rules
from fieldhouse.games.statispro.model import Deck, FastBreaks, SeasonNumbers, Team
from fieldhouse.games.statispro.options import FITTED, Options
from fieldhouse.games.statispro.scoresheet import BoxLine, Scoresheet
from fieldhouse.games.statispro.side import Side
from fieldhouse.games.statispro.state import Game
from fieldhouse.games.statispro.step import step
from fieldhouse.table.play import play_out
from fieldhouse.table.seat import OTHER, seated
from fieldhouse.table.table import BatchTable

LEAST_MEN: Final = 8
PARTS: Final = 8
"""Into so many a replay is cut where there are helpers."""


@dataclass
class Club:
    """What a team's games add up to."""

    games: int = 0
    wins: int = 0
    home_margins: list[int] = field(default_factory=list)
    road_margins: list[int] = field(default_factory=list)
    made: BoxLine = field(default_factory=lambda: [0] * len(sheet.COLUMNS))
    allowed: BoxLine = field(default_factory=lambda: [0] * len(sheet.COLUMNS))
    players: dict[str, BoxLine] = field(default_factory=dict)

    def join(self, part: Club) -> None:
        """More games."""
        self.games += part.games
        self.wins += part.wins
        self.home_margins += part.home_margins
        self.road_margins += part.road_margins
        _add(self.made, part.made)
        _add(self.allowed, part.allowed)
        for name, line in part.players.items():
            _add(self.players.setdefault(name, [0] * len(sheet.COLUMNS)), line)


@dataclass
class Replay:
    """A season's games, or several seasons' together."""

    clubs: dict[str, Club] = field(default_factory=lambda: defaultdict(Club))
    margins: list[int] = field(default_factory=list)
    cards: int = 0

    @property
    def games(self) -> int:
        return len(self.margins)

    def per_game(self, column: int) -> float:
        """A team's average a game, overtimes counted back to 48 minutes."""
        total = sum(club.made[column] for club in self.clubs.values())
        return total / (2 * self.games) * (720 * self.games / self.cards)

    def join(self, part: Replay) -> None:
        """More games."""
        self.margins += part.margins
        self.cards += part.cards
        for code, club in part.clubs.items():
            self.clubs[code].join(club)


def balanced_schedule(season: Season) -> list[Fixture]:
    """Everybody at everybody's, as often as makes about a season."""
    codes = sorted(team.abbreviation for team in season.teams)
    pairs = [(away, home) for away in codes for home in codes if away != home]
    games = sum(team.g for team in season.teams) / 2
    return pairs * max(1, round(games / len(pairs)))


def missing_men(
    teams: dict[str, Team], schedule: list[Fixture], chance: random.Random
) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """For every game the numbers of the men of visitors and home who sit it out, by *chance*: each plays as many games
    as he really did, but eight men of a team are always there."""
    games: dict[str, list[int]] = defaultdict(list)
    for index, fixture in enumerate(schedule):
        for code in fixture:
            games[code].append(index)
    absent: dict[tuple[str, int], list[int]] = defaultdict(list)
    for code, own in games.items():
        for number, player in enumerate(teams[code].players, 1):
            for index in chance.sample(own, max(0, len(own) - player.games)):
                absent[code, index].append(number)
    return [(_enough(teams[away], absent[away, index]), _enough(teams[home], absent[home, index]))
            for index, (away, home) in enumerate(schedule)]  # fmt: skip


def _enough(team: Team, absent: list[int]) -> tuple[int, ...]:
    """At least eight men are there: the most used of those who should be missing stay."""
    most = max(0, len(team.players) - LEAST_MEN)
    return tuple(sorted(absent)[max(0, len(absent) - most) :])


def replay_season(
    season: Season, teams: list[Team], numbers: SeasonNumbers, schedule: list[Fixture], deck: Deck, chart: FastBreaks,
    seed: int, options: Options = FITTED, every: int = 1, pool: Executor | None = None,
) -> Replay:  # fmt: skip
    """Play the schedule once, in this process or in those of *pool*; with *every* only each so-manieth game."""
    games = range(seed % every, len(schedule), every)
    play = partial(_play, season.season, teams, numbers, schedule, deck, chart, seed, options)
    if pool is None:
        return play(games)
    whole = Replay()
    for part in pool.map(play, [games[index::PARTS] for index in range(PARTS)]):
        whole.join(part)
    return whole


def _play(
    year: int, teams: list[Team], numbers: SeasonNumbers, schedule: list[Fixture], deck: Deck, chart: FastBreaks,
    seed: int, options: Options, games: range,
) -> Replay:  # fmt: skip
    """Play those games of the schedule, all chance from the seed: what came of them."""
    replay = Replay()
    for index, game, scoresheet in games_of(year, teams, numbers, schedule, deck, chart, seed, options, games):
        _enter(replay, game, scoresheet, schedule[index])
    return replay


def games_of(
    year: int, teams: list[Team], numbers: SeasonNumbers, schedule: list[Fixture], deck: Deck, chart: FastBreaks,
    seed: int, options: Options, games: range,
) -> Iterator[tuple[int, Game, Scoresheet]]:  # fmt: skip
    """These games of the schedule, played by the seed: the number of each, how it stands at its end, and its sheet."""
    by_code = {team.code: team for team in teams}
    absences = missing_men(by_code, schedule, random.Random(seed))
    coach = COACHES["house"]()
    rules = league_rules("NBA", year, options.fourteen_seconds)
    sides: dict[tuple[str, tuple[int, ...]], Side] = {}
    for index in games:
        pair = []
        for code, absent in zip(schedule[index], absences[index], strict=True):
            if (code, absent) not in sides:
                sides[code, absent] = Side(by_code[code], absent, numbers)
            pair.append(sides[code, absent])
        scoresheet = Scoresheet()
        table = BatchTable(seed * 100_003 + index, (coach, coach), scoresheet.add)
        game = Game((pair[0], pair[1]), options, rules, deck, chart, numbers, table)
        play_out(game, step)
        yield index, game, scoresheet


def _enter(replay: Replay, game: Game, scoresheet: Scoresheet, fixture: Fixture) -> None:
    """Add a played game to the replay."""
    margin = game.score[1] - game.score[0]
    replay.margins.append(margin)
    for seat, code in seated(fixture):
        club = replay.clubs[code]
        club.games += 1
        club.wins += (margin > 0) == (seat == 1)
        (club.home_margins if seat else club.road_margins).append(margin if seat else -margin)
        own, other = scoresheet.total(seat), scoresheet.total(OTHER[seat])
        replay.cards += own[sheet.CARDS] // 5 if not seat else 0
        _add(club.made, own)
        _add(club.allowed, other)
        for index, line in scoresheet.lines[seat].items():
            if index >= 0:
                name = game.men[seat][index].card.name
                _add(club.players.setdefault(name, [0] * len(sheet.COLUMNS)), line)


def _add(line: BoxLine, more: BoxLine) -> None:
    """Add a line to another, in place."""
    for index, amount in enumerate(more):
        line[index] += amount
