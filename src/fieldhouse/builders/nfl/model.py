"""The expected season: every team's rates over its real schedule, without a throw of the dice."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from fieldhouse.builders.nfl import expected
from fieldhouse.builders.nfl.expected import COMPLETED, FUMBLES, GAINED, INTERCEPTED, TRAPS, Formations
from fieldhouse.builders.nfl.measures import AT, Count, Floats
from fieldhouse.games.ddf.model import ESCAPED, FIRST_PASS, SACKED, Team
from fieldhouse.gridiron.cells import FUMBLE, GAIN, kind_of, yards_of
from fieldhouse.table.dice import Column

RUN, COMPLETION, DEPTH, PICK, TRAP, FUMBLED = range(6)
"""The rates the loop sets right: yards a rush (scrambles in), completions and interceptions a pass, yards a
completion, traps a drop-back, fumbles a play."""


@dataclass(frozen=True)
class Season:
    """``offense[team, rate]`` and ``defense[team, rate]``."""

    offense: Floats
    defense: Floats

    def __sub__(self, other: Season) -> Season:
        return Season(self.offense - other.offense, self.defense - other.defense)

    def scaled(self, parts: Floats) -> Season:
        """Every rate times its part."""
        return Season(self.offense * parts, self.defense * parts)

    def drawn_in(self, parts: Floats) -> Season:
        """Every offense's rate nearer to the league's: so much of its difference is left."""
        mean = self.offense.mean(axis=0)
        return Season(mean + parts * (self.offense - mean), self.defense)


class Meetings:
    """The teams' offenses, and how often each meets whom: all that a defense's expected rates need."""

    def __init__(self, teams: list[Team], mix: Floats, calls: Floats, schedule: Floats) -> None:
        """*mix* ``[formation, play]``, the teams' *calls* ``[team, play]``, *schedule* ``[offense, defense]``."""
        self.attack = np.array([expected.offense_of(team) for team in teams])
        self.kept = expected.canceled(teams)
        self.mix = mix
        share = calls / calls.sum(axis=1, keepdims=True)
        self.weight = schedule[:, :, None] * share[:, None, :]
        self.scrambles, self.yards = _scrambles(teams)

    def expected_rates(self, defenses: Floats) -> Season:
        """What all offenses gain and all defenses allow, *defenses* being ``[team, formation, play, part]``."""
        met = self._met(defenses) * self.weight[..., None]
        return Season(*(_rates(met, self.weight, self.scrambles, self.yards, over) for over in (1, 0)))

    def allowed(self, team: int, formations: Formations) -> Floats:
        """What one team's defense would allow with these *formations*."""
        weight = self.weight[:, [team]]
        met = self._met(expected.defense_of(formations)[None]) * weight[..., None]
        return np.asarray(_rates(met, weight, self.scrambles[:, [team]], self.yards[:, [team]], 0)[0])

    def _met(self, defenses: Floats) -> Floats:
        """What each offense does against each of *defenses*."""
        return expected.meet(self.attack, np.einsum("fp,dfpk->dpk", self.mix, defenses), self.kept)


def _rates(weighed: Floats, weight: Floats, scrambles: Floats, yards: Floats, over: int) -> Floats:
    """Sum over one side (0: all offenses that a defense met; 1: the other way round) and make rates of it."""
    runs, passes = weighed[..., :FIRST_PASS, :], weighed[..., FIRST_PASS:, :]
    traps = passes[..., TRAPS].sum(axis=2)
    escaped = traps * scrambles
    rushes = weight[..., :FIRST_PASS].sum(axis=2) + escaped
    gained = runs[..., GAINED].sum(axis=2) + escaped * yards
    drops = weight[..., FIRST_PASS:].sum(axis=2)
    caught, far = passes[..., COMPLETED].sum(axis=2), passes[..., GAINED].sum(axis=2)
    picks = passes[..., INTERCEPTED].sum(axis=2)
    loose = weighed[..., FUMBLES].sum(axis=2)

    def ratio(part: Floats, whole: Floats) -> Floats:
        return np.asarray(part.sum(axis=over) / np.maximum(whole.sum(axis=over), 1e-9))

    return np.stack([
        ratio(gained, rushes), ratio(caught, drops - traps), ratio(far, caught), ratio(picks, drops - traps),
        ratio(traps, drops), ratio(loose, drops + rushes),
    ], axis=1)  # fmt: skip


def _scrambles(teams: list[Team]) -> tuple[Floats, Floats]:
    """``[offense, defense]``: the share of traps that end in a scramble, and its mean yards."""
    escapes, strips, yards = np.zeros(len(teams)), np.zeros(len(teams)), np.zeros(len(teams))
    for index, team in enumerate(teams):
        merged = team.trapped.merged
        escapes[index] = sum(weight for cell, weight in merged if kind_of(cell) == GAIN) / team.trapped.dice.size
        strips[index] = sum(weight for cell, weight in merged if kind_of(cell) == FUMBLE) / team.trapped.dice.size
        gains = sum(yards_of(cell) * weight for cell, weight in merged if kind_of(cell) == GAIN)
        yards[index] = gains / max(escapes[index] * team.trapped.dice.size, 1)
    sacked = np.array([_marked(team.supplements.sack_rate, SACKED) for team in teams])
    freed = np.array([_marked(team.supplements.sack_rate, ESCAPED) for team in teams])
    sacks = 1 - escapes - strips
    share = escapes[:, None] * (1 - sacked[None, :]) + sacks[:, None] * freed[None, :]
    return share, np.repeat(yards[:, None], len(teams), axis=1)


def _marked(column: Column | None, mark: int) -> float:
    """How much of the dice bears that mark; nothing for a column that is missing."""
    return column.chance(lambda cell: cell == mark) if column else 0.0


def rates_of(count: Count) -> Season:
    """The rates of a real or simulated season, ``[team, rate]``. Fumbles are those lost."""

    def rates(rows: Floats) -> Floats:
        def column(name: str) -> Floats:
            return np.asarray(rows[:, AT[name]])

        attempts, traps = column("attempts"), column("sacks") + column("scrambles")
        return np.stack([
            column("rush_yards") / column("rushes"), column("completions") / attempts,
            column("pass_yards") / column("completions"), column("interceptions") / attempts,
            traps / (attempts + traps), column("fumbles_lost") / column("plays"),
        ], axis=1)  # fmt: skip

    return Season(rates(count.own), rates(count.against))
