"""General managers: men by what they win, and no simple trick that gains on the rival."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fieldhouse.games.fool.charts.owners_text import read_owners
from fieldhouse.games.fool.coaching import manager, manager_camp
from fieldhouse.games.fool.coaching.chores import answers, run_computers
from fieldhouse.games.fool.coaching.manager import Outlook
from fieldhouse.games.fool.coaching.manager_trades import gain_of, offers, pick_worth
from fieldhouse.games.fool.coaching.points import place_of
from fieldhouse.games.fool.coaching.squad import later_points
from fieldhouse.games.fool.commands import Command, apply
from fieldhouse.games.fool.franchise import Claim, Deal
from fieldhouse.games.fool.model import CONDITIONING, DRAFTED, IN_CLASS, Injury, Kicking, Player, Punting
from fieldhouse.games.fool.player_value import SLOTS, TYPICAL
from fieldhouse.games.fool.positions import KICKERS
from fieldhouse.games.fool.rules.camp import check_plan
from fieldhouse.games.fool.rules.orders import read_plan
from fieldhouse.games.fool.rules.trades import offer
from fieldhouse.games.fool.state import DRAFT, OFFSEASON, PICKUPS, PLANS, TRANSACTIONS, League, Phase
from fieldhouse.leagues.offers import offers as listed_offers
from fieldhouse.library import fool
from fieldhouse.table.chart_text import ChartError
from rules.fool.leagues import league, man

RIVAL = fool.characters()["rival"].temper
COACHES = fool.characters()["builder"].temper


def managed(phase: Phase, *teams: str) -> League:
    """A league whose *teams* are the rival's and have two men more than who starts at every place."""
    home = league(phase=phase)
    for team in teams:
        home.set_team(team, owner="computer:rival")
        full_team(home, team)
    return home


def full_team(home: League, team: str) -> None:
    """Typical men: two more than start at every place, one who kicks and one who punts."""
    man(home, "K", "0-0-4", team=team, kicking=Kicking(49, 2, 5))
    man(home, "P", "0-0-4", team=team, punting=Punting(42, 5, 0))
    for slot, ratings in TYPICAL.items():
        for _ in range(SLOTS[slot] + 2):
            man(home, slot, "-".join(map(str, ratings)), team=team)


def looks(home: League, team: str = "BAY") -> Outlook:
    return Outlook(home, team, RIVAL)


def answer(home: League) -> list[str]:
    return [command.name for command in answers(home, fool.owners())]


# What men win


def test_a_passer_is_worth_more_than_a_runner_and_a_fault_counts_where_it_tells() -> None:
    home = league()
    passer, better = man(home, "Q", "3-2-4"), man(home, "Q", "4-2-4")
    runner, faster = man(home, "H", "2-2-5"), man(home, "H", "2-2-6")
    assert place_of(better).points - place_of(passer).points > 3 * (place_of(faster).points - place_of(runner).points)
    clean, erring = man(home, "CB", "3-1-5"), man(home, "CB", "3-1-5", attributes=("o",))
    slow, erring_tackle = man(home, "T", "0-4-2"), man(home, "T", "0-4-2", attributes=("o",))
    lost, less = (
        place_of(one).points - place_of(other).points for one, other in ((clean, erring), (slow, erring_tackle))
    )
    assert lost > less > 0


def test_a_man_of_thirty_is_as_good_today_and_one_of_thirty_six_has_no_future() -> None:
    home = league()
    young, late, old = (man(home, "CB", "4-1-6", age=age) for age in (24, 30, 36))
    assert place_of(young) == place_of(late) == place_of(old)
    assert later_points(young) > later_points(late) > 2 * later_points(old)


# Draft, camp, roster


def test_they_draft_whom_they_lack() -> None:
    home = managed(DRAFT, "BAY")
    for _ in range(2):
        man(home, "Q", "5-3-4", team="BAY", age=24)
    passer = man(home, "Q", "4-2-4", team="", status=IN_CLASS, standing=DRAFTED, age=22)
    corner = man(home, "CB", "4-1-6", team="", status=IN_CLASS, standing=DRAFTED, age=22)
    assert manager.draft_choice(looks(home)) == corner.id
    for player in [each for each in home.roster("BAY") if each.position == "Q"]:
        home.remove(player)
    assert manager.draft_choice(looks(home)) == passer.id


def test_a_camp_of_conditioning_or_one_that_coaches_is_legal() -> None:
    home = managed(PLANS, "BAY")
    man(home, "OLB", "0-2-3", team="BAY", age=23)
    man(home, "W", "2-1-5", team="BAY", age=23, attributes=("pc",))
    for temper, emphasis in ((RIVAL, CONDITIONING), (COACHES, "")):
        plan = read_plan(manager_camp.camp_plan(Outlook(home, "BAY", temper)))
        check_plan(home, "BAY", plan)
        assert plan.emphasis == emphasis
        assert plan.coach


