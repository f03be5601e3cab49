"""Data-Driven Football as play-by-play with nflverse's column names and types.

One row a kickoff, snap and try, as nflverse has them; the coin toss has none. What the game does not know stays null
(``docs/export.md``). ``two_point_attempt`` rows are runs and passes without a down; a play whose place a penalty took
is ``no_play``.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, cast

import polars as pl

from fieldhouse.export.football_values import seat_with_ball
from fieldhouse.export.frames import Row, frame
from fieldhouse.export.nflverse_columns import SHAPE
from fieldhouse.export.nflverse_context import Context, Totals, end_columns, worth_columns
from fieldhouse.export.nflverse_drives import drive_columns
from fieldhouse.export.nflverse_ids import id_columns
from fieldhouse.export.nflverse_kicks import kick_columns, kickoff_columns, loose_columns
from fieldhouse.export.recorded_game import Chances, RecordedGame
from fieldhouse.games.ddf.choices import KNEEL, POOCH, PUNT
from fieldhouse.games.ddf.game import DataDrivenFootball
from fieldhouse.games.ddf.model import LONG, PLAY_COUNT, Team
from fieldhouse.games.ddf.pages.foul_names import foul_name
from fieldhouse.games.ddf.pages.matchup import Matchup
from fieldhouse.games.ddf.pages.play_text import play_text
from fieldhouse.games.ddf.pages.player_roles import INTERCEPTOR, KICKER, PASSER, RECEIVER, RUNNER, SACKER
from fieldhouse.games.ddf.pages.player_statistics import BY_THE_PASSER
from fieldhouse.games.ddf.results import MUFFED, RESULTS
from fieldhouse.games.ddf.scoresheet import BY_PASS, BY_PENALTY, BY_RUSH, first_down_by, what_it_was
from fieldhouse.games.ddf.state import DEFENSIVE_TWO, EXTRA_POINT, HURRIED, TWO_POINT_TRY, Play
from fieldhouse.gridiron.phases import KICKOFF, TOSS
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
from fieldhouse.table.seat import HOME, OTHER, Seat

if TYPE_CHECKING:
    from fieldhouse.export.recorded_game import Tables

KINDS: Final = {
    RUSH: "run", COMPLETION: "pass", MISSED_PASS: "pass", PICKED_OFF: "pass", SACK: "pass", PUNTED: "punt",
    KICKED_AT_GOAL: "field_goal",
}  # fmt: skip
SPECIAL: Final = ("kickoff", "punt", "field_goal", "extra_point")
NFL_KINDS: Final = {
    "run": "RUSH", "qb_kneel": "RUSH", "pass": "PASS", "qb_spike": "PASS", "punt": "PUNT", "field_goal": "FIELD_GOAL",
    "kickoff": "KICK_OFF", "extra_point": "XP_KICK", "no_play": "PENALTY",
}  # fmt: skip
NFL_NAMES: Final = {"two_point_attempt": "PAT2", "sack": "SACK", "interception": "INTERCEPTION"}
LAST_DOWNS: Final = {3: "third", 4: "fourth"}
FIRST_DOWNS: Final = {BY_RUSH: "first_down_rush", BY_PASS: "first_down_pass", BY_PENALTY: "first_down_penalty"}


class GamePlayed(NamedTuple):
    """A game that is over: its teams, the seed that says who played, and every note of it, with the chances before and
    after it where somebody told them. *in_words* tells each play in a sentence too, which takes time."""

    season: int
    week: int | None
    away: Team
    home: Team
    seed: int
    plays: Iterable[Play]
    chances: Sequence[tuple[Chances, Chances]] = ()
    is_playoff: bool = False
    in_words: bool = False
    number: int = 0
    """Tells games without a week apart."""

    @classmethod
    def of(cls, told: RecordedGame) -> GamePlayed:
        """A game as the table told it; its teams' charts are read."""
        assert isinstance(told.definition, DataDrivenFootball)
        away, home = map(told.definition.find_team, told.header.teams)
        noted = [(cast(Play, note), before, after) for note, before, after in told.noted()]
        chances = [(before, after) for _, before, after in noted]
        plays, place = [play for play, _, _ in noted], told.place
        seed = told.header.cast or told.header.seed
        return cls(home.season, place.week, away, home, seed, plays, chances, place.is_playoff, True, place.number)


def play_by_play(games: Iterable[GamePlayed]) -> pl.DataFrame:
    """The rows of some games, in the order they were played."""
    return frame((row for game in games for row in game_rows(game)), SHAPE)


