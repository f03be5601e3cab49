"""Games by their scores: margins, quarters, comebacks, the last minute."""

from __future__ import annotations

from typing import Final

import polars as pl

from fieldhouse.builders.fan.compare import Group, Row
from fieldhouse.builders.fan.numbers import known, number, percent
from fieldhouse.builders.fan.season import Line, Table

MARGINS: Final = Group("Margins", (
    Row("by_3", "games decided by exactly 3, %"),
    Row("by_7", "games decided by exactly 7, %"),
    Row("within_3", "games decided by 3 or less, %"),
    Row("one_score", "games decided by 8 or less, %"),
    Row("by_28", "games decided by 28 and more, %"),
    Row("margin_q2", "margin at the start of Q2, standard deviation", 2),
    Row("margin_q3", "margin at the start of Q3, standard deviation", 2),
    Row("margin_q4", "margin at the start of Q4, standard deviation", 2),
    Row("margin_end", "margin at the end, standard deviation", 2),
    Row("score_correlation", "correlation of the two scores", 3),
    Row("home_wins", "home wins, %"),
    Row("overtime", "games that went to overtime, %"),
))  # fmt: skip
SCORES: Final = Group("Scores", (
    Row("points", "points a team"),
    Row("points_sd", "points a team, standard deviation", 2),
    Row("shutouts", "teams held to nothing, %"),
    Row("thirty", "teams of 30 points and more, %"),
    Row("forty", "teams of 40 points and more, %"),
    Row("q1_points", "points in Q1, both teams", 2),
    Row("q2_points", "points in Q2", 2),
    Row("q3_points", "points in Q3", 2),
    Row("q4_points", "points in Q4", 2),
    Row("late_half_points", "points in the last 2:00 of Q2", 2),
    Row("leader_q4", "Q4 points of a team 17 or more ahead after Q3", 2),
    Row("trailer_q4", "Q4 points of the team behind by as much", 2),
    Row("lead_changes", "changes of the lead a game", 2),
    Row("comebacks", "winners that were 10 and more behind, %"),
    Row("last_minute", "won in the last minute of Q4 by a team that did not lead, %"),
))  # fmt: skip
BINS: Final = ((0, "0"), (3, "1-3"), (7, "4-7"), (10, "8-10"), (14, "11-14"), (20, "15-20"), (27, "21-27"), (99, "28+"))


def by_game(plays: pl.DataFrame) -> pl.DataFrame:
    """A row a game: the final score, the margin as quarters begin, the points of each."""
    gap = pl.col("home_before") - pl.col("away_before")
    made = pl.col("home_points") + pl.col("away_points")
    is_late = (pl.col("qtr") == 2) & (pl.col("left") <= 120)
    in_front = gap.sign()
    leads = in_front.filter(in_front != 0)
    games = plays.group_by("game_id", maintain_order=True).agg(
        pl.col("home_score").first(),
        pl.col("away_score").first(),
        *(gap.filter(pl.col("qtr") == quarter).first().alias(f"gap_{quarter}") for quarter in (2, 3, 4)),
        *(made.filter(pl.col("qtr") == quarter).sum().alias(f"made_{quarter}") for quarter in (1, 2, 3, 4)),
        *(pl.col(f"{side}_points").filter(pl.col("qtr") == 4).sum().alias(f"{side}_q4") for side in ("home", "away")),
        made.filter(is_late).sum().alias("late"),
        (pl.col("qtr").max() > 4).alias("overtime"),
        gap.min().alias("lowest"),
        gap.max().alias("highest"),
        (leads != leads.shift(1)).sum().alias("changes"),
        gap.filter((pl.col("qtr") == 4) & (pl.col("left") <= 60)).first().alias("at_one"),
        (pl.col("home_points") - pl.col("away_points")).filter(pl.col("qtr") <= 4).sum().alias("regulation"),
    )
    return games.with_columns((pl.col("home_score") - pl.col("away_score")).alias("margin"))


def figures(games: pl.DataFrame) -> Line:
    """The figures of scores: margins, points, comebacks."""
    size, margin = pl.col("margin").abs(), pl.col("margin")
    points = pl.concat([games["home_score"], games["away_score"]])
    row = games.select(
        *(percent(size == by).alias(f"by_{by}") for by in (3, 7)),
        percent(size <= 3).alias("within_3"),
        percent(size <= 8).alias("one_score"),
        percent(size >= 28).alias("by_28"),
        *(pl.col(f"gap_{quarter}").std().alias(f"margin_q{quarter}") for quarter in (2, 3, 4)),
        margin.std().alias("margin_end"),
        pl.corr("home_score", "away_score").alias("score_correlation"),
        (percent(margin > 0) + percent(margin == 0) / 2).alias("home_wins"),
        percent(pl.col("overtime")).alias("overtime"),
        *(pl.col(f"made_{quarter}").mean().alias(f"q{quarter}_points") for quarter in (1, 2, 3, 4)),
        pl.col("late").mean().alias("late_half_points"),
        pl.col("changes").mean().alias("lead_changes"),
        percent(_came_back(10)).alias("comebacks"),
        percent(_won_late()).alias("last_minute"),
    ).row(0, named=True)
    told = known(row)
    told |= {
        "points": number(points.mean()), "points_sd": number(points.std()),
        "shutouts": 100 * number((points == 0).mean()), "thirty": 100 * number((points >= 30).mean()),
        "forty": 100 * number((points >= 40).mean()),
    }  # fmt: skip
    return told | _far_ahead(games)


def shapes(games: pl.DataFrame) -> Table:
    """Margins, and the points of quarters."""
    size = games["margin"].abs()
    edges = [-1, *(edge for edge, _ in BINS)]
    margins = {
        name: 100 * number(((size > low) & (size <= high)).mean())
        for low, (high, name) in zip(edges[:-1], BINS, strict=True)
    }
    quarters = {f"Q{quarter}": number(games[f"made_{quarter}"].mean()) for quarter in (1, 2, 3, 4)}
    return {"margins, % of games": margins, "points by quarter": quarters}


def _far_ahead(games: pl.DataFrame) -> Line:
    """What both did in Q4 of a game that was 17 points apart before it."""
    gap = pl.col("gap_4")
    apart = games.filter(gap.abs() >= 17).with_columns(
        pl.when(gap > 0).then("home_q4").otherwise("away_q4").alias("leader"),
        pl.when(gap > 0).then("away_q4").otherwise("home_q4").alias("trailer"),
    )
    if apart.is_empty():
        return {}
    return {"leader_q4": number(apart["leader"].mean()), "trailer_q4": number(apart["trailer"].mean())}


def _won_late() -> pl.Expr:
    """Decided in regulation, by a team that was not ahead with a minute to go."""
    after = pl.col("regulation")
    return (after != 0) & (pl.col("at_one").sign() != after.sign())


def _came_back(behind: int) -> pl.Expr:
    """Whether who won had been so far behind."""
    margin = pl.col("margin")
    return ((margin > 0) & (pl.col("lowest") <= -behind)) | ((margin < 0) & (pl.col("highest") >= behind))
