"""What a man on the floor is worth, in points of a whole game: his card as a scout reads it.

The weights were fitted to the margins of games between fives drawn at random (``tools/scout_statispro.py``), nobody
tiring and nobody changed, so that a rating counts for what it does and not for who had the minutes.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro.coaching.worth import Tries
from fieldhouse.games.statispro.man import Man

USUAL_DEFENSE: Final = -5
"""The DEFENSE that a shot usually meets."""
A_POINT: Final = 1.0
"""What a try is measured against."""
ATTEMPTS: Final = 0.131
TWOS: Final = 0.459
THREES: Final = 0.781
OPEN: Final = 4.41
DEFENSE: Final = -0.085
REBOUNDS: Final = 0.151
ASSIST: Final = 0.340
STEAL: Final = 0.321
BLOCK: Final = 0.225
TURNOVERS: Final = -0.012
"""Points a game for each point of a rating; of tries for each point beyond one, by ATTEMPTS, and once for all."""


def worth_of(tries: Tries, man: Man) -> float:
    """Points that he makes a whole game better, with the ratings that he has now."""
    twos = tries.worth(man, man.field_goal + USUAL_DEFENSE, False).points - A_POINT
    afar = min(man.three_attempts, man.attempts)
    value = (
        ATTEMPTS * man.attempts + TWOS * (man.attempts - afar) * twos + OPEN * twos + DEFENSE * man.defense
        + REBOUNDS * man.rebounds + ASSIST * man.assist + STEAL * man.steal + BLOCK * man.block
        + TURNOVERS * man.card.turnovers
    )  # fmt: skip
    if afar:
        value += THREES * afar * (tries.worth(man, man.three_points, True).points - A_POINT)
    return value
