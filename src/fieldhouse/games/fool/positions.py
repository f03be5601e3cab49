"""Positions and their hierarchy (12.5.2): general ones hold special ones, and some players hold two at once.

``B`` holds ``F``, ``H``, ``TB`` and ``W``; ``E`` holds ``W`` and ``TE``; ``U`` the offensive line; ``DL``, ``LB`` and
``DH`` their own. A combined position is written ``LB/DH`` or ``Q/P``; a star means broader than standard: ``DH*`` plays
DH or LB.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from fieldhouse.table.refusal import Refusal

PARENTS: Final[dict[str, tuple[str, ...]]] = {
    "Q": (), "B": (), "E": (), "U": (), "DL": (), "LB": (), "DH": (), "K": (), "P": (),
    "F": ("B",), "H": ("B",), "TB": ("B",), "W": ("B", "E"), "TE": ("E",),
    "T": ("U",), "G": ("U",), "C": ("U",),
    "DE": ("DL",), "DT": ("DL",), "OLB": ("LB",), "MLB": ("LB",), "CB": ("DH",), "S": ("DH",),
}  # fmt: skip
"""The next more general positions of each single position."""
STARS: Final = {"Q*": ("Q", "B"), "B*": ("B", "E"), "E*": ("E", "B"), "DH*": ("DH", "LB"), "LB*": ("LB", "DL")}
"""Broader than standard: what each plays, the main position first."""

KICKER: Final = "K"
PUNTER: Final = "P"
QUARTERBACK: Final = "Q"
KICKERS: Final = (KICKER, PUNTER)
OFFENSIVE_LINE: Final = ("U", "T", "G", "C")
DEFENSIVE_LINE: Final = ("DL", "DE", "DT")
LINEMEN: Final = OFFENSIVE_LINE + DEFENSIVE_LINE
LINEBACKERS: Final = ("LB", "OLB", "MLB")
BACKFIELD: Final = ("DH", "CB", "S")
DEFENSE: Final = DEFENSIVE_LINE + LINEBACKERS + BACKFIELD
BACKS: Final = ("B", "F", "H", "TB")
RECEIVERS: Final = ("E", "TE", "W")
OFFENSE: Final = (QUARTERBACK, *BACKS, *RECEIVERS, *OFFENSIVE_LINE)


class BadPosition(Refusal):
    """A position that nobody plays: a sentence with those there are."""


@cache
def parts(position: str) -> tuple[str, ...]:
    """The single positions that a player of *position* holds. Refused (``BadPosition``) if one of them is none."""
    if position in STARS:
        return STARS[position]
    found = tuple(position.split("/"))
    for part in found:
        if part not in PARENTS:
            known = ", ".join([*PARENTS, *STARS])
            raise BadPosition(f"{part!r} is no position; expected one of {known}, or two of them as in LB/DH.")
    return found


@cache
def descendants(position: str) -> tuple[str, ...]:
    """All single positions more special than *position*."""
    own = parts(position)
    below = tuple(child for child, parents in PARENTS.items() if any(part in parents for part in own))
    return tuple(dict.fromkeys(below + tuple(each for child in below for each in descendants(child))))


@cache
def covers(position: str, slot: str) -> bool:
    """A player of *position* plays at *slot* without being out of position."""
    return slot in parts(position) or slot in descendants(position)


def is_specialization(old: str, new: str) -> bool:
    """12.5.2: to a more special position that the old one includes, by any number of steps; never to a kicking job."""
    return new != old and new not in KICKERS and field_parts(old) != (new,) and covers(old, new)


def is_despecialization(old: str, new: str) -> bool:
    """12.5.2: one step to a more general position that includes the old one."""
    held = field_parts(old)
    return len(held) == 1 and (new in PARENTS[held[0]] or (new in STARS and STARS[new][0] == held[0]))


def is_lineman(position: str) -> bool:
    """In every part of a double position."""
    return all(part in LINEMEN for part in parts(position))


def is_on_offense(position: str) -> bool:
    """In some part of a double position."""
    return any(part in OFFENSE for part in parts(position))


def is_on_defense(position: str) -> bool:
    """In some part of a double position."""
    return any(part in DEFENSE for part in parts(position))


def kicking_parts(position: str) -> tuple[str, ...]:
    """Those of a position's parts that kick."""
    return tuple(part for part in parts(position) if part in KICKERS)


def field_parts(position: str) -> tuple[str, ...]:
    """Those of a position's parts that do not kick."""
    return tuple(part for part in parts(position) if part not in KICKERS)


@cache
def roles(position: str) -> tuple[str, ...]:
    """12.3.1: what experience is tallied, and changes are rolled, for separately.

    Two generalized positions are one role, unless he goes both ways; a kicking position is always one of its own.
    """
    if position in STARS:
        return (position,)
    sides = [[part for part in field_parts(position) if part in side] for side in (OFFENSE, DEFENSE)]
    return (*("/".join(side) for side in sides if side), *kicking_parts(position))


def has_two_roles(position: str) -> bool:
    """Does he earn experience for two things separately (12.3.1)?"""
    return len(roles(position)) > 1
