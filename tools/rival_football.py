"""Do games of two rivals look like football? Points, passes, plays and formations, team by team.

    PYTHONPATH=build/fast python -m tools.rival_football --random 24 --games 60
    python -m tools.rival_football --game bowlbound --teams 2024-OSU,2024-ND --games 20

A team against itself. Asked: 17 to 30 points a side in advanced play, passes within .15 of the team's own share (as its
chart prints it, or where that prints none as the book calls it), at least six plays and four formations each of
more than four hundredths of the calls.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from tools.exploiters import drawn
from tools.strength_table import TEAMS

from fieldhouse import catalog
from fieldhouse.table.engine import is_compiled
from fieldhouse.table.table import BatchTable

PRESETS: Final = {"ddf": "advanced", "bowlbound": "recommended"}
FIRST_PASS: Final = {"ddf": 4, "bowlbound": 5}
PLAYS: Final = 9
FORMATIONS: Final = 6
LEAST_POINTS: Final = 17.0
MOST_POINTS: Final = 30.0
APART: Final = 0.15
OFTEN: Final = 0.04
FEWEST_PLAYS: Final = 6
FEWEST_FORMATIONS: Final = 4


class Looks(NamedTuple):
    """Of a team's games: the points a side, the share of passes, and the team's own; how many plays, and how many
    formations, are more than seldom.
    """

    team: str
    points: float
    passes: float
    own_passes: float
    plays: int
    formations: int

    @property
    def strange(self) -> list[str]:
        """What does not look like football."""
        found = []
        if not LEAST_POINTS <= self.points <= MOST_POINTS:
            found.append("points")
        if abs(self.passes - self.own_passes) > APART:
            found.append("passes")
        if self.plays < FEWEST_PLAYS:
            found.append("plays")
        if self.formations < FEWEST_FORMATIONS:
            found.append("formations")
        return found


class Counted(NamedTuple):
    """Points a side, and how often each play and each formation was called."""

    points: float
    plays: list[int]
    formations: list[int]

    def passes(self, game_name: str) -> float:
        return sum(self.plays[FIRST_PASS[game_name] :]) / sum(self.plays)


def counted(game_name: str, team: str, preset: str, level: str, games: int) -> Counted:
    """So many games of a level against itself; the pairing is solved first if need be."""
    definition: Any = catalog.game(game_name)
    header = definition.header((team, team), 0, {"preset": preset})
    coach, deal = definition.coach(level), definition.dealer(header)
    points, plays, formations = 0, [0] * PLAYS, [0] * FORMATIONS
    for seed in range(games):
        game = deal(BatchTable(seed, (coach, coach)))
        while not game.over:
            definition.step(game)
        points += sum(game.score)
        for seat in range(2):
            seen = game.formations[seat] if game_name == "ddf" else game.defenses[seat]
            plays = [known + more for known, more in zip(plays, game.usage[seat][:PLAYS], strict=True)]
            formations = [known + more for known, more in zip(formations, seen[:FORMATIONS], strict=True)]
    return Counted(points / games / 2, plays, formations)


def looks(game_name: str, team: str, preset: str, level: str, games: int) -> Looks:
    """How a team's games look."""
    definition: Any = catalog.game(game_name)
    found = counted(game_name, team, preset, level, games)
    sheet = getattr(definition.find_team(team), "supplements", None)
    printed = None if sheet is None else sheet.pass_percent
    own = counted(game_name, team, preset, "book", games).passes(game_name) if printed is None else printed / 100
    return Looks(team, found.points, found.passes(game_name), own, often(found.plays), often(found.formations))


def often(counts: Sequence[int]) -> int:
    """How many of them are more than seldom."""
    return sum(count > OFTEN * sum(counts) for count in counts)


def main(given: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tools.rival_football")
    parser.add_argument("--game", default="ddf", choices=PRESETS)
    parser.add_argument("--teams", default="", help="else a few that are known")
    parser.add_argument("--random", type=int, default=0, help="so many teams at random, of Data-Driven Football")
    parser.add_argument("--draw", type=int, default=18, help="the seed of that draw")
    parser.add_argument("--preset", default="")
    parser.add_argument("--level", default="rival")
    parser.add_argument("--games", type=int, default=60)
    wanted = parser.parse_args(given)
    teams = drawn(wanted.random, wanted.draw, ()) if wanted.random else (wanted.teams or TEAMS[wanted.game]).split(",")
    preset = wanted.preset or PRESETS[wanted.game]
    print("| team | points a side | passes | the team's | plays | formations | not like football |")
    print("|---|---|---|---|---|---|---|")
    strange = 0
    for team in teams:
        found = looks(wanted.game, team, preset, wanted.level, wanted.games)
        strange += bool(found.strange)
        told = f"{found.points:.1f} | {found.passes:.2f} | {found.own_passes:.2f} | {found.plays} | {found.formations}"
        print(f"| {team} | {told} | {', '.join(found.strange)} |", flush=True)
    engine = "compiled" if is_compiled() else "plain"
    print(f"{strange} of {len(teams)} teams do not look like football; {preset}, {wanted.games} games each, {engine}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
