"""The rival's field model held against the rules: where each result of the charts leads from any down on the field.

Values are made up, so that every place is worth something else; what a result is worth by the model must be what the
exact table makes of it by the rules' own code, with both sides ruling on flags by those values.
"""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from fieldhouse.games.ddf.coaching.book import BookCoach
from fieldhouse.games.ddf.equilibrium.attack import Attack
from fieldhouse.games.ddf.equilibrium.effects import NO_FOUL, Effect, effects, heaviest_foul
from fieldhouse.games.ddf.equilibrium.pairs import recovery_of
from fieldhouse.games.ddf.equilibrium.placing import alone, is_choice, with_foul
from fieldhouse.games.ddf.model import END_RUN, LONG, OFF_TACKLE, SHORT
from fieldhouse.games.ddf.odds import OddsTable, new_situation
from fieldhouse.games.ddf.options import ADVANCED, BASIC, Options
from fieldhouse.games.ddf.questions import PENALTY
from fieldhouse.games.ddf.results import (
    BETWEEN_DOWNS,
    GROUNDED,
    OFFSET,
    PRE_SNAP,
    SACK_FUMBLED,
    SACKED,
    SCRAMBLED,
    Result,
)
from fieldhouse.games.ddf.rules.downs import placed
from fieldhouse.games.ddf.rules.scrimmage import scrimmage_result
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.cells import AUTOMATIC, DEFENSE_FOUL, GROUNDING, INTERFERENCE, OFFENSE_FOUL, cell
from fieldhouse.gridiron.equilibrium.places import AT_ENDINGS, AT_PICKED, DOWN_THERE, LEDGER
from fieldhouse.gridiron.equilibrium.series import COUNT, DOWN, POINT, SHARE, SPOT, TO_GO, ending_of, number_of
from fieldhouse.gridiron.equilibrium.stage import Stage
from fieldhouse.gridiron.field import GOAL, Situation
from fieldhouse.gridiron.odds import FIRST_AND_TEN, place
from fieldhouse.gridiron.outcome import NEXT_SNAP, Outcome
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.gridiron.results import FUMBLED, GAINED, INCOMPLETE, INTERCEPTED, SCORED
from fieldhouse.library import ddf as ddf_library
from fieldhouse.table.question import Ask, Coach
from fieldhouse.table.seat import AWAY, Seat

OFF_5, OFF_10, OFF_15 = (cell(OFFENSE_FOUL, yards) for yards in (5, 10, 15))
DEF_5, DEF_15 = (cell(DEFENSE_FOUL, yards) for yards in (5, 15))
DEF_5X = cell(DEFENSE_FOUL, 5, AUTOMATIC)
INTERFERENCE_20 = cell(INTERFERENCE, 20)
GROUNDING_9 = cell(GROUNDING, 9)
SAMPLE = 150
EVERYWHERE = random.Random(18).sample(range(COUNT), SAMPLE)
NEAR_ENOUGH = 2e-5
"""Of a point, on values of up to ten: whole shares are 2**-30, and rare paths are cut off."""


def ledger() -> Any:
    """Values that differ everywhere and fit together: a series of ours is worth the same as the down that it is."""
    worths = np.random.default_rng(18).uniform(-8.0, 8.0, LEDGER)
    for spot in range(1, GOAL):
        worths[AT_ENDINGS + spot] = worths[number_of(1, 10, spot)]
    return worths


WORTHS = ledger()


def worth_of(outcome: Outcome, seat: Seat) -> float:
    """What an outcome is worth to the offense, which is *seat*."""
    if outcome.ending == NEXT_SNAP and outcome.seat == seat:
        return float(WORTHS[number_of(outcome.down, outcome.to_go, outcome.spot)])
    ending = ending_of(outcome, seat)
    assert ending is not None
    return float(WORTHS[AT_ENDINGS + ending])


class Ruler(Coach[Game]):
    """Rules on flags by the values above."""

    def answer(self, ask: Ask[Game, Any], game: Game, seat: Seat, subject: Any, whim: float) -> int:
        assert ask is PENALTY
        side = 1 if seat == game.offense else -1
        best = max(subject[1], key=lambda ruling: side * worth_of(ruling.outcome, game.offense))
        choice: int = best.choice
        return choice


def at_table(options: Options) -> tuple[Game, OddsTable]:
    team = ddf_library.load_team("2017-HAR")
    table = OddsTable(1e-9)
    table.coaches = (Ruler(), Ruler())
    return new_situation(team, team, options, ddf_library.season_charts(2017), FIRST_AND_TEN, table), table


def by_the_rules(game: Game, table: OddsTable, number: int, play: int, result: Result) -> float:
    before = Situation(AWAY, int(SPOT[number]), int(DOWN[number]), int(TO_GO[number]))

    def put_down() -> Outcome:
        place(game, before)
        game.play = game.new_play(SCRIMMAGE)
        game.play.call = play
        return placed(game, result)

    return sum(worth_of(outcome, AWAY) * chance for outcome, chance in table.odds(put_down).items())


def by_the_model(effect: Effect, options: Options, number: int) -> float:
    """One effect with its own yards, not those of the nearest marks."""
    if effect.foul == NO_FOUL:
        return float(WORTHS[alone(effect)[number]])
    taken = float(WORTHS[with_foul(effect, options)[number]])
    if not is_choice(effect, options):
        return taken
    played = float(WORTHS[alone(effect)[number]])
    return min(played, taken) if effect.foul == 1 else max(played, taken)


