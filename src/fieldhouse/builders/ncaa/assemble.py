"""A season's teams put together from their parts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np
import polars as pl

from fieldhouse.builders.football.boldness import Boldness, bolder
from fieldhouse.builders.football.columns import marked
from fieldhouse.builders.football.quantise import THROWS, WEIGHT
from fieldhouse.builders.ncaa import design
from fieldhouse.builders.ncaa.calls import percentages
from fieldhouse.builders.ncaa.defense import DefenseOffsets, build_defense
from fieldhouse.builders.ncaa.habits import season_habits
from fieldhouse.builders.ncaa.measures import LOWER, Count, Floats
from fieldhouse.builders.ncaa.observed import LeagueSnaps, ObservedRates
from fieldhouse.builders.ncaa.offense import Flags, OffenseOffsets, build_offense, completed_shares
from fieldhouse.builders.ncaa.ratings import Powers, defense_codes, powers, ratings
from fieldhouse.builders.ncaa.real import flags_by, real_season, team_list
from fieldhouse.builders.ncaa.source import codes, tells_score_and_clock, with_codes
from fieldhouse.builders.ncaa.special import Kicks, SpecialTeams, special_teams
from fieldhouse.builders.ncaa.split import plan, snaps
from fieldhouse.games.bowlbound.charts.reader import read_team, team_chart_text
from fieldhouse.games.bowlbound.coaching.league_plan import LEAGUE
from fieldhouse.games.bowlbound.model import PLAY_COUNT, YES, Team
from fieldhouse.gridiron.habits import LeagueHabits
from fieldhouse.table.dice import Column

USUAL_MIX: Final = np.tile(np.array([0.29, 0.14, 0.15, 0.23, 0.10, 0.09])[:, None], (1, PLAY_COUNT))
"""How often formations are called, before a replay has told."""
RECOVERED: Final = 0.5
"""Of fumbles, those that the offense keeps: half, whoever it is."""
LOWER_TITLE: Final = "FCS opponents"


@dataclass
class Tuning:
    """Everything the loop moves."""

    offense_offsets: list[OffenseOffsets]
    defense_offsets: list[DefenseOffsets]
    lean: Floats
    """How much more (or less) each team runs than its observed calls say."""
    returns: Floats
    """``[team, kickoff or punt]``: yards by which returns are moved."""
    compensation: Floats
    """Percent added to each team's yardage factor: what its charts lack for its rating."""
    flags: Flags = field(default_factory=Flags)
    farther: float = 0.0
    """Yards by which all drives start farther upfield than they did."""
    mix: Floats = field(default_factory=lambda: USUAL_MIX.copy())
    boldness: Boldness = field(default_factory=Boldness)
    """How much bolder than counted coaches are on fourth down."""


@dataclass(frozen=True)
class Workshop:
    """A season read and sorted: all that charts are made of but the tuning."""

    season: int
    teams: tuple[str, ...]
    titles: tuple[str, ...]
    games: pl.DataFrame
    real: Count
    observed: list[ObservedRates]
    usual: ObservedRates
    special: list[SpecialTeams]
    power: Powers
    flags: Floats
    """``[team, own or theirs]``: flags on the offense and on the defense while a team has the ball, over the usual."""
    habits: LeagueHabits
    """What the coaches did; the league's that ships, of a season whose files tell no score and clock."""


def open_workshop(plays: pl.DataFrame, games: pl.DataFrame) -> Workshop:
    """All that charts are made of but the tuning, sorted out of a season's plays and games."""
    given = codes(games, plays)
    games = with_codes(games, given)
    teams = team_list(given)
    found = snaps(plays, given, teams)
    shares = found.shares(plan())
    league = LeagueSnaps(found, shares, len(teams))
    kicks = Kicks(plays, given, teams)
    titles = {code: school for school, code in given.items()} | {LOWER: LOWER_TITLE}
    return Workshop(
        season=int(games["season"][0]),
        teams=teams,
        titles=tuple(titles[team] for team in teams),
        games=games,
        real=real_season(plays, games, given),
        observed=[league.offense(team) for team in range(len(teams))],
        usual=league.usual(),
        special=[special_teams(kicks, team) for team in range(len(teams))],
        power=powers(games, teams),
        flags=_flags(plays, given, teams),
        habits=season_habits(plays, games, given, found, shares) if tells_score_and_clock(plays) else LEAGUE,
    )


