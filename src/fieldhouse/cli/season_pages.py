"""A season's reports on a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fieldhouse.library.schedule import week_of
from fieldhouse.seasons.replays import CHANCES
from fieldhouse.seasons.reports import NO_SEEDS
from fieldhouse.seasons.season import Progress, Season
from fieldhouse.table.grids import add_headings, share_text
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.words import counted

STANDING: Final = {
    "W": "wins", "L": "losses", "T": "ties", "Pct": "pct", "PF": "points", "PA": "allowed", "Home": "home",
    "Away": "away", "Div": "in_division", "Conf": "in_conference", "Strk": "streak",
}  # fmt: skip


def _grid(*headings: str) -> Grid:
    """Left for names, right for numbers: a heading that begins with < is a name, folded where not all fits."""
    return add_headings(Grid(box=None, header_style="bold", pad_edge=False, padding=(0, 1, 0, 0)), *headings)


def season_list(rows: Sequence[PlainReport]) -> RenderableType:
    """All seasons, a line each."""
    if not rows:
        return "No seasons yet: begin one with 'fieldhouse season new ddf 2017'."
    grid = _grid("<Season", "<Game", "<Schedule", "Games", "<Team", "<Champion")
    for row in rows:
        games = f"{row['games_played']} of {row['games']}"
        grid.add_row(row["season"], row["game"], row["title"], games, row["team"], row["champion"] or "")
    return grid


def simulated(progress: Progress, played: int, begun: Sequence[int]) -> RenderableType:
    """What the computer has played, and what it left alone."""
    lines = [f"{counted(played, 'game')} played."]
    if begun:
        lines.append(f"Left alone, for somebody plays them: {', '.join(map(str, begun))} ('season play').")
    if progress.champion:
        lines.append(f"The champion is {progress.champion}.")
    return Text("\n".join(lines))


def standings(report: PlainReport) -> RenderableType:
    """All divisions in one grid, so that the columns stand under each other; ties only once there is one."""
    rows = [row for division in report["divisions"] for row in division["teams"]]
    columns = {name: key for name, key in STANDING.items() if name != "T" or any(row["ties"] for row in rows)}
    grid = _grid("<", *columns, *(("Seed",) if report["has_seeds"] else ()))
    width = 1 + max(len(row["team"]) for row in rows)
    for division in report["divisions"]:
        grid.add_row(Text(f"{division['conference']} {division['division']}".strip(), "bold cyan"))
        for row in division["teams"]:
            figures = [_figure(name, row[key]) for name, key in columns.items()]
            seed = [str(row["seed"] or "")] if report["has_seeds"] else []
            grid.add_row(f"{row['team']:<{width}}{row['title']}", *figures, *seed)
        grid.add_row()
    played = f"{report['games_played']} of {report['games']} games have been played."
    champion = f" The champion is {report['champion']}." if report["champion"] else ""
    seeds = "Seed: the team's place in the playoffs as things stand." if report["has_seeds"] else NO_SEEDS
    return Group(grid, Text(f"{played}{champion}\n{seeds}", "dim"))


def _figure(name: str, value: float) -> str:
    """A winning percentage as newspapers write it; other figures as they are."""
    return share_text(value) if name == "Pct" else str(value)


def schedule(report: PlainReport) -> RenderableType:
    """The games, stage by stage."""
    grid = _grid("Game", "<Date", "<Away", "", "<", "<Home", "", "<")
    for stage, games in groupby(report["games"], key=lambda game: str(game["stage"])):
        grid.add_row("", Text(_stage(stage), "bold cyan"))
        for game in games:
            away, home = map(str, game["score"] or ("", ""))
            remark = "under way" if game["state"] == "under way" else "neutral ground" if game["neutral"] else ""
            grid.add_row(str(game["game"]), game["date"] or "", game["away"], away, "at", game["home"], home, remark)
    return grid


def _stage(stage: str) -> str:
    """A week by its number, a round by its name."""
    return f"Week {stage}" if week_of(stage) is not None else stage.capitalize()


def leaders(report: PlainReport) -> RenderableType:
    """The categories side by side."""
    tables = [table for part in ("teams", "people") for table in report[part] if table["rows"]]
    if not tables:
        return "No game has been played yet."
    return Columns([_leader_table(table) for table in tables], padding=(0, 4), equal=False, expand=False)


def _leader_table(table: PlainReport) -> RenderableType:
    """One category."""
    headings = list(table["rows"][0])[1:]
    grid = _grid("<", *headings)
    for row in table["rows"]:
        grid.add_row(row["name"], *(str(row[heading]) for heading in headings))
    return Group(Text(table["title"], "bold cyan"), grid, Text())


def playoffs(report: PlainReport) -> RenderableType:
    """The bracket, round by round, for the terminal."""
    return Group(*_playoff_lines(report))


def _playoff_lines(report: PlainReport) -> Iterator[RenderableType]:
    """The seeds, the rounds and the champion."""
    now = "" if report["decided"] else ", if the season ended now"
    if not report["seeds"]:
        yield Text(NO_SEEDS, "dim")
    for conference, teams in report["seeds"].items():
        seeds = "  ".join(f"{seed} {team}" for seed, team in enumerate(teams, 1))
        yield Text.assemble((f"{conference} seeds{now}: ", "bold cyan"), seeds)
    for stage in report["rounds"]:
        yield Text(f"\n{stage['round'].capitalize()}", "bold cyan")
        grid = _grid("<", "<", "", "<", "<", "")
        grid.show_header = False
        for game in stage["games"]:
            away, home = map(str, game["score"] or ("", ""))
            grid.add_row(f"game {game['game']}", game["away"], away, "at", game["home"], home)
        yield grid
    if report["champion"]:
        yield Text(f"\nThe champion is {report['champion']}.", "bold green")


def chances(season: Season, teams: PlainReport) -> RenderableType:
    """Each team's wins and chances, by division, the best first."""
    grid = _grid("<", "Wins", *(chance.capitalize() for chance in CHANCES), "<Wins from the 5th to the 95th of 100")
    for (conference, division), members in season.schedule.divisions.items():
        grid.add_row(Text(f"{conference} {division}".strip(), "bold cyan"))
        for team in sorted(members, key=lambda team: -teams[team]["wins"]):
            row = teams[team]
            figures = [f"{100 * row[chance]:.1f}%" for chance in CHANCES]
            grid.add_row(f"  {team}", f"{row['wins']:.2f}", *figures, _range(row["distribution"]))
    return grid


def _range(distribution: dict[str, int]) -> str:
    """Between which wins nine of ten replays end; *distribution* begins with the fewest."""
    wins = [float(value) for value, times in distribution.items() for _ in range(times)]
    low, high = wins[len(wins) * 5 // 100], wins[-1 - len(wins) * 5 // 100]
    return f"{low:g} to {high:g}"
