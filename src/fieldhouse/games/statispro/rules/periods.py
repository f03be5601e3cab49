"""Sections 3.4, 8.1, 8.2, 14O, 19.1, 20.9: periods begin and end."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro import model
from fieldhouse.games.statispro.events import HAPPENED, MINUTES, PERIOD_OVER, TEAM
from fieldhouse.games.statispro.menu import Window
from fieldhouse.games.statispro.model import NOBODY
from fieldhouse.games.statispro.rules import jumps, turns
from fieldhouse.games.statispro.rules.absentees import expand_attempts
from fieldhouse.games.statispro.rules.bench import coaches_decide
from fieldhouse.games.statispro.rules.clock import drawn_man, set_deck, set_overtime_deck
from fieldhouse.games.statispro.rules.index_points import set_index_points
from fieldhouse.games.statispro.rules.injuries import remove_injured, return_of_the_injured
from fieldhouse.games.statispro.rules.lineups import place_line_up
from fieldhouse.games.statispro.rules.stamina import bench_counts, end_rest_period, start_half
from fieldhouse.games.statispro.state import OVER, PERIOD_START, Game, rate_all
from fieldhouse.table.seat import AWAY, HOME, NO_SEAT, OTHER, Seat

LATER_HALF: Final = 3


def start_period(game: Game) -> None:
    """3.1 to 3.4: the deck, the line-ups, and whose ball it is. Draws and asks."""
    rules, period = game.rules, game.period
    is_overtime = period > rules.periods
    cards = rules.overtime_cards if is_overtime else rules.cards
    if is_overtime:
        set_overtime_deck(game)
    else:
        set_deck(game, cards, rules.cards if rules.plays_halves and period in (1, LATER_HALF) else 0)
    game.rests = 0
    game.dead_ball = True
    game.window = 0
    game.caller = NO_SEAT
    for team in game.floor:
        for man in team:
            man.since = cards
    if period == 1:
        if game.options.index_points:
            set_index_points(game)
        for seat in (AWAY, HOME):
            if game.options.expanded_attempts and game.sides[seat].absent:
                expand_attempts(game, seat)
            place_line_up(game, seat)
    elif not is_overtime and period == LATER_HALF:
        start_half(game)
        game.twenties = [1, 1]
    if period > 1:
        for seat in (AWAY, HOME):
            remove_injured(game, seat)
            rate_all(game, seat)
        coaches_decide(game, Window(is_period_start=True))
    bench_counts(game)
    turns.give_ball(game, first_possession(game), dead_ball=True)
    game.fresh = [True, True]


def first_possession(game: Game) -> Seat:
    """3.4, 8.2, 19.3, 19.8, 20.3: by jump ball, by who won the first one, or by the arrow. Draws."""
    rules, period = game.rules, game.period
    if period == 1:
        game.tip_winner = jumps.opening_jump(game)
        game.variant = [game.last_card % 8, game.last_card // 8 % 8]
        return game.tip_winner
    if period > rules.periods:
        return jumps.opening_jump(game) if rules.overtime_jump else jumps.alternate(game)
    if rules.alternates:
        return jumps.alternate(game)
    return game.tip_winner if period == rules.periods else OTHER[game.tip_winner]


def end_period(game: Game) -> None:
    """8.1, 8.2: the deck has run out: the next period, an overtime, or the end. Draws."""
    desperation_heave(game)
    game.note(PERIOD_OVER, game.offense, TEAM, game.period)
    rules, period = game.rules, game.period
    for team in game.floor:
        for man in team:
            man.cards += man.since
            man.since = 0
    end_rest_period(game)
    is_half = rules.is_half(min(period, rules.periods))
    return_of_the_injured(game, is_half)
    reset_counts(game)
    game.period += 1
    game.phase = PERIOD_START
    if period >= rules.periods and game.score[AWAY] != game.score[HOME]:
        game.phase = OVER
        game.over = True
        for team in game.men:
            for man in team:
                if man.cards:
                    game.note(MINUTES, man.seat, man.index, man.cards)


def reset_counts(game: Game) -> None:
    """6.3, 8.4, 16, 19.5, 20.9: what is counted anew each period."""
    rules, period = game.rules, game.period
    keeps = (rules.overtime_keeps_fouls and period >= rules.periods) or (
        rules.plays_halves and period < rules.periods and not rules.is_half(period)
    )
    if not keeps:
        game.team_fouls = [0, 0]
    game.late_fouls = [0, 0]
    game.time_outs_period = [0, 0]
    game.time_outs_late = [0, 0]
    game.index_used = [0, 0]
    game.three_offense = [False, False]
    game.three_defense = [False, False]
    game.called = NOBODY
    game.half_court = game.press = False


def desperation_heave(game: Game) -> None:
    """14O: on the last card of the clock, if the ball was lost by a jump or the press, an RPG man hits from afar.

    Draws.
    """
    if not game.last_card or game.deck.z[game.last_card].kind != model.HEAVE:
        return
    if game.lost_ball and game.last_section in ("jump", "press"):
        man = drawn_man(game, game.offense)
        game.shot_three = game.has_threes
        game.note(HAPPENED, man.seat, man.index, "heaves the ball in at the buzzer")
        turns.score_basket(game, man, 3 if game.has_threes else 2)
