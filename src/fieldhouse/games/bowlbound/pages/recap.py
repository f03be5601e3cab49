"""The story of a game of Bowl Bound. Its charts name nobody, so its stars are the units that had a day."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

from fieldhouse.games.bowlbound.model import Team
from fieldhouse.games.bowlbound.pages.matchup import clock_text
from fieldhouse.games.bowlbound.scoresheet import Scoresheet
from fieldhouse.games.bowlbound.state import Play
from fieldhouse.gridiron.recap import CLEAR, CLOSE, FootballRecap, Score
from fieldhouse.gridiron.scoresheet import Tally
from fieldhouse.table.seat import OTHER, seated
from fieldhouse.table.story import Ending, Star, Story, brightest, told_apart
from fieldhouse.table.words import counted

USUAL_RUSH, USUAL_PASS, USUAL_POINTS = 150, 225, 24
"""An ordinary day: yards on the ground and through the air, points allowed."""
A_RUN, A_PASS, A_PICK, A_FIELD_GOAL, A_MISS, A_TAKEAWAY, A_POINT = 0.1, 0.06, 3.0, 3.0, 3.0, 4.0, 0.5
"""How bright a unit shines for each yard, kick, ball and point beyond that."""
FEWEST_KICKS: Final = 2


def recap(away: Team, home: Team, plays: Sequence[Play], seed: int) -> Story:
    """The story of a game that is over."""
    sheet = Scoresheet()
    for play in plays:
        sheet.add(play)
    names = told_apart(away.title, home.title)
    ending = Ending(names, names, (sheet.teams[0].points, sheet.teams[1].points), seed, CLOSE, CLEAR)
    scores = _scores(plays, names)
    clocks = [clock_text(score.quarter, score.clock) for score in scores]
    return FootballRecap(ending, scores, sheet.teams, clocks).story(brightest(list(_units(names, sheet.teams))))


def _units(names: Sequence[str], tallies: Sequence[Tally]) -> Iterator[tuple[float, Star]]:
    """What both sides' runners, passers, kickers and defenders did beyond an ordinary day, and how it is told."""
    for seat, own in seated(tallies):
        other, name = tallies[OTHER[seat]], names[seat]
        runs = f"{counted(own.rush_attempts, 'run')} for {counted(own.rush_yards, 'yard')}"
        yield A_RUN * (own.rush_yards - USUAL_RUSH), Star(seat, f"{name}'s ground game", runs)
        passes = f"{own.completions} of {own.pass_attempts} for {counted(own.pass_yards, 'yard')}"
        picked = f", {counted(own.interceptions, 'interception')}" if own.interceptions else ""
        bright = A_PASS * (own.pass_yards - USUAL_PASS) - A_PICK * own.interceptions
        yield bright, Star(seat, f"{name}'s passing game", passes + picked)
        missed = own.field_goals_tried - own.field_goals_made
        if own.field_goals_made >= FEWEST_KICKS:
            kicks = f"{own.field_goals_made} of {counted(own.field_goals_tried, 'field goal')}"
            yield A_FIELD_GOAL * own.field_goals_made - A_MISS * missed, Star(seat, f"{name}'s kicker", kicks)
        taken = other.interceptions + other.fumbles_lost
        held = f"{counted(other.points, 'point')} allowed"
        held += f", {counted(taken, 'ball')} taken away" if taken else ""
        yield A_TAKEAWAY * taken + A_POINT * (USUAL_POINTS - other.points), Star(seat, f"{name}'s defense", held)


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
