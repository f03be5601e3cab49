"""12.3.4 Experience credit, in thirds of a game."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from fieldhouse.games.fool.model import Player
from fieldhouse.games.fool.positions import KICKER, PUNTER
from fieldhouse.games.fool.state import League

STARTED, PLAYED, PRACTICED = 3, 2, 1
FULL_GAME_OF_KICKS = 4


class Kicks(NamedTuple):
    """A team's kicks in one game that counted."""

    field_goals: int = 0
    points_after: int = 0
    punts: int = 0


def kicker_credit(kicks: Kicks) -> int:
    """12.3.4: 2/3 with a field goal tried, a full game with four, 1/3 without; a point after counts half."""
    return _by_kicks(kicks.field_goals + kicks.points_after / 2)


def punter_credit(kicks: Kicks) -> int:
    """12.3.4: 2/3 with a punt, a full game with four, 1/3 without."""
    return _by_kicks(kicks.punts)


def _by_kicks(count: float) -> int:
    if count >= FULL_GAME_OF_KICKS:
        return STARTED
    return PLAYED if count >= 1 else PRACTICED


def credit(league: League, player: Player, use: int, kicks: Kicks, kicked: bool, is_postseason: bool) -> Player:
    """12.3.4: a game's credit for each role: 3 thirds for a start, 2 for a part, 1 for practice; none for the injured.

    *use* is what he did from scrimmage or as a returner; *kicked* says that he was the kicker, or the punter.
    """
    if player.injury is not None or player.suspended:
        return player
    thirds = dict(player.thirds)
    for role in player.roles():
        gained = use
        if role == KICKER:
            gained = kicker_credit(kicks) if kicked else PRACTICED
        elif role == PUNTER:
            gained = punter_credit(kicks) if kicked else PRACTICED
        if is_postseason and league.settings.postseason_less:
            gained = max(PRACTICED, gained - 1)
        thirds[role] = thirds.get(role, 0) + gained
    return replace(player, thirds=tuple(thirds.items()))


def exhibition_credit(league: League, player: Player, use: int) -> Player:
    """12.3.4, an option: an exhibition game is a third for those who would have had two."""
    if not league.settings.preseason_counts or use < PLAYED or player.injury is not None:
        return player
    thirds = dict(player.thirds)
    for role in player.roles():
        thirds[role] = thirds.get(role, 0) + 1
    return replace(player, thirds=tuple(thirds.items()))
