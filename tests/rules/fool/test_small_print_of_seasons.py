"""Small print of the year after camp (12.0, 12.1, 12.5, 13), each of which a mutant survived."""

from __future__ import annotations

from typing import Any

import pytest

from fieldhouse.games.fool.franchise import Deal, Fixture, Franchise
from fieldhouse.games.fool.model import FREE, Injury, Kicking, Moved, Punting, Skill
from fieldhouse.games.fool.rules.by_hand import by_number, check_counts, check_score
from fieldhouse.games.fool.rules.depth import lineup, return_value
from fieldhouse.games.fool.rules.free_agents import invite, set_free
from fieldhouse.games.fool.rules.orders import depth
from fieldhouse.games.fool.rules.results import danger, result
from fieldhouse.games.fool.rules.standings import playoff_rounds, qualifiers
from fieldhouse.games.fool.rules.trades import accept, check_acceptance, check_pick, fine, offer, sanction, suspend
from fieldhouse.games.fool.rules.year_end import end_of_year
from fieldhouse.games.fool.state import DRAFT, GAME_DAYS, INVITATIONS, OFFSEASON, TRANSACTIONS, Phase, Refused
from rules.fool.leagues import BOSS, game_day, league, man

JUST_MOVED = Moved("OLB", False, 1, (1, 3, 3), (), (1, 3, 3), (), "ASH", 1, 1)


# Trades (12.0)


def test_12_0_a_choice_of_the_last_round_that_was_made_is_not_traded() -> None:
    home = league(phase=DRAFT, rounds=2)
    home.drafted = [(1, "ASH", 1), (1, "BAY", 2), (1, "CED", 3), (1, "DUN", 4), (2, "ASH", 5)]
    for made in ((1, 1, "DUN"), (1, 2, "ASH")):
        with pytest.raises(Refused, match=r"Rule 12\.0: that choice has been made"):
            check_pick(home, made[2], made)
    assert check_pick(home, "BAY", (1, 2, "BAY")).round == 2


def test_12_0_nobody_trades_with_a_team_that_there_is_not() -> None:
    home = league(phase=TRANSACTIONS)
    with pytest.raises(Refused, match=r"There is no team 'ELM'; there are ASH, BAY, CED, DUN"):
        offer(home, "ann", "ASH", "ELM", gives=[man(home).id])


def test_12_0_a_deal_that_has_become_impossible_cannot_be_accepted() -> None:
    home = league(phase=TRANSACTIONS)
    deal = Deal(1, "ASH", "BAY", (man(home, team="CED").id,), (), (), (), 0)
    with pytest.raises(Refused, match=r"Rule 12\.0: .* is not a player of ASH"):
        check_acceptance(home, deal)


def test_12_2_a_full_roster_may_exchange_man_for_man() -> None:
    home = league(phase=TRANSACTIONS, cuts="30")
    own, *_ = [man(home) for _ in range(30)]
    theirs, *_ = [man(home, team="BAY") for _ in range(30)]
    offer(home, "ann", "ASH", "BAY", gives=[own.id], takes=[theirs.id])
    accept(home, "bob", 1)
    assert home.player(theirs.id).team == "ASH"


def test_12_0_what_was_offered_must_still_be_there_when_it_is_accepted() -> None:
    home = league(phase=TRANSACTIONS)
    own = man(home)
    offer(home, "ann", "ASH", "BAY", gives=[own.id])
    set_free(home, own)
    with pytest.raises(Refused, match=r"Rule 12\.0: .* is not a player of ASH"):
        accept(home, "bob", 1)
    assert home.player(own.id).team == ""


@pytest.mark.parametrize(("phase", "done", "is_promised"), [
    (OFFSEASON, (), True), (TRANSACTIONS, ("ASH",), True), (TRANSACTIONS, ("BAY",), True), (TRANSACTIONS, (), False),
])  # fmt: skip
def test_12_0_players_are_only_promised_before_the_draft_or_if_either_season_is_complete(
    phase: Phase, done: tuple[str, ...], is_promised: bool
) -> None:
    home = league(phase=phase)
    for team in done:
        home.set_team(team, is_done=True)
    own = man(home)
    offer(home, "ann", "ASH", "BAY", gives=[own.id])
    accept(home, "bob", 1)
    assert home.player(own.id).team == ("ASH" if is_promised else "BAY")
    assert [deal.is_agreed for deal in home.deals] == [True] * is_promised


@pytest.mark.parametrize(("die", "is_possible"), [(-1, False), (0, True), (5, True), (6, False)])
def test_12_5_1_a_sanction_is_a_number_of_the_die(die: int, is_possible: bool) -> None:
    home = league()
    home.set_team("ASH", sanction=2)
    if is_possible:
        sanction(home, BOSS, "ASH", die)
        assert home.teams["ASH"].sanction == die
    else:
        with pytest.raises(Refused, match=r"Rule 12\.5\.1: a sanction is a number of the die, 0 to 5"):
            sanction(home, BOSS, "ASH", die)


