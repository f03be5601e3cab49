"""Which engine runs: the sources as they stand, or the same sources compiled."""

from __future__ import annotations

from fieldhouse.table import table


def is_compiled() -> bool:
    return not str(table.__file__).endswith(".py")