def test_cuts_leave_a_man_more_than_starts_at_every_place() -> None:
    home = managed(TRANSACTIONS, "BAY")
    outlook = looks(home)
    gone = manager.least_wanted(outlook, home.active("BAY"), 14)
    left = [place_of(player).slot for player in home.active("BAY") if player not in gone]
    assert all(left.count(slot) >= SLOTS[slot] + (slot not in KICKERS) for slot in SLOTS)


def test_the_depth_chart_goes_by_what_wins() -> None:
    home = managed(TRANSACTIONS, "BAY")
    for player in [each for each in home.roster("BAY") if each.position == "CB"]:
        home.remove(player)
    hands, feet, erring = (man(home, "CB", *each, team="BAY") for each in (("4-0-5",), ("3-0-6",), ("4-4-5",)))
    erring = home.put(_with_marks(erring, "o"))
    (order,) = [command for command in manager.depth(home, "BAY") if command.arguments["slot"] == "CB"]
    assert order.arguments["players"] == [hands.id, feet.id, erring.id]
    apply(home, order)
    assert not [command for command in manager.depth(home, "BAY") if command.arguments["slot"] == "CB"]


def _with_marks(player: Player, *marks: str) -> Player:
    from dataclasses import replace

    return replace(player, attributes=marks)


# Trades


def test_a_good_owner_accepts_what_gains_him_and_nothing_else() -> None:
    home = managed(PLANS, "BAY")
    theirs = next(player for player in home.roster("BAY") if player.position == "CB")
    good, poor = man(home, "CB", "4-1-6"), man(home, "CB", "1-0-4")
    offer(home, "ann", "ASH", "BAY", gives=[good.id], takes=[theirs.id])
    offer(home, "ann", "ASH", "BAY", gives=[poor.id], takes=[theirs.id])
    offer(home, "ann", "ASH", "BAY", takes=[theirs.id])
    assert answer(home) == ["accept", "withdraw", "withdraw"]


def test_two_of_little_use_are_no_star() -> None:
    home = managed(PLANS, "BAY")
    star = man(home, "Q", "5-3-4", team="BAY", age=25)
    many = [man(home, position, "1-3-3") for position in ("OLB", "MLB", "F")]
    offer(home, "ann", "ASH", "BAY", gives=[player.id for player in many], takes=[star.id])
    assert answer(home) == ["withdraw"]


def test_a_trade_that_he_proposes_gains_both() -> None:
    home = managed(PLANS, "BAY", "CED")
    for team, many in (("BAY", "CB"), ("CED", "T")):
        for _ in range(3):
            man(home, many, "4-1-6" if many == "CB" else "0-6-3", team=team, age=25)
    judge = fool.owners()["rival"].judge(home, "CED")
    proposed = list(offers(looks(home), {"CED": judge}))
    assert len(proposed) == 1
    apply(home, proposed[0])
    deal = home.deals[0]
    assert gain_of(Outlook(home, "CED", RIVAL), deal) >= RIVAL.edge
    turned = Deal(0, "CED", "BAY", deal.takes, deal.gives, (), (), 0)
    assert gain_of(looks(home), turned) >= RIVAL.edge


def test_an_offer_is_told_with_what_it_gains_either_side() -> None:
    home = managed(PLANS, "ASH", "BAY")
    theirs = next(player for player in home.roster("BAY") if player.position == "CB")
    good = man(home, "CB", "4-1-6")
    offer(home, "commissioner", "ASH", "BAY", gives=[good.id], takes=[theirs.id])
    told = listed_offers(home).records()[0]
    first, second = str(told["gains the first"]), str(told["gains the second"])
    assert first.startswith("-")
    assert second.startswith("+")
    assert second.endswith("with the years to come")
    home.remove(good)
    assert listed_offers(home).records()[0]["gains the second"] == "nothing: somebody has left"


# Tricks


def test_no_circle_of_draft_choices_comes_back_with_more() -> None:
    """Whatever one choice is swapped for, team by team, it is never worth more than before."""
    home = managed(OFFSEASON, "BAY", "CED", "DUN")
    mine = (2, 3, "ASH")
    worths = [pick_worth(home, mine)]
    for team in ("BAY", "CED", "DUN", "BAY", "CED", "DUN"):
        best = mine
        for number in range(1, home.settings.rounds + 1):
            for origin in home.teams:
                wanted = (2, number, origin)
                if any(pick[:3] == wanted and pick.owner == team for pick in home.picks):
                    deal = Deal(0, "ASH", team, (), (), (mine,), (wanted,), 0)
                    accepts = fool.owners()["rival"].judge(home, team)(deal)
                    if accepts and pick_worth(home, wanted) > pick_worth(home, best):
                        best = wanted
        if best != mine:
            offer(home, "ann", "ASH", team, gives_picks=[list(mine)], takes_picks=[list(best)])
            run = list(answers(home, fool.owners()))
            assert [command.name for command in run] == ["accept"]
            apply(home, run[0])
            mine = best
        worths.append(pick_worth(home, mine))
    assert all(after <= before for before, after in pairwise(worths))


