"""A scatter plot of simulated against real, as SVG, without a plotting library."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

from fieldhouse.table.plain_json import PlainReport

SIZE: Final = 320
MARGIN: Final = 44
PANELS: Final = (
    ("points", "Points for"), ("points_against", "Points against"), ("yards_per_rush", "Yards a rush"),
    ("yards_per_rush_against", "Yards a rush allowed"), ("yards_per_pass", "Yards a pass"),
    ("yards_per_pass_against", "Yards a pass allowed"), ("completion", "Completion"),
    ("completion_against", "Completion allowed"), ("pythagorean_wins", "Wins (real: by points)"),
)  # fmt: skip
ACROSS: Final = 3


def scatter(figures: PlainReport) -> str:
    """Nine panels, a dot a team, the line where both are equal."""
    panels = [_panel(figures, name, title, index) for index, (name, title) in enumerate(PANELS)]
    rows = (len(PANELS) + ACROSS - 1) // ACROSS
    width, height = ACROSS * SIZE, rows * SIZE
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}" '
        'font-family="sans-serif" font-size="11">',
        f'<rect width="{width}" height="{height}" fill="white"/>',
        *panels,
        "</svg>",
    ]) + "\n"  # fmt: skip


def _panel(figures: PlainReport, name: str, title: str, at: int) -> str:
    """One figure's plot as SVG: real against simulated, a dot a team."""
    pairs = [(code, row[name]["real"], row[name]["simulated"]) for code, row in figures["teams"].items()]
    values = [value for _, real, simulated in pairs for value in (real, simulated)]
    low, high = min(values), max(values)
    pad = (high - low) * 0.06 or 1.0
    low, high = low - pad, high + pad
    left, top, span = at % ACROSS * SIZE + MARGIN, at // ACROSS * SIZE + MARGIN / 2, SIZE - 1.7 * MARGIN

    def place(real: float, simulated: float) -> tuple[float, float]:
        x = left + (real - low) / (high - low) * span
        y = top + span - (simulated - low) / (high - low) * span
        return round(x, 1), round(y, 1)

    x0, y0 = place(low, low)
    x1, y1 = place(high, high)
    r = figures["correlation"][name]
    parts = [
        f'<rect x="{left}" y="{top}" width="{span}" height="{span}" fill="none" stroke="#999"/>',
        f'<line x1="{x0}" y1="{y0}" x2="{x1}" y2="{y1}" stroke="#bbb" stroke-dasharray="4 3"/>',
        f'<text x="{left + 4}" y="{top + 14}" font-weight="bold">{escape(title)}</text>',
        f'<text x="{left + 4}" y="{top + 28}" fill="#555">r = {r:.3f}</text>',
        f'<text x="{left}" y="{top + span + 14}" fill="#555">{low:.3g}</text>',
        f'<text x="{left + span}" y="{top + span + 14}" fill="#555" text-anchor="end">{high:.3g} (real)</text>',
    ]
    for code, real, simulated in pairs:
        x, y = place(real, simulated)
        parts.append(f'<circle cx="{x}" cy="{y}" r="3" fill="#1f5fa8"/>')
        parts.append(f'<text x="{x + 4}" y="{y - 3}" font-size="7" fill="#777">{escape(code)}</text>')
    return "\n".join(parts)
