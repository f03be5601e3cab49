"""What a seat sees, as an array whose places have names.

The names are found by playing: a few games of chance are looked at, and every number, flag and word of every view has
a place from then on. What a later view has beyond that is left out, what it lacks is 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from fieldhouse.table.game import AnyDefinition
from fieldhouse.table.journal import Header
from fieldhouse.table.question import AnyAsk, Json, RandomCoach
from fieldhouse.table.seat import all_seats
from fieldhouse.table.table import BatchTable

SAMPLE_GAMES: Final = 2
LONGEST: Final = 32
"""Of a list, so many are seen."""
BOUND: Final = np.float32(1e7)
ASKED: Final = "asked: "
Observation = NDArray[np.float32]


class Branch:
    """One part of every view: the place of its value, if it has been one, and the parts within it."""

    __slots__ = ("parts", "place")

    def __init__(self) -> None:
        self.place = -1
        self.parts: dict[str | int, Branch] = {}


class Layout:
    """Where each thing seen stands in the array: first which question is asked, then the view by its paths."""

    def __init__(self, asks: Sequence[AnyAsk], views: Iterable[Json]) -> None:
        """Looks at all *views*."""
        self.asked = {ask.name: place for place, ask in enumerate(asks)}
        self.names = [f"{ASKED}{name}" for name in self.asked]
        self.words: dict[str, int] = {}
        self.root = Branch()
        for view in views:
            self._grow(self.root, view, "")

    def _grow(self, branch: Branch, value: Json, path: str) -> None:
        """Make room for what is seen here for the first time."""
        if isinstance(value, dict | list | tuple):
            for part, inner in _parts(value):
                if part not in branch.parts:
                    branch.parts[part] = Branch()
                name = f"[{part}]" if isinstance(part, int) else f".{part}" if path else part
                self._grow(branch.parts[part], inner, f"{path}{name}")
        elif value is not None:
            if branch.place < 0:
                branch.place = len(self.names)
                self.names.append(path)
            if isinstance(value, str):
                self.words.setdefault(value, len(self.words) + 1)

    def array(self, view: Json, asked: str | None) -> Observation:
        """The view as numbers; words are numbered as they were first met, true is 1."""
        seen = [0.0] * len(self.names)
        if asked is not None:
            seen[self.asked[asked]] = 1.0
        self._fill(seen, self.root, view)
        return np.array(seen, np.float32).clip(-BOUND, BOUND)

    def _fill(self, seen: list[float], branch: Branch, value: Json) -> None:
        """Put all that is within *value* into *seen*, but what the layout has no place for."""
        for part, inner in _parts(value):
            known = branch.parts.get(part)
            if known is None or inner is None:
                continue
            if isinstance(inner, dict | list | tuple):
                self._fill(seen, known, inner)
            elif known.place >= 0:
                seen[known.place] = self.words.get(inner, 0) if isinstance(inner, str) else inner


def _parts(value: Json) -> Iterable[tuple[str | int, Json]]:
    """What is within an object or a list."""
    return value.items() if isinstance(value, dict) else enumerate(value[:LONGEST])


def layout_of(definition: AnyDefinition, header: Header) -> Layout:
    """The layout of games of *header*; plays a few to see what there is."""
    return Layout(definition.asks, _views(definition, header))


def _views(definition: AnyDefinition, header: Header) -> Iterator[Json]:
    """What every seat sees at the rest points of a few games of chance."""
    seats = all_seats(len(header.teams))
    deal, coaches = definition.dealer(header), [RandomCoach() for _ in seats]
    for seed in range(SAMPLE_GAMES):
        game = deal(BatchTable(seed, coaches))
        while not game.over:
            for seat in seats:
                yield game.view(seat)
            definition.step(game)
