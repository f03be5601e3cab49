"""Games as the tables that their kind is exported as, and the files that those become."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fieldhouse import catalog
from fieldhouse.export.recorded_game import Place, RecordedGame, played, read_back
from fieldhouse.store import saved
from fieldhouse.table.journal import Header, Journal
from fieldhouse.table.listing import part
from fieldhouse.table.refusal import Refusal

if TYPE_CHECKING:
    import polars as pl

    Frames = Mapping[str, pl.DataFrame]

PARQUET: Final = "parquet"
CSV: Final = "csv"
FORMS: Final = (PARQUET, CSV)


class CannotExport(Refusal):
    """Why nothing could be exported: a sentence."""


def tables(games: Sequence[RecordedGame]) -> dict[str, pl.DataFrame]:
    """Every table of the games, which are all of one kind. Refused if they are not, or what makes tables is not
    installed."""
    kinds = sorted({told.header.game for told in games})
    if len(kinds) != 1:
        what = f"games of {' and '.join(kinds)}" if kinds else "no game"
        raise CannotExport(f"One kind of game fills a table: here is {what}.")
    try:
        made = part(catalog.listing(kinds[0]).tables)
    except ImportError as missing:
        raise without(missing) from None
    return {name: make(games) for name, make in made.items()}


def without(missing: ImportError) -> CannotExport:
    """What somebody is told who wants tables where they cannot be made."""
    return CannotExport(f"Tables need {missing.name}: install 'fieldhouse[builders]'.")


def can_be_made() -> bool:
    """Is what makes tables installed here? Looks on disk, and loads nothing."""
    return find_spec("polars") is not None


def simulated(header: Header, games: int) -> Iterator[RecordedGame]:
    """So many games of the header, whose seats are levels of the computer: the same as ``sim`` plays."""
    definition = catalog.rules_of(header)
    coaches = [catalog.coach_of(header, level) for level in header.seats]
    for number in range(games):
        yield played(definition, replace(header, seed=header.seed + number), coaches, Place(number + 1))


def journals(found: Iterable[Journal]) -> Iterator[RecordedGame]:
    """Saved games, each as far as it goes; refused if its rules or charts are no longer those at hand."""
    for number, journal in enumerate(found, 1):
        definition = catalog.rules_of(journal.header)
        saved.check_header(definition, journal.header)
        yield read_back(definition, journal, Place(number))


def write(frames: Frames, folder: Path, form: str = PARQUET) -> list[Path]:
    """Write each table into *folder* as a file of its name; which files it were. A form that nobody knows is
    refused."""
    if form not in FORMS:
        raise CannotExport(f"There is no format {form!r}; there are {' and '.join(FORMS)}.")
    folder.mkdir(parents=True, exist_ok=True)
    paths = [folder / f"{name}.{form}" for name in frames]
    for path, made in zip(paths, frames.values(), strict=True):
        if form == PARQUET:
            made.write_parquet(path)
        else:
            made.write_csv(path)
    return paths


def zipped(frames: Frames) -> bytes:
    """All tables as CSV files in one archive, the same bytes for the same tables: no file has a date of today."""
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as file:
        for name, made in frames.items():
            file.writestr(zipfile.ZipInfo(f"{name}.{CSV}"), made.write_csv(), zipfile.ZIP_DEFLATED)
    return archive.getvalue()
