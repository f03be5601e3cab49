"""What real coaches decided, counted play by play: by the rows and columns of the season's habits."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

import numpy as np
import polars as pl

from fieldhouse.builders.counting import Floats
from fieldhouse.gridiron.field import GOAL
from fieldhouse.gridiron.habits import (
    BUCKETS,
    FOURTH_DISTANCES,
    FOURTH_STATES,
    GOAL_YARDS,
    KNEEL_CLOCKS,
    KNEEL_SPOTS,
    MOST_LEAD,
    ONSIDE_BEHIND,
    ONSIDE_CLOCKS,
    PUNT_YARDS,
    STATES,
    TRY_TIMES,
    WON_CLOCKS,
    ZONES,
)
from fieldhouse.gridiron.late_game import OUT_OF_REACH
from fieldhouse.gridiron.outcome import LAST_DOWN
from fieldhouse.gridiron.phases import QUARTER, REGULATION
from fieldhouse.gridiron.situations import (
    DISTANCE_CLASS,
    GOAL_CLASS,
    PUNT_CLASS,
    class_of,
    fourth_state_at,
    kneel_cell,
    lead_column,
    onside_cell,
    state_at,
    try_time,
    zone_at,
)

HALF_ENDS: Final = 40
"""In the last seconds of a first half nobody decides a fourth down by habit."""
STOPPED: Final = 12
LONGEST_WAIT: Final = 47
"""Seconds from snap to snap: up to the first the clock stood in between, beyond the last something else happened."""
HUDDLED, HURRIED = 40.0, 20.0
"""What a play takes on paper that leaves the clock running, by a season's clock, and without a huddle."""
PLAYS: Final = 9
"""Either football's."""

Cells = tuple[Floats, Floats]
"""How often it was so, and of how many."""


class Case(NamedTuple):
    """A play on which something was decided."""

    kind: str
    quarter: int
    clock: int
    lead: int
    down: int
    to_go: int
    line: int
    is_onside: bool
    kicked: int | None
    is_blocked: bool


