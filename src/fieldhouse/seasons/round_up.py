"""A week of a season in a few sentences, written from its results alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, Self

from fieldhouse.library.schedule import Fixture
from fieldhouse.seasons.results import Scores
from fieldhouse.seasons.season import Progress
from fieldhouse.table.words import all_of

FEW: Final = 3
"""More unbeaten teams than this are no news."""


class ScoreSentence(str):
    """A sentence that tells the score of one game: whoever can open that game has its number here, and what stands
    before and after the score.
    """

    game: int
    before: str
    score: str
    after: str

    def __new__(cls, game: int, before: str, score: str, after: str = ".") -> Self:
        text = super().__new__(cls, f"{before}{score}{after}")
        text.game, text.before, text.score, text.after = game, before, score, after
        return text

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.game, self.before, self.score, self.after)


class Result(NamedTuple):
    """A game that is over, told from its winner's side; of a tie the home team stands first."""

    game: int
    winner: str
    loser: str
    points: int
    allowed: int

    @property
    def margin(self) -> int:
        return self.points - self.allowed

    @property
    def both(self) -> str:
        """Both sides with their points."""
        return f"{self.winner} {self.points}, {self.loser} {self.allowed}"


def round_up(progress: Progress, stage: str, titles: Mapping[str, str]) -> tuple[str, ...]:
    """What was remarkable in a week or round, a :class:`ScoreSentence` wherever it is told of one game; nothing before
    all of its games are over. One's own team comes first."""
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
    sides = (names[0], names[1], away, home) if away > home else (names[1], names[0], home, away)
    return Result(fixture.number, *sides)


def _of_own(results: Sequence[Result], own: str | None) -> Iterator[str]:
    """How one's own team did."""
    for result in results:
        if own == result.winner and result.margin:
            yield ScoreSentence(result.game, f"Your {own} beat {result.loser} ", f"{result.points}-{result.allowed}")
        elif own == result.loser and result.margin:
            yield ScoreSentence(
                result.game, f"Your {own} lost to {result.winner} ", f"{result.allowed}-{result.points}"
            )
        elif own in (result.winner, result.loser):
            other = result.loser if own == result.winner else result.winner
            yield ScoreSentence(result.game, f"Your {own} and {other} parted ", f"{result.points}-{result.allowed}")


def _extremes(results: Sequence[Result]) -> Iterator[str]:
    """The widest and the narrowest game, and the one with the most points, if it is another."""
    if len(results) < 2:
        return
    widest = max(results, key=lambda result: result.margin)
    narrowest = min(results, key=lambda result: result.margin)
    richest = max(results, key=lambda result: result.points + result.allowed)
    yield ScoreSentence(widest.game, "Widest of all: ", widest.both)
    if narrowest.margin == 0:
        pair = f"{narrowest.winner} and {narrowest.loser}"
        yield ScoreSentence(narrowest.game, f"{pair} could not be parted at ", str(narrowest.points))
    elif narrowest is not widest:
        by = "a single point" if narrowest.margin == 1 else f"{narrowest.margin} points"
        won = f"{narrowest.winner} got past {narrowest.loser} by {by}, "
        yield ScoreSentence(narrowest.game, won, f"{narrowest.points}-{narrowest.allowed}")
    if richest not in (widest, narrowest):
        points = f": {richest.points + richest.allowed} points."
        yield ScoreSentence(richest.game, "The most to see was ", richest.both, points)


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
