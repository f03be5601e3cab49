"""Sections 4.4 to 4.6, 5.3, 7.2, 8.1 and 12: the shot."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro import model
from fieldhouse.games.statispro.events import BLOCK, FOULED, THREE_MISSED, TWO_MISSED
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.model import ANY_DEFENDER, BY_FOUL_NUMBER, NO_FOUL, Shot
from fieldhouse.games.statispro.questions import LAST_SHOT, LONG_TWO, NO, THREE_OR_TWO, YES
from fieldhouse.games.statispro.rules import foul_line, fouls, turns
from fieldhouse.games.statispro.rules.clock import dead_ball, draw
from fieldhouse.games.statispro.rules.index_points import ask_ignore_foul
from fieldhouse.games.statispro.rules.ratings import rating
from fieldhouse.games.statispro.state import END, FROM_ADVANCE, FROM_REBOUND, REBOUND, RECEIVE, SHOOT, Game, Next
from fieldhouse.table.seat import OTHER

FROM_SHOT_CARD: Final = -1
"""A Pass # that is not known until the shot's card is drawn."""
NEAR: Final = 0
FAR: Final = 1
NEAR_OR_FAR: Final = 2
NEAR_OR_LONG: Final = 3
"""From where a shot is: a long two is one of a season without three-pointers."""
THREE_BEHIND: Final = 3


def aim(game: Game, man: Man, over: int, threes: int) -> Next:
    """4.6, 5.3: a three-pointer below or at the rating, but no put-back, which is no pass; forced above ATTEMPTS.

    Asks.
    """
    where = shot_from(game, man, threes)
    game.shot_three = where == FAR
    set_penalty(game, over)
    if where == NEAR_OR_LONG:
        game.shot_three = game.table.ask(LONG_TWO, game, game.offense, man) == YES
    elif where == NEAR_OR_FAR:
        game.shot_three = game.table.ask(THREE_OR_TWO, game, game.offense, man) == YES
    set_penalty(game, over)
    return SHOOT


def set_penalty(game: Game, over: int) -> None:
    """5.3: a shot above ATTEMPTS is forced, and its rating so much less, unless it is open or a three-pointer."""
    game.shot_forced = over > 0 and not game.is_open and not game.shot_three
    game.shot_penalty = over if game.shot_forced else 0


def shot_from(game: Game, man: Man, threes: int) -> int:
    """4.6, 17.5: a pass below his THREE POINT ATTEMPTS is shot from afar, at them he may choose; a put-back is near."""
    if 0 < game.number <= threes and game.source != FROM_REBOUND:
        if not game.has_threes:
            return NEAR_OR_LONG
        return FAR if game.number < threes else NEAR_OR_FAR
    return NEAR_OR_FAR if may_be_long(game, man) else NEAR


def may_be_long(game: Game, man: Man) -> bool:
    """House rule ``late_threes``: in the final two minutes a team three behind or more may shoot any pass from afar."""
    if not game.options.late_threes or not game.is_final_two or not game.has_threes or not man.three_points:
        return False
    return game.score[OTHER[man.seat]] - game.score[man.seat] >= THREE_BEHIND and game.source != FROM_REBOUND


def last_card(game: Game, attempts: int) -> Next:
    """8.1: a pass upcourt or an offensive rebound on the last card allows a forced shot with one card more. Asks."""
    if game.source == FROM_ADVANCE or game.table.ask(LAST_SHOT, game, game.offense, None) == NO:
        return END
    game.is_open = game.shot_three = False
    game.shot_forced = game.is_prolonged = True
    game.shot_penalty = max(0, game.number - attempts)
    return SHOOT


def shoot(game: Game) -> Next:
    """4.5, 12: the SHOT # of the next card against the shooter's rating. Draws and asks."""
    if not game.left and not game.is_prolonged:
        return END
    card = draw(game, "shot")
    shot = game.deck.shot[card]
    man = game.floor[game.offense][game.handler]
    if game.number == FROM_SHOT_CARD:
        game.shot_penalty = max(0, pass_number(game, card) - man.attempts)
    is_three = game.shot_three
    if shot.fouler != NO_FOUL and man.foul_drawing > shot.foul_over and not (is_three and shot.only_twos):
        fouler = shot_fouler(game, shot, man)
        if fouler is not None:
            return fouled_shot(game, man, shot.number <= rating(game, man), fouler, shot)
    elif shot.block and not is_three and not game.is_open:
        blocker = who_blocks(game, shot, man)
        if blocker is not None:
            return blocked(game, man, blocker)
    if shot.number <= rating(game, man):
        return made(game, man, shot)
    return missed(game, man, shot.air_ball)


def pass_number(game: Game, card: int) -> int:
    """13G: the Pass # of a card: ACTION, else ADVANCE, else PRESS."""
    deck = game.deck
    for reading in (deck.action[card], deck.advance[card], deck.press[card]):
        if reading.kind in (model.PASS, model.CHOICE, model.TRAP):
            return reading.number
    return 0


def made(game: Game, man: Man, shot: Shot) -> Next:
    """4.5: the basket, and an assist where one is due."""
    turns.score_basket(game, man, 3 if game.shot_three and game.has_threes else 2)
    credit_passer(game, man, shot.number)
    return turns.after_basket(game, game.offense)


def credit_passer(game: Game, man: Man, number: int) -> None:
    """4.4: the passer of an open shot; for other passes the last passer (the book's advice), or the house ruling."""
    if game.is_open and game.opener is not None:
        turns.credit_assist(game, game.opener, man)
        return
    options = game.options
    if not options.last_passer_assists or game.source == FROM_REBOUND or game.breaks:
        return
    passer = game.passer
    if not options.assist_ruling:
        if passer is not None:
            turns.credit_assist(game, passer, man)
        return
    mate = counted_off(game.floor[man.seat], man.position, number)
    if mate is not None:
        turns.credit_assist(game, mate, man)


