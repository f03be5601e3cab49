"""Section 8: quarters, overtime, the final two minutes, time-outs, plays, substitutions, dead balls, fouling."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fieldhouse.games.statispro import menu
from fieldhouse.games.statispro.events import HAPPENED, SUBSTITUTION, THROW_MADE, THROW_MISSED, TIME_OUT
from fieldhouse.games.statispro.menu import Window, can_call_time, legal_menu, legal_subs
from fieldhouse.games.statispro.model import FIVE
from fieldhouse.games.statispro.options import BOOK
from fieldhouse.games.statispro.rules.bench import before_possession, coaches_decide
from fieldhouse.games.statispro.rules.clock import dead_ball, discards, refill, set_overtime_deck
from fieldhouse.games.statispro.rules.periods import end_period, start_period
from fieldhouse.games.statispro.rules.stamina import charge_time_outs, mandatory_rest
from fieldhouse.games.statispro.state import FRONTCOURT, OVER, PERIOD_START
from fieldhouse.table.question import IllegalAnswer
from fieldhouse.table.seat import AWAY, HOME
from rules.statispro.stage import FRONT, Stage, stage


def test_8_1_a_quarter_ends_with_its_last_card() -> None:
    game = stage("action SF 5", "shot 40", left=2).game
    assert (game.phase, game.period) == (PERIOD_START, 2)


def test_8_1_what_is_counted_by_the_period_begins_anew() -> None:
    """6.3, 8.4, 16 and the three-point tactics of 4.6.1 and 4.6.2."""
    counts = ("team_fouls", "late_fouls", "time_outs_period", "time_outs_late", "index_used")
    tactics: dict[str, Any] = {
        "three_offense": [False, True],
        "three_defense": [True, False],
        "half_court": True,
        "press": True,
    }
    tactics |= {name: [2, 3] for name in counts}
    game = Stage(left=0, period=2, **tactics).game
    end_period(game)
    assert all(getattr(game, name) == [0, 0] for name in counts)
    assert game.three_offense == game.three_defense == [False, False]
    assert not game.half_court and not game.press


def test_8_1_a_miss_with_the_last_card_is_not_rebounded() -> None:
    stage("action SF 5", "shot 90", left=2).wrote("miss home SF")


def test_8_1_a_pass_upcourt_on_the_last_card_allows_a_forced_shot() -> None:
    """Forced whatever the Pass #: the block counts double, the card is the dead ball's."""
    game = stage("action SF 12", "shot 48", left=1).wrote("two home SF")
    assert game.game.dead_left == 19
    stage("action SF 5", "shot 20 B4 SF", left=1, away={"SF": {"block": 2}}).wrote("block away SF", "miss home SF")


def test_8_1_so_does_an_offensive_rebound() -> None:
    stage("action SF 5", "shot 90", "rebound O C 14/§20", "shot 46", left=3).wrote(
        "miss home SF", "offensive rebound home C", "two home C"
    )


def test_8_1_the_offense_may_let_the_period_end() -> None:
    stage("action SF 5", left=1, choices=("home last shot: no",)).wrote()


def test_8_1_an_advance_on_the_last_card_does_not() -> None:
    stage("advance SF 5", left=1, **FRONT, passes=2).wrote()


def test_8_1_what_else_comes_with_the_last_card_is_not_played_on() -> None:
    """A fast break, a Z READING that would be advanced, a missed free throw, a jump that the offense keeps."""
    stage("action SF 5", "shot 90", "rebound D C FB", left=3).wrote("miss home SF", "rebound away C")
    stage("action Z", "z heave", left=2).wrote()
    stage("action SF 5", "shot 40 foul PF >9", "free throw 90", left=2).wrote(
        "foul away PF", "two home SF", "free throw missed home SF"
    )
    stage("advance jump C", "jump PG", home={"C": {"rebounds": 30}}, left=2, **FRONT, passes=1).wrote("tip home PG")


def test_8_2_a_tie_brings_an_overtime_of_five_minutes_with_a_jump_ball() -> None:
    game = Stage("jump C", left=0, period=4, score=[90, 90])
    end_period(game.game)
    assert (game.game.phase, game.game.period, game.game.over) == (PERIOD_START, 5, False)
    start_period(game.game)
    assert game.game.left == 74 and not game.table.draws


