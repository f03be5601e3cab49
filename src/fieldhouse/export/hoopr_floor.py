"""Who was on the floor in a game of Statis Pro Basketball, followed through its notes: who started, what each man's
time there was worth, and who led by how much."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from fieldhouse.games.statispro import events
from fieldhouse.games.statispro.events import Possession
from fieldhouse.games.statispro.man import EJECTED
from fieldhouse.games.statispro.model import FIVE
from fieldhouse.games.statispro.scoresheet import COUNTS, POINTS
from fieldhouse.table.seat import AWAY, BOTH, HOME, Seat

WORTH = {code: dict(counts)[POINTS] for code, counts in COUNTS.items() if POINTS in dict(counts)}
"""The points of an event."""
Man = tuple[Seat, int]


class Floor(NamedTuple):
    """A whole game: who started, who was sent off, plus and minus by man, the largest lead by seat, and how often
    another side went ahead."""

    starters: frozenset[Man]
    ejected: frozenset[Man]
    margins: dict[Man, int]
    leads: tuple[int, int]
    changes: int


def floor_of(notes: Iterable[Possession]) -> Floor:
    """A game followed from its first line-ups to its end."""
    places: list[dict[int, int]] = [{}, {}]
    starters: set[Man] = set()
    ejected: set[Man] = set()
    margins: dict[Man, int] = {}
    leads, score, changes, leader = [0, 0], [0, 0], 0, None
    for possession in notes:
        for code, seat, who, detail in possession.events:
            if code in (events.SUBSTITUTION, events.MOVED):
                position = int(str(detail))
                if len(places[seat]) < len(FIVE) and position not in places[seat]:
                    starters.add((seat, who))
                places[seat][position] = who
            elif code == events.OUT and detail == EJECTED:
                ejected.add((seat, who))
            elif code in WORTH:
                score[seat] += WORTH[code]
                for side in BOTH:
                    for man in places[side].values():
                        margins[side, man] = margins.get((side, man), 0) + (
                            WORTH[code] if side == seat else -WORTH[code]
                        )
                ahead = score[HOME] - score[AWAY]
                leads = [max(leads[AWAY], -ahead), max(leads[HOME], ahead)]
                if ahead:
                    now = HOME if ahead > 0 else AWAY
                    changes += leader is not None and now != leader
                    leader = now
    return Floor(frozenset(starters), frozenset(ejected), margins, (leads[AWAY], leads[HOME]), changes)
