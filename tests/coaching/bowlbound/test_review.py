"""Bowl Bound's chance to win, its games graded, and its coaches' report: in situations whose answer is known."""

from __future__ import annotations

from functools import cache, partial

import pytest

from fieldhouse import catalog
from fieldhouse.games.bowlbound import exploiters
from fieldhouse.games.bowlbound.coach_report import mixes_of
from fieldhouse.games.bowlbound.coaching.pro import ProCoach
from fieldhouse.games.bowlbound.game import BowlBound
from fieldhouse.games.bowlbound.state import Game
from fieldhouse.gridiron import coach_report
from fieldhouse.gridiron.equilibrium.leaning import HABIT_RISK
from fieldhouse.gridiron.equilibrium.win_chance import WinChance
from fieldhouse.gridiron.field import Situation
from fieldhouse.gridiron.odds import place
from fieldhouse.gridiron.phases import SCRIMMAGE
from fieldhouse.table.duel import shares
from fieldhouse.table.plain_json import Fields, PlainReport
from fieldhouse.table.seat import AWAY
from fieldhouse.table.session import Session
from fieldhouse.table.table import Table

TEAM = "2024-LKS"
BASIC_PLAY: Fields = {"preset": "basic", "kneel": True}
NEAR_ENOUGH = 1e-3


def definition() -> BowlBound:
    found = catalog.game("bowlbound")
    assert isinstance(found, BowlBound)
    return found


def at(lead: int, clock: int, quarter: int) -> Game:
    """First and ten of the visitors on their 25."""
    game = definition().start(definition().header((TEAM, TEAM), 0, BASIC_PLAY), Table())
    game.phase, game.quarter, game.clock = SCRIMMAGE, quarter, clock
    game.score = [max(lead, 0), max(-lead, 0)]
    place(game, Situation(AWAY, 25, 1, 10))
    return game


@cache
def teller(is_solved: bool) -> WinChance[Game]:
    return definition().win_chance(definition().meetings().met(at(0, 900, 1)) if is_solved else None)


@cache
def reviewed() -> PlainReport:
    """A game of two book coaches."""
    bowlbound = definition()
    header = bowlbound.header((TEAM, TEAM), 3, BASIC_PLAY)
    session = Session(bowlbound, header, [bowlbound.coach("book")] * 2)
    ends = [rest.notes for rest in session.rests]
    notes = [session.notes[begun:ended] for begun, ended in zip(ends, [*ends[1:], None], strict=True)]
    return bowlbound.review(header, [session.state_at(number) for number in range(len(ends))], notes)


@pytest.mark.parametrize("is_solved", [True, False])
def test_a_lead_is_worth_more_the_later_it_is(is_solved: bool) -> None:
    chances = [
        teller(is_solved).away(at(7, clock, quarter)) for quarter, clock in ((1, 900), (3, 900), (4, 310), (4, 60))
    ]
    assert chances == sorted(chances) and 0.6 < chances[0] < chances[-1] <= 1.0
    assert 0.5 < teller(is_solved).away(at(0, 900, 3)) < 0.6


def test_calls_and_dice_add_up_to_what_moved() -> None:
    downs = reviewed()["downs"]
    assert len(downs) > 80
    for down in downs:
        given = down["formation_chance"] - down["call_chance"]
        moved = down["luck"] + (given if down["offense"] == "away" else -given)
        assert moved == pytest.approx(down["after"] - down["before"], abs=NEAR_ENOUGH)
        assert min(down["call_points"], down["formation_points"]) >= 0
    assert sum(down["call_points"] for down in downs) / len(downs) > 0.03, "the book is not the equilibrium"


def test_both_coaches_are_told_what_could_be_read_of_them() -> None:
    for coach in reviewed()["coaches"]:
        plays = coach["tendencies"]["plays"]
        assert sum(often for often, _ in plays.values()) == pytest.approx(1, abs=0.02)
        assert sum(fair for _, fair in plays.values()) == pytest.approx(1, abs=0.02)
        assert 0.2 < coach["tendencies"]["pass_share"] < 0.9


def test_whoever_knows_the_mixes_gains_nothing_from_the_rival_and_much_from_the_book() -> None:
    pro = ProCoach(definition().meetings())
    worst = {
        level: coach_report.leaks(at(0, 900, 1), partial(mixes_of, level=level, pro=pro))[0]["points"]
        for level in ("rival", "pro", "book")
    }
    assert worst["rival"] < 0.03 < worst["book"], "the net's own error is in the first of them"
    assert worst["pro"] <= worst["rival"] + HABIT_RISK + 0.002, "habits cost no more than they risk"


def test_the_odds_page_tells_the_mix_and_what_the_down_is_worth() -> None:
    spot = {"down": 4, "to_go": 2, "at": "opp-40", "equilibrium": True}
    mix = definition().pages.odds(TEAM, TEAM, spot, BASIC_PLAY)[1]["equilibrium"]
    assert sum(mix["plays"].values()) == pytest.approx(1, abs=0.01) == sum(mix["formations"].values())
    assert -1 < mix["best_kick"] <= mix["points"] < 4


def test_thirty_exploiters_and_more_play_whole_games() -> None:
    library = exploiters.library(definition().meetings())
    assert len(library) >= 30
    names = ("always two", "only runs", "learns", "replies to the pro", "always guesses the bomb", "decoys")
    few = {name: library[name] for name in names}
    rows = shares(definition(), TEAM, BASIC_PLAY, "book", few, 2)
    assert {row["against"] for row in rows} == few.keys()
