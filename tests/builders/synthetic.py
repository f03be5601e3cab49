"""A small season made up by a seeded script: eight teams, every kind of play that the builder reads."""

from __future__ import annotations

import random
from typing import Any

import polars as pl

from fieldhouse.builders.nfl.effort import Effort

TEAMS = ("ARI", "BUF", "CHI", "DAL", "GB", "KC", "NE", "PHI")
SEASON = 2017
QUICK = Effort(
    rate_passes=1,
    rate_replays=1,
    point_passes=1,
    point_replays=1,
    final_replays=1,
    final_gains=(0.5,),
    refining_replays=1,
    evenings=0,
    mendings=0,
    closing_passes=1,
    is_leveled=False,
)
"""A loop so short that its charts only have to be charts."""


def season(seed: int = 7, rounds: int = 8) -> pl.DataFrame:
    """Play-by-play with the house's column names. Team strengths differ; nothing in it ever happened."""
    rng = random.Random(seed)
    rows: list[dict[str, Any]] = []
    skill = {team: rng.uniform(-0.06, 0.06) for team in TEAMS}
    for week in range(1, rounds + 1):
        shift = (week - 1) % (len(TEAMS) - 1)
        others = [TEAMS[1 + (index + shift) % (len(TEAMS) - 1)] for index in range(len(TEAMS) - 1)]
        order = [TEAMS[0], *others]
        for index in range(len(TEAMS) // 2):
            pair = order[index], order[-1 - index]
            away, home = pair if week % 2 else pair[::-1]
            rows += _game(rng, week, away, home, skill)
    return pl.DataFrame(rows, infer_schema_length=None)


def as_nflverse(plays: pl.DataFrame) -> pl.DataFrame:
    """The same plays as a user's file from nflverse has them: its names, flags as numbers, none of our columns."""
    is_home = pl.col("posteam") == pl.col("home_team")
    own, theirs = pl.col("home_score_pre"), pl.col("away_score_pre")
    plays = plays.with_columns(
        pl.when(is_home).then(own).otherwise(theirs).alias("posteam_score"),
        pl.when(is_home).then(theirs).otherwise(own).alias("defteam_score"),
        own.max().over("game_id").alias("home_score"),
        theirs.max().over("game_id").alias("away_score"),
        pl.col(pl.Boolean).cast(pl.Float64),
    )
    ours = ("snap_kind", "penalty_all", "home_score_pre", "away_score_pre", "onside_kick", "raw_type")
    return plays.drop(ours).rename({
        "fair_catch": "punt_fair_catch", "kick_out_of_bounds": "punt_out_of_bounds", "rusher": "rusher_player_name",
        "passer": "passer_player_name", "receiver": "receiver_player_name",
    })  # fmt: skip


def _game(rng: random.Random, week: int, away: str, home: str, skill: dict[str, float]) -> list[dict[str, Any]]:
    game = _Game(rng, week, away, home, skill)
    for quarter in range(1, 5):
        if quarter in (1, 3):
            game.kickoff(home if quarter == 1 else away)
        game.quarter(quarter)
    game.row("END", desc="END GAME", play_type=None, snap_kind=None, down=None, ydstogo=None, yardline_100=None)
    return game.rows


class _Game:
    def __init__(self, rng: random.Random, week: int, away: str, home: str, skill: dict[str, float]) -> None:
        self.rng, self.week, self.away, self.home, self.skill = rng, week, away, home, skill
        self.rows: list[dict[str, Any]] = []
        self.score = {away: 0, home: 0}
        self.offense, self.line, self.down, self.to_go = away, 75, 1, 10
        self.qtr, self.clock = 1, 900

    def other(self, team: str) -> str:
        return self.home if team == self.away else self.away

    def row(self, raw: str, **values: Any) -> None:
        row: dict[str, Any] = {
            "game_id": f"{SEASON}_{self.week:02}_{self.away}_{self.home}", "season": SEASON, "season_type": "REG",
            "week": self.week, "home_team": self.home, "away_team": self.away, "posteam": self.offense,
            "defteam": self.other(self.offense), "home_score_pre": self.score[self.home],
            "away_score_pre": self.score[self.away], "qtr": self.qtr,
            "game_seconds_remaining": self.clock + 900 * (4 - self.qtr), "down": self.down, "ydstogo": self.to_go,
            "yardline_100": self.line, "play_type": None, "snap_kind": None, "desc": "", "yards_gained": None,
            "shotgun": False, "no_huddle": self.rng.random() < 0.1, "run_location": None, "run_gap": None,
            "pass_length": None, "pass_location": None, "air_yards": None, "complete_pass": False,
            "interception": False, "sack": False, "qb_scramble": False, "rusher": None, "passer": None,
            "receiver": None, "fumble": False, "fumble_lost": False, "touchdown": False, "td_team": None,
            "first_down": False, "penalty_yards": None, "penalty_all": None, "return_yards": None,
            "field_goal_result": None, "extra_point_result": None, "two_point_conv_result": None, "touchback": False,
            "punt_blocked": False, "fair_catch": False, "punt_downed": False, "kick_out_of_bounds": False,
            "onside_kick": False, "out_of_bounds": False, "raw_type": raw,
        }  # fmt: skip
        self.rows.append(row | values)

    def quarter(self, number: int) -> None:
        self.qtr, self.clock = number, 900
        while self.clock > 0:
            if self.down == 4:
                self.kick()
            elif self.rng.random() < 0.03:
                self.flag()
            elif self.rng.random() < 0.42:
                self.run()
            else:
                self.drop_back()
            self.clock = max(self.clock - self.rng.choice((8, 25, 38, 40)), 0)

    def gained(self, yards: int) -> tuple[int, bool]:
        yards = min(yards, self.line)
        return yards, yards == self.line

    def advance(self, yards: int) -> None:
        self.line = min(self.line - yards, 99)
        self.to_go -= yards
        if self.to_go <= 0:
            self.down, self.to_go = 1, min(10, self.line)
        else:
            self.down += 1

    def finish(self, yards: int, is_score: bool) -> None:
        if not is_score:
            self.advance(yards)
            return
        self.score[self.offense] += 6
        good = self.rng.random() < 0.94
        self.row("XP", play_type="extra_point", snap_kind="extra_point", down=None, desc="K.Kicker extra point",
                 extra_point_result="good" if good else "failed")  # fmt: skip
        self.score[self.offense] += good
        self.kickoff(self.offense)

    def run(self) -> None:
        rng = self.rng
        place = rng.choice(("middle", "left", "right"))
        gap = None if place == "middle" else rng.choice(("guard", "tackle", "end"))
        yards, is_score = self.gained(int(rng.gammavariate(1.6, 3.4 + 10 * self.skill[self.offense])) - 1)
        lost = rng.random() < 0.006
        self.row("RUN", play_type="run", snap_kind="run", desc=f"R.Runner {place} for {yards} yards",
                 shotgun=rng.random() < 0.4, run_location=place, run_gap=gap, yards_gained=yards, rusher="R.Runner",
                 fumble=lost or rng.random() < 0.006, fumble_lost=lost, touchdown=is_score and not lost,
                 td_team=self.offense if is_score and not lost else None, first_down=yards >= self.to_go,
                 out_of_bounds=rng.random() < 0.08)  # fmt: skip
        if lost:
            self.turn_over(100 - (self.line - yards))
        else:
            self.finish(yards, is_score)

    def drop_back(self) -> None:
        rng = self.rng
        luck = rng.random()
        if luck < 0.06:
            self.trapped("sack", -rng.randint(1, 12))
        elif luck < 0.10:
            self.trapped("scramble", rng.randint(-1, 18))
        else:
            self.throw()

    def trapped(self, kind: str, yards: int) -> None:
        yards = max(min(yards, self.line), self.line - 99)
        lost = kind == "sack" and self.rng.random() < 0.07
        self.row("QB", play_type="pass" if kind == "sack" else "run", snap_kind=kind, yards_gained=yards,
                 desc="Q.Back sacked (D.End)" if kind == "sack" else "Q.Back scrambles", sack=kind == "sack",
                 qb_scramble=kind == "scramble", passer="Q.Back", fumble=lost, fumble_lost=lost,
                 first_down=yards >= self.to_go)  # fmt: skip
        if lost:
            self.turn_over(100 - (self.line - yards))
        else:
            self.finish(yards, yards == self.line)

    def throw(self) -> None:
        rng = self.rng
        air = int(rng.choice((-4, 1, 3, 5, 8, 10, 15, 20, 26, 35)))
        chance = (0.8 if air < 6 else 0.6 if air < 13 else 0.42) + self.skill[self.offense]
        caught = rng.random() < chance
        picked = not caught and rng.random() < 0.07
        yards, is_score = self.gained(max(air, -3) + int(rng.expovariate(0.25))) if caught else (0, False)
        lost = caught and not is_score and rng.random() < 0.005
        self.row("PASS", play_type="pass", snap_kind="pass", desc=f"Q.Back pass for {yards} yards", passer="Q.Back",
                 receiver=rng.choice(("W.Out", "T.End")), pass_location=rng.choice(("left", "middle", "right")),
                 pass_length="deep" if air > 14 else "short", air_yards=air, complete_pass=caught,
                 interception=picked, yards_gained=yards, touchdown=is_score, fumble=lost, fumble_lost=lost,
                 td_team=self.offense if is_score else None, first_down=caught and yards >= self.to_go,
                 return_yards=rng.randint(0, 30) if picked else None, out_of_bounds=caught and rng.random() < 0.2,
                 shotgun=True)  # fmt: skip
        if picked or lost:
            self.turn_over(max(min(100 - (self.line - air), 99), 1))
        else:
            self.finish(yards, is_score)

    def flag(self) -> None:
        kind, side, yards = self.rng.choice((
            ("False Start", "off", -5), ("Offensive Holding", "off", -10), ("Defensive Offside", "def", 5),
            ("Defensive Holding", "def", 5), ("Unnecessary Roughness", "def", 15),
            ("Defensive Pass Interference", "def", 18),
        ))  # fmt: skip
        team = self.offense if side == "off" else self.other(self.offense)
        is_early = kind in ("False Start", "Defensive Offside")
        yards = max(min(yards, self.line // 2), self.line - 95)
        snapped = "" if is_early else "Q.Back pass incomplete short right to W.Out. "
        told = f"{snapped}PENALTY on {team}-D.Man, {kind}, {abs(yards)} yards, enforced at there - No Play."
        self.row("FLAG", play_type="no_play", snap_kind=None if is_early else "pass", desc=told,
                 pass_length=None if is_early else "short", penalty_yards=abs(yards),
                 penalty_all=f"{team} {kind} enforced")  # fmt: skip
        self.line -= yards
        self.to_go = max(self.to_go - yards, 1)

    def turn_over(self, line: int) -> None:
        self.offense, self.line, self.down = self.other(self.offense), max(min(line, 99), 1), 1
        self.to_go = min(10, self.line)

    def kick(self) -> None:
        if self.line > 36:
            self.punt()
            return
        good = self.rng.random() < 0.97 - 0.009 * max(self.line - 10, 0)
        self.row("FG", play_type="field_goal", snap_kind="field_goal", desc="K.Kicker 40 yard field goal",
                 field_goal_result="made" if good else "missed")  # fmt: skip
        if good:
            self.score[self.offense] += 3
            self.kickoff(self.offense)
        else:
            self.turn_over(100 - self.line - 8)

    def punt(self) -> None:
        rng = self.rng
        far = min(rng.randint(36, 58), self.line)
        is_dead = rng.random() < 0.5
        ran = 0 if is_dead else rng.randint(-2, 22)
        self.row("PUNT", play_type="punt", snap_kind="punt", desc=f"P.Punter punts {far} yards to there.",
                 touchback=far == self.line, fair_catch=is_dead, return_yards=None if is_dead else ran,
                 kick_out_of_bounds=rng.random() < 0.08)  # fmt: skip
        self.turn_over(80 if far == self.line else 100 - (self.line - far) - ran)

    def kickoff(self, kicker: str) -> None:
        self.offense, self.line, self.down, self.to_go = self.other(kicker), 35, 1, 10
        rng = self.rng
        dead = rng.random() < 0.55
        far, ran = (65, None) if dead else (rng.randint(57, 65), rng.randint(12, 34))
        self.row("KO", play_type="kickoff", snap_kind="kickoff", down=None, ydstogo=None, touchback=dead,
                 desc=f"K.Kicker kicks {far} yards from here.", return_yards=ran)  # fmt: skip
        self.line = 75 if dead or ran is None else 100 - (65 - far + ran)
