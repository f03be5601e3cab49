"""What a row comes to, in words."""

from __future__ import annotations

from typing import Final

LIKE: Final = "like"
UNLIKE: Final = "unlike"
NOT_TOLD: Final = "not told"
BETWEEN_SEASONS: Final = "seasons"
BETWEEN_REPLAYS: Final = "replays"
BETWEEN_PRO_SEASONS: Final = "pro seasons"
"""Whose spread a row is measured by."""
