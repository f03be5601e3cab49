"""``fieldhouse backup`` and ``fieldhouse restore``."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from fieldhouse.cli.console import out
from fieldhouse.store.backup import back_up, put_back
from fieldhouse.table.words import counted


def backup(file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file, as in monday.zip.")]) -> None:
    """Copy database, charts and saved games into one file, while others play."""
    held = back_up(file)
    out().print(f"{file}: {counted(held, 'file')}. It holds all seats' links and secrets: keep it to yourself.")


def restore(file: Annotated[Path, typer.Argument(metavar="FILE", help="What 'fieldhouse backup' has made.")]) -> None:
    """Put a copy back where no database is."""
    out().print(f"{counted(put_back(file), 'file')} put back.")
