"""The rival of Bowl Bound: what it knows of a pairing, and that it plays whole games which replay and beat the book."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest

from fieldhouse import catalog
from fieldhouse.games.bowlbound.calls import FIRST_WILD, KNEEL
from fieldhouse.games.bowlbound.coaching.easy import DEEP_ZONE
from fieldhouse.games.bowlbound.coaching.meetings import Met
from fieldhouse.games.bowlbound.coaching.pro import ProCoach
from fieldhouse.games.bowlbound.coaching.rival import RivalCoach
from fieldhouse.games.bowlbound.equilibrium.conditions import conditions, place_of
from fieldhouse.games.bowlbound.equilibrium.pairing import name_of
from fieldhouse.games.bowlbound.equilibrium.pairs import answers_of, calls_of, is_open, pair_of
from fieldhouse.games.bowlbound.game import BowlBound
from fieldhouse.games.bowlbound.legal import legal_calls, legal_defenses
from fieldhouse.games.bowlbound.model import DROP_BACK
from fieldhouse.games.bowlbound.rules.factors import factor_of
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron.coach_report import KnownMixes
from fieldhouse.gridiron.equilibrium.leaning import HABIT_RISK, LITTLE, MOST
from fieldhouse.gridiron.equilibrium.one_game import scaled
from fieldhouse.gridiron.equilibrium.playbook import USUAL_DOWNS, number_at
from fieldhouse.gridiron.equilibrium.series import POINT
from fieldhouse.gridiron.equilibrium.tables import PAYOFF
from fieldhouse.gridiron.equilibrium.watching import TRUST, answer_pays, call_pays
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.odds import place
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.library import bowlbound as bowlbound_library
from fieldhouse.library import shelf
from fieldhouse.table.plain_json import Fields
from fieldhouse.table.play import play_out
from fieldhouse.table.seat import AWAY, HOME
from fieldhouse.table.session import Session
from fieldhouse.table.table import BatchTable, Table

TEAM = "2024-LKS"
BASIC_PLAY: Fields = {"preset": "basic", "kneel": True}
"""One pairing is solved, with all that the tests need."""
HASTE = 0.015
"""Points a down that whoever knows the hasty mixes of the first minutes may gain."""
ROUNDING = 0.002
"""Mixes of the first minutes are kept as shares of 255, pairs as whole numbers, three thousand to a point."""
PRESETS = ("basic", "recommended", "excel", "advanced")


def game_of(preset: str, score: tuple[int, int] = (0, 0)) -> Game:
    definition = catalog.game("bowlbound")
    assert isinstance(definition, BowlBound)
    game = definition.dealer(definition.header((TEAM, TEAM), 0, {"preset": preset, "kneel": True}))(Table())
    game.phase, game.score = SCRIMMAGE, list(score)
    place(game, Situation(AWAY, 40, 1, 10))
    return game


def rival() -> RivalCoach:
    found = catalog.game("bowlbound").coach("rival")
    assert isinstance(found, RivalCoach)
    return found


def met() -> Met:
    return rival().met(game_of("basic"))


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("score", [(0, 0), (14, 0), (0, 21)])
def test_every_answer_that_is_legal_is_known_and_open(preset: str, score: tuple[int, int]) -> None:
    game = game_of(preset, score)
    opened = [answer for answer in answers_of(game) if is_open(game, HOME, answer)]
    assert opened == sorted(legal_defenses(game, HOME))
    assert set(calls_of(game)) <= set(legal_calls(game, AWAY))


def test_a_score_that_changes_the_yards_is_told_apart() -> None:
    game = game_of("recommended")
    known = conditions(game)
    for margin in (-25, -6, 0, 6, 25):
        game.score = [max(-margin, 0), max(margin, 0)]
        condition = known[place_of(known, margin)]
        assert condition.factors[0] - factor_of(game, AWAY) == pytest.approx(0, abs=330), "for a margin like it"
    assert [condition.factors[0] for condition in known] == sorted(condition.factors[0] for condition in known)
    assert len(conditions(game_of("basic"))) == 1


def test_wrong_guesses_are_all_alike_and_the_right_one_is_not() -> None:
    game = game_of("recommended")
    wrong = {pair_of(game, AWAY, 3, FIRST_WILD + play) for play in range(9) if play != 3}
    assert len(wrong) == 1
    assert pair_of(game, AWAY, 3, FIRST_WILD + 3) not in wrong


def test_a_pairing_is_told_apart_by_all_that_it_depends_on() -> None:
    basic = game_of("basic")
    assert name_of(basic) != name_of(game_of("recommended"))
    assert name_of(basic) == name_of(game_of("basic", (0, 14)))


def test_a_series_is_worth_more_the_nearer_it_begins_to_their_goal() -> None:
    playbook = met().playbook(game_of("basic"))
    series = [playbook.values[0][number_at(1, 10, spot)] / POINT for spot in range(5, 90, 10)]
    assert np.all(np.diff(series) > 0)
    assert -3.0 < series[0] < series[-1] < 7.0


def test_a_habit_that_shows_is_answered_and_one_that_does_not_is_not() -> None:
    """Forty bombs, which cost nothing here: the defense guesses at them a little more often than the tables do, and the
    offense runs a little more at a dime. A call that costs is answered more boldly."""
    known, game, coach = met(), game_of("basic"), rival()
    calls, answers = coach.mixes(game, known)
    assert (coach.call_mix(game, known), coach.answer_mix(game, known)) == (calls, answers)
    playbook = known.playbook(game)
    pairs, costs = playbook.pairs(AWAY, coach.number(game)), playbook.costs(AWAY)[0]
    dear = costs.index(max(costs))

    def gained(call: int) -> float:
        game.usage[0][call] = 40
        tilted = coach.answer_mix(game, known)
        game.usage[0][call] = 0
        return mean(pairs[call], answers) - mean(pairs[call], tilted)

    assert gained(DROP_BACK) > 0.003 * PAYOFF
    assert gained(dear) > 2 * gained(DROP_BACK)
    game.defenses[1][DEEP_ZONE] = 40
    against_deep = [row[DEEP_ZONE] for row in pairs]
    assert mean(against_deep, coach.call_mix(game, known)) > mean(against_deep, calls) + 0.003 * PAYOFF


def mean(pays: list[float], weights: list[float]) -> float:
    return sum(pay * weight for pay, weight in zip(pays, weights, strict=True)) / sum(weights)


def test_what_was_called_is_public_and_kept_at_rest() -> None:
    definition = catalog.game("bowlbound")
    header = definition.header((TEAM, TEAM), 18, BASIC_PLAY)
    game = Session(definition, header, [definition.coach("book")] * 2).game
    assert isinstance(game, Game)
    assert sum(map(sum, game.usage)) == sum(map(sum, game.defenses)) > 80
    again = definition.restore(header, Table(), game.state())
    assert isinstance(again, Game)
    assert again.usage == game.usage and again.view(AWAY)["defenses"] == game.defenses
    older = {name: fact for name, fact in game.state().items() if name not in ("usage", "defenses")}
    restored = definition.restore(header, Table(), older)
    assert isinstance(restored, Game)
    assert not any(map(any, restored.usage)), "a game that was saved before calls were counted"


def test_it_kneels_with_a_lead_and_the_clock_all_but_gone() -> None:
    game = game_of("basic")
    game.phase, game.quarter, game.clock, game.score, game.time_outs = SCRIMMAGE, 4, 40, [10, 7], [3, 0]
    place(game, Situation(AWAY, 60, 1, 10))
    assert rival().answer_call(game, AWAY, None, 0.5) == KNEEL


def test_a_game_of_two_rivals_replays_and_nothing_is_solved_for_it() -> None:
    definition = catalog.game("bowlbound")
    header = definition.header((TEAM, TEAM), 18, BASIC_PLAY)
    played = Session(definition, header, [definition.coach("rival")] * 2)
    assert played.over
    no_shelf = BowlBound(bowlbound_library.load_team, unasked)
    again = Session(no_shelf, header, [None, None], played.entries)
    assert again.game.state() == played.game.state()
    twice = Session(definition, header, [definition.coach("rival") for _ in header.teams])
    assert twice.journal.dumps() == played.journal.dumps()


def unasked(name: str, make: Callable[[], bytes]) -> bytes:
    raise AssertionError("a replay asks for no tables")


@pytest.mark.parametrize("level", ["rival", "pro"])
def test_it_is_no_weaker_than_the_book(level: str) -> None:
    """A small dose: of twenty games even a coach that is no better than the book wins six or more, 98 times of 100."""
    definition = catalog.game("bowlbound")
    deal = definition.dealer(definition.header((TEAM, TEAM), 0, BASIC_PLAY))
    ours, book, won = definition.coach(level), definition.coach("book"), 0.0
    for number in range(20):
        seat = number % 2
        game = play_out(deal(BatchTable(number // 2, (ours, book) if seat == 0 else (book, ours))), definition.step)
        assert isinstance(game, Game)
        won += 0.5 if game.winner is None else game.winner == seat
    assert won >= 6


def test_the_first_minutes_wait_for_no_tables() -> None:
    """Neither call nor answer asks for the pairing's tables; both are drawn from the opening's mixes."""
    no_tables = BowlBound(bowlbound_library.load_team, only_openings).coach("rival")
    assert isinstance(no_tables, RivalCoach)
    game = game_of("basic")
    calls, answers = no_tables.opening_mixes(game)
    whims = [(number + 0.5) / 4000 for number in range(4000)]
    called = [no_tables.answer_call(game, AWAY, None, whim) for whim in whims]
    answered = [no_tables.answer_defense(game, HOME, None, whim) for whim in whims]
    for made, mix, names in ((called, calls, calls_of(game)), (answered, answers, answers_of(game))):
        assert [made.count(name) / len(made) for name in names] == pytest.approx(scaled(mix), abs=0.02)


def only_openings(name: str, make: Callable[[], bytes]) -> bytes:
    assert name.startswith("opening-"), "the pairing's tables were asked for"
    return shelf.kept(name, make)


@pytest.mark.parametrize("down", USUAL_DOWNS)
def test_whoever_knows_it_gains_no_more_than_it_risks(down: tuple[int, int, int]) -> None:
    """The first minutes, the pro's habits, and the rival that answers forty bombs: what the habit gives away it may
    risk in part. What pairs pay is read off between the knots of the net, which costs some hundredths by itself.
    """
    known, game, coach, pro = met(), game_of("basic"), rival(), catalog.game("bowlbound").coach("pro")
    assert isinstance(pro, ProCoach)
    place(game, Situation(AWAY, down[2], down[0], down[1]))
    pays, (calls, answers) = coach.pairs(game, known), coach.mixes(game, known)
    least = KnownMixes(pays, scaled(calls), scaled(answers)).leak
    opening, habits = coach.opening_mixes(game), (pro.own_calls(game, known), pro.own_answers(game, known))
    for mixes, risk in ((opening, HASTE), (habits, HABIT_RISK)):
        assert KnownMixes(pays, scaled(mixes[0]), scaled(mixes[1])).leak <= least + risk + ROUNDING
    game.usage[0][DROP_BACK] = 40
    belief, answer = coach.calls_believed(game, known), coach.answer_mix(game, known)
    assert belief is not None
    bold = KnownMixes(pays, scaled(calls), scaled(answer)).leak
    given = (max(call_pays(pays, scaled(answers))) - mean(answer_pays(pays, belief.mix), answers)) / PAYOFF
    assert bold <= least + min(TRUST * given, MOST) + TRUST * LITTLE + ROUNDING
