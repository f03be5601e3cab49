"""What stage B needs to know of a team with the ball: its effects by the clock, its kicks, kneels and tries."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldhouse.games.ddf.equilibrium.attack import Attack
from fieldhouse.games.ddf.equilibrium.effects import DEFENSE_EARLY, OFFENSE_EARLY, ON_OFFENSE, Effect
from fieldhouse.games.ddf.equilibrium.kicks import KICK_GOAL, POOCH_FROM, POOCHES, PUNT_IT
from fieldhouse.games.ddf.equilibrium.placing import alone, with_foul
from fieldhouse.games.ddf.options import Options
from fieldhouse.games.ddf.rules.downs import SQUEEZED_FROM
from fieldhouse.games.ddf.rules.kickoffs import ONSIDE_RECOVERED, ONSIDE_YARDS
from fieldhouse.games.ddf.season import SeasonRules
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import EVERY, RUNNING
from fieldhouse.gridiron.dice import OFFENSE
from fieldhouse.gridiron.equilibrium.far_half import LEADS, FarSide, moves_of
from fieldhouse.gridiron.equilibrium.late_book import LateBook, Reach, reach_of
from fieldhouse.gridiron.equilibrium.late_field import Folded, Led, folded
from fieldhouse.gridiron.equilibrium.late_half import MILLION, LateKicks, LatePace
from fieldhouse.gridiron.equilibrium.late_stage import HalfSolver
from fieldhouse.gridiron.equilibrium.late_tables import LateSide, LateTables, half_tables, side_tables
from fieldhouse.gridiron.equilibrium.nodes import WIDE
from fieldhouse.gridiron.equilibrium.outlook import Outlook, outlook
from fieldhouse.gridiron.equilibrium.places import ruled_places
from fieldhouse.gridiron.equilibrium.series import ENDINGS, OURS, POINT, SHARE, SPOT, THEIRS, Values
from fieldhouse.gridiron.equilibrium.stage import Policy, Stage
from fieldhouse.gridiron.equilibrium.tables import whole_mixes
from fieldhouse.gridiron.field import GOAL
from fieldhouse.table.seat import AWAY, HOME

LATE_POOCHES: Final = (10, 14, 18, 22, 26, 30, 34)
FOURTH_KICKS: Final = (PUNT_IT, *LATE_POOCHES, KICK_GOAL)
"""The kicks of a fourth down that are weighed late in a half, by their numbers."""

ALL_LEADS: Final = np.arange(LEADS)
HURRIED: Final = 20
KEPT_FOR_LATE: Final = 8
"""Of a team's plays without a huddle so many are kept for the end of the game (``coaching.late``)."""
KNEEL_LOSS: Final = 1
FOUL_FIELDS: Final = 5
"""An effect as it is kept: all but what the clock does."""


class LateAttack:
    """*ledger* is stage A's, for fouls."""

    def __init__(self, attack: Attack, ledger: Values, rules: SeasonRules) -> None:
        self.is_legal: NDArray[np.bool_] = attack.is_legal
        self.kicks = late_kicks(attack, rules)
        self.payoffs = self._folded(attack, ledger).payoffs

    def _folded(self, attack: Attack, ledger: Values) -> Folded:
        """Where the pairs of calls lead on the downs that are solved, clock running or not."""
        places = ruled_places(attack, ledger)[:, WIDE.knots]
        is_kept = kept_effects(attack)
        led, near = (
            Led(places, np.where(is_kept, running, 0.0), np.where(is_kept, shares - running, 0.0))
            for shares, running in ((attack.shares, attack.running), (attack.near_shares, attack.near_running))
        )
        return folded(led, near, SPOT[WIDE.knots] >= SQUEEZED_FROM, attack.kicks.landings)


