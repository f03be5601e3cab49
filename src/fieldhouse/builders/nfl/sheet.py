"""The supplement sheet: cancellations, sack rate, fumbles, penalty influence, calls, quotas, audibles, tempo."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import polars as pl

from fieldhouse.builders.football import columns
from fieldhouse.builders.football.quantise import THROWS, WEIGHT, take
from fieldhouse.builders.nfl.flags import DEF_5, DEF_5X, DEF_15, PI
from fieldhouse.builders.nfl.measures import AT, Count, Floats
from fieldhouse.builders.nfl.observed import RECOVERY_PRIOR, call_totals, shrunk
from fieldhouse.builders.nfl.rates import LeagueCounts, table
from fieldhouse.games.ddf.model import (
    CANCELS,
    COMMITS,
    DEFENSE_RECOVERS,
    ESCAPED,
    FIRST_PASS,
    KICK_GOOD,
    KICK_NO_GOOD,
    NO_CHANGE,
    OFFENSE_RECOVERS,
    PLAY_COUNT,
    POST,
    SACKED,
    YES,
    Mark,
)
from fieldhouse.gridiron.cells import forced, gain
from fieldhouse.gridiron.dice import DEFENSE, OFFENSE
from fieldhouse.table.dice import Column

SACK_PRIOR: Final = 10.0
"""Traps of the league's average added to a defense's own."""
LEAST_CANCELED: Final = 0.02
MUFF_SHARE: Final = 0.5
"""Of aborted snaps: the part that was the snap's fault and not the hand-off's."""
MOST_MUFFED: Final = 9
INFLUENCED: Final = (DEF_5, DEF_5X, DEF_15, PI)
LEAST_INFLUENCE: Final = 0.04
LEAST_ADJUSTED: Final = 0.03


def marked(name: str, share: float, mark: Mark) -> Column[Mark]:
    """A small chart with *mark* on totals of about that share."""
    return columns.marked(name, round(share * THROWS), mark, NO_CHANGE)


def cancel(name: str, share: float) -> Column[Mark] | None:
    """A cancellation chart, for the few teams that need one."""
    return marked(name, share, YES) if share >= LEAST_CANCELED else None


@dataclass(frozen=True)
class Sheets:
    """What the supplement sheets of all teams are made of."""

    calls: Floats
    quotas: Floats
    sacked: Floats
    """Each defense's share of sacks among traps, less the league's."""
    league_sacked: float
    taken: Floats
    """Each defense's share of fumbles recovered, less the league's."""
    league_taken: float
    influence: Floats
    """``influence[team, column]``: a defense's fouls against the average's, less one."""
    foul_rates: Floats
    sack_yards: Floats
    scramble_yards: Floats
    no_huddle: Floats
    muffed: Floats
    home_wins: Floats
    road_wins: Floats
    margin: Floats
    scored: Floats
    allowed: Floats


def read_sheets(league: LeagueCounts, games: pl.DataFrame, real: Count) -> Sheets:
    """What the supplements need to know of every team."""
    traps = league.defense.sacks + league.defense.scrambles
    sacked = shrunk(league.defense.sacks, traps, SACK_PRIOR)
    taken = shrunk(league.lost[1], league.fumbled[1], RECOVERY_PRIOR)
    rates = league.fouls_by[:, INFLUENCED]
    mean = rates.mean(axis=0)
    snaps = table(league.teams, league.every, "defteam")[:, None]
    home, road = _records(league, games)
    games_played = real.own[:, AT["games"]]
    return Sheets(
        calls=call_totals(league),
        quotas=_quotas(league),
        sacked=sacked - sacked.mean(),
        league_sacked=float(sacked.mean()),
        taken=taken - taken.mean(),
        league_taken=float(taken.mean()),
        influence=(rates * snaps + mean * 400) / (snaps + 400) / mean - 1,
        foul_rates=mean,
        sack_yards=_mean_yards(league, "sack", "defteam", -7.0),
        scramble_yards=_mean_yards(league, "scramble", "posteam", 6.0),
        no_huddle=_no_huddle(league),
        muffed=league.muffed * MUFF_SHARE,
        home_wins=home,
        road_wins=road,
        margin=(real.own[:, AT["points"]] - real.against[:, AT["points"]]) / games_played,
        scored=real.own[:, AT["points"]] / games_played,
        allowed=real.against[:, AT["points"]] / games_played,
    )


def _quotas(league: LeagueCounts) -> Floats:
    """The most that a play was called in any game, and its part of a game's traps; at least one."""
    called = league.every.filter(pl.col("play").is_not_null()).group_by("posteam", "game_id", "play").len()
    most = called.group_by("posteam", "play").agg(pl.col("len").max())
    quotas = np.zeros((len(league.teams), PLAY_COUNT))
    at = {team: index for index, team in enumerate(league.teams)}
    for team, play, number in most.rows():
        quotas[at[team], play] = number
    games = league.every.group_by("posteam").agg(pl.col("game_id").n_unique())
    played = np.ones(len(league.teams))
    for team, number in games.rows():
        played[at[team]] = number
    return np.asarray(np.maximum(quotas + np.ceil(league.offense.traps / played[:, None]), 1))


