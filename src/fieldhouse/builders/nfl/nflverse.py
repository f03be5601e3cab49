"""What a whole nflverse file says under other names, or only in its play descriptions.

The house's own extract has ``snap_kind``, ``penalty_all`` and the score before each play as columns. A user's file from
nflverse has not, so they are worked out here. No description leaves this module.
"""

from __future__ import annotations

from typing import Final

import polars as pl

ALIASES: Final = {
    "rusher": ("rusher_player_name",),
    "passer": ("passer_player_name",),
    "receiver": ("receiver_player_name",),
}
INITIALS: Final = r"(?:[A-Z]\. )?(?:[A-Z][A-Za-z'.-]*\.)+ ?"
BEFORE_SURNAME: Final = r"(?:(?:Van|Vanden|Vander|Von|St\.|Jean|Ah|Randle) )?"
"""The first word of the surnames that have two: ``K.Van Noy``."""
NAME: Final = rf"({INITIALS}{BEFORE_SURNAME}[A-Z][\w'.-]+(?: (?:Jr|Sr|I{{1,3}}|IV|V)\b\.?)?)"
"""A player as the descriptions write him: ``T.Brady``."""


def fill_in(frame: pl.DataFrame) -> pl.DataFrame:
    """The frame with every column that the builder uses; its descriptions are dropped."""
    names = set(frame.columns)
    frame = frame.with_columns(pl.col("desc").fill_null(""))
    frame = frame.with_columns(*_aliases(names), *_kicks(names), *_from_description(), *_scores(names))
    frame = frame.with_columns(
        (pl.col("snap_kind") if "snap_kind" in names else _snap_kind()).alias("kind"),
        (pl.col("penalty_all") if "penalty_all" in names else _flags()).alias("flags"),
    )
    return frame.drop("desc", *(name for name in ("snap_kind", "penalty_all") if name in names))


def _aliases(names: set[str]) -> list[pl.Expr]:
    """Columns that other releases name otherwise; one that lacks is null."""
    found = []
    for name, others in ALIASES.items():
        known = [other for other in others if other in names]
        if name not in names or known:
            found.append((pl.col(known[0]) if known else pl.lit(None, pl.String)).alias(name))
    return found


def _kicks(names: set[str]) -> list[pl.Expr]:
    """The flags of kicks, which nflverse keeps apart for kickoffs and punts."""

    def either(name: str, *parts: str) -> pl.Expr:
        if name in names:
            return pl.col(name)
        known = [pl.col(part).cast(pl.Float64).fill_null(0) for part in parts if part in names]
        return (pl.max_horizontal(known) if known else pl.lit(0.0)).alias(name)

    return [
        either("fair_catch", "punt_fair_catch", "kickoff_fair_catch"),
        either("kick_out_of_bounds", "punt_out_of_bounds", "kickoff_out_of_bounds"),
        either("punt_downed", "kickoff_downed"),
        pl.col("desc").str.contains("kicks onside").alias("onside_kick"),
    ]


def _from_description() -> list[pl.Expr]:
    """What only the play's description tells: kicks, and who did what."""
    desc = pl.col("desc")
    return [
        desc.str.extract(r"(?:kicks|punts)(?: onside)? (-?\d+) yards?").cast(pl.Int64).alias("kicked"),
        desc.str.contains("(?i)aborted").alias("aborted"),
        desc.str.extract(NAME + r" (?:kicks|punts|\d+ yard field goal|extra point)").alias("kicker"),
        desc.str.extract(
            r"(?:Center-\S+\.|yards (?:from|to) [^.,]*\.) " + NAME + r" (?:to|pushed|ran|for|\(|MUFFS)"
        ).alias("returner"),
        desc.str.extract(r"INTERCEPTED by " + NAME).alias("interceptor"),
        desc.str.extract(r"sacked [^(]*\(" + NAME).alias("sacker"),
    ]


def _scores(names: set[str]) -> list[pl.Expr]:
    """The score before the play, and at the end of the game."""
    if "home_score_pre" in names:
        home, away = pl.col("home_score_pre"), pl.col("away_score_pre")
    else:
        is_home = pl.col("posteam") == pl.col("home_team")
        own, theirs = pl.col("posteam_score"), pl.col("defteam_score")
        home = pl.when(is_home).then(own).otherwise(theirs)
        away = pl.when(is_home).then(theirs).otherwise(own)
    final_home = pl.col("home_score") if "home_score" in names else pl.col("home_score_pre")
    final_away = pl.col("away_score") if "away_score" in names else pl.col("away_score_pre")
    return [
        home.alias("home_before"), away.alias("away_before"), final_home.alias("home_score"),
        final_away.alias("away_score"),
    ]  # fmt: skip


def _snap_kind() -> pl.Expr:
    """What was snapped, also on plays that a penalty wiped out."""
    kind, desc = pl.col("play_type"), pl.col("desc")
    is_try = desc.str.contains("(?i)two-point") | pl.col("two_point_conv_result").is_not_null()
    return (
        pl.when(is_try).then(pl.lit("two_point"))
        .when(pl.col("qb_scramble").cast(pl.Float64) == 1).then(pl.lit("scramble"))
        .when(pl.col("sack").cast(pl.Float64) == 1).then(pl.lit("sack"))
        .when(kind != "no_play").then(kind)
        .when(desc.str.contains("scrambles")).then(pl.lit("scramble"))
        .when(desc.str.contains(" sacked ")).then(pl.lit("sack"))
        .when(desc.str.contains(" punts ")).then(pl.lit("punt"))
        .when(desc.str.contains(" kicks ")).then(pl.lit("kickoff"))
        .when(desc.str.contains(" field goal ")).then(pl.lit("field_goal"))
        .when(desc.str.contains(" extra point ")).then(pl.lit("extra_point"))
        .when(desc.str.contains(" kneels")).then(pl.lit("qb_kneel"))
        .when(desc.str.contains(" spiked ")).then(pl.lit("qb_spike"))
        .when(desc.str.contains(r" pass(?:es)? ")).then(pl.lit("pass"))
        .when(desc.str.contains(r" (?:left|right) (?:end|tackle|guard)| up the middle")).then(pl.lit("run"))
        .otherwise(None)
    )  # fmt: skip


def _flags() -> pl.Expr:
    """Every flag as ``TEAM Type enforced|declined|offsetting``."""
    flag = r"(?i)penalty on [A-Z]{2,3}[^,]*, [^,]+,[^.]*?(?:enforced|declined|offsetting)"
    parts = (
        pl.col("desc").str.extract_all(flag).list.eval(
            pl.element().str.replace(
                r"(?i)penalty on ([A-Z]{2,3})[^,]*, ([^,]+),[^.]*?(enforced|declined|offsetting)$", "${1} ${2} ${3}"
            )
        )
    )  # fmt: skip
    joined = parts.list.join("; ")
    return pl.when(joined == "").then(None).otherwise(joined)
