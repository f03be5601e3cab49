"""Who passed in a game that nobody has seen: drawn by what came of it, and told alike wherever the game is told."""

from __future__ import annotations

from dataclasses import replace

import pytest

from fieldhouse.games.ddf.gains import INCOMPLETE
from fieldhouse.games.ddf.model import SHORT, Team
from fieldhouse.games.ddf.pages.casting import drawn_cast, throws
from fieldhouse.games.ddf.pages.player_roles import PASSER, game_of, passer
from fieldhouse.games.ddf.results import RESULTS
from fieldhouse.games.ddf.state import Play
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.gridiron.results import GAINED
from fieldhouse.gridiron.results import INCOMPLETE as INCOMPLETE_PASS
from fieldhouse.library.ddf import load_team
from fieldhouse.table.seat import AWAY
from rules.ddf.games import played_anew

SEEDS = range(300)
GOOD, BAD = "G.Good", "B.Bad"
TWO = replace(
    load_team("2017-HAR"),
    players={
        "pass": ((GOOD, 0.5), (BAD, 0.5)),
        "pass incomplete": ((BAD, 0.53), (GOOD, 0.47)),
        "pass 10 to 19": ((GOOD, 0.54), (BAD, 0.46)),
    },
)
ONE = replace(TWO, players={"pass": ((GOOD, 1.0),)})


def passes(yards: int) -> list[Play]:
    """Thirty short passes of the visitors through a game; nothing gained is incomplete."""
    snaps = [play for play in played_anew(1, "book").notes if play.kind == SCRIMMAGE and play.counts][:60:2]
    for play in snaps:
        play.seat, play.call, play.yards, play.result = (
            AWAY,
            SHORT,
            yards,
            RESULTS[GAINED if yards else INCOMPLETE_PASS],
        )
        play.outcome = None
    return snaps


def starts_of(man: str, plays: list[Play]) -> float:
    """How many of so many games like this one he begins."""
    casts = [drawn_cast((TWO, ONE), seed, plays) for seed in SEEDS]
    return sum(passer(TWO, plays[0], game_of(cast, AWAY)) == man for cast in casts) / len(casts)


def test_the_better_games_are_the_better_passers() -> None:
    good, bad = starts_of(GOOD, passes(12)), starts_of(GOOD, passes(0))
    assert good > 0.7 and bad < 0.3
    assert (good + bad) / 2 == pytest.approx(0.5, abs=0.12)  # each has his share of all


def test_a_cast_is_the_games_own() -> None:
    plays = passes(12)
    assert drawn_cast((TWO, ONE), 7, plays) == drawn_cast((TWO, ONE), 7, plays)
    assert len({drawn_cast((TWO, ONE), seed, plays) for seed in range(20)}) == 20


@pytest.mark.parametrize("team", [ONE, replace(TWO, players={PASSER: TWO.players[PASSER]})])
def test_without_a_choice_or_anything_to_tell_men_by_the_seed_names_them(team: Team) -> None:
    assert drawn_cast((team, ONE), 7, passes(12)) == 0


def test_only_throws_count() -> None:
    first, second, third, *_ = passes(0)
    second.call = 0
    third.void()
    found, none = throws((TWO, ONE), (first, second, third))
    assert [play for play, _ in found] == [first] and not none
    assert found[0][1].keys() == {GOOD, BAD} == dict(TWO.players[f"pass {INCOMPLETE}"]).keys()
