"""The closed loop: charts are made, played, compared with the season, and moved until the season comes back.

Rates are set right against the charts' expected rates (:mod:`model`), which cost no dice; replays tell what these
leave out (goal lines, the clock, penalties), and how points, plays and punts come out. The best pass is kept, not
the last.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, field
from typing import Final

import numpy as np

from fieldhouse.builders.nfl import corrections
from fieldhouse.builders.nfl.assemble import (
    Tuning,
    Workshop,
    base_of,
    build_all,
    first_tuning,
    schedule_of,
    written_teams,
)
from fieldhouse.builders.nfl.boldness import emboldened
from fieldhouse.builders.nfl.compare import compare
from fieldhouse.builders.nfl.completions import bound, centered
from fieldhouse.builders.nfl.effort import FULL, Effort
from fieldhouse.builders.nfl.evening import evened, mended
from fieldhouse.builders.nfl.expected import defense_of
from fieldhouse.builders.nfl.fitting import Fitting, moved
from fieldhouse.builders.nfl.headway import Headway
from fieldhouse.builders.nfl.judge import Judge
from fieldhouse.builders.nfl.level_season import SeasonLeveling
from fieldhouse.builders.nfl.measures import Count, Floats
from fieldhouse.builders.nfl.model import COMPLETION, DEPTH, PICK, RUN, TRAP, Meetings, Season, rates_of
from fieldhouse.builders.nfl.passes import Best, passed
from fieldhouse.builders.nfl.replay import Replay, meetings_of, replay
from fieldhouse.games.ddf.model import SeasonCharts, Team

GAIN: Final = 0.8
FINALISTS: Final = 2
LAST_GAIN: Final = 0.4
"""How much of what the last replays leave of points is still moved, unmeasured."""
CLOSING_GAIN: Final = 0.6
"""How much of what is left is moved when nothing but balls and drive starts may move."""
USUAL_BIAS: Final = np.array([-0.16, 0.0, -0.27, 0.0, 0.0, 0.0])
"""The bias of expected rates before any has been played: the goal line cuts off runs and completions."""
LEVELS: Final = np.array([1.007, 1.005, 1.006, 1.0, 1.0, 1.0])
"""The rates that are aimed at, as parts of the season's: charts know no place, so that drives end near the goal less
often than they did, and half a percent more takes a few punts away."""
OWN: Final = np.array([1.0, 1.0, 1.0, 0.92, 0.88, 1.0])
"""What of an offense's difference from the league is its own: picks and traps are luck in part, and dice add to it."""
FADING: Final = 0.9
"""What a pass before still counts beside the next one: the charts were others."""
SHRINKAGE_REPLAYS: Final = 16
"""The prior weight, in replays, of no bias of a team's own: after as many, half of its mean residual is taken over."""


