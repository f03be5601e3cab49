"""A season's totals as a text that a person can read: a heading, and tables of a row a team."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from fieldhouse.builders import BadSource

OWN, AGAINST = "own", "against"
MARGIN = "home margin:"
Floats = npt.NDArray[np.float64]
Rows = list[list[str]]


def write_tables(
    head: str, season: int, margin: float, fields: Sequence[str], teams: Sequence[str], wins: Floats,
    tables: tuple[Floats, Floats],
) -> list[str]:  # fmt: skip
    """The lines of a record: what every team did, what was done against it, and what it won."""
    lines = [f"{head}season: {season}", f"{MARGIN} {margin:.3f}"]
    for name, rows in zip((OWN, AGAINST), tables, strict=True):
        lines += ["", f"[{name}]", " ".join(("team", *fields, "wins"))]
        for team, row, won in zip(teams, rows, wins, strict=True):
            lines.append(" ".join((team, *(f"{value:g}" for value in row), f"{won:g}")))
    return lines


def read_tables(text: str, fields: Sequence[str]) -> tuple[float, dict[str, Rows]]:
    """The home margin, and every table's rows of words; a record of other fields than ours is refused."""
    tables: dict[str, Rows] = {}
    margin, at = 0.0, ""
    for line in text.splitlines():
        words = line.split()
        if not words or line.startswith("#"):
            continue
        if line.startswith("["):
            at = line.strip("[]")
            tables[at] = []
        elif at:
            tables[at].append(words)
        elif line.startswith(MARGIN):
            margin = float(words[-1])
    for name in (OWN, AGAINST):
        if name not in tables or tables[name].pop(0) != ["team", *fields, "wins"]:
            raise BadSource(f"The season's record lacks a table [{name}] of {', '.join(fields)}.")
    return margin, tables


def numbers(rows: Rows) -> Floats:
    """The figures of a table, without its teams."""
    return np.array([[float(word) for word in row[1:]] for row in rows])
