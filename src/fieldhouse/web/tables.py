"""Setting up a table: from what somebody wishes to a room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from fieldhouse import catalog
from fieldhouse.batch import ahead
from fieldhouse.store.fairness import fair
from fieldhouse.store.lobby import Beside
from fieldhouse.store.saved import PERSON
from fieldhouse.table.fair import promised
from fieldhouse.table.game import AnyDefinition, BadOption
from fieldhouse.table.journal import Entry, Header
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.seat import Seat, seated
from fieldhouse.table.standing import AnyOrder, tacit, usual
from fieldhouse.web.course import course
from fieldhouse.web.own_charts import OWN_BOX, OWN_CHARTS, kept_with, lent_box, lent_teams, own_texts, with_box
from fieldhouse.web.requests import NewTable, SeatWish
from fieldhouse.web.room import Room
from fieldhouse.web.rooms import Rooms
from fieldhouse.web.teams import title_of, titles_of

ME: Final = "me"
FRIEND: Final = "friend"
COMPUTER: Final = "computer"
FIRST_ORDERS: Final[dict[str, Callable[[Sequence[AnyOrder], Sequence[Seat]], list[Entry]]]] = {
    "usual": usual, "tacit": tacit, "none": lambda orders, seats: [],
}  # fmt: skip
"""What people at a new table have ordered: the defaults of the house, the tacit ones, or to be asked everything."""


def set_up(rooms: Rooms, wish: NewTable) -> Room:
    """A new table as somebody wishes it, kept, with a process that thinks ahead for computers; whatever is wrong with
    the wish is a sentence. Charts of one's own are lent to the library.
    """
    definition = catalog.game(wish.game)
    if wish.guided:
        return _guided(rooms, definition)
    teams = tuple(wish.teams) or usual_teams(wish.game)
    names, charts = lent_teams(wish.game, teams, wish.charts)
    facts = {"practice": wish.practice, **({} if wish.odds is None else {"odds": wish.odds})}
    if wish.components or wish.box:
        return _with_own_box(rooms, definition, wish, names, facts)
    header = definition.header(names, 0, dict(wish.options), wish.dice)
    if not charts:
        return open_table(rooms, definition, header, wish.seats, facts, wish.orders)
    lent, own = replace(header, teams=names), {**facts, OWN_CHARTS: True}
    return open_table(rooms, definition, lent, wish.seats, own, wish.orders, kept_with(charts))


def _with_own_box(
    rooms: Rooms, definition: AnyDefinition, wish: NewTable, names: tuple[str, ...], facts: PlainReport
) -> Room:
    """A table with a box of its own, which is lent to the library and kept with it; computers think ahead in a process
    of their own. Refused as ``open_table`` refuses, and if the box will not do."""
    texts = own_texts(wish.game, wish.components, wish.box)
    with with_box(wish.game, texts):
        header = definition.header(names, 0, dict(wish.options), wish.dice)
    digest = header.digests[0]
    own = {**facts, OWN_CHARTS: True, OWN_BOX: digest}
    beside = kept_with(lent_box(wish.game, digest, texts))
    return open_table(rooms, definition, header, wish.seats, own, wish.orders, beside)


def _guided(rooms: Rooms, definition: AnyDefinition) -> Room:
    """A first game for one person against computers, with rules and dice of its course: nobody throws bytes in.

    The table is kept, and computers think ahead in a process of their own.
    """
    played = course(definition.name)
    header = definition.header(usual_teams(definition.name), 0, {"preset": played.preset}, "rolled")
    given = ("",) * len(header.teams)
    return open_table(
        rooms, definition, header, (), {"practice": False, "guided": True}, "usual",
        dice=lambda header: promised(replace(fair(header), seed=played.seed, given=given)),
    )  # fmt: skip


def is_only_watched(wish: NewTable) -> bool:
    """Nobody sits there but computers."""
    return bool(wish.seats) and all(seat.who == COMPUTER for seat in wish.seats)


def usual_teams(game: str) -> tuple[str, ...]:
    """Who plays when nobody is named, of the teams in the library."""
    return catalog.usual_teams(game, list(titles_of(game)))


def open_table(
    rooms: Rooms, definition: AnyDefinition, header: Header, wishes: Sequence[SeatWish], facts: PlainReport,
    orders: str, beside: Beside | None = None, dice: Callable[[Header], Header] = fair,
) -> Room:  # fmt: skip
    """Open a table with these seats, and keep it; computers begin to think ahead, in a process of their own.

    *orders* is which standing orders its people begin with, by name; *dice* gives the header its seed. Refused if there
    are more or fewer seats than teams, or no computer of such a level.
    """
    wishes = wishes or usual_seats(len(header.teams))
    if len(wishes) != len(header.teams):
        raise BadOption(f"{len(header.teams)} seats are to be taken here, not {len(wishes)}.")
    held = [wish.who for wish in wishes]
    facts = {
        **facts,
        "held": held,
        "host": held.index(ME) if ME in held else None,
        "names": {str(seat): wish.name for seat, wish in seated(wishes) if wish.name and wish.who != COMPUTER},
    }
    agreed = replace(header, seats=tuple(_sitting(definition, wish) for wish in wishes))
    ahead.begin(agreed)
    people = [seat for seat, wish in seated(wishes) if wish.who != COMPUTER]
    return rooms.open(dice(agreed), facts, beside, FIRST_ORDERS[orders](definition.standing_orders, people))


def usual_seats(count: int) -> list[SeatWish]:
    """You are at home, or the first of the owners; all others are the computer's."""
    mine = 1 if count == 2 else 0
    return [SeatWish(who=ME if seat == mine else COMPUTER) for seat in range(count)]


def _sitting(definition: AnyDefinition, wish: SeatWish) -> str:
    """What the header calls who sits there: a coach by level, or a person."""
    return catalog.level(definition, wish.level) if wish.who == COMPUTER else PERSON


def link(token: str) -> str:
    """The page of a seat; whoever has the address holds the seat."""
    return f"/seat/{token}"


def links(room: Room) -> list[PlainReport]:
    """The links of all seats that people hold: only for whoever sets the table up."""
    return [
        {"seat": seat, "name": room.definition.seats[seat], "token": token, "link": link(token)}
        for seat, token in sorted(room.tokens.items())
    ]


def invitations(room: Room, seat: Seat) -> list[PlainReport]:
    """Links that the host has still to pass on."""
    if seat != room.facts.get("host"):
        return []
    return [each for each in links(room) if is_kept_for_a_friend(room, each["seat"])]


def is_kept_for_a_friend(room: Room, seat: Seat) -> bool:
    """Nobody has taken this seat yet, whoever has looked at its link: previews of links do."""
    held = room.facts.get("held", ())
    return bool(held) and held[seat] == FRIEND and seat not in room.facts.get("opened", ())


def companions(room: Room, seat: Seat) -> list[PlainReport]:
    """The other seats that share this device, each with what its player goes by; team titles from the library."""
    held = room.facts.get("held", ())
    if not held or held[seat] != ME:
        return []
    names = room.facts.get("names", {})
    return [
        {**each, "title": names.get(str(each["seat"])) or title_of(room.header.game, room.header.teams[each["seat"]])}
        for each in links(room)
        if each["seat"] != seat and held[each["seat"]] == ME
    ]
