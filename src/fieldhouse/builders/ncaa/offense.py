"""The offense chart: nine columns, B, QR and QT.

A column holds what gives the team's rates back after the average defense has had its say: the rules of the priority
chart are solved for the offense's cells (docs/teams-bowlbound.md).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import numpy as np

from fieldhouse.builders.football.carry import Carry
from fieldhouse.builders.football.columns import out_of_bounds, take_wide, with_out
from fieldhouse.builders.football.quantise import THROWS, WEIGHT, Sample, spread, take
from fieldhouse.builders.ncaa.design import FORCED, FUMBLE, INT, NUMBER, PICK_DEPTH, QR, QT, CellMeans
from fieldhouse.builders.ncaa.measures import Floats
from fieldhouse.builders.ncaa.observed import SACKED, STRIPPED, ObservedRates
from fieldhouse.games.bowlbound.cells import (
    BOOTLEG,
    DEF_S,
    OFF_S,
    QUARTERBACK_RUNS,
    SPRINT_OUT,
    defense_foul,
    offense_foul,
)
from fieldhouse.games.bowlbound.model import DROP_BACK, FIRST_PASS, OPTION, PLAY_COUNT, PLAYS, SCREEN
from fieldhouse.gridiron import cells
from fieldhouse.gridiron.cells import cell
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.table.dice import Column

TD: Final = cell(cells.TOUCHDOWN)
OUT_SHARE: Final = {"run": 0.005, "pass": 0.02, "B": 0.02, "QR": 0.02}
"""The share of gains printed as out of bounds: few, because a play takes less time on the timing chart than it did."""
INTERFERED: Final = (0.0, 0.010, 0.010, 0.016)
INTERFERED_YARDS: Final = (5, 9, 11, 14)
HELD_BY_OFFENSE: Final = 0.28
"""Of the offense's flags: holding, ten yards. By S alone 38% of all flags would be false starts; in 2024 28% were."""
HELD_BY_DEFENSE: Final = 0.2
"""Of the defense's: holding too; S has personal fouls enough."""
LEAST_GAIN: Final = 1


@dataclass
class OffenseOffsets:
    """How far an offense's charts must lie from its observed rates for the games to give those rates back."""

    run: float = 0.0
    completion: float = 0.0
    depth: float = 0.0
    pick: float = 0.0
    """Of interceptions and traps: the part by which the rate is raised."""
    trap: float = 0.0


@dataclass(frozen=True)
class Flags:
    """Fouls a throw of the dice, on the offense and on the defense, and fumbles a run and a pass."""

    offense: float = 0.03
    defense: float = 0.022
    run_fumbles: float = 0.012
    pass_fumbles: float = 0.007


@dataclass(frozen=True)
class OffenseChart:
    plays: tuple[Column, ...]
    breakaway: Column
    quarterback_runs: Column
    trapped: Column


@dataclass(frozen=True)
class Draft:
    """A column in the making: totals still free, cells found, and who may be handed the rounding."""

    carry: Carry
    calls: float
    free: list[int] = field(default_factory=lambda: list(WEIGHT))
    found: dict[int, int] = field(default_factory=dict)

    def put(self, key: str, share: float, *codes: int) -> None:
        """Give cells to so large a share of the dice; fractions are carried over to later plays."""
        totals = self.carry.take(self.free, key, share, self.calls)
        self.found.update({total: codes[index % len(codes)] for index, total in enumerate(totals)})

    @property
    def open_share(self) -> float:
        """The chance of the totals that no cell has been written to yet."""
        return sum(WEIGHT[total] for total in self.free) / THROWS


def build_offense(observed: ObservedRates, offsets: OffenseOffsets, average: CellMeans, flags: Flags) -> OffenseChart:
    """A team's offense chart."""
    carry = Carry()
    columns = []
    for play in range(PLAY_COUNT):
        draft = Draft(carry, float(observed.calls[play]))
        _put_fouls(draft, play, flags)
        fill = _fill_pass if play >= FIRST_PASS else _fill_run
        fill(draft, play, observed, offsets, average, flags)
        columns.append(Column(PLAYS[play], OFFENSE, draft.found))
    return OffenseChart(tuple(columns), _breakaway(observed), _quarterback_runs(observed), _trapped(observed))


