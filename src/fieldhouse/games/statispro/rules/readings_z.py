"""Section 14 'Z READING': rest, injuries, technicals, fights, great nights and all else that is rare."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fieldhouse.games.statispro import model
from fieldhouse.games.statispro.events import HAPPENED, STEAL, TEAM, TURNOVER
from fieldhouse.games.statispro.man import EJECTED, Man
from fieldhouse.games.statispro.menu import can_call_time
from fieldhouse.games.statispro.model import RPG_SEAT, ZReading
from fieldhouse.games.statispro.questions import CHOICE_SCORER, REST_HIM, WHO, YES
from fieldhouse.games.statispro.rules import bench, foul_line, fouls, free_throws, injuries, jumps, turns
from fieldhouse.games.statispro.rules.clock import dead_ball, draw, draw_player, drawn_man
from fieldhouse.games.statispro.rules.index_points import ask_ignore_foul, ask_keep_steal
from fieldhouse.games.statispro.rules.lineups import leave
from fieldhouse.games.statispro.rules.shares import who_loses_it
from fieldhouse.games.statispro.rules.stamina import mandatory_rest
from fieldhouse.games.statispro.state import BREAK, Game, Next, rate
from fieldhouse.table.seat import OTHER, Seat

PRESS_DRAWS: Final = 5


def consult(game: Game, is_press: bool = False) -> Next:
    """9C, 15F: the Z READING of the next card, and under the press five more for the defenders' rest.

    Draws and asks.
    """
    defense = OTHER[game.offense]
    reading = game.deck.z[draw_player(game, "z")]
    ending = READINGS[reading.kind](game, reading)
    if is_press:
        tire_pressers(game, defense)
    return ending


def tire_pressers(game: Game, defense: int) -> None:
    """15F: of five more cards only the mandatory rests of those who pressed count, whoever has the ball by now.

    Draws and asks.
    """
    for _ in range(PRESS_DRAWS):
        extra = game.deck.z[dead_ball(game, "press z")]
        if extra.kind == model.MANDATORY_REST and not extra.is_offense:
            mandatory_rest(game, game.floor[defense][extra.position])


def cited(game: Game, reading: ZReading) -> Man:
    """The man on the floor whom the reading names."""
    seat = game.offense if reading.is_offense else OTHER[game.offense]
    return game.floor[seat][reading.position]


def rest(game: Game, reading: ZReading) -> Next:
    """14A: the cited man must rest; his team, if it has the ball, may call time to take him out at once (8.4). Draws
    and asks."""
    man = cited(game, reading)
    was_tired = man.is_tired
    mandatory_rest(game, man)
    if man.must_rest and not was_tired and reading.is_offense and game.passes > 0 and can_call_time(game, man.seat):
        if game.table.ask(REST_HIM, game, man.seat, man) == YES:
            return bench.call_time(game)
    return turns.go_on(game)


def double_foul(game: Game, reading: ZReading) -> Next:
    """14C: the best rebounders jump for the ball. Draws and asks."""
    if ask_ignore_foul(game, "A double foul", model.NOBODY):
        return turns.go_on(game)
    fouls.double_foul(game)
    return jumps.after_double_foul(game)


def technical(game: Game, reading: ZReading) -> Next:
    """14D: a player by RPG; one free throw for the other team's best shooter, then ACTION as before. Draws and asks."""
    if ask_ignore_foul(game, "A technical foul", model.NOBODY):
        return turns.go_on(game)
    man = drawn_man(game)
    fouls.charge_technical(game, man)
    return after_technical(game, man.seat, game.rules.technical_throws)


def after_technical(game: Game, seat: Seat, throws: int) -> Next:
    """14D, 20.8: the throws, and whose ball it is. Draws and asks."""
    keeper = OTHER[seat] if game.rules.shooter_keeps_ball else game.offense
    free_throws.technical_throws(game, OTHER[seat], gets_ball=keeper != seat, throws=throws)
    return turns.give_ball(game, keeper, dead_ball=True)


def coach_technical(game: Game, reading: ZReading) -> Next:
    """14D: a technical against the bench costs the opponents an Index Point, or gives the bench one. Draws and asks."""
    seat = game.offense if reading.is_offense else OTHER[game.offense]
    fouls.technical_note(game, seat)
    if game.index[OTHER[seat]]:
        game.index[OTHER[seat]] -= 1
    elif game.options.index_points:
        game.index[seat] += 1
        game.index_limit = max(1, game.index_limit)
    return after_technical(game, seat, game.rules.bench_technical_throws)


def choice_scores_fouled(game: Game, reading: ZReading) -> Next:
    """14E: a basket and a free throw for the coach's choice; by FOUL RANGE or his primary defender. Draws and asks."""
    man = game.floor[game.offense][game.table.ask(CHOICE_SCORER, game, game.offense, None)]
    game.shot_three = False
    turns.score_basket(game, man, 2)
    turns.credit_assist(game, man, man)
    return and_one(game, man)


