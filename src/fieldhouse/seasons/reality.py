"""A season beside the real one: its leaders, and every team's record in the same games."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress

from fieldhouse.library.season_record import Rows, season_record
from fieldhouse.seasons.categories import Category
from fieldhouse.seasons.leaders import AGAINST, OWN, Player, Totals, ranked
from fieldhouse.seasons.season import Progress, Season
from fieldhouse.seasons.sport import RealColumns
from fieldhouse.seasons.sports import sport_of
from fieldhouse.table.plain_json import PlainReport
from fieldhouse.table.win_loss import WinLoss, win_loss


def real_leaders(season: Season, count: int) -> PlainReport:
    """The first *count* of the real season in each category of which the library's record tells; the file is read.
    Refused if it cannot be."""
    sport = sport_of(season.game)
    if sport.real is None:
        return {"teams": [], "people": []}
    found = ranked(sport, _real_totals(sport.real, season_record(season.game, season.schedule.season)), count)
    return {
        kind: [table for table, category in zip(found[kind], categories, strict=True) if _is_told(category, table)]
        for kind, categories in (("teams", sport.teams), ("people", sport.people))
    }


def _is_told(category: Category, table: PlainReport) -> bool:
    """Has the record every figure of this category, of the first of them?"""
    return bool(table["rows"]) and all(table["rows"][0][heading] for heading in category.columns)


def _real_totals(real: RealColumns, record: dict[str, Rows]) -> Totals:
    """The tables of a record, with the names that the statistics of a season have."""
    totals = Totals(())
    for side, table in ((OWN, real.own), (AGAINST, real.against)):
        for row in record.get(table, ()):
            totals.teams[side][row["team"]] = _line(real, row)
    for row in record.get(real.people, ()):
        known = totals.people.setdefault(real.part, {})
        known[Player(row["name"], row["team"])] = _line(real, row)
    return totals


def _line(real: RealColumns, row: dict[str, str]) -> Counter[str]:
    """One row as a line of statistics: what is no number is left out."""
    line: Counter[str] = Counter()
    for name, columns in real.columns.items():
        for column, times in columns.items():
            with suppress(KeyError, ValueError):
                line[name] += int(row[column]) * times
    return line


def beside_reality(progress: Progress) -> list[PlainReport]:
    """Every team's record so far in the games that have a real score, and its real one in the same games; whoever has
    gained most wins comes first, who has played none is left out."""
    both = [game for game in progress.schedule.fixtures if game.real and game.number in progress.scores]
    rows = []
    for team in progress.schedule.teams:
        own = [game for game in both if team in game.teams]
        ours, real = (
            win_loss(_seen(team, game.away, score) for game, score in scores)
            for scores in (
                [(game, progress.scores[game.number]) for game in own],
                [(game, game.real) for game in own if game.real],
            )
        )
        if own:
            rows.append(
                {"team": team, "simulated": _told(ours), "actual": _told(real), "gain": _wins(ours) - _wins(real)}
            )
    return sorted(rows, key=lambda row: (-row["gain"], row["team"]))


def _seen(team: str, away: str, score: tuple[int, int]) -> tuple[int, int]:
    """A score, one's own first."""
    return score if team == away else (score[1], score[0])


def _wins(record: WinLoss) -> float:
    """A tie is a half."""
    return record.wins + record.ties / 2


def _told(record: WinLoss) -> PlainReport:
    """A record as plain values."""
    return {"record": str(record), "points": record.points, "allowed": record.allowed}
