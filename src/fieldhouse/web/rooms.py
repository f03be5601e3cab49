"""All rooms, those in use in memory, the others on the disk."""

from __future__ import annotations

import secrets
from collections import OrderedDict
from collections.abc import Callable, Sequence
from threading import Lock
from time import monotonic
from typing import Final
from weakref import WeakValueDictionary

from fieldhouse.store.damage import UNREADABLE, damaged_table
from fieldhouse.store.lobby import Beside, Kept, LobbyStore, NoSuchTable
from fieldhouse.store.saved import PERSON
from fieldhouse.table.journal import Entry, Header, Journal
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.refusal import Refusal
from fieldhouse.table.seat import Seat, seated
from fieldhouse.web.faults import log, traceback_lines
from fieldhouse.web.limits import MOST_IN_ALL
from fieldhouse.web.notifications import Notifications
from fieldhouse.web.room import Foretold, Room, unforetold

TOKEN_BYTES: Final = 24
LONGEST_TOKEN: Final = 64
ROOMS_IN_MEMORY: Final = MOST_IN_ALL
"""As many as may be under way: a room that is played in is never read from the disk, which takes ten times as long as
an answer.
"""
IDLE: Final = 120.0
"""Seconds after which a room that nobody listens at or looks at is left to the disk: most of those are games that have
ended, and a browser at a table listens.
"""
FRESH: Final = 1.0
"""For so many seconds a room is taken to be as the disk has it: another server may play at the same tables."""
READERS: Final = 64


