"""Which engine runs: the sources as they stand, or the same sources compiled."""

from __future__ import annotations

from importlib.resources import files

from fieldhouse.table import table


def is_compiled() -> bool:
    """Told by the file that the package was loaded from."""
    return not str(table.__file__).endswith(".py")


def engine_text() -> str:
    """Which, in words; and why not the compiled one, as a file says that a build without it has left."""
    if is_compiled():
        return "compiled engine"
    why = files("fieldhouse.table") / "why_plain.txt"  # put there by hatch_build.py
    return f"plain Python: when it was built, {why.read_text('utf-8')}" if why.is_file() else "plain Python"
