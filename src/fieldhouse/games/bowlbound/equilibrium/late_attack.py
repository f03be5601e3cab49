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
from fieldhouse.gridiron.equilibrium.far_half import FARTHEST, FarSide, moves_of
from fieldhouse.gridiron.equilibrium.late_book import LateBook
from fieldhouse.gridiron.equilibrium.late_field import AT_ENDINGS, KNOTS, STOPPED
from fieldhouse.gridiron.equilibrium.late_half import FARTHEST_LEAD, LEADS, LateKicks, LatePace
from fieldhouse.gridiron.equilibrium.late_stage import HalfSolver
from fieldhouse.gridiron.equilibrium.late_tables import LateTables, half_tables, kicks_only
from fieldhouse.gridiron.equilibrium.nodes import WIDE
from fieldhouse.gridiron.equilibrium.outlook import Outlook, outlook
from fieldhouse.gridiron.equilibrium.places import ruled_places
from fieldhouse.gridiron.equilibrium.series import COUNT, POINT, SHARE, SPOT, Values, Whole
from fieldhouse.gridiron.equilibrium.stage import Policy, Stage
from fieldhouse.gridiron.equilibrium.tables import whole_mixes
from fieldhouse.gridiron.field import GOAL
from fieldhouse.table.seat import AWAY, HOME

HURRIED: Final = 20
"""Seconds of a play after which the offense does without a huddle."""
ONE_LEAD: Final = np.array([0])


class LeadPart:
    """The leads of one condition: where every pair of calls takes the ball from every knot at them."""

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
        places = ruled_places(attack, ledger)[needed][:, WIDE.knots].astype(np.int64)
        self.places: Whole = places + np.where(is_running[needed], 0, len(ledger))[:, None]
        """``[effect, knot]``: with the clock running, or in the second half of the places, with it stopped."""

    def renumber(self, reached: Whole) -> None:
        """Count places by where they stand among those that are *reached* from anywhere."""
        self.places = np.searchsorted(reached, self.places)

    def payoffs(self, worths: Values) -> Values:
        """``[knot, lead, call, answer]``, from what every place is worth, ``[place, lead]``."""
        outcomes = worths[self.places]
        effects, knots, leads = outcomes.shape
        means = (self.shares @ outcomes.reshape(effects, -1)) / self.totals[:, None]
        by_pair = np.rint(means).T.reshape(knots * leads, len(self.used))
        games = by_pair[:, self.pairs]
        answered = self.attack.near_goal(games, np.repeat(SPOT[WIDE.knots], leads))
        return answered.reshape(knots, leads, *answered.shape[1:])


class LateAttack:
    """*attacks* by condition, all of one side; *ledger* is stage A's, for fouls."""

    def __init__(self, attacks: Sequence[Attack], known: Sequence[Condition], ledger: Values) -> None:
        self.parts = [LeadPart(attack, ledger) for attack in attacks]
        seat = attacks[0].attacker.seat
        self.level = level_of(known)
        self.seat, self.known = seat, known
        self.leads = self.leads_of(FARTHEST_LEAD)
        self.is_legal: NDArray[np.bool_] = attacks[0].is_legal
        self.landings = attacks[0].kicks.landings
        reached = np.unique(np.concatenate([part.places.ravel() for part in self.parts]))
        for part in self.parts:
            part.renumber(reached)
        self.running, self.stopped = reached[reached < len(ledger)], reached[reached >= len(ledger)] - len(ledger)
        self.kicks = late_kicks(attacks[self.level])

    def leads_of(self, farthest: int) -> list[Whole]:
        """By condition the places of its leads, if the least of all is so far behind."""
        leads = [lead if self.seat == HOME else -lead for lead in range(-farthest, farthest + 1)]
        places = np.array([place_of(self.known, margin) for margin in leads])
        return [np.flatnonzero(places == place) for place in range(len(self.known))]

    def _parts(self, leads: int) -> list[tuple[LeadPart, Whole]]:
        """The parts, each with the places of its leads; in the first half, played for points, the middle one."""
        if leads == 1:
            return [(self.parts[self.level], ONE_LEAD)]
        assert leads == LEADS
        return [(part, own) for part, own in zip(self.parts, self.leads, strict=True) if len(own)]

    def _worths(self, ledger: Values) -> Values:
        """What those places of stage A's ledger are worth that a play leads to, the clock running, then stopped."""
        endings = ledger[AT_ENDINGS:]
        landed = np.rint(np.tensordot(self.landings, endings, axes=1) / SHARE)
        rest = np.concatenate([endings, landed])
        found = []
        for first, places in ((0, self.running), (STOPPED, self.stopped)):
            downs = places[places < COUNT]
            found += [WIDE.read_off(ledger[first : first + KNOTS], downs), rest[places[len(downs) :] - COUNT]]
        return np.concatenate(found)

    def payoffs(self, ledger: Values) -> Values:
        """``[knot, lead, pair]``: what every pair of calls pays the offense, lead by lead."""
        worths = self._worths(ledger)
        found: Values | None = None
        for part, leads in self._parts(ledger.shape[1]):
            games = part.payoffs(worths[:, leads])
            games = games.reshape(KNOTS, len(leads), -1)
            if found is None:
                found = np.zeros((KNOTS, ledger.shape[1], games.shape[-1]))
            found[:, leads] = games
        assert found is not None
        return found


