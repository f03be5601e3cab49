"""An owner's view hides what others decide in secret before camp (12.2)."""

from __future__ import annotations

from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.franchise import Plan
from fieldhouse.games.fool.pages.view import HIDDEN, may_see_plan, seen_claims
from fieldhouse.games.fool.rules.cuts import claim
from fieldhouse.games.fool.state import CUTDOWN, PICKUPS, PLANS
from fieldhouse.leagues import reports
from fieldhouse.leagues.ledger import Row
from rules.fool.leagues import BOSS, league, man


def test_12_2_a_plan_is_seen_by_its_owner_and_the_commissioner_until_camp() -> None:
    home = league(phase=PLANS)
    player = man(home)
    home.set_team("ASH", plan=Plan(coach=((player.id, "P"),)))
    assert [may_see_plan(home, viewer, "ASH") for viewer in ("ann", BOSS, "bob")] == [True, True, False]
    assert reports.plan(home, "bob", "ASH").rows == [("plan", HIDDEN)]
    home.phase = CUTDOWN
    assert may_see_plan(home, "bob", "ASH")
    assert reports.plan(home, "bob", "ASH").rows != [("plan", HIDDEN)]


def test_12_2_the_ledger_covers_others_plans_until_the_day_is_over() -> None:
    home = league(phase=PLANS)
    row = Row(7, Command("ann", "plan", {"team": "ASH", "coach": [[1, "P"]]}), (), (), 1, PLANS, home.day)
    assert HIDDEN in reports.ledger(home, "bob", [row], True).rows[0]
    assert HIDDEN not in reports.ledger(home, "ann", [row], True).rows[0]
    assert HIDDEN not in reports.ledger(home, BOSS, [row], True).rows[0]
    home.day += 1
    assert HIDDEN not in reports.ledger(home, "bob", [row], True).rows[0]


def test_12_2_claims_of_others_are_not_seen_before_they_are_settled() -> None:
    home = league(phase=PICKUPS)
    claim(home, "ann", "ASH", man(home, team="").id)
    assert len(seen_claims(home, "ann")) == len(seen_claims(home, BOSS)) == 1
    assert seen_claims(home, "bob") == []
