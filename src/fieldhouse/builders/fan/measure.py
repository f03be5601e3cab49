"""One season's report: real beside simulated, with the real seasons at hand for a yardstick."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from fieldhouse.builders.builder import FAN_REPLAYS, Figures, Request
from fieldhouse.builders.fan.compare import Group, Link, Stated, compared
from fieldhouse.builders.fan.kept import real_season, real_seasons
from fieldhouse.builders.fan.season import Counted

YARDSTICK: Final = 16
"""So many real seasons, the nearest in time, say how much seasons differ: farther off the game was another."""


def measured(
    game: str,
    season: int,
    groups: Sequence[Group],
    links: Sequence[Link],
    replays: Sequence[Counted],
    real: Counted | None = None,
    stated: Sequence[Stated] = (),
    spreads: Mapping[str, float] | None = None,
) -> Figures:
    """The report; the real season is the one at hand, unless the caller has counted it himself. *spreads* measures
    rows of which too few real seasons are at hand, which means in the library."""
    at_hand = real_seasons(game)
    nearest = sorted(at_hand, key=lambda name: (abs(int(name) - season), name))[:YARDSTICK]
    others = [at_hand[name] for name in nearest]
    figures = compared(groups, links, real or real_season(game, season), replays, others, stated, spreads)
    return {"game": game, "season": season, **figures}


def seeds_of(request: Request, usual: int) -> range:
    """The seeds of the replays: from the one that is asked for, or else from *usual* on; as many as are asked for, or
    else ``FAN_REPLAYS``."""
    start = usual if request.seed is None else request.seed
    return range(start, start + (request.replays or FAN_REPLAYS))
