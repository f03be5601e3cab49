"""Charts, or a box, of one's own at a table: checked, lent to the library under names of their own, kept with it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager
from itertools import zip_longest
from typing import Final

from sqlalchemy import Connection

from fieldhouse import catalog, library
from fieldhouse.store.lent_charts import Charts, lend, lent_name
from fieldhouse.store.lobby import Beside, Kept
from fieldhouse.store.table_charts import keep_charts
from fieldhouse.table.chart_text import ChartError
from fieldhouse.table.game import BadOption
from fieldhouse.table.refusal import NotFound

OWN_CHARTS: Final = "own_charts"
"""The fact of a table that some of its charts are kept with it."""
OWN_BOX: Final = "own_box"
"""The fact of a table that its box is its own: the digest."""
OWNERS: Final = "owners"
"""The component that is no part of the box, but who plays with it."""


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


def own_texts(game: str, components: Mapping[str, str], digest: str) -> dict[str, str]:
    """The whole box of a table that has *components* of its own, or that of an earlier table by its *digest*, read from
    the library. Refused if there is no such part or box, or one is faulty."""
    if digest:
        lent = library.lent_box(game, digest)
        if lent is None:
            raise NotFound("The box of that table is not at hand any more.")
        return lent
    known = [name for name in catalog.listing(game).components if name != OWNERS]
    for name, text in components.items():
        if name not in known:
            raise BadOption(f"{name!r} is no part of the box; there are {', '.join(known) or 'none'}.")
        faults = catalog.game(game).pages.check(text, f"{name}.txt").faults
        if faults:
            raise ChartError(*faults[:1])
    return {name: components.get(name) or library.component_text(game, name) for name in known}


@contextmanager
def with_box(game: str, texts: Mapping[str, str]) -> Iterator[None]:
    """Within it the box of a game holds *texts*, for whoever asks in this thread."""
    with ExitStack() as drafts:
        for name, text in texts.items():
            drafts.enter_context(library.drafted(game, name, text))
        yield


def lent_box(game: str, digest: str, texts: Mapping[str, str]) -> Charts:
    """A box as it is kept with its table; it is written to the data folder, where its games find it by its digest."""
    charts = {f"{library.BOX}{library.LENT}{digest}": json.dumps(dict(texts))}
    lend(game, charts)
    return charts


def kept_with(charts: Charts) -> Beside:
    """What writes the charts of a new table, in the transaction that opens it."""

    def keep(connection: Connection, table: Kept) -> None:
        """One row, with the table's id."""
        keep_charts(connection, table.id, charts)

    return keep
