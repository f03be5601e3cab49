"""Section 14G 'Injury': who is hurt, for how long, and how play goes on."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro.events import INJURED
from fieldhouse.games.statispro.man import UNTIL_GAME, UNTIL_HALF, UNTIL_PERIOD, Man
from fieldhouse.games.statispro.model import NOBODY, ZReading
from fieldhouse.games.statispro.questions import WHO
from fieldhouse.games.statispro.rules import turns
from fieldhouse.games.statispro.rules.clock import drawn_man
from fieldhouse.games.statispro.rules.lineups import leave
from fieldhouse.games.statispro.rules.stamina import mandatory_rest
from fieldhouse.games.statispro.state import ADVANCE, Game, Next, rate, reconsider
from fieldhouse.table.seat import Seat

HOW_LONG: Final = {"period": UNTIL_PERIOD, "half": UNTIL_HALF, "game": UNTIL_GAME}


def games_to_miss(man: Man) -> int:
    """14G: how many games he may still miss; he always plays as many as his card says."""
    return man.missable


def injury(game: Game, reading: ZReading) -> Next:
    """14G: by RPG a man on the floor is hurt for the period, half or game; after the first it is only rest.

    Draws and asks.
    """
    man = drawn_man(game)
    if game.has_injury or not game.options.injuries:
        mandatory_rest(game, man)
        return turns.go_on(game)
    return hurt(game, man, HOW_LONG[reading.how_long], 0)


def injury_games(game: Game, reading: ZReading) -> Next:
    """14G: RPG picks the team, the injury rating the man, on the floor or not; it lasts as many games as his rating.

    Draws and asks.
    """
    chosen = drawn_man(game)
    if game.has_injury or not game.options.injuries:
        mandatory_rest(game, chosen)
        return turns.go_on(game)
    man = who_is_hurt(game, chosen.seat, reading.rating)
    if man is None:
        return turns.go_on(game)
    return hurt(game, man, UNTIL_GAME, min(man.card.injury, games_to_miss(man)))


def who_is_hurt(game: Game, seat: Seat, rating: int) -> Man | None:
    """5.4, 14G: of those with games left to miss that rating, the next higher, or the nearest; who alone is on the
    floor, else the tired first. None if nobody may miss any.

    Asks.
    """
    able = [man for man in game.men[seat] if man.can_play and games_to_miss(man)]
    if not able:
        return None
    higher = sorted({man.card.injury for man in able if man.card.injury >= rating})
    wanted = higher[0] if higher else max(man.card.injury for man in able)
    equals = [man for man in able if man.card.injury == wanted]
    on_floor = [man for man in equals if man.position != NOBODY]
    if len(on_floor) == 1:
        return on_floor[0]
    equals = [man for man in equals if man.is_tired] or equals
    if len(equals) == 1:
        return equals[0]
    subject = ([man.index for man in equals], f"Injury rating {wanted}: who is hurt?", seat)
    return game.men[seat][game.table.ask(WHO, game, seat, subject)]


def hurt(game: Game, man: Man, how_long: str, games: int) -> Next:
    """14G: his ratings are two worse for the rest of the game, and he leaves as soon as his team has the ball.

    The ball is advanced as after ACTION: two passes, or three of the four that 19.4 gives. Draws and asks.
    """
    game.has_injury = True
    man.is_hurt = True
    game.note(INJURED, man.seat, man.index, games or how_long)
    rate(game, man)
    was_on_floor = man.position != NOBODY
    if not was_on_floor or man.seat == game.offense:
        leave(game, man, how_long)
        return turns.in_bounds(game, game.rules.passes - 1) if was_on_floor else turns.go_on(game)
    man.out = how_long
    reconsider(game, man.seat)
    game.passes = game.rules.passes - 1
    return ADVANCE


def remove_injured(game: Game, seat: Seat) -> None:
    """14G: play stops to take injured men out once their team has the ball, no time-out needed. Draws and asks."""
    for man in list(game.floor[seat]):
        if man.out:
            leave(game, man, man.out)


def return_of_the_injured(game: Game, is_half: bool) -> None:
    """14G: who was out for the period, or for the half, may play again."""
    for team in game.men:
        for man in team:
            if man.out == UNTIL_PERIOD or (is_half and man.out == UNTIL_HALF):
                man.out = ""