def and_one(game: Game, man: Man) -> Next:
    """A foul on a basket: one free throw, unless an Index Point waves it off. Draws and asks."""
    if ask_ignore_foul(game, "A foul on the shot", OTHER[game.offense]):
        return turns.after_basket(game, game.offense)
    number = game.deck.foul[draw(game, "foul")].number
    fouler = fouls.in_range(game, OTHER[game.offense], number) or fouls.primary_defender(game, man)
    fouls.charge(game, fouler)
    return foul_line.shoot_free_throws(game, man, 1)


def fight(game: Game, reading: ZReading) -> Next:
    """14F: one man of each team, by RPG, is thrown out; no fouls, no free throws. Draws and asks."""
    for seat in (game.offense, OTHER[game.offense]):
        leave(game, drawn_man(game, seat), EJECTED)
    return turns.go_on(game)


def three_pointer(game: Game, reading: ZReading) -> Next:
    """14H: the man with the most THREE POINT ATTEMPTS hits one and is fouled by his primary defender.

    Draws and asks.
    """
    five = game.floor[game.offense]
    man = max(five, key=lambda man: (man.three_attempts, man.three_points, -man.position))
    if not man.three_attempts:
        man = five[game.table.ask(CHOICE_SCORER, game, game.offense, None)]
    game.shot_three = game.has_threes
    turns.score_basket(game, man, 3 if game.has_threes else 2)
    if ask_ignore_foul(game, "A foul on the three-pointer", OTHER[game.offense]):
        return turns.after_basket(game, game.offense)
    fouls.charge(game, fouls.primary_defender(game, man))
    return foul_line.shoot_free_throws(game, man, 1)


def great_night(game: Game, reading: ZReading) -> Next:
    """14I: the leading scorer's ATTEMPTS and THREE POINT ATTEMPTS double for the rest of the game. Draws and asks."""
    men = [man for team in game.men for man in team if man.can_play]
    best = max(_greatness(man) for man in men)
    equals = [man for man in men if _greatness(man) == best]
    man = equals[0]
    if len(equals) > 1:
        seat = man.seat
        if any(other.seat != seat for other in equals):
            seat = RPG_SEAT[draw_player(game, "rpg")]
        equals = [other for other in equals if other.seat == seat]
        subject = ([other.index for other in equals], "Whose great night is it?", seat)
        man = game.men[seat][game.table.ask(WHO, game, seat, subject)] if len(equals) > 1 else equals[0]
    if not man.has_great_night:
        man.has_great_night = True
        game.note(HAPPENED, man.seat, man.index, "has a great night")
        rate(game, man)
    return turns.go_on(game)


def _greatness(man: Man) -> tuple[int, int, float]:
    """14I: who leads the scorers; ATTEMPTS and shooting break ties."""
    return man.points, man.attempts, man.field_goals / man.tries if man.tries else 0.0


def illegal_defense(game: Game, reading: ZReading) -> Next:
    """14J, 19.9, 20.10: a technical free throw and the ball with a new clock; where zones are legal, another card.

    Draws and asks.
    """
    if not game.rules.illegal_defense:
        redrawn = game.deck.z[dead_ball(game, "z")]
        return READINGS[redrawn.kind](game, redrawn)
    game.note(HAPPENED, OTHER[game.offense], TEAM, "are called for illegal defense")
    free_throws.technical_throws(game, game.offense, gets_ball=True)
    return turns.in_bounds(game, game.rules.passes)


def tip_in(game: Game, reading: ZReading) -> Next:
    """14K: the next miss from the field goes in off whoever rebounds it."""
    game.tip_in = True
    return turns.go_on(game)


def stolen_break(game: Game, reading: ZReading) -> Next:
    """14N, 16A: by RPG a man loses the ball to his primary defender, who is off on the break. Draws and asks."""
    man = drawn_man(game, game.offense)
    thief = fouls.primary_defender(game, man)
    if game.index[game.offense] and not ask_keep_steal(game, thief, man):
        game.handler = man.position
        return fouls.defensive_foul(game, fouler=thief)
    game.note(STEAL, thief.seat, thief.index)
    game.note(TURNOVER, man.seat, who_loses_it(game, man).index, "stolen")
    game.offense = thief.seat
    game.originator = -1 - thief.position
    return BREAK


def heave(game: Game, reading: ZReading) -> Next:
    """14O: it matters only on the last card of a period, and periods see to that; now play goes on."""
    return turns.go_on(game)


READINGS: Final[tuple[Callable[[Game, ZReading], Next], ...]] = (
    rest,
    lambda game, reading: fouls.flagrant_foul(game),
    double_foul, technical, coach_technical, choice_scores_fouled, fight, injuries.injury, injuries.injury_games,
    three_pointer, great_night, illegal_defense, tip_in,
    lambda game, reading: fouls.elbow_foul(game),
    lambda game, reading: fouls.free_throw_foul(game, keeps_ball=False),
    stolen_break, heave,
)  # fmt: skip
