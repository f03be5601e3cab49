"""One season's report: real beside simulated, with the real seasons at hand for a yardstick."""

from __future__ import annotations

from collections.abc import Sequence

from fieldhouse.builders.builder import FAN_REPLAYS, Figures, Request
from fieldhouse.builders.fan.compare import Group, Link, compared
from fieldhouse.builders.fan.kept import real_season, real_seasons
from fieldhouse.builders.fan.season import Counted


def measured(
    game: str,
    season: int,
    groups: Sequence[Group],
    links: Sequence[Link],
    replays: Sequence[Counted],
    real: Counted | None = None,
) -> Figures:
    """The report; the real season is the one at hand, unless the caller has counted it himself."""
    others = list(real_seasons(game).values())
    return {
        "game": game,
        "season": season,
        **compared(groups, links, real or real_season(game, season), replays, others),
    }


def seeds_of(request: Request, first: int) -> range:
    """The seeds of the replays that are asked for."""
    start = first if request.seed is None else request.seed
    return range(start, start + (request.replays or FAN_REPLAYS))
