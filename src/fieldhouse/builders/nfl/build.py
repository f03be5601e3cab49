"""From play-by-play files to a folder of charts."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from pathlib import Path

from fieldhouse.builders import BadSource
from fieldhouse.builders.nfl.assemble import open_workshop
from fieldhouse.builders.nfl.effort import FULL, Effort
from fieldhouse.builders.nfl.evening import guessing_game
from fieldhouse.builders.nfl.loop import Loop
from fieldhouse.builders.nfl.nearness import nearness
from fieldhouse.builders.nfl.record import record_text
from fieldhouse.builders.nfl.source import read_plays, schedule
from fieldhouse.games.ddf.charts.writer import season_chart_text, team_chart_text

MADE_BY = "# Made by 'fieldhouse build ddf' from play-by-play: change the builder, not this.\n"


@dataclass(frozen=True)
class Built:
    """A season's charts as texts, by file name, and the games it played."""

    season: int
    codes: tuple[str, ...]
    texts: dict[str, str]
    games: tuple[tuple[str, str], ...]
    """Away and home, by code."""
    weeks: tuple[int, ...]
    """When each of them was played."""


def build_season(
    pbp: list[Path],
    season: int | None = None,
    games: Path | None = None,
    pool: Executor | None = None,
    effort: Effort = FULL,
    log: Callable[[str], None] = lambda line: None,
) -> Built:
    """All charts of a season: ``SEASON-CODE.txt`` each team, ``SEASON.txt`` what they share, and the real record.

    Files are read; the season is played again and again in the pool's processes, as ``Loop.run`` does. Refused if the
    files cannot be used.
    """
    plays = read_plays(pbp, season)
    season = int(plays["season"][0])
    shop = open_workshop(plays, schedule(plays, games))
    loop = Loop(shop, pool, log)
    best = loop.run(effort)
    loop.tuning = best.tuning
    for line in (*nearness(shop, best.teams), *guessing_game(loop, best)):
        log(f"{season} {line}")
    texts = {f"{team.name}.txt": MADE_BY + team_chart_text(team) for team in best.teams}
    texts[f"{season}.txt"] = MADE_BY + season_chart_text(loop.charts)
    texts[f"{season}-record.txt"] = record_text(season, shop.real)
    games_played = tuple(shop.games.select("away_team", "home_team").rows())
    return Built(season, shop.teams, texts, games_played, tuple(shop.games["week"]))


def one_team(built: Built, code: str) -> Built:
    """Only one team's chart, and what it shares with the others. Refused if it was not built."""
    name = f"{built.season}-{code.upper()}.txt"
    if name not in built.texts:
        raise BadSource(f"There is no team {code!r} in {built.season}; there are {', '.join(built.codes)}.")
    kept = {name, f"{built.season}.txt", f"{built.season}-record.txt"}
    return replace(built, texts={each: text for each, text in built.texts.items() if each in kept})
