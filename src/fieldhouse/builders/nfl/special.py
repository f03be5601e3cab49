"""The special teams chart: kickoffs, punts, returns, field goals, extra points and the coverage columns."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl

from fieldhouse.builders.football.columns import TD, marked
from fieldhouse.builders.football.field_goals import FieldGoals
from fieldhouse.builders.football.quantise import THROWS, WEIGHT, Sample, spread, take
from fieldhouse.builders.football.samples import PRIOR_COUNT, team_sample
from fieldhouse.builders.nfl.kickoffs import drawn_in
from fieldhouse.builders.nfl.layouts import WEIGHTS
from fieldhouse.builders.nfl.measures import Floats
from fieldhouse.builders.nfl.rates import LeagueCounts, table
from fieldhouse.builders.nfl.snaps import FROM_SCRIMMAGE
from fieldhouse.builders.nfl.titles import SPELLINGS
from fieldhouse.games.ddf.model import NO_CHANGE, YES, Mark
from fieldhouse.games.ddf.season import season_rules
from fieldhouse.gridiron import cells
from fieldhouse.gridiron.cells import cell, forced, gain
from fieldhouse.gridiron.dice import DEFENSE, OFFENSE
from fieldhouse.table.dice import Column

BEYOND: Final = 75
"""A kickoff that nobody can run back."""
SHORTEST_DEEP: Final = 40
SHORT_RETURNS: Final = 0.2
"""What these of the season's kickoff returns did not reach stands in no column: the loop moves whole columns, and
their short ends would lie inside the own ten, where hardly a drive starts with a kickoff."""
OWN_SIDE: Final = 55
"""Punts from here and farther back are kicked with full force."""
MOST_SCORED: Final = 0.5
"""The most of takeaways that a column lets score."""
PICKS_PRINTED, FUMBLES_PRINTED = 0.65, 0.8
"""Of takeaways that score: the part printed as TD. The others are long runs that begin near enough to the goal line."""
SPECIAL_FOULS: Final = 1.3
"""Flags on kicks that the columns cannot hold (touchbacks, tries) are made up for by those they can."""
OFF_5, OFF_10 = cell(cells.OFFENSE_FOUL, 5), cell(cells.OFFENSE_FOUL, 10)
OUT_AT_40: Final = cell(cells.OFFENSE_FOUL, 40)
FALLEN_UPON: Final = (0.0,) * 28 + (3.0, 8.0, 15.0, 26.0)
STRETCHES: Final = np.array([0.0, -1.0, 1.0, 0.0, 3.0])


@dataclass
class Field:
    """Yards by which a team's returns and coverage are moved so that drives start where they did."""

    kick_return: float = 0.0
    punt_return: float = 0.0
    kick_coverage: float = 0.0
    punt_coverage: float = 0.0


@dataclass(frozen=True)
class Kicks:
    """The season's kicks and returns, sorted once for all teams."""

    kickoffs: pl.DataFrame
    punts: pl.DataFrame
    picks: pl.DataFrame
    lost: pl.DataFrame
    tries: pl.DataFrame
    field_goals: FieldGoals
    recovered: float


def sort_kicks(league: LeagueCounts) -> Kicks:
    """The plays of the kicking game, sorted, with what each column needs."""
    line = season_rules(league.season).kickoff_line
    live = league.plays.filter(pl.col("play_type") != "no_play")
    kickoffs = live.filter(
        (pl.col("kind") == "kickoff") & ~pl.col("onside_kick") & (pl.col("kicked") >= SHORTEST_DEEP)
    ).with_columns(
        (pl.col("touchback") | pl.col("fair_catch")).alias("dead"),
        (100 - line - pl.col("kicked")).alias("caught"),
        _scored_by("posteam"),
    )  # fmt: skip
    kickoffs = drawn_in(kickoffs, 100 - line)
    punts = live.filter(pl.col("kind") == "punt").with_columns(
        _scored_by("defteam"),
        pl.col("return_yards").fill_null(0).alias("ran"),
        (pl.col("fair_catch") | pl.col("punt_downed")).alias("dead"),
    )
    loose = live.filter(pl.col("fumble") & ~pl.col("interception"))
    return Kicks(
        kickoffs,
        punts,
        live.filter("interception").with_columns(
            _scored_by("defteam"), pl.col("return_yards").fill_null(0).alias("ran")
        ),
        loose.filter(pl.col("fumble_lost") & pl.col("kind").is_in(FROM_SCRIMMAGE)).with_columns(_scored_by("defteam")),
        live.filter(pl.col("extra_point_result").is_not_null()),
        FieldGoals.fit(league.teams, live.filter(pl.col("kind") == "field_goal")),
        1 - float(loose["fumble_lost"].sum()) / max(len(loose), 1),
    )  # fmt: skip


def _scored_by(side: str) -> pl.Expr:
    return ((pl.col("td_team") == pl.col(side)) & pl.col("touchdown")).fill_null(False).alias("scored")


