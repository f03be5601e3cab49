"""The average of many charts, as one chart that can be moved."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from fieldhouse.builders.football.quantise import THROWS, WEIGHT, Sample, spread, take
from fieldhouse.builders.ncaa.measures import Floats
from fieldhouse.games.bowlbound.cells import is_variable
from fieldhouse.games.bowlbound.coaching.league_plan import USUAL_CALLS
from fieldhouse.games.bowlbound.model import FIRST_PASS, PLAY_COUNT, Team
from fieldhouse.gridiron.cells import BLANK, FUMBLE, GAIN, INCOMPLETE, INTERCEPTION, LOSS, OUT, gain, kind_of, yards_of
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.table.dice import Column

YARDAGES: Final = (GAIN, LOSS, BLANK)
FORCED_RUNS: Final = 0.19
NUMBERS: Final = 0.8
"""Of the average defense: what it forces of runs, and what it leaves alone of passes. A difference between teams must
be printed so much larger to come through."""
THROWN: Final = 0.85
"""Of drop-backs, the part that is thrown."""
SPECIAL: Final = ("kickoff", "kickoff_return", "punt", "punt_return", "interception_return", "field_goal")


class Pool:
    """The same column of many charts: how often each word stands in it, and its yards."""

    def __init__(self, name: str, columns: Sequence[Column]) -> None:
        """Takes the columns apart: yardages into one sample, all other cells into shares."""
        self.name = name
        self.shares: dict[int, float] = defaultdict(float)
        yards: list[float] = []
        weights: list[float] = []
        for column in columns:
            for code, weight in column.merged:
                if kind_of(code) in YARDAGES and not is_variable(code):
                    yards.append(yards_of(code))
                    weights.append(weight)
                else:
                    self.shares[code & ~OUT] += weight / THROWS / len(columns)
        self.sample = Sample(np.array(yards, float), np.array(weights, float))

    def column(self, more: Callable[[int], float] = lambda code: 1.0, missed: float = 0.0, mean: float = 0.0) -> Column:
        """The average column with words *more* or less often, so many more INC cells, and its mean moved."""
        free, found = list(WEIGHT), dict[int, int]()
        left: dict[int, float] = defaultdict(float)
        for code in sorted(self.shares, key=lambda each: -self.shares[each]):
            kind = kind_of(code)
            extra = missed if kind == INCOMPLETE else 0.0
            wanted = max(self.shares[code] * more(code) + extra, 0.0) * THROWS + left[kind]
            totals = take(free, max(round(wanted), 0))
            left[kind] = wanted - sum(WEIGHT[total] for total in totals)
            found.update(dict.fromkeys(totals, code))
        return Column(self.name, OFFENSE, found | {
            total: gain(yards) for total, yards in spread(free, self.sample, self.sample.mean + mean).items()
        })  # fmt: skip


@dataclass(frozen=True)
class AverageChart:
    """What every team's chart has in common with the others'."""

    pools: tuple[Pool, ...]
    breakaway: Column
    quarterback_runs: Column
    trapped: Column
    fumble_recovered: Column
    special: dict[str, Column]
    extra_point: Column | None
    per_completion: Floats
    calls: tuple[float, ...]

    def plays(self, run: float, completion: float, depth: float, picks: float, fumbles: float) -> tuple[Column, ...]:
        """The nine columns, moved by so many yards a run, completions a throw, yards a completion, and so on."""

        def more(code: int) -> float:
            kind = kind_of(code)
            return picks if kind == INTERCEPTION else fumbles if kind == FUMBLE else 1.0

        runs = [pool.column(more, mean=run / (1 - FORCED_RUNS)) for pool in self.pools[:FIRST_PASS]]
        missed = -completion * THROWN / NUMBERS
        return (*runs, *(pool.column(more, missed, depth / NUMBERS) for pool in self.pools[FIRST_PASS:]))


def average_chart(teams: Sequence[Team]) -> AverageChart:
    """The average of these teams' charts; fumbles recovered and special teams are those of the team of middling power,
    calls the league's usual ones."""

    def pooled(name: str, column: Callable[[Team], Column]) -> Pool:
        return Pool(name, [column(team) for team in teams])

    pools = tuple(Pool(f"play {play + 1}", [team.plays[play] for team in teams]) for play in range(PLAY_COUNT))
    usual = sorted(teams, key=lambda team: team.ratings.power)[len(teams) // 2]
    return AverageChart(
        pools=pools,
        breakaway=pooled("B", lambda team: team.breakaway).column(),
        quarterback_runs=pooled("QR", lambda team: team.quarterback_runs).column(),
        trapped=pooled("QT", lambda team: team.trapped).column(),
        fumble_recovered=usual.fumble_recovered,
        special={name: getattr(usual, name) for name in SPECIAL},
        extra_point=usual.extra_point,
        per_completion=np.array([pool.sample.mean for pool in pools[FIRST_PASS:]]),
        calls=USUAL_CALLS,
    )
