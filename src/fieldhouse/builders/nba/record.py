"""What really happened in a season, as text that ships: team totals, regulars' totals, and who played whom.

season: 1986, and spread: the standard deviation of its game margins
[teams]      code, games, wins, and the totals that league means are made of
[players]    team, minutes, games, points, rebounds, assists, name
[games]      away and home, as many pairs a line as fit
"""

from __future__ import annotations

from dataclasses import fields
from typing import Final

from fieldhouse.builders import BadSource
from fieldhouse.builders.nba.totals import PlayerSeason, Result, Season, TeamSeason
from fieldhouse.table.plain_json import PlainReport

TEAM_COLUMNS: Final = (
    "g", "w", "fg", "fga", "fg3", "fg3a", "ft", "fta", "orb", "trb", "ast", "stl", "blk", "tov", "pf", "pts",
)  # fmt: skip
PLAYER_COLUMNS: Final = ("mp", "g", "pts", "trb", "ast")
PAIRS_A_LINE: Final = 12
UNKNOWN: Final = "-"
COUNTS: Final = ("mp", "g", "fg", "fga", "ft", "fta", "trb", "ast", "pf", "pts")
"""Totals that every season has; what a record leaves out of them is zero."""


def record_text(season: Season) -> str:
    """The record's text."""
    lines = [f"season: {season.season}", f"spread: {season.spread}", "", "[teams]", " ".join(["team", *TEAM_COLUMNS])]
    for team in sorted(season.teams, key=lambda team: team.abbreviation):
        lines.append(" ".join([team.abbreviation, *(_show(getattr(team, name)) for name in TEAM_COLUMNS)]))
    lines += ["", "[players]", " ".join(["team", *PLAYER_COLUMNS, "name"])]
    for p in sorted(season.players, key=lambda p: (p.team, -p.mp, p.player)):
        lines.append(" ".join([p.team, *(_show(getattr(p, name)) for name in PLAYER_COLUMNS), p.player]))
    lines += ["", "[games]"]
    pairs = [f"{away}-{home}" for away, home in season.schedule]
    lines += [" ".join(pairs[index : index + PAIRS_A_LINE]) for index in range(0, len(pairs), PAIRS_A_LINE)]
    return "\n".join(lines) + "\n"


def _show(value: float | None) -> str:
    """A number as the file has it, with a sign for one that is not known."""
    return UNKNOWN if value is None else f"{value:.0f}"


def read_record(text: str, source: str) -> Season:
    """The season as far as it is compared."""
    blocks: dict[str, list[str]] = {"": []}
    name = ""
    for line in text.splitlines():
        if line.startswith("["):
            name = line.strip("[]")
        elif line:
            blocks.setdefault(name, []).append(line)
    try:
        year, spread = int(blocks[""][0].partition(":")[2]), float(blocks[""][1].partition(":")[2])
        teams = tuple(_team(line.split()) for line in blocks["teams"][1:])
        players = tuple(_player(line.split(maxsplit=len(PLAYER_COLUMNS) + 1)) for line in blocks["players"][1:])
        pairs = [pair.split("-") for line in blocks["games"] for pair in line.split()]
        results = tuple(Result(away, home, None) for away, home in pairs)
    except (KeyError, IndexError, ValueError) as fault:
        raise BadSource(f"{source} is no record of a season: {fault}.") from None
    return Season(year, players, teams, {}, spread, results)


def _team(cells: list[str]) -> TeamSeason:
    """A team's line of a season's record."""
    known: PlainReport = {field.name: None for field in fields(TeamSeason)}
    known |= {name: _number(cell) for name, cell in zip(TEAM_COLUMNS, cells[1:], strict=True)}
    return TeamSeason(**{**known, "team": cells[0], "abbreviation": cells[0]})


def _player(cells: list[str]) -> PlayerSeason:
    """A player's line of a season's record."""
    known: PlainReport = {field.name: None for field in fields(PlayerSeason)} | dict.fromkeys(COUNTS, 0)
    known |= {name: int(cell) for name, cell in zip(PLAYER_COLUMNS, cells[1:-1], strict=True)}
    return PlayerSeason(**{**known, "team": cells[0], "player": cells[-1], "pos": ""})


def _number(cell: str) -> float | None:
    """What ``_show`` has written."""
    return None if cell == UNKNOWN else float(cell)
