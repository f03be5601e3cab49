"""Solved tables as whole numbers: kept, read back, and read by a whim."""

from __future__ import annotations

import numpy as np

from fieldhouse.gridiron.equilibrium.playbook import number_at, whole_shares
from fieldhouse.gridiron.equilibrium.series import COUNT, DOWN, SPOT, TO_GO
from fieldhouse.gridiron.equilibrium.tables import WHOLE, Tables, pick, unpacked, whole_mixes


def tables() -> Tables:
    empty = np.zeros((2, 0), dtype=np.int32)
    mixes = np.array([[[65535, 0], [1, 65534]]] * 2, dtype=np.uint16)
    kicks = np.zeros((2, 100), dtype=np.int16)
    return Tables(empty, empty, mixes, mixes, kicks, empty, empty, empty.astype(np.int16), empty)


def test_tables_come_back_as_they_were_kept() -> None:
    again = unpacked(tables().packed())
    assert again.rows.tolist() == [[[65535, 0], [1, 65534]]] * 2
    assert again.packed() == tables().packed()


def test_a_mix_is_whole_shares() -> None:
    mixes = whole_mixes(np.array([[1 / 3, 1 / 3, 1 / 3], [1.0, 0.0, 0.0], [0.001, 0.5, 0.499]]))
    assert mixes.tolist() == [[85, 85, 85], [255, 0, 0], [0, 128, 127]]
    assert list(whole_shares([1 / 3, 1 / 3, 1 / 3])) == [85, 85, 85]
    assert sum(whole_shares([0.15] * 6 + [0.1])) == WHOLE


def test_a_whim_picks_by_the_shares() -> None:
    shares = bytes([51, 0, 204])
    picked = [pick(shares, (index + 0.5) / 100) for index in range(100)]
    assert picked.count(0) == 20
    assert picked.count(1) == 0
    assert picked.count(2) == 80
    assert pick(shares, 1 - 1e-17) == 2


def test_every_down_has_its_number() -> None:
    assert [number_at(int(DOWN[index]), int(TO_GO[index]), int(SPOT[index])) for index in range(COUNT)] == list(
        range(COUNT)
    )
    assert number_at(3, 37, 40) == number_at(3, 20, 40)
    assert number_at(1, 10, 97) == number_at(1, 3, 97)
