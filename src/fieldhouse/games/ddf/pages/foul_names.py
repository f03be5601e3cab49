"""What a foul was called for. The charts know yards only; the guide lists the fouls that cost them.

The name is picked by the play's own facts, the commoner fouls more often.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.model import FIRST_PASS, PLAY_COUNT
from fieldhouse.games.ddf.names import KICKOFF_OUT
from fieldhouse.games.ddf.pages.player_roles import one_of
from fieldhouse.games.ddf.results import BETWEEN_DOWNS, PRE_SNAP, RESULTS
from fieldhouse.games.ddf.state import Play
from fieldhouse.gridiron.cells import AUTOMATIC, GROUNDING, INTERFERENCE, OFFENSE_FOUL, kind_of, yards_of
from fieldhouse.gridiron.outcome import SAFETY
from fieldhouse.gridiron.phases import KICKOFF

HOLDING: Final = "holding"
BEFORE_SNAP: Final = ("false start", "false start", "false start", "delay of game", "illegal substitution")
AT_SNAP: Final = ("illegal formation", "illegal shift", "illegal motion", "offside")
AT_SNAP_PASSING: Final = (*AT_SNAP, "ineligible receiver downfield", "illegal touching")
TEN_YARDS: Final = (HOLDING, HOLDING, HOLDING, "illegal use of hands", "illegal block", "tripping")
TEN_YARDS_PASSING: Final = (HOLDING, HOLDING, HOLDING, "illegal use of hands", "offensive pass interference")
NOT_HOLDING: Final = ("illegal use of hands", "illegal block", "offensive pass interference")
ON_A_RETURN: Final = (HOLDING, "illegal block")
FIFTEEN_YARDS: Final = ("personal foul", "face mask", "unnecessary roughness")
AFTER_THE_PLAY: Final = ("unsportsmanlike conduct", "taunting", "unnecessary roughness")

DEFENSE_BEFORE_SNAP: Final = ("encroachment", "offside")
DEFENSE_AT_SNAP: Final = ("offside", "offside", "too many men on the field")
DEFENSE_AUTOMATIC: Final = ("defensive holding", "illegal use of hands")
DEFENSE_AUTOMATIC_PASSING: Final = ("defensive holding", "illegal contact", "illegal use of hands")
DEFENSE_FIFTEEN: Final = ("face mask", "unnecessary roughness", "horse collar")
DEFENSE_FIFTEEN_PASSING: Final = ("roughing the passer", "roughing the passer", "face mask", "unnecessary roughness")
KICK_FIVE: Final = ("running into the kicker", "offside")
KICK_FIFTEEN: Final = ("roughing the kicker", "unnecessary roughness")


def foul_name(play: Play, foul: int, offender: int) -> str:
    """The name of a foul that *offender* committed on this play."""
    if kind_of(foul) == GROUNDING:
        return "intentional grounding"
    if kind_of(foul) == INTERFERENCE:
        return "pass interference"
    is_flag_on_offense = kind_of(foul) == OFFENSE_FOUL
    if yards_of(foul) == KICKOFF_OUT:
        return "kickoff out of bounds"
    if is_flag_on_offense != (offender == play.seat):
        return one_of(_on_return(foul, is_flag_on_offense), play, f"foul {foul}")
    names = _of_offense(play, foul) if is_flag_on_offense else _of_defense(play, foul)
    return one_of(names, play, f"foul {foul}")


def _on_return(foul: int, is_flag_on_offense: bool) -> tuple[str, ...]:
    """A foul on a run-back, where the sides have changed."""
    if yards_of(foul) == 15:
        return FIFTEEN_YARDS if is_flag_on_offense else DEFENSE_FIFTEEN
    return ON_A_RETURN


def _of_offense(play: Play, foul: int) -> tuple[str, ...]:
    """The names that a foul of the offense may have."""
    yards = yards_of(foul)
    if yards == 15:
        return AFTER_THE_PLAY if foul & BETWEEN_DOWNS else FIFTEEN_YARDS
    if play.kind == KICKOFF:
        return ("offside",) if yards == 5 else ON_A_RETURN
    if play.call >= PLAY_COUNT:
        return AT_SNAP if yards == 5 else ON_A_RETURN
    is_pass = play.call >= FIRST_PASS
    if yards == 5:
        if play.result == RESULTS[PRE_SNAP]:
            return BEFORE_SNAP
        return AT_SNAP_PASSING if is_pass else AT_SNAP
    return _ten_yards(play, is_pass)


def _ten_yards(play: Play, is_pass: bool) -> tuple[str, ...]:
    """Near the own goal a flag on a pass is holding when it made a safety, and else it was not."""
    if not is_pass:
        return TEN_YARDS
    if play.outcome is not None and not play.counts and play.spot <= 5:
        return (HOLDING,) if play.outcome.ending == SAFETY else NOT_HOLDING
    return TEN_YARDS_PASSING


def _of_defense(play: Play, foul: int) -> tuple[str, ...]:
    """The names that a foul of the defense may have."""
    yards = yards_of(foul)
    if play.kind == KICKOFF:
        return ("offside",) if yards == 5 else FIFTEEN_YARDS if yards == 15 else ON_A_RETURN
    if play.call >= PLAY_COUNT:
        return KICK_FIVE if yards == 5 else KICK_FIFTEEN if yards == 15 else ON_A_RETURN
    is_pass = play.call >= FIRST_PASS
    if foul & AUTOMATIC:
        return DEFENSE_AUTOMATIC_PASSING if is_pass else DEFENSE_AUTOMATIC
    if yards == 15:
        if foul & BETWEEN_DOWNS:
            return AFTER_THE_PLAY
        return DEFENSE_FIFTEEN_PASSING if is_pass else DEFENSE_FIFTEEN
    return DEFENSE_BEFORE_SNAP if play.result == RESULTS[PRE_SNAP] else DEFENSE_AT_SNAP
