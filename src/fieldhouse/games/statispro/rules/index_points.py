"""Section 16 'Team Indexes': Index Points and their four uses."""

from __future__ import annotations

from fieldhouse.games.statispro.events import INDEX_POINT, TEAM
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.model import AWAY, HOME, NOBODY
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

MOST: int = 12
FOUL_TO_STEAL: int = 2
IGNORED_FOUL: int = 1
REBOUND_TAKEN: int = 1
REST_IGNORED: int = 1


def set_index_points(game: Game) -> None:
    """16: the difference of home and road index is the better team's, at most twelve."""
    home, away = game.sides[HOME].team.home_index, game.sides[AWAY].team.road_index
    game.index = [max(0, min(MOST, away - home)), max(0, min(MOST, home - away))]
    game.index_limit = -(-max(game.index) // 4)


def can_spend(game: Game, seat: int, points: int) -> bool:
    """16: at most a quarter of them, rounded up, in one period."""
    return game.index[seat] >= points and game.index_used[seat] + points <= game.index_limit


def spend(game: Game, seat: int, points: int, why: str) -> None:
    game.index[seat] -= points
    game.index_used[seat] += points
    game.note(INDEX_POINT, seat, TEAM, why)


def owner(game: Game) -> int:
    """The only seat that has points, or nobody."""
    index = game.index
    if index[HOME]:
        return HOME
    return AWAY if index[AWAY] else NOBODY


def foul_choice(game: Game, what: str, by: int, can_steal: bool = False) -> int:
    """16A, 16C: before the fouler of *by* is known, a foul may be ignored, and a defensive one made a steal."""
    seat = owner(game)
    if seat == NOBODY or not can_spend(game, seat, IGNORED_FOUL):
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
    return game.index_limit > 0 and foul_choice(game, what, by) == IGNORE


def ask_keep_steal(game: Game, thief: Man) -> bool:
    """16A: the team that lost the ball may turn the steal into a foul by the stealer."""
    seat = 1 - thief.seat
    if not can_spend(game, seat, FOUL_TO_STEAL):
        return True
    if game.table.ask(STEAL_INDEX, game, seat, ((STAND, CHANGE), thief)) != CHANGE:
        return True
    spend(game, seat, FOUL_TO_STEAL, "steal made a foul")
    return False


def ask_take_rebound(game: Game, winner: Man) -> bool:
    """16B: a rebound that went to the other team's highest may be taken over."""
    seat = 1 - winner.seat
    if not can_spend(game, seat, REBOUND_TAKEN):
        return False
    if game.table.ask(REBOUND_INDEX, game, seat, ((STAND, CHANGE), winner)) != CHANGE:
        return False
    spend(game, seat, REBOUND_TAKEN, "rebound taken")
    return True


def ignore_rest(game: Game, seat: int) -> Man | None:
    """16D: in a time-out a mandatory rest may be ignored."""
    resting = [man for man in game.men[seat] if man.must_rest]
    if not resting or not can_spend(game, seat, REST_IGNORED):
        return None
    legal = (0, *(man.index + 1 for man in resting))
    choice = game.table.ask(REST_INDEX, game, seat, (legal,))
    if not choice:
        return None
    spend(game, seat, REST_IGNORED, "rest ignored")
    return game.men[seat][choice - 1]
