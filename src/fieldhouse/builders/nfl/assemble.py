"""A season's teams put together from their parts."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field, replace

import numpy as np
import polars as pl

from fieldhouse.builders.nfl import design, sheet, special
from fieldhouse.builders.nfl.cell_points import curves, double_centered
from fieldhouse.builders.nfl.defense import Base, DefenseOffsets, build_defense
from fieldhouse.builders.nfl.measures import Count, Floats
from fieldhouse.builders.nfl.observed import league_samples, observed_rates
from fieldhouse.builders.nfl.offense import ObservedRates, OffenseChart, OffenseOffsets, build_offense
from fieldhouse.builders.nfl.player_roles import players
from fieldhouse.builders.nfl.rates import LeagueCounts, read_league
from fieldhouse.builders.nfl.real import real_season
from fieldhouse.builders.nfl.season_charts import season_charts
from fieldhouse.builders.nfl.sheet import Sheets, read_sheets
from fieldhouse.builders.nfl.special import Field, Kicks, SpecialTeams, sort_kicks, special_teams
from fieldhouse.builders.nfl.titles import title
from fieldhouse.games.ddf.charts.reader import read_team, team_chart_text
from fieldhouse.games.ddf.coaching.late import KEPT_FOR_LATE
from fieldhouse.games.ddf.model import FIRST_PASS, PLAY_COUNT, SeasonCharts, Supplements, Team

# Where the loop starts: where it ended on 2017, so that few replays are spent on what is much the same every season.
USUAL_MIX = np.array([
    [0.31, 0.33, 0.33, 0.27, 0.28, 0.26, 0.27, 0.28, 0.28],
    [0.18, 0.16, 0.16, 0.15, 0.11, 0.14, 0.10, 0.10, 0.10],
    [0.13, 0.13, 0.13, 0.11, 0.12, 0.10, 0.10, 0.11, 0.10],
    [0.16, 0.17, 0.17, 0.22, 0.23, 0.23, 0.27, 0.27, 0.26],
    [0.07, 0.07, 0.07, 0.11, 0.12, 0.11, 0.13, 0.15, 0.14],
    [0.15, 0.14, 0.14, 0.14, 0.14, 0.16, 0.13, 0.09, 0.12],
])  # fmt: skip
"""How often each formation meets each play."""
USUAL_FOULS = 1.07
USUAL_FUMBLES = 0.24
USUAL_OUT = 0.3
USUAL_EASE = -0.02
HOME = 0.3
"""The share of games won at home that is added for a point more of home edge."""
USUAL_EDGE = 1.2
"""The home edge in points that home field as the records give it comes to."""


@dataclass
class Tuning:
    """Everything the loop moves, one of each a team."""

    offense_offsets: list[OffenseOffsets]
    defense_offsets: list[DefenseOffsets]
    fields: list[Field]
    tempo: Floats
    """No-huddle quotas."""
    kept: Floats
    """What is added to an offense's share of fumbles it keeps."""
    fouls: Floats
    """Flags against the observed rates: some are declined that were not in the season."""
    scored: Floats
    """Points scored and allowed that replays lack, over the last passes."""
    allowed: Floats
    bent: Floats
    """Yards that the opponents' drives start farther on than they did."""
    lifted: Floats
    """Yards that its own drives start farther on than they did."""
    taken: Floats
    """What is added to a defense's share of fumbles it recovers."""
    picked: Floats
    """The part by which the interceptions wanted of a defense are raised."""
    returns: Floats
    """The share of takeaways that score, above a team's own."""
    completions: Floats
    """Completions a throw that each offense would have to print above its own, were there no tolerance to keep."""
    mix: Floats = field(default_factory=lambda: USUAL_MIX.copy())
    home: float = 0.0
    """What is added to every home team's share of games won before home field is read off it."""
    completion_offset: float = 0.0
    """Completions that the average defense leaves more (or less) than its observed rates say."""
    out: float = 1.0
    """Plays out of bounds against the observed share: they stop the clock more on paper than they did."""

    def copied(self) -> Tuning:
        """A copy that shares nothing with it."""
        return deepcopy(self)


@dataclass(frozen=True)
class Workshop:
    """A season read and sorted: all that charts are made of but the tuning."""

    season: int
    league: LeagueCounts
    games: pl.DataFrame
    real: Count
    observed: list[ObservedRates]
    sheets: Sheets
    kicks: Kicks
    special: list[SpecialTeams]
    charts: SeasonCharts
    names: list[dict[str, tuple[tuple[str, float], ...]]]

    @property
    def teams(self) -> tuple[str, ...]:
        """Their codes, in the order of all rows."""
        return self.league.teams


