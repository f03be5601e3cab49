"""What the games played so far come to, for each team, against whomever."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from fieldhouse.library.schedule import Division, Fixture, Schedule
from fieldhouse.table.win_loss import WinLoss, win_loss

Scores = Mapping[int, tuple[int, int]]
"""The final score, away and home, of each game played, by its number."""


class Outing(NamedTuple):
    """A game as one of its teams saw it. ``value`` is 1 for a win, a half for a tie, 0 for a loss."""

    opponent: str
    is_home: bool
    points: int
    allowed: int
    value: float


def record_of(outings: Iterable[Outing]) -> WinLoss:
    """Wins, losses, ties and points of those games."""
    return win_loss((outing.points, outing.allowed) for outing in outings)


def _outing(opponent: str, is_home: bool, points: int, allowed: int) -> Outing:
    """A game as one of its teams sees it."""
    value = 0.5 if points == allowed else float(points > allowed)
    return Outing(opponent, is_home, points, allowed, value)


class Results:
    """The regular season as far as it has been played; ``outings`` lists each team's games in order.

    *titles* are the games for divisions' titles, ``champions`` those who won them; where one was tied all the same, the
    home team, which the standings had first.
    """

    def __init__(self, schedule: Schedule, scores: Scores, titles: Sequence[Fixture] = ()) -> None:
        """Each team's games that have a score, in the order of the schedule."""
        self.schedule = schedule
        self.outings: dict[str, list[Outing]] = {team: [] for team in schedule.teams}
        self.champions: dict[Division, str] = {
            schedule.division_of[game.home]: game.away if scores[game.number][0] > scores[game.number][1] else game.home
            for game in titles
            if game.number in scores
        }
        for fixture in (*schedule.fixtures, *titles):
            score = scores.get(fixture.number)
            if score is not None:
                self.outings[fixture.away].append(_outing(fixture.home, False, score[0], score[1]))
                self.outings[fixture.home].append(_outing(fixture.away, True, score[1], score[0]))

    @cached_property
    def records(self) -> dict[str, WinLoss]:
        """Each team's wins and losses, counted once and remembered."""
        return {team: record_of(outings) for team, outings in self.outings.items()}

    def record(self, team: str, counts: Callable[[Outing], bool]) -> WinLoss:
        """The record in those games that *counts* holds for."""
        return record_of(filter(counts, self.outings[team]))

    def within_division(self, team: str) -> WinLoss:
        """Wins and losses against teams of its division."""
        division_of = self.schedule.division_of
        return self.record(team, lambda outing: division_of[outing.opponent] == division_of[team])

    def within_conference(self, team: str) -> WinLoss:
        """Wins and losses against teams of its conference."""
        division_of = self.schedule.division_of
        return self.record(team, lambda outing: division_of[outing.opponent][0] == division_of[team][0])
