"""12.2b Special teams experience in camp, and 12.2c lapsed specialists."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fieldhouse.games.fool.franchise import Plan
from fieldhouse.games.fool.model import Injury, Skill
from fieldhouse.games.fool.rules import orders
from fieldhouse.games.fool.rules.calendar import advance
from fieldhouse.games.fool.rules.camp import check_plan
from fieldhouse.games.fool.rules.cuts import cut
from fieldhouse.games.fool.rules.depth import lineup
from fieldhouse.games.fool.rules.newcomers import arrived
from fieldhouse.games.fool.rules.special_teams import (
    level_of,
    levels_settled,
    mark,
    next_season,
    practiced,
    returned,
    settled,
)
from fieldhouse.games.fool.state import CUTDOWN, PICKUPS, PLANS, Refused
from rules.fool.leagues import BOSS, finish, league, man, training_camp


def test_12_2b_five_of_each_to_share_out() -> None:
    home = league()
    one, other = man(home, "CB"), man(home, "W")
    check_plan(
        home, "ASH", Plan(returns=((one.id, "PR", 3, "this"), (other.id, "PR", 2, "last"), (one.id, "KR", 5, "this")))
    )
    with pytest.raises(Refused, match=r"Rule 12\.2b: 6 PR are more than the 5"):
        check_plan(home, "ASH", Plan(returns=((one.id, "PR", 6, "this"),)))


def test_12_2b_as_it_was_all_ten_at_once() -> None:
    home = league(returns_at_once=True)
    check_plan(home, "ASH", Plan(returns=((man(home, "CB").id, "PR", 10, "this"),)))


def test_12_2b_practice_counts_for_last_season_or_this() -> None:
    home = league()
    player = practiced(practiced(man(home), "PR", 5, "last"), "PR", 3, "this")
    assert player.skill("PR") == Skill("PR", season=3, before=5, practice=8)


def test_12_2b_preseason_returns_once_not_to_the_coached_or_injured() -> None:
    home = league(phase=CUTDOWN)
    fresh, coached, hurt = man(home), man(home, regimen="coached"), man(home, injury=Injury("C", 3, is_of_camp=True))
    with pytest.raises(Refused, match=r"Rule 12\.2b: .* other special coaching"):
        orders.returns(home, "ann", "ASH", [[coached.id, "PR", 5, "this"]])
    with pytest.raises(Refused, match=r"Rule 12\.3\.2"):
        orders.returns(home, "ann", "ASH", [[hurt.id, "PR", 5, "this"]])
    orders.returns(home, "ann", "ASH", [[fresh.id, "PR", 5, "this"], [fresh.id, "KR", 5, "this"]])
    assert home.player(fresh.id).skill("KR").season == 5
    with pytest.raises(Refused, match="once"):
        orders.returns(home, "ann", "ASH", [])


def test_12_2b_twenty_returns_make_a_specialist_and_another_season_a_veteran() -> None:
    home = league()
    skill = settled(home, Skill("PR", before=20))
    assert (skill.level, mark(home, skill)) == (1, "PRS")
    skill = settled(home, skill._replace(before=25))
    assert (skill.level, mark(home, skill)) == (2, "VPR")
    assert settled(home, skill._replace(before=40)).level == 2
    assert settled(home, Skill("PR", before=19)).level == 0


def test_12_2c_one_season_short_a_level_lower_until_twenty_more() -> None:
    home = league()
    player = levels_settled(home, man(home, skills=(Skill("KR", level=2, before=12),)))
    assert level_of(home, player.skill("KR")) == 1
    player = returned(home, player, "KR", 19)
    assert level_of(home, player.skill("KR")) == 1
    player = returned(home, player, "KR", 4)
    assert level_of(home, player.skill("KR")) == 2
    assert player.skill("KR").season == 3  # those that regained the level do not count


def test_12_2c_ten_in_camp_and_preseason_leave_ten_to_go() -> None:
    home = league()
    player = levels_settled(home, man(home, skills=(Skill("PR", level=2, season=10, before=0),)))
    assert (player.skill("PR").regain, player.skill("PR").season) == (10, 0)
    assert level_of(home, returned(home, player, "PR", 10).skill("PR")) == 2


def test_12_2c_ten_for_the_last_season_may_save_the_level() -> None:
    home = league()
    player = practiced(
        practiced(man(home, skills=(Skill("PR", level=2, before=12),)), "PR", 5, "last"), "PR", 5, "last"
    )
    assert levels_settled(home, player).skill("PR").lapses == 0


def test_12_2c_two_seasons_short_lose_the_level() -> None:
    home = league()
    skill = settled(home, Skill("PR", level=2, before=0))
    skill = settled(home, next_season(skill))
    assert (skill.level, skill.lapses) == (1, 0)


def test_12_2b_the_season_becomes_the_last() -> None:
    assert next_season(Skill("PR", 1, season=22, before=3, regain=7, practice=5)) == Skill("PR", 1, season=0, before=22)


def test_12_2b_who_practiced_returns_makes_them() -> None:
    home = league()
    man(home, "CB", "3-1-6")
    slower = home.put(practiced(man(home, "W", "3-1-4"), "PR", 5, "this"))
    assert lineup(home, "ASH").returners["PR"] == slower.id
    assert lineup(home, "ASH").returners["KR"] != slower.id


def test_12_2b_whoever_practiced_is_to_make_the_returns_whatever_the_owner_prefers() -> None:
    home = league()
    fast = man(home, "CB", "3-1-6")
    trained = home.put(practiced(man(home, "W", "3-1-4"), "PR", 5, "this"))
    with pytest.raises(Refused, match=rf"Rule 12\.2b: {trained.name} practiced these returns"):
        orders.depth(home, "ann", "ASH", "PR", [fast.id])
    orders.depth(home, "ann", "ASH", "KR", [fast.id])
    orders.depth(home, "ann", "ASH", "PR", [trained.id, fast.id])
    assert lineup(home, "ASH").returners == {"PR": trained.id, "KR": fast.id}
    home.put(type(trained)(**{f: getattr(trained, f) for f in trained.__dataclass_fields__} | {"team": "BAY"}))
    assert lineup(home, "ASH").returners["PR"] == fast.id  # only as long as he is on the roster


@pytest.mark.parametrize(("settings", "credited"), [({}, 5), ({"returns_at_once": True}, 5)])
def test_12_2b_whoever_is_hurt_in_camp_has_the_returns_of_camp_but_no_others(
    settings: dict[str, bool], credited: int
) -> None:
    rolls = [
        ("age", 3),
        ("games", 3),
        ("thirds", 3),
        ("change", 1),
        ("camp injury", 6),
        ("camp injury, second roll", 6),
    ]
    home = league([*rolls, ("injury", 2), ("games missed", 8)], phase=PLANS, **settings)
    player = man(home, "CB", "3-1-5")
    given = 10 if settings else 5
    home.set_team("ASH", plan=Plan(returns=((player.id, "PR", given, "this"), (player.id, "KR", given, "last"))))
    training_camp(home)
    hurt = home.player(player.id)
    assert hurt.injury == Injury("C", 7, is_of_camp=True)
    assert (hurt.skill("PR").season, hurt.skill("KR").before) == (credited, credited)
    finish(home)


def test_12_2b_preseason_returns_come_after_the_cuts_of_camp() -> None:
    home = league(phase=CUTDOWN, cuts="30 30")
    men = [man(home) for _ in range(31)]
    with pytest.raises(Refused, match=r"Rule 12\.2b: preseason returns are given out after the cut to 30"):
        orders.returns(home, "ann", "ASH", [[men[0].id, "PR", 5, "this"]])
    cut(home, "ann", "ASH", [men[-1].id])
    orders.returns(home, "ann", "ASH", [[men[0].id, "PR", 5, "this"]])
    assert home.player(men[0].id).skill("PR").season == 5


def test_12_2c_the_level_of_a_free_agent_lapses_too() -> None:
    home = league(phase=PICKUPS, cuts="52", season_games=2)
    idle = man(home, team="", skills=(Skill("PR", level=2, before=3),))
    advance(home, BOSS)
    assert level_of(home, home.player(idle.id).skill("PR")) == 1


def test_12_2b_with_another_team_the_credit_stays_but_not_the_duty() -> None:
    """Cut, or traded: what he practiced counts for him; the team that takes him need not let him return."""
    home = league(phase=PICKUPS)
    trained = practiced(man(home, "CB", "3-1-5"), "PR", 5, "this")
    taken = arrived(home, trained, "BAY", "trade").skill("PR")
    assert (taken.season, taken.practice) == (5, 0)
    kept = arrived(home, replace(trained, last_team="ASH"), "ASH", "free agent").skill("PR")
    assert (kept.season, kept.practice) == (5, 5)


@pytest.mark.parametrize("row", [[1, "PR", 5], ["x", "PR", 5, "this"], [1, "PR", "x", "this"], [1, "PR", 5, "next"], 7])
def test_12_2b_returns_are_a_player_a_kind_a_number_and_a_season(row: object) -> None:
    home = league(phase=CUTDOWN)
    man(home)
    with pytest.raises(Refused, match=r"Rule 12\.2b: returns are given as a player"):
        orders.returns(home, "ann", "ASH", [row])  # type: ignore[list-item]
