"""A substitution plan of the coach's own: read, kept in dead balls, and outdone only by what must be."""

from __future__ import annotations

import pytest

from fieldhouse.games.statispro.leagues import league_rules
from fieldhouse.games.statispro.menu import GO, MENU, ROSTER, SUBSTITUTE, SUBSTITUTION, Window
from fieldhouse.games.statispro.rules.lineups import bring_in
from fieldhouse.games.statispro.standing_orders import STANDING_ORDERS
from fieldhouse.games.statispro.state import Game
from fieldhouse.table.question import Ask, IllegalAnswer
from fieldhouse.table.seat import HOME
from fieldhouse.table.standing import Given, Standing
from rules.statispro.stage import Stage

MINUTE = 15
PLAN = "Q1 9:00 home b3 for home C; Q2 12:00 home C for home b3"


def court(period: int = 1, left: int = 9 * MINUTE, **facts: object) -> Game:
    """The five who started stand on the floor; the ball is dead."""
    game: Game = Stage().game
    game.fresh = [False, False]
    game.dead_ball = True
    move_to(game, period, left)
    for name, value in facts.items():
        setattr(game, name, value)
    return game


def move_to(game: Game, period: int, left: int) -> None:
    game.period, game.left, game.rests = period, left, sum(left <= mark for mark in game.rules.rest_marks)


def ordered(game: Game, plan: str = PLAN) -> Standing:
    return Standing(STANDING_ORDERS).with_order(Given(0, HOME, "bench", plan), game)


def answer(game: Game, ask: Ask[Game, Window], window: Window | None = None, plan: str = PLAN) -> int | None:
    return ordered(game, plan).choice(ask, game, HOME, window or Window(), 0)


def who(game: Game, window: Window | None = None, plan: str = PLAN) -> tuple[str, str] | None:
    """Who comes in for whom without a word, if anybody does."""
    if answer(game, MENU, window, plan) != SUBSTITUTE:
        return None
    choice = answer(game, SUBSTITUTION, window, plan)
    assert choice is not None
    position, index = divmod(choice, ROSTER)
    return game.men[HOME][index].card.name, game.floor[HOME][position].card.name


def states(game: Game, plan: str = PLAN) -> list[str]:
    report = next(order for order in ordered(game, plan).report(game, HOME) if order["code"] == "bench")
    return [line["state"] for line in report["own"]["lines"]]


def test_8_5_a_change_is_made_in_the_first_dead_ball_after_its_time() -> None:
    assert who(court(left=9 * MINUTE + 1)) is None
    assert who(court(left=9 * MINUTE)) == ("home b3", "home C")
    assert who(court(left=5 * MINUTE)) == ("home b3", "home C")
    assert answer(court(dead_ball=False), MENU) == GO, "the ball is live"


def test_a_change_that_is_made_stands_until_a_later_line() -> None:
    game = court()
    bring_in(game, HOME, 4, game.men[HOME][7])
    assert [man.card.name for man in game.floor[HOME]][4] == "home b3"
    assert answer(game, MENU) == GO and states(game) == ["kept", "to come"]
    move_to(game, 2, 6 * MINUTE)
    assert who(game) == ("home C", "home b3")
    assert states(game) == ["over: a later line names them", "waits for a dead ball"]


def test_whom_the_plan_does_not_name_the_assistant_rotates() -> None:
    game = court()
    bring_in(game, HOME, 4, game.men[HOME][7])
    tired = game.floor[HOME][0]
    tired.must_rest = True
    assert who(game) == ("home b1", tired.card.name)


def test_5_4_6_5_14_g_what_must_be_is_stronger_than_the_plan_and_is_told() -> None:
    def hindered(**facts: object) -> list[str]:
        game = court()
        for name, value in facts.items():
            setattr(game.men[HOME][7], name, value)
        assert who(game) is None
        return ordered(game).hindrances(game, HOME)

    assert hindered(must_rest=True) == ["Not kept: Q1 9:00 home b3 for home C. Home b3 must rest."]
    assert hindered(out="fouled out") == ["Not kept: Q1 9:00 home b3 for home C. Home b3 has fouled out."]
    assert hindered(out="half") == ["Not kept: Q1 9:00 home b3 for home C. Home b3 cannot play."]
    assert hindered(fouls=2) == ["Not kept: Q1 9:00 home b3 for home C. Home b3 has 2 fouls."]
    assert ordered(court()).hindrances(court(), HOME) == []


