"""Stage B as whole numbers, for the disk: every moment of both halves, the kicks, and where calls lead."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import astuple, dataclass, fields
from typing import Final, TypeAlias, TypeVar

import numpy as np
from numpy.typing import NDArray

from fieldhouse.gridiron.equilibrium.late_half import MILLION, Half, LateKicks, LateMixes, LatePace, Moment
from fieldhouse.gridiron.equilibrium.late_reader import STEP, WARNING, LateReader, moment_at
from fieldhouse.gridiron.equilibrium.series import Values

NEAR: Final = WARNING // STEP + 1
"""So many moments tell time-outs apart."""
SIDE, HALF, PACE, CHANCES = "side", "half", "pace", "chances"
Short: TypeAlias = NDArray[np.int16]
Long: TypeAlias = NDArray[np.int32]
Bytes: TypeAlias = NDArray[np.uint8]
AnyT = TypeVar("AnyT", bound=np.generic)
LEAD: Final = 3
"""The axis of the leads, of the values of downs."""
Arrays: TypeAlias = Mapping[str, NDArray[np.generic]]


@dataclass(frozen=True)
class LateSide:
    """One side: its effects as the game writes them, how many of them are a choice, their shares ``[near the goal?,
    pair, effect]`` and what of these leaves the clock running; its kicks.
    """

    effects: Short
    choices: Long
    shares: Long
    running: Long
    landings: Long
    fourth: Long
    is_open: NDArray[np.bool_]
    kickoffs: Long
    free_kick: Long
    numbers: Long
    """Where a touchback is put, then the tries in millionths."""

    @property
    def kicks(self) -> LateKicks:
        """The kicks as the half reads them: floats and chances."""
        touchback, kick, two = self.numbers.tolist()
        kickoffs = tuple(shares.astype(np.float64) for shares in self.kickoffs)
        free_kick, fourth = self.free_kick.astype(np.float64), self.fourth.astype(np.float64)
        return LateKicks(fourth, self.is_open, kickoffs, free_kick, touchback, (kick / MILLION, two / MILLION))


@dataclass(frozen=True)
class LateHalf:
    """The moments of a half that tell time-outs apart, then the others: ``[moment, side, ...]``, and of kickoffs and
    free kicks ``[moment, which, side, ...]``. The mixes by ``moment_at``: ``[moment, side, knot, lead, call]``.
    """

    near_downs: Short
    far_downs: Short
    near_kicks: Short
    far_kicks: Short
    rows: Bytes
    answers: Bytes

    def arrays(self) -> dict[str, NDArray[np.generic]]:
        """By name, for a file: mixes call by call, values by their differences."""
        return {
            "near_downs": _differences(kept_once(self.near_downs, 1)),
            "far_downs": _differences(kept_once(self.far_downs, 1)),
            "near_kicks": kept_once(self.near_kicks, 2),
            "far_kicks": kept_once(self.far_kicks, 2),
            "rows": np.moveaxis(kept_once(self.rows, 1), -1, 0),
            "answers": np.moveaxis(kept_once(self.answers, 1), -1, 0),
        }

    def reader(self) -> LateReader:
        """What reads the half a number at a time."""
        _, _, knots, leads, calls = self.rows.shape
        downs = [[_flat(side) for side in moment] for part in (self.near_downs, self.far_downs) for moment in part]
        sizes = calls, self.answers.shape[-1]
        return LateReader(downs, self.rows.tobytes(), self.answers.tobytes(), knots, leads, sizes, self.alike)

    @property
    def alike(self) -> int:
        """So many mixes of each step tell time-outs apart, where these count."""
        return (len(self.rows) - len(self.far_downs)) // (len(self.near_downs) - 1)

    def moment(self, step: int, own: int, theirs: int) -> int:
        """The number of the moment whose mixes are called by so many steps before the end."""
        return moment_at(step, own, theirs, self.alike)

    def half(self, kicks: tuple[LateKicks, LateKicks], is_for_win: bool, pace: LatePace) -> Half:
        """The half as a coach reads it, with its moments, the nearest to the end first."""
        moments = [
            _moment(downs, kicked)
            for all_downs, all_kicks in ((self.near_downs, self.near_kicks), (self.far_downs, self.far_kicks))
            for downs, kicked in zip(all_downs, all_kicks, strict=True)
        ]
        return Half(kicks, moments, is_for_win, pace)


@dataclass(frozen=True)
class LateTables:
    """Both sides, both halves, the pace of plays, and the chance to win."""

    sides: tuple[LateSide, LateSide]
    halves: tuple[LateHalf, LateHalf]
    pace: LatePace
    chances: Short
    """To win, farther from the end of the game (``outlook``)."""

    def arrays(self) -> dict[str, NDArray[np.generic]]:
        """By name, for a file."""
        pace = np.array(astuple(self.pace), dtype=np.int32)
        found: dict[str, NDArray[np.generic]] = {PACE: pace, CHANCES: self.chances}
        first, second = ({field.name: getattr(side, field.name) for field in fields(side)} for side in self.sides)
        found |= {f"{SIDE}0_{name}": array for name, array in first.items()}
        if any(not np.array_equal(first[name], second[name]) for name in first):
            found |= {f"{SIDE}1_{name}": array for name, array in second.items()}
        for number, half in enumerate(self.halves):
            found |= {f"{HALF}{number}_{name}": array for name, array in half.arrays().items()}
        return found


def late_tables(arrays: Arrays) -> LateTables:
    """From what ``arrays`` has given; a side that is like the first is not among it."""
    is_alone = not any(name.startswith(f"{SIDE}1_") for name in arrays)
    sides = [_side(arrays, f"{SIDE}{0 if is_alone else number}_") for number in range(2)]
    halves = [_half(arrays, number) for number in range(2)]
    pace = LatePace(*arrays[PACE].astype(np.int32).tolist())
    return LateTables((sides[0], sides[1]), (halves[0], halves[1]), pace, _short(arrays[CHANCES]))


def _side(arrays: Arrays, prefix: str) -> LateSide:
    """One side's arrays, by their names."""

    def long(name: str) -> Long:
        return arrays[prefix + name].astype(np.int32, copy=False)

    return LateSide(
        effects=_short(arrays[prefix + "effects"]),
        choices=long("choices"),
        shares=long("shares"),
        running=long("running"),
        landings=long("landings"),
        fourth=long("fourth"),
        is_open=arrays[prefix + "is_open"].astype(np.bool_),
        kickoffs=long("kickoffs"),
        free_kick=long("free_kick"),
        numbers=long("numbers"),
    )


