"""A lobby that has been open for hours: tables in the middle of their games, for ``bench.web --seasoned``.

They are played here, without a server, and written where it will find them.
"""

from __future__ import annotations

import random

from fieldhouse.store.lobby import Kept, LobbyStore
from fieldhouse.web.requests import NewTable
from fieldhouse.web.room import Room
from fieldhouse.web.rooms import Rooms
from fieldhouse.web.season_games import TablesAndSeasons
from fieldhouse.web.tables import set_up

LENGTHS = {"ddf": 210, "bowlbound": 190, "statispro": 440, "lords": 320}
"""About so many answers a person gives who takes any of them half of the time."""
GIVEN = 32


class Unwritten(LobbyStore):
    """Keeps nothing: only where a game has come to in the end is worth the disk."""

    def keep(self, table: Kept, first: int) -> None:
        return


def seasoned(games: list[str]) -> list[str]:
    """The links of so many seats, those of each kind of game spread evenly over its length."""
    store = TablesAndSeasons()
    rooms = Rooms(store)
    unwritten = Unwritten(store.engine)
    tokens = []
    for number, game in enumerate(games):
        alike = [index for index, other in enumerate(games) if other == game]
        share = (alike.index(number) + random.Random(number).random()) / len(alike)
        room = set_up(rooms, NewTable(game=game))
        room.give(room.people[0], random.Random(number).randbytes(GIVEN).hex())
        _play(room, unwritten, store, int(share * LENGTHS[game]), random.Random(-number))
        tokens.append(room.tokens[room.people[0]])
        rooms.forget(room.id)
    return tokens


def _play(room: Room, unwritten: LobbyStore, store: LobbyStore, answers: int, choose: random.Random) -> None:
    """Answer as ``Person.chosen`` does, then write the table once."""
    (seat,) = room.people
    changes, written = room.changes, len(room.session.entries)
    room.store = unwritten
    for _ in range(answers):
        question = room.question(seat)
        if question is None:
            break
        keys = [option.key for option in question.options]
        room.answer(seat, room.turn, choose.choice(keys) if choose.random() < 0.5 else question.default)
    kept = Kept(room.id, room.session.journal, room.facts, changes + 1, room.session.over, tokens=room.tokens)
    store.keep(kept, written)
