"""Real statistics to charts and cards. Each builder is a package of its own and needs the extra ``builders``."""

from __future__ import annotations

from fieldhouse.table.refusal import Refusal


class BadSource(Refusal):
    """Statistics that nothing can be built from: a sentence that says why."""
