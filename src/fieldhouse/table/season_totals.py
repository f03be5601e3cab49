"""Charts from season totals: what every game's maker of them takes and gives, and the reading of totals as text."""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from fieldhouse.table.refusal import Refusal

WHOLE: Final = re.compile(r"-?[0-9]{1,9}")
CODE: Final = re.compile(r"[A-Z0-9]{1,8}")
FIRST_YEAR, LAST_YEAR = 1800, 2999
MOST_ROWS: Final = 1000
Row = Mapping[str, str]
"""A line of totals: each value by the name of its column."""


class BadSource(Refusal):
    """Statistics that nothing can be built from: a sentence that says why."""


class TotalsChart(NamedTuple):
    """A chart as text, the file that it goes in, and how sure each part of it is, in words."""

    file: str
    text: str
    sureness: tuple[str, ...]


class FromTotals(NamedTuple):
    """How a game makes charts from totals: of what each row is, its columns, and who makes the charts of a text.

    *make* is given the text and what it is called in faults; what it needs of the library it reads.
    """

    row: str
    needed: tuple[str, ...]
    optional: tuple[str, ...]
    sample: str
    make: Callable[[str, str], list[TotalsChart]]


class CheckedRow(NamedTuple):
    """A row that has all that it needs: what it is called in faults, its words and its whole numbers by name."""

    source: str
    words: dict[str, str]
    numbers: dict[str, int]


def checked_rows(
    text: str, source: str, row: str, needed: Sequence[str], texts: Sequence[str], later: Sequence[str] = ()
) -> Iterator[CheckedRow]:
    """The rows of totals, each checked when it is asked for. What is *needed* stands in every row, what was counted
    *later* in some; all are whole numbers but *texts*, the first of which is a team's code; one is a season.
    """
    for number, found in enumerate(_rows(text, source, needed), 1):
        where = f"{source}, {row} {number}"
        _check_row(found, where, needed)
        told = [name for name in (*needed, *later) if name not in texts and found.get(name, "").strip()]
        numbers = _whole_numbers(found, where, told)
        _check_season(numbers["season"], where)
        words = {name: found.get(name, "").strip() for name in texts}
        yield CheckedRow(where, words | {texts[0]: _code(words[texts[0]], where, texts[0])}, numbers)


def _rows(text: str, source: str, needed: Sequence[str]) -> Sequence[Row]:
    """A CSV with a heading; or ``name: value`` lines, a blank line between rows; remarks begin with #. Refused if there
    are none, which names what is *needed*, or too many; what a row lacks is not looked at."""
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    heading = next((line for line in lines if line.strip()), "")
    if "," in heading:
        table = csv.DictReader(lines[lines.index(heading) :])
        rows: Sequence[Row] = [{_named(name): value or "" for name, value in row.items() if name} for row in table]
    else:
        rows = [dict(_pair(line, source) for line in block) for block in _blocks(lines)]
    if not rows:
        raise BadSource(f"{source} is empty; expected {', '.join(needed)}, as CSV or as 'name: value' lines.")
    if len(rows) > MOST_ROWS:
        raise BadSource(f"{source} has {len(rows)} rows; expected {MOST_ROWS} at most.")
    return rows


def _check_row(row: Row, source: str, needed: Sequence[str]) -> None:
    """Refuse a row that lacks something."""
    missing = [name for name in needed if not row.get(name, "").strip()]
    if missing:
        raise BadSource(f"{source} lacks {', '.join(missing)}; expected {', '.join(needed)}.")


def _whole_numbers(row: Row, source: str, names: Iterable[str]) -> dict[str, int]:
    """These columns of a row as whole numbers. Refused if one is none."""
    numbers: dict[str, int] = {}
    for name in names:
        word = row[name].strip()
        if not WHOLE.fullmatch(word):
            raise BadSource(f"{source}: {name} is {word!r}; expected a whole number.")
        numbers[name] = int(word)
    return numbers


def _code(word: str, source: str, name: str) -> str:
    """A team's code: capital letters and figures, as it stands in a file's name. Refused if it is none."""
    code = word.upper()
    if not CODE.fullmatch(code):
        raise BadSource(f"{source}: {name} is {code!r}; expected a code of some letters, as in NE.")
    return code


def _check_season(season: int, source: str) -> None:
    """Refuse what is no year in four figures."""
    if not FIRST_YEAR <= season <= LAST_YEAR:
        raise BadSource(f"{source}: season is {season}; expected a year, as in 1984.")


def _blocks(lines: Iterable[str]) -> list[list[str]]:
    """The lines of each row: those between blank ones."""
    return [list(block) for has_words, block in groupby(lines, key=lambda line: bool(line.strip())) if has_words]


def _pair(line: str, source: str) -> tuple[str, str]:
    """A line ``name: value``. Refused if it is none."""
    name, colon, value = line.partition(":")
    if not colon:
        raise BadSource(f"{source}: {line.strip()!r} was read; expected 'name: value'.")
    return _named(name), value.strip()


def words(name: str) -> str:
    """A column's name as people say it, which is read, too."""
    return name.replace("_", " ")


def _named(name: str) -> str:
    """A column's name as ours is written."""
    return name.strip().lower().replace(" ", "_")
