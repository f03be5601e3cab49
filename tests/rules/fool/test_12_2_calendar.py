"""12.1 and 12.2: the year in its order, and what happens on the way from one phase to the next."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fieldhouse.games.fool.franchise import Claim, Deal, Fixture, Plan
from fieldhouse.games.fool.model import AS_FREE_AGENT, FREE, IN_CLASS, RETIRED, UNFAVORABLE, Injury, Moved, Skill
from fieldhouse.games.fool.rules.calendar import advance
from fieldhouse.games.fool.state import (
    CAMP,
    CUTDOWN,
    DRAFT,
    EXHIBITION,
    GAME_DAYS,
    INVITATIONS,
    OFFSEASON,
    PICKUPS,
    PLANS,
    TRANSACTIONS,
    League,
    Refused,
)
from fieldhouse.table.live import LiveTable
from fieldhouse.table.script import ScriptTable
from rules.fool.leagues import BOSS, at, finish, league, man

ALL = ["ASH", "BAY", "CED", "DUN"]
OUTLASTED = Injury("S", 3)
FINAL = Fixture(7, "championship", "DUN", "BAY", (3, 6))


def test_12_0_promised_trades_take_effect_when_the_draft_begins() -> None:
    home = league(phase=OFFSEASON)
    player, day = man(home), home.day
    home.deals = [Deal(1, "ASH", "CED", (player.id,), (), (), (), 0, is_agreed=True)]
    advance(home, BOSS)
    assert (home.phase, home.day, home.player(player.id).team, home.deals) == (DRAFT, day + 1, "CED", [])
    assert isinstance(home.table, ScriptTable)
    assert home.table.notes[-1] == "Season 1: draft"


def test_12_0_a_promise_that_falls_through_is_told() -> None:
    home = league(phase=OFFSEASON)
    player = man(home, team="BAY", name="Al Marsh")
    home.deals = [Deal(4, "ASH", "CED", (player.id,), (), (), (), 0, is_agreed=True)]
    advance(home, BOSS)
    assert isinstance(home.table, ScriptTable)
    assert str(home.table.notes[0]).startswith("Deal 4 falls through: Rule 12.0: Al Marsh")


def test_12_1_invitations_wait_for_the_last_choice() -> None:
    home = league(phase=DRAFT)
    new = man(home, team="", status=IN_CLASS)
    with pytest.raises(Refused, match=r"Rule 12\.1: the draft is not over: round 1, ASH is to choose"):
        advance(home, BOSS)
    home.drafted = [(1, "ASH", 0)] * 40
    advance(home, BOSS)
    assert (home.phase, home.player(new.id).status) == (INVITATIONS, FREE)


@pytest.mark.parametrize(
    ("settings", "rolls"),
    [
        ({"mini_camp_before_draft": False}, [("recovery from -S", 1)]),
        ({"mini_camp_before_draft": True}, []),
        ({"mini_camp_before_draft": False, "mini_camp": False}, []),
    ],
)
def test_12_2a_the_mini_camp_after_the_draft_is_an_option(
    settings: dict[str, bool], rolls: list[tuple[str, int]]
) -> None:
    home = league(rolls, phase=DRAFT, **settings)
    hurt = man(home, injury=OUTLASTED)
    advance(home, BOSS)
    finish(home)
    assert (home.player(hurt.id).injury is None) == bool(rolls)


def test_12_1_plans_wait_for_every_camp_roster_and_the_refused_are_gone() -> None:
    home = league(phase=INVITATIONS)
    gone = man(home, team="", refused=("ASH",))
    home.done = ALL[:3]
    with pytest.raises(Refused, match=r"Rule 12\.1: DUN has not finished its camp roster"):
        advance(home, BOSS)
    home.done = ALL
    advance(home, BOSS)
    assert home.phase == PLANS and gone.id not in home.players


def test_12_2_camp_waits_for_the_last_plan_and_cutdowns_for_the_coaches() -> None:
    home = league(phase=PLANS)
    home.step = 3
    for team in ALL[:3]:
        home.set_team(team, has_planned=True)
    with pytest.raises(Refused, match=r"Rule 12\.2: DUN has not said what it plans for camp"):
        advance(home, BOSS)
    home.set_team("DUN", has_planned=True, plan=Plan(emphasis="conditioning"))
    advance(home, BOSS)
    assert (home.phase, home.step, home.teams["DUN"].emphasis) == (CAMP, 0, "conditioning")
    advance(home, BOSS)
    assert (home.phase, home.stage) == (CUTDOWN, "cut 1")


def test_12_2_pick_ups_are_settled_as_long_as_there_are_claims() -> None:
    home = league(phase=CUTDOWN, cuts="60 52")
    home.settled = True
    advance(home, BOSS)
    assert (home.phase, home.settled) == (PICKUPS, False)
    free = man(home, team="")
    home.claims = [Claim("ASH", free.id)]
    advance(home, BOSS)
    assert (home.phase, home.settled, home.player(free.id).team) == (PICKUPS, True, "ASH")


def test_12_2_a_cutdown_passes_for_newcomers_who_then_make_their_roll() -> None:
    home = league([("free agent change", 1)], phase=PICKUPS)
    held = man(home, hold=1, hold_rule=UNFAVORABLE)
    new = man(home, newcomer=AS_FREE_AGENT)
    advance(home, BOSS)
    assert home.phase == EXHIBITION
    assert (home.player(held.id).hold, home.player(new.id).newcomer) == (0, "")
    finish(home)


def test_12_2_an_exhibition_is_played_before_the_next_cutdown() -> None:
    home = league(phase=EXHIBITION)
    home.stage, home.fixtures = "exhibition 1", [Fixture(1001, "exhibition 1", "ASH", "BAY")]
    free = man(home, team="", injury=Injury("S", 2), suspended=1)
    with pytest.raises(Refused, match=r"Rule 13\.1: game 1001 of exhibition 1, ASH at BAY, has not been played"):
        advance(home, BOSS)
    home.fixtures = [home.fixtures[0]._replace(score=(3, 7))]
    advance(home, BOSS)
    assert (home.phase, home.step, home.stage) == (CUTDOWN, 1, "cut 2")
    assert home.player(free.id).injury == Injury("S", 1), "free agents heal too"
    assert home.player(free.id).suspended == 1, "but a suspension is for games of the season"


def test_12_1_and_12_2b_the_season_opens() -> None:
    """Who would not retire and has no team is retired; a returner's level is known; the schedule is out."""
    home = league(phase=PICKUPS, cuts="52", season_games=6)
    home.step, home.stage = 3, "cut 4"
    old = man(home, team="", age=33, would_not_retire=True)
    returner = man(home, "CB", skills=(Skill("PR", before=30),))
    advance(home, BOSS)
    assert (home.phase, home.step, home.stage) == (TRANSACTIONS, 0, "week 1")
    assert home.player(old.id).status == RETIRED
    assert home.player(returner.id).skills != returner.skills
    assert [game.number for game in home.fixtures] == list(range(1, 13))


