"""Which fouls are called on a play from scrimmage: 'Penalties', 'Defensive Penalty Influences', 'Pre- and Post-Snap
Penalties', 'Enforce Between Downs Penalties'. How they are marked off is in ``penalties``.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.games.ddf.model import (
    CANCELS,
    FIRST_PASS,
    INFLUENCE_5,
    INFLUENCE_5X,
    INFLUENCE_15,
    INFLUENCE_PI,
    LONG,
    MEDIUM,
    POST,
    SHORT,
    YES,
)
from fieldhouse.games.ddf.results import BETWEEN_DOWNS, GROUNDED, OFFSET, PRE_SNAP, Result
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.cells import (
    AUTOMATIC,
    DEFENSE_FOUL,
    GROUNDING,
    INTERFERENCE,
    KIND,
    KINDS,
    OFFENSE_FOUL,
    cell,
    kind_of,
    yards_of,
)
from fieldhouse.gridiron.dice import OFFENSE, TEN_SIDED
from fieldhouse.table.seat import OTHER, Seat

PlayResult = Callable[[Game, Side, Side, int, int, int], Result]

INFLUENCED: Final[tuple[int, ...]] = (
    cell(DEFENSE_FOUL, 5), cell(DEFENSE_FOUL, 5, AUTOMATIC), cell(DEFENSE_FOUL, 15), cell(INTERFERENCE),
)  # fmt: skip
FIVE_ON_OFFENSE: Final = cell(OFFENSE_FOUL, 5)
FIVE_ON_DEFENSE: Final = cell(DEFENSE_FOUL, 5)
INTERFERENCE_FROM: Final = 4
"""Interference against another foul: the ten-sided die gives it on this and more."""


def is_on_offense(foul: int) -> bool:
    """Grounding is one of theirs."""
    return KINDS[foul >> KIND] in (OFFENSE_FOUL, GROUNDING)


def flag_both(game: Game, fouls: tuple[int, ...], roller: Seat) -> None:
    """Fouls on both teams, the last of them rolled by *roller*: all go on the sheet, and none is enforced."""
    game.play.wave_off()
    for foul in fouls:
        game.play.flag(foul, roller if is_on_offense(foul) else OTHER[roller], False)


def with_foul(
    game: Game, attack: Side, defend: Side, play: int, formation: int, foul: int, play_result: PlayResult
) -> Result:
    """'Penalties': a foul is called. Before the snap it is all; otherwise the dice are rolled on."""
    if kind_of(foul) == GROUNDING:
        return GROUNDED, -yards_of(foul), False, (foul,)
    if roll_before_snap(game, attack, defend, foul):
        return PRE_SNAP, 0, False, (foul,)
    called, found = game.table.staged(more_fouls)(game, attack, defend, play, foul)
    if KINDS[found >> KIND] >= OFFENSE_FOUL and is_on_offense(found) != is_on_offense(foul):
        return OFFSET, 0, False, (*called, found)
    if kind_of(found) == GROUNDING:
        return GROUNDED, -yards_of(found), False, (*timed_fouls(game, called), found)
    if [foul for foul in called if is_timed(game, foul)]:
        kind, yards, is_out, _ = game.table.staged(play_result)(game, attack, defend, play, formation, found)
        return kind, yards, is_out, game.table.staged(timed_fouls)(game, called)

    def flagged(result: Result) -> Result:
        kind, yards, is_out, _ = result
        return kind, yards, is_out, called

    return game.table.last(play_result, game, attack, defend, play, formation, found, then=flagged)


def more_fouls(game: Game, attack: Side, defend: Side, play: int, foul: int) -> tuple[tuple[int, ...], int]:
    """Roll again until there is no foul, or grounding, or one on the other team: the fouls before it, and that cell."""
    called: tuple[int, ...] = (foul,)
    while True:
        found = game.table.look(attack.plays[play], OFFENSE, "offense")
        if KINDS[found >> KIND] >= OFFENSE_FOUL:
            found = unless_canceled(game, attack, defend, play, found)
        if (
            KINDS[found >> KIND] < OFFENSE_FOUL
            or kind_of(found) == GROUNDING
            or is_on_offense(found) != is_on_offense(foul)
        ):
            return called, found
        called = (*called, found)


def roll_before_snap(game: Game, attack: Side, defend: Side, foul: int) -> bool:
    """'Pre- and Post-Snap Penalties': the fouling side's column; in basic play five yards come before the snap."""
    if foul == FIVE_ON_OFFENSE:
        check = attack.offense_check
    elif foul == FIVE_ON_DEFENSE:
        check = defend.defense_check
    else:
        return False
    return check is None or game.table.look(check, OFFENSE, "snap check") != POST


