"""'Play Resolution' (V-8, V-9), 'Breakaways, Quarterback Runs and Quarterback Traps' (VI-2), 'The Option Play' (VI-12):
what the rolls and the priority chart give, also after a foul was rolled (VI-4-A). Where the ball lies does not matter.
"""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.cells import (
    BEFORE_SNAP,
    BOOTLEG,
    FORCED_BREAKAWAY,
    FORCED_RUN,
    QUARTERBACK_RUNS,
    SPRINT_OUT,
    VARIABLE,
    defense_foul,
    is_foul,
    is_on_offense,
)
from fieldhouse.games.bowlbound.model import BOOTLEG as BOOTLEG_PASS
from fieldhouse.games.bowlbound.model import FORMATION_COUNT
from fieldhouse.games.bowlbound.model import SPRINT_OUT as SPRINT_OUT_PASS
from fieldhouse.games.bowlbound.results import BAD_SNAP, OFFSET, PRE_SNAP, RAN, TRAPPED, Result
from fieldhouse.games.bowlbound.rules import fouls
from fieldhouse.games.bowlbound.rules.guessing import GIVES_THREE, THREE_YARDS, doubled, gives_three
from fieldhouse.games.bowlbound.rules.priority import BREAK_ALONE, PRIORITY, RUN_ALONE, RUN_AND_ADD
from fieldhouse.games.bowlbound.rules.yardage import roll_yardage
from fieldhouse.games.bowlbound.side import BLANK_DEFENSE, Side
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.cells import (
    BREAKAWAY,
    FUMBLE,
    INTERCEPTION,
    INTERFERENCE,
    KIND,
    KINDS,
    NOTHING,
    OUT,
    TOUCHDOWN,
    yards_of,
)
from fieldhouse.gridiron.cells import TRAPPED as TRAPPED_CELL
from fieldhouse.gridiron.dice import DEFENSE, OFFENSE
from fieldhouse.gridiron.priority import (
    ADD,
    BREAK,
    DEFENSIVE,
    FUMBLE_DEFENSE,
    FUMBLE_END_ZONE,
    MISS,
    OFFENSIVE,
    PICK,
    PICK_SHORTER,
    SCORE,
    TRAP,
    Key,
)
from fieldhouse.gridiron.results import END_ZONE_FUMBLE, FUMBLED, GAINED, INCOMPLETE, INTERCEPTED, SCORED, PlayResult
from fieldhouse.table.dice import Column
from fieldhouse.table.seat import OTHER, Seat

BAD_SNAP_YARDS: Final = -2
INTERFERENCE_WHEN_CHASED: Final = defense_foul(10)
"""VI-4-C-iii: interference on a play that ends in a QR or QT counts as ten yards."""
OPTION_PASSES: Final = {SPRINT_OUT: SPRINT_OUT_PASS, BOOTLEG: BOOTLEG_PASS}
SENT_TO: Final = {TRAPPED: "QT", RAN: "QR"}
OWN_CELLS: Final = {
    **dict.fromkeys((BREAK, BREAK_ALONE), (BREAKAWAY, FORCED_BREAKAWAY)),
    **dict.fromkeys((RUN_ALONE, RUN_AND_ADD), (QUARTERBACK_RUNS, FORCED_RUN)),
    TRAP: (TRAPPED_CELL,),
}
"""VI-11: the offense's own cells that send to a column: their mark counts for what is found there. Any other cell that
comes to it has been overruled by the defense, and its mark with it."""


def regular_play(game: Game, offense: Seat, play: int, defense: int) -> Result:
    """V-8: one of the nine plays against a formation, a universal defense or none. Rolls."""
    cell = game.table.look(game.sides[offense].plays[play], OFFENSE, "offense")
    if is_foul(cell):
        result = fouled_play(game, offense, play, defense, cell)
    else:
        result = played(game, offense, play, defense, cell)
    return result if defense < FORMATION_COUNT else doubled(game, offense, defense, result)


def played(game: Game, offense: Seat, play: int, defense: int, cell: int) -> Result:
    """V-9: the offense's *cell* is no foul: the defense rolls, and the priority chart combines the two."""
    kind = KINDS[cell >> KIND]
    if kind in (SPRINT_OUT, BOOTLEG):
        return option_pass(game, offense, OPTION_PASSES[kind], defense)
    if cell & VARIABLE:
        cell = roll_yardage(game, cell)
    return by_priority_chart(game, game.sides[offense], play, cell, defensive_result(game, offense, play, defense))


def defensive_result(game: Game, offense: Seat, play: int, defense: int) -> int:
    """IV-2-B: the cell of the defense against *play*, rolled."""
    if defense == BLANK_DEFENSE:
        return NOTHING
    if defense == GIVES_THREE or (defense >= FORMATION_COUNT and gives_three(game, offense, play, defense)):
        return THREE_YARDS
    cell = game.table.look(game.sides[OTHER[offense]].formations[defense][play], DEFENSE, "defense")
    return roll_yardage(game, cell) if cell & VARIABLE else cell


def option_pass(game: Game, offense: Seat, play: int, defense: int) -> Result:
    """VI-12: the pass of the option is rolled anew, and no formation defends it; universal defenses do."""
    if defense < FORMATION_COUNT and defense != GIVES_THREE:
        defense = BLANK_DEFENSE
    cell = game.table.look(game.sides[offense].plays[play], OFFENSE, "option pass")
    if is_foul(cell):
        return fouled_play(game, offense, play, defense, cell)
    return played(game, offense, play, defense, cell)


