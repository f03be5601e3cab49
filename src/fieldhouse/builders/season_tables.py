"""A season's totals as a text that a person can read: a heading, and tables of a row a team."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

import numpy as np

from fieldhouse.builders import BadSource
from fieldhouse.builders.counting import Count, Floats

OWN, AGAINST = "own", "against"
MARGIN: Final = "home margin:"
Rows = list[list[str]]
CountT = TypeVar("CountT", bound=Count)


def count_lines(head: str, season: int, fields: Sequence[str], count: Count) -> list[str]:
    """The lines of a record: what every team did, what was done against it, and what it won."""
    lines = [f"{head}season: {season}", f"{MARGIN} {count.home_margin:.3f}"]
    for name, rows in ((OWN, count.own), (AGAINST, count.against)):
        lines += ["", f"[{name}]", " ".join(("team", *fields, "wins"))]
        for team, row, won in zip(count.teams, rows, count.wins, strict=True):
            lines.append(" ".join((team, *(f"{value:g}" for value in row), f"{won:g}")))
    return lines


def read_count(kind: type[CountT], text: str, fields: Sequence[str]) -> tuple[CountT, dict[str, Rows]]:
    """The season's totals, and of whatever other tables there are the words of every row as they stand, by their
    names."""
    margin, tables = _read_tables(text, fields)
    codes = tuple(row[0] for row in tables[OWN])
    own, against = (_numbers(tables.pop(name)) for name in (OWN, AGAINST))
    return kind(codes, own[:, :-1], against[:, :-1], own[:, -1], margin), tables


def _read_tables(text: str, fields: Sequence[str]) -> tuple[float, dict[str, Rows]]:
    """The home margin, and every table's rows of words by its name, those of teams without their heading; a record of
    other fields than ours is refused."""
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


def _numbers(rows: Rows) -> Floats:
    """The figures of a table, without its teams."""
    return np.array([[float(word) for word in row[1:]] for row in rows])
