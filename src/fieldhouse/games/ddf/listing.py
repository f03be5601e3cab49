"""Data-Driven Football in the register of the house."""

from __future__ import annotations

from typing import Final

from fieldhouse.table.listing import Listing, Part

LISTING: Final = Listing(
    name="ddf",
    sport="Pro football",
    about="Call a play, read the dice on both charts, see what the priority chart makes of it.",
    definition=Part("fieldhouse.library.ddf:definition"),
    usual_teams=("2017-NE", "2017-PHI"),
    has_dice=True,
    is_for_owners=False,
    board=Part("fieldhouse.web.boards.football:view"),
    board_template="boards/football.html",
    team_template="team/football.html",
    team_page="The chart in colour",
    show_cell=Part("fieldhouse.gridiron.cells:show_cell"),
    cell_sign=Part("fieldhouse.gridiron.cells:cell_sign"),
    colours=Part("fieldhouse.web.colours:PRO_FOOTBALL"),
    sheet=Part("fieldhouse.printing.ddf:sheet"),
    box=None,
    season=Part("fieldhouse.seasons.ddf:SPORT"),
    builder=Part("fieldhouse.builders.nfl.builder:BUILDER"),
    commands=(),
)
