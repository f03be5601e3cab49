"""The league as it stands today: the one mutable thing. Only rules change it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final, Literal, TypedDict

from fieldhouse.games.fool.charts.class_text import ClassTables
from fieldhouse.games.fool.charts.compiled import Tables
from fieldhouse.games.fool.franchise import COMMISSIONER, Claim, Deal, Fixture, Franchise, Pick
from fieldhouse.games.fool.model import ACTIVE, FREE, IN_CLASS, ON_A_TEAM, RETIRED, WAIVERS, Player
from fieldhouse.games.fool.settings import Settings
from fieldhouse.table.refusal import Refusal
from fieldhouse.table.table import Table

Phase = Literal[
    "offseason", "draft", "invitations", "plans", "camp", "cutdown", "pick-ups", "exhibition", "transactions", "games"
]
"""A part of the year, in their order. CUTDOWN, PICKUPS and EXHIBITION come once for each roster size."""
OFFSEASON: Final = "offseason"
DRAFT: Final = "draft"
INVITATIONS: Final = "invitations"
PLANS: Final = "plans"
CAMP: Final = "camp"
CUTDOWN: Final = "cutdown"
PICKUPS: Final = "pick-ups"
EXHIBITION: Final = "exhibition"
TRANSACTIONS: Final = "transactions"
GAME_DAYS: Final = "games"
BEFORE_CUTS: Final[tuple[Phase, ...]] = (OFFSEASON, DRAFT, INVITATIONS, PLANS, CAMP)
PRESEASON: Final[tuple[Phase, ...]] = (CUTDOWN, PICKUPS, EXHIBITION)
IN_SEASON: Final[tuple[Phase, ...]] = (TRANSACTIONS, GAME_DAYS)
PHASES: Final[tuple[Phase, ...]] = (*BEFORE_CUTS, *PRESEASON, *IN_SEASON)


class Refused(Refusal):
    """A command that the rules do not allow: a sentence that names the rule."""


class Honours(TypedDict):
    """A finished season, as plain JSON."""

    year: int
    champion: str
    finalist: str
    order: list[str]
    records: dict[str, list[int]]
    points: float


class League:
    """Teams, players, the year and its phase. ``table`` is where rules find their dice."""

    def __init__(self, settings: Settings, tables: Tables, moulds: ClassTables, table: Table) -> None:
        self.settings = settings
        self.tables = tables
        self.moulds = moulds
        self.table = table
        self.name = ""
        self.year = 1
        self.phase: Phase = OFFSEASON
        self.step = 0
        """Which cutdown, exhibition game or week it is, from 0."""
        self.stage = ""
        self.day = 0
        self.teams: dict[str, Franchise] = {}
        self.players: dict[int, Player] = {}
        self.gone: dict[int, Player] = {}
        """Those who have left for good, for the records."""
        self.next_id = 1
        self.next_deal = 1
        self.picks: list[Pick] = []
        self.drafted: list[tuple[int, str, int]] = []
        """This year's choices: round, team, player."""
        self.done: list[str] = []
        """Who has finished its camp roster (12.1)."""
        self.deals: list[Deal] = []
        self.claims: list[Claim] = []
        self.fixtures: list[Fixture] = []
        self.season = 1
        """The season that these games are of: the one that was played, until the next one has games."""
        self.released: dict[int, str] = {}
        """12.2: who let each free agent go, for the order of choice."""
        self.settled = False
        """12.2: the pick-ups after this cutdown have been settled once."""
        self.lots: dict[int, list[str]] = {}
        """12.5.1: an order drawn by the commissioner for a player, in place of the draft list's."""
        self.honours: list[Honours] = []
        """Each finished season: order, champion, scoring."""
        self.adjusted: dict[int, int] = {}
        """12.3.1: this camp's adjusted ages, for the rolls that use them."""
        self.first_years: list[int] = []
        """12.3.5: who came into this camp as a first-year player or an R2."""
        self.rosters: dict[str, dict[int, None]] = {}

    # People

    def put(self, player: Player) -> Player:
        """Enter *player* as he now is."""
        before = self.players.get(player.id)
        if before is None or before.team != player.team:
            if before is not None:
                self.rosters.get(before.team, {}).pop(player.id, None)
            self.rosters.setdefault(player.team, {})[player.id] = None
        self.players[player.id] = player
        return player

    def remove(self, player: Player) -> None:
        """*player* leaves the league for good; if he has played, he is kept among those who are gone."""
        self.rosters.get(player.team, {}).pop(player.id, None)
        self.players.pop(player.id, None)
        self.released.pop(player.id, None)
        if player.career or player.seasons:
            self.gone[player.id] = replace(player, team="", status=RETIRED)

    def new_id(self) -> int:
        """A number for a new player, which nobody else gets then."""
        self.next_id += 1
        return self.next_id - 1

    def player(self, number: int) -> Player:
        """The player of that number; a refusal if there is none."""
        if number not in self.players:
            raise Refused(f"There is no player number {number} in the league.")
        return self.players[number]

    def roster(self, team: str) -> list[Player]:
        """All whom *team* has rights to, the reserve lists too."""
        return [self.players[number] for number in self.rosters.get(team, {})]

    def active(self, team: str) -> list[Player]:
        """Its active list, the injured and suspended included: nobody on reserve or waivers."""
        return [player for player in self.roster(team) if player.status == ACTIVE]

    def size(self, team: str) -> int:
        """How many count against the roster limit: the active, and who is coming back by way of waivers."""
        return sum(player.status in (ACTIVE, WAIVERS) for player in self.roster(team))

    def free_agents(self) -> list[Player]:
        """Whom any team may sign."""
        return [player for player in self.roster("") if player.status == FREE]

    def on_waivers(self) -> list[Player]:
        """Who comes back from the camp list, and may be claimed by others first."""
        return [player for player in self.players.values() if player.status == WAIVERS]

    def rookie_class(self) -> list[Player]:
        """Who is to be drafted."""
        return [player for player in self.roster("") if player.status == IN_CLASS]

    def everybody(self) -> Iterator[Player]:
        """All players of all teams, team by team in the order of their codes."""
        for team in sorted(self.teams):
            yield from self.roster(team)

    def retired(self) -> list[Player]:
        """Who has stopped, and is still told of."""
        return [player for player in self.roster("") if player.status == RETIRED]

    # Teams

    def team(self, code: str) -> Franchise:
        """The franchise of that code; a refusal if there is none."""
        if code not in self.teams:
            raise Refused(f"There is no team {code!r}; there are {', '.join(self.teams)}.")
        return self.teams[code]

    def set_team(self, code: str, **changes: Any) -> None:
        """Change a franchise's record."""
        self.teams[code] = replace(self.teams[code], **changes)

    def by_rank(self) -> list[str]:
        """The teams from the lowest ranked of the last season to its champion."""
        return sorted(self.teams, key=lambda code: self.teams[code].rank)

    def is_in_top_half(self, code: str) -> bool:
        """By last year's rank, the best having the highest."""
        return self.teams[code].rank >= len(self.teams) / 2

    # The calendar

    @property
    def roster_limit(self) -> int:
        """How many active players a team may have now."""
        if self.phase in BEFORE_CUTS:
            return self.settings.camp_roster
        return (
            self.settings.cuts[min(self.step, len(self.settings.cuts) - 1)]
            if self.phase in PRESEASON
            else (self.settings.active_roster)
        )

    @property
    def is_last_cutdown(self) -> bool:
        """The preseason step after which rosters are of their final size."""
        return self.phase in PRESEASON and self.step == len(self.settings.cuts) - 1

    def stage_games(self) -> list[Fixture]:
        """The games of the week or round that is being played."""
        return [fixture for fixture in self.fixtures if fixture.stage == self.stage]

    def note(self, sentence: str) -> None:
        """A sentence for the ledger, handed to the table."""
        self.table.note(sentence)


