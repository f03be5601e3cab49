"""Where the ball is put: after a touchback ('Plays Ending in the End Zone and Beyond'), and for a kickoff."""

from __future__ import annotations

from fieldhouse.games.ddf.season import TOUCHBACK
from fieldhouse.gridiron.field import toward_own_goal, toward_their_goal
from fieldhouse.gridiron.outcome import NO_TIME, Outcome, possession
from fieldhouse.table.seat import Seat


def touchback(seat: Seat) -> Outcome:
    """Appendix E: a touchback takes no time, whoever kicked, threw or fumbled the ball there."""
    return possession(seat, TOUCHBACK, NO_TIME)


def kickoff_spot(line: int, carry: int) -> int:
    """From where a kickoff is made whose *line* a penalty has moved: half the distance at most, as anywhere."""
    return toward_own_goal(line, -carry) if carry < 0 else toward_their_goal(line, carry)
