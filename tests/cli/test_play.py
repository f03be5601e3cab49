"""``play``: saved before every question, so that a killed terminal loses nothing."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import Run
from fieldhouse import catalog
from fieldhouse.store import saved
from fieldhouse.table.journal import SEALED

COMMAND = (sys.executable, "-m", "fieldhouse.cli.main", "play")
NEW_GAME = ("ddf", "2017-HAR", "2017-IRO", "--seat", "both", "--seed", "3", "--options", "basic")
ANSWERS = ("receive", "squib", "short", "a", "plunge", "b", "medium")
"""The toss, the kickoff, and two plays and a half: each pair is sealed until both have called."""


def read_to_prompt(output: int) -> str:
    """All that is shown up to the next prompt, or to the end."""
    shown = b""
    while not shown.endswith(b"> "):
        try:
            more = os.read(output, 4096)
        except OSError:  # what a pseudo-terminal answers when the program is gone
            break
        if not more:
            break
        shown += more
    return shown.decode()


class Piped:
    """A program whose input and output are pipes."""

    def __init__(self, *words: str) -> None:
        self.process = subprocess.Popen([*COMMAND, *words], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        assert self.process.stdin and self.process.stdout
        self.input, self.output = self.process.stdin.fileno(), self.process.stdout.fileno()
        self.shown = read_to_prompt(self.output)

    def answer(self, text: str) -> str:
        os.write(self.input, f"{text}\n".encode())
        self.shown = read_to_prompt(self.output)
        return self.shown

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.communicate()


class AtATerminal(Piped):
    """A program that has a terminal of its own."""

    def __init__(self, *words: str) -> None:
        ours, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [*COMMAND, *words], stdin=theirs, stdout=theirs, stderr=theirs, start_new_session=True,
            env={**os.environ, "TERM": "xterm", "COLUMNS": "120", "LINES": "40"},
        )  # fmt: skip
        os.close(theirs)
        self.input = self.output = ours
        self.shown = read_to_prompt(ours)


@pytest.fixture
def start(data: Path) -> Iterator[Callable[..., Piped]]:
    started: list[Piped] = []

    def begin(kind: type[Piped], *words: str) -> Piped:
        started.append(kind(*words))
        return started[-1]

    yield begin
    for program in started:
        program.kill()


def question(shown: str) -> str:
    """The scoreboard and the question: what is shown last before the prompt."""
    return shown.rsplit("\n\n", 1)[-1]


@pytest.mark.slow
def test_a_killed_terminal_loses_nothing(start: Callable[..., Piped], fieldhouse: Run, tmp_path: Path) -> None:
    """Killed after every single answer, the game goes on at exactly the question where it stood."""
    whole, killed = tmp_path / "whole.journal", tmp_path / "killed.journal"
    fieldhouse("play", *NEW_GAME, "--save", whole, typed="\n".join(ANSWERS))
    program = start(Piped, *NEW_GAME, "--save", str(killed))
    for answer in ANSWERS:
        asked = program.answer(answer)
        program.kill()
        program = start(Piped, "--resume", "--save", str(killed))
        assert question(program.shown) == question(asked)
    assert killed.read_bytes() == whole.read_bytes()
    assert saved.read(killed).entries[-1].kind == SEALED


def test_resume_takes_the_last_unfinished_game(fieldhouse: Run, data: Path) -> None:
    fieldhouse("play", *NEW_GAME, typed="kick")
    last = fieldhouse("play", *NEW_GAME, typed="receive\nsquib\nshort")
    assert "Saved. Go on with: fieldhouse play ddf --resume" in last.out
    outcome = fieldhouse("play", "--resume")
    assert re.search(r"2017-IRO \(home\): 1st and 10 at HAR \d+\. Your formation\?", outcome.out)
    assert len(list((data / "saved").iterdir())) == 2


def test_resume_passes_over_games_that_are_over_or_damaged(fieldhouse: Run, data: Path) -> None:
    fieldhouse("play", *NEW_GAME, typed="receive")
    fieldhouse("watch", "ddf", "--seed", 1, "--save", data / "saved" / "over.journal")
    (data / "saved" / "damaged.journal").write_text("not a journal\n")
    text = (data / "saved" / "over.journal").read_text()
    (data / "saved" / "strange.journal").write_text(re.sub(r"2017-\w+", "1899-NOW", text))
    outcome = fieldhouse("play", "--resume")
    assert "2017-IRO (home): IRO kicks off from its 35." in outcome.out
    assert "Line 1 of the journal is damaged: it is not JSON." in outcome.err
    assert "There is no team '1899-NOW'" in outcome.err


def test_with_nothing_to_resume_there_is_a_sentence(fieldhouse: Run) -> None:
    outcome = fieldhouse("play", "ddf", "--resume")
    assert (outcome.code, outcome.err) == (1, "There is no unfinished game to go on with.\n")


def test_a_saved_game_is_never_overwritten(fieldhouse: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.journal"
    fieldhouse("play", *NEW_GAME, "--save", path, typed="receive")
    before = path.read_bytes()
    outcome = fieldhouse("play", *NEW_GAME, "--save", path, typed="kick")
    assert (outcome.code, path.read_bytes()) == (1, before)
    assert outcome.err == f"{path} is there already: go on with it by --resume, or choose another name.\n"


def test_the_first_call_is_never_shown_before_the_reveal(start: Callable[..., Piped]) -> None:
    """Whatever the offense calls, the terminal shows the same until the defense has called too."""
    screens = []
    for call in ("6", "1"):
        program = start(AtATerminal, *NEW_GAME)
        program.answer("receive")
        program.answer("squib")
        screens.append(program.answer(call))
        assert ("6-Short v A-Standard" in program.answer("a")) == (call == "6")
    assert "Your formation?" in screens[0]
    assert screens[0] == screens[1]


def test_the_screen_is_covered_between_two_people(start: Callable[..., Piped]) -> None:
    clear = "\x1b[2J"
    program = start(AtATerminal, *NEW_GAME)
    assert clear not in program.answer("receive")
    program.answer("squib")
    assert clear in program.answer("short")


def test_a_whole_game_ends_with_its_box_score(fieldhouse: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.journal"
    words = ("play", "ddf", "2017-HAR", "2017-IRO", "--seed", 3, "--options", "basic", "--save", path)
    outcome = fieldhouse(*words, typed="1\n" * 2000)
    assert outcome.code == 0
    assert "Final: HAR " in outcome.out and "Team statistics" in outcome.out
    assert outcome.out.endswith(f"The game is kept in {path}.\n")
    assert "not over" not in fieldhouse("replay", path, "--verify").out


def test_a_computer_coach_takes_the_other_seat(fieldhouse: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.journal"
    words = ("play", "ddf", "HAR", "IRO", "--seat", "away", "--level", "solitaire", "--seed", 3, "--save", path)
    assert "2017-HAR (away): HAR has won the toss." in fieldhouse(*words, typed="receive").out
    assert json.loads(path.read_text().splitlines()[0])["seats"] == ["person", "solitaire"]
    assert "2017-IRO (home):" not in fieldhouse("play", "--resume", "--save", path, typed="6\n6\n6").out


def test_a_game_with_dice_by_hand_goes_on_at_the_dice(fieldhouse: Run, tmp_path: Path) -> None:
    path = tmp_path / "mine.journal"
    fieldhouse("play", *NEW_GAME, "--dice", "hand", "--save", path, typed="0\nreceive\ndeep")
    outcome = fieldhouse("play", "--resume", "--save", path, typed="50\n24")
    assert "Roll the offense dice for 'kickoff': 10 to 39, ten times black, plus white, plus yellow." in outcome.out
    assert "50 cannot be rolled with the offense dice: they show 10 to 39." in outcome.out
    assert fieldhouse("replay", path, "--verify").code == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), f"Say which game: {', '.join(catalog.GAMES)}."),
        (("ddf", "--seat", "referee"), "There is no seat 'referee'; there are away, home and both."),
        (("ddf", "--dice", "loaded"), "Dice are 'rolled' or 'hand', not 'loaded'."),
        (("ddf", "HAR", "IRO", "--resume"), "A saved game knows its teams: leave them out with --resume."),
    ],
)
def test_a_command_that_makes_no_sense_gets_a_sentence(
    fieldhouse: Run, words: tuple[Any, ...] | tuple[str, ...], sentence: str
) -> None:
    outcome = fieldhouse("play", *words)
    assert (outcome.code, outcome.err) == (1, f"{sentence}\n")


def test_a_team_that_does_not_exist_suggests_the_nearest(fieldhouse: Run) -> None:
    outcome = fieldhouse("play", "ddf", "HAR", "IRN")
    assert outcome.code == 1
    assert outcome.err.startswith("There is no team 'IRN'; perhaps 2017-IRO")
