"""One team with the ball against another, as the solver sees it: shares of effects for each pair of calls."""

from __future__ import annotations

from functools import partial

import numpy as np
from numpy.typing import NDArray

from fieldhouse.games.bowlbound.equilibrium.conditions import Condition
from fieldhouse.games.bowlbound.equilibrium.effects import ON_OFFENSE, Effect, effects
from fieldhouse.games.bowlbound.equilibrium.kicks import Kicker
from fieldhouse.games.bowlbound.equilibrium.pairs import (
    Pair,
    answers_of,
    calls_of,
    is_open,
    odds_of,
    pair_of,
    recovery_of,
)
from fieldhouse.games.bowlbound.equilibrium.placing import alone, is_choice, with_foul
from fieldhouse.games.bowlbound.odds import OddsTable
from fieldhouse.games.bowlbound.rules.guessing import RED_ZONE_LINE
from fieldhouse.games.bowlbound.season import FREE_KICK_LINE, KICKOFF_LINE
from fieldhouse.games.bowlbound.side import BLANK_DEFENSE
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.equilibrium.effect_odds import effect_odds
from fieldhouse.gridiron.equilibrium.series import (
    COUNT,
    POINT,
    SHARE,
    SPOT,
    Values,
    Whole,
    whole_shares,
)
from fieldhouse.gridiron.equilibrium.stage import Kicks
from fieldhouse.gridiron.equilibrium.two_points import two_points
from fieldhouse.gridiron.field import GOAL
from fieldhouse.table.seat import OTHER, Seat


class Attacker:
    """What the side in *seat* has whatever the score: the exact odds of its pairs, and its kicks. Moves *game*."""

    def __init__(self, game: Game, seat: Seat, table: OddsTable, known: tuple[Condition, ...]) -> None:
        self.game, self.seat = game, seat
        self.calls, self.answers = calls_of(game), answers_of(game)
        self.has_red_zone = game.options.red_zone
        recovery = recovery_of(game, seat, table)
        odds: dict[Pair, dict[Effect, float]] = {}
        self.pairs: list[Whole] = []
        """By condition which pair stands for each, ``[call, answer]``; the last answer is none at all."""
        numbers: dict[Pair, int] = {}
        for condition in known:
            condition.lay(game)
            rows = [[self._pair(call, answer) for answer in (*self.answers, BLANK_DEFENSE)] for call in self.calls]
            for pair in (pair for row in rows for pair in row):
                if pair not in odds:
                    numbers[pair] = len(numbers)
                    effects_of = partial(effects, call=pair.call, recovery=recovery)
                    odds[pair] = effect_odds(odds_of(game, seat, pair, table), effects_of)
            self.pairs.append(np.array([[numbers[pair] for pair in row] for row in rows]))
        found = list(odds.values())
        all_effects = sorted({effect for pair in found for effect in pair})
        plain = [each for each in all_effects if not is_choice(each)]
        self.effects = [*plain, *(each for each in all_effects if is_choice(each))]
        self.choices = len(self.effects) - len(plain)
        index = {effect: number for number, effect in enumerate(self.effects)}
        self.shares = np.array([
            whole_shares({index[effect]: chance for effect, chance in pair.items()}, len(index)) for pair in found
        ])  # fmt: skip
        kicker = Kicker(game, seat, table)
        self.fourth = kicker.choices()
        self.kickoffs = {how: kicker.kickoff(KICKOFF_LINE, how) for how in kicker.kickoffs()}
        self.guessed = {
            (how, guess): kicker.kickoff(KICKOFF_LINE, how, guess)
            for how in kicker.kickoffs()
            for guess in kicker.kickoffs()
            if game.options.kickoffs == "guessing"
        }
        self.free_kick = kicker.kickoff(FREE_KICK_LINE)
        self.landings = kicker.landings()
        self.extra_point = kicker.extra_point()

    def _pair(self, call: int, answer: int) -> Pair:
        """The pair that stands for these two at the score as it is laid. An answer that the other side may not give
        stands for the first, which it may."""
        if answer != BLANK_DEFENSE and not is_open(self.game, OTHER[self.seat], answer):
            answer = self.answers[0]
        return pair_of(self.game, self.seat, call, answer)


class Attack:
    """The same at a score: the condition says how far its yards go, and what may answer it."""

    def __init__(self, attacker: Attacker, place: int, condition: Condition) -> None:
        self.attacker = attacker
        self.pairs = attacker.pairs[place]
        factor = condition.factors[attacker.seat]
        count = len(attacker.effects) - attacker.choices
        chosen_on = attacker.effects[count:]
        self.plain_count = count
        self.places = np.array(
            [with_foul(each, factor) if each.foul else alone(each, factor) for each in attacker.effects[:count]]
            + [alone(each, factor) for each in chosen_on],
            dtype=np.int32,
        )
        self.taken = np.array([with_foul(each, factor) for each in chosen_on], dtype=np.int32).reshape(-1, COUNT)
        self.is_offenders = np.array([each.foul == ON_OFFENSE for each in chosen_on], dtype=np.bool_)
        self.is_legal: NDArray[np.bool_] = np.ones((COUNT, len(attacker.calls)), dtype=np.bool_)
        self.tries = round(attacker.extra_point * POINT), two_points(self)
        self.kicks = Kicks(
            kickoff=attacker.kickoffs[0],
            free_kick=attacker.free_kick,
            landings=attacker.landings,
            try_worth=max(self.tries),
        )

    def payoffs(self, ledger: Values, block: slice | Whole) -> Values:
        """``[down, call, answer]``: what each pair is worth on the downs of *block*, by the *ledger*."""
        worths = np.rint(self.outcomes(ledger, block).T @ self.attacker.shares.T / SHARE)
        return self.answered(worths, SPOT[block])

    def answered(self, worths: Values, spots: Whole) -> Values:
        """The pairs' worths, ``[down, pair]``, call by call and answer by answer."""
        return self.near_goal(worths[:, self.pairs], spots)

    def near_goal(self, games: Values, spots: Whole) -> Values:
        """II-4: near its goal the defense may take a blank result, the last answer, when it has seen the call. Gives
        *games* without that answer, and changes them in place.
        """
        found: Values = games[:, :, :-1]
        if self.attacker.has_red_zone:
            near = np.flatnonzero(GOAL - spots < RED_ZONE_LINE)
            found[near] = np.minimum(found[near], games[near][:, :, -1:])
        return found

    def outcomes(self, ledger: Values, block: slice | Whole) -> Values:
        """``[effect, down]``: what each effect is worth, the offended side having chosen."""
        found = ledger[self.places[:, block]]
        played, taken = found[self.plain_count :], ledger[self.taken[:, block]]
        offended = self.is_offenders[:, None]
        found[self.plain_count :] = np.where(offended, np.minimum(played, taken), np.maximum(played, taken))
        return found

    def kicked(self, endings: Values) -> tuple[Values, NDArray[np.int64]]:
        """The worth of the best kick from each spot, and which it is."""
        return self.attacker.fourth.best(endings)
