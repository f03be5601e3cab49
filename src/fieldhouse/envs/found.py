"""The setting of a game by its name: a table's, or the league's."""

from __future__ import annotations

from collections.abc import Sequence

from fieldhouse.catalog import LEAGUE
from fieldhouse.envs.league_setting import LeagueSetting
from fieldhouse.envs.setting import AnySetting, Coaches, TableSetting


def setting_of(game: str, teams: Sequence[str], options: str, coaches: Coaches) -> AnySetting:
    """What an environment of that game is made of; the library is read. Refused if something in it is unknown."""
    if game == LEAGUE:
        return LeagueSetting(teams, options, coaches)
    return TableSetting(game, teams, options, coaches)
