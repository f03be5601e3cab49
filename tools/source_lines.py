"""How long the source is, and how much of it belongs to what came after a commit: is the same told in fewer lines?

    python -m tools.source_lines [COMMIT]

Lines, and lines of code: without blank lines, comments and docstrings. COMMIT is the last before issue 16, if none is
given. A line of today belongs to a younger feature (``tools/younger_features.py``) if its whole file does, or if git
blames it on a commit of that feature, whatever has moved it since. What such a commit wrote in the place of older lines
was there before: it is given no more lines than the source grew by with it, nor more than have stayed. All else, every
line that putting in order has added, stands with the features that there were.
"""

from __future__ import annotations

import ast
import io
import re
import subprocess
import sys
import tarfile
import tokenize
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fnmatch import fnmatch
from pathlib import Path
from typing import Final, NamedTuple

from tools.younger_features import COMMITS, FILES

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = "src/fieldhouse/"
BEFORE: Final = "39eb589e"
"""The last commit before issue 16: 553 files, 58,982 lines."""
THE_SAME: Final = "the same features as then"
BLAMED: Final = re.compile(r"^([0-9a-f]{40}) \d+ (\d+)", re.MULTILINE)


class Length(NamedTuple):
    lines: int
    code: int

    def plus(self, other: Length) -> Length:
        return Length(self.lines + other.lines, self.code + other.code)

    def minus(self, other: Length) -> Length:
        return Length(self.lines - other.lines, self.code - other.code)

    def within(self, other: Length) -> Length:
        """The smaller of both, and never below nought."""
        return Length(max(min(self.lines, other.lines), 0), max(min(self.code, other.code), 0))


NOTHING: Final = Length(0, 0)


# What is code


def code_lines(text: str) -> set[int]:
    """The numbers of a module's lines that hold code."""
    silent = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}
    tokens = tokenize.generate_tokens(io.StringIO(text).readline)
    code = {line for token in tokens if token.type not in silent for line in range(token.start[0], token.end[0] + 1)}
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            code -= set(range(node.lineno, (node.end_lineno or node.lineno) + 1))
    return code


def length_of(text: str) -> Length:
    """The lines of a module, and those of them that hold code."""
    return Length(text.count("\n"), len(code_lines(text)))


def total(lengths: Iterable[Length]) -> Length:
    """All of them together."""
    whole = NOTHING
    for each in lengths:
        whole = whole.plus(each)
    return whole


# What there was, and what there is


def git(*words: str) -> str:
    """What git says, run in this repository."""
    return subprocess.run(["git", *words], cwd=ROOT, capture_output=True, text=True, check=True).stdout


def modules_at(commit: str) -> dict[str, str]:
    """The text of the package's modules at a commit, from git."""
    packed = subprocess.run(["git", "archive", commit, "src"], cwd=ROOT, capture_output=True, check=True).stdout
    found: dict[str, str] = {}
    with tarfile.open(fileobj=io.BytesIO(packed)) as archive:
        for member in archive:
            file = archive.extractfile(member) if member.name.endswith(".py") else None
            if file is not None:
                found[member.name.removeprefix(PACKAGE)] = file.read().decode("utf-8")
    return found


def modules_now() -> dict[str, str]:
    """The text of the package's modules as they lie here."""
    source = ROOT / PACKAGE
    return {str(file.relative_to(source)): file.read_text("utf-8") for file in source.rglob("*.py")}


def moved_since(commit: str) -> set[str]:
    """Files of today that git takes for older ones under a new name: they are no feature's."""
    said = git("diff", "-M40%", "--name-status", "--diff-filter=R", commit, "HEAD", "--", "src")
    return {line.split("\t")[2].removeprefix(PACKAGE) for line in said.splitlines()}


def feature_of(path: str) -> str | None:
    """The younger feature that a new file belongs to, if any."""
    return next((name for name, globs in FILES.items() if any(fnmatch(path, each) for each in globs)), None)


# What a commit has brought


def feature_commits(since: str) -> dict[str, str]:
    """The feature of each commit that brought something to one, by the commit's name."""
    features = {subject: name for name, subjects in COMMITS.items() for subject in subjects}
    said = (line.partition(" ") for line in git("log", "--format=%H %s", f"{since}..HEAD").splitlines())
    return {commit: features[subject] for commit, _, subject in said if subject in features}


def grown_by(commit: str) -> Length:
    """How much longer a commit has made the files that are no feature's own; less than nothing if shorter."""
    growth = NOTHING
    for line in git("diff", "--raw", "--no-abbrev", "--no-renames", f"{commit}^", commit, "--", "src").splitlines():
        facts, _, path = line.partition("\t")
        _, _, before, after, _ = facts.split()
        if path.endswith(".py") and feature_of(path.removeprefix(PACKAGE)) is None:
            growth = growth.plus(_length_in_git(after)).minus(_length_in_git(before))
    return growth


def _length_in_git(blob: str) -> Length:
    """The length of a file's version that git keeps; nothing for one that is none."""
    return length_of(git("cat-file", "blob", blob)) if blob.strip("0") else NOTHING


def blamed(since: str, modules: Mapping[str, str]) -> Counter[tuple[str, bool]]:
    """How many lines of these files came with each commit after *since*, and how many of them are code."""
    found: Counter[tuple[str, bool]] = Counter()
    for path, text in modules.items():
        code = code_lines(text)
        for commit, line in _blame(since, path):
            found[commit, line in code] += 1
    return found


def _blame(since: str, path: str) -> Iterator[tuple[str, int]]:
    """Each line of a file with the commit that it came with, moved and indented lines followed."""
    for match in BLAMED.finditer(git("blame", "-w", "-M", "-C", "--porcelain", f"{since}..", "--", PACKAGE + path)):
        yield match[1], int(match[2])


def of_commits(since: str, modules: Mapping[str, str]) -> dict[str, Length]:
    """What commits of younger features have added to these files, by feature."""
    stayed = blamed(since, modules)
    found: dict[str, Length] = {}
    for commit, feature in feature_commits(since).items():
        code = stayed[commit, True]
        kept = Length(code + stayed[commit, False], code).within(grown_by(commit))
        found[feature] = found.get(feature, NOTHING).plus(kept)
    return found


def main(given: Sequence[str] | None = None) -> int:
    commit = (*(sys.argv[1:] if given is None else given), BEFORE)[0]
    before, now = modules_at(commit), modules_now()
    known = before.keys() | moved_since(commit)
    of_files = {path: feature for path in now.keys() - known if (feature := feature_of(path))}
    older = {path: text for path, text in now.items() if path not in of_files}
    features = of_commits(commit, older)
    same = total(map(length_of, older.values())).minus(total(features.values()))
    for path, feature in of_files.items():
        features[feature] = features.get(feature, NOTHING).plus(length_of(now[path]))
    print(f"{'':52}{'lines':>8}{'code':>8}")
    rows = [(f"at {commit}", total(map(length_of, before.values()))), ("today", total(map(length_of, now.values())))]
    rows += [(f"  {THE_SAME}", same)]
    rows += [(f"  {name}", length) for name, length in sorted(features.items(), key=lambda item: -item[1].lines)]
    for title, length in rows:
        print(f"{title:52}{length.lines:8}{length.code:8}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
