"""Kicks and run-backs in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fieldhouse.games.ddf.names import KICKOFF_OUT
from fieldhouse.games.ddf.pages.matchup import Matchup, named
from fieldhouse.games.ddf.pages.player_roles import KICK_RETURNER, KICKER, PUNT_RETURNER, PUNTER
from fieldhouse.games.ddf.rules.field_goals import KICK_SPOT
from fieldhouse.games.ddf.scoresheet import BLOCKED_KICK
from fieldhouse.games.ddf.state import Play
from fieldhouse.gridiron.cells import yards_of
from fieldhouse.gridiron.field import GOAL, across
from fieldhouse.gridiron.outcome import KICK_AGAIN
from fieldhouse.table.seat import OTHER

END_ZONE_DEPTH: Final = 10


def run_backs(matchup: Matchup, play: Play, returner: str = "") -> Iterator[str]:
    """The run-backs; a fumble on the first of them comes between it and the second."""
    for index, (seat, start, end) in enumerate(play.returns):
        if end == start:
            yield "no return" if start > 0 else "touchback"
        else:
            to = f" to {matchup.where(seat, end)}" if end < GOAL else ""
            yards = f"{end - start}" if end > start else f"for a loss of {start - end}"
            yield f"{named(returner if index == 0 else '', 'returns', 'returned')} {yards}{to}"
        if index == 0 and play.fumbled_by == seat != play.seat:
            yield f"FUMBLE, recovered by {matchup.codes[play.recovered_by]}"


def punt_text(matchup: Matchup, play: Play) -> Iterator[str]:
    """The clauses of a punt."""
    what = "pooch punt" if play.pooch else "punt"
    if play.result in (BLOCKED_KICK, "fumble"):
        yield from kick_not_away(matchup, play, what)
        return
    if not play.result:
        yield f"{what}, flags on both sides"
        return
    receiver, spot = OTHER[play.seat], across(play.spot + play.kick_yards)
    returner = matchup.who(receiver, PUNT_RETURNER, play)
    kicked = named(matchup.who(play.seat, PUNTER, play), f"{what}s", what)
    yield f"{kicked} {play.kick_yards} to {matchup.where(receiver, spot)}"
    if play.result == "rolled":
        yield "touchback" if spot <= 0 else "left to roll"
    elif play.result == "fair catch":
        yield f"fair catch by {returner}" if returner else "fair catch"
    elif play.result != "punt":
        yield play.result
    else:
        yield from run_backs(matchup, play, returner)


def kick_not_away(matchup: Matchup, play: Play, what: str) -> Iterator[str]:
    """'Blocked or Fumbled': a loose ball behind the line, or past it."""
    yield f"{what} BLOCKED" if play.result == BLOCKED_KICK else f"{what}: the snap is fumbled"
    at = matchup.at(play.seat, play.spot + play.yards)
    is_past_the_line = play.result == BLOCKED_KICK and play.yards > 0
    has_it = OTHER[play.seat] if is_past_the_line else play.recovered_by
    yield f"recovered by {matchup.codes[has_it]} {at}"
    yield from run_backs(matchup, play)


def field_goal_distance(play: Play) -> int:
    """As the newspapers count it: from where the ball is held to the posts at the back of the end zone."""
    return GOAL - play.spot + KICK_SPOT + END_ZONE_DEPTH


def field_goal_text(matchup: Matchup, play: Play) -> Iterator[str]:
    """The clauses of a field goal try."""
    kicker = matchup.who(play.seat, KICKER, play)
    what = f"{kicker + ' ' if kicker else ''}{field_goal_distance(play)}-yard field goal"
    if play.result in (BLOCKED_KICK, "fumble"):
        yield from kick_not_away(matchup, play, what)
    elif play.result:
        yield f"{what} is {'GOOD' if play.result == 'good' else 'no good'}"
    else:
        yield f"{what}, flags on both sides"


def kickoff_text(matchup: Matchup, play: Play) -> str:
    """A kickoff in a sentence."""
    kicker, receiver = matchup.who(play.seat, KICKER, play), OTHER[play.seat]
    subject = kicker or matchup.codes[play.seat]
    if play.outcome is not None and play.outcome.ending == KICK_AGAIN and not play.fouls:
        return f"{subject} kicks, flags on both sides, to be kicked again"
    if any(yards_of(flag.foul) == KICKOFF_OUT for flag in play.fouls):
        return f"{subject} kicks out of bounds"
    if play.result == "onside":
        where = matchup.where(play.seat, play.spot + play.kick_yards)
        return f"{subject} onside kick, recovered by {matchup.codes[play.recovered_by]} at {where}"
    spot = across(play.spot + play.kick_yards)
    verb = "squib kick" if play.result == "squib" else "kicks"
    clauses = [f"{subject} {verb} {play.kick_yards} to {matchup.where(receiver, spot)}"]
    if play.result == "touchback":
        clauses.append("touchback")
    clauses += run_backs(matchup, play, matchup.who(receiver, KICK_RETURNER, play))
    return ", ".join(clauses)
