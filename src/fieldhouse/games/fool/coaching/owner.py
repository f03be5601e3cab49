"""The computer's owners behind one door: the owner of the house, and general managers by their tempers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import partial
from typing import Protocol

from mypy_extensions import mypyc_attr

from fieldhouse.games.fool.coaching import camp, manager, manager_camp, manager_trades, rosters, trades
from fieldhouse.games.fool.coaching.manager import Outlook
from fieldhouse.games.fool.coaching.manager_trades import Judge
from fieldhouse.games.fool.coaching.temper import Temper
from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.franchise import HOUSE
from fieldhouse.games.fool.state import League, Refused
from fieldhouse.table.plain_json import Fields


class Owner(Protocol):
    """What a computer owner decides for a team; he looks at the league, and commands what he wants."""

    def draft_choice(self, league: League, team: str) -> int:
        """12.1: whom he chooses."""

    def camp_roster(self, league: League, team: str) -> Iterable[Command]:
        """12.1: who leaves before camp, and who is asked in."""

    def camp_plan(self, league: League, team: str) -> Fields:
        """12.2: his plan, in the words of the command."""

    def unwanted(self, league: League, team: str) -> list[int]:
        """12.3.1: whose +C-S he wants coached away."""

    def cut_down(self, league: League, team: str) -> Iterable[Command]:
        """12.2: whom he cuts."""

    def claims(self, league: League, team: str) -> Iterable[Command]:
        """12.2: whom he claims after a cutdown."""

    def week(self, league: League, team: str) -> Iterable[Command]:
        """12.2: what he does before a week's games."""

    def judge(self, league: League, team: str) -> Judge:
        """12.0: what says whether he would accept an offer that the rules allow."""

    def offers(self, league: League, team: str, partners: Mapping[str, Judge]) -> Iterable[Command]:
        """12.0: what he offers to other owners of the computer, who judge by *partners*."""


@mypyc_attr(allow_interpreted_subclasses=True)
class HouseOwner:
    """The owner of the house: the measure of the others."""

    def draft_choice(self, league: League, team: str) -> int:
        return rosters.draft_choice(league, team)

    def camp_roster(self, league: League, team: str) -> Iterable[Command]:
        return rosters.camp_roster(league, team)

    def camp_plan(self, league: League, team: str) -> Fields:
        return camp.camp_plan(league, team)

    def unwanted(self, league: League, team: str) -> list[int]:
        return camp.unwanted(league, team)

    def cut_down(self, league: League, team: str) -> Iterable[Command]:
        return rosters.cut_down(league, team)

    def claims(self, league: League, team: str) -> Iterable[Command]:
        return rosters.claims(league, team)

    def week(self, league: League, team: str) -> Iterable[Command]:
        return rosters.week(league, team)

    def judge(self, league: League, team: str) -> Judge:
        return partial(trades.is_good, league)

    def offers(self, league: League, team: str, partners: Mapping[str, Judge]) -> Iterable[Command]:
        """None: owners of the house find each other's swaps together (``trades.bargains``)."""
        return ()


class GeneralManager:
    """An owner who goes by what men win, with a temper of his own."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def outlook(self, league: League, team: str) -> Outlook:
        """What he thinks of the team today."""
        return Outlook(league, team, self.temper)

    def draft_choice(self, league: League, team: str) -> int:
        return manager.draft_choice(self.outlook(league, team))

    def camp_roster(self, league: League, team: str) -> Iterable[Command]:
        return manager.camp_roster(self.outlook(league, team))

    def camp_plan(self, league: League, team: str) -> Fields:
        return manager_camp.camp_plan(self.outlook(league, team))

    def unwanted(self, league: League, team: str) -> list[int]:
        return manager_camp.unwanted(self.outlook(league, team))

    def cut_down(self, league: League, team: str) -> Iterable[Command]:
        return manager.cut_down(self.outlook(league, team))

    def claims(self, league: League, team: str) -> Iterable[Command]:
        return manager.claims(self.outlook(league, team))

    def week(self, league: League, team: str) -> Iterable[Command]:
        return manager.week(self.outlook(league, team))

    def judge(self, league: League, team: str) -> Judge:
        return partial(manager_trades.is_good, self.outlook(league, team))

    def offers(self, league: League, team: str, partners: Mapping[str, Judge]) -> Iterable[Command]:
        """One at a time, by the rosters as they are when it is asked for."""
        return manager_trades.offers(self.outlook(league, team), partners)


Owners = Mapping[str, Owner]
"""By level."""


def owners_of(tempers: Mapping[str, Temper]) -> dict[str, Owner]:
    """All levels: the house, and a general manager for each temper."""
    return {HOUSE: HouseOwner()} | {level: GeneralManager(temper) for level, temper in tempers.items()}


def owner_of(league: League, team: str, owners: Owners) -> Owner:
    """Who decides for a team of the computer's; a refusal if nobody knows his level."""
    level = league.teams[team].level
    if level not in owners:
        raise Refused(f"Rule 12.0: there is no computer owner {level!r}; there are {', '.join(owners)}.")
    return owners[level]