def test_an_early_choice_is_not_had_for_a_late_one_of_its_round() -> None:
    home = managed(OFFSEASON, "BAY")
    home.set_team("ASH", rank=3)
    home.set_team("BAY", rank=0)
    offer(home, "ann", "ASH", "BAY", gives_picks=[[1, 1, "ASH"]], takes_picks=[[1, 1, "BAY"]])
    assert answer(home) == ["withdraw"]


def test_whoever_holds_all_kickers_gets_nothing_for_one() -> None:
    """The rival keeps a second kicker as soon as none is free, and pays for one what he kicks better than any."""
    home = managed(PICKUPS, "BAY")
    last = man(home, "K", "0-0-4", team="", kicking=Kicking(48, 2, 5))
    claimed = [command.arguments["player"] for command in manager.claims(looks(home))]
    assert last.id in claimed
    hoarded = [man(home, "K", "0-0-4", kicking=Kicking(48, 2, 5)) for _ in range(6)]
    corner = man(home, "CB", "4-1-6", team="BAY", age=25)
    home.phase = PLANS
    for kicker in [each for each in home.roster("BAY") if each.kicking]:
        home.remove(kicker)
    offer(home, "ann", "ASH", "BAY", gives=[hoarded[0].id], takes=[corner.id])
    assert answer(home) == ["withdraw"]


@pytest.mark.parametrize("owner", ["computer", "computer:rival"])
def test_12_2_a_claim_of_another_keeps_no_computer_from_its_own(owner: str) -> None:
    home = managed(PICKUPS, "BAY")
    home.set_team("BAY", owner=owner)
    last = man(home, "K", "0-0-4", team="", kicking=Kicking(48, 2, 5))
    home.claims = [Claim("ASH", last.id)]
    given: list[Command] = []
    run_computers(home, given.append, fool.owners())
    assert last.id in [command.arguments["player"] for command in given if command.arguments["team"] == "BAY"]
    home.claims, again = [*home.claims, Claim("BAY", last.id)], list(given)
    run_computers(home, given.append, fool.owners())
    assert given == again, "each claims once"


def test_with_kickers_to_be_had_he_keeps_one() -> None:
    home = managed(PICKUPS, "BAY")
    for _ in range(3):
        man(home, "K", "0-0-4", team="", kicking=Kicking(45, 3, 6))
    assert manager.kickers_wanted(home, "K") == 1


@pytest.mark.parametrize("ratings", ["1-0-4", "2-0-5", "3-1-5", "4-1-6"])
def test_whom_another_releases_he_claims_only_if_it_makes_him_better(ratings: str) -> None:
    home = managed(TRANSACTIONS, "BAY", "CED")
    limit = home.settings.active_roster
    while home.size("BAY") < limit:
        man(home, "W", "3-1-5", team="BAY")
    bait = man(home, "CB", ratings, team="")
    outlook = looks(home)
    before = outlook.of(home.active("BAY")).worth
    for command in manager.claims(outlook):
        if command.arguments["player"] == bait.id:
            after = [each for each in home.active("BAY") if each.id != command.arguments["drop"]]
            assert outlook.of([*after, bait]).worth >= before + RIVAL.claim_edge
            assert ratings != "1-0-4"
            return
    assert ratings != "4-1-6"


def test_a_man_who_is_out_for_the_season_is_no_bargain() -> None:
    home = managed(TRANSACTIONS, "BAY")
    theirs = next(player for player in home.roster("BAY") if player.position == "CB")
    hurt = man(home, "CB", "3-1-5", age=34, injury=Injury("S", 0, is_season=True))
    offer(home, "ann", "ASH", "BAY", gives=[hurt.id], takes=[theirs.id])
    assert answer(home) == ["withdraw"]


# The file


def test_the_kinds_are_told_apart_and_a_slip_is_told_with_its_line() -> None:
    known = fool.characters()
    assert set(known) == {"rival", "builder", "winner", "dealer"}
    assert known["builder"].temper.later > known["rival"].temper.later > known["winner"].temper.later
    with pytest.raises(ChartError, match=r"owners.txt, \[rival\], trades: .*12b"):
        read_owners("[rival]\nabout: x\ntrades: 12b", "owners.txt")
    with pytest.raises(ChartError, match="wages"):
        read_owners("[rival]\nabout: x\nwages: 3", "owners.txt")
    with pytest.raises(ChartError, match="small letters"):
        read_owners("[house]\nabout: x", "owners.txt")


def test_an_owner_nobody_knows_is_refused() -> None:
    from fieldhouse.games.fool.state import Refused

    home = league(phase=PLANS)
    home.set_team("BAY", owner="computer:genius")
    given: list[Command] = []
    with pytest.raises(Refused, match="there is no computer owner 'genius'"):
        run_computers(home, given.append, fool.owners())
