"""The picture of docs/reliability.md: what was tried, trial by trial, and what was lost, from the page's own table.

    python -m tools.reliability_plot        writes docs/reliability.svg

Bars are logarithmic: a handful of full disks stands beside half a million cells.
"""

from __future__ import annotations

import re
from math import log10
from pathlib import Path
from typing import Final, NamedTuple

DOCS: Final = Path(__file__).resolve().parents[1] / "docs"
PAGE: Final = DOCS / "reliability.md"
PICTURE: Final = DOCS / "reliability.svg"
HEADING: Final = "| trial | tried | lost |"
LEFT, RIGHT, ROW, TOP = 90, 190, 18, 30
DECADE: Final = 70
"""So wide is a factor of ten."""
STYLE: Final = "text{font:12px sans-serif;fill:#555}.held{fill:#3b7a57}.lost{fill:#b5651d}line{stroke:#bbb}"


class Trial(NamedTuple):
    """A row of the picture."""

    name: str
    tried: int
    lost: int
    """At first: whatever was lost is mended."""


def trials(page: str) -> list[Trial]:
    """All trials of the table of what was run, the two halves of its rows one below the other."""
    rows = page.partition(HEADING)[2].partition("\n\n")[0].splitlines()[2:]
    cells = [[cell.strip() for cell in row.strip("|").split("|")] for row in rows]
    halves = [row[:3] for row in cells] + [row[4:7] for row in cells]
    return [trial for names, tried, lost in halves for trial in _of_a_cell(names, tried, lost)]


def _of_a_cell(names: str, tried: str, lost: str) -> list[Trial]:
    """The trials that share a cell, each with its number."""
    counts = [int(number.replace(",", "")) for number in re.findall(r"\d[\d,]*(?<!,)", tried)]
    losses = sum(int(number) for number in re.findall(r"^\d+|(?<=\()\d+", lost))
    known = re.findall(r"`(\w+)`", names)
    return [Trial(name, count, losses) for name, count in zip(known, counts, strict=True)]


def picture(found: list[Trial]) -> str:
    """The bars as SVG: green what held, brown what was lost at first and mended."""
    width = LEFT + RIGHT + DECADE * 6
    height = TOP + ROW * len(found) + 10
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'role="img" aria-label="What was tried and what was lost, by trial">',
        f"<style>{STYLE}</style>",
    ]
    for power in range(7):
        at = LEFT + DECADE * power
        lines.append(f'<line x1="{at}" y1="{TOP - 8}" x2="{at}" y2="{height - 8}"/>')
        lines.append(f'<text x="{at}" y="{TOP - 14}" text-anchor="middle">{10**power:,}</text>')
    for place, trial in enumerate(found):
        y, long = TOP + ROW * place, DECADE * log10(max(trial.tried, 1))
        kind = "lost" if trial.lost else "held"
        told = f"{trial.tried:,}" + (f", {trial.lost} lost at first, mended" if trial.lost else "")
        lines.append(f'<text x="{LEFT - 8}" y="{y + 12}" text-anchor="end">{trial.name}</text>')
        lines.append(f'<rect class="{kind}" x="{LEFT}" y="{y + 3}" width="{max(long, 1):.0f}" height="{ROW - 6}"/>')
        lines.append(f'<text x="{LEFT + long + 6:.0f}" y="{y + 12}">{told}</text>')
    return "\n".join([*lines, "</svg>", ""])


if __name__ == "__main__":
    PICTURE.write_text(picture(trials(PAGE.read_text(encoding="utf-8"))), encoding="utf-8")
