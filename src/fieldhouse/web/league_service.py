"""What pages and programs do with leagues: reports for whoever may see them, commands of owners and commissioner."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from functools import cached_property
from hashlib import sha256
from typing import Final

from fieldhouse.batch.spread import OnProgress
from fieldhouse.games.fool.arguments import check_kinds, check_names, read_words
from fieldhouse.games.fool.commands import COMMANDS, Command, kinds
from fieldhouse.games.fool.franchise import COMMISSIONER
from fieldhouse.games.fool.rules.trades import trade_meant
from fieldhouse.games.fool.state import DRAFT, EXHIBITION, GAME_DAYS, INVITATIONS, League, Refused
from fieldhouse.leagues import news, reports
from fieldhouse.leagues.football.at_table import check_nobody_plays
from fieldhouse.leagues.football.games import open_games
from fieldhouse.leagues.offers import gain_words, offers, turned
from fieldhouse.leagues.open_league import OpenLeague, overviews
from fieldhouse.leagues.reports import Report
from fieldhouse.leagues.store import LeagueStore
from fieldhouse.store.database import database_at
from fieldhouse.store.engine import address_of
from fieldhouse.store.fairness import fair_seed
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.question import Json
from fieldhouse.table.refusal import Conflict, NotFound
from fieldhouse.web.jobs import Job
from fieldhouse.web.league_duties import duties, left_to_the_staff
from fieldhouse.web.league_forms import Form, forms
from fieldhouse.web.league_proposals import with_proposal
from fieldhouse.web.lobby import Lobby
from fieldhouse.web.requests import LeagueCommand, NewLeague

NOBODY: Final = ""
"""Somebody who only looks: no owner, not the commissioner."""
LINES: Final = 200
IN_TURN: Final = ("draft", "done")
"""Commands after which another team is up: if that is the computer's, it goes on at once."""
WAITS_IN_TURN: Final = (DRAFT, INVITATIONS)
"""Phases in which one team after the other is up."""
SEED_BITS: Final = 62
"""The database keeps the seed of a league as a whole number of eight bytes."""
WHOLE_LEAGUE: Final[dict[str, Callable[[League], Report]]] = {
    "standings": reports.standings,
    "schedule": reports.schedule,
    "draft": reports.draft_board,
    "new players": reports.rookies,
    "free agents": reports.free_agents,
    "offers": offers,
    "history": reports.history,
}
OF_A_TEAM: Final[dict[str, Callable[[League, str], Report]]] = {"roster": reports.roster, "line-up": reports.depth}


class NoSuchLeague(NotFound):
    """A league that is not there."""


def store(lobby: Lobby) -> LeagueStore:
    """The leagues of this server's database; their tables are made if they are missing."""
    return LeagueStore(lobby.store.engine)


def names(lobby: Lobby) -> list[str]:
    """All leagues of this server, the last used first, from the database."""
    return store(lobby).names()


def summaries(lobby: Lobby) -> list[PlainReport]:
    """All leagues of this server in a line each, from the database."""
    return [each._asdict() for each in overviews(store(lobby))]


