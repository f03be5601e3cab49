"""Kickoffs on paper: where drives start is as even as it was, though a return knows nothing of its kick."""

from __future__ import annotations

import numpy as np
import polars as pl
import pytest

from fieldhouse.builders.nfl.kickoffs import drawn_in

TO_GOAL = 65


def kickoffs() -> pl.DataFrame:
    """Short kicks that are run back for less: where drives start hardly depends on them."""
    random = np.random.default_rng(5)
    caught = random.integers(-5, 25, 800)
    reached = np.rint(20 + 0.3 * np.maximum(caught, 1) + random.normal(0, 6, 800)).astype(int)
    return pl.DataFrame({"caught": caught, "return_yards": reached - caught}).with_columns(
        dead=pl.lit(False), scored=pl.lit(False)
    )


def test_kicks_are_drawn_in_until_returns_know_nothing_of_them() -> None:
    before = kickoffs()
    drawn = drawn_in(before, TO_GOAL)
    reached = (before["caught"] + before["return_yards"]).to_numpy()
    caught, ran = TO_GOAL - drawn["kicked"].to_numpy(), drawn["ran"].to_numpy()
    assert (caught + ran == reached).all()
    assert abs(np.corrcoef(caught, ran)[0, 1]) < 0.03
    apart = caught + np.random.default_rng(6).permutation(ran)  # as the dice do it
    assert apart.std() == pytest.approx(reached.std(), rel=0.05)
    assert caught.mean() == pytest.approx(np.maximum(before["caught"].to_numpy(), 1).mean(), abs=0.1)
