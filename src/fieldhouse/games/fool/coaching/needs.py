"""What a computer owner thinks of a player: what he is worth, how long he will last, and whether he is needed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from fieldhouse.games.fool.model import Player
from fieldhouse.games.fool.player_value import ROSTER_SHAPE, SLOTS, best_value, home_slot
from fieldhouse.games.fool.state import League

EMPTY_PLACE: Final = 8.0
"""What the last man of a roster is worth; a place where nobody starts is worth nothing."""


def lasting_value(player: Player) -> float:
    """Worth, and what age does to it: the young may improve, the old do not last."""
    return best_value(player) + youth(player.age)


def youth(age: int) -> float:
    """What a man's age adds to his value."""
    if age <= 25:
        return 0.25 * (26 - age)
    return -0.5 * (age - 29) if age > 29 else 0.0


class Needs:
    """A team's places and who fills them."""

    def __init__(self, players: Iterable[Player]) -> None:
        """The players' values by the place on a roster that each would take."""
        self.values: dict[str, list[float]] = {slot: [] for slot in ROSTER_SHAPE}
        for player in players:
            self.values[home_slot(player.position)].append(lasting_value(player))
        for values in self.values.values():
            values.sort(reverse=True)

    def place(self, slot: str, at: int) -> float:
        """What the man at that place of the slot is worth, or its emptiness."""
        values = self.values[slot]
        if at < len(values):
            return values[at]
        return 0.0 if at < SLOTS[slot] else EMPTY_PLACE

    def gain(self, player: Player) -> float:
        """How much better the team would be with him: as a starter, and as a man of the roster."""
        slot = home_slot(player.position)
        value = lasting_value(player)
        starter = self.place(slot, SLOTS[slot] - 1)
        last = self.place(slot, ROSTER_SHAPE[slot] - 1)
        return max(0.0, value - starter) + 0.5 * (value - last)


def needs_of(league: League, team: str) -> Needs:
    """What the team's roster lacks."""
    return Needs(league.roster(team))


def least_needed(league: League, team: str, players: Iterable[Player]) -> list[Player]:
    """The players in the order in which the team would let them go: by worth, which is less beyond the shape of a
    roster; starters last."""
    ranked: dict[str, list[Player]] = {}
    for player in players:
        ranked.setdefault(home_slot(player.position), []).append(player)
    scores: list[tuple[float, int, Player]] = []
    for slot, there in ranked.items():
        there.sort(key=lasting_value, reverse=True)
        for index, player in enumerate(there):
            scores.append((_keeping(player, index, slot), player.id, player))
    scores.sort(key=lambda score: score[:2])
    return [player for _, _, player in scores]


def _keeping(player: Player, at: int, slot: str) -> float:
    """How much he is to be kept: starters before all others; beyond the roster's shape each further man counts less."""
    shape = ROSTER_SHAPE[slot]
    if at < SLOTS[slot]:
        return 100.0 + lasting_value(player)
    beyond = max(0, at - shape + 1)
    return lasting_value(player) + (4.0 if at < shape else 0.0) - 2.0 * beyond
