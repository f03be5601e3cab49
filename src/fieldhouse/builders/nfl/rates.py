"""What every team did, play by play type: the counts and samples that charts are made of."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl

from fieldhouse.builders.nfl.flags import DEF_5, KINDS, OFF_5, flags
from fieldhouse.builders.nfl.measures import Floats
from fieldhouse.builders.nfl.snaps import DROPS, snaps
from fieldhouse.builders.nfl.titles import teams_of
from fieldhouse.games.ddf.model import FIRST_PASS, PLAY_COUNT

BREAK_FROM: Final = 12
"""A run of so many yards is a breakaway."""
BIG_SHORT_FROM: Final = 13
"""A short pass of so many yards is a big play."""
LONG_SCORE: Final = 45
"""A touchdown of so many yards is printed as TD."""
SCORED_WEIGHT: Final = 0.7
"""What a touchdown weighs in a sample: the goal line cut its yards off."""


@dataclass(frozen=True)
class Rates:
    """One side's season (all teams' offenses, or all defenses), per team and play. Passes count drop-backs."""

    snaps: Floats
    """Drop-backs or runs that stood, sacks and scrambles spread over plays 6 to 9."""
    throws: Floats
    completions: Floats
    """Of runs: the runs."""
    yards: Floats
    """On completions and runs."""
    interceptions: Floats
    fumbles: Floats
    """By runners and receivers."""
    traps: Floats
    sacks: Floats
    """Per team: sacks, scrambles and fumbles on sacks."""
    scrambles: Floats
    strips: Floats

    def league(self) -> Rates:
        """The rates of the league as one team."""
        return Rates(*(getattr(self, name).sum(axis=0, keepdims=True) for name in self.__dataclass_fields__))


@dataclass(frozen=True)
class LeagueCounts:
    """A season's plays, sorted."""

    season: int
    teams: tuple[str, ...]
    offense: Rates
    defense: Rates
    live: pl.DataFrame
    every: pl.DataFrame
    plays: pl.DataFrame
    fouls: Floats
    """``fouls[team, run or pass, kind]``: flags while the team had the ball, per throw of the dice."""
    fouls_by: Floats
    """``fouls_by[team, kind]``: a defense's flags per snap."""
    post_snap: tuple[Floats, Floats]
    """The share of five-yard flags that came after the snap, of each team's offense and defense."""
    flags: pl.DataFrame
    samples: dict[tuple[int, int], tuple[Floats, Floats]]
    """Yards of completions and runs by team and play, and their weights."""
    lost: Floats
    """``lost[side, team]``: fumbles lost (own) and recovered (theirs), and all, see ``fumbled``."""
    fumbled: Floats
    muffed: Floats
    """Aborted snaps in a thousand, by team."""


def read_league(plays: pl.DataFrame) -> LeagueCounts:
    """Sort a season's plays."""
    teams = teams_of(plays)
    every = snaps(plays)
    live = every.filter("live")
    found = flags(plays)
    fouls, fouls_by, post = _fouls(teams, every, found)
    lost, fumbled = _recoveries(teams, plays)
    return LeagueCounts(
        season=int(plays["season"][0]),
        teams=teams,
        offense=_rates(teams, live, "posteam"),
        defense=_rates(teams, live, "defteam"),
        live=live,
        every=every,
        plays=plays,
        fouls=fouls,
        fouls_by=fouls_by,
        post_snap=post,
        flags=found,
        samples=_samples(teams, live),
        lost=lost,
        fumbled=fumbled,
        muffed=_muffed(teams, plays, every),
    )


def table(teams: tuple[str, ...], rows: pl.DataFrame, side: str, *by: tuple[str, int]) -> Floats:
    """How many rows there are of each team and of each value of further columns, ``(name, how many values)``."""
    shape = (len(teams), *(count for _, count in by))
    counts = np.zeros(shape)
    at = {team: index for index, team in enumerate(teams)}
    names = [name for name, _ in by]
    for key in rows.group_by(side, *names).len().drop_nulls().rows():
        if key[0] in at:
            counts[(at[key[0]], *(int(value) for value in key[1:-1]))] += key[-1]
    return counts


