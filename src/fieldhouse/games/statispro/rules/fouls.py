"""Section 6 'Fouls': who fouls whom, team fouls, the penalty, disqualification.

A foul that a card brings may be waved off for an Index Point before it is known whose it is (16C); then play goes on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.games.statispro.events import DELIBERATE, PERSONAL_FOUL, STEAL, TEAM, TECHNICAL
from fieldhouse.games.statispro.man import EJECTED, FOULED_OUT, TECHNICALS, Man
from fieldhouse.games.statispro.model import NOBODY, RPG_POSITION, FoulNumber
from fieldhouse.games.statispro.questions import CHANGE, IGNORE, WHO
from fieldhouse.games.statispro.rules import foul_line, free_throws, turns
from fieldhouse.games.statispro.rules.clock import draw
from fieldhouse.games.statispro.rules.index_points import foul_choice
from fieldhouse.games.statispro.rules.lineups import leave
from fieldhouse.games.statispro.rules.shares import by_share, who_loses_it
from fieldhouse.games.statispro.state import Game, Next, reconsider
from fieldhouse.table.seat import HOME, OTHER, Seat

CAREFUL: Final = 3
"""House rule of shares: with one foul to go a man fouls so many times less."""
HELPER_RANK: Final = 5
"""5.5: FD5 is the foul of whoever helps to double the man."""


def primary_defender(game: Game, man: Man) -> Man:
    """Glossary 'PD': the opponent who guards that man's position; if nobody does (20.7), who has the fewest fouls."""
    defense = OTHER[man.seat]
    guard = game.floor[defense][game.guards[defense][man.position]]
    if guard.is_nobody:
        guard = min(game.floor[defense], key=lambda other: (other.is_nobody, other.fouls, other.position))
    return guard


def in_range(game: Game, seat: Seat, number: int) -> Man | None:
    """6.1: the man of *seat* in whose FOUL RANGE the number lies; by the house rule of shares always one, if anybody
    has a range."""
    if game.options.foul_shares:
        five = game.floor[seat]
        return by_share(five, [foul_share(game, man) for man in five], number)
    for man in game.floor[seat]:
        if man.foul_low <= number <= man.foul_high:
            return man
    return None


def foul_share(game: Game, man: Man) -> int:
    """House rule of shares: by the width of his FOUL RANGE, a third of it if another foul would send him off."""
    width = man.foul_high - man.foul_low + 1
    return width if man.fouls == game.rules.personal_limit - 1 else CAREFUL * width


def fouled_by_rank(game: Game, seat: Seat, rank: int) -> Man:
    """6.1: the man of *seat* with that rank of FOUL DRAWING; the tired go first, of equals the home coach says who.

    Asks.
    """
    five = game.floor[seat]
    ranked = sorted([(-man.foul_drawing, not man.is_tired, man.position) for man in five if not man.is_nobody])
    chosen = ranked[min(rank, len(ranked)) - 1][:2]
    equals = [five[position] for drawing, is_fresh, position in ranked if (drawing, is_fresh) == chosen]
    if len(equals) == 1:
        return equals[0]
    subject = ([man.index for man in equals], f"FD{rank}: they draw fouls equally. Who was it?", seat)
    return game.men[seat][game.table.ask(WHO, game, HOME, subject)]


def ballhandler(game: Game) -> Man | None:
    """6.1: who is known to have the ball; nobody cannot be fouled (20.7)."""
    if game.handler == NOBODY:
        return None
    man = game.floor[game.offense][game.handler]
    return None if man.is_nobody else man


def who_fouls_who(game: Game, needs_fouled: bool) -> tuple[Man, Man]:
    """6.1: fouler and fouled. With *needs_fouled* the fouled man is found even where he does not decide the fouler.

    Draws and asks.
    """
    offense, defense = game.offense, OTHER[game.offense]
    foul = game.deck.foul[draw(game, "foul")]
    fouler = in_range(game, defense, foul.number)
    handler = ballhandler(game)
    if handler is not None:
        fouled = handler
    elif fouler is None or needs_fouled:
        rank = game.deck.foul[draw(game, "foul drawing")].rank
        fouled = fouled_by_rank(game, offense, rank)
    else:
        fouled = game.floor[offense][game.guards[defense].index(fouler.position)]
    return fouler or unnamed_fouler(game, fouled, foul), fouled


