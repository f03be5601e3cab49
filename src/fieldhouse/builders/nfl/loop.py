"""The closed loop: charts are made, played, compared with the season, and moved until the season comes back.

Rates are set right against what the charts promise (:mod:`model`), which costs no dice; replays tell what the promise
leaves out (goal lines, the clock, penalties), and how points, plays and punts come out. The best pass is kept, not
the last.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from copy import deepcopy
from dataclasses import dataclass, field, replace
from typing import Final

import numpy as np

from fieldhouse.builders.nfl import trims
from fieldhouse.builders.nfl.assemble import Tuning, Workshop, as_written, base_of, build_all, first_tuning
from fieldhouse.builders.nfl.compare import compare
from fieldhouse.builders.nfl.expected import defense_of
from fieldhouse.builders.nfl.fitting import fit, moved
from fieldhouse.builders.nfl.measures import Count, Floats
from fieldhouse.builders.nfl.model import COMPLETION, DEPTH, PICK, RUN, TRAP, Meetings, Season, rates_of
from fieldhouse.builders.nfl.offense import FACE_MARGIN, MOST_CANCELED
from fieldhouse.builders.nfl.quantise import THROWS
from fieldhouse.builders.nfl.replay import Replay, Schedule, replay
from fieldhouse.games.ddf.model import SeasonCharts, Team
from fieldhouse.table.plain_json import PlainReport

FACE: Final = FACE_MARGIN / THROWS
FEW: Final = 0.05
"""The part of the teams that may want fewer completions than face value allows, or more than protection gives."""
PROTECTS: Final = 7.0
"""The share of traps to cancel for one completion more a throw."""
MOST_WANTED: Final = FACE + MOST_CANCELED / PROTECTS
PASSED_ON: Final = 0.85
"""What of a printed completion comes through the average defense."""
GAIN: Final = 0.8
FINALISTS: Final = 2
USUAL_BIAS: Final = np.array([-0.16, 0.0, -0.27, 0.0, 0.0, 0.0])
"""What replays lack of the promise before any has been played: the goal line cuts off runs and completions."""
GOAL_BIAS: Final = np.array([0.05, 0.0, 0.045, 0.0, 0.0, 0.0])
"""What replays add to a defense's promise for a yard moved from the goal line, where it would be cut off, elsewhere."""
FADING: Final = 0.9
"""What a pass before still counts beside the next one: the charts were others."""
HALF_BELIEVED: Final = 16
"""After so many replays half of a team's own difference between promise and replays is believed."""


@dataclass(frozen=True)
class Effort:
    """How long the loop works."""

    rate_passes: int = 3
    rate_replays: int = 8
    point_passes: int = 6
    point_replays: int = 16
    final_replays: int = 12
    settling: tuple[float, ...] = (0.9, 0.6, 0.4)
    """How much of what is left of points each of the last passes moves."""
    settling_replays: int = 28


FULL: Final = Effort()


def schedule_of(shop: Workshop) -> list[tuple[int, int]]:
    at = {team: index for index, team in enumerate(shop.teams)}
    return [(at[row["away_team"]], at[row["home_team"]]) for row in shop.games.rows(named=True)]


def meetings_of(schedule: Schedule, count: int) -> Floats:
    met = np.zeros((count, count))
    for away, home in schedule:
        met[away, home] += 1
        met[home, away] += 1
    return met


@dataclass
class Best:
    """A good pass: its charts, and how its replays compare."""

    teams: list[Team]
    tuning: Tuning
    count: Count
    figures: PlainReport

    @property
    def score(self) -> float:
        return trims.score(self.figures)


