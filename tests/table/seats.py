"""The seats of a table, by their places."""

from __future__ import annotations

from fieldhouse.table.seat import all_seats

FIRST, SECOND, THIRD, FOURTH = all_seats(4)
