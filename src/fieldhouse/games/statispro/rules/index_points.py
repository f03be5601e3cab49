"""Section 16 'Team Indexes': Index Points and their four uses."""

from __future__ import annotations

from typing import Final, TypeVar

from fieldhouse.games.statispro.events import INDEX_POINT, TEAM
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.questions import (
    CHANGE,
    FOUL_INDEX,
    IGNORE,
    REBOUND_INDEX,
    REST_INDEX,
    STAND,
    STEAL_INDEX,
)
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.question import Ask
from fieldhouse.table.seat import AWAY, HOME, NO_SEAT, OTHER, Seat

S = TypeVar("S")
"""What a question is about."""
MOST: Final = 12
FOUL_TO_STEAL: Final = 2
IGNORED_FOUL: Final = 1
REBOUND_TAKEN: Final = 1
REST_IGNORED: Final = 1


def set_index_points(game: Game) -> None:
    """16: the difference of home and road index is the better team's, at most twelve."""
    home, away = game.sides[HOME].team.home_index, game.sides[AWAY].team.road_index
    game.index = [max(0, min(MOST, away - home)), max(0, min(MOST, home - away))]
    game.index_limit = -(-max(game.index) // 4)


def can_spend(game: Game, seat: Seat, points: int) -> bool:
    """16: at most a quarter of them, rounded up, in one period."""
    return game.index[seat] >= points and game.index_used[seat] + points <= game.index_limit


def spend(game: Game, seat: Seat, points: int, why: str) -> None:
    """16: Index Points are used up, and it is said for what."""
    game.index[seat] -= points
    game.index_used[seat] += points
    game.note(INDEX_POINT, seat, TEAM, why)


def owner(game: Game) -> Seat:
    """The only seat that has points, or nobody."""
    index = game.index
    if index[HOME]:
        return HOME
    return AWAY if index[AWAY] else NO_SEAT


def foul_choice(game: Game, what: str, by: int, can_steal: bool = False) -> int:
    """16A, 16C: before the fouler of *by* is known, a foul may be ignored, and a defensive one made a steal: STAND,
    IGNORE or CHANGE, which is paid for. Asks who has points enough."""
    seat = owner(game)
    if seat == NO_SEAT or not can_spend(game, seat, IGNORED_FOUL):
        return STAND
    legal = [STAND, IGNORE]
    if can_steal and seat != game.offense and can_spend(game, seat, FOUL_TO_STEAL):
        legal.append(CHANGE)
    choice = game.table.ask(FOUL_INDEX, game, seat, (legal, what, by))
    if choice == IGNORE:
        spend(game, seat, IGNORED_FOUL, "foul ignored")
    elif choice == CHANGE:
        spend(game, seat, FOUL_TO_STEAL, "foul made a steal")
    return choice


def ask_ignore_foul(game: Game, what: str, by: int) -> bool:
    """16C: does who may spend an Index Point wave the foul off? It is then spent."""
    return game.index_limit > 0 and foul_choice(game, what, by) == IGNORE


def ask_keep_steal(game: Game, thief: Man, loser: Man) -> bool:
    """16A: is it a steal still? The team that lost the ball may pay to turn it into a foul by the stealer."""
    subject = (STAND, CHANGE), thief, loser
    return not ask_change(game, STEAL_INDEX, loser.seat, subject, FOUL_TO_STEAL, "steal made a foul")


def ask_take_rebound(game: Game, winner: Man) -> bool:
    """16B: is the rebound taken over? Who lost it to the other team's highest may pay for it."""
    subject = (STAND, CHANGE), winner
    return ask_change(game, REBOUND_INDEX, OTHER[winner.seat], subject, REBOUND_TAKEN, "rebound taken")


def ask_change(game: Game, ask: Ask[Game, S], seat: Seat, subject: S, price: int, what: str) -> bool:
    """Does *seat* pay to change what the other has done? The points are then spent."""
    if not can_spend(game, seat, price) or game.table.ask(ask, game, seat, subject) != CHANGE:
        return False
    spend(game, seat, price, what)
    return True


def ask_ignored_rest(game: Game, seat: Seat) -> Man | None:
    """16D: whose mandatory rest is ignored in a time-out, or None. Asks; the point is then spent, and the rest is the
    caller's to end."""
    resting = [man for man in game.men[seat] if man.must_rest]
    if not resting or not can_spend(game, seat, REST_IGNORED):
        return None
    legal = (0, *(man.index + 1 for man in resting))
    choice = game.table.ask(REST_INDEX, game, seat, (legal,))
    if not choice:
        return None
    spend(game, seat, REST_IGNORED, "rest ignored")
    return game.men[seat][choice - 1]