class Rooms:
    """Rooms by the ids of their tables, seats by their tokens. *on_game_over* hears of every game that has ended, and
    *foretold* says the chances to win in every room.
    """

    def __init__(
        self,
        store: LobbyStore,
        on_game_over: Callable[[Room], None] = lambda room: None,
        foretold: Foretold = unforetold,
    ) -> None:
        self.store = store
        self.foretold = foretold
        self.on_game_over = on_game_over
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._seats: dict[str, tuple[str, Seat]] = {}
        self._notifications: WeakValueDictionary[str, Notifications] = WeakValueDictionary()
        """Those who wait are the table's, not the room's: a room that is read anew tells the same ones."""
        self._lock = Lock()
        self._reading = tuple(Lock() for _ in range(READERS))
        """A table is read by one at a time; here and there two tables share a lock."""

    def open(
        self, header: Header, facts: PlainReport, beside: Beside | None = None, orders: Sequence[Entry] = ()
    ) -> Room:
        """Set up a new table, with a secret link for each person's seat; *beside* is kept with it or not at all.

        *orders* are the standing orders that its people begin with. The room is remembered as used now.
        """
        tokens = {seat: secrets.token_urlsafe(TOKEN_BYTES) for seat, who in seated(header.seats) if who == PERSON}
        kept = Kept(secrets.token_urlsafe(TOKEN_BYTES), Journal(header, tuple(orders)), facts, tokens=tokens)
        self.store.create(kept, beside)
        room = Room(self.store, kept, self.on_game_over, self._notifications_of(kept.id), self.foretold)
        room.begin()
        with self._lock:
            self._remember(room)
        return room

    def room(self, table_id: str) -> Room:
        """The room of a table: from memory, or read from the database, by one thread at a time. Refused if there is
        none."""
        if len(table_id) > LONGEST_TOKEN:
            raise NoSuchTable("There is no such table.")
        room = self._at_hand(table_id)
        return room if monotonic() - room.looked < FRESH else self.look_again(room)

    def _at_hand(self, table_id: str) -> Room:
        """The room as it is in memory, however long ago the disk was asked; read from there if it is not held."""
        room = self._in_memory(table_id)
        if room is None:
            with self._reading[hash(table_id) % len(self._reading)]:
                return self._in_memory(table_id) or self._read(table_id)
        return room

    def _in_memory(self, table_id: str) -> Room | None:
        """A room that is held and not stale; that it was asked for now is remembered."""
        with self._lock:
            room = self._rooms.get(table_id)
            if room is None or room.is_stale:
                return None
            self._remember(room)
            return room

    def _read(self, table_id: str) -> Room:
        """From the disk, playing the game again: that takes its time, so nobody else may have to wait for it. Of one
        that is over *on_game_over* hears. Refused if there is none, or it is damaged."""
        kept = self.store.read(table_id)
        try:
            room = Room(self.store, kept, self.on_game_over, self._notifications_of(table_id), self.foretold)
        except UNREADABLE as fault:
            log.error("A table cannot be read: %s", "".join(traceback_lines(fault)))
            raise damaged_table() from fault
        if room.session.over:
            self.on_game_over(room)
        with self._lock:
            self._remember(room)
        return room

    def _notifications_of(self, table_id: str) -> Notifications:
        """Who listens to a table, even while its room is not in memory."""
        with self._lock:
            return self._notifications.setdefault(table_id, Notifications())

    def look_again(self, room: Room) -> Room:
        """The room as the disk has it now, if another process has written there or a write has failed; *room* is
        told, and when it was looked at is kept.
        """
        with room.lock:  # or an answer that is being written would seem another's
            if self.store.changes(room.id) != room.changes:
                room.is_stale = True
            room.looked = monotonic()
        return self.room(room.id)

    def seat(self, token: str) -> tuple[Room, Seat]:
        """The room and the seat that a link opens, from memory, which remembers that it was asked for now, or read from
        the database. Refused if it opens none."""
        table_id, seat = self._place(token)
        return self.room(table_id), seat

    def _place(self, token: str) -> tuple[str, Seat]:
        """Which table and seat a token opens, from memory or from the database. Refused if it opens none."""
        place = self._seats.get(token)
        if place is None:
            if len(token) > LONGEST_TOKEN:
                raise NoSuchTable("This link opens no seat.")
            place = self._seats[token] = self.store.seat(token)
        return place

    def act(self, token: str, act: Callable[[Room, Seat], None]) -> tuple[Room, Seat]:
        """Whoever holds a seat does something: *act* is given his room and his seat, and the room as it then stands.

        The disk is not asked first, since it refuses to be written by a room that another process has overtaken. Who is
        refused, for that or any reason, does the same in the room as it is on the disk, if that is another. The room is
        remembered as used now.
        """
        table_id, seat = self._place(token)
        room = self._at_hand(table_id)
        try:
            act(room, seat)
        except Refusal:
            newer = self.look_again(room)
            if newer is room:
                raise
            act(newer, seat)
        return self.room(table_id), seat

    def forget(self, table_id: str) -> None:
        """Let go of a room whose table has been thrown away."""
        with self._lock:
            self._rooms.pop(table_id, None)
            self._seats = {token: place for token, place in self._seats.items() if place[0] != table_id}

    def wake_all(self) -> None:
        """Wake everybody who waits for news."""
        with self._lock:
            rooms = tuple(self._rooms.values())
        for room in rooms:
            room.notifications.tell()

    def _remember(self, room: Room) -> None:
        """Hold a room, the newest; idle ones that nobody listens to are let go."""
        room.used = monotonic()
        self._rooms[room.id] = room
        self._rooms.move_to_end(room.id)
        for _ in range(2):  # one comes, two may go: nobody waits until all have been looked at
            oldest = next(iter(self._rooms.values()))
            if len(self._rooms) <= ROOMS_IN_MEMORY and room.used - oldest.used < IDLE:
                return
            if len(oldest.notifications):
                self._rooms.move_to_end(oldest.id)
            else:
                self._leave_to_the_disk(oldest)

    def _leave_to_the_disk(self, room: Room) -> None:
        """Let a room go: all of it is in the database."""
        del self._rooms[room.id]
        for token in room.tokens.values():
            self._seats.pop(token, None)
