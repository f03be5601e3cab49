"""Sections 4.2 and 6.6 while the ball is live: standing orders, which a bench gives once and may change when asked."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse import catalog
from fieldhouse.games.statispro import menu
from fieldhouse.games.statispro.events import DELIBERATE
from fieldhouse.games.statispro.menu import Window, legal_menu
from fieldhouse.games.statispro.orders import AT_ONCE, KEYS, NONE, WITH_BALL, Orders, legal_orders, orders_text
from fieldhouse.games.statispro.rules.bench import before_possession
from fieldhouse.games.statispro.rules.periods import start_period
from fieldhouse.games.statispro.state import FRONTCOURT
from fieldhouse.table.game import Definition
from fieldhouse.table.journal import CHOICE, Entry
from fieldhouse.table.live import LiveTable
from fieldhouse.table.seat import AWAY, HOME
from fieldhouse.table.session import Session
from rules.statispro.stage import FRONT, Stage, stage

PRESSING = [Orders(press=True), NONE]
C, PG, SF = 4, 0, 2


def fouling(when: int, target: int = C, fouler: int = PG) -> list[Orders]:
    """The visitors' orders; on the stage a man's index is his position."""
    return [Orders(False, when, target, fouler), NONE]


def order(*keys: str, seat: str = "away") -> tuple[str, ...]:
    """Choices at the menu that give an order."""
    return (f"{seat} bench: orders", f"{seat} orders: {keys[0]}", *(f"{seat} foul: {key}" for key in keys[1:]))


# Giving them


def test_4_2_an_order_to_press_is_given_once_and_holds_until_it_is_taken_back() -> None:
    """Each ball is lost to the other team, which is a dead ball: the visitors press the first and the third."""
    lost = "action TO SG traveling"
    go = "away bench: go"
    choices = (*order("press"), go, go, go, go, *order("no press"))
    cards = ("press TO SG traveling", lost, "press TO SG traveling", lost, lost)
    game = Stage(*cards, dead_ball=True, choices=choices).play(5)
    assert game.game.orders == [NONE, NONE]


def test_6_6_an_order_to_foul_names_a_man_when_and_by_whom() -> None:
    game = Stage("action SF 5", "shot 40", dead_ball=True, choices=order("foul with ball", "c pg")).play().game
    assert game.orders == fouling(WITH_BALL)
    assert orders_text(game, AWAY) == "foul home C when he gets the ball (away PG)"
    game = (
        Stage("action SF 5", "shot 40", dead_ball=True, choices=order("foul at once", "sf c", seat="home")).play().game
    )
    assert game.orders == [NONE, Orders(False, AT_ONCE, SF, C)]
    assert orders_text(game, HOME) == "foul away SF at once (home C)"


def given(*choices: str) -> list[Orders]:
    """What the orders are after a dead ball with these choices."""
    game = Stage(dead_ball=True, choices=choices)
    before_possession(game.game)
    game.table.finish()
    return game.game.orders


def test_6_6_a_new_order_to_foul_leaves_the_press_and_either_may_be_taken_back_alone() -> None:
    both = (*order("press"), *order("foul at once", "c pg"))
    assert given(*both) == [Orders(True, AT_ONCE, C, PG), NONE]
    assert given(*both, *order("no press")) == fouling(AT_ONCE)
    assert given(*both, *order("no foul"), *order("leave")) == PRESSING


def test_4_2_6_6_what_can_be_ordered() -> None:
    game = Stage().game
    assert keys(game) == ["leave", "press", "foul at once", "foul with ball"]
    game.orders = [Orders(True, AT_ONCE, C, PG), NONE]
    assert keys(game) == ["leave", "no press", "foul at once", "foul with ball", "no foul"]
    assert keys(Stage(league="FIBA", season=2010).game) == ["leave", "press"], "20.11"


def keys(game: Any) -> list[str]:
    return [KEYS[choice] for choice in legal_orders(game, AWAY)]


@pytest.mark.parametrize("situation", [{}, {"dead_ball": True}, {"phase": FRONTCOURT}])
@pytest.mark.parametrize("window", [Window(), Window(is_time_out=True), Window(is_period_start=True)])
def test_6_6_whoever_is_asked_what_he_does_may_change_them(situation: dict[str, Any], window: Window) -> None:
    game = Stage(**situation).game
    assert all(menu.ORDERS in legal_menu(game, seat, window) for seat in (AWAY, HOME))


def test_8_4_while_the_ball_is_live_the_team_with_it_is_asked_until_it_has_no_more_orders() -> None:
    choices = (*order("press", seat="home"), "home bench: time-out")
    game = stage("action SF 5", "shot 40", choices=choices).wrote("time-out home", "two home SF").game
    assert game.orders == [NONE, Orders(press=True)]
    menu_of_defense = legal_menu(Stage(period=4, left=20).game, AWAY, Window())
    assert menu.HACK not in menu_of_defense and menu.PRESS not in menu_of_defense, "that is what its orders are for"


# Carrying them out


def test_4_2_in_the_last_two_minutes_also_while_the_ball_is_live() -> None:
    for left, label in ((30, "press"), (31, "action")):
        stage(f"{label} SF 5", "shot 40", period=4, left=left, orders=PRESSING, is_closing=True,
              choices=("home ball: shoot",) if left <= 30 else ()).wrote("two home SF")  # fmt: skip
    stage("action SF 5", "shot 40", period=3, left=20, orders=PRESSING).wrote("two home SF")


def test_4_2_only_the_defense_presses_and_only_instead_of_action() -> None:
    stage("action SF 5", "shot 40", dead_ball=True, orders=[NONE, Orders(press=True)]).wrote("two home SF")
    stage("advance SF 5", "shot 40", **FRONT, passes=2, orders=PRESSING).wrote("two home SF")


def test_6_6_a_man_is_fouled_when_he_gets_the_ball() -> None:
    """By whom was named, before he shoots; a pass to anybody else is played on."""
    game = stage("action SF 12", "advance C 5", orders=fouling(WITH_BALL)).wrote("foul away PG")
    assert game.leaves("home", FRONTCOURT, passes=2, dead=True).game.left == 98
    stage("action SF 5", "shot 40", orders=fouling(WITH_BALL)).wrote("two home SF")


def test_6_6_also_when_he_has_a_rebound_and_in_the_penalty_he_shoots_two() -> None:
    stage("action SF 5", "shot 90", "rebound O C 5/§9", "free throw 1", "free throw 2", team_fouls=[4, 0],
          orders=fouling(WITH_BALL)).wrote(
        "miss home SF", "offensive rebound home C", "foul away PG", "free throw home C", "free throw home C",
    ).leaves("away")  # fmt: skip


def test_6_6_with_the_last_card_of_a_period_it_is_too_late() -> None:
    stage("action C 5", "shot 40", left=1, orders=fouling(WITH_BALL)).wrote("two home C")


def test_6_6_at_once_is_before_any_card_if_the_ball_is_live() -> None:
    game = stage(orders=fouling(AT_ONCE)).wrote("foul away PG").leaves("home", FRONTCOURT, passes=2)
    assert game.game.left == 100
    stage("action C 5", "shot 40", dead_ball=True, orders=fouling(AT_ONCE)).wrote("two home C")  # he was asked


def test_6_6_not_when_the_offense_has_called_time() -> None:
    stage("action C 5", "shot 40", orders=fouling(AT_ONCE), choices=("home bench: time-out",)).wrote(
        "time-out home", "two home C"
    )


@pytest.mark.parametrize("when", [AT_ONCE, WITH_BALL])
def test_6_6_nothing_is_done_to_a_man_on_the_bench(when: int) -> None:
    """Their seventh man is to be fouled, who is not on the floor."""
    stage("action C 5", "shot 40", orders=fouling(when, target=6)).wrote("two home C")


def test_6_6_if_the_man_named_is_on_the_bench_who_guards_the_target_does_it() -> None:
    stage("action C 5", orders=fouling(WITH_BALL, fouler=6)).wrote("foul away C")


def test_6_6_only_the_defense_carries_its_order_out() -> None:
    stage("action C 5", "shot 40", orders=[NONE, Orders(False, AT_ONCE, C, PG)]).wrote("two home C")


# The last two minutes


@pytest.mark.parametrize(("period", "left", "is_over"), [(4, 30, True), (2, 30, True), (5, 30, True), (4, 31, False),
                                                         (3, 30, False)])  # fmt: skip
def test_6_6_orders_to_foul_end_where_the_last_two_minutes_of_a_half_begin(
    period: int, left: int, is_over: bool
) -> None:
    """There the foul would give two throws and the ball; an order to press goes on."""
    held = Orders(True, WITH_BALL, C, PG)
    game = Stage(period=period, left=left, orders=[held, NONE]).game
    before_possession(game)
    assert game.orders[AWAY] == (Orders(press=True) if is_over else held)


def test_6_6_one_given_then_is_carried_out_and_they_keep_the_ball() -> None:
    cards = ("action C 5", "free throw 1", "free throw 2")
    stage(*cards, period=4, left=30, choices=("away orders: foul with ball", "away foul: c pg")).wrote(
        "foul away PG", "free throw home C", "free throw home C"
    ).leaves("home", FRONTCOURT, passes=2)


@pytest.mark.parametrize("seat", ["away", "home"])
def test_4_2_there_both_benches_are_asked_in_the_last_quarter_once_whoever_has_the_ball(seat: str) -> None:
    game = Stage(period=4, left=30, choices=(f"{seat} orders: press",))
    before_possession(game.game)
    game.table.finish()
    assert game.game.is_closing and [held.press for held in game.game.orders] == [seat == "away", seat == "home"]
    situations: list[dict[str, Any]] = [
        {"period": 4, "left": 31},
        {"period": 2, "left": 30},
        {"period": 4, "left": 30, "is_closing": True},
    ]
    for situation in situations:
        game = Stage(**situation, choices=(f"{seat} orders: press",))
        before_possession(game.game)
        assert game.game.orders == [NONE, NONE], "not asked"


def test_19_1_the_first_semi_half_has_no_last_two_minutes() -> None:
    game = Stage(league="NCAA", period=1, left=30, beyond=150, arrow=HOME, orders=fouling(AT_ONCE)).game
    before_possession(game)
    assert not game.is_closing and game.orders == fouling(AT_ONCE)


def test_8_2_they_come_again_in_every_overtime() -> None:
    game = Stage("jump C", period=4, left=0, score=[90, 90], is_closing=True, phase="period start").game
    game.period = 5
    start_period(game)
    assert not game.is_closing


# Who knows them


def test_6_6_only_its_own_seat_sees_them_and_a_rest_point_keeps_them() -> None:
    game = Stage(orders=fouling(WITH_BALL)).game
    assert game.view(AWAY)["orders"] == [False, WITH_BALL, C, PG] and game.view(HOME)["orders"] == [False, 0, -1, -1]
    again = Stage().game
    again.restore(game.state())
    assert again.orders == game.orders and again.state() == game.state()
    label, text = menu.MENU.explain(game, AWAY, Window(), menu.ORDERS)
    assert (label, text) == ("Live-ball orders", "Now: foul home C when he gets the ball (away PG).")
    assert "Now" not in menu.MENU.explain(game, HOME, Window(), menu.ORDERS)[1]


def test_6_6_a_person_who_defends_against_the_computer_has_his_way() -> None:
    """He gives the order in his first dead ball and leaves all else as it is: his man fouls while the ball is live."""
    definition: Definition[Any, Any] = catalog.game("statispro")
    header = definition.header(("2040-TID", "2040-COP"), 11, {"preset": "book"})
    session = Session(definition, header, [None, definition.coach("house")])
    keys = {"bench": "orders", "orders": "foul at once", "foul": "c pg"}
    while session.questions:
        question = session.questions[0]
        session.answer(question.seat, keys.pop(question.name, question.default))
    fouls = [note for note in session.notes if any(code == DELIBERATE for code, *_ in note.events)]
    assert not keys and len(fouls) > 3 and all(note.offense == HOME for note in fouls)


def test_6_6_the_attackers_quick_go_does_not_end_the_defenders_chance() -> None:
    """Two persons: the visitors' order stands when the home team, which alone is asked, says go."""
    table = LiveTable(1, (None, None), answers={HOME: Entry(CHOICE, HOME, "bench", "go")})
    game = Stage(orders=fouling(AT_ONCE)).game
    game.table = table
    before_possession(game)
    assert game.floor[AWAY][PG].fouls == 1 and [entry.seat for entry in table.entries] == [HOME]