@pytest.mark.parametrize(("is_cut", "pile", "dead"), [(False, 95, 20), (True, 200, 125)])
def test_8_2_the_overtime_deck_is_flipped_to_five_minutes_or_by_the_option_cut(
    is_cut: bool, pile: int, dead: int
) -> None:
    """Flipped, 105 cards are discards from the start; cut, the other 125 are the dead-ball deck."""
    game = Stage(period=5, options=replace(BOOK, cut_overtime_deck=is_cut)).game
    set_overtime_deck(game)
    assert (game.left, len(game.pile), game.dead_left) == (75, pile, dead)
    assert discards(game) == 200 - pile and game.beyond == 0
    tired = game.floor[HOME][2]
    mandatory_rest(game, tired)
    assert tired.must_rest is not is_cut, "14A: none while the dead-ball deck is larger than the discards"


def test_8_2_the_flipped_cards_come_back_when_the_dead_ball_deck_is_refilled() -> None:
    game = Stage(period=5).game
    set_overtime_deck(game)
    game.dead_left = 0
    refill(game)
    assert sorted(game.dead_pile) == list(range(96, 201)) and game.dead_left == 20


def test_8_2_otherwise_the_game_is_over() -> None:
    game = Stage(left=0, period=4, score=[90, 91]).game
    end_period(game)
    assert game.over and game.phase == OVER


def test_8_3_late_made_baskets_stop_the_clock() -> None:
    stage("action SF 5", "shot 40", period=4, left=30).leaves("away", dead=True)
    stage("action SF 5", "shot 40", period=4, left=40).leaves("away", dead=False)
    stage("action SF 5", "shot 40", period=1, left=15).leaves("away", dead=True)


def test_8_3_z_and_rpg_come_from_the_dead_ball_deck_in_the_final_two_minutes() -> None:
    game = stage("action Z", "z technical", "rpg 130", "free throw 1", period=4, left=29).game
    assert (game.left, game.dead_left) == (28, 17)
    game = stage("action Z", "z technical", "rpg 130", "free throw 1", period=4, left=31).game
    assert (game.left, game.dead_left) == (30, 17), "the two minutes begin with the card that leaves thirty"
    game = stage("action Z", "z technical", "rpg 130", "free throw 1", period=1, left=100).game
    assert (game.left, game.dead_left) == (97, 19)


def test_8_3_cards_that_lie_in_the_dead_ball_deck_again_are_no_discards() -> None:
    game = Stage(pile=list(range(101, 201)), dead_pile=list(range(1, 16)), dead_left=15).game
    assert discards(game) == 85


def test_8_3_an_empty_dead_ball_deck_is_refilled_with_twenty_discards() -> None:
    game = Stage(pile=list(range(101, 201)), dead_left=0).game
    game.table.draws.append(("free throw", 50))  # type: ignore[attr-defined]
    assert dead_ball(game, "free throw") == 50
    assert game.dead_left == 19 and 50 not in game.dead_pile and len(game.pile) == 100
    game.dead_left = 1
    game.table.draws.extend([("free throw", 60), ("free throw", 50)])  # type: ignore[attr-defined]
    assert [dead_ball(game, "free throw") for _ in range(2)] == [60, 50], "and again, with all that was discarded"


def test_8_4_seven_time_outs_and_a_short_one_a_half() -> None:
    game = Stage(dead_ball=True, choices=("home bench: 20-second",))
    before_possession(game.game)
    assert game.game.time_outs == [7, 7] and game.game.twenties == [1, 0]


def test_8_4_four_in_the_last_quarter_and_three_in_its_final_two_minutes() -> None:
    game = Stage(period=4, left=60, time_outs_period=[4, 0]).game
    assert not can_call_time(game, AWAY) and can_call_time(game, HOME)
    game.left, game.time_outs_late = 20, [0, 3]
    assert not can_call_time(game, HOME)
    game.period = 3
    assert can_call_time(game, AWAY)