def counted_off(five: list[Man], shooter: int, number: int) -> Man | None:
    """House assist ruling: on whom the SHOT # falls, counted along his mates' ASSIST from the shooter on, if on any."""
    beyond = number
    for step in range(1, len(five)):
        mate = five[(shooter + step) % len(five)]
        beyond -= mate.assist
        if beyond <= 0:
            return mate
    return None


def missed(game: Game, man: Man, is_air: bool) -> Next:
    """4.5, 12D: a rebound comes next; an air ball does not touch the rim."""
    man.tries += 1
    game.events.append((THREE_MISSED if game.shot_three and game.has_threes else TWO_MISSED, man.seat, man.index, 0))
    game.is_air = is_air
    return REBOUND


def who_blocks(game: Game, shot: Shot, man: Man) -> Man | None:
    """7.2, 12C: the cited defender, or of any the one with the highest BLOCK RATE; forced shots double the guard's."""
    five = game.floor[OTHER[game.offense]]
    guard = fouls.primary_defender(game, man) if game.shot_forced else None
    if shot.blocker != ANY_DEFENDER:
        blocker = five[shot.blocker]
    else:
        blocker = max(five, key=lambda defender: (_block_rate(defender, guard), not defender.is_tired))
    return blocker if _block_rate(blocker, guard) >= shot.block else None


def _block_rate(defender: Man, guard: Man | None) -> int:
    """5.3: doubled for the primary defender of a forced shot, B0 being B1 then."""
    return max(1, 2 * defender.block) if defender is guard else defender.block


def blocked(game: Game, man: Man, blocker: Man) -> Next:
    """7.2: BLOCK of the next card says who recovers, or that the basket counts; the clock goes on for the offense.
    After the last card nobody does."""
    if not game.left:
        game.note(BLOCK, blocker.seat, blocker.index)
        missed(game, man, is_air=False)
        return END
    block = game.deck.block[draw(game, "block")]
    if block.kind == model.BLOCK_GOALTENDING:
        turns.score_basket(game, man, 2)
        return turns.after_basket(game, game.offense)
    game.note(BLOCK, blocker.seat, blocker.index)
    missed(game, man, is_air=False)
    return recover(game, block)


def recover(game: Game, block: model.Block) -> Next:
    """7.2: a defender is credited with a rebound and ACTION follows; the offense gets no new clock."""
    offense = game.offense
    if block.kind == model.BLOCK_DEFENSE:
        turns.rebound(game, game.floor[OTHER[offense]][block.position])
        return turns.give_ball(game, OTHER[offense], dead_ball=False)
    if block.kind == model.BLOCK_OUT_TO_DEFENSE:
        turns.team_rebound(game, OTHER[offense])
        return turns.give_ball(game, OTHER[offense], dead_ball=True)
    if block.kind == model.BLOCK_OUT_TO_OFFENSE:
        turns.team_rebound(game, offense)
    else:
        turns.rebound(game, game.floor[offense][block.position])
    if game.passes <= 0:
        return turns.clock_violation(game)
    if block.kind == model.BLOCK_OUT_TO_OFFENSE:
        return turns.in_bounds(game, game.passes)
    hold(game, block.position)
    return RECEIVE


def hold(game: Game, position: int) -> None:
    """The man has the ball by a rebound: no pass has found him, so only his own will decides whether he shoots."""
    game.handler = position
    game.passer = None
    game.is_open = game.opening = game.breaks = game.is_choice = game.doubled = False
    game.opener = None
    game.number = game.assist = 0
    game.source = FROM_REBOUND


def shot_fouler(game: Game, shot: Shot, man: Man) -> Man | None:
    """12B: who fouled the shooter, or nobody if an Index Point waved it off. Draws and asks."""
    if ask_ignore_foul(game, "A shooting foul", OTHER[game.offense]):
        return None
    if shot.fouler != BY_FOUL_NUMBER:
        if game.options.foul_shares:
            number = game.deck.foul[dead_ball(game, "foul")].number
            return fouls.in_range(game, OTHER[game.offense], number) or fouls.primary_defender(game, man)
        fouler = game.floor[OTHER[game.offense]][shot.fouler]
        return fouls.primary_defender(game, man) if fouler.is_nobody else fouler
    foul = game.deck.foul[draw(game, "foul")]
    return fouls.in_range(game, OTHER[game.offense], foul.number) or fouls.unnamed_fouler(game, man, foul)


def fouled_shot(game: Game, man: Man, is_good: bool, fouler: Man, shot: Shot) -> Next:
    """6.2: one free throw after a basket, two after a miss, which is no attempt. Draws and asks."""
    fouls.charge(game, fouler)
    if is_good:
        turns.score_basket(game, man, 3 if game.shot_three and game.has_threes else 2)
        credit_passer(game, man, shot.number)
    else:
        game.note(FOULED, man.seat, man.index)
    return foul_line.shoot_free_throws(game, man, 1 if is_good else 2)


def fouled_in_act(game: Game) -> Next:
    """9E: fouled in the act of shooting: who and by whom (6.1), then the SHOT # of the next card. Draws and asks."""
    if ask_ignore_foul(game, "Fouled in the act of shooting", OTHER[game.offense]):
        return turns.go_on(game)
    fouler, man = fouls.who_fouls_who(game, needs_fouled=True)
    game.handler = man.position
    shot = game.deck.shot[draw(game, "shot")]
    return fouled_shot(game, man, shot.number <= rating(game, man), fouler, shot)
