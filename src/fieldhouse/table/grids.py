"""Tables of figures as terminals print them."""

from __future__ import annotations

from rich.table import Table as Grid


def add_headings(grid: Grid, *headings: str) -> Grid:
    """Put a column under each heading: left for names, which begin with <, right for numbers. The same grid."""
    for heading in headings:
        is_name = heading.startswith("<")
        grid.add_column(heading.removeprefix("<"), justify="left" if is_name else "right", no_wrap=not is_name)
    return grid


def share_text(share: float) -> str:
    """A share as newspapers write it: three digits, and a nought before them only if there is more than one."""
    return f"{share:.3f}".removeprefix("0")
