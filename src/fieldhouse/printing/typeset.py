"""Setting a sheet: plain values poured into a template of the package. Only fonts that typst brings along are used."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from types import ModuleType
from typing import Final

from fieldhouse.table.question import Json
from fieldhouse.table.refusal import NotFound

PAPERS: Final = {"a4": "a4", "letter": "us-letter"}


class CannotPrint(NotFound):
    """A sheet that cannot be set: a sentence for whoever asked for it."""


@dataclass(frozen=True)
class PrintedSheet:
    """What goes on paper: the template by its file's name, and all that it shows."""

    template: str
    values: Json


def pdf(sheet: PrintedSheet, paper: str = "a4") -> bytes:
    """The sheet as the bytes of a PDF file; its template is read from the package's files. Refused if there is no such
    paper, or no typst."""
    return _set(sheet, paper, "pdf")[0]


def pictures(sheet: PrintedSheet, paper: str = "a4", dots_per_inch: int = 100) -> list[bytes]:
    """Every page of the sheet as a PNG picture; its template is read from the package's files. Refused like ``pdf``."""
    return _set(sheet, paper, "png", dots_per_inch)


def _set(sheet: PrintedSheet, paper: str, kind: str, dots_per_inch: int = 100) -> list[bytes]:
    """The sheet, set by typst: its pages as bytes. Nothing is written to the disk. Refused if there is no such paper,
    or it does not fit."""
    if paper not in PAPERS:
        raise CannotPrint(f"There is no paper {paper!r}; there are {' and '.join(PAPERS)}.")
    typst = _typst()
    template = (files(__package__) / sheet.template).read_bytes()
    inputs = {"values": json.dumps(sheet.values), "paper": PAPERS[paper]}
    made, warnings = typst.compile_with_warnings(
        template, format=kind, ppi=dots_per_inch, ignore_system_fonts=True, sys_inputs=inputs
    )
    if warnings:
        raise CannotPrint(f"The sheet could not be set as it should be: {warnings[0].message}.")
    return list(made) if isinstance(made, list) else [made]


def _typst() -> ModuleType:
    """The typesetting package, imported now; refused with how to install it."""
    try:
        import typst
    except ImportError:
        raise CannotPrint("Printing needs typst: install it with 'pip install fieldhouse[print]'.") from None
    return typst
