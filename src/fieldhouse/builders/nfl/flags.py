"""Penalty flags sorted into the yellow cells of a chart."""

from __future__ import annotations

from typing import Final

import polars as pl

from fieldhouse.builders.nfl.snaps import FROM_SCRIMMAGE
from fieldhouse.builders.nfl.titles import SPELLINGS

OFF_5, OFF_10, OFF_15, GROUNDED, DEF_5, DEF_5X, DEF_15, PI = range(8)
KINDS: Final = 8

OFFENSE: Final = {
    "Offensive Holding": OFF_10, "Offensive Pass Interference": OFF_10, "Illegal Use of Hands": OFF_10,
    "Illegal Block Above the Waist": OFF_10, "Tripping": OFF_10, "Holding": OFF_10, "Illegal Bat": OFF_10,
    "Intentional Grounding": GROUNDED, "Clipping": OFF_15, "Chop Block": OFF_15, "Low Block": OFF_15,
    "Illegal Crackback": OFF_15, "Illegal Peelback": OFF_15, "Illegal Blindside Block": OFF_15,
}  # fmt: skip
DEFENSE: Final = {
    "Defensive Holding": DEF_5X, "Illegal Contact": DEF_5X, "Illegal Use of Hands": DEF_5X, "Holding": DEF_5X,
    "Tripping": DEF_15, "Defensive Pass Interference": PI, "Roughing the Passer": DEF_15,
    "Face Mask (5 Yards)": DEF_5, "Leverage": DEF_15, "Low Block": DEF_15,
}  # fmt: skip
PERSONAL: Final = (
    "Unnecessary Roughness", "Unsportsmanlike Conduct", "Face Mask (15 Yards)", "Face Mask", "Taunting",
    "Horse Collar Tackle", "Personal Foul", "Lowering the Head to Initiate Contact",
    "Lowering the Head to Make Forcible Contact", "Use of Helmet", "Clipping", "Striking",
)  # fmt: skip
NO_FOUL: Final = ("Disqualification",)
"""Listed beside another flag."""


def flags(plays: pl.DataFrame) -> pl.DataFrame:
    """One row a flag of plays from scrimmage, offsetting ones left out: the sides, ``foul`` (a kind above),
    whether it was called before the snap, on a pass, and whether the play stood."""
    rows = plays.with_row_index("row").filter(
        pl.col("flags").is_not_null()
        & (pl.col("kind").is_in(FROM_SCRIMMAGE) | (pl.col("kind").is_null() & pl.col("down").is_not_null()))
    )
    one = rows.with_columns(pl.col("flags").str.split("; ")).explode("flags", empty_as_null=True).with_columns(
        pl.col("flags").str.extract(r"^(\w+) ", 1).replace(SPELLINGS).alias("offender"),
        pl.col("flags").str.extract(r"^\w+ (.*) \w+$", 1).alias("type"),
        pl.col("flags").str.extract(r" (\w+)$", 1).alias("ruling"),
    )  # fmt: skip
    one = one.filter(pl.col("ruling").is_in(["enforced", "declined"]) & ~pl.col("type").is_in(NO_FOUL))
    offense = pl.col("offender") == pl.col("posteam").replace(SPELLINGS)
    return one.with_columns(
        pl.when(offense).then(_kind(OFFENSE, OFF_5, OFF_15)).otherwise(_kind(DEFENSE, DEF_5, DEF_15)).alias("foul"),
        pl.col("kind").is_null().alias("before_snap"),
        (pl.col("kind") != "run").fill_null(False).alias("is_pass"),
        ((pl.col("play_type") != "no_play") & (pl.col("ruling") == "enforced")).alias("stood"),
    )


def _kind(known: dict[str, int], five: int, fifteen: int) -> pl.Expr:
    """The kind of a foul, by its name in the play-by-play."""
    personal = dict.fromkeys(PERSONAL, fifteen)
    return pl.col("type").replace_strict({**personal, **known}, default=five, return_dtype=pl.Int64)
