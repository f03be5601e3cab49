"""Pieces of pages that are drawn once: most of a table is as it was before the last answer."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from marshal import dumps, loads
from typing import Final

from markupsafe import Markup

from fieldhouse.table.plain_json import PlainReport

Value = PlainReport | list[PlainReport] | str | int | None
"""What a piece is given."""
MOST_DRAWN: Final = 2048
"""Of each piece so many are kept, those that were wanted last."""
AS_THEY_ARE: Final = 2
"""How values are written down: alike if they are equal and of one type, whoever else holds on to them."""


def remembered(piece: Callable[..., Markup]) -> Callable[..., Markup]:
    """*piece*, drawn once for the same values, which are plain: it must know nothing but what it is given."""

    @lru_cache(MOST_DRAWN)
    def drawn(values: bytes) -> Markup:
        return piece(*loads(values))

    def draw(*given: Value) -> Markup:
        try:
            values = dumps(given, AS_THEY_ARE)
        except ValueError:  # one of them is more than plain: a sentence that cites a rule
            return piece(*given)
        return drawn(values)

    return draw
