"""The settings of a league whose year is short."""

from __future__ import annotations

SMALL = "season_games=3,rounds=2,class_size=8,camp_roster=58,cuts=56 54 52,playoff_teams=2"
