"""What a season really came to, as a text that ships with its charts: totals only, no plays."""

from __future__ import annotations

from typing import Final

import numpy as np

from fieldhouse.builders import BadSource
from fieldhouse.builders.nfl.measures import FIELDS, Count, Floats

HEAD: Final = "# What the season really came to, counted by 'fieldhouse build ddf' from its play-by-play.\n"


def write_record(season: int, count: Count) -> str:
    lines = [f"{HEAD}season: {season}", f"home margin: {count.home_margin:.3f}"]
    for name, rows in (("own", count.own), ("against", count.against)):
        lines += ["", f"[{name}]", " ".join(("team", *FIELDS, "wins"))]
        for team, row, wins in zip(count.teams, rows, count.wins, strict=True):
            lines.append(" ".join((team, *(f"{value:g}" for value in row), f"{wins:g}")))
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Count:
    """The totals; a record of other fields than ours is refused."""
    tables: dict[str, list[list[str]]] = {}
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
        elif line.startswith("home margin:"):
            margin = float(words[-1])
    for name in ("own", "against"):
        if name not in tables or tuple(tables[name][0]) != ("team", *FIELDS, "wins"):
            raise BadSource(f"The season's record lacks a table [{name}] of {', '.join(FIELDS)}.")
    own, against = tables["own"][1:], tables["against"][1:]
    return Count(
        tuple(row[0] for row in own), _numbers(own)[:, :-1], _numbers(against)[:, :-1], _numbers(own)[:, -1], margin
    )


def _numbers(rows: list[list[str]]) -> Floats:
    return np.array([[float(word) for word in row[1:]] for row in rows])
