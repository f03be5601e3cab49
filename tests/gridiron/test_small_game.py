"""The small games of two secret calls: known answers, and nobody can gain by knowing the mixes."""

from __future__ import annotations

import numpy as np
import pytest

from fieldhouse.gridiron.equilibrium import small_game
from fieldhouse.gridiron.equilibrium.one_game import solved_one
from fieldhouse.gridiron.equilibrium.small_game import Payoffs, solved

GAPS = 1e-9


def guaranteed(payoffs: Payoffs, rows: Payoffs, columns: Payoffs) -> tuple[Payoffs, Payoffs]:
    """The least that the rows' mixes get, and the most that the columns' allow, against one who knows them."""
    against_rows = np.einsum("gr,grc->gc", rows, payoffs).min(axis=1)
    against_columns = np.einsum("grc,gc->gr", payoffs, columns).max(axis=1)
    return against_rows, against_columns


def test_matching_pennies_is_even() -> None:
    value, rows, columns = solved(np.array([[[1.0, -1.0], [-1.0, 1.0]]]))
    assert value[0] == pytest.approx(0.0)
    assert rows[0] == pytest.approx([0.5, 0.5])
    assert columns[0] == pytest.approx([0.5, 0.5])


def test_run_or_pass_is_called_so_that_the_guess_does_not_matter() -> None:
    """Run 3 against the pass defense and 1 against the run's, pass 0 and 6: worth 18 eighths, six runs in eight."""
    value, rows, columns = solved(np.array([[[1.0, 3.0], [6.0, 0.0]]]))
    assert value[0] == pytest.approx(18 / 8)
    assert rows[0] == pytest.approx([6 / 8, 2 / 8])
    assert columns[0] == pytest.approx([3 / 8, 5 / 8])


def test_a_saddle_is_two_plain_calls() -> None:
    value, rows, columns = solved(np.array([[[2.0, 5.0, 3.0], [1.0, 9.0, 0.0]]]))
    assert value[0] == pytest.approx(2.0)
    assert rows[0].tolist() == [1.0, 0.0]
    assert columns[0].tolist() == [1.0, 0.0, 0.0]


def test_all_payoffs_alike_are_solved_too() -> None:
    value, rows, columns = solved(np.full((1, 9, 6), -3.0))
    assert value[0] == pytest.approx(-3.0)
    assert rows[0].sum() == pytest.approx(1.0)
    assert columns[0].sum() == pytest.approx(1.0)


@pytest.mark.parametrize("shape", [(9, 6), (2, 7), (5, 1), (1, 4)])
def test_nobody_gains_by_knowing_the_mixes(shape: tuple[int, int]) -> None:
    payoffs = np.random.default_rng(18).normal(size=(300, *shape)).round(2)
    value, rows, columns = solved(payoffs)
    assert rows.min() >= 0.0 <= columns.min()
    assert rows.sum(axis=1) == pytest.approx(np.ones(300))
    assert columns.sum(axis=1) == pytest.approx(np.ones(300))
    least, most = guaranteed(payoffs, rows, columns)
    assert np.abs(least - value).max() < GAPS
    assert np.abs(most - value).max() < GAPS


def test_games_do_not_touch_each_other() -> None:
    """A game has the same answer alone and among others, to the last bit."""
    payoffs = np.random.default_rng(5).normal(size=(40, 9, 6))
    together = solved(payoffs)
    for index in range(40):
        alone = solved(payoffs[index : index + 1])
        assert alone.value[0] == together.value[index]
        assert alone.rows[0].tolist() == together.rows[index].tolist()


def test_one_game_alone_is_solved_alike() -> None:
    """The coach's own solver for a single down gives what the many give, to the last bit."""
    payoffs = np.random.default_rng(7).normal(size=(60, 9, 6)).round(2)
    together = solved(payoffs)
    for index in range(60):
        value, rows, columns = solved_one(payoffs[index].tolist())
        assert value == together.value[index]
        assert rows == together.rows[index].tolist()
        assert columns == together.columns[index].tolist()


@pytest.mark.parametrize("shape", [(9, 6), (9, 19), (3, 3)])
def test_machine_code_takes_the_steps_of_the_lock_step(shape: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """With numba and without it the mixes are the same, to the last bit; of round payoffs, so that many tie."""
    pytest.importorskip("numba")
    payoffs = np.random.default_rng(18).normal(size=(600, *shape)).round(1)
    by_machine = solved(payoffs)
    monkeypatch.setattr(small_game, "compiled_finish", lambda: None)
    for one, other in zip(by_machine, solved(payoffs), strict=True):
        assert one.tolist() == other.tolist()
