"""12.3.1 An unwanted +C-S: judged by the coach when he has seen it."""

from __future__ import annotations

import pytest

from fieldhouse.games.fool.coaching.chores import run_computers
from fieldhouse.games.fool.commands import Command, apply
from fieldhouse.games.fool.franchise import Plan
from fieldhouse.games.fool.model import BY_TRADE, RECOVERED, Injury, Player, Swap
from fieldhouse.games.fool.rules.calendar import advance
from fieldhouse.games.fool.rules.camp import close_camp, open_camp
from fieldhouse.games.fool.rules.trades import offer
from fieldhouse.games.fool.rules.unwanted import undone, void
from fieldhouse.games.fool.state import CAMP, PLANS, TRANSACTIONS, League, Refused
from fieldhouse.library import fool
from rules.fool.leagues import BOSS, faces, finish, league, man, pcs, training_camp

TRADED = [("age", 3), ("games", 3), ("thirds", 3), ("change", 6), ("low or high", 1), ("change C", 4)]
"""The standard change of a man of 27 who did not play: a +C-S."""
UNHURT = [("camp injury", 1)]


def traded(home: League, *facts: str) -> Player:
    """A man of ASH who has had a +C-S, in the middle of camp."""
    player = man(home, *facts)
    open_camp(home)
    home.phase = CAMP
    return home.player(player.id)


def test_12_3_1_the_change_comes_first_and_then_the_coach_judges_it() -> None:
    home = league([*TRADED, *UNHURT, ("void +C-S", 4)], phase=PLANS)
    player = traded(home, "LB", "0-2-4")
    assert pcs(player) == "0-3-3"
    void(home, "ann", "ASH", [player.id])
    close_camp(home)
    assert (pcs(home.player(player.id)), home.player(player.id).regimen) == ("0-2-4", "+C-S voided")
    assert home.player(player.id).traded == ()
    finish(home)


def test_12_3_1_a_4_to_6_voids_it() -> None:
    def rule(home: League) -> str:
        player = man(home, "LB", "1-4-3", traded=(Swap(1, 1, False),))
        home.phase = CAMP
        void(home, "ann", "ASH", [player.id])
        close_camp(home)
        return pcs(home.player(player.id))

    assert faces(rule, "void +C-S") == ["1-4-3"] * 3 + ["1-3-4"] * 3


def test_12_3_1_a_welcome_one_stays_without_a_roll() -> None:
    home = league([*TRADED, *UNHURT], phase=PLANS)
    player = traded(home, "LB", "0-2-4")
    close_camp(home)
    assert (pcs(home.player(player.id)), home.player(player.id).regimen) == ("0-3-3", "")
    finish(home)


@pytest.mark.parametrize(("die", "ratings"), [(1, "0-3-3"), (6, "0-2-4")])
def test_12_3_1_voiding_takes_the_place_of_what_was_planned(die: int, ratings: str) -> None:
    home = league([*TRADED, *UNHURT, ("void +C-S", die)], phase=PLANS)
    player = man(home, "LB", "0-2-4")
    home.set_team("ASH", plan=Plan(coach=((player.id, "P"),)))
    training_camp(home, player)
    assert pcs(home.player(player.id)) == ratings
    finish(home)


def test_12_3_1_a_welcome_one_leaves_him_to_what_was_planned() -> None:
    home = league([*TRADED, *UNHURT, ("coaching P", 6), ("coaching, by age", 6), ("coaching, change", 1)], phase=PLANS)
    player = man(home, "LB", "0-2-4")
    home.set_team("ASH", plan=Plan(coach=((player.id, "P"),)))
    training_camp(home)
    assert pcs(home.player(player.id)) == "1-3-3"
    finish(home)


def test_12_3_1_said_anew_the_judgement_holds() -> None:
    home = league([*TRADED, *UNHURT], phase=PLANS)
    player = traded(home, "LB", "0-2-4")
    void(home, "ann", "ASH", [player.id])
    void(home, "ann", "ASH", [])
    close_camp(home)
    assert pcs(home.player(player.id)) == "0-3-3"
    finish(home)


def test_12_3_2_who_recovers_has_no_trade_of_speed_coached_away() -> None:
    """He was hurt at the end of the season, or still is: rehabilitation is all that he does in camp."""
    rolls = [*TRADED, ("recovery from -C", 1), *UNHURT]
    home = league(rolls, phase=PLANS)
    hurt = man(home, "LB", "0-2-4", injury=Injury("C", 0, is_season=True))
    with pytest.raises(Refused, match=r"Rule 12\.3\.2: .* is recovering"):
        training_camp(home, hurt)
    close_camp(home)
    assert (pcs(home.player(hurt.id)), home.player(hurt.id).regimen) == ("0-3-3", RECOVERED)
    finish(home)
    later = league([*TRADED, *UNHURT, ("later recovery from -P", 6)], phase=PLANS)
    lame = man(later, "LB", "1-2-4", lingering=("P",))
    with pytest.raises(Refused, match=r"Rule 12\.3\.2: .* is recovering"):
        training_camp(later, lame)
    close_camp(later)
    assert pcs(later.player(lame.id)) == "1-3-3"
    finish(later)