def test_12_0_the_least_fine_is_one() -> None:
    home = league()
    fine(home, BOSS, "ASH", 1, "late")
    assert home.teams["ASH"].fines == ((1, 1, "late"),)


def test_12_1_as_many_choices_as_there_are_rounds() -> None:
    home = league(rounds=3)
    assert {pick.round for pick in home.picks} == {1, 2, 3}


@pytest.mark.parametrize(("count", "is_full"), [(39, False), (40, True)])
def test_12_1_nobody_is_invited_to_a_full_camp(count: int, is_full: bool) -> None:
    home = league([("invitation", 6)], phase=INVITATIONS, camp_roster=40)
    for _ in range(count):
        man(home)
    free = man(home, team="")
    if is_full:
        with pytest.raises(Refused, match=r"Rule 12\.1: the camp roster of ASH is full \(40\)"):
            invite(home, "ann", "ASH", free.id)
    else:
        invite(home, "ann", "ASH", free.id)
        assert home.player(free.id).team == "ASH"


@pytest.mark.parametrize("is_given", [True, False])
def test_12_5_2_a_traded_man_may_go_back_to_the_position_that_he_has_just_left(is_given: bool) -> None:
    home = league(phase=TRANSACTIONS)
    changed, other = man(home, "MLB", moved=JUST_MOVED), man(home, "MLB", team="BAY", moved=JUST_MOVED)
    offer(home, "ann", "ASH", "BAY", gives=[changed.id], takes=[other.id])
    back, stays = (changed, other) if is_given else (other, changed)
    accept(home, "bob", 1, former=[back.id])
    assert (home.player(back.id).position, home.player(stays.id).position) == ("OLB", "MLB")


def test_12_5_2_but_not_one_who_is_not_traded() -> None:
    home = league(phase=TRANSACTIONS)
    own, other = man(home), man(home, "MLB", moved=JUST_MOVED)
    offer(home, "ann", "ASH", "BAY", gives=[own.id])
    with pytest.raises(Refused, match=r"Rule 12\.5\.2: .* cannot go back to a former position"):
        accept(home, "bob", 1, former=[other.id])


def test_12_0_a_suspension_lasts_a_game_at_least() -> None:
    home = league()
    player = man(home)
    suspend(home, BOSS, player.id, 1, "late")
    assert home.player(player.id).suspended == 1
    with pytest.raises(Refused, match=r"Rule 12\.0: a suspension lasts a game at least"):
        suspend(home, BOSS, player.id, 0, "late")


def test_12_1_who_is_released_leaves_everything_but_himself_behind() -> None:
    home = league()
    player = man(home, newcomer="trade", hold=2, hold_rule="12.5.1", benefit="conditioning", easy_camp=True)
    set_free(home, player)
    after = home.player(player.id)
    assert (after.team, after.status, after.newcomer, after.hold) == ("", FREE, "", 0)
    assert (after.benefit, after.easy_camp, after.last_team) == ("", False, "ASH")
    assert home.released == {player.id: "ASH"}


# Line-ups


def test_lineup_no_more_start_than_there_are_places_though_the_owner_names_one() -> None:
    home, men = game_day([])
    depth(home, "ann", "ASH", "W", [men["W"][3].id])
    assert lineup(home, "ASH").starters["W"] == (men["W"][3].id, men["W"][0].id)
    depth(home, "ann", "ASH", "W", [])
    assert home.teams["ASH"].depth == ()
    assert lineup(home, "ASH").starters["W"] == (men["W"][0].id, men["W"][1].id)


@pytest.mark.parametrize(("mark", "starts"), [("o", 1), ("m", 0)])
def test_lineup_of_equals_the_one_with_the_better_character_starts(mark: str, starts: int) -> None:
    home = league(phase=GAME_DAYS)
    pair = [man(home, "MLB", "1-3-3", attributes=(mark,)), man(home, "MLB", "1-3-3")]
    assert lineup(home, "ASH").starters["MLB"] == (pair[starts].id,)


def test_lineup_a_kicker_helps_out_nowhere_and_nobody_helps_out_as_a_kicker() -> None:
    """A defensive half might play wide receiver, but not one who punts; four are at home, the others sit."""
    home = league(phase=GAME_DAYS)
    for _ in range(6):
        man(home, "DH/P", "3-1-5", punting=Punting(40, 4, 0))
    assert {slot for slot, numbers in lineup(home, "ASH").starters.items() if numbers} == {"CB", "S", "P"}
    free = man(home, "DH", "1-0-4")
    starters = lineup(home, "ASH").starters
    assert [slot for slot, numbers in starters.items() if free.id in numbers] == ["F"]
    assert starters["K"] == ()


