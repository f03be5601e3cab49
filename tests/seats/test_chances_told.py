"""At a terminal everybody's chance to win is told at the end of each phase, and nothing changes by it."""

from __future__ import annotations

import re
from dataclasses import replace
from io import StringIO

import pytest
from rich.console import Console

from fieldhouse import catalog
from fieldhouse.seats.screen import Screen
from fieldhouse.store import saved
from fieldhouse.table import rollouts
from fieldhouse.table.session import AnySession, Session

PHASES_OF_A_GAME = 3 * 4
"""Three years: the off-season, early and mid-season end as the next phase begins, the late season with the points."""


def told(session: AnySession, has_chances: bool = True) -> list[str]:
    page = StringIO()
    Screen(Console(file=page, width=120), session, has_rolls=False, has_chances=has_chances).catch_up()
    return re.findall(r"Chances to win: (.*)", page.getvalue())


def test_chances_are_told_at_the_end_of_each_phase(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rollouts, "ROLLOUTS", 2)
    definition = catalog.game("lords")
    header = replace(definition.header(("HAR", "MAP"), 5, {}), seats=("owner", "owner"))
    session = Session(definition, header, saved.coaches_of(definition, header))
    lines_before = list(session.entries)
    lines = told(session)
    assert len(lines) == PHASES_OF_A_GAME
    for line in lines:
        shares = {team: int(share) for team, share in re.findall(r"(\w+) (\d+)%", line)}
        assert list(shares) == ["HAR", "MAP"]
        assert sum(shares.values()) == 100
    assert told(session) == lines, "the same whenever it is asked"
    assert session.entries == lines_before
    assert not told(session, has_chances=False)
    assert definition.stand_in("person") == "owner"
