"""``fieldhouse journal``: saved games converted, anonymised and cut."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from typing import Annotated, Final

import typer

from fieldhouse.cli.arguments import BadCommand
from fieldhouse.cli.console import print_json
from fieldhouse.store import journals, saved
from fieldhouse.store.private import write_whole
from fieldhouse.table.journal import Journal, JournalDamaged

app = typer.Typer(help="Saved games: convert, anonymise, cut.", no_args_is_help=True)

JOURNAL: Final = "journal"
FORMS: Final = (JOURNAL, "json", "csv")
File = Annotated[Path, typer.Argument(metavar="FILE", help="A saved game.")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="Where to write; else it is printed.")]


@app.command()
def schema() -> None:
    """The JSON Schema of a journal's lines."""
    print_json(journals.schema())


@app.command()
def convert(
    file: File, to: Annotated[str, typer.Option("--to", help="journal, json or csv.")] = "json", out: Out = None
) -> None:
    """A file into one JSON document or a table, or from a JSON document back into a journal."""
    if to not in FORMS:
        raise BadCommand(f"There is no form {to!r}; there are {', '.join(FORMS)}.")
    journal = _read(file)
    if to == JOURNAL:
        _write(journal.dumps(), out)
    elif to == "csv":
        _write(_as_csv(journal), out)
    else:
        _write(json.dumps(journals.as_document(journal), indent=1, ensure_ascii=False) + "\n", out)


@app.command()
def anonymise(file: File, out: Out = None) -> None:
    """The game of a file without seed, people, levels and promises; its rolls are told as real dice."""
    _write(journals.anonymous(_read(file)).dumps(), out)


@app.command()
def cut(
    file: File,
    plays: Annotated[int, typer.Option(min=0, help="How many plays to keep.")],
    out: Out = None,
) -> None:
    """The game as it stood after so many plays; 'fieldhouse play --resume --save FILE' goes on from there."""
    _write(journals.cut(_read(file), plays).dumps(), out)


def _read(file: Path) -> Journal:
    """A journal, or a JSON document that 'convert' has made of one."""
    if file.suffix != ".json":
        return saved.read(file)
    try:
        return journals.from_document(json.loads(file.read_bytes()))
    except (json.JSONDecodeError, UnicodeDecodeError):
        raise JournalDamaged(f"{file}: it is not JSON.") from None


def _as_csv(journal: Journal) -> str:
    """The entries as a table: the place of each, its kind, seat, label and value."""
    page = io.StringIO()
    sheet = csv.writer(page, lineterminator="\n")
    sheet.writerow(["place", "kind", "seat", "label", "value"])
    for place, entry in enumerate(journals.as_document(journal)["entries"], 1):
        sheet.writerow([place, *entry.values()])
    return page.getvalue()


def _write(text: str, out: Path | None) -> None:
    """Print the text, or write it whole to a file of its owner's alone; missing folders are made."""
    if out is None:
        typer.echo(text, nl=False)
    else:
        write_whole(out, text)
