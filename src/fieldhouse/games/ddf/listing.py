"""Data-Driven Football in the register of the house."""

from __future__ import annotations

from typing import Final

from fieldhouse.gridiron.listing import football_listing
from fieldhouse.table.listing import Part

LISTING: Final = football_listing(
    name="ddf",
    sport="Pro football",
    about="Call a play, read the dice on both charts, see what the priority chart makes of it.",
    definition=Part("fieldhouse.library.ddf:definition"),
    usual_teams=("2017-NE", "2017-PHI"),
    show_cell=Part("fieldhouse.gridiron.cells:show_cell"),
    cell_sign=Part("fieldhouse.gridiron.cells:cell_sign"),
    colours=Part("fieldhouse.web.colours:PRO_FOOTBALL"),
    sheet=Part("fieldhouse.printing.ddf:sheet"),
    season=Part("fieldhouse.seasons.ddf:SPORT"),
    builder=Part("fieldhouse.builders.nfl.builder:BUILDER"),
    from_totals=Part("fieldhouse.leagues.football.from_totals:FROM_TOTALS"),
    tables=Part("fieldhouse.export.nflverse:TABLES"),
    components=(),
    commands=(),
)
