"""The one function that counts a season of college football, real or simulated: as pro football's, and some rows more.

Games with the stand-in for the lower division are left out, but for how often they are lost.
"""

from __future__ import annotations

from typing import Final

import polars as pl

from fieldhouse.builders.fan.compare import Group, Link, Row, rate, slope
from fieldhouse.builders.fan.numbers import known, number, percent
from fieldhouse.builders.fan.season import Counted, Line
from fieldhouse.builders.football.fan import downs, kicks, scores
from fieldhouse.builders.football.fan.plays import shaped, snaps
from fieldhouse.builders.ncaa.measures import LOWER

COLLEGE: Final = Group("College games", (
    Row("by_21", "games decided by 21 and more, %"),
    Row("by_35", "games decided by 35 and more, %"),
    Row("fifty", "teams of 50 points and more, %"),
    Row("lost_to_lower", "games lost to the lower division, %"),
    Row("plays", "runs, passes and sacks of a team a game"),
    Row("rushes", "rushes of a team a game, sacks and kneels among them", 2),
    Row("third_downs", "third downs of a team a game", 2),
    Row("early_stuffed", "runs for a loss or nothing on first and second down, %"),
    Row("kneels_q2", "kneel-downs before the half, a game", 2),
    Row("kneels_on_fourth", "fourth-down kneels in 100 games", 2),
))  # fmt: skip
GROUPS: Final = (
    scores.MARGINS, scores.SCORES, COLLEGE, downs.GAINS, downs.DOWNS, downs.LOST, kicks.KICKS, kicks.DRIVES,
)  # fmt: skip
LINKS: Final = (
    *downs.LINKS,
    Link("points of a team", "", rate("points", "games"), slope, 0.9, 1.1),
    Link("points that it allows", "", rate("allowed", "games"), slope, 0.9, 1.1),
)
NAMES: Final = ("two_point_conv_result", "passer", "rusher", "receiver")
"""Columns of pro football that nobody fills here: college charts name no people."""
RUSHED: Final = ("run", "sack", "qb_kneel")


def count(play_by_play: pl.DataFrame) -> Counted:
    """A season, from rows as ``as_pro`` and ``played`` make them. Refused if a column is missing."""
    every = shaped(
        play_by_play.with_columns(
            pl.col("kick_distance").alias("kicked"), pl.col("onside_kick").alias("onside"),
            *(pl.lit(None, dtype=pl.String).alias(name) for name in NAMES),
        )
    )  # fmt: skip
    is_lower = (pl.col("home_team") == LOWER) | (pl.col("away_team") == LOWER)
    plays = every.filter(~is_lower)
    games, drives = scores.by_game(plays), kicks.drives_of(plays)
    figures = scores.figures(games) | downs.figures(plays, games.height) | kicks.figures(plays, drives, games.height)
    figures |= _figures(plays, games) | _lost_to_lower(every.filter(is_lower))
    teams = downs.by_team(plays)
    for code, line in _points(plays).items():
        teams.setdefault(code, {}).update(line)
    return Counted(figures, teams, {}, scores.shapes(games) | kicks.shapes(drives) | downs.shapes(plays))


def _figures(plays: pl.DataFrame, games: pl.DataFrame) -> Line:
    """The rows that pro football has not."""
    size, teams = games["margin"].abs(), 2 * games.height
    points = pl.concat([games["home_score"], games["away_score"]])
    stood = plays.filter("counts")
    snapped = snaps(plays)
    kneels = stood.filter(pl.col("kind") == "qb_kneel")
    early = snapped.filter((pl.col("kind") == "run") & (pl.col("down") <= 2))
    return {
        "by_21": 100 * number((size >= 21).mean()),
        "by_35": 100 * number((size >= 35).mean()),
        "fifty": 100 * number((points >= 50).mean()),
        "plays": snapped.height / teams,
        "rushes": stood.filter(pl.col("kind").is_in(RUSHED)).height / teams,
        "third_downs": snapped.filter(pl.col("down") == 3).height / teams,
        "early_stuffed": number(early.select(percent(pl.col("yards_gained") <= 0)).item()),
        "kneels_q2": kneels.filter(pl.col("qtr") == 2).height / games.height,
        "kneels_on_fourth": 100 * kneels.filter(pl.col("down") == 4).height / games.height,
    }


def _lost_to_lower(plays: pl.DataFrame) -> Line:
    """How often a team of the top division lost to one of the lower."""
    games = plays.group_by("game_id").agg(
        pl.col("home_team", "home_score", "away_score").first()
    )  # fmt: skip
    ahead = pl.when(pl.col("home_team") == LOWER).then(pl.col("home_score") > pl.col("away_score"))
    lost = ahead.otherwise(pl.col("away_score") > pl.col("home_score"))
    return known(games.select(percent(lost).alias("lost_to_lower")).row(0, named=True)) if games.height else {}


def _points(plays: pl.DataFrame) -> dict[str, Line]:
    """By its code what each team scored and allowed in all its games."""
    games = plays.group_by("game_id").agg(pl.col("home_team", "away_team", "home_score", "away_score").first())
    found: dict[str, Line] = {}
    for home, away, scored, allowed in games.select("home_team", "away_team", "home_score", "away_score").sort(
        "home_team", "away_team"
    ).rows():  # fmt: skip
        for code, own, theirs in ((home, scored, allowed), (away, allowed, scored)):
            line = found.setdefault(code, {"points": 0.0, "allowed": 0.0})
            line["points"] += own
            line["allowed"] += theirs
    return found
