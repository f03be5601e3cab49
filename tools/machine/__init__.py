"""What the tests need of a machine beside Python: found where it is, brought where it is missing."""

from __future__ import annotations


class Missing(Exception):
    """Something that is not here and that we may not bring: a sentence that says what to install."""
