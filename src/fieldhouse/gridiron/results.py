"""What the charts say happened on a play, before anybody places the ball: the codes that both footballs know.

A result depends on the charts and the dice alone, never on the field, so that the exact table can work each out once.
Each game adds its own codes behind these, in its ``results``.
"""

from __future__ import annotations

from typing import Final, NewType

PlayResult = NewType("PlayResult", int)
ReturnResult = NewType("ReturnResult", int)
KickResult = NewType("KickResult", int)

# A play from scrimmage.
GAINED: Final = PlayResult(0)
INCOMPLETE: Final = PlayResult(1)
INTERCEPTED: Final = PlayResult(2)
FUMBLED: Final = PlayResult(3)
SCORED: Final = PlayResult(4)
END_ZONE_FUMBLE: Final = PlayResult(5)
SHARED_RESULTS: Final[tuple[str, ...]] = (
    "gain", "incomplete", "interception", "fumble", "touchdown", "fumble in the end zone",
)  # fmt: skip

# A return.
RETURNED: Final = ReturnResult(0)
RETURN_SCORED: Final = ReturnResult(1)
RETURN_FUMBLED: Final = ReturnResult(2)

# A kick.
KICKED: Final = KickResult(0)
KICK_BLOCKED: Final = KickResult(1)
KICK_FUMBLED: Final = KickResult(2)
KICK_MISSED: Final = KickResult(3)
KICK_OUT: Final = KickResult(4)
