"""Usable rosters: the men who played most, their positions, starters, asterisks and foul ranges."""

from __future__ import annotations

from typing import Final

from fieldhouse.builders.nba.ratings import foul_width
from fieldhouse.builders.nba.totals import PlayerSeason
from fieldhouse.games.statispro.model import CENTER, FORWARD, GUARD

ROSTER: Final = 18
"""With twelve a team of today used one man and a half fewer in a game than it did."""
NEEDS: Final = {GUARD: 3, FORWARD: 3, CENTER: 2}
"""Men at each role that a usable roster holds."""
TALL_GUARD: Final = 78
SHORT_FORWARD: Final = 79
TALL_FORWARD: Final = 81
SHORT_CENTER: Final = 82
ONE_ASTERISK: Final = 34.0
TWO_ASTERISKS: Final = 37.0
"""Minutes a game."""
HIGHEST: Final = 100
_MAIN: Final = {"PG": GUARD, "SG": GUARD, "G": GUARD, "SF": FORWARD, "PF": FORWARD, "F": FORWARD, "C": CENTER}
PLACES: Final = (2, 2, 1)
GROUPS: Final = ((CENTER,), (GUARD,), (FORWARD,), (FORWARD, CENTER), (GUARD, FORWARD), (GUARD, CENTER))
SLACK: Final = 0.94
"""A role is overfull before its men's minutes fill it: a rotation needs some play."""


def roles(p: PlayerSeason) -> tuple[int, ...]:
    """Guard, Forward, Center: as listed, and by height for swingmen and big men."""
    listed = [part for part in (p.pos or "F").replace("/", "-").split("-") if part in _MAIN]
    found = {_MAIN[part] for part in listed} or {FORWARD}
    main = listed[0] if listed else "F"
    inches = p.height_in or 0
    if main == "SG" and inches >= TALL_GUARD:
        found.add(FORWARD)
    if main == "SF" and 0 < inches <= SHORT_FORWARD:
        found.add(GUARD)
    if main in ("PF", "F") and inches >= TALL_FORWARD:
        found.add(CENTER)
    if main == "C" and 0 < inches <= SHORT_CENTER:
        found.add(FORWARD)
    return tuple(sorted(found))


def team_roles(chosen: list[PlayerSeason]) -> list[tuple[int, ...]]:
    """Every man's roles, so that all can have their minutes: of an overfull role the best-suited man gets another."""
    found = [roles(p) for p in chosen]
    total = sum(p.mp for p in chosen)
    for _ in range(2 * len(chosen)):
        crowded = next((group for group in GROUPS if _load(chosen, found, group) > SLACK * _room(group, total)), None)
        if crowded is None:
            break
        widen(chosen, found, crowded)
    return found


def _load(chosen: list[PlayerSeason], found: list[tuple[int, ...]], group: tuple[int, ...]) -> int:
    """Minutes of the men who can play nowhere else."""
    return sum(p.mp for p, own in zip(chosen, found, strict=True) if all(role in group for role in own))


def _room(group: tuple[int, ...], total: int) -> float:
    """The minutes that those positions have of *total*."""
    return total * sum(PLACES[role] for role in group) / sum(PLACES)


def widen(chosen: list[PlayerSeason], found: list[tuple[int, ...]], group: tuple[int, ...]) -> None:
    """Changes one man of *found*: guards and centers widen to forward; forwards to center by height, or to guard by the
    lack of it.
    """
    stuck = [index for index, own in enumerate(found) if all(role in group for role in own)]
    if FORWARD not in group:
        index = min(stuck, key=lambda index: _inches(chosen[index]) * (1 if CENTER in group else -1))
        found[index] = tuple(sorted({*found[index], FORWARD}))
        return
    total = sum(p.mp for p in chosen)
    loads = {
        role: _load(chosen, found, (role,)) / _room((role,), total) for role in (GUARD, CENTER) if role not in group
    }
    role = min(loads, key=lambda role: (loads[role], role))
    able = [index for index in stuck if FORWARD in found[index]] or stuck
    index = max(able, key=lambda index: _inches(chosen[index]) * (1 if role == CENTER else -1))
    found[index] = tuple(sorted({*found[index], role}))


def _inches(p: PlayerSeason) -> int:
    """His height; 79 where it is not told."""
    return p.height_in or 79


def roster(players: list[PlayerSeason]) -> list[PlayerSeason]:
    """So many by minutes; then, for a role that is short, the next man who can play it."""
    order = sorted(players, key=lambda p: (-p.mp, p.player))
    chosen, rest = order[:ROSTER], order[ROSTER:]
    for role, need in NEEDS.items():
        have = sum(role in roles(p) for p in chosen)
        chosen += [p for p in rest if role in roles(p) and p not in chosen][: max(0, need - have)]
    return chosen


def starters(chosen: list[PlayerSeason], known: list[tuple[int, ...]]) -> list[PlayerSeason]:
    """Five who started most (or played most, where starts were not counted) and fit the positions."""
    order = sorted(zip(chosen, known, strict=True), key=lambda man: (-(man[0].gs or 0), -man[0].mp, man[0].player))
    five: list[tuple[PlayerSeason, tuple[int, ...]]] = []
    for man in order:
        if len(five) < sum(PLACES) and fits([*(own for _, own in five), man[1]], list(PLACES)):
            five.append(man)
    return [p for p, _ in five]


def fits(men: list[tuple[int, ...]], free: list[int]) -> bool:
    """Is there a place for each? *free* stays as it was."""
    if not men:
        return True
    for role in men[0]:
        if free[role]:
            free[role] -= 1
            found = fits(men[1:], free)
            free[role] += 1
            if found:
                return True
    return False


def asterisks(p: PlayerSeason) -> int:
    """5.4: who played so much that he needs no rest in the second half, or in either."""
    minutes = p.mp / p.g
    return (minutes >= ONE_ASTERISK) + (minutes >= TWO_ASTERISKS)


def foul_ranges(chosen: list[PlayerSeason]) -> list[tuple[int, int]]:
    """Laid end to end from the most used down; if they do not fit in 100, the last are narrowed."""
    widths = [foul_width(p) for p in chosen]
    at = len(widths) - 1
    while sum(widths) > HIGHEST:
        if widths[at] > 1:
            widths[at] -= 1
        at = at - 1 if at else len(widths) - 1
    ranges = []
    low = 1
    for width in widths:
        ranges.append((low, low + width - 1))
        low += width
    return ranges
