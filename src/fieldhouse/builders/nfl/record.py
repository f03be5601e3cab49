"""What a season really came to, as a text that ships with its charts: totals only, no plays."""

from __future__ import annotations

from typing import Final

from fieldhouse.builders.nfl.measures import FIELDS, Count
from fieldhouse.builders.season_tables import AGAINST, OWN, numbers, read_tables, write_tables

HEAD: Final = "# What the season really came to, counted by 'fieldhouse build ddf' from its play-by-play.\n"


def write_record(season: int, count: Count) -> str:
    tables = count.own, count.against
    return "\n".join(write_tables(HEAD, season, count.home_margin, FIELDS, count.teams, count.wins, tables)) + "\n"


def read_record(text: str) -> Count:
    """The totals; a record of other fields than ours is refused."""
    margin, tables = read_tables(text, FIELDS)
    own, against = numbers(tables[OWN]), numbers(tables[AGAINST])
    return Count(tuple(row[0] for row in tables[OWN]), own[:, :-1], against[:, :-1], own[:, -1], margin)
