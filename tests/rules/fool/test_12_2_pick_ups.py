"""12.2 and 12.5.1: claims, rights and releases, one by one."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from fieldhouse.games.fool.franchise import COMPUTER, Claim, Deal
from fieldhouse.games.fool.model import (
    ACTIVE,
    CAMP_RESERVE,
    FREE,
    RESERVE,
    UNCHANGED,
    UNFAVORABLE,
    WAIVERS,
    Injury,
    Moved,
    Player,
)
from fieldhouse.games.fool.rules.cuts import (
    activate,
    award,
    claim,
    cut,
    is_near,
    randomize,
    reserve,
    return_from_waivers,
    settle_claims,
)
from fieldhouse.games.fool.rules.free_agents import camp_roster_done, coax, invite, release, set_free
from fieldhouse.games.fool.state import CUTDOWN, INVITATIONS, PICKUPS, TRANSACTIONS, League, Refused
from fieldhouse.table.script import ScriptTable
from rules.fool.leagues import BOSS, finish, league, man


def released(home: League, by: str = "BAY", **facts: Any) -> Player:
    player = man(home, team="", **facts)
    home.released[player.id] = by
    return player


def told(home: League) -> list[str]:
    assert isinstance(home.table, ScriptTable)
    return [str(note) for note in home.table.notes]


def test_12_2_it_is_said_how_many_were_taken() -> None:
    home = league(phase=PICKUPS)
    one, other = released(home), released(home)
    for player in (one, other):
        claim(home, "cat", "CED", player.id)
    assert settle_claims(home) == 2
    assert settle_claims(home) == 0


def test_12_2_who_was_taken_is_no_longer_anybodys_release() -> None:
    """Else his next team would be thought to have let him go."""
    home = league(phase=PICKUPS)
    player = released(home)
    home.lots[player.id] = ["CED", "ASH", "BAY", "DUN"]
    claim(home, "cat", "CED", player.id)
    settle_claims(home)
    assert not home.released and not home.lots
    taken = home.player(player.id)
    assert (taken.status, taken.was_active, taken.would_not_retire) == (ACTIVE, True, False)


def test_12_2_a_claim_for_another_man_keeps_its_place() -> None:
    """ASH's first wish is gone when its turn comes: it takes the second in the same turn."""
    home = league(phase=PICKUPS)
    first, second = released(home, "CED"), released(home, "CED")
    for player in (first, second):
        claim(home, "ann", "ASH", player.id)
    home.put(replace(first, team="BAY", status=ACTIVE))
    assert settle_claims(home) == 1
    assert (home.player(first.id).team, home.player(second.id).team, home.claims) == ("BAY", "ASH", [])


def test_12_2_the_man_to_go_must_still_be_there() -> None:
    home = league(phase=PICKUPS, cuts="30")
    own = [man(home) for _ in range(30)]
    player = released(home, "CED")
    claim(home, "ann", "ASH", player.id, drop=own[0].id)
    home.put(replace(own[0], team="BAY"))
    settle_claims(home)
    assert (home.player(player.id).team, home.player(own[0].id).team) == ("", "BAY")


def test_12_2_a_roster_with_room_needs_nobody_to_go() -> None:
    home = league(phase=PICKUPS, cuts="30")
    for _ in range(28):
        man(home)
    one, other, third = (released(home, "CED") for _ in range(3))
    claim(home, "ann", "ASH", one.id)
    claim(home, "ann", "ASH", other.id)
    with pytest.raises(Refused, match=r"Rule 12\.2: ASH has a full roster \(30\)"):
        claim(home, "ann", "ASH", third.id)
    settle_claims(home)
    assert home.size("ASH") == 30


def test_12_2_nobody_is_claimed_twice_or_released_twice() -> None:
    home = league(phase=PICKUPS)
    own, one, other = man(home), released(home), released(home)
    claim(home, "ann", "ASH", one.id, drop=own.id)
    with pytest.raises(Refused, match=r"has claimed .* already"):
        claim(home, "ann", "ASH", one.id)
    with pytest.raises(Refused, match=r"releases .* for another claim already"):
        claim(home, "ann", "ASH", other.id, drop=own.id)
    claim(home, "cat", "CED", one.id)
    assert [each.team for each in home.claims] == ["ASH", "CED"]


def test_12_5_2_only_who_has_just_changed_is_claimed_at_his_former_position() -> None:
    home = league(phase=PICKUPS)
    player = released(home, moved=Moved("OLB", False, 3, (1, 3, 4), (), (1, 3, 3), (), "BAY", 1, 1))
    with pytest.raises(Refused, match=r"Rule 12\.5\.2: .* cannot go back to a former position"):
        claim(home, "cat", "CED", player.id, former=True)
    assert not home.claims


