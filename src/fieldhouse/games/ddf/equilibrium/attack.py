"""One team with the ball against another, as the solver sees it: shares of effects for each pair of calls."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldhouse.games.ddf.equilibrium.effects import ON_OFFENSE, Effect, effects
from fieldhouse.games.ddf.equilibrium.kicks import Kicker
from fieldhouse.games.ddf.equilibrium.pairs import Pairs, recovery_of
from fieldhouse.games.ddf.equilibrium.placing import alone, is_choice, with_foul
from fieldhouse.games.ddf.model import FORMATION_COUNT, PLAY_COUNT, YES
from fieldhouse.games.ddf.odds import OddsTable
from fieldhouse.games.ddf.questions import NOT_INSIDE
from fieldhouse.games.ddf.rules.downs import SQUEEZED_FROM
from fieldhouse.games.ddf.rules.penalties import HOLDING_LINE
from fieldhouse.games.ddf.season import FREE_KICK_LINE
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.effect_odds import effect_odds
from fieldhouse.gridiron.equilibrium.places import AT_ENDINGS
from fieldhouse.gridiron.equilibrium.series import (
    POINT,
    SAFETY_AGAINST,
    SHARE,
    SPOT,
    Values,
    Whole,
    whole_shares,
)
from fieldhouse.gridiron.equilibrium.stage import Kicks
from fieldhouse.gridiron.equilibrium.two_points import two_points
from fieldhouse.gridiron.field import GOAL
from fieldhouse.table.seat import Seat

HOLDING: Final = 10


class Attack:
    """The pairs of calls of the side in *seat* with the ball, and its kicks, by exact odds at *table*. Moves *game*."""

    def __init__(self, game: Game, seat: Seat, table: OddsTable) -> None:
        recovery = recovery_of(game, seat, table)
        pairs = Pairs(game, seat, table)
        near = pairs.near_goal() if game.options.goal_line_minus_one else pairs.odds
        found = [
            [
                effect_odds(pair, partial(effects, play=index // FORMATION_COUNT, recovery=recovery))
                for index, pair in enumerate(odds)
            ]
            for odds in (pairs.odds, near)
        ]
        timeless = [[_timeless(pair) for pair in odds] for odds in found]
        known = sorted({effect for odds in timeless for pair in odds for effect in pair})
        self.plain = [each for each in known if not is_choice(each, game.options)]
        self.declined = [each for each in known if is_choice(each, game.options)]
        everything = {effect: index for index, effect in enumerate((*self.plain, *self.declined))}
        self.shares, self.near_shares = (
            np.array([
                whole_shares({everything[effect]: chance for effect, chance in pair.items()}, len(everything))
                for pair in odds
            ])
            for odds in timeless
        )  # fmt: skip
        self.running, self.near_running = (_timed(odds, everything, lambda each: each.is_running) for odds in found)
        """What of each share leaves the clock running."""
        self.out, self.near_out = (_timed(odds, everything, lambda each: each.is_out) for odds in found)
        """And what of it went out of bounds."""
        self.places = np.array(
            [with_foul(each, game.options) if each.foul else alone(each) for each in self.plain]
            + [alone(each) for each in self.declined],
            dtype=np.int32,
        )
        self.taken = np.array([with_foul(each, game.options) for each in self.declined], dtype=np.int32)
        self.is_offenders = np.array([each.foul == ON_OFFENSE for each in self.declined])
        self.holds = np.array([is_holding(each) for each in self.declined])
        self.holding = _holding(game)
        self.is_legal = legal_plays()
        kicker = Kicker(game, seat, table)
        self.choices = kicker.choices()
        self.tries = round(kicker.extra_point() * POINT), two_points(self)
        self.kicks = Kicks(
            kickoff=kicker.kickoff(game.rules.kickoff_line),
            free_kick=kicker.kickoff(FREE_KICK_LINE),
            landings=kicker.landings(),
            try_worth=max(self.tries) if game.rules.has_two_point_try else self.tries[0],
        )

    def payoffs(self, ledger: Values, block: slice | Whole) -> Values:
        """``[down, play, formation]``: what each pair is worth on the downs of *block*, by the *ledger*."""
        outcomes = self.outcomes(ledger, block)
        near = np.flatnonzero(SPOT[block] >= SQUEEZED_FROM)
        payoffs = outcomes.T @ self.shares.T
        payoffs[near] = outcomes[:, near].T @ self.near_shares.T
        rounded: Values = np.rint(payoffs / SHARE)
        return rounded.reshape(-1, PLAY_COUNT, FORMATION_COUNT)

    def outcomes(self, ledger: Values, block: slice | Whole) -> Values:
        """``[effect, down]``: what each effect is worth, the offended side having chosen."""
        found = ledger[self.places[:, block]]
        played, taken = found[len(self.plain) :], ledger[self.taken[:, block]]
        backed_up = np.flatnonzero(SPOT[block] <= HOLDING_LINE)
        worse = np.minimum(played, taken)
        if len(backed_up):
            at = np.ix_(self.holds, backed_up)
            safety = np.minimum(played[at], ledger[AT_ENDINGS + SAFETY_AGAINST])
            worse[at] = np.rint(self.holding * safety + (1.0 - self.holding) * worse[at])
        found[len(self.plain) :] = np.where(self.is_offenders[:, None], worse, np.maximum(played, taken))
        return found

    def kicked(self, endings: Values) -> tuple[Values, NDArray[np.int64]]:
        """The worth of the best kick from each spot, and which it is."""
        return self.choices.best(endings)


def is_holding(effect: Effect) -> bool:
    """Ten yards of the offense on a pass: near its own goal they may be a safety."""
    return effect.foul == ON_OFFENSE and effect.foul_yards == HOLDING and effect.is_pass


def legal_plays() -> NDArray[np.bool_]:
    """``[down, play]``: ``questions.legal_plays`` without the quotas."""
    is_legal = np.ones((len(SPOT), PLAY_COUNT), dtype=np.bool_)
    for play, line in NOT_INSIDE.items():
        is_legal[:, play] = line < GOAL - SPOT
    return is_legal


def _timeless(odds: dict[Effect, float]) -> dict[Effect, float]:
    """The same, whatever the clock does after it."""
    found: dict[Effect, float] = {}
    for effect, chance in odds.items():
        plain = timeless(effect)
        found[plain] = found.get(plain, 0.0) + chance
    return found


def timeless(effect: Effect) -> Effect:
    return effect._replace(is_running=False, is_out=False)


def _timed(odds: list[dict[Effect, float]], numbers: dict[Effect, int], is_so: Callable[[Effect], bool]) -> Values:
    """``[pair, effect]``: the shares of the effects that are so."""
    shares = np.zeros((len(odds), len(numbers)))
    for pair, chances in enumerate(odds):
        for effect, chance in chances.items():
            if is_so(effect):
                shares[pair, numbers[timeless(effect)]] += round(chance * SHARE)
    return shares


def _holding(game: Game) -> float:
    """How often ten yards on a pass from the own end zone are a safety."""
    return game.charts.holding.chance(lambda mark: mark == YES) if game.options.holding else 1.0
