"""'Completing a Play' and 'Plays Ending in the End Zone and Beyond': where the ball is next, or who has scored."""

from __future__ import annotations

from fieldhouse.games.ddf.season import TOUCHBACK
from fieldhouse.games.ddf.state import NEXT_SNAP, RUNNING, SAFETY, SHORT_TIME, TOUCHDOWN, Game, Outcome
from fieldhouse.gridiron.field import GOAL, Situation, first_down

new_outcome = tuple.__new__
"""Makes the outcomes of ordinary plays: the record's own constructor costs as much again as the rest of the rule."""


def snap(situation: Situation, seconds: int, is_replay: bool = False) -> Outcome:
    """The next snap is from *situation*."""
    return Outcome(NEXT_SNAP, *situation, seconds=seconds, is_replay=is_replay)


def possession(seat: int, spot: int, seconds: int = SHORT_TIME) -> Outcome:
    """A new series for *seat*."""
    to_go = 10 if spot <= GOAL - 10 else GOAL - spot
    return new_outcome(Outcome, (NEXT_SNAP, seat, spot, 1, to_go, seconds, 0, False))


def touchdown(seat: int) -> Outcome:
    return Outcome(TOUCHDOWN, seat, seconds=SHORT_TIME)


def safety(seat: int) -> Outcome:
    """Two points for *seat*."""
    return Outcome(SAFETY, seat, seconds=SHORT_TIME)


def touchback(seat: int) -> Outcome:
    return possession(seat, TOUCHBACK)


def downed(game: Game, spot: int, seconds: int = RUNNING) -> Outcome:
    """The offense is down at *spot*: a score, or the next down."""
    if spot >= GOAL:
        return touchdown(game.offense)
    if spot <= 0:
        return safety(1 - game.offense)
    to_go = game.spot + game.to_go - spot
    if to_go <= 0:
        return possession(game.offense, spot, seconds)
    if game.down == 4:
        return possession(1 - game.offense, GOAL - spot)
    return new_outcome(Outcome, (NEXT_SNAP, game.offense, spot, game.down + 1, to_go, seconds, 0, False))


def first_down_at(seat: int, spot: int, seconds: int) -> Outcome:
    return snap(first_down(seat, spot), seconds)
