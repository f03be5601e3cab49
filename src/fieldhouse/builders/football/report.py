"""How true a football season plays, as tables for people."""

from __future__ import annotations

from typing import Final

from rich.table import Table as Grid

from fieldhouse.builders.builder import Figures, words

SHOWN: Final = ("points", "points_against", "yards_per_rush", "yards_per_pass", "completion", "sack_rate", "wins")


def report(figures: Figures) -> list[Grid]:
    """The fidelity figures of a season as tables: league, correlations, teams."""
    league = Grid("", "real", "simulated", "error", title=f"{figures['season']}, {figures['replays']} replays")
    for name, row in figures["league"].items():
        error = f"{row['error']:+.2f}" if name == "home_edge" else f"{100 * row['error']:+.1f}%"
        league.add_row(words(name), f"{row['real']:.3f}", f"{row['simulated']:.3f}", error)
    over_teams = Grid("Correlation over the teams", "r")
    for name, value in figures["correlation"].items():
        over_teams.add_row(words(name), f"{value:.3f}")
    teams = Grid("Team, simulated (real)", *map(words, SHOWN))
    for team, row in figures["teams"].items():
        teams.add_row(team, *(f"{row[name]['simulated']:.3g} ({row[name]['real']:.3g})" for name in SHOWN))
    return [league, over_teams, teams]
