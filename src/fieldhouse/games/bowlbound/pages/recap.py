"""The story of a game of Bowl Bound. Its charts name nobody, so it has no stars."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from fieldhouse.games.bowlbound.model import Team
from fieldhouse.games.bowlbound.pages.matchup import clock_text
from fieldhouse.games.bowlbound.scoresheet import Scoresheet
from fieldhouse.games.bowlbound.state import Play
from fieldhouse.gridiron.recap import CLEAR, CLOSE, FootballRecap, Score
from fieldhouse.table.story import Ending, Story, told_apart


def recap(away: Team, home: Team, plays: Sequence[Play], seed: int) -> Story:
    """The story of a game that is over."""
    sheet = Scoresheet()
    for play in plays:
        sheet.add(play)
    names = told_apart(away.title, home.title)
    ending = Ending(names, names, (sheet.teams[0].points, sheet.teams[1].points), seed, CLOSE, CLEAR)
    scores = _scores(plays, names)
    clocks = [clock_text(score.quarter, score.clock) for score in scores]
    return FootballRecap(ending, scores, sheet.teams, clocks).story()


def _scores(plays: Sequence[Play], names: Sequence[str]) -> list[Score]:
    """The scores as a story tells them."""
    found = [(play, seat, points, what) for play in plays for seat, points, what in play.points]
    after = accumulate(((points, 0) if seat == 0 else (0, points) for _, seat, points, _ in found), _added)
    return [
        Score(seat, play.quarter, play.clock, f"{what} by {names[seat]}", score)
        for (play, seat, _, what), score in zip(found, after, strict=True)
    ]


def _added(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    """Both seats' figures, added."""
    return one[0] + other[0], one[1] + other[1]
