"""What a replay counts of its games, play by play, as the real season is counted. Compiled with the game's rules."""

from __future__ import annotations

from typing import Final

from fieldhouse.builders.football.totals import TeamTotals
from fieldhouse.builders.nfl.measures import FIELDS
from fieldhouse.games.ddf.choices import FIELD_GOAL_TRY, POOCH, PUNT
from fieldhouse.games.ddf.model import FIRST_PASS, FORMATION_COUNT, PLAY_COUNT
from fieldhouse.games.ddf.state import Play
from fieldhouse.gridiron.outcome import TOUCHDOWN
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.table.seat import seated

SACKS: Final = ("sack", "sack and fumble")
NOT_CAUGHT: Final = ("incomplete", "intentional grounding")


class Row:
    """What one side did in a game; its attributes are the ``FIELDS`` of the measures."""

    def __init__(self) -> None:
        self.games = 1
        self.points = self.plays = self.rushes = self.rush_yards = self.attempts = self.completions = 0
        self.pass_yards = self.sacks = self.scrambles = self.interceptions = self.fumbles_lost = self.penalties = 0
        self.third_downs = self.third_converted = self.field_goals = self.field_goals_good = self.punts = 0
        self.touchdowns = self.drives = self.start = 0

    def counts(self) -> list[float]:
        """In the order of ``FIELDS``."""
        return [getattr(self, name) for name in FIELDS]


class ReplaySheet:
    """Counts the plays of one game at a time: what one side did was done against the other."""

    def __init__(self, count: int) -> None:
        self.totals = TeamTotals(count, len(FIELDS))
        self.met = [[0] * PLAY_COUNT for _ in range(FORMATION_COUNT)]
        self.calls = [[0] * PLAY_COUNT for _ in range(count)]
        self.teams = [0, 0]
        self.rows = [Row(), Row()]
        self.had_ball = -1

    def start(self, away: int, home: int) -> None:
        """A new game of these two; nobody has had the ball."""
        self.teams = [away, home]
        self.rows = [Row(), Row()]
        self.had_ball = -1

    def finish(self, score: list[int]) -> None:
        """The game is over: what both did goes onto their teams' rows."""
        for seat, row in seated(self.rows):
            row.points = score[seat]
        self.totals.add_game(self.teams, [row.counts() for row in self.rows])

    def add(self, play: Play) -> None:
        """Enter one play."""
        for flag in play.fouls:
            if flag.is_enforced:
                self.rows[flag.seat].penalties += 1
        if play.kind != SCRIMMAGE:
            self.had_ball = -1
            return
        seat, call = play.seat, play.call
        row = self.rows[seat]
        if self.had_ball != seat:
            self.had_ball = seat
            row.drives += 1
            row.start += play.spot
        if not play.counts:
            return
        if 0 <= call < PLAY_COUNT:
            self.met[play.formation][call] += 1
            self.calls[self.teams[seat]][call] += 1
            count_play(row, play, call)
        elif call in (PUNT, POOCH):
            row.punts += 1
        elif call == FIELD_GOAL_TRY:
            row.field_goals += 1
            row.field_goals_good += int(play.result == "good")


def count_play(row: Row, play: Play, call: int) -> None:
    """Add one of the nine plays to a row."""
    result, yards = play.result, play.yards
    if result == "muffed snap":
        if play.fumbled_by >= 0 and play.recovered_by != play.seat:
            row.fumbles_lost += 1
        return
    row.plays += 1
    if result in SACKS:
        row.sacks += 1
    elif result == "scramble":
        row.scrambles += 1
        row.rushes += 1
        row.rush_yards += yards
    elif call < FIRST_PASS:
        row.rushes += 1
        row.rush_yards += yards
    else:
        row.attempts += 1
        if result == "interception":
            row.interceptions += 1
        elif result not in NOT_CAUGHT:
            row.completions += 1
            row.pass_yards += yards
    if play.fumbled_by == play.seat and play.recovered_by != play.seat:
        row.fumbles_lost += 1
    outcome = play.outcome
    is_score = outcome is not None and outcome.ending == TOUCHDOWN and outcome.seat == play.seat
    row.touchdowns += int(is_score)
    if play.down == 3:
        row.third_downs += 1
        row.third_converted += int(is_score or (play.first_down and result not in NOT_CAUGHT))
