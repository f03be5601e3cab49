"""One step of Data-Driven Football: from a rest point, between any two plays, to the next."""

from __future__ import annotations

from fieldhouse.games.ddf.rules.calls import secret_calls
from fieldhouse.games.ddf.rules.downs import scrimmage_down
from fieldhouse.games.ddf.rules.kickoffs import kickoff
from fieldhouse.games.ddf.rules.periods import coin_toss, end_of_step, set_kickoff, settle
from fieldhouse.games.ddf.rules.tries import try_for_points
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.phases import KICKOFF, SCRIMMAGE, TOSS


def step(game: Game) -> None:
    """One play: the toss, a kickoff, a down, or a try. Rolls and asks."""
    phase = game.phase
    game.play = game.new_play(phase)
    if phase == SCRIMMAGE:
        game.untimed = False
        secret_calls(game)
        settle(game, scrimmage_down(game))
    elif phase == KICKOFF:
        game.untimed = False
        settle(game, kickoff(game))
    elif phase == TOSS:
        coin_toss(game)
    else:
        try_for_points(game)
        set_kickoff(game, game.offense, game.rules.kickoff_line)
    game.table.note(game.play)
    if not game.clock or game.is_overtime:
        end_of_step(game)
