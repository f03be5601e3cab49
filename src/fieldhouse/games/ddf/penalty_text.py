"""Penalties in words, and the yards they cost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fieldhouse.games.ddf.cast import Cast
from fieldhouse.games.ddf.foul_names import KICKOFF_OUT, foul_name
from fieldhouse.games.ddf.model import PLAY_COUNT
from fieldhouse.games.ddf.results import GROUNDED, INTERCEPTED, PRE_SNAP, RESULTS
from fieldhouse.games.ddf.state import SCRIMMAGE, Play
from fieldhouse.gridiron.cells import INTERFERENCE, kind_of, yards_of
from fieldhouse.gridiron.field import across
from fieldhouse.gridiron.outcome import NEXT_SNAP, SAFETY

NOT_MOVED: Final = (RESULTS[GROUNDED], RESULTS[INTERCEPTED])
"""Plays whose yards are not where the ball was dead: grounding is itself the penalty."""


def penalties_text(cast: Cast, play: Play) -> Iterator[str]:
    for foul, offender, is_enforced in play.fouls:
        if yards_of(foul) == KICKOFF_OUT:
            continue
        name, ruling = foul_name(play, foul, offender), _ruling(play, foul, is_enforced)
        yield f"Penalty on {cast.codes[offender]}, {name}, {ruling}."


def _ruling(play: Play, foul: int, is_enforced: bool) -> str:
    if not is_enforced:
        is_offset = not play.counts and not any(enforced for _, _, enforced in play.fouls)
        return "offsetting" if is_offset else "declined"
    distance = walked_off(play, foul)
    yards = f"{distance} yards" if distance != 1 else "1 yard"
    if not play.counts:
        if play.outcome is not None and play.outcome.ending == SAFETY:
            return "in the end zone, no play"
        return yards if play.result == RESULTS[PRE_SNAP] else f"{yards}, no play"
    if play.outcome is not None and play.outcome.carry:
        return f"{yards} on the kickoff"
    return f"{yards}, enforced"


def walked_off(play: Play, foul: int) -> int:
    """The yards a penalty cost: what is printed, or less near a goal line."""
    printed, outcome = yards_of(foul), play.outcome
    if outcome is None:
        return printed
    if printed == KICKOFF_OUT:
        return across(KICKOFF_OUT) - play.spot
    if outcome.ending != NEXT_SNAP:
        return play.spot if outcome.is_replay and outcome.ending == SAFETY else printed
    seat, spot = dead_at(play)
    moved = abs(outcome.spot - (spot if seat == outcome.seat else across(spot)))
    return moved if kind_of(foul) == INTERFERENCE else min(printed, moved)


def dead_at(play: Play) -> tuple[int, int]:
    """From where a penalty was walked off: whose count, and the spot."""
    if not play.counts:
        return play.seat, play.spot
    if play.returns:
        seat, _, end = play.returns[-1]
        return seat, end
    if play.kind == SCRIMMAGE and play.call < PLAY_COUNT:
        return play.seat, play.spot if play.result in NOT_MOVED else play.spot + play.yards
    return play.seat, play.spot + play.kick_yards
