"""Make the basketball schedules that ship from a games file: who played whom, when, and how it ended.

    python tools/make_statispro_schedules.py GAMES.parquet [--out FOLDER]

Only seasons whose cards are in the library get one. The divisions are those of each time.
"""

from __future__ import annotations

import argparse
from datetime import date
from pathlib import Path
from typing import Any

import polars as pl

from fieldhouse import library
from fieldhouse.library.schedule import Fixture, Schedule
from fieldhouse.library.schedule_text import schedule_text

FOLDER = Path(__file__).parents[1] / "src/fieldhouse/library/statispro/schedules"
HEADING = "# Made by tools/make_statispro_schedules.py from the league's results: change it there.\n"
ROUNDS = ("first round", "semifinals", "conference finals", "finals")
ATLANTIC, CENTRAL, SOUTHEAST = ("East", "Atlantic"), ("East", "Central"), ("East", "Southeast")
MIDWEST, PACIFIC = ("West", "Midwest"), ("West", "Pacific")
NORTHWEST, SOUTHWEST = ("West", "Northwest"), ("West", "Southwest")
ALIGNMENTS = {
    1980: {
        ATLANTIC: "BOS NJN NYK PHI WSB", CENTRAL: "ATL CLE DET HOU IND SAS", MIDWEST: "CHI DEN KCK MIL UTA",
        PACIFIC: "GSW LAL PHO POR SDC SEA",
    },
    1981: {
        ATLANTIC: "BOS NJN NYK PHI WSB", CENTRAL: "ATL CHI CLE DET IND MIL",
        MIDWEST: "DAL DEN HOU KCK SAC SAS UTA", PACIFIC: "GSW LAC LAL PHO POR SDC SEA",
    },
    1989: {
        ATLANTIC: "BOS CHH NJN NYK PHI WSB", CENTRAL: "ATL CHI CLE DET IND MIL", MIDWEST: "DAL DEN HOU MIA SAS UTA",
        PACIFIC: "GSW LAC LAL PHO POR SAC SEA",
    },
    1990: {
        ATLANTIC: "BOS MIA NJN NYK PHI WSB", CENTRAL: "ATL CHI CLE DET IND MIL ORL",
        MIDWEST: "CHH DAL DEN HOU MIN SAS UTA", PACIFIC: "GSW LAC LAL PHO POR SAC SEA",
    },
    1991: {
        ATLANTIC: "BOS MIA NJN NYK PHI WSB", CENTRAL: "ATL CHH CHI CLE DET IND MIL",
        MIDWEST: "DAL DEN HOU MIN ORL SAS UTA", PACIFIC: "GSW LAC LAL PHO POR SAC SEA",
    },
    1992: {
        ATLANTIC: "BOS MIA NJN NYK ORL PHI WAS WSB", CENTRAL: "ATL CHH CHI CLE DET IND MIL NOH TOR",
        MIDWEST: "DAL DEN HOU MEM MIN SAS UTA VAN", PACIFIC: "GSW LAC LAL PHO POR SAC SEA",
    },
    2005: {
        ATLANTIC: "BOS BRK NJN NYK PHI TOR", CENTRAL: "CHI CLE DET IND MIL", SOUTHEAST: "ATL CHA CHO MIA ORL WAS",
        NORTHWEST: "DEN MIN OKC POR SEA UTA", PACIFIC: "GSW LAC LAL PHO SAC",
        SOUTHWEST: "DAL HOU MEM NOH NOK NOP SAS",
    },
}  # fmt: skip
"""The divisions from each season on, with the codes of all the years they stood."""
SIX_QUALIFY_UNTIL = 1983
BEST_OF_FIVE_UNTIL = 2002
TWO_THREE_TWO = range(1985, 2014)
"""Seasons whose finals moved only twice."""


def schedule_of(games: pl.DataFrame, season: int) -> Schedule:
    rows = games.filter((pl.col("season") == season) & (pl.col("lg") == "NBA")).sort("date").to_dicts()
    regular = [row for row in rows if row["stage"] == "regular"]
    late = [row for row in rows if row["stage"] == "playoffs"]
    divisions = divisions_of(season, {row["home"] for row in regular})
    return Schedule(
        season=season,
        title=f"{season - 1}-{season % 100:02} season",
        rules="nba",
        qualifiers=6 if season <= SIX_QUALIFY_UNTIL else 8,
        rounds=ROUNDS,
        series=series_of(season),
        is_fixed=True,
        final_at=finals_at(late, divisions),
        divisions=divisions,
        fixtures=tuple(fixture(row, number, week(row, regular[0])) for number, row in enumerate(regular, 1)),
        real_playoffs=tuple(fixture(row, number, stage) for number, (row, stage) in enumerate(staged(late), 1)),
    )


def divisions_of(season: int, codes: set[str]) -> dict[tuple[str, str], tuple[str, ...]]:
    alignment = ALIGNMENTS[max(first for first in ALIGNMENTS if first <= season)]
    return {name: tuple(code for code in teams.split() if code in codes) for name, teams in alignment.items()}


def series_of(season: int) -> tuple[str, ...]:
    seven, five, three = "HHAAHAH", "HHAAH", "HAH"
    first = three if season <= SIX_QUALIFY_UNTIL else five if season <= BEST_OF_FIVE_UNTIL else seven
    return first, seven, seven, "HHAAAHH" if season in TWO_THREE_TWO else seven


def week(row: dict[str, Any], first: dict[str, Any]) -> str:
    days = date.fromisoformat(row["date"]) - date.fromisoformat(first["date"])
    return str(days.days // 7 + 1)


def staged(rows: list[dict[str, Any]]) -> list[tuple[dict[str, Any], str]]:
    """Each playoff game with its round: the opponents a team has met so far tell."""
    rounds: dict[str, int] = {}
    met: dict[frozenset[str], int] = {}
    found = []
    for row in rows:
        pair = frozenset((row["home"], row["away"]))
        if pair not in met:
            met[pair] = 1 + max(rounds.get(team, 0) for team in pair)
            rounds |= dict.fromkeys(pair, met[pair])
        found.append((row, ROUNDS[met[pair] - 1]))
    return found


def finals_at(rows: list[dict[str, Any]], divisions: dict[tuple[str, str], tuple[str, ...]]) -> str:
    """The conference whose champion was at home first."""
    opener = next(row for row, stage in staged(rows) if stage == ROUNDS[-1])
    return next(conference for (conference, _), teams in divisions.items() if opener["home"] in teams)


def fixture(row: dict[str, Any], number: int, stage: str) -> Fixture:
    score = row["away_pts"], row["home_pts"]
    return Fixture(number, stage, row["date"], row["away"], row["home"], bool(row["neutral"]), score)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", type=Path)
    parser.add_argument("--out", type=Path, default=FOLDER)
    told = parser.parse_args()
    games = pl.read_parquet(told.games)
    told.out.mkdir(parents=True, exist_ok=True)
    for name in sorted(library.charts_at_hand("statispro", "records")):
        text = HEADING + schedule_text(schedule_of(games, int(name)))
        beside = told.out / f".{name}.txt"
        beside.write_text(text, encoding="utf-8", newline="\n")
        beside.replace(told.out / f"{name}.txt")


if __name__ == "__main__":
    main()
