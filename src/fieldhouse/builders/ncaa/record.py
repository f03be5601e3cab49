"""What a college season really came to, as a text that ships with its charts: totals and games, no plays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from fieldhouse.builders.ncaa.measures import FIELDS, Count
from fieldhouse.builders.season_tables import count_lines, read_count

HEAD: Final = "# What the season really came to, counted by 'fieldhouse build bowlbound' from its play-by-play.\n"
NEUTRAL: Final = "neutral"
GAMES_PLAYED: Final = "games"


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


def record_text(season: int, record: Record) -> str:
    """A season's record as the text of its file."""
    lines = count_lines(HEAD, season, FIELDS, record.count)
    lines += ["", f"[{GAMES_PLAYED}]"]
    lines += [f"{game.away} {game.home}{f' {NEUTRAL}' if game.is_neutral else ''}" for game in record.games]
    return "\n".join(lines) + "\n"


def read_record(text: str) -> Record:
    """The record; one of other fields than ours is refused."""
    count, tables = read_count(Count, text, FIELDS)
    return Record(count, tuple(Meeting(row[0], row[1], len(row) > 2) for row in tables.get(GAMES_PLAYED, [])))