def test_12_4_nor_has_who_was_hurt_in_camp_unless_he_is_back_within_a_game() -> None:
    for games, sentence in ((2, r"Rule 12\.4"), (1, "")):
        home = league(phase=CAMP)
        hurt = man(home, traded=(Swap(1, 1, False),), injury=Injury("C", games, is_of_camp=True))
        if sentence:
            with pytest.raises(Refused, match=sentence):
                void(home, "ann", "ASH", [hurt.id])
        else:
            void(home, "ann", "ASH", [hurt.id])


def test_12_3_1_who_else_is_not_coached_out_of_it() -> None:
    home = league(phase=CAMP)
    swap = (Swap(1, 1, False),)
    for position in ("Q/P", "W/CB"):
        with pytest.raises(Refused, match=r"Rule 12\.3\.5: .* plays two positions"):
            void(home, "ann", "ASH", [man(home, position, traded=swap).id])
    with pytest.raises(Refused, match=r"Rule 12\.3\.1: .* has had no \+C-S"):
        void(home, "ann", "ASH", [man(home).id])
    home.set_team("ASH", emphasis="game plan")
    with pytest.raises(Refused, match=r"Rule 12\.7: a camp of game plan gives up all coaching"):
        void(home, "ann", "ASH", [man(home, traded=swap).id])


def test_12_3_1_it_is_judged_in_camp_by_the_owner() -> None:
    home = league(phase=TRANSACTIONS)
    player = man(home, traded=(Swap(1, 1, False),))
    with pytest.raises(Refused, match=r"Rule 12\.3\.1: this is done in the camp phase"):
        void(home, "ann", "ASH", [player.id])
    home.phase = CAMP
    with pytest.raises(Refused, match="bob does not own ASH"):
        void(home, "bob", "ASH", [player.id])
    with pytest.raises(Refused, match=r"Rule 12\.2: nobody is traded in the middle of camp"):
        offer(home, "ann", "ASH", "BAY", gives=[player.id])


def test_12_6_what_the_maximum_made_of_it_is_taken_back_too() -> None:
    """A 4-4 is 5-3, one point above 5-2: on a 3 for this season only, on a 5 for another point of speed."""
    for die, ratings, trials in ((3, "1-5-3", ("C",)), (5, "1-5-2", ())):
        home = league([*TRADED, ("maximum", die), *UNHURT, ("void +C-S", 6)], phase=PLANS)
        player = traded(home, "DT", "1-4-4")
        assert (pcs(player), player.trials) == (ratings, trials)
        void(home, "ann", "ASH", [player.id])
        close_camp(home)
        after = home.player(player.id)
        assert (pcs(after), after.trials) == ("1-4-4", ())
        finish(home)


def test_12_6_an_ignored_one_has_nothing_to_judge() -> None:
    home = league([*TRADED, ("maximum", 6), *UNHURT], phase=PLANS)
    assert traded(home, "DT", "1-4-4").traded == ()


def test_12_3_1_what_other_rolls_did_since_stays() -> None:
    player = undone(Player(1, "Al", "LB", 27, p=1, c=0, s=3, trials=("P", "C")), Swap(1, 1, False))
    assert (player.c, player.s, player.trials) == (0, 4, ("P", "C"))


def test_12_3_3_a_traded_mans_roll_in_camp_is_judged_with_the_other() -> None:
    newcomer = [("trade change", 6), ("low or high", 6), ("change C", 4)]
    home = league([*TRADED, *newcomer, *UNHURT, ("void +C-S", 6), ("void +C-S", 1)], phase=PLANS)
    player = man(home, "DT", "0-2-4", newcomer=BY_TRADE)
    training_camp(home, player)
    assert pcs(home.player(player.id)) == "0-3-3"  # one of the two is voided
    finish(home)


def test_12_3_3_after_camp_nobody_judges_a_newcomers_roll() -> None:
    home = league([("trade change", 6), ("low or high", 6), ("change C", 4)], phase=TRANSACTIONS, cuts="52")
    player = man(home, "LB", "1-2-4", newcomer=BY_TRADE)
    advance(home, BOSS)
    assert (pcs(home.player(player.id)), home.player(player.id).traded) == ("1-3-3", ())
    finish(home)


def test_12_3_1_the_computer_judges_by_what_a_man_is_worth_with_it() -> None:
    """A cornerback lives by his speed, a tackle by his contact."""
    home = league(phase=CAMP)
    corner, tackle, hurt = (
        man(home, "CB", "3-2-4", traded=(Swap(1, 1, False),)),
        man(home, "T", "0-4-2", traded=(Swap(1, 1, False),)),
        man(home, "CB", "3-2-4", traded=(Swap(1, 1, False),), lingering=("P",)),
    )
    home.set_team("ASH", owner="computer")
    given: list[Command] = []
    run_computers(home, given.append, fool.owners())
    assert given == [Command("computer", "void", {"team": "ASH", "players": [corner.id]})]
    apply(home, given[0])
    assert [home.player(each.id).regimen for each in (corner, tackle, hurt)] == ["+C-S voided", "", ""]
