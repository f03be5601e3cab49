"""Kicks and loose balls with nflverse's column names."""

from __future__ import annotations

from typing import Final

from fieldhouse.export.frames import Row
from fieldhouse.games.ddf.pages.kick_text import field_goal_distance
from fieldhouse.games.ddf.pages.matchup import Matchup
from fieldhouse.games.ddf.pages.player_roles import KICK_RETURNER, KICKER, PUNT_RETURNER, PUNTER
from fieldhouse.games.ddf.scoresheet import BLOCKED_KICK, is_fumble
from fieldhouse.games.ddf.state import Play
from fieldhouse.gridiron.outcome import NEXT_SNAP
from fieldhouse.gridiron.scoresheet import KICKED_AT_GOAL, Statistic, punt_yards
from fieldhouse.table.seat import OTHER

ONSIDE: Final = "onside"
TOUCHBACK: Final = "touchback"
FAIR_CATCH: Final = "fair catch"
OUT_OF_BOUNDS: Final = "out of bounds"
ROLLED: Final = "rolled"
TWENTY: Final = 20


def kickoff_columns(matchup: Matchup, play: Play) -> Row:
    """The columns of a kickoff."""
    return {
        "play_type": "kickoff", "kickoff_attempt": True, "kick_distance": play.kick_yards,
        "kicker_player_name": matchup.who(play.seat, KICKER, play) or None, "touchback": play.result == TOUCHBACK,
        "onside_kick": play.result == ONSIDE, "kickoff_inside_twenty": _is_inside_twenty(play),
        "kickoff_in_endzone": play.result == TOUCHBACK or any(start <= 0 for _, start, _ in play.returns[:1]),
        "own_kickoff_recovery": play.outcome is not None and play.outcome.seat == play.seat,
        "own_kickoff_recovery_td": any(seat == play.seat and how == "touchdown" for seat, _, how in play.points),
        **_returned(matchup, play, KICK_RETURNER), **loose_columns(matchup.codes, play),
    }  # fmt: skip


def kick_columns(matchup: Matchup, play: Play, what: Statistic) -> Row:
    """The columns of a field goal try or a punt."""
    is_blocked = play.result == BLOCKED_KICK
    if what == KICKED_AT_GOAL:
        result = "blocked" if is_blocked else "made" if play.result == "good" else "missed"
        return {
            "play_type": "field_goal", "field_goal_attempt": True, "field_goal_result": result,
            "kick_distance": field_goal_distance(play),
            "kicker_player_name": matchup.who(play.seat, KICKER, play) or None,
        }  # fmt: skip
    return {
        "play_type": "punt", "punt_attempt": True, "punt_blocked": is_blocked,
        "kick_distance": None if is_blocked else punt_yards(play.kick_yards, play.spot),
        "punter_player_name": matchup.who(play.seat, PUNTER, play) or None, "touchback": play.result == TOUCHBACK,
        "punt_fair_catch": play.result == FAIR_CATCH, "punt_in_endzone": play.result == TOUCHBACK,
        "punt_out_of_bounds": play.result == OUT_OF_BOUNDS, "punt_downed": play.result == ROLLED and not play.returns,
        "punt_inside_twenty": not is_blocked and _is_inside_twenty(play), **_returned(matchup, play, PUNT_RETURNER),
        **loose_columns(matchup.codes, play),
    }  # fmt: skip


def loose_columns(codes: tuple[str, str], play: Play) -> Row:
    """The columns of a fumble."""
    if not is_fumble(play):
        return {"fumble": False, "fumble_lost": False}
    recovered = {"fumble_recovery_1_team": codes[play.recovered_by]} if play.recovered_by >= 0 else {}
    return {
        "fumble": True, "fumble_lost": play.recovered_by != play.fumbled_by, "fumbled_1_team": codes[play.fumbled_by],
        **recovered,
    }  # fmt: skip


def _is_inside_twenty(play: Play) -> bool:
    """The side that was kicked to begins nearer than twenty yards to its own goal line."""
    outcome = play.outcome
    return (
        outcome is not None and outcome.ending == NEXT_SNAP and outcome.seat != play.seat and outcome.spot < TWENTY
    )  # fmt: skip


def _returned(matchup: Matchup, play: Play, role: str) -> Row:
    """The yards of a return, if there was one, and whose it was."""
    if not play.returns or play.result in (FAIR_CATCH, TOUCHBACK):
        return {"return_yards": 0}
    seat, start, end = play.returns[0]
    column = "kickoff_returner_player_name" if role == KICK_RETURNER else "punt_returner_player_name"
    name = (matchup.who(seat, role, play) or None) if seat == OTHER[play.seat] else None
    return {"return_yards": end - start, "return_team": matchup.codes[seat], column: name}
