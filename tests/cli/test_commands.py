"""The commands are named in one list, with what help says of each; and ``--version`` says which engine runs."""

from __future__ import annotations

import subprocess
import sys

import pytest
from typer.testing import CliRunner

from fieldhouse.catalog import GAMES
from fieldhouse.cli.commands import COMMANDS, loaded
from fieldhouse.cli.main import app
from fieldhouse.table.engine import is_compiled


@pytest.mark.parametrize("name", COMMANDS)
def test_the_list_says_of_a_command_what_the_command_says(name: str) -> None:
    command = loaded(name)
    assert command.name == name
    assert command.help.strip().partition("\n")[0] == COMMANDS[name][1]


def test_help_names_every_command_and_imports_none_of_them() -> None:
    """Of the games only what each lists of itself, its commands among it."""
    watch = "import sys; from fieldhouse.cli.main import app; app(['--help'], standalone_mode=False)"
    tell = "print(*sorted(name for name in sys.modules if name.startswith(('sqlalchemy', 'fieldhouse.games'))))"
    done = subprocess.run([sys.executable, "-c", f"{watch}; {tell}"], capture_output=True, text=True, check=True)
    assert all(f" {name} " in done.stdout for name in COMMANDS)
    listings = {f"fieldhouse.games.{game}{part}" for game in GAMES for part in ("", ".listing")}
    assert set(done.stdout.splitlines()[-1].split()) <= {"fieldhouse.games", *listings}


def test_an_unknown_command_is_refused_by_name() -> None:
    done = CliRunner().invoke(app, ["gmaes"])
    assert done.exit_code == 2 and "gmaes" in done.output


def test_the_version_says_which_engine_runs() -> None:
    said = CliRunner().invoke(app, ["--version"]).output
    assert said.startswith("fieldhouse ") and said.strip().endswith("compiled engine" if is_compiled() else "Python")
