"""'The Priority Chart', all 9 x 10 cells, by the reading H-A of the rulings."""

from __future__ import annotations

import pytest

from examples.ddf.table import Stage
from fieldhouse.games.ddf.model import MEDIUM, STANDARD
from fieldhouse.games.ddf.results import SACKED
from fieldhouse.games.ddf.rules.returns import ALL_THE_WAY, covered
from fieldhouse.games.ddf.rules.scrimmage import scrimmage_result
from fieldhouse.gridiron.cells import read_cell
from fieldhouse.gridiron.dice import DEFENSE, OFFENSE
from fieldhouse.gridiron.results import (
    END_ZONE_FUMBLE,
    FUMBLED,
    GAINED,
    INCOMPLETE,
    INTERCEPTED,
    RETURN_FUMBLED,
    RETURN_SCORED,
    RETURNED,
    SCORED,
)
from fieldhouse.table.dice import Column, Dice
from fieldhouse.table.script import ScriptTable
from fieldhouse.table.seat import AWAY

DEFENSIVE = ("2", "-2", "-", "(6)", "(-1)", "(TD)", "QT", "INT 12", "INC", "F 9")
CHART = {
    "7": ("9", "5", "7", "6", "-1", "TD", "QT", "INT 12", "INC", "F 9"),
    "-3": ("-1", "-5", "-3", "6", "-1", "TD", "QT", "INT 12", "INC", "F 9"),
    "-": ("2", "-2", "0", "6", "-1", "TD", "QT", "INT 12", "INC", "F 9"),
    "B": ("17", "13", "15", "6", "-1", "TD", "QT", "INT 12", "INC", "F 9"),
    "TD": ("TD", "TD", "TD", "6", "-1", "TD", "QT", "INT 12", "INC", "F 9"),
    "QT": ("QT", "QT", "QT", "6", "-1", "TD", "QT", "INT 12", "INC", "F 9"),
    "INT 20": ("INT 20", "INT 20", "INT 20", "INC", "INT -1", "INC", "INT 20", "INT 12", "INT 20", "INT 20"),
    "INC": ("INC", "INC", "INC", "6", "-1", "TD", "QT", "INT 12", "INC", "F 9"),
    "F 4": ("F 4", "F 4", "F 4", "F 6", "F -1", "F end zone", "F 4", "INT 12", "F 4", "F 9"),
}
"""What each pair gives. The B column gives 15 yards, the QT column a sack."""
ENDS = {
    GAINED: "{}", INCOMPLETE: "INC", INTERCEPTED: "INT {}", FUMBLED: "F {}", SCORED: "TD",
    END_ZONE_FUMBLE: "F end zone", SACKED: "QT",
}  # fmt: skip


def column(dice: Dice, text: str) -> Column:
    """A column that shows one cell only, whether it belongs there or not."""
    return Column(text, dice, dict.fromkeys((reading for reading, _ in dice.weights), read_cell(text)))


def result(offensive: str, defensive: str) -> str:
    game = Stage("NE 1 and 10 at NE 40", NE={"B": "15", "QT": "-5"}).game
    game.sides[0].plays = (column(OFFENSE, offensive),) * 9
    game.sides[1].formations = ((column(DEFENSE, defensive),) * 9,) * 6
    extra = {"B": [("B", 25)], "QT": [("QT", 25)]}
    rolls = [("offense", 25), ("defense", 1)]
    if CHART.get(offensive, DEFENSIVE)[DEFENSIVE.index(defensive)] == "QT":
        rolls += extra["QT"]
    elif offensive == "B" and defensive in ("2", "-2", "-"):
        rolls += extra["B"]
    game.table = table = ScriptTable(rolls)
    found = scrimmage_result(game, AWAY, MEDIUM, STANDARD)
    table.finish()
    return ENDS[found[0]].format(found[1])


@pytest.mark.parametrize("offensive", CHART)
@pytest.mark.parametrize("defensive", DEFENSIVE)
def test_priority_chart(offensive: str, defensive: str) -> None:
    assert result(offensive, defensive) == CHART[offensive][DEFENSIVE.index(defensive)]


@pytest.mark.parametrize(
    ("offensive", "defensive", "found"),
    [("INT -3", "(-1)", "INT -3"), ("INT 5", "INT 12", "INT 5"), ("F -3", "(-1)", "F -3"), ("F 11", "F 9", "F 11")],
)
def test_priority_chart_shorter_and_longer(offensive: str, defensive: str, found: str) -> None:
    """The footnotes, the other way round than in the table above."""
    game = Stage("NE 1 and 10 at NE 40").game
    game.sides[0].plays = (column(OFFENSE, offensive),) * 9
    game.sides[1].formations = ((column(DEFENSE, defensive),) * 9,) * 6
    game.table = ScriptTable([("offense", 25), ("defense", 1)])
    got = scrimmage_result(game, AWAY, MEDIUM, STANDARD)
    assert ENDS[got[0]].format(got[1]) == found


def test_priority_chart_forced_nothing_counts_as_a_forced_loss() -> None:
    game = Stage("NE 1 and 10 at NE 40").game
    game.sides[0].plays = (column(OFFENSE, "INT 20"),) * 9
    game.sides[1].formations = ((column(DEFENSE, "(0)"),) * 9,) * 6
    game.table = ScriptTable([("offense", 25), ("defense", 1)])
    got = scrimmage_result(game, AWAY, MEDIUM, STANDARD)
    assert got[:2] == (INTERCEPTED, 0)


COVERAGE = ("2", "-2", "-", "(6)", "(-1)", "(TD)", "F 9")
RETURNS = {
    "7": ("9", "5", "7", "6", "-1", "TD", "F 9"),
    "-3": ("-1", "-5", "-3", "6", "-1", "TD", "F 9"),
    "-": ("2", "-2", "0", "6", "-1", "TD", "F 9"),
    "TD": ("TD", "TD", "TD", "6", "-1", "TD", "F 9"),
    "F 4": ("F 4", "F 4", "F 4", "F 6", "F -1", f"F {ALL_THE_WAY}", "F 9"),
}


@pytest.mark.parametrize("runner", RETURNS)
@pytest.mark.parametrize("coverage", COVERAGE)
def test_priority_chart_on_returns(runner: str, coverage: str) -> None:
    ends = {RETURNED: "{}", RETURN_SCORED: "TD", RETURN_FUMBLED: "F {}"}
    got = covered(read_cell(runner), read_cell(coverage))
    assert ends[got[0]].format(got[1]) == RETURNS[runner][COVERAGE.index(coverage)]
