"""The printer: sheets as PDF, set in a process of its own, each once as long as it is remembered."""

from __future__ import annotations

import json
from collections import OrderedDict
from concurrent.futures import Future
from hashlib import sha256
from threading import Lock
from typing import Final

from fieldhouse.printing.typeset import PrintedSheet, pdf
from fieldhouse.web.workshop import Workshop

MOST_REMEMBERED: Final = 48
MOST_WAITING: Final = 40


class Printer:
    """A sheet that somebody waits for already is set for both."""

    def __init__(self) -> None:
        self._sheets: OrderedDict[str, Future[bytes]] = OrderedDict()
        self._lock = Lock()
        self._workshop = Workshop("printed sheets", MOST_WAITING)

    def pdf(self, sheet: PrintedSheet) -> Future[bytes]:
        """The sheet as a PDF, made in the workshop's process; the newest ones are kept in memory."""
        key = sha256(json.dumps([sheet.template, sheet.values]).encode()).hexdigest()
        with self._lock:
            found = self._sheets.get(key)
            if found is None or _has_failed(found):
                found = self._workshop.do(pdf, sheet)
            self._sheets[key] = found
            self._sheets.move_to_end(key)
            while len(self._sheets) > MOST_REMEMBERED + MOST_WAITING:
                self._sheets.popitem(last=False)
        return found

    def close(self) -> None:
        """Ends the process that prints."""
        self._workshop.close()


def _has_failed(future: Future[bytes]) -> bool:
    """Must it be made again?"""
    return future.done() and (future.cancelled() or future.exception() is not None)
