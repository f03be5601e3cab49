"""Sections 3.3, 4.2, 4.6.1, 4.6.2, 5.5, 6.6, 6.7, 8.4, 8.5: what coaches do between possessions."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro import menu
from fieldhouse.games.statispro.events import HAPPENED, LET_OFF, TEAM, TIME_OUT
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.menu import (
    CALLED_PLAY,
    DOUBLE_TEAM,
    FOUL,
    GUARDS,
    MENU,
    MOST_DECISIONS,
    PAIRS,
    PLACES,
    ROSTER,
    SUBSTITUTION,
    Window,
)
from fieldhouse.games.statispro.orders import ORDERS
from fieldhouse.games.statispro.questions import HALF_COURT, YES
from fieldhouse.games.statispro.rules import fouls, turns
from fieldhouse.games.statispro.rules.index_points import ask_ignored_rest
from fieldhouse.games.statispro.rules.injuries import remove_injured
from fieldhouse.games.statispro.rules.lineups import bring_in, change_guards, change_places
from fieldhouse.games.statispro.rules.stamina import bench_counts, end_mandatory_rest, time_cards
from fieldhouse.games.statispro.rules.standing import foul_at_once, give_order, last_two_minutes, press_as_ordered
from fieldhouse.games.statispro.state import BRING_UP, Game, Next, rate_all
from fieldhouse.table.seat import AWAY, HOME, NO_SEAT, OTHER, Seat

LIVE: Final = Window()
DEAD: Final = Window()
PERIOD_START: Final = Window(is_period_start=True)


def before_possession(game: Game) -> Next | None:
    """Time cards, injured men, charged time-outs, and then the coaches; how it ends if somebody fouls on purpose.

    Draws and asks.
    """
    game.window = 0
    offense = game.offense
    marks, rests = game.rules.rest_marks, game.rests
    if rests < 0 or (rests < 2 and game.left <= marks[rests]):
        time_cards(game)
    if game.has_injury:
        remove_injured(game, offense)
    if game.left <= 30:
        turns.stop_three_point_offense(game)
        if not game.is_closing and not game.beyond:
            last_two_minutes(game)
    if game.charged[offense]:
        charged_time_out(game, offense)
    if game.dead_ball:
        ending = coaches_decide(game, PERIOD_START if False not in game.fresh else DEAD)
    else:
        live_decisions(game)
        ending = None if game.dead_ball else foul_at_once(game)
    if game.dead_ball:
        bench_counts(game)
    if ending is None:
        press_as_ordered(game)
    game.fresh[offense] = False
    return ending


def coaches_decide(game: Game, window: Window, last: Seat = HOME) -> Next | None:
    """3.3, 8.5: one coach after the other; the home coach has the last word unless the other has called time.

    Draws and asks.
    """
    for seat in (OTHER[last], last):
        ending = coach_decides(game, seat, window if game.caller == NO_SEAT else DEAD)
        if ending is not None:
            return ending
    return None


def coach_decides(game: Game, seat: Seat, window: Window) -> Next | None:
    """Put the menu until the coach says go, or a deliberate foul ends it. Draws and asks."""
    table = game.table
    game.window = 0
    while game.window < MOST_DECISIONS:
        choice = table.ask(MENU, game, seat, window)
        if choice == menu.GO:
            return None
        game.window += 1
        if choice == menu.HACK:
            return hack(game, seat, window)
        decide(game, seat, choice, window)
    return None


def live_decisions(game: Game) -> None:
    """8.4: with the ball live the offense may call time; the defense has its orders (4.2, 6.6). Draws and asks."""
    while choice := game.table.ask(MENU, game, game.offense, LIVE):
        game.window += 1
        decide(game, game.offense, choice, LIVE)
        if choice != menu.ORDERS:
            return


def hack(game: Game, seat: Seat, window: Window) -> Next:
    """6.6: whom, and by whom. Draws and asks."""
    target, fouler = divmod(game.table.ask(FOUL, game, seat, window), 5)
    return fouls.deliberate_foul(game, game.floor[OTHER[seat]][target], game.floor[seat][fouler])


def decide(game: Game, seat: Seat, choice: int, window: Window) -> None:
    """One decision of the menu is carried out; men who come in during a 20-second time-out are counted in *window*.
    Draws and asks."""
    table = game.table
    if choice == menu.SUBSTITUTE:
        position, index = divmod(table.ask(SUBSTITUTION, game, seat, window), ROSTER)
        bring_in(game, seat, position, game.men[seat][index])
        window.subs += window.is_twenty
    elif choice == menu.SWAP:
        change_places(game, seat, *PAIRS[table.ask(PLACES, game, seat, window)])
    elif choice == menu.MATCH:
        change_guards(game, seat, *PAIRS[table.ask(GUARDS, game, seat, window)])
    elif choice in (menu.TIME_OUT, menu.TWENTY):
        live_time_out(game, seat, choice == menu.TWENTY)
    elif choice == menu.PRESS:
        game.press = True
    elif choice == menu.PLAY:
        game.called = table.ask(CALLED_PLAY, game, seat, window)
    elif choice == menu.DOUBLE:
        target, helper = divmod(table.ask(DOUBLE_TEAM, game, seat, window), 5)
        game.double_teams[seat] = [game.floor[OTHER[seat]][target].index, helper]
    elif choice == menu.NO_DOUBLE:
        game.double_teams[seat] = None
    elif choice == menu.ORDERS:
        give_order(game, seat, table.ask(ORDERS, game, seat, None), window)
    else:
        toggle_three_point_tactics(game, seat, choice)


def toggle_three_point_tactics(game: Game, seat: Seat, choice: int) -> None:
    """4.6.1, 4.6.2: begin or end the seat's three-point offense or defense; with an offense the defense against it
    ends. All are rated anew."""
    tactic = game.three_offense if choice == menu.THREE_OFFENSE else game.three_defense
    tactic[seat] = not tactic[seat]
    if not game.three_offense[seat]:
        game.three_defense[OTHER[seat]] = False
    rate_all(game, AWAY)
    rate_all(game, HOME)


def call_time(game: Game, is_twenty: bool = False) -> Next:
    """8.4: who has the ball may call time instead of a pass, and puts the ball in play there. Draws and asks."""
    time_cards(game)
    ending = turns.in_bounds(game, game.passes)
    live_time_out(game, game.offense, is_twenty)
    bench_counts(game)
    return ending


def live_time_out(game: Game, seat: Seat, is_twenty: bool = False, shooter: Man | None = None) -> None:
    """8.4, 8.4.1: a time-out; late in a period the ball may then come in at mid-court without loss of time.

    With a *shooter* at the foul line there is no ball to bring in (8.6). Draws and asks.
    """
    if is_twenty:
        game.twenties[seat] -= 1
    else:
        game.caller = seat
        game.time_outs[seat] -= 1
        game.time_outs_period[seat] += 1
        if game.is_final_two:
            game.time_outs_late[seat] += 1
    game.note(TIME_OUT, seat, TEAM, "20 seconds" if is_twenty else "")
    if shooter is None and seat == game.offense and game.phase == BRING_UP and game.is_late:
        game.half_court = game.table.ask(HALF_COURT, game, seat, None) == YES
    time_out(game, seat, is_twenty, shooter)


def time_out(game: Game, caller: Seat, is_twenty: bool, shooter: Man | None = None) -> None:
    """8.5, 16D: both coaches may change what they like; who called it goes last. Draws and asks."""
    game.dead_ball = True
    window = Window(is_time_out=True, is_twenty=is_twenty, shooter=shooter)
    for seat in (OTHER[caller], caller):
        if game.index_limit:
            while (man := ask_ignored_rest(game, seat)) is not None:
                end_mandatory_rest(game, man, LET_OFF)
        window.subs = 0
        coach_decides(game, seat, window)


def charged_time_out(game: Game, seat: Seat) -> None:
    """8.4: it is taken at the start of a possession that is no fast break. Draws and asks."""
    game.charged[seat] = False
    if game.time_outs[seat]:
        game.note(HAPPENED, seat, TEAM, "is charged with a time-out")
        live_time_out(game, seat)
