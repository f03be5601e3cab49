"""Measure whether a league of FOOL stays healthy, and write the plot and the page of docs.

    python tools/fool_health.py [--seasons 40] [--teams 12] [--seed 7] [--report] [--json FILE]

With ``--report`` the figures go to docs/fool-health.md and docs/fool-health.svg.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final

from sqlalchemy import create_engine

from fieldhouse.cli.bar import counting
from fieldhouse.leagues.book import Book
from fieldhouse.leagues.health import AGE_BAND, BAND, GROUPS, POINTS_BAND, SETTLED, Season, complaints, watch
from fieldhouse.store.leagues import LeagueStore

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs/fool-health.md"
PLOT: Final = ROOT / "docs/fool-health.svg"
WIDTH, HEIGHT, LEFT, GAP = 420, 120, 60, 46
COLOURS: Final = {"P": "#c0392b", "C": "#2c5aa0", "S": "#27893f"}


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seasons", type=int, default=40)
    parser.add_argument("--teams", type=int, default=12)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--report", action="store_true")
    parser.add_argument("--json", type=Path)
    chosen = parser.parse_args(arguments)
    start = process_time()
    seasons, teams = run(chosen.seasons, chosen.teams, chosen.seed)
    seconds = process_time() - start
    faults = complaints(seasons, teams)
    print(table(seasons))
    print(f"{len(seasons)} seasons of {len(teams)} teams, {seconds:.0f} s of one core.")
    print("\n".join(faults) or "The league is healthy.")
    if chosen.json:
        chosen.json.write_text(json.dumps([season._asdict() for season in seasons]), encoding="utf-8")
    if chosen.report:
        PLOT.write_text(svg(seasons), encoding="utf-8")
        PAGE.write_text(page(seasons, teams, chosen.seed, seconds, faults), encoding="utf-8")
    return 1 if faults else 0


def run(count: int, teams: int, seed: int) -> tuple[list[Season], list[str]]:
    with TemporaryDirectory() as folder, counting("Seasons") as told:
        engine = create_engine(f"sqlite:///{folder}/league.sqlite")
        book = Book.found(LeagueStore(engine), "health", seed, teams, {}, {})
        seasons = watch(book, count, told)
        engine.dispose()
        return seasons, list(book.league.teams)


def table(seasons: Sequence[Season]) -> str:
    """Ratings when the league began and when it has settled."""
    late = seasons[SETTLED:] or seasons[-1:]
    lines = ["| group | P-C-S at first | P-C-S since season 11 | spread |", "|---|---|---|---|"]
    for group in GROUPS:
        first = "-".join(f"{value:.2f}" for value in seasons[0].ratings[group])
        now = "-".join(f"{mean(season.ratings[group][at] for season in late):.2f}" for at in range(3))
        spread = "-".join(f"{mean(season.spreads[group][at] for season in late):.2f}" for at in range(3))
        lines.append(f"| {group} | {first} | {now} | {spread} |")
    return "\n".join(lines)


def span(values: Iterable[float]) -> str:
    found = list(values)
    return f"{min(found):.1f} to {max(found):.1f}"


def page(seasons: Sequence[Season], teams: Sequence[str], seed: int, seconds: float, faults: Sequence[str]) -> str:
    titles = {team: sum(season.champion == team for season in seasons) for team in teams}
    won = ", ".join(f"{team} {count}" for team, count in sorted(titles.items(), key=lambda pair: -pair[1]))
    late = seasons[SETTLED:]
    state = "Nothing is out of its band." if not faults else "Out of its band: " + "; ".join(faults)
    return f"""# The health of a FOOL league

Measured with `python tools/fool_health.py --seed {seed} --report`: {len(seasons)} seasons of {len(teams)} teams,
all run by the computer, {seconds:.0f} seconds of one core. {state}

![Ratings, ages, scoring and parity over the seasons](fool-health.svg)

{table(seasons)}