def _rates(teams: tuple[str, ...], live: pl.DataFrame, side: str) -> Rates:
    """All counts of one side, team by team and play by play."""

    def count(rows: pl.DataFrame) -> Floats:
        return table(teams, rows, side, ("play", PLAY_COUNT))

    played = live.filter(pl.col("play").is_not_null())
    is_run = pl.col("play") < FIRST_PASS
    good = played.filter(is_run | pl.col("complete_pass"))
    throws = count(played)
    yards = np.zeros_like(throws)
    at = {team: index for index, team in enumerate(teams)}
    for team, play, total in good.group_by(side, "play").agg(pl.col("yards").sum()).rows():
        yards[at[team], play] = total
    trapped = live.filter(pl.col("play").is_null())
    sacks = table(teams, trapped.filter(pl.col("kind") == "sack"), side)
    scrambles = table(teams, trapped.filter(pl.col("kind") == "scramble"), side)
    drops = np.array([DROPS.get(play, 0.0) for play in range(PLAY_COUNT)])
    weights = throws * drops
    traps = weights / np.maximum(weights.sum(axis=1, keepdims=True), 1) * (sacks + scrambles)[:, None]
    return Rates(
        snaps=throws + traps,
        throws=throws,
        completions=count(good),
        yards=yards,
        interceptions=count(played.filter("interception")),
        fumbles=count(played.filter(pl.col("fumble") & ~pl.col("interception"))),
        traps=traps,
        sacks=sacks,
        scrambles=scrambles,
        strips=table(teams, trapped.filter("fumble"), side),
    )


def _fouls(
    teams: tuple[str, ...], every: pl.DataFrame, found: pl.DataFrame
) -> tuple[Floats, Floats, tuple[Floats, Floats]]:
    """How often each side is flagged for what, and how many five-yard fouls come after the snap."""
    is_pass = (pl.col("kind") != "run").alias("is_pass")
    snapped = table(teams, every.with_columns(is_pass), "posteam", ("is_pass", 2))
    after = found.filter(~pl.col("before_snap"))
    called = table(teams, after, "posteam", ("is_pass", 2), ("foul", KINDS))
    before = table(teams, found.filter("before_snap"), "posteam", ("foul", KINDS))
    # A flag before the snap tells nothing of the play to come: it is shared out by what the team calls.
    share = snapped / snapped.sum(axis=1, keepdims=True)
    called = called + share[:, :, None] * before[:, None, :]
    throws = snapped + called.sum(axis=2)
    faced = table(teams, every, "defteam")
    by_defense = table(teams, found, "defteam", ("foul", KINDS)) / faced[:, None]
    return called / throws[:, :, None], by_defense, (
        _post_snap(teams, found, "posteam", OFF_5), _post_snap(teams, found, "defteam", DEF_5),
    )  # fmt: skip


def _post_snap(teams: tuple[str, ...], found: pl.DataFrame, side: str, kind: int) -> Floats:
    """The share of such fouls that come after the snap, shrunk."""
    five = found.filter(pl.col("foul") == kind)
    after = table(teams, five.filter(~pl.col("before_snap")), side)
    every = table(teams, five, side)
    league = after.sum() / max(every.sum(), 1)
    return np.asarray((after + 10 * league) / (every + 10))


def _samples(teams: tuple[str, ...], live: pl.DataFrame) -> dict[tuple[int, int], tuple[Floats, Floats]]:
    """The gains of each team and play; a score weighs less."""
    at = {team: index for index, team in enumerate(teams)}
    good = live.filter((pl.col("play") < FIRST_PASS) | (pl.col("play").is_not_null() & pl.col("complete_pass")))
    found: dict[tuple[int, int], tuple[Floats, Floats]] = {}
    for key, rows in good.group_by("posteam", "play"):
        weights = np.where(rows["touchdown"].to_numpy(), SCORED_WEIGHT, 1.0)
        found[at[str(key[0])], int(str(key[1]))] = rows["yards"].to_numpy().astype(float), weights
    return found


def _recoveries(teams: tuple[str, ...], plays: pl.DataFrame) -> tuple[Floats, Floats]:
    """Fumbles lost, and all of them, by either side."""
    loose = plays.filter(
        pl.col("fumble") & ~pl.col("interception") & (pl.col("play_type") != "no_play")
        & pl.col("kind").is_in(["run", "pass", "sack", "scramble"])
    )  # fmt: skip
    lost = loose.filter("fumble_lost")
    sides = ("posteam", "defteam")
    return (
        np.array([table(teams, lost, side) for side in sides]),
        np.array([table(teams, loose, side) for side in sides]),
    )


def _muffed(teams: tuple[str, ...], plays: pl.DataFrame, every: pl.DataFrame) -> Floats:
    """Muffed snaps in a thousand."""
    aborted = plays.filter(pl.col("aborted") & pl.col("kind").is_in(["run", "pass", "sack"]) & pl.col("fumble"))
    return np.asarray(1000 * table(teams, aborted, "posteam") / table(teams, every, "posteam"))
