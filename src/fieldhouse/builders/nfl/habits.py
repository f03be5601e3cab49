"""A season's habits for the computer coach: counted from its plays, the rare corners smoothed by the league's.

A table of shares is smoothed in two steps. First the prior's odds are moved, block by block, until they give what the
block counted: so an era's boldness, or a state's love of the run, reaches the cells that hardly anybody was in.
Then each cell's own count is added to some cases of that.

``fieldhouse build ddf`` puts the tables into the season chart, and
``fieldhouse build ddf --plan`` writes those of many seasons as the module that charts without any fall back to.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

import numpy as np
import polars as pl

from fieldhouse.builders.nfl.decisions import Cells, Counts
from fieldhouse.builders.nfl.measures import Floats
from fieldhouse.games.ddf.coaching.league_plan import LEAGUE
from fieldhouse.games.ddf.model import END_RUN, LINE_PLUNGE, LONG, MEDIUM, SCREEN, SHORT, SIDELINE
from fieldhouse.gridiron.call_buckets import BUCKETS as OPEN_BUCKETS
from fieldhouse.gridiron.habits import (
    BUCKETS,
    FOURTH_DISTANCES,
    FOURTH_STATES,
    STATES,
    TABLES,
    WHOLE,
    ZONES,
    LeagueHabits,
    Rows,
)
from fieldhouse.gridiron.situations import HURRIED, ORDINARY

SEASON_PRIOR: Final = 25.0
LEAGUE_PRIOR: Final = 4.0
"""So many cases of the smoothed prior are added to what a cell of one season counted, or of all."""
MIX_PRIOR: Final = 60.0
"""The same for a mix of nine plays."""
FAINT: Final = 2.0
"""So many cases of no change are added to a block, lest an empty one turn the prior over."""
SURE: Final = 0.002
"""No prior is surer than this of either."""
QUICK: Final = 0.7
NEVER_DEEP: Final = 0.9
"""So much of the medium passes in front of the own goal is called as a short one, so much of the deep ones, and every
screen: there real passers are sacked half as often as elsewhere and lose hardly a yard, and charts know no place but by
what is called. Inside the five nothing deep is called at all, and half as many passes as there were."""
BACKED_UP: Final = 0.5
"""What of the passes inside the own five is called on paper, while there is time: the rest is run."""
MIDFIELD: Final = 4
"""The last part of the field on the own side; fourth downs of a rare state are told apart by little more than it."""

WIDE: Final = "  # noqa: E501"
SHOWN: Final = 20
"""A row of more numbers is wider than a line."""
CALM: Final = [state for state in range(len(STATES)) if state not in HURRIED]


def season_habits(plays: pl.DataFrame) -> LeagueHabits:
    """The habits of one season, the league's where it is silent."""
    prior = {name: _parts(getattr(LEAGUE, name)) for name in TABLES}
    prior["passes"] = _parts(_run_out(LEAGUE.passes, 1 / BACKED_UP))  # as they were counted
    return _habits(Counts([plays]), prior, SEASON_PRIOR)


def league_habits(seasons: Iterable[pl.DataFrame]) -> LeagueHabits:
    """The habits of many seasons together, by themselves."""
    counts = Counts(seasons)
    return counted_habits(counts, LEAGUE_PRIOR, _mixes)


def counted_habits(counts: Counts, weight: float, mixes: Callable[[Floats, Floats], Rows]) -> LeagueHabits:
    """What was counted, by itself; *mixes* makes the calls of nine plays out of counts and prior."""
    return _habits(counts, _pooled(counts), weight, mixes)


def _habits(
    counts: Counts,
    prior: dict[str, Floats],
    weight: float,
    mixes: Callable[[Floats, Floats], Rows] | None = None,
) -> LeagueHabits:
    """The tables of what was counted, smoothed."""
    mixes = mixes or _mixes

    def table(name: str, cells: Cells, blocks: Floats) -> Rows:
        return whole_parts(smoothed(cells, prior[name], blocks, weight))

    shares = counts.calls.sum(axis=(0, 1))
    passes = table("passes", counts.passes, _pass_blocks())
    return LeagueHabits(
        shares=whole_parts(shares[None, :] / shares.sum()),
        calls=mixes(counts.calls[CALM].sum(axis=0), prior["calls"]),
        hurried_calls=mixes(counts.calls[list(HURRIED)].sum(axis=0), prior["hurried_calls"]),
        passes=_run_out(passes) if mixes is _mixes else passes,
        fourths=table("fourths", counts.fourths, _fourth_blocks()),
        goals=table("goals", counts.goals, np.zeros_like(counts.goals[0])),
        two_points=table("two_points", counts.tries, _rows_as_blocks(counts.tries[0])),
        onside=table("onside", counts.onside, np.zeros_like(counts.onside[0])),
        kneels=table("kneels", counts.kneels, np.zeros_like(counts.kneels[0])),
        level_kneels=table("level_kneels", counts.level_kneels, np.zeros_like(counts.level_kneels[0])),
        won_kneels=table("won_kneels", counts.won_kneels, np.zeros_like(counts.won_kneels[0])),
        hurries=table("hurries", counts.hurries, np.zeros_like(counts.hurries[0])),
        punts=table("punts", counts.punts, np.zeros_like(counts.punts[0])),
    )


def _run_out(passes: Rows, share: float = BACKED_UP) -> Rows:
    """``[bucket][state]``: inside the own five this *share* of the passes, unless time is short."""
    return tuple(
        tuple(
            round(part * share) if name.endswith("own 5") and state in CALM else part for state, part in enumerate(row)
        )
        for name, row in zip(BUCKETS, passes, strict=True)
    )


