"""Each offense's own rates and yards, play by play, small samples shrunk toward the league's."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from fieldhouse.builders.football.quantise import Sample
from fieldhouse.builders.ncaa.measures import Floats
from fieldhouse.builders.ncaa.split import PASS, RAN, RUN_FROM_PASS, RUSH, SACK, Snaps, called, option_share
from fieldhouse.games.bowlbound.model import BOOTLEG, FIRST_PASS, OPTION, PLAY_COUNT, SPRINT_OUT

BREAK_FROM: Final = 12
"""A run of so many yards is a breakaway."""
LONG_SCORE: Final = 50
"""A touchdown of so many yards is printed as TD: it would have gone on."""
SCORED_WEIGHT: Final = 0.7
"""What a touchdown weighs in a sample: the goal line cut its yards off."""
PRIOR_COUNT: Final = 25.0
LEAGUE_POINTS: Final = 200
"""The league's yards are mixed in as so many quantiles."""
SACKED: Final = 0.74
"""Of the QT column: sacks. The rest are scrambles and fumbles."""
STRIPPED: Final = 0.06
KEPT_APART: Final = 0.25
"""How much of the difference between plays of one kind is kept. No file tells the nine plays apart: the parting is
inferred, and plays far better than others would leave nothing to guess."""
PICK_YARDS, SACK_YARDS = 45.0, 8.0
"""What an interception and a sack are worth beside yards."""
FEWEST_A_CATCH: Final = 4.0


@dataclass(frozen=True)
class ObservedRates:
    """One offense."""

    completion: Floats
    """Per throw, of plays 6 to 9 (index 0 to 3), as are the next three per drop-back."""
    per_completion: Floats
    picks: Floats
    traps: Floats
    runs: Floats
    run_yards: Floats
    """Yards a run, of plays 1 to 5."""
    breaks: Floats
    """The share of such runs that are breakaways."""
    samples: tuple[Sample, ...]
    """Of each play: gains short of a breakaway and of a long touchdown."""
    long_scores: Floats
    """The share of completions that are long touchdowns, of plays 6 to 9."""
    broken: Sample
    broken_scores: float
    ran: Sample
    sack: Sample
    option_passes: float
    calls: Floats
    """``calls[play]``, snaps a season."""


