"""What things are worth to an owner, in victory points. Rough, but the same everywhere, so that deals make sense."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

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

A_WIN: Final = 1.2
"""A win is a point, and sometimes the pennant."""
A_THOUSAND: Final = 0.45
A_CUBE: Final = 1.4
A_CARD: Final = 2.5
A_YEAR: Final[tuple[float, ...]] = (9.0, 6.0, 0.25, 0.0, 3.0, 1.0, 0.2)
"""Players by kind and by the year: their points, the wins they bring, less their pay."""
BY_THE_WAY: Final[tuple[float, ...]] = (0.0, 0.0, 0.0, 0.0, 1.5, 0.6, 0.0)
"""What a farm player may become, whatever the year."""
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


def depth_utility(journeymen: int, started: int, years: int, phases: int) -> float:
    """A roster's depth: its points each year, the wins of the phases to come, the final table."""
    band = BAND_OF[min(max(journeymen, 0), 25)]
    record = RECORD_LEFT[band]
    later = 0.55 * (years - 1) * (DEPTH_POINTS[band] + 0.5 * record[3])
    final = 0.8 * FINAL_DEPTH[BAND_OF[started]][band] / (1 + 0.5 * (years - 1))
    within = -0.12 * journeymen
    return DEPTH_POINTS[band] + 0.55 * record[phases] + later + final + within


def depth_of(game: Game, owner: Owner, journeymen: int) -> float:
    """What so many journeymen cost the owner for the rest of the game."""
    phases = LATE - game.phase if game.phase else 3
    return depth_utility(journeymen, owner.start_journeymen, game.options.years - game.year + 1, phases)


def player_utility(kind: int, years: int) -> float:
    """A player, but for what he does to the depth of the roster."""
    return A_YEAR[kind] * (1 + 0.7 * (years - 1)) + BY_THE_WAY[kind]


def squad_utility(game: Game, owner: Owner, changes: Sequence[int]) -> float:
    """What *changes* of the squad, counted by kind, would be worth."""
    years = years_left(game)
    total = 0.0
    for kind, change in enumerate(changes):
        if change:
            total += change * player_utility(kind, years)
    majors = changes[SUPERSTAR] + changes[ALLSTAR] + changes[REGULAR]
    if majors or changes[JOURNEYMAN]:
        total += depth_of(game, owner, owner.squad[JOURNEYMAN] - majors) - depth_of(
            game, owner, owner.squad[JOURNEYMAN]
        )
    return total


def turn_utility(game: Game, owner: Owner, amount: int, what: int, into: int) -> float:
    """Players of one kind becoming another."""
    amount = min(amount, owner.squad[what])
    if not amount:
        return 0.0
    years = years_left(game)
    total = amount * (player_utility(into, years) - player_utility(what, years))
    if JOURNEYMAN in (what, into):
        now = owner.squad[JOURNEYMAN]
        then = now + (amount if into == JOURNEYMAN else -amount)
        total += depth_of(game, owner, then) - depth_of(game, owner, now)
    return total


def record_utility(game: Game, owner: Owner, wins: int, losses: int) -> float:
    """More wins and losses in this phase: what the record would gain."""
    games = PHASE_GAMES[game.phase]
    now = phase_record(owner.wins, owner.losses, games)[0]
    return A_WIN * (phase_record(owner.wins + wins, owner.losses + losses, games)[0] - now)


def star_utility(game: Game, department: int, amount: int) -> float:
    """Stars of the front office, the farm or the manager."""
    years = years_left(game)
    if department == MANAGER:
        return amount * (years + 0.8 * payouts_left(game) * A_WIN)
    return amount * (0.8 * years if department == FARM else 0.5 * years)


def clause_utility(game: Game, owner: Owner, clause: Clause, amount: int) -> float:
    """What a clause of an event is worth to the owner it happens to."""
    verb = clause.verb
    if verb == "wins":
        return record_utility(game, owner, amount, 0) if game.phase != WINTER else 0.0
    if verb == "losses":
        return record_utility(game, owner, 0, amount) if game.phase != WINTER else 0.0
    if verb == "cash":
        return A_THOUSAND * amount / 1000
    if verb == "media":
        return A_CUBE * (min(amount, owner.media_room) if amount > 0 else -min(-amount, owner.media))
    if verb == "vp":
        return float(amount)
    if verb == "turn":
        return turn_utility(game, owner, amount, clause.what, clause.into)
    if verb == "stars":
        now = owner.stars[clause.what]
        return star_utility(game, clause.what, min(max(now + amount, 1), 5) - now)
    return other_utility(game, owner, clause, amount)


def other_utility(game: Game, owner: Owner, clause: Clause, amount: int) -> float:
    """The rarer effects."""
    verb, what = clause.verb, clause.what
    if verb == "injure":
        return -(3.0 if what == SUPERSTAR else 1.5) * amount if owner.fit(what) > 0 else 0.0
    if verb == "injury":
        return -1.5 - 0.5 * bool(owner.squad[SUPERSTAR]) - 0.5 * bool(owner.squad[ALLSTAR])
    if verb == "retire":
        return turn_utility(game, owner, amount, what, JOURNEYMAN)
    if verb == "free-agent":
        return 0.6 * turn_utility(game, owner, 1, what, JOURNEYMAN)
    if verb == "drm":
        return DRM_UTILITY.get(what, MINOR_DRM) * amount
    if verb == "take-cash":
        return -A_THOUSAND * amount / 1000
    if verb == "take-media":
        return -A_CUBE * min(amount, owner.media)
    return PLAIN_CLAUSES.get(verb, 0.0) * max(amount, 1)


PLAIN_CLAUSES: Final = {
    "hold": 0.4,
    "draw": A_CARD,
    "national": 0.5,
    "bait": -2.0,
    "shield": 2.0,
    "reroll": 1.0,
    "strike": -1.0,
}


def chart_utility(game: Game, owner: Owner, chart: Sequence[tuple[Clause, ...]], reading: int) -> float:
    """A line of a chart of clauses."""
    return total(clause_utility(game, owner, clause, clause.amount) for clause in chart[place(reading)])
