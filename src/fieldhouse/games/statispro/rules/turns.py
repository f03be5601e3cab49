"""How a possession ends: who has the ball next, where, and whether the clock stands."""

from __future__ import annotations

from fieldhouse.games.statispro.events import (
    ASSIST,
    DEFENSIVE_REBOUND,
    OFFENSIVE_REBOUND,
    STEAL,
    TEAM,
    THREE_MADE,
    THROW_MADE,
    TURNOVER,
    TWO_MADE,
)
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.model import NOBODY
from fieldhouse.games.statispro.state import ADVANCE, BRING_UP, END, FRONTCOURT, Game, Next, rate_all
from fieldhouse.table.seat import AWAY, HOME, NO_SEAT, OTHER, Seat


def give_ball(game: Game, seat: Seat, dead_ball: bool) -> Next:
    """4.1: *seat* brings the ball up with an ACTION or PRESS card."""
    game.phase = BRING_UP
    game.offense = seat
    game.passes = game.rules.passes
    game.dead_ball = dead_ball
    _forget_calls(game)
    return END


def in_bounds(game: Game, passes: int) -> Next:
    """4.3: the offense puts the ball in play in the frontcourt and may ADVANCE it that often."""
    game.phase = FRONTCOURT
    game.passes = passes
    game.dead_ball = True
    _forget_calls(game)
    return END


def _forget_calls(game: Game) -> None:
    """3.3, 4.2, 8.4.2: a press, a play or a time-out is for the possession before which it was called."""
    game.press = False
    game.called, game.caller = NOBODY, NO_SEAT


def after_team_rebound(game: Game, is_fresh: bool) -> Next:
    """10E, 10J, 12D: out of bounds with a new clock, or after an air ball with what is left of the old one; if nothing
    is, a clock violation."""
    if is_fresh:
        return in_bounds(game, game.rules.passes_after_rebound)
    return in_bounds(game, game.passes) if game.passes > 0 else clock_violation(game)


def turnover(game: Game, who: int, how: str, dead_ball: bool = True) -> Next:
    """9B: the player, or with ``TEAM`` the team, loses the ball; the defense brings it up."""
    game.note(TURNOVER, game.offense, who, how)
    game.lost_ball = True
    return give_ball(game, OTHER[game.offense], dead_ball)


def go_on(game: Game) -> Next:
    """4.4, 9C, 16C: the ball is in the frontcourt and must be advanced; the chance of an open shot is lost. With no
    pass left it is a clock violation."""
    game.opening = False
    return ADVANCE if game.passes > 0 else clock_violation(game)


def clock_violation(game: Game) -> Next:
    """4.3, 13E: the shot clock ran out, a turnover of the team."""
    return turnover(game, TEAM, "24-second violation")


def stolen(game: Game, thief: Man, loser: int) -> Next:
    """7.1: a steal for the defender, a turnover for whom the pass was meant; ACTION comes next."""
    game.note(STEAL, thief.seat, thief.index)
    return turnover(game, loser, "stolen", dead_ball=False)


def score_basket(game: Game, man: Man, points: int) -> None:
    """4.5, 4.6: the basket counts."""
    man.points += points
    man.tries += 1
    man.field_goals += 1
    game.score[man.seat] += points
    game.events.append((THREE_MADE if points == 3 else TWO_MADE, man.seat, man.index, 0))


def score_throw(game: Game, man: Man) -> None:
    """A free throw counts."""
    man.points += 1
    game.score[man.seat] += 1
    game.events.append((THROW_MADE, man.seat, man.index, 0))


def after_basket(game: Game, seat: Seat) -> Next:
    """8.3, 8.6: the other team brings the ball up; late in a period the clock stands."""
    stops = game.left <= 30 and game.is_late
    return give_ball(game, OTHER[seat], stops)


def best_assist(game: Game, seat: Seat, other_than: Man) -> Man:
    """The man on the floor with the highest ASSIST RATE beside the shooter; the tired lose ties (5.4)."""
    five = game.floor[seat]
    best = five[0] if five[0] is not other_than else five[1]
    for man in five:
        if man is other_than or man is best or man.assist < best.assist:
            continue
        if man.assist > best.assist or (best.is_tired and not man.is_tired):
            best = man
    return best


def credit_assist(game: Game, passer: Man, shooter: Man) -> None:
    """4.4: an assist; if passer and shooter are one, it was a give and go with the best other passer."""
    man = best_assist(game, shooter.seat, shooter) if passer is shooter else passer
    game.events.append((ASSIST, man.seat, man.index, 0))


def team_rebound(game: Game, seat: Seat) -> None:
    """10: nobody's rebound but the team's."""
    game.note(OFFENSIVE_REBOUND if seat == game.offense else DEFENSIVE_REBOUND, seat, TEAM)


def rebound(game: Game, man: Man) -> None:
    """4.7: the man has the rebound."""
    code = OFFENSIVE_REBOUND if man.seat == game.offense else DEFENSIVE_REBOUND
    game.events.append((code, man.seat, man.index, 0))


def team_rebound_of(game: Game, seat: Seat) -> None:
    """10: a team rebound for the shooters after a throw that is not played on."""
    game.note(OFFENSIVE_REBOUND, seat, TEAM)


def stop_three_point_offense(game: Game) -> None:
    """4.6.1: it ends when the team no longer trails."""
    for seat in (AWAY, HOME):
        if game.three_offense[seat] and game.score[seat] >= game.score[OTHER[seat]]:
            game.three_offense[seat] = game.three_defense[OTHER[seat]] = False
            rate_all(game, seat)
