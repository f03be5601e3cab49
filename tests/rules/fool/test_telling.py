"""12.2: what happens is told to everybody: each rule says its sentence, with whom it befell."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from fieldhouse.games.fool.franchise import Fixture, Plan
from fieldhouse.games.fool.model import (
    CAMP_RESERVE,
    DRAFTED,
    IN_CLASS,
    RESERVE,
    RETIRED,
    WAIVERS,
    Injury,
    Moved,
    Player,
    Swap,
)
from fieldhouse.games.fool.rules import trades
from fieldhouse.games.fool.rules.attributes import lost, with_attribute
from fieldhouse.games.fool.rules.calendar import advance
from fieldhouse.games.fool.rules.camp import close_camp
from fieldhouse.games.fool.rules.camp_injuries import camp_injury
from fieldhouse.games.fool.rules.coaching import coached
from fieldhouse.games.fool.rules.cuts import (
    activate,
    award,
    claim,
    cut,
    reserve,
    return_from_waivers,
    settle_claims,
)
from fieldhouse.games.fool.rules.draft import draft
from fieldhouse.games.fool.rules.effects import changed, orders_of
from fieldhouse.games.fool.rules.free_agents import (
    coax,
    drop_the_refused,
    invite,
    release,
    retire,
    retire_the_unwanted,
)
from fieldhouse.games.fool.rules.injuries import describe
from fieldhouse.games.fool.rules.maxima import enhanced
from fieldhouse.games.fool.rules.newcomers import newcomers
from fieldhouse.games.fool.rules.orders import move
from fieldhouse.games.fool.rules.position_changes import position_change, reversal
from fieldhouse.games.fool.rules.recovery import resolved, tried
from fieldhouse.games.fool.rules.results import result
from fieldhouse.games.fool.rules.telling import tell_change
from fieldhouse.games.fool.rules.unwanted import voided
from fieldhouse.games.fool.rules.year_end import end_of_year
from fieldhouse.games.fool.state import CAMP, CUTDOWN, DRAFT, INVITATIONS, OFFSEASON, PICKUPS, TRANSACTIONS, League
from fieldhouse.table.script import ScriptTable
from rules.fool.leagues import BOSS, finish, game_day, league, man

MOVED = Moved("OLB", False, 0, (1, 3, 4), (), (1, 3, 3), (), "ASH", 1, 1)
Rule = Callable[[League, Player], Any]


def told(home: League) -> list[str]:
    assert isinstance(home.table, ScriptTable)
    return [str(note) for note in home.table.notes]


BY_DICE: list[tuple[Rule, dict[str, Any], list[tuple[str, int]], list[str]]] = [
    (voided, {"traded": (Swap(1, 1, False),)}, [("void +C-S", 4)], ["Al of ASH: +C-S is voided by coaching (12.3.1)"]),
    (voided, {"traded": (Swap(1, 1, False),)}, [("void +C-S", 3)], []),
    (camp_injury, {}, [("camp injury", 6), ("camp injury, second roll", 5), ("injury", 4), ("games missed", 7)],
     ["Al of ASH is hurt in camp: -S, 6 games (12.4)"]),
    (camp_injury, {}, [("camp injury", 6), ("camp injury, second roll", 5), ("injury", 1), ("games missed", 1)],
     ["Al of ASH is hurt in camp, but ready again (12.4)"]),
    (lambda home, player: coached(home, player, "o"), {"attributes": ("o",), "standing": DRAFTED},
     [("coaching o", 5), ("coaching, change", 1)], ["Al of ASH is coached out of 'o' (12.3.5)"]),
    (lambda home, player: with_attribute(home, player, "r"), {}, [], ["Al of ASH: r (robust)"]),
    (lambda home, player: lost(home, player, "r"), {"attributes": ("r",)}, [], ["Al of ASH: no longer r (robust)"]),
    (lambda home, player: enhanced(home, player, "P", 4), {"p": 3}, [("maximum", 5)],
     ["Al of ASH: +P would exceed the maximum and is ignored (12.6)"]),
    (lambda home, player: enhanced(home, player, "C", 5), {"c": 4, "s": 4}, [("maximum", 6)],
     ["Al of ASH: +C would exceed the maximum and is ignored (12.6)"]),
    (lambda home, player: changed(home, player, home.tables.standard["oldest"], "change", orders_of(home, player)),
     {"age": 38}, [("change", 5)], ["Al of ASH retires at 38 (12.8)"]),
    (resolved, {"injury": Injury("S", 2)}, [("recovery from -S", 3)], ["Al of ASH is over his injury, -S (12.3.2)"]),
    (resolved, {"injury": Injury("S", 2)}, [("recovery from -S", 4)],
     ["Al of ASH does not recover: -S for the season (12.3.2)"]),
    (lambda home, player: tried(home, player, "S"), {"lingering": ("S",)},
     [("age", 3), ("later recovery from -S", 1)], ["Al of ASH recovers from -S (12.3.2)"]),
    (lambda home, player: position_change(home, player, "MLB"), {}, [("position change", 1)],
     ["Al of ASH is now MLB instead of LB (12.5.2)"]),
    (reversal, {"moved": MOVED}, [("reversal", 3)], ["Al of ASH is OLB again (12.5.2)"]),
    (reversal, {"moved": MOVED}, [("reversal", 4)], ["Al of ASH stays LB: the change is not reversed (12.5.2)"]),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "facts", "rolls", "notes"), BY_DICE)
def test_12_2_what_a_roll_did_is_told(
    rule: Rule, facts: dict[str, Any], rolls: list[tuple[str, int]], notes: list[str]
) -> None:
    home = league(rolls)
    ratings = "-".join(str(facts.pop(ability, usual)) for ability, usual in (("p", 1), ("c", 3), ("s", 3)))
    rule(home, man(home, "LB", ratings, name="Al", **facts))
    assert told(home) == notes
    finish(home)


@pytest.mark.parametrize(
    ("ratings", "sentence"),
    [
        ("1-4-3", ["Al of ASH improves: LB 1-3-3 is now LB 1-4-3"]),
        ("1-3-2", ["Al of ASH falls off: LB 1-3-3 is now LB 1-3-2"]),
        ("1-4-2", ["Al of ASH changes: LB 1-3-3 is now LB 1-4-2"]),
        ("1-3-3", []),
    ],
)
def test_12_2_who_improved_and_who_fell_off(ratings: str, sentence: list[str]) -> None:
    home = league()
    tell_change(home, man(home, name="Al"), man(home, "LB", ratings, name="Al"))
    assert told(home) == sentence


def test_12_3_3_a_newcomers_roll_is_told() -> None:
    home = league([("trade change", 6), ("low or high", 6), ("change C", 2)], phase=TRANSACTIONS)
    man(home, name="Al", newcomer="trade")
    newcomers(home)
    assert told(home) == ["Al of ASH falls off: LB 1-3-3 is now LB 1-2-3"]


def test_12_1_the_draft_and_the_camp_roster_are_told() -> None:
    home = league([("invitation", 1), ("invitation", 6), ("retirement", 6), ("retirement", 1)], phase=DRAFT)
    new = man(home, "W", "3-1-5", team="", status="class", name="Bo")
    draft(home, "ann", "ASH", new.id)
    home.phase = INVITATIONS
    one, other = man(home, team="", name="Cy"), man(home, team="", name="Di")
    stays, goes = man(home, age=33, name="Ed"), man(home, age=34, name="Flo")
    invite(home, "ann", "ASH", one.id)
    invite(home, "ann", "ASH", other.id)
    retire(home, "ann", "ASH", stays.id)
    retire(home, "ann", "ASH", goes.id)
    release(home, "ann", "ASH", [stays.id])
    drop_the_refused(home)
    retire_the_unwanted(home)
    coax(home, BOSS, "ASH", goes.id)
    assert told(home) == [
        "Round 1: ASH chooses Bo, W 3-1-5", "Cy refuses the invitation of ASH", "Di comes to the camp of ASH",
        "Ed of ASH will not retire", "Flo of ASH retires with fanfare at 34", "ASH does not invite Ed to camp",
        "Cy, LB, 27, finds another profession (12.1)", "Ed finds no team and retires at 33 (12.1)",
        "Flo is coaxed out of retirement by ASH",
    ]  # fmt: skip
    assert home.player(stays.id).status == RETIRED


def test_12_2_cuts_pick_ups_and_reserve_lists_are_told() -> None:
    home = league(phase=CUTDOWN)
    hurt = man(home, was_hurt_in_camp=True, name="Al")
    free, leaving, cutoff = man(home, team="", name="Bo"), man(home, name="Cy"), man(home, name="Di")
    reserve(home, "ann", "ASH", hurt.id)
    cut(home, "ann", "ASH", [cutoff.id])
    home.phase = PICKUPS
    award(home, BOSS, "ASH", free.id)
    claim(home, "ann", "ASH", free.id, drop=leaving.id)
    claim(home, "bob", "BAY", cutoff.id)
    settle_claims(home)
    home.phase = TRANSACTIONS
    lame, back = man(home, injury=Injury("S", 5), name="Ed"), man(home, status=RESERVE, name="Flo")
    reserve(home, "ann", "ASH", lame.id)
    activate(home, "ann", "ASH", back.id)
    activate(home, "ann", "ASH", man(home, status=CAMP_RESERVE, name="Gus").id)
    assert home.on_waivers()[0].status == WAIVERS
    return_from_waivers(home)
    move(home, "ann", "ASH", back.id, "MLB")
    assert told(home) == [
        "ASH puts Al on the camp reserve list", "ASH cuts Di",
        "The commissioner gives ASH the first right to Bo (12.2)",
        "ASH picks up Bo, LB and releases Cy", "BAY picks up Di, LB", "ASH puts Ed on the injured reserve list",
        "ASH activates Flo", "Gus must clear waivers (12.2)", "Gus clears waivers and is back with ASH (12.2)",
        "Flo of ASH begins to play MLB",
    ]  # fmt: skip


def test_12_0_trades_fines_and_sanctions_are_told() -> None:
    home = league(phase=CUTDOWN, sanction_die=1)
    own, theirs = man(home, name="Al"), man(home, team="BAY", name="Bo")
    tried_out = man(home, hold=2, hold_rule="12.5.1", name="Cy")
    trades.offer(home, "ann", "ASH", "BAY", gives=[own.id], takes=[theirs.id], takes_picks=[[2, 1, "BAY"]])
    trades.accept(home, "bob", 1)
    trades.offer(home, "ann", "ASH", "BAY", gives=[theirs.id])
    trades.accept(home, "bob", 2)
    trades.sanction(home, BOSS, "BAY", 2)
    trades.suspend(home, BOSS, own.id, 2, "late")
    trades.fine(home, BOSS, "BAY", 3, "late", own.id)
    cut(home, "ann", "ASH", [tried_out.id])
    assert told(home) == [
        "Offer 1: ASH to BAY, Al (LB) for Bo (LB), round 1 of BAY",
        "ASH trades Al (LB) to BAY for Bo (LB), round 1 of BAY", "Offer 2: ASH to BAY, Bo (LB) for nothing",
        "ASH trades Bo (LB) to BAY for nothing",
        "BAY is under a sanction: on 2 or below free agents do not sign (12.5.1)",
        "Al is suspended for 2 games: late", "Al is fined 3: late",
        "ASH only tried Cy out and is under a sanction: 1 or below (12.5.1)", "ASH cuts Cy",
    ]  # fmt: skip
    other = league(sanction="changes")
    trades.sanction(other, BOSS, "BAY", 2)
    assert told(other) == ["BAY is under a sanction: on 2 or below newcomers do not improve (12.5.1)"]


def test_12_0_an_offer_that_is_declined_and_a_deal_for_draft_day_are_told() -> None:
    home = league(phase=OFFSEASON)
    own = man(home, name="Al")
    trades.offer(home, "ann", "ASH", "BAY", gives=[own.id], takes_picks=[[1, 1, "BAY"]])
    trades.withdraw(home, "bob", 1)
    trades.offer(home, "ann", "ASH", "BAY", gives=[own.id], takes_picks=[[1, 1, "BAY"]])
    trades.accept(home, "bob", 2)
    assert told(home) == [
        "Offer 1: ASH to BAY, Al (LB) for round 1 of BAY", "Offer 1, ASH to BAY, comes to nothing",
        "Offer 2: ASH to BAY, Al (LB) for round 1 of BAY", "Deal 2 is agreed and takes effect on draft day (12.0)",
    ]  # fmt: skip


@pytest.mark.parametrize(("games", "sentence"), [(1, "1 game"), (2, "2 games")])
def test_12_4_one_game_is_one_game(games: int, sentence: str) -> None:
    assert describe(Injury("C", games)) == f"-C, {sentence}"
    home = league()
    trades.suspend(home, BOSS, man(home, name="Al").id, games, "late")
    assert told(home) == [f"Al is suspended for {sentence}: late"]


def test_12_1_what_a_new_player_is_like_is_on_the_list_and_no_news() -> None:
    home = league()
    assert with_attribute(home, man(home, team="", status=IN_CLASS), "r").attributes == ("r",)
    assert told(home) == []
    with_attribute(home, man(home, name="Al"), "r")
    assert told(home) == ["Al of ASH: r (robust)"]


def test_12_2_what_coaching_made_of_a_man_goes_out_to_all() -> None:
    home = league([("coaching P", 6), ("coaching, change", 1)], phase=CAMP)
    player = man(home, "LB", "0-3-3", name="Al", standing=DRAFTED)
    home.set_team("ASH", plan=Plan(coach=((player.id, "P"),)))
    close_camp(home)
    assert told(home) == ["Al of ASH improves: LB 0-3-3 is now LB 1-3-3"]


def test_games_and_champions_are_told() -> None:
    home, men = game_day()
    hurt = men["W"][0]
    result(home, BOSS, 1, [3, 6], injuries=[[hurt.id, "S", 2]])
    assert told(home) == ["ASH 3, BAY 6 (week 1)", f"{hurt.name} of ASH is hurt: -S, 2 games"]
    over = league()
    over.fixtures = [Fixture(9, "championship", "DUN", "BAY", (3, 6))]
    end_of_year(over)
    assert told(over) == ["Team BAY (BAY) are the champions of season 1"]


def test_every_new_phase_is_told() -> None:
    home = league(phase=CUTDOWN)
    home.stage = "cut 1"
    advance(home, BOSS)
    assert told(home) == ["Season 1: pick-ups, cut 1"]


def test_12_5_1_a_sanction_that_holds_is_not_told_again() -> None:
    home = league(phase=CUTDOWN, sanction_die=2)
    for name in ("Al", "Bo"):
        cut(home, "ann", "ASH", [man(home, hold=2, hold_rule="12.5.1", name=name).id])
    assert [sentence for sentence in told(home) if "sanction" in sentence] == [
        "ASH only tried Al out and is under a sanction: 2 or below (12.5.1)"
    ]
