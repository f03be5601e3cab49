"""'Point After Touchdown (the Conversion)' (VI-7)."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.calls import FIELD_GOAL_TRY, NO_RUSH
from fieldhouse.games.bowlbound.cells import DS, VARIABLE, is_foul
from fieldhouse.games.bowlbound.legal import legal_rushes, legal_tries
from fieldhouse.games.bowlbound.model import YES
from fieldhouse.games.bowlbound.questions import RUSH, TRY_CHOICE
from fieldhouse.games.bowlbound.rules.before_kicks import (
    OLD_POINT_LINE,
    call_against_rush,
    fake_kick,
    fake_numbers,
    with_blocks,
)
from fieldhouse.games.bowlbound.rules.downs import choose, play_from_scrimmage, settle_result
from fieldhouse.games.bowlbound.rules.kicks import Numbers
from fieldhouse.games.bowlbound.rules.loose_balls import loose_ball
from fieldhouse.games.bowlbound.rules.penalties import judged
from fieldhouse.games.bowlbound.rules.returns import has_changed_hands
from fieldhouse.games.bowlbound.rules.yardage import roll_yardage, variable_yards
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.cells import GAIN, KIND, KINDS, yards_of
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.late_game import KICK_TRY
from fieldhouse.gridiron.outcome import NEXT_SNAP, TOUCHDOWN, Outcome
from fieldhouse.table.dice import Column
from fieldhouse.table.seat import OTHER, Seat

TWO_POINT_LINE: Final = 2


def try_for_points(game: Game) -> None:
    """VI-7: the scoring side kicks, or goes for two. Rolls and asks."""
    place(game, GOAL - TWO_POINT_LINE)
    legal = legal_tries(game, game.offense)
    choice = legal[0] if len(legal) == 1 else game.table.ask(TRY_CHOICE, game, game.offense, None)
    if choice == KICK_TRY:
        kick_the_point(game)
    else:
        go_for_two(game)


def place(game: Game, spot: int) -> None:
    """The ball for a try. Of an earlier one, for which a penalty was taken, only the penalty is kept."""
    play = game.play
    game.spot = play.spot = spot
    game.down = play.down = 4
    game.to_go = play.to_go = GOAL - spot
    play.claims = play.returns = play.loose = ()
    play.fouls_before = len(play.fouls)


def kick_the_point(game: Game) -> None:
    """VI-7-A: a white box of the # ON DICE column is one point; V-1 and V-3: it may be faked, or blocked freely.

    V-2-A holds for the free block too: once it is announced the kickers may go for two instead. Rolls and asks.
    """
    game.play.kind = "extra point"
    game.play.call = FIELD_GOAL_TRY
    column = point_column(game)
    rush = NO_RUSH
    if len(legal_rushes(game, OTHER[game.offense])) > 1:
        rush = game.table.ask(RUSH, game, OTHER[game.offense], None)
    if rush != NO_RUSH and game.table.ask(TRY_CHOICE, game, game.offense, None) != KICK_TRY:
        go_for_two(game, is_rush_on=True)
        return
    numbers = with_blocks(game, Numbers(rush, fake_numbers(game, column, 1)))
    total = game.table.roll(OFFENSE, "extra point")
    if total in numbers.fakes:
        fake_the_point(game, numbers)
    elif total in numbers.blocks:
        blocked_point(game)
    else:
        award(game, game.offense, 1, roll_good(game, column.by_reading[total]))


def fake_the_point(game: Game, numbers: Numbers) -> None:
    """V-1: the kick was a fake, worth two if it scores; after a penalty it is tried again, without the kick.

    Rolls and asks.
    """
    game.play.kind = "two-point try"
    outcome = settle_result(game, fake_kick(game, numbers))
    if is_tried_again(game, outcome):
        place(game, outcome.spot)
        go_for_two(game)
    else:
        settle_two(game, outcome)


def point_column(game: Game) -> Column:
    """The column that the kick is rolled in."""
    side = game.sides[game.offense]
    return side.field_goal if side.extra_point is None else side.extra_point


def roll_good(game: Game, cell: int) -> bool:
    """VI-7: is the kick good? On older charts variable yards are rolled, penalties count as good, blocks and fumbles
    as no good.
    """
    if game.sides[game.offense].extra_point is not None:
        return cell == YES
    if is_foul(cell):
        return True
    if cell & VARIABLE:
        cell = roll_yardage(game, cell)
    return KINDS[cell >> KIND] == GAIN and yards_of(cell) >= OLD_POINT_LINE


def award(game: Game, seat: Seat, points: int, is_made: bool) -> None:
    """Put down how a try ended, and its points."""
    game.play.result = "good" if is_made else "no good"
    if is_made:
        game.score[seat] += points
        game.play.score(seat, points, game.play.kind)


def blocked_point(game: Game) -> None:
    """VI-7 and V-3: a block that is run all the way is worth two, by college rules to the kickers too.

    R29: fouls on that run are settled as on any other; those of both sides give the kick again. Rolls and asks.
    """
    yards = int(game.table.stage(variable_yards, game, DS))
    outcome = judged(game, loose_ball(game, game.offense, game.spot - yards, game.situation, is_block=True))
    if is_tried_again(game, outcome):
        place(game, outcome.spot)
        kick_the_point(game)
        return
    game.play.result = "blocked"
    if outcome.ending == TOUCHDOWN:
        game.play.kind = "two-point try" if outcome.seat == game.offense else "defensive two points"
        award(game, outcome.seat, 2, True)


def go_for_two(game: Game, is_rush_on: bool = False) -> None:
    """VI-7-B: one play from the two, and again after an accepted penalty. Rolls and asks."""
    game.play.kind = "two-point try"
    while True:
        if is_rush_on:
            call_against_rush(game)
        else:
            choose(game)
        outcome = play_from_scrimmage(game)
        if not is_tried_again(game, outcome):
            break
        place(game, outcome.spot)
        is_rush_on = False
    settle_two(game, outcome)


def is_tried_again(game: Game, outcome: Outcome) -> bool:
    """Only a penalty gives another try; a ball that was lost and won back has been lost."""
    if outcome.ending != NEXT_SNAP or outcome.seat != game.offense:
        return False
    return outcome.is_replay or not has_changed_hands(game.play, game.offense)


def settle_two(game: Game, outcome: Outcome) -> None:
    """VI-7-B: two points for reaching the goal line, for the defense too; a personal foul moves the kickoff."""
    if outcome.ending != TOUCHDOWN:
        award(game, game.offense, 2, False)
    elif outcome.seat == game.offense:
        award(game, game.offense, 2, True)
        game.carry += outcome.carry
    else:
        game.play.kind = "defensive two points"
        award(game, outcome.seat, 2, True)
