"""From what the charts give to what the field sees: the odds of results become odds of their effects."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import TypeVar

ResultT = TypeVar("ResultT")
EffectT = TypeVar("EffectT", bound=Hashable)


def effect_odds(
    odds: Mapping[ResultT, float], effects_of: Callable[[ResultT], Iterable[tuple[EffectT, float]]]
) -> dict[EffectT, float]:
    """The effects of a pair of calls, with their chances; *effects_of* gives those of one result, with their shares."""
    found: dict[EffectT, float] = {}
    for result, chance in odds.items():
        for effect, share in effects_of(result):
            found[effect] = found.get(effect, 0.0) + chance * share
    return found
