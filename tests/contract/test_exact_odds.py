"""The exact odds of a play add up to one and agree with 100,000 plays by dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Mapping

import pytest

from contract.games import CONTENDERS, Play, Variant, every_play
from fieldhouse.table.exact import ExactTable
from fieldhouse.table.table import BatchTable

PLAYS = 100_000
SEED = 36
RARE = 10
"""Results expected fewer times than this are counted together, or chi-square would not be chi-square."""
ONCE_IN_TEN_THOUSAND = 3.72
"""Standard deviations: how far off dice would be allowed to be, were the seed not fixed."""


def chi_square(counts: Counter[Hashable], expected: Mapping[Hashable, float]) -> tuple[float, int]:
    """The statistic, and how many cells it is made of."""
    common = [value for value, times in expected.items() if times >= RARE]
    rare_times = PLAYS - sum(expected[value] for value in common)
    rare_count = PLAYS - sum(counts[value] for value in common)
    total = sum((counts[value] - expected[value]) ** 2 / expected[value] for value in common)
    if rare_times < RARE:
        assert rare_count < rare_times + 4 * RARE
        return total, len(common)
    return total + (rare_count - rare_times) ** 2 / rare_times, len(common) + 1


def chi_square_limit(freedom: int) -> float:
    """The quantile, by the approximation of Wilson and Hilferty."""
    spread = 2 / (9 * freedom)
    return freedom * float(1 - spread + ONCE_IN_TEN_THOUSAND * spread**0.5) ** 3


@every_play
def test_exact_odds_agree_with_dice(game: str, play: Play) -> None:
    variant = Variant(game, play.name, CONTENDERS[game].teams, play.options)
    exact = ExactTable(play.coaches, cutoff=play.cutoff)
    under_way = variant.deal(exact)
    played = play.of(under_way)
    odds = exact.odds(played)
    assert sum(odds.values()) == pytest.approx(1, abs=1e-9)
    assert exact.lost < 1e-4

    under_way.table = BatchTable(SEED, play.coaches)
    counts = Counter(played() for _ in range(PLAYS))
    expected = {value: chance * PLAYS * (1 - exact.lost) for value, chance in odds.items()}
    statistic, cells = chi_square(counts, expected)
    assert statistic < chi_square_limit(cells - 1)


def test_the_yardstick_finds_dice_that_are_wrong() -> None:
    """One face of a die a tenth too heavy is seen at once."""
    fair: dict[Hashable, float] = dict.fromkeys(range(6), PLAYS / 6)
    counts: Counter[Hashable] = Counter(dict.fromkeys(range(6), PLAYS // 6))
    assert chi_square(counts, fair)[0] < chi_square_limit(5)
    counts[0] += PLAYS // 60
    counts[1] -= PLAYS // 60
    assert chi_square(counts, fair)[0] > chi_square_limit(5)
