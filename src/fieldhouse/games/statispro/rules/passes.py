"""Sections 4, 5, 9, 13, 15: ACTION, PRESS and ADVANCE readings, and what the ballhandler does with the ball."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.games.statispro import model
from fieldhouse.games.statispro.events import HAPPENED, PASSED, PRESSED, TEAM
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.menu import can_call_time
from fieldhouse.games.statispro.model import FIVE, NOBODY, Reading
from fieldhouse.games.statispro.questions import (
    BALL,
    CALL_TIME,
    CALL_TWENTY,
    CHOICE_PASS,
    CHOICE_SCORER,
    KEEP_ON,
    STOP_CLOCK,
    TAKE_SHOT,
    YES,
    ShotChoice,
)
from fieldhouse.games.statispro.rules import fouls, jumps, readings_z, shooting, turns
from fieldhouse.games.statispro.rules.bench import call_time
from fieldhouse.games.statispro.rules.clock import dead_ball, draw
from fieldhouse.games.statispro.rules.index_points import ask_keep_steal
from fieldhouse.games.statispro.rules.ratings import long_rating, rating
from fieldhouse.games.statispro.rules.shares import who_loses_it
from fieldhouse.games.statispro.rules.shooting import aim, last_card
from fieldhouse.games.statispro.rules.standing import foul_with_ball
from fieldhouse.games.statispro.state import ADVANCE, END, FROM_ADVANCE, FROM_REBOUND, FROM_UPCOURT, RECEIVE, Game, Next
from fieldhouse.table.seat import OTHER

EARLY_VIOLATION: Final = 40
"""13E: a 24-second violation with passes left is a Pass 40."""
PLAY_BONUS: Final = 10
DOUBLE_TEAM: Final = 5
HOUSE_PASS: Final = 12
"""The Pass # of a turnover or foul reading above the season's number."""


def bring_up(game: Game) -> Next:
    """4.1, 4.2: the next card's ACTION, or PRESS if the defense has declared it, brings the ball upcourt.

    Draws and asks.
    """
    game.passes = game.rules.passes - 1
    game.source = FROM_UPCOURT
    label = "press" if game.press else "action"
    if game.half_court:
        game.half_court = False
        card = dead_ball(game, label)
    else:
        card = draw(game, label)
    if game.press:
        game.note(PRESSED, OTHER[game.offense], TEAM)
        return follow(game, game.deck.press[card], is_press=True)
    return follow(game, game.deck.action[card])


def advance(game: Game) -> Next:
    """4.3: the ball goes on to somebody else, one pass the fewer. Draws and asks."""
    game.passes -= 1
    if game.passes < 0:
        game.extended = True
        game.passes = 0
    game.source = FROM_ADVANCE
    if game.half_court:
        game.half_court = False
        card = dead_ball(game, "advance")
    elif game.left:
        card = draw(game, "advance")
    else:
        return END
    return follow(game, game.deck.advance[card])


def follow(game: Game, reading: Reading, is_press: bool = False) -> Next:
    """Sections 9, 13 and 15: do what the reading says. Draws and asks."""
    kind = reading.kind
    if kind == model.PASS:
        if reading.steal:
            ending = steal(game, reading)
            if ending is not None:
                return ending
        return pass_to(game, reading.position, reading.number, reading.assist)
    return OTHERS[kind](game, reading, is_press)


def pass_to(game: Game, position: int, number: int, assist: int) -> Next:
    """9A, 13A: the ball is there; whether the shot is open the last pass has decided (4.4, 5.5)."""
    before = game.handler
    five = game.floor[game.offense]
    man = five[position]
    game.is_open = game.is_choice = False
    if before != NOBODY:
        passer = game.passer = five[before]
        if game.opening or (game.doubled and _is_left_open(game, position)):
            game.is_open = True
            game.opener = passer
    game.handler = position
    game.number = number
    game.assist = assist
    game.events.append((PASSED, game.offense, man.index, number))
    return RECEIVE


def _is_left_open(game: Game, position: int) -> bool:
    """5.5: a pass out of the double team to the man whose defender has left him."""
    double = game.double_teams[OTHER[game.offense]]
    return double is not None and game.guards[OTHER[game.offense]][position] == double[1]


