"""Overtime, by the season's rules (rulings, Data-Driven Football 5)."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.options import COIN as FLIP
from fieldhouse.games.ddf.season import BOTH_POSSESS, NO_OVERTIME, SUDDEN_DEATH
from fieldhouse.games.ddf.state import COIN_FLIPPED, Game
from fieldhouse.gridiron.dice import COIN
from fieldhouse.gridiron.phases import FIRST_OVERTIME, OVER, SCRIMMAGE, TIME_OUTS, TOSS, TRY
from fieldhouse.table.seat import NO_SEAT, OTHER, Seat, seated

OVERTIME_TIME_OUTS: Final = 2
PERIODS_IN_A_HALF: Final = 2
PLAYOFF_SECONDS: Final = 900
QUOTA_SHARE: Final = 4
"""'Play Call Quotas': a quarter of each quota is added for overtime."""


def end_of_regulation(game: Game) -> None:
    """Ends the game; but if it is tied, and the season has overtime or it is a playoff, the toss is next. Rolls."""
    can_tie = not game.options.playoff
    if game.score[0] != game.score[1] or (game.rules.overtime == NO_OVERTIME and can_tie):
        end_game(game)
        return
    game.quarter = FIRST_OVERTIME
    game.clock = PLAYOFF_SECONDS if game.options.playoff else game.rules.overtime_seconds
    game.phase = TOSS
    game.time_outs = [TIME_OUTS, TIME_OUTS] if game.options.playoff else [OVERTIME_TIME_OUTS, OVERTIME_TIME_OUTS]
    game.overtime_first = NO_SEAT
    game.overtime_possessions = 0
    add_quotas(game)


def add_quotas(game: Game) -> None:
    """A quarter of each quota, rounded to the nearest, becomes free again."""
    for seat, side in seated(game.sides):
        if side.has_quotas:
            game.usage[seat] = [
                used - (quota + QUOTA_SHARE // 2) // QUOTA_SHARE
                for used, quota in zip(game.usage[seat], side.quotas, strict=True)
            ]


def end_of_overtime(game: Game) -> bool:
    """Time is up: a playoff goes on, any other game is over. Does a new half begin? Rolls."""
    if not game.options.playoff:
        end_game(game)
        return False
    game.quarter += 1
    game.clock = PLAYOFF_SECONDS
    return (game.quarter - FIRST_OVERTIME) % PERIODS_IN_A_HALF == 0


def is_decided(game: Game) -> bool:
    """Has the score of this moment won the game in overtime?"""
    if not game.is_overtime or game.score[0] == game.score[1]:
        return False
    leader = 0 if game.score[0] > game.score[1] else 1
    if game.phase == TRY and leader != game.offense:
        return False  # the try may still tie it
    if game.rules.overtime in (SUDDEN_DEATH, NO_OVERTIME) or game.overtime_possessions >= 2:
        return True
    if leader != game.overtime_first:
        return True  # the side that kicked off scored on defense
    if game.rules.overtime == BOTH_POSSESS:
        return False
    return game.overtime_scored_td


def end_possession(game: Game) -> None:
    """Counts the possession that a score has ended, if this is overtime."""
    if game.is_overtime:
        game.overtime_possessions += 1


def count_possessions(game: Game, seat: Seat) -> None:
    """Add the possessions that a play of overtime without a score has ended, *seat* having the ball now."""
    play = game.play
    if game.phase != SCRIMMAGE:
        game.overtime_possessions += seat == play.seat  # a kickoff that the receivers never kept
    elif seat != play.seat:
        game.overtime_possessions += 1
    elif play.counts and play.fumbled_by == OTHER[seat]:
        game.overtime_possessions += 2  # lost, and won back


def receive_first(game: Game, kicker: Seat) -> None:
    """Remember that the receivers of *kicker*'s kick have the ball first, if this is overtime."""
    if game.is_overtime:
        game.overtime_first = OTHER[kicker]


def end_game(game: Game) -> None:
    """'Power Ratings': on a margin of exactly the spread a coin may say who has won."""
    if game.spread and not game.margin and game.options.exact_spread == FLIP:
        game.coin = Seat(game.table.roll(COIN, "exactly the spread"))
        game.play.aside(COIN_FLIPPED, game.coin)
    game.phase = OVER
    game.over = True