def test_lineup_a_team_without_players_has_no_returner() -> None:
    assert lineup(league(), "ASH").returners == {}


def test_lineup_returners_are_fast_before_they_have_hands_and_are_no_kickers() -> None:
    """Speed of 4 is enough; a slower man with better hands, or a faster one who punts, returns if there is nobody."""
    home = league()
    hands, kicks = man(home, "TE", "5-3-3"), man(home, "P", "0-0-7", punting=Punting(40, 4, 0))
    assert lineup(home, "ASH").returners["PR"] == kicks.id
    fast = man(home, "OLB", "0-2-4")
    assert lineup(home, "ASH").returners["PR"] == fast.id
    home.remove(kicks)
    home.remove(fast)
    assert lineup(home, "ASH").returners["PR"] == hands.id


def test_12_2b_of_two_who_practiced_returns_either_may_be_named_first() -> None:
    home = league()
    pair = [man(home, "CB", skills=(Skill("PR", practice=5),)) for _ in range(2)]
    other = man(home, "CB")
    for first in pair:
        depth(home, "ann", "ASH", "PR", [first.id, other.id])
    with pytest.raises(Refused, match=r"Rule 12\.2b: .* practiced these returns"):
        depth(home, "ann", "ASH", "PR", [other.id])


@pytest.mark.parametrize(("skill", "worth"), [
    (Skill("PR", 2), 8.8), (Skill("PR", 1), 7.3), (Skill("PR"), 5.8), (Skill("PR", 1, practice=1), 12.3),
])  # fmt: skip
def test_12_2c_a_specialist_is_worth_more(skill: Skill, worth: float) -> None:
    home = league()
    assert return_value(home, man(home, "CB", "2-1-5", skills=(skill,)), "PR") == pytest.approx(worth)


def test_12_5_2_only_kickers_kick_and_only_punters_punt() -> None:
    home = league()
    kicker = man(home, "K", kicking=Kicking(48, 2, 4)).id
    punter = man(home, "P", punting=Punting(40, 4, 0)).id
    depth(home, "ann", "ASH", "K", [kicker])
    depth(home, "ann", "ASH", "P", [punter])
    for slot, wrong in (("K", punter), ("P", kicker)):
        with pytest.raises(Refused, match=r"Rule 12\.5\.2: .* cannot kick"):
            depth(home, "ann", "ASH", slot, [wrong])


# Results (13.1)


def test_12_2b_returns_are_the_returners_alone() -> None:
    home, _ = game_day()
    chosen = lineup(home, "ASH").returners
    result(home, BOSS, 1, [3, 7], returns=[[4, 0], [0, 0]])
    counts = {player.id: player.skill("PR").season for player in home.roster("ASH") if player.skills}
    assert counts == {chosen["PR"]: 4}


@pytest.mark.parametrize("kicks", [[[1, 1, 1], [1]], [[1], [1, 1, 1]], [[1, 1, 1]], 3])
def test_12_3_4_kicks_are_three_numbers_for_each_team(kicks: Any) -> None:
    with pytest.raises(Refused, match=r"Rule 12\.3\.4: kicks are"):
        check_counts(kicks, [[0, 0], [0, 0]])


@pytest.mark.parametrize("returns", [[[1, 1], [1]], [[1], [1, 1]], [[1, -1], [1, 1]]])
def test_12_2b_returns_are_two_numbers_for_each_team(returns: Any) -> None:
    with pytest.raises(Refused, match=r"Rule 12\.2b: returns are"):
        check_counts([[0, 0, 0], [0, 0, 0]], returns)


@pytest.mark.parametrize("thirds", [0, 4, 2.5, "3", None])
def test_12_3_4_nobody_has_any_other_thirds_of_a_game(thirds: Any) -> None:
    home, men = game_day([])
    with pytest.raises(Refused, match=r"Rule 12\.3\.4: .* cannot have .* thirds of a game"):
        result(home, BOSS, 1, [3, 7], uses={str(men["G"][0].id): thirds})


@pytest.mark.parametrize(("uses", "is_possible"), [
    ([[12, 3], [13, 2]], True), ([[12, 3], [13]], False), ([12], False), (12, False), (["12", "31"], False),
])  # fmt: skip
def test_12_3_4_a_row_is_a_player_and_his_thirds(uses: Any, is_possible: bool) -> None:
    if is_possible:
        assert by_number(uses) == {"12": 3, "13": 2}
    else:
        with pytest.raises(Refused, match=r"Rule 12\.3\.4: who played is said by player's number"):
            by_number(uses)


def test_12_5_2_a_place_alone_does_not_say_how_much() -> None:
    home, men = game_day([])
    with pytest.raises(Refused, match=r"Rule 12\.5\.2: .* played 0 at G"):
        result(home, BOSS, 1, [3, 7], uses={str(men["G"][0].id): [3, "G"]})


