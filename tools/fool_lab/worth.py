"""What a point of rating at each place is worth: the table of ``games/fool/coaching/points.py``.

Teams of strengths drawn at random play each other; the margins are regressed on the differences of the strengths, and
what a strength is worth is divided among the places that make it up (``leagues/football/strengths.py``).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Annotated, Final, NamedTuple

import numpy as np
import typer
from tools.fool_lab.measure import ordinary_side

from fieldhouse.cli.bar import counting
from fieldhouse.cli.league_words import AsCsv, AsJson, show
from fieldhouse.games.ddf.coaching.book import BookCoach
from fieldhouse.games.fool.player_value import SLOTS
from fieldhouse.leagues.football.games import play_sides
from fieldhouse.leagues.football.strengths import MARKS, TIREDNESS, UNITS, Strengths
from fieldhouse.leagues.reports import Report

SPREADS: Final = dict.fromkeys(UNITS, 4) | {
    "kick_range": 12, "kick_accuracy": 8, "kick_blocks": 10, "punting": 12, "punt_return": 10, "kick_return": 10,
    "cover_squad": 8,
}  # fmt: skip
"""Tenths of a point by which the teams that are drawn differ."""
TEAMS: Final = 400
CONDITION: Final = "gc"


class Worth(NamedTuple):
    """Points a game that a point of a strength is worth, and the standard error."""

    points: float
    error: float


def regression(
    games: int, seed: int, told: Callable[[int, int], None] = lambda done, of: None
) -> dict[str, Worth]:  # fmt: skip
    """Plays so many games between teams drawn with *seed*: what a point of each strength is worth in them."""
    draw = random.Random(seed)
    drawn = [
        Strengths(**{name: round(draw.gauss(0, spread)) for name, spread in SPREADS.items()}) for _ in range(TEAMS)
    ]
    teams = [(found, ordinary_side(found)) for found in drawn]
    coach = BookCoach()
    rows, margins = [], []
    for done in range(games):
        (one, away), (other, home) = draw.sample(teams, 2)
        score = play_sides((away, home), draw.randrange(1 << 60), coach).score
        rows.append([(getattr(one, name) - getattr(other, name)) / 10 for name in SPREADS])
        margins.append(score[0] - score[1])
        told(done + 1, games)
    seen, wanted = np.array(rows), np.array(margins, dtype=float)
    worths = np.linalg.lstsq(seen, wanted, rcond=None)[0]
    variance = float(((wanted - seen @ worths) ** 2).mean())
    errors = np.sqrt(np.diag(np.linalg.inv(seen.T @ seen)) * variance)
    return {name: Worth(float(worths[index]), float(errors[index])) for index, name in enumerate(SPREADS)}


def by_place(worths: dict[str, Worth]) -> dict[str, tuple[float, float, float]]:
    """Points a game for a point of P, of C and of S of all who play at a place."""
    found = {slot: [0.0, 0.0, 0.0] for slot in SLOTS if slot not in ("K", "P")}
    for unit, parts in UNITS.items():
        whole = sum(part.p + part.c + part.s for part in parts)
        for part in parts:
            for ability, weight in enumerate((part.p, part.c, part.s)):
                found[part.slot][ability] += worths[unit].points * weight / whole
    return {slot: (each[0], each[1], each[2]) for slot, each in found.items()}


def marks_by_place(worths: dict[str, Worth]) -> dict[str, dict[str, float]]:
    """Points a game for a characteristic of all who play at a place."""
    found: dict[str, dict[str, float]] = {slot: {} for slot in SLOTS if slot not in ("K", "P")}
    for unit, parts in UNITS.items():
        whole = sum(part.p + part.c + part.s for part in parts)
        for part in parts:
            share = worths[unit].points * (part.p + part.c + part.s) / whole
            for mark, worth in (MARKS.get(unit, {}) | {CONDITION: TIREDNESS}).items():
                found[part.slot][mark] = found[part.slot].get(mark, 0.0) + share * worth
    return found


def worth(
    games: Annotated[int, typer.Option(min=200, help="Games between teams drawn at random.")] = 6000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games.")] = 5,
    as_csv: AsCsv = False,
    as_json: AsJson = False,
) -> None:
    """What a point of each strength, and of P, C and S at each place, is worth in points a game."""
    with counting("Games") as told:
        worths = regression(games, seed, told)
    rows: list[tuple[str, ...]] = [
        (name, f"{each.points:+.2f}", f"± {each.error:.2f}", "", "") for name, each in worths.items()
    ]
    marks = marks_by_place(worths)
    for slot, each in by_place(worths).items():
        told_marks = " ".join(f"{mark} {value:+.2f}" for mark, value in marks[slot].items())
        rows.append((slot, *(f"{value:.2f}" for value in each), told_marks))
    show(Report("What wins", ("strength or place", "points, or P", "error, or C", "S", "marks"), rows), as_csv, as_json)
