"""Penalties in words, and the yards they cost."""

from __future__ import annotations

from collections.abc import Iterator

from fieldhouse.games.ddf.model import PLAY_COUNT
from fieldhouse.games.ddf.pages.foul_names import KICKOFF_OUT, foul_name
from fieldhouse.games.ddf.pages.matchup import Matchup
from fieldhouse.games.ddf.results import BETWEEN_DOWNS, PRE_SNAP, RESULTS
from fieldhouse.games.ddf.state import Flag, Play
from fieldhouse.gridiron.cells import OFFENSE_FOUL, kind_of, yards_of
from fieldhouse.gridiron.outcome import NEXT_SNAP, SAFETY


def penalties_text(matchup: Matchup, play: Play) -> Iterator[str]:
    for flag in play.fouls:
        if yards_of(flag.foul) != KICKOFF_OUT:
            name = foul_name(play, flag.foul, flag.seat)
            yield f"Penalty on {matchup.codes[flag.seat]}, {name}, {_ruling(play, flag)}."


def is_from_the_spot(play: Play, flag: Flag) -> bool:
    """A penalty on the offense that leaves the ball elsewhere than so many yards back."""
    outcome = play.outcome
    if outcome is None or outcome.ending != NEXT_SNAP or kind_of(flag.foul) != OFFENSE_FOUL or flag.seat != play.seat:
        return False
    return len(play.fouls) == 1 and play.call < PLAY_COUNT and outcome.spot != play.spot - flag.yards


def _ruling(play: Play, flag: Flag) -> str:
    if not flag.is_enforced:
        is_offset = not play.counts and not any(each.is_enforced for each in play.fouls)
        return "offsetting" if is_offset else "declined"
    yards = f"{flag.yards} yards" if flag.yards != 1 else "1 yard"
    if not play.counts and not flag.foul & BETWEEN_DOWNS:
        if play.outcome is not None and play.outcome.ending == SAFETY:
            return "in the end zone, no play"
        if play.result == RESULTS[PRE_SNAP]:
            return yards
        return f"{yards}{' from the spot of the foul' if is_from_the_spot(play, flag) else ''}, no play"
    if play.outcome is not None and play.outcome.carry:
        return f"{yards} on the kickoff"
    return f"{yards}, enforced"
