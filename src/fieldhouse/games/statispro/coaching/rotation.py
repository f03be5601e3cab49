"""Who plays when: a plan of line-ups by rest period that gives everybody his minutes and his rest.

A half has six rest periods (5:00, 9:00 and the end of each quarter). A starter who sits from the start of the second
quarter, or over two rest periods in a row, has rested by rule 5.4 even though substitutions must wait for a dead ball.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from fieldhouse.games.statispro.man import ABSENT, Man
from fieldhouse.games.statispro.model import CENTER, FIVE, FORWARD, GUARD, ROLE_OF, Player
from fieldhouse.table.sums import total

PERIODS_A_HALF: Final = 6
LENGTHS: Final[tuple[float, ...]] = (5.0, 4.0, 3.0, 5.0, 4.0, 3.0)
HALF: Final = total(LENGTHS)
SHORT: Final[tuple[int, ...]] = (2, 5)
"""The rest periods in which a man has a turn who would else not play: whoever has come plays."""
WHOLE_GAME: Final = 240.0
STRETCH: Final = 0.08
MIDDLE: Final = 24.0
VARIANTS: Final = 8
"""Plans a team alternates between, so that minutes come out right on average."""

Off = tuple[int, ...]
RESTFUL: Final[tuple[Off, ...]] = (
    (3,), (1, 2), (2, 3), (3, 4), (3, 5), (1, 2, 5), (1, 2, 3), (2, 3, 4), (1, 2, 4), (1, 2, 3, 5), (1, 2, 4, 5),
    (2, 3, 4, 5), (1, 2, 3, 4, 5),
)  # fmt: skip
TIRELESS: Final[tuple[Off, ...]] = ((), (2,), (5,), (1,), (4,))
CLOSING: Final = 5
"""The last rest period of the game belongs to the starters."""

PLACES: Final[tuple[int, ...]] = (2, 2, 1)
"""Line-up positions of each role."""
ROOM: Final = tuple(
    (tuple(roles for roles in range(1, 8) if not roles & ~group), 2 * (group & 1) + (group & 2) + (group >> 2))
    for group in range(1, 7)
)
"""For each group of roles, as bits, the men who can play nowhere else, and the places it has."""

Plan = tuple[tuple[int, ...], ...]
"""For each rest period of the game the indexes of the five, by position."""


def targets(men: Sequence[Man]) -> dict[int, float]:
    """Minutes for each man who has come: those of his card, 240 in all; what is too much the least used lose.

    They are stretched a little, for foul trouble, rest and games that are decided take from those who play most.
    """
    minutes = {
        man.index: max(0.5, man.card.minutes + STRETCH * (man.card.minutes - MIDDLE))
        for man in men
        if man.out != ABSENT
    }
    for index in sorted(minutes, key=lambda index: (minutes[index], -index)):
        excess = total(minutes.values()) - WHOLE_GAME
        if excess <= 0:
            break
        minutes[index] -= min(minutes[index], excess)
    for _ in range(4):
        scale = WHOLE_GAME / total(minutes.values())
        minutes = {index: min(most_minutes(men[index].card), time * scale) for index, time in minutes.items()}
    return minutes


def most_minutes(card: Player) -> float:
    """The most that a man is planned for, by his asterisks (5.4)."""
    return {0: 39.0, 1: 43.0, 2: 46.0}[card.asterisks]


def make_plan(men: Sequence[Man], variant: int, wanted: dict[int, float] | None = None) -> Plan:
    """Line-ups for the twelve rest periods of a game, for the minutes of the cards or those that are *wanted*."""
    wanted = targets(men) if wanted is None else wanted
    five = starters(men, wanted)
    plan: list[tuple[int, ...]] = []
    played = dict.fromkeys(wanted, 0.0)
    for half in range(2):
        offs = _rests(men, five, wanted, played, half, variant)
        for period in range(PERIODS_A_HALF):
            end = half * HALF + total(LENGTHS[: period + 1])
            staying = [index for index in five if period not in offs[index]]
            due = {index: wanted[index] * end / (2 * HALF) - played[index] for index in wanted if index not in staying}
            bench = sorted(
                due, key=lambda index: (index in five, -due[index] - _jitter(index, period + 6 * half, variant))
            )
            if period in SHORT and (idle := [index for index in reversed(bench) if not played[index]]):
                bench.remove(idle[0])
                bench.insert(0, idle[0])
            chosen = filled(men, staying, bench)
            for index in chosen:
                played[index] += LENGTHS[period]
            plan.append(arrange(men, chosen))
    return tuple(plan)


def _jitter(index: int, at: int, variant: int) -> float:
    """A little number that is always the same, so that two plans differ."""
    return 1.6 * ((index * 37 + at * 11 + variant * 53) % 29) / 29


def starters(men: Sequence[Man], wanted: dict[int, float]) -> list[int]:
    """The starters of the card, or who plays most, as the positions allow."""
    order = sorted(wanted, key=lambda index: (not men[index].card.is_starter, -wanted[index]))
    return filled(men, [], order)


def filled(men: Sequence[Man], staying: Sequence[int], bench: Sequence[int]) -> list[int]:
    """Five men: those who stay, and from the bench in its order whoever still fits a position; if too few do, the next
    who do not. Fewer if there are no more."""
    chosen = list(staying)
    for index in bench:
        if len(chosen) == len(FIVE):
            return chosen
        if can_stand(men, [*chosen, index]):
            chosen.append(index)
    chosen += [index for index in bench if index not in chosen][: len(FIVE) - len(chosen)]
    return chosen


def can_stand(men: Sequence[Man], indexes: Sequence[int]) -> bool:
    """Can these men stand in listed positions, all of them? No group of roles may hold more than its places."""
    return _have_room(tuple([men[index].roles for index in indexes]))


@cache
def _have_room(masks: tuple[int, ...]) -> bool:
    """Can men of these roles, as bits, stand at the five positions, all of them?"""
    counts = [0] * 8
    for mask in masks:
        counts[mask] += 1
    return all(sum(counts[roles] for roles in group) <= room for group, room in ROOM)


@cache
def _places(roles: tuple[tuple[int, ...], ...], free: tuple[int, ...] = PLACES) -> tuple[int, ...] | None:
    """A role for each of these men, of those that are free; None if they do not all fit."""
    if not roles:
        return ()
    for role in roles[0]:
        if free[role]:
            found = _places(roles[1:], tuple(left - (index == role) for index, left in enumerate(free)))
            if found is not None:
                return (role, *found)
    return None


def arrange(men: Sequence[Man], indexes: Sequence[int]) -> tuple[int, ...]:
    """Five men by position, PG to C: guards by ASSIST, forwards by REBOUNDS; if they do not all fit, as many as do."""
    order = sorted(indexes, key=lambda index: len(men[index].card.roles))
    places = _places(tuple([men[index].card.roles for index in order]))
    if places is None:
        return _arrange_anyhow(men, indexes)
    by_role = {role: [index for index, place in zip(order, places, strict=True) if place == role] for role in range(3)}
    guards = sorted(by_role[GUARD], key=lambda index: -men[index].card.assist)
    forwards = sorted(by_role[FORWARD], key=lambda index: men[index].card.rebounds)
    return (*guards, *forwards, *by_role[CENTER])


def _arrange_anyhow(men: Sequence[Man], indexes: Sequence[int]) -> tuple[int, ...]:
    """The five at their positions as far as their roles allow, the others wherever there is room."""
    left = list(indexes)
    five: list[int] = []
    for position in FIVE:
        index = next((index for index in left if ROLE_OF[position] in men[index].card.roles), -1)
        five.append(index)
        if index >= 0:
            left.remove(index)
    return tuple(left.pop(0) if index < 0 else index for index in five)


def _rests(
    men: Sequence[Man], five: Sequence[int], wanted: dict[int, float], played: dict[int, float], half: int, variant: int
) -> dict[int, Off]:
    """For each starter the rest periods he sits out in this half."""
    crowd = [0] * PERIODS_A_HALF
    offs: dict[int, Off] = {}
    for index in sorted(five, key=lambda index: -wanted[index]):
        is_free = men[index].is_excused(half == 1)
        aim = wanted[index] * (half + 1) / 2 - played[index]
        best = min(
            (off for off in ((*TIRELESS, *RESTFUL) if is_free else RESTFUL) if not half or CLOSING not in off),
            key=lambda off: _cost(off, aim, crowd, index, variant + half),
        )
        offs[index] = best
        for period in best:
            crowd[period] += 1
    return offs


def _cost(off: Off, aim: float, crowd: Sequence[int], index: int, variant: int) -> float:
    """How far a man's rest is from his minutes, how crowded the bench would be, and a little that differs by
    variant."""
    crowding = sum([crowd[period] - 1 for period in off if crowd[period] > 1])
    return abs(_minutes(off) - aim) + 0.8 * crowding + 2.5 * ((index * 31 + variant * 17 + sum(off) * 7) % 13) / 13


@cache
def _minutes(off: Off) -> float:
    """The minutes of a half that are left for who sits out *off*."""
    return HALF - total(LENGTHS[index] for index in off)
