"""The league office: reports for whoever may see them, commands from owners and the commissioner."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from hashlib import sha256
from typing import Any, Final

from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.franchise import COMMISSIONER
from fieldhouse.games.fool.state import League
from fieldhouse.leagues import reports
from fieldhouse.leagues.book import Book
from fieldhouse.leagues.reports import Report
from fieldhouse.store.fairness import fair_seed
from fieldhouse.store.leagues import BadLeague, LeagueStore
from fieldhouse.table.question import Json
from fieldhouse.web.jobs import Job
from fieldhouse.web.league_arguments import read_arguments
from fieldhouse.web.league_forms import Form, forms
from fieldhouse.web.lobby import Lobby
from fieldhouse.web.requests import LeagueCommand, NewLeague
from fieldhouse.web.room import Conflict

NOBODY: Final = ""
"""Somebody who only looks: no owner, not the commissioner."""
LINES: Final = 200
IN_TURN: Final = ("draft", "done")
"""Commands after which another team is up: if that is the computer's, it goes on at once."""
SEED_SHIFT: Final = 66
"""The database keeps the seed of a league as a whole number of eight bytes."""
WHOLE_LEAGUE: Final[dict[str, Callable[[League], Report]]] = {
    "standings": reports.standings,
    "schedule": reports.schedule,
    "draft": reports.draft_board,
    "new players": reports.rookies,
    "free agents": reports.free_agents,
    "offers": reports.offers,
    "history": reports.history,
}
OF_A_TEAM: Final[dict[str, Callable[[League, str], Report]]] = {"roster": reports.roster, "line-up": reports.depth}


class NoSuchLeague(BadLeague):
    """A league that is not there."""


def store(lobby: Lobby) -> LeagueStore:
    return LeagueStore(lobby.store.engine)


def names(lobby: Lobby) -> list[str]:
    return store(lobby).names()


def look(lobby: Lobby, name: str) -> League:
    if name not in names(lobby):
        raise NoSuchLeague(f"There is no league {name!r}.")
    return store(lobby).league(name)[0]


def summaries(lobby: Lobby) -> list[dict[str, Any]]:
    leagues = {name: look(lobby, name) for name in names(lobby)}
    return [
        {"league": name, "season": each.year, "phase": each.phase, "stage": each.stage, "teams": len(each.teams)}
        for name, each in leagues.items()
    ]


def report(lobby: Lobby, name: str, what: str, team: str, viewer: str) -> Report:
    """One of the reports by its name, as *viewer* may see it."""
    league = look(lobby, name)
    if what == "status":
        return reports.status(league, viewer)
    if what == "ledger":
        rows = store(lobby).rows(name)
        return reports.ledger(league, viewer, rows[-LINES:][::-1], True)
    if what in WHOLE_LEAGUE:
        return WHOLE_LEAGUE[what](league)
    if team not in league.teams:
        raise NoSuchLeague(f"There is no team {team!r} in this league.")
    if what == "camp":
        return reports.plan(league, viewer, team)
    if what in OF_A_TEAM:
        return OF_A_TEAM[what](league, team)
    raise NoSuchLeague(f"There is no report {what!r}.")


def player(lobby: Lobby, name: str, number: int) -> Report:
    """A player's seasons, also of one who has left for good."""
    league = look(lobby, name)
    found = league.gone.get(number) or league.players.get(number)
    if found is None:
        raise NoSuchLeague(f"There is no player number {number} in this league.")
    return reports.career(league, found)


def desk_forms(lobby: Lobby, name: str, by: str, team: str, partner: str) -> tuple[str, str, list[Form]]:
    """The forms for one of the teams that *by* may speak for; the team and the partner that were meant."""
    league = look(lobby, name)
    own = [code for code, each in league.teams.items() if by in (COMMISSIONER, each.owner)]
    if team and team not in own:
        raise NoSuchLeague(f"{team!r} is not a team that you speak for.")
    chosen = team or own[0]
    others = [code for code in league.teams if code != chosen]
    if partner and partner not in others:
        raise NoSuchLeague(f"There is no other team {partner!r} in this league.")
    with_whom = partner or others[0]
    return chosen, with_whom, forms(league, by, chosen, with_whom)


def plain(told: Report) -> Json:
    return {"title": told.title, "rows": told.records()}


# Commands


def found(lobby: Lobby, wish: NewLeague) -> Book:
    name = wish.name or _free_name(names(lobby))
    return Book.found(store(lobby), name, fair_seed() >> SEED_SHIFT, wish.teams, dict(wish.settings), dict(wish.owners))


def _free_name(taken: list[str]) -> str:
    return next(name for name in ("fool", *(f"fool-{at}" for at in range(2, len(taken) + 3))) if name not in taken)


def give(lobby: Lobby, name: str, by: str, command: LeagueCommand) -> Json:
    """Carry out a command of an owner or of the commissioner."""
    look(lobby, name)
    book = Book(store(lobby), name)
    row = book.give(Command(by, command.command, read_arguments(command.command, command.arguments)))
    if command.command in IN_TURN:
        book.computers()
    return {"number": row.number, "notes": list(row.notes)}


def run(lobby: Lobby, name: str, seasons: int, expected: tuple[type[Exception], ...]) -> Job:
    """Let the computer run the league: to the next phase, or for whole seasons if it runs every team."""
    league = look(lobby, name)
    people = [team.code for team in league.teams.values() if not team.is_computer]
    if seasons and people:
        raise Conflict(f"{', '.join(people)} belong to people, who must decide for themselves: advance phase by phase.")

    def work(job: Job) -> None:
        book = Book(store(lobby), name)
        if seasons:
            job.tell(0, seasons)
            book.simulate(seasons, job.tell)
        else:
            book.step()
            book.computers()
            job.tell(1, 1)

    return lobby.jobs.start(job_name(name), work, expected)


def job_name(name: str) -> str:
    return f"league {name}"


# Owners hold their teams by links, as seats are held: a link follows from the server's key and the owner's name.


def owner_token(lobby: Lobby, name: str, owner: str) -> str:
    said = f"league\0{name}\0{owner}".encode()
    return hmac.new(lobby.settings.commissioner_key.encode(), said, sha256).hexdigest()[:40]


def owner_of(lobby: Lobby, name: str, token: str) -> str:
    """The owner whom a link belongs to."""
    for team in look(lobby, name).teams.values():
        if not team.is_computer and hmac.compare_digest(owner_token(lobby, name, team.owner), token):
            return team.owner
    raise NoSuchLeague("This link opens no team of the league.")


def owner_links(lobby: Lobby, name: str) -> list[dict[str, str]]:
    """For the commissioner to pass on."""
    people = dict.fromkeys(team.owner for team in look(lobby, name).teams.values() if not team.is_computer)
    return [{"owner": owner, "link": f"/leagues/{name}/as/{owner_token(lobby, name, owner)}"} for owner in people]


def viewer(is_commissioner: bool) -> str:
    return COMMISSIONER if is_commissioner else NOBODY
