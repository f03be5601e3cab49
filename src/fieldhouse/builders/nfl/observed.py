"""An offense's own rates from the season's counts, small samples shrunk toward the league."""

from __future__ import annotations

from typing import Final, TypedDict

import numpy as np
import polars as pl

from fieldhouse.builders.football.quantise import Sample
from fieldhouse.builders.nfl.measures import Floats
from fieldhouse.builders.nfl.offense import ObservedRates
from fieldhouse.builders.nfl.rates import BIG_SHORT_FROM, BREAK_FROM, LONG_SCORE, LeagueCounts, table
from fieldhouse.games.ddf.model import FIRST_PASS, PLAY_COUNT, SHORT

# Prior weights: so many tries (completions, snaps, traps ...) at the league's average are added to a team's own. They
# are our judgment, checked by the fidelity of what is built (docs/fidelity-ddf.md), not estimated: few where a team's
# season holds hundreds of events, many where it holds a dozen.
COMPLETION_PRIOR: Final = 3.0
YARDS_PRIOR: Final = 60.0
FUMBLE_PRIOR: Final = 300.0
OWN_PICKS: Final = 0.3
"""Of a column's interceptions: how much the team's own count says; the rest is the league's, times the team's ratio."""
SAMPLE_PRIOR: Final = 12.0
TRAP_PRIOR: Final = 12.0
RECOVERY_PRIOR: Final = 20.0
FOUL_PRIOR: Final = 150.0
CUT_OFF: Final = 1.1
"""Breakaways for each one that was seen: one run in six begins too near the goal to become one."""


def shrunk(hits: Floats, tries: Floats, prior: float) -> Floats:
    """Rates with *prior* tries of the league's average added, column by column."""
    league = hits.sum(axis=0) / np.maximum(tries.sum(axis=0), 1)
    return np.asarray((hits + prior * league) / (tries + prior))


def observed_rates(league: LeagueCounts) -> list[ObservedRates]:
    """Every team's own rates, in the order of the league's teams."""
    own = league.offense
    completion = shrunk(own.completions, own.throws, COMPLETION_PRIOR)
    yards = shrunk(own.yards, own.completions, YARDS_PRIOR)
    everyone = own.league()
    pick_rate = everyone.interceptions / everyone.snaps
    expected = (own.snaps * pick_rate).sum(axis=1, keepdims=True)
    ratio = own.interceptions.sum(axis=1, keepdims=True) / np.maximum(expected, 1e-9)
    picks = (1 - OWN_PICKS) * pick_rate * ratio + OWN_PICKS * own.interceptions / np.maximum(own.snaps, 1)
    traps = own.traps / np.maximum(own.snaps, 1)
    fumble_rate = everyone.fumbles / everyone.snaps
    expected = (own.snaps * fumble_rate).sum(axis=1, keepdims=True)
    bias = (own.fumbles.sum(axis=1, keepdims=True) + FUMBLE_PRIOR * 0.008) / (expected + FUMBLE_PRIOR * 0.008)
    fumbles = fumble_rate * bias
    kinds = shrunk(
        np.stack([own.sacks - own.strips, own.scrambles, own.strips], axis=1),
        np.repeat((own.sacks + own.scrambles)[:, None], 3, axis=1),
        TRAP_PRIOR,
    )
    crowded = _crowded(league)
    recovered = 1 - shrunk(league.lost[0], league.fumbled[0], RECOVERY_PRIOR)
    fouls = shrunk_fouls(league)
    depth = _pick_depth(league)
    out = _out(league)
    pools = league_samples(league)
    calls = call_totals(league)
    return [
        ObservedRates(
            completion=completion[team],
            per_completion=yards[team],
            picks=picks[team],
            traps=traps[team],
            fumbles=fumbles[team],
            fouls=fouls[team],
            pick_depth=depth,
            out=out,
            calls=calls[team],
            trap_kinds=(float(kinds[team, 0]), float(kinds[team, 1]), float(kinds[team, 2])),
            recovered=float(recovered[team]),
            crowded=float(crowded[team]),
            **_samples(league, pools, team),
            **_trap_samples(league, team),
        )
        for team in range(len(league.teams))
    ]


def _crowded(league: LeagueCounts) -> Floats:
    """Of each team: completions a throw for which its traps, beyond the league's, leave no room."""
    own = league.offense
    snaps, throws = own.snaps[:, FIRST_PASS:].sum(axis=1), own.throws.sum(axis=1)
    traps = own.traps[:, FIRST_PASS:].sum(axis=1)
    usual = traps.sum() / snaps.sum()
    beyond = np.maximum(traps / np.maximum(snaps, 1) - usual, 0.0) / (1 - usual)
    return np.asarray(own.completions.sum(axis=1) / np.maximum(throws, 1) * beyond)


def call_totals(league: LeagueCounts) -> Floats:
    """How often each team called each play, those a penalty wiped out and spread sacks and scrambles included."""
    counted = table(league.teams, league.every.filter(pl.col("play").is_not_null()), "posteam", ("play", PLAY_COUNT))
    return np.asarray(counted + league.offense.traps)


def shrunk_fouls(league: LeagueCounts) -> Floats:
    """Each team's fouls, shrunk toward the league's."""
    mean = league.fouls.mean(axis=0, keepdims=True)
    snaps = np.stack(
        [league.offense.snaps[:, :FIRST_PASS].sum(axis=1), league.offense.snaps[:, FIRST_PASS:].sum(axis=1)], axis=1
    )[:, :, None]
    return np.asarray((league.fouls * snaps + mean * FOUL_PRIOR) / (snaps + FOUL_PRIOR))


