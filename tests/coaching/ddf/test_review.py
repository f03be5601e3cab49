"""The call, graded, and the chance to win: choice apart from luck, in situations whose answer is known."""

from __future__ import annotations

from functools import cache, partial

import pytest

from fieldhouse import catalog
from fieldhouse.games.ddf import exploiters
from fieldhouse.games.ddf.coach_report import mixes_of
from fieldhouse.games.ddf.coaching.meetings import Meetings
from fieldhouse.games.ddf.coaching.pro import ProCoach
from fieldhouse.games.ddf.coaching.rival import RivalCoach
from fieldhouse.games.ddf.equilibrium.win_chance import DataDrivenChance
from fieldhouse.games.ddf.game import DataDrivenFootball
from fieldhouse.games.ddf.odds import new_situation
from fieldhouse.games.ddf.options import BASIC
from fieldhouse.games.ddf.state import Game
from fieldhouse.gridiron import coach_report
from fieldhouse.gridiron.field import Situation
from fieldhouse.library import ddf as ddf_library
from fieldhouse.library import shelf
from fieldhouse.table.duel import shares
from fieldhouse.table.plain_json import Fields, PlainReport
from fieldhouse.table.seat import AWAY, HOME, NO_SEAT
from fieldhouse.table.session import Session
from fieldhouse.table.table import BatchTable

TEAM = "2017-HAR"
BASIC_PLAY: Fields = {"preset": "basic"}
NEAR_ENOUGH = 1e-3


def definition() -> DataDrivenFootball:
    found = catalog.game("ddf")
    assert isinstance(found, DataDrivenFootball)
    return found


@cache
def reviewed() -> PlainReport:
    """A game of two book coaches."""
    ddf = definition()
    header = ddf.header((TEAM, TEAM), 3, BASIC_PLAY)
    session = Session(ddf, header, [ddf.coach("book")] * 2)
    ends = [rest.notes for rest in session.rests]
    notes = [session.notes[begun:ended] for begun, ended in zip(ends, [*ends[1:], None], strict=True)]
    return ddf.review(header, [session.state_at(number) for number in range(len(ends))], notes)


def test_calls_and_dice_add_up_to_what_moved() -> None:
    for down in reviewed()["downs"]:
        given = down["formation_chance"] - down["call_chance"]
        moved = down["luck"] + (given if down["offense"] == "away" else -given)
        assert moved == pytest.approx(down["after"] - down["before"], abs=NEAR_ENOUGH)


def test_no_call_gains_against_the_mix_that_nobody_can_outguess() -> None:
    downs = reviewed()["downs"]
    assert len(downs) > 80
    assert min(min(down["call_points"], down["formation_points"]) for down in downs) >= 0
    assert sum(down["call_points"] > 0.005 for down in downs) / len(downs) > 0.5, "the book is not the equilibrium"


def test_both_coaches_are_told_their_worst_and_what_can_be_read_of_them() -> None:
    for coach in reviewed()["coaches"]:
        costs = [line["chance"] for line in coach["worst"]]
        assert costs == sorted(costs, reverse=True) and costs[0] >= coach["best"][0]["chance"]
        assert sum(often for often, _ in coach["tendencies"]["plays"].values()) == pytest.approx(1, abs=0.01)


def at(lead: int, clock: int, quarter: int) -> Game:
    """The visitors have the ball on their 25."""
    team, charts = ddf_library.load_team(TEAM), ddf_library.season_charts(2017)
    game = new_situation(team, team, BASIC, charts, Situation(AWAY, 25, 1, 10), BatchTable(1, ()))
    game.quarter, game.clock, game.score = quarter, clock, [max(lead, 0), max(-lead, 0)]
    return game


@cache
def teller(is_solved: bool) -> DataDrivenChance:
    met = ProCoach(Meetings(shelf.kept)).met(at(0, 900, 1))
    return DataDrivenChance(met.playbook, met.endgame) if is_solved else DataDrivenChance()


@pytest.mark.parametrize("is_solved", [True, False])
def test_a_lead_is_worth_more_the_later_it_is_and_a_team_against_itself_is_even(is_solved: bool) -> None:
    chances = [
        teller(is_solved).away(at(7, clock, quarter)) for quarter, clock in ((1, 900), (3, 900), (4, 310), (4, 60))
    ]
    assert chances == sorted(chances) and 0.6 < chances[0] < chances[-1] <= 1.0
    assert sum(teller(is_solved).told(at(-3, 600, 2))) == pytest.approx(1.0, abs=NEAR_ENOUGH)
    assert 0.5 < teller(is_solved).away(at(0, 900, 3)) < 0.6


@pytest.mark.parametrize("lead", [-7, -3, 0, 3, 7])
def test_five_minutes_from_the_end_what_is_told_goes_on(lead: int) -> None:
    before, after = (teller(True).away(at(lead, clock, 4)) for clock in (310, 300))
    assert abs(before - after) < 0.03


@pytest.mark.parametrize(("quarter", "clock"), [(2, 40), (2, 600), (3, 700), (4, 500)])
def test_of_a_team_against_itself_both_sides_are_told_the_same(quarter: int, clock: int) -> None:
    ours, theirs = at(3, clock, quarter), at(-3, clock, quarter)
    theirs.offense = HOME
    if quarter < 3:
        ours.received_first, theirs.received_first = HOME, AWAY
    assert teller(True).away(ours) == pytest.approx(1.0 - teller(True).away(theirs), abs=NEAR_ENOUGH)


def test_whoever_receives_the_second_kickoff_has_a_little_more() -> None:
    """The toss says nothing yet: it is between the two."""
    games = [at(0, 300, 2) for _ in range(3)]
    for game, receiver in zip(games, (HOME, NO_SEAT, AWAY), strict=True):
        game.received_first = receiver
    later, unknown, earlier = map(teller(True).away, games)
    assert earlier + 0.02 < unknown < later - 0.02 and later - earlier < 0.15


def test_whoever_knows_the_mixes_gains_nothing_from_the_rival_and_much_from_the_book() -> None:
    meetings = Meetings(shelf.kept)
    coaches = {"rival": RivalCoach(meetings), "pro": ProCoach(meetings), "book": RivalCoach(meetings)}
    worst = {
        level: coach_report.leaks(at(0, 900, 1), partial(mixes_of, level=level, coach=coach))[0]["points"]
        for level, coach in coaches.items()
    }
    assert max(worst["rival"], worst["pro"]) < 0.01 < worst["book"]


def test_thirty_exploiters_and_more_play_whole_games() -> None:
    library = exploiters.library(Meetings(shelf.kept))
    assert len(library) >= 30
    few = {
        name: library[name] for name in ("always two", "only runs", "learns", "replies to the pro", "always hurries")
    }
    rows = shares(definition(), TEAM, BASIC_PLAY, "book", few, 2)
    assert {row["against"] for row in rows} == few.keys()


def test_the_odds_page_tells_the_mix_and_what_the_down_is_worth() -> None:
    spot = {"down": 4, "to_go": 2, "at": "opp-40"}
    _, plain = definition().pages.odds(TEAM, TEAM, spot, BASIC_PLAY)
    assert "equilibrium" not in plain
    _, values = definition().pages.odds(TEAM, TEAM, spot | {"equilibrium": True}, BASIC_PLAY)
    mix = values["equilibrium"]
    assert sum(mix["plays"].values()) == pytest.approx(1, abs=0.01) == sum(mix["formations"].values())
    assert -1 < mix["best_kick"] <= mix["points"] < 4
