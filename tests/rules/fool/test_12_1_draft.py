"""12.1 The draft and the training camp roster."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fieldhouse.games.fool.franchise import Fixture
from fieldhouse.games.fool.model import DRAFTED, FIRST, FREE, IN_CLASS, RETIRED, UNDRAFTED, Player
from fieldhouse.games.fool.rules.calendar import advance
from fieldhouse.games.fool.rules.draft import draft, draft_order, end_draft, on_the_clock
from fieldhouse.games.fool.rules.free_agents import (
    camp_roster_done,
    coax,
    drop_the_refused,
    invite,
    release,
    retire,
    retire_the_unwanted,
    roll_refusal,
    whose_turn,
)
from fieldhouse.games.fool.rules.rookies import class_positions, rookie_class
from fieldhouse.games.fool.rules.standings import final_order, qualifiers
from fieldhouse.games.fool.rules.year_end import end_of_year
from fieldhouse.games.fool.state import DRAFT, INVITATIONS, TRANSACTIONS, League, Refused
from fieldhouse.table.live import LiveTable
from fieldhouse.table.script import ScriptTable
from rules.fool.leagues import BOSS, at, finish, league, man, odds

SCORES = [("ASH", "BAY", 10, 20), ("CED", "DUN", 7, 21), ("ASH", "CED", 14, 13), ("BAY", "DUN", 3, 24)]
FINAL = Fixture(9, "championship", "DUN", "BAY", (3, 6))


def played() -> list[Fixture]:
    games = [Fixture(index, "week 1", away, home, (one, two)) for index, (away, home, one, two) in enumerate(SCORES, 1)]
    return [*games, FINAL]


def test_12_1_the_draft_reverses_the_standings_the_finalists_last_the_champion_at_the_end() -> None:
    home = league()
    home.fixtures = played()
    assert final_order(home) == ["CED", "ASH", "DUN", "BAY"]
    end_of_year(home)
    assert home.by_rank() == ["CED", "ASH", "DUN", "BAY"]
    assert [pick.origin for pick in draft_order(home)][:5] == ["CED", "ASH", "DUN", "BAY", "CED"]
    assert len(draft_order(home)) == 4 * 10


def test_12_1_division_winners_are_seeded_first() -> None:
    home = league(playoff_teams=2)
    home.fixtures = played()
    assert qualifiers(home) == ["DUN", "ASH"]  # ASH and BAY have won one each: net points decide


def test_12_1_teams_choose_in_turn_and_traded_choices_keep_their_place() -> None:
    home = league(phase=DRAFT)
    new = [man(home, team="", status=IN_CLASS, standing=DRAFTED, age=22) for _ in range(5)]
    home.picks = [pick._replace(owner="DUN") if pick[:3] == (1, 1, "BAY") else pick for pick in home.picks]
    with pytest.raises(Refused, match=r"Rule 12\.1: it is the turn of ASH"):
        draft(home, "bob", "BAY", new[0].id)
    draft(home, "ann", "ASH", new[0].id)
    with pytest.raises(Refused, match="the turn of DUN"):
        draft(home, "bob", "BAY", new[1].id)
    draft(home, "ann", "DUN", new[1].id)
    assert [home.player(each.id).team for each in new[:2]] == ["ASH", "DUN"]
    with pytest.raises(Refused, match="not on this year's list"):
        draft(home, "cat", "CED", new[0].id)


def test_12_1_the_draft_lasts_the_rounds_set() -> None:
    home = league(phase=DRAFT, rounds=1)
    new = [man(home, team="", status=IN_CLASS, standing=DRAFTED) for _ in range(5)]
    turns = (("ann", "ASH"), ("bob", "BAY"), ("cat", "CED"), ("ann", "DUN"))
    for player, (owner, team) in zip(new, turns, strict=False):
        with pytest.raises(Refused, match=rf"Rule 12\.1: the draft is not over: round 1, {team}"):
            advance(home, BOSS)
        draft(home, owner, team, player.id)
    assert on_the_clock(home) is None
    advance(home, BOSS)
    assert home.phase == INVITATIONS
    assert home.player(new[4].id).status == FREE


def test_12_1_whom_nobody_chose_is_a_new_free_agent() -> None:
    home = league(phase=DRAFT)
    new = man(home, team="", status=IN_CLASS, standing=DRAFTED)
    end_draft(home)
    assert (home.player(new.id).status, home.player(new.id).standing) == (FREE, UNDRAFTED)


def test_12_1_a_class_is_made_afresh_by_the_shares_of_positions() -> None:
    home = at(LiveTable(5, ()), class_size=25)
    rookie_class(home)
    made = home.rookie_class()
    assert len(made) == 100
    assert [player.position for player in made] == class_positions(home, 100)
    assert {player.position for player in made} == set(home.moulds.moulds)
    assert all(21 <= player.age <= 24 and player.is_rookie for player in made)


# Free agents


@pytest.mark.parametrize(("team", "share"), [("ASH", 1 / 3), ("BAY", 1 / 3), ("CED", 1 / 6), ("DUN", 1 / 6)])
def test_12_1_refusals_one_in_three_and_one_in_six_for_the_top_half(team: str, share: float) -> None:
    assert odds(lambda home, player: roll_refusal(home, team))[True] == pytest.approx(share)


def test_12_1_the_lowest_ranked_team_chooses_free_agents_first() -> None:
    home = league([("invitation", 3)], phase=INVITATIONS)
    wanted = man(home, team="")
    with pytest.raises(Refused, match=r"Rule 12\.1: free agents are chosen in turn; now it is ASH"):
        invite(home, "bob", "BAY", wanted.id)
    invite(home, "ann", "ASH", wanted.id)
    assert home.player(wanted.id).team == "ASH"
    camp_roster_done(home, "ann", "ASH")
    assert whose_turn(home) == "BAY"
    finish(home)


def test_12_1_who_refuses_one_may_join_another_or_is_gone() -> None:
    home = league([("invitation", 2), ("invitation", 1), ("invitation", 3)], phase=INVITATIONS)
    one, other = man(home, team=""), man(home, team="")
    invite(home, "ann", "ASH", one.id)
    invite(home, "ann", "ASH", other.id)
    with pytest.raises(Refused, match="has refused ASH already"):
        invite(home, "ann", "ASH", one.id)
    camp_roster_done(home, "ann", "ASH")
    invite(home, "bob", "BAY", one.id)
    drop_the_refused(home)
    assert home.player(one.id).team == "BAY"
    assert other.id not in home.players
    finish(home)


def test_12_1_seventy_to_a_camp() -> None:
    home = league(phase=INVITATIONS)
    for _ in range(71):
        man(home)
    with pytest.raises(Refused, match=r"Rule 12\.1: the camp roster of ASH is full"):
        invite(home, "ann", "ASH", man(home, team="").id)
    with pytest.raises(Refused, match=r"Rule 12\.1: ASH has 71 players; 70 may come"):
        camp_roster_done(home, "ann", "ASH")
    release(home, "ann", "ASH", [1])
    assert home.player(1).status == FREE
    camp_roster_done(home, "ann", "ASH")


def test_12_1_free_agents_who_were_on_no_active_list_are_not_considered_again() -> None:
    for keep in (False, True):
        home = league(keep_idle_free_agents=keep)
        home.fixtures = played()
        idle, seen = man(home, team=""), man(home, team="", was_active=True)
        end_of_year(home)
        assert (idle.id in home.players) is keep
        assert seen.id in home.players


# Retirement


def test_12_1_at_32_half_of_them_retire() -> None:
    def rule(home: League, player: Player) -> Any:
        home.phase = INVITATIONS
        home.put(player)
        retire(home, "ann", "ASH", player.id)
        return home.player(player.id).status

    assert odds(rule, age=32)[RETIRED] == pytest.approx(1 / 2)


def test_12_1_nobody_retires_before_32_or_is_asked_twice() -> None:
    home = league([("retirement", 4)], phase=INVITATIONS)
    with pytest.raises(Refused, match=r"Rule 12\.1: .* is 31; players retire from 32 on"):
        retire(home, "ann", "ASH", man(home, age=31).id)
    old = man(home, age=33)
    retire(home, "ann", "ASH", old.id)
    with pytest.raises(Refused, match="has been asked"):
        retire(home, "ann", "ASH", old.id)
    finish(home)


def test_12_1_who_would_not_and_finds_no_team_is_retired_when_the_season_begins() -> None:
    home = league()
    old = man(home, team="", age=33, would_not_retire=True)
    young = man(home, team="", age=24)
    retire_the_unwanted(home)
    assert home.player(old.id).status == RETIRED
    assert home.player(young.id).status == FREE


def test_12_1_the_commissioner_lets_a_team_coax_a_player_back() -> None:
    home = league(phase=TRANSACTIONS)
    old = man(home, team="", age=34, status=RETIRED)
    with pytest.raises(Refused, match=r"Rule 12\.0: only the commissioner"):
        coax(home, "ann", "ASH", old.id)
    coax(home, BOSS, "ASH", old.id)
    assert (home.player(old.id).team, home.player(old.id).newcomer) == ("ASH", "free agent")


def test_12_1_birthdays_standings_and_careers() -> None:
    home = league()
    home.fixtures = played()
    rookie = man(home, age=22, standing=DRAFTED, was_active=True, thirds=(("LB", 20),))
    end_of_year(home)
    older = home.player(rookie.id)
    assert (older.age, older.standing, older.seasons, older.career[0].thirds) == (23, "first", 1, 20)
    assert home.year == 2
    assert replace(older, career=()).thirds == (("LB", 20),)  # camp reads them


def test_12_1_how_long_the_retired_are_remembered_is_a_setting() -> None:
    for years, stays in ((1, False), (2, True)):
        home = league(retired_years=years)
        home.fixtures = [Fixture(9, "championship", "DUN", "BAY", (3, 6))]
        old = man(home, team="", status="retired", retired_in=0, age=33)
        end_of_year(home)
        assert (old.id in home.players) is stays


def test_12_3_1_a_new_man_whom_nobody_tried_is_still_new_to_the_league() -> None:
    """Only an expansion keeps him on the list; then he uses the new free agent's column, as one who never played."""
    home = league(keep_idle_free_agents=True)
    home.fixtures = played()
    idle, tried = (man(home, team="", standing=UNDRAFTED, was_active=active) for active in (False, True))
    unsigned = man(home, team="", standing=DRAFTED, was_active=False)
    end_of_year(home)
    standings = [home.player(player.id).standing for player in (idle, tried, unsigned)]
    assert standings == [UNDRAFTED, FIRST, UNDRAFTED]


def test_12_1_a_release_before_camp_is_told() -> None:
    home = league(phase=INVITATIONS)
    release(home, "ann", "ASH", [man(home, name="Al Marsh").id])
    assert isinstance(home.table, ScriptTable)
    assert home.table.notes == ["ASH does not invite Al Marsh to camp"]
