"""The special teams chart: kickoffs, punts, returns, field goals, extra points.

The game kicks off from the 30 and puts touchbacks on the 20 in every season; college football has since moved both.
A real touchback is therefore printed as a kick to the two, which is run back, and the closed loop moves returns until
drives start where they did.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import polars as pl

from fieldhouse.builders.football.columns import TD, marked
from fieldhouse.builders.football.field_goals import FieldGoals
from fieldhouse.builders.football.quantise import THROWS, WEIGHT, Sample, spread, take
from fieldhouse.builders.football.samples import PRIOR_COUNT, team_sample
from fieldhouse.builders.ncaa.measures import LOWER
from fieldhouse.builders.ncaa.real import live
from fieldhouse.games.bowlbound.cells import DEF_R, DEF_S, KICK_OUT, OFF_R, OFF_S
from fieldhouse.games.bowlbound.model import YES
from fieldhouse.games.bowlbound.season import KICKOFF_LINE
from fieldhouse.gridiron import cells
from fieldhouse.gridiron.cells import cell, gain
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.field import GOAL
from fieldhouse.table.dice import Column

REAL_KICKOFF_LINE: Final = 35
SHORTEST_DEEP: Final = 40
TO_THE_TWO: Final = (GOAL - KICKOFF_LINE - 2, GOAL - KICKOFF_LINE - 1, GOAL - KICKOFF_LINE - 4)
KICKED_OUT: Final = 0.015
OWN_SIDE: Final = 55
"""Punts from here and farther back are kicked with full force."""
END_ZONE_KICK: Final = 17
"""A field goal is so much longer than the way from the line of scrimmage to the goal line."""
FUMBLED_RETURN: Final = 0.018
RETURN_FOULS: Final = 0.03
_MISSED: Final = r"(?i)(kick|pat)\s*(attempt\s*)?(failed|missed|blocked|no good)|missed pat|pat (failed|missed|blocked)"
_KICKED: Final = r"(?i)kick\)"


@dataclass(frozen=True)
class Return:
    """A return column but for how far it is moved."""

    name: str
    found: dict[int, int]
    free: tuple[int, ...]
    sample: Sample
    least: int

    def column(self, move: float) -> Column:
        """The return's column with its mean moved."""
        yards = spread(list(self.free), self.sample, self.sample.mean + move, self.least)
        return Column(self.name, OFFENSE, self.found | {total: gain(each) for total, each in yards.items()})


@dataclass(frozen=True)
class SpecialTeams:
    """A team's special teams chart, all of it that the loop does not move."""

    kickoff: Column
    kickoff_return: Return
    punt: Column
    punt_return: Return
    interception_return: Return
    field_goal: Column
    extra_point: Column
    blocks: int
    """Kicks the team blocked in the season."""


class Kicks:
    """The season's kicks and returns, sorted once for all teams."""

    def __init__(self, plays: pl.DataFrame, given: dict[str, str], teams: tuple[str, ...]) -> None:
        sides = [pl.col(side).replace_strict(given, default=LOWER) for side in ("offense", "defense")]
        stood = live(plays).with_columns(*sides)
        deep = pl.col("kickoff") & ~pl.col("kickoff_onside") & (pl.col("yds_kickoff") >= SHORTEST_DEEP)
        self.teams = teams
        self.kickoffs = stood.filter(deep).with_columns(
            (pl.col("yds_kickoff") - REAL_KICKOFF_LINE + KICKOFF_LINE + 2 * (REAL_KICKOFF_LINE - KICKOFF_LINE))
            .clip(45, 69).alias("kicked"),
            (pl.col("play_type") == "Kickoff Return Touchdown").alias("scored"),
        )  # fmt: skip
        self.punts = stood.filter(pl.col("punt") & pl.col("yds_punted").is_not_null()).with_columns(
            (pl.col("play_type") == "Punt Return Touchdown").alias("scored"),
            (pl.col("yds_punt_return").is_not_null() & ~pl.col("punt_fc") & ~pl.col("punt_tb")
             & pl.col("play_text").fill_null("").str.contains("return")).alias("run_back"),
        )  # fmt: skip
        self.picks = stood.filter(pl.col("interception")).with_columns(
            (pl.col("play_type") == "Interception Return Touchdown").alias("scored"),
            pl.col("yards_gained").clip(-5, 99),
        )
        tries = stood.filter(pl.col("fg_attempt") & pl.col("yds_fg").is_not_null())
        self.field_goals = FieldGoals.fit(teams, tries.select(
            (pl.col("yds_fg") - END_ZONE_KICK).cast(pl.Float64).alias("yardline_100"),
            pl.when(pl.col("fg_made")).then(pl.lit("made"))
            .when(pl.col("play_type").str.contains("Blocked")).then(pl.lit("blocked")).otherwise(pl.lit("missed"))
            .alias("field_goal_result"),
            pl.col("offense").alias("posteam"), pl.col("defense").alias("defteam"),
        ))  # fmt: skip
        text = pl.col("play_text").fill_null("")
        self.tries = stood.filter(text.str.contains(_KICKED) | text.str.contains(_MISSED)).with_columns(
            text.str.contains(_MISSED).alias("failed")
        )
        self.blocked = stood.filter(pl.col("play_type").str.contains("Blocked"))

    def share(self, rows: pl.DataFrame, side: str, flag: str, team: str, prior: float = PRIOR_COUNT) -> float:
        """The share of a team's rows with *flag*, shrunk toward the league's."""
        usual = float(rows[flag].sum()) / max(len(rows), 1)
        own = rows.filter(pl.col(side) == team)
        return (float(own[flag].sum()) + prior * usual) / (len(own) + prior)


