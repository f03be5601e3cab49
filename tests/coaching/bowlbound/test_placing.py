"""The rival's field model held against the rules: where each result of the charts leads from any down on the field.

Values are made up, so that every place is worth something else; what a result is worth by the model must be what the
rules make of it, with both sides ruling on flags by those values.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from fieldhouse.games.bowlbound.cells import DEF_5Y, OFF_5A, defense_foul, offense_foul
from fieldhouse.games.bowlbound.equilibrium.effects import Effect, Recovery, effects
from fieldhouse.games.bowlbound.equilibrium.kicks import Kicker, Runner
from fieldhouse.games.bowlbound.equilibrium.pairs import recovery_of
from fieldhouse.games.bowlbound.equilibrium.placing import alone, is_choice, with_foul
from fieldhouse.games.bowlbound.model import COUNTER, DROP_BACK
from fieldhouse.games.bowlbound.odds import OddsTable, new_situation
from fieldhouse.games.bowlbound.options import BASIC, FULL, Options
from fieldhouse.games.bowlbound.questions import PENALTY
from fieldhouse.games.bowlbound.results import OFFSET, PRE_SNAP, RAN, STOPPED, TRAPPED, Result
from fieldhouse.games.bowlbound.rules.downs import settle_result
from fieldhouse.games.bowlbound.rules.factors import factor_of
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.cells import INTERFERENCE, cell
from fieldhouse.gridiron.equilibrium.places import AT_ENDINGS, AT_PICKED, LANDINGS, LEDGER, LOST, PICKED
from fieldhouse.gridiron.equilibrium.series import COUNT, DOWN, SHARE, SPOT, TO_GO, ending_of, number_of
from fieldhouse.gridiron.field import GOAL, Situation
from fieldhouse.gridiron.odds import FIRST_AND_TEN, place
from fieldhouse.gridiron.outcome import NEXT_SNAP, TOUCHDOWN, Outcome
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.gridiron.results import FUMBLED, GAINED, INCOMPLETE, INTERCEPTED, SCORED
from fieldhouse.library.bowlbound import load_team
from fieldhouse.table.question import Ask
from fieldhouse.table.seat import AWAY, Seat

EVERYWHERE = random.Random(18).sample(range(COUNT), 150)
FACTORS = replace(BASIC, yardage_factors=FULL, yardage_base=90)
NOBODY_DROPS_IT = Recovery(((0, 1.0),), 0.0)
OFF_5, OFF_10, OFF_15 = (offense_foul(yards) for yards in (5, 10, 15))
DEF_5, DEF_10, DEF_15 = (defense_foul(yards) for yards in (5, 10, 15))
INTERFERENCE_9 = cell(INTERFERENCE, 9)


def made_up() -> Any:
    """Values that differ everywhere and fit together: a series of ours is worth the same as the down that it is."""
    found = np.random.default_rng(18).uniform(-8.0, 8.0, LEDGER)
    for spot in range(1, GOAL):
        found[AT_ENDINGS + spot] = found[number_of(1, 10, spot)]
    return found


WORTHS = made_up()


def worth_of(outcome: Outcome) -> float:
    """What an outcome is worth to the visitors, who have the ball."""
    if outcome.ending == NEXT_SNAP and outcome.seat == 0:
        return float(WORTHS[number_of(outcome.down, outcome.to_go, outcome.spot)])
    ending = ending_of(outcome, AWAY)
    assert ending is not None
    return float(WORTHS[AT_ENDINGS + ending])


class Ruler(Runner):
    """Rules on flags by the values above. The end of a gain is the better spot, whatever these say: so of one foul the
    claim from there counts, or the one instead of a touchdown.
    """

    def answer(self, ask: Ask[Game, Any], game: Game, seat: Seat, subject: Any, whim: float) -> int:
        if ask is not PENALTY:
            return super().answer(ask, game, seat, subject, whim)
        claims, outcome = subject
        side = 1 if seat == game.offense else -1
        outcomes = [outcome, *(claim.outcome for claim in (claims if outcome.ending == TOUCHDOWN else claims[:1]))]
        return max(range(len(outcomes)), key=lambda index: side * worth_of(outcomes[index]))


def at_table(options: Options) -> tuple[Game, OddsTable]:
    """The visitors are seven behind: with factors their yards count more."""
    team = load_team("2024-LKS")
    game, table = new_situation(team, team, options, FIRST_AND_TEN)
    table.coaches = (Ruler(), Ruler())
    game.score = [0, 7]
    return game, table


def by_the_rules(game: Game, table: OddsTable, number: int, call: int, result: Result) -> float:
    before = Situation(AWAY, int(SPOT[number]), int(DOWN[number]), int(TO_GO[number]))

    def put_down() -> Outcome:
        place(game, before)
        game.play = game.new_play(SCRIMMAGE)
        game.play.call = call
        return settle_result(game, result)

    return sum(worth_of(outcome) * chance for outcome, chance in table.odds(put_down).items())


def by_the_model(effect: Effect, factor: int, number: int) -> float:
    if not effect.foul:
        return float(WORTHS[alone(effect, factor)[number]])
    taken = float(WORTHS[with_foul(effect, factor)[number]])
    if not is_choice(effect):
        return taken
    played = float(WORTHS[alone(effect, factor)[number]])
    return min(played, taken) if effect.foul == 1 else max(played, taken)


PLAIN = [
    Result(GAINED, 4),
    Result(GAINED, -3),
    Result(GAINED, 12, True),
    Result(GAINED, 60),
    Result(GAINED, 7, doubling=2),
    Result(TRAPPED, -8),
    Result(RAN, 9),
    Result(INCOMPLETE),
    Result(STOPPED),
    Result(SCORED),
    Result(PRE_SNAP, fouls=(OFF_5A,)),
    Result(OFFSET, fouls=(OFF_10, DEF_5)),
]
FLAGGED = [
    Result(GAINED, yards, fouls=(foul,))
    for foul in (OFF_5, OFF_10, OFF_15, DEF_5, DEF_5Y, DEF_10, DEF_15)
    for yards in (6, -3, 34)
] + [Result(INCOMPLETE, fouls=(foul,)) for foul in (OFF_15, DEF_5, DEF_15, INTERFERENCE_9)]


@pytest.mark.parametrize("options", [BASIC, FACTORS], ids=["plain", "factors"])
@pytest.mark.parametrize("result", [*PLAIN, *FLAGGED], ids=lambda result: str(result.values))
def test_a_result_is_put_where_the_rules_put_it(options: Options, result: Result) -> None:
    game, table = at_table(options)
    found = list(effects(result, COUNTER, NOBODY_DROPS_IT))
    for number in EVERYWHERE:
        modelled = sum(by_the_model(effect, factor_of(game, AWAY), number) * share for effect, share in found)
        ruled = by_the_rules(game, table, number, COUNTER, result)
        assert modelled == pytest.approx(ruled, abs=2e-5), (DOWN[number], TO_GO[number], SPOT[number])


@pytest.mark.parametrize("result", [Result(INTERCEPTED, 14), Result(FUMBLED, 2), Result(FUMBLED, -7)], ids=str)
def test_a_lost_ball_is_run_back_as_the_rules_run_it(result: Result) -> None:
    """What is unlikely on a return is cut, and fouls there are let go: that is the difference."""
    game, table = at_table(BASIC)
    game.score = [0, 0]
    kicker = Kicker(game, AWAY, table)
    found = list(effects(result, DROP_BACK, recovery_of(game, AWAY, table)))
    for number in EVERYWHERE[:12]:
        modelled = 0.0
        for effect, share in found:
            place_at = int(alone(effect, 1000)[number])
            if effect.ball in (PICKED, LOST):
                spot = (place_at - AT_PICKED) % len(LANDINGS) + LANDINGS[0]
                landed = kicker._picked(spot) if effect.ball == PICKED else kicker._lost(spot)
                modelled += share * float(landed @ WORTHS[AT_ENDINGS:AT_PICKED] / SHARE)
            else:
                modelled += share * float(WORTHS[place_at])
        ruled = by_the_rules(game, table, number, DROP_BACK, result)
        assert modelled == pytest.approx(ruled, abs=0.35), (DOWN[number], SPOT[number])