def smoothed(cells: Cells, prior: Floats, blocks: Floats, weight: float) -> Floats:
    """The share of each cell, from its count and the *prior* moved to what its block counted."""
    so, every = cells
    moved = np.clip(prior, SURE, 1 - SURE)
    for block in np.unique(blocks):
        at = blocks == block
        moved[at] = _moved(moved[at], so[at], every[at])
    return np.asarray((so + weight * moved) / (every + weight))


def _moved(prior: Floats, so: Floats, every: Floats) -> Floats:
    """The prior with its odds times a factor, with which it gives as many as were counted."""
    weight = every + FAINT / len(every)
    wanted = so.sum() + float((prior * FAINT / len(every)).sum())
    low, high = -6.0, 6.0
    odds = np.log(prior / (1 - prior))
    for _ in range(40):
        middle = (low + high) / 2
        found = float((weight / (1 + np.exp(-odds - middle))).sum())
        low, high = (middle, high) if found < wanted else (low, middle)
    return np.asarray(1 / (1 + np.exp(-odds - low)))


def _pass_blocks() -> Floats:
    """Passes: a state on each down is a block."""
    downs = np.array([int(name[0]) for name in BUCKETS])
    return np.asarray(downs[:, None] * len(STATES) + np.arange(len(STATES))[None, :])


def _fourth_blocks() -> Floats:
    """Fourth downs: a state and a part of the field, with few yards to go or many; an ordinary state has more parts."""
    blocks = np.zeros((len(FOURTH_STATES) * len(ZONES), len(FOURTH_DISTANCES)))
    for row in range(len(blocks)):
        state, zone = divmod(row, len(ZONES))
        part = zone if state == ORDINARY else 20 + (zone > MIDFIELD) + (zone > MIDFIELD + 2)
        for distance in range(len(FOURTH_DISTANCES)):
            blocks[row, distance] = (state * 40 + part) * 3 + (distance > 0) + (distance > 2)
    return blocks


def _rows_as_blocks(table: Floats) -> Floats:
    """Every row a block."""
    return np.repeat(np.arange(len(table), dtype=float)[:, None], table.shape[1], axis=1)


def _parts(table: Rows) -> Floats:
    """A table's whole numbers as shares of one."""
    return np.array(table, float) / WHOLE


def whole_parts(table: Floats) -> Rows:
    """In thousandths."""
    return tuple(tuple(round(float(part) * WHOLE) for part in row) for row in table)


def smoothed_mixes(counted: Floats, prior: Floats) -> Floats:
    """``[bucket, play]``: the shares of the calls, some of the prior's among them."""
    mixes = counted + MIX_PRIOR * prior
    return np.asarray(mixes / mixes.sum(axis=1, keepdims=True))


def _mixes(counted: Floats, prior: Floats) -> Rows:
    """``[bucket][play]``: near the own goal quick, elsewhere as counted."""
    mixes = smoothed_mixes(counted, prior)
    own = mixes[len(OPEN_BUCKETS) :]
    deep = np.array([1.0 if name.endswith("own 5") else NEVER_DEEP for name in BUCKETS[len(OPEN_BUCKETS) :]])
    for play, part in ((SCREEN, 1.0), (MEDIUM, QUICK), (LONG, deep), (SIDELINE, deep)):
        own[:, SHORT] += part * own[:, play]
        own[:, play] *= 1 - part
    own[:, LINE_PLUNGE] += own[:, END_RUN]
    own[:, END_RUN] = 0.0
    return whole_parts(mixes)


def _pooled(counts: Counts) -> dict[str, Floats]:
    """What can be said of a rare cell without knowing its state: what all states do there."""
    mix = counts.calls.sum(axis=0) + 1
    tables = {
        "goals": counts.goals, "two_points": counts.tries, "onside": counts.onside, "kneels": counts.kneels,
        "level_kneels": counts.level_kneels, "won_kneels": counts.won_kneels, "hurries": counts.hurries,
        "punts": counts.punts,
    }  # fmt: skip
    return {
        "calls": mix / mix.sum(axis=1, keepdims=True),
        "hurried_calls": mix / mix.sum(axis=1, keepdims=True),
        "passes": np.repeat(_share(*(part.sum(axis=1, keepdims=True) for part in counts.passes)), len(STATES), axis=1),
        "fourths": np.tile(_share(*(part[: len(ZONES)] for part in counts.fourths)), (len(FOURTH_STATES), 1)),
        **{name: np.full_like(so, so.sum() / max(every.sum(), 1)) for name, (so, every) in tables.items()},
    }


def _share(so: Floats, every: Floats) -> Floats:
    """The share of each cell, with a case of its row's added."""
    usual = so.sum(axis=1, keepdims=True) / np.maximum(every.sum(axis=1, keepdims=True), 1)
    return np.asarray((so + usual) / (every + 1))


# The module of the league's habits


def plan_module(seasons: list[pl.DataFrame]) -> str:
    """The text of the module that charts without habits fall back to."""
    return habits_module("ddf", league_habits(seasons), "Of all seasons that ship.")


def habits_module(game: str, habits: LeagueHabits, whose: str) -> str:
    """The text of a module that holds habits."""
    lines = [
        f'"""The league\'s habits, counted by ``fieldhouse build {game} --plan``: change the counting, not this."""\n',
        "from __future__ import annotations\n\nfrom typing import Final\n",
        "from fieldhouse.gridiron.habits import LeagueHabits\n",
        "LEAGUE: Final = LeagueHabits(",
    ]
    for name in TABLES:
        rows: Rows = getattr(habits, name)
        lines += [f"    {name}=(", *(f"        {row},{WIDE * (len(row) > SHOWN)}" for row in rows), "    ),"]
    return "\n".join([*lines, ")  # fmt: skip", f'"""{whose}"""']) + "\n"
