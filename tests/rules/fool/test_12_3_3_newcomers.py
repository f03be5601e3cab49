"""12.3.3 Free agents and trades, and 12.5.1 the same during the season."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.fool.model import AS_FREE_AGENT, BY_TRADE, RESERVE, Player
from fieldhouse.games.fool.rules import trades
from fieldhouse.games.fool.rules.cuts import activate, claim, cut, randomize, settle_claims
from fieldhouse.games.fool.rules.free_agents import roll_refusal
from fieldhouse.games.fool.rules.newcomers import (
    arrived,
    newcomer_change,
    newcomers,
    passed_a_cutdown,
    passed_a_game,
    roll_sanction,
)
from fieldhouse.games.fool.rules.results import a_game_later
from fieldhouse.games.fool.rules.trades import offer
from fieldhouse.games.fool.settings import SIGNING
from fieldhouse.games.fool.state import CUTDOWN, INVITATIONS, PICKUPS, TRANSACTIONS, League, Refused
from fieldhouse.table.script import ScriptTable
from rules.fool.leagues import BOSS, finish, league, man, odds, pcs


@pytest.mark.parametrize(("how", "share"), [(BY_TRADE, 1 / 12), (AS_FREE_AGENT, 1 / 6)])
def test_12_3_3_chances_of_a_change(how: str, share: float) -> None:
    """A letter C on the column, and whatever C says changes a rating or a mark of this man."""

    def rule(home: League, player: Player) -> Any:
        home.phase = TRANSACTIONS
        after = newcomer_change(home, player)
        return (pcs(after), after.attributes) != ("1-2-4", ())

    assert odds(rule, "LB", "1-2-4", newcomer=how)[True] == pytest.approx(share)


def test_12_3_3_a_free_agent_invited_to_camp_makes_the_normal_roll_only() -> None:
    home = league(phase=INVITATIONS)
    assert arrived(home, man(home, team=""), "ASH", AS_FREE_AGENT).newcomer == ""


def test_12_3_3_a_trade_before_camp_is_rolled_for_too() -> None:
    home = league(phase=INVITATIONS)
    assert arrived(home, man(home), "BAY", BY_TRADE).newcomer == BY_TRADE


def test_12_5_1_no_roll_for_a_team_that_knows_him() -> None:
    home = league(phase=TRANSACTIONS)
    assert arrived(home, man(home, team="", last_team="ASH"), "ASH", AS_FREE_AGENT).newcomer == ""
    assert arrived(home, man(home, team="", last_team="BAY"), "ASH", AS_FREE_AGENT).newcomer == AS_FREE_AGENT


def test_12_3_3_who_became_worse_is_kept_for_a_game() -> None:
    home = league([("free agent change", 6), ("change C", 2)], phase=TRANSACTIONS)
    new = man(home, newcomer=AS_FREE_AGENT)
    newcomers(home)
    after = home.player(new.id)
    assert (pcs(after), after.hold, after.newcomer) == ("1-2-3", 1, "")
    with pytest.raises(Refused, match=r"Rule 12\.3\.3"):
        cut(home, "ann", "ASH", [new.id])
    home.put(passed_a_game(after))
    cut(home, "ann", "ASH", [new.id])
    finish(home)


def test_12_5_1_any_other_free_agent_is_kept_for_two() -> None:
    home = league([("free agent change", 1)], phase=TRANSACTIONS)
    new = man(home, newcomer=AS_FREE_AGENT)
    newcomers(home)
    assert home.player(new.id).hold == 2
    with pytest.raises(Refused, match=r"Rule 12\.5\.1"):
        cut(home, "ann", "ASH", [new.id])


def test_12_5_1_unless_one_from_injured_reserve_takes_his_place() -> None:
    home = league(phase=TRANSACTIONS)
    new, back = man(home, hold=2), man(home, status=RESERVE)
    activate(home, "ann", "ASH", back.id, drop=new.id)
    assert home.player(new.id).team == ""
    assert home.player(back.id).status == "active"


def test_12_5_1_or_one_who_comes_by_trade() -> None:
    home = league(phase=TRANSACTIONS)
    new, theirs, mine = man(home, hold=2), man(home, team="BAY"), man(home)
    offer(home, "ann", "ASH", "BAY", gives=[mine.id], takes=[theirs.id])
    cut(home, "ann", "ASH", [new.id], deal=1)
    assert home.player(new.id).team == ""


def test_12_3_3_who_became_worse_is_kept_whoever_comes() -> None:
    """The exception of 12.5.1 is for those who did not become worse."""
    home = league([("free agent change", 6), ("change C", 2)], phase=TRANSACTIONS)
    new, back, theirs = man(home, newcomer=AS_FREE_AGENT), man(home, status=RESERVE), man(home, team="BAY")
    newcomers(home)
    with pytest.raises(Refused, match=r"Rule 12\.3\.3"):
        activate(home, "ann", "ASH", back.id, drop=new.id)
    mine = man(home)
    offer(home, "ann", "ASH", "BAY", gives=[mine.id], takes=[theirs.id])
    with pytest.raises(Refused, match=r"Rule 12\.3\.3"):
        cut(home, "ann", "ASH", [new.id], deal=1)
    with pytest.raises(Refused, match=r"Rule 12\.3\.3"):
        offer(home, "ann", "ASH", "BAY", gives=[new.id], takes=[theirs.id])
    home.put(passed_a_game(home.player(new.id)))
    offer(home, "ann", "ASH", "BAY", gives=[new.id], takes=[theirs.id])


def test_12_5_1_a_free_agent_is_traded_on_only_for_one_in_his_place() -> None:
    home = league([("free agent change", 1)], phase=TRANSACTIONS)
    new, theirs = man(home, newcomer=AS_FREE_AGENT), man(home, team="BAY")
    newcomers(home)
    with pytest.raises(Refused, match=r"Rule 12\.5\.1"):
        offer(home, "ann", "ASH", "BAY", gives=[new.id], takes_picks=[[2, 1, "BAY"]])
    with pytest.raises(Refused, match=r"Rule 12\.5\.1"):
        offer(home, "bob", "BAY", "ASH", takes=[new.id])
    offer(home, "ann", "ASH", "BAY", gives=[new.id], takes=[theirs.id])


def test_12_5_1_two_exhibition_games_are_two_games() -> None:
    """Picked up after the first cut he plays both, and may be cut in the last; a cutdown by itself is no game."""
    home = league([("free agent change", 1)], phase=PICKUPS)
    new = man(home, newcomer=AS_FREE_AGENT)
    newcomers(home)
    once = passed_a_cutdown(a_game_later(home.player(new.id), is_exhibition=True))
    assert once.hold == 1
    home.put(a_game_later(once, is_exhibition=True))
    home.phase, home.step = CUTDOWN, 2
    cut(home, "ann", "ASH", [new.id])


def test_12_3_3_who_became_worse_is_kept_for_a_cutdown_or_a_game_of_the_season() -> None:
    home = league([("free agent change", 6), ("change C", 2)], phase=PICKUPS)
    new = man(home, newcomer=AS_FREE_AGENT)
    newcomers(home)
    after = a_game_later(home.player(new.id), is_exhibition=True)
    assert (after.hold, passed_a_cutdown(after).hold, a_game_later(after, is_exhibition=False).hold) == (1, 0, 0)


def test_12_5_1_in_his_second_game_the_rule_is_still_that_of_two_games() -> None:
    home = league([("free agent change", 1)], phase=TRANSACTIONS)
    new = man(home, newcomer=AS_FREE_AGENT)
    newcomers(home)
    home.put(passed_a_game(home.player(new.id)))
    with pytest.raises(Refused, match=r"Rule 12\.5\.1: .* for 1 more"):
        cut(home, "ann", "ASH", [new.id])


def test_12_5_1_loose_retention_before_the_season_is_an_option() -> None:
    home = league([("free agent change", 1)], phase=PICKUPS, loose_retention=True)
    new = man(home, newcomer=AS_FREE_AGENT)
    newcomers(home)
    assert home.player(new.id).hold == 0


def test_12_3_3_a_traded_man_who_did_not_become_worse_may_be_cut() -> None:
    home = league([("trade change", 1)], phase=CUTDOWN)
    new = man(home, newcomer=BY_TRADE)
    newcomers(home)
    cut(home, "ann", "ASH", [new.id])


def test_12_5_1_the_commissioner_may_draw_the_order_for_a_player() -> None:
    home = league(phase=TRANSACTIONS)
    wanted = man(home, team="")
    randomize(home, BOSS, wanted.id)
    home.lots[wanted.id] = ["DUN", "CED", "BAY", "ASH"]
    claim(home, "ann", "ASH", wanted.id)
    claim(home, "ann", "DUN", wanted.id)
    home.table = ScriptTable()
    settle_claims(home)
    assert home.player(wanted.id).team == "DUN"


def test_12_5_1_no_roll_for_a_team_he_was_with_at_any_time_of_the_season() -> None:
    home = league(phase=TRANSACTIONS)
    player = man(home, team="", last_team="BAY", season_teams=("ASH", "BAY"))
    assert arrived(home, player, "ASH", "free agent").newcomer == ""
    assert arrived(home, player, "CED", "free agent").newcomer == "free agent"
    assert arrived(home, player, "ASH", "trade").newcomer == "trade"
    assert arrived(home, player, "CED", "free agent").season_teams == ("ASH", "BAY", "CED")


def test_12_5_1_a_sanction_makes_free_agents_refuse() -> None:
    home = league([("sanction", 2), ("sanction", 3)], phase=TRANSACTIONS)
    one, other = man(home, team=""), man(home, team="")
    trades.sanction(home, BOSS, "CED", 2)
    for player in (one, other):
        claim(home, "cat", "CED", player.id)
    settle_claims(home)
    assert (home.player(one.id).team, home.player(other.id).team) == ("", "CED")
    finish(home)
    with pytest.raises(Refused, match=r"Rule 12\.5\.1"):
        trades.sanction(home, BOSS, "CED", 6)


def test_12_5_1_a_sanction_adds_to_the_refusals_of_invitations() -> None:
    def rule(home: League, player: Player) -> Any:
        home.set_team("DUN", sanction=2)
        return roll_refusal(home, "DUN")

    assert odds(rule)[True] == pytest.approx(3 / 6)  # a team of the top half: 1, and two more


NEWCOMER = {"newcomer": "free agent", "last_team": "BAY"}


@pytest.mark.parametrize(("die", "ratings"), [(2, "1-3-3"), (3, "1-4-3")])
def test_12_5_1_a_league_may_sanction_the_change_roll_instead(die: int, ratings: str) -> None:
    rolls = [("free agent change", 6), ("change C", 1), ("low or high", 1), ("sanction", die)]
    home = league(rolls, phase=TRANSACTIONS, sanction="changes")
    player = man(home, **NEWCOMER)
    trades.sanction(home, BOSS, "ASH", 2)
    assert pcs(newcomer_change(home, player)) == ratings
    finish(home)
    assert not roll_sanction(home, "ASH", SIGNING)  # free agents sign as ever


def test_12_5_1_a_change_for_the_worse_needs_no_sanction() -> None:
    home = league([("free agent change", 6), ("change C", 2)], phase=TRANSACTIONS, sanction="changes")
    player = man(home, **NEWCOMER)
    trades.sanction(home, BOSS, "ASH", 5)
    assert pcs(newcomer_change(home, player)) == "1-2-3"
    finish(home)


def test_12_5_1_where_sanctions_are_of_signing_the_change_stays() -> None:
    home = league([("free agent change", 6), ("change C", 1), ("low or high", 1)], phase=TRANSACTIONS)
    player = man(home, **NEWCOMER)
    trades.sanction(home, BOSS, "ASH", 5)
    assert pcs(newcomer_change(home, player)) == "1-4-3"
    finish(home)


def test_12_5_1_the_sanction_as_a_setting_comes_with_the_cut() -> None:
    """By the book a free agent is kept for two games; a league may let him go, and fine the team by the die."""
    held: dict[str, Any] = {"hold": 2, "hold_rule": "12.5.1"}
    strict = league(phase=TRANSACTIONS)
    with pytest.raises(Refused, match=r"Rule 12\.5\.1: .* must be kept for 2 more"):
        cut(strict, "ann", "ASH", [man(strict, **held).id])
    home = league(phase=TRANSACTIONS, sanction_die=2)
    worse = man(home, hold=1, hold_rule="12.3.3")
    with pytest.raises(Refused, match=r"Rule 12\.3\.3"):
        cut(home, "ann", "ASH", [worse.id])
    cut(home, "ann", "ASH", [man(home).id])
    assert home.teams["ASH"].sanction == 0
    cut(home, "ann", "ASH", [man(home, **held).id])
    assert home.teams["ASH"].sanction == 2
    trades.sanction(home, BOSS, "ASH", 4)
    cut(home, "ann", "ASH", [man(home, **held).id])
    assert home.teams["ASH"].sanction == 4  # a heavier one stays


def test_12_5_1_nor_is_he_let_go_for_another_without_it() -> None:
    home = league(phase=TRANSACTIONS, sanction_die=3)
    tried, wanted = man(home, hold=2, hold_rule="12.5.1"), man(home, team="")
    claim(home, "ann", "ASH", wanted.id, drop=tried.id)
    settle_claims(home)
    assert (home.player(wanted.id).team, home.teams["ASH"].sanction) == ("ASH", 3)


def test_12_5_1_one_who_comes_back_in_his_place_costs_nothing() -> None:
    home = league(phase=TRANSACTIONS, sanction_die=3)
    tried, back = man(home, hold=2, hold_rule="12.5.1"), man(home, status="reserve")
    activate(home, "ann", "ASH", back.id, drop=tried.id)
    offer = man(home, hold=2, hold_rule="12.5.1")
    trades.offer(home, "bob", "BAY", "ASH", gives=[man(home, team="BAY").id])
    cut(home, "ann", "ASH", [offer.id], deal=1)
    assert home.teams["ASH"].sanction == 0