| | band | measured |
|---|---|---|
| mean rating of a group, from season {SETTLED + 1} on | within {BAND} of the first season's | see above |
| mean age | {AGE_BAND[0]:.0f} to {AGE_BAND[1]:.0f} | {span(season.age for season in seasons)} |
| active roster | up to 52 | {span(season.roster for season in seasons)} |
| points of both teams | {POINTS_BAND[0]:.0f} to {POINTS_BAND[1]:.0f} | {span(season.points for season in seasons)} |
| spread of wins in 12 games (pure luck: 1.73) | | {mean(season.win_spread for season in late):.2f} |

Titles: {won}.

Why these bands: ratings are whole numbers, so that a mean that moves by less than half a point has not moved to another
rating; careers begin at 21 to 24 and decline from 30 on; the pro game's teams scored 43 points together in 2017. No
place may ever have fewer men in the league than it takes to start them. `tools/tune_fool_rookies.py` moves the list of
new players (`library/fool/rookies.txt`: `better` and `worse` for C and S, `better pass` and `worse pass` for P) until
the men of a position are, after twenty seasons, what they were in the first; it has not seen this seed.
"""


def svg(seasons: Sequence[Season]) -> str:
    """One strip for each group, then age, scoring and parity."""
    strips: list[tuple[str, dict[str, list[float]], float, float]] = [
        (group, {name: [season.ratings[group][at] for season in seasons] for at, name in enumerate("PCS")}, 0, 7)
        for group in GROUPS
    ]
    strips.append(("mean age", {"C": [season.age for season in seasons]}, 22, 32))
    strips.append(("points a game, both teams", {"P": [season.points for season in seasons]}, 20, 60))
    strips.append(("spread of wins", {"S": [season.win_spread for season in seasons]}, 0, 4))
    rows = (len(strips) + 1) // 2
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * (WIDTH + LEFT + 20)} {rows * (HEIGHT + GAP) + 30}" '
        'font-family="sans-serif" font-size="11">',
        '<rect width="100%" height="100%" fill="white"/>',
    ]
    for at, strip in enumerate(strips):
        parts += _strip(strip, (at % 2) * (WIDTH + LEFT + 20) + LEFT, (at // 2) * (HEIGHT + GAP) + 24)
    return "\n".join([*parts, "</svg>", ""])


def _strip(strip: tuple[str, dict[str, list[float]], float, float], x: float, y: float) -> list[str]:
    title, lines, low, high = strip
    parts = [f'<text x="{x}" y="{y - 6}" font-weight="bold">{title}</text>']
    parts.append(f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#bbb"/>')
    for tick in (low, (low + high) / 2, high):
        level = y + HEIGHT - (tick - low) / (high - low) * HEIGHT
        parts.append(f'<text x="{x - 6}" y="{level + 4:.1f}" text-anchor="end" fill="#666">{tick:g}</text>')
    for name, values in lines.items():
        if len(lines) > 1:  # ratings: the band around the first season's
            top, bottom = (y + HEIGHT - (values[0] + sign * BAND - low) / (high - low) * HEIGHT for sign in (1, -1))
            size = f'width="{WIDTH}" height="{bottom - top:.1f}"'
            parts.append(f'<rect x="{x}" y="{top:.1f}" {size} fill="{COLOURS[name]}" opacity="0.10"/>')
        step = WIDTH / max(1, len(values) - 1)
        levels = [y + HEIGHT - (value - low) / (high - low) * HEIGHT for value in values]
        points = " ".join(f"{x + at * step:.1f},{level:.1f}" for at, level in enumerate(levels))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{COLOURS[name]}" stroke-width="1.5"/>')
        if len(lines) > 1:
            end = y + HEIGHT - (values[-1] - low) / (high - low) * HEIGHT
            parts.append(f'<text x="{x + WIDTH + 4}" y="{end + 4:.1f}" fill="{COLOURS[name]}">{name}</text>')
    return parts


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