@dataclass
class Loop:
    """A season under way to its charts; its steps change its tuning in place. Replays are played in the pool's
    processes, or here if there is none; the log is told how long is left, by the clock."""

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
        self.real = rates_of(self.shop.real).scaled(LEVELS).drawn_in(OWN)
        self.bias = Season(np.tile(USUAL_BIAS, (count, 1)), np.tile(USUAL_BIAS, (count, 1)))
        self.residuals: list[tuple[Season, float]] = []
        self.calls = self.shop.sheets.calls
        self.candidates: list[Best] = []
        self.judge = Judge(self.shop.charts)
        self.leveling = SeasonLeveling(self.judge)
        self.headway = Headway(FULL)
        self.charts: SeasonCharts = self.shop.charts

    def run(self, effort: Effort = FULL) -> Best:
        """The whole loop: rates first, then points, then what is left of points with the formations' mix as it is.
        Every pass plays seasons in the pool's processes and changes the tuning."""
        self.headway = Headway(effort)
        for _ in range(effort.rate_passes):
            teams = self.set_rates(3)
            played = self.play(teams, effort.rate_replays)
            self.follow(played)
            self.learn(teams, played)
            self.correct(played, 0.8)
            self.report("rates", played.count)
        for index in range(effort.point_passes):
            teams = self.set_rates(2)
            played = self.play(teams, effort.point_replays)
            self.keep(teams, played.count)
            self.report("points", played.count)
            self.follow(played)
            self.learn(teams, played)
            self.correct(played, 0.5)
            corrections.move_points(self.shop, self.tuning, played, 0.7 if index < 3 else 0.4)
        return self.refine(self.choose(effort.final_replays), effort)

    def correct(self, played: Replay, gain: float) -> None:
        """Move the tuning by what the replay lacks."""
        corrections.correct_charts(self.shop, self.tuning, played, gain)
        corrections.correct_games(self.shop, self.tuning, played, gain)

    def refine(self, best: Best, effort: Effort) -> Best:
        """Move points a last time from the best pass on, and set the rates right by all that replays have told; then
        formations are levelled, and coaches made as bold as they must be.

        The formations' mix stays as it is, so that cells move only where a defense is off its mark.
        """
        self.tuning = best.tuning.copied()
        for index, gain in enumerate(effort.final_gains):
            corrections.refine_points(self.shop, self.tuning, best.count, gain)
            if index < effort.evenings:
                self.tuning.defense_offsets = evened(self.tuning.defense_offsets, best.teams, self.judge)
            is_last = index == len(effort.final_gains) - 1
            teams = self.finished(self.fit_rates(), effort) if is_last else self.fit_rates()
            played = self.play(teams, effort.refining_replays)
            self.report("refining", played.count)
            best = Best(teams, self.tuning.copied(), played.count, compare(self.shop.real, played.count))
            self.learn(teams, played)
            corrections.correct_games(self.shop, self.tuning, played, 0.3)
        corrections.move_balls(self.shop, self.tuning, best.count, LAST_GAIN)
        teams = self.finished(self.fit_rates(), effort)
        self.charts = emboldened(teams, self.charts, self.schedule, self.shop.real, self.pool)
        return self.close(teams, effort)

    def close(self, teams: list[Team], effort: Effort) -> Best:
        """The finished charts played; while points are off, balls are moved, which leaves every formation as it is, but
        for those of a chart that is not sound any more: what a lost ball costs is part of what a pass is worth."""
        passes: list[Best] = []
        while len(passes) < effort.closing_passes:
            played = self.play(teams, effort.refining_replays)
            self.report("closing", played.count)
            passes.append(Best(teams, self.tuning.copied(), played.count, compare(self.shop.real, played.count)))
            if corrections.points_hold(passes[-1].figures):
                return passes[-1]
            corrections.move_balls(self.shop, self.tuning, played.count, CLOSING_GAIN)
            teams = self.finished(written_teams(self.shop, self.tuning), effort)
        return max(passes, key=lambda each: each.score)

    def finished(self, teams: list[Team], effort: Effort) -> list[Team]:
        """The teams, their guessing game sound by exact odds and their formations level; the tuning is changed."""
        if effort.mendings:
            teams = mended(self.tuning, teams, self.judge, self.fitting, effort.mendings)
        return self.leveling.leveled(teams, self.tuning.mix) if effort.is_leveled else teams

    def fit_rates(self) -> list[Team]:
        """Offenses moved, then every defense fitted, to the rates that are wanted of them; keeps the ``fitting``."""
        for _ in range(2):
            self.move_offenses(self.expected(build_all(self.shop, self.tuning)))
            bound(self.tuning, self.shop.observed)
        teams = build_all(self.shop, self.tuning)
        expected = self.expected(teams).defense
        short = self.wanted_of_defenses() - expected
        wanted = expected + short - short.mean(axis=0)
        self.fitting = Fitting(base_of(self.shop, self.tuning), self.meet(teams), wanted)
        self.tuning.defense_offsets = [
            self.fitting.fit(offsets, team) for team, offsets in enumerate(self.tuning.defense_offsets)
        ]
        return written_teams(self.shop, self.tuning)

    def wanted_of_defenses(self) -> Floats:
        """The season's rates, with the picks that points ask for, less what replays add to expected rates."""
        wanted = self.real.defense - self.bias.defense
        wanted[:, PICK] += self.tuning.picked * self.real.defense[:, PICK].mean()
        return wanted

    def expected(self, teams: list[Team]) -> Season:
        """What the teams' charts give on average over the schedule, without dice."""
        return self.meet(teams).expected_rates(np.array([defense_of(team.formations) for team in teams]))

    def meet(self, teams: list[Team]) -> Meetings:
        """The teams' meetings, by which expected rates are worked out."""
        return Meetings(teams, self.tuning.mix, self.calls, self.meetings)

    def set_rates(self, passes: int) -> list[Team]:
        """Move the offsets so often toward the real season's rates, by those expected and their bias; the teams."""
        for _ in range(passes):
            self.move(self.expected(build_all(self.shop, self.tuning)))
        return written_teams(self.shop, self.tuning)

    def move(self, expected: Season) -> None:
        """Move all offsets by what the expected rates lack; the tuning is changed."""
        self.move_offenses(expected)
        wanted = self.wanted_of_defenses()
        for team, offsets in enumerate(self.tuning.defense_offsets):
            self.tuning.defense_offsets[team] = moved(offsets, wanted[team], expected.defense[team])
        self.center()
        self.tuning.completion_offset += centered(self.tuning.completions)
        bound(self.tuning, self.shop.observed)

    def move_offenses(self, expected: Season) -> None:
        """Move the offsets of the offenses by what the expected rates lack; the tuning is changed."""
        own = self.real.offense - self.bias.offense
        for team, offsets in enumerate(self.tuning.offense_offsets):
            wanted, has = own[team], expected.offense[team]
            offsets.run += GAIN * (wanted[RUN] - has[RUN])
            offsets.per_completion += GAIN * (wanted[DEPTH] - has[DEPTH])
            offsets.pick = _raised(offsets.pick, wanted[PICK], has[PICK])
            offsets.trap = _raised(offsets.trap, wanted[TRAP], has[TRAP])
            self.tuning.completions[team] += 1.1 * (wanted[COMPLETION] - has[COMPLETION])

    def center(self) -> None:
        """Make defenses' offsets nothing on average: the league's level is the offenses', or the completion offset."""
        defense_offsets = self.tuning.defense_offsets
        for name in ("run", "completion", "per_completion", "pick", "trap", "fumble"):
            mean = float(np.mean([getattr(each, name) for each in defense_offsets]))
            for each in defense_offsets:
                setattr(each, name, getattr(each, name) - mean)

    def play(self, teams: list[Team], replays: int, is_even: bool = False) -> Replay:
        """Replay the schedule on seeds not used before; *is_even*: all formations as often."""
        seeds = range(self.seed, self.seed + replays)
        self.seed += replays
        return replay(teams, self.charts, self.schedule, seeds, self.pool, is_even=is_even)

    def follow(self, played: Replay) -> None:
        """Take over the mix of formations that replays had."""
        self.tuning.mix = played.met / played.met.sum(axis=0)

    def learn(self, teams: list[Team], played: Replay) -> None:
        """Take over what replays tell: calls, and the residuals of the expected rates. The league's difference is that
        of this pass; a team's own is the mean of all passes, the older fading, shrunk the less the more replays there
        are of it."""
        self.calls = played.calls
        residual = rates_of(played.count) - self.expected(teams)
        self.residuals = [(each, FADING * weight) for each, weight in self.residuals]
        self.residuals.append((residual, float(played.count.seasons)))
        replays = sum(weight for _, weight in self.residuals)
        shrinkage = replays / (replays + SHRINKAGE_REPLAYS)

        def bias(now: Floats, every: list[Floats]) -> Floats:
            own = sum(each - each.mean(axis=0) for each in every) / replays
            return np.asarray(now.mean(axis=0) + shrinkage * own)

        self.bias = Season(
            bias(residual.offense, [each.offense * weight for each, weight in self.residuals]),
            bias(residual.defense, [each.defense * weight for each, weight in self.residuals]),
        )

    def keep(self, teams: list[Team], count: Count) -> None:
        """Keep the best passes so far."""
        self.candidates.append(Best(teams, self.tuning.copied(), count, compare(self.shop.real, count)))
        self.candidates.sort(key=lambda each: -each.score)
        del self.candidates[FINALISTS:]

    def choose(self, replays: int) -> Best:
        """Play the best passes once more, a dozen replays may have flattered one: the best of them then."""
        for each in self.candidates:
            self.tuning = each.tuning
            played = self.play(each.teams, replays)
            self.learn(each.teams, played)
            each.count = each.count.plus(played.count)
            each.figures = compare(self.shop.real, each.count)
        return max(self.candidates, key=lambda each: each.score)

    def report(self, stage: str, count: Count) -> None:
        """A line to the log: how a pass of *stage*, which is done with it, came out, and how long is left."""
        told = passed(compare(self.shop.real, count))
        self.log(f"{self.shop.season} {stage}: {told}; {self.headway.after(stage)}")


def _raised(so_far: float, wanted: float, has: float) -> float:
    """A factor, raised or lowered by what is wanted against what there is."""
    return float(np.clip((1 + so_far) * (1 + GAIN * (wanted / max(has, 1e-6) - 1)) - 1, -0.95, 4.0))