class LeagueSnaps:
    """All offenses' snaps, shared out and summed up by what they were; sums are kept."""

    def __init__(self, snaps: Snaps, shares: Floats, count: int) -> None:
        self.snaps = snaps
        self.shares = shares
        self.count = count
        self.rows = [np.nonzero(snaps.offense == team)[0] for team in range(count)]
        self.weight = np.where(snaps.scored > 0, SCORED_WEIGHT, 1.0)
        self.masks = _masks(snaps)
        self.sums = {name: self._by_team(mask, shares) for name, mask in self.masks.items()}
        yards = shares * snaps.yards[:, None]
        self.yards = {name: self._by_team(self.masks[name], yards) for name in (RUNS, CAUGHT)}
        self.points: dict[tuple[str, int | None], Floats] = {}

    def _by_team(self, mask: Floats, values: Floats) -> Floats:
        """``[team, play]``, the league last."""
        found = np.array([values[rows[mask[rows]]].sum(axis=0) for rows in self.rows])
        return np.concatenate([found, found.sum(axis=0, keepdims=True)])

    def rates(self, part: str, whole: str, team: int) -> Floats:
        """The part of one kind of snap that is also of another, by play, shrunk toward the league's."""
        usual = self.sums[part][-1] / np.maximum(self.sums[whole][-1], 1e-9)
        return np.asarray((self.sums[part][team] + PRIOR_COUNT * usual) / (self.sums[whole][team] + PRIOR_COUNT))

    def mean_yards(self, kind: str, team: int) -> Floats:
        """A team's mean yards of that kind by play, shrunk toward the league's."""
        usual = self.yards[kind][-1] / np.maximum(self.sums[kind][-1], 1e-9)
        return np.asarray((self.yards[kind][team] + PRIOR_COUNT * usual) / (self.sums[kind][team] + PRIOR_COUNT))

    def sample(self, kind: str, play: int | None, team: int) -> Sample:
        """A team's yards of one kind, weighed by their share of *play*, the league's mixed in."""
        rows = self.rows[team] if team < self.count else np.zeros(0, int)
        own = rows[self.masks[kind][rows]]
        usual = self._usual(kind, play)
        return Sample(
            np.concatenate([self.snaps.yards[own], usual]),
            np.concatenate([self._weights(play)[own] + 1e-9, np.full(LEAGUE_POINTS, PRIOR_COUNT / LEAGUE_POINTS)]),
        )

    def _weights(self, play: int | None) -> Floats:
        """How much each snap counts for a play, or for all of them."""
        return np.asarray(self.weight * (self.shares[:, play] if play is not None else 1.0))

    def _usual(self, kind: str, play: int | None) -> Floats:
        """The league's yards as quantiles."""
        if (kind, play) not in self.points:
            mask = self.masks[kind]
            every = Sample(self.snaps.yards[mask], self._weights(play)[mask] + 1e-9)
            self.points[kind, play] = every.slices(np.linspace(0.0, 1.0, LEAGUE_POINTS + 1))
        return self.points[kind, play]

    def offense(self, team: int) -> ObservedRates:
        """The observed rates of one team's offense; the team after the last is the whole league as one."""
        found = self.sums[ALL][team]
        calls = called(found)
        passes = slice(FIRST_PASS, PLAY_COUNT)
        thrown, sacked = self._drops(team)
        scramble = found[RAN] * _parts(found[passes] * RUN_FROM_PASS)
        drops = thrown + sacked
        run_yards = self.mean_yards(RUNS, team)[:FIRST_PASS]
        completion, picks = self.rates(CAUGHT, THROWN, team)[passes], self.rates(PICKED, THROWN, team)[passes]
        caught, chased = completion * thrown / drops, sacked / drops
        gained = self.mean_yards(CAUGHT, team)[passes] * caught
        nearer = _nearer(gained - PICK_YARDS * picks * thrown / drops - SACK_YARDS * chased, calls[passes])
        return ObservedRates(
            completion=completion,
            per_completion=np.maximum((gained + nearer) / caught, FEWEST_A_CATCH),
            picks=picks * thrown / drops,
            traps=chased / SACKED,
            runs=scramble / (drops + scramble),
            run_yards=run_yards + _nearer(run_yards, calls[:FIRST_PASS]),
            breaks=self.rates(BROKEN, RUNS, team)[:FIRST_PASS],
            samples=tuple(self.sample(SHORT, play, team) for play in range(PLAY_COUNT)),
            long_scores=self.rates(FAR, CAUGHT, team)[passes],
            broken=self.sample(BROKEN, None, team),
            broken_scores=float(self.rates(BROKEN_FAR, BROKEN, team)[0]),
            ran=self.sample(KEPT_BALL, None, team),
            sack=self.sample(SACKS, None, team),
            option_passes=option_share(float(calls[OPTION]), float(calls[SPRINT_OUT] + calls[BOOTLEG])),
            calls=calls,
        )

    def usual(self) -> ObservedRates:
        """The league as one offense."""
        return self.offense(self.count)

    def _drops(self, team: int) -> tuple[Floats, Floats]:
        """Throws and sacks of plays 6 to 9, with a few of the league's."""
        both = [self.sums[kind][:, FIRST_PASS:PLAY_COUNT] for kind in (THROWN, SACKS)]
        whole = both[0][-1] + both[1][-1]
        return both[0][team] + PRIOR_COUNT * both[0][-1] / whole, both[1][team] + PRIOR_COUNT * both[1][-1] / whole


ALL, RUNS, THROWN, CAUGHT, PICKED, SACKS, BROKEN, BROKEN_FAR, FAR, KEPT_BALL, SHORT = (
    "all", "runs", "thrown", "caught", "picked", "sacks", "broken", "broken far", "far", "kept ball", "short",
)  # fmt: skip


def _masks(snaps: Snaps) -> dict[str, Floats]:
    """Which snaps are of which kind."""
    run, thrown, sack = (snaps.kind == kind for kind in (RUSH, PASS, SACK))
    caught = thrown & (snaps.complete > 0)
    broken = run & (snaps.yards >= BREAK_FROM)
    is_far = (snaps.scored > 0) & (snaps.yards >= LONG_SCORE)
    return {
        ALL: run | thrown | sack, RUNS: run, THROWN: thrown, CAUGHT: caught, SACKS: sack, BROKEN: broken,
        PICKED: thrown & (snaps.intercepted > 0), BROKEN_FAR: broken & is_far, FAR: caught & is_far,
        KEPT_BALL: run & (snaps.by_quarterback > 0), SHORT: (run & ~broken) | (caught & ~is_far),
    }  # fmt: skip


def _nearer(worths: Floats, calls: Floats) -> Floats:
    """What is to be added to plays of one kind so that they differ less, all of them together staying what they are."""
    mean = float(worths @ calls) / max(float(calls.sum()), 1e-9)
    return np.asarray((1 - KEPT_APART) * (mean - worths))


def _parts(weights: Floats) -> Floats:
    """Weights as shares of 1."""
    return np.asarray(weights / max(weights.sum(), 1e-9))
