"""Sections 6.2, 6.4, 8.6: a man at the foul line, and the benches before his last throw."""

from __future__ import annotations

from fieldhouse.games.statispro.leagues import TWO_MINUTES
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.menu import AT_LINE, FOUL_LINE, GO, ROSTER, SUBSTITUTE, SUBSTITUTION, TWENTY, Window
from fieldhouse.games.statispro.model import FIVE
from fieldhouse.games.statispro.rules import bench, turns
from fieldhouse.games.statispro.rules.free_throws import AIR_BALL, GOOD, LOST, free_throw
from fieldhouse.games.statispro.rules.lineups import bring_in
from fieldhouse.games.statispro.rules.stamina import bench_counts, time_cards
from fieldhouse.games.statispro.state import END, REBOUND, Game, Next
from fieldhouse.table.seat import AWAY, HOME, NO_SEAT, OTHER


def shoot_free_throws(
    game: Game, man: Man, throws: int, keeps_ball: bool = False, one_and_one: bool = False
) -> Next:  # fmt: skip
    """6.2, 6.4: the throws; after the last a rebound, or the ball for the other team, or the same again.

    Draws and asks.
    """
    game.frozen = 0
    result = GOOD
    for throw in range(throws):
        is_live = (throw == throws - 1 or one_and_one) and not keeps_ball
        if is_live:
            benches_change(game, man)
        result = free_throw(game, man, is_live)
        if result == LOST:
            return turns.give_ball(game, OTHER[man.seat], dead_ball=True)
        if result != GOOD and one_and_one:
            break
        if result != GOOD and throw < throws - 1:
            turns.team_rebound_of(game, man.seat)
    game.offense = man.seat
    if keeps_ball:
        return turns.in_bounds(game, game.rules.passes_after_foul)
    if result in (GOOD, AIR_BALL):
        return turns.give_ball(game, OTHER[man.seat], dead_ball=True)
    if not game.left:
        return END
    if game.left <= TWO_MINUTES:
        turns.stop_three_point_offense(game)
    game.is_throw = True
    game.is_air = game.breaks = False
    game.handler = man.position
    return REBOUND


def benches_change(game: Game, shooter: Man) -> None:
    """8.4 to 8.6: before a throw that may be played on either coach may call time or bring men in, not for him.

    5.4: who sits down here rests for the whole rest period only if no card has been drawn since its mark.
    Draws and asks.
    """
    table, window = game.table, Window(shooter=shooter)
    game.caller = NO_SEAT
    for seat in (AWAY, HOME):
        for _ in FIVE:
            choice = AT_LINE[table.ask(FOUL_LINE, game, seat, window)]
            if choice == GO:
                break
            time_cards(game)
            if choice == SUBSTITUTE:
                position, index = divmod(table.ask(SUBSTITUTION, game, seat, window), ROSTER)
                bring_in(game, seat, position, game.men[seat][index])
            else:
                bench.live_time_out(game, seat, choice == TWENTY, shooter)
            bench_counts(game)
