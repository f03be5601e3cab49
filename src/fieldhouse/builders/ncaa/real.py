"""What the real season came to: the same fields that replays are counted in."""

from __future__ import annotations

from typing import Final

import numpy as np
import polars as pl

from fieldhouse.builders.ncaa.measures import AT, FIELDS, LOWER, Count, Floats
from fieldhouse.gridiron.field import GOAL

KNEELS: Final = r"(?i)knee"
FROM_SCRIMMAGE: Final = pl.col("rush") | pl.col("pass") | pl.col("punt") | pl.col("fg_attempt")


def team_list(given: dict[str, str]) -> tuple[str, ...]:
    """The order of a count's rows: the codes sorted, the stand-in for the lower division last."""
    return (*sorted({code for code in given.values() if code != LOWER}), LOWER)


def live(plays: pl.DataFrame) -> pl.DataFrame:
    """The plays that stood."""
    return plays.filter(~pl.col("penalty_no_play"))


def real_season(plays: pl.DataFrame, games: pl.DataFrame, given: dict[str, str]) -> Count:
    """The season's totals."""
    teams = team_list(given)
    rows = np.zeros((2, len(teams), len(FIELDS)))
    coded = plays.with_columns(
        pl.col("offense").replace_strict(given, default=LOWER), pl.col("defense").replace_strict(given, default=LOWER)
    )
    for side, column in enumerate(("offense", "defense")):
        _add_plays(rows[side], teams, coded, column)
        _add_drives(rows[side], teams, coded, column)
    _add_flags(rows, teams, plays, given)
    wins = _add_scores(rows, teams, games, set(plays["game_id"].unique().to_list()))
    at_home = games.filter(~pl.col("neutral_site"))
    margin = at_home.select((pl.col("home_points") - pl.col("away_points")).mean()).item()
    return Count(teams, rows[0], rows[1], wins, float(margin))


def _add_plays(rows: Floats, teams: tuple[str, ...], coded: pl.DataFrame, side: str) -> None:
    """Add the plays of either side to its counts, in place."""
    stood = live(coded)
    attempt = pl.col("pass") & ~pl.col("sack")
    carry = pl.col("rush") | pl.col("sack")
    third = (pl.col("down") == 3) & (pl.col("rush") | pl.col("pass"))
    gained = pl.col("yards_gained")
    made = (
        (gained >= pl.col("distance"))
        & ~pl.col("interception")
        & ~pl.col("fumble_lost")
        & ~(attempt & ~pl.col("completion"))
    )
    sums = {
        "rushes": carry, "rush_yards": gained * carry, "attempts": attempt,
        "completions": attempt & pl.col("completion"), "pass_yards": gained * (attempt & pl.col("completion")),
        "sacks": pl.col("sack"), "interceptions": pl.col("interception"),
        "fumbles_lost": pl.col("fumble_lost") & (pl.col("rush") | pl.col("pass")),
        "third_downs": third, "third_converted": third & made, "field_goals": pl.col("fg_attempt"),
        "field_goals_good": pl.col("fg_made"), "punts": pl.col("punt"),
        "touchdowns": pl.col("play_type").is_in(["Passing Touchdown", "Rushing Touchdown"]),
    }  # fmt: skip
    totals = stood.group_by(side).agg(
        **{name: value.fill_null(0).cast(pl.Float64).sum() for name, value in sums.items()}
    )
    at = {team: index for index, team in enumerate(teams)}
    for row in totals.rows(named=True):
        for name in sums:
            rows[at[row[side]], AT[name]] += row[name]


def _add_drives(rows: Floats, teams: tuple[str, ...], coded: pl.DataFrame, side: str) -> None:
    """Add drives, and where they began, counted from the own goal line; in overtime the rules say where. In place."""
    snaps = coded.filter(FROM_SCRIMMAGE & (pl.col("period") <= 4))
    first = snaps.group_by("game_id", "drive_id", "offense", maintain_order=True).first()
    at = {team: index for index, team in enumerate(teams)}
    started = first.group_by(side).agg(pl.len(), (GOAL - pl.col("yards_to_goal")).sum().alias("start"))
    for team, number, start in started.rows():
        rows[at[team], AT["drives"]] += number
        rows[at[team], AT["start"]] += start


def flags_by(plays: pl.DataFrame, given: dict[str, str]) -> pl.DataFrame:
    """Accepted flags: who committed one, against whom, and whether it was the side with the ball, which it was if
    nobody tells."""
    by_offense = pl.col("penalized_team_id") == pl.col("offense_id")
    return plays.filter(pl.col("penalty") & ~pl.col("penalty_declined")).select(
        pl.when(by_offense.fill_null(True)).then(pl.col("offense")).otherwise(pl.col("defense"))
        .replace_strict(given, default=LOWER).alias("by"),
        pl.when(by_offense.fill_null(True)).then(pl.col("defense")).otherwise(pl.col("offense"))
        .replace_strict(given, default=LOWER).alias("against"),
        by_offense.fill_null(True).alias("on_offense"),
    )  # fmt: skip


def _add_flags(rows: Floats, teams: tuple[str, ...], plays: pl.DataFrame, given: dict[str, str]) -> None:
    """Add the flags to both sides' counts, in place."""
    at = {team: index for index, team in enumerate(teams)}
    for by, against, number in flags_by(plays, given).group_by("by", "against").len().rows():
        rows[0, at[by], AT["penalties"]] += number
        rows[1, at[against], AT["penalties"]] += number


def _add_scores(rows: Floats, teams: tuple[str, ...], games: pl.DataFrame, known: set[int]) -> Floats:
    """Add games and points to both sides' counts, in place, with plays on record or not; the wins by team."""
    at = {team: index for index, team in enumerate(teams)}
    wins = np.zeros(len(teams))
    for game in games.select("game_id", "away", "home", "away_points", "home_points").rows():
        identity, away, home, *score = game
        for team, own, theirs in ((at[away], *score), (at[home], *reversed(score))):
            for side, points in ((0, own), (1, theirs)):
                rows[side, team, AT["games"]] += 1
                rows[side, team, AT["points"]] += points
                rows[side, team, AT["counted"]] += identity in known
            wins[team] += own > theirs
    return wins
