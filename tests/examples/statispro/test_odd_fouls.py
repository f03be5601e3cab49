"""Odd cases of sections 6, 12 and 16: who comes back, frozen shooters, one-and-ones, Index Points."""

from __future__ import annotations

import pytest

from fieldhouse.games.statispro.events import INDEX_POINT
from fieldhouse.games.statispro.man import FOULED_OUT
from fieldhouse.games.statispro.rules import fouls
from fieldhouse.games.statispro.rules.bench import before_possession
from fieldhouse.games.statispro.rules.index_points import can_spend
from fieldhouse.games.statispro.rules.stamina import tire
from fieldhouse.table.question import IllegalAnswer
from fieldhouse.table.seat import AWAY, HOME
from rules.statispro.stage import FRONT, Stage, stage


def test_5_4_of_men_who_draw_fouls_equally_the_tired_one_is_the_first() -> None:
    drawers = {spot: {"foul_drawing": 20.0} for spot in ("PF", "C")}
    for rank, fouler in ((1, "C"), (2, "PF")):
        game = Stage("action foul O", "foul 90 FD3", f"foul drawing 9 FD{rank}", home=drawers)
        tire(game.game, game.man("home C"))
        game.play().wrote(f"foul home {fouler}", f"turnover home {fouler}")


def test_5_5_a_foul_of_another_man_is_never_the_helpers() -> None:
    game = Stage("advance PG 30", "advance foul D", "foul 90 FD5", **FRONT, passes=3)
    game.game.double_teams[0] = [game.man("home SF").index, 4]
    game.play().wrote("foul away PG")


def test_10_i_and_12_e_a_lane_violation_of_who_shoots_for_a_loose_ball_foul_is_his_teams() -> None:
    stage("action SF 5", "shot 90", "rebound loose ball O", "foul 90 FD1", "free throw 1", "free throw 2, lane O",
          home={"C": {"foul_drawing": 20.0}}, team_fouls=[0, 4]).wrote(
        "miss home SF", "foul home C", "free throw away C", "turnover away").leaves("home", dead=True)  # fmt: skip


def test_10_i_and_a_missed_throw_is_rebounded_by_them_as_the_offense() -> None:
    stage("action SF 5", "shot 90", "rebound loose ball O", "foul 90 FD1", "free throw 1", "free throw 90",
          "rebound O PG 10/§30", "shot 50", home={"C": {"foul_drawing": 20.0}}, team_fouls=[0, 4]).wrote(
        "miss home SF", "foul home C", "free throw away C", "free throw missed away C", "offensive rebound away PG",
        "two away PG")  # fmt: skip


def test_6_3_the_fourth_quarter_has_the_limit_of_a_quarter_and_the_late_foul_counts_in_the_last_two_minutes_only() -> (
    None
):
    game = Stage(period=4, left=100, team_fouls=[3, 0], late_fouls=[1, 0]).game
    assert not fouls.in_penalty(game, AWAY)
    game.left = 31
    assert not fouls.in_penalty(game, AWAY)
    game.left = 30
    assert fouls.in_penalty(game, AWAY)


@pytest.mark.parametrize("card", ["z elbow foul D", "z flagrant foul D"])
def test_6_5_who_fouls_out_with_an_elbow_or_a_flagrant_foul_goes_once(card: str) -> None:
    """His second technical, or the card that would eject him, finds him gone."""
    ejection = ("ejection 85 FD5",) if "flagrant" in card else ()
    game = Stage("action Z", card, "foul 3 FD1", "foul drawing 3 FD1", *ejection, "free throw 1", "free throw 2",
                 home={"C": {"foul_drawing": 20.0}}, away={"SG": {"foul_range": (1, 5)}})  # fmt: skip
    man = game.man("away SG")
    man.fouls, man.technicals = 5, 1
    assert game.play().sheet.count("out away SG") == 1 and man.out == FOULED_OUT


def test_6_5_a_charge_of_a_man_who_came_back_costs_a_technical_too() -> None:
    game = Stage("action foul O", "foul 3 FD1", "free throw 1", home={"SG": {"foul_range": (1, 5)}})
    game.man("home SG").fouls, game.man("home SG").has_returned = 6, True
    game.play().wrote("foul home SG", "technical home", "free throw away PG", "turnover home SG")
    assert game.man("home SG").position == 1 and game.game.team_fouls == [0, 0]


@pytest.mark.parametrize(("league", "limit"), [("NBA", 6), ("NCAA", 5)])
def test_6_5_and_19_7_the_last_man_disqualified_returns(league: str, limit: int) -> None:
    game = Stage("free throw 1", league=league)
    for man in game.game.men[0]:
        man.out = "" if man.position >= 0 else "game"
    game.man("away SF").fouls = limit - 1
    fouls.charge(game.game, game.man("away SF"))
    game.table.finish()
    assert game.man("away SF").has_returned and game.man("away SF").position == 2


def test_6_8_a_technical_after_a_frozen_miss_is_shot_with_the_whole_rating() -> None:
    """The frozen man misses twice; the next foul is one of a man who came back: 75 is good for both throws."""
    game = Stage(
        "action SF 5", "shot 60 foul PF >9", "free throw 71", "free throw 66", "rebound O C 5/§20",
        "shot 40 foul SG >9", "free throw 75", "free throw 75", period=4, left=14, score=[50, 50],
        choices=("home ball: shoot", "away freeze: time-out", "home ball: shoot", "away freeze: no"),
    )  # fmt: skip
    game.man("away SG").has_returned = True
    game.play().wrote(
        "foul away PF", "fouled home SF", "time-out away", "free throw missed home SF", "offensive rebound home",
        "free throw missed home SF", "offensive rebound home C", "foul away SG", "technical away",
        "free throw home PG", "two home C", "free throw home C",
    )  # fmt: skip


