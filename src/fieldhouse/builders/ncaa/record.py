"""What a college season really came to, as a text that ships with its charts: totals and games, no plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

import numpy as np

from fieldhouse.builders import BadSource
from fieldhouse.builders.ncaa.measures import FIELDS, Count, Floats

HEAD: Final = "# What the season really came to, counted by 'fieldhouse build bowlbound' from its play-by-play.\n"
NEUTRAL: Final = "neutral"
OWN, AGAINST, GAMES = "own", "against", "games"
_HEADING: Final = ("team", *FIELDS, "wins")


class Meeting(NamedTuple):
    """A game of the season, by the teams' codes."""

    away: str
    home: str
    is_neutral: bool


@dataclass(frozen=True)
class Record:
    """A season on record."""

    count: Count
    games: tuple[Meeting, ...]


def write_record(season: int, record: Record) -> str:
    count = record.count
    lines = [f"{HEAD}season: {season}", f"home margin: {count.home_margin:.3f}"]
    for name, rows in ((OWN, count.own), (AGAINST, count.against)):
        lines += ["", f"[{name}]", " ".join(_HEADING)]
        for team, row, wins in zip(count.teams, rows, count.wins, strict=True):
            lines.append(" ".join((team, *(f"{value:g}" for value in row), f"{wins:g}")))
    lines += ["", f"[{GAMES}]"]
    lines += [f"{game.away} {game.home}{f' {NEUTRAL}' if game.is_neutral else ''}" for game in record.games]
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The record; one of other fields than ours is refused."""
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
    for name in (OWN, AGAINST):
        if name not in tables or tuple(tables[name][0]) != _HEADING:
            raise BadSource(f"The season's record lacks a table [{name}] of {', '.join(FIELDS)}.")
    own, against = tables[OWN][1:], tables[AGAINST][1:]
    teams = tuple(row[0] for row in own)
    count = Count(teams, _numbers(own)[:, :-1], _numbers(against)[:, :-1], _numbers(own)[:, -1], margin)
    return Record(count, tuple(Meeting(row[0], row[1], len(row) > 2) for row in tables.get(GAMES, [])))


def _numbers(rows: list[list[str]]) -> Floats:
    return np.array([[float(word) for word in row[1:]] for row in rows])
