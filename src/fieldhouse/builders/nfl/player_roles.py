"""A season's players: who passed, ran, caught, kicked and returned, and how large a share of it was his."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from typing import Final

import polars as pl

from fieldhouse.builders.nfl.gain_shares import by_gain, by_throw
from fieldhouse.builders.nfl.rates import LeagueCounts
from fieldhouse.games.ddf.model import FIRST_PASS, PLAYS

LEAST: Final = 0.006
MOST_NAMES: Final = 14
SUFFIX: Final = re.compile(r" (?:Jr|Sr|I{1,3}|IV|V)\.?$")
Shares = tuple[tuple[str, float], ...]


def players(league: LeagueCounts, code: str) -> dict[str, Shares]:
    """For each role the people and their shares, most active first."""
    counts = {role: _counts(rows, who) for role, (rows, who) in _roles(league, code).items()}
    spelled = one_spelling(sum(counts.values(), Counter()))
    found = {role: _shares(counted, spelled) for role, counted in counts.items()}
    for role, (rows, who) in _gaining(league, code).items():
        found |= by_gain(role, rows.with_columns(pl.col(who).replace(spelled).alias("man")), found)
    rows, who = _roles(league, code)["pass"]
    found |= by_throw("pass", rows.with_columns(pl.col(who).replace(spelled).alias("man")), found)
    return {role: shares for role, shares in found.items() if shares}


def _roles(league: LeagueCounts, code: str) -> dict[str, tuple[pl.DataFrame, str]]:
    """For each role the plays that somebody had it on, and the column that says who."""
    own = league.live.filter(pl.col("posteam") == code)
    kicks = league.plays.filter(pl.col("play_type") != "no_play")
    caught = own.filter("complete_pass")
    faced = league.live.filter(pl.col("defteam") == code)

    def kick(kind: str, side: str) -> pl.DataFrame:
        return kicks.filter((pl.col("kind") == kind) & (pl.col(side) == code))

    runs = {
        f"rush {play}": (own.filter(pl.col("play") == index), "rusher") for index, play in enumerate(PLAYS[:FIRST_PASS])
    }
    catches = {
        f"receive {play}": (caught.filter(pl.col("play") == index), "receiver")
        for index, play in enumerate(PLAYS[FIRST_PASS:], FIRST_PASS)
    }
    return {
        "pass": (own.filter(pl.col("kind") == "pass"), "passer"),
        "rush": (own.filter(pl.col("kind") == "run"), "rusher"),
        **runs,
        "receive": (caught, "receiver"),
        **catches,
        "kick return": (kick("kickoff", "posteam"), "returner"),
        "punt return": (kick("punt", "defteam"), "returner"),
        "kick": (kick("field_goal", "posteam"), "kicker"),
        "punt": (kick("punt", "posteam"), "kicker"),
        "intercept": (faced, "interceptor"),
        "sack": (faced, "sacker"),
    }


def _gaining(league: LeagueCounts, code: str) -> dict[str, tuple[pl.DataFrame, str]]:
    """The plays whose gain says something of who it was."""
    own = league.live.filter(pl.col("posteam") == code)
    return {
        "rush": (own.filter(pl.col("kind") == "run"), "rusher"),
        "receive": (own.filter("complete_pass"), "receiver"),
    }


def _counts(rows: pl.DataFrame, who: str) -> Counter[str]:
    """How often each man stands in that column."""
    named = rows.filter(pl.col(who).is_not_null()).group_by(who).len().rows()
    return Counter({name.replace(",", ""): number for name, number in named})


def one_spelling(counted: Counter[str]) -> dict[str, str]:
    """``G.Minshew`` and ``G.Minshew II`` of one team are one man: each spelling, and the commonest of that man."""
    men: dict[str, list[str]] = {}
    for name in sorted(counted, key=lambda name: (-counted[name], name)):
        men.setdefault(SUFFIX.sub("", name).replace(" ", ""), []).append(name)
    return {name: names[0] for names in men.values() for name in names}


def _shares(counted: Counter[str], spelled: Mapping[str, str]) -> Shares:
    """The men of a role by their shares, those with hardly any left out."""
    men: Counter[str] = Counter()
    for name, number in counted.items():
        men[spelled[name]] += number
    total = men.total()
    ranked = sorted(men.items(), key=lambda man: (-man[1], man[0]))[:MOST_NAMES]
    kept = [(name, number) for name, number in ranked if number / total >= LEAST]
    whole = sum(number for _, number in kept)
    shares = [(name, round(number / whole, 3)) for name, number in kept]
    return tuple((name, share) for name, share in shares if share > 0)
