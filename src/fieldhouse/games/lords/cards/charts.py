"""Reading the charts, each of its own form; what is of another is refused."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final, TypeVar

from fieldhouse.games.lords.cards.events import read_clauses
from fieldhouse.games.lords.cards.text import Block, ComponentError, ComponentLine, blocks
from fieldhouse.games.lords.model import (
    FARM_ROSTER,
    HIGHEST,
    LOWEST,
    MAJORS,
    NEVER,
    PLAYERS,
    STARS,
    Charts,
    FarmLevel,
    Payout,
    Swap,
)

T = TypeVar("T")
CUBE_ITEM: Final = 7
CASH_ITEM: Final = 8
"""What the trade chart exchanges beside players: media cubes, and thousands of dollars."""
ITEMS: Final = (*PLAYERS, "cube", "$")
_READING: Final = re.compile(r"(\d+)(?:-(\d+)| or (less|more))?")
_SWAP: Final = re.compile(r"(\d+) (\S+) for (\d+) (\S+)( and back)?")


def read_charts(text: str, source: str) -> Charts:
    """Every chart; a chart that is missing is named."""
    found = {block.title: block for block in blocks(text, source)}

    def chart(title: str) -> Block:
        if title not in found:
            raise ComponentError(f"{source}: there is no chart [{title}].")
        return found[title]

    manager, office = chart("Manager"), chart("Front Office")
    needs = chart("Prospect to Phenom").line("needs").whole()
    return Charts(
        manager_card=_by_stars(manager.line("card")),
        manager_team=_by_stars(manager.line("team")),
        manager_drm=_by_stars(manager.line("series")),
        office_drm=_by_stars(office.line("drm")),
        office_cost=_by_stars(office.line("cost")),
        farm=_farm(chart("Farm System")),
        to_majors=_by_die(chart("Phenom to Majors"), _promoted),
        to_phenom=tuple(reading >= needs for reading in range(LOWEST, HIGHEST + 1)),
        first_place=(0, *chart("Wins for First Place").line("wins").wholes(10)),
        payout=_by_die(chart("Payout"), lambda line: Payout(*line.wholes(2))),
        retirement=_by_die(chart("Retirement"), lambda line: read_clauses(line, line.value)),
        injury=_by_die(chart("Injury"), lambda line: read_clauses(line, line.value)),
        trade_impact=_by_die(chart("Trade Impact"), lambda line: read_clauses(line, line.value)),
        trades=tuple(swap for line in chart("Trades").lines for swap in _swaps(line)),
    )


def _by_stars(line: ComponentLine) -> tuple[int, ...]:
    """A number for each count of stars; none for none."""
    return (0, *line.wholes(len(STARS)))


def _farm(block: Block) -> tuple[FarmLevel, ...]:
    """The farm systems, by their stars. Refused if one is missing."""
    levels = [FarmLevel(0, 0, 0, 0)]
    for stars in STARS:
        line = block.line(str(stars))
        level = FarmLevel(*line.wholes(4))
        if level.phenoms + level.prospects + level.utilities != FARM_ROSTER:
            raise line.fault(f"{FARM_ROSTER} players in all")
        levels.append(level)
    return tuple(levels)


def _promoted(line: ComponentLine) -> int:
    """What a phenom becomes. Refused, with the line, if there is no such kind of player."""
    if line.value == "never":
        return NEVER
    if line.value not in [PLAYERS[kind] for kind in MAJORS]:
        raise line.fault("'never' or a player of the majors")
    return PLAYERS.index(line.value)


def _by_die(block: Block, read: Callable[[ComponentLine], T]) -> tuple[T, ...]:
    """A chart read by a modified die: its lines must leave no gap."""
    cells: dict[int, T] = {}
    for line in block.lines:
        match = _READING.fullmatch(line.name)
        if not match:
            raise line.amiss(f"{line.name!r}; expected '4', '3-5', '2 or less' or '10 or more'")
        low, high, open_end = int(match[1]), int(match[2] or match[1]), match[3]
        cell = read(line)
        first, last = (LOWEST if open_end == "less" else low), (HIGHEST if open_end == "more" else high)
        for reading in range(first, last + 1):
            if reading in cells:
                raise line.amiss(f"a second line for a {reading}")
            cells[reading] = cell
    missing = [reading for reading in range(LOWEST, HIGHEST + 1) if reading not in cells]
    if missing:
        raise block.amiss(f"no line for a {missing[0]}")
    return tuple(cells[reading] for reading in range(LOWEST, HIGHEST + 1))


def _swaps(line: ComponentLine) -> list[Swap]:
    """A line of the trade chart: one trade, or there and back. Refused, with the line, if it is not as the form has
    it."""
    match = _SWAP.fullmatch(line.value)
    if not match or match[2] not in ITEMS or match[4] not in ITEMS:
        raise line.fault(f"'N THING for N THING [and back]', the things being {', '.join(ITEMS)}")
    give, get = (int(match[1]), ITEMS.index(match[2])), (int(match[3]), ITEMS.index(match[4]))
    there = Swap(line.name, give, get)
    return [there, Swap(f"{line.name}-back", get, give)] if match[5] else [there]
