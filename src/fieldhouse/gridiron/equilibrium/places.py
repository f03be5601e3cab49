"""Places that a play can lead to, for every down on the field at once: rows of numbers of a ledger.

The ledger holds what each place is worth: the downs of the offense, then the endings, then where a ball was
intercepted, then where one was lost.
"""

from __future__ import annotations

from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

from fieldhouse.gridiron.equilibrium.series import (
    COUNT,
    DOWN,
    ENDINGS,
    NEW_SERIES,
    SAFETY_AGAINST,
    SPOT,
    THEIRS,
    TO_GO,
    TOUCHDOWN_FOR,
    Values,
    Whole,
    number_of,
)
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.outcome import LAST_DOWN

LANDINGS: Final = range(-30, GOAL + 31)
"""Where a ball may be intercepted or lost, counted by the offense."""
AT_ENDINGS: Final = COUNT
AT_PICKED: Final = AT_ENDINGS + ENDINGS
AT_LOST: Final = AT_PICKED + len(LANDINGS)
LEDGER: Final = AT_LOST + len(LANDINGS)
LINE: Final = SPOT + TO_GO
DOWN_THERE, PICKED, LOST, AGAIN = range(4)
"""What happens to the ball of a play: the offense is down with it, it is intercepted, lost, or the down is repeated."""


def back(spot: Whole, yards: int) -> Whole:
    """``field.toward_own_goal`` for many spots."""
    return np.maximum(spot - yards, (spot + 1) // 2)


def ahead(spot: Whole, yards: int) -> Whole:
    """``field.toward_their_goal`` for many spots."""
    return GOAL - back(GOAL - spot, yards)


def our_series(spot: Whole) -> Whole:
    """First and ten there, as a number of the solved tables."""
    return number_of(1, NEW_SERIES, spot)


def their_series(spot: Whole) -> Whole:
    """A series of theirs at a spot that we count."""
    return AT_ENDINGS + THEIRS + GOAL - spot


def down_there(spot: Whole) -> Whole:
    """The offense is down at *spot*, ``outcome.down_at``."""
    inside = np.clip(spot, 1, GOAL - 1)
    is_last = DOWN == LAST_DOWN
    next_down = number_of(np.where(is_last, 1, DOWN + 1), np.maximum(LINE - inside, 1), inside)
    place = np.where(is_last, their_series(inside), next_down)
    place = np.where(spot >= LINE, our_series(inside), place)
    place = np.where(spot >= GOAL, AT_ENDINGS + TOUCHDOWN_FOR, place)
    return np.where(spot <= 0, AT_ENDINGS + SAFETY_AGAINST, place)


def landed(spot: Whole, at: int) -> Whole:
    """The ball comes down at *spot*, intercepted or lost as *at* says: ``AT_PICKED`` or ``AT_LOST``."""
    return np.clip(spot, LANDINGS[0], LANDINGS[-1]) - LANDINGS[0] + at


def ended(ball: int, spot: Whole) -> Whole:
    """The place of every down after a play whose ball comes to *spot*: down there, picked or lost, as the code *ball*
    says, or the same down again. No foul is marked off."""
    if ball == AGAIN:
        return np.arange(COUNT)
    return down_there(spot) if ball == DOWN_THERE else landed(spot, AT_PICKED if ball == PICKED else AT_LOST)


def marked_back(down: Whole, to_go: Whole, spot: Whole, yards: int) -> Whole:
    """The place after ``marking.marked_off_offense``: the down again, farther to go."""
    moved = back(spot, yards)
    return number_of(down, to_go + spot - moved, moved)


def marked_ahead(start: Whole, yards: int) -> Whole:
    """``marking.marked_off_defense`` from *start*."""
    spot = ahead(start, yards)
    return np.where(spot >= LINE, our_series(spot), number_of(DOWN, np.maximum(LINE - spot, 1), spot))


def is_score(place: Whole) -> NDArray[np.bool_]:
    """For each place: does a score end the play there?"""
    found: NDArray[np.bool_] = (place >= AT_ENDINGS + TOUCHDOWN_FOR) & (place < AT_PICKED)
    return found


class Flagged(Protocol):
    """What each football tells of the calls of a side with the ball: where they lead, by effect and down; the last
    effects are fouls that the offended side may decline.
    """

    @property
    def places(self) -> NDArray[np.int32]:
        """``[effect, down]``, every foul declined that can be."""
        ...

    @property
    def taken(self) -> NDArray[np.int32]:
        """``[foul, down]``: where the fouls, the last effects of ``places``, lead if they are taken."""
        ...

    @property
    def is_offenders(self) -> NDArray[np.bool_]:
        """By foul: is it the offense's own?"""
        ...


def ruled_places(attack: Flagged, ledger: Values) -> NDArray[np.int32]:
    """``[effect, down]``: where each leads, the offended side having ruled by points."""
    places, taken = attack.places.copy(), attack.taken
    choices = slice(len(places) - len(taken), None)
    played = places[choices]
    is_better, is_worse = ledger[taken] > ledger[played], ledger[taken] < ledger[played]
    wants = np.where(attack.is_offenders[:, None], is_worse, is_better)
    places[choices] = np.where(wants, taken, played)
    return places
