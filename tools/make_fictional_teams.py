"""Make the fictional teams that ship with Data-Driven Football.

    python -m tools.make_fictional_teams [FOLDER]

Deterministic: the same files come out every time, on every machine. What the teams are like stands in
``fictional_specs.py``; here cells are chosen so that, weighted by the dice, the wanted rates come out.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import ceil
from pathlib import Path
from random import Random
from typing import Final

from tools import fictional_specs as specs

from fieldhouse.games.ddf.charts.reader import read_team, team_chart_text
from fieldhouse.games.ddf.model import FIRST_PASS, FORMATIONS, PLAYS
from fieldhouse.gridiron.dice import DEFENSE_READINGS, OFFENSE, OFFENSE_READINGS
from fieldhouse.table.chart_text import show_table

FOLDER: Final = Path(__file__).parent.parent / "src/fieldhouse/library/ddf/teams"
NOTE: Final = "# A fictional team, made by tools/make_fictional_teams.py: change it there.\n"
WEIGHT: Final = dict(OFFENSE.weights)
DEPTH: Final = dict(zip(PLAYS, (0, 0, 0, 0, 5, 7, 14, 30, 11), strict=True))
"""How far downfield a play is usually caught, for interceptions, interference and forced completions."""
OFFENSE_END: Final = "QT"
FOULS: Final = {
    "OFF": ("OFF 10", "OFF 5", "OFF 10", "OFF 15"),
    "DEF": ("DEF 5", "DEF 15", "DEF 5X"),
}


class Maker:
    """Fills the columns of one team from its own stream of chance."""

    def __init__(self, seed: str) -> None:
        # Only random() is used: its stream, unlike that of the other methods, never changes between Pythons.
        self.draw = Random(seed).random
        self.fouls = {side: int(self.draw() * len(kinds)) for side, kinds in FOULS.items()}

    def shuffled(self, cells: Sequence[int]) -> list[int]:
        return sorted(cells, key=lambda _: self.draw())

    def near(self, middle: int, spread: int) -> int:
        return middle - spread + int(self.draw() * (2 * spread + 1))

    def column(self, name: str, line: specs.Line) -> dict[int, str]:
        """Thirty cells: the other results first, each in cells that weigh what it should, then the yards."""
        free = list(OFFENSE_READINGS)
        texts: dict[int, str] = {}
        others = [other.rpartition(" ") for other in line.others.split(", ")]
        # The rarest first, while there are light cells left for it.
        for word, _, per_cent in sorted(others, key=lambda other: float(other[2])):
            chosen = self.weighing(free, round(float(per_cent) * OFFENSE.size / 100))
            texts |= {cell: self.other(word, name) for cell in chosen}
            free = [cell for cell in free if cell not in chosen]
        yards = self.yards(free, line)
        texts |= {cell: f"{gain}*" if gain and self.draw() < line.out else str(gain) for cell, gain in yards.items()}
        return {cell: texts[cell] for cell in OFFENSE_READINGS}

    def weighing(self, free: Sequence[int], weight: int) -> list[int]:
        """Cells that together weigh *weight*, several light ones rather than one heavy one."""
        most = max(2, ceil(0.6 * weight))
        best: tuple[int, list[int]] = (weight, [])
        for _ in range(200):
            chosen: list[int] = []
            left = weight
            for cell in self.shuffled(free):
                if WEIGHT[cell] <= min(left, most):
                    chosen.append(cell)
                    left -= WEIGHT[cell]
            best = min(best, (left, chosen), key=lambda found: found[0])
            if not best[0]:
                break
        return best[1]

    def other(self, word: str, name: str) -> str:
        """The text of a result that is no plain yardage."""
        depth = DEPTH.get(name, 0)
        if word in FOULS:
            self.fouls[word] += 1
            return FOULS[word][self.fouls[word] % len(FOULS[word])]
        if word in ("INT", "PI"):
            return f"{word} {self.near(depth, 2 + depth // 4)}"
        if word == "F":
            middle = -7 if name == OFFENSE_END else 18 if "Return" in name else depth or 2
            return f"F {self.near(middle, 3)}"
        return word

    def yards(self, free: Sequence[int], line: specs.Line) -> dict[int, int]:
        """Yards by quantiles: heavy cells in the middle of the distribution, light ones at its ends."""
        ordered: list[int] = []
        for number, cell in enumerate(sorted(self.shuffled(free), key=lambda cell: -WEIGHT[cell])):
            ordered.insert(0 if number % 3 == 1 else len(ordered), cell)
        total = sum(WEIGHT[cell] for cell in ordered)
        ends = accumulate(WEIGHT[cell] for cell in ordered)
        gains = {
            cell: quantile(line.yards, (end - WEIGHT[cell] / 2) / total)
            for cell, end in zip(ordered, ends, strict=True)
        }  # fmt: skip
        if line.mean is not None:
            self.settle(gains, line.mean * total)
        return gains

    def settle(self, gains: dict[int, int], wanted: float) -> None:
        """Step single cells by a yard until the column's yards add up to *wanted*."""
        for _ in range(40):
            for cell in self.shuffled(list(gains)):
                short = wanted - sum(gain * WEIGHT[index] for index, gain in gains.items())
                if abs(short) > WEIGHT[cell] / 2:
                    gains[cell] += 1 if short > 0 else -1

    def formation(self, plan: str, toughness: Mapping[str, float]) -> dict[str, dict[int, str]]:
        """Five cells against each play, in the pattern that the formation's plan names."""
        columns = {}
        for number, (play, group) in enumerate(zip(PLAYS, plan.split(), strict=True)):
            patterns = specs.PATTERNS[group]
            skill = toughness["run" if number < FIRST_PASS else "rush" if group == "rush" else "pass"]
            cells = patterns[int(self.draw() ** skill * len(patterns))]
            words = cells.replace("F ", "F_").split()
            columns[play] = {
                row: self.answer(word.replace("_", " "), play)
                for row, word in zip(DEFENSE_READINGS, words, strict=True)
            }
        return columns

    def answer(self, word: str, play: str) -> str:
        depth = DEPTH[play]
        if word == "c":
            return f"({self.near(depth, 2 + depth // 8)})"
        if word == "INT":
            return f"INT {self.near(depth, 2 + depth // 4)}"
        if word.lstrip("-").isdecimal() and abs(int(word)) > 1:
            return str(self.near(int(word), 1))
        return word


