"""The lobby: what all routes share."""

from __future__ import annotations

import hmac
from datetime import timedelta
from hashlib import sha256
from math import ceil
from typing import Final

from anyio import CapacityLimiter
from fastapi import Request

from fieldhouse.seasons.season import Season
from fieldhouse.seasons.simulate import Finished
from fieldhouse.store.database import now
from fieldhouse.store.lobby import NoSuchTable
from fieldhouse.store.table_lists import TableLists
from fieldhouse.table.refusal import OutOfOrder, TooMany
from fieldhouse.web.chances import Chances
from fieldhouse.web.jobs import Jobs
from fieldhouse.web.key import Porter
from fieldhouse.web.league_games import TablesOfTheHouse, enter_game
from fieldhouse.web.limits import MOST_WATCHED, MOST_WATCHED_FROM_ONE, WATCHED, Doorman, Listeners
from fieldhouse.web.live_chances import LiveChances
from fieldhouse.web.printer import Printer
from fieldhouse.web.reviews import Reviews
from fieldhouse.web.room import Room, unforetold
from fieldhouse.web.rooms import Rooms
from fieldhouse.web.season_tables import SeasonTables
from fieldhouse.web.settings import Settings
from fieldhouse.web.workshop import Workshop

PLAYER_COOKIE: Final = "fieldhouse_player"
A_DAY: Final = timedelta(days=1)
MOST_DRAFTS: Final = 4
"""So many charts wait to be tried in a thousand games."""
COMMISSIONER_COOKIE: Final = "fieldhouse_commissioner"


class Lobby:
    """The rooms, the seasons, and what works in the background."""

    def __init__(self, settings: Settings) -> None:
        """Opens the database and deletes old tables that were only watched; no process or thread is started yet."""
        self.settings = settings
        self.is_closing = False
        self.store = TablesOfTheHouse()
        self.porter = Porter()
        self.doorman = Doorman(settings.most_tables_from_one, settings.most_tables)
        self.watched = Doorman(MOST_WATCHED_FROM_ONE, MOST_WATCHED, WATCHED)
        self.stage = CapacityLimiter(1)
        """Where computers play each other while somebody waits: one game at a time."""
        self.listeners = Listeners(settings.most_streams)
        self.chances = Chances()
        foretold = LiveChances(self.chances).told if settings.has_rollouts else unforetold
        self.rooms = Rooms(self.store, self.end_of, foretold)
        self.tables = TableLists(self.store.engine)
        self.tables.forget_watched(now() - A_DAY)
        self.seasons = self.store.seasons
        self.reviews = Reviews()
        self.jobs = Jobs()
        self.printer = Printer()
        self.season_tables = SeasonTables()
        self.drafts = Workshop("tries of charts", MOST_DRAFTS)
        self.commissioner_pass = self._pass_of(settings.commissioner_key)

    def hang_up(self) -> None:
        """The server is about to close: let go of all who wait for news."""
        self.is_closing = True
        self.rooms.wake_all()

    def close(self) -> None:
        """Ends the processes and threads of all that works beside the requests; the database needs no closing."""
        workers = self.chances, self.reviews, self.jobs, self.printer, self.season_tables, self.drafts
        for each in workers:
            each.close()

    def _waits_for(self, season: Season, number: int, room: Room) -> bool:
        """Was this game of the season begun at this table, and not given up since? Yes, if it cannot be read."""
        try:
            begun = self.seasons.journal(season, number)
        except OutOfOrder:
            return True
        return begun is not None and begun.header.seed == room.header.seed

    def throw_away(self, table_id: str) -> None:
        """Delete a table and all that was played there, in the database and in memory. Refused if there is none."""
        if not self.tables.throw_away(table_id):
            raise NoSuchTable("There is no such table.")
        self.doorman.over(table_id)
        self.rooms.forget(table_id)

    def end_of(self, room: Room) -> None:
        """A game that is over makes room for another; one of a season or a league is written to it, if it still waits
        for it."""
        self.doorman.over(room.id)
        enter_game(self.store.leagues, room)
        place = room.facts.get("season")
        if not place or place["name"] not in self.seasons.names():
            return
        season = self.seasons.look(place["name"])
        if not self._waits_for(season, place["game"], room):
            return
        session = room.session
        self.seasons.keep(season, Finished.of(place["game"], session.journal, session.game, session.notes))

    # Who is asking

    def _pass_of(self, key: str) -> str:
        """What the commissioner's browser carries: proof of the key, not the key."""
        return hmac.new(key.encode(), b"commissioner", sha256).hexdigest()

    def is_key(self, key: str, address: str) -> bool:
        """Is this the commissioner's key? Whoever has tried wrong ones waits before another is looked at. Refused until
        then."""
        wait = self.porter.wait(address)
        if wait:
            raise TooMany(f"Too many wrong keys: wait {ceil(wait)} seconds before you try again.")
        is_right = hmac.compare_digest(key.encode(), self.settings.commissioner_key.encode())
        if is_right:
            self.porter.was_right(address)
        else:
            self.porter.was_wrong(address)
        return is_right

    def is_commissioner(self, request: Request) -> bool:
        """Does the browser hold the commissioner's cookie?"""
        shown = request.cookies.get(COMMISSIONER_COOKIE, "")
        return bool(shown) and hmac.compare_digest(shown.encode(), self.commissioner_pass.encode())


def lobby_of(request: Request) -> Lobby:
    """The lobby of the server that was asked."""
    lobby: Lobby = request.app.state.lobby
    return lobby


async def lobby_here(request: Request) -> Lobby:
    """The same for routes. It is async so that nobody sends it to a thread of its own."""
    return lobby_of(request)


def player_of(request: Request) -> str:
    """The browser that asks, if it has been here before."""
    player = request.cookies.get(PLAYER_COOKIE, "")
    return player if player.isascii() and len(player) <= 64 else ""


def address_of(request: Request) -> str:
    """Where a request comes from."""
    return request.client.host if request.client else ""
