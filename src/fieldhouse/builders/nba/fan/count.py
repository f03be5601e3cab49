"""The one function that counts a season of pro basketball, real or simulated.

It is given what public tables have: a row a game (``home``, ``away``, ``home_pts``, ``away_pts``) and a row a man and
team with his totals, under basketball-reference's names. Box scores in hoopR's columns, real or played, are added up to
both first, and then tell some rows more.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import polars as pl

from fieldhouse.builders.fan.numbers import known, number, percent
from fieldhouse.builders.fan.season import Counted, Line, Table
from fieldhouse.builders.nba.fan.rows import MEN, PER_36, REGULARS

NAMES: Final = {
    "fg": "field_goals_made", "fga": "field_goals_attempted", "fg3a": "three_point_field_goals_attempted",
    "trb": "rebounds", "ast": "assists", "stl": "steals", "blk": "blocks", "tov": "turnovers", "pf": "fouls",
    "pts": "points", "mp": "minutes",
}  # fmt: skip
"""basketball-reference's names, and hoopR's for the same."""
KEPT: Final = ("g", "mp", *PER_36)
A_GAME, A_PERIOD = 240, 25
"""Minutes of a team's five men in a game, and in an overtime."""
LEAST_GAMES: Final = 0.7
"""Of a season, that a man needs to lead in something."""
FOULED_OUT: Final = 6
NOBODY: Final = "a ten-day man"
"""He has no name, but his minutes and his games count."""
BINS: Final = ((3, "1-3"), (6, "4-6"), (10, "7-10"), (15, "11-15"), (20, "16-20"), (29, "21-29"), (999, "30+"))


def count(games: pl.DataFrame, men: pl.DataFrame, box: tuple[pl.DataFrame, pl.DataFrame] | None = None) -> Counted:
    """A regular season; *box* are its players' and its teams' box scores, if there are any."""
    men = men.with_columns(pl.col(*KEPT).cast(pl.Float64).fill_null(0.0))
    games = games.with_columns((pl.col("home_pts") - pl.col("away_pts")).alias("margin"))
    teams = _teams(games)
    figures = _games(games, men) | _people(men, games) | known({"wins_between": _between(teams)})
    return Counted(
        figures | (_lines(*box) if box else {}), teams, {MEN: _men(men)}, _shapes(games, men, box[1] if box else None)
    )


def from_box(players: pl.DataFrame, teams: pl.DataFrame) -> Counted:
    """The same from box scores in hoopR's columns."""
    home = teams.filter(pl.col("team_home_away") == "home").sort("game_id")
    games = home.select(
        home=pl.col("team_abbreviation"), away=pl.col("opponent_team_abbreviation"), home_pts=pl.col("team_score"),
        away_pts=pl.col("opponent_team_score"),
    )  # fmt: skip
    named = players.with_columns(pl.col("athlete_display_name").fill_null(NOBODY))
    men = named.group_by(team="team_abbreviation", player="athlete_display_name", maintain_order=True).agg(
        pl.len().alias("g"), *(pl.col(theirs).sum().alias(ours) for ours, theirs in NAMES.items())
    )
    return count(games, men, (players, teams))


def _games(games: pl.DataFrame, men: pl.DataFrame) -> Line:
    """The figures of games: margins, points, overtimes."""
    size, margin = pl.col("margin").abs(), pl.col("margin")
    row = games.select(
        percent(size <= 3).alias("within_3"),
        *(percent(size >= by).alias(f"by_{by}") for by in (20, 30)),
        margin.std().alias("margin_sd"),
        margin.mean().alias("home_margin"),
        percent(margin > 0).alias("home_wins"),
        pl.corr("home_pts", "away_pts").alias("score_correlation"),
    ).row(0, named=True)
    points = pl.concat([games["home_pts"], games["away_pts"]])
    a_team = number(men["mp"].sum()) / (2 * games.height)
    return known({
        **row, "points": number(points.mean()), "points_sd": number(points.std()),
        "overtimes": 100 * (a_team - A_GAME) / A_PERIOD,
    })  # fmt: skip


