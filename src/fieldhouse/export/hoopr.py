"""Statis Pro Basketball as box scores with hoopR's column names: a line a man, and a line a team.

``minutes`` are those of the game's cards, fifteen to the minute; ``period_1`` to ``period_4`` and ``overtime`` are
ours, for hoopR has line scores elsewhere. What the game does not know (dates, plus and minus) has no column.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import polars as pl

from fieldhouse.export.frames import REAL, TEXT, TRUTH, WHOLE, Columns, Row, frame
from fieldhouse.export.hoopr_plays import plays_of
from fieldhouse.export.recorded_game import RecordedGame
from fieldhouse.games.statispro import scoresheet as sheet
from fieldhouse.games.statispro.events import Possession
from fieldhouse.games.statispro.game import StatisProBasketball
from fieldhouse.games.statispro.leagues import MINUTE
from fieldhouse.games.statispro.model import Team
from fieldhouse.games.statispro.scoresheet import BoxLine, Scoresheet
from fieldhouse.table.seat import BOTH, OTHER, SEATS, Seat

if TYPE_CHECKING:
    from fieldhouse.export.recorded_game import Tables

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
    "team_score": WHOLE, "opponent_team_score": WHOLE, "team_winner": TRUTH,
}  # fmt: skip
LINE: Final[Columns] = dict.fromkeys(("rebounds", *COUNTS), WHOLE)
PLAYER_COLUMNS: Final[Columns] = {**WHOSE, "athlete_display_name": TEXT, "minutes": REAL, **LINE}
OURS: Final = (*(f"period_{quarter}" for quarter in QUARTERS), "overtime")
"""hoopR has line scores elsewhere."""
TEAM_COLUMNS: Final[Columns] = {**WHOSE, **LINE, **dict.fromkeys(OURS, WHOLE)}


class GamePlayed(NamedTuple):
    """A game that is over: its number in the season, its teams, and what its notes add up to."""

    season: int
    number: int
    away: Team
    home: Team
    scoresheet: Scoresheet

    @classmethod
    def of(cls, told: RecordedGame) -> GamePlayed:
        """A game as the table told it; its teams' cards are read."""
        assert isinstance(told.definition, StatisProBasketball)
        away, home = map(told.definition.find_team, told.header.teams)
        counted = Scoresheet()
        for note in told.notes:
            counted.add(cast(Possession, note))
        return cls(home.season, told.place.number, away, home, counted)


def player_box(games: Iterable[GamePlayed]) -> pl.DataFrame:
    """A line for every man who played."""
    return frame((row for game in games for seat in BOTH for row in _men(game, seat)), PLAYER_COLUMNS)


def team_box(games: Iterable[GamePlayed]) -> pl.DataFrame:
    """Two lines a game; ``overtime`` counts the extra periods."""
    return frame((_team(game, seat) for game in games for seat in BOTH), TEAM_COLUMNS)


def _whose(game: GamePlayed, seat: Seat) -> Row:
    """The columns that say which game, team and result it is."""
    teams, score = (game.away, game.home), game.scoresheet.last
    return {
        "game_id": game.number, "season": game.season, "team_abbreviation": teams[seat].code,
        "opponent_team_abbreviation": teams[OTHER[seat]].code, "home_away": SEATS[seat], "team_score": score[seat],
        "opponent_team_score": score[OTHER[seat]], "team_winner": score[seat] > score[OTHER[seat]],
    }  # fmt: skip


def _counts(line: BoxLine) -> Row:
    """A line of the box score under its public names."""
    counts: Row = {name: line[column] for name, column in COUNTS.items()}
    return {**counts, "rebounds": line[sheet.OFFENSIVE] + line[sheet.DEFENSIVE]}


def _men(game: GamePlayed, seat: Seat) -> Iterator[Row]:
    """A row for every man who played; one without a card of his own is the ten-day man, who has no name."""
    whose, team = _whose(game, seat), (game.away, game.home)[seat]
    for index, line in sorted(game.scoresheet.lines[seat].items()):
        if index >= 0 and line[sheet.CARDS]:
            name = team.players[index].name if index < len(team.players) else None
            yield {**whose, "athlete_display_name": name, "minutes": line[sheet.CARDS] / MINUTE, **_counts(line)}


def _team(game: GamePlayed, seat: Seat) -> Row:
    """A team's row of a game: its counts, and its points by quarter."""
    quarters = game.scoresheet.quarters
    points: Row = {f"period_{quarter}": quarters[seat].get(quarter, 0) for quarter in QUARTERS}
    last = max((*quarters[0], *quarters[1], len(QUARTERS)))
    counts = _counts(game.scoresheet.total(seat))
    return {**_whose(game, seat), **counts, **points, "overtime": last - len(QUARTERS)}


REFERENCE: Final = {
    "Player": "athlete_display_name", "Tm": "team_abbreviation", "Opp": "opponent_team_abbreviation", "MP": "minutes",
    "FG": "field_goals_made", "FGA": "field_goals_attempted", "3P": "three_point_field_goals_made",
    "3PA": "three_point_field_goals_attempted", "FT": "free_throws_made", "FTA": "free_throws_attempted",
    "ORB": "offensive_rebounds", "DRB": "defensive_rebounds", "TRB": "rebounds", "AST": "assists", "STL": "steals",
    "BLK": "blocks", "TOV": "turnovers", "PF": "fouls", "PTS": "points",
}  # fmt: skip
SHARES: Final = {"FG%": ("FG", "FGA"), "3P%": ("3P", "3PA"), "FT%": ("FT", "FTA")}
"""None where nothing was tried."""


def reference_box(games: Iterable[GamePlayed]) -> pl.DataFrame:
    """The players' lines as basketball-reference heads them, with its shares made of tries."""
    lines = player_box(games).select(
        "game_id", "season", *(pl.col(ours).alias(name) for name, ours in REFERENCE.items())
    )
    return lines.with_columns(
        pl.when(pl.col(tried) > 0).then(pl.col(made) / pl.col(tried)).alias(share)
        for share, (made, tried) in SHARES.items()
    )


TABLES: Final[Tables] = {
    "play_by_play": plays_of,
    "player_box": lambda games: player_box(map(GamePlayed.of, games)),
    "team_box": lambda games: team_box(map(GamePlayed.of, games)),
    "basketball_reference": lambda games: reference_box(map(GamePlayed.of, games)),
}
"""What a game of Statis Pro Basketball becomes."""
