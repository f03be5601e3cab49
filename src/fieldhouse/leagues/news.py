"""The news of a league: what its commands did, phase by phase, as whoever asks may hear it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby
from operator import itemgetter
from typing import Final

from fieldhouse.games.fool.pages.view import is_hidden
from fieldhouse.games.fool.state import League
from fieldhouse.leagues.ledger import Row
from fieldhouse.leagues.reports import Report
from fieldhouse.leagues.store import LeagueStore

COLUMNS: Final = ("season", "phase", "what happened")


def news(league: League, viewer: str, rows: Iterable[Row]) -> Report:
    """The sentences that the rules said and *viewer* may hear, each with the season and the phase it was said in."""
    sentences = [
        (row.year, row.phase, sentence)
        for row in rows
        if not is_hidden(league, viewer, row.command.by, row.command.name, row.day)
        for sentence in row.notes
    ]
    return Report("What happened", COLUMNS, sentences)


def latest(store: LeagueStore, name: str, league: League) -> list[Row]:
    """The commands of the last phase that was closed, and of the one that is open."""
    return store.rows(name, store.last_number(name, league.day - 2) if league.day > 1 else 0)


def by_phase(report: Report) -> Iterator[tuple[str, list[str]]]:
    """The news as a page tells it: a heading for every phase, and what happened in it."""
    for (year, phase), rows in groupby(report.rows, key=itemgetter(0, 1)):
        yield f"Season {year}, {phase}", [str(sentence) for _, _, sentence in rows]
