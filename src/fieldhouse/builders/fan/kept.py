"""Real seasons that were counted once, as texts of the library: whoever has no files has the real column all the same.

``GAME/fan/SEASON.txt``, tabs between the columns, made by ``tools/fan_seasons.py``. A section is ``[figures]``,
``[teams]``, ``[people PART]`` or ``[shapes NAME]``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fieldhouse import library
from fieldhouse.builders.fan.season import Counted, Line, Table

KIND: Final = "fan"
"""The library's folder of seasons counted."""
HEAD: Final = "# What a fan counts of the real season; made by 'python tools/fan_seasons.py' from public statistics."
FIGURES, TEAMS, PEOPLE, SHAPES = "figures", "teams", "people", "shapes"
WHO: Final = "who"


def counted_text(season: Counted) -> str:
    """A counted season as the text of its file."""
    lines = [HEAD, *_list(FIGURES, season.figures), *_table(TEAMS, season.teams)]
    for part, table in season.people.items():
        lines += _table(f"{PEOPLE} {part}", table)
    for name, bars in season.shapes.items():
        lines += _list(f"{SHAPES} {name}", bars)
    return "\n".join(lines) + "\n"


def read(text: str) -> Counted:
    """A counted season out of the text of its file."""
    figures: Line = {}
    teams: Table = {}
    people: dict[str, Table] = {}
    shapes: Table = {}
    for title, rows in _sections(text):
        what, _, name = title.partition(" ")
        if what == FIGURES:
            figures = _read_list(rows)
        elif what == SHAPES:
            shapes[name] = _read_list(rows)
        elif what == PEOPLE:
            people[name] = _read_table(rows)
        else:
            teams = _read_table(rows)
    return Counted(figures, teams, people, shapes)


def real_season(game: str, season: int) -> Counted:
    """One of the library's, or a sentence that says which it has."""
    return read(library.season_text(KIND, season, game))


def real_seasons(game: str) -> dict[str, Counted]:
    """All that are at hand, by name, read from the library."""
    kept = library.charts_at_hand(game, KIND)
    return {name: read(kept[name].read_text(encoding="utf-8")) for name in sorted(kept)}


def _list(title: str, values: Line) -> list[str]:
    """Lines of names and values."""
    return ["", f"[{title}]", *(f"{name}\t{value:.6g}" for name, value in values.items())]


def _table(title: str, table: Table) -> list[str]:
    """Lines of a table, tabs between."""
    columns = list(dict.fromkeys(name for line in table.values() for name in line))
    rows = ("\t".join((name, *(f"{line.get(each, 0.0):.6g}" for each in columns))) for name, line in table.items())
    return ["", f"[{title}]", "\t".join((WHO, *columns)), *rows]


def _sections(text: str) -> Iterator[tuple[str, list[list[str]]]]:
    """The parts of the text with their rows."""
    title, rows = "", list[list[str]]()
    for line in text.splitlines():
        if line.startswith("[") and line.endswith("]"):
            if title:
                yield title, rows
            title, rows = line[1:-1], []
        elif line and title:
            rows.append(line.split("\t"))
    if title:
        yield title, rows


def _read_list(rows: list[list[str]]) -> Line:
    """Lines of a kept file, as name and figure."""
    return {name: float(value) for name, value in rows}


def _read_table(rows: list[list[str]]) -> Table:
    """Lines of a kept file, as a table with a heading."""
    _, *columns = rows[0]
    return {name: dict(zip(columns, map(float, values), strict=True)) for name, *values in rows[1:]}
