"""Data-Driven Football as play-by-play with nflverse's column names and types.

One row a kickoff, snap and try, as nflverse has them; the coin toss has none. What the game does not know (gaps, air
yards, who was flagged) stays null; ``docs/fidelity-fan.md`` lists it. ``two_point_attempt`` rows are runs and passes
without a down; a play whose place a penalty took is ``no_play``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import polars as pl

from fieldhouse.export.frames import FLAG, TEXT, WHOLE, Columns, Row, frame
from fieldhouse.games.ddf.choices import KNEEL, POOCH, PUNT
from fieldhouse.games.ddf.model import PLAY_COUNT, Team
from fieldhouse.games.ddf.pages.kick_text import field_goal_distance
from fieldhouse.games.ddf.pages.matchup import Matchup
from fieldhouse.games.ddf.pages.player_roles import PASSER, RECEIVER, RUNNER
from fieldhouse.games.ddf.pages.player_statistics import BY_THE_PASSER
from fieldhouse.games.ddf.scoresheet import BLOCKED_KICK, first_down_by, is_fumble, what_it_was
from fieldhouse.games.ddf.state import DEFENSIVE_TWO, EXTRA_POINT, HURRIED, TWO_POINT_TRY, Play
from fieldhouse.gridiron.field import GOAL, other
from fieldhouse.gridiron.phases import KICKOFF, QUARTER, REGULATION, SCRIMMAGE, TOSS
from fieldhouse.gridiron.scoresheet import (
    COMPLETION,
    KICKED_AT_GOAL,
    MISSED_PASS,
    NEVER_AWAY,
    PICKED_OFF,
    PUNTED,
    RUSH,
    SACK,
    Statistic,
)

TEXTS: Final = (
    "game_id", "season_type", "home_team", "away_team", "posteam", "defteam", "play_type", "desc", "td_team",
    "penalty_team", "penalty_type", "run_location", "run_gap", "pass_length", "pass_location", "field_goal_result",
    "extra_point_result", "two_point_conv_result", "passer_player_name", "rusher_player_name", "receiver_player_name",
)  # fmt: skip
NUMBERS: Final = (
    "season", "week", "play_id", "qtr", "quarter_seconds_remaining", "half_seconds_remaining", "game_seconds_remaining",
    "down", "ydstogo", "yardline_100", "yards_gained", "air_yards", "posteam_score", "defteam_score", "home_score",
    "away_score", "penalty_yards", "kick_distance", "return_yards",
)  # fmt: skip
FLAGS: Final = (
    "goal_to_go", "shotgun", "no_huddle", "qb_kneel", "qb_spike", "qb_scramble", "rush_attempt", "pass_attempt",
    "complete_pass", "incomplete_pass", "interception", "sack", "fumble", "fumble_lost", "touchdown", "safety",
    "first_down", "third_down_converted", "third_down_failed", "fourth_down_converted", "fourth_down_failed", "penalty",
    "two_point_attempt", "extra_point_attempt", "field_goal_attempt", "punt_attempt", "kickoff_attempt",
    "punt_blocked", "touchback", "punt_fair_catch", "return_touchdown", "out_of_bounds", "onside_kick",
)  # fmt: skip
COLUMNS: Final[Columns] = (
    dict.fromkeys(TEXTS, TEXT) | dict.fromkeys(NUMBERS, WHOLE) | dict.fromkeys(FLAGS, FLAG)
)  # fmt: skip

KINDS: Final = {
    RUSH: "run", COMPLETION: "pass", MISSED_PASS: "pass", PICKED_OFF: "pass", SACK: "pass", PUNTED: "punt",
    KICKED_AT_GOAL: "field_goal",
}  # fmt: skip
LAST_DOWNS: Final = {3: "third", 4: "fourth"}
ONSIDE: Final = "onside"


class GamePlayed(NamedTuple):
    """A game that is over: its teams, the seed that says who played, and every note of it."""

    season: int
    week: int | None
    away: Team
    home: Team
    seed: int
    plays: Iterable[Play]


def play_by_play(games: Iterable[GamePlayed]) -> pl.DataFrame:
    """The rows of some games, in the order they were played."""
    return frame((row for game in games for row in game_rows(game)), COLUMNS)


def game_rows(game: GamePlayed) -> list[Row]:
    """One game; the final score stands on every row of it."""
    teller = Teller(game)
    rows = [row for play in game.plays if play.kind != TOSS for row in teller.rows(play)]
    for row in rows:
        row["away_score"], row["home_score"] = teller.score
    return rows


class Teller:
    """Tells one game's plays in their order; it keeps the score, which no play knows."""

    def __init__(self, game: GamePlayed) -> None:
        self.matchup = Matchup.of_game(game.away, game.home, game.seed)
        self.score = [0, 0]
        self.number = 0
        away, home = self.matchup.codes
        week = "" if game.week is None else f"{game.week:02}"
        self.head: Row = {
            "game_id": f"{game.season}_{week}_{away}_{home}", "season": game.season, "week": game.week,
            "season_type": "REG", "away_team": away, "home_team": home,
        }  # fmt: skip

    def rows(self, play: Play) -> Iterator[Row]:
        """The rows of one play, in order; counts plays and follows the score."""
        self.number += 1
        has_ball = other(play.seat) if play.kind == KICKOFF else play.seat
        row: Row = {
            **self.head, **_clock(play), **_field(play), "play_id": self.number,
            "posteam": self.matchup.codes[has_ball], "defteam": self.matchup.codes[other(has_ball)],
            "posteam_score": self.score[has_ball], "defteam_score": self.score[other(has_ball)],
        }  # fmt: skip
        row |= self._flags(play)
        row |= self._what(play) if play.counts else {"play_type": "no_play", "first_down": bool(play.first_down)}
        row |= self._points(play)
        yield row

    def _what(self, play: Play) -> Row:
        """The columns that say what was played: a kick, a try, a snap."""
        if play.kind == KICKOFF:
            return _kickoff(play)
        if play.kind == EXTRA_POINT:
            result = "good" if play.points else "failed"
            return {"play_type": "extra_point", "extra_point_attempt": True, "extra_point_result": result}
        if play.kind in (TWO_POINT_TRY, DEFENSIVE_TWO):
            return self._two_points(play)
        return self._snap(play)

    def _two_points(self, play: Play) -> Row:
        """A run or a pass without a down; a kick that came to nothing is told as a run."""
        what = what_it_was(play) if 0 <= play.call < PLAY_COUNT else RUSH
        is_good = play.kind == TWO_POINT_TRY and bool(play.points)
        return {
            "play_type": KINDS[what], "two_point_attempt": True, "down": None,
            "two_point_conv_result": "success" if is_good else "failure",
        }  # fmt: skip

    def _snap(self, play: Play) -> Row:
        """The columns of a play from scrimmage."""
        what = what_it_was(play)
        if what in (PUNTED, KICKED_AT_GOAL):
            return _kick(play, what)
        if what == NEVER_AWAY:
            return {"play_type": "punt" if play.call in (PUNT, POOCH) else "field_goal", **_loose(play)}
        is_first = first_down_by(play) > 0
        row = self._rush(play) if what == RUSH else self._pass(play, what)
        row |= {"first_down": is_first, "out_of_bounds": play.out, **_loose(play)}
        if name := LAST_DOWNS.get(play.down):
            row |= {f"{name}_down_converted": is_first, f"{name}_down_failed": not is_first}
        return row

    def _rush(self, play: Play) -> Row:
        """The columns of a run, a scramble or a kneel."""
        is_passer = play.result in BY_THE_PASSER or play.call == KNEEL
        is_kneel = play.call == KNEEL
        return {
            "play_type": "qb_kneel" if is_kneel else "run", "qb_kneel": is_kneel, "rush_attempt": True,
            "qb_scramble": play.result in BY_THE_PASSER, "yards_gained": play.yards,
            "rusher_player_name": self._name(play, PASSER if is_passer else RUNNER),
        }  # fmt: skip

    def _pass(self, play: Play, what: Statistic) -> Row:
        """The columns of a pass, a sack or a spike."""
        is_caught, is_spike = what == COMPLETION, play.call < 0
        return {
            "play_type": "qb_spike" if is_spike else "pass", "qb_spike": is_spike, "pass_attempt": True,
            "complete_pass": is_caught, "incomplete_pass": what == MISSED_PASS, "interception": what == PICKED_OFF,
            "sack": what == SACK, "yards_gained": play.yards if is_caught or what == SACK else 0,
            "passer_player_name": self._name(play, PASSER),
            "receiver_player_name": self._name(play, RECEIVER) if is_caught else None,
        }  # fmt: skip

    def _name(self, play: Play, role: str) -> str | None:
        """The man of that role in the play, if the charts name one."""
        return self.matchup.who(play.seat, role, play) or None

    def _flags(self, play: Play) -> Row:
        """Penalties; nflverse names the first that was enforced."""
        enforced = [flag for flag in play.fouls if flag.is_enforced]
        row: Row = {"penalty": bool(play.fouls), "no_huddle": any(what == HURRIED for what, _ in play.asides)}
        if enforced:
            row |= {"penalty_team": self.matchup.codes[enforced[0].seat], "penalty_yards": enforced[0].yards}
        return row

    def _points(self, play: Play) -> Row:
        """The columns of a score; the running score is brought up to date."""
        row: Row = {}
        for seat, points, how in play.points:
            self.score[seat] += points
            if how == "touchdown":
                is_return = play.kind == KICKOFF or seat != play.seat
                row |= {"touchdown": True, "td_team": self.matchup.codes[seat], "return_touchdown": is_return}
            elif how == "safety":
                row["safety"] = True
        return row


