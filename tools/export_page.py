"""The column lists of ``docs/export.md``, written anew from the code.

    python -m tools.export_page

Every list stands between two marks of the page. A test holds the page against this.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from fieldhouse.export import cfbfastr, hoopr, hoopr_plays, lords_tables, nflverse_columns
from fieldhouse.export.frames import REAL, TEXT, TRUTH, WHOLE, Columns

PAGE: Final = Path(__file__).parents[1] / "docs" / "export.md"
END: Final = "<!-- end of columns -->"
KINDS: Final = {TEXT: "text", WHOLE: "32-bit whole numbers", REAL: "64-bit real numbers", TRUTH: "true or false"}


class Shape(NamedTuple):
    """A table's columns: all of them, those that its public model lacks, and those that stay empty here."""

    columns: Columns
    ours: Iterable[str] = ()
    empty: Iterable[str] = ()


REFERENCE: Final[Columns] = {
    **dict.fromkeys(("Player", "Tm", "Opp"), TEXT), **dict.fromkeys(("MP", *hoopr.SHARES), REAL),
    **{name: WHOLE for name in hoopr.REFERENCE if name not in ("Player", "Tm", "Opp", "MP")},
}  # fmt: skip
SHAPES: Final = {
    "ddf play_by_play": Shape(nflverse_columns.COLUMNS, nflverse_columns.OURS, nflverse_columns.EMPTY),
    "bowlbound play_by_play": Shape(cfbfastr.COLUMNS, cfbfastr.OURS, cfbfastr.EMPTY),
    "statispro play_by_play": Shape(hoopr_plays.COLUMNS, hoopr_plays.OURS, hoopr_plays.EMPTY),
    "statispro player_box": Shape(hoopr.PLAYER_COLUMNS),
    "statispro team_box": Shape(hoopr.TEAM_COLUMNS, hoopr.OURS),
    "statispro basketball_reference": Shape(REFERENCE),
    "lords owners": Shape(lords_tables.OWNERS),
    "lords events": Shape(lords_tables.EVENTS),
}  # fmt: skip


def lists(shape: Shape) -> Iterator[str]:
    """The columns of a table, in words: filled by kind, ours, empty."""
    apart = {*shape.ours, *shape.empty}
    for kind, words in KINDS.items():
        if names := [name for name, each in shape.columns.items() if each is kind and name not in apart]:
            yield f"- filled, {words}: {_names(names)}"
    for words, names in (("ours", list(shape.ours)), ("empty", list(shape.empty))):
        if names:
            yield f"- {words}: {_names(names)}"


def _names(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def page(text: str) -> str:
    """The page with its lists as the code has them; every table must have its marks."""
    for name, shape in SHAPES.items():
        start = f"<!-- columns: {name} -->"
        before, found, rest = text.partition(start)
        if not found:
            raise SystemExit(f"{PAGE.name} has no place for {name}: write {start} {END}")
        body = "\n".join(lists(shape))
        text = f"{before}{start}\n{body}\n{END}{rest.partition(END)[2]}"
    return text


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
