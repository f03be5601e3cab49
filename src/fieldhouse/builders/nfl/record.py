"""What a season really came to, as a text that ships with its charts: totals only, no plays."""

from __future__ import annotations

from typing import Final

from fieldhouse.builders.nfl.measures import FIELDS, Count
from fieldhouse.builders.season_tables import count_lines, read_count

HEAD: Final = "# What the season really came to, counted by 'fieldhouse build ddf' from its play-by-play.\n"


def record_text(season: int, count: Count) -> str:
    """The text of the file that ``read_record`` reads; nothing is written here."""
    return "\n".join(count_lines(HEAD, season, FIELDS, count)) + "\n"


def read_record(text: str) -> Count:
    """The totals; a record of other fields than ours is refused."""
    return read_count(Count, text, FIELDS)[0]
