"""The box score of a game of owners: its years, what everybody did, and in the end what the money did."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fieldhouse.games.lords.model import money
from fieldhouse.games.lords.pages.board import lined
from fieldhouse.games.lords.scoresheet import TAX_TAKEN, Scoresheet
from fieldhouse.games.lords.state import Note
from fieldhouse.table.seat import Seat, all_seats

DONE: Final = {
    "events": "Events played", "cancelled": "Cards cancelled", "trades": "Trades", "free_agents": "Free agents signed",
    "call_ups": "Men called up", "cubes_bought": "Media cubes bought", "cubes_on_dice": "Media cubes spent on dice",
    "cycles": "Hits for new cards", "loans": "Loans", "broke_years": "Years broke",
}  # fmt: skip
"""What lies open to everybody, as the scoresheet counts it."""
PURSE: Final = {
    "set_up": "Paid for the organization", "promotion": "Raised by promotion", "payouts": "Taken in",
    "card_money": "Cards sold", "salaries": "Paid in salaries", "bids": "Paid for free agents",
    "tax_paid": "Luxury tax paid", TAX_TAKEN: "Luxury tax taken", "cash_left": "Left in the end",
}  # fmt: skip
"""What nobody may add up for another before the end (2.3)."""
NONE: Final = "-"


def box_score(clubs: Sequence[str], notes: Sequence[Note]) -> Group:
    """Counted from the notes so far. Money is secret: it is told when the last points have been given."""
    sheet = Scoresheet()
    for note in notes:
        sheet.add(note)
    totals = sheet.totals()
    names = [club.split()[-1] for club in clubs]
    told: list[RenderableType] = [_years(names, notes)]
    if totals:
        told += [Text(), _sums("What everybody did", names, totals, DONE, str)]
        if _is_over(notes):
            told += [Text(), _sums("What the money did", names, totals, PURSE, money)]
    return Group(*told)


def _years(clubs: Sequence[str], notes: Sequence[Note]) -> Grid:
    """Year by year who won how many games and points, and the pennant; then all points, as they were counted last."""
    grid, seats = lined("", *clubs), all_seats(len(clubs))
    for year, its_notes in enumerate(_by_year(notes), start=1):
        records = [_record(its_notes, seat) for seat in seats]
        points = {note.seat: str(note.amount) for note in its_notes if note.what == "points"}
        champions = [note.seat for note in its_notes if note.what == "pennant"]
        series = {note.seat: f"{note.amount:+d}" for note in its_notes if note.what == "series"}
        grid.add_row(f"Year {year}, won and lost", *records)
        grid.add_row(f"Year {year}, points", *(points.get(seat, NONE) for seat in seats))
        grid.add_row(f"Year {year}, pennant", *("⚑" if seat in champions else NONE for seat in seats))
        if series:
            grid.add_row(f"Year {year}, championship series", *(series.get(seat, NONE) for seat in seats))
    finals = {note.seat: f"{note.amount:+d}" for note in notes if note.what == "final"}
    if finals:
        grid.add_row("Final scoring", *(finals.get(seat, NONE) for seat in seats))
    latest = {note.seat: note.text for note in notes if note.what in ("points", "final")}
    if latest:
        years = sum(note.what == "points" for note in notes) // len(clubs)
        when = "" if _is_over(notes) else f" after year {years}"
        grid.add_row(f"Victory points{when}", *(latest.get(seat, NONE) for seat in seats), style="bold")
    return grid


def _is_over(notes: Sequence[Note]) -> bool:
    """Have the last points been given?"""
    return any(note.what == "final" for note in notes)


def _by_year(notes: Sequence[Note]) -> Iterator[Sequence[Note]]:
    """The notes of each year: the first begins with the game, the others say so."""
    begins = [0, *(index for index, note in enumerate(notes) if note.what == "year")]
    for begin, end in zip(begins, [*begins[1:], len(notes)], strict=True):
        yield notes[begin:end]


def _record(notes: Sequence[Note], seat: Seat) -> str:
    """Games won and lost in the phases that are over."""
    records = [note.more for note in notes if note.what == "record" and note.seat == seat]
    return f"{sum(won for won, _ in records)}-{sum(lost for _, lost in records)}" if records else NONE


def _sums(
    title: str, clubs: Sequence[str], totals: Sequence[Mapping[str, int]], names: Mapping[str, str],
    told: Callable[[int], str],
) -> Group:  # fmt: skip
    """Sums of the scoresheet by their names for a player; a row of nothing but zeros is left out."""
    grid = lined("", *clubs)
    for name, words in names.items():
        counts = [total[name] for total in totals]
        if any(counts):
            grid.add_row(words, *(told(count) for count in [*counts, *[0] * (len(clubs) - len(counts))]))
    return Group(Text(title, "bold"), grid)
