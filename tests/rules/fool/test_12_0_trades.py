"""12.0 Trade restrictions."""

from __future__ import annotations

import pytest

from fieldhouse.games.fool.coaching.chores import answers
from fieldhouse.games.fool.franchise import COMPUTER
from fieldhouse.games.fool.model import RETIRED
from fieldhouse.games.fool.rules.free_agents import coax
from fieldhouse.games.fool.rules.trades import accept, draft_day, fine, offer, suspend, withdraw
from fieldhouse.games.fool.state import (
    CUTDOWN,
    DRAFT,
    GAME_DAYS,
    INVITATIONS,
    OFFSEASON,
    TRANSACTIONS,
    League,
    Phase,
    Refused,
)
from fieldhouse.library import fool
from rules.fool.leagues import BOSS, league, man


def swap(home: League, giver: str = "ASH", taker: str = "BAY", by: str = "ann", to: str = "bob") -> tuple[int, int]:
    mine, theirs = man(home, team=giver).id, man(home, team=taker).id
    offer(home, by, giver, taker, gives=[mine], takes=[theirs])
    accept(home, to, home.deals[-1].number)
    return mine, theirs


def test_12_0_a_trade_between_two_games() -> None:
    home = league(phase=TRANSACTIONS)
    mine, theirs = swap(home)
    assert (home.player(mine).team, home.player(theirs).team) == ("BAY", "ASH")
    assert home.player(mine).newcomer == "trade"


@pytest.mark.parametrize("team", ["ASH", "BAY"])
def test_12_0_no_player_is_traded_after_game_6_of_either_team(team: str) -> None:
    home = league(phase=TRANSACTIONS)
    home.set_team(team, games=5)
    swap(home)
    home.set_team(team, games=6)
    with pytest.raises(Refused, match=rf"Rule 12\.0: {team} has played 6 games"):
        swap(home)


def test_12_0_the_deadline_is_the_commissioners_to_set() -> None:
    home = league(phase=TRANSACTIONS, trade_deadline=8)
    home.set_team("ASH", games=7)
    swap(home)


def test_12_0_draft_choices_are_traded_after_the_deadline_too() -> None:
    home = league(phase=TRANSACTIONS)
    home.set_team("ASH", games=9)
    offer(home, "ann", "ASH", "BAY", gives_picks=[[2, 1, "ASH"]], takes_picks=[[2, 2, "BAY"], [2, 3, "BAY"]])
    accept(home, "bob", 1)
    owners = {(pick.round, pick.origin): pick.owner for pick in home.picks if pick.year == 2}
    assert (owners[1, "ASH"], owners[2, "BAY"], owners[3, "BAY"]) == ("BAY", "ASH", "ASH")


@pytest.mark.parametrize(
    ("phase", "year", "is_allowed"),
    [
        (TRANSACTIONS, 2, True), (TRANSACTIONS, 1, False), (TRANSACTIONS, 3, False), (CUTDOWN, 2, True),
        (OFFSEASON, 1, True), (OFFSEASON, 2, True), (DRAFT, 1, True), (DRAFT, 2, True), (DRAFT, 3, False),
        (INVITATIONS, 1, False), (INVITATIONS, 2, True),
    ],
)  # fmt: skip
def test_12_0_only_the_coming_drafts_choices_and_around_a_draft_the_next_ones(
    phase: Phase, year: int, is_allowed: bool
) -> None:
    home = league(phase=phase)
    picks: list[list[int | str]] = [[year, 1, "ASH"]]
    if is_allowed:
        offer(home, "ann", "ASH", "BAY", gives_picks=picks)
    else:
        with pytest.raises(Refused, match=rf"Rule 12\.0: choices of the draft of season {year}"):
            offer(home, "ann", "ASH", "BAY", gives_picks=picks)


def test_12_0_a_choice_is_traded_by_whoever_has_it_until_it_is_made() -> None:
    home = league(phase=DRAFT)
    with pytest.raises(Refused, match="belongs to BAY"):
        offer(home, "ann", "ASH", "BAY", gives_picks=[[1, 1, "BAY"]])
    home.drafted.append((1, "ASH", 99))
    with pytest.raises(Refused, match="has been made"):
        offer(home, "ann", "ASH", "BAY", gives_picks=[[1, 1, "ASH"]])


def test_12_0_after_a_teams_season_players_are_promised_for_draft_day() -> None:
    home = league(phase=TRANSACTIONS)
    home.set_team("ASH", is_done=True, games=12)
    home.set_team("BAY", is_done=True, games=12)
    mine, theirs = swap(home)
    assert (home.player(mine).team, home.player(theirs).team) == ("ASH", "BAY")
    draft_day(home)
    assert (home.player(mine).team, home.player(theirs).team) == ("BAY", "ASH")


def test_12_0_a_promise_that_cannot_be_kept_falls_through() -> None:
    home = league(phase=OFFSEASON)
    mine, _ = swap(home)
    home.remove(home.player(mine))
    draft_day(home)
    assert home.deals == []


def test_12_0_one_owner_of_both_teams_must_let_others_offer() -> None:
    home = league(phase=TRANSACTIONS)
    offer(home, "ann", "ASH", "DUN", gives=[man(home).id])
    with pytest.raises(Refused, match=r"Rule 12\.0: ASH and DUN have one owner"):
        accept(home, "ann", 1)
    offer(home, "bob", "BAY", "ASH", gives=[man(home, team="BAY").id])  # others may offer a better deal
    home.day += 1
    accept(home, "ann", 1)


