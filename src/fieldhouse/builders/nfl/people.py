"""A season's players: who passed, ran, caught, kicked and returned, and how large a share of it was his."""

from __future__ import annotations

from typing import Final

import polars as pl

from fieldhouse.builders.nfl.rates import League
from fieldhouse.games.ddf.model import FIRST_PASS, PLAYS

LEAST: Final = 0.015
MOST_NAMES: Final = 9
Shares = tuple[tuple[str, float], ...]


def players(league: League, code: str) -> dict[str, Shares]:
    """For each role the people and their shares, most active first."""
    own = league.live.filter(pl.col("posteam") == code)
    kicks = league.plays.filter(pl.col("play_type") != "no_play")
    caught = own.filter("complete_pass")
    found = {
        "pass": _shares(own.filter(pl.col("kind") == "pass"), "passer"),
        "rush": _shares(own.filter(pl.col("kind") == "run"), "rusher"),
    }
    for number, play in enumerate(PLAYS[:FIRST_PASS]):
        found[f"rush {play}"] = _shares(own.filter(pl.col("play") == number), "rusher")
    found["receive"] = _shares(caught, "receiver")
    for number, play in enumerate(PLAYS[FIRST_PASS:], FIRST_PASS):
        found[f"receive {play}"] = _shares(caught.filter(pl.col("play") == number), "receiver")

    def kick(kind: str, side: str) -> pl.DataFrame:
        return kicks.filter((pl.col("kind") == kind) & (pl.col(side) == code))

    found["kick return"] = _shares(kick("kickoff", "posteam"), "returner")
    found["punt return"] = _shares(kick("punt", "defteam"), "returner")
    found["kick"] = _shares(kick("field_goal", "posteam"), "kicker")
    found["punt"] = _shares(kick("punt", "posteam"), "kicker")
    faced = league.live.filter(pl.col("defteam") == code)
    found["intercept"] = _shares(faced, "interceptor")
    found["sack"] = _shares(faced, "sacker")
    return {role: shares for role, shares in found.items() if shares}


def _shares(rows: pl.DataFrame, who: str) -> Shares:
    counted = rows.filter(pl.col(who).is_not_null()).group_by(who).len().sort("len", who, descending=[True, False])
    total = counted["len"].sum()
    kept = [(name, number) for name, number in counted.head(MOST_NAMES).rows() if number / total >= LEAST]
    whole = sum(number for _, number in kept)
    shares = [(name.replace(",", ""), round(number / whole, 3)) for name, number in kept]
    return tuple((name, share) for name, share in shares if share > 0)
