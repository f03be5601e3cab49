"""A season's habits for the computer coach of either football: what was counted, the rare corners smoothed.

A table of shares is smoothed in two steps. First the prior's odds are moved, block by block, until they give what the
block counted: so an era's boldness, or a state's love of the run, reaches the cells that hardly anybody was in.
Then each cell's own count is added to some cases of that.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np

from fieldhouse.builders.counting import Floats
from fieldhouse.builders.football.decisions import Cells, Counts
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

MIX_PRIOR: Final = 60.0
"""So many cases of the prior are added to a mix of nine plays."""
FAINT: Final = 2.0
"""So many cases of no change are added to a block, lest an empty one turn the prior over."""
SURE: Final = 0.002
"""No prior is surer than this of either."""
MIDFIELD: Final = 4
"""The last part of the field on the own side; fourth downs of a rare state are told apart by little more than it."""

WIDE: Final = "  # noqa: E501"
SHOWN: Final = 20
"""A row of more numbers is wider than a line."""
CALM: Final = [state for state in range(len(STATES)) if state not in HURRIED]


def counted_habits(
    counts: Counts,
    weight: float,
    mixes: Callable[[Floats, Floats], Rows],
    prior: dict[str, Floats] | None = None,
) -> LeagueHabits:
    """The tables of what was counted, smoothed by *weight* cases of the *prior*, or if there is none of themselves;
    *mixes* makes the calls of nine plays out of counts and prior."""
    prior = prior or _pooled(counts)

    def table(name: str, cells: Cells, blocks: Floats) -> Rows:
        return whole_thousandths(smoothed(cells, prior[name], blocks, weight))

    shares = counts.calls.sum(axis=(0, 1))
    return LeagueHabits(
        shares=whole_thousandths(shares[None, :] / shares.sum()),
        calls=mixes(counts.calls[CALM].sum(axis=0), prior["calls"]),
        hurried_calls=mixes(counts.calls[list(HURRIED)].sum(axis=0), prior["hurried_calls"]),
        passes=table("passes", counts.passes, _pass_blocks()),
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


def parts_of_one(table: Rows) -> Floats:
    """A table's whole numbers as shares of one."""
    return np.array(table, float) / WHOLE


def whole_thousandths(table: Floats) -> Rows:
    """Shares of one as whole thousandths, each cell rounded by itself: a row need not add up to a thousand."""
    return tuple(tuple(round(float(part) * WHOLE) for part in row) for row in table)


def smoothed_mixes(counted: Floats, prior: Floats) -> Floats:
    """``[bucket, play]``: the shares of the calls, some of the prior's among them."""
    mixes = counted + MIX_PRIOR * prior
    return np.asarray(mixes / mixes.sum(axis=1, keepdims=True))


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
