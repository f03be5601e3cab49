"""Win chances come from playing the game out from where it stood."""

from __future__ import annotations

from dataclasses import replace

from fieldhouse import catalog
from fieldhouse.store import saved
from fieldhouse.table.seat import BOTH
from fieldhouse.table.session import Session
from fieldhouse.web.chances import played_out


def test_the_chance_at_the_end_is_certain_and_before_it_is_a_share() -> None:
    definition = catalog.game("ddf")
    header = replace(definition.header(("2017-NE", "2017-PHI"), 5, {"preset": "basic"}), seats=("book", "book"))
    session = Session(definition, header, saved.coaches_of(definition, header))
    last = len(session.rests) - 1
    (begun, first), (ended, final) = played_out(header, (0, last), (session.state_at(0), session.state_at(last)))
    assert (begun, ended) == (0, last)
    assert abs(sum(first) - 1) < 0.001
    assert 0.05 < first[0] < 0.95, "two good teams: nobody is sure of it before the toss"
    assert final == [float(session.game.winner == seat) for seat in BOTH]
