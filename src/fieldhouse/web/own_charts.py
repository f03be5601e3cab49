"""Charts of one's own at a table: checked, lent to the library under names of their own, and kept with the table."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Final

from sqlalchemy import Connection

from fieldhouse import catalog, library
from fieldhouse.store.lent_charts import Charts, lend, lent_name
from fieldhouse.store.lobby import Beside, Kept
from fieldhouse.store.table_charts import keep_charts
from fieldhouse.table.chart_text import ChartError
from fieldhouse.table.game import BadOption

OWN_CHARTS: Final = "own_charts"
"""The fact of a table that some of its charts are kept with it."""


def lent_teams(game: str, teams: Sequence[str], texts: Sequence[str | None]) -> tuple[tuple[str, ...], Charts]:
    """The teams of a table, those with a *text* under the name that it is lent by; and what was lent.

    Who is named as lent, as for a rematch, keeps his chart, which is read. A text that cannot be played with is
    refused; the others are written to the data folder.
    """
    if len(texts) > len(teams):
        raise BadOption(f"{len(texts)} charts were sent, for no more than {len(teams)} of the teams.")
    names, charts = list(teams), dict[str, str]()
    for index, (team, text) in enumerate(zip_longest(teams, texts)):
        text = library.team_text(team, game) if text is None and library.LENT in team else text
        if text is not None:
            name = team.partition(library.LENT)[0]
            _check(game, name, text)
            names[index] = lent_name(name, text)
            charts[names[index]] = text
    lend(game, charts)
    return tuple(names), charts


def _check(game: str, team: str, text: str) -> None:
    """Refuse a chart that its game's own checker finds a fault in, or that is no team's."""
    if not library.is_full_name(team):
        raise BadOption(f"{team!r} can have no chart of one's own; expected a season and a code, as in 2017-NE.")
    faults = catalog.game(game).pages.check(text, f"{team}.txt").faults
    if faults:
        raise ChartError(*faults[:1])


def kept_with(charts: Charts) -> Beside:
    """What writes the charts of a new table, in the transaction that opens it."""

    def keep(connection: Connection, table: Kept) -> None:
        """One row, with the table's id."""
        keep_charts(connection, table.id, charts)

    return keep