def test_a_line_that_would_leave_no_place_says_so() -> None:
    game = court()
    plan = "Q1 12:00 home b1 for home PF; Q1 11:00 home PG for home C; Q1 10:00 home SG for home SF"
    assert any("no place for" in state for state in states(game, plan))


def test_8_5_pauses_are_the_coachs_own_but_for_changes_at_the_start_of_a_period() -> None:
    game = court()
    assert answer(game, MENU, Window(is_time_out=True)) is None
    assert answer(game, SUBSTITUTION, Window(is_time_out=True)) is None
    assert who(game, Window(is_period_start=True)) == ("home b3", "home C")
    bring_in(game, HOME, 4, game.men[HOME][7])
    assert answer(game, MENU, Window(is_period_start=True)) is None
    assert answer(court(period=4, left=2 * MINUTE), MENU) is None, "the last two minutes are his own"


def test_3_3_who_may_not_answer_a_time_out_changes_nobody() -> None:
    assert answer(court(caller=0), MENU) == GO


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("q1 9:00: HOME B3 for home c", "Q1 9:00 home b3 for home C"),
        ("Q1 9:02 b3 for C", "Q1 9:00 home b3 for home C"),
        ("OT 4:00 b3 for C;Q2 12:00  C for b3 ;", "Q2 12:00 home C for home b3; OT 4:00 home b3 for home C"),
    ],
)
def test_a_plan_is_kept_with_full_names_in_the_order_of_time(said: str, kept: str) -> None:
    assert ordered(court(), said).value(HOME, "bench") == kept
    assert ordered(court(), kept).value(HOME, "bench") == kept


@pytest.mark.parametrize(
    ("said", "why"),
    [
        ("rotate", "'rotate' is no value of the order 'bench'; say ask, dead, rotation or one of your own, such as"),
        ("Q5 9:00 b3 for C", "'Q5 9:00 b3 for C' is no change of a plan; say, for one, 'Q2 6:00 Walton for Parish'."),
        ("Q1 12:30 b3 for C", "Q1 begins with 12:00 on the clock"),
        ("OT 6:00 b3 for C", "OT begins with 5:00 on the clock"),
        ("Q4 2:00 b3 for C", "in the last two minutes you are asked yourself"),
        ("Q1 9:00 Walton for C", "Nobody of your team is called 'Walton'; there is home PG,"),
        ("Q1 9:00 C for home C", "nobody comes in for himself"),
        (" ; ;", "A plan has a change at least"),
        ("; ".join(["Q1 9:00 b3 for C"] * 41), "A plan has 40 changes at the most; this one has 41."),
    ],
)
def test_a_plan_that_cannot_be_followed_is_refused_with_a_sentence(said: str, why: str) -> None:
    with pytest.raises(IllegalAnswer) as refused:
        ordered(court(), said)
    assert why in str(refused.value)


def test_two_men_of_one_name_are_told_apart() -> None:
    game: Game = Stage(home={"SF": {"name": "Eddie Johnson"}, "PF": {"name": "Marques Johnson"}}).game
    with pytest.raises(IllegalAnswer, match="More than one of your team is called 'Johnson'; say Eddie Johnson or"):
        ordered(game, "Q1 9:00 b2 for Johnson")


def test_19_1_the_clock_is_the_leagues() -> None:
    game = court(rules=league_rules("NCAA", 2000))
    with pytest.raises(IllegalAnswer, match="Q1 begins with 10:00"):
        ordered(game, "Q1 11:00 b3 for C")


def test_a_plan_is_not_offered_away() -> None:
    game = court()
    offered = [offer["code"] for offer in Standing(STANDING_ORDERS).offers(HOME, "bench")]
    assert offered == ["bench"] and ordered(game).offers(HOME, "bench") == []
