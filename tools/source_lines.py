"""How long the source is, and how much of it belongs to what came after a commit: is the same told in fewer lines?

    python -m tools.source_lines [COMMIT]

Lines, and lines of code: without blank lines, comments and docstrings. ``YOUNGER`` names what the house could not do at
the commit (the last before issue 16, if none is given); only files that were not there then are counted to it, so that
what such a feature added to older files stays with the rest.
"""

from __future__ import annotations

import ast
import io
import subprocess
import sys
import tarfile
import tokenize
from collections.abc import Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
BEFORE: Final = "39eb589e"
"""The last commit before issue 16: 553 files, 58,982 lines."""
YOUNGER: Final = {
    "rivals, equilibrium, reviews": (
        "games/*/equilibrium/*", "gridiron/equilibrium/*", "*/review.py", "games/*/exploiters.py",
        "games/*/coach_report.py", "games/ddf/gains.py", "games/*/guessing.py", "gridiron/guessing.py",
        "gridiron/usual_downs.py", "batch/ahead.py", "*/shelf.py", "cli/review.py", "cli/coach_report.py",
        "web/reviews.py", "games/*/coaching/*", "builders/nfl/evening.py", "builders/nfl/cell_points.py",
    ),
    "stories, recaps, men with names": (
        "*/recap.py", "table/story.py", "web/after_game.py", "web/routes/story_pages.py", "games/*/pages/phrases.py",
        "games/*/pages/sentences.py", "games/lords/pages/*", "leagues/news.py", "*/player_roles.py",
    ),
    "fidelity for fans, export": ("builders/fan/*", "builders/*/fan/*", "export/*"),
    "standing orders, delegation, second thoughts": (
        "*/standing.py", "*/standing_orders.py", "games/statispro/orders.py", "web/delegation.py", "web/spans.py",
        "web/foresight.py", "*/prospects.py", "gridiron/second_thoughts.py", "table/advice.py",
    ),
    "fair dice": ("table/fair.py", "table/pot.py"),
    "tournaments": ("batch/tournament.py", "batch/ratings.py", "cli/tournament.py", "cli/levels.py"),
    "a server that lasts": (
        "web/front_door.py", "web/key.py", "web/faults.py", "web/workshop.py", "web/serving.py", "web/printer.py",
        "web/pieces.py", "store/*", "table/history.py", "table/bounded.py", "table/suspended.py", "table/numbers.py",
        "web/taking_back.py", "web/season_games.py",
    ),
    "rules to read and words that explain themselves": (
        "web/rulebook.py", "web/terms.py", "web/routes/rule_pages.py", "gridiron/cell_words.py", "table/words.py",
    ),
    "basketball files of any kind": (
        "builders/nba/tables.py", "builders/nba/totals.py", "builders/nba/results.py", "builders/nba/spellings.py",
        "builders/nba/derived_teams.py",
    ),
    "the public door": ("public.py",),
}  # fmt: skip


class Length(NamedTuple):
    lines: int
    code: int

    def plus(self, other: Length) -> Length:
        return Length(self.lines + other.lines, self.code + other.code)


def length_of(text: str) -> Length:
    """The lines of a module, and those of them that hold code."""
    silent = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    code = {line for token in tokens if token.type not in silent for line in range(token.start[0], token.end[0] + 1)}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            code -= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return Length(text.count("\n"), len(code))


def lengths_at(commit: str) -> dict[str, Length]:
    """The modules of the package at a commit, from git."""
    packed = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True, check=True).stdout
    found: dict[str, Length] = {}
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        for member in archive:
            file = archive.extractfile(member) if member.name.endswith(".py") else None
            if file is not None:
                found[member.name.removeprefix("src/fieldhouse/")] = length_of(file.read().decode("utf-8"))
    return found


def lengths_now() -> dict[str, Length]:
    """The modules of the package as they lie here."""
    source = ROOT / "src" / "fieldhouse"
    return {str(file.relative_to(source)): length_of(file.read_text("utf-8")) for file in source.rglob("*.py")}


def feature_of(path: str) -> str | None:
    """The younger feature that a new file belongs to, if any."""
    return next((name for name, globs in YOUNGER.items() if any(fnmatch(path, each) for each in globs)), None)


def moved_since(commit: str) -> set[str]:
    """Files of today that git takes for older ones under a new name: they are no feature's."""
    command = ["git", "diff", "-M40%", "--name-status", "--diff-filter=R", commit, "HEAD", "--", "src"]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    return {line.split("\t")[2].removeprefix("src/fieldhouse/") for line in said.splitlines()}


def main(given: Sequence[str] | None = None) -> int:
    commit = (*(sys.argv[1:] if given is None else given), BEFORE)[0]
    before, now = lengths_at(commit), lengths_now()
    known = before.keys() | moved_since(commit)
    features: dict[str, Length] = {}
    for path, length in now.items():
        name = feature_of(path) if path not in known else None
        name = name or "the same features as then"
        features[name] = features.get(name, Length(0, 0)).plus(length)
    rows = [(f"at {commit}", before.values()), ("today", now.values())]
    print(f"{'':52}{'lines':>8}{'code':>8}")
    for title, lengths in rows:
        print(f"{title:52}{sum(each.lines for each in lengths):8}{sum(each.code for each in lengths):8}")
    for name, length in sorted(features.items(), key=lambda item: -item[1].lines):
        print(f"  {name:50}{length.lines:8}{length.code:8}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