def test_12_0_owners_speak_for_their_own_teams() -> None:
    home = league(phase=TRANSACTIONS)
    player = man(home)
    with pytest.raises(Refused, match="bob does not own ASH"):
        offer(home, "bob", "ASH", "BAY", gives=[player.id])
    offer(home, "ann", "ASH", "BAY", gives=[player.id])
    with pytest.raises(Refused, match="ann does not own BAY"):
        accept(home, "ann", 1)
    withdraw(home, "bob", 1)
    with pytest.raises(Refused, match="no offer 1"):
        accept(home, "bob", 1)


def test_12_0_no_trade_of_nothing_with_oneself_or_while_games_are_played() -> None:
    home = league(phase=TRANSACTIONS)
    with pytest.raises(Refused, match="nothing changes hands"):
        offer(home, "ann", "ASH", "BAY")
    with pytest.raises(Refused, match="with itself"):
        offer(home, "ann", "ASH", "ASH", gives=[man(home).id])
    with pytest.raises(Refused, match="is not a player of ASH"):
        offer(home, "ann", "ASH", "BAY", gives=[man(home, team="CED").id])
    home.phase = GAME_DAYS
    with pytest.raises(Refused, match="between games"):
        offer(home, "ann", "ASH", "BAY", gives=[man(home).id])


def test_12_0_nothing_changes_hands_twice_in_one_trade() -> None:
    home = league(phase=TRANSACTIONS)
    mine = man(home).id
    with pytest.raises(Refused, match=r"Rule 12\.0: nothing changes hands twice"):
        offer(home, "ann", "ASH", "BAY", gives=[mine, mine])
    with pytest.raises(Refused, match=r"Rule 12\.0: nothing changes hands twice"):
        offer(home, "ann", "ASH", "BAY", gives_picks=[[2, 1, "ASH"], [2, 1, "ASH"]])


@pytest.mark.parametrize("pick", [[2, 1], ["2", 1, "ASH"], [2, 1, "ASH", 0]])
def test_12_0_a_draft_choice_is_a_season_a_round_and_a_team(pick: list[int | str]) -> None:
    home = league(phase=TRANSACTIONS)
    with pytest.raises(Refused, match=r"Rule 12\.0: a draft choice is a season, a round and a team"):
        offer(home, "ann", "ASH", "BAY", gives_picks=[pick])


def test_12_0_nobody_is_coaxed_back_by_a_team_whose_season_is_complete() -> None:
    home = league(phase=TRANSACTIONS)
    old = man(home, team="", status=RETIRED, age=34)
    home.set_team("ASH", is_done=True)
    with pytest.raises(Refused, match=r"Rule 12\.0: the season of ASH is complete"):
        coax(home, BOSS, "ASH", old.id)


def test_12_0_a_computer_declines_what_has_become_impossible_or_leaves_no_room() -> None:
    home = league(phase=TRANSACTIONS, cuts="30")
    home.set_team("BAY", owner=COMPUTER)
    gone, stars = man(home, ratings="4-5-5"), [man(home, "W", "5-2-6") for _ in range(2)]
    for _ in range(30):
        man(home, "G", "0-2-1", team="BAY")
    offer(home, "ann", "ASH", "BAY", gives=[gone.id])
    offer(home, "ann", "ASH", "BAY", gives=[star.id for star in stars])
    home.remove(gone)
    assert [(command.name, command.arguments) for command in answers(home, fool.owners())] == [
        ("withdraw", {"number": 1}),
        ("withdraw", {"number": 2}),
    ]


def test_12_5_2_a_trade_is_refused_whole_if_one_of_them_cannot_go_back_to_his_position() -> None:
    home = league(phase=TRANSACTIONS)
    one, other, stranger = man(home), man(home, team="BAY"), man(home)
    offer(home, "ann", "ASH", "BAY", gives=[one.id], takes=[other.id])
    for number in (other.id, stranger.id):
        with pytest.raises(Refused, match=r"Rule 12\.5\.2: .* cannot go back to a former position"):
            accept(home, "bob", 1, former=[number])
    assert (home.player(one.id).team, len(home.deals)) == ("ASH", 1)


def test_12_2_a_trade_must_leave_room() -> None:
    home = league(phase=TRANSACTIONS, cuts="30")
    for _ in range(30):
        man(home, team="BAY")
    offer(home, "ann", "ASH", "BAY", gives=[man(home).id])
    with pytest.raises(Refused, match=r"Rule 12\.2: BAY would have 31"):
        accept(home, "bob", 1)


def test_12_0_fines_and_suspensions_are_the_commissioners() -> None:
    home = league()
    player = man(home)
    with pytest.raises(Refused, match=r"Rule 12\.0: only the commissioner"):
        fine(home, "ann", "ASH", 100, "late")
    fine(home, BOSS, "ASH", 100, "late")
    assert home.teams["ASH"].fines == ((1, 100, "late"),)
    suspend(home, BOSS, player.id, 2, "fighting")
    assert home.player(player.id).suspended == 2
    assert not home.player(player.id).can_play


def test_12_0_players_are_fined_too() -> None:
    home = league()
    player = man(home, name="Al Marsh")
    fine(home, BOSS, "ASH", 20, "late for camp", player=player.id)
    assert home.teams["ASH"].fines == ((1, 20, "Al Marsh: late for camp"),)
    with pytest.raises(Refused, match=r"Rule 12\.0: a fine is a sum"):
        fine(home, BOSS, "ASH", 0, "nothing")
