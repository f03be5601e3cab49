"""Journals in other forms: the schema knows every golden one; converted, anonymised and cut they are the same games."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema_rs
import pytest
from typer.testing import CliRunner

from fieldhouse import catalog
from fieldhouse.cli.main import app
from fieldhouse.store import journals, saved
from fieldhouse.table.journal import BY_HAND, STANDING, Journal, JournalDamaged, loads
from fieldhouse.table.session import AnySession

GOLDEN = sorted((Path(__file__).parents[1] / "journals").glob("*.jsonl"))
ONE_OF_EACH = [
    path for path in GOLDEN if path.stem in ("ddf-prompted-4", "bowlbound-basic-1", "statispro-ncaa-3", "lords-two-2")
]


@pytest.fixture(scope="module")
def schema() -> jsonschema_rs.Validator:
    return jsonschema_rs.validator_for(journals.schema())


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_line_of_every_golden_journal_is_valid(path: Path, schema: jsonschema_rs.Validator) -> None:
    for line in path.read_text(encoding="utf-8").splitlines():
        schema.validate(json.loads(line))


@pytest.mark.parametrize(
    "line",
    [["r", "offense"], ["r", "offense", "2"], ["c", 0, "call"], ["x", "deck", 1], ["o", "deck", ["a"]], {"format": 1}],
)  # fmt: skip
def test_what_the_reader_refuses_the_schema_refuses(line: object, schema: jsonschema_rs.Validator) -> None:
    assert not schema.is_valid(line)
    with pytest.raises(JournalDamaged):
        loads(json.dumps(line) + "\n" if isinstance(line, dict) else _with_header(line))


def _with_header(line: object) -> str:
    return f"{GOLDEN[0].read_text(encoding='utf-8').splitlines()[0]}\n{json.dumps(line)}\n"


@pytest.mark.parametrize("path", ONE_OF_EACH, ids=lambda path: path.stem)
def test_an_anonymous_game_is_the_same_game(path: Path, schema: jsonschema_rs.Validator) -> None:
    journal = saved.read(path)
    definition = catalog.game(journal.header.game)
    nobodys = loads(journals.anonymous(journal).dumps())
    schema.validate(json.loads(nobodys.dumps().splitlines()[0]))
    assert (nobodys.header.seed, nobodys.header.dice, set(nobodys.header.seats)) == (0, BY_HAND, {saved.PERSON})
    assert not nobodys.header.promise and not any(entry.kind == STANDING for entry in nobodys.entries)
    before, after = (saved.replayed(definition, each) for each in (journal, nobodys))
    assert after.over and tuple(after.game.score) == tuple(before.game.score)
    assert totals(after) == totals(before)


def totals(session: AnySession) -> list[dict[str, int]]:
    sheet = session.definition.scoresheet()
    for note in session.notes:
        sheet.add(note)
    return [dict(each) for each in sheet.totals()]


def test_a_cut_game_ends_with_its_plays_and_goes_on() -> None:
    journal = saved.read(GOLDEN[0])
    definition = catalog.game(journal.header.game)
    short = journals.cut(journal, 20)
    session = saved.replayed(definition, short)
    assert len(session.rests) == 21 and not session.over
    assert session.state_at(20) == saved.replayed(definition, journal).state_at(20)
    assert saved.resumed(definition, short).over, "the computer plays on"
    with pytest.raises(journals.CannotCut, match="cannot be cut after 5000"):
        journals.cut(journal, 5000)


def test_a_document_comes_back_as_the_journal(tmp_path: Path) -> None:
    path, run = GOLDEN[-1], CliRunner()
    document, again = tmp_path / "game.json", tmp_path / "again.journal"
    assert run.invoke(app, ["journal", "convert", str(path), "--out", str(document)]).exit_code == 0
    assert run.invoke(app, ["journal", "convert", str(document), "--to", "journal", "--out", str(again)]).exit_code == 0
    assert again.read_bytes() == path.read_bytes()
    table = run.invoke(app, ["journal", "convert", str(path), "--to", "csv"]).stdout.splitlines()
    assert table[0] == "place,kind,seat,label,value"
    assert len(table) == 1 + len(saved.read(path).entries)


def test_commands_cut_and_anonymise(tmp_path: Path) -> None:
    run, out = CliRunner(), tmp_path / "short.journal"
    assert run.invoke(app, ["journal", "cut", str(GOLDEN[0]), "--plays", "3", "--out", str(out)]).exit_code == 0
    told = run.invoke(app, ["journal", "anonymise", str(out)])
    assert json.loads(told.stdout.splitlines()[0])["dice"] == BY_HAND
    assert json.loads(run.invoke(app, ["journal", "schema"]).stdout) == journals.schema()


@pytest.mark.parametrize("document", [{}, {"header": {}, "entries": []}, {"header": 1, "entries": [{}]}])
def test_what_is_no_journal_is_refused(document: dict[str, object]) -> None:
    with pytest.raises(JournalDamaged, match="This is no journal"):
        journals.from_document(document)


def test_a_journal_without_entries_is_a_document_too() -> None:
    header = saved.read(GOLDEN[0]).header
    assert journals.from_document(json.loads(json.dumps(journals.as_document(Journal(header))))).header == header
