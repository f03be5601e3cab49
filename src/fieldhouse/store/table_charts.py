"""Charts of their own that people play with at a table of the lobby: they go with the table, in one row beside it."""

from __future__ import annotations

from sqlalchemy import Connection, Engine, insert
from sqlalchemy.orm import Session as Transaction

from fieldhouse.store.engine import once_more
from fieldhouse.store.lent_charts import Charts, packed_charts, unpacked_charts
from fieldhouse.store.lobby_rows import ChartsRow


def keep_charts(connection: Connection, table_id: str, charts: Charts) -> None:
    """Write the charts of a new table, within the transaction that opens it."""
    connection.execute(insert(ChartsRow), {"table_id": table_id, "charts": packed_charts(charts)})


class TableCharts:
    """Charts by the ids of their tables, in the database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @once_more
    def of(self, table_id: str) -> Charts:
        """The charts of a table, from the database; none if it has none of its own."""
        with Transaction(self.engine) as transaction:
            row = transaction.get(ChartsRow, table_id)
            return unpacked_charts(row.charts) if row else {}
