"""How much of the same is tried with each engine: the compiled one has the whole of it, in a quarter of the time."""

from __future__ import annotations

from fieldhouse.table.engine import is_compiled


def by_engine(*, compiled: int, plain: int) -> int:
    """The size for the engine that runs these tests; ``make test`` runs them with both."""
    return compiled if is_compiled() else plain
