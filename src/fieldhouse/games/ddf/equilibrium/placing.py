"""Where an effect leaves the ball, for every down on the field at once: the rules' placing as rows of numbers.

The ledger holds what each of these places is worth: the downs of the offense, then the endings, then where a ball was
intercepted, then where one was lost. ``tests/coaching/ddf/test_placing.py`` holds the rows against the rules.
"""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldhouse.games.ddf.equilibrium.effects import (
    AGAIN,
    DEFENSE_EARLY,
    DEFENSE_LATE,
    DOWN_THERE,
    FIRST_DOWN_FOUL,
    INTERFERED,
    OFFENSE_EARLY,
    ON_DEFENSE,
    ON_OFFENSE,
    PICKED,
    Effect,
)
from fieldhouse.games.ddf.options import Options
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
FIFTEEN: Final = 15
LINE: Final = SPOT + TO_GO


def back(spot: Whole, yards: int) -> Whole:
    """``field.toward_own_goal`` for many spots."""
    return np.maximum(spot - yards, (spot + 1) // 2)


def ahead(spot: Whole, yards: int) -> Whole:
    return GOAL - back(GOAL - spot, yards)


def our_series(spot: Whole) -> Whole:
    return number_of(1, NEW_SERIES, spot)


def their_series(spot: Whole) -> Whole:
    """A series of theirs at a spot that we count."""
    return AT_ENDINGS + THEIRS + GOAL - spot


def alone(effect: Effect) -> Whole:
    """The place in the ledger that an effect leads to, if its foul is left out."""
    if effect.ball == AGAIN:
        return np.arange(COUNT)
    spot = SPOT + effect.yards
    if effect.ball == DOWN_THERE:
        return down_there(spot)
    return np.clip(spot, LANDINGS[0], LANDINGS[-1]) - LANDINGS[0] + (AT_PICKED if effect.ball == PICKED else AT_LOST)


def down_there(spot: Whole) -> Whole:
    """The offense is down at *spot*, ``outcome.down_at``."""
    inside = np.clip(spot, 1, GOAL - 1)
    is_last = DOWN == LAST_DOWN
    next_down = number_of(np.where(is_last, 1, DOWN + 1), np.maximum(LINE - inside, 1), inside)
    place = np.where(is_last, their_series(inside), next_down)
    place = np.where(spot >= LINE, our_series(inside), place)
    place = np.where(spot >= GOAL, AT_ENDINGS + TOUCHDOWN_FOR, place)
    return np.where(spot <= 0, AT_ENDINGS + SAFETY_AGAINST, place)


def with_foul(effect: Effect, options: Options) -> Whole:
    """The place that it leads to if its foul is taken: the offended side may choose that, or must (``is_choice``)."""
    foul, yards = effect.foul, effect.foul_yards
    if foul in (ON_OFFENSE, OFFENSE_EARLY):
        instead = _marked_back(DOWN, TO_GO, SPOT, yards)
        is_on_kickoff = (yards == FIFTEEN) & _is_score(alone(effect)) & (foul == ON_OFFENSE)
        return np.where(is_on_kickoff, alone(effect), instead)
    if foul in (ON_DEFENSE, DEFENSE_EARLY):
        spot = ahead(SPOT, yards)
        return np.where(spot >= LINE, our_series(spot), number_of(DOWN, np.maximum(LINE - spot, 1), spot))
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
        moved = _marked_back(down, np.maximum(LINE - spot, 1), spot, yards)
        moved = np.where(is_series, our_series(back(spot, yards)), moved)
        moved = np.where(is_lost, their_series(GOAL - ahead(GOAL - spot, yards)), moved)
    return np.where(_is_score(place), place, moved)


def _marked_back(down: Whole, to_go: Whole, spot: Whole, yards: int) -> Whole:
    """``marking.marked_off_offense``."""
    moved = back(spot, yards)
    return number_of(down, to_go + spot - moved, moved)


def _is_score(place: Whole) -> NDArray[np.bool_]:
    is_score: NDArray[np.bool_] = (place >= AT_ENDINGS + TOUCHDOWN_FOR) & (place < AT_PICKED)
    return is_score
