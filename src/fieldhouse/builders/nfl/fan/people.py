"""People: who passes, runs and catches in a game, and what everybody's season comes to."""

from __future__ import annotations

from typing import Final

import polars as pl

from fieldhouse.builders.counting import correlation
from fieldhouse.builders.fan.compare import Group, Link, Row, rate, slope, total
from fieldhouse.builders.fan.numbers import number
from fieldhouse.builders.fan.season import Line, Table
from fieldhouse.builders.football.fan.plays import CARRIED, scored_it

PEOPLE: Final = Group("People in a game", (
    Row("two_passers", "team-games with two passers of 5 throws and more, %"),
    Row("passers_300", "300-yard passers in 100 team-games"),
    Row("passers_400", "400-yard passers in 100 team-games"),
    Row("rushers_100", "100-yard rushers in 100 team-games"),
    Row("carries_20", "men of 20 carries in 100 team-games"),
    Row("receivers_100", "100-yard receivers in 100 team-games"),
    Row("catches_10", "men of 10 catches in 100 team-games"),
    Row("rushers", "men who run the ball, a team-game", 2),
    Row("receivers", "men who catch it, a team-game", 2),
    Row("passer_sd", "yards of a game's first passer, standard deviation"),
    Row("rusher_sd", "yards of a game's first rusher, standard deviation"),
))  # fmt: skip
PASSING, RUSHING, RECEIVING = "passing", "rushing", "receiving"
PASSERS, RUNNERS, CATCHERS = ("attempts", 100.0), ("carries", 50.0), ("catches", 30.0)
REGULARS: Final = {PASSING: PASSERS, RUSHING: RUNNERS, RECEIVING: CATCHERS}
"""Whose season is kept, and takes part in the links."""
A_THROW, A_CARRY, A_CATCH = rate("yards", "attempts"), rate("yards", "carries"), rate("yards", "catches")
LINKS: Final = (
    Link("passers' throws in the season", PASSING, total("attempts"), correlation, 0.9, None, PASSERS),
    Link("passers' yards a throw", PASSING, A_THROW, correlation, 0.9, None, PASSERS),
    Link("passers' yards a throw, within teams", PASSING, A_THROW, correlation, 0.9, None, PASSERS, within=True),
    Link("passers' yards a throw, within teams", PASSING, A_THROW, slope, 0.9, 1.1, PASSERS, within=True),
    Link("passers' touchdowns a throw", PASSING, rate("touchdowns", "attempts"), correlation, 0.8, None, PASSERS),
    Link("passers' interceptions a throw", PASSING, rate("interceptions", "attempts"), correlation, 0.8, None, PASSERS),
    Link("runners' carries in the season", RUSHING, total("carries"), correlation, 0.9, None, RUNNERS),
    Link("runners' yards a carry", RUSHING, A_CARRY, correlation, 0.9, None, RUNNERS),
    Link("runners' yards a carry, within teams", RUSHING, A_CARRY, correlation, 0.9, None, RUNNERS, within=True),
    Link("runners' touchdowns a carry", RUSHING, rate("touchdowns", "carries"), correlation, 0.8, None, RUNNERS),
    Link("receivers' catches in the season", RECEIVING, total("catches"), correlation, 0.9, None, CATCHERS),
    Link("receivers' yards a catch", RECEIVING, A_CATCH, correlation, 0.9, None, CATCHERS),
    Link("receivers' touchdowns a catch", RECEIVING, rate("touchdowns", "catches"), correlation, 0.8, None, CATCHERS),
)


def passing(plays: pl.DataFrame) -> pl.DataFrame:
    """A line a passer, a game; spikes are throws."""
    is_thrown = pl.col("counts") & pl.col("kind").is_in(["pass", "qb_spike"]) & pl.col("passer").is_not_null()
    picked = pl.col("interception").sum()
    return _lines(plays.filter(is_thrown), "passer", attempts=pl.len(), yards=_caught_yards(), interceptions=picked)


def rushing(plays: pl.DataFrame) -> pl.DataFrame:
    """Each runner's games."""
    runs = plays.filter(pl.col("counts") & pl.col("kind").is_in(CARRIED) & pl.col("rusher").is_not_null())
    return _lines(runs, "rusher", carries=pl.len(), yards=pl.col("yards_gained").sum())


