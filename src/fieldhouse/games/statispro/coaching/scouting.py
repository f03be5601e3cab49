"""What a man on the floor is worth, in points of a whole game: his card as a scout reads it.

The weights were fitted to the margins of games between fives drawn at random (``tools/scout_statispro.py``), nobody
tiring and nobody changed, so that a rating counts for what it does and not for who had the minutes.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro.coaching.tries import Tries
from fieldhouse.games.statispro.man import Man
from fieldhouse.table.sums import total

USUAL_DEFENSE: Final = -5
"""The DEFENSE that a shot usually meets."""
A_POINT: Final = 1.0
"""What a try is measured against."""
ATTEMPTS: Final = 0.130
TWOS: Final = 0.363
THREES: Final = 0.766
OPEN: Final = 4.80
DEFENSE: Final = -0.096
REBOUNDS: Final[tuple[float, ...]] = (0.095, 0.148, 0.156)
ASSIST: Final = 0.338
STEAL: Final = 0.343
BLOCK: Final[tuple[float, ...]] = (0.06, 0.19, 0.295)
"""Points a game for each point of a rating, some by role: the deck seldom asks a guard for a rebound or a block; of
tries for each point beyond one, by ATTEMPTS, and once for all."""


def worth_of(tries: Tries, man: Man) -> float:
    """Points that he makes a whole game better, with the ratings that he has now."""
    twos = tries.worth(man, man.field_goal + USUAL_DEFENSE, False).points - A_POINT
    afar = min(man.three_attempts, man.attempts)
    roles = man.card.roles
    boards = total(REBOUNDS[role] for role in roles) / len(roles)
    blocks = total(BLOCK[role] for role in roles) / len(roles)
    value = (
        ATTEMPTS * man.attempts + TWOS * (man.attempts - afar) * twos + OPEN * twos + DEFENSE * man.defense
        + boards * man.rebounds + ASSIST * man.assist + STEAL * man.steal + blocks * man.block
    )  # fmt: skip
    if afar:
        value += THREES * afar * (tries.worth(man, man.three_points, True).points - A_POINT)
    return value
