"""The balance that docs/lords-balance.md reports, on a smaller sample: bands four standard deviations wide and more."""

from __future__ import annotations

from collections import Counter

import pytest

from fieldhouse import catalog
from fieldhouse.games.lords.state import NOBODY
from fieldhouse.table.play import play_out
from fieldhouse.table.seat import all_seats
from fieldhouse.table.table import BatchTable

GAMES = 120
SEED = 50_000


@pytest.fixture(scope="module")
def count() -> Counter[str]:
    definition = catalog.game("lords")
    deal, coach = definition.dealer(definition.header((), 0, {})), definition.coach("owner")
    seen: Counter[str] = Counter()
    for seed in range(SEED, SEED + GAMES):
        game = deal(
            BatchTable(
                seed, [coach] * 4, lambda note: seen.update([note.what] if note.seat != NOBODY else [f"no {note.what}"])
            )
        )
        play_out(game, definition.step)
        seen[f"seat {game.winner}"] += 1
    return seen


def test_every_seat_wins_its_share(count: Counter[str]) -> None:
    """A fair seat wins 30 of 120 with a deviation of 4.7."""
    assert all(10 <= count[f"seat {seat}"] <= 50 for seat in all_seats(4)), count


def test_pennants_are_won_in_40_to_75_per_cent_of_years(count: Counter[str]) -> None:
    """Measured 54%; the deviation in 360 years is 2.6 points."""
    years = count["pennant"] + count["no pennant"]
    assert years == 3 * GAMES
    assert 0.40 <= count["pennant"] / years <= 0.75


def test_nobody_is_broke_in_more_than_ten_per_cent_of_years(count: Counter[str]) -> None:
    """Measured 5%; the deviation in 960 payrolls is 0.7 points."""
    assert count["salaries"] == 2 * 4 * GAMES
    assert count["broke"] / count["salaries"] <= 0.10