def unnamed_fouler(game: Game, fouled: Man, foul: FoulNumber) -> Man:
    """5.5, 6.1: no range holds the number: his primary defender, or on FD5 whoever helps to double him."""
    double = game.double_teams[OTHER[fouled.seat]]
    if double and double[0] == fouled.index and foul.rank == HELPER_RANK:
        return game.floor[OTHER[fouled.seat]][double[1]]
    return primary_defender(game, fouled)


def limit(game: Game) -> int:
    """6.3, 19.5, 20.9: team fouls without penalty in this period."""
    rules = game.rules
    if game.period > rules.periods and not rules.overtime_keeps_fouls:
        return rules.overtime_limit
    return rules.team_limit


def in_penalty(game: Game, seat: Seat) -> bool:
    """6.3, 6.4: the next foul of *seat* that is no shooting foul gives free throws."""
    if game.team_fouls[seat] >= limit(game):
        return True
    late = game.rules.late_limit
    return late is not None and game.time_left <= 30 and game.late_fouls[seat] >= late


def charge(game: Game, man: Man, counts_for_team: bool = True) -> None:
    """6.3, 6.5: a personal foul, a team foul unless it is a charge, and the sixth sends him off; who had come back
    stays, at the price of a technical. Draws and asks."""
    man.fouls += 1
    reconsider(game, man.seat)
    game.note(PERSONAL_FOUL, man.seat, man.index, man.fouls)
    if counts_for_team:
        game.team_fouls[man.seat] += 1
        if game.left <= 30 and game.time_left <= 30:
            game.late_fouls[man.seat] += 1
    if man.has_returned:
        free_throws.team_technical(game, man.seat)
    elif man.fouls >= game.rules.personal_limit:
        leave(game, man, FOULED_OUT)


def charge_technical(game: Game, man: Man) -> None:
    """14D: it counts neither as a personal nor as a team foul; the second one sends him off. Draws and asks."""
    man.technicals += 1
    game.note(TECHNICAL, man.seat, man.index, man.technicals)
    if man.technicals >= TECHNICALS and man.position != NOBODY:
        leave(game, man, EJECTED)


def defensive_foul(game: Game, fouler: Man | None = None, stops_clock: bool = False) -> Next:
    """9D, 13D, 15A: a foul that is no shooting foul: the ball out of bounds, or in the penalty free throws. Unless the
    *fouler* is given, Index Points may also make it a steal (16A).

    Draws and asks.
    """
    offense, defense = game.offense, OTHER[game.offense]
    if fouler is None and game.index_limit:
        choice = foul_choice(game, "A defensive foul", defense, can_steal=True)
        if choice == IGNORE:
            return turns.go_on(game)
        if choice == CHANGE:
            thief, loser = who_fouls_who(game, needs_fouled=True)
            game.note(STEAL, thief.seat, thief.index)
            return turns.turnover(game, who_loses_it(game, loser).index, "stolen", dead_ball=False)
    is_penalty = in_penalty(game, defense)
    if fouler is None:
        fouler, fouled = who_fouls_who(game, is_penalty)
    else:
        fouled = ballhandler(game) or game.floor[offense][game.guards[defense].index(fouler.position)]
    charge(game, fouler)
    game.half_court = stops_clock  # 8.7: the next ADVANCE, ACTION or PRESS takes no time, also after free throws
    if is_penalty:
        return penalty_throws(game, fouled)
    return turns.in_bounds(game, game.rules.passes_after_foul)