def _rate(league: LeagueCounts, rows: pl.DataFrame, side: str, flag: str, prior: float = PRIOR_COUNT) -> Floats:
    """The share of rows with *flag*, by team, shrunk."""
    hits, tries = table(league.teams, rows.filter(flag), side), table(league.teams, rows, side)
    return np.asarray((hits + prior * hits.sum() / max(tries.sum(), 1)) / (tries + prior))


class Draft:
    """A column in the making: shares are put on it one after the other, yards fill the rest."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.free = list(WEIGHT)
        self.found: dict[int, int] = {}

    def put(self, share: float, *codes: int) -> Draft:
        """Give a *share* of the throws to *codes*, in turn, as near as the free totals come to it."""
        totals = take(self.free, round(share * THROWS))
        self.found |= {total: codes[index % len(codes)] for index, total in enumerate(totals)}
        return self

    def fill(self, sample: Sample, move: float = 0.0, out: float = 0.0, least: int = -20) -> Column:
        """The finished column: the free totals have yards spread like *sample*, *move* farther on average."""
        yards = spread(self.free, sample, sample.mean + move, least)
        marked = take([total for total in yards if yards[total] > 0], round(out * THROWS)) if out else []
        gains = {total: gain(each, cells.OUT if total in marked else 0) for total, each in yards.items()}
        return Column(self.name, OFFENSE, self.found | gains)


@dataclass(frozen=True)
class Return:
    """A return column but for how far it is moved."""

    draft: Draft
    sample: Sample
    least: int

    def column(self, move: float) -> Column:
        """The return's column with its mean moved."""
        return self.draft.fill(self.sample, move, least=self.least)


@dataclass(frozen=True)
class Takeaway:
    """The return of an interception or a fumble, but for how many more of them score."""

    name: str
    scored: float
    sample: Sample

    def column(self, more: float) -> Column:
        """The column with its share of scores moved."""
        draft = Draft(self.name).put(float(np.clip(self.scored + more, 0.0, MOST_SCORED)), TD)
        return draft.fill(self.sample, least=0)


@dataclass(frozen=True)
class SpecialTeams:
    """A team's special teams chart, all of it that the loop does not move."""

    kickoff: Column
    kickoff_return: Return
    punt: Column
    punt_return: Return
    fumble_return: Takeaway
    interception_return: Takeaway
    field_goal: Column
    extra_point: Column[Mark]


def special_teams(league: LeagueCounts, kicks: Kicks, team: int) -> SpecialTeams:
    """The eight columns of a team."""
    return SpecialTeams(
        kickoff_column(league, kicks, team),
        kickoff_return(league, kicks, team),
        punt_column(league, kicks, team),
        punt_return(league, kicks, team),
        fumble_return(league, kicks, team),
        interception_return(league, kicks, team),
        kicks.field_goals.column(team),
        extra_point_column(league, kicks, team),
    )


def kickoff_column(league: LeagueCounts, kicks: Kicks, team: int) -> Column:
    """The Kickoff column, a new one: a team's own kicks as far as they go, fouls and touchbacks by its rates."""
    code, rows = league.teams[team], kicks.kickoffs
    dead = _rate(league, rows, "defteam", "dead")[team]
    out = _rate(league, rows, "defteam", "kick_out_of_bounds", 60)[team]
    longest = 100 - season_rules(league.season).kickoff_line - 1
    live = rows.filter(~pl.col("dead") & ~pl.col("kick_out_of_bounds")).with_columns(
        pl.min_horizontal(pl.col("kicked"), longest).alias("kicked")
    )
    chart = Draft("Kickoff").put(0.012, OFF_5).put(out, OUT_AT_40).put(dead, gain(BEYOND))
    yards = spread(chart.free, sample := team_sample(live, "defteam", code, "kicked"), sample.mean)
    chart.found |= {total: gain(min(each, longest)) for total, each in yards.items()}
    return Column("Kickoff", OFFENSE, chart.found)


def kickoff_return(league: LeagueCounts, kicks: Kicks, team: int) -> Return:
    """The Kickoff Return column, before its mean is moved."""
    is_run_back = pl.col("return_yards").is_not_null() | pl.col("scored")
    rows = kicks.kickoffs.filter(~pl.col("dead") & ~pl.col("kick_out_of_bounds") & is_run_back)
    scored = _rate(league, rows, "posteam", "scored", 20)[team]
    fumbled = rows["fumble_lost"].mean()
    chart = Draft("Kickoff Return").put(_fouls_on(rows, "posteam"), OFF_10).put(scored, TD)
    chart.put(_share(fumbled) / max(1 - kicks.recovered, 0.2), cell(cells.FUMBLE, 20))
    short = rows["ran"].quantile(SHORT_RETURNS) if len(rows) else None
    least = 2 if short is None else round(short)
    return Return(chart, team_sample(rows.filter(~pl.col("scored")), "posteam", league.teams[team], "ran"), least)


