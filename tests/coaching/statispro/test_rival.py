"""The coach that plays to win, and those it is measured by."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest

from fieldhouse import catalog
from fieldhouse.games.statispro import orders
from fieldhouse.games.statispro.coaching import picking
from fieldhouse.games.statispro.coaching.computer import HouseCoach
from fieldhouse.games.statispro.coaching.easy import EasyCoach
from fieldhouse.games.statispro.coaching.pro import ProCoach
from fieldhouse.games.statispro.coaching.rests import Rests, best_five, planned_rests
from fieldhouse.games.statispro.coaching.rival import RivalCoach
from fieldhouse.games.statispro.coaching.rotation import can_stand
from fieldhouse.games.statispro.coaching.scouting import worth_of
from fieldhouse.games.statispro.coaching.tries import Tries
from fieldhouse.games.statispro.exploiters import LIBRARY
from fieldhouse.games.statispro.leagues import MINUTE
from fieldhouse.games.statispro.man import Man
from fieldhouse.games.statispro.odds import shot_worth
from fieldhouse.games.statispro.questions import KEEP_ON, TAKE_SHOT, ShotChoice
from fieldhouse.games.statispro.state import Game
from fieldhouse.library import statispro
from fieldhouse.table.duel import duel
from fieldhouse.table.question import Coach
from fieldhouse.table.seat import AWAY, HOME, seated
from fieldhouse.table.table import BatchTable
from rules.statispro.stage import Stage

DEFINITION = statispro.definition()
CLOSE = 15
CLOSING_CARDS = 3 * MINUTE


def team(name: str) -> list[Man]:
    return [Man(card, index, HOME, is_absent=False) for index, card in enumerate(statispro.load_team(name).players)]


def games(name: str, ours: Coach[Game], theirs: Coach[Game], seeds: int) -> list[Game]:
    """Before their first step."""
    deal = DEFINITION.dealer(DEFINITION.header((name, name), 0, {}))
    return [deal(BatchTable(seed, (ours, theirs))) for seed in range(seeds)]


# What it knows


@pytest.mark.parametrize("name", ["Larry Bird", "Kevin McHale", "Greg Kite"])
def test_a_try_is_worth_what_the_exact_odds_say_of_it(name: str) -> None:
    man = next(man for man in team("1986-BOS") if man.card.name == name)
    deck, nobody = statispro.deck(), [man.card] * 5
    tries = Tries(deck)
    is_open = shot_worth(deck, man.card, man.card, nobody, "open")
    assert tries.worth(man, man.field_goal + 10, False).points == pytest.approx(is_open["points"])
    afar = shot_worth(deck, man.card, man.card, nobody, "three")
    assert tries.worth(man, man.three_points, True).points == pytest.approx(afar["points"])
    assert tries.worth(man, 1000, False).missed == tries.worth(man, 120, False).missed


@pytest.mark.parametrize("name", ["1996-CHI", "2016-GSW", "2040-KOV"])
def test_no_other_five_who_can_stand_are_worth_more(name: str) -> None:
    men, tries = team(name), Tries(statispro.deck())
    values = {man.index: worth_of(tries, man) for man in men}
    best = sum(values[index] for index in best_five(men, values))
    every = [sum(values[index] for index in five) for five in combinations(values, 5) if can_stand(men, five)]
    assert best == pytest.approx(max(every))


def test_5_4_everybody_of_the_five_rests_once_a_half_but_who_need_not() -> None:
    men, tries = team("1986-BOS"), Tries(statispro.deck())
    values = {man.index: worth_of(tries, man) for man in men}
    five = best_five(men, values)
    for half, rests in enumerate(planned_rests(men, values)):
        assert set(rests) == {index for index in five if not men[index].is_excused(half == 1)}
        assert len(set(rests.values())) > 1 or len(rests) < 3


def test_5_4_who_is_to_rest_leaves_before_the_mark_and_stays_out_until_he_has() -> None:
    stage = Stage(dead_ball=True, period=1, left=150)
    man = stage.man("home SF")
    man.is_rested, game = False, stage.game
    plan: Rests = ({man.index: 1}, {})
    assert not picking.sits(game, man, plan)
    game.left = game.rules.rest_marks[0] + 5
    assert picking.sits(game, man, plan)
    game.rests, game.left = 1, 90
    assert not picking.sits(game, man, plan), "on the floor when the mark came: he has missed it"
    lineups_bench(game, man)
    assert picking.sits(game, man, plan)
    man.is_rested = True
    assert not picking.sits(game, man, plan)


def lineups_bench(game: Game, man: Man) -> None:
    """On the bench since before the mark."""
    man.position, man.has_sat = -1, True


@pytest.mark.parametrize(("rating", "assist", "expected"), [(10, 0, KEEP_ON), (60, 0, TAKE_SHOT), (35, 3, KEEP_ON)])
def test_a_shot_is_taken_if_it_is_worth_more_than_a_pass(rating: int, assist: int, expected: int) -> None:
    stage = Stage(offense=HOME, left=100)
    stage.game.passes, stage.game.assist = 2, assist
    man = stage.man("home SF")
    man.assist = 5
    subject = ShotChoice(man, rating, False, False, False, (TAKE_SHOT, KEEP_ON))
    assert RivalCoach().ball(stage.game, HOME, subject, 0.5) == expected


@pytest.mark.parametrize("name", ["1980-ATL", "1986-BOS", "2012-CHA", "2024-DET", "2040-KOV"])
def test_a_possession_is_worth_what_they_are_and_the_press_takes_some_of_it(name: str) -> None:
    coach = RivalCoach()
    (game,) = games(name, coach, coach, 1)
    DEFINITION.step(game)
    outlook = coach.scout(game).outlook(game, AWAY)
    assert 0.8 < outlook.press < outlook.action < 1.3
    assert all(opened > plain for opened, plain in zip(outlook.opening, outlook.plain, strict=True))
    assert all(later > sooner - 0.01 for sooner, later in pairwise(outlook.plain)), (
        "a pass more to come costs next to nothing: only who must pass on (4.5), and would have done better to shoot"
    )
    assert coach.order(game, HOME) == orders.PRESS


# What comes of it


def test_it_beats_the_house_with_the_same_team_and_dice() -> None:
    fared = [
        duel(DEFINITION, name, {}, RivalCoach(), HouseCoach(), 30) for name in ("1986-BOS", "2007-SAS", "2040-KOV")
    ]
    assert sum(each.share for each in fared) / len(fared) > 0.62
    assert sum(each.points - each.allowed for each in fared) / len(fared) > 4


@pytest.mark.parametrize("name", ["1986-BOS", "1996-VAN", "2024-DET"])
@pytest.mark.parametrize("coach", [RivalCoach(), ProCoach()])
def test_the_stars_play_no_five_from_the_bench_in_a_close_game_before_the_last_three_minutes(
    coach: Coach[Game], name: str
) -> None:
    for game in games(name, coach, coach, 4):
        while not game.over:
            DEFINITION.step(game)
            is_close = abs(game.score[AWAY] - game.score[HOME]) <= CLOSE
            if is_close and (game.period < 4 or game.left > CLOSING_CARDS):
                for seat, five in seated(game.floor):
                    if game.wanted[seat] is None:
                        continue  # a man was hurt on this very card, and the coach has not been asked yet
                    able = [man for man in game.men[seat] if man.card.is_starter and not man.out and not man.must_rest]
                    assert not able or any(man.card.is_starter for man in five), (game.period, game.left)


@pytest.mark.parametrize("name", ["1986-BOS", "1996-VAN", "2024-DET"])
def test_the_pro_leaves_nobody_far_beyond_the_minutes_of_his_card(name: str) -> None:
    played: Counter[int] = Counter()
    begun = games(name, ProCoach(), HouseCoach(), 20)
    for game in begun:
        while not game.over:
            DEFINITION.step(game)
        for man in game.men[AWAY]:
            played[man.index] += man.cards
    for card in team(name):
        assert played[card.index] / MINUTE / len(begun) <= card.card.minutes + 8


def test_it_is_reported_against_fifteen_coaches_of_one_idea_and_the_other_levels() -> None:
    report = DEFINITION.coach_report("1986-BOS", "rival", {}, 2)
    told = [row["against"] for row in report["shares"]]
    assert set(told) == {*LIBRARY, "house", "easy", "pro", "random"}
    assert len(LIBRARY) >= 15
    assert [row["share"] for row in report["shares"]] == sorted(row["share"] for row in report["shares"])


@pytest.mark.parametrize("name", LIBRARY)
def test_a_coach_of_one_idea_gives_only_legal_answers(name: str) -> None:
    class Checked(RivalCoach):
        """The exploiter, every answer looked at."""

        def answer(self, ask, game, seat, subject, whim):  # type: ignore[no-untyped-def]
            choice = exploiter.answer(ask, game, seat, subject, whim)
            assert choice in ask.legal(game, seat, subject), (ask, choice)
            return choice

    exploiter = LIBRARY[name]()
    (game,) = games("1996-CHI", Checked(), HouseCoach(), 1)
    while not game.over:
        DEFINITION.step(game)


def test_the_easy_coach_is_easier_than_the_house() -> None:
    fared = [duel(DEFINITION, name, {}, EasyCoach(), HouseCoach(), 60) for name in ("1986-BOS", "2040-KOV")]
    assert sum(each.share for each in fared) / len(fared) < 0.45


def test_the_levels_are_told_with_their_strength() -> None:
    definition = catalog.game("statispro")
    assert definition.levels == ("house", "easy", "pro", "rival", "random")
    strengths = definition.strengths
    assert strengths["rival"].share > strengths["pro"].share > 0.5 > strengths["easy"].share
    assert all(definition.level_help[level] for level in definition.levels)
