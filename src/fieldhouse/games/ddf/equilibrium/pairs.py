"""The odds of the charts' results for every pair of calls, by the rules' own code: they know no field."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.ddf.equilibrium.effects import Recovery
from fieldhouse.games.ddf.model import FORMATIONS, PLAY_COUNT
from fieldhouse.games.ddf.odds import OddsTable
from fieldhouse.games.ddf.results import RETURN_OFFSET, Result
from fieldhouse.games.ddf.rules.downs import SQUEEZED
from fieldhouse.games.ddf.rules.fumbles import roll_recovery
from fieldhouse.games.ddf.rules.returns import run_back
from fieldhouse.games.ddf.rules.scrimmage import scrimmage_result
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.dice import TEN_SIDED
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.results import GAINED, RETURN_FUMBLED, RETURN_SCORED
from fieldhouse.table.seat import Seat

CUTOFF: Final = 1e-6
"""Paths less likely than this are left out: all 54 pairs take half a second, and are right to a thousandth."""


class Pairs:
    """``odds[play * 6 + formation]``."""

    def __init__(self, game: Game, seat: Seat, table: OddsTable) -> None:
        self.odds = [
            table.odds(scrimmage_result, game, seat, play, formation)
            for play in range(PLAY_COUNT)
            for formation in range(len(FORMATIONS))
        ]

    def near_goal(self) -> list[dict[Result, float]]:
        """The same on the last five yards, where some plays lose one ('Play Call Restrictions')."""
        return [
            _squeezed(odds) if index // len(FORMATIONS) in SQUEEZED else odds for index, odds in enumerate(self.odds)
        ]


def _squeezed(odds: dict[Result, float]) -> dict[Result, float]:
    """The same odds with gains a yard shorter, as near the goal."""
    return {
        (kind, yards - 1 if kind == GAINED else yards, is_out, fouls): chance
        for (kind, yards, is_out, fouls), chance in odds.items()
    }


def recovery_of(game: Game, seat: Seat, table: OddsTable) -> Recovery:
    """The exact odds of the fumbles of *seat* from scrimmage; fouls on a run after one are left out."""
    kept = table.odds(roll_recovery, game, seat).get(True, 0.0)
    if not game.options.offensive_fumble_returns:
        return Recovery(((0, kept),), 1.0 - kept)
    runs: dict[int, float] = {0: 1.0 - 1.0 / TEN_SIDED.size}
    column = game.sides[seat].fumble_return
    for (kind, yards, _), chance in table.odds(run_back, game, column, None, "fumble return").items():
        if kind in (RETURN_OFFSET, RETURN_FUMBLED):
            yards = 0
        yards = GOAL if kind == RETURN_SCORED else yards
        runs[yards] = runs.get(yards, 0.0) + chance / TEN_SIDED.size
    return Recovery(tuple((yards, kept * chance) for yards, chance in sorted(runs.items())), 1.0 - kept)