def _clock(play: Play) -> Row:
    """The clock at the snap, as nflverse has it: of the quarter, the half and the game."""
    is_regular = play.quarter <= REGULATION
    return {
        "qtr": play.quarter, "quarter_seconds_remaining": play.clock,
        "half_seconds_remaining": play.clock + (QUARTER if is_regular and play.quarter % 2 else 0),
        "game_seconds_remaining": play.clock + (QUARTER * (REGULATION - play.quarter) if is_regular else 0),
    }  # fmt: skip


def _field(play: Play) -> Row:
    """Where the ball lies; kickoffs and tries have no down."""
    is_down = play.kind == SCRIMMAGE
    return {
        "down": play.down if is_down else None, "ydstogo": play.to_go if is_down else 0,
        "yardline_100": GOAL - play.spot, "goal_to_go": is_down and play.spot + play.to_go >= GOAL,
    }  # fmt: skip


def _kickoff(play: Play) -> Row:
    """The columns of a kickoff."""
    return {
        "play_type": "kickoff", "kickoff_attempt": True, "kick_distance": play.kick_yards,
        "touchback": play.result == "touchback", "onside_kick": play.result == ONSIDE, **_returned(play),
        **_loose(play),
    }  # fmt: skip


def _kick(play: Play, what: Statistic) -> Row:
    """The columns of a field goal try or a punt."""
    is_blocked = play.result == BLOCKED_KICK
    if what == KICKED_AT_GOAL:
        result = "blocked" if is_blocked else "made" if play.result == "good" else "missed"
        return {
            "play_type": "field_goal", "field_goal_attempt": True, "field_goal_result": result,
            "kick_distance": field_goal_distance(play),
        }  # fmt: skip
    return {
        "play_type": "punt", "punt_attempt": True, "punt_blocked": is_blocked,
        "kick_distance": None if is_blocked else min(play.kick_yards, GOAL - play.spot),
        "touchback": play.result == "touchback", "punt_fair_catch": play.result == "fair catch",
        **_returned(play), **_loose(play),
    }  # fmt: skip


def _returned(play: Play) -> Row:
    """The yards of a return, if there was one."""
    if not play.returns or play.result in ("fair catch", "touchback"):
        return {"return_yards": 0}
    _, start, end = play.returns[0]
    return {"return_yards": end - start}


def _loose(play: Play) -> Row:
    """The columns of a fumble."""
    is_loose = is_fumble(play)
    return {"fumble": is_loose, "fumble_lost": is_loose and play.recovered_by != play.fumbled_by}
