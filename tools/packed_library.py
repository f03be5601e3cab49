"""The charts of the library as a wheel holds them: one archive for a folder (``library/packed.py`` reads it)."""

from __future__ import annotations

from pathlib import Path
from typing import Final
from zipfile import ZIP_STORED, ZipFile, ZipInfo

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCE: Final = ROOT / "src"
FOLDERS: Final = "fieldhouse/library/*/*/"


def pack(target: Path) -> dict[Path, str]:
    """Writes an archive for every folder of charts below *target*; what each is called in the wheel, by its path."""
    return {_packed(folder, target): f"{folder.relative_to(SOURCE).as_posix()}.zip" for folder in folders()}


def folders() -> list[Path]:
    """Those that hold charts, found on the disk: ``GAME/teams``, ``GAME/schedules`` and so on."""
    return sorted({chart.parent for chart in SOURCE.glob(f"{FOLDERS}*.txt")})


def _packed(folder: Path, target: Path) -> Path:
    """One folder's archive, written with nothing pressed: the same bytes from the same charts, a team's seasons side by
    side, which are much alike."""
    archive = target / f"{folder.parent.name}-{folder.name}.zip"
    archive.parent.mkdir(parents=True, exist_ok=True)
    with ZipFile(archive, "w", ZIP_STORED) as packed:
        for chart in sorted(folder.glob("*.txt"), key=lambda chart: (chart.stem.partition("-")[2], chart.stem)):
            packed.writestr(ZipInfo(chart.name), chart.read_bytes())
    return archive