def is_timed(game: Game, foul: int) -> bool:
    """'Enforce Between Downs Penalties': fifteen yards may come after the play."""
    return game.options.between_downs and yards_of(foul) == 15 and kind_of(foul) != INTERFERENCE


def timed_fouls(game: Game, called: tuple[int, ...]) -> tuple[int, ...]:
    """Each of the fouls as ``timed`` marks it. Rolls."""
    return tuple(timed(game, foul) for foul in called)


def timed(game: Game, foul: int) -> int:
    """The foul, marked if the season's chart says that it came after the play. Rolls."""
    if not is_timed(game, foul):
        return foul
    charts = game.charts
    column = charts.between_downs_offense if is_on_offense(foul) else charts.between_downs_defense
    return foul | BETWEEN_DOWNS if game.table.look(column, OFFENSE, "between downs") == YES else foul


def influence_column(foul: int) -> int:
    """The column of the influence chart that a defensive foul belongs to."""
    if kind_of(foul) == INTERFERENCE:
        return INFLUENCE_PI
    if foul & AUTOMATIC:
        return INFLUENCE_5X
    return INFLUENCE_5 if yards_of(foul) == 5 else INFLUENCE_15


def unless_canceled(game: Game, attack: Side, defend: Side, play: int, foul: int) -> int:
    """'Determining if a Defensive Penalty is Canceled': the foul, or the cell rolled in its place."""
    while KINDS[foul >> KIND] in (DEFENSE_FOUL, INTERFERENCE):
        column = defend.cancels[influence_column(foul)]
        if column is None or game.table.look(column, OFFENSE, "cancel") != CANCELS:
            return foul
        foul = game.table.look(attack.plays[play], OFFENSE, "offense")
    return foul


def influenced(game: Game, play: int, row: int) -> int:
    """'Determining if a Defensive Penalty Occurred': the foul that a *row* of the defense's chart shows, or 0.

    Rolls.
    """
    if play <= FIRST_PASS:
        row &= ~(1 << INFLUENCE_PI)  # runs and screens know no interference here
    if not row:
        return 0
    shown = [index for index in range(4) if row & 1 << index]
    column = shown[0] if len(shown) == 1 else chosen_foul(game, shown)
    return interference(game, play) if column == INFLUENCE_PI else INFLUENCED[column]


def chosen_foul(game: Game, shown: list[int]) -> int:
    """Several penalties on one row: interference on 4 or more, the others share the rest alike. Rolls."""
    die = game.table.roll(TEN_SIDED, "which foul")
    if shown[-1] == INFLUENCE_PI:
        if die >= INTERFERENCE_FROM:
            return INFLUENCE_PI
        others = shown[:-1]
        return others[die * len(others) // INTERFERENCE_FROM]
    return shown[die * len(shown) // TEN_SIDED.size]


def interference(game: Game, play: int) -> int:
    """'PI X Penalties': the yards by the ten-sided die, one or two of them."""
    yards = game.table.roll(TEN_SIDED, "interference yards")
    if play == MEDIUM:
        yards += 9
    elif play != SHORT:
        yards += game.table.roll(TEN_SIDED, "interference yards") + (19 if play == LONG else 0)
    return cell(INTERFERENCE, yards)
