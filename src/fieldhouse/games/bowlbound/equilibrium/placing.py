"""Where an effect leaves the ball, for every down on the field at once: the rules' placing as rows of numbers.

``tests/coaching/bowlbound/test_placing.py`` holds the rows against the rules.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from fieldhouse.games.bowlbound.equilibrium.effects import (
    DEFENSE_AT_END,
    FIRST_DOWN_AT_END,
    FIRST_DOWN_FOUL,
    INTERFERED,
    NO_FOUL,
    OFFENSE_EARLY,
    ON_OFFENSE,
    Effect,
)
from fieldhouse.games.bowlbound.rules.factors import MIDFIELD, WHOLE
from fieldhouse.games.bowlbound.rules.penalties import FARTHEST_INTERFERENCE, NOT_INSIDE
from fieldhouse.gridiron.equilibrium.places import (
    DOWN_THERE,
    ahead,
    ended,
    is_score,
    marked_ahead,
    marked_back,
    our_series,
)
from fieldhouse.gridiron.equilibrium.series import DOWN, SPOT, TO_GO, Whole
from fieldhouse.gridiron.field import GOAL

AT_THE_END: Final = (DEFENSE_AT_END, FIRST_DOWN_AT_END)
WITH_FIRST_DOWN: Final = (FIRST_DOWN_FOUL, FIRST_DOWN_AT_END)


def reached(effect: Effect, factor: int) -> Whole:
    """Where the yards of an effect end: ``factors.factored`` for many spots."""
    if not effect.is_factored:
        return SPOT + effect.yards
    exact = effect.yards * factor
    is_short_of_it = (SPOT * WHOLE + exact < MIDFIELD * WHOLE) & (exact % WHOLE > 0)
    return SPOT + exact // WHOLE + is_short_of_it


def alone(effect: Effect, factor: int) -> Whole:
    """The place in the ledger that an effect leads to, if its foul is left out."""
    return ended(effect.ball, reached(effect, factor))


def with_foul(effect: Effect, factor: int) -> Whole:
    """The place that it leads to if its foul is taken."""
    foul, yards = effect.foul, effect.foul_yards
    if foul in (ON_OFFENSE, OFFENSE_EARLY):
        return marked_back(DOWN, TO_GO, SPOT, yards)
    if foul == INTERFERED:
        usual = np.minimum(SPOT + min(yards, FARTHEST_INTERFERENCE), GOAL - NOT_INSIDE)
        return our_series(np.where(GOAL - SPOT <= NOT_INSIDE, ahead(SPOT, FARTHEST_INTERFERENCE), usual))
    start = SPOT
    if foul in AT_THE_END and effect.ball == DOWN_THERE:
        spot = reached(effect, factor)
        start = np.where((spot > SPOT) & ~is_score(alone(effect, factor)), spot, SPOT)
    return our_series(ahead(start, yards)) if foul in WITH_FIRST_DOWN else marked_ahead(start, yards)


def is_choice(effect: Effect) -> bool:
    """May the offended side decline?"""
    return effect.foul not in (NO_FOUL, OFFENSE_EARLY)