def steal(game: Game, reading: Reading) -> Next | None:
    """7.1, 13B: the defender cited, or of any the one with the highest STEAL RATE, takes the pass if it is enough; else
    None.

    Draws and asks.
    """
    five = game.floor[OTHER[game.offense]]
    if reading.thief != NOBODY:
        thief = five[reading.thief]
    else:
        thief = max(five, key=lambda man: (man.steal, not man.is_tired))
    if thief.steal < reading.steal:
        return None
    if game.index[game.offense] and not ask_keep_steal(game, thief, game.floor[game.offense][reading.position]):
        game.handler = reading.position
        return fouls.defensive_foul(game, fouler=thief)
    return turns.stolen(game, thief, who_loses_it(game, game.floor[game.offense][reading.position]).index)


# The other readings


def pass_to_choice(game: Game, reading: Reading, is_press: bool) -> Next:
    """13C: to any man whose ATTEMPTS reach the Pass #, or to the one with the most. Asks."""
    five = game.floor[game.offense]
    able = [index for index in FIVE if five[index].attempts >= reading.number]
    if not able:
        position = max(FIVE, key=lambda index: (five[index].attempts, -index))
    elif len(able) == 1:
        position = able[0]
    else:
        position = game.table.ask(CHOICE_PASS, game, game.offense, (able, reading.number))
    ending = pass_to(game, position, reading.number, 0)
    game.is_choice = True
    return ending


def lost(game: Game, reading: Reading, is_press: bool) -> Next:
    """9B, 13E, 15G: a turnover, unless the season's and the team's number (a house rule) makes it a pass. Draws."""
    most = game.numbers.turnovers + game.sides[game.offense].team.turnovers
    if game.options.season_turnovers and reading.season > most:
        return pass_to(game, reading.position, HOUSE_PASS, 0)
    return turns.turnover(game, who_loses_it(game, game.floor[game.offense][reading.position]).index, reading.how)


def consult_z(game: Game, reading: Reading, is_press: bool) -> Next:
    """9C, 15F: the next card's Z READING; under the press five more may tire the defenders. Draws and asks."""
    return readings_z.consult(game, is_press)


def foul_reading(game: Game, reading: Reading, is_press: bool) -> Next:
    """9D, 13D, 15A: a defensive foul, unless the season's and the team's number (a house rule) makes it a pass.

    Draws and asks.
    """
    most = game.numbers.fouls + game.sides[OTHER[game.offense]].team.fouls
    if game.options.season_fouls and reading.season > most:
        return pass_to(game, reading.position, HOUSE_PASS, 0)
    return fouls.defensive_foul(game)


def clock_reading(game: Game, reading: Reading, is_press: bool) -> Next:
    """13E: a 24-second violation only on the last pass; before that a Pass 40 to the man with the ball."""
    if game.passes <= 0:
        return turns.clock_violation(game)
    position = game.handler if game.handler != NOBODY else reading.position
    return pass_to(game, position, EARLY_VIOLATION, 0)


def kicked_ball(game: Game, reading: Reading, is_press: bool) -> Next:
    """13F, 4.3: the offense keeps the ball out of bounds, with the short clock."""
    game.note(HAPPENED, game.offense, TEAM, "keep the ball, which was kicked")
    return turns.in_bounds(game, max(game.passes, game.rules.passes_after_foul))


def jump_reading(game: Game, reading: Reading, is_press: bool) -> Next:
    """13G, 15I: a jump ball between the men at that position; a forced shot follows if no pass is left. Draws."""
    return jumps.jump_in_play(game, reading.position, is_press)


def choice_scores(game: Game, reading: Reading, is_press: bool) -> Next:
    """15E: a basket for the man of the coach's choice, an assist for the best other passer. Asks."""
    man = game.floor[game.offense][game.table.ask(CHOICE_SCORER, game, game.offense, None)]
    turns.score_basket(game, man, 2)
    turns.credit_assist(game, man, man)
    return turns.after_basket(game, game.offense)


def trap(game: Game, reading: Reading, is_press: bool) -> Next:
    """15K: a pass to the man cited, and one ADVANCE fewer."""
    game.passes -= 1
    return pass_to(game, reading.position, reading.number, 0)


def nothing(game: Game, reading: Reading, is_press: bool) -> Next:
    """Stands in the table of readings for passes, which never come here."""
    raise AssertionError("a pass is dealt with before")