def owner_only(league: League, by: str, team: str) -> Franchise:
    """Only the owner of *team*, or the commissioner in his place, may say this. Anybody else is refused."""
    franchise = league.team(team)
    if by not in (franchise.owner, COMMISSIONER):
        raise Refused(f"Rule 12.0: {by} does not own {team}: its owner is {franchise.owner}.")
    return franchise


def commissioner_only(by: str) -> None:
    """12.0: refuse anybody else."""
    if by != COMMISSIONER:
        raise Refused(f"Rule 12.0: only the commissioner may do this, not {by}.")


def in_phase(league: League, *phases: Phase, rule: str) -> None:
    """Refuse what is not done in this phase."""
    if league.phase not in phases:
        allowed = " or ".join(phases)
        raise Refused(f"Rule {rule}: this is done in the {allowed} phase; now it is {league.phase}.")


def not_done(league: League, team: str) -> None:
    """12.0: a team whose season is complete makes no personnel moves until after the draft. Refused to such a team."""
    if league.team(team).is_done:
        raise Refused(f"Rule 12.0: the season of {team} is complete: no personnel moves until after the draft.")


def own_player(league: League, team: str, number: int) -> Player:
    """The player of that number, who must be the team's."""
    player = league.player(number)
    if player.team != team or player.status not in ON_A_TEAM:
        raise Refused(f"Rule 12.0: {player.name} ({number}) is not a player of {team}.")
    return player