def open_workshop(plays: pl.DataFrame, games: pl.DataFrame) -> Workshop:
    """All that charts are made of but the tuning, sorted out of a season's plays and games."""
    league = read_league(plays)
    real = real_season(plays, games)
    kicks = sort_kicks(league)
    return Workshop(
        season=league.season,
        league=league,
        games=games,
        real=real,
        observed=observed_rates(league),
        sheets=read_sheets(league, games, real),
        kicks=kicks,
        special=[special_teams(league, kicks, team) for team in range(len(league.teams))],
        charts=season_charts(league),
        names=[players(league, code) for code in league.teams],
    )


def schedule_of(shop: Workshop) -> list[tuple[int, int]]:
    """The games as teams by their numbers."""
    at = {team: index for index, team in enumerate(shop.teams)}
    return [(at[row["away_team"]], at[row["home_team"]]) for row in shop.games.rows(named=True)]


def first_tuning(shop: Workshop) -> Tuning:
    """Where the loop starts: offenses at their observed rates, defenses where their opponents' rates put them."""
    count = len(shop.teams)
    return Tuning(
        offense_offsets=[OffenseOffsets(fumble=USUAL_FUMBLES) for _ in range(count)],
        defense_offsets=first_defense_offsets(shop),
        fields=[Field() for _ in range(count)],
        tempo=np.clip(shop.sheets.no_huddle, KEPT_FOR_LATE, 40),
        kept=np.zeros(count),
        completions=np.zeros(count),
        fouls=np.full(count, USUAL_FOULS),
        returns=np.zeros(count),
        scored=np.zeros(count),
        allowed=np.zeros(count),
        bent=np.zeros(count),
        lifted=np.zeros(count),
        taken=np.zeros(count),
        picked=np.zeros(count),
        completion_offset=USUAL_EASE,
        out=USUAL_OUT,
        home=float(np.clip(HOME * (shop.real.home_margin - USUAL_EDGE), -1.0, 1.0)),
    )


def first_defense_offsets(shop: Workshop) -> list[DefenseOffsets]:
    """What each defense allowed against what the league's average defense would have to the same plays."""
    allowed, everyone = shop.league.defense, shop.league.offense.league()

    def ratio(own: Floats, every: Floats, tries: Floats, league_tries: Floats, prior: float) -> Floats:
        expected = (tries * every / np.maximum(league_tries, 1)).sum(axis=1)
        return np.asarray((own.sum(axis=1) + prior) / (expected + prior))

    passes, runs = slice(FIRST_PASS, None), slice(0, FIRST_PASS)
    run = (allowed.yards[:, runs] - allowed.snaps[:, runs] * (everyone.yards / everyone.snaps)[:, runs]).sum(axis=1)
    run /= allowed.snaps[:, runs].sum(axis=1)
    drops = allowed.snaps[:, passes].sum(axis=1)
    completed = allowed.completions[:, passes].sum(axis=1) / allowed.throws[:, passes].sum(axis=1)
    completed -= everyone.completions[:, passes].sum() / everyone.throws[:, passes].sum()
    caught = allowed.completions[:, passes].sum(axis=1)
    deep = (allowed.yards - allowed.completions * everyone.yards / everyone.completions)[:, passes].sum(axis=1) / caught
    pick = ratio(allowed.interceptions, everyone.interceptions, allowed.snaps, everyone.snaps, 3.0) - 1
    traps = (allowed.sacks + allowed.scrambles) / drops
    trap = traps / traps.mean() - 1
    fumble = ratio(allowed.fumbles, everyone.fumbles, allowed.snaps, everyone.snaps, 5.0) - 1
    return [
        DefenseOffsets(run[team], completed[team] * 0.9, deep[team], pick[team], trap[team], fumble[team])
        for team in range(len(shop.teams))
    ]


def base_of(shop: Workshop, tuning: Tuning) -> Base:
    """The league's average offense and defense, and the six formations."""
    everyone = shop.league.offense.league()
    snaps = everyone.snaps[0]
    picks, traps = everyone.interceptions[0] / snaps, everyone.traps[0] / snaps
    fumbles = everyone.fumbles[0] / snaps
    runs, passes = np.mean([each.fouls.sum(axis=1) for each in shop.observed], axis=0) * tuning.fouls.mean()
    fouls = np.array([runs] * FIRST_PASS + [passes] * (PLAY_COUNT - FIRST_PASS))
    typical, average = design.solve(
        everyone.completions[0] / everyone.throws[0], everyone.yards[0] / everyone.completions[0], picks, traps,
        fumbles, fouls, tuning.mix, tuning.completion_offset,
    )  # fmt: skip
    share, forced = design.formations(average, tuning.mix)
    depth = shop.observed[0].pick_depth
    return Base(
        typical, average, share, forced,
        aim=double_centered(design.AIM, tuning.mix),
        tilt=double_centered(design.TILT, tuning.mix),
        curves=curves(league_samples(shop.league), typical.yards, depth),
        mix=tuning.mix, picks=picks, traps=traps, fumbles=fumbles, pick_depth=depth,
    )  # fmt: skip


