"""A fault of a chart's text: a sentence that also knows its place, for whoever shows it there."""

from __future__ import annotations

from typing import Self


class Fault(str):
    """The whole sentence, with the section, the row and the column that it speaks of; a value's name is its column."""

    section: str
    row: int | None
    column: str

    def __new__(cls, sentence: str, section: str = "", row: int | None = None, column: str = "") -> Self:
        fault = super().__new__(cls, sentence)
        fault.section, fault.row, fault.column = section, row, column
        return fault

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (str(self), self.section, self.row, self.column)