@dataclass
class Loop:
    """A season under way to its charts."""

    shop: Workshop
    pool: Executor | None = None
    log: Callable[[str], None] = lambda line: None
    tuning: Tuning = field(init=False)
    seed: int = 1

    def __post_init__(self) -> None:
        count = len(self.shop.teams)
        self.tuning = first_tuning(self.shop)
        self.schedule = schedule_of(self.shop)
        self.meetings = meetings_of(self.schedule, count)
        self.real = rates_of(self.shop.real)
        self.bias = Season(np.tile(USUAL_BIAS, (count, 1)), np.tile(USUAL_BIAS, (count, 1)))
        self.missed: list[tuple[Season, float]] = []
        self.calls = self.shop.sheets.calls
        self.candidates: list[Best] = []

    @property
    def charts(self) -> SeasonCharts:
        return replace(self.shop.charts, habits=self.tuning.habits)

    def run(self, effort: Effort = FULL) -> Best:
        """The whole loop: rates first, then points, then what is left of points with the cells' kinds as they are."""
        for _ in range(effort.rate_passes):
            teams = self.set_rates(3)
            played = self.play(teams, effort.rate_replays)
            self.follow(played)
            self.learn(teams, played)
            self.trim(played, 0.8)
            self.report("rates", played.count)
        for at in range(effort.point_passes):
            teams = self.set_rates(2)
            played = self.play(teams, effort.point_replays)
            self.keep(teams, played.count)
            self.report("points", played.count)
            self.follow(played)
            self.learn(teams, played)
            self.trim(played, 0.5)
            trims.move_points(self.shop, self.tuning, played, 0.7 if at < 3 else 0.4)
        return self.settle(self.choose(effort.final_replays), effort)

    def trim(self, played: Replay, gain: float) -> None:
        trims.trim_charts(self.shop, self.tuning, played, gain)
        trims.trim_games(self.shop, self.tuning, played, gain)

    def settle(self, best: Best, effort: Effort) -> Best:
        """Move points a last time from the best pass on, and set the rates right by all that replays have told.

        The formations' mix stays as it is, so that cells move only where a defense is off its mark.
        """
        self.tuning = best.tuning
        for gain in effort.settling:
            trims.settle_points(self.shop, self.tuning, best.count, gain)
            teams = self.fit_rates()
            played = self.play(teams, effort.settling_replays)
            self.report("settling", played.count)
            best = Best(teams, deepcopy(self.tuning), played.count, compare(self.shop.real, played.count))
            self.learn(teams, played)
            trims.trim_games(self.shop, self.tuning, played, 0.3)
        return replace(best, teams=self.fit_rates(), tuning=self.tuning)

    def fit_rates(self) -> list[Team]:
        """Offenses moved, then every defense fitted, to what they are to promise."""
        for _ in range(2):
            self.move_offenses(self.promise(build_all(self.shop, self.tuning)))
            self.keep_face()
        teams = build_all(self.shop, self.tuning)
        promise = self.promise(teams).defense
        short = self.real.defense - self.bias.defense - self.moved() - promise
        wanted = promise + short - short.mean(axis=0)
        meetings, base = self.meet(teams), base_of(self.shop, self.tuning)
        walls = self.tuning.walls
        self.tuning.walls = [fit(base, wall, meetings, team, wanted[team]) for team, wall in enumerate(walls)]
        return self.written()

    def moved(self) -> Floats:
        """``[team, rate]``: what the yards moved between goal line and open field add to the defenses' promise."""
        return np.outer([wall.yards_moved for wall in self.tuning.walls], GOAL_BIAS)

    def promise(self, teams: list[Team]) -> Season:
        return self.meet(teams).promise(np.array([defense_of(team.formations) for team in teams]))

    def meet(self, teams: list[Team]) -> Meetings:
        return Meetings(teams, self.tuning.mix, self.calls, self.meetings)

    def written(self) -> list[Team]:
        """The teams as their files will have them."""
        return [as_written(team) for team in build_all(self.shop, self.tuning)]

    def set_rates(self, passes: int) -> list[Team]:
        """Move aims and walls until the promise, plus what replays add to it, is the real season."""
        for _ in range(passes):
            self.move(self.promise(build_all(self.shop, self.tuning)))
        return self.written()

    def move(self, promise: Season) -> None:
        self.move_offenses(promise)
        wall = self.real.defense - self.bias.defense - self.moved()
        for team, each in enumerate(self.tuning.walls):
            self.tuning.walls[team] = moved(each, wall[team], promise.defense[team])
        self.center()
        self.tuning.easier += ease(self.tuning.completions)
        self.keep_face()

    def move_offenses(self, promise: Season) -> None:
        own = self.real.offense - self.bias.offense
        for team, aim in enumerate(self.tuning.aims):
            wanted, has = own[team], promise.offense[team]
            aim.run += GAIN * (wanted[RUN] - has[RUN])
            aim.per_completion += GAIN * (wanted[DEPTH] - has[DEPTH])
            aim.pick = _raised(aim.pick, wanted[PICK], has[PICK])
            aim.trap = _raised(aim.trap, wanted[TRAP], has[TRAP])
            self.tuning.completions[team] += 1.1 * (wanted[COMPLETION] - has[COMPLETION])

    def keep_face(self) -> None:
        """Printed completions stay within the margin; what a team wants above it, traps that its line cancels give."""
        wanted, least = self.tuning.completions, np.array([plain.least for plain in self.shop.plain])
        np.clip(wanted, -least, MOST_WANTED, out=wanted)
        for aim, each in zip(self.tuning.aims, wanted, strict=True):
            aim.completion = float(min(each, FACE))
            aim.protection = float(np.clip((each - FACE) * PROTECTS, 0.0, MOST_CANCELED))

    def center(self) -> None:
        """The league's level belongs to the offenses, but for completions, which face value fixes."""
        walls = self.tuning.walls
        for name in ("run", "completion", "per_completion", "pick", "trap", "fumble"):
            mean = float(np.mean([getattr(each, name) for each in walls]))
            for each in walls:
                setattr(each, name, getattr(each, name) - mean)

    def play(self, teams: list[Team], replays: int) -> Replay:
        """Replay the schedule on seeds not used before."""
        seeds = range(self.seed, self.seed + replays)
        self.seed += replays
        return replay(teams, self.charts, self.schedule, seeds, self.pool)

    def follow(self, played: Replay) -> None:
        """Take over the mix of formations that replays had."""
        self.tuning.mix = played.met / played.met.sum(axis=0)

    def learn(self, teams: list[Team], played: Replay) -> None:
        """Take over what replays tell: calls, and how far the promise is from what came out.

        The league's difference is that of this pass; a team's own is the mean of all passes, the older fading, the more
        believed the more replays there are of it.
        """
        self.calls = played.calls
        missed = rates_of(played.count) - self.promise(teams)
        missed = replace(missed, defense=missed.defense - self.moved())
        self.missed = [(each, FADING * weight) for each, weight in self.missed]
        self.missed.append((missed, float(played.count.seasons)))
        replays = sum(weight for _, weight in self.missed)
        believed = replays / (replays + HALF_BELIEVED)

        def bias(now: Floats, every: list[Floats]) -> Floats:
            own = sum(each - each.mean(axis=0) for each in every) / replays
            return np.asarray(now.mean(axis=0) + believed * own)

        self.bias = Season(
            bias(missed.offense, [each.offense * weight for each, weight in self.missed]),
            bias(missed.defense, [each.defense * weight for each, weight in self.missed]),
        )

    def keep(self, teams: list[Team], count: Count) -> None:
        """Keep the best passes so far."""
        self.candidates.append(Best(teams, deepcopy(self.tuning), count, compare(self.shop.real, count)))
        self.candidates.sort(key=lambda each: -each.score)
        del self.candidates[FINALISTS:]

    def choose(self, replays: int) -> Best:
        """Play the best passes once more: a dozen replays may have flattered one."""
        for each in self.candidates:
            self.tuning = each.tuning
            played = self.play(each.teams, replays)
            self.learn(each.teams, played)
            each.count = each.count.plus(played.count)
            each.figures = compare(self.shop.real, each.count)
        return max(self.candidates, key=lambda each: each.score)

    def report(self, stage: str, count: Count) -> None:
        figures = compare(self.shop.real, count)
        shown = ("points", "plays", "yards_per_rush", "yards_per_pass", "completion", "punts", "field_goals")
        edge = figures["league"]["home_edge"]
        errors = " ".join(f"{name} {100 * figures['league'][name]['error']:+.1f}%" for name in shown)
        near = figures["correlation"]
        self.log(
            f"{self.shop.season} {stage}: {errors}; home edge {edge['simulated']:.1f} of {edge['real']:.1f}; "
            f"r points {near['points']:.3f} / {near['points_against']:.3f}, score {trims.score(figures):.3f}"
        )


def ease(wanted: Floats) -> float:
    """By how much easier the average defense must be so that few teams want less than face value allows; what they
    want is moved by it."""
    off = float(np.quantile(wanted, FEW) + FACE + np.quantile(wanted, 1 - FEW) - MOST_WANTED) / 2
    wanted -= off
    return PASSED_ON * off


def _raised(so_far: float, wanted: float, has: float) -> float:
    return float(np.clip((1 + so_far) * (1 + GAIN * (wanted / max(has, 1e-6) - 1)) - 1, -0.95, 4.0))