def build_team(shop: Workshop, tuning: Tuning, base: Base, team: int) -> Team:
    """One team's charts."""
    observed = shop.observed[team]
    recovered = float(np.clip(observed.recovered + tuning.kept[team], 0.1, 0.9))
    observed = replace(
        observed, recovered=recovered, fouls=observed.fouls * tuning.fouls[team], out=observed.out * tuning.out
    )
    offense = build_offense(observed, tuning.offense_offsets[team], base.typical, base.average)
    code, moved, kicking = shop.teams[team], tuning.fields[team], shop.special[team]
    return Team(
        name=f"{shop.season}-{code}",
        season=shop.season,
        code=code,
        title=title(code, shop.season),
        power_rating=sheet.power_rating(shop.sheets.margin[team]),
        plays=offense.plays,
        breakaway=offense.breakaway,
        trapped=offense.trapped,
        fumble_recovered=offense.recovered,
        formations=build_defense(base, tuning.defense_offsets[team]),
        kickoff=kicking.kickoff,
        kickoff_return=kicking.kickoff_return.column(moved.kick_return),
        punt=kicking.punt,
        punt_return=kicking.punt_return.column(moved.punt_return),
        fumble_return=kicking.fumble_return.column(tuning.returns[team]),
        interception_return=kicking.interception_return.column(tuning.returns[team]),
        field_goal=kicking.field_goal,
        extra_point=kicking.extra_point,
        kick_coverage=special.coverage_column("Kick Coverage", moved.kick_coverage, 22),
        punt_coverage=special.coverage_column("Punt Coverage", moved.punt_coverage, 8),
        qt_containment=sheet.containment(0.0),
        field_goal_adjustment=sheet.field_goal_adjustment(float(shop.kicks.field_goals.allowed[team])),
        supplements=supplements(shop, tuning, team, offense),
        players=shop.names[team],
        digest="",
    )


def supplements(shop: Workshop, tuning: Tuning, team: int, offense: OffenseChart) -> Supplements:
    """A team's supplement, from its sheet and the tuning."""
    sheets = shop.sheets
    calls = sheets.calls[team]
    return Supplements(
        short_big_play=offense.big,
        great_protection=sheet.cancel("great protection", offense.protection),
        good_decision=sheet.cancel("good decision", offense.decision),
        sack_rate=sheet.sack_rate(sheets, team),
        sack_yards=int(np.clip(round(sheets.sack_yards[team]), -30, -1)),
        scramble_yards=int(np.clip(round(sheets.scramble_yards[team]), 1, 30)),
        fumble_recovery=sheet.fumble_recovery(sheets, team, float(tuning.taken[team])),
        penalty_influence=sheet.influence(sheets, team),
        offense_check=sheet.snap_check("OFF 5", float(shop.league.post_snap[0][team])),
        defense_check=sheet.snap_check("DEF 5", float(shop.league.post_snap[1][team])),
        quotas=tuple(int(number) for number in sheets.quotas[team]),
        call_totals=tuple(round(number) for number in calls),
        pass_percent=round(100 * float(calls[FIRST_PASS:].sum() / calls.sum())),
        solitaire=sheet.solitaire(calls),
        home_field=sheet.home_field(float(sheets.home_wins[team]) + tuning.home),
        road_adjustment=sheet.road_adjustment(float(sheets.road_wins[team]) - tuning.home),
        offense_audibles=sheet.audibles(sheets.scored, team, more_is_better=True),
        defense_audibles=sheet.audibles(sheets.allowed, team, more_is_better=False),
        no_huddle=int(np.clip(round(tuning.tempo[team]), 0, 99)),
        muffed_snap=int(np.clip(round(sheets.muffed[team]), 0, sheet.MOST_MUFFED)),
    )


def build_all(shop: Workshop, tuning: Tuning) -> list[Team]:
    """All teams of the season, as they are worked out."""
    base = base_of(shop, tuning)
    return [build_team(shop, tuning, base, team) for team in range(len(shop.teams))]


def written_teams(shop: Workshop, tuning: Tuning) -> list[Team]:
    """All teams, read back from the text that their files will have; nothing goes to disk."""
    return [as_written(team) for team in build_all(shop, tuning)]


def as_written(team: Team) -> Team:
    """The team as a reader of its file has it: what is written must be what was simulated."""
    return read_team(team_chart_text(team), f"{team.name}.txt")
