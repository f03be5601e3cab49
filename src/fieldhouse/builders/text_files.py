"""The files of a season that a builder has made: written all of them or none, each where the library would have it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path


def write_all(texts: dict[str, str], place: Callable[[str], Path]) -> list[Path]:
    """Write every text beside its place first; only when all are written are they put there, and if one cannot be, what
    stood there before is put back."""
    staged: list[tuple[Path, Path]] = []
    try:
        for name, text in texts.items():
            path = place(name)
            path.parent.mkdir(parents=True, exist_ok=True)
            beside = path.with_name(f".{path.name}.new")
            staged.append((beside, path))
            beside.write_text(text, encoding="utf-8")
        _put_in_place(staged)
    except OSError:
        for beside, _ in staged:
            beside.unlink(missing_ok=True)
        raise
    return [path for _, path in staged]


def _put_in_place(staged: list[tuple[Path, Path]]) -> None:
    """Rename every file that is written beside its place; all of them or, if one cannot be, none."""
    before = {path: path.read_bytes() if path.is_file() else None for _, path in staged}
    done: list[Path] = []
    try:
        for beside, path in staged:
            beside.replace(path)
            done.append(path)
    except OSError:
        for path in done:
            _put_back(path, before[path])
        raise


def _put_back(path: Path, content: bytes | None) -> None:
    """Write what stood there before, or take the file away if nothing did."""
    if content is None:
        path.unlink()
    else:
        path.write_bytes(content)


def in_library(root: Path, name: str) -> Path:
    """Where a file of a season belongs in a folder laid out like the library."""
    stem = name.removesuffix(".txt")
    if stem.isdecimal():
        return root / "seasons" / name
    if stem.endswith("-record"):
        return root / "records" / f"{stem.removesuffix('-record')}.txt"
    return root / "teams" / name
