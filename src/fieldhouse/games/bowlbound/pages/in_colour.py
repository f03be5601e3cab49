"""The charts in colour."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from fieldhouse.gridiron.in_colour import highlighted

CELLS: Final = (
    (r"(?m)^\[.*\]$|^dice .*$", "bold"),
    (r"(?m)^\d+(?= )", "cyan"),
    (r"\bTD\b|\bB\b(?=  )", "bold green"),
    (r"\bINT \S+|\bF( \S+)?(?=\s\s)|\bBK \S+", "red"),
    (r"\b(OFF|DEF|PI) \w+", "yellow"),
    (r"\bQT\b(?=  )|\bQR\b(?=  )|\bINC\b", "magenta"),
    (r"\bSOP\b|\bBLP\b", "bright_blue"),
    (r"[(\[]\S+[)\]](?=\s)", "bold blue"),
)


def chart_in_colour(chart: str) -> Text:
    """A team's chart as it is written, its cells told apart by colour."""
    return highlighted(Text(chart), CELLS)