def _people(men: pl.DataFrame, games: pl.DataFrame) -> Line:
    """Men used, the best scorers, passers and shooters, and how far regulars differ; who leads must have played most of
    the season.
    """
    season = 2 * games.height / max(games["home"].n_unique(), 1)
    leaders = men.filter(pl.col("g") >= LEAST_GAMES * season)
    minutes, least = REGULARS[MEN]
    regulars = men.filter(pl.col(minutes) >= least)
    shooters = regulars.sort("fg3a", "player", descending=True).head(10)
    spreads = regulars.select((36 * pl.col(key) / pl.col("mp")).std().alias(f"{key}_spread") for key in PER_36)
    return known({
        "men_used": number(men["g"].sum()) / (2 * games.height),
        "best_scorers": _best(leaders, "pts"), "best_passers": _best(leaders, "ast"),
        "scorers_20": float((leaders["pts"] / leaders["g"] >= 20).sum()),
        "great_shooters": 36 * number(shooters["fg3a"].sum()) / max(number(shooters["mp"].sum()), 1.0),
        **spreads.row(0, named=True),
    })  # fmt: skip


def _best(leaders: pl.DataFrame, key: str) -> float:
    """The mean of the three best a game."""
    return number((leaders[key] / leaders["g"]).sort(descending=True).head(3).mean())


def _lines(players: pl.DataFrame, teams: pl.DataFrame) -> Line:
    """What only box scores tell."""
    return known({
        "overtime": number(teams.select(percent(pl.col("overtime") > 0)).item()),
        "fouled_out": 100 * players.filter(pl.col("fouls") >= FOULED_OUT).height / max(teams.height, 1),
        "assists_10": float((players["assists"] >= 10).sum()), "assists_15": float((players["assists"] >= 15).sum()),
        "blocks_5": float((players["blocks"] >= 5).sum()),
        "short_lines": number(players.select(percent(pl.col("minutes") < 5)).item()),
    })  # fmt: skip


def _teams(games: pl.DataFrame) -> Table:
    """Games and wins of every team."""
    table: Table = {}
    for away, home, margin in games.select("away", "home", "margin").iter_rows():
        for code, has_won in ((away, margin < 0), (home, margin > 0)):
            line = table.setdefault(code, {"games": 0.0, "wins": 0.0})
            line["games"] += 1
            line["wins"] += has_won
    return dict(sorted(table.items()))


def _between(teams: Table) -> float | None:
    """How far teams differ in their share of wins."""
    shares = pl.Series([line["wins"] / line["games"] for line in teams.values()])
    return number(shares.std()) if len(shares) > 1 else None


def _men(men: pl.DataFrame) -> Table:
    """Everybody's counts by team and name."""
    rows = men.sort("team", "player").select("team", "player", *KEPT).iter_rows()
    return {f"{team} {player}": dict(zip(KEPT, map(float, line), strict=True)) for team, player, *line in rows}


def _shapes(games: pl.DataFrame, men: pl.DataFrame, teams: pl.DataFrame | None) -> Table:
    """Margins, and what regulars do; the points of quarters, where box scores tell them."""
    minutes, least = REGULARS[MEN]
    regulars = men.filter(pl.col(minutes) >= least)
    shapes = {
        "margins, % of games": _bars(games["margin"].abs(), BINS),
        "points a game, % of regulars": _bars(
            regulars["pts"] / regulars["g"], [*((edge, f"-{edge}") for edge in (4, 8, 12, 16, 20, 24)), (99, "24+")]
        ),
        "fouls per 36, % of regulars": _bars(
            36 * regulars["pf"] / regulars["mp"], [*((edge, f"-{edge}") for edge in (2, 3, 4, 5, 6)), (99, "6+")]
        ),
    }
    if teams is not None:
        shapes["points by quarter"] = {f"Q{each}": 2 * number(teams[f"period_{each}"].mean()) for each in (1, 2, 3, 4)}
    return shapes


def _bars(values: pl.Series, bins: Iterable[tuple[int, str]]) -> Line:
    """A histogram in percent."""
    low, bars = -999, dict[str, float]()
    for high, name in bins:
        bars[name] = 100 * number(((values > low) & (values <= high)).mean())
        low = high
    return bars