def _half(arrays: Arrays, number: int) -> LateHalf:
    """One half's arrays, by their names, as ``LateHalf.arrays`` has put them."""
    found = {field.name: arrays[f"{HALF}{number}_{field.name}"] for field in fields(LateHalf)}
    downs = [for_both(_added_up(found[name]), 1) for name in ("near_downs", "far_downs")]
    kicks = [for_both(_short(found[name]), 2) for name in ("near_kicks", "far_kicks")]
    rows, answers = (for_both(np.moveaxis(found[name].astype(np.uint8), 0, -1), 1) for name in ("rows", "answers"))
    return LateHalf(downs[0], downs[1], kicks[0], kicks[1], rows, answers)


def kept_once(values: NDArray[AnyT], axis: int) -> NDArray[AnyT]:
    """Of two sides that are alike only one, along the axis of the sides."""
    first, second = values.take([0], axis), values.take([1], axis)
    return first if np.array_equal(first, second) else values


def for_both(values: NDArray[AnyT], axis: int) -> NDArray[AnyT]:
    """Both sides again, of what ``kept_once`` has left."""
    return np.repeat(values, 2, axis) if values.shape[axis] == 1 else values


def _differences(values: Short) -> Bytes:
    """By lead, the low bytes first and then the high ones: so they take a third less room when they are pressed."""
    steps = np.diff(values, axis=LEAD, prepend=np.int16(0)).view(np.uint16)
    return np.array([steps & 255, steps >> 8]).astype(np.uint8)


def _added_up(parts: NDArray[np.generic]) -> Short:
    """The values again, of which ``_differences`` has told."""
    low, high = parts.astype(np.uint16)
    return np.cumsum((low | high << 8).view(np.int16), axis=LEAD, dtype=np.int16)


def _short(array: NDArray[np.generic]) -> Short:
    return array.astype(np.int16, copy=False)


def side_tables(
    effects: Short, choices: int, shares: Values, running: Values, landings: Values, kicks: LateKicks
) -> LateSide:
    """One side's numbers as whole ones, as they are stored."""
    return LateSide(
        effects,
        np.array([choices], dtype=np.int32),
        shares.astype(np.int32),
        running.astype(np.int32),
        landings.astype(np.int32),
        kicks.fourth.astype(np.int32),
        kicks.is_open,
        np.array(kicks.kickoffs).astype(np.int32),
        kicks.free_kick.astype(np.int32),
        np.array([kicks.touchback, *(round(MILLION * chance) for chance in kicks.tries)], dtype=np.int32),
    )


def kicks_only(kicks: LateKicks) -> LateSide:
    """A side of which only the net is read, and the kicks."""
    none = np.zeros((0, 0))
    return side_tables(none.astype(np.int16), 0, none, none, none, kicks)


def half_tables(moments: Sequence[Moment], mixes: Sequence[tuple[list[LateMixes], list[LateMixes]]]) -> LateHalf:
    """A half as it is stored; *moments* begin with its end, *mixes* ``STEP`` seconds before."""
    near, far = moments[:NEAR], moments[NEAR:]
    kept = [pair for sides in mixes for pair in zip(*sides, strict=True)]
    rows = np.array([[side.rows for side in pair] for pair in kept])
    answers = np.array([[side.answers for side in pair] for pair in kept])
    return LateHalf(_downs(near), _downs(far), _kicks(near), _kicks(far), rows, answers)


def _downs(moments: Sequence[Moment]) -> Short:
    """The downs of all moments, as they are stored."""
    return np.array([moment.downs for moment in moments]).astype(np.int16)


def _kicks(moments: Sequence[Moment]) -> Short:
    """The kickoffs and free kicks of all moments, as they are stored."""
    return np.array([(moment.kickoff, moment.free_kick) for moment in moments]).astype(np.int16)


def _flat(values: Short) -> memoryview:
    return np.ascontiguousarray(values).reshape(-1).data


def _moment(downs: Short, kicks: Short) -> Moment:
    """Short numbers stay short: a table of them is read a few at a time."""
    return Moment((downs[0], downs[1]), (kicks[0, 0], kicks[0, 1]), (kicks[1, 0], kicks[1, 1]))
