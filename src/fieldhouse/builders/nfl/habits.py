"""The league's habits for the computer coach: which play in which situation, and what is done on fourth down.

``fieldhouse build ddf --plan`` writes them as a module of plain tuples; nothing but shares leaves the play-by-play.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

import numpy as np
import polars as pl

from fieldhouse.builders.nfl.measures import Floats
from fieldhouse.builders.nfl.snaps import DROPS, snaps
from fieldhouse.games.ddf.model import DRAW, LINE_PLUNGE, LONG, MEDIUM, PLAY_COUNT, SHORT
from fieldhouse.gridiron.call_buckets import (
    BUCKETS,
    DESPERATE,
    LEADING,
    NORMAL,
    STATES,
    TRAILING,
    TWO_MINUTE,
    bucket_of,
)

PRIOR_COUNT: Final = 40.0
"""So many calls of the ordinary state are added to each of the others, which are rare in some buckets."""
YIELD: Final = np.array([1.029, 1.050, 1.050, 0.980, 1.030, 1.008, 0.988, 0.887, 0.941])
"""What the plan makes of each play's share once it is played: games on paper come to other downs than real ones."""
DISTANCES: Final = (1, 2, 4, 7, 99)
ZONES: Final = 10
HEAD: Final = '''"""The league's habits, counted by ``fieldhouse build ddf --plan``: change the counting, not this."""

from __future__ import annotations

from typing import Final

'''


def _clock() -> pl.Expr:
    """Seconds left in the quarter."""
    return pl.col("game_seconds_remaining") - 900 * (4 - pl.min_horizontal(pl.col("qtr"), 4))


def _state() -> pl.Expr:
    """The coach's state of score and clock, as ``situations.state_of`` has it."""
    is_home = pl.col("posteam") == pl.col("home_team")
    lead = pl.when(is_home).then(1).otherwise(-1) * (pl.col("home_before") - pl.col("away_before"))
    clock = _clock()
    late = (clock <= 240) | ((lead < -8) & (clock <= 480))
    return (
        pl.when(pl.col("qtr") < 4)
        .then(pl.when((pl.col("qtr") == 2) & (clock <= 120)).then(TWO_MINUTE).otherwise(NORMAL))
        .when(lead > 0).then(LEADING)
        .when(lead == 0).then(pl.when(clock <= 120).then(TWO_MINUTE).otherwise(NORMAL))
        .when(late).then(DESPERATE)
        .otherwise(TRAILING)
    )  # fmt: skip


def _sorted(plays: pl.DataFrame) -> pl.DataFrame:
    """The downs with the bucket, the state and the clock that habits tell apart."""
    rows = plays.filter(
        pl.col("down").is_not_null() & pl.col("game_seconds_remaining").is_not_null()
        & pl.col("yardline_100").is_not_null()
    ).with_columns(_state().alias("state"), _clock().alias("clock"))  # fmt: skip
    buckets = [
        bucket_of(down, max(to_go, 0), 100 - line)
        for down, to_go, line in rows.select("down", "ydstogo", "yardline_100").rows()
    ]
    return rows.with_columns(pl.Series("bucket", buckets))


def count_calls(seasons: Iterable[pl.DataFrame]) -> tuple[Floats, Floats]:
    """``calls[state, bucket, play]`` and the nine plays' shares, in percent."""
    counted = np.zeros((len(STATES), len(BUCKETS), PLAY_COUNT))
    trapped = np.zeros((len(STATES), len(BUCKETS)))
    shares = np.zeros(PLAY_COUNT)
    for plays in seasons:
        rows = _sorted(snaps(plays))
        shares += _shares(rows)
        for state, bucket, play, number in rows.group_by("state", "bucket", "play").len().rows():
            if play is None:
                trapped[state, bucket] += number
            else:
                counted[state, bucket, play] += number
    drops = np.array([DROPS.get(play, 0.0) for play in range(PLAY_COUNT)])
    weights = counted * drops
    counted += weights / np.maximum(weights.sum(axis=2, keepdims=True), 1) * trapped[:, :, None]
    shares += shares * drops / (shares @ drops) * trapped.sum()
    shares *= YIELD
    shares *= 100 / shares.sum()
    ordinary = counted[NORMAL] / counted[NORMAL].sum(axis=1, keepdims=True)
    calls = counted + PRIOR_COUNT * ordinary
    for play, shorter, first in ((LONG, SHORT, 12), (MEDIUM, SHORT, 12), (DRAW, LINE_PLUNGE, 15)):
        calls[:, first:, shorter] += calls[:, first:, play]
        calls[:, first:, play] = 0.0
    return calls / calls.sum(axis=2, keepdims=True), shares


def _shares(rows: pl.DataFrame) -> Floats:
    """How often each play is called once those that the goal line forbids have become shorter ones."""
    line, play = pl.col("yardline_100"), pl.col("play")
    allowed = (
        pl.when((play == LONG) & (line <= 10)).then(SHORT)
        .when((play == LONG) & (line <= 20)).then(MEDIUM)
        .when((play == MEDIUM) & (line <= 10)).then(SHORT)
        .when((play == DRAW) & (line <= 3)).then(LINE_PLUNGE)
        .otherwise(play)
    )  # fmt: skip
    shares = np.zeros(PLAY_COUNT)
    for number, count in rows.filter(play.is_not_null()).group_by(allowed.alias("play")).len().rows():
        shares[number] += count
    return shares


def count_fourths(seasons: Iterable[pl.DataFrame]) -> Floats:
    """``go[zone, distance class]``: of a hundred fourth downs in an ordinary state, how many were played."""
    went, every = np.zeros((ZONES, len(DISTANCES))), np.zeros((ZONES, len(DISTANCES)))
    for plays in seasons:
        rows = _sorted(plays.filter((pl.col("down") == 4) & pl.col("kind").is_in(
            ["run", "pass", "sack", "scramble", "punt", "field_goal"]
        )))  # fmt: skip
        rows = rows.filter(
            pl.col("state").is_in([NORMAL, LEADING, TRAILING]) & ~((pl.col("qtr") == 2) & (pl.col("clock") <= 40))
        )
        for kind, to_go, line in rows.select("kind", "ydstogo", "yardline_100").rows():
            zone = min((100 - line) // 10, ZONES - 1)
            distance = next(index for index, limit in enumerate(DISTANCES) if to_go <= limit)
            every[zone, distance] += 1
            went[zone, distance] += kind not in ("punt", "field_goal")
    return np.asarray(100 * went / np.maximum(every, 1))


def write_plan(seasons: list[pl.DataFrame]) -> str:
    """The text of the module of habits."""
    calls, shares = count_calls(seasons)
    go = count_fourths(seasons)
    lines = [
        HEAD + f"LEAGUE_SHARES: Final = {_row(shares, 1)}",
        '"""The nine plays\' shares of all calls, in percent, as this plan makes them near the goal."""',
    ]
    lines.append("\nCALLS: Final = (")
    for state in calls:
        lines.append("    (")
        lines += [f"        {_row(1000 * row, 0)}," for row in state]
        lines.append("    ),")
    lines += [")", '"""``CALLS[state][bucket]``: nine weights, in thousandths."""', "\nGO_FOR_IT: Final = ("]
    lines += [f"    {_row(row, 0)}," for row in go]
    lines += [
        ")",
        '"""``GO_FOR_IT[ten-yard zone][distance class]``: of a hundred fourth downs in an ordinary state, how many are '
        'played."""',
    ]
    return "\n".join(lines) + "\n"


def _row(values: Floats, digits: int) -> str:
    return "(" + ", ".join(f"{value:.{digits}f}" for value in values) + ")"
