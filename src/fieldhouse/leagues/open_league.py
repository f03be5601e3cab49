"""An open league: commands go in, and what they did is kept, one transaction for one command, or for a run of them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import NamedTuple

from fieldhouse.batch.spread import OnProgress
from fieldhouse.catalog import LEAGUE
from fieldhouse.games.fool.coaching.chores import run_computers
from fieldhouse.games.fool.commands import Command
from fieldhouse.games.fool.founding import Texts
from fieldhouse.games.fool.franchise import COMMISSIONER, HOUSE, Fixture
from fieldhouse.games.fool.settings import plain, read_settings
from fieldhouse.games.fool.state import EXHIBITION, GAME_DAYS, League, Refused
from fieldhouse.leagues.football.at_table import check_nobody_plays, engine_games
from fieldhouse.leagues.football.games import open_games
from fieldhouse.leagues.game_rows import OverGame
from fieldhouse.leagues.ledger import Charter, Row, founded, write
from fieldhouse.leagues.levels import check_owner, owner_named
from fieldhouse.leagues.store import BadLeague, LeagueStore
from fieldhouse.leagues.teams import franchises
from fieldhouse.library import fool
from fieldhouse.store.database import free_name
from fieldhouse.table.live import LiveTable
from fieldhouse.table.plain_json import Fields
from fieldhouse.table.refusal import OutOfOrder


def charter_of(name: str, seed: int, settings: Fields) -> Charter:
    """A charter with the library's tables as they are now. Refused if a setting is unknown or makes no sense."""
    chosen = read_settings(settings)
    texts: Texts = {
        "tables": fool.table_texts(chosen.edition),
        "rookies": fool.text("rookies"),
        "names": fool.text("names"),
    }
    return Charter(name, seed, plain(chosen), texts)