def game_rows(game: GamePlayed) -> list[Row]:
    """One game; the final score stands on every row of it, and who received the first kickoff."""
    teller, noted = Teller(game), list(game.plays)
    chances = game.chances or [(None, None)] * len(noted)
    told = [(play, each) for play, each in zip(noted, chances, strict=True) if play.kind != TOSS]
    plays = [play for play, _ in told]
    rows = [teller.row(play, *each) for play, each in told]
    away, home = teller.context.score
    final: Row = {
        "away_score": away, "home_score": home, "result": home - away, "total": home + away,
        "home_opening_kickoff": float(bool(plays) and seat_with_ball(plays[0]) == HOME),
    }  # fmt: skip
    drives = drive_columns(teller.matchup.codes, plays, rows)
    return [{**row, **drive, **final} for row, drive in zip(rows, drives, strict=True)]


class Teller:
    """Tells one game's plays in their order."""

    def __init__(self, game: GamePlayed) -> None:
        self.game = game
        self.matchup = Matchup.of_game(game.away, game.home, game.seed)
        self.context = Context(self.matchup.codes)
        self.totals = Totals(self.matchup.codes[HOME])
        self.number = 0
        away, home = self.matchup.codes
        week = f"{game.number:05}" if game.week is None else f"{game.week:02}"
        self.head: Row = {
            "game_id": f"{game.season}_{week}_{away}_{home}", "season": game.season, "week": game.week,
            "season_type": "POST" if game.is_playoff else "REG", "away_team": away, "home_team": home,
        }  # fmt: skip

    def row(self, play: Play, before: Chances, after: Chances) -> Row:
        """One play; counts plays, and brings the score and the drive up to date."""
        self.number += 1
        row: Row = {
            **self.head,
            "play_id": self.number,
            "order_sequence": self.number,
            "yards_gained": 0,
            **self.context.before(play),
            **self._flags(play),
        }
        row |= self._what(play) if play.counts else _nullified(play)
        row |= self.context.after(play)
        row |= worth_columns(play, before, after) | _kind_of_play(row)
        row |= self.totals.added(row) | end_columns(self.matchup.codes, play)
        if row.get("touchdown"):
            row |= self._scorer(play, row)
        row |= id_columns(row)
        if self.game.in_words:
            row["desc"] = play_text(self.matchup, play)
        return row

    def _what(self, play: Play) -> Row:
        """The columns that say what was played: a kick, a try, a snap."""
        if play.kind == KICKOFF:
            return kickoff_columns(self.matchup, play)
        if play.kind == EXTRA_POINT:
            result = "good" if play.points else "failed"
            kicker = self._name(play, KICKER)
            return {
                "play_type": "extra_point", "extra_point_attempt": True, "extra_point_result": result,
                "kicker_player_name": kicker,
            }  # fmt: skip
        if play.kind in (TWO_POINT_TRY, DEFENSIVE_TWO):
            return self._two_points(play)
        return self._snap(play)

    def _two_points(self, play: Play) -> Row:
        """A run or a pass without a down; a kick that came to nothing is told as a run."""
        what = what_it_was(play) if 0 <= play.call < PLAY_COUNT else RUSH
        is_good, is_run_back = play.kind == TWO_POINT_TRY and bool(play.points), play.kind == DEFENSIVE_TWO
        return {
            "defensive_two_point_attempt": is_run_back, "defensive_two_point_conv": is_run_back,
            "play_type": KINDS[what], "two_point_attempt": True, "down": None,
            "two_point_conv_result": "success" if is_good else "failure",
        }  # fmt: skip

    def _snap(self, play: Play) -> Row:
        """The columns of a play from scrimmage."""
        what = what_it_was(play)
        if what in (PUNTED, KICKED_AT_GOAL):
            return kick_columns(self.matchup, play, what)
        if what == NEVER_AWAY:
            return {
                "play_type": "punt" if play.call in (PUNT, POOCH) else "field_goal",
                **loose_columns(self.matchup.codes, play),
            }
        by = first_down_by(play)
        row = self._rush(play) if what == RUSH else self._pass(play, what)
        row |= {
            "aborted_play": play.result == RESULTS[MUFFED],
            "first_down": by > 0,
            "out_of_bounds": play.out,
            **loose_columns(self.matchup.codes, play),
        }
        if by:
            row[FIRST_DOWNS[by]] = True
        if name := LAST_DOWNS.get(play.down):
            row |= {f"{name}_down_converted": by > 0, f"{name}_down_failed": not by}
        return row

    def _rush(self, play: Play) -> Row:
        """The columns of a run, a scramble or a kneel."""
        is_scramble, is_kneel = play.result in BY_THE_PASSER, play.call == KNEEL
        name = self._name(play, PASSER if is_scramble or is_kneel else RUNNER)
        return {
            "play_type": "qb_kneel" if is_kneel else "run", "qb_kneel": is_kneel, "rush_attempt": True,
            "qb_scramble": is_scramble, "qb_dropback": is_scramble, "yards_gained": play.yards,
            "rushing_yards": play.yards, "rusher_player_name": name, "rusher": None if is_scramble else name,
            "passer": name if is_scramble else None, "name": name, "pass": is_scramble, "rush": not is_scramble,
        }  # fmt: skip

    def _pass(self, play: Play, what: Statistic) -> Row:
        """The columns of a pass, a sack or a spike."""
        is_caught, is_spike, is_sack = what == COMPLETION, play.call < 0, what == SACK
        passer = self._name(play, PASSER)
        receiver = self._name(play, RECEIVER) if is_caught else None
        is_thrown = not (is_sack or is_spike)
        defender = OTHER[play.seat]
        picked = self._picked_off(play) if what == PICKED_OFF else {}
        return {
            **picked, "play_type": "qb_spike" if is_spike else "pass", "qb_spike": is_spike, "pass_attempt": True,
            "complete_pass": is_caught, "incomplete_pass": what == MISSED_PASS, "interception": what == PICKED_OFF,
            "sack": is_sack, "yards_gained": play.yards if is_caught or is_sack else 0,
            "passing_yards": play.yards if is_caught else None, "receiving_yards": play.yards if is_caught else None,
            "passer_player_name": passer, "passer": passer, "name": passer, "receiver_player_name": receiver,
            "receiver": receiver, "qb_dropback": not is_spike, "pass": not is_spike,
            "pass_length": ("deep" if play.call >= LONG else "short") if is_thrown else None,
            "sack_player_name": self._name(play, SACKER, defender) if is_sack else None,
        }  # fmt: skip

    def _picked_off(self, play: Play) -> Row:
        """Who caught another's pass, and how far he ran with it."""
        defender = OTHER[play.seat]
        yards = [end - start for seat, start, end in play.returns[:1] if seat == defender]
        return {
            "interception_player_name": self._name(play, INTERCEPTOR, defender),
            "return_team": self.matchup.codes[defender] if yards else None, "return_yards": yards[0] if yards else 0,
        }  # fmt: skip

    def _name(self, play: Play, role: str, seat: Seat | None = None) -> str | None:
        """The man of that role in the play, if the charts name one; of the side with the ball if none is said."""
        return self.matchup.who(play.seat if seat is None else seat, role, play) or None

    def _scorer(self, play: Play, row: Row) -> Row:
        """Whose touchdown it was, if he is named on the row, and whether it was a pass or a run."""
        is_own = row["td_team"] == self.matchup.codes[seat_with_ball(play)]
        is_pass, is_run = bool(row.get("complete_pass")), bool(row.get("rush_attempt"))
        names = ("receiver_player_name" if is_pass else "rusher_player_name", "kickoff_returner_player_name")
        others = ("interception_player_name", "punt_returner_player_name")
        found = next((row[name] for name in (names if is_own else others) if row.get(name)), None)
        return {"td_player_name": found, "pass_touchdown": is_own and is_pass, "rush_touchdown": is_own and is_run}

    def _flags(self, play: Play) -> Row:
        """The columns of penalties, of which nflverse names the first enforced one, and of a play without a huddle."""
        enforced = [flag for flag in play.fouls if flag.is_enforced]
        row: Row = {"penalty": bool(play.fouls), "no_huddle": any(what == HURRIED for what, _ in play.asides)}
        if enforced:
            first = enforced[0]
            row |= {
                "penalty_team": self.matchup.codes[first.seat], "penalty_yards": first.yards,
                "penalty_type": foul_name(play, first.foul, first.seat).title(),
            }  # fmt: skip
        return row


def _nullified(play: Play) -> Row:
    """A play whose place a penalty took."""
    is_first = bool(play.first_down)
    return {"play_type": "no_play", "first_down": is_first, "first_down_penalty": is_first}


def _kind_of_play(row: Row) -> Row:
    """nflfastR's own flags, a kick, or a play that counts or was called back; and the league's word for the play."""
    kind = str(row["play_type"])
    name = next((name for flag, name in NFL_NAMES.items() if row.get(flag)), NFL_KINDS[kind])
    return {
        "special": kind in SPECIAL, "special_teams_play": kind in SPECIAL, "play_type_nfl": name,
        "play": kind in ("run", "pass", "no_play") and row["down"] is not None,
    }  # fmt: skip


TABLES: Final[Tables] = {"play_by_play": lambda games: play_by_play(map(GamePlayed.of, games))}
"""What a game of Data-Driven Football becomes."""
