"""What may be called: the numbers of plays, kicks and defenses, and what a wild card guesses."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.model import BOOTLEG, OPTION, PLAY_COUNT, SPRINT_OUT
from fieldhouse.games.bowlbound.side import BLANK_DEFENSE
from fieldhouse.gridiron.late_game import ONSIDE

# Calls beyond the nine plays.
RAZZLE_DAZZLE: Final = PLAY_COUNT
SNEAK: Final = PLAY_COUNT + 1
HAIL_MARY: Final = PLAY_COUNT + 2
PUNT: Final = PLAY_COUNT + 3
FIELD_GOAL_TRY: Final = PLAY_COUNT + 4
KNEEL: Final = PLAY_COUNT + 5
TAKE_SAFETY: Final = PLAY_COUNT + 6
SPIKED: Final = TAKE_SAFETY + 1
"""Not called but chosen after a play."""

FREE_PUNT: Final = ONSIDE + 1
NO_RUSH: Final = 0
FREE_BLOCK: Final = 1
ALL_OUT: Final = 2

# Defenses beyond the formations and the universal ones: wild cards.
FIRST_WILD: Final = BLANK_DEFENSE + 1
WILD_SPRINT_OUT: Final = FIRST_WILD + PLAY_COUNT
WILD_BOOTLEG: Final = FIRST_WILD + PLAY_COUNT + 1
WILD_SNEAK: Final = FIRST_WILD + PLAY_COUNT + 2
WILD_RAZZLE: Final = FIRST_WILD + PLAY_COUNT + 3
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