def punt_column(league: LeagueCounts, kicks: Kicks, team: int) -> Column:
    """The Punt column, a new one: a team's own punts from its side of the field, blocks and fouls by its rates."""
    rows = kicks.punts.filter((pl.col("yardline_100") >= OWN_SIDE) & pl.col("kicked").is_not_null())
    blocked = _rate(league, kicks.punts, "posteam", "punt_blocked", 100)[team]
    out = _rate(league, rows, "posteam", "kick_out_of_bounds", 30)[team]
    fouls = _fouls_on(kicks.punts, "posteam")
    chart = Draft("Punt").put(blocked, cell(cells.BLOCKED, -11)).put(0.5 * fouls, OFF_10).put(0.5 * fouls, OFF_5)
    chart.put(0.006, cell(cells.DEFENSE_FOUL, 5))
    return chart.fill(team_sample(rows, "posteam", league.teams[team], "kicked"), 0.0, out, least=15)


def punt_return(league: LeagueCounts, kicks: Kicks, team: int) -> Return:
    """The Punt Return column, before its mean is moved."""
    fielded = kicks.punts.filter(~pl.col("touchback") & ~pl.col("kick_out_of_bounds") & ~pl.col("punt_blocked"))
    dead = _rate(league, fielded, "defteam", "dead")[team]
    rows = fielded.filter(~pl.col("dead"))
    alive = 1 - dead
    scored = _rate(league, rows, "defteam", "scored", 15)[team] * alive
    fumbled = _share(fielded["fumble_lost"].mean()) / max(1 - kicks.recovered, 0.2)
    chart = Draft("Punt Return").put(_fouls_on(fielded, "defteam"), OFF_10).put(scored, TD)
    chart.put(fumbled, cell(cells.FUMBLE, 1)).put(dead, cell(cells.FAIR_CATCH))
    return Return(chart, team_sample(rows.filter(~pl.col("scored")), "defteam", league.teams[team], "ran"), -5)


def interception_return(league: LeagueCounts, kicks: Kicks, team: int) -> Takeaway:
    """The Interception Return column, before its scores are moved."""
    scored = PICKS_PRINTED * _rate(league, kicks.picks, "defteam", "scored", 4)[team]
    rows = kicks.picks.filter(~pl.col("scored"))
    return Takeaway("Interception Return", float(scored), team_sample(rows, "defteam", league.teams[team], "ran", 8))


def fumble_return(league: LeagueCounts, kicks: Kicks, team: int) -> Takeaway:
    """The Fumble Return column, before its scores are moved: most recoveries are fallen upon, a few are run back."""
    scored = FUMBLES_PRINTED * _rate(league, kicks.lost, "defteam", "scored", 6)[team]
    return Takeaway("Fumble Return", float(scored), Sample(np.array(FALLEN_UPON)))


def extra_point_column(league: LeagueCounts, kicks: Kicks, team: int) -> Column[Mark]:
    """The Extra Point column, a new one, by the share of kicks that a team missed; its cells are marks, not yards."""
    tries = kicks.tries.with_columns((pl.col("extra_point_result") != "good").alias("failed"))
    missed = _rate(league, tries, "posteam", "failed", 30)[team]
    return marked("extra point", round(missed * THROWS), NO_CHANGE, YES)


def coverage_column(name: str, mean: float, typical: float) -> Column:
    """Five cells that add *mean* yards to a return: numbers, and one forced yardage of a *typical* return."""
    weights = WEIGHTS.copy()
    weights[3] = 0.0
    around = STRETCHES - float(STRETCHES @ weights) / weights.sum()
    wanted = mean / weights.sum() + around
    numbers = np.rint(wanted)
    for _ in range(8):
        error = mean - float(numbers @ weights)
        step = 1.0 if error > 0 else -1.0
        gains = abs(error) - np.abs(error - step * weights)
        gains[3] = -1.0
        if gains.max() <= 1e-9:
            break
        numbers[int(np.argmax(gains))] += step
    found = {index + 1: gain(int(number)) for index, number in enumerate(numbers)}
    found[4] = forced(max(round(typical), 1))
    return Column(name, DEFENSE, found)


def _fouls_on(rows: pl.DataFrame, side: str) -> float:
    """Accepted flags on one side of a kick, a kick, raised by ``SPECIAL_FOULS``."""
    flagged = rows.filter(pl.col("flags").is_not_null() & pl.col("flags").str.contains("enforced"))
    offender = pl.col("flags").str.extract(r"^(\w+) ", 1).replace(SPELLINGS)
    mine = flagged.filter(offender == pl.col(side).replace(SPELLINGS))
    return SPECIAL_FOULS * len(mine) / max(len(rows), 1)


def _share(value: object) -> float:
    """A mean of polars as a number; 0 where there were no rows, for which polars has None."""
    return float(value) if isinstance(value, int | float) else 0.0