OTHERS: Final[tuple[Callable[[Game, Reading, bool], Next], ...]] = (
    nothing, pass_to_choice, lost, consult_z, foul_reading,
    lambda game, reading, is_press: shooting.fouled_in_act(game),
    lambda game, reading, is_press: fouls.offensive_foul(game),
    clock_reading, kicked_ball, jump_reading,
    lambda game, reading, is_press: fouls.free_throw_foul(game, keeps_ball=True),
    choice_scores,
    lambda game, reading, is_press: fouls.free_throw_foul(game, keeps_ball=False),
    trap,
)  # fmt: skip


# The ballhandler's decision


def receive(game: Game) -> Next:
    """4.5, 5.1, 5.2: shoot, pass, or choose, as the Pass # and the ratings say. Draws and asks."""
    offense, number = game.offense, game.number
    passes, left = game.passes, game.left
    man = game.floor[offense][game.handler]
    attempts, threes = man.attempts, man.three_attempts
    frees = game.is_choice
    double = game.double_teams[OTHER[offense]]
    game.doubled = False
    if double is not None and double[0] == man.index and game.source != FROM_REBOUND:
        game.doubled = True
        attempts, threes, frees = attempts - DOUBLE_TEAM, threes - DOUBLE_TEAM, True
    if game.called != NOBODY:
        if game.called == game.handler:
            frees = frees or number > attempts  # only the play gets him a shot, which he need not take
            attempts += PLAY_BONUS
        game.called = NOBODY
    if not left:
        return last_card(game, attempts)
    if game.orders[OTHER[offense]].foul and (ending := foul_with_ball(game, man)) is not None:
        return ending
    if game.has_injury and not game.is_open and fouls.primary_defender(game, man).out:
        game.is_open, game.opener = True, None
    assist, can_assist = game.assist, False
    if assist > 0 and man.assist >= assist:
        can_assist = passes > 0 or not game.extended
    over, must_shoot = number - attempts, True
    if over > 0:  # above ATTEMPTS only a three-pointer, which a put-back is not
        must_shoot = number <= threes and game.source != FROM_REBOUND
    wants_shot = must_shoot or game.is_open
    may_shoot = wants_shot or not passes or (left <= 30 and game.is_late)
    may_pass = passes > 0 or can_assist
    if must_shoot and may_pass and number and not can_assist and not (frees and passes):
        may_pass = game.is_late if left <= 30 else False
    if may_shoot and may_pass:
        choice = _shoot_or_pass(game, man, over, threes, wants_shot)
    else:
        choice = TAKE_SHOT if may_shoot else KEEP_ON
    if choice == TAKE_SHOT:
        return aim(game, man, over, threes)
    if choice >= CALL_TIME:
        return call_time(game, is_twenty=choice == CALL_TWENTY)
    game.opening = can_assist
    if left <= 15 and game.is_final_two and not man.is_nobody and _ask_stop_clock(game, man):
        return fouls.defensive_foul(game, fouler=fouls.primary_defender(game, man), stops_clock=True)
    return ADVANCE


def _shoot_or_pass(game: Game, man: Man, over: int, threes: int, wants_shot: bool) -> int:
    """Asks whether to shoot, pass on, or call time. What kind of a shot it would be is put down in the game."""
    where = shooting.shot_from(game, man, threes)
    game.shot_three = where == shooting.FAR
    game.shot_penalty = over if over > 0 else 0
    is_forced = over > 0 and not game.is_open and not game.shot_three
    legal: tuple[int, ...] = (TAKE_SHOT, KEEP_ON) if wants_shot else (KEEP_ON, TAKE_SHOT)
    if game.passes > 0:
        if can_call_time(game, game.offense):
            legal = (*legal, CALL_TIME)
        if game.twenties[game.offense]:
            legal = (*legal, CALL_TWENTY)
    far = None if where in (shooting.NEAR, shooting.FAR) else long_rating(game, man)
    subject = ShotChoice(man, rating(game, man), game.shot_three, game.is_open, is_forced, legal, far)
    return game.table.ask(BALL, game, game.offense, subject)


def _ask_stop_clock(game: Game, man: Man) -> bool:
    """8.7: in the final minute the defense may foul the ballhandler before the next pass."""
    return game.table.ask(STOP_CLOCK, game, OTHER[game.offense], man) == YES
