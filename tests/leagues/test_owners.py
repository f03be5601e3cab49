"""Computer owners: what they do is legal, and makes sense."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.fool.coaching.camp import camp_plan
from fieldhouse.games.fool.coaching.chores import answers
from fieldhouse.games.fool.coaching.needs import lasting_value, least_needed
from fieldhouse.games.fool.coaching.rosters import draft_choice, week
from fieldhouse.games.fool.coaching.trades import bargains
from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.model import DRAFTED, IN_CLASS, Injury
from fieldhouse.games.fool.player_value import SLOTS, home_slot
from fieldhouse.games.fool.rules.camp import check_plan
from fieldhouse.games.fool.rules.orders import read_plan
from fieldhouse.games.fool.rules.trades import offer
from fieldhouse.games.fool.state import DRAFT, PLANS, TRANSACTIONS
from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.leagues.store import LeagueStore
from fieldhouse.library import fool
from rules.fool.leagues import league, man

BOSS = "commissioner"


def test_they_draft_by_need() -> None:
    home = league(phase=DRAFT)
    for _ in range(3):
        man(home, "Q", "4-3-3")
        man(home, "T", "0-5-2", team="BAY")
    passer = man(home, "Q", "3-2-4", team="", status=IN_CLASS, standing=DRAFTED, age=22)
    lineman = man(home, "T", "0-4-2", team="", status=IN_CLASS, standing=DRAFTED, age=22)
    assert draft_choice(home, "ASH") == lineman.id
    assert draft_choice(home, "BAY") == passer.id


def test_the_young_are_worth_more_than_the_old() -> None:
    home = league()
    assert lasting_value(man(home, age=22)) > lasting_value(man(home, age=27)) > lasting_value(man(home, age=33))


def test_starters_are_the_last_to_go() -> None:
    home = league()
    men = [man(home, "CB", f"3-1-{speed}") for speed in (6, 5, 4, 3, 2, 1)]
    order = [player.id for player in least_needed(home, "ASH", home.active("ASH"))]
    assert order[0] == men[-1].id
    assert order[-2:] == [men[1].id, men[0].id]


def test_their_plans_are_legal_and_coach_the_poor() -> None:
    home = league(phase=PLANS)
    poor = man(home, "OLB", "0-1-4", age=23)
    general = man(home, "DH", "3-2-5", age=23)
    man(home, "W", "3-1-6", age=31, thirds=(("W", 36),))
    planned: Any = camp_plan(home, "ASH")
    check_plan(home, "ASH", read_plan(planned))
    assert poor.id in [number for number, _ in planned["coach"]]
    assert [number for number, _ in planned["move"]] in ([general.id], [])


def test_the_long_injured_go_on_reserve_and_the_healed_come_back() -> None:
    home = league(phase=TRANSACTIONS)
    hurt, healed = man(home, injury=Injury("S", 6)), man(home, "CB", "3-1-6", status="reserve")
    names = [(command.name, command.arguments["player"]) for command in week(home, "ASH")]
    assert ("reserve", hurt.id) in names
    assert ("activate", healed.id) in names


def test_they_swap_what_both_have_too_much_of() -> None:
    home = league(phase=PLANS)
    for team in ("ASH", "BAY"):
        home.set_team(team, owner="computer")
    for team, many, few in (("ASH", "T", "CB"), ("BAY", "CB", "T")):
        for _ in range(4):
            man(home, many, "0-5-2" if many == "T" else "4-1-5", team=team)
        for _ in range(2):
            man(home, few, "0-2-1" if few == "T" else "1-0-4", team=team)
    (sent, answer), *_ = bargains(home)
    assert (sent.name, answer.name) == ("offer", "accept")
    arguments: Any = sent.arguments
    given, got = (home.player(arguments[side][0]) for side in ("gives", "takes"))
    assert {given.position, got.position} == {"T", "CB"}


def test_they_answer_people() -> None:
    home = league(phase=PLANS)
    home.set_team("BAY", owner="computer")
    good, poor, theirs = man(home, "CB", "4-2-6"), man(home, "CB", "0-0-3"), man(home, "CB", "3-1-5", team="BAY")
    man(home, "CB", "3-1-5", team="BAY")
    offer(home, "ann", "ASH", "BAY", gives=[good.id], takes=[theirs.id])
    offer(home, "ann", "ASH", "BAY", gives=[poor.id], takes=[theirs.id])
    assert [command.name for command in answers(home, fool.owners())] == ["accept", "withdraw"]


@pytest.mark.parametrize(
    "settings", [{"cuts": "52"}, {"edition": "second", "mini_camp_before_draft": False}, {"cuts": "60 56 54 53 52"}]
)
def test_a_season_of_computers_under_other_settings(
    settings: dict[str, Any], tmp_path_factory: pytest.TempPathFactory
) -> None:
    from sqlalchemy import create_engine

    store = LeagueStore(create_engine(f"sqlite:///{tmp_path_factory.mktemp('owners') / 'x.sqlite'}"))
    small = {"season_games": 2, "rounds": 3, "class_size": 8, "camp_roster": 58, "playoff_teams": 2}
    opened = OpenLeague.found(store, "other", 3, 4, small | settings, {})
    opened.simulate(1)
    for team in opened.league.teams:
        places = [home_slot(player.position) for player in opened.league.roster(team)]
        assert all(places.count(slot) >= 1 for slot in SLOTS), team
    assert opened.league.year == 2


def test_a_person_among_computers_is_waited_for(tmp_path_factory: pytest.TempPathFactory) -> None:
    from sqlalchemy import create_engine

    from fieldhouse.games.fool.state import Refused

    store = LeagueStore(create_engine(f"sqlite:///{tmp_path_factory.mktemp('owners') / 'x.sqlite'}"))
    opened = OpenLeague.found(store, "mixed", 3, 4, {"class_size": 8, "rounds": 1}, {"ASH": "ann"})
    opened.step()
    with pytest.raises(Refused, match=r"Rule 12\.1: the draft is not over: round 1, ASH is to choose"):
        opened.step()
    opened.computers()
    chosen = max(opened.league.rookie_class(), key=lasting_value)
    opened.give(Command("ann", "draft", {"team": "ASH", "player": chosen.id}))
    opened.step()
    assert opened.league.phase == "invitations"
    assert opened.league.player(chosen.id).team == "ASH"