def _flags(plays: pl.DataFrame, given: dict[str, str], teams: tuple[str, ...]) -> Floats:
    """How often each side of each team is flagged, against the usual; few are shrunk."""
    found = flags_by(plays, given)
    at = {team: index for index, team in enumerate(teams)}
    counts = np.zeros((len(teams), 2))
    for by, against, on_offense, number in found.group_by("by", "against", "on_offense").len().rows():
        counts[at[by if on_offense else against], 0 if on_offense else 1] += number
    usual = np.maximum(counts[:-1].mean(axis=0), 1.0)
    return np.asarray((counts + usual) / (2 * usual))


def first_tuning(shop: Workshop) -> Tuning:
    """Where the loop starts: every offense at its observed rates, every defense average."""
    count = len(shop.teams)
    return Tuning(
        offense_offsets=[OffenseOffsets() for _ in range(count)],
        defense_offsets=[DefenseOffsets() for _ in range(count)],
        lean=np.ones(count),
        returns=np.zeros((count, 2)),
        compensation=np.zeros(count),
    )


@dataclass(frozen=True)
class Base:
    """What all teams of a pass share."""

    six: design.CellMeans
    average: design.CellMeans
    completed: Floats


def base_of(shop: Workshop, tuning: Tuning) -> Base:
    """The formations of the tuning, and what they come to on average."""
    six = design.formations(shop.usual.per_completion)
    average = design.average(six, tuning.mix)
    return Base(six, average, completed_shares(shop.usual, average, tuning.flags))


def build_team(shop: Workshop, tuning: Tuning, base: Base, team: int) -> Team:
    """One team's charts."""
    kicking, moved = shop.special[team], tuning.returns[team]
    flags = replace(
        tuning.flags,
        offense=tuning.flags.offense * shop.flags[team, 0],
        defense=tuning.flags.defense * shop.flags[team, 1],
    )
    offense = build_offense(shop.observed[team], tuning.offense_offsets[team], base.average, flags)
    code, calls = shop.teams[team], shop.observed[team].calls
    return Team(
        name=f"{shop.season}-{code}",
        season=shop.season,
        code=code,
        title=shop.titles[team],
        ratings=ratings(shop.power, team, float(tuning.compensation[team])),
        codes=defense_codes(shop.power, team, kicking.blocks),
        plays=offense.plays,
        breakaway=offense.breakaway,
        quarterback_runs=offense.quarterback_runs,
        trapped=offense.trapped,
        fumble_recovered=recovery(RECOVERED),
        formations=build_defense(base.six, tuning.mix, tuning.defense_offsets[team], base.completed),
        kickoff=kicking.kickoff,
        kickoff_return=kicking.kickoff_return.column(float(moved[0])),
        punt=kicking.punt,
        punt_return=kicking.punt_return.column(float(moved[1])),
        interception_return=kicking.interception_return.column(0.0),
        field_goal=kicking.field_goal,
        extra_point=kicking.extra_point,
        digest="",
        calls=percentages(calls if calls.any() else shop.usual.calls, float(tuning.lean[team])),
    )


def recovery(share: float) -> Column:
    """The fumble line as printed: recovered from 10 up to some total."""
    return marked("fumble recovered", round(share * THROWS), YES, 0, _from_ten)


def _from_ten(totals: list[int], weight: int) -> list[int]:
    """The first totals that weigh so much together."""
    chosen: list[int] = []
    for total in totals:
        if sum(WEIGHT[each] for each in chosen) >= weight:
            break
        chosen.append(total)
    return chosen


def written_teams(shop: Workshop, tuning: Tuning) -> list[Team]:
    """All teams, read back from the text that their files will have; nothing goes to disk."""
    base = base_of(shop, tuning)
    made = [build_team(shop, tuning, base, team) for team in range(len(shop.teams))]
    return written(made, bolder(shop.habits, tuning.boldness))


def written(teams: Sequence[Team], habits: LeagueHabits) -> list[Team]:
    """Teams as their files will tell them, and the season's chart its *habits*; nothing goes to disk."""
    return [replace(read_team(team_chart_text(team), f"{team.name}.txt"), habits=habits) for team in teams]
