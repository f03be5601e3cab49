"""Who has which gains: a man's share of long runs, of short catches, of touchdowns, beside what the calls explain.

On a play the chart multiplies a man's share of the call with his share of such gains, over his share of all. Calls and
gains go together (a sideline pass is long), so that raw shares would count the same thing twice: these are fitted
until calls and gains together give everybody the gains he had (iterative proportional fitting).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import numpy as np
import polars as pl

from fieldhouse.builders.football.fan.plays import scored_it
from fieldhouse.games.ddf.gains import GAINS, INCOMPLETE, INTERCEPTED, TOUCHDOWNS, gain_name
from fieldhouse.games.ddf.model import PLAYS

ROUNDS: Final = 60
LEAST_SHARE: Final = 0.001
CLASSES: Final = (*GAINS, *TOUCHDOWNS)
THROWS: Final = (INCOMPLETE, INTERCEPTED, *CLASSES)
USUAL_THROWS: Final = 5.0
"""So many throws of the whole team are added to each passer's, lest one throw say everything of a man."""
Shares = tuple[tuple[str, float], ...]
Floats = np.ndarray[tuple[int, ...], np.dtype[np.float64]]


def by_gain(role: str, plays: pl.DataFrame, known: Mapping[str, Shares]) -> dict[str, Shares]:
    """The shares of a *role* by what came of its plays, for those who have a share of it."""
    men = [name for name, _ in known.get(role, ())]
    counted = _counted(plays.filter(pl.col("man").is_in(men)), men)
    if not counted.any():
        return {}
    at_large = np.array([share for _, share in known[role]])
    on_call = np.stack([_on_call(known.get(f"{role} {play}", ()), men, at_large) for play in PLAYS])
    fitted = _fitted(counted, on_call / at_large)
    return {
        f"{role} {gain}": tuple(
            (men[man], round(float(fitted[man, index]), 3))
            for man in np.argsort(-fitted[:, index], kind="stable")
            if fitted[man, index] >= LEAST_SHARE
        )
        for index, gain in enumerate(CLASSES)
        if counted[:, :, index].any()
    }


def by_throw(role: str, plays: pl.DataFrame, known: Mapping[str, Shares]) -> dict[str, Shares]:
    """The shares of passers by what came of their throws: how likely each was his; none of a single passer."""
    shares = known.get(role, ())
    if len(shares) < 2:
        return {}
    men = [name for name, _ in shares]
    found = np.zeros((len(men), len(THROWS)))
    for man, gained, is_caught, is_picked, is_touchdown in (
        plays.filter(pl.col("man").is_in(men))
        .select("man", _yards(), "complete_pass", "interception", scored_it())
        .iter_rows()
    ):
        name = INTERCEPTED if is_picked else gain_name(gained, is_touchdown) if is_caught else INCOMPLETE
        found[men.index(man), THROWS.index(name)] += 1
    every = found.sum(axis=0) / max(found.sum(), 1)
    rates = (found + USUAL_THROWS * every) / (found.sum(axis=1, keepdims=True) + USUAL_THROWS)
    likely = rates * np.array([share for _, share in shares])[:, None]
    likely /= np.maximum(likely.sum(axis=0), 1e-12)
    return {
        f"{role} {name}": tuple((men[man], max(round(float(likely[man, index]), 4), 0.0001)) for man in range(len(men)))
        for index, name in enumerate(THROWS)
        if every[index] > 0
    }


def _yards() -> pl.Expr:
    """What was gained, in whole yards."""
    return pl.col("yards_gained").fill_null(0).cast(pl.Int64)


def _counted(plays: pl.DataFrame, men: list[str]) -> Floats:
    """``counted[man, call, gain]``."""
    found = np.zeros((len(men), len(PLAYS), len(CLASSES)))
    for man, call, gained, is_touchdown in plays.select("man", "play", _yards(), scored_it()).iter_rows():
        if call is not None and 0 <= call < len(PLAYS):
            found[men.index(man), call, CLASSES.index(gain_name(gained, is_touchdown))] += 1
    return found


def _on_call(shares: Shares, men: list[str], at_large: Floats) -> Floats:
    """Everybody's share on a call; of a call that nobody is named for, his share of the role."""
    named = dict(shares)
    return np.array([named.get(man, 0.0) for man in men]) if named else at_large


def _fitted(counted: Floats, lean: Floats) -> Floats:
    """``fitted[man, gain]``: shares that give each man his gains, multiplied with his *lean* to the call."""
    of_gain = counted.sum(axis=1)
    plays = counted.sum(axis=0)
    shares: Floats = of_gain / np.maximum(of_gain.sum(axis=0), 1)
    for _ in range(ROUNDS):
        drawn = lean[:, :, None] * shares[None, :, :]
        drawn = drawn / np.maximum(drawn.sum(axis=1, keepdims=True), 1e-12)
        expected = np.einsum("cg,cmg->mg", plays, drawn)
        shares = shares * np.where(expected > 0, of_gain / np.maximum(expected, 1e-12), 0.0)
        shares = shares / np.maximum(shares.sum(axis=0), 1e-12)
    return shares
