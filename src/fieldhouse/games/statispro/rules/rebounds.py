"""Sections 4.7 and 10: rebounds."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro import model
from fieldhouse.games.statispro.events import THREE_MISSED, TWO_MISSED
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.model import BOTH, ONLY_DEFENSE, ONLY_OFFENSE, Rebound
from fieldhouse.games.statispro.questions import RUN, WHO, YES
from fieldhouse.games.statispro.rules import fouls, jumps, turns
from fieldhouse.games.statispro.rules.clock import dead_ball, draw
from fieldhouse.games.statispro.rules.index_points import ask_ignore_foul, ask_take_rebound
from fieldhouse.games.statispro.rules.shares import who_is_charged
from fieldhouse.games.statispro.rules.shooting import hold
from fieldhouse.games.statispro.state import BREAK, END, REBOUND, RECEIVE, Game, Next
from fieldhouse.table.seat import OTHER, Seat

FREE_THROW_BONUS: Final = 5


def rebound(game: Game) -> Next:
    """4.7, 10: the REBOUND of the next card. Draws and asks."""
    if not game.left:
        return END
    if game.stop_foul:
        game.stop_foul = False
        reading = game.deck.rebound[dead_ball(game, "rebound")]
    else:
        reading = game.deck.rebound[draw(game, "rebound")]
    kind = reading.kind
    if kind == model.HIGH:
        return secured(game, high(game, reading), reading)
    if kind <= model.DEFENDER:
        man = game.floor[OTHER[game.offense]][reading.positions[0]]
        if kind == model.DEFENDER_BREAK and not game.is_throw and not game.tip_in and game.left:
            turns.rebound(game, man)
            if game.table.ask(RUN, game, man.seat, man) == YES:
                return start_break(game, man)
            return turns.give_ball(game, man.seat, dead_ball=False)
        return secured(game, man, reading)
    if kind == model.ATTACKER:
        return secured(game, game.floor[game.offense][reading.positions[0]], reading)
    return out_of_play(game, reading)


def start_break(game: Game, man: Man) -> Next:
    """10A: the rebounder starts a fast break."""
    game.offense = man.seat
    game.originator = man.position
    return BREAK


def secured(game: Game, man: Man, reading: Rebound) -> Next:
    """10B to 10D, 14K: a man has the ball; a defender's team brings it up, the offense has a new clock."""
    if game.tip_in and not game.is_throw:
        return tipped_in(game, man)
    turns.rebound(game, man)
    if man.seat != game.offense:
        return turns.give_ball(game, man.seat, dead_ball=False)
    if not game.is_air:
        game.passes = game.rules.passes_after_rebound
        game.extended = False
    elif game.passes <= 0:
        return turns.clock_violation(game)
    game.is_air = game.is_throw = False
    hold(game, man.position)
    game.number, game.assist = reading.number, reading.assist
    return RECEIVE


def high(game: Game, reading: Rebound) -> Man:
    """10C: the highest REBOUND rating at those positions; ties go to the defense, the tired lose them (5.4); the losers
    may take it for an Index Point (16B). Asks."""
    offense = game.offense
    attackers, defenders = game.floor[offense], game.floor[OTHER[offense]]
    equals = best_defenders(game, reading, defenders) if reading.team != ONLY_OFFENSE else []
    attacker = best_attacker(reading, attackers) if reading.team != ONLY_DEFENSE else None
    if attacker is not None and (not equals or _beats(game, attacker, equals[0], reading)):
        winner = attacker
    else:
        winner = equals[0] if len(equals) == 1 else choose_among(game, equals)
    if game.index_limit and game.index[OTHER[winner.seat]] and ask_take_rebound(game, winner):
        return counterpart(game, reading, winner)
    return winner


def _defensive_rating(game: Game, man: Man, reading: Rebound) -> int:
    """The defender's rating with what the card, the season (a house rule) and a foul shot (6.2.1) add."""
    rating = man.defensive_rebounds
    if not game.breaks:
        rating += reading.bonus
        if reading.team == BOTH and game.options.season_rebounds:
            rating += game.numbers.rebounds
    if game.is_throw and man in two_best(game, man.seat):
        rating += FREE_THROW_BONUS
    return rating


def two_best(game: Game, seat: Seat) -> list[Man]:
    """6.2.1: the two best rebounding defenders; the tired lose ties (5.4)."""
    return sorted(game.floor[seat], key=lambda man: (-man.defensive_rebounds, man.is_tired, man.position))[:2]


def best_defenders(game: Game, reading: Rebound, defenders: list[Man]) -> list[Man]:
    """4.7, 5.4: the defender with the highest rating, or those who share it; the tired only if all of them are."""
    positions = reading.positions
    equals = [defenders[positions[0]]]
    if len(positions) == 1:
        return equals
    best = _defensive_rating(game, equals[0], reading)
    for index in positions[1:]:
        rating = _defensive_rating(game, defenders[index], reading)
        if rating > best:
            best, equals = rating, [defenders[index]]
        elif rating == best:
            equals.append(defenders[index])
    if len(equals) > 1:
        equals = [man for man in equals if not man.is_tired] or equals
    return equals


