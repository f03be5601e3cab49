"""12.3.4 Experience credit, in thirds of a game."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Final, NamedTuple

from fieldhouse.games.fool.model import Player
from fieldhouse.games.fool.positions import KICKER, PUNTER, covers
from fieldhouse.games.fool.state import League
from fieldhouse.table.sums import total

STARTED, PLAYED, PRACTICED = 3, 2, 1
FULL_GAME_OF_KICKS = 4
NOWHERE: Final[Mapping[str, float]] = MappingProxyType({})


class Kicks(NamedTuple):
    """A team's kicks in one game that counted."""

    field_goals: int = 0
    points_after: int = 0
    punts: int = 0


NORMALLY: Final = Kicks(field_goals=1, punts=1)
"""12.3.4: what kickers normally do, if nobody has counted: enough for two thirds of a game."""


def kicker_credit(kicks: Kicks) -> int:
    """12.3.4: 2/3 with a field goal tried, a full game with four, 1/3 without; a point after counts half."""
    return _by_kicks(kicks.field_goals + kicks.points_after / 2)


def punter_credit(kicks: Kicks) -> int:
    """12.3.4: 2/3 with a punt, a full game with four, 1/3 without."""
    return _by_kicks(kicks.punts)


def _by_kicks(count: float) -> int:
    """A kicker's thirds of a game, by his kicks."""
    if count >= FULL_GAME_OF_KICKS:
        return STARTED
    return PLAYED if count >= 1 else PRACTICED


CREDITS: Final[dict[str, Callable[[Kicks], int]]] = {KICKER: kicker_credit, PUNTER: punter_credit}


def side_credit(player: Player, role: str, use: int, places: Mapping[str, float]) -> int:
    """12.3.4: a man who goes both ways has his use on the side where he played most, a part or practice on the other.

    *places* says how much he played where.
    """
    sides = [each for each in player.roles() if each not in CREDITS]
    shares = {side: total(share for place, share in places.items() if covers(side, place)) for side in sides}
    if role == max(sides, key=lambda side: shares[side]):
        return use
    return min(use, PLAYED) if shares[role] else PRACTICED


def credit(
    league: League,
    player: Player,
    use: int,
    kicks: Kicks | None,
    jobs: Collection[str],
    is_postseason: bool,
    places: Mapping[str, float] = NOWHERE,
) -> Player:
    """12.3.4: a game's credit for each role: 3 thirds for a start, 2 for a part, 1 for practice.

    *use* is what he did from scrimmage or as a returner; *jobs* are the kicking jobs (K, P) that he had.
    Without *kicks* the use is all that counts. The injured and suspended have none.
    """
    if player.injury is not None or player.suspended:
        return player
    thirds = dict(player.thirds)
    for role in player.roles():
        if role not in CREDITS:
            gained = side_credit(player, role, use, places)
        elif kicks is None:
            gained = use
        else:
            gained = CREDITS[role](kicks) if role in jobs else PRACTICED
        if is_postseason and league.settings.postseason_less:
            gained = max(PRACTICED, gained - 1)
        thirds[role] = thirds.get(role, 0) + gained
    return replace(player, thirds=tuple(thirds.items()))


def exhibition_credit(league: League, player: Player, use: int, places: Mapping[str, float] = NOWHERE) -> Player:
    """12.3.4, an option: an exhibition game is a third for those who would have had two."""
    if not league.settings.preseason_counts or use < PLAYED or player.injury is not None:
        return player
    thirds = dict(player.thirds)
    for role in player.roles():
        counts = role in CREDITS or side_credit(player, role, use, places) >= PLAYED
        thirds[role] = thirds.get(role, 0) + counts
    return replace(player, thirds=tuple(thirds.items()))