def solved_late(
    attacks: tuple[Attack, Attack],
    stage: Stage,
    policies: tuple[Policy, Policy],
    teams: tuple[Side, Side],
    options: Options,
    rules: SeasonRules,
) -> LateTables:
    """The ends of both halves, and from there back to the kickoff the chance to win."""
    ledgers = stage.ledger(AWAY), stage.ledger(HOME)
    first = LateAttack(attacks[0], ledgers[0], rules)
    sides = first, first if attacks[1] is attacks[0] else LateAttack(attacks[1], ledgers[1], rules)
    pace = LatePace(RUNNING, HURRIED, MILLION // EVERY if options.advanced_timing else 0, KNEEL_LOSS)
    solvers = [HalfSolver(sides, is_for_win, pace) for is_for_win in (False, True)]
    halves = [half_tables(solver.solve(), solver.mixes) for solver in solvers]
    tables = [_side(attack, side) for attack, side in zip(attacks, sides, strict=True)]
    far = [
        FarSide(((far_moves(attacks[seat], ledgers[seat], policies[seat]), ALL_LEADS),), sides[seat].kicks,
                teams[seat].spread_no_huddle > KEPT_FOR_LATE)
        for seat in range(1 if sides[1] is sides[0] else 2)
    ]  # fmt: skip
    chances = outlook((far[0], far[-1]), solvers[1], pace, stage.values)
    return LateTables((tables[0], tables[1]), (halves[0], halves[1]), pace, chances)


def far_moves(attack: Attack, ledger: Values, policy: Policy) -> Values:
    """Where stage A's mixes lead from every knot. Far from the end of a half a play out of bounds takes thirty seconds:
    two thirds of them count as in bounds.
    """
    mixes = (whole_mixes(mix[WIDE.knots]).astype(np.float64) for mix in (policy.rows, policy.columns))
    rows, columns = mixes
    pairs = (rows[:, :, None] * columns[:, None, :]).reshape(len(rows), -1)
    is_kept, is_near = kept_effects(attack), (SPOT[WIDE.knots] >= SQUEEZED_FROM)[:, None]

    def met(shares: Values, near: Values) -> Values:
        found: Values = np.where(is_kept, np.where(is_near, pairs @ near, pairs @ shares), 0.0)
        return found

    timed = [np.rint(running + out * 2 / 3) for running, out in (
        (attack.running, attack.out), (attack.near_running, attack.near_out)
    )]  # fmt: skip
    running, every = met(*timed), met(attack.shares, attack.near_shares)
    places = ruled_places(attack, ledger)[:, WIDE.knots].astype(np.int64)
    return moves_of(places, running, every - running, attack.kicks.landings)


def _side(attack: Attack, side: LateAttack) -> LateSide:
    """One side's tables as they are stored."""
    is_kept = kept_effects(attack)
    return side_tables(
        np.array([each[:FOUL_FIELDS] for each in (*attack.plain, *attack.declined)], dtype=np.int16),
        len(attack.declined),
        np.where(is_kept, [attack.shares, attack.near_shares], 0.0),
        np.where(is_kept, [attack.running, attack.near_running], 0.0),
        attack.kicks.landings,
        side.kicks,
    )


def kept_effects(attack: Attack) -> NDArray[np.bool_]:
    """Those that take time: fouls before the snap do not."""
    return np.array([each.foul not in (OFFENSE_EARLY, DEFENSE_EARLY) for each in (*attack.plain, *attack.declined)])


def late_book(tables: LateTables, options: Options) -> LateBook:
    """The stored tables as a coach reads them."""
    kicks = tables.sides[0].kicks, tables.sides[1].kicks
    points, win = (
        half.half(kicks, is_for_win, tables.pace) for half, is_for_win in zip(tables.halves, (False, True), strict=True)
    )
    ours, theirs = _reach(tables.sides[0], options), _reach(tables.sides[1], options)
    readers = tables.halves[0].reader(), tables.halves[1].reader()
    return LateBook((points, win), readers, Outlook(tables.chances), (lambda lead: ours, lambda lead: theirs))


def _reach(side: LateSide, options: Options) -> Reach:
    """Where a side's calls lead from any down, read back from its tables."""
    effects = [Effect(row[0], row[1], row[2], row[3], bool(row[4])) for row in side.effects.tolist()]
    choices = int(side.choices[0])
    plain, declined = effects[: len(effects) - choices], effects[len(effects) - choices :]
    places = [with_foul(each, options) if each.foul else alone(each) for each in plain]
    places += [alone(each) for each in declined]
    places += [with_foul(each, options) for each in declined]
    shares, running = side.shares.astype(np.float64), side.running.astype(np.float64)
    return reach_of(
        [np.asarray(each, dtype=np.int16) for each in places],
        [-1.0 if each.foul == ON_OFFENSE else 1.0 for each in declined],
        running,
        shares - running,
        side.landings.astype(np.float64),
        SQUEEZED_FROM,
    )


def late_kicks(attack: Attack, rules: SeasonRules) -> LateKicks:
    """The kicks that are weighed near the end of a half."""
    choices = attack.choices
    pooches = [choices.pooch[POOCHES.index(yards)] for yards in LATE_POOCHES]
    is_open = np.ones((len(FOURTH_KICKS), GOAL), dtype=np.bool_)
    is_open[1:-1, :POOCH_FROM] = False
    is_open[-1, : choices.field_goal_from] = False
    return LateKicks(
        fourth=np.array([choices.punt, *pooches, choices.field_goal]),
        is_open=is_open,
        kickoffs=(attack.kicks.kickoff, onside(rules.kickoff_line)),
        free_kick=attack.kicks.free_kick,
        touchback=rules.kickoff_touchback,
        tries=(attack.tries[0] / POINT, attack.tries[1] / (2 * POINT) if rules.has_two_point_try else -1.0),
    )


def onside(line: int) -> Values:
    """'Onside Kick Option' as shares of endings."""
    readings = [OFFENSE.readings[throw] for throw in range(OFFENSE.size)]
    kept = sum(reading in ONSIDE_RECOVERED for reading in readings) / len(readings)
    shares = np.zeros(ENDINGS)
    shares[OURS + line + ONSIDE_YARDS] = round(kept * SHARE)
    shares[THEIRS + GOAL - line - ONSIDE_YARDS] = SHARE - shares.sum()
    return shares
