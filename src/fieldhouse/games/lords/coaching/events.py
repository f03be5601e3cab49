"""What events are worth to whoever might play them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from fieldhouse.games.lords.coaching.temper import Temper
from fieldhouse.games.lords.coaching.utility import clause_utility
from fieldhouse.games.lords.model import Clause, Event
from fieldhouse.games.lords.rules.effects import amount_of, whom
from fieldhouse.games.lords.state import Game
from fieldhouse.table.seat import Seat
from fieldhouse.table.sums import total as total_of

TAKING: Final[tuple[str, str]] = ("take-cash", "take-media")
"""What one loses and the other has."""
STRIKE: Final = "strike"
FAR_BEHIND: Final = -15
FEWEST_OWNERS: Final = 2


def spite(temper: Temper, game: Game, seat: Seat, other: Seat) -> float:
    """How much a point taken from *other* is worth to *seat*: more if he leads."""
    lead = game.owners[other].vp - game.owners[seat].vp
    return temper.harm[len(game.owners) - FEWEST_OWNERS] * trouble(temper, lead)


def trouble(temper: Temper, lead: int) -> float:
    """A leader is worth more of it, one far behind less."""
    return temper.leader if lead > 0 else temper.straggler if lead < FAR_BEHIND else 1.0


def weights(temper: Temper, game: Game, seat: Seat) -> list[float]:
    """What a point gained by each owner is worth to *seat*."""
    harm, mine = -temper.harm[len(game.owners) - FEWEST_OWNERS], game.owners[seat].vp
    found = [harm * trouble(temper, other.vp - mine) for other in game.owners]
    found[seat] = 1.0
    return found


def chance(clause: Clause) -> float:
    """How often the die hits a clause."""
    if clause.parity >= 0:
        return 0.5
    return max(min(clause.high, 10) - clause.low + 1, 0) / 10 if clause.low else 1.0


def worths(temper: Temper, game: Game, seat: Seat, target: Seat, clause: Clause) -> Iterator[tuple[Seat, float]]:
    """To whom a clause of an event that *seat* plays happens, and what it is worth to each."""
    for other in whom(game, seat, target, clause.whom):
        owner = game.owners[other]
        yield other, clause_utility(temper.prices(other == seat), game, owner, clause, amount_of(owner, clause))


def event_utility(temper: Temper, game: Game, seat: Seat, target: Seat, event: Event, weight: Sequence[float]) -> float:
    """What playing *event* on *target* is worth to *seat*."""
    total = 0.0
    for clause in event.clauses:
        share = chance(clause)
        if clause.verb == STRIKE:
            total += strike_utility(temper, game, seat, weight)
        for other, whole in worths(temper, game, seat, target, clause):
            worth = share * whole
            total += weight[other] * worth
            if other != seat and clause.verb in TAKING:
                total -= worth
    return total


def strike_utility(temper: Temper, game: Game, seat: Seat, weight: Sequence[float]) -> float:
    """What it is worth to *seat* that no owner may play his cards: those in his own hand are a loss, rivals' a gain."""
    return -total_of(
        weight[other] * temper.prices(other == seat).struck_card * len(game.owners[other].hand) for other in game.seats
    )


def reading_utility(
    temper: Temper, game: Game, seat: Seat, target: Seat, clauses: tuple[Clause, ...], reading: int
) -> float:
    """What the die of an event that *seat* has played is worth to him as it reads."""
    return total_of(
        worth if other == seat else -spite(temper, game, seat, other) * worth
        for clause in clauses
        if clause.is_hit(reading)
        for other, worth in worths(temper, game, seat, target, clause)
    )


def best_target(
    temper: Temper, game: Game, seat: Seat, event: Event, targets: Sequence[Seat], weight: Sequence[float]
) -> tuple[float, Seat]:
    """What an event is worth played on the best of *targets*, and who that is."""
    best = (-99.0, targets[0])
    for target in targets:
        worth = event_utility(temper, game, seat, target, event, weight)
        if worth > best[0]:
            best = (worth, target)
    return best