def test_12_5_1_who_does_not_sign_is_told() -> None:
    home = league([("sanction", 2)], phase=PICKUPS)
    player = released(home, name="Al Marsh")
    home.set_team("CED", sanction=2)
    claim(home, "cat", "CED", player.id)
    settle_claims(home)
    assert home.player(player.id).team == ""
    assert told(home) == ["Al Marsh does not sign with CED (12.5.1)"]
    finish(home)


@pytest.mark.parametrize(
    ("origin", "near"),
    [("ASH", ["ASH", "BAY", "DUN"]), ("BAY", ["ASH", "BAY"]), ("CED", ["CED", "DUN"]), ("", []), ("OLD", [])],
)
def test_12_2_near_is_the_same_division_or_owner_or_the_team_itself(origin: str, near: list[str]) -> None:
    """Ann has ASH in the East and DUN in the West."""
    home = league(phase=PICKUPS)
    player = released(home, origin)
    assert [team for team in home.teams if is_near(home, team, player.id)] == near


def test_12_2_computers_are_not_one_owner() -> None:
    home = league(phase=PICKUPS)
    for team in home.teams:
        home.set_team(team, owner=COMPUTER)
    assert not is_near(home, "DUN", released(home, "ASH").id)


def test_12_5_1_lots_are_drawn_by_the_commissioner_for_a_free_man_only() -> None:
    home = league(phase=PICKUPS)
    with pytest.raises(Refused, match="is not free to be picked up"):
        randomize(home, BOSS, man(home).id)
    with pytest.raises(Refused, match="There is no team 'OLD'"):
        award(home, BOSS, "OLD", released(home).id)


def test_12_2_the_first_right_then_the_others_from_the_lowest_ranked_on() -> None:
    home = league(phase=PICKUPS)
    player = released(home)
    award(home, BOSS, "CED", player.id)
    assert home.lots[player.id] == ["CED", "ASH", "BAY", "DUN"]


# Cuts


@pytest.mark.parametrize(
    ("gives", "takes", "makes_room"), [((), (1,), True), ((2,), (), False), ((2,), (1,), True), ((), (), False)]
)
@pytest.mark.parametrize("is_giver", [True, False])
def test_12_5_1_a_newcomer_may_go_for_a_deal_that_brings_a_man(
    gives: tuple[int, ...], takes: tuple[int, ...], makes_room: bool, is_giver: bool
) -> None:
    home = league(phase=TRANSACTIONS)
    new = man(home, hold=2, hold_rule=UNCHANGED)
    deal = Deal(7, "ASH", "BAY", gives, takes, (), (), 0)
    home.deals = [deal if is_giver else Deal(7, "BAY", "ASH", takes, gives, (), (), 0)]
    if makes_room:
        cut(home, "ann", "ASH", [new.id], deal=7)
        assert home.player(new.id).status == FREE
    else:
        with pytest.raises(Refused, match=r"Rule 12\.5\.1: .* must be kept for 2 more game"):
            cut(home, "ann", "ASH", [new.id], deal=7)


def test_12_5_1_another_deal_is_no_reason() -> None:
    home = league(phase=TRANSACTIONS)
    new = man(home, hold=2, hold_rule=UNCHANGED)
    home.deals = [Deal(7, "ASH", "BAY", (), (1,), (), (), 0)]
    with pytest.raises(Refused, match=r"Rule 12\.5\.1"):
        cut(home, "ann", "ASH", [new.id], deal=6)


@pytest.mark.parametrize("deal", [0, 7])
def test_12_5_1_where_it_costs_a_sanction_a_newcomer_may_go_at_once(deal: int) -> None:
    """But not for one whom a deal brings, which is no trial."""
    home = league(phase=TRANSACTIONS, sanction_die=2)
    new = man(home, hold=2, hold_rule=UNCHANGED)
    home.deals = [Deal(7, "ASH", "BAY", (), (1,), (), (), 0)]
    cut(home, "ann", "ASH", [new.id], deal=deal)
    assert home.teams["ASH"].sanction == (0 if deal else 2)


def test_12_2_of_several_cuts_one_that_is_not_allowed_stops_all() -> None:
    home = league(phase=CUTDOWN)
    one, kept = man(home), man(home, hold=1, hold_rule=UNFAVORABLE)
    with pytest.raises(Refused, match=r"must be kept for 1 more game\(s\) or cutdown\(s\)"):
        cut(home, "ann", "ASH", [one.id, kept.id])
    assert home.player(one.id).team == "ASH"


