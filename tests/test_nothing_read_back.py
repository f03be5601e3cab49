"""Text is a rendering: nothing is read back out of sentences of our own (issue 16, point 4).

Whoever wants a pattern says here what he reads with it: files that people edit, what people type, ids. A rule that a
sentence cites is a field of it (``table/words.py``; tests/contract/test_help.py holds every question of every game to
that), the sign of a cell is made of the cell, a throw is data.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

HOUSE = Path(__file__).parents[1] / "src" / "fieldhouse"
FILES, TYPED, IDS, MARKUP = "files that people edit", "what people type", "ids and hashes", "characters of a page"
READ = {
    "games/bowlbound/cells.py": FILES,
    "games/ddf/charts/values.py": FILES,
    "games/fool/charts/effects.py": FILES,
    "games/lords/cards/charts.py": FILES,
    "games/lords/cards/events.py": FILES,
    "games/statispro/cards/deck.py": FILES,
    "games/statispro/cards/fast_break_chart.py": FILES,
    "games/statispro/cards/reader.py": FILES,
    "games/statispro/cards/readings.py": FILES,
    "games/statispro/pages/paper_sheet.py": TYPED,
    "gridiron/chart_values.py": FILES,
    "gridiron/dice_ranges.py": FILES,
    "gridiron/odds.py": TYPED,
    "library/__init__.py": FILES,
    "library/schedule_text.py": FILES,
    "table/chart_text.py": FILES,
    "table/journal.py": IDS,
    "table/list_edit.py": FILES,
    "table/numbers.py": TYPED,
    "table/plugin.py": IDS,  # the name of a coach
    "table/pot.py": IDS,
    "table/season_totals.py": FILES,
    "web/course.py": FILES,  # COURSE.md
    "web/league_games.py": IDS,
    "web/quick_pages.py": MARKUP,
    "games/statispro/substitution_plan.py": FILES,  # a plan as its coach writes it
    "web/rulebook.py": FILES,  # RULES.md
    "web/season_games.py": IDS,
    "web/short_cut.py": IDS,  # the path of an answer
    "web/terms.py": FILES,  # TERMS.md, whose words are underlined where they stand in a sentence
}
TAKEN_APART = re.compile(r"\.(partition|rpartition|split|replace|removeprefix|removesuffix)\(|\|replace\(")
TEMPLATES_READ = {
    "rules/index.html", "rules/page.html", "boards/basketball_pieces.html", "season/club.html", "league/draft.html",
}  # fmt: skip
"""The title of a book, a man's last name, the club in a player's id, the cells of a draft board."""


def uses_patterns(file: Path) -> bool:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    imported = (node.names for node in ast.walk(tree) if isinstance(node, ast.Import))
    drawn_from = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    return "re" in drawn_from or any(name.name == "re" for names in imported for name in names)


def test_only_those_use_patterns_who_say_what_they_read() -> None:
    files = (file for file in sorted(HOUSE.rglob("*.py")) if "builders" not in file.relative_to(HOUSE).parts)
    assert {str(file.relative_to(HOUSE)) for file in files if uses_patterns(file)} == READ.keys()


def test_no_page_takes_a_sentence_apart() -> None:
    folder = HOUSE / "web" / "templates"
    found = {str(file.relative_to(folder)) for file in folder.rglob("*.html") if TAKEN_APART.search(file.read_text())}
    assert found == TEMPLATES_READ
