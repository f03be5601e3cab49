"""The order of play, and its rest points: between possessions."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro.events import Possession
from fieldhouse.games.statispro.rules.bench import before_possession
from fieldhouse.games.statispro.rules.breaks import fast_break
from fieldhouse.games.statispro.rules.passes import advance, bring_up, receive
from fieldhouse.games.statispro.rules.periods import end_period, start_period
from fieldhouse.games.statispro.rules.rebounds import rebound
from fieldhouse.games.statispro.rules.shooting import shoot
from fieldhouse.games.statispro.state import ADVANCE, BREAK, BRING_UP, PERIOD_START, REBOUND, Game


def step(game: Game) -> None:
    """One possession, or the start of a period."""
    game.clear()
    period, left, offense = game.period, game.left, game.offense
    if game.phase == PERIOD_START:
        start_period(game)
        left = game.left
    else:
        code = before_possession(game)
        if code is None:
            code = bring_up(game) if game.phase == BRING_UP else advance(game)
        while code:
            code = RULES[code](game)
    if not game.left and not game.beyond:
        end_period(game)
    score = game.score
    game.table.note(Possession(period, left, offense, game.events, (score[0], score[1])))


def _end(game: Game) -> int:
    raise AssertionError("a possession that has ended is not played on")


RULES: Final = (_end, receive, advance, shoot, rebound, fast_break)
assert (RULES[ADVANCE], RULES[REBOUND], RULES[BREAK]) == (advance, rebound, fast_break)