def _put_fouls(draft: Draft, play: int, flags: Flags) -> None:
    """Put the penalties of a column into the draft."""
    draft.put("offense", flags.offense * (1 - HELD_BY_OFFENSE), OFF_S)
    draft.put("held by offense", flags.offense * HELD_BY_OFFENSE, offense_foul(10))
    draft.put("defense", flags.defense * (1 - HELD_BY_DEFENSE), DEF_S)
    draft.put("held by defense", flags.defense * HELD_BY_DEFENSE, defense_foul(10))
    if play > SCREEN:
        at = play - FIRST_PASS
        draft.put("interference", INTERFERED[at] * flags.defense / Flags.defense,
                  cell(cells.INTERFERENCE, INTERFERED_YARDS[at]))  # fmt: skip


def _fill_run(
    draft: Draft, play: int, observed: ObservedRates, offsets: OffenseOffsets, average: CellMeans, flags: Flags
) -> None:
    """Put a run's column into the draft: option passes, fumbles, breakaways, then its gains."""
    share = average.share[play]
    whole = draft.open_share
    if play == OPTION:
        draft.put("sop", observed.option_passes / 2 * whole, cell(SPRINT_OUT))
        draft.put("blp", observed.option_passes / 2 * whole, cell(BOOTLEG))
        whole = draft.open_share
    fumbles = max(flags.run_fumbles - share[FUMBLE], 0.0)
    draft.put("fumble", fumbles * whole, *(cell(cells.FUMBLE, yards) for yards in (2, -1, 4, 0)))
    wanted = observed.run_yards[play] + offsets.run
    mean = (wanted - share[FORCED] * average.forced[play]) / (1 - share[FORCED]) - average.number[play]
    weight = draft.open_share * THROWS
    yards = mean * weight
    before = draft.open_share
    draft.put("B", observed.breaks[play] / (1 - share[FORCED]) * draft.open_share, cell(cells.BREAKAWAY))
    yards -= (before - draft.open_share) * THROWS * observed.broken.mean
    left = draft.open_share * THROWS
    spread_out = spread(draft.free, observed.samples[play], yards / max(left, 1.0))
    draft.found.update(with_out(spread_out, out_of_bounds(spread_out, OUT_SHARE["run"] * left)))


def cell_shares(
    observed: ObservedRates, offsets: OffenseOffsets, average: CellMeans, play: int, fumbles: float
) -> dict[str, float]:
    """The priority chart solved for the offense: what its column must hold so that the team's rates come out.

    Interceptions: r = d + o (1 - d - f); traps and runs: r = o n + d q; completions: r = o n + f q; where d is the
    average defense's share of that kind, n its numbers, f its forced yards, q the passes neither picked nor fumbled.
    """
    at, share = play - FIRST_PASS, average.share[play]
    pick = observed.picks[at] * max(1 + offsets.pick, 0.0)
    trap = observed.traps[at] * max(1 + offsets.trap, 0.0)
    run = observed.runs[at]
    caught = (observed.completion[at] + offsets.completion) * (1 - trap - run)
    picked = max((pick - share[INT]) / (1 - share[INT] - share[FORCED]), 0.0)
    loose = max(fumbles - share[FUMBLE], 0.0)
    rest = 1 - picked - loose
    trapped = max((trap - share[QT] * rest) / share[NUMBER], 0.0)
    ran = max((run - 0.2 * trap - share[QR] * rest) / share[NUMBER], 0.0)
    completed = min(max((caught - share[FORCED] * rest) / share[NUMBER], 0.05), rest - trapped - ran - 0.01)
    return {
        "caught": caught, "pick": picked, "fumble": loose, "trap": trapped, "ran": ran, "completed": completed,
        "rest": rest,
    }  # fmt: skip


