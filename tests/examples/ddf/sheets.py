"""Blank team sheets, into which a test puts the cells it speaks of."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

from fieldhouse.games.ddf.charts.columns import BIG_PLAY, COVERAGE, DEFENSE_COLUMNS, OFFENSE_COLUMNS, SPECIAL_COLUMNS
from fieldhouse.games.ddf.charts.values import (
    CANCELED,
    FUMBLE_RECOVERY,
    INFLUENCE,
    SACK_RATE,
    SNAP_CHECK,
    read_adjustment,
)
from fieldhouse.games.ddf.model import FORMATIONS, PLAYS, Mark, SeasonCharts, Supplements, Team
from fieldhouse.gridiron.dice import DEFENSE, OFFENSE
from fieldhouse.gridiron.dice_ranges import read_marks, read_totals
from fieldhouse.table.dice import Column, Dice

Cells = Mapping[int, str] | str
"""The cells of a column by dice total; or one text for all of it."""

FILLED: Final = {"Kickoff": "65", "Field Goal": "30", "Squib": "10"}
"""Columns that may not be blank."""
MARKS: Final = {
    "great protection": ("great_protection", CANCELED["great protection"]),
    "good decision": ("good_decision", CANCELED["good decision"]),
    "ball protection": ("ball_protection", CANCELED["ball protection"]),
    "sack rate": ("sack_rate", SACK_RATE),
    "fumble recovery": ("fumble_recovery", FUMBLE_RECOVERY),
    "snap check OFF 5": ("offense_check", SNAP_CHECK),
    "snap check DEF 5": ("defense_check", SNAP_CHECK),
}


def column(name: str, dice: Dice, read: Callable[[str], int], cells: Cells = "-") -> Column:
    """A column that is blank but for *cells*."""
    fill = cells if isinstance(cells, str) else FILLED.get(name, "-")
    texts = {total: fill for total, _ in dice.weights} | ({} if isinstance(cells, str) else dict(cells))
    assert set(texts) == {total for total, _ in dice.weights}, f"{name} has no such row"
    return Column(name, dice, {total: read(text) for total, text in texts.items()})


def listed(text: str) -> Column[Mark]:
    """A chart that lists the dice totals for which something is so."""
    totals = read_totals(text, OFFENSE)
    return Column(text, OFFENSE, {total: Mark(int(total in totals)) for total, _ in OFFENSE.weights})


def sheet(code: str, cells: Mapping[str, Any] | None = None, season: int = 2017) -> Team:
    """A team's charts: *cells* by the column's printed name (``6-Short``, ``D 6-Short``, ``Punt Return`` ...)."""
    given = dict(cells or {})

    def offense(name: str) -> Column:
        return column(name, OFFENSE, OFFENSE_COLUMNS[name].read, given.pop(name, {}))

    def special(name: str) -> Column:
        return column(name, OFFENSE, SPECIAL_COLUMNS[name].read, given.pop(name, {}))

    def covering(name: str) -> Column:
        return column(name, DEFENSE, COVERAGE.read, given.pop(name, {}))

    def against(formation: str, play: str) -> Column:
        name = f"{formation[0]} {play}"
        return column(name, DEFENSE, DEFENSE_COLUMNS[play].read, given.pop(name, {}))

    def adjusting() -> Column[Mark] | None:
        name = "Field Goal Adjustment"
        if name not in given:
            return None
        read = column(name, DEFENSE, read_adjustment, given.pop(name))
        return Column(name, DEFENSE, {total: Mark(mark) for total, mark in read.cells.items()})

    missed = listed(given.pop("extra point missed", "-"))
    team = Team(
        name=f"{season}-{code}",
        season=season,
        code=code,
        title=code,
        power_rating=given.pop("power rating", 200.0),
        plays=tuple(map(offense, PLAYS)),
        breakaway=offense("B"),
        trapped=offense("QT"),
        fumble_recovered=listed(given.pop("fumble recovered", "10-29")),
        formations=tuple(tuple(against(formation, play) for play in PLAYS) for formation in FORMATIONS),
        kickoff=special("Kickoff"),
        kickoff_return=special("Kickoff Return"),
        punt=special("Punt"),
        punt_return=special("Punt Return"),
        fumble_return=special("Fumble Return"),
        interception_return=special("Interception Return"),
        field_goal=special("Field Goal"),
        extra_point=Column("extra point", OFFENSE, {total: Mark(1 - mark) for total, mark in missed.cells.items()}),
        kick_coverage=covering("Kick Coverage"),
        punt_coverage=covering("Punt Coverage"),
        qt_containment=covering("QT Containment") if "QT Containment" in given else None,
        field_goal_adjustment=adjusting(),
        supplements=supplements(given),
        players={},
        digest="",
    )
    assert not given, f"a sheet has no {', '.join(given)}"
    return team


def supplements(given: dict[str, Any]) -> Supplements:
    """The supplement sheet; what is not given the team lacks."""
    values: dict[str, Any] = {}
    if "Short Big Play" in given:
        values["short_big_play"] = column("Short Big Play", OFFENSE, BIG_PLAY.read, given.pop("Short Big Play"))
    for name, (attribute, words) in MARKS.items():
        if name in given:
            values[attribute] = Column(name, OFFENSE, read_marks(given.pop(name), words, OFFENSE))
    if any(name in given for name in INFLUENCE):
        values["penalty_influence"] = tuple(
            Column(name, OFFENSE, read_marks(given.pop(name, "-"), words, OFFENSE)) for name, words in INFLUENCE.items()
        )
    for name in list(given):
        attribute = name.replace(" ", "_")
        if hasattr(Supplements, attribute):
            values[attribute] = given.pop(name)
    return replace(Supplements(), **values)


def season_sheet(season: int, squib: Cells | None = None) -> SeasonCharts:
    """The season's shared charts: the guide's of 2017, with a squib chart of the test's own."""
    return SeasonCharts(
        season=season,
        squib=column("Squib", OFFENSE, SPECIAL_COLUMNS["Kickoff Return"].read, squib or {}),
        holding=listed("10-11, 13-33"),
        between_downs_offense=listed("11-33"),
        between_downs_defense=listed("11-32"),
    )
