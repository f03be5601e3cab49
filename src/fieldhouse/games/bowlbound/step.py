"""One step of Bowl Bound: from a rest point, between any two plays, to the next."""

from __future__ import annotations

from fieldhouse.games.bowlbound.rules.downs import scrimmage_down
from fieldhouse.games.bowlbound.rules.kickoffs import kickoff
from fieldhouse.games.bowlbound.rules.overtime import overtime_toss
from fieldhouse.games.bowlbound.rules.periods import after_try, coin_toss, end_of_step, second_half, settle
from fieldhouse.games.bowlbound.rules.tries import try_for_points
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE, TOSS


def step(game: Game) -> None:
    """One play: a choice to open a half, a kickoff, a down, or a try. Rolls and asks."""
    phase = game.phase
    game.play = game.new_play(phase)
    game.untimed = False
    if phase == SCRIMMAGE:
        settle(game, scrimmage_down(game))
    elif phase == KICKOFF:
        settle(game, kickoff(game))
    elif phase == TOSS:
        if game.is_overtime:
            overtime_toss(game)
        elif game.quarter == 1:
            coin_toss(game)
        else:
            second_half(game)
    else:
        try_for_points(game)
        after_try(game)
    game.table.note(game.play)
    if not game.clock:
        end_of_step(game)
