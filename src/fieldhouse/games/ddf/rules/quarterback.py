"""'Quarterback Trapped', 'Containing the Quarterback', 'Defensive Sack Rate Adjustment'."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.model import ESCAPED, SACKED
from fieldhouse.games.ddf.results import SACK_FUMBLED, SCRAMBLED, Result
from fieldhouse.games.ddf.results import SACKED as SACKED_RESULT
from fieldhouse.games.ddf.rules.priority import PRIORITY
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.cells import FUMBLE, GAIN, KIND, OUT, TOUCHDOWN, kind_of, yards_of
from fieldhouse.gridiron.dice import DEFENSE, OFFENSE
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.priority import ADD, DEFENSIVE, SCORE, Key

TO_THE_GOAL: Final[Result] = (SCRAMBLED, GOAL, False, ())
"""A scramble that no line of scrimmage is too far for."""


def quarterback_trapped(game: Game, attack: Side, defend: Side) -> Result:
    """The QT column: a sack, a scramble, or worse. Rolls."""
    cell = game.table.look(attack.trapped, OFFENSE, "QT")
    kind, yards = kind_of(cell), yards_of(cell)
    if kind == FUMBLE:
        return SACK_FUMBLED, yards, False, ()
    if kind == TOUCHDOWN:
        return TO_THE_GOAL
    is_out = cell & OUT != 0
    if kind == GAIN and defend.containment is not None:
        key, yards = contained(game, defend, cell)
        is_out = is_out and key == ADD
        if key == SCORE:
            return TO_THE_GOAL
        if key not in (ADD, DEFENSIVE):
            return SACK_FUMBLED, yards, False, ()
    final = with_sack_rate(game, attack, defend, yards)
    return SCRAMBLED if final > 0 else SACKED_RESULT, final, is_out and final == yards, ()


def contained(game: Game, defend: Side, cell: int) -> tuple[Key, int]:
    """'Containing the Quarterback': the containment cell against the scramble, by the priority chart. Rolls."""
    assert defend.containment is not None
    against = game.table.look(defend.containment, DEFENSE, "containment")
    key = PRIORITY[cell >> KIND][against >> KIND]
    return key, yards_of(cell) + yards_of(against) if key == ADD else yards_of(against)


def with_sack_rate(game: Game, attack: Side, defend: Side, yards: int) -> int:
    """'Defensive Sack Rate Adjustment': the *yards*, unless QR turns a loss into the offense's scramble yards, or SCK a
    gain into the defense's sack yards. Rolls.
    """
    if yards < 0 and defend.escapes is not None:
        if game.table.look(defend.escapes, OFFENSE, "sack rate") == ESCAPED:
            return attack.scramble_yards
    elif yards > 0 and defend.sacks is not None:
        if game.table.look(defend.sacks, OFFENSE, "sack rate") == SACKED:
            return defend.sack_yards
    return yards
