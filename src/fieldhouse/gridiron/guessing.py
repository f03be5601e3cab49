"""Is the guessing game worth playing? What every pair of secret calls is worth, and which calls are pointless.

A chart is sound if no play is at least as good as another against every formation, no formation at least as good as
another against every play, and if, under the calls that the league makes, no formation is better than the others.
The rules' own code is enumerated; no dice are thrown. Both footballs use it.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias, TypeVar

import numpy as np

from fieldhouse.gridiron.call_buckets import NORMAL, bucket_of
from fieldhouse.gridiron.expected_points import situation_points
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.odds import FootballOddsTable
from fieldhouse.gridiron.usual_downs import USUAL
from fieldhouse.table.seat import AWAY

V = TypeVar("V", bound=Hashable)
Worths: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.float64]]
Results: TypeAlias = Callable[[int, int], Mapping[V, float]]
WorthAfter: TypeAlias = Callable[[Situation, int, V, float], float]
Known: TypeAlias = dict[tuple[int, V], Worths]
"""What results leave on each of the usual downs, by play and result."""

CUTOFF: Final = 3e-5
"""Paths less likely than this are left out: edges are right to a thousandth with it."""
FAINTEST: Final = 3
"""Results less likely than so many cutoffs are passed over: strings of fouls, mostly."""
MOST_UNEVEN: Final = 0.05
"""Expected points a play by which a formation may be better or worse than the formations on average."""
DECIMALS: Final = 9
"""Of expected points: what differs by less differs by the order in which it was added up."""


SITUATIONS: Final = tuple(Situation(AWAY, here.spot, here.down, here.to_go) for here in USUAL)
BEFORE: Final[Worths] = np.array([situation_points(here.down, here.to_go, here.spot) for here in USUAL])
"""What the usual downs are worth before the snap."""
OFTEN: Final[Worths] = np.array([here.often for here in USUAL], dtype=np.float64) / sum(here.often for here in USUAL)
"""How often each of the usual downs is met, of all of them."""


class Dominated(NamedTuple):
    """A call, and one that is at least as good against every answer."""

    call: int
    by: int


class Soundness(NamedTuple):
    """What is pointless in a chart's guessing game, and how even it is."""

    worths: Worths
    """``[play, formation]``: what each pair adds in expected points, over the usual downs."""
    plays: tuple[Dominated, ...]
    formations: tuple[Dominated, ...]
    edges: tuple[float, ...]
    """What a play gains more against each formation than against the formations on average, under the league's calls,
    in expected points."""

    @property
    def is_sound(self) -> bool:
        """No call is pointless, and no formation far better or worse than the formations on average."""
        return not self.plays and not self.formations and max(map(abs, self.edges)) <= MOST_UNEVEN


def pair_worths(
    size: tuple[int, int], results: Results[V], worth_after: WorthAfter[V], known: Known[V] | None = None
) -> Worths:  # fmt: skip
    """``[down, play, formation]``: what each pair adds; *results* gives the odds of a play against a formation. What is
    found is added to *known*."""
    worths = np.zeros((len(USUAL), *size))
    known = {} if known is None else known
    for play, formation in np.ndindex(*size):
        worths[:, play, formation] = down_worths(play, results(play, formation), worth_after, known)
    return worths


def down_worths(play: int, odds: Mapping[V, float], worth_after: WorthAfter[V], known: Known[V]) -> Worths:
    """``[down]``: what a play adds in expected points on each of the usual downs, if the charts come to results with
    these *odds*. *worth_after* tells what such a result, reached with some chance, leaves on a down; what is *known* is
    not worked out again, and what is found is added to it."""
    likely = {result: chance for result, chance in odds.items() if chance >= FAINTEST * CUTOFF}
    for result, chance in likely.items():
        if (play, result) not in known:
            known[play, result] = np.array([worth_after(here, play, result, chance) for here in SITUATIONS])
    chances = np.array(list(likely.values()))
    left: Worths = chances @ np.array([known[play, result] for result in likely]) / chances.sum()
    return left - BEFORE


def mean_worth(
    table: FootballOddsTable, rule: Callable[..., float], game: object, situation: Situation, play: int,
    result: Hashable, chance: float,
) -> float:  # fmt: skip
    """What *rule* says a result is worth, over all that may still be thrown for it."""
    odds = table.odds_when(chance, rule, game, situation, play, result)
    return sum(worth * share for worth, share in odds.items())


def call_shares(calls: Sequence[Sequence[Sequence[float]]]) -> Worths:
    """``[down, play]``: the share of each play on the usual downs, of weights ``calls[state][bucket][play]``."""
    rows = np.array([calls[NORMAL][bucket_of(here.down, here.to_go, here.spot)] for here in USUAL], dtype=np.float64)
    return np.asarray(rows / rows.sum(axis=1, keepdims=True))


def soundness(worths: Worths, calls: Sequence[Sequence[Sequence[float]]]) -> Soundness:
    """Of the *worths* of ``pair_worths``; *calls* are the league's, ``[state][bucket]``, a weight a play."""
    usual: Worths = np.round(np.tensordot(OFTEN, worths, axes=1), DECIMALS)
    edges = np.einsum("s,sp,spf->f", OFTEN, call_shares(calls), worths)
    even = tuple(float(edge) for edge in np.round(edges - edges.mean(), DECIMALS))
    return Soundness(usual, dominated_plays(usual), dominated_plays(-usual.T), even)


def dominated_plays(worths: Worths) -> tuple[Dominated, ...]:
    """Rows that another is at least as good as in every column."""
    return tuple(
        Dominated(call, by)
        for call in range(len(worths))
        for by in range(len(worths))
        if by != call and np.all(worths[by] >= worths[call])
    )


def remarks(found: Soundness, plays: Sequence[str], formations: Sequence[str]) -> list[str]:
    """A sentence for each thing that makes guessing pointless, and one that says how even the formations are."""
    lines = [f"{plays[by]} is at least as good as {plays[call]} against every formation." for call, by in found.plays]
    lines += [
        f"{formations[by]} is at least as good as {formations[call]} against every play."
        for call, by in found.formations
    ]
    best, worst = min(found.edges), max(found.edges)
    first, last = (formations[found.edges.index(edge)] for edge in (best, worst))
    ends = f"{first} ({best:+.2f}) to {last} ({worst:+.2f})"
    if found.is_sound:
        lines.append(f"The guessing game is sound: no call is pointless, and formations are worth {ends}.")
    else:
        lines.append(f"Formations are worth {ends} expected points a play; within {MOST_UNEVEN} they would be even.")
    return lines