def test_8_4_what_is_called_before_the_final_two_minutes_does_not_count_there() -> None:
    for left, late in ((31, 0), (30, 1)):
        game = Stage(period=4, left=left, dead_ball=True, choices=("home bench: time-out",)).game
        before_possession(game)
        assert (game.time_outs[HOME], game.time_outs_period[HOME], game.time_outs_late[HOME]) == (6, 1, late)


def test_8_4_only_with_the_ball_or_in_a_dead_ball() -> None:
    game = Stage().game
    assert menu.TIME_OUT in legal_menu(game, HOME, Window()) and menu.TIME_OUT not in legal_menu(game, AWAY, Window())
    game.dead_ball = True
    assert menu.TIME_OUT in legal_menu(game, AWAY, Window())


def test_8_4_who_has_called_too_few_is_charged_one_home_at_5_00_visitors_at_9_00() -> None:
    game = Stage(period=2, time_outs=[6, 6], rests=1).game
    charge_time_outs(game, 0)
    assert game.charged == [False, True]
    game.rests = 2
    charge_time_outs(game, 1)
    assert game.charged == [True, True]
    before_possession(game)
    assert game.time_outs == [6, 5], "charged at the start of their own next possession"
    assert [event[0] for event in game.events] == [HAPPENED, TIME_OUT]
    enough = Stage(period=2, time_outs=[5, 5], rests=2).game
    charge_time_outs(enough, 0)
    assert enough.charged == [False, False], "two by the second quarter"
    game.period, game.rests, game.charged = 5, 2, [False, False]
    charge_time_outs(game, 0)
    assert game.charged == [False, False], "not in an overtime"


LATE: dict[str, Any] = {"period": 4, "left": 20, "score": [50, 50]}


def test_8_4_the_man_with_the_ball_may_call_time_instead_of_a_pass() -> None:
    """The ball comes in where it is, with the passes that are left; a play may be called for the next."""
    choices = ("home ball: time-out", "home bench: play", "home called play: c", "home ball: shoot")
    game = Stage("action SF 12", "advance C 20", "shot 50", **LATE, choices=choices).play(2)
    game.wrote("time-out home", "two home C")
    assert (game.game.left, game.game.time_outs) == (17, [7, 6])


PASSER = {"SF": {"assist": 5, "attempts": 12}}


@pytest.mark.parametrize(
    ("kind", "time_outs", "twenties"), [("time-out", [7, 6], [1, 1]), ("20-second", [7, 7], [1, 0])]
)
def test_8_4_in_mid_possession_also_early_in_a_period(kind: str, time_outs: list[int], twenties: list[int]) -> None:
    """He may shoot or pass for an open shot, so he is asked; a tired man is taken out, and two passes are left."""
    choices = (f"home ball: {kind}", "home bench: substitute", "home substitution: pg p6")
    game = stage("action SF 12 §5", home=PASSER, choices=choices).wrote("time-out home")
    assert game.leaves("home", FRONTCOURT, passes=2, dead=True).man("home b1").position == 0
    assert (game.game.time_outs, game.game.twenties, game.game.left) == (time_outs, twenties, 99)


def test_8_4_a_rest_period_that_has_ended_in_mid_possession_counts_before_the_time_out() -> None:
    """The 5:00 card came with the first pass: who sits down in the time-out sits out the whole next rest period."""
    choices = ("home ball: time-out", "home bench: substitute", "home substitution: pg p6")
    game = stage("action SF 12 §5", home=PASSER, left=106, rests=0, choices=choices)
    assert game.game.rests == 1 and game.man("home PG").has_sat and not game.man("home b1").has_sat


@pytest.mark.parametrize("situation", [{"time_outs": [7, 0]}, {"time_outs_late": [0, 3]}])
def test_8_4_not_without_one(situation: dict[str, Any]) -> None:
    with pytest.raises(IllegalAnswer, match="time-out"):
        stage("action SF 12 §5", "advance C 5", "shot 50", home=PASSER,
              **{**LATE, **situation}, choices=("home ball: time-out",))  # fmt: skip


def test_8_4_1_the_team_that_calls_it_may_also_take_its_time() -> None:
    choices = ("home bench: time-out", "home half court: no", "home ball: shoot")
    game = stage("action SF 5", "shot 40", **LATE, choices=choices).game
    assert (game.left, game.dead_left) == (18, 20)