def choose_among(game: Game, equals: list[Man]) -> Man:
    """4.7: of equal defenders their coach chooses. Asks."""
    seat = OTHER[game.offense]
    subject = ([man.index for man in equals], "They are equal: who gets the rebound?", seat)
    return game.men[seat][game.table.ask(WHO, game, seat, subject)]


def best_attacker(reading: Rebound, attackers: list[Man]) -> Man:
    """4.7, 5.4: the attacker with the highest rating; the tired lose ties."""
    found = attackers[reading.positions[0]]
    for index in reading.positions[1:]:
        man = attackers[index]
        if man.rebounds > found.rebounds or (man.rebounds == found.rebounds and found.is_tired and not man.is_tired):
            found = man
    return found


def _beats(game: Game, attacker: Man, defender: Man, reading: Rebound) -> bool:
    """4.7, 5.4: the attacker's rating is higher; of equals the defender is tired."""
    ours, theirs = attacker.rebounds, _defensive_rating(game, defender, reading)
    return ours > theirs or (ours == theirs and defender.is_tired and not attacker.is_tired)


def counterpart(game: Game, reading: Rebound, winner: Man) -> Man:
    """16B: the man at that position of the other team, or its best if the card called for one team's best."""
    five = game.floor[OTHER[winner.seat]]
    if reading.team == BOTH:
        if len(reading.positions) == 1:
            return five[winner.position]
        return max((five[index] for index in reading.positions), key=lambda man: (man.rebounds, -man.position))
    return max(five, key=lambda man: (man.rebounds, -man.position))


def tipped_in(game: Game, man: Man) -> Next:
    """4.7, 14K: the miss goes in off the rebounder, whose rebound it is; if he is a defender his man has scored."""
    game.tip_in = False
    turns.rebound(game, man)
    seat = game.offense
    scorer = man if man.seat == seat else game.floor[seat][game.guards[man.seat].index(man.position)]
    turns.score_basket(game, scorer, 2)
    return turns.after_basket(game, seat)


def out_of_play(game: Game, reading: Rebound) -> Next:
    """10E to 10J, 14K: nobody holds the ball, so nobody tips it in. Draws and asks."""
    kind, offense = reading.kind, game.offense
    is_on_defense = kind == model.LOOSE_BALL_DEFENSE
    if is_on_defense or kind == model.LOOSE_BALL_OFFENSE:
        if ask_ignore_foul(game, "A loose ball foul", OTHER[offense] if is_on_defense else offense):
            return REBOUND if game.left else END
    if not game.is_throw:
        game.tip_in = False
    if kind == model.OUT_TO_OFFENSE:
        turns.team_rebound(game, offense)
        return turns.after_team_rebound(game, is_fresh=not game.is_air)
    if kind == model.OUT_TO_DEFENSE:
        turns.team_rebound(game, OTHER[offense])
        return turns.give_ball(game, OTHER[offense], dead_ball=True)
    if kind == model.OFFENSIVE_GOALTENDING:
        return offensive_goaltending(game)
    if kind == model.REBOUND_JUMP:
        return jumps.rebound_jump(game, reading.positions[0])
    return loose_ball_on_defense(game) if is_on_defense else loose_ball_on_offense(game)


def offensive_goaltending(game: Game) -> Next:
    """10G: a turnover of the team, and no field goal attempt, if it was one. Draws."""
    misses = [index for index, event in enumerate(game.events) if event[0] in MISSES]
    if misses and not game.is_throw:
        _, seat, who, _ = game.events.pop(misses[-1])
        game.men[seat][who].tries -= 1
    return turns.turnover(game, who_is_charged(game), "offensive goaltending")


MISSES: Final[tuple[int, int]] = (TWO_MISSED, THREE_MISSED)


def loose_ball_on_defense(game: Game) -> Next:
    """10H, 20.4: free throws in the penalty, else the ball out of bounds, with three passes (FIBA: two).

    Draws and asks.
    """
    offense, defense = game.offense, OTHER[game.offense]
    is_penalty = fouls.in_penalty(game, defense)
    game.handler = model.NOBODY
    fouler, fouled = fouls.who_fouls_who(game, is_penalty)
    fouls.charge(game, fouler)
    if is_penalty:
        return fouls.penalty_throws(game, fouled)
    turns.team_rebound(game, offense)
    return turns.in_bounds(game, game.rules.passes_after_loose_ball)


def loose_ball_on_offense(game: Game) -> Next:
    """10I: a team foul; in the penalty his primary defender shoots two, else the defense brings the ball up.

    Draws and asks.
    """
    offense = game.offense
    is_penalty = fouls.in_penalty(game, offense)
    man = fouls.offensive_fouler(game, None)
    guard = fouls.primary_defender(game, man)
    fouls.charge(game, man)
    if is_penalty:
        game.offense = OTHER[offense]
        return fouls.penalty_throws(game, guard)
    turns.team_rebound(game, OTHER[offense])
    return turns.give_ball(game, OTHER[offense], dead_ball=True)
