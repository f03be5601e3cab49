"""What a league's players are like, place by place, and what they are like when a league is founded."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import mean, pstdev
from typing import Final, NamedTuple

from tools.fool_lab.fake_league import FakeLeague

from fieldhouse.games.fool.model import ABILITIES, ON_A_TEAM, Player
from fieldhouse.games.fool.player_value import SLOTS, home_slot
from fieldhouse.games.fool.state import League

MEASURES: Final[Mapping[str, tuple[str, ...]]] = dict.fromkeys(SLOTS, ABILITIES) | {
    "K": ("distance", "blocked", "no good"), "P": ("distance", "control", "block"),
}  # fmt: skip
"""What is measured at each place."""
STEPS: Final[Mapping[str, tuple[int, ...]]] = dict.fromkeys(SLOTS, (1, 1, 1)) | {"K": (2, 2, 2), "P": (2, 2, 1)}
"""By how much one change of 12.8 moves each of them."""
FOUNDINGS: Final = 24
FIRST_SEED: Final = 9001


class Place(NamedTuple):
    """The men at one place of all teams: how many, and the mean and spread of each of their three numbers."""

    men: int
    means: tuple[float, ...]
    spreads: tuple[float, ...]


def places(league: League) -> dict[str, Place]:
    """All who are on a team, the reserve lists too, by the place that they fill."""
    by_slot: dict[str, list[tuple[int, ...]]] = {slot: [] for slot in SLOTS}
    for player in league.everybody():
        slot = home_slot(player.position)
        if player.status in ON_A_TEAM:
            by_slot[slot].append(numbers(player, slot))
    return {slot: _place(men) for slot, men in by_slot.items()}


def numbers(player: Player, slot: str) -> tuple[int, ...]:
    if slot == "K" and player.kicking:
        return tuple(player.kicking)
    if slot == "P" and player.punting:
        return tuple(player.punting)
    return player.p, player.c, player.s


def _place(men: Sequence[tuple[int, ...]]) -> Place:
    columns = list(zip(*men, strict=True)) or [(0,)] * 3
    return Place(
        len(men), tuple(round(mean(each), 3) for each in columns), tuple(round(pstdev(each), 3) for each in columns)
    )


def norms(recipe: str, teams: int = 12) -> dict[str, Place]:
    """What is usual in the first week of a new league: the mean of some foundings, each with its own dice."""
    found = [places(FakeLeague(recipe, FIRST_SEED + index, teams).to_first_week()) for index in range(FOUNDINGS)]
    return {slot: average([each[slot] for each in found]) for slot in SLOTS}


def average(seen: Sequence[Place]) -> Place:
    return Place(
        round(mean(each.men for each in seen)),
        tuple(mean(each.means[index] for each in seen) for index in range(3)),
        tuple(mean(each.spreads[index] for each in seen) for index in range(3)),
    )
