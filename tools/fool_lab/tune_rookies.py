"""Tune the list of new players of FOOL, so that a league neither starves nor bloats.

Each round some leagues of twelve computer teams go through their camps and drafts without football. Where the settled
seasons' mean of a place is above what a league is founded with, the new players of its positions are made worse by as
much, each of P, C and S (and a kicker's numbers) by itself. With ``--write`` library/fool/rookies.txt is changed.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from typing import Final

from tools.fool_lab.fake_league import FakeLeague
from tools.fool_lab.figures import MEASURES, Place, norms, places
from tools.fool_lab.health import SETTLED

from fieldhouse.games.fool.player_value import SLOTS, home_slot

RECIPE: Final = Path(__file__).parents[2] / "src/fieldhouse/library/fool/rookies.txt"
HUNDREDTHS: Final = 80
"""Of a point by which new players change for each point of drift; less than a hundred, so that it does not swing."""
FEEDS: Final = {"B": "F"}
"""Where general players end up, if not at the place that they fill: computer owners make fullbacks of them."""
Drifts = dict[str, tuple[float, ...]]


def drift(recipe: str, seed: int, seasons: int, usual: dict[str, Place]) -> Drifts:
    """By how much the men of each place differ, in a league's settled seasons, from those it is founded with."""
    league = FakeLeague(recipe, seed)
    seen = [places(league.to_first_week()) for _ in range(seasons)][SETTLED:]
    return {
        slot: tuple(mean(each[slot].means[index] for each in seen) - usual[slot].means[index] for index in range(3))
        for slot in SLOTS
    }


def mean_drift(recipe: str, seeds: Sequence[int], seasons: int) -> Drifts:
    """The mean drift of some leagues: one alone says too little about three dozen quarterbacks."""
    usual = norms(recipe)
    found = [drift(recipe, seed, seasons, usual) for seed in seeds]
    return {slot: tuple(mean(each[slot][index] for each in found) for index in range(3)) for slot in SLOTS}


def adjusted(recipe: str, drifts: Drifts) -> str:
    """The recipe with every shift moved against the drift of its place."""

    def section(match: re.Match[str]) -> str:
        shifts = map(int, match[3].split())
        off = drifts.get(FEEDS.get(match[1], home_slot(match[1])), (0.0, 0.0, 0.0))
        moved = (shift - round(HUNDREDTHS * by) for shift, by in zip(shifts, off, strict=True))
        return f"[{match[1]}]{match[2]}shift: {' '.join(map(str, moved))}\n"

    return re.sub(r"\[(\w+\*?)\]([^\[]*?)shift: ([^\n]*)\n", section, recipe)


def tune(rounds: int = 3, leagues: int = 2, seasons: int = 24, seed: int = 11, write: bool = False) -> None:
    """Tune the list of new players, so that a league neither starves nor bloats."""
    recipe = RECIPE.read_text(encoding="utf-8")
    for index in range(rounds):
        first = seed + index * leagues
        drifts = mean_drift(recipe, range(first, first + leagues), seasons)
        print(f"round {index + 1}:", "; ".join(_told(slot, off) for slot, off in drifts.items()), flush=True)
        recipe = adjusted(recipe, drifts)
        if write:
            beside = RECIPE.with_suffix(".new")
            beside.write_text(recipe, encoding="utf-8")
            beside.replace(RECIPE)


def _told(slot: str, off: Sequence[float]) -> str:
    return f"{slot} " + " ".join(f"{name} {by:+.2f}" for name, by in zip(MEASURES[slot], off, strict=True))
