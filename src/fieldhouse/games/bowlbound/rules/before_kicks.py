"""'Fake Option' (V-1), 'All-Out Kick Rush' (V-2), 'Free Block Option' (V-3): what is agreed before a kick."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.calls import ALL_OUT, FIELD_GOAL_TRY, FREE_BLOCK, NO_RUSH, PUNT, RAZZLE_DAZZLE
from fieldhouse.games.bowlbound.cells import KICKOFF_COLUMN, T1, T2, T3, VARIABLE, is_foul
from fieldhouse.games.bowlbound.legal import is_quick_kick, is_short_drop, legal_rushes
from fieldhouse.games.bowlbound.questions import CALL, FAKE_NUMBER, FAKE_PLAY, RUSH
from fieldhouse.games.bowlbound.results import Result
from fieldhouse.games.bowlbound.rules.kicks import NO_NUMBERS, Numbers
from fieldhouse.games.bowlbound.rules.razzle_dazzle import unopposed_razzle_dazzle
from fieldhouse.games.bowlbound.rules.scrimmage import regular_play
from fieldhouse.games.bowlbound.side import BLANK_DEFENSE
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.cells import AMOUNT, DEFENSE_FOUL, GAIN, KIND, KINDS, yards_of
from fieldhouse.gridiron.dice import OFFENSE, OFFENSE_READINGS
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.phases import TRY
from fieldhouse.table.dice import Column
from fieldhouse.table.seat import OTHER

LONG_PUNT: Final = 40
OLD_POINT_LINE: Final = 3
"""VI-7, older charts: the point is a field goal from the three."""
FAKES_AGAINST_RUSH: Final = 3
NO_FAKE: Final = 0


def before_kick(game: Game) -> Numbers:
    """V-2-A, V-3: any rush is announced before the kickers commit themselves; then they may even call another play.

    Asks.
    """
    defense = OTHER[game.offense]
    rush = NO_RUSH
    if len(legal_rushes(game, defense)) > 1:
        rush = game.table.ask(RUSH, game, defense, None)
    if rush != NO_RUSH:
        call_against_rush(game)
    if game.play.call not in (PUNT, FIELD_GOAL_TRY) or is_quick_kick(game):
        return NO_NUMBERS
    is_costly = rush == ALL_OUT and not is_short_drop(game)
    return Numbers(rush, fake_numbers(game, kick_column(game), FAKES_AGAINST_RUSH if is_costly else 1), (), is_costly)


def call_against_rush(game: Game) -> None:
    """V-2-A: the kickers may call anything now; the rushers are committed, and against a play have nobody (R20).

    Asks.
    """
    game.play.call = game.table.ask(CALL, game, game.offense, None)
    game.play.defense = BLANK_DEFENSE


def kick_column(game: Game) -> Column:
    """The column that the kick is rolled in."""
    side = game.sides[game.offense]
    return side.punt if game.play.call == PUNT else side.field_goal


def with_blocks(game: Game, numbers: Numbers) -> Numbers:
    """V-2-B: the rushers' own roll and its neighbors are block numbers; V-3-A: of a free block only the roll itself.

    They are rolled after all is said that must be said before any dice (III-2-B, V-1).
    """
    if numbers.rush == NO_RUSH:
        return numbers if numbers.fakes else NO_NUMBERS
    total = game.table.roll(OFFENSE, "block number")
    blocks: tuple[int, ...] = (total,) if numbers.rush == FREE_BLOCK else (total - 1, total, total + 1)
    return numbers._replace(blocks=blocks)


def fake_numbers(game: Game, column: Column, most: int) -> tuple[int, ...]:
    """V-1: the totals on which the kickers will fake, chosen from those that would have been good kicks. Asks."""
    if not game.options.fakes:
        return ()
    open_to = [total for total in OFFENSE_READINGS if can_fake(game, column.by_reading[total])]
    chosen: tuple[int, ...] = ()
    while len(chosen) < most:
        left = [NO_FAKE, *(total for total in open_to if total not in chosen)]
        total = game.table.ask(FAKE_NUMBER, game, game.offense, left)
        if total == NO_FAKE:
            break
        chosen = (*chosen, total)
    return chosen


def can_fake(game: Game, cell: int) -> bool:
    """V-1: T2, KO, defensive penalties and 40 yards of a punt; T1, defensive penalties and enough of a field goal."""
    kind = KINDS[cell >> KIND]
    if game.phase == TRY:
        is_old = game.sides[game.offense].extra_point is None
        return is_good_on_old_chart(cell) if is_old else bool(cell)
    if kind in (KICKOFF_COLUMN, DEFENSE_FOUL):
        return True
    if kind != GAIN:
        return False
    is_punt = game.play.call == PUNT
    if cell & VARIABLE:
        return cell & AMOUNT & ~VARIABLE == (T2 if is_punt else T1)
    return yards_of(cell) >= (LONG_PUNT if is_punt else GOAL - game.spot)


def is_good_on_old_chart(cell: int) -> bool:
    """VI-7-A: an extra point by the field goal column: any penalty is good, and enough yards for sure."""
    if is_foul(cell):
        return True
    if cell & VARIABLE:
        return cell & AMOUNT & ~VARIABLE in (T1, T2, T3)
    return KINDS[cell >> KIND] == GAIN and yards_of(cell) >= OLD_POINT_LINE


def fake_kick(game: Game, numbers: Numbers) -> Result:
    """V-1-B: the fake number was rolled: a play against no defense. Rolls and asks."""
    play = game.table.ask(FAKE_PLAY, game, game.offense, numbers.is_costly)
    game.play.call = play
    game.play.defense = BLANK_DEFENSE
    if play == RAZZLE_DAZZLE:
        return unopposed_razzle_dazzle(game, game.offense)
    return regular_play(game, game.offense, play, BLANK_DEFENSE)
