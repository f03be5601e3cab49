"""12.0 to 12.2: whose word each command is, in which phases of the year it may be given, and when a season is over."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from fieldhouse.games.fool.commands import COMMANDS
from fieldhouse.games.fool.franchise import Deal
from fieldhouse.games.fool.state import (
    CAMP,
    CUTDOWN,
    DRAFT,
    EXHIBITION,
    GAME_DAYS,
    INVITATIONS,
    PHASES,
    PICKUPS,
    PLANS,
    TRANSACTIONS,
    Phase,
    Refused,
)
from rules.fool.leagues import BOSS, league, man

OWNER, TAKER, COMMISSIONER = "bob does not own ASH", "bob does not own CED", "only the commissioner"
AFTER_CAMP: tuple[Phase, ...] = (CUTDOWN, PICKUPS, TRANSACTIONS)


class Word(NamedTuple):
    """Who may say it (as the refusal of another has it), when, with which arguments; and not when a season is over."""

    whose: str
    phases: tuple[Phase, ...] = PHASES
    arguments: Mapping[str, Any] = MappingProxyType({})
    ends_with_season: bool = False


ONE, MEN = {"team": "ASH", "player": 1}, {"team": "ASH", "players": [1]}
WORDS = {
    "advance": Word(COMMISSIONER),
    "draft": Word(OWNER, (DRAFT,), ONE),
    "invite": Word(OWNER, (INVITATIONS,), ONE),
    "release": Word(OWNER, (INVITATIONS,), MEN),
    "retire": Word(OWNER, (INVITATIONS,), ONE),
    "done": Word(OWNER, (INVITATIONS,), {"team": "ASH"}),
    "coax": Word(COMMISSIONER, (INVITATIONS, PICKUPS, TRANSACTIONS), ONE, ends_with_season=True),
    "plan": Word(OWNER, (PLANS,), {"team": "ASH"}),
    "void": Word(OWNER, (CAMP,), MEN),
    "returns": Word(OWNER, (CUTDOWN, PICKUPS), {"team": "ASH", "given": []}),
    "move": Word(OWNER, AFTER_CAMP, {**ONE, "target": "OLB"}),
    "complete": Word(OWNER, AFTER_CAMP, ONE),
    "reverse": Word(OWNER, AFTER_CAMP, ONE),
    "depth": Word(OWNER, arguments={"team": "ASH", "slot": "LB", "players": [1]}),
    "cut": Word(OWNER, AFTER_CAMP, MEN, ends_with_season=True),
    "claim": Word(OWNER, (PICKUPS, TRANSACTIONS), ONE, ends_with_season=True),
    "randomize": Word(COMMISSIONER, arguments={"player": 1}),
    "award": Word(COMMISSIONER, arguments=ONE),
    "reserve": Word(OWNER, AFTER_CAMP, ONE, ends_with_season=True),
    "activate": Word(OWNER, (TRANSACTIONS,), ONE, ends_with_season=True),
    "offer": Word(OWNER, arguments={"giver": "ASH", "taker": "BAY", "gives": [1]}),
    "accept": Word(TAKER, arguments={"number": 1}),
    "withdraw": Word(COMMISSIONER, arguments={"number": 1}),
    "fine": Word(COMMISSIONER, arguments={"team": "ASH", "amount": 5, "reason": "tampering"}),
    "suspend": Word(COMMISSIONER, arguments={"player": 1, "games": 1, "reason": "brawling"}),
    "sanction": Word(COMMISSIONER, arguments={"team": "ASH", "die": 1}),
    "result": Word(COMMISSIONER, (GAME_DAYS, EXHIBITION), {"game": 1, "score": [7, 0]}),
}


def give(name: str, by: str, phase: Phase, **team: Any) -> None:
    home = league(phase=phase)
    man(home)
    home.deals = [Deal(1, "ASH", "CED", (1,), (), (), (), 0)]
    home.set_team("ASH", **team)
    COMMANDS[name](home, by, **WORDS[name].arguments)


def test_12_0_every_command_of_a_league_is_somebodys() -> None:
    assert {*WORDS, "found", "own"} == set(COMMANDS)


@pytest.mark.parametrize("name", WORDS)
def test_12_0_nobody_speaks_for_another(name: str) -> None:
    """Bob has BAY; ASH is Ann's, CED is Cat's."""
    with pytest.raises(Refused, match=WORDS[name].whose):
        give(name, "bob", WORDS[name].phases[0])


@pytest.mark.parametrize(
    ("name", "phase"), [(name, phase) for name, word in WORDS.items() for phase in PHASES if phase not in word.phases]
)
def test_12_2_each_thing_is_done_in_its_phase(name: str, phase: Phase) -> None:
    with pytest.raises(Refused, match=f"this is done in the .* phase; now it is {phase}"):
        give(name, BOSS, phase)


@pytest.mark.parametrize("name", [name for name, word in WORDS.items() if word.ends_with_season])
def test_12_0_a_team_whose_season_is_complete_makes_no_moves_of_any_kind(name: str) -> None:
    with pytest.raises(Refused, match="the season of ASH is complete"):
        give(name, BOSS, TRANSACTIONS, is_done=True)


def test_12_0_an_agreed_deal_is_undone_by_the_commissioner_alone() -> None:
    home = league()
    home.deals = [Deal(1, "ASH", "CED", (1,), (), (), (), 0, is_agreed=True)]
    with pytest.raises(Refused, match="only the commissioner"):
        COMMANDS["withdraw"](home, "ann", 1)
    COMMANDS["withdraw"](home, BOSS, 1)
    assert not home.deals


@pytest.mark.parametrize("by", ["ann", "cat", BOSS])
def test_12_0_an_offer_is_taken_back_or_declined_by_either_side(by: str) -> None:
    home = league()
    home.deals = [Deal(1, "ASH", "CED", (1,), (), (), (), 0)]
    COMMANDS["withdraw"](home, by, 1)
    assert not home.deals
