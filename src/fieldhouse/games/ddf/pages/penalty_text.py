"""Penalties in words, and the yards they cost."""

from __future__ import annotations

from collections.abc import Iterator

from fieldhouse.games.ddf.model import PLAY_COUNT
from fieldhouse.games.ddf.names import KICKOFF_OUT
from fieldhouse.games.ddf.pages.foul_names import foul_name
from fieldhouse.games.ddf.pages.matchup import Matchup
from fieldhouse.games.ddf.results import BETWEEN_DOWNS, PRE_SNAP, RESULTS
from fieldhouse.games.ddf.state import Flag, Play
from fieldhouse.gridiron.cells import OFFENSE_FOUL, kind_of, yards_of
from fieldhouse.gridiron.outcome import NEXT_SNAP, SAFETY
from fieldhouse.table.words import counted


def penalties_text(matchup: Matchup, play: Play) -> Iterator[str]:
    """The penalties on the play, which are told after it; a kickoff out of bounds the play's own sentence has told."""
    for flag in play.fouls[play.fouls_before :]:
        if yards_of(flag.foul) != KICKOFF_OUT:
            yield _penalty(matchup, play, flag, _ruling(play, flag))


def earlier_penalties(matchup: Matchup, play: Play) -> Iterator[str]:
    """Why a try was made again: the penalties on its earlier snaps, which are told before it."""
    flags = play.fouls[: play.fouls_before]
    is_offset = len({flag.seat for flag in flags if not flag.is_enforced}) == 2  # no snap is replayed for less
    for flag in flags:
        is_late = flag.foul & BETWEEN_DOWNS
        ruling = f"{counted(flag.yards, 'yard')}, {'enforced' if is_late else 'no play'}"
        yield _penalty(matchup, play, flag, ruling if flag.is_enforced else "offsetting" if is_offset else "declined")


def _penalty(matchup: Matchup, play: Play, flag: Flag, ruling: str) -> str:
    """The foul and its ruling, in a sentence."""
    return f"Penalty on {matchup.codes[flag.seat]}, {foul_name(play, flag.foul, flag.seat)}, {ruling}."


def is_from_the_spot(play: Play, flag: Flag) -> bool:
    """A penalty on the offense that leaves the ball elsewhere than so many yards back."""
    outcome = play.outcome
    if outcome is None or outcome.ending != NEXT_SNAP or kind_of(flag.foul) != OFFENSE_FOUL or flag.seat != play.seat:
        return False
    return len(play.fouls) == 1 and play.call < PLAY_COUNT and outcome.spot != play.spot - flag.yards


def _ruling(play: Play, flag: Flag) -> str:
    """What was made of a flag."""
    if not flag.is_enforced:
        is_offset = not play.counts and not any(each.is_enforced for each in play.fouls[play.fouls_before :])
        return "offsetting" if is_offset else "declined"
    yards = counted(flag.yards, "yard")
    if not play.counts and not flag.foul & BETWEEN_DOWNS:
        if play.outcome is not None and play.outcome.ending == SAFETY:
            return "in the end zone, no play"
        if play.result == RESULTS[PRE_SNAP]:
            return yards
        return f"{yards}{' from the spot of the foul' if is_from_the_spot(play, flag) else ''}, no play"
    if play.outcome is not None and play.outcome.carry:
        return f"{yards} on the kickoff"
    return f"{yards}, enforced"
