"""'Plays from Scrimmage' and 'Play Results': what two rolls and the priority chart give."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.model import YES
from fieldhouse.games.ddf.results import MUFFED, Result
from fieldhouse.games.ddf.rules import fouls
from fieldhouse.games.ddf.rules.priority import PRIORITY, fumble_yards
from fieldhouse.games.ddf.rules.quarterback import quarterback_trapped
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.cells import (
    BOLD,
    FUMBLE,
    INTERCEPTION,
    KIND,
    NOTHING,
    OFFENSE_FOUL,
    OUT,
    TOUCHDOWN,
    TRAPPED,
    forced,
    kind_of,
    yards_of,
)
from fieldhouse.gridiron.dice import DEFENSE, OFFENSE, TEN_SIDED
from fieldhouse.gridiron.priority import (
    ADD,
    BREAK,
    DEFENSIVE,
    FUMBLE_END_ZONE,
    MISS,
    PICK,
    PICK_SHORTER,
    SCORE,
    TRAP,
    Key,
)
from fieldhouse.gridiron.results import END_ZONE_FUMBLE, FUMBLED, GAINED, INCOMPLETE, INTERCEPTED, SCORED
from fieldhouse.table.dice import Column
from fieldhouse.table.seat import OTHER, Seat

FIRST_FOUL: Final = OFFENSE_FOUL << KIND
"""Every cell from here on is a foul."""
SCORED_RESULT: Final[Result] = (SCORED, 0, False, ())
INCOMPLETE_RESULT: Final[Result] = (INCOMPLETE, 0, False, ())
MUFFED_SNAP: Final[Result] = (MUFFED, -1, False, ())
IS_ZERO: Final = Column("is zero", TEN_SIDED, {face: int(face == 0) for face in range(10)})
"""A column, so that the exact table follows the nine other faces as one."""


def scrimmage_result(game: Game, offense: Seat, play: int, formation: int) -> Result:
    """One play from scrimmage, as the charts have it; where the ball lies does not matter here. Rolls."""
    attack, defend, table = game.sides[offense], game.sides[OTHER[offense]], game.table
    muffs = attack.muffed_snap
    if muffs and table.look(IS_ZERO, TEN_SIDED, "muffed snap") and table.staged(roll_muff)(game, muffs):
        return MUFFED_SNAP
    foul = 0
    if defend.commits is not None:
        row = table.look(defend.commits, OFFENSE, "influence")
        if row:
            foul = fouls.influenced(game, play, row)
    if not foul:
        cell = table.look(attack.plays[play], OFFENSE, "offense")
        if cell < FIRST_FOUL:
            against = table.look(defend.formations[formation][play], DEFENSE, "defense")
            return by_priority_chart(game, attack, defend, cell, against)
        foul = table.staged(fouls.unless_canceled)(game, attack, defend, play, cell)
        if foul < FIRST_FOUL:
            return table.last(play_result, game, attack, defend, play, formation, foul)
    return table.last(fouls.with_foul, game, attack, defend, play, formation, foul, play_result)


def roll_muff(game: Game, rating: int) -> bool:
    """'Muffed Snaps', after the caller's zero of the ten-sided die: another zero, and then less than the rating."""
    roll = game.table.roll
    return roll(TEN_SIDED, "muffed snap") == 0 and roll(TEN_SIDED, "muffed snap") < rating


def play_result(game: Game, attack: Side, defend: Side, play: int, formation: int, cell: int) -> Result:
    """The defense rolls, and the priority chart combines the two cells."""
    against = game.table.look(defend.formations[formation][play], DEFENSE, "defense")
    return by_priority_chart(game, attack, defend, cell, against)


def by_priority_chart(game: Game, attack: Side, defend: Side, cell: int, against: int) -> Result:
    """'The Priority Chart': every key of it. Rolls."""
    key = PRIORITY[cell >> KIND][against >> KIND]
    if key == ADD:
        return gain(game, attack, defend, cell, against)
    if key == MISS:
        return INCOMPLETE_RESULT
    if key == DEFENSIVE:
        return GAINED, yards_of(against), False, ()
    if key == TRAP:
        if roll_protection(game, attack, cell, against):
            return by_priority_chart(game, attack, defend, cell, NOTHING)
        return game.table.staged(quarterback_trapped)(game, attack, defend)
    if key == BREAK:
        return breakaway(game, attack, against)
    if key == SCORE:
        return SCORED_RESULT
    if key in (PICK, PICK_SHORTER):
        return interception(game, attack, defend, cell, against)
    return fumble(game, attack, defend, key, cell, against)


def gain(game: Game, attack: Side, defend: Side, cell: int, against: int) -> Result:
    """'Gains and Losses'; 'Short Pass-Big Play': a bold gain is rolled again on its own chart, and combined anew."""
    if cell & BOLD and attack.short_big_play is not None:
        longer = game.table.look(attack.short_big_play, OFFENSE, "big play")
        return by_priority_chart(game, attack, defend, longer, against)
    return GAINED, yards_of(cell) + yards_of(against), cell & OUT != 0, ()


def breakaway(game: Game, attack: Side, against: int) -> Result:
    """'Breakaways': the B column, which knows yards and touchdowns only, and the defensive yardage added. Rolls."""
    cell = game.table.look(attack.breakaway, OFFENSE, "B")
    if kind_of(cell) == TOUCHDOWN:
        return SCORED_RESULT
    return GAINED, yards_of(cell) + yards_of(against), cell & OUT != 0, ()


def roll_protection(game: Game, attack: Side, cell: int, against: int) -> bool:
    """'Protecting the Quarterback': a great line may cancel a trap that came from the defense alone."""
    if attack.great_protection is None or kind_of(against) != TRAPPED or kind_of(cell) == TRAPPED:
        return False
    return game.table.look(attack.great_protection, OFFENSE, "great protection") == YES


def interception(game: Game, attack: Side, defend: Side, cell: int, against: int) -> Result:
    """'Interceptions'; 'Quarterback Good Decisions' may cancel one that came from the defense alone. Rolls."""
    if kind_of(cell) == INTERCEPTION:
        key = PRIORITY[cell >> KIND][against >> KIND]
        yards = yards_of(cell) if key == PICK else min(yards_of(cell), yards_of(against))
        return INTERCEPTED, yards, False, ()
    if attack.good_decision is not None and game.table.look(attack.good_decision, OFFENSE, "good decision") == YES:
        return by_priority_chart(game, attack, defend, cell, NOTHING)
    return INTERCEPTED, yards_of(against), False, ()


def fumble(game: Game, attack: Side, defend: Side, key: Key, cell: int, against: int) -> Result:
    """'Fumbles'; 'Protecting the Ball' may turn one that came from the defense alone into a forced gain or loss.

    Rolls.
    """
    if key == FUMBLE_END_ZONE:
        return END_ZONE_FUMBLE, 0, False, ()
    if attack.ball_protection is not None and kind_of(against) == FUMBLE and kind_of(cell) != FUMBLE:
        if game.table.look(attack.ball_protection, OFFENSE, "ball protection") == YES:
            return by_priority_chart(game, attack, defend, cell, forced(yards_of(against)))
    return FUMBLED, fumble_yards(key, yards_of(cell), yards_of(against)), False, ()