class OpenLeague:
    """A league of the store, open for commands; *known* is how it stands for somebody who has just read it.

    Every command is kept in the database. What the computer's owners are like is read from the library.
    """

    def __init__(self, store: LeagueStore, name: str, known: tuple[League, int] | None = None) -> None:
        """Reads the league from the database, unless it is *known*, and makes it the one used last."""
        self.store = store
        store.use(name)
        self.charter = store.charter(name)
        self.league, self.last = known or store.league(name)
        self.written = self.last
        self.pending: list[Row] = []
        self.games_over: list[OverGame] = []
        self.is_together = False

    @classmethod
    def found(
        cls, store: LeagueStore, name: str | None, seed: int, teams: int, settings: Fields, owners: dict[str, str],
        level: str = HOUSE,
    ) -> OpenLeague:  # fmt: skip
        """Found a league, by a free name if none is given; *owners* names people for some of its teams, the computer's
        owners of *level* have the others. Rolls its players by *seed*. Refused if a setting, owner, team or number of
        teams is wrong, or the name taken."""
        usual = owner_named(level)
        charter = charter_of(name or free_name(LEAGUE, store.names()), seed, settings)
        members = [[code, title, owners.get(code, usual), division] for code, title, _, division in franchises(teams)]
        for owner in (usual, *owners.values()):
            check_owner(owner)
        strange = [code for code in owners if code not in [member[0] for member in members]]
        if strange:
            raise Refused(f"There is no team {strange[0]!r}; there are {', '.join(member[0] for member in members)}.")
        league, row = founded(charter, members)
        store.create(charter, row, league)
        return cls(store, charter.name)

    def give(self, command: Command) -> Row:
        """Carry out a command and write it down, now or with those it is given ``together`` with. A refused one changes
        nothing."""
        if command.name == "own":
            check_owner(str(command.arguments.get("owner", "")))
        try:
            row = write(self.league, self.charter, self.last + 1, command)
        except Refused:
            if isinstance(self.league.table, LiveTable) and self.league.table.entries:
                self._look_again()
            raise
        self.last = row.number
        self.pending.append(row)
        if not self.is_together:
            self._commit()
        return row

    def _look_again(self) -> None:
        """Back to what the ledger in the database says; what was given and not written is forgotten."""
        self.league, self.last = self.store.league(self.charter.name)
        self.pending, self.games_over = [], []

    def _commit(self) -> None:
        """Write the commands given since the last time to the database, in one transaction."""
        if self.pending:
            self.store.append(self.charter.name, self.pending, self.league, self.written, self.games_over)
            self.written, self.pending, self.games_over = self.last, [], []

    @contextmanager
    def together(self) -> Iterator[None]:
        """Commands that are written in one transaction: all of them, or none."""
        self.is_together = True
        try:
            yield
            self._commit()
        except BaseException:
            self._look_again()
            raise
        finally:
            self.is_together = False

    # The computer's part

    def computers(self) -> None:
        """Let computer owners do what is to be done in this phase. What they command is written down, or refused as
        ``give`` is."""
        with self.together():
            run_computers(self.league, self._quietly, fool.owners())

    def _quietly(self, command: Command) -> None:
        """Give a computer's command, which is written down and whose row nobody looks at. Refused as ``give`` is."""
        self.give(command)

    def games(self) -> None:
        """Play the games of this stage that have no result. Refused while somebody plays one of them at a table."""
        with self.together():
            self._play(open_games(self.league))

    def play(self, number: int) -> None:
        """Let the engine play one game of this stage now: what it does to both clubs is kept at once. Nothing is played
        if it has a result, or is of another stage; refused while somebody plays it at a table."""
        with self.together():
            self._play([fixture for fixture in open_games(self.league) if fixture.number == number])

    def _play(self, fixtures: Sequence[Fixture]) -> None:
        """Play games and put their results in; refused while somebody plays one of them."""
        check_nobody_plays(self.store, self.league, fixtures)
        for command, game in engine_games(self.league, self.charter.seed, fixtures):
            self.enter(command, game)

    def enter(self, result: Command, game: OverGame) -> Row:
        """Put the result of a game in, and keep with it what is told of the game. Refused as ``give`` is."""
        self.games_over.append(game)
        return self.give(result)

    def advance(self) -> None:
        """Give the commissioner's command to go on to the next phase. Refused while somebody has something to do."""
        self.give(Command(COMMISSIONER, "advance", {}))

    def step(self) -> None:
        """One phase: computer owners act, games are played, the next phase is opened; all in one transaction. Refused
        while somebody plays one of the games at a table, or people have not done what is due."""
        if self.is_together:
            self._step()
            return
        with self.together():
            self._step()

    def _step(self) -> None:
        """One phase on: computers act, games are played, and the league is advanced. Refused if a game cannot be played
        or somebody has something to do."""
        run_computers(self.league, self._quietly, fool.owners())
        if self.league.phase in (EXHIBITION, GAME_DAYS):
            self._play(open_games(self.league))
        self.advance()

    def simulate(self, seasons: int, on_progress: OnProgress = lambda done, of: None) -> None:
        """Play on phase by phase, each kept by itself, until the year is *seasons* later. Refused as ``step`` is."""
        start = self.league.year
        while self.league.year < start + seasons:
            self.step()
            on_progress(self.league.year - start, seasons)


def past(store: LeagueStore, name: str, day: int) -> League:
    """The league as it was at the end of a day, out of the database. Refused if there was no such day."""
    today = store.league(name)[0].day
    if not 0 <= day <= today:
        raise BadLeague(f"There is no day {day} of {name}; there are days 0 to {today}.")
    return store.league(name, store.last_number(name, day))[0]


class Overview(NamedTuple):
    """A league in a list of leagues."""

    league: str
    season: int
    phase: str
    stage: str
    teams: int
    commands: int


DAMAGED = "damaged"
TOO_OLD = "of an earlier version"


def overviews(store: LeagueStore) -> list[Overview]:
    """Every league of the database, the last used first, also those that this version's rules cannot go on with."""
    return [_overview(store, name) for name in store.names()]


def _overview(store: LeagueStore, name: str) -> Overview:
    """A league in a line, read from the database; one that cannot be read says why."""
    try:
        league, last = store.league(name)
    except OutOfOrder:
        return Overview(name, 0, DAMAGED, "", 0, store.last_number(name))
    except BadLeague:
        return Overview(name, 0, TOO_OLD, "", 0, store.last_number(name))
    return Overview(name, league.year, league.phase, league.stage, len(league.teams), last)
