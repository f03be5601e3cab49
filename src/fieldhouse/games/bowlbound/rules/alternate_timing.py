"""'Alternate Timing Method' (VII): action time, return time and dead time of a play."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.calls import FIELD_GOAL_TRY, HAIL_MARY, KNEEL, PUNT, RAZZLE_DAZZLE, SNEAK, TAKE_SAFETY
from fieldhouse.games.bowlbound.options import LATE_TIMING, PLAYTESTERS, WHOLE
from fieldhouse.games.bowlbound.results import RESULTS
from fieldhouse.games.bowlbound.state import Game, Play
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.outcome import NEXT_SNAP, SHORT_TIME, Outcome
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE
from fieldhouse.gridiron.results import INCOMPLETE

TWO_MINUTES: Final = 120
HALVES: Final[tuple[int, int]] = (2, 4)

LIVE: Final = 5
"""Runs, passes and loose kicks: so many seconds, and one for each ten yards."""
SNEAK_OR_KNEEL: Final = 3
PUNTED: Final = 6
FIELD_GOAL_KICK: Final = 2
HAIL_MARY_THROWN: Final = 3
ALONG_THE_GROUND: Final = {"onside": 3, "squib": 5}
ROLLING_KICKOFF: Final = 5
DAZZLING: Final = 2
FUMBLED: Final = 2
RUN_BACK: Final = 3
CAUGHT_OR_DOWNED: Final = 1
END_ZONE: Final = 10

CONTINUOUS: Final = 25
INTERRUPTED: Final = 15
CONTINUOUS_CONSERVED: Final = 10
INTERRUPTED_CONSERVED: Final = 3
CONTINUOUS_STOPPED: Final = 2
INTERRUPTED_STOPPED: Final = 0
LATE_TIME_OUT: Final = 10
CONTINUOUS_SPIKE: Final = 10
INTERRUPTED_SPIKE: Final = 0

NEVER_CAUGHT: Final[tuple[str, str]] = ("fair catch", "touchback")


def is_alternate(game: Game) -> bool:
    """VII: throughout, or only in the last two minutes of a half."""
    timing = game.options.timing
    if timing == WHOLE:
        return True
    return timing in (LATE_TIMING, PLAYTESTERS) and game.play.quarter in HALVES and game.play.clock <= TWO_MINUTES


def tens(yards: int) -> int:
    """VII: the tens digit of the yards covered."""
    return abs(yards) // 10


def action_time(play: Play) -> int:
    """VII: from the snap until the ball is dead or the other side has it."""
    if play.kind == KICKOFF:
        return kickoff_time(play)
    seconds = scrimmage_time(play)
    if play.call == RAZZLE_DAZZLE:
        seconds += DAZZLING
    is_fumbled = any(not loose.returns for loose in play.loose) and play.call not in (PUNT, FIELD_GOAL_TRY)
    return seconds + FUMBLED if is_fumbled else seconds


def scrimmage_time(play: Play) -> int:
    """VII: by the kind of play."""
    if play.result == RESULTS[INCOMPLETE]:
        return LIVE
    if play.call in (SNEAK, KNEEL):
        return SNEAK_OR_KNEEL
    if play.call == HAIL_MARY:
        return HAIL_MARY_THROWN + tens(play.yards)
    if play.call == TAKE_SAFETY:
        return LIVE + tens(play.spot + END_ZONE)
    if play.call in (PUNT, FIELD_GOAL_TRY) and play.result not in ("blocked", "fumble"):
        return PUNTED + max(play.kick_roll or 0, 0) if play.call == PUNT else FIELD_GOAL_KICK + tens(GOAL - play.spot)
    return LIVE + tens(play.yards)


def kickoff_time(play: Play) -> int:
    """VII: the clock starts with the return, unless the ball is on the ground before."""
    if play.kick_roll is not None:
        return ROLLING_KICKOFF + max(play.kick_roll, 0) // 2
    return ALONG_THE_GROUND.get(play.kickoff, 0)


def return_time(play: Play) -> int:
    """VII: seconds after the ball has changed hands, drops among them; a fair catch or touchback is one."""
    if play.result in NEVER_CAUGHT or is_downed_in_end_zone(play):
        return CAUGHT_OR_DOWNED
    seconds = sum(RUN_BACK + tens(end - start) for _, start, end in play.returns)
    dropped = sum(loose.returns > 0 or play.result == "muff" for loose in play.loose)
    return seconds + FUMBLED * dropped


def is_downed_in_end_zone(play: Play) -> bool:
    """A pass picked off or a fumble recovered in the defenders' end zone, and not run out of it: a touchback."""
    outcome = play.outcome
    if play.kind != SCRIMMAGE or play.returns or outcome is None or outcome.is_replay:
        return False
    return play.spot + play.yards >= GOAL and outcome.ending == NEXT_SNAP


def is_stopped(play: Play, outcome: Outcome) -> bool:
    """VII: the plays after which the referee stops the clock."""
    return outcome.ending != NEXT_SNAP or outcome.seconds <= SHORT_TIME or play.out


def is_interrupted(play: Play) -> bool:
    """VII: the clock stops for the chains and for a fumble not advanced, and starts again on the referee's signal."""
    return play.first_down or (bool(play.loose) and not play.returns)


def dead_time(play: Play) -> int:
    """VII: nobody does anything about the clock."""
    return INTERRUPTED if is_interrupted(play) else CONTINUOUS


def conserved_time(play: Play) -> int:
    """VII and I-4-A: the next snap is hurried."""
    return INTERRUPTED_CONSERVED if is_interrupted(play) else CONTINUOUS_CONSERVED


def stopped_time(play: Play) -> int:
    """VII: a time-out at once."""
    return INTERRUPTED_STOPPED if is_interrupted(play) else CONTINUOUS_STOPPED


def spike_time(play: Play) -> int:
    """VII, the fourth example: the dead time and the spike together."""
    return INTERRUPTED_SPIKE if is_interrupted(play) else CONTINUOUS_SPIKE
