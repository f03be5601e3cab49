"""Whether a league of FOOL stays healthy, and the plot and the page of docs that tell it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from statistics import mean
from tempfile import TemporaryDirectory
from time import process_time
from typing import Annotated, Any, Final, NamedTuple

import typer
from sqlalchemy import create_engine
from tools.fool_lab import health as limits
from tools.fool_lab.figures import FOUNDINGS, MEASURES, Place, average, norms
from tools.fool_lab.health import SETTLED, Season, complaints, long_band, season_band, watch

from fieldhouse.cli.bar import counting
from fieldhouse.leagues.open_league import OpenLeague
from fieldhouse.leagues.store import LeagueStore
from fieldhouse.library import fool

ROOT: Final = Path(__file__).parents[2]
PAGE: Final = ROOT / "docs/fool-health.md"
PLOT: Final = ROOT / "docs/fool-health.svg"
WORDS: Final = Path(__file__).with_name("health_page.md")
WIDTH, HEIGHT, LEFT, GAP = 420, 90, 60, 40
COLOURS: Final = ("#c0392b", "#2c5aa0", "#27893f")


class Run(NamedTuple):
    """A league that was measured."""

    seed: int
    seconds: float
    seasons: list[Season]
    norms: dict[str, Place]


def health(
    seasons: int = 40,
    teams: int = 12,
    seed: int = 7,
    json_file: Annotated[Path | None, typer.Option("--json", help="Where to keep what was measured.")] = None,
    report: Annotated[
        list[Path] | None,
        typer.Option(
            help="Make docs/fool-health.md and .svg of measured leagues instead; the plot is the first one's."
        ),
    ] = None,
) -> None:
    """Measure whether a league stays healthy over the years; --report FILE --report FILE makes the page of it."""
    if report:
        runs = [read(file) for file in report]
        PLOT.write_text(svg(runs[0]), encoding="utf-8")
        PAGE.write_text(page(runs), encoding="utf-8")
        return
    run = measured(seasons, teams, seed)
    faults = complaints(run.seasons, run.norms)
    print(table(run))
    print(f"Seed {run.seed}: {len(run.seasons)} seasons, {run.seconds:.0f} s of one core.")
    print("\n".join(faults) or "The league is healthy.")
    if json_file:
        json_file.write_text(json.dumps(run), encoding="utf-8")
    if faults:
        raise typer.Exit(1)


def measured(count: int, teams: int, seed: int) -> Run:
    usual = norms(fool.text("rookies"), teams)
    start = process_time()
    with TemporaryDirectory() as folder, counting("Seasons") as told:
        engine = create_engine(f"sqlite:///{folder}/league.sqlite")
        league = OpenLeague.found(LeagueStore(engine), "health", seed, teams, {}, {})
        seasons = watch(league, count, told)
        engine.dispose()
    return Run(seed, process_time() - start, seasons, usual)


def read(file: Path) -> Run:
    seed, seconds, seasons, usual = json.loads(file.read_text(encoding="utf-8"))
    found = [Season._make((year, _places(places), *rest)) for year, places, *rest in seasons]
    return Run(seed, seconds, found, _places(usual))


def _places(plain: dict[str, Any]) -> dict[str, Place]:
    return {slot: Place(men, tuple(means), tuple(spreads)) for slot, (men, means, spreads) in plain.items()}


# The page


def table(run: Run) -> str:
    """Means and spreads that are usual when a league is founded, and those of the settled seasons."""
    settled = run.seasons[SETTLED:] or run.seasons[-1:]
    lines = ["| place | men | | at a founding | settled | off by up to | band |", "|---|---|---|---|---|---|---|"]
    for slot, norm in run.norms.items():
        long = average([season.places[slot] for season in settled])
        for what, at_first, now, is_spread in (
            ("mean", norm.means, long.means, False),
            ("spread", norm.spreads, long.spreads, True),
        ):
            worst = [
                max(
                    abs(
                        (season.places[slot].spreads if is_spread else season.places[slot].means)[index]
                        - at_first[index]
                    )
                    for season in settled
                )
                for index in range(3)
            ]
            bands = [season_band(norm, slot, index, is_spread) for index in range(3)]
            lines.append(
                f"| {slot} | {long.men if not is_spread else ''} | {what} {', '.join(MEASURES[slot])} "
                f"| {_row(at_first)} | {_row(now)} | {_row(worst)} | {_row(bands)} |"
            )
    return "\n".join(lines)


def _row(values: Sequence[float]) -> str:
    return " ".join(f"{value:.2f}" for value in values)


def page(runs: Sequence[Run]) -> str:
    """The words of health_page.md with the figures put in."""
    first = runs[0]
    return WORDS.read_text(encoding="utf-8").format(
        seed=first.seed, count=len(first.seasons), teams=len(first.seasons[0].wins), runs=summary(runs),
        table=table(first), settled=SETTLED + 1, health=limits, foundings=FOUNDINGS, drift=drift_table(runs),
    )  # fmt: skip


def summary(runs: Sequence[Run]) -> str:
    lines = [
        "| seed | CPU | mean age | active roster | points | spread of wins | a team's wins | most titles "
        "| out of its band |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for run in runs:
        late, every = run.seasons[SETTLED:], run.seasons
        teams = list(every[0].wins)
        shares = [mean(season.wins[team] for season in every) for team in teams]
        titles = max(sum(season.champion == team for season in every) for team in teams)
        faults = "; ".join(complaints(every, run.norms)) or "nothing"
        lines.append(
            f"| {run.seed} | {run.seconds:.0f} s | {_span([season.age for season in every])} "
            f"| {_span([season.roster for season in every])} | {_span([season.points for season in every])} "
            f"| {mean(season.win_spread for season in late):.2f} | {min(shares):.2f} to {max(shares):.2f} | {titles} "
            f"| {faults} |"
        )
    return "\n".join(lines)


def _span(values: Sequence[float]) -> str:
    return f"{min(values):.1f} to {max(values):.1f}"


def drift_table(runs: Sequence[Run]) -> str:
    """The mean drift of all leagues' settled seasons, and the band of one league's."""
    lines = ["| place | drift | band |", "|---|---|---|"]
    for slot, norm in runs[0].norms.items():
        long = [average([season.places[slot] for season in run.seasons[SETTLED:]]) for run in runs]
        off = [mean(each.means[index] for each in long) - norm.means[index] for index in range(3)]
        bands = [long_band(len(runs[0].seasons) - SETTLED, norm, slot, index) for index in range(3)]
        told = ", ".join(f"{name} {by:+.2f}" for name, by in zip(MEASURES[slot], off, strict=True))
        lines.append(f"| {slot} | {told} | {_row(bands)} |")
    return "\n".join(lines)


# The plot


class Strip(NamedTuple):
    """Lines over the seasons, each with the middle and the half width of its band, if it has one."""

    title: str
    lines: list[list[float]]
    bands: list[tuple[float, float]]


def svg(run: Run) -> str:
    """Means on the left and spreads on the right, place by place; then ages, rosters, scoring and parity."""
    strips: list[Strip] = []
    for slot, norm in run.norms.items():
        seen = [season.places[slot] for season in run.seasons]
        names = " ".join(
            f'<tspan fill="{colour}">{name}</tspan>' for name, colour in zip(MEASURES[slot], COLOURS, strict=True)
        )
        means = [[place.means[index] for place in seen] for index in range(3)]
        spreads = [[place.spreads[index] for place in seen] for index in range(3)]
        bands = [[(usual[index], season_band(norm, slot, index, usual is norm.spreads)) for index in range(3)]
                 for usual in (norm.means, norm.spreads)]  # fmt: skip
        strips += [Strip(f"{slot}: mean {names}", means, bands[0]), Strip(f"{slot}: spread {names}", spreads, bands[1])]
    for title, line, band in (
        ("mean age", [season.age for season in run.seasons], limits.AGE_BAND),
        ("active roster", [season.roster for season in run.seasons], limits.ROSTER_BAND),
        ("points a game, both teams", [season.points for season in run.seasons], limits.POINTS_BAND),
        (
            "spread of wins (the band is for their mean)",
            [season.win_spread for season in run.seasons],
            limits.PARITY_BAND,
        ),
    ):
        strips.append(Strip(title, [line], [(sum(band) / 2, (band[1] - band[0]) / 2)]))
    rows = (len(strips) + 1) // 2
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * (WIDTH + LEFT + 20)} {rows * (HEIGHT + GAP) + 30}" '
        'font-family="sans-serif" font-size="11">',
        '<rect width="100%" height="100%" fill="white"/>',
    ]
    for index, strip in enumerate(strips):
        parts += _strip(strip, (index % 2) * (WIDTH + LEFT + 20) + LEFT, (index // 2) * (HEIGHT + GAP) + 24)
    return "\n".join([*parts, "</svg>", ""])


def _strip(strip: Strip, x: float, y: float) -> list[str]:
    low = min(0.0, *(middle - half for middle, half in strip.bands))
    if len(strip.lines) == 1:
        low = min(strip.bands[0][0] - 1.5 * strip.bands[0][1], *strip.lines[0])
    high = max(*(middle + 1.5 * half for middle, half in strip.bands), *map(max, strip.lines))

    def level(value: float) -> float:
        return y + HEIGHT - (value - low) / (high - low) * HEIGHT

    parts = [f'<text x="{x}" y="{y - 6}" font-weight="bold">{strip.title}</text>']
    parts.append(f'<rect x="{x}" y="{y}" width="{WIDTH}" height="{HEIGHT}" fill="none" stroke="#bbb"/>')
    for tick in (low, (low + high) / 2, high):
        parts.append(f'<text x="{x - 6}" y="{level(tick) + 4:.1f}" text-anchor="end" fill="#666">{tick:.1f}</text>')
    for values, (middle, half), colour in zip(strip.lines, strip.bands, COLOURS, strict=False):
        size = f'width="{WIDTH}" height="{level(middle - half) - level(middle + half):.1f}"'
        parts.append(f'<rect x="{x}" y="{level(middle + half):.1f}" {size} fill="{colour}" opacity="0.12"/>')
        step = WIDTH / max(1, len(values) - 1)
        points = " ".join(f"{x + index * step:.1f},{level(value):.1f}" for index, value in enumerate(values))
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="1.5"/>')
    return parts
