"""Where an effect leaves the ball, for every down on the field at once: the rules' placing as rows of numbers.

``tests/coaching/ddf/test_placing.py`` holds the rows against the rules.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from fieldhouse.games.ddf.equilibrium.effects import (
    DEFENSE_EARLY,
    DEFENSE_LATE,
    FIRST_DOWN_FOUL,
    INTERFERED,
    OFFENSE_EARLY,
    ON_DEFENSE,
    ON_OFFENSE,
    Effect,
)
from fieldhouse.games.ddf.options import Options
from fieldhouse.gridiron.equilibrium.places import (
    AT_ENDINGS,
    DOWN_THERE,
    LINE,
    ahead,
    back,
    ended,
    is_score,
    marked_ahead,
    marked_back,
    our_series,
    their_series,
)
from fieldhouse.gridiron.equilibrium.series import DOWN, SPOT, TO_GO, TOUCHDOWN_FOR, Whole
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.outcome import LAST_DOWN

FIFTEEN: Final = 15


def alone(effect: Effect) -> Whole:
    """The place in the ledger that an effect leads to, if its foul is left out."""
    return ended(effect.ball, SPOT + effect.yards)


def with_foul(effect: Effect, options: Options) -> Whole:
    """The place that it leads to if its foul is taken: the offended side may choose that, or must (``is_choice``)."""
    foul, yards = effect.foul, effect.foul_yards
    if foul in (ON_OFFENSE, OFFENSE_EARLY):
        instead = marked_back(DOWN, TO_GO, SPOT, yards)
        is_on_kickoff = (yards == FIFTEEN) & is_score(alone(effect)) & (foul == ON_OFFENSE)
        return np.where(is_on_kickoff, alone(effect), instead)
    if foul in (ON_DEFENSE, DEFENSE_EARLY):
        return marked_ahead(SPOT, yards)
    if foul == INTERFERED:
        return our_series(np.minimum(SPOT + yards, GOAL - 1))
    if foul == FIRST_DOWN_FOUL:
        return _first_down(effect, options)
    return _after_the_play(effect)


def is_choice(effect: Effect, options: Options) -> bool:
    """May the offended side decline?"""
    if effect.foul in (ON_OFFENSE, ON_DEFENSE, INTERFERED):
        return True
    return effect.foul == FIRST_DOWN_FOUL and not is_tacked_on(effect, options)


def is_tacked_on(effect: Effect, options: Options) -> bool:
    """``penalties.is_tacked_on``: the play stands, with the yards on top."""
    return not options.between_downs if effect.foul_yards == FIFTEEN else not effect.is_pass


def _first_down(effect: Effect, options: Options) -> Whole:
    """Five yards and a first down, or fifteen."""
    instead = our_series(ahead(SPOT, effect.foul_yards))
    place = alone(effect)
    if effect.ball == DOWN_THERE and is_tacked_on(effect, options):
        spot = SPOT + effect.yards
        end = np.clip(spot if effect.foul_yards == FIFTEEN else np.maximum(spot, SPOT), 1, GOAL - 1)
        instead = np.where(spot > 0, our_series(ahead(end, effect.foul_yards)), instead)
    return np.where(place == AT_ENDINGS + TOUCHDOWN_FOR, place, instead)


def _after_the_play(effect: Effect) -> Whole:
    """``enforcement.from_the_end``: the yards from where the play left the ball. After a turnover they are left out."""
    place, yards = alone(effect), effect.foul_yards
    if effect.ball != DOWN_THERE:
        return place
    spot = np.clip(SPOT + effect.yards, 1, GOAL - 1)
    is_series, is_lost = spot >= LINE, (spot < LINE) & (DOWN == LAST_DOWN)
    if effect.foul == DEFENSE_LATE:
        moved = np.where(is_lost, their_series(GOAL - back(GOAL - spot, yards)), our_series(ahead(spot, yards)))
    else:
        down = np.where(is_series | is_lost, 1, DOWN + 1)
        moved = marked_back(down, np.maximum(LINE - spot, 1), spot, yards)
        moved = np.where(is_series, our_series(back(spot, yards)), moved)
        moved = np.where(is_lost, their_series(GOAL - ahead(GOAL - spot, yards)), moved)
    return np.where(is_score(place), place, moved)
