"""The season's schedule as the text that the season layer reads: conferences, games, how the real playoff went.

Games for conference titles are not in it: in a season of one's own, whoever earns them plays them.
"""

from __future__ import annotations

from typing import Final

import polars as pl

from fieldhouse.builders.ncaa.measures import LOWER
from fieldhouse.builders.ncaa.source import REGULAR
from fieldhouse.table.plain_json import PlainReport

ALL: Final = "NCAA"
"""The one conference of the season layer; what college football calls conferences are its divisions."""
SHORT: Final = {
    "American Athletic": "American", "FBS Independents": "Independents", "Mid-American": "MAC",
}  # fmt: skip
REAL_ROUNDS: Final = {
    "First Round": "first round", "Quarterfinal": "quarterfinal", "Semifinal": "semifinal",
    "National Championship": "final",
}  # fmt: skip
TWELVE_SINCE: Final = 2024
FOUR_SINCE: Final = 2014
"""Before it two teams met in one last game."""
SERIES: Final = {12: "H, N, N, N", 4: "N, N", 2: "N"}
"""By the number of teams in the playoff, where its rounds are played: the first of four at the better seed's."""
TITLE: Final = "Championship"


def schedule_text(games: pl.DataFrame) -> str:
    """The schedule of the season."""
    season = int(games["season"][0])
    qualifiers = 12 if season >= TWELVE_SINCE else 4 if season >= FOUR_SINCE else 2
    rows = games.sort("week", "start_date", "game_id").rows(named=True)
    titles = sorted({_name(row["home_conference"]) for row in rows if _is_title_game(row)})
    regular = [row for row in rows if row["season_type"] == REGULAR and not _is_title_game(row)]
    playoffs = [(stage, row) for row in rows if (stage := _round(row))]
    lines = [
        f"season: {season}",
        f"title: {season} college season",
        "rules: ncaa",
        f"qualifiers: {qualifiers}",
        f"rounds: {', '.join(list(REAL_ROUNDS.values())[-len(SERIES[qualifiers].split(',')) :])}",
        f"series: {SERIES[qualifiers]}",
        "bracket: fixed",
        "playoff options: overtime=always",
        *([f"title games: {', '.join(titles)}"] if titles else []),
        "\n[divisions]",
        *(f"{ALL} {name}: {' '.join(sorted(members))}" for name, members in _divisions(games).items()),
        "\n[games]",
        *(_line(str(row["week"]), row) for row in regular),
        *(["\n[real playoffs]", *(_line(stage, row) for stage, row in playoffs)] if playoffs else []),
    ]
    return "\n".join(lines) + "\n"


def _is_title_game(row: PlainReport) -> bool:
    """Of a conference: told by the notes of the source."""
    return row["season_type"] == REGULAR and TITLE in (row["notes"] or "")


def _round(row: PlainReport) -> str:
    """The round of the playoff that a game was, or nothing."""
    notes = row["notes"] or ""
    if row["season_type"] == REGULAR or "Playoff" not in notes:
        return ""
    return next((name for words, name in REAL_ROUNDS.items() if words in notes), "")


def _name(conference: str) -> str:
    """A conference as schedules shorten it."""
    return SHORT.get(conference, conference)


def _divisions(games: pl.DataFrame) -> dict[str, set[str]]:
    """Conferences with their teams; the lower division is one."""
    members: dict[str, set[str]] = {}
    for side in ("away", "home"):
        for code, conference in games.select(side, f"{side}_conference").rows():
            members.setdefault(LOWER if code == LOWER else _name(conference), set()).add(code)
    return {name: members[name] for name in sorted(members, key=lambda name: (name == LOWER, name))}


def _line(stage: str, row: PlainReport) -> str:
    """A game as a line of a schedule."""
    score = f"{row['away_points']}-{row['home_points']}"
    neutral = "neutral" if row["neutral_site"] else ""
    date = str(row["start_date"])[:10]
    return f"{stage}  {date}  {row['away']:<3}  {row['home']:<3}  {score:<5}  {neutral}".rstrip()