BONUS = {**FRONT, "league": "NCAA", "passes": 4, "beyond": 150, "team_fouls": [6, 0]}
FOULED = ("advance SF 20", "advance foul D", "foul 90 FD3")


def test_12_d_an_air_ball_on_the_first_of_one_and_one_is_the_last_allowed_shot() -> None:
    stage(*FOULED, "free throw 99 air ball", **BONUS).wrote("foul away SF", "free throw missed home SF").leaves(
        "away", dead=True
    )


def test_12_d_an_air_ball_on_the_first_of_two_is_a_miss_like_any_other() -> None:
    stage("action SF 5", "shot 90 foul PF >9", "free throw 99 air ball", "free throw 1").wrote(
        "foul away PF", "fouled home SF", "free throw missed home SF", "offensive rebound home", "free throw home SF"
    )


def test_12_e_lane_violations_count_on_the_first_of_one_and_one() -> None:
    stage(*FOULED, "free throw 1, lane O", **BONUS).wrote("foul away SF", "turnover home").leaves("away")
    stage(*FOULED, "free throw 90, lane D", "free throw 1", "free throw 2", **BONUS).wrote(
        "foul away SF", "free throw home SF", "free throw home SF"
    )


def test_16_c_a_foul_that_is_waved_off_is_no_personal_and_no_team_foul() -> None:
    game = stage("action SF 5", "shot 40 foul PF >5", index=[4, 0], index_limit=4, choices=("away index foul: ignore",))
    assert game.man("away PF").fouls == 0 and game.game.team_fouls == [0, 0] and game.game.index == [3, 0]


def test_16_b_of_the_best_attacker_the_defense_takes_it_for_its_best_rebounder() -> None:
    stage("action SF 5", "shot 90", "rebound high O PG/C 10/§20", away={"SG": {"rebounds": 14}}, index=[4, 0],
          index_limit=4, choices=("away index rebound: take",)).wrote(
        "miss home SF", "index away", "rebound away SG").leaves("away", dead=False)  # fmt: skip


def test_16_d_two_men_may_be_spared_in_one_time_out_a_point_each() -> None:
    rests = ("home index rest: p5", "home index rest: p1")
    game = Stage(dead_ball=True, choices=("home bench: time-out", *rests), index=[0, 4], index_limit=4)
    for name in ("home C", "home PG"):
        tire(game.game, game.man(name))
    before_possession(game.game)
    game.table.finish()
    assert not game.man("home C").is_tired and not game.man("home PG").is_tired and game.game.index == [0, 2]
    assert game.man("home C").attempts == 10, "and his ratings are whole again"
    assert [event[0] for event in game.game.events].count(INDEX_POINT) == 2


def test_16_d_but_no_more_than_the_periods_share_allows() -> None:
    game = Stage(dead_ball=True, choices=("home bench: time-out", "home index rest: p5"), index=[0, 4], index_limit=1)
    for name in ("home C", "home PG"):
        tire(game.game, game.man(name))
    before_possession(game.game)
    game.table.finish()
    assert not game.man("home C").is_tired and game.man("home PG").is_tired and game.game.index == [0, 3]
    assert game.game.index_used == [0, 1]


def test_16_what_is_spent_counts_against_the_periods_share() -> None:
    """Two for the steal are two of this period's two."""
    game = stage("advance PG 5 S1 SG", away={"SG": {"steal": 2}}, **FRONT, passes=3, index=[0, 8], index_limit=2,
                 choices=("home index steal: foul",)).game  # fmt: skip
    assert (game.index, game.index_used, can_spend(game, HOME, 1)) == ([0, 6], [0, 2], False)


@pytest.mark.parametrize(("cards", "index", "seat"), [
    (("action foul D", "foul 3 FD1"), [1, 0], "away"),
    (("action foul D", "foul 3 FD1"), [0, 4], "home"),
    (("action foul O", "foul 3 FD1"), [4, 0], "away"),
    (("action shooting foul", "foul 3 FD1"), [4, 0], "away"),
    (("action SF 5", "shot 40 foul PF >5"), [4, 0], "away"),
])  # fmt: skip
def test_16_a_only_two_points_of_the_defense_make_a_steal_and_only_of_a_defensive_foul(
    cards: tuple[str, ...], index: list[int], seat: str
) -> None:
    with pytest.raises(IllegalAnswer, match="steal"):
        stage(*cards, index=index, index_limit=4, choices=(f"{seat} index foul: steal",))


@pytest.mark.parametrize(
    "cards", [("action foul D", "foul 3 FD1"), ("action SF 5", "shot 40 foul PG >5", "free throw 1")]
)
def test_16_c_with_the_periods_share_spent_no_foul_is_a_question(cards: tuple[str, ...]) -> None:
    with pytest.raises(AssertionError, match=r"never asked for .*'index foul'"):
        stage(*cards, away={"PG": {"foul_range": (1, 5)}}, index=[4, 0], index_limit=1, index_used=[1, 0],
              choices=("away index foul: ignore",))  # fmt: skip