def special_teams(kicks: Kicks, team: int) -> SpecialTeams:
    """One team's special teams."""
    code = kicks.teams[team]
    return SpecialTeams(
        _kickoff(kicks, code),
        _kickoff_return(kicks, code),
        _punt(kicks, code),
        _punt_return(kicks, code),
        _interception_return(kicks, code),
        kicks.field_goals.column(team),
        _extra_point(kicks, code),
        len(kicks.blocked.filter(pl.col("defense") == code)),
    )


def _put(free: list[int], found: dict[int, int], share: float, *codes: int) -> None:
    """Give cells to so large a share of the dice; *free* and *found* are changed."""
    totals = take(free, round(share * THROWS))
    found.update({total: codes[index % len(codes)] for index, total in enumerate(totals)})


def _kickoff(kicks: Kicks, team: str) -> Column:
    """The kickoff column."""
    free, found = list(WEIGHT), dict[int, int]()
    _put(free, found, KICKED_OUT, cell(KICK_OUT))
    _put(free, found, 0.01, OFF_S)
    dead = kicks.share(kicks.kickoffs, "defense", "kickoff_tb", team)
    _put(free, found, dead, *(gain(yards) for yards in TO_THE_TWO))
    sample = team_sample(kicks.kickoffs.filter(~pl.col("kickoff_tb")), "defense", team, "kicked")
    yards = spread(free, sample, sample.mean, SHORTEST_DEEP)
    return Column("Kickoff", OFFENSE, found | {total: gain(min(each, 69)) for total, each in yards.items()})


def _return(
    name: str, kicks: Kicks, rows: pl.DataFrame, side: str, column: str, team: str, least: int, fumbled: float
) -> Return:
    """A return's column before its gains are spread: scores, fouls, fumbles."""
    free, found = list(WEIGHT), dict[int, int]()
    _put(free, found, kicks.share(rows, side, "scored", team, 25.0), TD)
    _put(free, found, RETURN_FOULS, OFF_R)
    _put(free, found, RETURN_FOULS / 3, DEF_R)
    _put(free, found, fumbled, *(cell(cells.FUMBLE, yards) for yards in (5, 15)))
    sample = team_sample(rows.filter(~pl.col("scored")), side, team, column)
    return Return(name, found, tuple(free), sample, least)


def _kickoff_return(kicks: Kicks, team: str) -> Return:
    """A team's chart from its real returns; its own few are eked out by everybody's."""
    rows = kicks.kickoffs.filter(~pl.col("kickoff_tb") & (pl.col("yds_kickoff_return") > 0))
    return _return("Kickoff Return", kicks, rows, "offense", "yds_kickoff_return", team, 0, FUMBLED_RETURN)


def _punt(kicks: Kicks, team: str) -> Column:
    """The punt column."""
    free, found = list(WEIGHT), dict[int, int]()
    _put(free, found, kicks.share(kicks.punts, "offense", "punt_blocked", team, 60.0), cell(cells.BLOCKED, -12))
    _put(free, found, 0.02, OFF_S)
    _put(free, found, 0.015, DEF_S)
    rows = kicks.punts.filter((pl.col("yards_to_goal") >= OWN_SIDE) & ~pl.col("punt_blocked"))
    sample = team_sample(rows, "offense", team, "yds_punted")
    yards = spread(free, sample, sample.mean, 15)
    dead = (1 - kicks.share(rows, "offense", "run_back", team)) * sum(WEIGHT[total] for total in free)
    marked = take(list(yards), round(dead))
    shown = {total: gain(each, cells.OUT if total in marked else 0) for total, each in yards.items()}
    return Column("Punt", OFFENSE, found | shown)


def _punt_return(kicks: Kicks, team: str) -> Return:
    """A team's chart from its real returns; its own few are eked out by everybody's."""
    rows = kicks.punts.filter("run_back")
    return _return("Punt Return", kicks, rows, "defense", "yds_punt_return", team, -5, 2 * FUMBLED_RETURN)


def _interception_return(kicks: Kicks, team: str) -> Return:
    """A team's chart from its real returns; its own few are eked out by everybody's."""
    return _return("Interception Return", kicks, kicks.picks, "defense", "yards_gained", team, 0, 0.01)


def _extra_point(kicks: Kicks, team: str) -> Column:
    """The extra point column."""
    missed = kicks.share(kicks.tries, "offense", "failed", team, 30.0)
    return marked("extra point", round(missed * THROWS), 0, YES)
