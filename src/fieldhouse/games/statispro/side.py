"""A team as it comes to the game: its players who can play, with ten-day contracts where it is short."""

from __future__ import annotations

from dataclasses import replace
from functools import lru_cache
from typing import Final

from fieldhouse.games.statispro.model import FIVE, NO_RANGE, ROLE_OF, Player, SeasonNumbers, Team
from fieldhouse.table.game import BadOption

LEAST_USABLE: Final = 8
MOST_FIVES: Final = 4000
"""Line-ups that a side remembers before it begins anew."""


class Side:
    """One seat's team. ``players`` are numbered as on the card, ten-day men after them; ``absent`` cannot play."""

    __slots__ = ("absent", "fives", "plans", "players", "team")

    def __init__(self, team: Team, absent: tuple[int, ...], numbers: SeasonNumbers) -> None:
        """Refuses absentees whom the team has not, and a team of fewer than five."""
        for number in absent:
            if number > len(team.players):
                raise BadOption(f"{team.name} has {len(team.players)} players: none has the number {number}.")
        self.team = team
        self.absent = tuple(number - 1 for number in absent)
        self.players = (*team.players, *ten_day_contracts(team, self.absent, numbers.ten_day))
        if len(self.players) - len(self.absent) < len(FIVE):
            raise BadOption(f"{team.name} has fewer than five players who can play.")
        self.plans: dict[int, tuple[tuple[int, ...], ...]] = {}
        self.fives: dict[tuple[object, ...], tuple[int, ...]] = {}
        """What the computer coach has thought out once for all games of this side: rotations, and line-ups for
        when some of its men must sit."""


@lru_cache(maxsize=64)
def side_of(team: Team, absent: tuple[int, ...], numbers: SeasonNumbers) -> Side:
    """The same side for the same cards, at least for a while, so that what its coach has thought out is kept. Refused
    as ``Side`` refuses."""
    return Side(team, absent, numbers)


def ten_day_contracts(team: Team, absent: tuple[int, ...], cards: tuple[Player, ...]) -> tuple[Player, ...]:
    """14G 'Ten-Day Contracts': if anybody is absent, at least eight usable players, and cover for each role beyond the
    five starters."""
    usable = [player for index, player in enumerate(team.players) if index not in absent]
    missing = [team.players[index] for index in absent]
    signed: list[Player] = []
    for role in range(3):
        wanted = 1 + ROLE_OF.count(role)
        found = sum(role in player.roles for player in usable)
        card = next((card for card in cards if role in card.roles), None)
        if absent and card and found < wanted:
            signed += [card] * (wanted - found)
    while absent and cards and len(usable) + len(signed) < LEAST_USABLE:
        signed.append(cards[len(signed) % len(cards)])
    return tuple(
        replace(card, name=f"{card.name} {index}", foul_range=_range_for(card, missing))
        for index, card in enumerate(signed, 1)
    )


def _range_for(card: Player, missing: list[Player]) -> tuple[int, int]:
    """14G: the foul range of the man he replaces, one at his position if there is one; that man is then taken."""
    if not missing:
        return NO_RANGE
    at_position = [man for man in missing if any(role in man.roles for role in card.roles)]
    replaced = (at_position or missing)[0]
    missing.remove(replaced)
    return replaced.foul_range
