"""Statis Pro Basketball as box scores with hoopR's column names: a line a man, and a line a team.

``minutes`` are those of the game's cards, fifteen to the minute; ``period_1`` to ``period_4`` and ``overtime`` are
ours, for hoopR has line scores elsewhere. What the game does not know (dates, plus and minus) has no column.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import polars as pl

from fieldhouse.export.frames import FLAG, TEXT, WHOLE, Columns, Row, frame
from fieldhouse.games.statispro import scoresheet as sheet
from fieldhouse.games.statispro.leagues import MINUTE
from fieldhouse.games.statispro.model import SEATS, Team
from fieldhouse.games.statispro.scoresheet import BoxLine, Scoresheet

COUNTS: Final = {
    "field_goals_made": sheet.FIELD_GOALS, "field_goals_attempted": sheet.ATTEMPTS,
    "three_point_field_goals_made": sheet.THREES, "three_point_field_goals_attempted": sheet.THREE_ATTEMPTS,
    "free_throws_made": sheet.FREE_THROWS, "free_throws_attempted": sheet.THROWS,
    "offensive_rebounds": sheet.OFFENSIVE, "defensive_rebounds": sheet.DEFENSIVE, "assists": sheet.ASSISTS,
    "steals": sheet.STEALS, "blocks": sheet.BLOCKS, "turnovers": sheet.TURNOVERS, "fouls": sheet.FOULS,
    "points": sheet.POINTS,
}  # fmt: skip
QUARTERS: Final = (1, 2, 3, 4)
WHOSE: Final[Columns] = {
    "game_id": WHOLE, "season": WHOLE, "team_abbreviation": TEXT, "opponent_team_abbreviation": TEXT, "home_away": TEXT,
    "team_score": WHOLE, "opponent_team_score": WHOLE, "team_winner": FLAG,
}  # fmt: skip
LINE: Final[Columns] = dict.fromkeys(("rebounds", *COUNTS), WHOLE)
PLAYER_COLUMNS: Final[Columns] = {**WHOSE, "athlete_display_name": TEXT, "minutes": pl.Float64, **LINE}
TEAM_COLUMNS: Final[Columns] = {
    **WHOSE, **LINE, **dict.fromkeys([f"period_{quarter}" for quarter in QUARTERS], WHOLE), "overtime": WHOLE,
}  # fmt: skip


class GamePlayed(NamedTuple):
    """A game that is over: its number in the season, its teams, and what its notes add up to."""

    season: int
    number: int
    away: Team
    home: Team
    scoresheet: Scoresheet


def player_box(games: Iterable[GamePlayed]) -> pl.DataFrame:
    """A line for every man who played."""
    return frame((row for game in games for seat in range(len(SEATS)) for row in _men(game, seat)), PLAYER_COLUMNS)


def team_box(games: Iterable[GamePlayed]) -> pl.DataFrame:
    """Two lines a game; ``overtime`` counts the extra periods."""
    return frame((_team(game, seat) for game in games for seat in range(len(SEATS))), TEAM_COLUMNS)


def _whose(game: GamePlayed, seat: int) -> Row:
    """The columns that say which game, team and result it is."""
    teams, score = (game.away, game.home), game.scoresheet.last
    return {
        "game_id": game.number, "season": game.season, "team_abbreviation": teams[seat].code,
        "opponent_team_abbreviation": teams[1 - seat].code, "home_away": SEATS[seat], "team_score": score[seat],
        "opponent_team_score": score[1 - seat], "team_winner": score[seat] > score[1 - seat],
    }  # fmt: skip


def _counts(line: BoxLine) -> Row:
    """A line of the box score under its public names."""
    counts: Row = {name: line[column] for name, column in COUNTS.items()}
    return {**counts, "rebounds": line[sheet.OFFENSIVE] + line[sheet.DEFENSIVE]}


def _men(game: GamePlayed, seat: int) -> Iterator[Row]:
    """A man without a card of his own is the ten-day man, who has no name."""
    whose, team = _whose(game, seat), (game.away, game.home)[seat]
    for index, line in sorted(game.scoresheet.lines[seat].items()):
        if index >= 0 and line[sheet.CARDS]:
            name = team.players[index].name if index < len(team.players) else None
            yield {**whose, "athlete_display_name": name, "minutes": line[sheet.CARDS] / MINUTE, **_counts(line)}


def _team(game: GamePlayed, seat: int) -> Row:
    """A team's row of a game: its counts, and its points by quarter."""
    quarters = game.scoresheet.quarters
    points: Row = {f"period_{quarter}": quarters[seat].get(quarter, 0) for quarter in QUARTERS}
    last = max((*quarters[0], *quarters[1], len(QUARTERS)))
    counts = _counts(game.scoresheet.total(seat))
    return {**_whose(game, seat), **counts, **points, "overtime": last - len(QUARTERS)}
