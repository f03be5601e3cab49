"""The closed loop: charts are made, played, compared with the season, and moved until the season comes back.

Offenses are moved by what their own rates lack, defenses by what their opponents' lack, each by a part of it, over the
real schedule: so every team is adjusted for its opponents, and theirs, without solving for it. What is kept is the mean
of the last passes, in which their luck is less, or the best pass if that plays still better.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from fieldhouse.builders.counting import loss
from fieldhouse.builders.football.boldness import Boldness, bolder
from fieldhouse.builders.ncaa.assemble import Tuning, Workshop, first_tuning, written, written_teams
from fieldhouse.builders.ncaa.averaging import mean_tuning
from fieldhouse.builders.ncaa.compare import compare
from fieldhouse.builders.ncaa.evening import evened
from fieldhouse.builders.ncaa.measures import AT, LOWER, Count, Floats, by_team, league
from fieldhouse.builders.ncaa.offense import Flags
from fieldhouse.builders.ncaa.replay import Fixture, Replay, replay
from fieldhouse.builders.ncaa.targets import Targets
from fieldhouse.games.bowlbound.model import Team
from fieldhouse.table.plain_json import PlainReport

SIDES: Final = 0.5
"""Offense and defense each take this part of what is lacking."""
RATES: Final = {"run": "yards_per_rush", "completion": "completion", "depth": "yards_per_completion"}
SHARES: Final = {"pick": "interception_rate", "trap": "sack_rate"}
LIMITS: Final = {"run": 3.0, "completion": 0.2, "depth": 4.0, "pick": 1.5, "trap": 1.5}
MOST_MOVED: Final = 8.0
"""Yards that returns may be moved."""
START_FOR_POINTS: Final = 40.0
"""Yards of drive start for a whole score's worth of points more: what the league's points lack goes there."""
MOST_FARTHER: Final = 4.0
COMPENSATED: Final = 2.5
"""Percent of yardage factor for a point a game: of the factors some 40% counted when it was set."""
MOST_COMPENSATED: Final = 60.0
BOLD_STEP: Final = 4.0
"""By how much the logarithm of the odds to play a fourth down is moved for twice as many kicks as there should be."""
MOST_BOLD: Final = float(np.log(3.0))
TOLERANCES: Final = {
    "points": 0.02, "plays": 0.03, "yards_per_rush": 0.02, "yards_per_pass": 0.02, "completion": 0.02,
    "sack_rate": 0.06, "interception_rate": 0.06, "fumbles_lost": 0.06, "penalties": 0.06, "punts": 0.06,
    "field_goals": 0.06,
}  # fmt: skip
"""How near the league's figures are to come."""
LEAST_CORRELATIONS: Final = {
    "yards_per_play": 0.96, "yards_per_play_against": 0.96, "points": 0.94, "points_against": 0.94,
}  # fmt: skip
"""How near the teams are to come, by correlation."""
CORRELATION_WEIGHT: Final = 40.0
"""What a whole correlation lost costs beside tolerances exceeded: a hundredth is worth four tenths of one."""


@dataclass(frozen=True)
class Effort:
    """How long the loop works."""

    passes: int = 10
    replays: int = 2
    points_from: int = 2
    """The pass from which points are moved too."""
    even_from: int = 5
    """The pass from which the guessing game is made even."""
    averaged: int = 4
    """The last passes, whose mean is built and played too."""
    finalists: int = 1
    """Passes that are played again beside it."""
    final_replays: int = 4


FULL: Final = Effort()


@dataclass
class Best:
    """A good pass: its charts, and how its replays compare."""

    name: str
    teams: list[Team]
    count: Count
    figures: PlainReport

    @property
    def score(self) -> float:
        """How near the replays came, more being better."""
        return -loss(self.figures, TOLERANCES, LEAST_CORRELATIONS, CORRELATION_WEIGHT)