def test_12_5_1_before_games_sizes_are_checked_claims_settled_and_newcomers_roll() -> None:
    home = league([("free agent change", 1)], phase=TRANSACTIONS, cuts="30")
    over = [man(home) for _ in range(31)]
    with pytest.raises(Refused, match=r"Rule 12\.2: ASH has 31 active players and must cut to 30"):
        advance(home, BOSS)
    home.put(replace(over[0], team="", status=FREE))
    home.claims = [Claim("BAY", over[0].id)]
    advance(home, BOSS)
    assert (home.phase, home.player(over[0].id).team, home.player(over[0].id).newcomer) == (GAME_DAYS, "BAY", "")
    finish(home)


def test_12_5_2_a_free_agents_time_runs_with_the_games_of_a_week() -> None:
    home = league(phase=GAME_DAYS)
    home.stage, home.fixtures = (
        "week 1",
        [Fixture(1, "week 1", "ASH", "BAY", (3, 7)), Fixture(2, "week 2", "ASH", "BAY")],
    )
    moved = Moved("OLB", False, 0, (1, 3, 4), (), (1, 3, 3), (), "BAY", 1, 1)
    free = man(home, team="", suspended=2, moved=moved)
    advance(home, BOSS)
    assert (home.phase, home.step, home.stage) == (TRANSACTIONS, 1, "week 2")
    after = home.player(free.id)
    assert after.moved is not None
    assert (after.suspended, after.moved.games) == (1, 1)


def semifinals() -> League:
    """The regular season is over: ASH 1-0, BAY 0-1, CED 1-0 (better net points), DUN 0-1."""
    home = league(phase=GAME_DAYS, playoff_teams=4)
    home.stage, home.step = "week 1", 0
    home.fixtures = [
        Fixture(1001, "exhibition 1", "ASH", "BAY", (0, 9)),
        Fixture(1, "week 1", "ASH", "BAY", (10, 3)),
        Fixture(2, "week 1", "CED", "DUN", (20, 0)),
    ]
    advance(home, BOSS)
    return home


def test_12_1_the_playoffs_go_round_by_round_to_the_championship() -> None:
    home = semifinals()
    assert (home.phase, home.stage) == (TRANSACTIONS, "semifinal")
    assert home.stage_games() == [Fixture(3, "semifinal", "DUN", "CED"), Fixture(4, "semifinal", "BAY", "ASH")]
    assert not any(team.is_done for team in home.teams.values())
    home.fixtures = [*home.fixtures[:3], *(game._replace(score=(9, 6)) for game in home.stage_games())]
    home.phase = GAME_DAYS
    advance(home, BOSS)
    assert home.stage_games() == [Fixture(5, "championship", "DUN", "BAY")], "the better of those left is at home"
    assert [code for code, team in home.teams.items() if team.is_done] == ["ASH", "CED"]


def test_12_1_eight_teams_play_three_rounds() -> None:
    home = league(phase=GAME_DAYS, playoff_teams=8)
    for code in ("EEL", "FOX", "GNU", "HEN"):
        home.teams[code] = replace(home.teams["ASH"], code=code)
    home.stage, home.fixtures = "week 1", [Fixture(1, "week 1", "ASH", "BAY", (10, 3))]
    stages = []
    for _ in range(3):
        advance(home, BOSS)
        stages.append((home.stage, len(home.stage_games())))
        home.fixtures = [game._replace(score=(9, 6)) for game in home.fixtures]
        home.phase = GAME_DAYS
    assert stages == [("quarterfinal", 4), ("semifinal", 2), ("championship", 1)]


@pytest.mark.parametrize(
    ("settings", "is_resolved"),
    [({}, True), ({"mini_camp_before_draft": False}, False), ({"mini_camp": False}, False)],
)
def test_12_1_after_the_championship_a_new_year_begins(settings: dict[str, bool], is_resolved: bool) -> None:
    """12.2a: the mini-camp before the draft is the rule since Season XI."""
    home = at(LiveTable(5, ()), GAME_DAYS, class_size=5, **settings)
    home.stage, home.step, home.fixtures = "championship", 9, [FINAL]
    hurt = man(home, injury=OUTLASTED)
    advance(home, BOSS)
    assert (home.phase, home.step, home.stage, home.year) == (OFFSEASON, 0, "", 2)
    assert (home.player(hurt.id).age, len(home.rookie_class())) == (28, 20)
    assert (home.player(hurt.id).injury is None) == is_resolved
