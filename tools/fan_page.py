"""Write docs/fidelity-fan.md's tables and plots anew, from what ``fieldhouse fidelity GAME SEASON --fan --json`` says.

    fieldhouse fidelity ddf 2017 --fan --json > ddf.json
    python tools/fan_page.py ddf.json [MORE.json ...]

A game's table stands between two comments of the page; its plot is docs/fidelity-fan-GAME.svg.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, Final
from xml.sax.saxutils import escape

from fieldhouse.builders.fan.report import cells, closing
from fieldhouse.builders.fan.verdict import UNLIKE

DOCS: Final = Path(__file__).parents[1] / "docs"
PAGE: Final = DOCS / "fidelity-fan.md"
WIDTH, HEIGHT, ACROSS = 330, 200, 3
LEFT, TOP, FOOT = 12, 34, 30
REAL, SIMULATED = "#555555", "#2f7fd0"


def main(files: list[str]) -> None:
    for name in files:
        figures = json.loads(Path(name).read_text(encoding="utf-8"))
        game = figures["game"]
        (DOCS / f"fidelity-fan-{game}.svg").write_text(plots(figures["shapes"]), encoding="utf-8")
        page = PAGE.read_text(encoding="utf-8")
        begin, end = f"<!-- {game} -->", f"<!-- end of {game} -->"
        before, rest = page.split(begin, 1)
        _, after = rest.split(end, 1)
        PAGE.write_text(f"{before}{begin}\n{tables(figures)}\n{end}{after}", encoding="utf-8")


def tables(figures: dict[str, Any]) -> str:
    """Every group of rows as a table of Markdown, and the lines under them."""
    lines = [
        f"{figures['season']}, {figures['replays']} replays, real figures of {figures['seasons']} season(s) at hand."
    ]
    group = ""
    for row in figures["rows"]:
        if row["group"] != group:
            group = row["group"]
            lines += ["", f"| {group} | real | {'range' if 'low' in row else 'sd'} | simulated | off by | |"]
            lines.append("|---|---|---|---|---|---|")
        shown = cells(row)
        verdict = f"**{shown[-1]}**" if shown[-1] == UNLIKE else shown[-1]
        lines.append(f"| {' | '.join(shown[:-1])} | {verdict} |")
    return "\n".join([*lines, "", *(line.replace("*", "\\*") + "\n" for line in closing(figures))]).rstrip("\n")


def plots(shapes: dict[str, Any]) -> str:
    """A panel a shape: two bars a name, real and simulated."""
    rows = (len(shapes) + ACROSS - 1) // ACROSS
    width, height = ACROSS * WIDTH, rows * HEIGHT
    panels = [panel(name, bars, index) for index, (name, bars) in enumerate(shapes.items())]
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="sans-serif" font-size="10">',
        f'<rect width="{width}" height="{height}" fill="white"/>',
        *panels,
        "</svg>",
    ]) + "\n"  # fmt: skip


def panel(title: str, both: dict[str, dict[str, float]], at: int) -> str:
    real, simulated = both["real"], both["simulated"]
    names = list(simulated)
    left, top = at % ACROSS * WIDTH + LEFT, at // ACROSS * HEIGHT + TOP
    span, tall = WIDTH - 2 * LEFT, HEIGHT - TOP - FOOT
    most = max([*real.values(), *simulated.values(), 1e-9])
    step = span / max(len(names), 1)
    parts = [
        f'<text x="{left}" y="{top - 20}" font-weight="bold">{escape(title)}</text>',
        f'<text x="{left}" y="{top - 7}"><tspan fill="{REAL}">real</tspan> '
        f'<tspan fill="{SIMULATED}">simulated</tspan></text>',
        f'<line x1="{left}" y1="{top + tall}" x2="{left + span}" y2="{top + tall}" stroke="#999"/>',
    ]
    for index, name in enumerate(names):
        x = left + index * step
        for offset, (bars, colour) in enumerate(((real, REAL), (simulated, SIMULATED))):
            if name in bars:
                high = (tall - 12) * bars[name] / most
                parts.append(bar(x + step * (0.1 + 0.4 * offset), top + tall - high, 0.38 * step, high, colour))
        foot = f'<text x="{x + step / 2:.1f}" y="{top + tall + 12}" font-size="8" text-anchor="middle">'
        parts.append(f"{foot}{escape(name)}</text>")
    parts.append(f'<text x="{left + span}" y="{top - 7}" text-anchor="end" fill="#777">up to {most:.3g}</text>')
    return "\n".join(parts)


def bar(x: float, y: float, width: float, height: float, colour: str) -> str:
    return f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" fill="{colour}"/>'


if __name__ == "__main__":
    main(sys.argv[1:])