def schedule_of(shop: Workshop) -> list[Fixture]:
    """The games as teams by their numbers."""
    at = {team: index for index, team in enumerate(shop.teams)}
    rows = shop.games.select("away", "home", "neutral_site").rows()
    return [Fixture(at[away], at[home], bool(is_neutral)) for away, home, is_neutral in rows]


@dataclass
class Loop:
    """A season under way to its charts."""

    shop: Workshop
    pool: Executor | None = None
    log: Callable[[str], None] = lambda line: None
    tuning: Tuning = field(init=False)
    seed: int = 1

    def __post_init__(self) -> None:
        self.tuning = first_tuning(self.shop)
        self.schedule = schedule_of(self.shop)
        self.candidates: list[Best] = []
        self.tunings: list[Tuning] = []
        self.targets = Targets()

    def run(self, effort: Effort = FULL) -> Best:
        """The whole loop: pass after pass charts are made, seasons played with them in the pool's processes, and what
        was missed is tuned; then the best is chosen."""
        for number in range(effort.passes):
            teams = self.made(self.tuning, number >= effort.even_from)
            played = self.play(teams, effort.replays)
            self.tunings.append(self.tuning)
            self.candidates.append(self.judged(f"pass {number + 1}", teams, played.count))
            gain = 0.9 if number < 3 else 0.6 if number < 7 else 0.35
            self.move(played, gain)
            if number >= effort.points_from:
                self.move_points(played, gain)
        return self.choose(effort)

    def made(self, tuning: Tuning, is_even: bool) -> list[Team]:
        """The charts of a tuning, with *is_even* the guessing game made even; the workers help."""
        teams = written_teams(self.shop, tuning)
        habits = bolder(self.shop.habits, tuning.boldness)
        return written(evened(teams, tuning.mix, self.pool), habits) if is_even else teams

    def play(self, teams: list[Team], replays: int, is_even: bool = False) -> Replay:
        """Replay the season so often, each time with the next seed; *is_even*: all formations as often. Played in the
        pool's processes, or here if there is none."""
        first = self.seed
        self.seed += replays
        return replay(teams, self.schedule, range(first, self.seed), self.pool, is_even=is_even)

    def judged(self, name: str, teams: list[Team], count: Count) -> Best:
        """The teams with what their replay came to; it is reported."""
        found = Best(name, teams, count, compare(self.shop.real, count))
        self.report(found)
        return found

    def choose(self, effort: Effort) -> Best:
        """The best passes and the mean of the last ones, all played once more on fresh dice in the pool's processes,
        and the best of them."""
        finalists = sorted(self.candidates, key=lambda each: -each.score)[: effort.finalists]
        charts = {f"{each.name} again": each.teams for each in finalists}
        charts["mean of the last passes"] = self.made(mean_tuning(self.tunings[-effort.averaged :]), True)
        played = [
            self.judged(name, teams, self.play(teams, effort.final_replays).count) for name, teams in charts.items()
        ]  # fmt: skip
        return max(played, key=lambda each: each.score)

    def report(self, played: Best) -> None:
        """A line to the log: how far off the replays were."""
        errors = " ".join(f"{name} {100 * played.figures['league'][name]['error']:+.1f}%" for name in TOLERANCES)
        fits = " ".join(f"r {name} {played.figures['correlation'][name]:.3f}" for name in LEAST_CORRELATIONS)
        self.log(f"{played.name}, {played.count.seasons} replays: {errors} {fits}")

    def move(self, played: Replay, gain: float) -> None:
        """Move the offsets of both sides and the league's own figures."""
        self.targets.learn(self.shop.real, played.count, gain)
        tuning = deepcopy(self.tuning)
        tuning.mix = played.met / played.met.sum(axis=0, keepdims=True)
        for is_defense, movers in ((False, tuning.offense_offsets), (True, tuning.defense_offsets)):
            real, found = by_team(self.shop.real, is_defense), by_team(played.count, is_defense)
            wanted = {name: self.targets.team_target_ratio(name) * values for name, values in real.items()}
            for name, stat in RATES.items():
                self._shift(movers, name, gain * SIDES * (wanted[stat] - found[stat]), is_defense)
            for name, stat in SHARES.items():
                self._shift(movers, name, gain * SIDES * (wanted[stat] / np.maximum(found[stat], 1e-4) - 1), is_defense)
        self._lean(tuning, played, gain)
        self._correct(tuning, played, gain)
        self._embolden(tuning, played, gain)
        self.tuning = tuning

    @staticmethod
    def _shift(movers: Sequence[object], name: str, change: Floats, is_defense: bool) -> None:
        """Add the change; the league's level belongs to the offenses alone."""
        values = np.array([getattr(mover, name) for mover in movers]) + change
        if is_defense:
            values -= values[:-1].mean()
        for mover, value in zip(movers, np.clip(values, -LIMITS[name], LIMITS[name]), strict=True):
            setattr(mover, name, float(value))

    def _lean(self, tuning: Tuning, played: Replay, gain: float) -> None:
        """Moves the tuning to more or fewer runs, until each team's share of rushes is its own."""

        def odds(count: Count) -> Floats:
            # One of each more, for the stand-in of a lower division that nobody met.
            return np.asarray((count.own[:, AT["rushes"]] + 1) / (count.own[:, AT["attempts"]] + 1))

        tuning.lean = np.clip(tuning.lean * (odds(self.shop.real) / odds(played.count)) ** gain, 0.25, 4.0)

    def _correct(self, tuning: Tuning, played: Replay, gain: float) -> None:
        """Moves the tuning by what flags and fumbles lack in the whole league."""
        was, found = league(self.shop.real.without(LOWER)), league(played.count.without(LOWER))
        more = {
            name: (self.targets.target_ratio(name) * was[name] / found[name]) ** gain
            for name in ("penalties", "fumbles_lost")
        }
        flags = tuning.flags
        tuning.flags = Flags(
            flags.offense * more["penalties"], flags.defense * more["penalties"],
            flags.run_fumbles * more["fumbles_lost"], flags.pass_fumbles * more["fumbles_lost"],
        )  # fmt: skip

    def _embolden(self, tuning: Tuning, played: Replay, gain: float) -> None:
        """Moves the tuning to bolder fourth downs where the league punts too much, and where it tries too many field
        goals.
        """
        was, found = league(self.shop.real.without(LOWER)), league(played.count.without(LOWER))
        steps = [gain * BOLD_STEP * (found[name] / was[name] - 1) for name in ("punts", "field_goals")]
        far, near = (
            float(np.clip(old + step, -MOST_BOLD, MOST_BOLD))
            for old, step in zip((tuning.boldness.far, tuning.boldness.near), steps, strict=True)
        )
        tuning.boldness = Boldness(far, near)

    def move_points(self, played: Replay, gain: float) -> None:
        """Moves the tuning in place: drives start where they did, but for what the league's points lack; what a team
        lacks of its own goes to its factor."""
        tuning = self.tuning
        real, found = by_team(self.shop.real), by_team(played.count)
        points = league(self.shop.real.without(LOWER))["points"] / league(played.count.without(LOWER))["points"] - 1
        tuning.farther = float(np.clip(tuning.farther + gain * START_FOR_POINTS * points, -MOST_FARTHER, MOST_FARTHER))
        start = real["drive_start"] + tuning.farther - found["drive_start"]
        tuning.returns = np.clip(tuning.returns + gain * start[:, None], -MOST_MOVED, MOST_MOVED)
        lacking = real["points"] - found["points"]
        allowed = by_team(self.shop.real, True)["points"] - by_team(played.count, True)["points"]
        moved = tuning.compensation + gain * COMPENSATED * (lacking - allowed)
        tuning.compensation = np.clip(moved - moved[:-1].mean(), -MOST_COMPENSATED, MOST_COMPENSATED)
