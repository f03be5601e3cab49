"""What things are worth to an owner, in victory points. Rough, but the same everywhere, so that deals make sense."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.lords.coaching.temper import Prices
from fieldhouse.games.lords.model import (
    ALLSTAR,
    EARLY,
    FARM,
    INJURY,
    JOURNEYMAN,
    LATE,
    MANAGER,
    PAYOUT,
    PHASE_GAMES,
    REGULAR,
    RETIREMENT,
    SERIES,
    SUPERSTAR,
    WINTER,
    Clause,
    place,
)
from fieldhouse.games.lords.rules.points import DEPTH_POINTS, FINAL_DEPTH
from fieldhouse.games.lords.rules.season import BAND_OF, DEPTH_RECORD, phase_record
from fieldhouse.games.lords.state import Game, Owner
from fieldhouse.table.sums import total

RECORD_LEFT: Final = tuple(tuple(sum(record[3 - phases :]) for phases in range(4)) for record in DEPTH_RECORD)
"""By the band of the roster's depth and the phases to come, the wins they bring."""
DRM_UTILITY: Final = {PAYOUT: 0.9, RETIREMENT: 0.9, SERIES: 0.4, INJURY: 0.2}
MINOR_DRM: Final = 0.6


def years_left(game: Game) -> int:
    """Year ends still to come."""
    return game.options.years - game.year + 1


def payouts_left(game: Game) -> int:
    """Payouts of this year still to come."""
    return LATE - max(game.phase, EARLY) + 1


def depth_utility(prices: Prices, journeymen: int, started: int, years: int, phases: int) -> float:
    """A roster's depth: its points each year, the wins of the phases to come, the final table."""
    band = BAND_OF[min(max(journeymen, 0), 25)]
    record = RECORD_LEFT[band]
    later = prices.depth_later * (years - 1) * (DEPTH_POINTS[band] + 0.5 * record[3])
    final = prices.depth_final * FINAL_DEPTH[BAND_OF[started]][band] / (1 + 0.5 * (years - 1))
    within = -prices.journeyman * journeymen
    return DEPTH_POINTS[band] + prices.depth_games * record[phases] + later + final + within


def depth_of(prices: Prices, game: Game, owner: Owner, journeymen: int) -> float:
    """What the depth of a roster with so many journeymen is worth to the owner for the rest of the game."""
    phases = LATE - game.phase if game.phase else 3
    return depth_utility(prices, journeymen, owner.start_journeymen, years_left(game), phases)


def player_utility(prices: Prices, kind: int, years: int) -> float:
    """A player, but for what he does to the depth of the roster."""
    return prices.players[kind] * (1 + prices.later_years * (years - 1)) + prices.promise[kind]


def squad_utility(prices: Prices, game: Game, owner: Owner, changes: Sequence[int]) -> float:
    """What *changes* of the squad, counted by kind, would be worth; journeymen fill up the majors."""
    years = years_left(game)
    total = 0.0
    for kind, change in enumerate(changes):
        if change:
            total += change * player_utility(prices, kind, years)
    majors = changes[SUPERSTAR] + changes[ALLSTAR] + changes[REGULAR]
    if majors or changes[JOURNEYMAN]:
        total += depth_of(prices, game, owner, owner.squad[JOURNEYMAN] - majors) - depth_of(
            prices, game, owner, owner.squad[JOURNEYMAN]
        )
    return total


def turn_utility(prices: Prices, game: Game, owner: Owner, amount: int, what: int, into: int) -> float:
    """Players of one kind becoming another."""
    amount = min(amount, owner.squad[what])
    if not amount:
        return 0.0
    years = years_left(game)
    total = amount * (player_utility(prices, into, years) - player_utility(prices, what, years))
    if JOURNEYMAN in (what, into):
        now = owner.squad[JOURNEYMAN]
        then = now + (amount if into == JOURNEYMAN else -amount)
        total += depth_of(prices, game, owner, then) - depth_of(prices, game, owner, now)
    return total


def record_utility(prices: Prices, game: Game, owner: Owner, wins: int, losses: int) -> float:
    """More wins and losses in this phase: what the record would gain."""
    games = PHASE_GAMES[game.phase]
    now = phase_record(owner.wins, owner.losses, games)[0]
    return prices.win * (phase_record(owner.wins + wins, owner.losses + losses, games)[0] - now)


def star_utility(prices: Prices, game: Game, department: int, amount: int) -> float:
    """Stars of the front office, the farm or the manager."""
    years = years_left(game)
    if department == MANAGER:
        return amount * (prices.manager_year * years + prices.manager_phase * payouts_left(game))
    return amount * years * (prices.farm_year if department == FARM else prices.office_year)


def clause_utility(prices: Prices, game: Game, owner: Owner, clause: Clause, amount: int) -> float:
    """What a clause of an event is worth to the owner it happens to."""
    verb = clause.verb
    if verb == "wins":
        return record_utility(prices, game, owner, amount, 0) if game.phase != WINTER else 0.0
    if verb == "losses":
        return record_utility(prices, game, owner, 0, amount) if game.phase != WINTER else 0.0
    if verb == "cash":
        return prices.thousand * amount / 1000
    if verb == "media":
        return prices.cube * (min(amount, owner.media_room) if amount > 0 else -min(-amount, owner.media))
    if verb == "vp":
        return float(amount)
    if verb == "turn":
        return turn_utility(prices, game, owner, amount, clause.what, clause.into)
    if verb == "stars":
        now = owner.stars[clause.what]
        return star_utility(prices, game, clause.what, min(max(now + amount, 1), 5) - now)
    return other_utility(prices, game, owner, clause, amount)


def other_utility(prices: Prices, game: Game, owner: Owner, clause: Clause, amount: int) -> float:
    """What one of the rarer clauses is worth to the owner it happens to; 0 if it is none of them."""
    verb, what = clause.verb, clause.what
    if verb == "injure":
        return -(3.0 if what == SUPERSTAR else 1.5) * amount if owner.fit(what) > 0 else 0.0
    if verb == "injury":
        return -1.5 - 0.5 * bool(owner.squad[SUPERSTAR]) - 0.5 * bool(owner.squad[ALLSTAR])
    if verb == "retire":
        return turn_utility(prices, game, owner, amount, what, JOURNEYMAN)
    if verb == "free-agent":
        return 0.6 * turn_utility(prices, game, owner, 1, what, JOURNEYMAN)
    if verb == "drm":
        return DRM_UTILITY.get(what, MINOR_DRM) * amount
    if verb == "take-cash":
        return -prices.thousand * amount / 1000
    if verb == "take-media":
        return -prices.cube * min(amount, owner.media)
    if verb == "draw":
        return prices.card * max(amount, 1)
    return PLAIN_CLAUSES.get(verb, 0.0) * max(amount, 1)


PLAIN_CLAUSES: Final = {
    "hold": 0.4,
    "national": 0.5,
    "bait": -2.0,
    "shield": 2.0,
    "reroll": 1.0,
    "strike": -1.0,
}


def chart_utility(prices: Prices, game: Game, owner: Owner, chart: Sequence[tuple[Clause, ...]], reading: int) -> float:
    """What the line of *reading* in a chart of clauses is worth to the owner."""
    return total(clause_utility(prices, game, owner, clause, clause.amount) for clause in chart[place(reading)])
