"""Returns of kicks, interceptions and fumbles: the column, the coverage, 'Spot Foul Penalties on Returns'."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.results import FAIR_CAUGHT, RETURN_OFFSET, Return
from fieldhouse.games.ddf.rules.enforcement import Taken, on_the_kickoff, series_moved_back, series_moved_on
from fieldhouse.games.ddf.rules.priority import PRIORITY, fumble_yards
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.cells import FAIR_CATCH, KIND, KINDS, NOTHING, OFFENSE_FOUL, kind_of, yards_of
from fieldhouse.gridiron.dice import DEFENSE, OFFENSE
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.marking import spot_of_return_foul
from fieldhouse.gridiron.outcome import NEXT_SNAP, TOUCHDOWN, Outcome
from fieldhouse.gridiron.priority import ADD, DEFENSIVE, FUMBLE_END_ZONE, SCORE
from fieldhouse.gridiron.results import RETURN_FUMBLED, RETURN_SCORED, RETURNED
from fieldhouse.table.dice import Column
from fieldhouse.table.seat import Seat

TEN: Final = 10
FIFTEEN: Final = 15
ALL_THE_WAY: Final = 2 * GOAL
"""Yards enough to reach the far end zone from anywhere."""


def run_back(game: Game, column: Column, coverage: Column | None, label: str) -> Return:
    """Roll a return: fouls are noted and rolled again, then the coverage team has its say."""
    fouls: tuple[int, ...] = ()
    cell = game.table.look(column, OFFENSE, label)
    while KINDS[cell >> KIND] >= OFFENSE_FOUL and KINDS[cell >> KIND] != FAIR_CATCH:
        fouls = (*fouls, cell)
        if kind_of(cell) != kind_of(fouls[0]):
            return RETURN_OFFSET, 0, fouls
        cell = game.table.look(column, OFFENSE, label)
    if KINDS[cell >> KIND] == FAIR_CATCH:
        return FAIR_CAUGHT, 0, fouls
    if coverage is None:
        return covered(cell, None, fouls)
    return covered(cell, game.table.look(coverage, DEFENSE, "coverage"), fouls)


def covered(cell: int, coverage: int | None, fouls: tuple[int, ...] = ()) -> Return:
    """The return and the coverage through the priority chart; without coverage the return stands."""
    against = NOTHING if coverage is None else coverage
    key = PRIORITY[cell >> KIND][against >> KIND]
    if key == ADD:
        return RETURNED, yards_of(cell) + yards_of(against), fouls
    if key == DEFENSIVE:
        return RETURNED, yards_of(against), fouls
    if key == SCORE:
        return RETURN_SCORED, 0, fouls
    if key == FUMBLE_END_ZONE:
        return RETURN_FUMBLED, ALL_THE_WAY, fouls
    return RETURN_FUMBLED, fumble_yards(key, yards_of(cell), yards_of(against)), fouls


def fouled_return(
    game: Game, seat: Seat, start: int, end: int, foul: int, offender: Seat, outcome: Outcome
) -> Taken | None:
    """'Additional Kickoff Notes', 'Punt Penalties': a foul on a return is always enforced, as a rule from its end; None
    if there is nothing that it could be marked off from.
    """
    yards = yards_of(foul)
    if offender != seat and outcome.seat != seat:
        # The other side fouled and came out of it with the ball or with points: it keeps neither.
        return series_moved_on(seat, min(max(end, 1), GOAL - 1), yards)
    if outcome.ending == TOUCHDOWN:
        if yards >= FIFTEEN:
            return on_the_kickoff(game, outcome, offender, yards)
        return series_moved_back(seat, spot_of_return_foul(start, end), yards) if offender == outcome.seat else None
    if outcome.ending != NEXT_SNAP:
        return None
    if offender != outcome.seat:
        return series_moved_on(outcome.seat, outcome.spot, yards)
    spot = spot_of_return_foul(start, end) if yards == TEN and outcome.spot == end else outcome.spot
    return series_moved_back(outcome.seat, spot, yards)
