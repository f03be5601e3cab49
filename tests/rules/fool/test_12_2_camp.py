"""12.2 Training camp, cuts, pick-ups and reserve lists."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fieldhouse.games.fool.franchise import Plan
from fieldhouse.games.fool.model import CAMP_RESERVE, CONDITIONING, RESERVE, Injury, Kicking, Player
from fieldhouse.games.fool.rules import orders
from fieldhouse.games.fool.rules.calendar import advance
from fieldhouse.games.fool.rules.cuts import activate, award, claim, cut, is_near, reserve, settle_claims
from fieldhouse.games.fool.state import (
    CAMP,
    CUTDOWN,
    EXHIBITION,
    INVITATIONS,
    PICKUPS,
    PLANS,
    TRANSACTIONS,
    League,
    Refused,
)
from fieldhouse.table.script import ScriptTable
from rules.fool.leagues import BOSS, finish, league, man, pcs, training_camp

STILL = [("age", 3), ("games", 3), ("thirds", 3), ("change", 1)]
"""A standard change that changes nothing."""


def test_12_2_camp_in_its_order() -> None:
    """Changes of all, then injuries, recovery, and what was planned."""
    rolls = [*STILL, *STILL, *STILL, ("camp injury", 1), ("camp injury", 1), ("camp injury", 1)]
    rolls += [
        ("later recovery from -S", 1),
        ("coaching P", 6),
        ("coaching, by age", 6),
        ("coaching, change", 1),
        ("position change", 1),
    ]
    home = league(rolls, phase=PLANS)
    coached, moved = man(home, "LB", "0-3-3"), man(home, "LB", "1-3-3")
    hurt = man(home, "LB", "1-3-3", lingering=("S",), age=24)
    home.set_team("ASH", plan=Plan(coach=((coached.id, "P"),), move=((moved.id, "MLB"),)))
    training_camp(home)
    assert pcs(home.player(coached.id)) == "1-3-3"
    assert home.player(moved.id).position == "MLB"
    assert home.player(hurt.id).lingering == ()
    finish(home)


def test_12_2_the_revised_values_go_out_a_kickers_too() -> None:
    rolls = [("age", 3), ("games", 3), ("thirds", 3), ("change", 6), ("low or high", 1), ("change C", 2)]
    home = league([*rolls, ("camp injury", 1)], phase=PLANS)
    man(home, "K", "0-0-4", name="Al Marsh", kicking=Kicking(48, 2, 4))
    training_camp(home)
    assert isinstance(home.table, ScriptTable)
    assert "Al Marsh of ASH falls off: K 0-0-4 48 2/4 is now K 0-0-4 46 2/4" in home.table.notes
    finish(home)


def test_12_4_an_injury_of_camp_ends_what_was_planned() -> None:
    rolls = [*STILL, ("camp injury", 6), ("camp injury, second roll", 6), ("injury", 2), ("games missed", 8)]
    home = league(rolls, phase=PLANS)
    player = man(home, "LB", "0-3-3")
    home.set_team("ASH", plan=Plan(coach=((player.id, "P"),)))
    training_camp(home)
    assert home.player(player.id).injury == Injury("C", 7, is_of_camp=True)
    finish(home)


def test_12_7_1_who_is_back_within_a_game_is_drilled_all_the_same() -> None:
    """12.4 exempts him from missing what camp has in store for him."""
    rolls = [*STILL, ("camp injury", 6), ("camp injury, second roll", 6), ("injury", 2), ("games missed", 2)]
    home = league([*rolls, ("coaching pc", 5), ("coaching, by age", 6), ("coaching, change", 1)], phase=PLANS)
    player = man(home, "LB", "1-3-3", attributes=("pc",))
    home.set_team("ASH", plan=Plan(emphasis=CONDITIONING))
    training_camp(home)
    assert home.player(player.id).injury == Injury("C", 1, is_of_camp=True)
    assert home.player(player.id).attributes == ()
    finish(home)


def test_12_2_camp_waits_for_every_plan_and_plans_are_made_before_it() -> None:
    home = league(phase=PLANS)
    player = man(home, "LB", "0-3-3")
    with pytest.raises(Refused, match=r"Rule 12\.2: ASH has not said what it plans"):
        advance(home, BOSS)
    orders.plan(home, "ann", "ASH", coach=[[player.id, "P"]])
    assert home.teams["ASH"].plan.coach == ((player.id, "P"),)
    with pytest.raises(Refused, match="A camp plan has no 'couch'"):
        orders.plan(home, "ann", "ASH", couch=[])
    home.phase = INVITATIONS
    with pytest.raises(Refused, match=r"Rule 12\.2: this is done in the plans phase; now it is invitations"):
        orders.plan(home, "ann", "ASH")


@pytest.mark.parametrize(("step", "limit"), [(0, 64), (1, 58), (2, 52)])
def test_12_2_cuts_to_64_58_and_52(step: int, limit: int) -> None:
    home = league(phase=CUTDOWN)
    home.step = step
    men = [man(home).id for _ in range(limit + 1)]
    with pytest.raises(Refused, match=rf"Rule 12\.2: ASH has {limit + 1} active players and must cut to {limit}"):
        advance(home, BOSS)
    cut(home, "ann", "ASH", men[:1])
    advance(home, BOSS)
    assert home.phase == PICKUPS


def test_12_2_the_ufl_cuts_to_60_first() -> None:
    home = league(phase=CUTDOWN, preset="ufl")
    assert home.roster_limit == 60


def test_12_2_without_exhibition_games_one_cut_to_the_final_size() -> None:
    home = league(phase=PICKUPS, cuts="52", season_games=2)
    advance(home, BOSS)
    assert (home.phase, home.stage) == (TRANSACTIONS, "week 1")


def test_12_2_after_pick_ups_the_exhibition_game() -> None:
    home = league(phase=PICKUPS)
    advance(home, BOSS)
    assert (home.phase, home.stage, len(home.stage_games())) == (EXHIBITION, "exhibition 1", 2)


# Pick-ups


def released(home: League, by: str = "BAY") -> Player:
    player = man(home, team="")
    home.released[player.id] = by
    return player


def test_12_2_another_division_and_another_owner_have_priority() -> None:
    home = league(phase=PICKUPS)
    player = released(home, "DUN")  # of ann, in the West
    assert [is_near(home, team, player.id) for team in ("ASH", "BAY", "CED")] == [True, False, True]
    claim(home, "ann", "ASH", player.id)
    claim(home, "cat", "CED", player.id)
    claim(home, "bob", "BAY", player.id)
    settle_claims(home)
    assert home.player(player.id).team == "BAY"


def test_12_2_among_equals_the_lowest_ranked_chooses_first() -> None:
    home = league(phase=PICKUPS)
    player = released(home, "BAY")
    claim(home, "ann", "DUN", player.id)
    claim(home, "cat", "CED", player.id)
    settle_claims(home)
    assert home.player(player.id).team == "CED"


def test_12_2_in_a_case_of_contention_the_commissioner_decides() -> None:
    home = league(phase=PICKUPS)
    player, taken = released(home, "BAY"), man(home)
    for by, team in (("ann", "DUN"), ("cat", "CED")):
        claim(home, by, team, player.id)
    with pytest.raises(Refused, match=r"Rule 12\.0: only the commissioner"):
        award(home, "ann", "DUN", player.id)
    with pytest.raises(Refused, match=r"Rule 12\.2: .* is not free to be picked up"):
        award(home, BOSS, "DUN", taken.id)
    award(home, BOSS, "DUN", player.id)
    settle_claims(home)
    assert home.player(player.id).team == "DUN"


def test_12_2_one_player_a_turn() -> None:
    home = league(phase=PICKUPS)
    first, second = released(home), released(home)
    for player in (first, second):
        claim(home, "cat", "CED", player.id)
    claim(home, "ann", "DUN", second.id)
    settle_claims(home)
    assert (home.player(first.id).team, home.player(second.id).team) == ("CED", "DUN")


def test_12_2_near_teams_have_whom_nobody_else_wants() -> None:
    home = league(phase=PICKUPS)
    player = released(home, "BAY")
    claim(home, "ann", "ASH", player.id)
    settle_claims(home)
    assert home.player(player.id).team == "ASH"
    assert home.player(player.id).newcomer == "free agent"


def test_12_2_a_full_roster_releases_another_for_him() -> None:
    home = league(phase=PICKUPS, cuts="30")
    own = [man(home).id for _ in range(30)]
    player = released(home)
    with pytest.raises(Refused, match=r"Rule 12\.2: ASH has a full roster"):
        claim(home, "ann", "ASH", player.id)
    claim(home, "ann", "ASH", player.id, drop=own[0])
    settle_claims(home)
    assert home.player(own[0]).team == ""
    assert home.released[own[0]] == "ASH"
    assert home.size("ASH") == 30


def test_12_2_who_goes_for_another_goes_from_the_active_roster() -> None:
    """Else a team could have more than its number by letting men of the reserve lists go."""
    home = league(phase=TRANSACTIONS, cuts="30")
    active, back = [man(home) for _ in range(30)], man(home, status=RESERVE)
    away, player = man(home, status=CAMP_RESERVE), released(home)
    with pytest.raises(Refused, match=r"Rule 12\.2: .* is on the camp reserve list: his release makes no room"):
        claim(home, "ann", "ASH", player.id, drop=away.id)
    with pytest.raises(Refused, match=r"Rule 12\.2: .* makes no room"):
        activate(home, "ann", "ASH", back.id, drop=away.id)
    hurt = home.put(replace(active[0], injury=Injury("S", 5)))
    claim(home, "ann", "ASH", player.id, drop=hurt.id)
    reserve(home, "ann", "ASH", hurt.id)  # he makes room by going on the list, too
    activate(home, "ann", "ASH", back.id)  # but that is taken now
    settle_claims(home)
    assert home.player(player.id).team == ""
    assert home.size("ASH") == 30


def test_12_2_a_lost_claim_releases_nobody() -> None:
    home = league(phase=PICKUPS, cuts="30")
    own = [man(home, team="DUN").id for _ in range(30)]
    player = released(home, "BAY")
    claim(home, "ann", "DUN", player.id, drop=own[0])
    claim(home, "cat", "CED", player.id)
    settle_claims(home)
    assert home.player(own[0]).team == "DUN"


def test_12_5_2_the_new_team_may_choose_the_former_position() -> None:
    from fieldhouse.games.fool.model import Moved

    home = league(phase=PICKUPS)
    moved = Moved("OLB", False, 0, (1, 3, 4), (), (1, 3, 3), (), "BAY", 1, 1)
    player = man(home, "MLB", "1-3-3", team="", moved=moved)
    claim(home, "cat", "CED", player.id, former=True)
    settle_claims(home)
    assert home.player(player.id).position == "OLB"


# Reserve lists


def test_12_2_the_camp_list_is_for_those_hurt_in_camp_or_preseason() -> None:
    home = league(phase=CUTDOWN)
    well, hurt = man(home), man(home, was_hurt_in_camp=True)
    with pytest.raises(Refused, match=r"Rule 12\.2: .* was not hurt in camp"):
        reserve(home, "ann", "ASH", well.id)
    reserve(home, "ann", "ASH", hurt.id)
    assert home.player(hurt.id).status == CAMP_RESERVE
    assert home.size("ASH") == 1


def test_12_2_in_the_season_the_injured_go_on_reserve_and_come_back() -> None:
    home = league(phase=TRANSACTIONS)
    hurt = man(home, injury=Injury("S", 5))
    reserve(home, "ann", "ASH", hurt.id)
    assert home.player(hurt.id).status == RESERVE
    activate(home, "ann", "ASH", hurt.id)
    assert home.player(hurt.id).status == "active"
    with pytest.raises(Refused, match="is not injured"):
        reserve(home, "ann", "ASH", man(home).id)


def test_12_2_from_the_camp_list_only_by_way_of_waivers() -> None:
    for wants_him in (False, True):
        home = league(phase=TRANSACTIONS)
        player = man(home, status=CAMP_RESERVE, last_team="ASH")
        activate(home, "ann", "ASH", player.id)
        assert home.player(player.id).status == "waivers"
        if wants_him:
            claim(home, "cat", "CED", player.id)
        home.table = ScriptTable()
        settle_claims(home)
        after = home.player(player.id)
        assert (after.team, after.status) == ("CED" if wants_him else "ASH", "active")
        assert after.newcomer == ("free agent" if wants_him else "")  # 12.3.3: no roll for who clears waivers


def test_12_7_1_who_was_on_waivers_has_lost_what_the_camp_did_for_him() -> None:
    home = league(phase=TRANSACTIONS)
    player = man(home, status=CAMP_RESERVE, last_team="ASH", benefit=CONDITIONING)
    activate(home, "ann", "ASH", player.id)
    settle_claims(home)
    assert (home.player(player.id).status, home.player(player.id).benefit) == ("active", "")


def test_12_0_a_team_whose_season_is_complete_makes_no_moves() -> None:
    home = league(phase=TRANSACTIONS)
    home.set_team("ASH", is_done=True)
    player = man(home)
    with pytest.raises(Refused, match=r"Rule 12\.0: the season of ASH is complete"):
        cut(home, "ann", "ASH", [player.id])
    with pytest.raises(Refused, match=r"Rule 12\.0"):
        claim(home, "ann", "ASH", man(home, team="").id)


def test_12_2_a_new_position_alone_is_told_once() -> None:
    still = [*STILL, ("camp injury", 1), ("position change", 1)]
    home = league(still, phase=PLANS)
    player = man(home, "LB", "1-3-3", name="Al Marsh")
    home.set_team("ASH", plan=Plan(move=((player.id, "MLB"),)))
    training_camp(home)
    assert isinstance(home.table, ScriptTable)
    assert home.table.notes == ["Al Marsh of ASH is now MLB instead of LB (12.5.2)"]


def test_12_2_camp_is_held_in_two_parts_with_the_coaches_say_between() -> None:
    home = league([*STILL, *STILL, ("camp injury", 1)], phase=PLANS)
    player = man(home, thirds=(("LB", 9),), regimen="coached", benefit=CONDITIONING, season_teams=("BAY",))
    free = man(home, team="", thirds=(("LB", 9),), fresh=("C",))
    for code in home.teams:
        home.set_team(code, has_planned=True)
    home.step = 2
    advance(home, BOSS)
    assert (home.phase, home.step, home.stage, home.roster_limit) == (CAMP, 0, "", 70)
    after = home.player(player.id)
    assert (after.regimen, after.benefit, after.season_teams, after.was_active) == ("", "", ("ASH",), True)
    assert (after.last_team, after.thirds) == ("ASH", (("LB", 9),))
    assert (home.player(free.id).thirds, home.player(free.id).fresh) == ((), ())
    advance(home, BOSS)
    assert (home.phase, home.stage, home.roster_limit) == (CUTDOWN, "cut 1", 64)
    assert home.player(player.id).thirds == ()
    finish(home)