def test_8_4_1_after_a_late_time_out_the_ball_comes_in_at_mid_court_without_loss_of_time() -> None:
    game = stage("action SF 5", "shot 40", period=4, left=20, choices=("home bench: time-out", "home ball: shoot")).game
    assert (game.left, game.dead_left) == (19, 19)
    game = stage("action SF 5", "shot 40", period=1, left=100, choices=("home bench: time-out",)).game
    assert (game.left, game.dead_left) == (98, 20)


def test_8_4_2_a_play_adds_ten_to_attempts_on_the_first_pass() -> None:
    choices = ("home bench: time-out", "home bench: play", "home called play: sf")
    stage("action SF 20", "shot 50", choices=choices).wrote("time-out home", "two home SF")
    late = ("time-out home", "two home C", "assist home SF")
    stage("action SF 21", "advance SF 11", "advance C 5", "shot 50", choices=choices).wrote(*late)
    stage("action PG 11", "advance SF 20", "advance C 5", "shot 50", choices=choices).wrote(*late)


def test_8_4_2_only_after_a_time_out_or_to_start_a_period() -> None:
    game = Stage(dead_ball=True).game
    assert menu.PLAY not in legal_menu(game, HOME, Window())
    assert menu.PLAY in legal_menu(game, HOME, Window(is_time_out=True))
    assert menu.PLAY in legal_menu(game, HOME, Window(is_twenty=True))
    game.fresh = [True, True]
    assert menu.PLAY in legal_menu(game, HOME, Window(is_period_start=True))
    assert menu.PLAY not in legal_menu(game, AWAY, Window(is_period_start=True))


def test_8_4_2_also_for_the_first_possession_of_a_period_once_it_is_known_whose_it_is() -> None:
    choices = ("home bench: go", "home bench: play", "home called play: sf")
    game = Stage("action SF 20", "shot 50", period=2, phase=PERIOD_START, tip_winner=AWAY, choices=choices).play(2)
    assert game.game.score == [0, 2]


def test_8_4_2_each_team_may_call_one_for_its_own_first_possession() -> None:
    """The home team starts; the visitors' first ball is live, and theirs is a first possession too."""
    choices = ("home bench: go", "away bench: play", "away called play: sf")
    situation: dict[str, Any] = {"fresh": [True, True], "dead_ball": True}
    game = Stage("action SF 5", "shot 40", "action SF 20", "shot 50", **situation, choices=choices).play(2)
    game.wrote("two home SF", "two away SF")
    assert game.game.fresh == [False, False]
    assert menu.PLAY not in legal_menu(game.game, HOME, Window())


def test_8_4_2_a_foul_on_purpose_does_not_cost_the_other_team_its_first_possession() -> None:
    situation: dict[str, Any] = {"fresh": [True, True], "dead_ball": True, "team_fouls": [4, 0]}
    game = stage("free throw 1", "free throw 2", **situation, choices=("away bench: foul", "away foul: c pg"))
    assert game.leaves("away").game.fresh == [True, False]


def test_8_4_2_who_could_shoot_only_by_the_play_need_not() -> None:
    choices = ("home bench: time-out", "home bench: play", "home called play: sf", "home ball: advance")
    stage("action SF 20", "advance C 5", "shot 50", choices=choices).wrote(
        "time-out home", "two home C", "assist home SF"
    )
    with pytest.raises(AssertionError, match="never asked"):
        stage("action SF 10", "shot 50", choices=choices)


def test_8_5_substitutes_come_in_a_dead_ball_only() -> None:
    game = Stage(dead_ball=True, choices=("home bench: substitute", "home substitution: sf p7"))
    before_possession(game.game)
    assert game.man("home b2").position == 2 and game.man("home SF").position == -1
    assert menu.SUBSTITUTE not in legal_menu(Stage().game, HOME, Window())


def test_8_5_one_only_in_a_20_second_time_out() -> None:
    game, window = Stage(dead_ball=True).game, Window(is_twenty=True)
    assert menu.SUBSTITUTE in legal_menu(game, HOME, window)
    window.subs = 1
    assert menu.SUBSTITUTE not in legal_menu(game, HOME, window)
    for other in (menu.SWAP, menu.MATCH, menu.DOUBLE, menu.PLAY):
        assert other in legal_menu(game, HOME, window), "it is a time-out in all else"