def quantile(values: Sequence[int], share: float) -> int:
    """The value at that share of a distribution given by equally spaced values."""
    place = share * (len(values) - 1)
    low = int(place)
    high = min(low + 1, len(values) - 1)
    return round(values[low] + (values[high] - values[low]) * (place - low))


def embolden(column: dict[int, str]) -> None:
    """Print the two heaviest long gains of the short pass bold: they may become big plays."""
    long_gains = [cell for cell, text in column.items() if text.isdecimal() and 11 <= int(text) <= 18]
    for cell in sorted(long_gains, key=lambda cell: -WEIGHT[cell])[:2]:
        column[cell] += "!"


def call_lines(calls: Sequence[int]) -> list[str]:
    """Call totals, and what follows from them: quotas, the share of passes, the solitaire ranges."""
    runs, passes = calls[:FIRST_PASS], calls[FIRST_PASS:]
    tops = [round(100 * part / sum(kind)) for kind in (runs, passes) for part in accumulate(kind)]
    quotas = [ceil(1.6 * total / 16) + 1 for total in calls]
    return [
        f"call totals: {' '.join(map(str, calls))}",
        f"quotas: {' '.join(map(str, quotas))}",
        f"pass percent: {round(100 * sum(passes) / sum(calls))}",
        f"solitaire: {' '.join(map(str, tops))}",
    ]


def make_team(name: str, lines: Mapping[str, specs.Line], sheet: specs.Sheet) -> str:
    """The canonical text of one team."""
    maker, defender = Maker(f"fieldhouse {name} offense"), Maker(f"fieldhouse {name} defense")
    columns = {column: maker.column(column, line) for column, line in lines.items()}
    if "Short Big Play" in columns:
        embolden(columns["6-Short"])
    first_kick = list(columns).index("Kickoff")
    offense, special = dict(list(columns.items())[:first_kick]), dict(list(columns.items())[first_kick:])
    coverage = {
        column: dict(zip(DEFENSE_READINGS, cells.replace("F ", "F_").split(), strict=True))
        for column, cells in sheet.coverage.items()
    }
    text = [*sheet.header.split("|"), "[offense]", *show_table(offense)]
    text += [f"fumble recovered: {sheet.fumble_recovered}"]
    for formation in FORMATIONS:
        cells = defender.formation(specs.PLANS[formation], specs.TOUGHNESS[name])
        text += [f"[defense {formation}]", *show_table(cells)]
    text += ["[special teams]", *show_table(special), f"extra point missed: {sheet.extra_point_missed}"]
    text += ["[coverage]", *(line.replace("F_", "F ") for line in show_table(coverage))]
    text += ["[supplement]", *sheet.supplement.split("|"), *call_lines(sheet.calls)]
    text += ["[players]", *sheet.players.split("|")]
    return team_chart_text(read_team("\n".join(text), name))


def make() -> dict[str, str]:
    """The text of each file by its name."""
    return {
        "2017-HAR.txt": NOTE + make_team("GULLS", specs.GULLS, specs.GULLS_SHEET),
        "2017-IRO.txt": NOTE + make_team("MINERS", specs.MINERS, specs.MINERS_SHEET),
    }


if __name__ == "__main__":
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
    for file_name, chart in make().items():
        (folder / file_name).write_text(chart, encoding="utf-8", newline="\n")
