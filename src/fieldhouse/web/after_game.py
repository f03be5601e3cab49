"""What is told of a game when it is over: its story and its turning points; and how it is played once more."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from fieldhouse.store.saved import PERSON
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.refusal import Conflict
from fieldhouse.table.seat import Seat, all_seats, seated
from fieldhouse.table.story import Story
from fieldhouse.web.own_charts import OWN_BOX
from fieldhouse.web.room import Room
from fieldhouse.web.tables import COMPUTER, FRIEND
from fieldhouse.web.views import seats

MOST_TURNS: Final = 3
STORY: Final = "story"
"""Where a room keeps it, beside what each seat sees, until somebody takes something back."""
LEAST_SWING: Final = 0.06
"""Of the chance to win: less turned nothing."""


class TurningPoint(NamedTuple):
    """After these plays a seat's chance to win was another; ``play`` is the last of them."""

    play: int
    seat: Seat
    before: float
    after: float
    lines: tuple[str, ...]


def story_of(room: Room) -> Story:
    """A finished game's story, kept in the room once told: the game is played again for its notes. Refused while it is
    under way."""
    with room.lock:
        if not room.session.over:
            raise Conflict("The story of a game is told when it is over.")
        if STORY not in room.seen:
            room.seen[STORY] = room.definition.pages.story(room.header, list(room.session.notes))
        story: Story = room.seen[STORY]
        return story


def turning_points(room: Room, points: Sequence[PlainReport]) -> list[TurningPoint]:
    """Where the win chance moved most, a few places at most, in the order of the game, each with the seat that gained;
    *points* are those of the curve."""
    found = []
    for one, two in pairwise(points):
        gains = [after - before for before, after in zip(one["chances"], two["chances"], strict=True)]
        seat = max(all_seats(len(gains)), key=gains.__getitem__)
        if gains[seat] >= LEAST_SWING:
            between = range(one["play"] + 1, two["play"] + 1)
            lines = tuple(line.text.strip() for line in room.play_by_play.lines if line.play in between)
            found.append(TurningPoint(two["play"], seat, one["chances"][seat], two["chances"][seat], lines))
    largest = sorted(found, key=lambda turn: turn.before - turn.after)[:MOST_TURNS]
    return sorted(largest)


def recap_of(room: Room, curve: PlainReport) -> PlainReport:
    """The story, kept in the room, and the turning points once the whole curve is known. Refused before the game is
    over."""
    story, known = story_of(room), len(curve["points"])
    with room.lock:
        turns = turning_points(room, curve["points"]) if known == curve["of"] else []
        return {
            "table": room.id, "story": story, "turns": turns, "seats": seats(room), "known": known, "of": curve["of"],
        }  # fmt: skip


def rematch(room: Room) -> PlainReport | None:
    """The same table once more, as somebody would wish for it; None for a game of a season or a league, which is played
    once."""
    if any(room.facts.get(place) for place in ("season", "archived", "league", "archived_league")):
        return None
    header, names = room.header, room.facts.get("names", {})
    held = room.facts.get("held") or [FRIEND if who == PERSON else COMPUTER for who in header.seats]
    return {
        "game": header.game,
        "teams": list(header.teams),
        "options": dict(header.options),
        "seats": [
            {"who": held[seat], "level": "" if who == PERSON else who, "name": names.get(str(seat), "")}
            for seat, who in seated(header.seats)
        ],
        "dice": header.dice,
        "practice": room.is_practice,
        **({"box": room.facts[OWN_BOX]} if room.facts.get(OWN_BOX) else {}),
    }
