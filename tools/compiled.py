"""The compiled engine: mypyc turns the modules named here into machine code where a C compiler is at hand.

``hatch_build.py`` puts them into the wheel. As a command this lays out the package with them in a folder, for the tests
and the measurements that compare the two:

    python -m tools.compiled FOLDER [LEVEL]

LEVEL is how hard the C compiler tries, 2 if nothing is said: the tests are content with less and have it sooner.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
import sysconfig
from collections.abc import Iterable
from importlib.metadata import version
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
PACKAGE: Final = Path("src", "fieldhouse")
KEPT: Final = Path("build", "engine")
"""Libraries are made once for the same sources: the digest of these names their folder. Each is also kept by what the C
compiler is given for it, so that a change in one game does not compile the others again."""
PLAIN: Final = "FIELDHOUSE_PLAIN"
WHY_PLAIN: Final = Path("fieldhouse", "table", "why_plain.txt")
"""Where a plain wheel holds the reason (``table/engine.py`` reads it)."""
NO_COMPILER: Final = 3
"""What the command leaves with if there is none, or it is not wanted."""
BEST: Final = "2"
HIDDEN: Final = "-fvisibility=hidden"
"""Nobody outside a library calls its functions by name: so the C compiler may build them into each other."""
NEEDED: Final = ("mypy>=1.18,<3", "setuptools>=68")
"""What compiling needs beside a C compiler."""

CORE: Final = (
    "table/dice.py", "table/exact.py", "table/journal.py", "table/live.py", "table/play.py", "table/question.py",
    "table/record.py", "table/rest.py", "table/seat.py", "table/sums.py", "table/suspended.py", "table/table.py",
    "gridiron/call_buckets.py", "gridiron/cells.py", "gridiron/dice.py",
    "gridiron/equilibrium/endgame.py", "gridiron/equilibrium/late_reader.py", "gridiron/equilibrium/leaning.py",
    "gridiron/equilibrium/meetings.py",
    "gridiron/equilibrium/one_game.py", "gridiron/equilibrium/playbook.py", "gridiron/equilibrium/watching.py",
    "gridiron/expected_points.py", "gridiron/field.py", "gridiron/flags.py", "gridiron/game.py",
    "gridiron/habit_kicks.py", "gridiron/habits.py", "gridiron/kicking.py", "gridiron/late_game.py",
    "gridiron/marking.py", "gridiron/odds.py", "gridiron/outcome.py", "gridiron/phases.py", "gridiron/priority.py",
    "gridiron/results.py", "gridiron/scoresheet.py", "gridiron/situations.py", "gridiron/team.py",
)  # fmt: skip
OF_A_GAME: Final = (
    "rules/*.py", "coaching/*.py", "asks/*.py", "actions.py", "calls.py", "cells.py", "choices.py", "dazzle.py",
    "events.py", "leagues.py", "legal.py", "man.py", "menu.py", "model.py", "names.py", "odds.py",
    "options.py", "orders.py", "player_value.py", "positions.py", "questions.py", "results.py", "scoresheet.py",
    "season.py", "side.py", "state.py", "step.py", "timing.py",
)  # fmt: skip
GAMES: Final = tuple(sorted(path.parent.name for path in (ROOT / PACKAGE / "games").glob("*/RULES.md")))
OF_BUILDERS: Final = {"ddf": ("builders/nfl/replay_sheet.py",)}
"""What is called on every play of the games that a builder replays."""
GROUPS: Final = {"core": CORE} | {
    game: (*(f"games/{game}/{name}" for name in OF_A_GAME), *OF_BUILDERS.get(game, ())) for game in GAMES
}
"""The compiled modules by library: what every game stands on, then each game in one of its own."""
TABLES: Final = ("*/league_calls.py", "*/league_plan.py")
"""Tables of numbers: a C compiler takes minutes over each and gains nothing."""
COMMANDS: Final = tuple(
    f"games/fool/rules/{name}.py"
    for name in ("calendar", "cuts", "draft", "free_agents", "orders", "results", "trades", "unwanted")
)
"""What owners command is read by the signatures and docstrings of its rules, and compiled functions keep neither."""
LEFT_PLAIN: Final = ("*/__init__.py", *TABLES, *COMMANDS)


def sources(group: str) -> list[str]:
    """The modules of a library, from the root of the project."""
    package = ROOT / PACKAGE
    found = {path.relative_to(package) for pattern in GROUPS[group] for path in package.glob(pattern)}
    return sorted(str(PACKAGE / path) for path in found if not any(map(path.match, LEFT_PLAIN)))


def why_plain() -> str:
    """Why nothing can be compiled here; empty if it can."""
    if os.environ.get(PLAIN):
        return f"{PLAIN} was set"
    compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    if sys.platform != "win32" and not shutil.which(compiler):
        return f"there was no C compiler ({compiler})"
    return ""


def digest(level: str) -> str:
    """Of all that the libraries are made from."""
    made_from = hashlib.sha256(f"{sysconfig.get_platform()} {sys.version} {level}".encode())
    for name in ("tools/compiled.py", *(each for group in GROUPS for each in sources(group))):
        made_from.update(name.encode() + (ROOT / name).read_bytes())
    return made_from.hexdigest()[:16]


def compiled(level: str = BEST) -> Path:
    """The folder of the libraries, laid out as in the wheel; made if they are not there yet."""
    folder = ROOT / KEPT / digest(level)
    if not (folder / "done").exists():
        here = Path.cwd()
        os.chdir(ROOT)  # mypy knows a module by its path from here
        try:
            _compile(folder, level)
        finally:
            os.chdir(here)
        (folder / "done").touch()
    return folder


def _compile(folder: Path, level: str) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution

    groups = [(sources(group), f"fieldhouse_{group}") for group in GROUPS]
    work = folder.parent / "work"
    extensions = mypycify(
        [
            "--config-file=", "--follow-imports=silent", "--ignore-missing-imports", f"--cache-dir={work / 'mypy'}",
            *(name for names, _ in groups for name in names),
        ],
        separate=[(names, name) for names, name in groups],
        target_dir=str(work / "c"),
        opt_level=level,
        debug_level="0",
    )  # fmt: skip
    if sys.platform != "win32":
        for extension in extensions:
            extension.extra_compile_args.append(HIDDEN)
    build = Distribution({"name": "fieldhouse", "ext_modules": extensions}).get_command_obj("build_ext")
    build.build_lib, build.build_temp = str(folder), str(work / "objects")
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    kept = {
        each.name: folder.parent / "libraries" / recipe(each.name, (*each.sources, *each.depends), level)
        for each in extensions
    }
    build.extensions = [each for each in extensions if not kept[each.name].exists()]
    build.run()
    for name, library in kept.items():
        keep(Path(build.get_ext_fullpath(name)), library)


def recipe(name: str, files: Iterable[str | os.PathLike[str]], level: str) -> str:
    """A digest of what a library is made from: *files* are its C code and the headers of ours that this includes."""
    machine = f"{sysconfig.get_platform()} {sys.version} {version('mypy')}"
    made_from = hashlib.sha256(f"{machine} {level} {name}".encode())
    for file in files:
        made_from.update(Path(file).read_bytes())
    return made_from.hexdigest()[:24]


def keep(made: Path, library: Path) -> None:
    """Copies a library that was just made to where it is kept, or one that was kept to where it is wanted."""
    source, target = (library, made) if library.exists() else (made, library)
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy2(source, target)


def libraries(folder: Path) -> list[Path]:
    return [path for path in folder.rglob("*") if path.suffix in (".so", ".pyd")]


def main() -> None:
    """Lay out the compiled package in the folder that is named."""
    reason = why_plain()
    if reason:
        print(f"The engine was not compiled: {reason}.")
        sys.exit(NO_COMPILER)
    target = Path(sys.argv[1]).resolve()
    folder = compiled(*sys.argv[2:])
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(ROOT / PACKAGE, target / "fieldhouse", ignore=shutil.ignore_patterns("__pycache__"))
    for library in libraries(folder):
        shutil.copy2(library, target / library.relative_to(folder))


if __name__ == "__main__":
    main()
