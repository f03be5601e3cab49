"""Dice and columns."""

from __future__ import annotations

import pytest

from fieldhouse.gridiron.dice import DEFENSE, OFFENSE, PERCENT, TEN_SIDED
from fieldhouse.table.dice import Column, Dice, die

PUBLISHED_OFFENSE = {
    10: 2, 11: 3, 12: 4, 13: 5, 14: 6, 15: 6, 16: 4, 17: 3, 18: 2, 19: 1,
    20: 4, 21: 6, 22: 8, 23: 10, 24: 12, 25: 12, 26: 8, 27: 6, 28: 4, 29: 2,
    30: 6, 31: 9, 32: 12, 33: 15, 34: 18, 35: 18, 36: 12, 37: 9, 38: 6, 39: 3,
}  # fmt: skip
PUBLISHED_DEFENSE = {1: 12, 2: 11, 3: 9, 4: 3, 5: 1}


def test_the_football_dice_are_as_published() -> None:
    assert dict(OFFENSE.weights) == PUBLISHED_OFFENSE
    assert OFFENSE.size == 216
    assert dict(DEFENSE.weights) == PUBLISHED_DEFENSE
    assert DEFENSE.size == 36


@pytest.mark.parametrize("dice", [OFFENSE, DEFENSE, TEN_SIDED, PERCENT])
def test_every_throw_is_one_draw(dice: Dice) -> None:
    """Draws spread evenly over [0, 1) hit every throw once."""
    readings = [dice.reading((throw + 0.5) / dice.size) for throw in range(dice.size)]
    assert readings == list(dice.readings)
    assert dice.reading(0.0) == dice.readings[0]
    assert dice.reading(1 - 2**-53) == dice.readings[-1]


@pytest.mark.parametrize("value", [9, 40, 24.0, True, "24", None])
def test_what_the_dice_cannot_show_is_no_reading(value: object) -> None:
    assert OFFENSE.is_reading(24)
    assert not OFFENSE.is_reading(value)


def test_readings_as_a_phrase() -> None:
    assert OFFENSE.describe() == "10 to 39"
    assert die("odd", (1, 3, 5)).describe() == "1, 3, 5"
    assert repr(DEFENSE) == "Dice('defense')"


def test_a_column_has_a_cell_beside_each_reading() -> None:
    column = Column("test", OFFENSE, {reading: reading % 4 for reading, _ in OFFENSE.weights})
    assert [column.by_reading[reading] for reading in OFFENSE.readings] == [each % 4 for each in OFFENSE.readings]
    assert column.cells == {reading: reading % 4 for reading in PUBLISHED_OFFENSE}
    assert column.has(3)
    assert not column.has(4)


def test_a_column_merges_equal_cells() -> None:
    column = Column("test", DEFENSE, {1: 7, 2: 8, 3: 7, 4: 8, 5: 9})
    assert dict(column.merged) == {7: 21, 8: 14, 9: 1}
    assert column.chance(lambda cell: cell == 7) == pytest.approx(21 / 36)


def test_a_column_with_a_hole_is_refused() -> None:
    with pytest.raises(KeyError):
        Column("test", DEFENSE, {1: 7, 2: 8, 3: 7, 4: 8})
