"""What each answer promises the man with the ball, and whoever chooses him: points, by every SHOT # of the deck."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from fieldhouse.games.statispro.coaching.possession import BLOCKED
from fieldhouse.games.statispro.coaching.rival import RivalCoach
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.questions import (
    BALL,
    CHOICE_PASS,
    KEEP_ON,
    LONG_TWO,
    TAKE_SHOT,
    THREE,
    THREE_OR_TWO,
    TWO,
    ShotChoice,
)
from fieldhouse.games.statispro.rules.ratings import long_rating, rating
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.pages import Prospects
from fieldhouse.table.question import AnyAsk
from fieldhouse.table.seat import OTHER, Seat

HEADINGS: Final = ("Goes in", "Points")
NOTE: Final = (
    "Points that the possession brings, by every SHOT # of the deck, free throws and the rebound of a miss counted; "
    "and a pass is worth the best that your five can make of it."
)
UNKNOWN: Final = "-"


class Weighed(NamedTuple):
    """An answer: how often the shot goes in, if it is one, and the points that it brings."""

    key: str
    goes_in: float | None
    points: float


def weighed(coach: RivalCoach, ask: AnyAsk, game: Game, seat: Seat, subject: object) -> Prospects | None:
    """For the questions about the ball; None for the others. *coach* keeps what he has counted."""
    if isinstance(subject, ShotChoice):
        found = _ball(coach, game, seat, subject)
    elif ask.name == CHOICE_PASS.name and isinstance(subject, tuple):
        found = _passes(coach, game, seat, *subject)
    elif ask.name in (THREE_OR_TWO.name, LONG_TWO.name) and isinstance(subject, Man):
        found = _two_ways(coach, game, subject, is_three=ask.name == THREE_OR_TWO.name)
    else:
        return None
    return Prospects(HEADINGS, {each.key: _cells(each) for each in found}, NOTE, [each._asdict() for each in found])


def _ball(coach: RivalCoach, game: Game, seat: Seat, subject: ShotChoice) -> list[Weighed]:
    """The shot and the pass, those that are legal, with what each brings. *coach* keeps what he has counted."""
    found = []
    if TAKE_SHOT in subject.legal:
        shot = coach.tries(game).worth(subject.man, subject.rating, subject.is_three).total
        is_guarded = not subject.is_three and not subject.is_open
        found.append(Weighed(BALL.key(TAKE_SHOT), _goes_in(subject.rating), shot - BLOCKED * is_guarded))
    if KEEP_ON in subject.legal:
        found.append(Weighed(BALL.key(KEEP_ON), None, coach.passing(game, seat, subject)))
    return found


def _passes(coach: RivalCoach, game: Game, seat: Seat, choices: Sequence[int], number: int) -> list[Weighed]:
    """Everybody who may get the ball, by his shot. *coach* keeps what he has counted."""
    ratings = {position: _rating(game, seat, game.floor[seat][position], number) for position in choices}
    return [
        Weighed(CHOICE_PASS.key(position), _goes_in(rating), coach.shot(game, seat, position, number))
        for position, rating in ratings.items()
    ]


def _two_ways(coach: RivalCoach, game: Game, man: Man, is_three: bool) -> list[Weighed]:
    """A regular shot or one from afar, which counts three points or two. *coach* keeps what he has counted."""
    tries, near, far = coach.tries(game), rating(game, man), long_rating(game, man)
    asked = THREE_OR_TWO if is_three else LONG_TWO
    return [
        Weighed(asked.key(TWO), _goes_in(near), tries.worth(man, near, False).total),
        Weighed(asked.key(THREE), _goes_in(far), tries.worth(man, far, is_three).total),
    ]


def _rating(game: Game, seat: Seat, man: Man, number: int) -> int:
    """The rating of a shot after a pass of that number."""
    is_three = game.has_threes and number < man.three_attempts
    guard = game.floor[OTHER[seat]][game.guards[OTHER[seat]][man.position]]
    return man.three_points if is_three else man.field_goal + guard.defense


def _goes_in(rating: int) -> float:
    """How often a shot of a rating is good."""
    return min(max(rating, 0), 100) / 100


def _cells(each: Weighed) -> tuple[str, str]:
    """One row."""
    return (UNKNOWN if each.goes_in is None else f"{each.goes_in:.0%}"), f"{each.points:.2f}"