def late_kicks(attack: Attack) -> LateKicks:
    """The kicks that are weighed near the end of a half."""
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
    stage: Stage,
    policies: Sequence[tuple[Policy, Policy]],
    options: Options,
) -> LateTables:
    """The ends of both halves, and from there back to the kickoff the chance to win."""
    ledgers = stage.ledger(AWAY), stage.ledger(HOME)
    first = LateAttack(attacks[0], known, ledgers[0])
    sides = first, first if attacks[1] is attacks[0] else LateAttack(attacks[1], known, ledgers[1])
    pace = LatePace(RUNNING, HURRIED if options.no_huddle else 0, 0, KNEEL_LOSS if options.kneel else 0)
    solvers = [HalfSolver(sides, is_for_win, pace) for is_for_win in (False, True)]
    halves = [half_tables(solver.solve(), solver.mixes) for solver in solvers]
    far = [
        FarSide(far_moves(sides[seat], ledgers[seat], [both[seat] for both in policies]), sides[seat].kicks, True)
        for seat in range(1 if sides[1] is sides[0] else 2)
    ]
    chances = outlook((far[0], far[-1]), solvers[1], pace, stage.values)
    tables = kicks_only(sides[0].kicks), kicks_only(sides[1].kicks)
    return LateTables(tables, (halves[0], halves[1]), pace, chances)


def far_moves(late: LateAttack, ledger: Values, policies: Sequence[Policy]) -> tuple[tuple[Values, Whole], ...]:
    """Where stage A's mixes lead from every knot, by condition, each with its leads; II-4 is left out."""
    leads = late.leads_of(FARTHEST)
    return tuple(
        (_far_moves(part.attack, ledger, policies[place]), leads[place])
        for place, part in enumerate(late.parts)
        if len(leads[place])
    )


def _far_moves(attack: Attack, ledger: Values, policy: Policy) -> Values:
    """``[knot, entry of the late ledger]``: where the mixes of *policy* lead under one condition."""
    rows, columns = (whole_mixes(mix[WIDE.knots]).astype(np.float64) for mix in (policy.rows, policy.columns))
    mixes = (rows[:, :, None] * columns[:, None, :]).reshape(len(rows), -1)
    by_pair = np.zeros((len(attack.attacker.shares), len(rows)))
    np.add.at(by_pair, attack.pairs[:, :-1].ravel(), mixes.T)
    effects = attack.attacker.effects
    every = by_pair.T @ attack.attacker.shares * [each.foul != OFFENSE_EARLY for each in effects]
    running = every * [each.is_running for each in effects]
    places = ruled_places(attack, ledger)[:, WIDE.knots].astype(np.int64)
    return moves_of(places, running, every - running, attack.kicks.landings)


def late_book(tables: LateTables) -> LateBook:
    """The stored tables as a coach reads them."""
    kicks = tables.sides[0].kicks, tables.sides[1].kicks
    points, win = (
        half.half(kicks, is_for_win, tables.pace) for half, is_for_win in zip(tables.halves, (False, True), strict=True)
    )
    return LateBook((points, win), (tables.halves[0].reader(), tables.halves[1].reader()), Outlook(tables.chances))