PLAIN = [
    (OFF_TACKLE, (GAINED, 4, False, ())),
    (OFF_TACKLE, (GAINED, -3, False, ())),
    (SHORT, (GAINED, 12, True, ())),
    (LONG, (GAINED, 60, False, ())),
    (SHORT, (SACKED, -8, False, ())),
    (SHORT, (SCRAMBLED, 7, False, ())),
    (SHORT, (INCOMPLETE, 0, False, ())),
    (LONG, (SCORED, 0, False, ())),
    (SHORT, (GROUNDED, -9, False, (GROUNDING_9,))),
    (SHORT, (PRE_SNAP, 0, False, (OFF_5,))),
    (SHORT, (PRE_SNAP, 0, False, (DEF_5,))),
    (SHORT, (OFFSET, 0, False, (OFF_10, DEF_5))),
]
FLAGGED = [
    (play, (kind, yards, False, (foul,)))
    for play in (OFF_TACKLE, SHORT)
    for foul in (OFF_5, OFF_10, OFF_15, DEF_5, DEF_5X, DEF_15, OFF_15 | BETWEEN_DOWNS, DEF_15 | BETWEEN_DOWNS)
    for kind, yards in ((GAINED, 6), (GAINED, -4), (GAINED, 30))
] + [(SHORT, (INCOMPLETE, 0, False, (foul,))) for foul in (OFF_15, DEF_5, DEF_5X, DEF_15, INTERFERENCE_20)]


@pytest.mark.parametrize("options", [BASIC, ADVANCED], ids=["basic", "advanced"])
@pytest.mark.parametrize(("play", "result"), [*PLAIN, *FLAGGED], ids=str)
def test_a_result_is_put_where_the_rules_put_it(options: Options, play: int, result: Result) -> None:
    """Ten yards in the own end zone apart, which is a safety or not by the dice: see below."""
    game, table = at_table(replace(options, goal_line_minus_one=False))
    ((effect, share),) = exact_effects(result, play)
    assert share == 1.0
    for number in EVERYWHERE:
        if heaviest_foul(result[3]) == (1, 10) and SPOT[number] <= 5:
            continue
        assert by_the_model(effect, options, number) == pytest.approx(
            by_the_rules(game, table, number, play, result), abs=NEAR_ENOUGH
        ), (DOWN[number], TO_GO[number], SPOT[number])


@pytest.fixture(scope="module", params=[BASIC, ADVANCED], ids=["basic", "advanced"])
def attack(request: pytest.FixtureRequest) -> tuple[Attack, Game, OddsTable]:
    game, table = at_table(request.param)
    table.cutoff, table.coaches = 1e-6, (BookCoach(), BookCoach())
    model = Attack(game, AWAY, table)
    table.coaches = (Ruler(), Ruler())
    return model, game, table


@pytest.mark.parametrize(
    "result", [(INTERCEPTED, 14, False, ()), (FUMBLED, 3, False, ()), (SACK_FUMBLED, -7, False, ())], ids=str
)
def test_a_lost_ball_is_run_back_as_the_rules_run_it(attack: tuple[Attack, Game, OddsTable], result: Result) -> None:
    """Of a recovered fumble that is run with, fouls are left out: that is the difference in advanced play."""
    model, game, table = attack
    landed = model.kicks.landings @ WORTHS[AT_ENDINGS:AT_PICKED] / SHARE
    worths = np.concatenate([WORTHS[:AT_PICKED], landed])
    found = list(effects(result, SHORT, recovery_of(game, AWAY, table)))
    is_run_with = game.options.offensive_fumble_returns and result[0] != INTERCEPTED
    for number in EVERYWHERE[:40]:
        modelled = sum(float(worths[alone(effect)[number]]) * share for effect, share in found)
        ruled = by_the_rules(game, table, number, SHORT, result)
        assert modelled == pytest.approx(ruled, abs=0.02 if is_run_with else 1e-4), (DOWN[number], SPOT[number])


@pytest.mark.parametrize("pair", [(END_RUN, 2), (SHORT, 0), (LONG, 5)], ids=str)
@pytest.mark.parametrize("number", [*EVERYWHERE[:2], int(number_of(1, 4, 96)), int(number_of(2, 12, 3))])
def test_a_pair_of_calls_is_worth_what_the_rules_make_of_it(
    attack: tuple[Attack, Game, OddsTable], pair: tuple[int, int], number: int
) -> None:
    """The whole of it, with values as smooth as a field's: fouled plays are put on marks, and of several fouls the
    heaviest counts; both together move a pair by less than two hundredths of a point.
    """
    model, game, table = attack
    stage = Stage((model, model))
    smooth = stage.ledger(AWAY) / POINT
    results = table.odds(scrimmage_result, game, 0, *pair)
    before, WORTHS[:] = WORTHS.copy(), smooth
    try:
        ruled = sum(by_the_rules(game, table, number, pair[0], result) * chance for result, chance in results.items())
    finally:
        WORTHS[:] = before
    payoffs = model.payoffs(stage.ledger(AWAY), slice(number, number + 1)) / POINT
    assert payoffs[0][pair] == pytest.approx(ruled, abs=0.02)


def exact_effects(result: Result, play: int) -> list[tuple[Effect, float]]:
    """The effects with the yards that the result has."""
    game, table = at_table(BASIC)
    found = list(effects(result, play, recovery_of(game, AWAY, table)))
    first = found[0][0]
    foul, foul_yards = heaviest_foul(result[3]) if first.foul else (NO_FOUL, 0)
    if first.ball != DOWN_THERE or foul == NO_FOUL:
        return found
    assert sum(effect.yards * share for effect, share in found) == pytest.approx(result[1]), "the mean is kept"
    return [(first._replace(yards=result[1], foul_yards=foul_yards), 1.0)]