def _records(league: LeagueCounts, games: pl.DataFrame) -> tuple[Floats, Floats]:
    """The share of games won at home and on the road."""
    won, played = np.zeros((2, len(league.teams))), np.zeros((2, len(league.teams)))
    for row in games.rows(named=True):
        away, home = league.teams.index(row["away_team"]), league.teams.index(row["home_team"])
        edge = np.sign(row["home_score"] - row["away_score"])
        won[0, home] += (1 + edge) / 2
        won[1, away] += (1 - edge) / 2
        played[0, home] += 1
        played[1, away] += 1
    share = won / np.maximum(played, 1)
    return share[0], share[1]


def _mean_yards(league: LeagueCounts, kind: str, side: str, league_mean: float) -> Floats:
    """Each team's mean of such plays, shrunk toward the league's."""
    rows = league.live.filter(pl.col("kind") == kind)
    means = np.full(len(league.teams), league_mean)
    at = {team: index for index, team in enumerate(league.teams)}
    for team, total, number in rows.group_by(side).agg(pl.col("yards").sum(), pl.len()).rows():
        means[at[team]] = (total + 5 * league_mean) / (number + 5)
    return means


def _no_huddle(league: LeagueCounts) -> Floats:
    """The mean number of snaps without a huddle a game."""
    counted = table(league.teams, league.every.filter("no_huddle"), "posteam")
    games = table(league.teams, league.every.unique(["posteam", "game_id"]), "posteam")
    return np.asarray(counted / np.maximum(games, 1))


# The charts of one team


def sack_rate(sheets: Sheets, team: int) -> Column[Mark]:
    """SCK on escapes for a defense that sacks more than others, QR on sacks for one that sacks less."""
    more = sheets.sacked[team]
    if more >= 0:
        return marked("sack rate", min(more / (1 - sheets.league_sacked), 0.6), SACKED)
    return marked("sack rate", min(-more / sheets.league_sacked, 0.4), ESCAPED)


def fumble_recovery(sheets: Sheets, team: int, move: float = 0.0) -> Column[Mark]:
    """G for a defense that recovers more than others, L for one that recovers less."""
    more = sheets.taken[team] + move
    if more >= 0:
        return marked("fumble recovery", more / (1 - sheets.league_taken), DEFENSE_RECOVERS)
    return marked("fumble recovery", -more / sheets.league_taken, OFFENSE_RECOVERS)


def influence(sheets: Sheets, team: int) -> tuple[Column[Mark], Column[Mark], Column[Mark], Column[Mark]]:
    """A penalty on more plays than others' defenses commit, each kind on totals of its own, or canceled ones."""
    free = list(WEIGHT)
    columns = []
    for index, rate in enumerate(sheets.foul_rates):
        more = sheets.influence[team, index]
        if more > LEAST_INFLUENCE:
            chosen, mark = take(free, round(more * rate * THROWS)), COMMITS
        else:
            share = -more if more < -LEAST_INFLUENCE else 0.0
            chosen, mark = take(list(WEIGHT), round(share * THROWS)), CANCELS
        marks = {total: mark if total in chosen else NO_CHANGE for total in WEIGHT}
        columns.append(Column("influence", OFFENSE, marks))
    return columns[0], columns[1], columns[2], columns[3]


def snap_check(name: str, after: float) -> Column[Mark]:
    """A column that marks *after* of the dice: so many of these fouls come after the snap."""
    return marked(name, after, POST)


def containment(yards: float) -> Column:
    """QT containment: a yard more or less on scrambles, by what the defense allows on them."""
    step = int(np.clip(round(yards), -2, 2))
    return Column("QT Containment", DEFENSE, {
        1: gain(0), 2: gain(step), 3: gain(0), 4: forced(max(6 + step, 1)), 5: gain(3),
    })  # fmt: skip


def field_goal_adjustment(allowed: float) -> Column[Mark]:
    """A defense that changes field goals, by how many it allows."""
    mark = KICK_GOOD if allowed > LEAST_ADJUSTED else KICK_NO_GOOD if allowed < -LEAST_ADJUSTED else NO_CHANGE
    return Column("Field Goal Adjustment", DEFENSE, {1: NO_CHANGE, 2: NO_CHANGE, 3: NO_CHANGE, 4: NO_CHANGE, 5: mark})


def solitaire(calls: Floats) -> tuple[int, ...]:
    """The highest percentage of each play's range, runs and passes apart."""
    tops: list[int] = []
    for part in (calls[:FIRST_PASS], calls[FIRST_PASS:]):
        tops += [round(100 * float(reached)) for reached in np.cumsum(part) / part.sum()]
    return tuple(tops)


def audibles(values: Floats, team: int, more_is_better: bool) -> int:
    """1 to 3 by the team's place among all."""
    place = float((values < values[team]).mean()) if more_is_better else float((values > values[team]).mean())
    return 1 if place < 0.15 else 2 if place < 0.45 else 3


def home_field(won: float) -> int:
    """The home field rating, by the share of home games won."""
    return 0 if won < 0.45 else 1 if won < 0.6 else 2 if won < 0.8 else 3


def road_adjustment(won: float) -> int:
    """The road adjustment, by the share of road games won."""
    return 0 if won < 0.7 else 1 if won < 0.85 else 2


def power_rating(margin: float) -> float:
    """220 for an average team, and as much more as its *margin* a game, to the half point."""
    return round(2 * (220 + float(margin))) / 2
