"""Overtime by college rules (rulings, Bowl Bound 3): series from the 25 in turn, then tries for two."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.questions import OVERTIME_CHOICE
from fieldhouse.games.bowlbound.rules.placing import add_points, put_down, set_try
from fieldhouse.games.bowlbound.rules.returns import has_changed_hands
from fieldhouse.games.bowlbound.rules.toss import high_total
from fieldhouse.games.bowlbound.season import has_overtime
from fieldhouse.games.bowlbound.state import Game, Play
from fieldhouse.gridiron.field import first_down
from fieldhouse.gridiron.outcome import NEXT_SNAP, TOUCHDOWN, Outcome
from fieldhouse.gridiron.phases import FIRST_OVERTIME, OVER, SCRIMMAGE, TOSS
from fieldhouse.table.seat import OTHER, Seat

TRIES_FROM: Final = 7
"""From the third overtime on each side only tries for two."""
SERIES_FROM: Final = 75
SERIES: Final = 2
OVERTIME_TIME_OUTS: Final = 1


def end_of_regulation(game: Game) -> None:
    """Ends the game; but if it is tied, and season or options have overtime, the toss is next."""
    if game.score[0] != game.score[1] or not has_overtime(game.sides[1].team.season, game.options):
        end_game(game)
        return
    game.phase = TOSS
    game.quarter = FIRST_OVERTIME
    game.clock = 0


def overtime_toss(game: Game) -> None:
    """The winner of the toss has the ball first or second. Rolls and asks."""
    winner = high_total(game)
    choice = game.table.ask(OVERTIME_CHOICE, game, winner, None)
    game.play.seat = winner
    game.play.result = OVERTIME_CHOICE.keys[choice]
    game.overtime_first = winner if choice else OTHER[winner]
    start_period(game)


def start_period(game: Game) -> None:
    """Both sides have their time-outs, and the first series begins."""
    game.time_outs = [OVERTIME_TIME_OUTS, OVERTIME_TIME_OUTS]
    game.overtime_series = 0
    start_series(game, game.overtime_first)


def start_series(game: Game, seat: Seat) -> None:
    """First and ten at the 25; from the third overtime a try."""
    if game.quarter >= TRIES_FROM:
        set_try(game, seat)
        return
    game.phase = SCRIMMAGE
    game.offense, game.spot, game.down, game.to_go = first_down(seat, SERIES_FROM)


def settle_series(game: Game, outcome: Outcome) -> None:
    """A play of a series: it goes on, a side has scored, or the ball is lost."""
    owner = game.overtime_first if game.overtime_series == 0 else OTHER[game.overtime_first]
    if outcome.ending == NEXT_SNAP:
        if outcome.seat == owner and not has_been_lost(game.play, owner):
            put_down(game, outcome)
        else:
            end_series(game)
        return
    add_points(game, outcome)
    if outcome.seat != owner or has_won(game, owner):
        end_game(game)
    elif outcome.ending == TOUCHDOWN:
        set_try(game, owner)
    else:
        end_series(game)


def has_been_lost(play: Play, owner: Seat) -> bool:
    """A ball that the other side ran with and lost again may still score on that play, but has no first down."""
    return play.counts and has_changed_hands(play, owner)


def has_won(game: Game, owner: Seat) -> bool:
    """The second series has put its side ahead: nothing more is played."""
    return game.overtime_series == SERIES - 1 and game.score[owner] > game.score[OTHER[owner]]


def end_series(game: Game) -> None:
    """The other side's turn; after both, the game is decided or another period follows, the order reversed."""
    game.overtime_series += 1
    if game.overtime_series < SERIES:
        start_series(game, OTHER[game.overtime_first])
    elif game.score[0] != game.score[1]:
        end_game(game)
    else:
        game.quarter += 1
        game.overtime_first = OTHER[game.overtime_first]
        start_period(game)


def end_game(game: Game) -> None:
    """The game is over."""
    game.phase = OVER
    game.over = True
