"""How near a replay must come to the season it replays."""

from __future__ import annotations

from typing import Final

from fieldhouse.table.plain_json import PlainReport

LEAGUE_TOLERANCES: Final = {
    "points": 0.02, "field_goals": 0.02, "field_goal_rate": 0.02, "threes": 0.02, "free_throws": 0.02,
    "free_throw_rate": 0.02, "pace": 0.03, "rebounds": 0.03, "offensive": 0.05, "assists": 0.03, "steals": 0.05,
    "blocks": 0.05, "turnovers": 0.08, "fouls": 0.05,
}  # fmt: skip
"""The error of a league's mean, as a share of the real one."""
EARLY_THREES_TOLERANCE: Final = 0.05
THREES_FROM: Final = 1990
"""Before that season so few were tried that more is allowed."""
SPREAD_TOLERANCE: Final = 0.15
"""Game margins may be wilder by so much, and tamer by any."""
LEAST_CORRELATIONS: Final = {"points": 0.95, "rebounds": 0.95, "assists": 0.93, "minutes": 0.90, "wins": 0.90}


def out_of_tolerance(figures: PlainReport) -> list[str]:
    """The figures of a measurement that are out of their tolerance; what was not counted in its time has none."""
    league, found = figures["league"], []
    for name, most in LEAGUE_TOLERANCES.items():
        if name == "threes" and figures["season"] < THREES_FROM:
            most = EARLY_THREES_TOLERANCE
        if name in league and abs(league[name]["error"]) > most:
            found.append(name)
    if "margin_spread" in league and league["margin_spread"]["error"] > SPREAD_TOLERANCE:
        found.append("margin_spread")
    return found + [f"r {name}" for name, least in LEAST_CORRELATIONS.items() if figures["correlation"][name] < least]
