"""Who did it: a game has one passer, and another only where he relieves the first."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import replace
from itertools import groupby
from statistics import pstdev
from typing import Any

import pytest

from fieldhouse import catalog
from fieldhouse.games.ddf.gains import gain_name
from fieldhouse.games.ddf.model import Team
from fieldhouse.games.ddf.pages.game_statistics import GameStatistics
from fieldhouse.games.ddf.pages.narration import Narrator
from fieldhouse.games.ddf.pages.player_roles import KICKER, PASSER, RUNNER, who
from fieldhouse.games.ddf.state import Play
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.library.ddf import load_team
from fieldhouse.table.game import Definition
from fieldhouse.table.session import Session
from rules.ddf.games import box_score_text, played, situation

JAGUARS = replace(
    load_team("2017-HAR"),
    players={
        "pass": (("G.Minshew II", 0.8), ("N.Foles", 0.2)),
        "rush": (("L.Fournette", 0.6), ("G.Minshew II", 0.2), ("N.Foles", 0.2)),
        "kick": (("J.Lambo", 0.5), ("B.Wright", 0.5)),
    },
)
SEEDS = range(400)


def snaps() -> list[Play]:
    """The visitors' plays from scrimmage of one game, as they came."""
    return [play for play in played(1, "book").notes if play.kind == SCRIMMAGE and play.seat == 0]


def passers(team: Team, game: str) -> list[str]:
    """Who took the snaps of a game, one after the other."""
    return [name for name, _ in groupby(who(team, PASSER, play, game) for play in snaps())]


def test_a_game_has_one_passer_or_is_finished_by_another() -> None:
    """Two boundaries on a line of sixteen games: one game in eight sees both, none sees them by turns."""
    of_games = [passers(JAGUARS, str(seed)) for seed in SEEDS]
    counts = Counter(map(len, of_games))
    assert set(counts) == {1, 2}
    assert 0.07 < counts[2] / len(SEEDS) < 0.17


def test_passers_have_their_share_of_the_games() -> None:
    snapped = Counter(who(JAGUARS, PASSER, play, str(seed)) for seed in SEEDS for play in snaps())
    assert snapped["N.Foles"] / snapped.total() == pytest.approx(0.2, abs=0.04)


def test_the_same_game_names_the_same_men() -> None:
    assert passers(JAGUARS, "7 0") == passers(JAGUARS, "7 0")
    assert len({tuple(passers(JAGUARS, str(seed))) for seed in SEEDS}) == 4, "either alone, or either for the other"


def test_a_kicker_kicks_all_game() -> None:
    by_game = [{who(JAGUARS, KICKER, play, str(seed)) for play in snaps()} for seed in range(20)]
    assert all(len(names) == 1 for names in by_game)
    assert set().union(*by_game) == {"J.Lambo", "B.Wright"}


def test_a_quarterback_who_sits_does_not_run() -> None:
    for seed in range(40):
        for play in snaps():
            sitting = {"G.Minshew II", "N.Foles"} - {who(JAGUARS, PASSER, play, str(seed))}
            assert who(JAGUARS, RUNNER, play, str(seed)) not in sitting
    nobody_else = replace(JAGUARS, players={**JAGUARS.players, "rush": (("N.Foles", 0.5), ("G.Minshew II", 0.5))})
    assert {who(nobody_else, RUNNER, play, "1") for play in snaps()} == {who(JAGUARS, PASSER, snaps()[0], "1")}


def relieved(seed: int, score: tuple[int, int]) -> list[str]:
    """What is told of the passers of a game, if the score stands so throughout."""
    narrator = Narrator(JAGUARS, JAGUARS, seed=seed)
    narrator.score = list(score)
    return [line.strip() for play in snaps() for line in narrator.new_passer(play)]


def test_a_relief_is_told_with_its_reason() -> None:
    told = {seed: relieved(seed, (0, 0)) for seed in SEEDS}
    change = re.compile(r"HAR-away: (G.Minshew II|N.Foles) at quarterback for (G.Minshew II|N.Foles), who is hurt\.")
    assert all(change.fullmatch(line) for lines in told.values() for line in lines)
    assert {seed: len(lines) for seed, lines in told.items()} == {
        seed: len(passers(JAGUARS, f"{seed} 0")) - 1 for seed in SEEDS
    }
    decided = [line for seed in SEEDS for line in relieved(seed, (31, 10))]
    assert any(line.endswith(", with the game decided.") for line in decided), "late in it"
    assert any(line.endswith(", who is hurt.") for line in decided), "but not before the last quarter"
    assert not any("decided" in line for seed in SEEDS for line in relieved(seed, (30, 10)))


