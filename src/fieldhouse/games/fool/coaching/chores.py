"""What computer owners do in the present phase, one command after another."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from fieldhouse.games.fool.coaching.camp import preseason_returns, to_reverse
from fieldhouse.games.fool.coaching.manager_trades import Judge
from fieldhouse.games.fool.coaching.owner import Owners, owner_of
from fieldhouse.games.fool.coaching.trades import bargains, is_possible
from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.franchise import Deal
from fieldhouse.games.fool.rules.draft import on_the_clock
from fieldhouse.games.fool.rules.free_agents import whose_turn
from fieldhouse.games.fool.state import CAMP, CUTDOWN, DRAFT, INVITATIONS, PICKUPS, PLANS, TRANSACTIONS, League

Give = Callable[[Command], None]
"""Carries out a command at once, so that the owner sees what came of it."""


Duty = Callable[[League, Give, Owners], None]


def run_computers(league: League, give: Give, owners: Owners) -> None:
    """Let every computer owner do what is to be done now."""
    _all(answers(league, owners), give)
    work = DUTIES.get(league.phase)
    if work:
        work(league, give, owners)


def answers(league: League, owners: Owners) -> Iterator[Command]:
    """What computer owners say to the offers before them."""
    for deal in list(league.deals):
        if league.teams[deal.taker].is_computer and not deal.is_agreed:
            yield _answer(league, deal, owner_of(league, deal.taker, owners).judge(league, deal.taker))


def _answer(league: League, deal: Deal, is_good: Judge) -> Command:
    """12.0: accepted if it can be and is good, else declined."""
    word = "accept" if is_possible(league, deal) and is_good(deal) else "withdraw"
    return Command(league.teams[deal.taker].owner, word, {"number": deal.number})


def _all(commands: Iterable[Command], give: Give) -> None:
    """Give the commands, one after the other."""
    for command in commands:
        give(command)


def _teams(league: League) -> list[str]:
    """Those that the computer runs, in the order of rank."""
    return [code for code in league.by_rank() if league.teams[code].is_computer]


def _draft(league: League, give: Give, owners: Owners) -> None:
    """Computers draft until a person is on the clock."""
    while (pick := on_the_clock(league)) is not None and league.teams[pick.owner].is_computer:
        team = pick.owner
        give(
            Command(
                league.teams[team].owner,
                "draft",
                {"team": team, "player": owner_of(league, team, owners).draft_choice(league, team)},
            )
        )


def _invitations(league: League, give: Give, owners: Owners) -> None:
    """Computers fill their camp rosters until it is a person's turn."""
    while (team := whose_turn(league)) is not None and league.teams[team].is_computer:
        _all(owner_of(league, team, owners).camp_roster(league, team), give)


def _plans(league: League, give: Give, owners: Owners) -> None:
    """Computers trade among themselves, then plan their camps."""
    for offer, acceptance in bargains(league):
        give(offer)
        give(acceptance)
    for team in _teams(league):
        _trade(league, team, give, owners)
    for team in _teams(league):
        if not league.teams[team].has_planned:
            plan = owner_of(league, team, owners).camp_plan(league, team)
            give(Command(league.teams[team].owner, "plan", {"team": team, **plan}))


def _trade(league: League, team: str, give: Give, owners: Owners) -> None:
    """What a computer owner offers the others, each offer answered before he makes the next."""
    if league.teams[team].has_planned:
        return
    partners = {
        code: partial(_would_accept, league, owner_of(league, code, owners).judge(league, code))
        for code in _teams(league)
        if code != team
    }
    for command in owner_of(league, team, owners).offers(league, team, partners):
        give(command)
        deal = league.deals[-1]
        give(_answer(league, deal, owner_of(league, deal.taker, owners).judge(league, deal.taker)))


def _would_accept(league: League, is_good: Judge, deal: Deal) -> bool:
    """Would it be accepted if it were offered?"""
    return is_possible(league, deal) and is_good(deal)


def _camp(league: League, give: Give, owners: Owners) -> None:
    """Computers void what has come out badly."""
    for team in _teams(league):
        players = owner_of(league, team, owners).unwanted(league, team)
        if players:
            give(Command(league.teams[team].owner, "void", {"team": team, "players": players}))


def _cutdown(league: League, give: Give, owners: Owners) -> None:
    """Computers cut; at the first cutdown they also reverse changes and give returns."""
    for team in _teams(league):
        _reverse(league, team, give)
        _all(owner_of(league, team, owners).cut_down(league, team), give)
        _give_returns(league, team, give)


def _reverse(league: League, team: str, give: Give) -> None:
    """Try to reverse the changes of position that came out badly, at the first cutdown only."""
    for player in to_reverse(league, team) if not league.step else ():
        give(Command(league.teams[team].owner, "reverse", {"team": team, "player": player.id}))


def _give_returns(league: League, team: str, give: Give) -> None:
    """Give the practice returns of the preseason, once, at the first cutdown."""
    given = preseason_returns(league, team) if not league.step else []
    if given and not league.teams[team].has_given_returns:
        give(Command(league.teams[team].owner, "returns", {"team": team, "given": given}))


def _pickups(league: League, give: Give, owners: Owners) -> None:
    """Computers claim whom they want, each once after a cutdown, whoever else has claimed already (12.2)."""
    if not league.settled:
        for team in _teams(league):
            _all(owner_of(league, team, owners).claims(league, team), give)


def _transactions(league: League, give: Give, owners: Owners) -> None:
    """Computers do what a week wants."""
    for team in _teams(league):
        if not league.teams[team].is_done:
            _all(owner_of(league, team, owners).week(league, team), give)


DUTIES: Final[dict[str, Duty]] = {
    DRAFT: _draft,
    INVITATIONS: _invitations,
    PLANS: _plans,
    CAMP: _camp,
    CUTDOWN: _cutdown,
    PICKUPS: _pickups,
    TRANSACTIONS: _transactions,
}
"""What there is to do in each phase; in the others nothing."""
