"""Football's own in a season: what is kept of a game, and the categories of its leaders."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.games.ddf.pages.casting import drawn_cast
from fieldhouse.games.ddf.pages.game_statistics import GameStatistics
from fieldhouse.games.ddf.pages.player_statistics import DEFENSE, KICKING, PASSING, PUNTING, RECEIVING, RETURNS, RUSHING
from fieldhouse.games.ddf.state import Play
from fieldhouse.library import ddf as ddf_library
from fieldhouse.seasons.categories import Category, Lines, StatLine, per, stat
from fieldhouse.seasons.sport import RealColumns, Sport
from fieldhouse.table.journal import Header
from fieldhouse.table.seat import seated

MORE: Final = (
    "touchdowns", "penalty_yards", "third_down_tries", "third_down_made", "possession_seconds", "punt_yards",
)  # fmt: skip
"""Counts of the game statistics that a season keeps beside the scoresheet's totals."""
GAMES_PLAYED: Final = "games"
ENOUGH_PASSES: Final = 14
"""Attempts a game of his own, from which a passer's rating is told; the league asks for as many a game of his team."""


def lines(header: Header, notes: Sequence[Play]) -> Lines:
    """What one game adds to the season of its teams and its people; their charts are read from the library."""
    away, home = map(ddf_library.load_team, header.teams)
    statistics = GameStatistics(away, home, notes, header.cast or header.seed)
    teams = [
        {
            **totals,
            **{name: statistics.stat(seat, name) for name in MORE},
            "yards": statistics.stat(seat, "yards"),
            GAMES_PLAYED: 1,
        }
        for seat, totals in seated(statistics.sheet.totals())
    ]
    people = [
        {part: {name: {**line, GAMES_PLAYED: 1} for name, line in named.items()} for part, named in parts.items()}
        for parts in statistics.players.lines
    ]
    return {"teams": teams, "people": people}


def drawn_at_the_end(header: Header, notes: Sequence[Play]) -> int:
    """The number by which a game that nobody has seen names its men; their charts are read from the library."""
    away, home = map(ddf_library.load_team, header.teams)
    return drawn_cast((away, home), header.seed, notes)


def passer_rating(line: StatLine) -> float:
    """The league's passer rating: four rates, each from 0 to 2.375, added and scaled to a hundred for a good season."""
    attempts = line.get("attempts", 0)
    if not attempts:
        return 0.0
    rates = (
        (line.get("completions", 0) / attempts - 0.3) * 5,
        (line.get("yards", 0) / attempts - 3) / 4,
        line.get("touchdowns", 0) / attempts * 20,
        2.375 - line.get("interceptions", 0) / attempts * 25,
    )
    return round(sum(min(2.375, max(0.0, rate)) for rate in rates) / 6 * 100, 1)


def kicking_points(line: StatLine) -> int:
    """Points that the statistics credit to a kicker."""
    return 3 * line.get("good", 0) + line.get("xp", 0)


def turnovers(line: StatLine) -> int:
    """Given away: interceptions thrown and fumbles lost."""
    return line.get("interceptions", 0) + line.get("fumbles_lost", 0)


CATEGORIES: Final = (
    Category(
        "Passing yards", PASSING, stat("yards"),
        {
            "Att": stat("attempts"), "Cmp": stat("completions"), "Yds": stat("yards"), "TD": stat("touchdowns"),
            "Int": stat("interceptions"), "Rate": passer_rating,
        },
    ),
    Category(
        "Passer rating", PASSING, passer_rating,
        {"Rate": passer_rating, "Att": stat("attempts"), "Y/A": per("yards", "attempts")},
        counts=lambda line: line.get("attempts", 0) >= ENOUGH_PASSES * line[GAMES_PLAYED],
        is_rate=True,
    ),
    Category(
        "Rushing yards", RUSHING, stat("yards"),
        {"Att": stat("attempts"), "Yds": stat("yards"), "Avg": per("yards", "attempts"), "TD": stat("touchdowns")},
    ),
    Category(
        "Receiving yards", RECEIVING, stat("yards"),
        {"Rec": stat("catches"), "Yds": stat("yards"), "Avg": per("yards", "catches"), "TD": stat("touchdowns")},
    ),
    Category("Receptions", RECEIVING, stat("catches"), {"Rec": stat("catches"), "Yds": stat("yards")}),
    Category(
        "Kicking points", KICKING, kicking_points,
        {"Pts": kicking_points, "FG": stat("good"), "FGA": stat("tries"), "XP": stat("xp"), "XPA": stat("xp_tries")},
    ),
    Category("Punting yards", PUNTING, stat("yards"), {
        "No": stat("punts"), "Yds": stat("yards"), "Avg": per("yards", "punts"),
    }),
    Category("Return yards", RETURNS, stat("yards"), {"No": stat("returns"), "Yds": stat("yards")}),
    Category("Interceptions", DEFENSE, stat("interceptions"), {"Int": stat("interceptions")},
             counts=lambda line: line.get("interceptions", 0) > 0),
    Category("Sacks", DEFENSE, stat("sacks"), {"Sacks": stat("sacks")}, counts=lambda line: line.get("sacks", 0) > 0),
)  # fmt: skip

OFFENSE_COLUMNS: Final = {
    "Pts": per("points", GAMES_PLAYED), "Yds": per("yards", GAMES_PLAYED), "Rush": per("rush_yards", GAMES_PLAYED),
    "Pass": per("pass_yards", GAMES_PLAYED), "TO": turnovers,
}  # fmt: skip
TEAM_CATEGORIES: Final = (
    Category("Scoring offense", "own", per("points", GAMES_PLAYED, 3), OFFENSE_COLUMNS),
    Category("Scoring defense", "against", per("points", GAMES_PLAYED, 3), OFFENSE_COLUMNS, least=True),
    Category("Yards gained", "own", per("yards", GAMES_PLAYED, 3), OFFENSE_COLUMNS),
    Category("Yards allowed", "against", per("yards", GAMES_PLAYED, 3), OFFENSE_COLUMNS, least=True),
    Category(
        "Rushing offense", "own", per("rush_yards", GAMES_PLAYED, 3),
        {"Att": stat("rush_attempts"), "Yds": stat("rush_yards"), "Avg": per("rush_yards", "rush_attempts")},
    ),
    Category(
        "Passing offense", "own", per("pass_yards", GAMES_PLAYED, 3),
        {"Att": stat("pass_attempts"), "Cmp": stat("completions"), "Yds": stat("pass_yards"),
         "Y/A": per("pass_yards", "pass_attempts")},
    ),
    Category("Fewest turnovers", "own", turnovers, {
        "TO": turnovers, "Int": stat("interceptions"), "Fum": stat("fumbles_lost"),
    }, least=True),
)  # fmt: skip


REAL: Final = RealColumns("own", "against", "", "", {
    **{name: {name: 1} for name in ("games", "points", "rush_yards", "pass_yards", "completions", "interceptions",
                                    "fumbles_lost")},
    "rush_attempts": {"rushes": 1},
    "pass_attempts": {"attempts": 1},
    "yards": {"rush_yards": 1, "pass_yards": 1},
})  # fmt: skip
"""The records of both footballs tell of teams alone."""
SPORT: Final = Sport(lines, TEAM_CATEGORIES, CATEGORIES, cast=drawn_at_the_end, real=REAL, preset="replay")
