"""Damaged journals, charts and cards, cells, schedules and totals."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any, Final

from tools.chaos.commands import TOTALS
from tools.fuzz.damage import damaged, fault_of

from fieldhouse import catalog, library
from fieldhouse.builders.ncaa.from_stats import read_totals
from fieldhouse.games.bowlbound import cells as college_cells
from fieldhouse.games.statispro.cards import readings
from fieldhouse.gridiron import cells
from fieldhouse.gridiron.cells import BadCell
from fieldhouse.library.schedule_text import read_schedule
from fieldhouse.store import saved
from fieldhouse.table import journal

JOURNALS: Final = Path(__file__).parents[2] / "tests" / "journals"
ENTRIES: Final = 60
"""So many lines of a journal are damaged: the first plays of a game, so that a million can be tried."""
CELLS: Final = ("7", "-2", "(3)", "[-4]", "B", "QT", "INT 12", "F -5", "OFF 10", "DEF 5X", "PI 14", "12*", "TD", "FC",
                "BK -14", "DS", "T1", "SOP", "INT X", "-DS", "DEF 5Y", "+")  # fmt: skip
READINGS: Final = ("1-20", "PASS", "2SH", "A 1-8", "3P 1-12", "TO", "1-40 FG", "21-64", "HOME PF", "Z", "REB A1")


def journals(throw: random.Random) -> Iterator[str]:
    """A journal that was edited, or damaged: read, replayed and verified, or refused."""
    texts = {
        file.name: "\n".join(file.read_text(encoding="utf-8").splitlines()[: ENTRIES + 1]) + "\n"
        for file in sorted(JOURNALS.glob("*.jsonl"))
    }
    while True:
        name, text = throw.choice(list(texts.items()))
        broken = damaged(text, throw) if throw.random() < 0.6 else edited(text, throw)
        use = throw.choice((saved.replayed, saved.resumed, saved.verified))
        yield fault_of(partial(_use, use, broken), name)


def _use(use: Callable[..., object], text: str) -> None:
    read = journal.loads(text)
    use(catalog.game(read.header.game), read)


def edited(text: str, throw: random.Random) -> str:
    """A value of a line changed for another of its kind, or of no kind."""
    lines = text.splitlines()
    at = 0 if throw.random() < 0.3 else throw.randrange(len(lines))
    line = json.loads(lines[at])
    change(line, throw)
    lines[at] = json.dumps(line)
    return "\n".join(lines) + "\n"


def change(value: Any, throw: random.Random) -> None:
    """Change something somewhere within a list or a mapping."""
    keys = list(value) if isinstance(value, dict) else list(range(len(value)))
    if not keys:
        return
    key = throw.choice(keys)
    inner = value[key]
    if isinstance(inner, dict | list) and inner and throw.random() < 0.7:
        change(inner, throw)
    elif isinstance(inner, int) and throw.random() < 0.5:
        value[key] = throw.choice((inner + 1, inner - 1, -inner, 0, 10**30, 255))
    else:
        value[key] = throw.choice((None, True, -1, 1.5, 10**40, "", "x", [], {}, [[]], "2017-PHI", "person", "hand"))


def charts(throw: random.Random) -> Iterator[str]:
    """A chart or a card of any game with something wrong in it: all its faults are told."""
    texts = [
        (name, library.team_text(team, name))
        for name in catalog.GAMES
        for team in throw.sample(library.teams(name), min(6, len(library.teams(name))))
    ]
    while True:
        game, text = throw.choice(texts)
        broken = damaged(text, throw)
        yield fault_of(partial(catalog.game(game).pages.check, broken, "x.txt"), f"chart of {game}")


def notation(throw: random.Random) -> Iterator[str]:
    """Single cells of charts and cards."""
    readers: tuple[tuple[Callable[[str], object], tuple[str, ...]], ...] = (
        (cells.read_cell, CELLS), (college_cells.read_cell, CELLS), (readings.read_reading, READINGS),
        (readings.read_shot, READINGS), (readings.read_rebound, READINGS), (readings.read_z, READINGS),
    )  # fmt: skip
    while True:
        read, known = throw.choice(readers)
        text = damaged(throw.choice(known), throw)
        yield fault_of(partial(read, text), f"{read.__module__} {text!r:.40}", BadCell, ValueError)


def schedules(throw: random.Random) -> Iterator[str]:
    texts = [library.season_text("schedules", "2017", "ddf")]
    while True:
        broken = damaged(throw.choice(texts), throw)
        yield fault_of(partial(read_schedule, broken, "x.txt"), "schedule")


def totals(throw: random.Random) -> Iterator[str]:
    """The box totals from which a college team is built."""
    while True:
        broken = damaged(TOTALS, throw)
        yield fault_of(partial(read_totals, broken, "x.csv"), "totals")
