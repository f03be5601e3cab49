"""Sections 3.2, 3.3, 6.5, 8.5: who is on the floor, and who must leave it."""

from __future__ import annotations

from fieldhouse.games.statispro.events import MOVED, OUT, SUBSTITUTION
from fieldhouse.games.statispro.man import AVAILABLE, EJECTED, FOULED_OUT, Man, nobody
from fieldhouse.games.statispro.model import FIVE, NOBODY
from fieldhouse.games.statispro.questions import LINE_UP
from fieldhouse.games.statispro.rules.free_throws import team_technical
from fieldhouse.games.statispro.state import Game, rate, rate_all, reconsider
from fieldhouse.table.seat import OTHER, Seat, seated


def place_line_up(game: Game, seat: Seat) -> None:
    """3.2: five men, one a position. Asks."""
    chosen: list[Man] = []
    for position in FIVE:
        choices = candidates(game, seat, position, chosen)
        index = choices[0] if len(choices) == 1 else game.table.ask(LINE_UP, game, seat, (choices, position))
        chosen.append(game.men[seat][index])
    game.floor[seat] = chosen
    for position, man in enumerate(chosen):
        man.position = position
        man.since = game.left
        game.note(SUBSTITUTION, seat, man.index, position)
    rate_all(game, seat)


def candidates(game: Game, seat: Seat, position: int, taken: list[Man]) -> list[int]:
    """Who may stand there: those listed for the position first, starters and then the most used in front."""
    free = [man for man in game.men[seat] if man.position == NOBODY and not man.out and man not in taken]
    free.sort(key=lambda man: (not man.fits[position], not man.card.is_starter, -man.card.minutes, man.index))
    return [man.index for man in free]


def bring_in(game: Game, seat: Seat, position: int, man: Man) -> None:
    """8.5: the man takes the place of whoever stands there, who sits down; a double team on that one ends."""
    old = game.floor[seat][position]
    sit_down(game, old)
    game.floor[seat][position] = man
    man.position = position
    man.since = game.left
    man.has_sat = False
    double = game.double_teams[OTHER[seat]]
    if double and double[0] == old.index:
        game.double_teams[OTHER[seat]] = None
    game.note(SUBSTITUTION, seat, man.index, position)
    rate(game, man)


def sit_down(game: Game, man: Man) -> None:
    """A man leaves the floor; his cards are counted."""
    man.cards += man.since - game.left
    man.position = NOBODY


def change_places(game: Game, seat: Seat, one: int, other: int) -> None:
    """Two men on the floor change positions."""
    five = game.floor[seat]
    five[one], five[other] = five[other], five[one]
    five[one].position, five[other].position = one, other
    double = game.double_teams[seat]
    if double and double[1] in (one, other):
        double[1] = one + other - double[1]
    end_lone_double_teams(game)
    for position in (one, other):
        game.note(MOVED, seat, five[position].index, position)
        rate(game, five[position])


def change_guards(game: Game, seat: Seat, one: int, other: int) -> None:
    """6.7: the men at these two positions exchange the opponents they guard."""
    guards = game.guards[seat]
    first, second = guards.index(one), guards.index(other)
    guards[first], guards[second] = other, one
    end_lone_double_teams(game)
    rate(game, game.floor[seat][one])
    rate(game, game.floor[seat][other])


def end_lone_double_teams(game: Game) -> None:
    """5.5: it takes two; if the helper has become the target's primary defender there is no double team any more."""
    for seat, double in seated(game.double_teams):
        if double and game.guards[seat][game.men[OTHER[seat]][double[0]].position] == double[1]:
            game.double_teams[seat] = None


def leave(game: Game, man: Man, why: str) -> None:
    """6.5, 14: the man must leave the game; if no fifth man is left, the last to foul out comes back.

    Draws and asks.
    """
    man.out = why
    reconsider(game, man.seat)
    if why in (FOULED_OUT, EJECTED):
        man.sent_off = 1 + max(other.sent_off for other in game.men[man.seat])
    game.note(OUT, man.seat, man.index, why)
    position = man.position
    if position != NOBODY:
        replace_man(game, man, position)


def replace_man(game: Game, man: Man, position: int) -> None:
    """A substitute for one who must leave; whoever is best for the place is offered first. Draws and asks."""
    seat = man.seat
    choices = candidates(game, seat, position, [])
    if not choices:
        stands_in(game, man, position)
        return
    index = choices[0] if len(choices) == 1 else game.table.ask(LINE_UP, game, seat, (choices, position))
    bring_in(game, seat, position, game.men[seat][index])


def stands_in(game: Game, man: Man, position: int) -> None:
    """6.5, 20.7: the last man disqualified returns, or under FIBA rules nobody does; a team's very last man stays.

    Draws and asks.
    """
    if game.rules.disqualified_return:
        disqualified = [other for other in game.men[man.seat] if other.is_disqualified]
        back = max(disqualified, key=lambda other: other.sent_off, default=man)
        back.out = AVAILABLE
        reconsider(game, man.seat)
        if back is not man:
            bring_in(game, man.seat, position, back)
        if disqualified:
            back.has_returned = True
            team_technical(game, man.seat)
        return
    if all(other.is_nobody for other in game.floor[man.seat] if other is not man):
        man.out = AVAILABLE
        return
    men = game.men[man.seat]
    men.append(nobody(len(men), man.seat))
    bring_in(game, man.seat, position, men[-1])
