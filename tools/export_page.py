"""The column lists of ``docs/export.md``, written anew from the code.

    python -m tools.export_page

Every list stands between two marks of the page. A test holds the page against this.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from fieldhouse.export import cfbfastr_columns, hoopr_columns, lords_tables, nflverse_columns
from fieldhouse.export.frames import DATE, MOMENT, REAL, TEXT, TRUTH, WHOLE, Shape
from fieldhouse.leagues import tables as league_tables

PAGE: Final = Path(__file__).parents[1] / "docs" / "export.md"
END: Final = "<!-- end of columns -->"
KINDS: Final = {
    TEXT: "text", WHOLE: "32-bit whole numbers", REAL: "64-bit real numbers", TRUTH: "true or false",
    DATE: "dates", MOMENT: "moments",
}  # fmt: skip


SHAPES: Final = {
    "ddf play_by_play": nflverse_columns.SHAPE,
    "bowlbound play_by_play": cfbfastr_columns.SHAPE,
    "statispro play_by_play": hoopr_columns.PLAYS,
    "statispro player_box": hoopr_columns.PLAYER_BOX,
    "statispro team_box": hoopr_columns.TEAM_BOX,
    "statispro basketball_reference": hoopr_columns.REFERENCE,
    "lords owners": lords_tables.OWNERS,
    "lords events": lords_tables.EVENTS,
    **{f"fool {name}": shape for name, shape in league_tables.SHAPES.items()},
}  # fmt: skip


def lists(shape: Shape) -> Iterator[str]:
    """The columns of a table, in words: filled by kind, ours, empty by kind."""
    apart = {*shape.ours, *shape.empty}
    for kind, words in KINDS.items():
        if names := [name for name, each in shape.columns.items() if each is kind and name not in apart]:
            yield f"- filled, {words}: {_names(names)}"
    if shape.ours:
        yield f"- ours: {_names(shape.ours)}"
    for kind, words in KINDS.items():
        if names := [name for name in shape.empty if shape.columns[name] is kind]:
            yield f"- empty, {words}: {_names(names)}"


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
