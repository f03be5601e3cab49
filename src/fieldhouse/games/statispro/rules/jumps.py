"""Section 11 'Jump Ball', and the alternating possession that replaces it (19.3, 20.3)."""

from __future__ import annotations

from fieldhouse.games.statispro.events import TIP
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.model import NOBODY
from fieldhouse.games.statispro.rules import turns
from fieldhouse.games.statispro.rules.clock import draw
from fieldhouse.games.statispro.rules.shares import who_is_charged
from fieldhouse.games.statispro.rules.shooting import FROM_SHOT_CARD, hold
from fieldhouse.games.statispro.state import END, SHOOT, Game, Next
from fieldhouse.table.seat import AWAY, HOME, OTHER, Seat


def best_jumper(game: Game, seat: Seat) -> Man:
    """11.1: the best rebounder; the tired lose ties."""
    return max(game.floor[seat], key=lambda man: (man.rebounds, not man.is_tired, -man.position))


def tap(game: Game, away: Man, home: Man) -> tuple[Seat, int]:
    """11.2, 11.3: the seat that wins the jump, and the position that gets the ball. Draws."""
    jump = game.deck.jump[draw(game, "jump")]
    away_rating, home_rating = away.rebounds, home.rebounds
    if away_rating < home_rating or (away_rating == home_rating and not _home_is_tired(away, home)):
        away_rating += jump.bonus
    else:
        home_rating += jump.bonus
    seat = AWAY if away_rating > home_rating or (away_rating == home_rating and _home_is_tired(away, home)) else HOME
    game.note(TIP, seat, game.floor[seat][jump.position].index)
    return seat, jump.position


def _home_is_tired(away: Man, home: Man) -> bool:
    """And the other is not."""
    return home.is_tired and not away.is_tired


def alternate(game: Game) -> Seat:
    """19.3: the arrow says whose ball it is, and turns."""
    seat = game.arrow
    game.arrow = OTHER[seat]
    return seat


def opening_jump(game: Game) -> Seat:
    """3.4: the best rebounders jump; the winners have the ball to start the first and fourth quarters. Draws."""
    seat, _ = tap(game, best_jumper(game, AWAY), best_jumper(game, HOME))
    game.arrow = OTHER[seat]
    return seat


def contest(game: Game, position: int) -> tuple[Seat, int]:
    """The seat that comes out of a jump ball between the men at *position*, and who has the ball. Draws."""
    if game.rules.alternates:
        return alternate(game), NOBODY
    return tap(game, game.floor[AWAY][position], game.floor[HOME][position])


def jump_in_play(game: Game, position: int, is_press: bool) -> Next:
    """13G, 15I: the offense keeps the ball, or loses it and is charged with a turnover.

    4.1: under the press it is a jump ball at the far end, so ACTION comes next. 19.3: by the arrow it is a fresh
    possession. Draws.
    """
    seat, at = contest(game, position)
    if seat != game.offense:
        return turns.turnover(game, who_is_charged(game), "jump ball")
    if is_press:
        return turns.give_ball(game, seat, dead_ball=True)
    if game.rules.alternates:
        return turns.in_bounds(game, game.rules.passes)
    if game.passes > 0:
        return turns.in_bounds(game, game.passes)
    if not game.left:
        return END
    return forced_after_jump(game, at if at != NOBODY else position)


def forced_after_jump(game: Game, position: int) -> Next:
    """13G: no pass is left: a forced shot at once, whose Pass # is that of the SHOT card."""
    hold(game, position)
    game.number = FROM_SHOT_CARD
    game.shot_three = False
    game.shot_forced = True
    return SHOOT


def rebound_jump(game: Game, position: int) -> Next:
    """10J: a team rebound for the winner. Draws."""
    seat, _ = contest(game, position)
    turns.team_rebound(game, seat)
    if seat != game.offense:
        return turns.give_ball(game, seat, dead_ball=True)
    return turns.after_team_rebound(game, is_fresh=not game.is_air or game.rules.alternates)


def after_double_foul(game: Game) -> Next:
    """11, 14C: the best rebounders jump; the offense is charged with a turnover if it loses the ball. Draws."""
    if game.rules.alternates:
        seat = alternate(game)
    else:
        seat = tap(game, best_jumper(game, AWAY), best_jumper(game, HOME))[0]
    if seat != game.offense:
        return turns.turnover(game, who_is_charged(game), "jump ball")
    return turns.give_ball(game, seat, dead_ball=True)
