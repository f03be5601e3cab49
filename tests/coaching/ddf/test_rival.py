"""The rival: what it knows of a pairing, and that it plays whole games which nobody outguesses and which replay."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
import pytest
from tools.exploiters import LIBRARY, duel

from fieldhouse import catalog
from fieldhouse.games.ddf.coaching.rival import RivalCoach
from fieldhouse.games.ddf.equilibrium.pairing import name_of, solved_pairing
from fieldhouse.games.ddf.game import DataDrivenFootball
from fieldhouse.games.ddf.options import BASIC, Options
from fieldhouse.games.ddf.season import season_rules
from fieldhouse.games.ddf.side import Side
from fieldhouse.gridiron.equilibrium.series import POINT, SERIES, number_of
from fieldhouse.gridiron.equilibrium.tables import Tables, unpacked
from fieldhouse.gridiron.late_game import KICK_TRY
from fieldhouse.library import ddf as ddf_library
from fieldhouse.library import shelf
from fieldhouse.table.seat import AWAY
from fieldhouse.table.session import Session
from fieldhouse.table.table import Table

TEAM = "2017-HAR"
CHARTS = ddf_library.season_charts(2017)


def sides(options: Options) -> tuple[Side, Side]:
    side = Side(ddf_library.load_team(TEAM), options)
    return side, side


@cache
def tables(options: Options) -> Tables:
    facts = sides(options), options, CHARTS, season_rules(2017)
    return unpacked(shelf.kept(name_of(*facts), lambda: solved_pairing(*facts).packed()))


def test_a_series_is_worth_more_the_nearer_it_begins_to_their_goal() -> None:
    """By twenty yards: at the twenty itself the long pass is lost, and a series may be worth less than farther out."""
    worths = tables(BASIC).value[0][SERIES[1:]] / POINT
    assert np.all(np.diff(worths[::20]) > 0)
    assert -3.0 < worths[0] < worths[-1] < 7.0


def test_a_down_lost_is_never_gained() -> None:
    value = tables(BASIC).value[0]
    for spot in (10, 35, 60, 85):
        downs = [value[number_of(down, 8, spot)] for down in (1, 2, 3, 4)]
        assert downs == sorted(downs, reverse=True)


def test_a_pairing_is_told_apart_by_all_that_it_depends_on() -> None:
    pair, rules = sides(BASIC), season_rules(2017)
    name = name_of(pair, BASIC, CHARTS, rules)
    assert name == name_of(pair, Options(audibles=True, playoff=True), CHARTS, rules), "nothing of a down changes"
    assert name != name_of(pair, Options(quotas=True), CHARTS, rules)
    assert name != name_of(pair, BASIC, ddf_library.season_charts(2022), season_rules(2022))


def test_the_same_charts_give_the_same_tables_to_the_last_bit() -> None:
    facts = sides(BASIC), BASIC, CHARTS, season_rules(2017)
    assert solved_pairing(*facts).packed() == tables(BASIC).packed()


@pytest.mark.parametrize("preset", ["basic", "advanced"])
def test_a_game_of_two_rivals_replays_and_nothing_is_solved_for_it(preset: str) -> None:
    definition = catalog.game("ddf")
    header = definition.header((TEAM, TEAM), 18, {"preset": preset})
    played = Session(definition, header, [definition.coach("rival")] * 2)
    assert played.over
    no_shelf = DataDrivenFootball(ddf_library.load_team, ddf_library.season_charts, unasked)
    again = Session(no_shelf, header, [None, None], played.entries)
    assert again.game.state() == played.game.state()
    twice = Session(definition, header, [definition.coach("rival") for _ in header.teams])
    assert twice.journal.dumps() == played.journal.dumps()


def unasked(name: str, make: Callable[[], bytes]) -> bytes:
    raise AssertionError("tables were asked for")


@pytest.mark.parametrize("preset", ["basic", "advanced"])
@pytest.mark.parametrize("exploiter", ["book", "sideline and B", "always F-Blitz", "best expected yards"])
def test_nobody_outguesses_it(exploiter: str, preset: str) -> None:
    """A small dose: forty games, of which an even player would lose twelve or more in all but one case of a hundred."""
    rival = catalog.game("ddf").coach("rival")
    assert isinstance(rival, RivalCoach)
    assert duel(TEAM, preset, rival, LIBRARY[exploiter](), 40).share > 0.3


@pytest.mark.parametrize("preset", ["basic", "advanced"])
def test_a_try_in_the_opening_waits_for_no_solution(preset: str) -> None:
    """A touchdown on one of the first downs: nobody has solved the pairing yet, and nobody waits until it is."""
    no_shelf = DataDrivenFootball(ddf_library.load_team, ddf_library.season_charts, unasked)
    game = no_shelf.start(no_shelf.header((TEAM, TEAM), 3, {"preset": preset}), Table())
    rival = no_shelf.coach("rival")
    assert isinstance(rival, RivalCoach)
    assert rival.answer_try(game, AWAY, None, 0.5) == KICK_TRY
