"""Coaches of other packages for the tests: the example as pip installs it, and a package of faulty ones."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from fieldhouse import catalog
from fieldhouse.library.plugins import found_coaches
from fieldhouse.store import saved
from fieldhouse.table.plugin import Plugins

ROOT = Path(__file__).parents[1]
EXAMPLE = ROOT / "examples" / "plugin_coach"

FAULTY = '''
import time
from fieldhouse import Coach

class Right(Coach):
    """Answers as it should."""
    def choose(self, question, whim): return question.default

class Illegal(Right):
    """Wants what cannot be."""
    def choose(self, question, whim): return "win"

class Number(Right):
    """Answers by a number."""
    def choose(self, question, whim): return 1

class Raising(Right):
    """Fails."""
    def choose(self, question, whim): return {}["tactics"]

class Leaving(Right):
    """Wants to end it all."""
    def choose(self, question, whim): raise SystemExit(3)

class Slow(Right):
    """Sleeps."""
    def choose(self, question, whim): time.sleep(30)

class Unmade(Right):
    """Cannot be made."""
    def __init__(self): raise OSError("no model")

class Idle(Coach):
    """Has no choose."""

class Seeing(Right):
    """Looks into the game."""
    def answer(self, ask, game, seat, subject, whim): return 0

class Nameless(Right):
    def choose(self, question, whim): return question.default

class Chess(Right):
    """Plays another game."""
    games = ("chess",)

class Wanting(Right):
    """Wants to be told."""
    def __init__(self, model): pass

def function(question, whim): return question.default
'''
FAULTS = {
    "illegal": "gave an illegal answer: 'win' cannot be chosen here",
    "number": "answered 1, which is no text",
    "raising": "failed: KeyError: 'tactics'",
    "leaving": "failed: SystemExit: 3",
    "slow": "took longer than 0.2 seconds",
    "unmade": "cannot be made: OSError: no model",
    "idle": "it has no method choose",
    "seeing": "it has a method answer, which would see what its seat may not",
    "nameless": "it has no docstring",
    "chess": "its games are ('chess',), not a tuple of ddf, bowlbound, statispro or lords",
    "wanting": "its option 'model' has no usual value",
    "function": "it is no class made from fieldhouse.Coach, but function",
    "absent": "faulty:Absent cannot be imported (AttributeError",
    "book": "the house has one so named",
    "Loud": "its name must be small letters",
}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The example as pip installs it, and a second package, of faulty coaches."""
    folder = tmp_path_factory.mktemp("site")
    faulty = tmp_path_factory.mktemp("faulty")
    (faulty / "faulty.py").write_text(FAULTY, "utf-8")
    names = {**{name: name.capitalize() for name in FAULTS}, "function": "function", "book": "Right", "Loud": "Right"}
    entries = "\n".join(f'{name} = "faulty:{what}"' for name, what in names.items())
    project = (EXAMPLE / "pyproject.toml").read_text("utf-8").replace("riverboat", "faulty").partition("faulty =")[0]
    (faulty / "pyproject.toml").write_text(
        f'{project}{entries}\n[tool.hatch.build.targets.wheel]\ninclude = ["faulty.py"]\n', "utf-8"
    )
    order = "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index", "--target", str(folder)
    pip = sys.executable, "-m", "pip", "--disable-pip-version-check", *order
    subprocess.run([*pip, str(EXAMPLE), str(faulty)], check=True)
    return folder


@pytest.fixture
def at_hand(installed: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """This process finds them, and the processes that it starts."""
    monkeypatch.syspath_prepend(str(installed))
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join((str(installed), str(ROOT / "src"))))
    monkeypatch.setenv("FIELDHOUSE_COACH_SECONDS", "0.2")
    for game in catalog.GAMES:
        definition = catalog.game(game)
        taken = (*definition.levels, saved.PERSON)
        found = Plugins(lambda game=game, taken=taken: found_coaches(game, catalog.GAMES, taken))  # type: ignore[misc]
        monkeypatch.setattr(definition, "plugins", found, raising=False)
    return installed