def test_a_man_who_comes_back_is_told_so() -> None:
    """A share of less than a game: the starter goes on after it."""
    short = replace(JAGUARS, players={"pass": (("A", 0.49), ("B", 0.02), ("C", 0.49))})
    both = replace(JAGUARS, players={"pass": (("A", 0.49), ("B", 0.02), ("A", 0.49))})
    stories = [passers(both, str(seed)) for seed in SEEDS]
    assert ["A", "B", "A"] in stories and ["A", "B", "C"] in [passers(short, str(seed)) for seed in SEEDS]
    seed = next(seed for seed in SEEDS if passers(both, f"{seed} 0") == ["A", "B", "A"])
    narrator = Narrator(both, short, seed=seed)
    lines = [line for play in snaps() for line in narrator.new_passer(play)]
    assert lines[-1] == "    A is back at quarterback for HAR-away."


def test_names_never_change_a_result() -> None:
    """The same game told by its number: the play-by-play and the box name the same passers."""
    ddf: Definition[Any, Any] = catalog.game("ddf")
    header = ddf.header(("2019-JAX", "2017-NE"), 5, {"preset": "advanced"})
    session = Session(ddf, header, (ddf.coach("book"), ddf.coach("book")))
    teams = load_team("2019-JAX"), load_team("2017-NE")
    book = GameStatistics(*teams, session.notes, header.seed)
    named = set(book.players.lines[0]["Passing"])
    narrator = Narrator(*teams, seed=header.seed)
    told = " ".join(line for play in session.notes for line in narrator.lines(play))
    assert named == {name for name, _ in teams[0].players["pass"] if f"{name} pass" in told}
    assert len(named) <= 2 and "Passing" in box_score_text(book)


BACKS = replace(
    load_team("2017-HAR"),
    players={
        "rush": (("B.Hammer", 0.6), ("F.Foot", 0.4)),
        "rush under 0": (("B.Hammer", 0.6), ("F.Foot", 0.4)),
        "rush 20 up": (("F.Foot", 1.0),),
    },
)
"""The second back has all long runs, and of losses what he has of all."""


def ran(yards: int, at: int, game: str) -> str:
    """Who ran, on the same call from another spot."""
    play = Play(SCRIMMAGE, situation())
    play.call, play.yards, play.spot = 0, yards, at
    return who(BACKS, RUNNER, play, game)


def test_a_long_run_is_of_whoever_has_the_long_runs() -> None:
    assert {ran(31, spot, "1") for spot in range(1, 60)} == {"F.Foot"}


def test_a_gain_that_says_nothing_leaves_everybody_his_share() -> None:
    named = Counter(ran(-2, spot, str(seed)) for seed in range(150) for spot in range(20, 60, 4))
    assert named["F.Foot"] / named.total() == pytest.approx(0.4, abs=0.05)


def test_every_game_has_its_men() -> None:
    """A back's part of a game varies far more than chance alone would have it, which is .035 here."""
    shares = [sum(ran(-2, spot, str(seed)) == "F.Foot" for spot in range(1, 97)) / 96 for seed in range(80)]
    assert pstdev(shares) > 0.1


def test_a_gain_that_the_chart_does_not_name_is_drawn_by_the_role() -> None:
    assert {ran(4, spot, str(spot)) for spot in range(1, 90)} == {"B.Hammer", "F.Foot"}


@pytest.mark.parametrize(
    ("yards", "is_touchdown", "name"),
    [
        (-1, False, "under 0"), (0, False, "0 to 2"), (2, False, "0 to 2"), (3, False, "3 to 5"), (9, False, "6 to 9"),
        (10, False, "10 to 19"), (19, False, "10 to 19"), (20, False, "20 up"), (1, True, "touchdown under 10"),
        (9, True, "touchdown under 10"), (10, True, "touchdown 10 up"), (80, True, "touchdown 10 up"),
    ],
)  # fmt: skip
def test_gains_have_names(yards: int, is_touchdown: bool, name: str) -> None:
    assert gain_name(yards, is_touchdown) == name