def penalty_throws(game: Game, fouled: Man) -> Next:
    """6.4, 19.5: two free throws, or one and one. Draws and asks."""
    committed = game.team_fouls[OTHER[fouled.seat]]
    one_and_one = committed <= game.rules.bonus_until
    return foul_line.shoot_free_throws(game, fouled, 2, one_and_one=one_and_one)


def free_throw_foul(
    game: Game,
    keeps_ball: bool,
    what: str = "A foul with free throws",
    punish: Callable[[Game, Man, int], None] | None = None,
) -> Next:
    """14B, 14L, 14M, 15B, 15J: two free throws whatever the penalty; a flagrant or intentional foul keeps the ball.
    *punish* is told the fouler and the position at which he fouled, which another foul may have taken from him.

    Draws and asks.
    """
    if foul_choice(game, what, OTHER[game.offense]) == IGNORE:
        return turns.go_on(game)
    fouler, fouled = who_fouls_who(game, needs_fouled=True)
    position = fouler.position
    charge(game, fouler)
    if punish is not None:
        punish(game, fouler, position)
    return foul_line.shoot_free_throws(game, fouled, 2, keeps_ball=keeps_ball)


def flagrant_foul(game: Game) -> Next:
    """14B: two free throws and the ball; a second card may eject the fouler (type II). Draws and asks."""
    return free_throw_foul(game, keeps_ball=True, what="A flagrant foul", punish=_eject_by_card)


def _eject_by_card(game: Game, fouler: Man, position: int) -> None:
    """14B: type II, if the next card's number names the *position* at which he fouled. Draws and asks."""
    number = game.deck.foul[draw(game, "ejection")].number
    if fouler.can_play and RPG_POSITION[number] == position:
        leave(game, fouler, EJECTED)


def elbow_foul(game: Game) -> Next:
    """14L: a personal and a technical foul, and two free throws. Draws and asks."""
    return free_throw_foul(
        game, keeps_ball=False, what="An elbow foul", punish=lambda game, man, position: charge_technical(game, man)
    )


def offensive_foul(game: Game) -> Next:
    """9F: a charge, a turnover too, and no team foul. Draws and asks."""
    if foul_choice(game, "An offensive foul", game.offense) == IGNORE:
        return turns.go_on(game)
    man = offensive_fouler(game, "foul drawing")
    charge(game, man, counts_for_team=False)
    return turns.turnover(game, man.index, "offensive foul")


def offensive_fouler(game: Game, label: str | None) -> Man:
    """9F, 10I: by FOUL RANGE, or else by FD# of another card (9F) or of the same (10I, with no label).

    Draws and asks.
    """
    foul = game.deck.foul[draw(game, "foul")]
    man = in_range(game, game.offense, foul.number)
    if man is None:
        rank = game.deck.foul[draw(game, label)].rank if label else foul.rank
        man = fouled_by_rank(game, game.offense, rank)
    return man


def double_foul(game: Game) -> None:
    """14C: both the man who drew it and his primary defender, team fouls both, no free throws. Draws and asks."""
    fouled = fouled_by_rank(game, game.offense, game.deck.foul[draw(game, "foul drawing")].rank)
    guard = primary_defender(game, fouled)
    charge(game, fouled)
    charge(game, guard)


def deliberate_foul(game: Game, target: Man, fouler: Man) -> Next:
    """6.6: any opponent by any defender; late in the second and fourth quarter they shoot two and keep the ball.

    Draws and asks.
    """
    is_late = game.time_left <= 30 and game.rules.is_half(min(game.period, 4))
    is_penalty = in_penalty(game, fouler.seat)
    game.note(DELIBERATE, fouler.seat, fouler.index, target.index)
    charge(game, fouler)
    game.half_court = False
    if is_late:
        return foul_line.shoot_free_throws(game, target, 2, keeps_ball=True)
    if is_penalty:
        return penalty_throws(game, target)
    return turns.in_bounds(game, game.rules.passes_after_foul)


def technical_note(game: Game, seat: Seat) -> None:
    """14D: a technical against the coaching staff."""
    game.note(TECHNICAL, seat, TEAM)
