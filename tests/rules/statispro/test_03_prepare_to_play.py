"""Section 3: the deck, line-ups, first to place, the jump ball."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.statispro.menu import MATCH, SUBSTITUTE, SWAP, Window, legal_menu
from fieldhouse.games.statispro.model import NOBODY
from fieldhouse.games.statispro.rules.bench import before_possession
from fieldhouse.games.statispro.rules.fouls import primary_defender
from fieldhouse.games.statispro.rules.lineups import change_guards, change_places, place_line_up
from fieldhouse.games.statispro.rules.periods import end_period, first_possession, start_period
from fieldhouse.games.statispro.state import BRING_UP, PERIOD_START
from fieldhouse.table.seat import AWAY, HOME, Seat
from rules.statispro.stage import Stage, stage


def test_3_1_a_quarter_has_180_cards_and_20_for_the_dead_ball() -> None:
    game = Stage("jump PG", is_placed=False).game
    start_period(game)
    assert (game.left, game.dead_left, len(game.pile)) == (179, 20, 199), "the jump took the first card"


def test_3_2_the_man_opposite_is_the_primary_defender() -> None:
    game = Stage()
    assert primary_defender(game.game, game.man("home SF")).card.name == "away SF"


def test_3_2_men_may_guard_others_than_the_man_opposite() -> None:
    game = Stage()
    change_guards(game.game, AWAY, 1, 2)
    assert primary_defender(game.game, game.man("home SF")).card.name == "away SG"
    assert primary_defender(game.game, game.man("home SG")).card.name == "away SF"


CARD = {"defense": -7, "rebounds": 11, "block": 5, "steal": 3}


def test_3_2_out_of_position_the_four_defensive_ratings_are_halved() -> None:
    """A center at guard: fractions are dropped, his offensive rebounding stays."""
    game = Stage(home={"C": CARD})
    change_places(game.game, HOME, 0, 4)
    man = game.man("home C")
    assert (man.defense, man.defensive_rebounds, man.block, man.steal, man.rebounds) == (-3, 5, 2, 1, 11)


def test_3_2_so_they_are_if_he_guards_a_position_that_is_not_his() -> None:
    game = Stage(home={"C": CARD})
    change_guards(game.game, HOME, 0, 4)
    assert game.man("home C").defense == -3


def test_3_2_a_forward_may_play_either_forward() -> None:
    game = Stage(home={"SF": CARD})
    change_places(game.game, HOME, 2, 3)
    assert game.man("home SF").defense == -7


def test_3_3_visitors_place_first_and_the_home_coach_sees_it() -> None:
    game = Stage("jump PG", choices=("away line-up: p6", "home line-up: p6"), is_placed=False)
    start_period(game.game)
    game.table.finish()
    assert game.man("away b1").position == 0 and game.man("home b1").position == 0


def test_3_4_the_best_rebounders_jump_and_the_winners_start_the_first_and_fourth_quarter() -> None:
    game = Stage("jump SG", away={"C": {"rebounds": 30}}, home={"PF": {"rebounds": 20}}, is_placed=False)
    game.game.phase = PERIOD_START
    game.play()
    assert (game.game.tip_winner, game.game.offense, game.game.phase) == (AWAY, AWAY, BRING_UP)


@pytest.mark.parametrize(("period", "seat"), [(2, AWAY), (3, AWAY), (4, HOME)])
def test_3_4_the_losers_start_the_second_and_third(period: int, seat: Seat) -> None:
    assert first_possession(Stage(period=period, tip_winner=HOME).game) == seat


def test_3_4_a_period_ends_and_the_next_begins() -> None:
    game = Stage(left=0, period=1).game
    end_period(game)
    assert (game.period, game.phase) == (2, PERIOD_START)


def test_3_3_after_a_time_out_its_caller_places_last() -> None:
    """Visitors call time in a dead ball: the home coach answers within the time-out, but not their last word."""
    late = ("away bench: time-out", "home bench: substitute", "home substitution: sf p7", "home bench: go",
            "away bench: substitute", "away substitution: sf p7")  # fmt: skip
    game = Stage(dead_ball=True, choices=late)
    before_possession(game.game)
    game.table.finish()
    assert game.man("home b2").position == game.man("away b2").position == 2
    assert game.game.caller == AWAY
    assert SUBSTITUTE in legal_menu(game.game, AWAY, Window())
    for change in (SUBSTITUTE, SWAP, MATCH):
        assert change not in legal_menu(game.game, HOME, Window())


def test_3_3_a_time_out_of_the_last_period_is_forgotten() -> None:
    stage = Stage(period=2, caller=AWAY, choices=("home bench: substitute", "home substitution: sf p7"))
    start_period(stage.game)
    stage.table.finish()
    assert stage.man("home b2").position == 2


def test_3_3_without_a_time_out_the_home_coach_has_the_last_word() -> None:
    game = stage("action TO SG traveling", choices=()).game
    assert game.caller == NOBODY and SUBSTITUTE in legal_menu(game, HOME, Window())
    short = Stage(dead_ball=True, choices=("away bench: 20-second",))
    before_possession(short.game)
    assert SUBSTITUTE in legal_menu(short.game, HOME, Window()), "a 20-second one in a dead ball changes nothing of it"


def test_3_2_a_man_who_starts_out_of_position_is_halved_from_the_beginning() -> None:
    """The home center starts at PG."""
    situation: dict[str, Any] = {"is_placed": False, "period": 1, "phase": PERIOD_START, "home": {"C": {"defense": -9}}}
    game = Stage("jump PG", **situation, choices=("home line-up: p5",)).play()
    assert (game.man("home C").position, game.man("home C").defense) == (0, -4)


def test_3_2_with_five_men_nobody_is_asked_who_is_the_fifth() -> None:
    """b1 to b4 and C can play; when four are placed, b4, the last of them, is no question."""
    game = Stage(is_placed=False)
    for man in game.game.men[1]:
        if man.card.name in ("home PG", "home SG", "home SF", "home PF"):
            man.out = "game"
    asked = ("home line-up: p6", "home line-up: p7", "home line-up: p8", "home line-up: p5")
    game.table.choices.extend((1, "line-up", key.partition(": ")[2]) for key in asked)
    place_line_up(game.game, HOME)
    assert [man.card.name for man in game.game.floor[1]] == ["home b1", "home b2", "home b3", "home C", "home b4"]
    assert not game.table.choices
