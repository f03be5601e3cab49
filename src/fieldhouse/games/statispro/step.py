"""The order of play, and its rest points: between possessions."""

from __future__ import annotations

from fieldhouse.games.statispro.events import Possession
from fieldhouse.games.statispro.rules.bench import before_possession
from fieldhouse.games.statispro.rules.breaks import fast_break
from fieldhouse.games.statispro.rules.passes import advance, bring_up, receive
from fieldhouse.games.statispro.rules.periods import end_period, start_period
from fieldhouse.games.statispro.rules.rebounds import rebound
from fieldhouse.games.statispro.rules.shooting import shoot
from fieldhouse.games.statispro.state import ADVANCE, BREAK, BRING_UP, PERIOD_START, REBOUND, RECEIVE, SHOOT, Game, Next


def step(game: Game) -> None:
    """One possession, or the start of a period, and the end of one if the cards have run out; the table is told of it.
    Draws and asks."""
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
            code = played_on(game, code)
    if not game.left and not game.beyond:
        end_period(game)
    score = game.score
    game.table.note(Possession(period, left, offense, game.events, (score[0], score[1])))


def played_on(game: Game, code: int) -> Next:
    """What comes next within a possession that has not ended. Draws and asks."""
    if code == RECEIVE:
        return receive(game)
    if code == ADVANCE:
        return advance(game)
    if code == SHOOT:
        return shoot(game)
    if code == REBOUND:
        return rebound(game)
    assert code == BREAK
    return fast_break(game)
