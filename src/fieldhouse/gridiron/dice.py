"""The dice of the chart-football games."""

from typing import Final

from fieldhouse.table.dice import Dice, die

BLACK: Final[tuple[int, ...]] = (1, 2, 2, 3, 3, 3)
WHITE: Final[tuple[int, ...]] = (0, 1, 2, 3, 4, 5)
YELLOW: Final[tuple[int, ...]] = (0, 0, 1, 2, 3, 4)
RED: Final[tuple[int, ...]] = (1, 1, 1, 2, 2, 3)
GREEN: Final[tuple[int, ...]] = (0, 0, 0, 0, 1, 2)

OFFENSE: Final = Dice("offense", (BLACK, WHITE, YELLOW), lambda black, white, yellow: 10 * black + white + yellow)
"""10 to 39: ten times the black die, plus white and yellow."""
DEFENSE: Final = Dice("defense", (RED, GREEN), lambda red, green: red + green)
"""1 to 5: red plus green."""
TEN_SIDED: Final = die("ten-sided", range(10))
COIN: Final = die("coin", (0, 1))
PERCENT: Final = Dice("percent", (range(10), range(10)), lambda tens, ones: 10 * tens + ones)
"""00 to 99: the ten-sided die thrown twice."""

OFFENSE_READINGS: Final = tuple(reading for reading, _ in OFFENSE.weights)
DEFENSE_READINGS: Final = tuple(reading for reading, _ in DEFENSE.weights)