def test_8_5_who_calls_the_time_out_decides_last() -> None:
    """The home coach calls it: the visitors act first, though they have had their turn in the dead ball."""
    choices = ("home bench: time-out", "away bench: press", "home bench: play", "home called play: c")
    game = Stage(dead_ball=True, choices=choices)
    coaches_decide(game.game, Window())
    game.table.finish()
    assert game.game.press and game.game.called == 4


def test_8_5_each_coach_has_as_many_decisions_as_he_needs() -> None:
    """Ten of the visitors leave the home coach his own; an eleventh they are not asked for."""
    many = ("away bench: change places", "away places: pg sg") * 10
    with pytest.raises(AssertionError, match="never asked"):
        eleven = Stage(dead_ball=True, choices=(*many, "away bench: go"))
        coaches_decide(eleven.game, Window())
        eleven.table.finish()
    game = Stage(dead_ball=True, choices=(*many, "home bench: substitute", "home substitution: sf p7"))
    coaches_decide(game.game, Window())
    game.table.finish()
    assert game.man("home b2").position == 2


@pytest.mark.parametrize(("cards", "is_dead"), [
    (("action TO SG traveling",), True),
    (("action SF 5", "shot 90", "rebound OB D"), True),
    (("action SF 5", "shot 90", "rebound D C"), False),
    (("action SF 5", "shot 40"), False),
])  # fmt: skip
def test_8_6_dead_balls(cards: tuple[str, ...], is_dead: bool) -> None:
    stage(*cards).leaves("away", dead=is_dead)


FOULED = ("action SF 5", "shot 60 foul PF >9")


def test_8_6_men_come_in_before_a_free_throw_that_may_be_played_on() -> None:
    """The visitors' third man off the bench replaces their center, and has the rebound of the second throw."""
    choices = ("away foul line: substitute", "away substitution: c p8")
    game = stage(*FOULED, "free throw 1", "free throw 76", "rebound D C", choices=choices)
    game.wrote(
        "foul away PF", "fouled home SF", "free throw home SF", "free throw missed home SF", "rebound away b3"
    )  # fmt: skip
    order = [event[0] for event in game.events if event[0] in (SUBSTITUTION, THROW_MADE, THROW_MISSED)]
    assert order == [THROW_MADE, SUBSTITUTION, THROW_MISSED], "once, before the last throw"


def test_8_6_the_home_coach_sees_whom_the_visitors_bring_in() -> None:
    choices = (
        "away foul line: substitute", "away substitution: c p8", "away foul line: go",
        "home foul line: substitute", "home substitution: pf p9",
    )  # fmt: skip
    game = stage(*FOULED, "free throw 1", "free throw 2", choices=choices)
    assert game.man("away b3").position == 4 and game.man("home b4").position == 3


@pytest.mark.parametrize("seat", ["away", "home"])
@pytest.mark.parametrize("kind", ["time-out", "20-second"])
def test_8_6_either_coach_may_call_time_between_the_throws(seat: str, kind: str) -> None:
    """It is a time-out in all but the shooter, who stays, and the ball, which nobody brings in."""
    choices = (f"{seat} foul line: {kind}", f"{seat} bench: substitute", f"{seat} substitution: c p8")
    game = stage(*FOULED, "free throw 1", "free throw 2", period=4, left=28, choices=("home ball: shoot", *choices))
    game.wrote("foul away PF", "fouled home SF", "free throw home SF", f"time-out {seat}", "free throw home SF")
    assert game.man(f"{seat} b3").position == 4 and not game.game.half_court
    assert sum(game.game.time_outs) == 14 - (kind == "time-out") and sum(game.game.twenties) == 2 - (kind != "time-out")


