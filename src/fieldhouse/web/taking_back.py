"""What may be taken back: entries of a journal since which nothing has been seen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fieldhouse.table.journal import DRAW, ORDER, ROLL, SECRET, Entry

SEEN: Final = "Dice, cards or calls have been seen since: only in a practice game can that be taken back."


def was_seen(entries: Sequence[Entry], is_by_hand: bool) -> bool:
    """Has chance spoken, or has a secret call been shown? Real dice that were typed in wrongly may be typed again."""
    telling = (DRAW, ORDER, SECRET) if is_by_hand else (ROLL, DRAW, ORDER, SECRET)
    return any(entry.kind in telling for entry in entries)


def shared(before: Sequence[Entry], after: Sequence[Entry]) -> int:
    """How many entries two journals begin with in common."""
    shared = min(len(before), len(after))
    if list(before[:shared]) == list(after[:shared]):
        return shared
    return next(index for index in range(shared) if before[index] != after[index])
