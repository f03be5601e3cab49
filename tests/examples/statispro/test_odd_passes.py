"""Odd cases of sections 4, 5, 9, 13, 15: what opens a shot and what does not, who may decline, who is cited."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fieldhouse.games.statispro.man import UNTIL_GAME
from fieldhouse.games.statispro.model import C, SeasonNumbers
from fieldhouse.games.statispro.options import BOOK, FITTED
from fieldhouse.games.statispro.questions import BALL, ShotChoice
from fieldhouse.table.question import Ask
from fieldhouse.table.seat import AWAY, Seat
from rules.statispro.stage import FRONT, Stage, stage

STRICT = replace(BOOK, last_passer_assists=False)
MISSED = ("miss home SG", "rebound away C")


def test_4_4_the_passer_of_an_open_shot_is_credited_whatever_is_said_of_other_passes() -> None:
    stage("action PG 20 §8", "advance C 30", "shot 60", home={"PG": {"assist": 8}}, options=STRICT).wrote(
        "two home C", "assist home PG"
    )


def test_4_4_and_14_g_so_he_is_if_the_shooter_would_be_open_by_an_injury_too() -> None:
    game = Stage("action PG 20 §8", "advance SF 30", "shot 60", home={"PG": {"assist": 8}}, options=STRICT,
                 has_injury=True)  # fmt: skip
    game.man("away SF").out = UNTIL_GAME
    game.play().wrote("two home SF", "assist home PG")


def test_4_4_a_chance_that_was_declined_is_no_assist_of_the_shot_after_the_next_pass() -> None:
    """Late in a period the open man passes on; whose pass found the shooter does not matter then."""
    stage("action PG 20 §8", "advance C 14", "advance SG 9", "shot 50", home={"PG": {"assist": 8}}, options=STRICT,
          period=2, left=14, choices=("home ball: advance", "home ball: advance")).wrote("two home SG")  # fmt: skip


def test_4_4_by_the_house_ruling_put_backs_and_breaks_have_no_assist_and_a_give_and_go_is_nobodys_own() -> None:
    best, miss = {"C": {"assist": 9}}, ("action SF 5", "shot 90")
    stage(*miss, "rebound O PF 10/§20", "shot 1", options=FITTED, home=best).wrote(
        "miss home SF", "offensive rebound home PF", "two home PF"
    )
    stage(*miss, "rebound D C FB", "fast break 40 FD2", "rpg 110", "shot 1", options=FITTED, away=best).wrote(
        "miss home SF", "rebound away C", "fast break away C", "two away PG"
    )
    stage("action SF 5", "shot 9", options=FITTED, home=best).wrote("two home SF", "assist home C")
    stage("action PG 11", "advance PG 10", "shot 3", options=FITTED, home={"PG": {"assist": 9}, "C": {"assist": 2}}
          ).wrote("two home PG")  # fmt: skip


ALL_PASS = {spot: {"assist": 9} for spot in ("PG", "SF", "C")}


@pytest.mark.parametrize(("cards", "situation"), [
    (("action choice 9",), {"choices": ("home choice: c", "home ball: advance")}),
    (("action TO PG traveling [T99]",), {"options": FITTED, "numbers": SeasonNumbers(1986, turnovers=50)}),
    (("action foul D [F99 PG]",), {"options": FITTED, "numbers": SeasonNumbers(1986, fouls=50)}),
    (("action PG 20", "advance 24 seconds SF"), {"league": "NCAA"}),
    (("press trap PG 20",), {"press": True}),
])  # fmt: skip
def test_4_4_only_a_pass_with_the_sign_opens_the_next_shot(cards: tuple[str, ...], situation: dict[str, Any]) -> None:
    """Fifty-one would be good for an open man."""
    stage(*cards, "advance SG 10", "shot 51", "rebound D C", home=ALL_PASS, **situation).wrote(*MISSED)


def test_4_4_in_these_cases_fifty_is_good() -> None:
    house = replace(FITTED, assist_ruling=False)
    cards = ("action foul D [F99 PG]", "advance SG 10", "shot 50")
    stage(*cards, home=ALL_PASS, options=house, numbers=SeasonNumbers(1986, fouls=50)).wrote(
        "two home SG", "assist home PG"
    )


def test_9_d_the_seasons_number_of_fouls_is_a_foul_and_in_the_book_game_any() -> None:
    away, numbers = {"PG": {"foul_range": (1, 5)}}, SeasonNumbers(1986, fouls=60)
    for options, reading in ((FITTED, "foul D [F60 PG]"), (BOOK, "foul D [F61 PG]")):
        stage(f"action {reading}", "foul 3 FD1", away=away, options=options, numbers=numbers).wrote("foul away PG")


@pytest.mark.parametrize(("left", "period"), [(21, 2), (33, 4)])
def test_5_2_no_forced_shot_before_the_last_minutes_while_passes_are_left(left: int, period: int) -> None:
    with pytest.raises(AssertionError, match=r"never asked for .*'ball'"):
        stage("action SF 14", "advance C 5", "shot 50", left=left, period=period, choices=("home ball: shoot",))


def doubled(*cards: str, **situation: Any) -> Stage:
    """The visitors double the home SF, with their C."""
    game = Stage(*cards, **situation)
    game.game.double_teams[AWAY] = [game.man("home SF").index, C]
    return game


def test_5_5_his_pass_to_a_man_who_is_still_guarded_is_not_open() -> None:
    doubled("action SF 6", "advance SG 10", "shot 51", "rebound D C").play().wrote(*MISSED)


def test_5_5_a_man_who_is_not_doubled_shoots_as_ever() -> None:
    doubled("action PG 5", "shot 50").play().wrote("two home PG")


def test_5_5_nor_is_another_mans_pass_to_the_man_left_alone() -> None:
    doubled("action PG 12", "advance C 10", "shot 51", "rebound D C").play().wrote("miss home C", "rebound away C")


def test_7_1_and_13_b_only_the_cited_defender_may_steal() -> None:
    stage("advance SF 5 S4 PG", "shot 50", **FRONT, passes=3, away={"SG": {"steal": 9}}).wrote("two home SF")


def test_7_2_and_12_c_only_the_cited_defender_may_block() -> None:
    stage("action SF 5", "shot 50 B4 PG", away={"C": {"block": 9}}).wrote("two home SF")


def test_8_4_1_and_8_7_only_the_next_pass_takes_no_time() -> None:
    """Mid-court after a time-out: the ACTION is free, the ADVANCE after it is not."""
    situation: dict[str, Any] = {"period": 4, "left": 20, "half_court": True, "score": [50, 50]}
    game = stage("action SF 14", "advance C 5", "shot 40", **situation, choices=("home ball: advance",)).game
    assert (game.left, game.half_court) == (18, False)
    game = stage("advance SF 14", "advance C 5", "shot 40", **FRONT, passes=3, **situation).game
    assert (game.left, game.half_court) == (18, False)


def test_13_a_the_fourth_pass_must_be_shot_also_by_a_man_who_qualifies_again() -> None:
    cards = ("advance PG 20 §8", "advance PG 20 §8", "shot 60")
    with pytest.raises(AssertionError, match=r"never asked for .*'ball'"):
        stage(*cards, home={"PG": {"assist": 9}}, **FRONT, passes=1, choices=("home ball: advance", "home ball: shoot"))


def test_13_c_at_the_pass_number_is_enough() -> None:
    stage("advance choice 10", "shot 50", choices=("home choice: c",), **FRONT, passes=2).wrote("two home C")


def test_16_a_the_man_the_pass_was_meant_for_is_fouled_if_the_steal_becomes_a_foul() -> None:
    stage("advance PG 5 S1 SG", "free throw 1", "free throw 2", away={"SG": {"steal": 2}}, **FRONT, passes=3,
          index=[0, 4], index_limit=4, team_fouls=[4, 0], choices=("home index steal: foul",)).wrote(
        "index home", "foul away SG", "free throw home PG", "free throw home PG")  # fmt: skip


def shown(patch: pytest.MonkeyPatch, *cards: str, **situation: Any) -> list[ShotChoice]:
    """What a ballhandler late in a period is told before he chooses."""
    game = Stage(*cards, period=2, left=14, **situation)
    told: list[ShotChoice] = []
    answer = game.table.ask

    def listen(ask: Ask[Any, Any], under_way: Any, seat: Seat, subject: Any = None) -> int:
        if ask is BALL:
            told.append(subject)
        return answer(ask, under_way, seat, subject)

    patch.setattr(game.table, "ask", listen)
    game.play()
    return told


def told_of(choice: ShotChoice) -> tuple[int, bool, bool, bool]:
    return choice.rating, choice.is_three, choice.is_open, choice.is_forced


@pytest.mark.parametrize(("cards", "rating", "is_three", "is_open", "is_forced"), [
    (("action SF 9", "shot 9"), 47, False, False, False),
    (("action SF 14", "shot 9"), 43, False, False, True),
    (("action SF 3", "shot 9"), 38, True, False, False),
    (("action SF 4", "shot 9"), 47, False, False, False),
])  # fmt: skip
def test_5_2_the_number_he_is_told_is_the_number_he_shoots_with(
    monkeypatch: pytest.MonkeyPatch,
    cards: tuple[str, ...],
    rating: int,
    is_three: bool,
    is_open: bool,
    is_forced: bool,
) -> None:
    """FIELD GOAL 50 less three for the defense, less four if forced; at his THREE POINT ATTEMPTS he chooses later."""
    shooter = {"SF": {"three_attempts": 4, "three_points": 38}}
    (choice,) = shown(monkeypatch, *cards, home=shooter, away={"SF": {"defense": -3}}, choices=("home ball: shoot",))
    assert told_of(choice) == (rating, is_three, is_open, is_forced)


def test_5_2_and_4_4_so_it_is_with_an_open_shot_and_before_1980(monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = shown(monkeypatch, "action PG 20 §8", "advance SF 14", "shot 9", home={"PG": {"assist": 9}},
                          away={"SF": {"defense": -3}})  # fmt: skip
    assert (first.is_forced, told_of(second)) == (True, (60, False, True, False))
    shooter = {"SF": {"three_attempts": 4, "three_points": 38}}
    (choice,) = shown(monkeypatch, "action SF 3", "shot 9", home=shooter, season=1975, away={"SF": {"defense": -3}})
    assert told_of(choice) == (47, False, False, False)
