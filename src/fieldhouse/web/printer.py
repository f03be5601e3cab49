"""The printer: sheets as PDF."""

from __future__ import annotations

import json
from concurrent.futures import Future
from hashlib import sha256
from typing import Final

from fieldhouse.printing.typeset import PrintedSheet, pdf
from fieldhouse.web.made_once import MadeOnce

MOST_REMEMBERED: Final = 48
MOST_WAITING: Final = 40


class Printer(MadeOnce):
    """A sheet is known by what stands on it."""

    def __init__(self) -> None:
        super().__init__("printed sheets", MOST_WAITING, MOST_REMEMBERED)

    def pdf(self, sheet: PrintedSheet) -> Future[bytes]:
        """The sheet as a PDF, made in the workshop's process; the newest ones are kept in memory. Refused if too
        many wait."""
        key = sha256(json.dumps([sheet.template, sheet.values]).encode()).hexdigest()
        return self.made(key, pdf, sheet)
