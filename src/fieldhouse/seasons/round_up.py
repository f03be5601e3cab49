"""A week of a season in a few sentences, written from its results alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from fieldhouse.library.schedule import Fixture
from fieldhouse.seasons.results import Scores
from fieldhouse.seasons.season import Progress
from fieldhouse.table.words import all_of

FEW: Final = 3
"""More unbeaten teams than this are no news."""


class Result(NamedTuple):
    """A game that is over, told from its winner's side; of a tie the home team stands first."""

    winner: str
    loser: str
    points: int
    allowed: int

    @property
    def margin(self) -> int:
        return self.points - self.allowed


def round_up(progress: Progress, stage: str, titles: Mapping[str, str]) -> tuple[str, ...]:
    """What was remarkable in a week or round; nothing before all of its games are over. One's own team comes first."""
    fixtures = [fixture for fixture in progress.fixtures if fixture.stage == stage]
    if not fixtures or not all(fixture.number in progress.scores for fixture in fixtures):
        return ()
    results = [_result(fixture, progress.scores, titles) for fixture in fixtures]
    unbeaten = [titles.get(team, team) for team in _unbeaten(progress, stage)]
    return (*_of_own(results, titles.get(progress.season.team)), *_extremes(results), *_still_unbeaten(unbeaten))


def _result(fixture: Fixture, scores: Scores, titles: Mapping[str, str]) -> Result:
    """A game with its winner first."""
    away, home = scores[fixture.number]
    names = [titles.get(team, team) for team in fixture.teams]
    return Result(names[0], names[1], away, home) if away > home else Result(names[1], names[0], home, away)


def _of_own(results: Sequence[Result], own: str | None) -> Iterator[str]:
    """How one's own team did."""
    for result in results:
        if own == result.winner and result.margin:
            yield f"Your {own} beat {result.loser} {result.points}-{result.allowed}."
        elif own == result.loser and result.margin:
            yield f"Your {own} lost to {result.winner} {result.allowed}-{result.points}."
        elif own in (result.winner, result.loser):
            other = result.loser if own == result.winner else result.winner
            yield f"Your {own} and {other} parted {result.points}-{result.allowed}."


def _extremes(results: Sequence[Result]) -> Iterator[str]:
    """The widest and the narrowest game, and the one with the most points, if it is another."""
    if len(results) < 2:
        return
    widest = max(results, key=lambda result: result.margin)
    narrowest = min(results, key=lambda result: result.margin)
    richest = max(results, key=lambda result: result.points + result.allowed)
    yield f"Widest of all: {widest.winner} {widest.points}, {widest.loser} {widest.allowed}."
    if narrowest.margin == 0:
        yield f"{narrowest.winner} and {narrowest.loser} could not be parted at {narrowest.points}."
    elif narrowest is not widest:
        by = "a single point" if narrowest.margin == 1 else f"{narrowest.margin} points"
        yield f"{narrowest.winner} got past {narrowest.loser} by {by}, {narrowest.points}-{narrowest.allowed}."
    if richest not in (widest, narrowest):
        both = f"{richest.winner} {richest.points}, {richest.loser} {richest.allowed}"
        yield f"The most to see was {both}: {richest.points + richest.allowed} points."


def _unbeaten(progress: Progress, stage: str) -> list[str]:
    """Who has lost or tied nothing through this week of the regular season; nobody in a week that is not of it."""
    weeks = progress.schedule.weeks
    if stage not in weeks:
        return []
    until = set(weeks[: weeks.index(stage) + 1])
    spoiled: set[str] = set()
    for fixture in progress.schedule.fixtures:
        if fixture.stage in until and fixture.number in progress.scores:
            away, home = progress.scores[fixture.number]
            spoiled |= {fixture.away} if away < home else {fixture.home} if home < away else set(fixture.teams)
    return sorted(team for team in progress.schedule.teams if team not in spoiled)


def _still_unbeaten(names: Sequence[str]) -> Iterator[str]:
    """The few who have won everything."""
    if 0 < len(names) <= FEW:
        yield f"Nobody has beaten {all_of(names)} yet."
