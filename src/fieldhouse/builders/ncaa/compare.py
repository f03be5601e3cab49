"""Simulated against real: league figures, correlations, a row a team."""

from __future__ import annotations

from typing import Any, Final

from fieldhouse.builders.ncaa.measures import LOWER, STATS, Count, by_team, correlation, league

BOTH_SIDES: Final = (
    "points", "plays", "yards_per_play", "yards_per_rush", "yards_per_pass", "completion", "sack_rate",
    "interception_rate", "fumbles_lost", "third_down",
)  # fmt: skip


def compare(real: Count, simulated: Count) -> dict[str, Any]:
    """The whole comparison as plain data, as ``fidelity --json`` prints it, without the lower division's stand-in."""
    real, simulated = real.without(LOWER), simulated.without(LOWER)
    is_real, is_simulated = league(real), league(simulated)
    leagues = {
        name: {
            "real": is_real[name], "simulated": is_simulated[name],
            "error": is_simulated[name] / is_real[name] - 1 if is_real[name] else 0.0,
        }
        for name in STATS
    }  # fmt: skip
    leagues["home_edge"] = {
        "real": real.home_margin, "simulated": simulated.home_margin,
        "error": simulated.home_margin - real.home_margin,
    }  # fmt: skip
    own, sim_own = by_team(real), by_team(simulated)
    theirs, sim_theirs = by_team(real, True), by_team(simulated, True)
    correlations = {name: correlation(own[name], sim_own[name]) for name in STATS}
    correlations |= {f"{name}_against": correlation(theirs[name], sim_theirs[name]) for name in BOTH_SIDES}
    correlations["wins"] = correlation(real.wins, simulated.wins)
    rows = {
        team: {
            **{name: _pair(own[name][at], sim_own[name][at]) for name in STATS},
            **{f"{name}_against": _pair(theirs[name][at], sim_theirs[name][at]) for name in BOTH_SIDES},
            "wins": _pair(real.wins[at], simulated.wins[at]),
        }
        for at, team in enumerate(real.teams)
    }
    return {"replays": simulated.seasons, "league": leagues, "correlation": correlations, "teams": rows}


def _pair(real: Any, simulated: Any) -> dict[str, float]:
    return {"real": float(real), "simulated": float(simulated)}
