"""The charts that all teams of a season share: squib kicks, holding, fouls between downs."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import polars as pl

from fieldhouse.builders.football.columns import take_wide
from fieldhouse.builders.football.quantise import THROWS, WEIGHT, Sample, spread, take
from fieldhouse.builders.nfl.columns import listed
from fieldhouse.builders.nfl.flags import DEF_15, OFF_10, OFF_15
from fieldhouse.builders.nfl.habits import season_habits
from fieldhouse.builders.nfl.rates import LeagueCounts
from fieldhouse.games.ddf.model import Mark, SeasonCharts
from fieldhouse.gridiron import cells
from fieldhouse.gridiron.cells import cell, gain
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.table.dice import Column

SQUIBS = (30, 58)
"""A kickoff of so many yards that was run back is like a squib."""

DURING_PLAY = ("Roughing the Passer",)
"""The yards are added to a completion too, but the ball was not dead."""

PRINTED = {
    2017: SeasonCharts(
        season=2017,
        squib=Column("Return", OFFENSE, {total: gain(16 if total == 22 else 0) for total in WEIGHT}),
        holding=Column("holding", OFFENSE, {total: Mark(int(total in {10, 11, *range(13, 34)})) for total in WEIGHT}),
        between_downs_offense=Column(
            "between downs", OFFENSE, {total: Mark(int(11 <= total <= 33)) for total in WEIGHT}
        ),
        between_downs_defense=Column(
            "between downs", OFFENSE, {total: Mark(int(11 <= total <= 32)) for total in WEIGHT}
        ),
    )
}
"""What the guide states of a season's charts (rulings, 6.1 and 6.2) wins over what we count; of the squibs only 22."""
PRINTED_SQUIB = 22


def season_charts(league: LeagueCounts) -> SeasonCharts:
    """The charts counted from the season's plays, and the printed ones where the guide states them."""
    counted = counted_charts(league)
    printed = PRINTED.get(league.season)
    if printed is None:
        return counted
    squib = {**counted.squib.cells, PRINTED_SQUIB: printed.squib.by_reading[PRINTED_SQUIB]}
    return replace(printed, squib=Column("Return", OFFENSE, squib), habits=counted.habits)


def counted_charts(league: LeagueCounts) -> SeasonCharts:
    """The season's own charts, from its plays."""
    called = league.flags.filter(pl.col("ruling") == "enforced")
    return SeasonCharts(
        season=league.season,
        squib=_squib(league),
        holding=holding(called),
        between_downs_offense=between_downs(called, OFF_15),
        between_downs_defense=between_downs(called, DEF_15),
        habits=season_habits(league.plays),
    )


def holding(called: pl.DataFrame) -> Column[Mark]:
    """Of ten-yard fouls that were walked off, on runs as on passes: those for holding."""
    tens = called.filter(pl.col("foul") == OFF_10)
    return listed("holding", round(_share(tens, pl.col("type").str.contains("Holding")) * THROWS), take_wide)


def between_downs(called: pl.DataFrame, kind: int) -> Column[Mark]:
    """Fifteen yards that were walked off after a play that stood, but for fouls that can only come during one."""
    share = _share(called.filter(pl.col("foul") == kind), pl.col("stood") & ~pl.col("type").is_in(DURING_PLAY))
    return listed("between downs", round(share * THROWS), take_wide)


def _share(rows: pl.DataFrame, is_so: pl.Expr) -> float:
    """The share of rows of which it is so."""
    return len(rows.filter(is_so)) / max(len(rows), 1)


def _squib(league: LeagueCounts) -> Column:
    """The squib return chart."""
    short = league.plays.filter(
        (pl.col("kind") == "kickoff") & ~pl.col("onside_kick") & pl.col("kicked").is_between(*SQUIBS)
        & pl.col("return_yards").is_not_null()
    )  # fmt: skip
    ran = short["return_yards"].to_numpy().astype(float)
    sample = Sample(np.concatenate([ran, np.array([0.0, 4.0, 8.0, 10.0, 12.0, 14.0, 17.0, 22.0])]))
    free = list(WEIGHT)
    found = dict.fromkeys(take(free, 3), cell(cells.DEFENSE_FOUL, 15))
    found |= dict.fromkeys(take(free, 4), cell(cells.OFFENSE_FOUL, 10))
    found |= dict.fromkeys(take(free, 4), cell(cells.FUMBLE, 5))
    found |= {total: gain(yards) for total, yards in spread(free, sample, sample.mean, 0).items()}
    return Column("Return", OFFENSE, found)
