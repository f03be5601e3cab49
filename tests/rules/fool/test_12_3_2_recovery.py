"""12.3.2 Injury recovery, and 12.2a the mini-camp."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.fool.franchise import Fixture, Plan
from fieldhouse.games.fool.model import Injury, Moving, Player
from fieldhouse.games.fool.rules.calendar import advance
from fieldhouse.games.fool.rules.camp import check_plan
from fieldhouse.games.fool.rules.position_changes import check_move, completed
from fieldhouse.games.fool.rules.recovery import later_recovery, mini_camp, old_injury, resolved, tried
from fieldhouse.games.fool.rules.year_end import end_of_year
from fieldhouse.games.fool.state import GAME_DAYS, PLANS, League, Refused
from rules.fool.leagues import BOSS, finish, league, man, odds, training_camp


@pytest.mark.parametrize(("ability", "stays"), [("S", 1 / 2), ("C", 1 / 6), ("P", 1 / 6)])
def test_12_3_2_speed_stays_lost_half_of_the_time_others_one_in_six(ability: str, stays: float) -> None:
    found = odds(lambda home, player: resolved(home, player).lingering, injury=Injury(ability, 3))
    assert found[(ability,)] == pytest.approx(stays)
    assert found[()] == pytest.approx(1 - stays)


@pytest.mark.parametrize(("ability", "stays"), [("S", 1 / 3), ("C", 1 / 3), ("P", 1 / 6)])
def test_12_8_the_printed_chances_as_an_option(ability: str, stays: float) -> None:
    rule = lambda home, player: resolved(home, player).lingering  # noqa: E731
    found = odds(rule, injury=Injury(ability, 3), settings={"recovery_by_ability": False})
    assert found[(ability,)] == pytest.approx(stays)


@pytest.mark.parametrize(
    ("age", "share"), [(25, 4 / 6), (26, 3 / 6), (29, 3 / 6), (30, 2 / 6), (33, 2 / 6), (34, 1 / 6), (40, 1 / 6)]
)
def test_12_3_2_later_recovery_goes_by_the_adjusted_age(age: int, share: float) -> None:
    def rule(home: League, player: Player) -> Any:
        home.adjusted = {player.id: age}
        return tried(home, player, "S").lingering

    assert odds(rule, age=28, lingering=("S",))[()] == pytest.approx(share)


def test_12_3_2_a_lingering_injury_takes_a_point() -> None:
    home = league()
    assert man(home, "LB", "1-3-3", lingering=("S", "P")).now == (0, 3, 2)
    assert man(home, "LB", "0-3-3", lingering=("P",)).now == (0, 3, 3)


def test_12_2a_the_mini_camp_leaves_season_injuries_to_camp() -> None:
    home = league([("recovery from -S", 4)])
    short, long = man(home, injury=Injury("S", 2)), man(home, injury=Injury("S", 0, is_season=True))
    mini_camp(home)
    assert home.player(short.id).lingering == ("S",)
    assert home.player(short.id).injury is None
    assert home.player(long.id).injury is not None
    finish(home)


def test_12_2a_what_the_mini_camp_found_permanent_is_tried_again_in_camp() -> None:
    home = league([("age", 3), ("later recovery from -S", 3)])
    after = later_recovery(home, man(home, age=26, lingering=("S",)))
    assert after.lingering == ()
    assert after.regimen == "recovering"
    finish(home)


def test_12_3_2_a_season_injury_found_permanent_in_camp_waits_a_year() -> None:
    home = league([("recovery from -C", 6)])
    after = later_recovery(home, old_injury(home, man(home, injury=Injury("C", 0, is_season=True))))
    assert (after.lingering, after.fresh, after.regimen) == (("C",), ("C",), "recovering")
    finish(home)


def test_12_4_a_camp_injury_does_not_touch_the_recovery_of_an_older_one() -> None:
    rolls = [("age", 3), ("later recovery from -S", 1)]
    home = league(rolls)
    hurt = man(home, lingering=("S",), injury=Injury("C", 5, is_of_camp=True))
    assert later_recovery(home, hurt).lingering == ()
    finish(home)
    strict = league(injury_ends_recovery=True)
    assert later_recovery(strict, man(strict, lingering=("S",), injury=Injury("C", 5, is_of_camp=True))).lingering == (
        "S",
    )


@pytest.mark.parametrize("facts", [{"lingering": ("S",)}, {"injury": Injury("S", 0, is_season=True)}])
def test_12_3_2_who_recovers_is_not_coached_moved_or_trained(facts: dict[str, Any]) -> None:
    home = league()
    hurt = man(home, "LB", "0-2-3", **facts)
    for plan in (
        Plan(coach=((hurt.id, "P"),)),
        Plan(move=((hurt.id, "MLB"),)),
        Plan(returns=((hurt.id, "PR", 5, "this"),)),
    ):
        with pytest.raises(Refused, match=r"Rule 12\.3\.2"):
            check_plan(home, "ASH", plan)


def test_12_3_2_giving_up_the_hurt_pass_value_is_an_option() -> None:
    home = league()
    with pytest.raises(Refused, match=r"Rule 12\.3\.2"):
        check_move(home, man(home, "F", "1-3-3", lingering=("P",)), "G")
    lenient = league(pass_injury_exception=True)
    check_move(lenient, man(lenient, "F", "1-3-3", lingering=("P",)), "G")
    with pytest.raises(Refused, match=r"Rule 12\.3\.2"):
        check_move(lenient, man(lenient, "F", "1-3-3", lingering=("S",)), "G")


def test_12_3_2_a_season_injury_of_camp_is_resolved_in_the_next_camp() -> None:
    home = league([("recovery from -C", 1)])
    home.fixtures = [Fixture(9, "championship", "DUN", "BAY", (3, 6))]
    hurt = man(home, injury=Injury("C", 0, is_season=True, is_of_camp=True))
    end_of_year(home)
    assert old_injury(home, home.player(hurt.id)).injury is None
    finish(home)


STILL = [("age", 3), ("games", 3), ("thirds", 3), ("change", 1)]


def test_12_4_injuries_are_independent_so_that_the_recovering_are_at_risk_in_camp_too() -> None:
    rolls = [*STILL, ("recovery from -C", 1), ("camp injury", 6), ("camp injury, second roll", 5)]
    home = league([*rolls, ("injury", 4), ("games missed", 7)], phase=PLANS)
    hurt = man(home, injury=Injury("C", 0, is_season=True))
    training_camp(home)
    assert home.player(hurt.id).injury == Injury("S", 6, is_of_camp=True)
    finish(home)


def test_12_3_2_free_agents_have_their_recovery_rolls_too() -> None:
    rolls = [*STILL, ("recovery from -S", 6)]
    home = league([*rolls, *STILL, ("later recovery from -C", 1)], phase=PLANS)
    one = man(home, team="", injury=Injury("S", 0, is_season=True))
    other = man(home, team="", lingering=("C",))
    training_camp(home)
    assert (home.player(one.id).injury, home.player(one.id).lingering) == (None, ("S",))
    assert home.player(other.id).lingering == ()
    finish(home)


def test_12_3_2_free_agents_heal_week_by_week() -> None:
    home = league(phase=GAME_DAYS)
    home.stage = "week 1"
    home.fixtures = [Fixture(1, "week 1", "ASH", "BAY", (3, 7)), Fixture(2, "week 2", "ASH", "BAY")]
    hurt = man(home, team="", injury=Injury("C", 2))
    advance(home, BOSS)
    assert home.player(hurt.id).injury == Injury("C", 1)


def test_12_3_2_no_change_of_position_is_completed_by_the_injured() -> None:
    home = league()
    with pytest.raises(Refused, match=r"Rule 12\.3\.2"):
        completed(home, man(home, moving=Moving("MLB", 18), injury=Injury("C", 2)), True)