def _fill_pass(
    draft: Draft, play: int, observed: ObservedRates, offsets: OffenseOffsets, average: CellMeans, flags: Flags
) -> None:
    """Put a pass's column into the draft: picks, fumbles, traps, runs, misses, then its gains."""
    at, share = play - FIRST_PASS, average.share[play]
    wanted = cell_shares(observed, offsets, average, play, flags.pass_fumbles)
    whole = draft.open_share
    depth = PICK_DEPTH[play]
    draft.put("pick", wanted["pick"] * whole, *(cell(cells.INTERCEPTION, depth + more) for more in (0, 4, -4, 8)))
    draft.put("loose", wanted["fumble"] * whole, *(cell(cells.FUMBLE, yards) for yards in (6, 3, 10)))
    draft.put("trap", wanted["trap"] * whole, cell(cells.TRAPPED))
    draft.put("ran", wanted["ran"] * whole, cell(QUARTERBACK_RUNS))
    missed = draft.open_share - wanted["completed"] * whole
    draft.put("missed", missed, cell(cells.INCOMPLETE))
    weight = draft.open_share * THROWS
    given = share[FORCED] * wanted["rest"] * average.forced[play]
    gained = wanted["caught"] * (observed.per_completion[at] + offsets.depth) - given
    yards = (gained / (wanted["completed"] * share[NUMBER]) - average.number[play]) * weight
    before = draft.open_share
    if play == DROP_BACK:
        draft.put("TD", observed.long_scores[at] * draft.open_share, TD)
    yards -= (before - draft.open_share) * THROWS * 60
    left = draft.open_share * THROWS
    spread_out = spread(draft.free, observed.samples[play], yards / max(left, 1.0))
    draft.found.update(with_out(spread_out, out_of_bounds(spread_out, OUT_SHARE["pass"] * left)))


def _breakaway(observed: ObservedRates) -> Column:
    """The B column."""
    draft = Draft(Carry(), 1.0)
    draft.put("TD", observed.broken_scores, TD)
    yards = spread(draft.free, observed.broken, observed.broken.mean - observed.broken_scores * 20, LEAST_GAIN)
    return Column("B", OFFENSE, draft.found | with_out(yards, out_of_bounds(yards, OUT_SHARE["B"] * THROWS)))


def _quarterback_runs(observed: ObservedRates) -> Column:
    """The QR column."""
    draft = Draft(Carry(), 1.0)
    draft.put("F", 0.02, cell(cells.FUMBLE, 3), cell(cells.FUMBLE, 7))
    yards = spread(draft.free, observed.ran, observed.ran.mean)
    return Column("QR", OFFENSE, draft.found | with_out(yards, out_of_bounds(yards, OUT_SHARE["QR"] * THROWS)))


SCRAMBLE: Final = Sample(np.array([1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 8.0, 10.0, 13.0]))


def _trapped(observed: ObservedRates) -> Column:
    """The QT column: sacks, scrambles and fumbles as three exact parts; the sign of a yardage tells its kind."""
    free = list(WEIGHT)
    found = dict.fromkeys(take(free, round(STRIPPED * THROWS)), cell(cells.FUMBLE, -7))
    runs = take_wide(free, round((1 - SACKED - STRIPPED) * THROWS))
    found |= with_out(spread(runs, SCRAMBLE, SCRAMBLE.mean, LEAST_GAIN), [])
    lost = {total: min(yards, -1) for total, yards in spread(free, observed.sack, observed.sack.mean).items()}
    return Column("QT", OFFENSE, found | with_out(lost, []))


def completed_shares(observed: ObservedRates, average: CellMeans, flags: Flags) -> Floats:
    """Of the average offense: the share of cells that are yardages, play by play."""
    found = np.ones(PLAY_COUNT)
    for play in range(FIRST_PASS, PLAY_COUNT):
        found[play] = cell_shares(observed, OffenseOffsets(), average, play, flags.pass_fumbles)["completed"]
    return found
