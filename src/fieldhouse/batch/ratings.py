"""Bradley-Terry ratings: from who beat whom to one number each, with the interval that the games allow.

The unit is a *pair*: two games with the same dice and changed seats. Such games are no independent draws, so the
intervals rest on what pairs came to (a sandwich estimate with the pair as its cluster), not on single games.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

import numpy as np

HALVES_OF_A_PAIR: Final = 5
"""A pair of games gives one side 0, 1/2, 1, 3/2 or 2 points."""
PairCounts = tuple[int, ...]
"""How many pairs gave the first of two players each of these points, none first."""

MEAN_RATING: Final = 1500.0
POINTS_A_UNIT: Final = 400 / np.log(10)
"""As chess players count: 400 points are ten wins to one."""
DRAWN_BEFOREHAND: Final = 1.0
"""Every two begin with one game drawn: whoever has won them all is strong, not infinitely so."""
MOST_STEPS: Final = 100
CLOSE_ENOUGH: Final = 1e-10
TWO_SIDED_95: Final = 1.959964


class Rating(NamedTuple):
    """Where one stands among those he met; the mean of all is 1500."""

    points: float
    low: float
    high: float
    """Between these two in 95 of 100 such tournaments."""


class PairShare(NamedTuple):
    """What one took of the games against another."""

    share: float
    """Of the points; a tie is half of one."""
    error: float
    """One standard error."""
    games: int


def share_of(counts: PairCounts) -> PairShare:
    """The first player's share of these pairs, of which there must be some."""
    pairs = sum(counts)
    mean = sum(number * halves for halves, number in enumerate(counts)) / pairs
    variance = sum(number * (halves - mean) ** 2 for halves, number in enumerate(counts)) / max(1, pairs - 1)
    full = HALVES_OF_A_PAIR - 1
    return PairShare(mean / full, (variance / pairs) ** 0.5 / full, 2 * pairs)


def ratings(players: Sequence[str], met: Mapping[tuple[str, str], PairCounts]) -> dict[str, Rating]:
    """The most likely ratings of *players*; *met* has every two who met once, in the order of its counts."""
    index = {player: place for place, player in enumerate(players)}
    duels = [(index[one], index[other], counts) for (one, other), counts in met.items()]
    strength = _most_likely(len(players), duels)
    error = _errors(strength, duels)
    return {player: _rating(strength[place], error[place]) for player, place in index.items()}


def _rating(strength: float, error: float) -> Rating:
    """A strength and its error as points with their bounds."""
    points, margin = MEAN_RATING + POINTS_A_UNIT * strength, POINTS_A_UNIT * TWO_SIDED_95 * error
    return Rating(points, points - margin, points + margin)


_Duel = tuple[int, int, PairCounts]
_Vector = np.ndarray[tuple[int], np.dtype[np.float64]]
_Matrix = np.ndarray[tuple[int, int], np.dtype[np.float64]]


def _most_likely(count: int, duels: Sequence[_Duel]) -> _Vector:
    """Newton's method; the likelihood is concave, and the drawn games keep its top within reach."""
    strength: _Vector = np.zeros(count)
    for _ in range(MOST_STEPS):
        gradient, information = np.zeros(count), np.zeros((count, count))
        for one, other, counts in duels:
            chance = _chance(strength, one, other)
            games = 2 * sum(counts) + DRAWN_BEFOREHAND
            won = sum(number * halves for halves, number in enumerate(counts)) / 2 + DRAWN_BEFOREHAND / 2
            gradient[one] += won - games * chance
            gradient[other] -= won - games * chance
            _add(information, one, other, games * chance * (1 - chance))
        step = np.linalg.pinv(information) @ gradient
        strength = strength + np.clip(step, -1, 1)
        if np.abs(step).max() < CLOSE_ENOUGH:
            break
    centred: _Vector = strength - strength.mean()
    return centred


def _errors(strength: _Vector, duels: Sequence[_Duel]) -> _Vector:
    """The standard error of each: how pairs vary about what the ratings expect of them."""
    information, scatter = np.zeros((len(strength),) * 2), np.zeros((len(strength),) * 2)
    for one, other, counts in duels:
        chance = _chance(strength, one, other)
        prior = DRAWN_BEFOREHAND * chance * (1 - chance)
        _add(information, one, other, 2 * sum(counts) * chance * (1 - chance) + prior)
        seen = sum(number * (halves / 2 - 2 * chance) ** 2 for halves, number in enumerate(counts))
        _add(scatter, one, other, seen + prior)
    inverse = np.linalg.pinv(information)
    errors: _Vector = np.sqrt(np.diag(inverse @ scatter @ inverse))
    return errors


def _chance(strength: _Vector, one: int, other: int) -> float:
    """The chance that *one* beats *other*, by their strengths."""
    return float(1 / (1 + np.exp(strength[other] - strength[one])))


def _add(matrix: _Matrix, one: int, other: int, weight: float) -> None:
    """Add *weight* for the difference of two players."""
    matrix[one, one] += weight
    matrix[other, other] += weight
    matrix[one, other] -= weight
    matrix[other, one] -= weight
