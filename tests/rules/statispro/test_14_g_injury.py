"""Section 14G: injuries, how long they last, who stands in."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fieldhouse.games.statispro.events import INJURED
from fieldhouse.games.statispro.man import UNTIL_GAME, UNTIL_HALF, UNTIL_PERIOD
from fieldhouse.games.statispro.model import Player
from fieldhouse.games.statispro.options import BOOK, read_options
from fieldhouse.games.statispro.rules.injuries import games_to_miss, remove_injured, return_of_the_injured, who_is_hurt
from fieldhouse.games.statispro.rules.lineups import bring_in
from fieldhouse.games.statispro.side import ten_day_contracts
from fieldhouse.games.statispro.state import FRONTCOURT, PERIOD_START
from fieldhouse.table.game import BadOption
from fieldhouse.table.seat import AWAY, HOME
from rules.statispro.stage import AFTER, FRONT, Stage, team, z


def test_14_g_an_injury_for_the_period_by_rpg() -> None:
    game = z("z injury period", "rpg 25").wrote("injured home SF", "out home SF").leaves("home", FRONTCOURT, passes=2)
    man = game.man("home SF")
    assert man.out == UNTIL_PERIOD and man.is_hurt and game.details(INJURED) == ["period"]
    return_of_the_injured(game.game, is_half=False)
    assert man.can_play
    other = game.man("home PF")
    for how_long, after_period, after_half in ((UNTIL_HALF, False, True), (UNTIL_GAME, False, False)):
        other.out = how_long
        return_of_the_injured(game.game, is_half=False)
        assert other.can_play == after_period
        return_of_the_injured(game.game, is_half=True)
        assert other.can_play == after_half


def test_14_g_ratings_are_two_worse_also_defense() -> None:
    game = z("z injury game", "rpg 125", "advance PG 20", "advance SG 5", "shot 50", away={"SF": {"defense": -1}})
    man = game.man("away SF")
    assert (man.defense, man.field_goal, man.attempts, man.out) == (1, 48, 8, UNTIL_GAME)


def test_14_g_while_an_injured_defender_stays_his_man_is_open() -> None:
    z("z injury game", "rpg 125", "advance SF 30", "shot 60").wrote("injured away SF", "two home SF")


def test_14_g_he_leaves_when_his_team_has_the_ball() -> None:
    game = z("z injury game", "rpg 125", "advance SF 30", "shot 60")
    remove_injured(game.game, AWAY)
    assert game.man("away SF").position == -1


def test_14_g_also_before_a_fast_break_and_before_a_period() -> None:
    """The center is hurt while they defend, then takes the rebound: his substitute starts the break."""
    game = z("z injury game", "rpg 145", "advance SF 5", "shot 90", "rebound D C FB", "fast break 27 FD2")
    game.wrote("injured away C", "miss home SF", "rebound away C", "out away C", "fast break away b3", "two away b3",
               "assist away PG")  # fmt: skip
    game = Stage(period=2, phase=PERIOD_START, has_injury=True)
    game.man("away C").out = UNTIL_GAME
    game.play()
    assert game.man("away C").position == -1


def test_14_g_an_open_shot_by_injury_is_not_the_assist_of_an_earlier_pass() -> None:
    strict = replace(BOOK, last_passer_assists=False)
    game = Stage("advance PG 20 §8", "advance C 30", "advance SF 30", "shot 60", home={"PG": {"assist": 9}},
                 options=strict, has_injury=True, choices=("home ball: advance",), **FRONT, passes=3)  # fmt: skip
    game.man("away SF").out = UNTIL_GAME
    game.play().wrote("two home SF")


def test_14_g_only_one_injury_a_game_the_next_is_rest() -> None:
    z("z injury game", "rpg 125", *AFTER, has_injury=True).wrote("tired away SF", "two home SG")


def test_14_g_an_injury_for_games_goes_by_rating_then_the_next_higher_then_the_nearest() -> None:
    ratings = {"PG": {"injury": 2, "games": 79}, "SG": {"injury": 5, "games": 70}, "C": {"injury": 3, "games": 82}}
    game = Stage(home=ratings).game
    names = [who.card.name if (who := who_is_hurt(game, HOME, rating)) else None for rating in (2, 3, 5, 8)]
    assert names == ["home PG", "home SG", "home SG", "home SG"], "the center has no games left to miss"


HURT = {"PG": {"injury": 2, "games": 81}, "SG": {"injury": 5, "games": 70}, "b1": {"injury": 5, "games": 70}}


def test_14_g_an_injury_for_games_lasts_as_many_as_the_rating_but_no_more_than_he_may_miss() -> None:
    """RPG 7 is the home team; a man on the floor before one on the bench; then the ball is theirs again."""
    game = z("z injury 5", "rpg 7", home=HURT).wrote("injured home SG", "out home SG")
    game.leaves("home", FRONTCOURT, passes=2)
    assert game.details(INJURED) == [5] and game.man("home SG").out == UNTIL_GAME
    game = z("z injury 2", "rpg 7", home=HURT).wrote("injured home PG", "out home PG")
    assert game.details(INJURED) == [1]


def test_14_g_of_equals_on_the_bench_the_coach_chooses_and_with_nobody_left_to_miss_games_nobody_is_hurt() -> None:
    bench = {"b1": {"injury": 5, "games": 70}, "b2": {"injury": 5, "games": 70}}
    z("z injury 4", "rpg 7", *AFTER, home=bench, choices=("home who: p7",)).wrote(
        "injured home b2", "out home b2", "two home SG"
    )
    z("z injury 4", "rpg 7", *AFTER).wrote("two home SG")


def test_14_g_without_injuries_the_man_needs_rest() -> None:
    z("z injury 4", "rpg 7", *AFTER, options=replace(BOOK, injuries=False)).wrote("tired home PG", "two home SG")
    z("z injury 4", "rpg 7", *AFTER, has_injury=True).wrote("tired home PG", "two home SG")


def test_14_g_larry_bird_who_played_45_games_can_miss_37() -> None:
    game = Stage(home={"SF": {"games": 45, "injury": 7}})
    assert games_to_miss(game.man("home SF")) == 37


MISSING: dict[str, Any] = {
    "options": replace(BOOK, absent_home=(3,)),
    "is_placed": False,
    "period": 1,
    "phase": PERIOD_START,
}


def extra(game: Stage) -> dict[str, int]:
    return {man.card.name: man.extra for man in game.game.men[HOME] if man.extra}


def test_14_g_the_coach_says_who_gets_half_of_a_missing_mans_attempts() -> None:
    """SF with 21 is missing: of the forwards PF, who plays more, is offered first, but b2 may have the ten as well."""
    home: dict[str, Any] = {"SF": {"attempts": 21}, "PF": {"attempts": 12, "minutes": 33.0}}
    game = Stage("jump C", home=home, **MISSING)
    assert extra(game.play()) == {"home PF": 10} and game.man("home PF").attempts == 22
    assert game.man("home PF").defense == 0, "he stands where he belongs"
    game = Stage("jump C", home=home, **MISSING, choices=("home expanded attempts: p7",))
    assert extra(game.play()) == {"home b2": 10}
    again = Stage(home=home, **MISSING).game
    again.restore(game.game.state())
    bring_in(again, HOME, 3, again.men[HOME][6])
    assert again.men[HOME][6].attempts == 20, "a rest point keeps it"
    busy: dict[str, Any] = {**home, "b2": {"minutes": 34.0}}
    assert extra(Stage("jump C", home=busy, **MISSING).play()) == {"home b2": 10}, "whoever plays more comes first"
    game = Stage("jump C", home=home, **MISSING, choices=("home expanded attempts: nobody",))
    assert extra(game.play()) == {}, "he may, he need not"


def test_14_g_with_nobody_who_has_fewer_they_are_shared_and_nobody_is_asked() -> None:
    game = Stage("jump C", home={"SF": {"attempts": 10}}, **MISSING)
    assert extra(game.play()) == {"home PF": 1, "home b2": 1, "home b4": 1}, "five by three, fractions dropped"


def test_14_g_two_missing_men_shoot_through_two_others() -> None:
    """SF and PF are missing: who has taken over one man's shots has no second man's."""
    home: dict[str, Any] = {"SF": {"attempts": 21}, "PF": {"attempts": 31}}
    situation: dict[str, Any] = {**MISSING, "options": replace(BOOK, absent_home=(3, 4))}
    game = Stage("jump C", home=home, **situation, choices=("home expanded attempts: p7",))
    assert extra(game.play()) == {"home b2": 10, "home b4": 15}


def test_14_g_without_the_option_nobody_shoots_for_him() -> None:
    options = replace(BOOK, absent_home=(3,), expanded_attempts=False)
    game = Stage("jump C", home={"SF": {"attempts": 21}}, **{**MISSING, "options": options})
    assert extra(game.play()) == {}


TEN_DAY = tuple(Player(name, (role,), 40, 5, 0, 0, 60, 8, (0, -1), 5.0, 0, 0, 0, 0) for role, name in enumerate("GFC"))


def test_14_g_ten_day_contracts_fill_the_roster_with_the_missing_mans_foul_range() -> None:
    roster = team("home", {"C": {"foul_range": (7, 9)}})
    signed = ten_day_contracts(roster, (4,), TEN_DAY)
    assert [(card.name, card.foul_range) for card in signed] == [("C 1", (7, 9))]


def test_14_g_a_team_has_at_least_eight_usable_players() -> None:
    """Nine on the roster: with one away no contract, with two one, where a position is not short already."""
    roster = team(
        "home", {spot: {"roles": (0, 1, 2)} for spot in ("PG", "SG", "SF", "PF", "C", "b1", "b2", "b3", "b4")}
    )
    assert [len(ten_day_contracts(roster, absent, TEN_DAY)) for absent in ((), (1,), (1, 2), (1, 2, 3))] == [0, 0, 1, 2]


def test_14_g_who_is_missing_can_be_typed() -> None:
    assert read_options({"absent_home": "3+1"}).absent_home == (1, 3)
    assert read_options({"missed_away": "0+12"}).missed_away == (0, 12)
    for wrong in ("0", "1,3", "[1]", "one", ""):
        with pytest.raises(BadOption, match=r"such as 1\+3"):
            read_options({"absent_home": wrong})
