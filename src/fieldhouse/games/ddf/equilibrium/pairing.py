"""Two teams solved against each other: the tables that a rival reads."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from typing import Final, NamedTuple

import numpy as np

from fieldhouse.games.ddf.equilibrium.attack import Attack
from fieldhouse.games.ddf.equilibrium.late_attack import solved_late
from fieldhouse.games.ddf.equilibrium.pairs import CUTOFF
from fieldhouse.games.ddf.equilibrium.prices import quota_prices
from fieldhouse.games.ddf.model import SeasonCharts
from fieldhouse.games.ddf.odds import OddsTable
from fieldhouse.games.ddf.options import BASIC, Options
from fieldhouse.games.ddf.season import SeasonRules
from fieldhouse.games.ddf.side import Side
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.equilibrium.opening import HASTY, HASTY_SWEEPS, Opening, opening_of
from fieldhouse.gridiron.equilibrium.series import COUNT, POINT
from fieldhouse.gridiron.equilibrium.stage import Policy, Stage
from fieldhouse.gridiron.equilibrium.tables import PAYOFF, Tables, tables_of
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.table.seat import AWAY, HOME

METHOD: Final = 17
"""Counts up when the same charts would give other tables."""
OPENING_METHOD: Final = 1
"""The same of the first downs, whose mixes also change with the tables."""
EVERY_DOWN: Final = slice(0, COUNT)
"""Payoffs are kept of each: read off between the knots of a net they would be wrong by half a hundredth of a point, on
third downs by one, and a down that is solved anew by them could be exploited by as much.
"""
ROUNDS: Final = 2
"""Prices change what downs are worth, and what downs are worth the prices: so often they are set."""
NOT_OF_A_DOWN: Final = (
    "audibles", "prompted_audibles", "power_ratings", "exact_spread", "playoff", "neutral_field",
)  # fmt: skip
"""Options that change nothing of what is solved."""


def name_of(sides: tuple[Side, Side], options: Options, charts: SeasonCharts, rules: SeasonRules) -> str:
    """What the tables of a pairing are kept by: all that they depend on."""
    alike = replace(options, **{name: getattr(BASIC, name) for name in NOT_OF_A_DOWN})
    facts = METHOD, *(side.team.digest for side in sides), charts.digest, rules.season, alike
    return f"ddf-{sha256(repr(facts).encode()).hexdigest()[:32]}"


class SolvedPairing(NamedTuple):
    """Both attacks, what the solver found, and the policies."""

    attacks: tuple[Attack, Attack]
    stage: Stage
    policies: tuple[Policy, Policy]


def solved_policies(
    sides: tuple[Side, Side], options: Options, charts: SeasonCharts, rules: SeasonRules
) -> SolvedPairing:
    """The pairing solved down by down, without the ends of halves; some seconds of work."""
    attacks = attacks_of(sides, options, charts, rules, CUTOFF)
    stage = Stage(attacks)
    solve_at_prices(stage, sides, ROUNDS)
    return SolvedPairing(attacks, stage, stage.settled())


def attacks_of(
    sides: tuple[Side, Side], options: Options, charts: SeasonCharts, rules: SeasonRules, cutoff: float
) -> tuple[Attack, Attack]:
    """Each side with the ball, by exact odds; if they are one, so are their attacks."""
    table = OddsTable(cutoff)
    game = Game(sides, options, rules, charts, table)
    game.phase = SCRIMMAGE
    first = Attack(game, AWAY, table)
    is_mirror = sides[0].team.digest == sides[1].team.digest
    return first, first if is_mirror else Attack(game, HOME, table)


def solve_at_prices(stage: Stage, sides: tuple[Side, Side], rounds: int) -> None:
    """Bring the knots of *stage* to rest, and again at the prices of the quotas that come of it, set in it."""
    stage.solve()
    for _ in range(rounds if any(side.has_quotas for side in sides) else 0):
        stage.prices = [
            quota_prices(side.quotas, policy).astype(np.float64) * (POINT / PAYOFF)
            for side, policy in zip(sides, stage.policies(), strict=True)
        ]
        stage.solve()


def opening_name(sides: tuple[Side, Side], options: Options, charts: SeasonCharts, rules: SeasonRules) -> str:
    """What the mixes of the first downs are kept by."""
    return f"opening-{OPENING_METHOD}-{name_of(sides, options, charts, rules)}"


def solved_opening(sides: tuple[Side, Side], options: Options, charts: SeasonCharts, rules: SeasonRules) -> Opening:
    """The mixes of the first downs, worked out in haste."""
    stage = Stage(attacks_of(sides, options, charts, rules, HASTY))
    solve_at_prices(stage, sides, 1)
    return opening_of(stage.settled(HASTY_SWEEPS))


def solved_pairing(sides: tuple[Side, Side], options: Options, charts: SeasonCharts, rules: SeasonRules) -> Tables:
    """The tables of a pairing, worked out now."""
    attacks, stage, policies = solved_policies(sides, options, charts, rules)
    late = solved_late(attacks, stage, policies, sides, options, rules)
    return tables_of(stage, policies, [attack.tries for attack in attacks], late, EVERY_DOWN)
