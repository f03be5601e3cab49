"""Make the fictional teams that ship with Bowl Bound.

    python -m tools.make_bowlbound_teams [FOLDER]

Deterministic, like its sister ``make_fictional_teams.py``, whose way of filling columns it uses. What the teams are
like stands in ``bowlbound_specs.py``.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from tools import bowlbound_specs as specs
from tools.fictional_specs import Line
from tools.make_fictional_teams import Maker

from fieldhouse.games.bowlbound.charts.columns import OFFENSE_COLUMNS
from fieldhouse.games.bowlbound.charts.reader import read_team, team_chart_text
from fieldhouse.games.bowlbound.model import FIRST_PASS, FORMATIONS, PLAYS
from fieldhouse.gridiron.dice import DEFENSE_READINGS
from fieldhouse.table.chart_text import show_table

FOLDER: Final = Path(__file__).parent.parent / "src/fieldhouse/library/bowlbound/teams"
NOTE: Final = "# A fictional team, made by tools/make_bowlbound_teams.py: change it there.\n"
DEPTH: Final = dict(zip(PLAYS, (0, 0, 0, 0, 0, 5, 10, 12, 22), strict=True))
"""How far downfield a play is usually caught, for interceptions, interference and forced completions."""
FOULS: Final = {
    "OFF": ("OFF S", "OFF S", "OFF 10", "OFF S", "OFF 15"),
    "DEF": ("DEF S", "DEF 5", "DEF S", "DEF 5Y", "DEF 15"),
}


class CollegeMaker(Maker):
    """Fills the columns of one college team."""

    def other(self, word: str, name: str) -> str:
        """The text of a result that is no plain yardage."""
        depth = DEPTH.get(name, 0)
        if word in FOULS:
            self.fouls[word] += 1
            return FOULS[word][self.fouls[word] % len(FOULS[word])]
        if word in ("INT", "PI"):
            return f"{word} {self.near(depth, 2 + depth // 4)}"
        if word == "F":
            middle = -7 if name == "QT" else 15 if "Return" in name else depth or 2
            return f"F {self.near(middle, 3)}"
        return word

    def defense(self, plan: str, toughness: dict[str, float]) -> dict[str, dict[int, str]]:
        """Five cells against each play, in the pattern that the formation's plan names."""
        columns = {}
        for number, (play, group) in enumerate(zip(PLAYS, plan.split(), strict=True)):
            patterns = specs.PATTERNS[group]
            skill = toughness["run" if number < FIRST_PASS else "rush" if group == "rush" else "pass"]
            words = patterns[int(self.draw() ** skill * len(patterns))].split()
            columns[play] = {
                row: self.reply(word.replace("_", " "), play) for row, word in zip(DEFENSE_READINGS, words, strict=True)
            }
        return columns

    def reply(self, word: str, play: str) -> str:
        depth = DEPTH[play]
        if word == "c":
            return f"({self.near(depth, 2 + depth // 8)})"
        if word == "INT":
            return f"INT {self.near(depth, 2 + depth // 4)}"
        if word.lstrip("-").isdecimal() and abs(int(word)) > 1:
            return str(self.near(int(word), 1))
        return word


def make(seed: str, columns: dict[str, Line], sheet: specs.Sheet) -> str:
    """The canonical text of a team."""
    maker = CollegeMaker(seed)
    filled = {name: maker.column(name, line) for name, line in columns.items()}
    offense = {name: cells for name, cells in filled.items() if name in OFFENSE_COLUMNS}
    special = {name: cells for name, cells in filled.items() if name not in OFFENSE_COLUMNS}
    lines = [
        *sheet.header.split("|"), "[offense]", *show_table(offense), f"fumble recovered: {sheet.fumble_recovered}",
    ]  # fmt: skip
    for formation in FORMATIONS:
        lines += [f"[defense {formation}]", *show_table(maker.defense(specs.PLANS[formation], sheet.toughness))]
    lines += ["[special teams]", *show_table(special), f"extra point missed: {sheet.extra_point_missed}"]
    return NOTE + team_chart_text(read_team("\n".join(lines), seed))


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    teams = (("herons", specs.HERONS, specs.HERONS_SHEET), ("bison", specs.BISON, specs.BISON_SHEET))
    for seed, columns, sheet in teams:
        text = make(seed, columns, sheet)
        team = read_team(text, seed)
        (folder / f"{team.name}.txt").write_text(text, encoding="utf-8", newline="\n")
        print(team.name, team.title)


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
