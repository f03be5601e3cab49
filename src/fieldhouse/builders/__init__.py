"""Real statistics to charts and cards. Each builder is a package of its own and needs the extra ``builders``."""

from __future__ import annotations


class BadSource(ValueError):
    """Statistics that nothing can be built from: a sentence that says why."""
