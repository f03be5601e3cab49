"""From college play-by-play files to a folder of charts."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from fieldhouse.builders import BadSource
from fieldhouse.builders.football.guessing import even_report, guessing_report
from fieldhouse.builders.ncaa.assemble import open_workshop
from fieldhouse.builders.ncaa.boldness import emboldened
from fieldhouse.builders.ncaa.evening import mended
from fieldhouse.builders.ncaa.loop import FULL, Best, Effort, Loop
from fieldhouse.builders.ncaa.measures import AT
from fieldhouse.builders.ncaa.record import Meeting, Record, record_text
from fieldhouse.builders.ncaa.schedule import schedule_text
from fieldhouse.builders.ncaa.source import read_season
from fieldhouse.games.bowlbound.charts.reader import team_chart_text
from fieldhouse.games.bowlbound.charts.season import season_chart_text
from fieldhouse.games.bowlbound.model import SeasonCharts

MADE_BY: Final = "# Made by 'fieldhouse build bowlbound' from play-by-play: change the builder, not this.\n"
SEASON_BY: Final = "# What the season's coaches did, counted by 'fieldhouse build bowlbound' from play-by-play.\n"
EVEN_REPLAYS: Final = 2
SCHEDULE_BY: Final = "# Made by 'fieldhouse build bowlbound' from the season's results.\n"


@dataclass(frozen=True)
class Built:
    """A season's charts as texts, by where they belong, and how well they replayed while they were made."""

    season: int
    codes: tuple[str, ...]
    texts: dict[str, str]
    record: Record
    best: Best


def build_season(
    pbp: list[Path],
    games: Path,
    season: int | None = None,
    pool: Executor | None = None,
    effort: Effort = FULL,
    log: Callable[[str], None] = lambda line: None,
) -> Built:
    """All charts of a season: ``teams/SEASON-CODE.txt``, the season's own, the schedule, and the real record. Files are
    read, or refused if they cannot be used; the season is played again and again in the pool's processes. The log is
    told how well the charts replay, and whether the guessing game is worth playing."""
    shop = open_workshop(*read_season(pbp, games, season, log))
    loop = Loop(shop, pool, log)
    best = loop.run(effort)
    log(even_report(best.count, loop.play(best.teams, EVEN_REPLAYS, is_even=True).count, AT))
    rows = shop.games.select("away", "home", "neutral_site").rows()
    record = Record(shop.real, tuple(Meeting(away, home, bool(neutral)) for away, home, neutral in rows))
    habits = emboldened(best.teams, loop.schedule, shop.real, pool)
    judged = mended([replace(team, habits=habits) for team in best.teams], pool)
    best.teams = [each.team for each in judged]
    for line in guessing_report(judged):
        log(line)
    texts = {f"teams/{team.name}.txt": MADE_BY + team_chart_text(team) for team in best.teams}
    texts[f"seasons/{shop.season}.txt"] = SEASON_BY + season_chart_text(SeasonCharts(shop.season, habits))
    texts[f"schedules/{shop.season}.txt"] = SCHEDULE_BY + schedule_text(shop.games)
    texts[f"records/{shop.season}.txt"] = record_text(shop.season, record)
    return Built(shop.season, shop.teams, texts, record, best)


def only_team(built: Built, code: str) -> dict[str, str]:
    """Only one team's chart. Refused if it was not built."""
    name = f"teams/{built.season}-{code.upper()}.txt"
    if name not in built.texts:
        raise BadSource(f"There is no team {code!r} in {built.season}; there are {', '.join(built.codes)}.")
    return {name: built.texts[name]}
