"""'Managing the Game Clock': what a play takes if nobody has his say about it."""

from __future__ import annotations

from fieldhouse.games.ddf.choices import KNEEL
from fieldhouse.games.ddf.state import EVERY, QUICK, REDUCED, RUNNING, UNHURRIED, USUAL, Game
from fieldhouse.gridiron.late_game import ONE_SCORE, lead_of
from fieldhouse.gridiron.outcome import NEXT_SNAP, SHORT_TIME, Outcome
from fieldhouse.gridiron.phases import REGULATION, SCRIMMAGE


def time_to_come(game: Game, seconds: int) -> int:
    """What a play of *seconds* takes if nobody hurries it. A kneel takes its 40 by any clock."""
    if seconds != RUNNING or game.play.call == KNEEL:
        return seconds
    if game.options.season_clock:
        return UNHURRIED if is_far_ahead_late(game) else USUAL
    return REDUCED if is_reduced(game) else RUNNING


def is_counted(game: Game) -> bool:
    """'Reducing Standard Play Times': are the 40-second plays of a team counted, and this one too? A kneel is none of
    them.
    """
    return game.options.advanced_timing and not game.options.season_clock and game.play.call != KNEEL


def is_reduced(game: Game) -> bool:
    """'Reducing Standard Play Times': is this the third 40-second play of a team?"""
    return is_counted(game) and game.forty_second_plays[game.play.seat] == EVERY - 1


def is_far_ahead_late(game: Game) -> bool:
    """The side with the ball leads by more than a score in the last quarter."""
    return game.quarter == REGULATION and lead_of(game, game.offense) > ONE_SCORE


def time_when_stopped(game: Game, outcome: Outcome) -> int:
    """What a play takes after which the clock stands. By a season's clock (R32) a ball that is punted or lost, a foul
    and the play before a spike take the guide's ten seconds, an incompletion and all else half of that.
    """
    play = game.play
    if not game.options.season_clock or play.fouls or play.spiked:
        return SHORT_TIME
    is_given_up = play.kind == SCRIMMAGE and outcome.ending == NEXT_SNAP and outcome.seat != play.seat
    return SHORT_TIME if is_given_up else QUICK