class Counts:
    """What coaches called, and of each decision how often it was so, and of how many."""

    def __init__(
        self,
        seasons: Iterable[pl.DataFrame],
        calls_of: Callable[[pl.DataFrame], Floats],
        first_pass: int,
    ) -> None:
        """Counts the *seasons*; *calls_of* tells the nine plays apart, ``[state, bucket, play]``, and passes are those
        from *first_pass* on."""
        self.first_pass = first_pass
        self.calls = np.zeros((len(STATES), len(BUCKETS), PLAYS))
        self.fourths = _none(len(FOURTH_STATES) * len(ZONES), len(FOURTH_DISTANCES))
        self.goals = _none(1, len(GOAL_YARDS))
        self.tries = _none(len(TRY_TIMES), 2 * MOST_LEAD + 1)
        self.onside = _none(len(ONSIDE_CLOCKS), len(ONSIDE_BEHIND))
        self.kneels = _none(len(KNEEL_CLOCKS), len(KNEEL_SPOTS))
        self.level_kneels = _none(len(KNEEL_CLOCKS), len(KNEEL_SPOTS))
        self.won_kneels = _none(1, len(WON_CLOCKS))
        self.hurries = _none(1, len(STATES))
        self.punts = _none(1, len(PUNT_YARDS))
        for plays in seasons:
            rows = _with_clock_and_lead(plays)
            self.calls += calls_of(rows)
            self._decisions(rows)
            self._tempo(rows)

    @property
    def passes(self) -> Cells:
        """By bucket and state: how many calls were passes, and how many there were."""
        return self.calls[:, :, self.first_pass :].sum(axis=2).T, self.calls.sum(axis=2).T

    def _decisions(self, rows: pl.DataFrame) -> None:
        """Count a season's plays that stood."""
        stood = rows.filter(pl.col("play_type") != "no_play")
        kinds: dict[str, Callable[[Case], None]] = {
            **dict.fromkeys(("run", "pass", "sack", "scramble", "qb_kneel", "qb_spike"), self._down),
            **dict.fromkeys(("punt", "field_goal"), self._kick), "kickoff": self._kickoff,
            **dict.fromkeys(("extra_point", "two_point"), self._try),
        }  # fmt: skip
        wanted = (
            "kind", "qtr", "clock", "lead", "down", "ydstogo", "yardline_100", "onside_kick", "kicked", "punt_blocked",
        )  # fmt: skip
        for row in stood.filter(pl.col("kind").is_in(list(kinds))).select(wanted).iter_rows():
            case = Case(*row)
            kinds[case.kind](case)

    def _tempo(self, rows: pl.DataFrame) -> None:
        """Counts how much of the time between two snaps was saved, of what not huddling would have."""
        left = pl.col("game_seconds_remaining")
        after = rows.with_columns(
            (left - left.shift(-1).over("game_id")).alias("seconds"),
            (pl.col("posteam").shift(-1).over("game_id") == pl.col("posteam")).alias("is_kept"),
        ).filter(
            (pl.col("play_type") != "no_play") & pl.col("kind").is_in(["run", "pass", "sack", "scramble"])
            & pl.col("is_kept") & ~pl.col("out_of_bounds").fill_null(False)
            & pl.col("seconds").is_between(STOPPED + 1, LONGEST_WAIT)
        )  # fmt: skip
        for quarter, clock, lead, seconds in after.select("qtr", "clock", "lead", "seconds").iter_rows():
            state = state_at(quarter, clock, lead)
            self.hurries[0][0, state] += min(max((HUDDLED - seconds) / (HUDDLED - HURRIED), 0.0), 1.0)
            self.hurries[1][0, state] += 1

    def _down(self, row: Case) -> None:
        """A snap: a fourth down that was played, or the end of a half that was, or was not."""
        if row.down == 4 and row.kind not in ("qb_kneel", "qb_spike"):
            self._fourth(row, True)
        is_won = row.quarter == REGULATION and row.lead >= -OUT_OF_REACH and row.clock <= WON_CLOCKS[-1]
        if is_won and row.down < LAST_DOWN:
            _note(self.won_kneels, (0, class_of(WON_CLOCKS, row.clock)), row.kind == "qb_kneel")
        is_level = row.quarter == REGULATION and row.lead == 0
        cell = kneel_cell(row.clock, GOAL - row.line) if row.down == 1 and (row.quarter == 2 or is_level) else None
        if cell:
            _note(self.level_kneels if is_level else self.kneels, cell, row.kind == "qb_kneel")

    def _kick(self, row: Case) -> None:
        """Counts a kick on fourth down, and whether it was at goal."""
        if row.down != 4:
            return
        self._fourth(row, False)
        if row.kind == "punt" and row.kicked is not None and not row.is_blocked:
            self.punts[0][0, PUNT_CLASS[GOAL - row.line]] += min(row.kicked, row.line) / row.line
            self.punts[1][0, PUNT_CLASS[GOAL - row.line]] += 1
        if row.clock > HALF_ENDS or row.quarter not in (2, REGULATION):
            _note(self.goals, (0, GOAL_CLASS[GOAL - row.line]), row.kind == "field_goal")

    def _fourth(self, row: Case, is_played: bool) -> None:
        """Counts a fourth down, and whether it was played."""
        if row.quarter > REGULATION or (row.quarter == 2 and row.clock <= HALF_ENDS):
            return
        state, spot = fourth_state_at(row.quarter, row.clock, row.lead), GOAL - row.line
        _note(self.fourths, (state * len(ZONES) + zone_at(spot), DISTANCE_CLASS[max(row.to_go, 0)]), is_played)

    def _try(self, row: Case) -> None:
        """Counts a try, and whether it was for two."""
        if row.quarter <= REGULATION:
            _note(self.tries, (try_time(row.quarter), lead_column(row.lead)), row.kind == "two_point")

    def _kickoff(self, row: Case) -> None:
        """Counts a kickoff of a side behind in the fourth quarter, and whether it was onside; the receivers have the
        ball on its row."""
        if row.quarter == REGULATION and row.lead > 0:
            _note(self.onside, onside_cell(row.clock, row.lead), row.is_onside)


def _none(*shape: int) -> Cells:
    """Two tables of noughts: how often it was so, and how often it was asked."""
    return np.zeros(shape), np.zeros(shape)


def _note(cells: Cells, at: tuple[int, int], is_so: bool) -> None:
    """One case more; *cells* are changed."""
    cells[0][at] += is_so
    cells[1][at] += 1


def _with_clock_and_lead(plays: pl.DataFrame) -> pl.DataFrame:
    """The plays with the clock of the quarter and the lead of the side with the ball, but those whose clock or side
    nobody tells."""
    is_home = pl.col("posteam") == pl.col("home_team")
    lead = pl.when(is_home).then(1).otherwise(-1) * (pl.col("home_before") - pl.col("away_before"))
    clock = pl.col("game_seconds_remaining") - QUARTER * (REGULATION - pl.min_horizontal(pl.col("qtr"), REGULATION))
    known = pl.col("game_seconds_remaining").is_not_null() & pl.col("posteam").is_not_null()
    untold = {"kicked": pl.Int32, "punt_blocked": pl.Boolean, "out_of_bounds": pl.Boolean}  # by college's files
    plays = plays.with_columns(
        pl.lit(None, kind).alias(name) for name, kind in untold.items() if name not in plays.columns
    )
    return plays.filter(known).with_columns(clock.alias("clock"), lead.fill_null(0).alias("lead"))