Pools = list[tuple[Floats, Floats]]


def league_samples(league: LeagueCounts) -> Pools:
    """The league's gains, per play: yards and weights."""
    pools: Pools = []
    for play in range(PLAY_COUNT):
        parts = [league.samples[key] for key in sorted(league.samples) if key[1] == play]
        pools.append((np.concatenate([part[0] for part in parts]), np.concatenate([part[1] for part in parts])))
    return pools


def _mixed(own: tuple[Floats, Floats], pool: tuple[Floats, Floats], prior: float) -> tuple[Floats, Floats]:
    """A team's sample with so many plays' worth of the league's mixed in."""
    yards = np.concatenate([own[0], pool[0]])
    return yards, np.concatenate([own[1], pool[1] * prior / pool[1].sum()])


NO_SAMPLE: Final = (np.zeros(0), np.zeros(0))


class Gains(TypedDict):
    """The parts of :class:`ObservedRates` that come from samples of yards."""

    samples: tuple[Sample, ...]
    breaks: Floats
    scores: Floats
    big: Sample
    broken: Sample
    broken_scores: float


def _samples(league: LeagueCounts, pools: Pools, team: int) -> Gains:
    """A team's gains by play, mixed with the league's: ordinary ones, breakaways, scores."""
    breaks, scores = np.zeros(PLAY_COUNT), np.zeros(PLAY_COUNT)
    samples: list[Sample] = []
    broken: list[tuple[Floats, Floats]] = []
    big: Sample | None = None
    for play in range(PLAY_COUNT):
        yards, weights = _mixed(league.samples.get((team, play), NO_SAMPLE), pools[play], SAMPLE_PRIOR)
        limit = BREAK_FROM if play < FIRST_PASS else BIG_SHORT_FROM if play == SHORT else 1000
        is_break = yards >= limit
        is_score = (yards >= LONG_SCORE) & (weights < _typical(weights))
        if play < FIRST_PASS:
            breaks[play] = CUT_OFF * weights[is_break].sum() / weights.sum()
            broken.append((yards[is_break], weights[is_break]))
        elif play == SHORT:
            breaks[play] = weights[is_break].sum() / weights.sum()
            inside = is_break & ~is_score
            scores[play] = weights[is_break & is_score].sum() / max(weights[is_break].sum(), 1e-9)
            big = Sample(yards[inside], weights[inside])
        else:
            scores[play] = weights[is_score].sum() / weights.sum()
            is_break = is_score
        samples.append(Sample(yards[~is_break], weights[~is_break]))
    all_yards = np.concatenate([part[0] for part in broken])
    all_weights = np.concatenate([part[1] for part in broken])
    is_score = (all_yards >= LONG_SCORE) & (all_weights < _typical(all_weights))
    broken_scores = float(all_weights[is_score].sum() / all_weights.sum())
    assert big is not None
    return {
        "samples": tuple(samples), "breaks": breaks, "scores": scores, "big": big,
        "broken": Sample(all_yards[~is_score], all_weights[~is_score]), "broken_scores": broken_scores,
    }  # fmt: skip


def _typical(weights: Floats) -> Floats:
    """Own plays weigh 1 or, if they scored, less; mixed-in ones far less: a score is what weighs below its kind."""
    own = weights > 0.5
    pool = np.where(own, 0.99, 0.0)
    small = weights[~own]
    if len(small):
        pool[~own] = small.max() * 0.99
    return np.asarray(pool)


class Traps(TypedDict):
    sack: Sample
    scramble: Sample


def _trap_samples(league: LeagueCounts, team: int) -> Traps:
    """A team's sacks and scrambles, mixed with the league's."""
    trapped = league.live.filter(pl.col("play").is_null() & ~pl.col("fumble"))
    code = league.teams[team]

    def sample(kind: str, low: int, high: int) -> Sample:
        pool = trapped.filter(pl.col("kind") == kind)
        own = pool.filter(pl.col("posteam") == code)["yards"].to_numpy().astype(float)
        every = pool["yards"].to_numpy().astype(float)
        yards, weights = _mixed((own, np.ones(len(own))), (every, np.ones(len(every))), SAMPLE_PRIOR)
        return Sample(np.clip(yards, low, high), weights)

    return {"sack": sample("sack", -99, -1), "scramble": sample("scramble", 1, 99)}


def _pick_depth(league: LeagueCounts) -> Floats:
    """How deep passes are picked off, by play."""
    picked = league.live.filter(pl.col("interception") & pl.col("play").is_not_null())
    depth = np.array([0.0] * FIRST_PASS + [0.0, 5.0, 9.0, 28.0, 19.0])
    for play, air in picked.group_by("play").agg(pl.col("air_yards").mean()).rows():
        if air is not None:
            depth[play] = air
    return depth


def _out(league: LeagueCounts) -> Floats:
    """The share of gains that end out of bounds, league-wide."""
    good = league.live.filter(
        (pl.col("play") < FIRST_PASS) | (pl.col("play").is_not_null() & pl.col("complete_pass"))
    )  # fmt: skip
    share = np.zeros(PLAY_COUNT)
    for play, mean in good.group_by("play").agg(pl.col("out_of_bounds").mean()).rows():
        share[play] = mean
    return share
