"""Real statistics to charts and cards. Each builder is a package of its own and needs the extra ``builders``."""

from __future__ import annotations

from fieldhouse.table.season_totals import BadSource as BadSource