def test_8_6_in_a_time_out_at_the_line_the_shooter_stays_and_no_press_or_play_is_called() -> None:
    game = Stage(dead_ball=True).game
    at_line = Window(is_time_out=True, shooter=game.floor[HOME][2])
    assert menu.PRESS not in legal_menu(game, AWAY, at_line) and menu.PLAY not in legal_menu(game, HOME, at_line)
    assert menu.PRESS in legal_menu(game, AWAY, Window(is_time_out=True))
    assert {choice // menu.ROSTER for choice in legal_subs(game, HOME, at_line)} == {0, 1, 3, 4}


def test_3_3_who_has_called_time_at_the_line_has_placed_last() -> None:
    with pytest.raises(IllegalAnswer, match="substitute"):
        stage(*FOULED, "free throw 1", "free throw 2", choices=(
            "away foul line: time-out", "away bench: go", "away foul line: go", "home foul line: substitute",
        ))  # fmt: skip


def test_3_3_a_time_out_before_the_possession_does_not_bind_anybody_at_the_line() -> None:
    choices = ("home bench: time-out", "away foul line: substitute", "away substitution: c p8")
    assert stage(*FOULED, "free throw 1", "free throw 2", choices=choices).man("away b3").position == 4


def test_6_8_a_full_time_out_that_would_freeze_the_shooter_is_asked_for_by_that_name() -> None:
    game = Stage(period=4, left=14, score=[50, 50]).game
    window = Window(shooter=game.floor[HOME][2])
    assert [menu.AT_LINE[choice] for choice in menu.legal_at_line(game, AWAY, window)] == [
        menu.GO, menu.SUBSTITUTE, menu.TWENTY
    ]  # fmt: skip
    own = [menu.AT_LINE[choice] for choice in menu.legal_at_line(game, HOME, window)]
    assert own == [menu.GO, menu.SUBSTITUTE, menu.TIME_OUT, menu.TWENTY]
    game.frozen = 5
    assert menu.legal_at_line(game, AWAY, window) == menu.legal_at_line(game, HOME, window), "he is frozen already"


def test_8_6_but_nobody_comes_in_for_the_shooter_nor_before_throws_after_which_the_ball_is_dead() -> None:
    game = Stage().game
    at_line = legal_subs(game, HOME, Window(shooter=game.floor[HOME][2]))
    assert {choice // menu.ROSTER for choice in at_line} == {0, 1, 3, 4}
    assert {choice // menu.ROSTER for choice in legal_subs(game, AWAY, Window(shooter=game.floor[HOME][2]))} == set(
        FIVE
    )
    with pytest.raises(AssertionError, match="never asked"):
        stage("free throw 1", "free throw 2", period=4, left=20, dead_ball=True, choices=(
            "away bench: foul", "away foul: c pg", "home foul line: substitute", "home substitution: pg p6",
        ))  # fmt: skip


def test_8_7_in_the_final_minute_the_ballhandler_may_be_fouled_before_he_passes() -> None:
    game = stage("action SF 20", period=4, left=12, choices=("away stop clock: foul",), score=[50, 52])
    game.wrote("foul away SF").leaves("home", FRONTCOURT)
    assert (game.game.left, game.game.half_court) == (11, True)


def test_8_7_also_after_the_free_throws_of_the_penalty() -> None:
    situation: dict[str, Any] = {"period": 4, "left": 12, "score": [50, 52], "team_fouls": [4, 0]}
    game = Stage(
        "action SF 20", "free throw 1", "free throw 2", "action PG 5", "shot 40",
        choices=("away stop clock: foul", "home free throw: shoot", "away ball: shoot"), **situation,
    ).play(2)  # fmt: skip
    game.wrote("foul away SF", "free throw home SF", "free throw home SF", "two away PG")
    assert game.game.left == 10, "the pass that led to the foul, and the shot"


def test_8_7_and_the_next_card_then_takes_no_time() -> None:
    game = stage("advance SF 5", "shot 40", **FRONT, passes=2, period=4, left=10, half_court=True).game
    assert (game.left, game.dead_left) == (9, 19)


def test_8_4_2_a_fast_break_is_a_teams_first_possession_of_a_period_too() -> None:
    cards = ("action SF 5", "shot 90", "rebound D SG FB", "fast break 90 FD5", "advance PG 9", "shot 40")
    assert stage(*cards, fresh=[True, True]).game.fresh == [False, False]


def test_8_6_a_period_begins_with_a_dead_ball() -> None:
    game = Stage("jump C", is_placed=False, dead_ball=False).game
    start_period(game)
    assert game.dead_ball