def fouled_play(game: Game, offense: Seat, play: int, defense: int, first: int) -> Result:
    """VI-4-A: a foul was rolled. The offense rolls on, the defense keeps its one roll."""
    called, end = game.table.stage(fouls.past_fouls, game, game.sides[offense].plays[play], first, "offense")
    if end == fouls.BAD_SNAP:
        return Result(BAD_SNAP, BAD_SNAP_YARDS, fouls=called)
    if not is_foul(end):
        return with_fouls(played(game, offense, play, defense, end), called)
    if end & BEFORE_SNAP:
        return Result(PRE_SNAP, fouls=(end,), play=play)
    if KINDS[end >> KIND] == INTERFERENCE and not (called and is_on_offense(called[0])):
        return interfered(game, offense, play, defense, (*called, end))
    return Result(OFFSET, fouls=(*called, end), play=play)


def with_fouls(result: Result, called: tuple[int, ...]) -> Result:
    """The fouls called before the play's own, which an option pass may have: on both teams they offset."""
    if result.kind == PRE_SNAP:
        return result
    all_fouls = (*called, *result.fouls)
    if result.fouls and called and is_on_offense(called[0]) != is_on_offense(result.fouls[-1]):
        return Result(OFFSET, fouls=all_fouls, play=result.play)
    return result.fouled(all_fouls)


def interfered(game: Game, offense: Seat, play: int, defense: int, called: tuple[int, ...]) -> Result:
    """VI-4-A-iii: incomplete; but a QR or QT of the defense is played, and the foul counts as DEF 10 (VI-4-C-iii).

    Rolls.
    """
    against = defensive_result(game, offense, play, defense)
    if KINDS[against >> KIND] not in (QUARTERBACK_RUNS, TRAPPED_CELL):
        return Result(INCOMPLETE, fouls=called, play=play)
    chased = by_priority_chart(game, game.sides[offense], play, NOTHING, against)
    return chased.fouled((*called[:-1], INTERFERENCE_WHEN_CHASED))


def by_priority_chart(game: Game, attack: Side, play: int, cell: int, against: int) -> Result:
    """IV-2-D: every key of the priority chart; what it calls for is rolled."""
    key = PRIORITY[cell >> KIND][against >> KIND]
    if key == MISS:
        return Result(INCOMPLETE, play=play)
    if key == ADD:
        return Result(GAINED, yards_of(cell) + yards_of(against), cell & OUT != 0, (), play)
    if key == DEFENSIVE:
        return Result(GAINED, yards_of(against), play=play, is_forced=True)
    if key == OFFENSIVE:
        return Result(GAINED, yards_of(cell), cell & OUT != 0, (), play, True)
    if key == SCORE:
        return Result(SCORED, play=play)
    if key in (PICK, PICK_SHORTER):
        return Result(INTERCEPTED, intercepted_at(key, cell, against), play=play)
    if key in (BREAK, BREAK_ALONE, RUN_ALONE, RUN_AND_ADD, TRAP):
        return in_column(game, attack, play, key, cell, against)
    if key == FUMBLE_END_ZONE:
        return Result(END_ZONE_FUMBLE, play=play)
    return Result(FUMBLED, yards_of(against if key == FUMBLE_DEFENSE else cell), play=play)


def intercepted_at(key: Key, cell: int, against: int) -> int:
    """Where the pass is picked off: at the yards of whichever side shows it, or at the shorter of the two."""
    if key == PICK_SHORTER:
        return min(yards_of(cell), yards_of(against))
    return yards_of(cell if KINDS[cell >> KIND] == INTERCEPTION else against)


def in_column(game: Game, attack: Side, play: int, key: Key, cell: int, against: int) -> Result:
    """VI-2: the offense rolls again, in its B, QR or QT column."""
    added = yards_of(against) if key in (BREAK, RUN_AND_ADD) else 0
    is_marked = bool(cell & OUT) and KINDS[cell >> KIND] in OWN_CELLS[key]
    if key in (BREAK, BREAK_ALONE):
        return found_in(game, attack, play, attack.breakaway, "B", GAINED, added, is_marked)
    if key == TRAP:
        return found_in(game, attack, play, attack.trapped, "QT", TRAPPED, added, is_marked)
    return found_in(game, attack, play, attack.quarterback_runs, "QR", RAN, added, is_marked)


def found_in(
    game: Game, attack: Side, play: int, column: Column, label: str, kind: PlayResult, added: int, is_marked: bool
) -> Result:
    """The cell of a B, QR or QT column; a QR or QT may break away in its turn, and is still the quarterback's run.

    Rolls.
    """
    cell = game.table.look(column, OFFENSE, label)
    if cell & VARIABLE:
        cell = roll_yardage(game, cell)
    if KINDS[cell >> KIND] == BREAKAWAY:
        return found_in(game, attack, play, attack.breakaway, "B", kind, added, is_marked)
    sent_to = SENT_TO.get(kind, "")
    if KINDS[cell >> KIND] == TOUCHDOWN:
        return Result(SCORED, play=play, sent_to=sent_to)
    if KINDS[cell >> KIND] == FUMBLE:
        return Result(FUMBLED, yards_of(cell) + added, play=play, sent_to=sent_to)
    return Result(kind, yards_of(cell) + added, is_marked or cell & OUT != 0, (), play, sent_to=sent_to)
