"""6.2.3 End of year victory points, 13.3 standings for two, 9.0 final scoring."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.lords.asks.year_end import PAIRS
from fieldhouse.games.lords.model import ALLSTAR, OFFICE, PHENOM, SUPERSTAR
from fieldhouse.games.lords.rules.dice import roll_off
from fieldhouse.games.lords.rules.pennant import has_winning_record, tie_drm, track
from fieldhouse.games.lords.rules.season import BAND_OF
from fieldhouse.games.lords.state import HARDLY_SO_LONG, NOBODY, Game, Owner
from fieldhouse.table.seat import Seat, seated

WINNING_SEASON: Final[tuple[int, ...]] = (0, 9, 7, 5, 3, 1)
RANKING: Final[tuple[int, ...]] = (5, 3, 1, 0)
NO_PENNANT: Final[tuple[int, ...]] = (3, 1, 1, 0)
"""2.1: without a pennant winner the best record takes second place's points, the next two third place's."""
PER_PLAYER: Final = {SUPERSTAR: 6, ALLSTAR: 4, PHENOM: 2}
DEPTH_POINTS: Final[tuple[int, ...]] = (4, 2, 1, 0, -1, -2)
A_POINT: Final = 10_000
PAIR_POINTS: Final = 3
MOST_MONEY: Final[tuple[int, ...]] = (15, 10, 5)
MOST_PENNANTS: Final[tuple[int, int]] = (5, 3)
FINAL_DEPTH: Final[tuple[tuple[int, ...], ...]] = (
    (1, -1, -3, -5, -8, -10),
    (2, 1, -2, -5, -6, -8),
    (3, 2, 0, -4, -5, -7),
    (6, 5, 3, -3, -4, -6),
    (9, 7, 4, 2, -3, -5),
    (10, 8, 5, 3, -2, -4),
)
"""9.0: by the band of the starting, then of the final number of journeymen, the deepest first."""
LOAN_POINT: Final = 1_000
FEWER_WINS: Final[tuple[tuple[int, int], ...]] = ((5, 3), (8, 1), (99, 0))
"""13.3: the most games between, and what the owner with fewer wins scores."""


def standings(game: Game) -> list[Seat]:
    """6.2.1.1: by wins; ties by a die with the tie-breaker modifier. The pennant winner is first."""
    left = [seat for seat in game.seats if seat != game.champion]
    order = [game.champion] if game.champion != NOBODY else []
    while left:
        best = max(track(game.owners[seat]) for seat in left)
        tied = [seat for seat in left if track(game.owners[seat]) == best]
        drms = [tie_drm(game, game.owners[seat]) for seat in tied]
        first = tied[0] if len(tied) == 1 else roll_off(game, tied, drms, "standings")
        order.append(first)
        left.remove(first)
    return order


def ranking_points(game: Game) -> dict[Seat, int]:
    """6.2.3, or with two owners 13.3. Rolls."""
    order = standings(game)
    has_pennant = game.champion != NOBODY
    points = dict(zip(order, RANKING if has_pennant else NO_PENNANT, strict=False))
    if game.is_for_two:
        first, second = order
        between = abs(track(game.owners[first]) - track(game.owners[second]))
        points[second] = next(vp for most, vp in FEWER_WINS if between <= most)
    return points


def roster_points(owner: Owner) -> int:
    """6.2.3: stars and Phenoms, less those who are out for the year (11.2), and the depth of the roster."""
    total = DEPTH_POINTS[BAND_OF[owner.journeymen]]
    for kind, points in PER_PLAYER.items():
        total += points * owner.squad[kind]
    for kind in (SUPERSTAR, ALLSTAR):
        lost = sum(phases > HARDLY_SO_LONG for phases in owner.out[kind])
        total -= PER_PLAYER[kind] * lost
    return total


def cash_points(owner: Owner) -> int:
    """6.2.3: a point for each $10,000, none with a loan out (2.5.4)."""
    return 0 if owner.loans else owner.cash // A_POINT


def victory_points(game: Game) -> None:
    """6.2.3: the points of the year, some for pairs of cubes given up; money is shown then (2.3). Rolls and asks."""
    ranking = ranking_points(game)
    for seat, owner in seated(game.owners):
        pairs = game.table.ask(PAIRS, game, seat, None) if owner.media > 1 else 0
        owner.media -= 2 * pairs
        season = WINNING_SEASON[owner.stars[OFFICE]] if has_winning_record(owner) else 0
        gained = track(owner) + owner.total_stars + season + ranking[seat] + roster_points(owner)
        gained += PAIR_POINTS * pairs + cash_points(owner)
        owner.vp += gained
        game.note("declared", seat, amount=owner.cash)
        game.note("points", seat, amount=gained, text=str(owner.vp))


def by_rank(amounts: list[int], prizes: tuple[int, ...]) -> list[int]:
    """A prize for each place; equal amounts share the better place, nothing wins nothing."""
    return [
        prizes[rank] if amount > 0 and (rank := sum(other > amount for other in amounts)) < len(prizes) else 0
        for amount in amounts
    ]


def final_scoring(game: Game) -> None:
    """9.0: money, pennants, depth gained or lost, and loans still out (2.5.4), with which no money counts."""
    money = by_rank([0 if owner.loans else owner.cash for owner in game.owners], MOST_MONEY)
    pennants = by_rank([owner.pennants for owner in game.owners], MOST_PENNANTS)
    for seat, owner in seated(game.owners):
        depth = FINAL_DEPTH[BAND_OF[owner.start_journeymen]][BAND_OF[owner.journeymen]]
        gained = money[seat] + pennants[seat] + depth - owner.loans // LOAN_POINT
        owner.vp += gained
        game.note("final", seat, amount=gained, text=str(owner.vp))
        game.note("score", seat, amount=owner.vp)
        game.note("cash", seat, amount=owner.cash)