@pytest.mark.parametrize("games", [-1, "2", 1.5])
def test_12_8_the_games_of_an_injury_are_a_whole_number(games: Any) -> None:
    home, men = game_day([])
    with pytest.raises(Refused, match=r"Rule 12\.8: .* misses a number of games"):
        result(home, BOSS, 1, [3, 7], injuries=[[men["G"][0].id, "C", games]])


@pytest.mark.parametrize(("stage", "score", "is_possible"), [
    ("week 1", [6, 6], True), ("semifinal", [3, 6], True), ("championship", [6, 3], True), ("semifinal", [6, 6], False),
    ("championship", [0, 0], False), ("week 1", [6], False), ("week 1", [6, -1], False),
])  # fmt: skip
def test_13_1_a_score_is_two_numbers_and_has_a_winner_in_playoffs(
    stage: str, score: list[int], is_possible: bool
) -> None:
    if is_possible:
        check_score(stage, score)
    else:
        with pytest.raises(Refused, match=r"Rule 13\.1: .* is no score"):
            check_score(stage, score)


@pytest.mark.parametrize("thirds", [2, 3])
def test_12_3_4_the_hurt_have_neither_started_nor_taken_part_but_may_have_practiced(thirds: int) -> None:
    home, _ = game_day([])
    hurt = man(home, injury=Injury("S", 2))
    with pytest.raises(Refused, match="cannot have played: he is hurt"):
        result(home, BOSS, 1, [3, 7], uses={str(hurt.id): thirds})
    result(home, BOSS, 1, [3, 7], uses={str(hurt.id): 1})


@pytest.mark.parametrize("share", [0, -1, "half"])
def test_12_5_2_how_much_somebody_played_somewhere_is_a_number_above_nothing(share: Any) -> None:
    home, men = game_day([])
    with pytest.raises(Refused, match=r"Rule 12\.5\.2: .* played .* at G; expected a number above 0"):
        result(home, BOSS, 1, [3, 7], uses={str(men["G"][0].id): [3, {"G": share}]})


def test_12_3_4_who_played_may_be_said_row_by_row_each_once() -> None:
    assert by_number([[12, 3], ["13", 2]]) == {"12": 3, "13": 2}
    with pytest.raises(Refused, match=r"Rule 12\.3\.4: somebody is named twice"):
        by_number([[12, 3], ["12", 2]])


def test_12_8_an_injury_by_hand_lasts_as_long_whichever_team_he_is_of() -> None:
    home, men = game_day([])
    theirs = next(player for player in home.roster("BAY") if player.position == "W")
    result(home, BOSS, 1, [3, 7], injuries=[[men["W"][0].id, "S", 2], [theirs.id, "C", 3]])
    assert home.player(men["W"][0].id).injury == Injury("S", 2)
    assert home.player(theirs.id).injury == Injury("C", 3)


@pytest.mark.parametrize(("position", "base"), [
    ("H", 8), ("B", 8), ("Q", 4), ("T", 4), ("U", 4), ("DE", 5), ("DT", 5), ("DL", 5), ("LB", 6), ("W", 6), ("CB", 6),
    ("K", 0), ("DH/P", 6),
])  # fmt: skip
def test_injuries_go_by_position_use_and_constitution(position: str, base: int) -> None:
    home = league()
    for thirds in (1, 2, 3):
        for marks, factor in (((), 2), (("#",), 4), (("r",), 1)):
            expected = base * thirds * factor // 2 if thirds > 1 else 0
            assert danger(man(home, position, attributes=marks), thirds) == expected


# The end of the year (12.1)


@pytest.mark.parametrize(("count", "asked", "found"), [(5, 8, 4), (6, 8, 4), (6, 2, 2), (8, 8, 8), (3, 4, 2)])
def test_13_3_the_playoffs_have_no_more_teams_than_come_out_even(count: int, asked: int, found: int) -> None:
    home = league(playoff_teams=asked)
    home.teams = {code: Franchise(code, code, "ann", "EW"[index % 2]) for index, code in enumerate("ABCDEFGH"[:count])}
    assert len(qualifiers(home)) == found
    assert len(playoff_rounds(home)) == {2: 1, 4: 2, 8: 3}[found]


def test_12_1_the_title_is_the_champions_alone() -> None:
    home = league(phase=OFFSEASON)
    home.fixtures = [Fixture(9, "championship", "DUN", "BAY", (3, 6))]
    kept, gone = man(home, team="", was_active=True), man(home, team="")
    home.released = {kept.id: "ASH", gone.id: "BAY"}
    end_of_year(home)
    assert {code: team.titles for code, team in home.teams.items()} == {"ASH": (), "BAY": (1,), "CED": (), "DUN": ()}
    assert home.released == {kept.id: "ASH"}
