"""The house rules of leads, shares and late threes, by their numbers on the rules' page."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fieldhouse.games.statispro.model import SeasonNumbers
from fieldhouse.games.statispro.options import BOOK, Options
from fieldhouse.games.statispro.rules.ratings import rating, weight_of_lead
from fieldhouse.games.statispro.rules.shares import by_share
from fieldhouse.games.statispro.rules.shooting import may_be_long
from fieldhouse.table.seat import AWAY, HOME
from rules.statispro.stage import Stage, stage

LEADS = replace(BOOK, season_leads=True)
SHARES = replace(BOOK, foul_shares=True)
TURNOVERS = replace(BOOK, turnover_shares=True)
LATE = replace(BOOK, late_threes=True)


@pytest.mark.parametrize(("score", "home", "away"), [
    ([50, 50], 0, 0), ([50, 51], 0, 0), ([50, 52], -1, 1), ([50, 56], -2, 2), ([50, 57], -2, 2), ([90, 50], 2, -2),
])  # fmt: skip
def test_house_5_a_share_of_six_points_of_a_lead_comes_off(score: list[int], home: int, away: int) -> None:
    game = Stage(score=score, numbers=SeasonNumbers(1986, leads=40)).game
    assert (weight_of_lead(game, HOME), weight_of_lead(game, AWAY)) == (home, away)


def test_house_5_it_moves_every_shot_and_only_with_the_option() -> None:
    shooter = {"SF": {"three_points": 30, "field_goal": 50}}
    for options, worse in ((LEADS, 3), (BOOK, 0)):
        played = Stage(score=[50, 65], home=shooter, options=options, numbers=SeasonNumbers(1986, leads=50))
        man = played.man("home SF")
        assert rating(played.game, man) == 50 - worse
        played.game.is_open = True
        assert rating(played.game, man) == 60 - worse
        played.game.shot_three = True
        assert rating(played.game, man) == 30 - worse


def test_a_number_falls_on_five_men_by_their_shares() -> None:
    five = Stage().game.floor[HOME]
    counted = [by_share(five, [1, 0, 4, 3, 2], number) for number in range(1, 101)]
    assert [counted.count(man) for man in five] == [10, 0, 40, 30, 20]
    assert by_share(five, [0] * 5, 50) is None


NUMBERS = SeasonNumbers(1986, turnovers=50, fouls=50)
COUNTED = replace(BOOK, season_turnovers=True, season_fouls=True)


@pytest.mark.parametrize(("own", "more", "line"), [
    (10, (), "turnover home PG"), (9, ("shot 1",), "two home PG"), (-10, ("shot 1",), "two home PG"),
])  # fmt: skip
def test_house_2_a_teams_own_number_is_added_to_t_while_it_has_the_ball(
    own: int, more: tuple[str, ...], line: str
) -> None:
    stage("action TO PG traveling [T60]", *more, options=COUNTED, numbers=NUMBERS, home={"PG": {"attempts": 15}},
          home_card={"turnovers": own}, away_card={"turnovers": 40}).wrote(line)  # fmt: skip


@pytest.mark.parametrize(("own", "card", "line"), [(10, "foul 1 FD1", "foul away PG"), (9, "shot 1", "two home PG")])
def test_house_3_and_to_f_while_it_defends(own: int, card: str, line: str) -> None:
    stage("action foul D [F60 PG]", card, options=COUNTED, numbers=NUMBERS, home={"PG": {"attempts": 15}},
          home_card={"fouls": 40}, away_card={"fouls": own}, away=FOULERS).wrote(line)  # fmt: skip


FOULERS = {"PG": {"foul_range": (1, 3)}, "C": {"foul_range": (90, 90)}}


@pytest.mark.parametrize(("number", "line"), [(75, "foul away PG"), (76, "foul away C")])
def test_house_6_every_foul_falls_by_the_widths_of_foul_ranges(number: int, line: str) -> None:
    stage("action foul D", f"foul {number} FD1", options=SHARES, away=FOULERS).wrote(line)


def test_house_6_also_where_a_shot_cites_a_position_and_the_clock_stands() -> None:
    cards = ("action SF 10", "shot 80 foul PF >5", "foul 1 FD1", "free throw 1", "free throw 1")
    told = stage(*cards, options=SHARES, away=FOULERS)
    told.wrote("foul away PG", "fouled home SF", "free throw home SF", "free throw home SF")
    assert told.game.left == 98


@pytest.mark.parametrize(("number", "line"), [(50, "foul away PG"), (51, "foul away C")])
def test_house_6_whose_next_foul_is_his_last_counts_a_third(number: int, line: str) -> None:
    """Three numbers, which count as one now, and one."""
    played = Stage("action foul D", f"foul {number} FD1", options=SHARES, away=FOULERS)
    played.man("away PG").fouls, played.man("away C").fouls = 5, 4
    played.play()
    assert played.sheet[0] == line


LOSERS: dict[str, dict[str, Any]] = {"SG": {"turnovers": 9}, "PF": {"turnovers": 1}}


@pytest.mark.parametrize(("number", "who"), [(90, "SG"), (91, "PF")])
def test_house_7_turnovers_fall_by_their_numbers_on_the_cards(number: int, who: str) -> None:
    lost = ("action TO PG traveling [T10]", f"turnover {number} FD1")
    stage(*lost, options=TURNOVERS, home=LOSERS).wrote(f"turnover home {who}")
    stolen = ("action PG 20", "advance SF 10 S1 C", f"turnover {number} FD1")
    stage(*stolen, options=TURNOVERS, home=LOSERS, away={"C": {"steal": 3}}).wrote(
        "steal away C", f"turnover home {who}"
    )


def test_house_7_so_do_those_that_are_the_teams_in_the_book() -> None:
    jump = ("action PG 20", "advance jump C", "jump C")
    cards = {"home": LOSERS, "away": {"C": {"rebounds": 60}}}
    stage(*jump, "turnover 91 FD1", options=TURNOVERS, **cards).wrote("tip away C", "turnover home PF")
    stage(*jump, options=BOOK, **cards).wrote("tip away C", "turnover home")


def test_house_7_without_the_numbers_or_the_option_it_is_the_man_cited() -> None:
    stage("action TO PG traveling [T10]", options=TURNOVERS).wrote("turnover home PG")
    stage("action TO PG traveling [T10]", options=BOOK, home=LOSERS).wrote("turnover home PG")


@pytest.mark.parametrize(("options", "left", "score", "rate", "may"), [
    (LATE, 30, [83, 80], 30, True), (LATE, 31, [83, 80], 30, False), (LATE, 30, [82, 80], 30, False),
    (LATE, 30, [83, 80], 0, False), (BOOK, 30, [83, 80], 30, False),
])  # fmt: skip
def test_house_8_three_behind_in_the_last_two_minutes_any_pass_may_be_a_three(
    options: Options, left: int, score: list[int], rate: int, may: bool
) -> None:
    played = Stage(period=4, left=left, score=score, options=options, home={"SF": {"three_points": rate}})
    assert may_be_long(played.game, played.man("home SF")) == may


def test_house_8_it_counts_three_and_is_no_forced_shot() -> None:
    shooter = {"SF": {"three_points": 30, "attempts": 5}}
    stage("action SF 20", "shot 30", period=4, left=12, score=[83, 80], options=LATE, home=shooter,
          choices=("home ball: shoot", "home three: three")).wrote("three home SF")  # fmt: skip
