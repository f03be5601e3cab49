"""The tables on every sheet of Bowl Bound: the priority chart, the timing chart, what colours and marks mean."""

from __future__ import annotations

from typing import Final

from fieldhouse.games.bowlbound.cells import (
    BRACKET_GAIN,
    BRACKET_LOSS,
    BRACKET_TOUCHDOWN,
    FORCED_BREAKAWAY,
    FORCED_RUN,
    QUARTERBACK_RUNS,
)
from fieldhouse.games.bowlbound.rules.clock import FIRST_DOWN_TIME
from fieldhouse.games.bowlbound.rules.priority import BREAK_ALONE, COLUMNS, PRIORITY, ROWS, RUN_ALONE, RUN_AND_ADD
from fieldhouse.games.bowlbound.rules.yardage import QUICK_YARDS
from fieldhouse.games.bowlbound.season import RUNS_ON_SINCE
from fieldhouse.games.bowlbound.state import RUNNING
from fieldhouse.gridiron.cells import (
    BLANK,
    BREAKAWAY,
    FORCED_GAIN,
    FORCED_LOSS,
    FORCED_TOUCHDOWN,
    FUMBLE,
    GAIN,
    INCOMPLETE,
    INTERCEPTION,
    LOSS,
    TOUCHDOWN,
    TRAPPED,
    Kind,
)
from fieldhouse.gridiron.outcome import SHORT_TIME
from fieldhouse.gridiron.priority import WORDS, Key
from fieldhouse.table.plain_json import Fields

NAMES: Final = {
    GAIN: ("#", "green"), LOSS: ("-#", "red"), BLANK: ("", "plain"), FORCED_GAIN: ("(#)", "green"),
    FORCED_LOSS: ("(-#)", "red"), BRACKET_GAIN: ("[#]", "green"), BRACKET_LOSS: ("[-#]", "red"),
    TOUCHDOWN: ("TD", "green"), FORCED_TOUCHDOWN: ("(TD)", "green"), BRACKET_TOUCHDOWN: ("[TD]", "green"),
    BREAKAWAY: ("B", "green"), FORCED_BREAKAWAY: ("(B)", "green"), QUARTERBACK_RUNS: ("QR", "green"),
    FORCED_RUN: ("(QR)", "green"), TRAPPED: ("QT", "red"), INTERCEPTION: ("INT", "red"), FUMBLE: ("F", "red"),
    INCOMPLETE: ("INC", "black"),
}  # fmt: skip
KEY_WORDS: Final = {key: word for word, key in WORDS.items()} | {BREAK_ALONE: "B", RUN_ALONE: "QR", RUN_AND_ADD: "QR+"}
KEY_INKS: Final = {
    "TD": "green", "B": "green", "B+": "green", "QR": "green", "QR+": "green", "QT": "red", "INT": "red",
    "INT<": "red", "INC": "black", "Fo": "red", "Fd": "red", "FEZ": "red",
}  # fmt: skip
KEYS: Final = [
    ["ADD", "add the two yardages"],
    ["OFF, DEF", "that side's result stands"],
    ["TD", "touchdown"],
    ["B, B+", "roll the B column; +: add the defense's yards"],
    ["QR, QR+", "roll the QR column; +: add the defense's yards"],
    ["QT", "roll the QT column"],
    ["INC", "incomplete pass"],
    ["INT, INT<", "intercepted where it is shown; <: at the shorter"],
    ["Fo, Fd", "fumble at the offense's or the defense's yards"],
    ["FEZ", "fumble one yard deep in the end zone"],
]
"""The keys of the priority chart, in our words."""


def _name(kind: Kind) -> Fields:
    text, ink = NAMES[kind]
    return {"text": text, "ink": ink}


def _key(number: Key) -> Fields:
    text = KEY_WORDS[number]
    return {"text": text, "ink": KEY_INKS.get(text, "plain")}


PRIORITY_CHART: Final[Fields] = {
    "heads": [_name(kind) for kind in COLUMNS],
    "rows": [{"name": _name(row), "cells": [_key(PRIORITY[row][column]) for column in COLUMNS]} for row in ROWS],
}
TIMING: Final = [
    ["Plays that end in bounds, kneels", str(RUNNING)],
    [f"  with a first down (from {RUNS_ON_SINCE} on only in the last 2:00 of a half)", str(FIRST_DOWN_TIME)],
    ["  followed by a hurried play, or by a spike, both together", str(RUNNING - SHORT_TIME)],
    ["  out of bounds (*) in the last 2:00 of the first half, the last 5:00 of the second", str(SHORT_TIME)],
    ["  followed by a time-out", str(SHORT_TIME)],
    ["Incomplete passes, scores, changes of possession, fouls", str(SHORT_TIME)],
    ["Kickoff returns, punts, field goals", str(SHORT_TIME)],
    ["Kickoffs themselves, tries, fouls before the snap", "0"],
]
"""How many seconds a play takes, in our words."""
YARDAGES: Final = [[name, str(yards)] for name, yards in zip(("DS", "X", "T1", "T2", "T3"), QUICK_YARDS, strict=True)]
"""Variable yardages by the quick method."""
LEGEND: Final = [
    ["green", "7", "good for the offense"],
    ["red", "-2", "good for the defense, or the ball is lost"],
    ["black", "INC", "incomplete"],
    ["yellow", "OFF S", "a foul: see the rules"],
    ["plain", "", "nothing gained, nothing changed"],
]