# Reserve lists


def test_12_2_who_is_hurt_in_preseason_goes_on_the_camp_list_once() -> None:
    home = league(phase=PICKUPS)
    hurt = man(home, injury=Injury("S", 2), name="Al Marsh")
    reserve(home, "ann", "ASH", hurt.id)
    assert home.player(hurt.id).status == CAMP_RESERVE
    assert told(home) == ["ASH puts Al Marsh on the camp reserve list"]
    with pytest.raises(Refused, match="is on a reserve list already"):
        reserve(home, "ann", "ASH", hurt.id)


def test_12_5_1_a_newcomer_may_go_for_one_who_comes_back() -> None:
    home = league(phase=TRANSACTIONS, cuts="30")
    men = [man(home) for _ in range(29)]
    new, back = man(home, hold=2, hold_rule=UNCHANGED), man(home, status=RESERVE)
    with pytest.raises(Refused, match=r"Rule 12\.2: ASH has a full roster \(30\)"):
        activate(home, "ann", "ASH", back.id)
    with pytest.raises(Refused, match="is active already"):
        activate(home, "ann", "ASH", men[0].id)
    activate(home, "ann", "ASH", back.id, drop=new.id)
    assert (home.player(back.id).status, home.player(new.id).status) == (ACTIVE, FREE)


def test_12_2_who_comes_off_the_camp_list_is_his_teams_release_until_he_has_cleared_waivers() -> None:
    home = league(phase=TRANSACTIONS)
    player = man(home, status=CAMP_RESERVE, name="Al Marsh")
    activate(home, "ann", "ASH", player.id)
    assert (home.released, home.player(player.id).status) == ({player.id: "ASH"}, WAIVERS)
    return_from_waivers(home)
    assert (home.released, home.player(player.id).status) == ({}, ACTIVE)
    assert told(home) == ["Al Marsh must clear waivers (12.2)", "Al Marsh clears waivers and is back with ASH (12.2)"]


# Camp rosters


def test_12_1_who_comes_to_camp_is_no_longer_anybodys_release() -> None:
    home = league([("invitation", 6)], phase=INVITATIONS)
    player = released(home, would_not_retire=True)
    invite(home, "ann", "ASH", player.id)
    assert not home.released and not home.player(player.id).would_not_retire


def test_12_1_a_camp_roster_is_finished_in_turn_and_not_changed_after() -> None:
    home = league(phase=INVITATIONS, camp_roster=40)
    with pytest.raises(Refused, match="now it is ASH, not BAY"):
        camp_roster_done(home, "bob", "BAY")
    men = [man(home) for _ in range(41)]
    with pytest.raises(Refused, match="ASH has 41 players; 40 may come to camp"):
        camp_roster_done(home, "ann", "ASH")
    release(home, "ann", "ASH", [men[0].id])
    camp_roster_done(home, "ann", "ASH")
    with pytest.raises(Refused, match="ASH has finished its camp roster"):
        release(home, "ann", "ASH", [men[1].id])


def test_12_1_a_full_roster_brings_nobody_out_of_retirement() -> None:
    home = league(phase=PICKUPS, cuts="30")
    old = man(home, team="", status="retired", retired_in=1)
    men = [man(home) for _ in range(30)]
    with pytest.raises(Refused, match=r"Rule 12\.2: the roster of ASH is full \(30\)"):
        coax(home, BOSS, "ASH", old.id)
    home.put(replace(men[0], team="", status=FREE))
    coax(home, BOSS, "ASH", old.id)
    back = home.player(old.id)
    assert (back.team, back.status, back.retired_in, back.was_active, back.would_not_retire) == (
        "ASH",
        ACTIVE,
        0,
        True,
        False,
    )


def test_12_2_a_claim_stands_for_one_team_only() -> None:
    home = league(phase=PICKUPS)
    player = released(home)
    home.claims = [Claim("CED", player.id), Claim("CED", 99)]
    assert settle_claims(home) == 1
    assert home.claims == []


def test_12_2_a_claim_that_has_come_to_nothing_stands_in_nobodys_way() -> None:
    """Bay is of the division that let him go and waits for Cedar, which has lost the man it would have released."""
    home = league(phase=PICKUPS)
    wanted, dropped = man(home), man(home, team="CED")
    set_free(home, wanted)
    claim(home, "bob", "BAY", wanted.id)
    claim(home, "cat", "CED", wanted.id, drop=dropped.id)
    set_free(home, dropped)
    assert settle_claims(home) == 1
    assert home.player(wanted.id).team == "BAY"
