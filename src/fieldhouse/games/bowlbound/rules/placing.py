"""Putting the ball down: for the next snap, for a kickoff, for a try; and writing up the points."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.rules.returns import has_changed_hands
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.outcome import ENDINGS, SCORE_POINTS, Outcome
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE, TRY
from fieldhouse.table.seat import Seat

TRY_LINE: Final = 98


def set_kickoff(game: Game, kicker: Seat, line: int, is_free_kick: bool = False) -> None:
    """*kicker* kicks off next, from *line* moved by whatever penalty is carried on."""
    game.phase = KICKOFF
    game.kicker = kicker
    game.offense = kicker
    game.is_free_kick = is_free_kick
    game.kick_from = line + game.carry
    game.carry = 0
    game.spot, game.down, game.to_go = game.kick_from, 0, 0


def put_down(game: Game, outcome: Outcome) -> None:
    """V-10: the ball is put down for the next snap."""
    seat = outcome.seat
    if outcome.down == 1:
        play = game.play
        is_same_series = outcome.is_replay and outcome.spot + outcome.to_go == play.spot + play.to_go
        is_kept = seat == play.seat and not has_changed_hands(play, seat)
        play.first_down = is_kept and play.down > 0 and not is_same_series
    game.phase = SCRIMMAGE
    game.offense, game.spot = seat, outcome.spot
    game.down, game.to_go = outcome.down, outcome.to_go


def add_points(game: Game, outcome: Outcome) -> None:
    """Put the points of a score down."""
    points = SCORE_POINTS[outcome.ending]
    game.score[outcome.seat] += points
    game.play.score(outcome.seat, points, ENDINGS[outcome.ending])


def set_try(game: Game, seat: Seat) -> None:
    """The ball is spotted for a try."""
    game.phase = TRY
    game.offense = seat
    game.spot, game.down, game.to_go = TRY_LINE, 0, GOAL - TRY_LINE
