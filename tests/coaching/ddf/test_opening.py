"""The first downs of a rival's game: called before the tables of the pairing lie ready, and hard to outguess too."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from fieldhouse.games.ddf.coaching.rival import RivalCoach
from fieldhouse.games.ddf.coaching.solving import OPENING
from fieldhouse.games.ddf.equilibrium.pairing import opening_name, solved_opening
from fieldhouse.games.ddf.exploiters import RepliesToRival
from fieldhouse.games.ddf.game import DataDrivenFootball
from fieldhouse.games.ddf.model import PLAY_COUNT, SIDELINE
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron.coach_report import KnownMixes
from fieldhouse.gridiron.equilibrium.one_game import scaled
from fieldhouse.gridiron.equilibrium.playbook import USUAL_DOWNS
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.odds import place
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.library import DATA_VARIABLE, shelf
from fieldhouse.library import ddf as ddf_library
from fieldhouse.table.seat import AWAY, HOME
from fieldhouse.table.table import Table

TEAM = "2017-HAR"
LEAK = 0.01
"""Points a down, the mean of the usual ones: the book's are worth .1 and more to whoever knows them."""


def only_openings(name: str, make: Callable[[], bytes]) -> bytes:
    assert name.startswith("opening-"), "the pairing's tables were asked for"
    return shelf.kept(name, make)


def at_the_snap(preset: str, down: tuple[int, int, int] = (1, 10, 25)) -> Game:
    definition = DataDrivenFootball(ddf_library.load_team, ddf_library.season_charts)
    game = definition.start(definition.header((TEAM, TEAM), 3, {"preset": preset}), Table())
    game.phase = SCRIMMAGE
    place(game, Situation(AWAY, down[2], down[0], down[1]))
    return game


def rival(kept: Callable[[str, Callable[[], bytes]], bytes]) -> RivalCoach:
    found = DataDrivenFootball(ddf_library.load_team, ddf_library.season_charts, kept).coach("rival")
    assert isinstance(found, RivalCoach)
    return found


@pytest.mark.parametrize("preset", ["basic", "advanced"])
def test_nobody_waits_for_the_tables_and_every_whim_has_its_share(preset: str) -> None:
    coach, game = rival(only_openings), at_the_snap(preset)
    calls, answers = coach.opening_mixes(game)
    whims = [(number + 0.5) / 4000 for number in range(4000)]
    called = [coach.answer_call(game, AWAY, None, whim) for whim in whims]
    stood = [coach.answer_formation(game, HOME, None, whim) for whim in whims]
    for made, mix in ((called, calls), (stood, answers)):
        told = [made.count(choice) / len(made) for choice in range(len(mix))]
        assert told == pytest.approx(scaled(mix), abs=0.02)


@pytest.mark.parametrize("preset", ["basic", "advanced"])
def test_whoever_knows_the_first_downs_gains_next_to_nothing(preset: str) -> None:
    coach, leaks = rival(shelf.kept), []
    for down in USUAL_DOWNS:
        game = at_the_snap(preset, down)
        assert coach.is_opening(game)
        snap, (calls, answers) = coach.snap(game), coach.opening_mixes(game)
        leaks.append(KnownMixes(snap.game, scaled([calls[call] for call in snap.calls]), scaled(answers)).leak)
    assert sum(leaks) / len(leaks) < LEAK


def test_a_play_that_has_run_out_is_not_called() -> None:
    coach, game = rival(only_openings), at_the_snap("advanced")
    game.usage[AWAY] = [
        quota - (play != SIDELINE) - OPENING for play, quota in enumerate(game.sides[AWAY].quotas)
    ]  # not a game that can be: so few calls would be left of each
    game.usage[AWAY][SIDELINE] = game.sides[AWAY].quotas[SIDELINE]
    assert coach.opening_mixes(game)[0][SIDELINE] == 0.0


def test_it_kicks_by_the_book_and_answers_a_try_by_it() -> None:
    coach, game = rival(only_openings), at_the_snap("basic", (4, 15, 20))
    assert coach.answer_call(game, AWAY, None, 0.5) >= PLAY_COUNT


def test_who_knows_the_rival_knows_its_first_downs() -> None:
    knows, coach, game = RepliesToRival(), rival(only_openings), at_the_snap("basic")
    knows.known = coach
    assert knows.formations(game) == scaled(coach.opening_mixes(game)[1])
    assert knows.plays(game) == scaled(coach.opening_mixes(game)[0])


def test_the_same_charts_begin_alike() -> None:
    game = at_the_snap("basic")
    facts = (game.sides[0], game.sides[1]), game.options, game.charts, game.rules
    made = solved_opening(*facts).packed()
    assert made == solved_opening(*facts).packed() == only_openings(opening_name(*facts), lambda: made)


def test_a_damaged_file_of_the_shelf_is_worked_out_once_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(DATA_VARIABLE, str(tmp_path))
    game, made = at_the_snap("basic"), []

    def counted(name: str, make: Callable[[], bytes]) -> bytes:
        def noted() -> bytes:
            made.append(name)
            return make()

        return shelf.kept(name, noted)

    mixes = rival(counted).opening_mixes(game)
    (file,) = shelf.shelf_folder().iterdir()
    data = bytearray(file.read_bytes())
    data[len(data) // 2] ^= 255
    file.write_bytes(data)
    assert [rival(counted).opening_mixes(game) for _ in range(2)] == [mixes, mixes]
    assert made == [file.name, file.name]