def receiving(plays: pl.DataFrame) -> pl.DataFrame:
    """Each receiver's games."""
    is_caught = pl.col("counts") & (pl.col("kind") == "pass") & pl.col("complete_pass")
    return _lines(
        plays.filter(is_caught & pl.col("receiver").is_not_null()), "receiver", catches=pl.len(), yards=_caught_yards()
    )


def _lines(rows: pl.DataFrame, who: str, **counts: pl.Expr) -> pl.DataFrame:
    """A row a man and game: the *counts*, and touchdowns; *who* is the column that names him."""
    by = rows.rename({who: "man"}).group_by("game_id", "posteam", "man", maintain_order=True)
    return by.agg(**counts, touchdowns=scored_it().sum())


def _caught_yards() -> pl.Expr:
    return pl.col("yards_gained").filter(pl.col("complete_pass")).sum()


def figures(lines: dict[str, pl.DataFrame], games: int) -> Line:
    """The figures of people in a game: of 100 team-games, or of one."""
    teams = 2 * games
    throws, runs, catches = lines[PASSING], lines[RUSHING], lines[RECEIVING]
    starters = throws.filter(pl.col("attempts") >= 5).group_by("game_id", "posteam").len()
    yards = pl.col("yards")
    return {
        "two_passers": 100 * starters.filter(pl.col("len") >= 2).height / teams,
        "passers_300": 100 * throws.filter(yards >= 300).height / teams,
        "passers_400": 100 * throws.filter(yards >= 400).height / teams,
        "rushers_100": 100 * runs.filter(yards >= 100).height / teams,
        "carries_20": 100 * runs.filter(pl.col("carries") >= 20).height / teams,
        "receivers_100": 100 * catches.filter(yards >= 100).height / teams,
        "catches_10": 100 * catches.filter(pl.col("catches") >= 10).height / teams,
        "rushers": runs.height / teams,
        "receivers": catches.height / teams,
        "passer_sd": _leaders_sd(throws, "attempts"),
        "rusher_sd": _leaders_sd(runs, "carries"),
    }


def shapes(lines: dict[str, pl.DataFrame]) -> Table:
    """The yards of each team's leading man, game by game."""
    return {
        "yards of a game's first passer, % of team-games": _bars(lines[PASSING], "attempts", range(100, 401, 50)),
        "yards of a game's first rusher, % of team-games": _bars(lines[RUSHING], "carries", range(20, 161, 20)),
    }


def season_lines(lines: dict[str, pl.DataFrame]) -> dict[str, Table]:
    """Everybody's season, by what he does, as ``CODE Name``."""
    return {part: _table(rows) for part, rows in lines.items()}


def _table(rows: pl.DataFrame) -> Table:
    """A man's counts of the season."""
    sums = rows.drop("game_id").group_by("posteam", "man").sum().sort("posteam", "man")
    return {
        f"{row.pop('posteam')} {row.pop('man')}": {name: float(value) for name, value in row.items()}
        for row in sums.to_dicts()
    }


def _leaders(rows: pl.DataFrame, weight: str) -> pl.Series:
    """The yards of whoever had the ball most, one a team-game."""
    ordered = rows.sort(weight, "yards", "man", descending=True)
    return ordered.unique(["game_id", "posteam"], keep="first", maintain_order=True)["yards"]


def _leaders_sd(rows: pl.DataFrame, weight: str) -> float:
    """The standard deviation of the leaders' yards, one a team-game; *weight* is the column that makes a man the
    leader."""
    return number(_leaders(rows, weight).std())


def _bars(rows: pl.DataFrame, weight: str, edges: range) -> Line:
    """A histogram of the leaders' yards a game, in percent."""
    yards = _leaders(rows, weight)
    lows = [-999, *edges]
    names = [f"<{edges[0]}", *(f"{edge}+" for edge in edges)]
    counts = [int(((yards >= low) & (yards < high)).sum()) for low, high in zip(lows, [*edges, 9999], strict=True)]
    return {name: 100 * count / max(len(yards), 1) for name, count in zip(names, counts, strict=True)}
