"""``watch``, and ``replay`` of what it saved."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from cli.conftest import Run
from fieldhouse import library

SEED = 11


@pytest.fixture
def journal(fieldhouse: Run, tmp_path: Path) -> Path:
    path = tmp_path / "game.journal"
    assert fieldhouse("watch", "ddf", "2017-HAR", "2017-IRO", "--seed", SEED, "--save", path).code == 0
    return path


def changed(journal: Path, line: int, text: str) -> bytes:
    """Put *text* in the place of a line of the journal."""
    lines = journal.read_text().splitlines(keepends=True)
    lines[line - 1] = text + "\n"
    journal.write_text("".join(lines))
    return journal.read_bytes()


def line_of(journal: Path, entry: str) -> int:
    return next(n for n, line in enumerate(journal.read_text().splitlines(), 1) if line.startswith(entry))


def test_watch_without_teams_shows_the_teams_of_the_guide(fieldhouse: Run) -> None:
    outcome = fieldhouse("watch", "ddf", "--seed", SEED)
    assert outcome.code == 0
    assert "Final" in outcome.out
    assert f"fieldhouse watch ddf 2017-NE 2017-PHI --seed {SEED}" in outcome.err


def test_watch_with_one_team_is_refused(fieldhouse: Run) -> None:
    assert fieldhouse("watch", "ddf", "2017-HAR").err == "Name both teams, the visitors first, or none.\n"


def test_the_same_seed_gives_the_same_bytes(fieldhouse: Run, journal: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.journal"
    fieldhouse("watch", "ddf", "HAR", "IRO", "--seed", SEED, "--save", again)
    assert again.read_bytes() == journal.read_bytes()


def test_replay_prints_what_watch_printed(fieldhouse: Run, journal: Path) -> None:
    watched = fieldhouse("watch", "ddf", "2017-HAR", "2017-IRO", "--seed", SEED).out
    assert fieldhouse("replay", journal).out == watched


def test_rolls_are_shown_to_those_who_ask(fieldhouse: Run, journal: Path) -> None:
    assert "offense " not in fieldhouse("replay", journal).out
    assert " · defense " in fieldhouse("replay", journal, "--rolls").out


def test_verify_says_that_a_journal_is_in_order(fieldhouse: Run, journal: Path) -> None:
    outcome = fieldhouse("replay", journal, "--verify")
    assert outcome.code == 0
    assert outcome.out.startswith(f"game.journal is in order: {len(journal.read_text().splitlines()) - 1} entries")
    report = json.loads(fieldhouse("replay", journal, "--verify", "--json").out)
    assert (report["verified"], report["over"], report["seed"]) == (True, True, SEED)


def test_verify_finds_a_roll_that_the_seed_does_not_give(fieldhouse: Run, journal: Path) -> None:
    line = line_of(journal, '["r","offense"')
    reading = json.loads(journal.read_text().splitlines()[line - 1])[2]
    written = changed(journal, line, f'["r","offense",{10 if reading > 10 else 11}]')
    outcome = fieldhouse("replay", journal, "--verify")
    assert outcome.code == 1
    assert f"Line {line} of the journal does not fit the rules" in outcome.err
    assert journal.read_bytes() == written


def test_verify_finds_a_choice_that_is_not_legal(fieldhouse: Run, journal: Path) -> None:
    line = line_of(journal, '["k",')
    seat, question = json.loads(journal.read_text().splitlines()[line - 1])[1:3]
    changed(journal, line, json.dumps(["k", seat, question, "hail-mary"]))
    outcome = fieldhouse("replay", journal, "--verify")
    assert outcome.code == 1
    assert f"Line {line} of the journal does not fit the rules" in outcome.err


@pytest.mark.parametrize(
    ("line", "text", "reason"),
    [
        (1, '{"format":"something else"}', "a header with format"),
        (2, '["r","coin to', "it is not JSON"),
        (7, '["x",1]', "it is not a roll, a draw, a shuffle, a choice or a standing order"),
    ],
)
def test_a_damaged_journal_names_its_line_and_changes_nothing(
    fieldhouse: Run, journal: Path, line: int, text: str, reason: str
) -> None:
    written = changed(journal, line, text)
    for words in (("replay", journal), ("replay", journal, "--verify"), ("play", "--resume", "--save", journal)):
        outcome = fieldhouse(*words)
        assert outcome.code == 1
        assert f"Line {line} of the journal is damaged: {reason}" in outcome.err
        assert journal.read_bytes() == written


def test_bytes_that_are_no_text_name_their_line(fieldhouse: Run, journal: Path) -> None:
    lines = journal.read_bytes().split(b"\n")
    journal.write_bytes(b"\n".join([*lines[:4], b"\xff\xfe", *lines[5:]]))
    assert "Line 5 of the journal is damaged: it is not text." in fieldhouse("replay", journal).err


def test_a_chart_that_has_changed_is_a_sentence(fieldhouse: Run, journal: Path, data: Path) -> None:
    own = data / "ddf" / "teams" / "2017-HAR.txt"
    own.parent.mkdir(parents=True)
    own.write_text(library.team_text("2017-HAR", "ddf").replace("power rating: 2", "power rating: 1"))
    outcome = fieldhouse("replay", journal, "--verify")
    assert outcome.code == 1
    assert outcome.err == "The chart of 2017-HAR is no longer the one this game was played with.\n"


def test_a_journal_of_other_rules_is_a_sentence(fieldhouse: Run, journal: Path) -> None:
    header = json.loads(journal.read_text().splitlines()[0]) | {"rules_version": 99}
    changed(journal, 1, json.dumps(header))
    assert "played by version 99 of the rules" in fieldhouse("replay", journal).err


def test_options_are_named_in_the_command(fieldhouse: Run, tmp_path: Path) -> None:
    path = tmp_path / "basic.journal"
    fieldhouse("watch", "ddf", "--seed", 1, "--options", "basic,quotas", "--save", path)
    options = json.loads(path.read_text().splitlines()[0])["options"]
    assert [name for name, is_on in options.items() if is_on is True] == ["quotas"]
    fieldhouse("watch", "ddf", "--seed", 1, "--options", "no-audibles, advanced", "--save", path)
    options = json.loads(path.read_text().splitlines()[0])["options"]
    assert options["sack_rate"] and not options["audibles"]


def test_an_unknown_option_suggests_the_nearest(fieldhouse: Run) -> None:
    outcome = fieldhouse("watch", "ddf", "--options", "basic,quota")
    assert (outcome.code, outcome.err) == (1, "There is no option 'quota'. Did you mean 'quotas'?\n")


def test_an_unknown_level_names_those_there_are(fieldhouse: Run) -> None:
    outcome = fieldhouse("watch", "ddf", "--level", "genius")
    told = "There is no level 'genius'; there are book, easy, solitaire, random, pro, rival.\n"
    assert (outcome.code, outcome.err) == (1, told)
