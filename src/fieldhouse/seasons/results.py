"""What the games played so far come to, for each team, against whomever."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from fieldhouse.library.schedule import Division, Fixture, Schedule

Scores = Mapping[int, tuple[int, int]]
"""The final score, away and home, of each game played, by its number."""


class Outing(NamedTuple):
    """A game as one of its teams saw it. ``value`` is 1 for a win, a half for a tie, 0 for a loss."""

    opponent: str
    is_home: bool
    points: int
    allowed: int
    value: float


class Record(NamedTuple):
    """Wins, losses and ties, and the points of these games."""

    wins: int
    losses: int
    ties: int
    points: int
    allowed: int

    @property
    def games(self) -> int:
        return self.wins + self.losses + self.ties

    @property
    def pct(self) -> float:
        """The winning percentage; a tie is half a win. Equal fractions are equal floats."""
        return (self.wins + self.ties / 2) / self.games if self.games else 0.0

    @property
    def net(self) -> int:
        return self.points - self.allowed

    def __str__(self) -> str:
        return f"{self.wins}-{self.losses}" + (f"-{self.ties}" if self.ties else "")


def record_of(outings: Iterable[Outing]) -> Record:
    wins = losses = ties = points = allowed = 0
    for outing in outings:
        wins += outing.value == 1
        ties += outing.value == 0.5
        losses += outing.value == 0
        points += outing.points
        allowed += outing.allowed
    return Record(wins, losses, ties, points, allowed)


def _outing(opponent: str, is_home: bool, points: int, allowed: int) -> Outing:
    value = 0.5 if points == allowed else float(points > allowed)
    return Outing(opponent, is_home, points, allowed, value)


class Results:
    """The regular season as far as it has been played; ``outings`` lists each team's games in order.

    *titles* are the games for divisions' titles, ``champions`` those who won them.
    """

    def __init__(self, schedule: Schedule, scores: Scores, titles: Sequence[Fixture] = ()) -> None:
        self.schedule = schedule
        self.outings: dict[str, list[Outing]] = {team: [] for team in schedule.teams}
        self.champions: dict[Division, str] = {
            schedule.division_of[game.home]: game.home if scores[game.number][1] > scores[game.number][0] else game.away
            for game in titles
            if game.number in scores
        }
        for fixture in (*schedule.fixtures, *titles):
            score = scores.get(fixture.number)
            if score is not None:
                self.outings[fixture.away].append(_outing(fixture.home, False, score[0], score[1]))
                self.outings[fixture.home].append(_outing(fixture.away, True, score[1], score[0]))

    @cached_property
    def records(self) -> dict[str, Record]:
        return {team: record_of(outings) for team, outings in self.outings.items()}

    def record(self, team: str, counts: Callable[[Outing], bool]) -> Record:
        """The record in those games that *counts* holds for."""
        return record_of(filter(counts, self.outings[team]))

    def within_division(self, team: str) -> Record:
        division_of = self.schedule.division_of
        return self.record(team, lambda outing: division_of[outing.opponent] == division_of[team])

    def within_conference(self, team: str) -> Record:
        division_of = self.schedule.division_of
        return self.record(team, lambda outing: division_of[outing.opponent][0] == division_of[team][0])
