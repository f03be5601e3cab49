"""Whom to guard with whom, whom to double, and whom to foul on purpose."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.statispro.coaching.tempo import lead
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.menu import PAIRS
from fieldhouse.games.statispro.model import FIVE, NOBODY, PF, PG, SF, SG
from fieldhouse.games.statispro.rules.fouls import in_penalty
from fieldhouse.games.statispro.state import PERIOD_START, Game
from fieldhouse.table.seat import OTHER, Seat

DOUBLED_FROM: Final = 12
"""A man whose ATTEMPTS exceed his team-mates' average by so much is doubled."""
POOR_THROWS: Final = 45
"""Two free throws of such a man are worth less than a possession."""
HACKED_FROM: Final = 4
FEW_FOULS: Final = 3
SAME_ROLE: Final[tuple[tuple[int, int], ...]] = ((PG, SG), (SF, PF))
"""Who may change the men they guard and lose nothing by it (3.2)."""
FIRST_HACKS: Final = 4


def threat(man: Man) -> int:
    """How much he does with the ball."""
    return man.attempts * man.field_goal


def better_guards(game: Game, seat: Seat) -> int | None:
    """6.7: two of one role who should change the men they guard, so that the better defender has the greater threat:
    their number in ``PAIRS``, or None."""
    own, others, guards = game.floor[seat], game.floor[OTHER[seat]], game.guards[seat]
    for one, other in SAME_ROLE:
        if guards[one] not in (one, other) or guards[other] not in (one, other):
            continue
        first, second = own[guards[one]], own[guards[other]]
        better = first.defense - second.defense
        if better and better * (threat(others[one]) - threat(others[other])) > 0:
            if first.fits[one] and first.fits[other] and second.fits[one] and second.fits[other]:
                return PAIRS.index((one, other))
    return None


def to_double(game: Game, seat: Seat) -> int | None:
    """5.5: the man who does far more than his mates, helped on by who guards the least of these; target and helper as
    ``legal_doubles`` has them, None if nobody does."""
    others, guards = game.floor[OTHER[seat]], game.guards[seat]
    attempts = [man.attempts for man in others]
    most = max(attempts)
    if most - (sum(attempts) - most) / (len(FIVE) - 1) < DOUBLED_FROM:
        return None
    target = attempts.index(most)
    return target * len(FIVE) + guards[least_dangerous(others, target)]


def least_dangerous(men: list[Man], target: int) -> int:
    """The worst shooter beside the target: his man can help."""
    return min((index for index in FIVE if index != target), key=lambda index: men[index].field_goal)


def is_doubled_in_vain(game: Game, seat: Seat) -> bool:
    """5.5: the man who is doubled no longer does so much more than his mates."""
    double = game.double_teams[seat]
    return double is not None and to_double(game, seat) is None


def to_foul(game: Game, seat: Seat) -> int | None:
    """6.6: behind in the last quarter and in the penalty, but for its last two minutes, a man who cannot shoot free
    throws; target and fouler in a number, or None."""
    if game.period < FIRST_HACKS or game.left <= 30 or -lead(game, seat) < HACKED_FROM or not in_penalty(game, seat):
        return None
    return poor_shooter(game.floor[OTHER[seat]], game.floor[seat])


def poor_shooter(others: list[Man], own: list[Man]) -> int | None:
    """6.6: the worst at the line, and who of us has the fewest fouls, if both are what it takes: ``target * 5 +
    fouler``, or None."""
    target = min(FIVE, key=lambda at: others[at].free_throws)
    fouler = min(FIVE, key=lambda at: own[at].fouls)
    if others[target].free_throws > POOR_THROWS or own[fouler].fouls > FEW_FOULS:
        return None
    return target * len(FIVE) + fouler


def play_for(game: Game, seat: Seat) -> int:
    """8.4.2: the position of the man a play is called for."""
    five = game.floor[seat]
    return max(FIVE, key=lambda at: (five[at].attempts, five[at].field_goal))


def wants_play(game: Game, seat: Seat) -> bool:
    """8.4.2: with the ball, if none is called yet and the period has begun."""
    return seat == game.offense and game.called == NOBODY and game.phase != PERIOD_START
