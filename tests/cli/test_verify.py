"""What ``replay --verify`` proves of a game's dice, what it refuses, and what it says that it cannot tell."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run
from fieldhouse import catalog
from fieldhouse.store import saved
from fieldhouse.store.fairness import fair, with_our_bytes
from fieldhouse.table.fair import promised, seal
from fieldhouse.table.journal import Header, loads
from fieldhouse.table.session import Session

PAGE = Path(__file__).parents[2] / "docs" / "fair-dice.md"
GOLDEN = Path(__file__).parents[1] / "journals"
OPTIONS = ("--options", "basic")
ALONE = ("play", "ddf", "2017-HAR", "2017-IRO", "--seat", "both", "--level", "random", *OPTIONS)


@pytest.fixture
def watched(fieldhouse: Run, data: Path, tmp_path: Path) -> Path:
    path = tmp_path / "watched.journal"
    assert fieldhouse("watch", "ddf", "2017-HAR", "2017-IRO", "--seed", 5, *OPTIONS, "--save", path).code == 0
    return path


@pytest.fixture
def played(fieldhouse: Run, data: Path, tmp_path: Path) -> Path:
    """A game of two people at this terminal, who leave after a play or so: nobody chose a seed."""
    path = tmp_path / "played.journal"
    assert fieldhouse(*ALONE, "--save", path, typed="1\n" * 8 + "q\n").code == 0
    return path


def header_of(path: Path) -> dict[str, Any]:
    return dict(json.loads(path.read_text().splitlines()[0]))


def edit(path: Path, is_promised_anew: bool = False, **changes: Any) -> None:
    _, *entries = path.read_text().splitlines()
    header = {name: value for name, value in (header_of(path) | changes).items() if value is not None}
    if is_promised_anew:
        header = promised(Header.from_json(header)).to_json()
    path.write_text("\n".join([json.dumps(header), *entries]) + "\n")


def options_of(path: Path, **changes: Any) -> dict[str, Any]:
    return {**header_of(path)["options"], **changes}


@pytest.mark.parametrize("kind", ["watched", "played"])
def test_a_journal_edited_to_dice_by_hand_or_other_options_is_refused(
    fieldhouse: Run, request: pytest.FixtureRequest, kind: str
) -> None:
    path: Path = request.getfixturevalue(kind)
    whole = path.read_text()
    assert fieldhouse("replay", path, "--verify").code == 0
    for changes in ({"dice": "hand"}, {"options": options_of(path, quotas=True)}, {"seats": ["person", "book"]}):
        edit(path, **changes)
        outcome = fieldhouse("replay", path, "--verify")
        assert outcome.code == 1, changes
        assert "not the one that its promise was made for" in outcome.err
        path.write_text(whole)


def test_a_new_promise_for_edited_options_gives_other_dice(fieldhouse: Run, played: Path) -> None:
    edit(played, is_promised_anew=True, options=options_of(played, quotas=True))
    outcome = fieldhouse("replay", played, "--verify")
    assert outcome.code == 1
    assert "does not fit the rules" in outcome.err


def test_who_noted_the_promise_tells_real_dice_from_edited_ones(fieldhouse: Run, played: Path) -> None:
    shown = header_of(played)["promise"]
    verified = fieldhouse("replay", played, "--verify", "--hash", shown)
    assert verified.code == 0
    assert "Its promise is the one that you saw" in verified.out
    edit(played, is_promised_anew=True, dice="hand")
    alone = fieldhouse("replay", played, "--verify")
    assert alone.code == 0
    assert "only --hash tells" in alone.out
    assert "only those who saw them know" in alone.out
    assert fieldhouse("replay", played, "--verify", "--hash", shown).code == 1


def test_a_journal_without_promise_says_that_it_proves_less(fieldhouse: Run, watched: Path) -> None:
    edit(watched, promise=None)
    verified = fieldhouse("replay", watched, "--verify")
    assert verified.code == 0
    assert "It holds no promise" in verified.out
    told = json.loads(fieldhouse("replay", watched, "--verify", "--json").out)["proves"]
    assert told[1] == "Its dice follow from the seed alone: whoever chose the seed could know and choose them."


def test_old_journals_still_verify_by_their_seed_and_its_hash(fieldhouse: Run, data: Path) -> None:
    old = GOLDEN / "ddf-basic-1.jsonl"
    assert "promise" not in header_of(old)
    seeds_hash = "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
    assert fieldhouse("replay", old, "--verify", "--hash", seeds_hash).code == 0
    assert fieldhouse("replay", old, "--verify", "--hash", seeds_hash[::-1]).code == 1


@pytest.mark.parametrize("place", range(5))
def test_every_chart_of_statis_pro_is_compared(fieldhouse: Run, data: Path, tmp_path: Path, place: int) -> None:
    path = tmp_path / "statispro.journal"
    path.write_text((GOLDEN / "statispro-book-1.jsonl").read_text())
    digests = header_of(path)["digests"]
    assert len(digests) == 5
    edit(path, digests=[digest if index != place else "0" * len(digest) for index, digest in enumerate(digests)])
    outcome = fieldhouse("replay", path, "--verify")
    assert outcome.code == 1
    assert "no longer the one this game was played with" in outcome.err


def test_people_at_the_terminal_have_a_secret_bytes_of_their_own_and_a_promise(fieldhouse: Run, played: Path) -> None:
    header = loads(played.read_text()).header
    assert header.seed.bit_length() > 200
    assert [len(given) for given in header.given] == [64, 64]
    assert "Random bytes of away and home are in the dice" in fieldhouse("replay", played, "--verify").out


def test_bytes_that_are_not_the_sealed_ones_are_refused(fieldhouse: Run, played: Path) -> None:
    given = header_of(played)["given"]
    edit(played, seals=[seal(given[0]), ""])
    assert fieldhouse("replay", played, "--verify", "--hash", seal(given[0])).code == 0
    edit(played, seals=[seal(given[1]), ""])
    outcome = fieldhouse("replay", played, "--verify")
    assert outcome.code == 1
    assert "not those that it sealed" in outcome.err


def by_hand(program: str, path: Path, hash_shown: str) -> int:
    words = [sys.executable, "-c", program, str(path), hash_shown]
    return subprocess.run(words, capture_output=True, timeout=60, check=False).returncode


def test_the_ten_lines_of_the_page_check_a_game_by_hand(data: Path, tmp_path: Path) -> None:
    (program,) = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    assert len([line for line in program.splitlines() if line]) == 10
    definition = catalog.game("ddf")
    header = replace(definition.header(("2017-HAR", "2017-IRO"), 0, {"preset": "basic"}), seats=("person", "person"))
    session = Session(definition, with_our_bytes(fair(header)), [definition.coach("random")] * 2)
    assert session.over
    path = tmp_path / "game.journal"
    saved.write(path, session.journal)
    shown, whole = session.header.promise, path.read_text()
    assert by_hand(program, path, shown) == 0
    assert by_hand(program, path, shown[::-1]) != 0
    edit(path, dice="hand")
    assert by_hand(program, path, shown) != 0
    roll = next(line for line in whole.splitlines() if line.startswith('["r","offense",'))
    other = '["r","offense",10]' if not roll.endswith(",10]") else '["r","offense",11]'
    path.write_text(whole.replace(roll, other, 1))
    assert by_hand(program, path, shown) != 0
