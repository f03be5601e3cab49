"""What may be called: the numbers of plays, kicks and defenses, and what a wild card guesses."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.model import BOOTLEG, OPTION, PLAY_COUNT, SPRINT_OUT
from fieldhouse.games.bowlbound.side import BLANK_DEFENSE
from fieldhouse.gridiron.late_game import ONSIDE

# Calls beyond the nine plays.
RAZZLE_DAZZLE, SNEAK, HAIL_MARY, PUNT, FIELD_GOAL_TRY, KNEEL, TAKE_SAFETY = range(PLAY_COUNT, PLAY_COUNT + 7)
SPIKED: Final = TAKE_SAFETY + 1
"""Not called but chosen after a play."""

FREE_PUNT: Final = ONSIDE + 1
NO_RUSH, FREE_BLOCK, ALL_OUT = range(3)

# Defenses beyond the formations and the universal ones: wild cards.
FIRST_WILD: Final = BLANK_DEFENSE + 1
WILD_SPRINT_OUT, WILD_BOOTLEG, WILD_SNEAK, WILD_RAZZLE = range(FIRST_WILD + PLAY_COUNT, FIRST_WILD + PLAY_COUNT + 4)
"""Two coins on the option's passes; the sneak; the razzle-dazzle."""
ALL_WILD: Final = tuple(range(FIRST_WILD, WILD_RAZZLE + 1))

NO_PASS: Final = -1
GUESSES: Final = {
    **{FIRST_WILD + play: (play, NO_PASS) for play in range(PLAY_COUNT)},
    WILD_SPRINT_OUT: (OPTION, SPRINT_OUT),
    WILD_BOOTLEG: (OPTION, BOOTLEG),
    WILD_SNEAK: (SNEAK, NO_PASS),
    WILD_RAZZLE: (RAZZLE_DAZZLE, NO_PASS),
}
"""What each wild card guesses: the call, and of the option its pass."""
