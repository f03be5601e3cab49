"""What stage B needs to know of a team with the ball: where its calls lead from every knot, at every lead; its kicks.

Other than in football without yardage factors, it depends on the lead how far a play goes and what may answer it. So
the pairs of calls are not folded once, but worked out from their effects for the leads of each condition.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldhouse.games.bowlbound.equilibrium.attack import Attack
from fieldhouse.games.bowlbound.equilibrium.conditions import Condition, level_of, place_of
from fieldhouse.games.bowlbound.equilibrium.effects import OFFENSE_EARLY
from fieldhouse.games.bowlbound.options import Options
from fieldhouse.games.bowlbound.rules.downs import KNEEL_LOSS
from fieldhouse.games.bowlbound.season import TOUCHBACK
from fieldhouse.games.bowlbound.state import RUNNING
from fieldhouse.gridiron.equilibrium.late_book import LateBook
from fieldhouse.gridiron.equilibrium.late_field import AT_ENDINGS, KNOTS, STOPPED
from fieldhouse.gridiron.equilibrium.late_half import FARTHEST_LEAD, LEADS, LateKicks, LatePace
from fieldhouse.gridiron.equilibrium.late_stage import HalfSolver
from fieldhouse.gridiron.equilibrium.late_tables import LateTables, half_tables, kicks_only
from fieldhouse.gridiron.equilibrium.nodes import WIDE
from fieldhouse.gridiron.equilibrium.series import POINT, SHARE, SPOT, Values, Whole
from fieldhouse.gridiron.equilibrium.tables import WHOLE
from fieldhouse.gridiron.field import GOAL, HOME

HURRIED: Final = 20
"""Seconds of a play after which the offense does without a huddle."""
ONE_LEAD: Final = np.array([0])
FINER: Final = 1 << 10
"""Shares are so much coarser where many are added up: every sum stays a whole number."""


class LeadPart:
    """The leads of one condition."""

    def __init__(self, attack: Attack, ledger: Values) -> None:
        attacker = attack.attacker
        effects = attacker.effects
        self.attack = attack
        self.used, pairs = np.unique(attack.pairs, return_inverse=True)
        self.pairs = pairs.reshape(attack.pairs.shape)
        is_kept = np.array([each.foul != OFFENSE_EARLY for each in effects])
        is_running = np.array([each.is_running for each in effects])
        shares = np.where(is_kept, attacker.shares[self.used], 0.0)
        needed = np.flatnonzero(shares.any(axis=0))
        self.shares = shares[:, needed]
        self.totals = self.shares.sum(axis=1)
        self.is_running = is_running[needed]
        self.places = ruled_places(attack, ledger)[needed][:, WIDE.knots]

    def outcomes(self, running: Values, stopped: Values) -> Values:
        """``[effect, knot, lead]``, from what every place is worth with the clock running and stopped."""
        found = stopped[self.places]
        found[self.is_running] = running[self.places[self.is_running]]
        return found

    def payoffs(self, running: Values, stopped: Values) -> Values:
        """``[knot, lead, call, answer]``."""
        outcomes = self.outcomes(running, stopped)
        effects, knots, leads = outcomes.shape
        worths = (self.shares @ outcomes.reshape(effects, -1)) / self.totals[:, None]
        by_pair = np.rint(worths).T.reshape(knots * leads, len(self.used))
        games = by_pair[:, self.pairs]
        answered = self.attack.near_goal(games, np.repeat(SPOT[WIDE.knots], leads))
        return answered.reshape(knots, leads, *answered.shape[1:])

    def weights(self, pairs: Values) -> Values:
        """``[effect, knot, lead]``: how likely each effect is when mixes meet, in whole shares; II-4 is left out."""
        knots, leads, _ = pairs.shape
        calls, answers = self.pairs.shape[0], self.pairs.shape[1] - 1
        by_pair = np.zeros((len(self.used), knots * leads))
        flat = pairs.reshape(knots * leads, calls * answers).T
        np.add.at(by_pair, self.pairs[:, :-1].ravel(), flat)
        weights = np.rint(by_pair.T @ np.rint(self.shares / self.totals[:, None] * (SHARE // FINER)) / WHOLE**2)
        return weights.T.reshape(-1, knots, leads)


class LateAttack:
    """*attacks* by condition, all of one side; *ledger* is stage A's, for fouls."""

    def __init__(self, attacks: Sequence[Attack], known: Sequence[Condition], ledger: Values) -> None:
        self.parts = [LeadPart(attack, ledger) for attack in attacks]
        seat = attacks[0].attacker.seat
        self.level = level_of(known)
        leads = [lead if seat == HOME else -lead for lead in range(-FARTHEST_LEAD, FARTHEST_LEAD + 1)]
        places = np.array([place_of(known, margin) for margin in leads])
        self.leads: list[Whole] = [np.flatnonzero(places == place) for place in range(len(known))]
        self.is_legal: NDArray[np.bool_] = attacks[0].is_legal
        self.landings = attacks[0].kicks.landings
        self.kicks = late_kicks(attacks[self.level])

    def _parts(self, leads: int) -> list[tuple[LeadPart, Whole]]:
        """In the first half, which is played for points, the score is as it should be."""
        if leads == 1:
            return [(self.parts[self.level], ONE_LEAD)]
        assert leads == LEADS
        return [(part, own) for part, own in zip(self.parts, self.leads, strict=True) if len(own)]

    def _places(self, ledger: Values) -> tuple[Values, Values]:
        """What every place of stage A's ledger is worth, with the clock running and with it stopped."""
        endings = ledger[AT_ENDINGS:]
        landed = np.rint(self.landings @ endings / SHARE)
        running, stopped = (
            np.concatenate([WIDE.read_off(ledger[first : first + KNOTS]), endings, landed]) for first in (0, STOPPED)
        )
        return running, stopped

    def payoffs(self, ledger: Values) -> Values:
        running, stopped = self._places(ledger)
        found: Values | None = None
        for part, leads in self._parts(ledger.shape[1]):
            games = part.payoffs(running[:, leads], stopped[:, leads])
            games = games.reshape(KNOTS, len(leads), -1)
            if found is None:
                found = np.zeros((KNOTS, ledger.shape[1], games.shape[-1]))
            found[:, leads] = games
        assert found is not None
        return found

    def given(self, pairs: Values, ledger: Values) -> Values:
        parts = self._parts(ledger.shape[1])
        weights = [part.weights(pairs[:, leads]) for part, leads in parts]
        found = np.zeros((*pairs.shape[:2], ledger.shape[-1]))
        for more in range(ledger.shape[-1]):
            running, stopped = self._places(ledger[:, :, more])
            for (part, leads), weight in zip(parts, weights, strict=True):
                outcomes = part.outcomes(running[:, leads], stopped[:, leads])
                found[:, leads, more] = np.rint((outcomes * weight).sum(axis=0) / (SHARE // FINER))
        return found


def ruled_places(attack: Attack, ledger: Values) -> NDArray[np.int32]:
    """``[effect, down]``: where each leads, the offended side having ruled by points."""
    places = attack.places.copy()
    played, taken = places[attack.plain_count :], attack.taken
    is_better, is_worse = ledger[taken] > ledger[played], ledger[taken] < ledger[played]
    wants = np.where(attack.is_offenders[:, None], is_worse, is_better)
    places[attack.plain_count :] = np.where(wants, taken, played)
    return places


def late_kicks(attack: Attack) -> LateKicks:
    attacker = attack.attacker
    fourth = attacker.fourth
    is_open = np.ones((2, GOAL), dtype=np.bool_)
    is_open[1, : fourth.field_goal_from] = False
    return LateKicks(
        fourth=np.array([fourth.punt, fourth.field_goal]),
        is_open=is_open,
        kickoffs=tuple(attacker.kickoffs.values()),
        free_kick=attacker.free_kick,
        touchback=TOUCHBACK,
        tries=(attack.tries[0] / POINT, attack.tries[1] / (2 * POINT)),
    )


def solved_late(
    attacks: tuple[Sequence[Attack], Sequence[Attack]],
    known: Sequence[Condition],
    ledgers: tuple[Values, Values],
    options: Options,
) -> LateTables:
    """The ends of both halves."""
    first = LateAttack(attacks[0], known, ledgers[0])
    sides = first, first if attacks[1] is attacks[0] else LateAttack(attacks[1], known, ledgers[1])
    pace = LatePace(RUNNING, HURRIED if options.no_huddle else 0, 0, KNEEL_LOSS if options.kneel else 0)
    solvers = [HalfSolver(sides, is_for_win, pace, tells_time_outs=False) for is_for_win in (False, True)]
    halves = [half_tables(solver.solve(), solver.mixes) for solver in solvers]
    return LateTables((kicks_only(sides[0].kicks), kicks_only(sides[1].kicks)), (halves[0], halves[1]), pace)


def late_book(tables: LateTables) -> LateBook:
    """What a coach reads from."""
    kicks = tables.sides[0].kicks, tables.sides[1].kicks
    points, win = (
        half.half(kicks, is_for_win, tables.pace) for half, is_for_win in zip(tables.halves, (False, True), strict=True)
    )
    return LateBook((points, win), (tables.halves[0].reader(), tables.halves[1].reader()))