class LeagueService:
    """One league: it is read once, for whoever asks."""

    def __init__(self, lobby: Lobby, name: str) -> None:
        """Refuses a name that the database has not; the league itself is read when it is first asked for."""
        if name not in names(lobby):
            raise NoSuchLeague(f"There is no league {name!r}.")
        self.lobby = lobby
        self.name = name

    @cached_property
    def _read(self) -> tuple[League, int]:
        """The league and its version, from the database."""
        return store(self.lobby).league(self.name)

    @property
    def league(self) -> League:
        """The league as this request read it from the database; not read again within it."""
        return self._read[0]

    @property
    def job(self) -> Job:
        """What the computer is at, or was at last."""
        return self.lobby.jobs.get(self._job_name) or Job(is_over=True)

    @property
    def _job_name(self) -> str:
        """One job a league: what the lobby's jobs know it by."""
        return f"league {self.name}"

    def report(self, what: str, team: str, viewer: str) -> Report:
        """One of the reports by its name, as *viewer* may see it. Refused if there is none."""
        if what == "status":
            return reports.status(self.league, viewer)
        if what == "news":
            return news.news(self.league, viewer, news.latest(store(self.lobby), self.name, self.league)[::-1])
        if what == "ledger":
            rows = store(self.lobby).rows(self.name)
            return reports.ledger(self.league, viewer, rows[-LINES:][::-1], True)
        if what in WHOLE_LEAGUE:
            return WHOLE_LEAGUE[what](self.league)
        if team not in self.league.teams:
            raise NoSuchLeague(f"There is no team {team!r} in this league.")
        if what == "camp":
            return reports.plan(self.league, viewer, team)
        if what in OF_A_TEAM:
            return OF_A_TEAM[what](self.league, team)
        raise NoSuchLeague(f"There is no report {what!r}.")

    def player(self, number: int) -> Report:
        """A player's seasons, also of one who has left for good. Refused if there is no such player."""
        found = self.league.gone.get(number) or self.league.players.get(number)
        if found is None:
            raise NoSuchLeague(f"There is no player number {number} in this league.")
        return reports.career(self.league, found)

    def forms(self, by: str, team: str, partner: str) -> tuple[str, str, list[Form]]:
        """The forms for one of the teams that *by* may speak for; the team and the partner that were meant. Refused if
        they are none of his, or of the league."""
        own = self.teams_of(by)
        if team and team not in own:
            raise NoSuchLeague(f"{team!r} is not a team that you speak for.")
        chosen = team or own[0]
        others = [code for code in self.league.teams if code != chosen]
        if partner and partner not in others:
            raise NoSuchLeague(f"There is no other team {partner!r} in this league.")
        with_whom = partner or others[0]
        made = forms(self.league, by, chosen, with_whom)
        return chosen, with_whom, [with_proposal(self.league, chosen, form) for form in made]

    def weigh(self, by: str, given: LeagueCommand) -> Json:
        """What a trade would gain either side, in the eyes of the rival, whose character is the library's. Read as
        that command would be, and nothing is offered. Refused as the offer would be."""
        arguments: PlainReport = read_words(kinds("offer"), given.arguments)
        check_names("offer", COMMANDS["offer"], arguments)
        check_kinds("The trade", kinds("offer"), arguments)
        deal = trade_meant(self.league, by, **arguments)
        return {"you": gain_words(self.league, turned(deal)), "they": gain_words(self.league, deal)}

    def teams_of(self, viewer: str) -> list[str]:
        """The teams that *viewer* speaks for."""
        return [code for code, team in self.league.teams.items() if viewer in (COMMISSIONER, team.owner)]

    # Commands

    def give(self, by: str, command: LeagueCommand) -> Json:
        """Carry out a command of an owner or of the commissioner, and keep it; where the turn passes on, the computer's
        owners act at once. Refused as the rules refuse, with what can be done next."""
        opened = OpenLeague(store(self.lobby), self.name, self._read)
        arguments = read_words(kinds(command.command), command.arguments)
        try:
            row = opened.give(Command(by, command.command, arguments))
        except Refused as fault:
            raise Refused(f"{fault} {self._next_for(by)}".strip()) from fault
        if command.command in IN_TURN:
            opened.computers()
        return {"number": row.number, "notes": list(row.notes)}

    def _next_for(self, by: str) -> str:
        """What an owner has to do next, as a sentence; nothing if nothing waits for him."""
        own = [] if by == COMMISSIONER else self.teams_of(by)
        due = [duty.title for team in own for duty in duties(self.league, team) if duty.is_due]
        return f"Next for you: {due[0]}." if due else ""

    def leave_to_staff(self, by: str, team: str) -> Json:
        """Let the staff do what is due for a team, as a computer owner would; kept together or not at all. Where clubs
        act in turn, the computer's go on at once. Refused if it is none of his."""
        if team not in self.teams_of(by):
            raise NoSuchLeague(f"{team!r} is not a team that you speak for.")
        opened = OpenLeague(store(self.lobby), self.name, self._read)
        notes: list[str] = []
        with opened.together():
            for command in left_to_the_staff(opened.league, team):
                notes += opened.give(command).notes
        if opened.league.phase in WAITS_IN_TURN:
            opened.computers()
        return {"notes": notes or ["Nothing had to be done."]}

    def run(self, seasons: int) -> Job:
        """Start a job in another process by which the computer runs the league: to the next phase, or for whole seasons
        if it runs every team; or give the job that is at it. Refused while somebody plays one of the games, too many
        wait, or, for whole seasons, teams belong to people."""
        people = [team.code for team in self.league.teams.values() if not team.is_computer]
        if seasons and people:
            raise Conflict(
                f"{', '.join(people)} belong to people, who must decide for themselves: advance phase by phase."
            )
        if self.league.phase in (EXHIBITION, GAME_DAYS):
            check_nobody_plays(store(self.lobby), self.league, open_games(self.league))
        database = address_of(self.lobby.store.engine)
        return self.lobby.jobs.start(self._job_name, _run, database, self.name, seasons)

    # Owners hold their teams by links, as seats are held: a link follows from the server's key and the owner's name.

    def _owners(self) -> list[str]:
        """People who own a team by the league in the database, each once, in the order of the teams."""
        return list(dict.fromkeys(team.owner for team in self.league.teams.values() if not team.is_computer))

    def _token_of(self, owner: str) -> str:
        """The secret word of an owner's link, made from the commissioner's key and kept nowhere."""
        said = f"league\0{self.name}\0{owner}".encode()
        return hmac.new(self.lobby.settings.commissioner_key.encode(), said, sha256).hexdigest()[:40]

    def owner(self, token: str) -> str:
        """The owner whom a link belongs to, by the league in the database; refused if it is nobody's."""
        for owner in self._owners():
            if hmac.compare_digest(self._token_of(owner), token):
                return owner
        raise NoSuchLeague("This link opens no team of the league.")

    def owner_links(self) -> list[dict[str, str]]:
        """Every owner's secret link, which lets whoever has it act for him: for the commissioner alone to pass on. Read
        from the database."""
        return [
            {"owner": owner, "link": f"/leagues/{self.name}/as/{self._token_of(owner)}"} for owner in self._owners()
        ]


def _run(database: str, name: str, seasons: int, on_progress: OnProgress) -> None:
    """In a process of its own: open the league in the database and play a phase, or so many seasons."""
    opened = OpenLeague(LeagueStore(database_at(database)), name)
    if seasons:
        on_progress(0, seasons)
        opened.simulate(seasons, on_progress)
    else:
        opened.step()
        opened.computers()
        on_progress(1, 1)


def found(lobby: Lobby, wish: NewLeague) -> OpenLeague:
    """Carry out the founding of a league with dice of its own, by a seed of the machine's chance, and keep it in the
    database. Refused if a setting, an owner or a team is unknown, or the name taken."""
    return OpenLeague.found(
        store(lobby),
        wish.name,
        fair_seed(SEED_BITS),
        wish.teams,
        dict(wish.settings),
        dict(wish.owners),
        wish.level,
    )


def viewer(is_commissioner: bool) -> str:
    """Whose eyes a page without an owner's link is made for."""
    return COMMISSIONER if is_commissioner else NOBODY
