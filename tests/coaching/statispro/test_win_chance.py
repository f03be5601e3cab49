"""The chance to win that is told of a basketball game, and the game graded by it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fieldhouse.games.statispro.state import Game
from fieldhouse.games.statispro.win_chance import FEATURES, WinChance, cards_left
from fieldhouse.library import statispro
from fieldhouse.store.saved import reviewed
from fieldhouse.table.fair import promised
from fieldhouse.table.journal import Journal
from fieldhouse.table.live import LiveTable
from fieldhouse.table.play import play_out
from fieldhouse.table.seat import AWAY, HOME
from fieldhouse.table.table import BatchTable

DEFINITION = statispro.definition()
TEAMS = ("1986-LAL", "1986-BOS")


def at_tip_off(away: str = "1986-LAL", home: str = "1986-BOS") -> tuple[WinChance, Game]:
    coach = DEFINITION.coach("house")
    game = DEFINITION.start(DEFINITION.header((away, home), 1, {}), BatchTable(1, (coach, coach)))
    DEFINITION.step(game)
    return WinChance(statispro.chances(), game), game


def test_the_model_has_a_weight_for_every_feature_at_every_knot() -> None:
    model = statispro.chances()
    assert len(model.knots) == len(model.weights)
    assert all(len(row) == len(FEATURES) for row in model.weights)
    assert list(model.knots) == sorted(model.knots)


def test_a_lead_counts_for_more_the_less_is_left() -> None:
    teller, game = at_tip_off("1986-BOS")
    game.index = [0, 0]
    told = []
    for period, left in ((1, 150), (2, 150), (3, 100), (4, 150), (4, 60), (4, 15), (4, 5)):
        game.period, game.left, game.score = period, left, [58, 50]
        told.append(teller.told(game)[AWAY])
    assert told == sorted(told)
    assert told[0] < 0.85 < 0.97 < told[-1]


@pytest.mark.parametrize("left", [170, 60, 20, 6])
def test_both_chances_are_one_and_the_better_side_is_the_one_ahead(left: int) -> None:
    teller, game = at_tip_off()
    game.period, game.left = 4, left
    for lead in (-12, -4, 0, 4, 12):
        game.score = [80 + lead, 80]
        chances = teller.told(game)
        assert sum(chances) == pytest.approx(1.0)
        if abs(lead) == 12:
            assert (chances[AWAY] > 0.5) == (lead > 0)


def test_the_ball_helps_in_the_last_seconds_of_a_level_game() -> None:
    teller, game = at_tip_off("1986-BOS")
    game.index, game.period, game.left, game.score = [0, 0], 4, 5, [90, 90]
    game.offense = AWAY
    with_ball = teller.told(game)[AWAY]
    game.offense = HOME
    assert with_ball > 0.55 > 0.45 > teller.told(game)[AWAY]


def test_better_men_are_told_before_the_tip() -> None:
    teller, game = at_tip_off("1996-CHI", "1996-VAN")
    assert teller.told(game)[AWAY] > 0.7


def test_a_game_that_is_over_is_certain_and_the_clock_counts_whole_games() -> None:
    teller, game = at_tip_off()
    assert cards_left(game) == 4 * 180 - 1, "the tip takes a card"
    while not game.over:
        DEFINITION.step(game)
    assert sorted(teller.told(game)) == [0.0, 1.0]


def test_a_review_tells_what_the_house_gave_away_and_the_rival_did_not() -> None:
    coaches = [DEFINITION.coach("house"), DEFINITION.coach("rival")]
    header = promised(replace(DEFINITION.header(("1986-BOS", "1986-BOS"), 4, {}), seats=("house", "rival")))
    table = LiveTable(4, coaches)
    play_out(DEFINITION.start(header, table), DEFINITION.step)
    report = reviewed(Journal(header, tuple(table.entries)))
    assert report is not None
    house, rival = report["coaches"]
    assert house["given_away"]["points"] > rival["given_away"]["points"] >= 0
    assert house["given_away"]["press"] > 0 == rival["given_away"]["press"]
    worst = [row["chance"] for row in house["worst"]]
    assert worst == sorted(worst, reverse=True)
    assert report["luck"]["away"] == -report["luck"]["home"]
